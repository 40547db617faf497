/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_SHARE_H
#define EXEC_SHARE_H

/*
 * A large transfer whose work blocks a thread, shared by its caller and the workers that find time.
 * Each takes stretches of it until none is left, by an engine of its own. The caller never waits
 * for a helper to come, only for those that came to finish. Nobody helps where as many threads as
 * memory bandwidth feeds are copying already; to a long transfer they come later, when others end.
 *
 * Where the plan has two routes carry together, the caller has the first of them, which one thread
 * carries best, and the helpers have the other. What the first cannot carry any more, it leaves to
 * the others and helps them.
 */

#include "base/lock.h"
#include "exec/engine.h"

struct share {
	struct work work;     /* a helper's part */
	unsigned int helpers; /* that may come, with those that come later; before it is offered */
	bool copies;	      /* likewise: the work is a processor's, so no more than x->copiers */
	struct progress *p;
	unsigned int leaves; /* movers that helpers leave to the caller */
	struct plan_lanes lanes;
	unsigned int copiers; /* threads that may copy at once where this is carried */
	atomic_uint came;     /* helpers, for which each has a link */

	struct lock lock; /* protects all below and the progress; nothing is taken under it */
	const struct plan *plan; /* the caller's first, which holds up to planned_until */
	double resident;
	uint64_t planned_until;
	uint64_t next; /* nobody has taken what begins here */
	uint64_t end;
	uint64_t stretch_min;
	unsigned int members; /* that were called, the caller included */
};

/* Takes the next stretch for this engine: moves its pos and end. */
bool shared_claim(struct engine *e);

/* What this engine alone carried by this mover goes another way from here on: others may take their
 * part. */
void shared_leave(struct engine *e, const struct mover *m);

/* claim.c's, for who decides about a share. */
unsigned int shared_in_place_movers(const struct exec *x); /* 1 << id */
/* How many threads may copy at once for a transfer over so many links. */
unsigned int shared_copiers(const struct exec *x, unsigned int links);
/* How many helpers one more caller of copying work can count on, so that all get as many. */
unsigned int shared_fair(const struct exec *x);
/* Whether the file's hop would block this thread: its mover has no channels. */
bool shared_blocks(const struct engine *e);
/* How many helpers could do good, and whether it is the processors that they add. */
unsigned int shared_help_for(const struct engine *e, bool *copies);
void shared_size_up(struct share *s, uint64_t len, unsigned int helpers);
/* How many may come in all where so many were called at the beginning. */
unsigned int shared_late_help(const struct share *s, unsigned int called);
unsigned int shared_depth(const struct progress *p); /* segments in flight in one thread */

/* Carries a large transfer, shared with helpers where that pays. -ENOMEM, before anything was
 * moved. The engine has planned its beginning. */
int shared_run(struct engine *e);

#endif
