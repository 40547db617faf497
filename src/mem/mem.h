/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_MEM_H
#define MEM_MEM_H

/*
 * The owner of an address. Lookup is by range, so interior pointers work. Ranges that a context
 * allocated, registered or imported are in its table; for other addresses the drivers are asked,
 * and an address that no driver knows is plain host memory. Foreign device memory has the driver's
 * generation: if it was freed and allocated again, a transfer fails with -EFAULT and accesses
 * nothing.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "base/range.h"
#include "dev/dev.h"
#include "mem/map_ctx.h"
#include "mem/share_ctx.h"

struct dev_table;
struct import;
struct table;

struct mem {
	uintptr_t base;
	size_t len;
	struct dev *dev; /* NULL: plain host memory */
	enum dev_mem_kind kind;
	bool host_addressable;
	bool owned;	     /* freed by the library */
	bool shared;	     /* by mem_alloc_shared() */
	bool pinned;	     /* host memory, pinned by the library */
	bool readonly;	     /* an import that is a copy */
	uint64_t generation; /* foreign device memory: its identity when it was registered */
	atomic_uint users;   /* transfers in flight on it */
	atomic_uint kept;    /* exports, grants, and mappings for peers and the CPU, that need it */
	struct import *import; /* another process's, with a lease; NULL otherwise */
	/* How the GPU maps pinned memory that the library allocated or imported; .ptr: a driver
	 * made it. An import's belongs to the import. NULL for other memory. */
	struct dev_host *host;
	/* memory of several processes (tables.h), owned like `host`; or NULL */
	struct table *table;
};

/* An address while a transfer uses it. */
struct mem_ref {
	struct mem *mem; /* NULL: in no table */
	struct dev *dev; /* NULL: plain host memory */
	enum dev_mem_kind kind;
	bool host_addressable;
	uintptr_t base; /* of the allocation or registration; 0 for unknown host memory */
	size_t len;
	bool readonly;	     /* read-only: writes would not reach the owner */
	uint64_t generation; /* of foreign device memory, as struct mem's; 0: it cannot go */
};

/* The table's owner counts memory that no cgroup counts. The calls are made without a lock. */
struct mem_count {
	int (*may)(void *arg, const struct dev *d, uint64_t len); /* 0, -ENOMEM with a message */
	void (*made)(void *arg, uint64_t len);
	void (*freed)(void *arg, uint64_t len);
	void *arg;
};

/* The listener that is told, before a range of the table goes, that nothing may use it. No lock is
 * held. */
struct mem_watcher {
	void (*going)(void *arg, uintptr_t base, size_t len);
	void *arg;
};

struct mem_table {
	struct dev_table *devices;
	const struct mem_count *count;	   /* NULL: nobody */
	const struct mem_watcher *watcher; /* NULL: nobody is told */
	bool wide;			   /* pinned memory is wide where it can be: the tunable */

	/* Protects ranges. No driver is called under it: mem.users keeps a range that was found. */
	struct rwlock lock;
	struct range_map ranges;

	struct share_ctx share;
	struct map_ctx maps;
};

void mem_table_init(struct mem_table *t, struct dev_table *devices);
void mem_table_finish(struct mem_table *t); /* frees all memory that is still owned */

int mem_alloc(struct mem_table *t, struct dev *d, size_t len, void **out);
/* Allocates memory that other processes can map. */
int mem_alloc_shared(struct mem_table *t, struct dev *d, size_t len, void **out);
int mem_free(struct mem_table *t, void *ptr); /* -ENOENT, -EBUSY */
/* pinned.c: allocates host memory for copies by all devices of d's driver: new pages, of this NUMA
 * node while it has some (-1: any). mem_free() frees them. `user` may use the driver's memory
 * meanwhile, and is not told of pages; NULL: nobody. */
int mem_alloc_pinned(struct mem_table *t, struct dev *d, int node, size_t len,
		     const struct dev_host_user *user, void **out);
/* Like mem_alloc_pinned() for memory of any length, which the driver must map by large entries. */
int mem_alloc_wide(struct mem_table *t, struct dev *d, int node, size_t len, bool inherit,
		   const struct dev_host_user *user, void **out);
/* Pins the caller's host memory for copies by all devices of d's driver. */
int mem_pin(struct mem_table *t, struct dev *d, void *ptr, size_t len);
/* Gives the entries by which GPUs map held memory: *out as of a driver, all 0 if it is no pinned
 * memory. */
void mem_mapped_by(const struct mem_ref *ref, struct dev_host *out);
int mem_unpin(struct mem_table *t, void *ptr);
int mem_register(struct mem_table *t, void *ptr, size_t len);
int mem_unregister(struct mem_table *t, void *ptr);

/* For files of this room: adds a range to the table. */
int mem_add(struct mem_table *t, struct mem *m);
/* For files of this room: removes the import that starts at ptr, if it is not in use. */
int mem_take_import(struct mem_table *t, void *ptr, struct mem **out);
/* Unpins what pinned.c pinned, and frees the pages that it made. */
int mem_pinned_end(struct mem_table *t, struct mem *m);

/* Looks up [ptr, ptr+len) and holds it. Returns 0; -EFAULT if the range exceeds its allocation, or
 * was freed; or -EOWNERDEAD if it is imported and its owner has exited or ended the export. */
int mem_get(struct mem_table *t, const void *ptr, size_t len, struct mem_ref *out);
/* Like mem_get() for two memories, both or none, by one look-up in the table. */
int mem_get_both(struct mem_table *t, const void *const ptr[2], size_t len, struct mem_ref out[2]);
void mem_put(struct mem_ref *ref);
/* Like mem_put(), by ref.mem, which may be NULL. */
void mem_end_use(struct mem *m);
/* Keeps memory for a use that outlives a transfer: until mem_let_go() it can be neither freed nor
 * unregistered. The caller holds it. m is NULL for memory that is in no table. */
static inline void mem_keep(struct mem *m)
{
	if (m) {
		atomic_fetch_add(&m->kept, 1);
	}
}
static inline void mem_let_go(struct mem *m)
{
	if (m) {
		/* Release: freeing the memory comes after the uses that it was kept for. */
		atomic_fetch_sub_explicit(&m->kept, 1, memory_order_release);
	}
}
/* Returns 0, or -EACCES if the memory is read-only here. */
int mem_writable(const struct mem_ref *ref);

#endif
