/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_ARRAY_H
#define RING_ARRAY_H

/*
 * Arrays: ranges of files that kernels of a device read by themselves. The kernel
 * (dev/kernels/array.c) decides which bytes are where; this room makes the memory.
 *
 * The device's memory has a word for each page, frames, the words of the ring's slots, and the
 * table of windows. Pinned host memory has the ring, the array's first bytes, and windows.
 */

#include <stdint.h>

#include <peerlane/array.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/array.h"
#include "ring/ring.h"
#include "ring/windows.h"

struct file;
struct stream;

struct array {
	struct ring_room *room;
	struct dev *dev;
	struct ring *ring;
	void *block;	   /* the device's memory but for the frames and the state */
	void *frames;	   /* NULL: none */
	size_t kept_len;   /* of the block: its first bytes tell what is in frames */
	void *wide;	   /* host memory; NULL: none */
	struct file *file; /* its own, for reading */
	uint64_t off;	   /* of the array's first byte in it */
	struct windows windows;
	atomic_bool refreshing;
	/* What all launches have in common. Its state stays until the context is closed. */
	struct array_common common;
	/* Protects the stream, for what is copied to and from the device. Held while that is waited
	 * for; the driver's locks are taken under it. */
	struct lock lock;
	struct dev_stream *s;
};

/* open.c: the range lies in the file; page_bytes, slots and limit_ns are filled in, and the budgets
 * are at most `len`. policy: of the reads into host memory. */
int array_open(struct ring_room *m, struct watch *w, struct dev *d, struct file *f, uint64_t off,
	       uint64_t len, const struct pl_array_opts *o, uint32_t policy, struct array **out);
void array_close(struct array *a);
/* What small.c has of an array: room, dev and common.len are set. Loads the kernel and makes ring
 * and memory; o->slots, page_bytes and limit_ns are looked at. Nothing is left after an error. / No
 * kernel was launched. / Waits for its kernels. *a itself is the caller's. */
int array_make(struct array *a, enum dev_kernel k, const struct pl_array_opts *o,
	       unsigned int files);
void array_unmake(struct array *a);
void array_end(struct array *a);
void array_abandon(struct array *a); /* in a child of fork() */

/* gather.c: queues a kernel; the struct was checked but for its memory, and its n is not 0. */
int array_gather(struct array *a, struct stream *s, const struct pl_array_rows *r, bool prefetch);
/* What kernels of the program need. */
void array_tell(struct array *a, struct pl_array_device *out);
int array_stats(struct array *a, struct pl_array_stats *out);
/* How its file is read. */
struct array_reads {
	bool uring;   /* what has to be waited for, by io_uring */
	bool refused; /* which cannot be used at all */
	bool direct;  /* past the page cache */
	bool memory;  /* the file is in memory, and swap alone is waited for */
};
void array_reads_of(struct array *a, struct array_reads *out);

/* state.c: the device's state as it is now. */
int array_look(struct array *a, struct array_state *out);
/* Stores a word of it; with the array's lock held. */
int array_put_locked(struct array *a, size_t member, uint64_t value);
int array_put(struct array *a, size_t member, uint64_t value);
/* Returns when a count of it is 0: kernels that do what the host has forbidden before have ended.
 * -ETIMEDOUT: not by then. */
int array_drain(struct array *a, size_t member, uint64_t until);

/* refresh.c */
int array_refresh(struct array *a);

#endif
