/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Measures one line of `peerlane bench net`. The sending memory holds pattern.h's words, and the
 * receiving one is cleared. Afterwards the receiving side compares. That is done for one transfer
 * of each thread before any is timed, and again for the timed ones. Each thread has its own part of
 * the memories.
 */

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_gpu.h"
#include "bench_net.h"
#include "say.h"

#define SINGLES 10000u /* transfers one by one, at most, where bytes are counted */

struct lane {
	struct net_run *run;
	const struct net_cell *cell;
	pthread_mutex_t *gate; /* it begins when it gets this */
	const bool *off;       /* under it: and does nothing */
	pthread_t thread;
	uint64_t at;
	uint64_t ns;	   /* how long; 0: `most` alone counts */
	uint64_t most;	   /* transfers, at least 1 */
	struct hist *hist; /* NULL: not needed */
	uint64_t ops;
	struct tally tally;
	ssize_t res;
	uint64_t failed_ns; /* when */
	char why[256];
};

struct lanes {
	struct lane v[NET_THREADS];
	pthread_mutex_t gate;
	bool off;
};

static ssize_t transfer(const struct lane *l, const struct pl_io_opts *io)
{
	const struct net_cell *c = l->cell;
	const struct pl_place far = PL_PLACE_IN_REGION(l->run->link->region, l->at);
	const struct pl_place near = PL_PLACE_MEM(l->run->mem.at + l->at);

	return pl_transfer(l->run->ctx, c->write ? &far : &near, c->write ? &near : &far, c->size,
			   io);
}

static void carry_lane(struct lane *l)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts io = PL_IO_OPTS_INIT;
	uint64_t end = l->ns != 0 ? clock_now_ns() + l->ns : UINT64_MAX, begun, now;

	io.report = &report;
	io.policy = l->run->o->policy.value;
	do {
		begun = clock_now_ns();
		l->res = transfer(l, &io);
		if (l->res < 0) {
			l->failed_ns = clock_now_ns();
			text_copy(l->why, sizeof(l->why), pl_error_message());
			return;
		}
		now = clock_now_ns();
		if (l->hist != NULL) {
			hist_add(l->hist, now - begun);
		}
		tally_add(&l->tally, &report, (uint64_t)l->res);
		l->ops++;
	} while (now < end && l->ops < l->most);
}

static void *lane_thread(void *arg)
{
	struct lane *l = arg;
	bool off;

	pthread_mutex_lock(l->gate);
	off = *l->off;
	pthread_mutex_unlock(l->gate);
	if (!off) {
		carry_lane(l);
	}
	return NULL;
}

/* Returns 0 or an exit status. Prints the complaint of the thread that failed first: its failure is
 * the cause of the others. */
static int add_lanes(const struct lanes *s, struct net_cell *c, uint64_t threads)
{
	const struct lane *first = NULL;

	for (uint64_t i = 0; i < threads; i++) {
		const struct lane *l = &s->v[i];

		if (l->res < 0 && (first == NULL || l->failed_ns < first->failed_ns)) {
			first = l;
		}
		c->ops += l->ops;
		tally_merge(&c->tally, &l->tally);
	}
	return first != NULL ? say_failed("%s", first->why) : 0;
}

/* Runs all threads at once, for `ns` or for `most` transfers each, and adds to the cell. */
static int run_lanes(struct lanes *s, struct net_run *r, struct net_cell *c, uint64_t ns,
		     uint64_t most, struct hist *hist, uint64_t threads)
{
	struct meter meter;
	uint64_t started = 0;

	for (uint64_t i = 0; i < threads; i++) {
		s->v[i] = (struct lane){ .run = r,
					 .cell = c,
					 .gate = &s->gate,
					 .off = &s->off,
					 .at = i * c->size,
					 .ns = ns,
					 .most = most,
					 .hist = hist };
	}
	pthread_mutex_lock(&s->gate);
	/* The last of them is this thread. */
	while (started + 1 < threads &&
	       pthread_create(&s->v[started].thread, NULL, lane_thread, &s->v[started]) == 0) {
		started++;
	}
	s->off = started + 1 < threads;
	meter_start(&meter);
	pthread_mutex_unlock(&s->gate);
	if (!s->off) {
		carry_lane(&s->v[started]);
	}
	for (uint64_t i = 0; i < started; i++) {
		pthread_join(s->v[i].thread, NULL);
	}
	meter_stop(&meter);
	if (s->off) {
		return say_failed("no more than %llu threads could be started; give less by "
				  "--threads",
				  (unsigned long long)started + 1);
	}
	c->meter = meter;
	return add_lanes(s, c, threads);
}

static const char *op_name(const struct net_cell *c)
{
	return c->write ? "write" : "read";
}

/* The memory that is read from has the pattern, and the other one nothing of it. */
static int prepare(struct net_run *r, const struct net_cell *c, uint64_t len)
{
	char why[256];
	int err, status;

	r->seed++;
	status = c->write ? net_link_clear(r->link, len) : net_link_fill(r->link, len, r->seed);
	if (status != 0) {
		return status;
	}
	err = c->write ? net_memory_fill(&r->mem, len, r->seed, why, sizeof(why))
		       : net_memory_clear(&r->mem, len, why, sizeof(why));
	return err != 0 ? say_failed("%s", why) : 0;
}

static int verify(struct net_run *r, const struct net_cell *c, uint64_t len)
{
	char why[256], size[32];
	int err;

	if (c->write) {
		return net_link_look(r->link, len, r->seed);
	}
	text_bytes(size, sizeof(size), c->size);
	err = net_memory_look(&r->mem, len, r->seed, why, sizeof(why));
	return err != 0 ? say_failed("wrong data: %s of %s from %s: %s", op_name(c), size,
				     r->link->name, why)
			: 0;
}

/* Once by each thread, for its content. */
static int transfer_once(struct lanes *s, struct net_run *r, struct net_cell *c)
{
	uint64_t len = c->threads * c->size;
	int status = prepare(r, c, len);

	status = status != 0 ? status : run_lanes(s, r, c, 0, 1, NULL, c->threads);
	status = status != 0 ? status : verify(r, c, len);
	c->ops = 0;
	c->tally = (struct tally){ .bytes = 0 };
	return status;
}

/* Measures the latency, by single transfers of one thread. They do not count for other values. */
static int measure_latency(struct lanes *s, struct net_run *r, struct net_cell *c)
{
	uint64_t most = max_u64(1, min_u64(SINGLES, r->o->bytes / c->size));
	struct net_cell one = { .size = c->size, .write = c->write };

	return run_lanes(s, r, &one, r->o->seconds, r->o->bytes != 0 ? most : UINT64_MAX,
			 &c->latency, 1);
}

static int measure_rounds(struct lanes *s, struct net_run *r, struct net_cell *c, double *gb)
{
	uint64_t most = max_u64(1, r->o->bytes / c->size / c->threads), bytes = 0;
	struct meter sum = { 0, 0 };
	int status = 0;

	for (uint64_t i = 0; i < r->o->rounds && status == 0; i++) {
		status = run_lanes(s, r, c, r->o->seconds, r->o->bytes != 0 ? most : UINT64_MAX,
				   NULL, c->threads);
		gb[i] = meter_gb_per_s(c->tally.bytes - bytes, c->meter.wall_ns);
		bytes = c->tally.bytes;
		sum.wall_ns += c->meter.wall_ns;
		sum.cpu_ns += c->meter.cpu_ns;
	}
	c->meter = sum;
	return status;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct tally_part *)a)->name, ((const struct tally_part *)b)->name);
}

int net_measure(struct net_run *r, struct net_cell *c)
{
	struct lanes *s = alloc_zero(sizeof(*s));
	double *gb = alloc_array(r->o->rounds, sizeof(*gb));
	int status;

	c->threads = max_u64(1, min_u64(r->o->threads, r->mem.len / c->size));
	if (s == NULL || gb == NULL) {
		free(s);
		free(gb);
		return say_failed("no memory left");
	}
	pthread_mutex_init(&s->gate, NULL);
	status = transfer_once(s, r, c);
	status = status != 0 ? status : prepare(r, c, c->threads * c->size);
	status = status != 0 ? status : measure_rounds(s, r, c, gb);
	status = status != 0 ? status : verify(r, c, c->threads * c->size);
	status = status != 0 ? status : prepare(r, c, c->size);
	status = status != 0 ? status : measure_latency(s, r, c);
	status = status != 0 ? status : verify(r, c, c->size);
	if (status == 0) {
		qsort(c->tally.lanes, c->tally.n_lanes, sizeof(c->tally.lanes[0]), by_name);
		c->gb_median = bench_median(gb, r->o->rounds);
		c->gb_min = gb[0];
		c->gb_max = gb[r->o->rounds - 1];
	}
	pthread_mutex_destroy(&s->gate);
	free(s);
	free(gb);
	return status;
}
