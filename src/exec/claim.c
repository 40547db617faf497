/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Who gets which part of a shared transfer, and how many could do good. */

#include "base/bits.h"
#include "exec/share.h"

/* Below this, waking a helper takes longer than doing its part. */
#define SHARE_FROM (4u << 20)
#define SHARE_MIN (1u << 20) /* what a member should get to do at least */
/* Of transfers this long that begin together some end long before the last one does. Shorter ones
 * are over when a helper has come. */
#define LATE_FROM (32u << 20)
/* A stretch is long against the way through the driver, which serves one copy at a time, and short
 * against the whole. */
#define STRETCH_MIN (2u << 20)
#define STRETCH_MAX (8u << 20)
/* Registering pays for long stretches only. */
#define IN_PLACE_MIN (8u << 20)

/* What the caller has looked at need not be looked at again: that is a walk over all its pages. A
 * plan past the page cache is made anew, since the kernel may have refused it meanwhile. */
static void plan_claimed(const struct share *s, struct engine *e)
{
	e->planned_until = e->pos;
	if (e->end <= s->planned_until && !e->in_place && !s->p->cold &&
	    !route_has(s->plan->v[0].route, MOVER_PAST_CACHE)) {
		if (&e->plan != s->plan) {
			e->plan = *s->plan;
		}
		e->resident = s->resident;
		e->planned_until = s->planned_until;
	}
}

/* How much the thread that reads in place takes of what is left. Beside others, that all end at
 * about the same time, the last stretches are not its; 0: it copies from now on, too. */
static uint64_t in_place_stretch(const struct share *s, const struct engine *e, uint64_t left)
{
	uint64_t chunk = max_u64(e->x->in_place_chunk, SHARE_MIN);

	if (s->members == 1) {
		return chunk;
	}
	return left / 4 < min_u64(IN_PLACE_MIN, chunk) ? 0 : min_u64(left / 4, chunk);
}

unsigned int shared_in_place_movers(const struct exec *x)
{
	unsigned int bits = 0;

	for (unsigned int i = 0; i < x->routes.movers; i++) {
		if (x->routes.mover[i]->ops->traits & MOVER_IN_PLACE) {
			bits |= 1u << i;
		}
	}
	return bits;
}

static uint64_t stretch_locked(const struct share *s, struct engine *e, uint64_t left)
{
	uint64_t stretch = e->in_place ? in_place_stretch(s, e, left) : 0;

	if (stretch) {
		return stretch;
	}
	if (e->in_place) {
		e->in_place = false;
		e->avoid |= shared_in_place_movers(e->x);
	}
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
		s->next = min_u64(e->pos + (align_down(at + stretch, SHARE_MIN) - at), s->end);
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

/* Copiers for each link of a transfer over several: on a machine of 32 processors a file of 8 GiB
 * went into one GPU over two links at 56 GB/s with 16 copiers, and at 71 with 25. */
#define COPIERS_A_LINK 12u

unsigned int shared_copiers(const struct exec *x, unsigned int links)
{
	return (unsigned int)max_u64(x->copiers,
				     min_u64(x->copiers_most, (uint64_t)COPIERS_A_LINK * links));
}

/* How many helpers one more caller of copying work can count on, so that all get as many. */
unsigned int shared_fair(const struct exec *x)
{
	unsigned int callers = atomic_load_explicit(&x->callers, memory_order_relaxed);
	unsigned int each = x->copiers / (callers ? callers : 1);

	return each ? each - 1 : 0;
}

/* How many segments this transfer has in flight in one thread. */
unsigned int shared_depth(const struct progress *p)
{
	return p->t->depth ? p->t->depth : p->x->depth;
}

/* Whether this thread would be blocked by the file's hop: its mover has no channels. */
bool shared_blocks(const struct engine *e)
{
	const struct transfer *t = e->p->t;
	struct mover *m = engine_best(e, 0)->route->hop[0];
	struct move_op like = { .dst = t->dst, .src = t->src };
	struct channel *c;

	if (!transfer_file(t) || m->ops->traits & MOVER_IN_PLACE) {
		return false;
	}
	if (!m->ops->channel || m->ops->channel->get(m, &like, NULL, NULL, &c)) {
		return true;
	}
	m->ops->channel->put(c);
	return false;
}

/* Whoever writes a file's page cache holds its inode's lock: others would only spin for it. Block
 * devices have none. */
static bool one_at_a_time(const struct progress *p)
{
	return p->write && !transfer_file(p->t)->facts.block;
}

/* How many helpers could do good, and whether it is the processors that they add. */
unsigned int shared_help_for(const struct engine *e, bool *copies)
{
	const struct progress *p = e->p;
	const struct exec *x = e->x;
	unsigned int shares = (unsigned int)min_u64(p->t->len / SHARE_MIN, 64);

	*copies =
		route_has(engine_best(e, 0)->route, MOVER_CACHED) && (e->resident >= 1 || p->write);
	if (p->t->len < SHARE_FROM || (*copies && one_at_a_time(p))) {
		return 0;
	}
	return (unsigned int)min_u64(
		*copies ? shared_fair(x) : min_u64(x->helpers, shared_depth(p) - 1), shares - 1);
}

/* For so many helpers. */
void shared_size_up(struct share *s, uint64_t len, unsigned int helpers)
{
	s->helpers = helpers;
	s->members = helpers + 1;
	/* A transfer of few stretches is shared out evenly, in as few copies as can be. */
	s->stretch_min = min_u64(len / s->members, STRETCH_MAX);
	if (len > (uint64_t)STRETCH_MAX * s->members) {
		s->stretch_min = STRETCH_MIN;
	}
	s->stretch_min = max_u64(align_down(s->stretch_min, SHARE_MIN), SHARE_MIN);
}

unsigned int shared_late_help(const struct share *s, unsigned int called)
{
	if (!s->copies || s->end < LATE_FROM || one_at_a_time(s->p)) {
		return called;
	}
	return (unsigned int)max_u64(called, s->copiers - 1);
}

void shared_leave(struct engine *e, const struct mover *m)
{
	struct share *s = e->p->share;
	bool alone = s->members == 1; /* where routes carry together, there are helpers */
	bool copies = false;
	unsigned int helpers;

	e->in_place = false;
	e->avoid |= m ? 1u << m->id : shared_in_place_movers(e->x);
	helpers = alone && shared_blocks(e) ? shared_help_for(e, &copies) : 0;
	lock_acquire(&s->lock);
	s->planned_until = 0;
	alone = alone && s->next < s->end;
	if (alone) {
		s->copies = copies;
		shared_size_up(s, s->end - s->next, helpers);
	}
	lock_release(&s->lock);
	if (alone && helpers) {
		workers_offer(&e->x->workers, &s->work, helpers);
	}
}
