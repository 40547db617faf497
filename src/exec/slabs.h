/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_SLABS_H
#define XFER_SLABS_H

/*
 * Staging memory for routes of two hops: page-aligned, pinned by the device's driver where it pins,
 * within one budget a context. Who holds no slab waits in line for one; who holds one never waits
 * for another (slab_try), so a thousand transfers share one slab without deadlock. Slabs that come
 * back go to the first in line, so a large transfer cannot keep small ones out.
 *
 * Three sizes: small requests, pieces that a drive fills, and the larger ones that a processor
 * fills. What was made for one is never of use to another, so neither of the latter two gets the
 * whole of a budget that has room for both.
 *
 * On a machine of several NUMA nodes slabs lie on the node next to their device, in a pool a node.
 * A pool that the budget lets grow no further uses another node's slabs rather than wait for its
 * own: copies through them cross the link between processors, and are right all the same.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"

struct dev;
struct dev_driver;
struct slab_class;
struct topo_facts;

struct slab {
	struct slab *next;
	struct slab_class *cls;
	char *addr;
	size_t len;
};

struct slab_waiter;

struct slab_extent {
	struct slab_extent *next;
	struct dev *dev; /* that pinned it, NULL if none did */
	void *addr;
	size_t len;
	struct slab slabs[];
};

struct slab_class {
	struct slabs *owner;
	const struct dev_driver *driver; /* whose devices copy to and from these */
	int node;			 /* NUMA node, by the system's number; -1: any */
	unsigned int level;		 /* in slabs.size */
	size_t size;
	struct slab *free;
	unsigned int made;
	struct slab_waiter *first; /* in line */
	struct slab_waiter **last;
	/* The first class of the same driver and size: its count is for all nodes. */
	struct slab_class *group;
	atomic_uint waiting; /* in all their lines; read without the lock, as a hint */
};

#define SLAB_SMALL 65536u
#define SLAB_POOLS 32u /* drivers times NUMA nodes; what is beyond shares a node's */
#define SLAB_SIZES 3u

struct slabs {
	uint64_t budget;
	uint64_t grow;
	size_t size[SLAB_SIZES];  /* ascending */
	struct topo_facts *facts; /* where devices are; NULL: nobody knows */

	/* Protects all below and in the classes; let go of while a driver pins. */
	struct lock lock;
	uint64_t used;
	uint64_t used_by[SLAB_SIZES];
	struct slab_extent *extents;
	struct slab_class classes[SLAB_SIZES][SLAB_POOLS];
	int unbound; /* -errno of the first slabs that could not be put on their node, or 0 */
};

/* `large` may be as small as `medium`: there are two sizes then. `facts` may be NULL. */
void slabs_init(struct slabs *s, struct topo_facts *facts, uint64_t budget, uint64_t grow,
		size_t medium, size_t large);
void slabs_finish(struct slabs *s); /* with none out, before devices are closed */

/* The largest there are. */
static inline size_t slab_large(const struct slabs *s)
{
	return s->size[SLAB_SIZES - 1];
}

/* A slab of at least len (at most the large size) for copies by dev; waits in line until
 * `deadline_ns` (0: for ever). -ETIMEDOUT, -ENOMEM, or what pinning gave. */
int slab_get(struct slabs *s, struct dev *dev, size_t len, uint64_t deadline_ns, struct slab **out);
/* One more for somebody who has one: NULL rather than wait or overtake. */
struct slab *slab_try(struct slabs *s, struct dev *dev, size_t len);
void slab_put(struct slab *slab);
/* Makes sure that there are slabs for copies by dev: later ones may have to do with those. */
int slabs_prepare(struct slabs *s, struct dev *dev);
/* The NUMA node on which a device's slabs lie, -1: any. *err: why the kernel did not put such there
 * (-EPERM, where system calls are filtered), 0 if it never refused. */
int slabs_node(struct slabs *s, const struct dev *dev, int *err);
/* Whether somebody waits in line for one like this. */
bool slab_wanted(const struct slab *slab);

#endif
