/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_ARRAY_H
#define RING_ARRAY_H

/*
 * Arrays: ranges of files that kernels of a device read by themselves. What lies where is decided
 * by the kernel (dev/kernels/array.c), which this makes the memory for.
 *
 * In the device: a word a page, frames, and what the ring's slots need. In the host, pinned: the
 * ring, and the array's first bytes.
 */

#include <stdint.h>

#include <peerlane/array.h>

#include "base/lock.h"
#include "dev/kernels/array.h"
#include "ring/ring.h"

struct file;
struct stream;

struct array {
	struct ring_room *room;
	struct dev *dev;
	struct ring *ring;
	void *block;  /* the device's memory but for the frames and the state */
	void *frames; /* NULL: none */
	void *wide;   /* host memory; NULL: none */
	/* What all launches have in common. Its state stays until the context is closed. */
	struct array_params common;
	/* Protects the stream, for what is copied to and from the device. Held while that is waited
	 * for; the driver's locks are taken under it. */
	struct lock lock;
	struct dev_stream *s;
};

/* open.c: the range lies in the file; page_bytes, slots and limit_ns are filled in, and the budgets
 * are at most `len`. policy: of the reads into host memory. */
int array_open(struct ring_room *m, struct dev *d, struct file *f, uint64_t off, uint64_t len,
	       const struct pl_array_opts *o, uint32_t policy, struct array **out);
void array_close(struct array *a);
void array_abandon(struct array *a); /* in a child of fork() */

/* gather.c: queues a kernel; the struct was checked but for its memory, and its n is not 0. */
int array_gather(struct array *a, struct stream *s, const struct pl_array_rows *r, bool prefetch);
int array_stats(struct array *a, struct pl_array_stats *out);
/* The device's state as it is now. */
int array_look(struct array *a, struct array_state *out);

#endif
