/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Taking stretches of a transfer that several engines share. */

#include "base/bits.h"
#include "exec/share.h"

/* A stretch is long compared with a call of the driver, which serves one copy at a time, and short
 * compared with the whole. Stretches end at multiples of STRETCH_ALIGN in the file. */
#define STRETCH_MIN (2u << 20)
#define STRETCH_MAX (8u << 20)
#define STRETCH_ALIGN (1u << 20)
/* Registering pays for long stretches only. */
#define IN_PLACE_MIN (8u << 20)

/* Plans a claimed stretch. If the caller's plan covers the stretch, that plan is taken: another
 * query of the page cache would walk over all pages of the stretch. A plan that bypasses the page
 * cache is made anew, since the kernel may have refused O_DIRECT in the meantime. */
static void plan_claimed(const struct share *s, struct engine *e)
{
	e->planned_until = e->pos;
	if (e->end <= s->planned_until && !shared_in_place(e) && !s->p->cold &&
	    !route_has(s->plan->v[0].route, MOVER_PAST_CACHE)) {
		e->plan = *s->plan;
		e->resident = s->resident;
		e->planned_until = s->planned_until;
	}
}

void shared_stop_in_place(struct engine *e)
{
	e->avoid |= e->x->in_place_movers;
}

/* The bytes that the thread that reads in place takes of the `left` ones; 0: none, it copies from
 * now on. When there are helpers, it leaves the last stretches to copies, which are shorter, so
 * that all threads end at about the same time. */
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
	uint64_t stretch = shared_in_place(e) ? in_place_stretch(s, e, left) : 0;

	if (stretch) {
		return stretch;
	}
	shared_stop_in_place(e);
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

void shared_sizes(struct share *s, uint64_t len, unsigned int helpers)
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

void shared_end_in_place(struct engine *e)
{
	struct share *s = e->p->share;
	bool alone = s->members == 1; /* where routes carry together, there are helpers */
	bool copies = false;
	unsigned int helpers;

	shared_stop_in_place(e);
	helpers = alone && engine_open_outer(e) ? helpers_for(e, 1, &copies) : 0;
	lock_acquire(&s->lock);
	s->planned_until = 0;
	alone = alone && s->next < s->end;
	if (alone) {
		s->copies = copies;
		shared_sizes(s, s->end - s->next, helpers);
	}
	lock_release(&s->lock);
	if (alone && helpers) {
		workers_offer(&e->x->workers, &s->work, helpers);
	}
}
