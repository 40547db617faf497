/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The data of `peerlane bench coll`: small whole numbers, whose sums are exact in every type and
 * order, so that any library's result can be compared. An average of floats may be rounded in two
 * ways.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "bench_coll.h"

static double value(const struct coll_site *s, unsigned int rank, uint64_t i)
{
	if (s->o->redop.op == PL_COMM_PROD) {
		/* The product of all is 2. */
		return (i + rank) % s->n == 0 ? 2 : 1;
	}
	return (double)((i * 31 + rank * 7 + (i >> 3)) % 8);
}

static double reduction(const struct coll_site *s, uint64_t i)
{
	double r = value(s, 0, i);

	for (unsigned int q = 1; q < s->n; q++) {
		double v = value(s, q, i);

		switch (s->o->redop.op) {
		case PL_COMM_PROD:
			r *= v;
			break;
		case PL_COMM_MIN:
			r = fmin(r, v);
			break;
		case PL_COMM_MAX:
			r = fmax(r, v);
			break;
		default:
			r += v;
		}
	}
	return s->o->redop.op == PL_COMM_AVG ? r / s->n : r;
}

/* Rounds to a 16-bit float. It is exact for whole numbers below 2^11, and for their quotients as
 * far as the tests need it. */
static uint16_t half_of(double d, bool brain)
{
	float f = (float)d;
	uint32_t bits;

	memcpy(&bits, &f, 4);
	if (bits == 0) {
		return 0;
	}
	if (brain) {
		return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
	}
	return (uint16_t)(((bits >> 23) - 112) << 10 | (bits >> 13 & 0x3ff));
}

static double of_half(uint16_t h, bool brain)
{
	uint32_t bits = (uint32_t)h << 16;
	float f;

	if (!brain) {
		return h == 0 ? 0 : ldexp((h & 0x3ff) + 0x400, (h >> 10 & 31) - 25);
	}
	memcpy(&f, &bits, 4);
	return f;
}

static void encode(const struct coll_type *t, double d, char *to)
{
	float f = (float)d;
	int64_t n = (int64_t)d;
	uint16_t h;

	switch (t->type) {
	case PL_COMM_F64:
		memcpy(to, &d, 8);
		break;
	case PL_COMM_F32:
		memcpy(to, &f, 4);
		break;
	case PL_COMM_F16:
	case PL_COMM_BF16:
		h = half_of(d, t->type == PL_COMM_BF16);
		memcpy(to, &h, 2);
		break;
	default:
		memcpy(to, &n,
		       t->bytes); /* of either sign: they are small, and the host is little */
	}
}

static double decode(const struct coll_type *t, const char *from)
{
	double d = NAN;
	float f;
	uint16_t h;

	switch (t->type) {
	case PL_COMM_F64:
		memcpy(&d, from, 8);
		break;
	case PL_COMM_F32:
		memcpy(&f, from, 4);
		d = f;
		break;
	case PL_COMM_F16:
	case PL_COMM_BF16:
		memcpy(&h, from, 2);
		d = of_half(h, t->type == PL_COMM_BF16);
		break;
	default:
		break;
	}
	return d;
}

int coll_data_make(struct coll_site *s)
{
	const struct coll_type *t = &s->o->type;

	s->reduced = alloc_array(COLL_PERIOD, t->bytes);
	for (unsigned int q = 0; q < s->n; q++) {
		s->data[q] = alloc_array(COLL_PERIOD, t->bytes);
		for (uint64_t i = 0; i < COLL_PERIOD && s->data[q]; i++) {
			encode(t, value(s, q, i), s->data[q] + i * t->bytes);
		}
		if (!s->data[q]) {
			return -1;
		}
	}
	for (uint64_t i = 0; i < COLL_PERIOD && s->reduced; i++) {
		encode(t, reduction(s, i), s->reduced + i * t->bytes);
	}
	return s->reduced ? 0 : -1;
}

void coll_data_drop(struct coll_site *s)
{
	for (unsigned int q = 0; q < s->n; q++) {
		free(s->data[q]);
	}
	free(s->reduced);
}

uint64_t coll_src_count(const struct coll_site *s)
{
	bool parts = s->o->kind == COLL_SCATTER || s->o->kind == COLL_EXCHANGE;

	return s->count * (parts ? s->n : 1);
}

uint64_t coll_dst_count(const struct coll_site *s)
{
	bool parts = s->o->kind == COLL_GATHER || s->o->kind == COLL_EXCHANGE;

	return s->count * (parts ? s->n : 1);
}

void coll_fill(const struct coll_rank *r)
{
	uint32_t bytes = r->site->o->type.bytes;
	uint64_t n = coll_src_count(r->site);

	for (uint64_t at = 0; at < n; at += COLL_PERIOD) {
		uint64_t some = n - at < COLL_PERIOD ? n - at : COLL_PERIOD;

		memcpy(r->host + at * bytes, r->site->data[r->index], some * bytes);
	}
}

/* The element that rank r must have at i. */
static const char *wanted(const struct coll_rank *r, uint64_t i)
{
	const struct coll_site *s = r->site;
	uint64_t part = i / s->count;
	uint64_t at = i;
	const char *of;

	switch (s->o->kind) {
	case COLL_SCATTER:
		at = i + r->index * s->count;
		of = s->reduced;
		break;
	case COLL_GATHER:
		at = i % s->count;
		of = s->data[part];
		break;
	case COLL_BROADCAST:
		of = s->data[0];
		break;
	case COLL_EXCHANGE:
		at = i % s->count + r->index * s->count;
		of = s->data[part];
		break;
	default:
		of = s->reduced;
	}
	return of + at % COLL_PERIOD * s->o->type.bytes;
}

uint64_t coll_count_wrong(const struct coll_rank *r)
{
	const struct coll_type *t = &r->site->o->type;
	bool rounded = r->site->o->redop.op == PL_COMM_AVG;
	uint64_t wrong = 0;

	for (uint64_t i = 0; i < coll_dst_count(r->site); i++) {
		const char *got = r->host + i * t->bytes;
		const char *want = wanted(r, i);

		if (memcmp(got, want, t->bytes) != 0) {
			double w = decode(t, want);

			wrong += !(rounded && fabs(decode(t, got) - w) <= fabs(w) / 100);
		}
	}
	return wrong;
}
