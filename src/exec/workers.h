/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_WORKERS_H
#define EXEC_WORKERS_H

/*
 * The worker threads of a context: one pool, with threads for each kind of work. Work is offered as
 * a `struct work`, which is embedded in its object (a queue, a large request, the context's
 * streams). A worker visits the works of its kind in turn, and asks each whether it wants one more
 * worker.
 *
 * Threads are started when they are needed, up to a limit for each kind, and stay until the context
 * closes. They have their kind for good, so no kind can starve another, and one thread is enough to
 * guarantee a kind that its work is done (workers_reserve()). A worker whose work may block without
 * limit, or for long, announces that, and is no longer counted; how many do that at once is limited
 * by those who offer such work (QUEUE_TURNS and QUEUE_REMOTES for each queue, STREAM_REMOTES).
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

#define WORKERS_OF_A_RING 17u /* that read for the kernels of an array, at most */
/* Proxies at most: of 4 KiB in the page cache one answers 1.3 M/s, four 3.0 to 3.4, eight 3.9. */
#define RING_PROXIES 4u

enum work_kind {
	WORK_STREAM,	 /* transfers that a stream has reached and waits for */
	WORK_QUEUE,	 /* requests of queues */
	WORK_HELP,	 /* a share of a large request, whose caller works on it, too */
	WORK_BACKGROUND, /* background work (background.h), by at most one worker */
	WORK_RING,	 /* looking into the rings of running kernels, by one worker */
	WORK_RING_MORE,	 /* the same beside it, while there is more than one keeps up with */
	WORK_RING_READ,	 /* reads for kernels, which may block */
	WORK_KINDS,
};

enum work_wants {
	WANTS_NONE,  /* nothing is left to do; it leaves the list until it is offered again */
	WANTS_LATER, /* one more worker would be of no use now */
	WANTS_ONE,
};

struct work {
	enum work_kind kind;
	unsigned int most; /* workers that it may have in all; 0: any number */
	/* Whether one more worker finds something to do. Under the pool's lock: takes none. NULL:
	 * always. */
	enum work_wants (*wants)(const struct work *w);
	/* Does some of it. Without the lock. */
	void (*carry)(struct work *w);

	/* The pool's. */
	struct work *next;
	uint64_t due; /* not before, on the monotonic clock; 0: now */
	bool listed;
	unsigned int missing; /* workers that it was offered for and that have not started */
	unsigned int picked;  /* how often it was picked since it was offered first */
	atomic_uint carriers; /* workers that work on it now; written under the lock */
};

struct worker_kind {
	struct workers *owner;
	unsigned int max;
	unsigned int linger_ns;
	pthread_cond_t wake; /* its workers wait: there is work, or stop */
	unsigned int n;	     /* threads */
	unsigned int busy;
	unsigned int blocked; /* of those, in work that may block without limit */
	bool notified;	      /* work comes from where no thread may be started */
	struct work *first;   /* offered, in turn */
	struct work **last;
	atomic_uint offered; /* works in the list; read without the lock, as a hint */
};

struct workers {
	/* Protects all below. No other lock is taken under it, except to start a thread. */
	struct lock lock;
	pthread_cond_t left; /* withdrawals wait: a worker has left its work */
	struct worker_kind kind[WORK_KINDS];
	pthread_t *threads;
	size_t space; /* in `threads` */
	unsigned int n;
	bool stop;
	int refused; /* -errno of a thread that could not be started; 0: none */
	bool told;   /* the log has it */
};

/* max: threads that may do work of each kind at once. */
void workers_init(struct workers *w, const unsigned int max[WORK_KINDS]);
/* Joins the threads. Only background work may still be offered; it is not done. */
void workers_finish(struct workers *w);

/* Makes sure of a thread for work of this kind. -EAGAIN or another error if it cannot be started.
 */
int workers_reserve(struct workers *w, enum work_kind kind);

/* Starts all threads that a kind may have, or those that can be started: so that one is there when
 * work is notified. */
void workers_ready(struct workers *w, enum work_kind kind);
/* Lets `by` more threads do work of a kind, and makes sure that one is idle. Returns 0, or -EAGAIN
 * or another error if no thread can be started: then the limit stays. */
int workers_widen(struct workers *w, enum work_kind kind, unsigned int by);
/* Lets `by` fewer threads do work of a kind. Threads that are working finish their work. */
void workers_narrow(struct workers *w, enum work_kind kind, unsigned int by);

/* Offers work for this many more workers. Threads are started when needed. If that fails, the work
 * is only slower, since the kind is reserved or the owner works too. 0: only idle workers take it.
 */
void workers_offer(struct workers *w, struct work *work, unsigned int want);
/* Offers work for one worker, at `due` on the monotonic clock (0: now), or earlier if it was
 * offered for an earlier time. */
void workers_offer_at(struct workers *w, struct work *work, uint64_t due);
/* Offers work for one worker, from a place where no thread may be started: the kind is reserved,
 * and from the first time on keeps a thread ready for the next. */
void workers_notify(struct workers *w, struct work *work);

/* Withdraws the work: no worker takes it from now on, and those that have it continue. */
void workers_unlist(struct workers *w, struct work *work);
/* Withdraws the work, and returns when all workers have left it. */
void workers_withdraw(struct workers *w, struct work *work);

/* The calling worker may block without limit (true), or no longer does: another worker takes its
 * place. */
void workers_block(struct workers *w, enum work_kind kind, bool blocked);

#endif
