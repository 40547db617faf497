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

#include "dev/kernels/array.h"
#include "ring/requester.h"
#include "ring/windows.h"

struct file;
struct launcher;

struct array {
	struct requester requester;
	void *block;	       /* the device's memory for words and tables; NULL: none */
	void *frames;	       /* NULL: none */
	size_t page_words_len; /* the first bytes of the block: the words of pages, and the frames'
			      owners */
	void *wide;	       /* host memory; NULL: none */
	struct file *file;     /* its own, for reading */
	uint64_t off;	       /* of the array's first byte in it */
	struct windows windows;
	atomic_bool refreshing;
	struct array_common common; /* the common part of all launches */
};

/* open.c: opens an array. The range lies in the file; page_bytes, slots and limit_ns are filled in,
 * and the budgets are at most `len`. policy: of the reads into host memory. */
int array_open(struct ring_ctx *m, struct watch *w, struct dev *d, struct file *f, uint64_t off,
	       uint64_t len, const struct pl_array_opts *o, uint32_t policy, struct array **out);
void array_close(struct array *a);
void array_abandon(struct array *a); /* in a child of fork() */

/* gather.c: queues a kernel. All of the struct except its memory was checked, and its n is not
 * 0. */
int array_gather(struct array *a, struct launcher *s, const struct pl_array_rows *r, bool prefetch);
/* Gives the parameters that kernels of the program need. */
void array_tell(struct array *a, struct pl_array_device *out);
int array_stats(struct array *a, struct pl_array_stats *out);
/* How an array's file is read. */
struct array_reads {
	bool uring;   /* reads that must wait, by io_uring */
	bool refused; /* io_uring cannot be used at all */
	bool direct;  /* past the page cache */
	bool memory;  /* the file is in memory, and swap alone is waited for */
};
void array_reads_of(struct array *a, struct array_reads *out);

/* refresh.c */
int array_refresh(struct array *a);

#endif
