/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_HOST_H
#define DEV_HOST_H

/* Host memory that a driver makes. Part of dev/dev.h, whose rules hold. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Why host memory is not wide: the same values as enum pl_not_wide. */
enum dev_not_wide {
	DEV_WIDE = 0,
	DEV_NOT_WIDE_SHORT = 1,
	DEV_NOT_WIDE_THEIRS = 2,
	DEV_NOT_WIDE_OFF = 3,
	DEV_NOT_WIDE_NO_DRIVER = 4,
	DEV_NOT_WIDE_REFUSED = 5,
	DEV_NOT_WIDE_NO_PIECES = 6,
	DEV_NOT_WIDE_WRONG_DATA = 7,
};

#define DEV_WIDE_PAGE ((size_t)2 << 20) /* wide memory is mapped by entries of this many bytes */
#define DEV_PINNED_PAGE 4096u		/* those of pinned pages, whatever the CPU's are (docs) */

/* Host memory that a driver has made, for its devices' page tables to map by large entries. */
struct dev_host {
	void *ptr;     /* for the CPU and all devices of the driver; NULL: there is none */
	size_t len;    /* bytes mapped there: at least the length that was asked for */
	uint64_t page; /* bytes of the smallest entries */
	enum dev_not_wide not_wide;
	char why[180];	/* in words; "" if it is wide */
	bool uncharged; /* no memory cgroup counts it */
	void *own;	/* the driver's */
};

/* Somebody who uses host memory while more of it is made. Both are called by the thread that makes
 * it, without a lock; `arg` is theirs. */
struct dev_host_user {
	/* The next bytes are there, for the CPU alone; the driver no longer touches them. Returns
	 * -ECANCELED to end the allocation: host_alloc() then returns the same. */
	int (*made)(void *arg, void *at, size_t len);
	/* The memory made until now is freed. None of it is in use when this returns. Called also
	 * if no memory was made. */
	void (*undo)(void *arg);
	void *arg;
};

#endif
