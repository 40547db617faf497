/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_WORKERS_H
#define XFER_WORKERS_H

/*
 * The worker threads of a context: one pool for all kinds of work. Whoever has something to do
 * offers a `struct work`, which is embedded in what it is about (a queue, a large request, the
 * context's streams). A worker picks the works of a kind in turn, and asks each whether it wants
 * one more worker.
 *
 * A kind has a limit of its own, so none keeps the others out. A worker whose work may block for
 * ever says so, and counts no longer. A kind that was reserved always finds a thread: the others
 * leave one idle for it, or the pool starts one more.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

enum work_kind {
	WORK_STREAM,	 /* transfers whose turn in a stream has come: the stream waits for them */
	WORK_QUEUE,	 /* requests of queues */
	WORK_HELP,	 /* a share of a large request, whose caller works on it, too */
	WORK_BACKGROUND, /* what no request waits for (background.h), by one worker at most */
	WORK_KINDS,
};

enum work_wants {
	WANTS_NONE,  /* nothing is left to do; it leaves the list until it is offered again */
	WANTS_LATER, /* one more worker would be of no use now */
	WANTS_ONE,
};

struct work {
	enum work_kind kind;
	/* Whether one more worker finds something to do. Under the pool's lock: takes none. */
	enum work_wants (*wants)(const struct work *w);
	/* Does some of it. Without the lock. */
	void (*carry)(struct work *w);

	/* The pool's. */
	struct work *next;
	uint64_t due; /* when it is to be listed, on the monotonic clock; 0: not at any time */
	bool listed;
	unsigned int missing; /* workers that it was offered for, and that have not come */
	unsigned int picked;  /* so often, since it was offered first */
	atomic_uint carriers; /* workers that are at it now; written under the lock */
};

struct workers {
	/* Protects all below. Nothing is taken under it but for starting a thread. */
	struct lock lock;
	pthread_cond_t wake; /* workers wait: there is work, or stop */
	pthread_cond_t left; /* withdrawals wait: a worker has left its work */
	struct {
		unsigned int max;
		unsigned int busy;    /* workers at work of this kind */
		unsigned int blocked; /* of those, in what may last for ever */
		bool reserved;
		struct work *first; /* offered, in turn */
		struct work *last;
	} kind[WORK_KINDS];
	atomic_uint offered; /* works in all lists; read without the lock, as a hint */
	struct work *later;  /* not listed before they are due */
	uint64_t timed;	     /* when a worker that sleeps will look at them, at the latest */
	pthread_t *threads;
	unsigned int n;
	unsigned int busy; /* sum over kinds */
	bool stop;
};

/* max: threads that may do work of each kind at once. */
void workers_init(struct workers *w, const unsigned int max[WORK_KINDS]);
/* Joins the threads. Nothing is offered but background work, which is not done then. */
void workers_finish(struct workers *w);

/* From now on a thread is left for work of this kind, whatever the others are at. -EAGAIN and the
 * like where it cannot be started. */
int workers_reserve(struct workers *w, enum work_kind kind);

/* There is work for so many more workers. Threads are started as they are needed; that failing
 * costs speed, where the kind was reserved or its owner does the work, too. 0: only those come that
 * find nothing else to do. */
void workers_offer(struct workers *w, struct work *work, unsigned int want);
/* For one worker, at `due` on the monotonic clock (0: now), or before, if it is offered for then
 * already. Of a kind that is reserved: an idle worker looks at the clock. */
void workers_offer_at(struct workers *w, struct work *work, uint64_t due);
/* For one, from where no thread may be started: one that is reserved comes, and offers
 * what it leaves. */
void workers_notify(struct workers *w, struct work *work);

/* No worker picks it any more; those that have go on. */
void workers_unlist(struct workers *w, struct work *work);
/* The same, and returns when they have left. */
void workers_withdraw(struct workers *w, struct work *work);

/* The calling worker may be blocked for ever (true), or is no longer: another takes its place. */
void workers_block(struct workers *w, enum work_kind kind, bool blocked);

#endif
