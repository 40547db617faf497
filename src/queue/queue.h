/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef QUEUE_QUEUE_H
#define QUEUE_QUEUE_H

/*
 * Requests in flight that no caller waits for. A queue keeps them in order of arrival. The
 * context's workers, and threads that wait for completions, claim runs of them: one large request,
 * which helpers share; adjacent requests, which become one; or many small ones, which are submitted
 * together (runs.c). The thread that claimed a run carries it to its end.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <peerlane/queue.h>

#include "base/lock.h"
#include "exec/workers.h"
#include "file/file.h"
#include "plan/plan.h"

struct exec;
struct piece_list;
struct region_users;

#define QUEUE_NEVER UINT64_MAX
#define QUEUE_RUN 512u	       /* requests of a run */
#define QUEUE_CHAIN (8u << 20) /* bytes of adjacent requests that a worker claims at once */
#define QUEUE_TURNS 16u	       /* files that are carried by one thread at a time, at once */
#define QUEUE_REMOTES 64u      /* remotes whose requests are under way at once */

enum item_state {
	ITEM_FREE,
	ITEM_QUEUED,
	ITEM_PARKED, /* while other threads have its file's turn, or are at requests of its remote
		      */
	ITEM_CLAIMED,
	ITEM_JOB, /* not carried itself; its extents are carried */
	ITEM_DONE,
};

/* A request, or a job that stands for several. */
struct queue_item {
	struct queue_item *next;
	struct queue_item *prev;
	struct queue_item *job; /* that it is an extent of, or NULL */
	struct file *file;
	uintptr_t addr;
	uintptr_t src_addr;
	uint64_t off;
	size_t len;
	/* PL_OP_TRANSFER: the regions at its two ends, dst first, held; NULL: the end is `file`, or
	 * without one memory. The transfer begins at `addr` in dst and at `src_addr` in src, each
	 * an address or an offset; the file's offset is also `off`. With a list, one end is its
	 * region, and `list` has the pieces. */
	struct region_users *users[2];
	struct piece_list *list; /* pieces of a region, owned; or NULL */
	struct item_list *parked_in;
	uint64_t deadline_ns;
	void *user;
	ssize_t res;
	char *why; /* the message of a failure, owned; may be NULL */
	uint32_t slot;
	uint32_t generation;
	uint32_t policy;
	uint32_t index;	 /* among the extents of its job */
	uint32_t left;	 /* of a job: extents that have not ended */
	uint32_t failed; /* of a job: the extent whose failure is its result */
	uint8_t op;	 /* enum pl_op */
	uint8_t state;
	uint8_t route; /* that carried most, + 1 */
	/* The first one of a run: the run may block its thread without limit, or for long, and
	 * another worker takes its place. */
	bool blocks;
	/* also of a run's first item: the run is with a remote, and counts among the workers */
	bool counts;
};

/* A pipe, or a file whose writes the kernel serialises (file_writes_together()), and the run that
 * carries its requests: other threads leave them to that one. file NULL: free. */
struct queue_turn {
	const struct file *file;
	struct queue_item *const *run; /* as queue_claim() was given it */
};

struct item_list {
	struct queue_item *first;
	struct queue_item *last;
};

/* A remote, or two of one transfer: remotes.c. */
struct queue_remote {
	const void *of[2]; /* at dst, src; NULL: none. Never followed */
	struct item_list parked;
	unsigned int runs; /* under way */
	bool uncounted;	   /* one of them does not count among the workers */
};

struct queue {
	struct exec *x;
	size_t depth;

	/* Protects all below and every item that is not claimed. The workers' lock is not taken
	 * under it. */
	struct lock lock;
	pthread_cond_t ended;	  /* for waiters: enough has completed, or nothing is in flight */
	struct queue_item *items; /* `depth`: the kernel makes those that are used */
	size_t made;		  /* that were ever used */
	size_t used;		  /* that are not free */
	struct item_list free;
	struct item_list fifo;
	struct item_list done;
	size_t done_n;
	size_t inflight; /* requests and jobs that have not ended, extents not counted */
	/* About the requests submitted since nothing was in flight: whether all have the same
	 * remotes (or none), and which. */
	bool submitted; /* something */
	bool alike;
	const void *with[2];
	size_t waiters;
	size_t want;	   /* the fewest completions that a waiter waits for */
	uint64_t earliest; /* no queued deadline is earlier; UINT64_MAX: none */
	struct queue_turn turns[QUEUE_TURNS];
	struct item_list parked; /* requests that wait for the turn of their file */
	struct queue_remote remotes[QUEUE_REMOTES];
	int fd; /* an eventfd, or -1 */
	bool fd_set;

	atomic_size_t queued; /* in fifo; written under the lock */

	struct work work;    /* carries runs of it */
	atomic_bool started; /* there is a worker for that */
};

int queue_init(struct queue *q, struct exec *x, size_t depth);
/* Waits for all that is in flight. */
void queue_finish(struct queue *q);
/* In a child after fork: frees memory and the descriptor, nothing else. */
void queue_abandon(struct queue *q);

static inline uint64_t item_id(const struct queue_item *it)
{
	return (uint64_t)it->generation << 32 | it->slot;
}

static inline bool item_is_pipe(const struct queue_item *it)
{
	return it->file && it->file->facts.pipe;
}

/* Whether an item is with a remote, which may fall silent. Items of pipes block anyway. */
static inline bool item_is_far(const struct queue_item *it)
{
	return (it->users[0] || it->users[1]) && !item_is_pipe(it);
}

/* Whether an item puts bytes into its file. */
static inline bool item_writes_file(const struct queue_item *it)
{
	return it->op == PL_OP_WRITE || (it->op == PL_OP_TRANSFER && it->file && it->users[1]);
}

/* Whether the other ends of two adjacent requests lie as their memories do. */
static inline bool item_others_follow(const struct queue_item *a, const struct queue_item *b)
{
	return a->op != PL_OP_TRANSFER
		       ? b->off == a->off + a->len && a->op != PL_OP_COPY
		       : b->src_addr == a->src_addr + a->len && b->users[0] == a->users[0] &&
				 b->users[1] == a->users[1];
}

/* Whether b begins where a ends, in the file, or region, and in memory, so that one transfer can
 * carry both. Only requests whose policy leaves the choice of the route to the library are merged.
 */
static inline bool item_follows(const struct queue_item *a, const struct queue_item *b)
{
	return b->addr == a->addr + a->len && b->op == a->op && b->file == a->file &&
	       item_others_follow(a, b) && b->policy == a->policy &&
	       (a->policy == PLAN_AUTO || a->policy == PLAN_BOUNCE) &&
	       b->deadline_ns == a->deadline_ns && !item_is_pipe(a);
}

/* Submission: between begin and end, under the queue's lock. */
void queue_begin(struct queue *q);
void queue_end(struct queue *q);
/* A free item, while fewer than `depth` are used. */
struct queue_item *queue_item_locked(struct queue *q);
void queue_release_locked(struct queue *q, struct queue_item *it); /* gives it back */
/* Submits it. it->res < 0: it has failed already, and the thread's message has the reason. */
void queue_push_locked(struct queue *q, struct queue_item *it);
/* A job of n extents, which are pushed next. */
void queue_job_locked(struct queue *q, struct queue_item *job, uint32_t n);

/* Completes queued items whose deadline has passed. Whether there were any: then queue_offer(). */
bool queue_expire_locked(struct queue *q);
/* Wakes workers for queued items. The lock is not held. */
void queue_offer(struct queue *q);

/* remotes.c: an item is submitted. */
void queue_remote_submit_locked(struct queue *q, const struct queue_item *it);
/* The next four are for items with a remote. Whether both items have the same remotes. */
bool item_same_remotes(const struct queue_item *a, const struct queue_item *b);
/* Whether a worker's run may begin with the item; otherwise the item is parked. */
bool queue_remote_begin_locked(struct queue *q, struct queue_item *it);
/* Called when a run with a remote has ended. Returns true if items may begin that were parked
 * because the remotes were busy. */
bool queue_remote_end_locked(struct queue *q, const struct queue_item *first);
/* The item was revoked while it was not parked. */
void queue_remote_revoked_locked(struct queue *q, const struct queue_item *it);
/* Makes the descriptor readable. */
void queue_fd_raise_locked(struct queue *q);

int queue_cancel(struct queue *q, uint64_t id);
int queue_fd(struct queue *q, int *out);

/* Waits, and gives each completion to `give`, or to nobody. As pl_queue_wait(). */
typedef void (*queue_give)(const struct queue_item *it, size_t i, void *arg);
size_t queue_wait(struct queue *q, size_t min, size_t max, uint64_t deadline_ns, queue_give give,
		  void *arg);

/* Claims a run: the number of items in v. `waiter`: for a thread that waits for completions, which
 * takes small ones only, and those with a remote only if all are with the same: it would wait
 * for that remote, whatever completes. */
size_t queue_claim(struct queue *q, struct queue_item **v, bool waiter);
/* Completes a run: every item's res is set. */
void queue_ended(struct queue *q, struct queue_item **v, size_t n);

/* runs.c: carries a run, sets every item's res, route and, on failure, why. */
void run_carry(struct exec *x, struct queue_item **v, size_t n);

/* work.c: makes sure that there is a worker for queued requests. */
int queue_work_start(struct queue *q);

#endif
