/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_SLABS_H
#define EXEC_SLABS_H

/*
 * Staging memory for routes of two hops: page-aligned, pinned by the device's driver where it pins,
 * within one budget a context. An engine without a slab waits in a queue for one; an engine with a
 * slab never waits for another (slab_try), so any number of transfers can share one slab without
 * deadlock. A released slab goes to the first waiter, so a large transfer cannot starve small ones.
 *
 * There are three sizes: for small requests, for segments that a drive fills, and for the larger
 * ones that a processor fills. A slab of one size is never used for another, so neither of the
 * latter two gets the whole of a budget that has space for both.
 *
 * On a machine with several NUMA nodes a slab is on the node of the device that it was made for. If
 * no more can be made there, another node's slab serves: copies through it are slower, since they
 * cross the link between processors.
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
	int node; /* NUMA node, by the system's number; -1: any */
};

struct slab_waiter;

/* Called for memory that slabs are made of, when it is made and before it is freed, with no lock
 * held. */
struct slabs_watcher {
	void (*made)(void *arg, void *addr, size_t len);
	void (*going)(void *arg, void *addr, size_t len);
	void *arg;
};

/* Memory of a device for slabs, instead of the host's; with no lock held. */
struct slabs_source {
	int (*make)(void *arg, struct dev *dev, size_t len, void **out); /* -EBUSY: not now */
	void (*free)(void *arg, struct dev *dev, void *addr);
	void *arg;
};

struct slab_extent {
	struct slab_extent *next;
	const struct slab_class *cls;
	int node;
	struct dev *dev; /* that pinned it, NULL if none did */
	void *addr;
	size_t len;
	struct slab slabs[];
};

struct slab_class {
	struct slabs *owner;
	const struct dev_driver *driver; /* whose devices copy to and from these; NULL: none */
	unsigned int level;		 /* in slabs.size */
	size_t size;
	struct slab *free;
	unsigned int made;
	unsigned int making;	   /* threads that are making a slab */
	struct slab_waiter *first; /* in line */
	struct slab_waiter **last;
	atomic_uint waiting; /* read without the lock, as a hint */
};

#define SLAB_SMALL 65536u
#define SLAB_POOLS 8u /* drivers */
#define SLAB_SIZES 3u

struct slabs {
	uint64_t budget;
	uint64_t grow;
	size_t size[SLAB_SIZES];	     /* ascending */
	struct topo_facts *facts;	     /* where devices are; NULL: not known */
	const struct slabs_watcher *watcher; /* NULL: nobody */
	struct dev *on;			     /* they are memory of this device; NULL: of the host */
	const struct slabs_source *source;   /* of that memory */

	/* Protects all below and in the classes; not held while a driver pins. */
	struct lock lock;
	uint64_t used;
	uint64_t used_by[SLAB_SIZES];
	struct slab_extent *extents; /* also those that are being made */
	struct slab_class classes[SLAB_SIZES][SLAB_POOLS];
	int unbound; /* -errno of the first slabs that could not be put on their node, or 0 */
};

/* Step by which staging memory grows. */
#define SLAB_GROW ((uint64_t)4 << 20)
/* `large` may be as small as `medium`: there are two sizes then. `facts` may be NULL. */
void slabs_init(struct slabs *s, struct topo_facts *facts, uint64_t budget, uint64_t grow,
		size_t medium, size_t large);
/* The same in a device's memory. */
void slabs_init_on(struct slabs *s, struct dev *on, const struct slabs_source *source,
		   uint64_t budget, const struct slabs *like);
void slabs_finish(struct slabs *s); /* with none out, before devices are closed */

/* The largest there are. */
static inline size_t slab_large(const struct slabs *s)
{
	return s->size[SLAB_SIZES - 1];
}

/* Whether there are always two of the small ones, whatever the others take of the budget. */
bool slabs_keep_small(const struct slabs *s);
/* A slab of at least len (at most the large size) for copies by dev (NULL: by none); waits until
 * `deadline_ns` (0: no limit). -ETIMEDOUT, -ENOMEM, or what pinning gave. */
int slab_get(struct slabs *s, struct dev *dev, size_t len, uint64_t deadline_ns, struct slab **out);
/* Another slab for an engine that has one: NULL instead of waiting or overtaking a waiter. */
struct slab *slab_try(struct slabs *s, struct dev *dev, size_t len);
/* The same for an engine that has segments in flight, and asks again when one completes: it also
 * returns NULL if it would have to make a slab while another thread is making one. Drivers pin one
 * range at a time, and copies wait meanwhile: otherwise a dozen threads that begin together all
 * wait in the driver until each has all its slabs, instead of using those that are there. */
struct slab *slab_try_uncontended(struct slabs *s, struct dev *dev, size_t len);
void slab_put(struct slab *slab);
/* As many threads fill slabs from the page cache about as fast as a link to a GPU empties them. */
#define SLABS_PREPARED 8u
/* Makes sure that there are slabs of each size for copies by dev, and up to `most` of the largest:
 * while streams wait for the library no more can be made. */
int slabs_prepare(struct slabs *s, struct dev *dev, unsigned int most);
/* The NUMA node on which a device's slabs lie, -1: any. *err: the kernel's error when it refused to
 * put slabs there (-EPERM where system calls are filtered), or 0. */
int slabs_node(struct slabs *s, const struct dev *dev, int *err);
/* Whether the slab is memory of a device. */
static inline bool slab_is_there(const struct slab *slab)
{
	return slab->cls->owner->on;
}
/* Whether there are waiters for a slab like this. */
bool slab_wanted(const struct slab *slab);

#endif
