/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * libgdrapi.so.2 on libpeerlane: the CPU's view of GPU memory for programs that know GDRCopy's
 * library (NCCL, UCX, NVSHMEM). If the CPU cannot map the memory of this machine's first device,
 * gdr_open() returns NULL, and programs continue without it, as they do without the library. A
 * mailbox cannot replace a mapping, since programs keep the address and load and store there.
 *
 * GDRCopy's driver pins whole pages of the GPU, 64 KiB each, and maps from the first one on. So
 * does this library: programs round a buffer out to pages, or access bytes beside the pinned ones.
 *
 * Any thread may call it. A pinned buffer's slot stays until gdr_close(), and is used again.
 */

#include "gdrapi/gdrapi.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

/* More than this is read faster by the copy engine than through a mapping that is not cached. */
#define GD_READ_MAX 512u

enum gd_state {
	GD_FREE,
	GD_PINNED,
	GD_CHANGING, /* one thread is mapping or unmapping it */
	GD_MAPPED,
};

struct gd_buffer {
	struct gd_buffer *next;
	struct gdr *g;
	atomic_int state; /* an enum gd_state value: the thread that changes it owns the other
			     members until the next change */
	char *addr;	  /* whole pages, which hold the pinned buffer */
	size_t size;
	bool askew; /* the pinned buffer does not begin with a page */
	char *cpu;
	bool cached;
	bool pcie; /* a mapping that is the CPU's cache's will not do */
};

struct gdr {
	struct pl_ctx *ctx;
	_Atomic(struct gd_buffer *) buffers; /* the last first; none is taken out */
	bool dma_buf;			     /* the result of the trial */
};

static unsigned long page_down(unsigned long addr)
{
	return addr / GD_GPU_PAGE * GD_GPU_PAGE;
}

/* Tries whether the CPU can map memory of the first device, and how. */
static int try_to_map(struct pl_ctx *ctx, struct pl_map_info *info)
{
	struct pl_dev *dev;
	void *mem;
	void *cpu;
	int rc = pl_dev_open(ctx, "gpu:0", &dev);

	if (rc) {
		return rc;
	}
	rc = pl_mem_alloc(dev, GD_GPU_PAGE, 0, &mem);
	if (!rc) {
		rc = pl_mem_map(ctx, mem, GD_GPU_PAGE, NULL, info, &cpu);
		if (!rc) {
			rc = pl_mem_unmap(ctx, cpu, NULL);
		}
		(void)pl_mem_free(ctx, mem);
	}
	pl_dev_close(dev);
	return rc;
}

/* In a context that ends with it: a process that has one GPU of several keeps no context on the
 * first. */
static int try_apart(struct pl_map_info *info)
{
	struct pl_ctx *ctx;
	int rc = pl_open(NULL, &ctx);

	if (!rc) {
		rc = try_to_map(ctx, info);
		pl_close(ctx);
	}
	return rc;
}

struct gdr *gdr_open(void)
{
	struct pl_map_info info = PL_MAP_INFO_INIT;
	struct gdr *g;
	int rc = try_apart(&info);

	if (rc) {
		errno = -rc;
		return NULL;
	}
	g = calloc(1, sizeof(*g));
	if (!g) {
		return NULL;
	}
	rc = pl_open(NULL, &g->ctx);
	if (rc) {
		free(g);
		errno = -rc;
		return NULL;
	}
	g->dma_buf = strcmp(info.how, "dma-buf") == 0;
	return g;
}

int gdr_close(struct gdr *g)
{
	if (!g) {
		return EINVAL;
	}
	/* Ends the mappings, too. */
	pl_close(g->ctx);
	for (struct gd_buffer *b = atomic_load(&g->buffers); b;) {
		struct gd_buffer *next = b->next;

		free(b);
		b = next;
	}
	free(g);
	return 0;
}

static struct gd_buffer *free_slot(struct gdr *g)
{
	struct gd_buffer *b;

	for (b = atomic_load(&g->buffers); b; b = b->next) {
		int was = GD_FREE;

		if (atomic_compare_exchange_strong(&b->state, &was, GD_CHANGING)) {
			return b;
		}
	}
	b = calloc(1, sizeof(*b));
	if (b) {
		b->g = g;
		atomic_store(&b->state, GD_CHANGING);
		b->next = atomic_load(&g->buffers);
		while (!atomic_compare_exchange_weak(&g->buffers, &b->next, b)) {
		}
	}
	return b;
}

/* Whether there is device memory in the page at `page`. All other memory is the host's. Memory
 * begins at multiples of 256. */
static bool has_memory(struct gdr *g, unsigned long page)
{
	for (unsigned long p = page; p < page + GD_GPU_PAGE; p += 256) {
		struct pl_mem_info info = PL_MEM_INFO_INIT;

		if (!pl_mem_info(g->ctx, (const void *)p, &info) && info.kind == PL_MEM_DEVICE) {
			return true;
		}
	}
	return false;
}

int gdr_pin_buffer_v2(struct gdr *g, unsigned long addr, size_t size, uint32_t flags,
		      struct gd_handle *handle)
{
	unsigned long from = page_down(addr);
	unsigned long last = page_down(addr + size - 1);
	struct gd_buffer *b;

	if (!g || !handle || !from || !size || last < from ||
	    (flags & ~(uint32_t)GD_PIN_FORCE_PCIE)) {
		return EINVAL;
	}
	if (!has_memory(g, from) || (last != from && !has_memory(g, last))) {
		return EINVAL;
	}
	b = free_slot(g);
	if (!b) {
		return ENOMEM;
	}
	b->addr = (char *)from;
	b->size = last - from + GD_GPU_PAGE;
	b->askew = addr != from;
	b->cpu = NULL;
	b->pcie = flags & GD_PIN_FORCE_PCIE;
	atomic_store(&b->state, GD_PINNED);
	handle->h = (unsigned long)(uintptr_t)b;
	return 0;
}

int gdr_pin_buffer(struct gdr *g, unsigned long addr, size_t size, uint64_t token,
		   uint32_t va_space, struct gd_handle *handle)
{
	/* Tokens were needed by drivers before CUDA 6. */
	(void)token;
	(void)va_space;
	return gdr_pin_buffer_v2(g, addr, size, 0, handle);
}

static struct gd_buffer *buffer_of(struct gd_handle handle)
{
	return (struct gd_buffer *)(uintptr_t)handle.h;
}

/* Takes the buffer for a change, if it is in this state. */
static bool take(struct gd_buffer *b, enum gd_state from)
{
	int was = (int)from;

	return b && atomic_compare_exchange_strong(&b->state, &was, GD_CHANGING);
}

/* Whether the mapping is of the kind that was asked for, at its pinning and now. */
static bool fits(const struct gd_buffer *b, int flags)
{
	int kind = b->cached ? GD_MAPPING_CACHED : GD_MAPPING_COMBINED;

	return !(b->pcie && b->cached) && (flags == GD_MAPPING_NONE || flags == kind);
}

int gdr_map_v2(struct gdr *g, struct gd_handle handle, void **va, size_t size, int flags)
{
	struct pl_map_info info = PL_MAP_INFO_INIT;
	struct gd_buffer *b = buffer_of(handle);
	void *cpu;
	int rc;

	/* GDRCopy's driver maps no buffer that begins inside of a page, and its tests insist on
	 * that: a program that expects a mapping to begin with its buffer would go wrong. */
	if (!g || !b || !va || flags < GD_MAPPING_NONE || flags > GD_MAPPING_DEVICE || !size ||
	    size > b->size || b->askew) {
		return EINVAL;
	}
	if (!take(b, GD_PINNED)) {
		return EAGAIN; /* it is mapped already, as the other library says it */
	}
	info.flags = PL_MAP_PAGES;
	rc = pl_mem_map(g->ctx, b->addr, b->size, NULL, &info, &cpu);
	b->cached = info.flags & PL_MAP_CACHED;
	if (!rc && !fits(b, flags)) {
		(void)pl_mem_unmap(g->ctx, cpu, NULL);
		rc = -EINVAL;
	}
	if (rc) {
		atomic_store(&b->state, GD_PINNED);
		return -rc;
	}
	b->cpu = cpu;
	*va = cpu;
	atomic_store(&b->state, GD_MAPPED);
	return 0;
}

int gdr_map(struct gdr *g, struct gd_handle handle, void **va, size_t size)
{
	return gdr_map_v2(g, handle, va, size, GD_MAPPING_NONE);
}

int gdr_unmap(struct gdr *g, struct gd_handle handle, void *va, size_t size)
{
	struct gd_buffer *b = buffer_of(handle);
	int rc;

	(void)size;
	if (!g || !b || !va || va != b->cpu || !take(b, GD_MAPPED)) {
		return EINVAL;
	}
	rc = pl_mem_unmap(g->ctx, b->cpu, NULL);
	b->cpu = NULL;
	atomic_store(&b->state, GD_PINNED);
	return -rc;
}

int gdr_unpin_buffer(struct gdr *g, struct gd_handle handle)
{
	struct gd_buffer *b = buffer_of(handle);

	if (!g || !b) {
		return EINVAL;
	}
	if (atomic_load(&b->state) == GD_MAPPED) {
		(void)gdr_unmap(g, handle, b->cpu, b->size);
	}
	if (!take(b, GD_PINNED)) {
		return EINVAL;
	}
	atomic_store(&b->state, GD_FREE);
	return 0;
}

/* All but the last member, which older programs have no space for. */
int gdr_get_info(struct gdr *g, struct gd_handle handle, struct gd_info *info)
{
	struct gd_buffer *b = buffer_of(handle);
	int state = b ? atomic_load(&b->state) : GD_FREE;

	if (!g || !info || state == GD_FREE) {
		return EINVAL;
	}
	info->va = (uintptr_t)b->addr;
	info->mapped_size = b->size;
	info->page_size = GD_GPU_PAGE;
	info->tm_cycles = 0;
	info->cycles_per_ms = 0;
	info->mapped = state == GD_MAPPED;
	info->combined = state == GD_MAPPED && !b->cached;
	return 0;
}

int gdr_get_info_v2(struct gdr *g, struct gd_handle handle, struct gd_info *info)
{
	int rc = gdr_get_info(g, handle, info);

	if (!rc) {
		info->mapping = !info->mapped	 ? GD_MAPPING_NONE
				: info->combined ? GD_MAPPING_COMBINED
						 : GD_MAPPING_CACHED;
	}
	return rc;
}

int gdr_get_callback_flag(struct gdr *g, struct gd_handle handle, int *flag)
{
	if (!g || !buffer_of(handle) || !flag) {
		return EINVAL;
	}
	*flag = 0; /* mappings are persistent */
	return 0;
}

static bool inside(const struct gd_buffer *b, const char *at, size_t size)
{
	return b && atomic_load(&b->state) == GD_MAPPED && at >= b->cpu &&
	       (size_t)(at - b->cpu) <= b->size && size <= b->size - (size_t)(at - b->cpu);
}

int gdr_copy_to_mapping(struct gd_handle handle, void *mapped, const void *host, size_t size)
{
	struct gd_buffer *b = buffer_of(handle);

	if (!inside(b, mapped, size)) {
		return EINVAL;
	}
	memcpy(mapped, host, size);
	/* Out of the processor's buffers. */
	atomic_thread_fence(memory_order_seq_cst);
	return 0;
}

int gdr_copy_from_mapping(struct gd_handle handle, void *host, const void *mapped, size_t size)
{
	struct gd_buffer *b = buffer_of(handle);

	if (!inside(b, mapped, size)) {
		return EINVAL;
	}
	atomic_thread_fence(memory_order_seq_cst);
	/* The engine copies within an allocation alone. */
	if (b->cached || size <= GD_READ_MAX ||
	    pl_mem_get(b->g->ctx, host, b->addr + ((const char *)mapped - b->cpu), size)) {
		memcpy(host, mapped, size);
	}
	return 0;
}

void gdr_runtime_get_version(int *major, int *minor)
{
	*major = GD_MAJOR;
	*minor = GD_MINOR;
}

/* Programs ask for the module's version to learn the library's features; there may be no module. */
int gdr_driver_get_version(struct gdr *g, int *major, int *minor)
{
	if (!g) {
		return EINVAL;
	}
	gdr_runtime_get_version(major, minor);
	return 0;
}

int gdr_get_attribute(struct gdr *g, int attr, int *value)
{
	if (!g || !value || attr < GD_ATTR_PERSISTENT || attr > GD_ATTR_DMA_BUF) {
		return EINVAL;
	}
	*value = attr == GD_ATTR_DMA_BUF ? g->dma_buf : attr == GD_ATTR_PERSISTENT;
	return 0;
}

int gdr_get_mapping_type_string(int mapping, const char **text)
{
	static const char *const names[] = { "None", "Write Combining", "Caching", "Device" };

	if (mapping < GD_MAPPING_NONE || mapping > GD_MAPPING_DEVICE || !text) {
		return EINVAL;
	}
	*text = names[mapping];
	return 0;
}
