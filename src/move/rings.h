/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_RINGS_H
#define MOVE_RINGS_H

/* Channels of O_DIRECT on io_uring, where that works, for each mover that goes past the page cache.
 * Elsewhere threads do the same work, one operation each. */

#include <pthread.h>

#include "base/lock.h"
#include "move/move.h"

struct config;
struct ring_channel;

enum rings_engine {
	RINGS_UNDECIDED,
	RINGS_URING,
	RINGS_THREADS,
};

/* The rings of a context. */
struct rings {
	const struct config *config;

	/* Protects all below. */
	struct lock lock;
	enum rings_engine engine; /* chosen when the first channel is needed, and once more if
				   * io_uring is forbidden later */
	char why[256];
	struct ring_channel *idle; /* kept for the next transfer */
};

void rings_init(struct rings *r, const struct config *c);
void rings_finish(struct rings *r); /* with no channel out */

/* The engine for direct I/O, chosen now if it was not yet. why: why it is this one, or NULL. */
enum rings_engine rings_engine(struct rings *r, char *why, size_t space);

/* As mover_ops: -EOPNOTSUPP where threads carry direct I/O. `ended` is called with each
 * operation that the kernel has carried, before its user sees it, and may change its result; or
 * NULL. */
int ring_channel_get(struct rings *r, struct mover *m,
		     void (*ended)(struct mover *m, struct move_op *op), move_done done, void *arg,
		     struct channel **out);
void ring_channel_put(struct channel *c);
int ring_submit(struct channel *c, struct move_op *op);
int ring_poll(struct channel *c, uint64_t wait_ns);
/* Instead of ring_submit(): the caller has carried it, with this result. The next poll delivers it.
 */
void ring_carried(struct channel *c, struct move_op *op, ssize_t res);

#endif
