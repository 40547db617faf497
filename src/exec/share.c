/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/share.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "exec/links.h"
#include "exec/trace.h"

static enum work_wants wants(const struct work *work)
{
	const struct share *s = container_of(work, const struct share, work);
	const struct exec *x = s->p->x;

	return s->copies && x->workers.kind[WORK_HELP].busy + atomic_load(&x->callers) >= s->copiers
		       ? WANTS_LATER
		       : WANTS_ONE;
}

/* As many segments as the transfer may have in flight in one thread; NULL: no memory. */
static struct segment *new_segments(const struct engine *e)
{
	return alloc_array(progress_depth(e->p), sizeof(struct segment));
}

/* Runs an engine with these segments, which it frees. */
static void run_deep(struct engine *e, struct segment *v)
{
	e->mode = ENGINE_DEEP;
	engine_add(e, v, progress_depth(e->p));
	engine_run(e);
	free(v);
}

static void help(struct work *work)
{
	struct share *s = container_of(work, struct share, work);
	struct engine *e = alloc_zero(sizeof(*e));
	struct segment *v = NULL;
	struct links links;

	/* Out of memory here only means that the others do the work. */
	if (e) {
		engine_init(e, ENGINE_DEEP, s->p, 1);
		v = new_segments(e);
	}
	if (v) {
		e->end = 0; /* it has nothing until it claims */
		e->avoid = e->x->in_place_movers;
		if (s->lanes.n) {
			links_init(&links, &s->lanes,
				   (atomic_fetch_add(&s->arrived, 1) + 1) % (1 + s->lanes.n));
			e->links = &links;
		}
		run_deep(e, v);
	}
	free(e);
}

/* Only one of several transfers at a time has a thread that reads in place, since drivers have one
 * lock. The others leave that, and only copy. */
static bool take_in_place(struct engine *e)
{
	bool taken = !atomic_exchange(&e->x->in_place, true);

	if (!taken) {
		shared_stop_in_place(e);
	}
	return taken;
}

/* How many helpers are called, and for what. */
static unsigned int decide(struct engine *e, struct share *s, unsigned int links, bool *taken)
{
	struct exec *x = e->x;
	bool in_place = engine_reads_in_place(e);

	*taken = false;
	if (in_place && (e->plan.together < 2 || !x->config->pagecache_copiers)) {
		return 0;
	}
	*taken = in_place && take_in_place(e);
	if (!*taken) {
		return helpers_for(e, links, &s->copies);
	}
	s->copies = true;
	return (unsigned int)min_u64(helpers_fair(x, 1), x->config->pagecache_copiers);
}

static void run_shared(struct engine *e, const struct plan_lanes *lanes, struct segment *v)
{
	struct progress *p = e->p;
	struct exec *x = e->x;
	struct plan plan = e->plan;
	struct share s = { .work = { .kind = WORK_HELP, .wants = wants, .carry = help },
			   .p = p,
			   .plan = &plan,
			   .resident = e->resident,
			   .planned_until = e->planned_until,
			   .end = p->t->len,
			   .copiers = helpers_copiers(x, 1 + lanes->n) };
	struct links links;
	unsigned int called;
	bool taken;

	atomic_fetch_add(&x->callers, 1);
	called = decide(e, &s, 1 + lanes->n, &taken);
	if (lanes->n && (s.copies || lanes->main)) {
		s.lanes = *lanes;
		links_init(&links, lanes, 0);
		e->links = &links;
	}
	lock_init(&s.lock, RANK_EXEC_SHARE);
	shared_sizes(&s, p->t->len, called);
	if (!engine_reads_in_place(e)) {
		s.work.most = helpers_late(&s, called);
	}
	p->share = &s;
	if (s.work.most) {
		workers_offer(&x->workers, &s.work, called);
	}
	e->end = 0;
	run_deep(e, v);
	e->links = NULL;
	if (taken) {
		atomic_store(&x->in_place, false);
	}
	atomic_fetch_sub(&x->callers, 1);
	trace_wait(p, "wait for helpers");
	workers_withdraw(&x->workers, &s.work);
	trace_wait_end(p, "wait for helpers");
	lock_finish(&s.lock);
	p->share = NULL;
}

int shared_run(struct engine *e)
{
	bool in_place = engine_reads_in_place(e);
	struct plan_lanes lanes = { .n = 0 };
	struct links links;
	struct segment *v = new_segments(e); /* before a helper may move the first byte */

	if (!v) {
		return -ENOMEM;
	}
	if (!in_place) {
		/* A transfer that does not begin in place does not change to that later. */
		e->avoid |= e->x->in_place_movers;
		links_plan(e, &lanes);
	}
	links_hold(e->x, e->p->t, lanes.waits, 1);
	if (in_place || engine_open_outer(e)) {
		run_shared(e, &lanes, v);
	} else {
		if (lanes.n) {
			links_init(&links, &lanes, LINKS_ANY);
			e->links = &links;
		}
		run_deep(e, v);
		e->links = NULL;
	}
	links_hold(e->x, e->p->t, lanes.waits, -1);
	return 0;
}
