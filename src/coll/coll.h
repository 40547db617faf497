/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef COLL_COLL_H
#define COLL_COLL_H

/*
 * Communicators: the ranks' scratch, and launches of the kernel that uses it (dev/kernels/coll.c).
 *
 * Each rank allocates its scratch on its device, exports it, and imports that of the others, also
 * of threads of its own process. So a rank's mappings stay, whichever rank frees first. A worker
 * visits the communicators of a context at intervals: it reads their kernels' reports, and tests
 * whether the other ranks are alive.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/comm.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/coll.h"
#include "exec/exec.h"
#include "mem/mem.h"

struct mem_export;
struct launcher;

/* The time for which kernels wait for other ranks before they are told to end, and ranks for each
 * other. */
#define COMM_PATIENCE_NS UINT64_C(10000000000)

struct comm {
	struct comm *next; /* in the context's list */
	struct comm_ctx *ctx;
	struct dev *dev;
	unsigned int me;
	unsigned int n;
	unsigned int blocks; /* of a launch, at most; equal on all ranks */
	void *scratch;
	/* the other ranks' scratch; NULL: not imported, or this rank's own */
	char *others[COLL_RANKS];
	struct mem_export *export;
	struct coll_report *report; /* pinned */
	struct coll_params common;  /* parameters of all launches */
	struct coll_sum_params sum; /* parameters of launches of the short-sum kernels */
	bool alone;		    /* PL_COMM_ABORT_ALONE */
	atomic_bool aborted;	    /* aborted for this rank alone */
	atomic_int failed;	    /* the errno of its failure; 0: none */
	atomic_bool logged;	    /* the failure was logged */

	/* Protects the fields below up to `node_on`, and the order of launches. The stream's lock
	 * and the driver's are taken under it. */
	struct lock lock;
	struct dev_event *end; /* of the last launch that was not captured */
	bool launched;
	bool unmarked;	 /* a launch comes after that event, and may never be known to have ended */
	uint64_t number; /* of that launch's stream; 0: not known */
	bool captured;	 /* graphs may be replayed after it is closed */
	/* For the last launch that was captured: its node of the graph, the capture's number, and
	 * the stream. */
	struct dev_event *node;
	uint64_t capture;
	const void *node_on;

	/* For the trial of a new communicator. */
	struct {
		struct dev_stream *s;
		uint64_t *mem;
	} trial;

	/* For watch.c, under the context's lock. */
	uint64_t told;	 /* coll_report.waits when it was last logged */
	bool passed_on;	 /* the other ranks were told of the failure that its kernel found */
	bool told_after; /* a replay after its end was logged */
	bool dead[COLL_RANKS];
	uint64_t dead_ns;
};

struct comm_ctx {
	struct exec *exec;
	/* Protects the lists. The table of memory and drivers are asked under it. */
	struct lock lock;
	struct comm *comms;
	/* Closed communicators whose operations are in graphs: their kernels read the state, and do
	 * nothing. */
	struct comm *retired;
	struct work watch;
};

void comm_ctx_init(struct comm_ctx *m, struct exec *x);
void comm_ctx_finish(struct comm_ctx *m); /* no communicator is left then */

/* create.c: makes a communicator. The struct has its defaults; rank, ranks and gather were checked.
 * rc: the error of its other fields, with its message; the other ranks are told of it. */
int comm_create(struct comm_ctx *m, struct dev *d, const struct pl_comm_opts *o, int rc,
		struct comm **out);
void comm_close(struct comm *c);
void comm_free(struct comm *c);
void comm_abandon(struct comm *c); /* in a child of fork() */

/* An operation, for launch.c. */
struct comm_call {
	enum coll_kind kind;
	const void *src;
	void *dst;
	size_t count; /* elements of `size` bytes: all of them, or those of one rank's part */
	size_t size;
	unsigned int type; /* of the elements, for a reduction; else 0 */
	unsigned int op;
	unsigned int root;
};

/* Queues an operation. All of its struct except the memory was checked. */
int comm_queue(struct comm *c, struct launcher *s, const struct comm_call *call);
/* Makes the stream wait for all queued operations, as the next operation would. */
int comm_after(struct comm *c, struct launcher *s);
/* Returns 0 if all operations have ended that were not captured, -EBUSY, or the error of one that
 * failed. */
int comm_idle(struct comm *c);
bool comm_captured(struct comm *c); /* whether graphs have operations of it */
/* Like comm_queue(), on a stream of the device, of known memory, and by the given way. For
 * trial.c. */
int comm_launch(struct comm *c, struct dev_stream *s, const struct comm_call *call,
		enum coll_way way);
/* Loads all kernels of the communicator for a stream: a later load may wait for a kernel that
 * waits. */
int comm_load(const struct comm *c, struct dev_stream *s);

/* trial.c: prepares the trial, with all calls that the driver makes only while no kernel runs:
 * other ranks may be threads of this process, whose kernels wait for this one. Clears `len` bytes
 * of scratch. */
int trial_prepare(struct comm *c, size_t len);
/* Returns 0 if this rank has the right sums of every rank. */
int trial_run(struct comm *c);
void trial_end(struct comm *c);

/* watch.c: begins to watch a communicator. */
void comm_watch(struct comm *c); /* from now on */
void comm_unwatch(struct comm *c);
void comm_retire(struct comm *c); /* its state and report stay until the context is finished */
/* Returns 0, or the error of a failure, with a message. */
int comm_error(struct comm *c);
/* Ends the communicator's kernels, here and on other ranks. */
void comm_stop(struct comm *c, int err);
/* Like comm_stop(), for the program; with PL_COMM_ABORT_ALONE only here. */
void comm_abort(struct comm *c);
const char *comm_kind_name(unsigned int kind);
/* Describes an operation: "all-reduce 1042 (64 KiB)". */
void comm_describe(char *buf, size_t space, uint64_t epoch, uint64_t word);

#endif
