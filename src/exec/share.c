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

/* A stretch is long compared with a call of the driver, which serves one copy at a time, and short
 * compared with the whole. Stretches end at multiples of STRETCH_ALIGN in the file. */
#define STRETCH_MIN (2u << 20)
#define STRETCH_MAX (8u << 20)
#define STRETCH_ALIGN (1u << 20)
/* Registering pays for long stretches only. */
#define IN_PLACE_MIN (8u << 20)

/* A stretch within what the caller has planned takes that plan: to query the page cache again would
 * walk over all its pages. A plan past the page cache is made anew, since the kernel may have
 * refused O_DIRECT in the meantime. */
static void plan_claimed(const struct share *s, struct engine *e)
{
	e->planned_until = e->pos;
	if (e->end <= s->planned_until && !e->in_place && !s->p->cold &&
	    !route_has(s->plan->v[0].route, MOVER_PAST_CACHE)) {
		e->plan = *s->plan;
		e->resident = s->resident;
		e->planned_until = s->planned_until;
	}
}

/* This engine copies what it takes from here on. */
static void stop_in_place(struct engine *e)
{
	e->in_place = false;
	e->avoid |= e->x->in_place_movers;
}

/* How much the thread that reads in place takes of what is left; 0: nothing, it copies from now on.
 * Beside helpers it leaves the last stretches to copies, which are shorter, so that all end at
 * about the same time. */
static uint64_t in_place_stretch(const struct share *s, const struct engine *e, uint64_t left)
{
	uint64_t chunk = max_u64(e->x->in_place_chunk, STRETCH_ALIGN);

	if (s->members == 1) {
		return chunk;
	}
	return left / 4 < min_u64(IN_PLACE_MIN, chunk) ? 0 : min_u64(left / 4, chunk);
}

static uint64_t stretch_locked(const struct share *s, struct engine *e, uint64_t left)
{
	uint64_t stretch = e->in_place ? in_place_stretch(s, e, left) : 0;

	if (stretch) {
		return stretch;
	}
	stop_in_place(e);
	/* Ever shorter, so that all end at about the same time. */
	return max_u64(s->stretch_min, min_u64(left / (2 * s->members), STRETCH_MAX));
}

bool shared_claim(struct engine *e)
{
	struct share *s = e->p->share;
	uint64_t stretch;
	uint64_t at;
	bool got;

	lock_acquire(&s->lock);
	stretch = stretch_locked(s, e, s->end - s->next);
	got = s->next < s->end && s->next < progress_stop(s->p);
	if (got) {
		e->pos = s->next;
		at = progress_off(s->p, e->pos);
		s->next = min_u64(e->pos + (align_down(at + stretch, STRETCH_ALIGN) - at), s->end);
		s->next = no_lone_byte(s->next, s->end);
		e->end = s->next;
		plan_claimed(s, e);
	}
	lock_release(&s->lock);
	if (!got) {
		workers_unlist(&e->x->workers, &s->work);
	}
	return got;
}

/* Sizes stretches for so many helpers. */
static void set_sizes(struct share *s, uint64_t len, unsigned int helpers)
{
	s->work.most = helpers;
	s->members = helpers + 1;
	/* A transfer of few stretches is shared out evenly, in as few copies as can be. */
	s->stretch_min = min_u64(len / s->members, STRETCH_MAX);
	if (len > (uint64_t)STRETCH_MAX * s->members) {
		s->stretch_min = STRETCH_MIN;
	}
	s->stretch_min = max_u64(align_down(s->stretch_min, STRETCH_ALIGN), STRETCH_ALIGN);
}

void shared_leave(struct engine *e)
{
	struct share *s = e->p->share;
	bool alone = s->members == 1; /* where routes carry together, there are helpers */
	bool copies = false;
	unsigned int helpers;

	stop_in_place(e);
	helpers = alone && engine_blocks(e) ? helpers_for(e, 1, &copies) : 0;
	lock_acquire(&s->lock);
	s->planned_until = 0;
	alone = alone && s->next < s->end;
	if (alone) {
		s->copies = copies;
		set_sizes(s, s->end - s->next, helpers);
	}
	lock_release(&s->lock);
	if (alone && helpers) {
		workers_offer(&e->x->workers, &s->work, helpers);
	}
}

static enum work_wants wants(const struct work *work)
{
	const struct share *s = container_of(work, const struct share, work);
	const struct exec *x = s->p->x;

	return s->copies && x->workers.kind[WORK_HELP].busy + atomic_load(&x->callers) >= s->copiers
		       ? WANTS_LATER
		       : WANTS_ONE;
}

/* Runs an engine with as many segments as the transfer may have. */
static int run_deep(struct engine *e)
{
	unsigned int depth = progress_depth(e->p);
	struct segment *v = alloc_array(depth, sizeof(*v));

	if (!v) {
		engine_put_channels(e, ~0u); /* engine_blocks() may have opened one */
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
		e->avoid = e->x->in_place_movers;
		if (s->lanes.n) {
			links_init(&links, &s->lanes,
				   (atomic_fetch_add(&s->arrived, 1) + 1) % (1 + s->lanes.n));
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
	bool taken = !atomic_exchange(&e->x->in_place, true);

	if (!taken) {
		stop_in_place(e);
	}
	return taken;
}

/* How many helpers are called, and for what. */
static unsigned int decide(struct engine *e, struct share *s, unsigned int links, bool *taken)
{
	struct exec *x = e->x;

	*taken = false;
	e->in_place = engine_reads_in_place(e);
	if (e->in_place && (e->plan.together < 2 || !x->config->pagecache_copiers)) {
		return 0;
	}
	*taken = e->in_place && take_in_place(e);
	if (!*taken) {
		return helpers_for(e, links, &s->copies);
	}
	s->copies = true;
	return (unsigned int)min_u64(helpers_fair(x, 1), x->config->pagecache_copiers);
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
			   .copiers = helpers_copiers(x, 1 + lanes->n) };
	struct links links;
	unsigned int called;
	bool taken;
	int rc;

	atomic_fetch_add(&x->callers, 1);
	called = decide(e, &s, 1 + lanes->n, &taken);
	if (lanes->n && s.copies) {
		s.lanes = *lanes;
		links_init(&links, lanes, 0);
		e->links = &links;
	}
	lock_init(&s.lock, RANK_EXEC_SHARE);
	set_sizes(&s, p->t->len, called);
	if (!e->in_place) {
		s.work.most = helpers_late(&s, called);
	}
	p->share = &s;
	if (s.work.most) {
		workers_offer(&x->workers, &s.work, called);
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
	return rc;
}

int shared_run(struct engine *e)
{
	bool in_place = engine_reads_in_place(e);
	struct plan_lanes lanes = { .n = 0 };
	struct links links;
	int rc;

	if (!in_place) {
		/* A transfer that does not begin in place does not change to that later. */
		e->avoid |= e->x->in_place_movers;
		links_plan(e, &lanes);
	}
	links_hold(e->x, e->p->t, lanes.waits, 1);
	if (in_place || engine_blocks(e)) {
		rc = run_shared(e, &lanes);
	} else {
		if (lanes.n) {
			links_init(&links, &lanes, LINKS_ANY);
			e->links = &links;
		}
		rc = run_deep(e);
		e->links = NULL;
	}
	links_hold(e->x, e->p->t, lanes.waits, -1);
	return rc;
}
