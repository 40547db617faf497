/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/buffer.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/lock.h"
#include "cufile/driver.h"
#include "cufile/heap.h"
#include "cufile/log.h"
#include "cufile/stats.h"

#define FIRST 256u /* a power of two */

struct cf_cell {
	_Atomic uintptr_t base; /* 0: never used; GONE: was removed */
	_Atomic size_t len;
};
#define GONE ((uintptr_t)1)

struct cf_cells {
	struct cf_cells *older; /* readers may still be in it */
	size_t n;		/* a power of two */
	struct cf_cell v[];
};

/* Protects changes. Readers read seq before and after a lookup: an odd or changed value means a
 * retry; after several retries they take the lock. */
static struct lock buffers_lock = LOCK_INIT(RANK_CF_BUFFERS);
static struct cf_cells *_Atomic now;
static atomic_uint seq;
static size_t live;
static size_t filled; /* live ones and gone ones */

static size_t place(uintptr_t base, size_t n)
{
	return (size_t)((base * 0x9e3779b97f4a7c15u) >> 32) & (n - 1);
}

static struct cf_cell *cell_of(struct cf_cells *c, uintptr_t base)
{
	for (size_t i = place(base, c->n);; i = (i + 1) & (c->n - 1)) {
		uintptr_t there = atomic_load_explicit(&c->v[i].base, memory_order_relaxed);

		if (there == base) {
			return &c->v[i];
		}
		if (there == 0) {
			return NULL;
		}
	}
}

/* Retries of a reader before it waits for the writer. */
#define LOOKS 64u

bool cf_buffer_find(uintptr_t base, size_t *len)
{
	struct cf_cells *c;
	struct cf_cell *cell;

	*len = 0;
	if (base <= GONE) {
		return false;
	}
	for (unsigned int i = 0; i < LOOKS; i++) {
		unsigned int before = atomic_load_explicit(&seq, memory_order_acquire);

		c = atomic_load_explicit(&now, memory_order_acquire);
		cell = !c || before & 1 ? NULL : cell_of(c, base);
		*len = cell ? atomic_load_explicit(&cell->len, memory_order_relaxed) : 0;
		atomic_thread_fence(memory_order_acquire);
		if (!(before & 1) && atomic_load_explicit(&seq, memory_order_relaxed) == before) {
			return cell != NULL;
		}
	}
	lock_acquire(&buffers_lock);
	c = atomic_load(&now);
	cell = c ? cell_of(c, base) : NULL;
	*len = cell ? atomic_load(&cell->len) : 0;
	lock_release(&buffers_lock);
	return cell != NULL;
}

static void put_locked(struct cf_cells *c, uintptr_t base, size_t len)
{
	size_t i = place(base, c->n);

	while (atomic_load_explicit(&c->v[i].base, memory_order_relaxed) > GONE) {
		i = (i + 1) & (c->n - 1);
	}
	filled += atomic_load_explicit(&c->v[i].base, memory_order_relaxed) == 0;
	atomic_store_explicit(&c->v[i].len, len, memory_order_relaxed);
	atomic_store_explicit(&c->v[i].base, base, memory_order_release);
}

/* Space for one more, in a table twice as large. The old ones are kept until the driver closes:
 * their sizes add up to less than the newest's. */
static int grow_locked(struct cf_cells *c)
{
	size_t n = c ? c->n * 2 : FIRST;
	struct cf_cells *next = cf_heap_zero(1, sizeof(*next) + n * sizeof(next->v[0]));

	if (!next) {
		return -ENOMEM;
	}
	next->n = n;
	next->older = c;
	filled = 0;
	for (size_t i = 0; c && i < c->n; i++) {
		uintptr_t base = atomic_load(&c->v[i].base);

		if (base > GONE) {
			put_locked(next, base, atomic_load(&c->v[i].len));
		}
	}
	atomic_store_explicit(&now, next, memory_order_release);
	return 0;
}

/* The same table without those that are gone. Readers wait that long. */
static int sweep_locked(struct cf_cells *c)
{
	struct cf_cell *keep = cf_heap_zero(live + 1, sizeof(*keep));
	size_t n = 0;

	if (!keep) {
		return -ENOMEM;
	}
	atomic_fetch_add(&seq, 1);
	for (size_t i = 0; i < c->n; i++) {
		uintptr_t base = atomic_exchange(&c->v[i].base, 0);

		if (base > GONE) {
			atomic_store(&keep[n].base, base);
			atomic_store(&keep[n++].len, atomic_load(&c->v[i].len));
		}
	}
	filled = 0;
	while (n > 0) {
		n--;
		put_locked(c, atomic_load(&keep[n].base), atomic_load(&keep[n].len));
	}
	atomic_fetch_add(&seq, 1);
	free(keep);
	return 0;
}

static int make_space_locked(void)
{
	struct cf_cells *c = atomic_load(&now);

	if (!c || live * 2 >= c->n) {
		return grow_locked(c);
	}
	return filled * 4 < c->n * 3 ? 0 : sweep_locked(c);
}

static int add(uintptr_t base, size_t len)
{
	int rc;

	lock_acquire(&buffers_lock);
	rc = make_space_locked();
	if (!rc) {
		put_locked(atomic_load(&now), base, len);
		live++;
	}
	lock_release(&buffers_lock);
	return rc;
}

static size_t remove_base(uintptr_t base)
{
	struct cf_cell *cell = NULL;
	size_t len = 0;

	lock_acquire(&buffers_lock);
	if (atomic_load(&now)) {
		cell = cell_of(atomic_load(&now), base);
	}
	if (cell) {
		atomic_fetch_add(&seq, 1);
		len = atomic_load(&cell->len);
		atomic_store(&cell->base, GONE);
		atomic_fetch_add(&seq, 1);
		live--;
	}
	lock_release(&buffers_lock);
	return len;
}

static CUfileOpError reg(const void *base, size_t len)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	int rc;

	if (!base || len == 0) {
		return CU_FILE_INVALID_VALUE;
	}
	if (len > UINTPTR_MAX - (uintptr_t)base) {
		return CU_FILE_CUDA_POINTER_RANGE_ERROR;
	}
	if (pl_mem_info(cf_driver.ctx, base, &info) == 0 && info.kind == PL_MEM_MANAGED) {
		return CU_FILE_CUDA_MEMORY_TYPE_INVALID; /* to be used unregistered */
	}
	rc = pl_mem_register(cf_driver.ctx, (void *)(uintptr_t)base, len);
	switch (rc) {
	case 0:
		break;
	case -EEXIST:
		return CU_FILE_MEMORY_ALREADY_REGISTERED;
	case -EINVAL:
		return CU_FILE_CUDA_POINTER_RANGE_ERROR;
	case -EFAULT:
		return CU_FILE_CUDA_POINTER_INVALID;
	default:
		return cf_driver_error(rc, "memory cannot be registered");
	}
	rc = add((uintptr_t)base, len);
	if (rc) {
		(void)pl_mem_unregister(cf_driver.ctx, (void *)(uintptr_t)base);
		return CU_FILE_NOMEM_ERROR;
	}
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)
{
	CUfileOpError e;

	(void)flags; /* about RDMA, which needs no telling here */
	/* Opened by refused calls too, as by NVIDIA's library. */
	e = cf_driver_enter();
	if (e) {
		return cf_status(e);
	}
	e = reg(bufPtr_base, length);
	cf_stats_buffer(cf_driver.ctx, bufPtr_base, length, true, !e);
	cf_driver_leave();
	return cf_status(e);
}

static CUfileOpError dereg(const void *base)
{
	size_t len;
	int rc;

	if (!cf_buffer_find((uintptr_t)base, &len)) {
		return CU_FILE_MEMORY_NOT_REGISTERED;
	}
	rc = pl_mem_unregister(cf_driver.ctx, (void *)(uintptr_t)base);
	if (rc == -EBUSY) {
		return cf_driver_error(rc, "memory stays registered");
	}
	cf_stats_buffer(cf_driver.ctx, base, remove_base((uintptr_t)base), false, true);
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileBufDeregister(const void *bufPtr_base)
{
	CUfileOpError e;

	if (!bufPtr_base) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	rwlock_read(&cf_driver.lock);
	if (cf_driver.uses > 0) {
		e = dereg(bufPtr_base);
	} else {
		e = CU_FILE_DRIVER_CLOSING;
	}
	if (e) {
		cf_stats_count(CF_STATS_BUFFER_DEREGISTER, false);
	}
	rwlock_release(&cf_driver.lock);
	return cf_status(e);
}

void cf_buffer_clear(void)
{
	struct cf_cells *c;

	lock_acquire(&buffers_lock);
	c = atomic_exchange(&now, NULL);
	live = 0;
	filled = 0;
	lock_release(&buffers_lock);
	while (c) {
		struct cf_cells *older = c->older;

		free(c);
		c = older;
	}
}

void cf_buffer_forget(void)
{
	lock_renew(&buffers_lock);
	atomic_store(&now, NULL); /* the parent's may be half changed: left alone */
	atomic_store(&seq, 0);
	live = 0;
	filled = 0;
}
