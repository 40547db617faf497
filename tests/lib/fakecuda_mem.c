/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake driver's memory: device, pool, reserved and mapped, managed and pinned. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fakecuda_impl.h"

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

#define GRAIN 512u
#define LARGE (1u << 20) /* from here on allocations are aligned to pages of 2 MiB */
#define LARGE_PAGE (2ul << 20)
#define OBJECT (2ul << 20) /* of the driver: several allocations may be in one, as of a GPU */

/* What tests call and the library does not. */
EXPORT cuda_result cuMemAllocManaged(cuda_ptr *out, size_t len, unsigned int flags);
EXPORT cuda_result cuMemAllocAsync(cuda_ptr *out, size_t len, struct CUstream_st *s);
EXPORT cuda_result cuMemFreeAsync(cuda_ptr p, struct CUstream_st *s);
EXPORT cuda_result cuMemHostAlloc(void **out, size_t len, unsigned int flags);
EXPORT cuda_result cuMemAllocHost_v2(void **out, size_t len);
EXPORT cuda_result cuMemAllocHost(void **out, unsigned int len);
EXPORT cuda_result cuMemHostGetFlags(unsigned int *out, void *p);
EXPORT cuda_result cuMemHostRegister(void *p, size_t len, unsigned int flags);
EXPORT cuda_result cuMemGetAddressRange_v2(cuda_ptr *base, size_t *len, cuda_ptr p);
EXPORT cuda_result cuMemFreeHost(void *p);

static bool of_host(enum fake_kind kind)
{
	return kind == FAKE_MANAGED || kind == FAKE_HOST || kind == FAKE_PINNED;
}

static struct fake_device *region_of(uintptr_t p)
{
	for (int i = 0; i < fake.devices; i++) {
		if (p >= fake.device[i].va && p - fake.device[i].va < fake.device[i].len) {
			return &fake.device[i];
		}
	}
	return NULL;
}

struct fake_block *fake_find(struct fake_block *list, uintptr_t p)
{
	for (; list; list = list->next) {
		if (p >= list->va && p - list->va < list->len) {
			return list;
		}
	}
	return NULL;
}

static uintptr_t aligned(const struct fake_device *d, uintptr_t at, uintptr_t align)
{
	return (at - d->va + align - 1) / align * align + d->va;
}

/* Where what overlaps a range in the list ends; 0: nothing does. */
static uintptr_t in_the_way(const struct fake_block *list, uintptr_t at, size_t len)
{
	for (; list; list = list->next) {
		if (list->va < at + len && at < list->va + list->len) {
			return list->va + list->len;
		}
	}
	return 0;
}

static void insert(struct fake_block **list, struct fake_block *b)
{
	while (*list && (*list)->va < b->va) {
		list = &(*list)->next;
	}
	b->next = *list;
	*list = b;
}

static void unlink_block(struct fake_block **list, struct fake_block *b)
{
	while (*list != b) {
		list = &(*list)->next;
	}
	*list = b->next;
}

/* What the kernel has let go meanwhile. */
static void drop_held(void)
{
	struct fake_block *b = fake.held;

	while (b) {
		struct fake_block *next = b->next;

		if (!b->held && !fake_bytes_held(b)) {
			unlink_block(&fake.held, b);
			insert(&fake.blocks, b);
			fake_remove_block(b);
		}
		b = next;
	}
}

/* The lowest hole that is large enough: what was freed last is given out again first. */
static uintptr_t find_hole(const struct fake_device *d, size_t len)
{
	/* The first bytes belong to somebody else, so that small allocations lie askew. */
	uintptr_t align = len >= LARGE || fake_in_bar() ? LARGE_PAGE : GRAIN;
	uintptr_t at = aligned(d, d->va + GRAIN, align);
	uintptr_t next;

	drop_held();
	while ((next = in_the_way(fake.blocks, at, len)) != 0 ||
	       (next = in_the_way(fake.held, at, len)) != 0) {
		at = aligned(d, next, align);
	}
	return at - d->va <= d->len && len <= d->len - (at - d->va) ? at : 0;
}

static struct fake_block *new_block(enum fake_kind kind, struct CUctx_st *ctx, uintptr_t va,
				    size_t len)
{
	struct fake_block *b = calloc(1, sizeof(*b));

	if (b) {
		b->kind = kind;
		b->ctx = ctx;
		b->device = ctx->device;
		b->va = va;
		b->len = len;
		b->id = fake.next_id++;
	}
	return b;
}

struct fake_block *fake_add_block(enum fake_kind kind, struct CUctx_st *ctx, size_t len)
{
	uintptr_t va = 0;
	struct fake_block *b;

	if (!of_host(kind)) {
		va = find_hole(&fake.device[ctx->device], len);
	} else {
		/* A child shares what the real driver allocates. */
		void *p =
			mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

		va = p == MAP_FAILED ? 0 : (uintptr_t)p;
	}
	if (!va) {
		return NULL;
	}
	b = new_block(kind, ctx, va, len);
	if (b) {
		insert(&fake.blocks, b);
	}
	return b;
}

/*
 * Whoever reads the memory afterwards, or forgets to write it, sees neither zeros nor the old
 * bytes. Pages that nobody has touched stay so: they hold nothing old, and to fill them took a
 * third of the processor time of tests with large allocations.
 */
static void spoil(char *p, size_t len)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	unsigned char touched[256];

	for (size_t n; len; p += n, len -= n) {
		size_t in_page = (uintptr_t)p % page;

		n = sizeof(touched) * page - in_page;
		n = n < len ? n : len;
		if (fake_in_bar() || mincore(p - in_page, in_page + n, touched)) {
			memset(p, 0xfd, n);
			continue;
		}
		for (size_t at = 0, part; at < n; at += part) {
			size_t i = (in_page + at) / page;

			part = (i + 1) * page - in_page - at;
			part = part < n - at ? part : n - at;
			if (touched[i] & 1) {
				memset(p + at, 0xfd, part);
			}
		}
	}
}

void fake_remove_block(struct fake_block *b)
{
	unlink_block(&fake.blocks, b);
	if (b->held || fake_bytes_held(b)) {
		insert(&fake.held, b);
		return;
	}
	if (b->kind == FAKE_MANAGED || b->kind == FAKE_HOST) {
		munmap((void *)b->va, b->len);
	} else if (b->kind == FAKE_IPC) {
		(void)fake_put_back(b->device, b->va, b->len);
	} else if (b->kind != FAKE_PINNED) {
		struct fake_device *d = region_of(b->va);

		if (b->kind != FAKE_RESERVED) {
			spoil(d->shadow + (b->va - d->va), b->len);
		}
	}
	free(b);
}

static struct fake_block *of_object(struct fake_block *list, uint32_t memory)
{
	while (list && (list->kind != FAKE_DEVICE || (uint32_t)list->id != memory)) {
		list = list->next;
	}
	return list;
}

EXPORT int fakecuda_object(uint32_t memory, uint64_t *off, uint64_t *len)
{
	struct fake_block *b;
	int fd = -1;

	pthread_mutex_lock(&fake.lock);
	b = of_object(fake.blocks, memory);
	b = b ? b : of_object(fake.held, memory);
	if (b) {
		const struct fake_device *d = &fake.device[b->device];
		uint64_t at = b->va - d->va;

		b->held++;
		fd = d->fd;
		*off = at / OBJECT * OBJECT;
		*len = (at % OBJECT + b->len + OBJECT - 1) / OBJECT * OBJECT;
		*len = *len < d->len - *off ? *len : d->len - *off;
	}
	pthread_mutex_unlock(&fake.lock);
	return fd;
}

EXPORT void fakecuda_drop(uint32_t memory)
{
	struct fake_block *b;

	pthread_mutex_lock(&fake.lock);
	b = of_object(fake.blocks, memory);
	if (b) {
		b->held--;
	} else if ((b = of_object(fake.held, memory)) != NULL && --b->held == 0) {
		unlink_block(&fake.held, b);
		insert(&fake.blocks, b);
		fake_remove_block(b);
	}
	pthread_mutex_unlock(&fake.lock);
}

void fake_drop_context(struct CUctx_st *ctx, bool asked)
{
	struct fake_block *b;
	struct fake_block *next;

	for (b = fake.blocks; b; b = next) {
		next = b->next;
		if (b->ctx != ctx || (asked && b->kind == FAKE_RESERVED)) {
			continue;
		}
		if (!asked) {
			fake_violate("a context went with %zu bytes of memory left in it", b->len);
		}
		fake_remove_block(b);
	}
	ctx->error = CUDA_RES_OK;
	memset(ctx->peers, 0, sizeof(ctx->peers));
}

EXPORT long fakecuda_live(const char *what)
{
	bool pins = strcmp(what, "pins") == 0;
	bool memory = strcmp(what, "memory") == 0;
	bool apart = strcmp(what, "pins apart") == 0;
	long n = -1;

	pthread_mutex_lock(&fake.lock);
	if (pins || memory || apart) {
		n = 0;
		for (struct fake_block *b = fake.blocks; b; b = b->next) {
			bool pin = b->kind == FAKE_PINNED;

			n += memory ? !pin : pin && (pins || !b->ctx->primary);
		}
	} else if (strcmp(what, "held") == 0) {
		n = 0;
		drop_held();
		for (struct fake_block *b = fake.held; b; b = b->next) {
			n++;
		}
	} else if (strcmp(what, "handles") == 0) {
		n = 0;
		for (struct fake_mem *m = fake.mems; m; m = m->next) {
			n++;
		}
	} else if (strcmp(what, "operations") == 0) {
		n = fake_operations();
	} else if (strcmp(what, "streams") == 0) {
		n = fake.streams;
	} else if (strcmp(what, "events") == 0) {
		n = fake.events;
	} else if (strcmp(what, "contexts") == 0) {
		n = fake.contexts;
		for (int i = 0; i < fake.devices; i++) {
			n += fake.device[i].primary.refs;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return n;
}

static char *bytes_at(uint64_t ptr, size_t len)
{
	struct fake_device *d = region_of((uintptr_t)ptr);
	size_t off = d ? (uintptr_t)ptr - d->va : 0;

	return d && len <= d->len - off ? d->shadow + off : NULL;
}

EXPORT int fakecuda_peek(uint64_t ptr, void *out, size_t len)
{
	const char *bytes = bytes_at(ptr, len);

	if (!bytes) {
		return -1;
	}
	memcpy(out, bytes, len);
	return 0;
}

EXPORT int fakecuda_poke(uint64_t ptr, const void *in, size_t len)
{
	char *bytes = bytes_at(ptr, len);

	if (!bytes) {
		return -1;
	}
	memcpy(bytes, in, len);
	return 0;
}

/* All of it mapped and made accessible? */
static bool is_mapped(uintptr_t p, size_t len)
{
	uintptr_t end = p + len;

	while (p < end) {
		const struct fake_block *m = fake_find(fake.mapped, p);

		if (!m || !m->access) {
			return false;
		}
		p = m->va + m->len;
	}
	return true;
}

cuda_result fake_place(uintptr_t p, size_t len, struct fake_place *out)
{
	const struct fake_block *b = fake_find(fake.blocks, p);
	const struct fake_device *d = region_of(p);
	bool inside = b && len <= b->len - (p - b->va);

	*out = (struct fake_place){ .va = p, .len = len };
	if (!d) {
		out->bytes = (char *)p;
		out->deferred = inside;
		out->pin_id = inside ? b->id : 0;
		return p ? CUDA_RES_OK : CUDA_RES_INVALID_VALUE;
	}
	if (!inside || (b->kind == FAKE_RESERVED && !is_mapped(p, len))) {
		return CUDA_RES_INVALID_VALUE;
	}
	out->bytes = d->shadow + (p - d->va);
	out->deferred = true;
	return CUDA_RES_OK;
}

bool fake_still_pinned(const struct fake_place *p)
{
	const struct fake_block *b;

	if (!p->pin_id) {
		return true;
	}
	b = fake_find(fake.blocks, p->va);
	return b && b->id == p->pin_id;
}

EXPORT cuda_result cuMemGetInfo_v2(size_t *unused, size_t *total)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	*total = fake.device[ctx->device].len;
	*unused = *total;
	for (struct fake_block *b = fake.blocks; b; b = b->next) {
		if (b->device == ctx->device && (b->kind == FAKE_DEVICE || b->kind == FAKE_POOL)) {
			*unused -= b->len;
		}
	}
	for (struct fake_block *b = fake.held; b; b = b->next) {
		*unused -= b->device == ctx->device ? b->len : 0;
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

static cuda_result add(enum fake_kind kind, struct CUctx_st *ctx, size_t len, uintptr_t *out)
{
	struct fake_block *b;

	if (!len) {
		return CUDA_RES_INVALID_VALUE;
	}
	pthread_mutex_lock(&fake.lock);
	b = fake_add_block(kind, ctx, len);
	if (b) {
		*out = b->va;
	}
	pthread_mutex_unlock(&fake.lock);
	return b ? CUDA_RES_OK : CUDA_RES_OUT_OF_MEMORY;
}

/* Frees the block that begins at p, of the kinds allowed. */
static cuda_result drop(uintptr_t p, unsigned int kinds)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block *b;

	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, p);
	if (b && b->va == p && (kinds & 1u << b->kind)) {
		fake_remove_block(b);
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuMemAlloc_v2(cuda_ptr *out, size_t len)
{
	struct CUctx_st *ctx;
	uintptr_t p = 0;
	cuda_result r;

	GATE_CTX(ctx);
	fake_hold_back(ctx->device);
	r = add(FAKE_DEVICE, ctx, len, &p);
	if (r == CUDA_RES_OK) {
		*out = p;
	}
	return r;
}

EXPORT cuda_result cuMemFree_v2(cuda_ptr p)
{
	struct CUctx_st *ctx;
	cuda_result r;

	GATE_CTX(ctx);
	fake_shut(ctx->device, NULL);
	r = drop((uintptr_t)p, 1u << FAKE_DEVICE | 1u << FAKE_POOL | 1u << FAKE_MANAGED);
	fake_reopen(ctx->device);
	return r;
}

EXPORT cuda_result cuMemAllocManaged(cuda_ptr *out, size_t len, unsigned int flags)
{
	struct CUctx_st *ctx;
	uintptr_t p = 0;
	cuda_result r;

	(void)flags;
	GATE_CTX(ctx);
	r = add(FAKE_MANAGED, ctx, len, &p);
	if (r == CUDA_RES_OK) {
		*out = p;
	}
	return r;
}

EXPORT cuda_result cuMemAllocAsync(cuda_ptr *out, size_t len, struct CUstream_st *s)
{
	struct CUctx_st *ctx;
	uintptr_t p = 0;
	cuda_result r;

	(void)s;
	GATE_CTX(ctx);
	r = add(FAKE_POOL, ctx, len, &p);
	if (r == CUDA_RES_OK) {
		*out = p;
	}
	return r;
}

EXPORT cuda_result cuMemFreeAsync(cuda_ptr p, struct CUstream_st *s)
{
	struct CUctx_st *ctx;

	(void)s;
	GATE_CTX(ctx);
	fake_drain(ctx->device, NULL);
	return drop((uintptr_t)p, 1u << FAKE_POOL);
}

EXPORT cuda_result cuMemHostAlloc(void **out, size_t len, unsigned int flags)
{
	struct CUctx_st *ctx;
	uintptr_t p = 0;
	cuda_result r;

	GATE_CTX(ctx);
	if (!out || flags & ~7u) {
		return CUDA_RES_INVALID_VALUE;
	}
	r = add(FAKE_HOST, ctx, len, &p);
	if (r == CUDA_RES_OK) {
		pthread_mutex_lock(&fake.lock);
		fake_find(fake.blocks, p)->flags = flags;
		pthread_mutex_unlock(&fake.lock);
		*out = (void *)p;
	}
	return r;
}

EXPORT cuda_result cuMemAllocHost_v2(void **out, size_t len)
{
	return cuMemHostAlloc(out, len, 0);
}

EXPORT cuda_result cuMemAllocHost(void **out, unsigned int len)
{
	return cuMemHostAlloc(out, len, 0);
}

/* Memory is portable and mapped, whether that was asked for or not (as seen with driver 580). */
EXPORT cuda_result cuMemHostGetFlags(unsigned int *out, void *p)
{
	const struct fake_block *b;
	struct CUctx_st *ctx;
	cuda_result r = CUDA_RES_INVALID_VALUE;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (out && b && b->kind == FAKE_HOST) {
		*out = b->flags | 3;
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuMemGetAddressRange_v2(cuda_ptr *base, size_t *len, cuda_ptr p)
{
	const struct fake_block *b;
	struct CUctx_st *ctx;
	bool found;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	found = b && b->kind != FAKE_RESERVED;
	if (found && base) {
		*base = b->va;
	}
	if (found && len) {
		*len = b->len;
	}
	pthread_mutex_unlock(&fake.lock);
	return found ? CUDA_RES_OK : CUDA_RES_NOT_FOUND;
}

EXPORT cuda_result cuMemFreeHost(void *p)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	fake_drain(ctx->device, NULL);
	return drop((uintptr_t)p, 1u << FAKE_HOST);
}

/* The driver finds the pages, to write to them unless told otherwise: past the end of a file, or in
 * a read-only mapping, there are none. */
static bool can_be_pinned(void *p, size_t len, unsigned int flags)
{
	int advice =
		flags & CUDA_MEMHOSTREGISTER_READ_ONLY ? MADV_POPULATE_READ : MADV_POPULATE_WRITE;

	return madvise(p, len, advice) == 0 || errno == EINVAL;
}

EXPORT cuda_result cuMemHostRegister_v2(void *p, size_t len, unsigned int flags)
{
	uintptr_t at = (uintptr_t)p;
	cuda_result r = CUDA_RES_OK;
	struct CUctx_st *ctx;
	struct fake_block *b;

	GATE_CTX(ctx);
	fake_hold_back(ctx->device);
	if (!p || !len || region_of(at)) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (!(flags & CUDA_MEMHOSTREGISTER_PORTABLE)) {
		fake_violate("host memory was registered for one context only");
	}
	if (!can_be_pinned(p, len, flags)) {
		return CUDA_RES_INVALID_VALUE;
	}
	pthread_mutex_lock(&fake.lock);
	for (b = fake.blocks; b; b = b->next) {
		if (at < b->va + b->len && b->va < at + len) {
			r = CUDA_RES_HOST_MEMORY_ALREADY_REGISTERED;
		}
	}
	b = r == CUDA_RES_OK ? new_block(FAKE_PINNED, ctx, at, len) : NULL;
	if (b) {
		b->devicemap = flags & CUDA_MEMHOSTREGISTER_DEVICEMAP;
		insert(&fake.blocks, b);
	}
	pthread_mutex_unlock(&fake.lock);
	return b || r != CUDA_RES_OK ? r : CUDA_RES_OUT_OF_MEMORY;
}

EXPORT cuda_result cuMemHostUnregister(void *p)
{
	const struct fake_block *b;
	struct CUctx_st *ctx;
	cuda_result r;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->kind == FAKE_PINNED && b->ctx != ctx) {
		fake_violate("host memory was unregistered in another context than it was in");
	}
	pthread_mutex_unlock(&fake.lock);
	/* As a real driver: copies in other contexts may go on. */
	fake_shut(ctx->device, ctx);
	r = drop((uintptr_t)p, 1u << FAKE_PINNED);
	fake_reopen(ctx->device);
	return r == CUDA_RES_INVALID_VALUE ? CUDA_RES_HOST_MEMORY_NOT_REGISTERED : r;
}

EXPORT cuda_result cuMemHostRegister(void *p, size_t len, unsigned int flags)
{
	return cuMemHostRegister_v2(p, len, flags);
}
