/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STORAGE_TURN_H
#define STORAGE_TURN_H

/*
 * Whose turn it is to write a file through the page cache. The kernel lets one writer at a time
 * into a regular file, and the others spin there: here they sleep. Who has the turn waits for
 * nothing but the system calls that it is for, so whoever waits for it may hold anything else.
 *
 * The turn is not handed from one to the next each time, since a sleeper takes longer to wake than
 * a small write does: who comes first has it. But from TURN_SLICE_NS on it goes to who has waited
 * longest, so that everybody has it in time.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define TURN_SLICE_NS 2000000u

struct turn_waiter;

struct turn {
	atomic_bool taken;
	atomic_bool spins;	/* somebody looks whether it comes free, before it sleeps */
	atomic_bool woken;	/* somebody was told that it is free, and has not looked yet */
	atomic_uint waiting;	/* how many are in line */
	atomic_ullong slice_ns; /* when the first in line came, or one was given it */
	/* Protects the line. No other lock is taken under it. */
	pthread_mutex_t lock;
	struct turn_waiter *first;
	struct turn_waiter *last;
};

void turn_init(struct turn *t);
void turn_finish(struct turn *t); /* never waits: in a child after fork, too */

/* Waits for the turn, until deadline_ns (0: as long as it takes). 0, or -ETIMEDOUT. */
int turn_take(struct turn *t, uint64_t deadline_ns);
void turn_give(struct turn *t);

/* For who has it, between two system calls: whether others have waited long enough. */
bool turn_over(const struct turn *t);

#endif
