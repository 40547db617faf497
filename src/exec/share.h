/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_SHARE_H
#define EXEC_SHARE_H

/*
 * A large transfer whose work blocks a thread, shared by its caller and the workers that find time.
 * Each claims stretches of it, in order and under a lock, until none is left, and carries them by
 * an engine of its own. Stretches become shorter towards the end, so that all end at about the same
 * time. The caller never waits for a helper to arrive, only for those that arrived to finish. There
 * are no helpers while the threads that copy already use up the memory bandwidth; a long transfer
 * gets them later, when others end.
 *
 * Where the plan has two routes carry together, the caller has the first of them, which one thread
 * carries best, and the helpers have the other. When the caller can no longer use the first route,
 * it leaves the rest to the helpers and copies with them.
 */

#include "base/config.h"
#include "base/lock.h"
#include "exec/engine.h"

struct share {
	struct work work; /* carried by helpers; work.most of them may come, some of them later */
	struct progress *p;
	struct plan_lanes lanes;
	unsigned int copiers; /* threads that may copy at once where this is carried */
	atomic_uint arrived;  /* helpers that have begun: their order gives each its link */
	/* Written before the work is offered. */
	bool copies; /* the work is a processor's, so no more than `copiers` */

	struct lock lock; /* protects all below and the progress; nothing is taken under it */
	/* A copy of the caller's first plan, which holds up to planned_until: the engines plan
	 * later stretches each for itself, in engine.plan. */
	const struct plan *plan;
	double resident;
	uint64_t planned_until;
	uint64_t next; /* what begins here is not yet claimed */
	uint64_t end;
	uint64_t stretch_min;
	unsigned int members; /* that were called, the caller included */
};

/* claim.c: takes the next stretch for this engine: moves its pos and end. */
bool shared_claim(struct engine *e);

/* Called by the one engine that reads in place when it cannot do so any longer. It copies from here
 * on, and calls helpers if it was alone. */
void shared_end_in_place(struct engine *e);

/* Whether this engine is the one that reads in place, of those that share its transfer. */
static inline bool shared_in_place(const struct engine *e)
{
	return e->p->share && e->x->in_place_movers & ~e->avoid;
}
/* Lets an engine copy the stretches that it takes from here on. Calls no helpers. */
void shared_stop_in_place(struct engine *e);
/* Sizes the stretches of the `left` bytes for this number of helpers. */
void shared_sizes(struct share *s, uint64_t left, unsigned int helpers);

/* Carries a large transfer, shared with helpers where that pays. -ENOMEM, before anything was
 * moved. The engine has planned its beginning. */
int shared_run(struct engine *e);

/* helpers.c: how many threads carry what. */

/* Sets the limits of the pool, and starts it. */
void helpers_init(struct exec *x, const struct config *c);
/* How many threads a context with this configuration starts at most. */
unsigned int helpers_threads(const struct config *c);
/* The number of threads that may copy at once, for transfers over a number of links. */
unsigned int helpers_copiers(const struct exec *x, unsigned int links);
/* The number of helpers for one more caller of copying work, so that all callers get the same
 * number. */
unsigned int helpers_fair(const struct exec *x, unsigned int links);
/* How many could do good, and whether it is the processors that they add. */
unsigned int helpers_for(const struct engine *e, unsigned int links, bool *copies);
/* The number of helpers that may come in all, later ones included, given the number called at the
 * beginning. */
unsigned int helpers_late(const struct share *s, unsigned int called);
/* Segments in flight in one thread. */
static inline unsigned int progress_depth(const struct progress *p)
{
	return p->t->depth ? p->t->depth : (unsigned int)p->x->config->depth;
}

#endif
