/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "mem/mem.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/table.h"
#include "mem/share.h"
#include "mem/tables.h"

/* Above this address no process has memory, on x86-64 and arm64. */
#define HOST_END ((uintptr_t)1 << 56)

void mem_table_init(struct mem_table *t, struct dev_table *devices)
{
	*t = (struct mem_table){ .devices = devices,
				 .wide = !devices->config || devices->config->wide };
	rwlock_init(&t->lock, RANK_MEM);
	share_ctx_init(&t->share);
	map_ctx_init(&t->maps);
}

void mem_table_finish(struct mem_table *t)
{
	/* Importers must release it before it is freed. */
	share_ctx_finish(&t->share);
	map_ctx_finish(&t->maps);
	for (size_t i = 0; i < t->ranges.n; i++) {
		struct mem *m = t->ranges.v[i].value;

		if (m->import) {
			import_free(m->import);
		} else if (m->table) {
			m->table->x = NULL;
			(void)table_end(t, m);
		} else if (m->pinned) {
			(void)mem_pinned_end(t, m);
		} else if (m->owned) {
			(void)dev_release(m->dev, DEV_WAIT, (void *)m->base);
		}
		free(m);
	}
	range_finish(&t->ranges);
	rwlock_finish(&t->lock);
}

int mem_add(struct mem_table *t, struct mem *m)
{
	int rc;

	rwlock_write(&t->lock);
	rc = range_add(&t->ranges, m->base, m->len, m);
	rwlock_release(&t->lock);
	if (rc == -EEXIST) {
		return err_set(EEXIST, "memory at %p is registered already; unregister it first",
			       (void *)m->base);
	}
	return rc;
}

static int allocate(struct mem_table *t, struct dev *d, size_t len, bool shared, void **out)
{
	struct mem *m;
	void *ptr;
	int rc;

	if (len == 0) {
		return err_set(EINVAL, "cannot allocate 0 bytes on %s", d->props.name);
	}
	m = alloc_zero(sizeof(*m));
	if (!m) {
		return -ENOMEM;
	}
	rc = shared ? d->share.alloc_shared(d, len, &ptr) : dev_alloc(d, DEV_WAIT, len, &ptr);
	if (rc) {
		free(m);
		return rc;
	}
	m->base = (uintptr_t)ptr;
	m->len = len;
	m->dev = d;
	m->kind = DEV_MEM_DEVICE;
	m->host_addressable = d->props.host_addressable;
	m->owned = true;
	m->shared = shared;
	rc = mem_add(t, m);
	if (rc) {
		(void)dev_release(d, DEV_WAIT, ptr);
		free(m);
		return rc;
	}
	*out = ptr;
	return 0;
}

int mem_alloc(struct mem_table *t, struct dev *d, size_t len, void **out)
{
	return allocate(t, d, len, false, out);
}

int mem_alloc_shared(struct mem_table *t, struct dev *d, size_t len, void **out)
{
	return allocate(t, d, len, true, out);
}

enum sort {
	SORT_OWNED,
	SORT_REGISTERED,
	SORT_IMPORTED,
	SORT_PINNED,
	SORTS,
};

static const char *const sort_words[SORTS] = { "allocated", "registered", "imported", "pinned" };

static enum sort sort_of(const struct mem *m)
{
	return m->import   ? SORT_IMPORTED
	       : m->owned  ? SORT_OWNED
	       : m->pinned ? SORT_PINNED
			   : SORT_REGISTERED;
}

/* Whether it can be freed: 0, -EBUSY with the message. */
static int needed(const struct mem *m)
{
	unsigned int users = atomic_load(&m->users);
	unsigned int kept = atomic_load(&m->kept);

	if (users) {
		return err_set(EBUSY, "memory at %p is in use by %u transfers; wait for them first",
			       (void *)m->base, users);
	}
	if (kept) {
		return err_set(
			EBUSY,
			"memory at %p is exported, granted, or mapped for a peer or the CPU, %u "
			"times; end that first",
			(void *)m->base, kept);
	}
	return 0;
}

/* Removes the range that starts at ptr from the table, if it is not in use. */
static int take(struct mem_table *t, void *ptr, enum sort sort, struct mem **out)
{
	struct mem *m;
	int rc;

	rwlock_write(&t->lock);
	m = range_at(&t->ranges, (uintptr_t)ptr);
	if (!m || sort_of(m) != sort) {
		rc = err_set(ENOENT, "%p is not the start of memory that was %s here", ptr,
			     sort_words[sort]);
	} else {
		rc = needed(m);
	}
	if (!rc) {
		(void)range_del(&t->ranges, m->base);
		*out = m;
	}
	rwlock_release(&t->lock);
	if (!rc && t->watcher) {
		t->watcher->going(t->watcher->arg, m->base, m->len);
	}
	return rc;
}

int mem_take_import(struct mem_table *t, void *ptr, struct mem **out)
{
	return take(t, ptr, SORT_IMPORTED, out);
}

int mem_free(struct mem_table *t, void *ptr)
{
	struct mem *m;
	int rc;

	if (!ptr) {
		return 0;
	}
	rc = take(t, ptr, SORT_OWNED, &m);
	if (rc) {
		return rc;
	}
	rc = m->table	 ? table_end(t, m)
	     : m->pinned ? mem_pinned_end(t, m)
			 : dev_release(m->dev, DEV_WAIT, ptr);
	free(m);
	return rc;
}

int mem_unpin(struct mem_table *t, void *ptr)
{
	struct mem *m;
	int rc = take(t, ptr, SORT_PINNED, &m);

	if (!rc) {
		rc = mem_pinned_end(t, m);
		free(m);
	}
	return rc;
}

static bool inside(const struct dev_range *r, uintptr_t addr, size_t len)
{
	return addr >= r->base && addr - r->base <= r->len && len <= r->len - (addr - r->base);
}

static int leaves(uintptr_t addr, size_t len, const struct dev_range *r)
{
	return err_set(EFAULT, "%zu bytes at %p exceed their allocation, which is %zu bytes at %p",
		       len, (void *)addr, r->len, (void *)r->base);
}

/* A registration inside an import would hide its lease. */
static int not_imported(struct mem_table *t, void *ptr)
{
	const struct mem *m;
	int rc = 0;

	rwlock_read(&t->lock);
	m = range_find(&t->ranges, (uintptr_t)ptr, 1);
	if (m && m->import) {
		rc = err_set(EINVAL, "memory at %p is imported, and needs no registration", ptr);
	}
	rwlock_release(&t->lock);
	return rc;
}

int mem_register(struct mem_table *t, void *ptr, size_t len)
{
	const struct dev_driver *driver;
	struct dev_range r;
	struct mem *m;
	int rc;

	if (!ptr || !len || (uintptr_t)ptr + len < (uintptr_t)ptr) {
		return err_set(EINVAL, "cannot register %zu bytes at %p", len, ptr);
	}
	rc = not_imported(t, ptr);
	if (rc) {
		return rc;
	}
	m = alloc_zero(sizeof(*m));
	if (!m) {
		return -ENOMEM;
	}
	*m = (struct mem){
		.base = (uintptr_t)ptr, .len = len, .kind = DEV_MEM_HOST, .host_addressable = true
	};
	rc = dev_table_identify(t->devices, ptr, &driver, &r);
	if (rc == -ENOENT) {
		/* A range beyond the address space would hide all device memory that is not
		 * registered. */
		rc = m->base + len <= HOST_END
			     ? 0
			     : err_set(EINVAL, "%zu bytes at %p exceed the address space", len,
				       ptr);
	} else if (!rc) {
		if (!inside(&r, m->base, len)) {
			(void)leaves(m->base, len, &r);
			rc = -EINVAL;
		} else {
			m->kind = r.kind;
			m->host_addressable = r.host_addressable;
			m->generation = r.generation;
			rc = dev_table_get(t->devices, driver, r.index, &m->dev);
		}
	}
	if (!rc) {
		rc = mem_add(t, m);
	}
	if (rc) {
		free(m);
	}
	return rc;
}

int mem_unregister(struct mem_table *t, void *ptr)
{
	struct mem *m;
	int rc = take(t, ptr, SORT_REGISTERED, &m);

	if (!rc) {
		free(m);
	}
	return rc;
}

/* Foreign device memory may have been freed since; its generation shows that. */
static int still_there(const struct mem *m)
{
	struct dev_range r;

	if (m->dev->driver->identify((void *)m->base, &r) || r.generation != m->generation) {
		return err_set(EFAULT,
			       "memory at %p on %s was freed while registered; unregister memory "
			       "before freeing it",
			       (void *)m->base, m->dev->props.name);
	}
	return 0;
}

static int get_unknown(struct mem_table *t, uintptr_t addr, size_t len, struct mem_ref *out)
{
	struct dev_range r;
	const struct dev_driver *driver;
	struct dev *dev;
	int rc = dev_table_identify(t->devices, (void *)addr, &driver, &r);

	if (rc == -ENOENT) {
		*out = (struct mem_ref){ .kind = DEV_MEM_HOST, .host_addressable = true };
		return 0;
	}
	if (rc) {
		return rc;
	}
	if (!inside(&r, addr, len)) {
		return leaves(addr, len, &r);
	}
	rc = dev_table_get(t->devices, driver, r.index, &dev);
	if (!rc) {
		*out = (struct mem_ref){ .dev = dev,
					 .kind = r.kind,
					 .host_addressable = r.host_addressable,
					 .base = r.base,
					 .len = r.len,
					 .generation = r.generation };
	}
	return rc;
}

static void release(struct mem *m)
{
	/* Release order: the transfer's accesses happen before a free that sees no users. */
	atomic_fetch_sub_explicit(&m->users, 1, memory_order_release);
}

/* The table's answer about an address. */
struct mem_at {
	struct mem *mem; /* held; NULL: none holds the whole range */
	/* if mem is NULL: the range around the address, if the table alone knows it */
	uintptr_t base;
	size_t len; /* 0: the table has no such range */
};

static inline struct mem_at find_locked(struct mem_table *t, uintptr_t addr, size_t len)
{
	struct mem *m = range_find(&t->ranges, addr, len);
	const struct mem *part;

	if (likely(m != NULL)) {
		atomic_fetch_add_explicit(&m->users, 1, memory_order_relaxed);
		return (struct mem_at){ .mem = m };
	}
	part = range_find(&t->ranges, addr, 1);
	return part && (part->owned || part->import)
		       ? (struct mem_at){ .base = part->base, .len = part->len }
		       : (struct mem_at){ .mem = NULL };
}

static int get_unfound(struct mem_table *t, const struct mem_at *f, uintptr_t addr, size_t len,
		       struct mem_ref *out)
{
	/* A driver may report a longer allocation than was requested. */
	return f->len ? leaves(addr, len, &(struct dev_range){ .base = f->base, .len = f->len })
		      : get_unknown(t, addr, len, out);
}

static inline int get_found(struct mem_table *t, const struct mem_at *f, uintptr_t addr, size_t len,
			    struct mem_ref *out)
{
	struct mem *m = f->mem;
	int rc;

	if (unlikely(!m)) {
		return get_unfound(t, f, addr, len, out);
	}
	rc = unlikely(m->import != NULL) ? import_enter(m->import, addr - m->base, len)
	     : unlikely(m->generation)	 ? still_there(m)
					 : 0;
	if (unlikely(rc)) {
		release(m);
		return rc;
	}
	*out = (struct mem_ref){ .mem = m,
				 .dev = m->dev,
				 .kind = m->kind,
				 .host_addressable = m->host_addressable,
				 .base = m->base,
				 .len = m->len,
				 .readonly = m->readonly,
				 .generation = m->generation };
	return 0;
}

int mem_get(struct mem_table *t, const void *ptr, size_t len, struct mem_ref *out)
{
	struct mem_at f;

	rwlock_read(&t->lock);
	f = find_locked(t, (uintptr_t)ptr, len);
	rwlock_release(&t->lock);
	return get_found(t, &f, (uintptr_t)ptr, len, out);
}

int mem_get_both(struct mem_table *t, const void *const ptr[2], size_t len, struct mem_ref out[2])
{
	struct mem_at f[2];
	int rc;

	rwlock_read(&t->lock);
	f[0] = find_locked(t, (uintptr_t)ptr[0], len);
	f[1] = find_locked(t, (uintptr_t)ptr[1], len);
	rwlock_release(&t->lock);
	rc = get_found(t, &f[0], (uintptr_t)ptr[0], len, &out[0]);
	if (unlikely(rc)) {
		if (f[1].mem) {
			release(f[1].mem);
		}
		return rc;
	}
	rc = get_found(t, &f[1], (uintptr_t)ptr[1], len, &out[1]);
	if (unlikely(rc)) {
		mem_put(&out[0]);
	}
	return rc;
}

void mem_end_use(struct mem *m)
{
	if (m) {
		if (unlikely(m->import != NULL)) {
			import_leave(m->import);
		}
		release(m);
	}
}

void mem_put(struct mem_ref *ref)
{
	mem_end_use(ref->mem);
	ref->mem = NULL;
}

int mem_writable(const struct mem_ref *ref)
{
	return ref->readonly
		       ? err_set(EACCES,
				 "the memory at %p is imported through a window, a copy: it can only be "
				 "read; let the owner allocate it by pl_mem_alloc() with PL_ALLOC_SHARED",
				 (void *)ref->base)
		       : 0;
}
