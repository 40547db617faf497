/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef COLL_COLL_H
#define COLL_COLL_H

/*
 * Communicators: the ranks' scratch, and launches of the kernel that uses it (dev/kernels/coll.c).
 *
 * Each rank allocates its scratch on its device, exports it, and imports that of the others, also
 * of threads of its own process: so a rank's mappings stay, whichever rank frees first. A worker
 * looks at the communicators of a context now and then: it reads their kernels' reports, and tests
 * whether the other ranks still live.
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

/* How long kernels wait for other ranks before they are told to end, and ranks for each other. */
#define COMM_PATIENCE_NS UINT64_C(10000000000)

struct comm {
	struct comm *next; /* of its context */
	struct comm_ctx *ctx;
	struct dev *dev;
	unsigned int me;
	unsigned int n;
	unsigned int blocks; /* of a launch, at most: on all ranks the same */
	void *scratch;
	char *peers[COLL_RANKS]; /* the others' scratch, imported; NULL: not, or its own */
	struct mem_export *export;
	struct coll_report *report; /* pinned */
	struct coll_params common;  /* of all launches */
	struct coll_sum_params sum; /* of launches of the short-sum kernels */
	bool alone;		    /* PL_COMM_ABORT_ALONE */
	atomic_bool aborted;	    /* for this rank alone */
	atomic_int failed;	    /* an errno; 0: it has not */
	atomic_bool logged;	    /* the failure was */

	/* Protects what follows, and the order of launches. The stream's lock and the driver's are
	 * taken under it. */
	struct lock lock;
	struct dev_event *end; /* of the last launch that was not captured */
	bool launched;
	bool unmarked;	 /* a launch is behind that event, and may never be known to have ended */
	uint64_t number; /* of the stream that it was on; 0: not known */
	bool captured;	 /* graphs may be replayed after it is closed */
	/* The last launch that was captured: its place in the graph, the capture's number, and the
	 * stream. */
	struct dev_event *node;
	uint64_t capture;
	const void *node_on;

	/* While it is made. */
	struct {
		struct dev_stream *s;
		uint64_t *mem;
	} trial;

	/* watch.c's, under the context's lock. */
	uint64_t told;	 /* coll_report.waits that was told */
	bool passed_on;	 /* what its kernel found, to the other ranks */
	bool told_after; /* that it was replayed after it was closed */
	bool dead[COLL_RANKS];
	uint64_t dead_ns;
};

struct comm_ctx {
	struct exec *exec;
	/* Protects the list. The table of memory and drivers are asked under it. */
	struct lock lock;
	struct comm *comms;
	/* Closed ones whose operations are in graphs: their kernels find the state, and do nothing.
	 */
	struct comm *retired;
	struct work watch;
};

void comm_ctx_init(struct comm_ctx *m, struct exec *x);
void comm_ctx_finish(struct comm_ctx *m); /* with no communicator */

/* create.c: the struct has its defaults; rank, ranks and gather were checked. rc: what else of it
 * is no good, with the message, which the others are to hear. */
int comm_create(struct comm_ctx *m, struct dev *d, const struct pl_comm_opts *o, int rc,
		struct comm **out);
void comm_close(struct comm *c);
void comm_free(struct comm *c);
void comm_abandon(struct comm *c); /* in a child of fork() */

/* launch.c. */
struct comm_call {
	enum coll_kind kind;
	const void *src;
	void *dst;
	size_t count; /* elements of `size` bytes: of all, or of one rank's part */
	size_t size;
	unsigned int type; /* of what reduces; 0 */
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
bool comm_captured(struct comm *c); /* graphs have operations of it */
/* Like comm_queue(), on a stream of the device, of known memory, and by the given way. For
 * trial.c. */
int comm_launch(struct comm *c, struct dev_stream *s, const struct comm_call *call,
		enum coll_way way);
/* Loads all kernels of the communicator for a stream: a later load may wait for a kernel that
 * waits. */
int comm_load(const struct comm *c, struct dev_stream *s);

/* trial.c: prepares the trial, and makes all that the driver may make only while no kernel runs:
 * other ranks may be threads of this process, whose kernels wait for this one. Clears the `len`
 * bytes of scratch. */
int trial_prepare(struct comm *c, size_t len);
/* Returns 0 if every rank's sums are right here. */
int trial_run(struct comm *c);
void trial_end(struct comm *c);

/* watch.c. */
void comm_watch(struct comm *c); /* from now on */
void comm_unwatch(struct comm *c);
void comm_retire(struct comm *c); /* its state and report stay until the context is finished */
/* 0, or -errno with a message. */
int comm_error(struct comm *c);
/* Ends its kernels, here and on other ranks. */
void comm_stop(struct comm *c, int err);
/* The same for the program: with PL_COMM_ABORT_ALONE here only. */
void comm_abort(struct comm *c);
const char *comm_kind_name(unsigned int kind);
/* "all-reduce 1042 (64 KiB)" */
void comm_describe(char *buf, size_t space, uint64_t epoch, uint64_t word);

#endif
