/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Schedules: from a seed to what is done, and to what goes wrong when. */

#include "schedules.h"

#define ROUND(n) (((n) + 4095) & ~(size_t)4095)

uint64_t any64(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

static void add_fault(struct plan *p, unsigned int side, struct fault f)
{
	if (p->n_faults[side] < FAULTS) {
		p->fault[side][p->n_faults[side]++] = f;
	}
}

/* In some operation, some time. */
static struct fault fault_of(struct plan *p, uint64_t *r, enum fault_kind kind, unsigned int side)
{
	return (struct fault){ .kind = kind,
			       .at = any(r, p->threads[side] * p->ops),
			       .us = any(r, 2) ? any(r, 1500) : 0,
			       .n = 1 + any(r, 6) };
}

/* What does no harm. */
static void add_oddities(struct plan *p, uint64_t *r)
{
	static const enum fault_kind kinds[] = { FAULT_STALL, FAULT_SHUFFLE, FAULT_TORN };

	for (unsigned int side = 0; side < SIDES; side++) {
		for (unsigned int n = any(r, 3); n; n--) {
			add_fault(p, side, fault_of(p, r, kinds[any(r, COUNT(kinds))], side));
		}
	}
}

/* A request that fails once, by which its rail does. */
static struct fault broken_request(struct plan *p, uint64_t *r, unsigned int side, bool lasting)
{
	/* RETRY_EXC_ERR, REM_OP_ERR; REM_ACCESS_ERR, LOC_PROT_ERR, which end an operation. */
	static const int status[] = { 12, 11, 12, 11, 10, 4 };
	static const enum fault_kind kinds[] = { FAULT_WC, FAULT_ACK, FAULT_ACK, FAULT_SEND_WR,
						 FAULT_POST };
	struct fault f = fault_of(p, r, kinds[any(r, COUNT(kinds))], side);

	f.n = 1 + any(r, any(r, 2) ? 4 : 80);
	f.status = f.kind == FAULT_WC || f.kind == FAULT_ACK
			   ? status[any(r, lasting ? COUNT(status) : 2)]
			   : ENOMEM;
	return f;
}

/* A link goes, and comes again. */
static void blink(struct plan *p, uint64_t *r, unsigned int device)
{
	unsigned int side = any(r, 2);
	struct fault f = fault_of(p, r, FAULT_LINK_DOWN, side);

	f.device = device;
	add_fault(p, side, f);
	f.kind = FAULT_LINK_UP;
	f.us = 50000 + any(r, 300000);
	add_fault(p, side, f);
}

/* One rail fails: by a link that goes up and down, at either end, or by a request. */
static void fail_rail(struct plan *p, uint64_t *r)
{
	unsigned int device = any(r, p->nics);

	if (p->slow) {
		for (unsigned int n = 1 + any(r, 2); n; n--) {
			blink(p, r, device);
		}
		return;
	}
	if (any(r, 2)) {
		unsigned int side = any(r, 2);

		add_fault(p, side, broken_request(p, r, side, false));
		return;
	}
	for (unsigned int n = 1 + any(r, 4); n; n--) {
		unsigned int side = any(r, 2);
		struct fault f = fault_of(p, r, any(r, 3) ? FAULT_LINK_DOWN : FAULT_LINK_UP, side);

		f.device = device;
		add_fault(p, side, f);
	}
}

static void fail_all(struct plan *p, uint64_t *r)
{
	static const enum fault_kind kinds[] = { FAULT_LINK_DOWN, FAULT_LINK_DOWN, FAULT_LINK_UP,
						 FAULT_LINK_UP,	  FAULT_REG,	   FAULT_GID,
						 FAULT_EVENT };

	for (unsigned int n = p->slow ? 1 + any(r, 3) : 0; n; n--) {
		blink(p, r, any(r, p->nics));
	}
	for (unsigned int n = p->slow ? any(r, 2) : 1 + any(r, 5); n; n--) {
		unsigned int side = any(r, 2);
		struct fault f = fault_of(p, r, kinds[any(r, COUNT(kinds))], side);

		f.device = any(r, p->nics);
		f.n = 1 + any(r, f.kind == FAULT_REG ? 3 : 12);
		add_fault(p, side, any(r, 3) ? f : broken_request(p, r, side, true));
	}
}

static int by_time(const void *a, const void *b)
{
	const struct fault *x = a;
	const struct fault *y = b;

	return x->at != y->at ? (x->at < y->at ? -1 : 1) : (x->us > y->us) - (x->us < y->us);
}

void schedule_make(struct plan *p, uint64_t seed, bool has_cuda)
{
	static const enum class classes[] = { CLASS_NONE, CLASS_RAIL,  CLASS_RAIL,  CLASS_RAIL,
					      CLASS_RAIL, CLASS_REG,   CLASS_ALL,   CLASS_ALL,
					      CLASS_ALL,  CLASS_ALL,   CLASS_KILL,  CLASS_KILL,
					      CLASS_KILL, CLASS_GRANT, CLASS_CLOSE, CLASS_RAIL };
	uint64_t r = seed * UINT64_C(0x2545f4914f6cdd1d) + 1;
	unsigned int size = any(&r, 20);
	unsigned int side;

	*p = (struct plan){ .seed = seed };
	p->class = classes[any(&r, COUNT(classes))];
	p->slice = size < 14 ? 48 * KIB : size < 19 ? 640 * KIB : 3 * MIB;
	p->nics = any(&r, 5) ? 2 : 3;
	for (unsigned int i = 0; i < SIDES; i++) {
		p->threads[i] = size == 19 ? 1 : 1 + any(&r, THREADS);
	}
	p->ops = 8 + any(&r, size < 14 ? 25 : 10);
	p->slow = (p->class == CLASS_RAIL || p->class == CLASS_ALL) && any(&r, 10) == 0;
	p->timeout_ms = 5 + any(&r, 40);
	p->delay_us = any(&r, 4) ? 0 : 200;
	/* What a rail has written that then fails is late for ever, here. */
	p->late = any(&r, 3) == 0 && (p->class == CLASS_NONE || p->class == CLASS_REG);
	p->fakecuda = any(&r, 3) == 0 && has_cuda;
	p->untried = any(&r, 2) && p->fakecuda && p->class >= CLASS_ALL ? any(&r, 4) : 0;
	add_oddities(p, &r);
	side = any(&r, 2);
	switch (p->class) {
	case CLASS_NONE:
		break;
	case CLASS_RAIL:
		fail_rail(p, &r);
		break;
	case CLASS_REG:
		add_fault(p, side, fault_of(p, &r, FAULT_REG, side));
		break;
	case CLASS_ALL:
		fail_all(p, &r);
		break;
	default:
		if (any(&r, 2)) {
			fail_all(p, &r);
		}
		if (p->n_faults[side] == FAULTS) {
			p->n_faults[side]--;
		}
		add_fault(p, side,
			  fault_of(p, &r,
				   p->class == CLASS_KILL    ? FAULT_KILL
				   : p->class == CLASS_GRANT ? FAULT_GRANT
							     : FAULT_CLOSE,
				   side));
	}
	for (unsigned int i = 0; i < SIDES; i++) {
		qsort(p->fault[i], p->n_faults[i], sizeof(p->fault[i][0]), by_time);
	}
}

size_t region_len(const struct plan *p, unsigned int owner)
{
	return ROUND(ledger_at(p, owner, p->threads[!owner]) + GAP);
}

size_t shared_len(const struct plan *p)
{
	size_t len = ROUND(sizeof(struct shared));

	for (unsigned int i = 0; i < SIDES; i++) {
		len += REGIONS * 3 * region_len(p, i);
	}
	return len;
}

void shared_place(const struct plan *p, struct shared *s)
{
	size_t at = ROUND(sizeof(struct shared));

	for (unsigned int i = 0; i < SIDES; i++) {
		s->region_len[i] = region_len(p, i);
		for (unsigned int k = 0; k < REGIONS; k++) {
			s->side[i].bytes[k] = at;
			at += 3 * s->region_len[i];
			fx_pattern(model_of(s, i, k).cur, 0, s->region_len[i], 100 + 2 * k + i);
		}
		memset(model_of(s, i, 0).cur, 0, WORDS_LEN); /* words */
	}
}
