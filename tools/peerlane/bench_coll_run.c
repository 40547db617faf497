/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench coll`: the ranks, each a thread with a context, and one size at all of them. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_coll.h"
#include "bench_gpu.h"
#include "say.h"

#define JUNK 0x5a
#define NCCL_SHARED 23000 /* NCCL takes several ranks of a GPU from 2.30 on */

static void run_all(struct coll_site *s, void *(*fn)(void *rank))
{
	pthread_t t[PL_COMM_RANKS];
	unsigned int begun = 0;

	atomic_store(&s->failed, false);
	atomic_store(&s->arrived, 0);
	atomic_store(&s->opened, 0);
	while (begun < s->n && pthread_create(&t[begun], NULL, fn, &s->rank[begun]) == 0) {
		begun++;
	}
	if (begun < s->n) {
		/* The ranks that run would wait for the others for ever. */
		say_failed("a thread for rank %u cannot be started", begun);
		exit(STATUS_FAILED);
	}
	for (unsigned int q = 0; q < s->n; q++) {
		(void)pthread_join(t[q], NULL);
	}
}

int coll_each(struct coll_site *s, void *(*fn)(void *rank))
{
	run_all(s, fn);
	for (unsigned int q = 0; q < s->n; q++) {
		if (s->rank[q].rc != 0) {
			return say_failed("%s", s->rank[q].said);
		}
	}
	return 0;
}

/* pl_comm_gather_fn. A rank that has failed comes to all barriers, too. */
static int gather(void *arg, const void *mine, size_t len, void *all)
{
	struct coll_rank *r = arg;
	struct coll_site *s = r->site;

	if (len > COLL_TOLD) {
		return -EMSGSIZE;
	}
	memcpy(s->told[r->index], mine, len);
	(void)coll_barrier(r);
	for (unsigned int q = 0; q < s->n; q++) {
		memcpy((char *)all + q * len, s->told[q], len);
	}
	(void)coll_barrier(r);
	return 0;
}

static int open_context(struct coll_rank *r)
{
	const struct common *o = &r->site->o->common;
	struct pl_ctx_opts how = PL_CTX_OPTS_INIT;
	int rc;

	how.config_file = o->config;
	how.settings = (const char **)o->set.v;
	how.n_settings = o->set.n;
	rc = coll_library(r, pl_open(&how, &r->ctx));
	rc = rc ? rc : coll_library(r, pl_dev_open(r->ctx, r->device, &r->dev));
	return rc ? rc : coll_library(r, pl_stream_create(r->dev, &r->stream));
}

static int open_memory(struct coll_rank *r)
{
	uint64_t len = r->site->o->max + PL_COMM_RANKS * 8;
	int rc = coll_library(r, pl_mem_alloc(r->dev, len, 0, &r->src));

	rc = rc ? rc : coll_library(r, pl_mem_alloc(r->dev, len, 0, &r->dst));
	r->host = rc ? NULL : alloc_array(1, len);
	return rc || r->host ? rc : coll_failed(r, "no memory left");
}

static void *open_rank(void *arg)
{
	struct coll_rank *r = arg;
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;

	if (open_context(r) == 0) {
		(void)open_memory(r);
	}
	/* All of them, or none: who has failed cannot take part. */
	if (!coll_barrier(r)) {
		return NULL;
	}
	o.rank = r->index;
	o.ranks = r->site->n;
	o.gather = gather;
	o.arg = r;
	(void)coll_library(r, pl_comm_create(r->dev, &o, &r->comm));
	return NULL;
}

static void *open_nccl(void *arg)
{
	struct coll_rank *r = arg;

	if (coll_use(r) == 0) {
		(void)coll_nccl_open(r);
	}
	return NULL;
}

static void *close_rank(void *arg)
{
	struct coll_rank *r = arg;

	coll_nccl_close(r);
	pl_comm_close(r->comm);
	if (r->stream) {
		pl_stream_close(r->stream);
	}
	if (r->src) {
		(void)pl_mem_free(r->ctx, r->src);
	}
	if (r->dst) {
		(void)pl_mem_free(r->ctx, r->dst);
	}
	free(r->host);
	pl_close(r->ctx);
	return NULL;
}

/* NCCL says of it that there is a "duplicate GPU", by the number of a bus. */
static bool shares_a_gpu(struct coll_site *s)
{
	for (unsigned int q = 1; q < s->n && s->nccl_number < NCCL_SHARED; q++) {
		for (unsigned int k = 0; k < q; k++) {
			if (strcmp(s->rank[q].device, s->rank[k].device) == 0) {
				text_fmt(s->why, sizeof(s->why),
					 "ranks %u and %u share %s, which NCCL %s does not allow: "
					 "give each rank a GPU of its own, or take NCCL 2.30 or "
					 "later by --nccl",
					 k, q, s->rank[q].device, s->version);
				return true;
			}
		}
	}
	return false;
}

/* Without NCCL the rest is measured all the same. */
static void add_nccl(struct coll_site *s)
{
	if (s->why[0] || !coll_nccl_load(s) || shares_a_gpu(s)) {
		return;
	}
	run_all(s, open_nccl);
	for (unsigned int q = 0; q < s->n; q++) {
		if (s->rank[q].rc != 0 && !s->why[0]) {
			text_copy(s->why, sizeof(s->why), s->rank[q].said);
		}
		s->rank[q].rc = 0;
	}
	s->has[COLL_NCCL] = !s->why[0];
}

int coll_open(struct coll_site *s)
{
	int status = coll_each(s, open_rank);

	s->has[COLL_OURS] = status == 0;
	if (status == 0) {
		add_nccl(s);
	}
	if (status == 0 && coll_data_make(s) != 0) {
		status = say_failed("no memory left");
	}
	return status;
}

void coll_close(struct coll_site *s)
{
	for (unsigned int q = 0; q < s->n; q++) {
		s->rank[q].rc = 0;
	}
	(void)coll_each(s, close_rank);
	coll_data_drop(s);
	coll_nccl_unload();
}

static int queue_ours(struct coll_rank *r)
{
	const struct coll_opts *o = r->site->o;
	size_t n = r->site->count;
	size_t len = n * o->type.bytes;

	switch (o->kind) {
	case COLL_SCATTER:
		return coll_library(r, pl_comm_reduce_scatter(r->comm, r->stream, r->src, r->dst, n,
							      o->type.type, o->redop.op));
	case COLL_GATHER:
		return coll_library(r, pl_comm_all_gather(r->comm, r->stream, r->src, r->dst, len));
	case COLL_BROADCAST:
		return coll_library(r,
				    pl_comm_broadcast(r->comm, r->stream, r->src, r->dst, len, 0));
	case COLL_EXCHANGE:
		return coll_library(r, pl_comm_all_to_all(r->comm, r->stream, r->src, r->dst, len));
	default:
		return coll_library(r, pl_comm_all_reduce(r->comm, r->stream, r->src, r->dst, n,
							  o->type.type, o->redop.op));
	}
}

static int queue(struct coll_rank *r, enum coll_side side)
{
	return side == COLL_OURS ? queue_ours(r) : coll_nccl_queue(r);
}

/* As many operations as are timed: one by one, or the graph of them. */
static int go(struct coll_rank *r, enum coll_side side)
{
	int rc = 0;

	if (r->graph[side]) {
		return coll_graph_launch(r, side);
	}
	for (uint64_t k = 0; k < r->site->o->iterations && rc == 0; k++) {
		rc = queue(r, side);
	}
	return rc;
}

static int end(struct coll_rank *r, enum coll_side side)
{
	int rc = coll_library(r, pl_stream_sync(r->stream));

	return rc || side != COLL_OURS ? rc
				       : coll_library(r, pl_comm_info(r->comm, PL_COMM_FAILED));
}

/* Queues the operations and waits for their end. */
static int carry(struct coll_rank *r, enum coll_side side)
{
	if (go(r, side) == 0 && end(r, side) == 0) {
		return 0;
	}
	if (r->comm) {
		/* other ranks wait for the operation that was not queued */
		(void)pl_comm_abort(r->comm);
	}
	return -1;
}

/* The source, and a destination that has none of it. */
static void put(struct coll_rank *r)
{
	uint32_t bytes = r->site->o->type.bytes;
	uint64_t len = coll_dst_count(r->site) * bytes;

	memset(r->host, JUNK, len);
	if (coll_library(r, pl_mem_put(r->ctx, r->dst, r->host, len)) == 0) {
		coll_fill(r);
		(void)coll_library(
			r, pl_mem_put(r->ctx, r->src, r->host, coll_src_count(r->site) * bytes));
	}
}

static void capture(struct coll_rank *r, enum coll_side side)
{
	if (coll_capture_begin(r) == 0) {
		for (uint64_t k = 0; k < r->site->o->iterations && r->rc == 0; k++) {
			(void)queue(r, side);
		}
		(void)coll_capture_end(r, side);
	}
}

/* Prepares, and proves the first run's content, which is not timed. Between the barriers no kernel
 * of a rank waits for one that is not queued yet. */
static bool begin(struct coll_rank *r, enum coll_side side)
{
	if (r->site->o->graph) {
		/* NCCL connects at the first operation of a kind and length, which a capture
		 * forbids.
		 */
		if (side == COLL_NCCL && queue(r, side) == 0) {
			(void)end(r, side);
		}
		if (!coll_barrier(r)) {
			return false;
		}
		capture(r, side);
	}
	put(r);
	if (!coll_barrier(r)) {
		return false;
	}
	(void)carry(r, side);
	if (!coll_barrier(r)) {
		return false;
	}
	if (coll_library(r, pl_mem_get(r->ctx, r->host, r->dst,
				       coll_dst_count(r->site) * r->site->o->type.bytes)) == 0) {
		r->wrong[side] = coll_count_wrong(r);
	}
	return coll_barrier(r);
}

static bool time_round(struct coll_rank *r, enum coll_side side, uint64_t round)
{
	if (!coll_barrier(r)) {
		return false;
	}
	r->begin[side][round] = clock_now_ns();
	if (carry(r, side) == 0) {
		r->end[side][round] = clock_now_ns();
	}
	return coll_barrier(r);
}

static void *measure_rank(void *arg)
{
	struct coll_rank *r = arg;
	const struct coll_site *s = r->site;
	bool good = !(s->has[COLL_NCCL] || s->o->graph) || coll_use(r) == 0;

	good = coll_barrier(r) && good;
	for (enum coll_side side = 0; side < COLL_SIDES && good; side++) {
		good = !s->has[side] || begin(r, side);
	}
	/* The first round does not count, and the next one overwrites its values: a GPU that was
	 * idle while the CPU compared results is slow at first. */
	for (uint64_t k = 0; k <= s->o->rounds && good; k++) {
		for (enum coll_side side = 0; side < COLL_SIDES && good; side++) {
			good = !s->has[side] || time_round(r, side, k ? k - 1 : 0);
		}
	}
	for (enum coll_side side = 0; side < COLL_SIDES; side++) {
		coll_graph_drop(r, side);
	}
	return NULL;
}

/* What NCCL's tests count: bytes over time, and what of it goes over a link. */
static void work_out(const struct coll_site *s, enum coll_side side, struct coll_cell *c)
{
	struct coll_figures *f = &c->side[side];
	double us[COLL_ROUNDS];
	double part = s->o->kind == COLL_BROADCAST ? 1 : (double)(s->n - 1) / s->n;

	for (uint64_t k = 0; k < s->o->rounds; k++) {
		uint64_t first = UINT64_MAX;
		uint64_t last = 0;

		for (unsigned int q = 0; q < s->n; q++) {
			const struct coll_rank *r = &s->rank[q];

			first = r->begin[side][k] < first ? r->begin[side][k] : first;
			last = r->end[side][k] > last ? r->end[side][k] : last;
		}
		us[k] = (double)(last - first) / 1e3 / (double)s->o->iterations;
	}
	f->us = bench_median(us, s->o->rounds);
	f->us_min = us[0];
	f->us_max = us[s->o->rounds - 1];
	f->alg_gb = (double)c->size / f->us / 1e3;
	f->bus_gb = f->alg_gb * part * (s->o->kind == COLL_REDUCE_ALL ? 2 : 1);
	f->wrong = 0;
	for (unsigned int q = 0; q < s->n; q++) {
		f->wrong += s->rank[q].wrong[side];
	}
}

int coll_measure(struct coll_site *s, struct coll_cell *c)
{
	int status;

	s->count = c->count;
	status = coll_each(s, measure_rank);
	for (enum coll_side side = 0; side < COLL_SIDES && status == 0; side++) {
		if (s->has[side]) {
			work_out(s, side, c);
		}
	}
	return status;
}
