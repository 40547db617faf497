/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A worker that keeps requests in flight through a queue of its own. It submits batches, and
 * completes a batch's number of requests before the next one, so that neither submission nor
 * completion is always first.
 */

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_work.h"

struct pump {
	struct worker *w;
	struct pl_queue *queue;
	struct pl_request *requests;
	struct pl_completion *done;
	struct lane **idle; /* lanes without a request, n_idle of them */
	uint64_t n_idle;
	uint64_t batch;
};

/* Fills requests for idle lanes; how many. */
static size_t prepare(struct pump *p)
{
	struct worker *w = p->w;
	size_t n = 0;

	while (n < p->batch && n < p->n_idle && worker_more(w)) {
		struct lane *l = p->idle[p->n_idle - 1 - n];
		struct pl_request *r = &p->requests[n];

		if (!lane_begin(w, l)) {
			break;
		}
		*r = (struct pl_request)PL_REQUEST_INIT;
		r->op = l->write ? PL_OP_WRITE : PL_OP_READ;
		r->policy = w->s->io.policy;
		r->file = w->file->file;
		r->mem = l->buf;
		r->src = l->write ? l->buf : NULL;
		r->off = l->off;
		r->len = w->s->run->c.block;
		r->user = l;
		n++;
	}
	return n;
}

/* Submits one batch. Returns false if all is done, or it failed. */
static bool submit(struct pump *p)
{
	size_t n = prepare(p), i;
	uint64_t now = clock_now_ns();
	ssize_t taken;

	for (i = 0; i < n; i++) {
		((struct lane *)p->requests[i].user)->start_ns = now;
	}
	if (n == 0) {
		return false;
	}
	taken = pl_queue_submit(p->queue, p->requests, n, NULL, NULL);
	if (taken != (ssize_t)n) {
		worker_fail(p->w, "submission", p->requests[0].off,
			    taken < 0 ? pl_error_message() : "the queue did not take all");
	}
	p->n_idle -= taken > 0 ? (uint64_t)taken : 0;
	return taken == (ssize_t)n;
}

static void route_name(const struct bench_run *r, uint32_t route, char *dst, size_t space)
{
	size_t i;

	for (i = 0; i < r->routes->n; i++) {
		if (r->routes->v[i].id == route) {
			text_copy(dst, space, r->routes->v[i].name);
			return;
		}
	}
}

static bool reap(struct pump *p, uint64_t min)
{
	struct worker *w = p->w;
	ssize_t n = pl_queue_wait(p->queue, p->done, min, w->n_lanes, 0), i;

	if (n < 0) {
		worker_fail(w, "wait", 0, pl_error_message());
		return false;
	}
	for (i = 0; i < n; i++) {
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct lane *l = p->done[i].user;

		route_name(w->s->run, p->done[i].route, rep.route, sizeof(rep.route));
		lane_end(w, l, p->done[i].result, &rep);
		p->idle[p->n_idle++] = l;
	}
	return true;
}

static bool pump_get(struct pump *p)
{
	struct worker *w = p->w;
	struct pl_queue_opts opts = PL_QUEUE_OPTS_INIT;
	uint64_t i;

	opts.depth = (uint32_t)w->n_lanes;
	p->requests = alloc_array(p->batch, sizeof(*p->requests));
	p->done = alloc_array(w->n_lanes, sizeof(*p->done));
	p->idle = alloc_array(w->n_lanes, sizeof(struct lane *));
	if (p->requests == NULL || p->done == NULL || p->idle == NULL) {
		worker_fail(w, "preparation", 0, "no memory left");
		return false;
	}
	for (i = 0; i < w->n_lanes; i++) {
		p->done[i] = (struct pl_completion)PL_COMPLETION_INIT;
		p->idle[p->n_idle++] = &w->lanes[w->n_lanes - 1 - i];
	}
	if (pl_queue_open(w->s->run->ctx, &opts, &p->queue) != 0) {
		worker_fail(w, "preparation", 0, pl_error_message());
		return false;
	}
	return true;
}

void worker_queued(struct worker *w)
{
	const struct bench_opts *o = w->s->run->o;
	struct pump p = { .w = w, .batch = o->batch };
	bool more = true, good;

	if (p.batch == 0 || p.batch > w->n_lanes) {
		p.batch = p.batch != 0 ? w->n_lanes : max_u64(w->n_lanes / 4, 1);
	}
	good = pump_get(&p);
	while (good && (more || p.n_idle < w->n_lanes)) {
		while (more && p.n_idle >= p.batch) {
			more = submit(&p);
		}
		if (p.n_idle < w->n_lanes) {
			good = reap(&p, min_u64(p.batch, w->n_lanes - p.n_idle));
		}
	}
	pl_queue_close(p.queue);
	free(p.requests);
	free(p.done);
	free(p.idle);
}
