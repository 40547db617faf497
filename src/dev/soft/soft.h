/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_SOFT_SOFT_H
#define DEV_SOFT_SOFT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/spans.h"
#include "dev/stream.h"

#define SOFT_GPUS 64 /* at most */

/* Faults of copies from one software GPU to another: the tunable test_soft_pairs. */
enum soft_fault {
	SOFT_NONE,
	SOFT_CUT,     /* no peer access; copies go all the same, as by a driver that stages them */
	SOFT_CORRUPT, /* one bit arrives flipped */
	SOFT_LOSE,    /* nothing arrives, and nothing is said */
	SOFT_SPILL,   /* a byte behind the range changes, too */
	SOFT_FAIL,    /* the n-th and all that follow are -EIO */
	SOFT_SLOW,    /* they take n times as long */
};

struct soft_pair {
	enum soft_fault fault;
	unsigned int n;
};

struct soft_dev {
	struct dev dev; /* first: the rooms above see only this */
	char *base;	/* the whole memory, mapped once */
	uint64_t len;
	int fd;

	/* Protects spans. Taken inside list.c's lock, never the other way round. */
	struct lock lock;
	struct dev_spans spans;

	struct soft_pair pairs[SOFT_GPUS]; /* of copies from that one; not changed after open */
	atomic_uint carried[SOFT_GPUS];	   /* copies that were carried from that one */
	bool planted;			   /* any of them has a fault */
};

/* Memory */
extern const struct dev_mem_ops soft_mem_ops;
int soft_mem_init(struct soft_dev *d, uint64_t len);
void soft_mem_finish(struct soft_dev *d);

/* list.c */
void soft_list_add(struct soft_dev *d);
void soft_list_remove(struct soft_dev *d);
int soft_identify(const void *ptr, struct dev_range *out);
/* Whether the CPU may copy there directly: device memory of any software GPU, or pinned memory.
 * Other memory belongs to the caller and may not be mapped. */
bool soft_is_ours(const void *ptr, size_t len);
/* The memfd of whichever software GPU of the process has allocated the range, dup'ed, and where in
 * it that is. -EINVAL: none has. */
int soft_memfd_of(const void *ptr, size_t len, uint64_t *off);
int soft_pin(struct dev *d, void *host, size_t len);
int soft_unpin(struct dev *d, void *host, size_t len);

/* host.c */
int soft_host_alloc(struct dev *d, size_t len, int node, const struct dev_host_user *user,
		    struct dev_host *out);
int soft_host_share(struct dev *d, const struct dev_host *h, void *ptr, size_t len,
		    struct dev_shared *out);
int soft_host_import(struct dev *d, const struct dev_shared *x, int node, bool again,
		     struct dev_host *out);
int soft_host_free(struct dev *d, struct dev_host *h);

/* pairs.c: reads the tunable. */
int soft_pairs_init(struct soft_dev *d, const struct config *c);
/* Carries the nth copy between two that have a fault. */
int soft_pair_copy(const struct soft_pair *f, unsigned int nth, void *dst, const void *src,
		   size_t len);
/* Whether the two ranges are of two software GPUs with a fault between them, and the number of this
 * copy between the two. */
bool soft_pair_of(const void *dst, const void *src, struct soft_pair *out, unsigned int *nth);

extern const struct dev_cpu_ops soft_cpu_ops;
extern const struct dev_share_ops soft_share_ops;

static inline struct soft_dev *soft_of(struct dev *d)
{
	return (struct soft_dev *)(void *)d;
}

#endif
