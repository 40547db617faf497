/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_SMALL_H
#define RING_SMALL_H

/*
 * Small reads and writes of files in the order of a stream, each a kernel of one block that posts a
 * request and waits for it on the GPU (dev/kernels/small.c): no host function, and no call of a
 * driver while the stream waits, so graphs capture them. The plan says which transfers those are
 * (plan/by_kernel.h); a worker carries the others (stream/stream.h).
 *
 * A context has a ring for these for each device, made at the first one. It stays until the context
 * is closed. A file stays in the ring's table until it is closed; a graph that is replayed later
 * gets -ESTALE.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/queue.h>
#include <peerlane/stream.h>

#define SMALL_FILES 1024u /* of a device's ring, at a time */

struct file;
struct ring_ctx;
struct launcher;

/* A worker must carry it; *why is the reason. */
#define SMALL_UNFIT 1

/* Queues a read or write by a kernel. The struct has its policy, and all except its values was
 * checked. Returns 0 if the kernel is queued, perhaps into a graph; SMALL_UNFIT if nothing is; or
 * -errno with a message. */
int small_queue(struct ring_ctx *m, struct launcher *s, enum pl_op op, struct file *f,
		const struct pl_stream_io *io, const char **why);
/* The file is being closed. */
void small_forget(struct ring_ctx *m, const struct file *f);
/* Waits for the kernels; no call is under way. Workers may still tell of reads and writes that
 * nobody waits for. */
void small_finish(struct ring_ctx *m);
void small_free(struct ring_ctx *m);	/* after the workers have ended */
void small_abandon(struct ring_ctx *m); /* in a child of fork() */

#endif
