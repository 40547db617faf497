/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_WINDOWS_H
#define RING_WINDOWS_H

/*
 * Windows of an array: pages of its file that are in the page cache, mapped for the array alone and
 * registered with the device, so that kernels read them in place. dev/kernels/array.c says how
 * kernels use them, and when they stop.
 *
 * A registration shows the pages of the time when it was made, so it is used only while nobody can
 * change the file. That is so under a read lease, or where the caller promises it. The lease is
 * taken before the first page is mapped. It is dropped after kernels were told not to use their
 * later reads. With the lease the kernel may still drop a page of the page cache and read another
 * one from the disk: both have the same bytes. Writers that have the file open, or a mapping of it
 * that may be written, stand in the way of the lease.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ring/watch.h"

struct array;

enum windows_why {
	WINDOWS_ARE,
	WINDOWS_NOT_ASKED,
	WINDOWS_ALL_WIDE,
	WINDOWS_DEVICE,
	WINDOWS_FILE_SYSTEM,
	WINDOWS_OTHERS_FILE,
	WINDOWS_WRITER,
	WINDOWS_MEMFD,
	WINDOWS_NO_LEASE,
	WINDOWS_NO_THREAD,
	WINDOWS_BUDGET,
	WINDOWS_COLD,
	WINDOWS_REFUSED,
	WINDOWS_BROKEN,
	WINDOWS_ASIDE,
	WINDOWS_WRITES,
	WINDOWS_WRITES_ELSEWHERE,
	WINDOWS_UNSEEN,
	WINDOWS_WHYS,
};

/* A mapping. */
struct window_piece {
	void *at;
	size_t len;
	uint64_t off;	/* in the file */
	uint64_t first; /* its first piece's number */
	bool pinned;
};

struct windows {
	struct watch *watch;
	uint64_t budget; /* bytes; PL_ARRAY_AUTO: the rest of the context's */
	bool stable;	 /* without a lease */
	uint64_t pieces; /* of the table: the number of pieces that the array touches */
	/* Two, used in turn; in the device's memory. An entry is the address of a piece's first
	 * byte, 0: it is in no window. */
	uint64_t tables[2];
	unsigned int turn; /* how often one was used, which says which is next */
	uint64_t *entries; /* the host's */
	struct window_piece *v;
	size_t n;
	size_t space;
	atomic_ullong bytes; /* that are registered */
	struct file_lease lease;
	bool leased;
	bool broken; /* the lease must go; under the array's lock */
	atomic_uint why;
};

/* Fills in the windows' part of the launches' parameters. */
void windows_init(struct array *a, struct watch *w, uint64_t budget, bool stable);
/* Makes the windows and lets kernels use them, or notes why there are none. It registers memory:
 * the caller holds no lock. */
void windows_open(struct array *a);
/* Makes kernels use no bytes that they read in the windows from now on; they may still read.
 * Returns 0, or the driver's error. */
int windows_stop(struct array *a);
/* Gives all windows back; no kernel uses them. */
void windows_close(struct array *a);
/* Gives up windows whose kernels have not ended: registered pages stay registered. */
void windows_leave(struct array *a);
/* windows_make.c: registers the resident pages behind the array's host memory, and fills in the
 * entries. Returns the reason if there are none. */
enum windows_why windows_make(struct array *a);
const char *windows_words(enum windows_why why);

#endif
