/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Measures a cell: its copies run at once, a thread each, from the same moment on. */

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_peer.h"
#include "say.h"

#define SMALL 8u
#define CALLS 1000u	    /* of a small copy */
#define SAMPLE (256u << 10) /* looked at, at both ends */

struct lane {
	const struct peer *p;
	pthread_barrier_t *start;
	pthread_t thread;
	struct peer_flow flow;
	char *src;
	char *dst;
	uint64_t size;
	uint64_t repeat;
	uint64_t ns;
	char route[32];
	ssize_t res;
	char why[256];
};

struct cell {
	struct lane lane[PEER_FLOWS];
	size_t n;
};

static void fill(unsigned char *v, size_t len, uint64_t seed)
{
	uint64_t x = seed * 0x9e3779b97f4a7c15u + 1;

	for (size_t i = 0; i < len; i++) {
		x = x * 6364136223846793005u + 1442695040888963407u;
		v[i] = (unsigned char)(x >> 56);
	}
}

/* The host's is pinned, on the NUMA node of the device at the other end. */
static int get_memory(const struct peer *p, size_t end, size_t near, uint64_t size, char **out)
{
	void *mem = NULL;
	int err = end == PEER_HOST ? pl_mem_alloc(p->site[near].dev, size, PL_ALLOC_PINNED, &mem)
				   : pl_mem_alloc(p->site[end].dev, size, 0, &mem);

	*out = mem;
	return err ? say_library(err) : 0;
}

static void cell_put(struct cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		struct lane *l = &c->lane[i];

		(void)pl_mem_free(l->p->ctx, l->src);
		(void)pl_mem_free(l->p->ctx, l->dst);
	}
}

/* The bytes at the beginning, or at the end, that are looked at. */
static uint64_t sample_at(const struct lane *l, bool end)
{
	return end && l->size > SAMPLE ? l->size - SAMPLE : 0;
}

static int put_samples(struct lane *l, size_t i)
{
	size_t len = (size_t)(l->size < SAMPLE ? l->size : SAMPLE);
	unsigned char *v = alloc_array(1, len);
	ssize_t n = (ssize_t)len;

	if (!v) {
		return say_failed("no memory left");
	}
	for (unsigned int end = 0; end < 2 && n == (ssize_t)len; end++) {
		fill(v, len, 2 * i + (l->size > SAMPLE ? end : 0));
		n = pl_copy(l->p->ctx, l->src + sample_at(l, end), v, len, NULL);
	}
	free(v);
	return n < 0 ? say_library((int)n) : 0;
}

static int look_at_samples(const struct lane *l, size_t i)
{
	size_t len = (size_t)(l->size < SAMPLE ? l->size : SAMPLE);
	unsigned char *v = alloc_array(2, len);
	int status = v ? 0 : say_failed("no memory left");

	for (unsigned int end = 0; end < 2 && status == 0; end++) {
		ssize_t n = pl_copy(l->p->ctx, v, l->dst + sample_at(l, end), len, NULL);

		fill(v + len, len, 2 * i + (l->size > SAMPLE ? end : 0));
		if (n < 0) {
			status = say_library((int)n);
		} else if (memcmp(v, v + len, len) != 0) {
			status = say_failed("wrong data arrived");
		}
	}
	free(v);
	return status;
}

static int cell_get(struct cell *c, const struct peer *p, const struct peer_flow *v, size_t n,
		    uint64_t size)
{
	int status = 0;

	c->n = 0;
	for (size_t i = 0; i < n && status == 0; i++) {
		struct lane *l = &c->lane[i];

		*l = (struct lane){ .p = p, .flow = v[i], .size = size };
		status = get_memory(p, v[i].from, v[i].to, size, &l->src);
		if (status == 0) {
			status = get_memory(p, v[i].to, v[i].from, size, &l->dst);
			if (status != 0) {
				(void)pl_mem_free(p->ctx, l->src);
			}
		}
		if (status == 0) {
			c->n++;
			status = put_samples(l, i);
		}
	}
	return status;
}

static void *carry_lane(void *arg)
{
	struct lane *l = arg;
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	uint64_t began;

	o.report = &r;
	o.policy = l->p->o->policy.value;
	(void)pthread_barrier_wait(l->start);
	began = clock_now_ns();
	for (uint64_t i = 0; i < l->repeat && l->res >= 0; i++) {
		l->res = pl_copy(l->p->ctx, l->dst, l->src, l->size, &o);
	}
	l->ns = clock_now_ns() - began;
	if (l->res < 0) {
		text_copy(l->why, sizeof(l->why), pl_error_message());
	}
	text_copy(l->route, sizeof(l->route), r.route);
	if (r.lanes > 1) {
		text_fmt(l->route, sizeof(l->route), "%s, %u links", r.route, r.lanes);
	}
	return NULL;
}

/* Once, all at a time. */
static int cell_go(struct cell *c, uint64_t repeat)
{
	pthread_barrier_t start;
	size_t started = 0;
	int status = 0;

	if (pthread_barrier_init(&start, NULL, (unsigned int)c->n)) {
		return say_failed("no barrier");
	}
	for (size_t i = 0; i < c->n; i++) {
		c->lane[i].start = &start;
		c->lane[i].repeat = repeat;
		c->lane[i].res = 0;
	}
	/* The last runs here: those that were started wait for it. */
	while (started + 1 < c->n &&
	       pthread_create(&c->lane[started].thread, NULL, carry_lane, &c->lane[started]) == 0) {
		started++;
	}
	if (started + 1 < c->n) {
		/* The threads wait at a barrier that will never be full. */
		exit(say_failed("no thread could be started"));
	}
	carry_lane(&c->lane[started]);
	for (size_t i = 0; i < started; i++) {
		pthread_join(c->lane[i].thread, NULL);
	}
	pthread_barrier_destroy(&start);
	for (size_t i = 0; i < c->n && status == 0; i++) {
		if (c->lane[i].res < 0) {
			status = say_failed("%s", c->lane[i].why);
		}
	}
	return status;
}

/* GB/s of those that count, or the microseconds of one copy. */
static double figure(const struct cell *c, const struct peer_test *t)
{
	double bytes = 0;
	uint64_t ns = 1;

	for (size_t i = 0; i < c->n; i++) {
		const struct lane *l = &c->lane[i];

		if (l->flow.counts) {
			bytes += (double)(l->size * l->repeat);
			ns = l->ns > ns ? l->ns : ns;
		}
	}
	return t->latency ? (double)ns / 1e3 / (double)c->lane[0].repeat : bytes / (double)ns;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static int measure_cell(const struct peer *p, struct cell *c, const struct peer_test *t,
			double *out)
{
	uint64_t repeat = t->latency ? CALLS : p->o->repeat;
	double *v = alloc_array(p->o->rounds, sizeof(*v));
	int status = v ? cell_go(c, 1) : say_failed("no memory left");

	for (size_t i = 0; i < p->o->rounds && status == 0; i++) {
		status = cell_go(c, repeat);
		v[i] = figure(c, t);
	}
	for (size_t i = 0; i < c->n && status == 0; i++) {
		status = look_at_samples(&c->lane[i], i);
	}
	if (status == 0) {
		qsort(v, p->o->rounds, sizeof(*v), by_value);
		*out = v[p->o->rounds / 2];
	}
	free(v);
	return status;
}

int peer_measure(const struct peer *p, const struct peer_test *t, uint64_t size,
		 struct peer_matrix *out)
{
	struct cell *c = alloc_zero(sizeof(*c));
	int status = c ? 0 : say_failed("no memory left");

	*out = (struct peer_matrix){ .test = t,
				     .size = t->latency ? SMALL : size,
				     .rows = t->shape == PEER_PAIRS ? p->n : 1 };
	for (size_t i = 0; i < out->rows * p->n && status == 0; i++) {
		size_t row = i / p->n, col = i % p->n;
		struct peer_flow v[PEER_FLOWS];
		size_t n = t->flows(p->n, row, col, v);

		out->v[row][col] = -1;
		if (n == 0) {
			continue;
		}
		status = cell_get(c, p, v, n, out->size);
		if (status == 0) {
			status = measure_cell(p, c, t, &out->v[row][col]);
			text_copy(out->route[row][col], sizeof(out->route[row][col]),
				  c->lane[0].route);
		}
		cell_put(c);
	}
	free(c);
	return status;
}
