/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_REQUESTER_H
#define RING_REQUESTER_H

/*
 * Kernels that post requests into one ring, with the ring, its slots in the device's memory, and
 * the state by which the kernels and the host know of each other. Each array has one
 * (array.h), and so has each device for small transfers in the order of streams (small.h).
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/array.h"
#include "ring/ring.h"

struct requester {
	struct ring_ctx *ctx;
	struct dev *dev;
	struct ring *ring;
	void *slots;		   /* the device's memory: which are free or left, and their uses */
	struct ring_params params; /* the ring and its slots, for launches */
	uint64_t state;		   /* a struct array_state; it stays until the context is closed */
	/* Protects the stream, for copies to and from the device. Held while they are waited for;
	 * the driver's locks are taken under it. */
	struct lock lock;
	struct dev_stream *s;
};

struct requester_opts {
	enum dev_kernel kernel; /* is loaded */
	unsigned int slots;
	unsigned int files; /* places for them */
	size_t slab_bytes;  /* the most bytes of a request */
	uint64_t limit_ns;  /* how long a kernel waits for an answer */
};

/* requester.c: nothing is left after an error, and the ring is NULL. */
int requester_open(struct requester *q, struct ring_ctx *m, struct dev *d,
		   const struct requester_opts *o);
/* Undoes requester_open(), if no kernel was launched. */
void requester_undo(struct requester *q);
/* Ends the waits of kernels and waits for the kernels; later ones find the state shut. Returns true
 * if they have ended. If they have not, they keep the memory that they use, until the context is
 * closed. Either way there is no ring afterwards, and requester_finish() comes next. */
bool requester_end(struct requester *q);
void requester_finish(struct requester *q);
void requester_abandon(struct requester *q); /* in a child of fork() */

/* state.c: gives the state as it is now. */
int requester_look(struct requester *q, struct array_state *out);
/* Stores a word of the state; with the lock held. */
int requester_put_locked(struct requester *q, size_t member, uint64_t value);
int requester_put(struct requester *q, size_t member, uint64_t value);
/* Waits until a count of the state is 0. The host forbids the counted action first, so then no
 * kernel is left that does it. Returns 0, or -ETIMEDOUT at `until`. */
int requester_drain(struct requester *q, size_t member, uint64_t until);

#endif
