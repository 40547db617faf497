/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/share.h"
#include "exec/links.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "exec/trace.h"

static enum work_wants wants(const struct work *work)
{
	const struct share *s = container_of(work, const struct share, work);
	const struct exec *x = s->p->x;

	if (work->picked >= s->helpers) {
		return WANTS_NONE;
	}
	return s->copies && x->workers.kind[WORK_HELP].busy + atomic_load(&x->callers) >= s->copiers
		       ? WANTS_LATER
		       : WANTS_ONE;
}

/* Runs an engine with as many segments as the transfer may have. */
static int run_deep(struct engine *e)
{
	unsigned int depth = shared_depth(e->p);
	struct segment *v = alloc_array(depth, sizeof(*v));

	if (!v) {
		return -ENOMEM;
	}
	e->mode = ENGINE_DEEP;
	engine_add(e, v, depth);
	engine_run(e);
	free(v);
	return 0;
}

static void help(struct work *work)
{
	struct share *s = container_of(work, struct share, work);
	struct engine *e = alloc_zero(sizeof(*e));
	struct links links;

	/* Out of memory here only means that the others do the work. */
	if (e) {
		engine_init(e, ENGINE_DEEP, s->p, 1);
		e->end = 0; /* it has nothing until it claims */
		e->avoid = s->leaves;
		if (s->lanes.n) {
			links_init(&links, &s->lanes,
				   (atomic_fetch_add(&s->came, 1) + 1) % (1 + s->lanes.n));
			e->links = &links;
		}
		(void)run_deep(e);
		free(e);
	}
}

/* Of several transfers at a time one has a thread that reads in place: drivers have one lock. The
 * others leave it, and only copy. */
static bool take_in_place(struct engine *e)
{
	if (!atomic_exchange(&e->x->in_place, true)) {
		return true;
	}
	e->in_place = false;
	e->avoid |= shared_in_place_movers(e->x);
	return false;
}

/* How many helpers come, and for what. */
static unsigned int decide(struct engine *e, struct share *s, bool *taken)
{
	struct exec *x = e->x;

	*taken = false;
	e->in_place = engine_reads_in_place(e);
	s->leaves = shared_in_place_movers(x);
	if (!e->in_place) {
		return shared_help_for(e, &s->copies);
	}
	if (e->plan.together < 2 || !x->in_place_copiers) {
		return 0;
	}
	*taken = take_in_place(e);
	if (!*taken) {
		return shared_help_for(e, &s->copies);
	}
	s->copies = true;
	return (unsigned int)min_u64(shared_fair(x), x->in_place_copiers);
}

static int run_shared(struct engine *e, const struct plan_lanes *lanes)
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
			   .lanes = *lanes,
			   .copiers = x->copiers };
	struct links links;
	unsigned int helpers;
	bool taken;
	int rc;

	atomic_fetch_add(&x->callers, 1);
	helpers = decide(e, &s, &taken);
	if (lanes->n && s.copies) {
		s.copiers = shared_copiers(x, 1 + lanes->n);
		helpers += (s.copiers - x->copiers) / atomic_load(&x->callers);
		links_init(&links, lanes, 0);
		e->links = &links;
	} else {
		s.lanes.n = 0;
	}
	lock_init(&s.lock, RANK_EXEC_SHARE);
	shared_size_up(&s, p->t->len, helpers);
	if (!e->in_place) {
		s.helpers = shared_late_help(&s, helpers);
	}
	p->share = &s;
	p->keeps_words = true;
	if (s.helpers) {
		workers_offer(&x->workers, &s.work, helpers);
	}
	e->end = 0;
	rc = run_deep(e);
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
	if (p->stop_err) {
		(void)err_set(p->stop_err, "%s", p->why ? p->why : err_words(p->stop_err));
	}
	free(p->why);
	p->why = NULL;
	return rc;
}

int shared_run(struct engine *e)
{
	bool in_place = engine_reads_in_place(e);
	struct plan_lanes lanes = { .n = 0 };
	struct links links;
	int rc;

	if (!in_place) {
		/* What does not begin so goes on as it began. */
		e->avoid |= shared_in_place_movers(e->x);
		links_plan(e, &lanes);
	}
	links_begin(e, &lanes);
	if (in_place || shared_blocks(e)) {
		rc = run_shared(e, &lanes);
	} else {
		if (lanes.n) {
			links_init(&links, &lanes, LINKS_ANY);
			e->links = &links;
		}
		rc = run_deep(e);
		e->links = NULL;
	}
	links_end(e, &lanes);
	return rc;
}
