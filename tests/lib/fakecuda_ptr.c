/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What the fake driver says of addresses, and its dma-bufs. */

#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fakecuda_impl.h"

#define CUDA_DEVICE_INVALID (-2)

/* Which programs ask and the library does not. */
enum {
	PTR_CONTEXT = 1,
	PTR_DEVICE_POINTER = 3,
	PTR_MAPPED = 13,
};

/* The unit in which host memory is mapped (seen on an H100 for 64 MiB and 12345 bytes). */
#define HOST_UNIT ((size_t)2 << 20)

static size_t mapped_len(const struct fake_block *b, const struct fake_block *m)
{
	size_t unit = b && b->kind == FAKE_HOST ? HOST_UNIT : 1;

	return m ? m->len : b ? (b->len + unit - 1) / unit * unit : 0;
}

/* Needs no context, as with the real one; memory that it does not know has type 0, and what is
 * reserved without memory has that and a range (as seen with driver 580). */
static cuda_result get(cuda_pointer_attr attr, const struct fake_block *b,
		       const struct fake_block *m, cuda_ptr p, void *out)
{
	bool pinned = b && (b->kind == FAKE_HOST || b->kind == FAKE_PINNED);
	bool host = pinned || (m && m->mem && m->mem->host);
	bool reaches = !b || host || b->kind == FAKE_MANAGED || fake.coherent;
	bool known = b && (b->kind != FAKE_RESERVED || m);

	switch (attr) {
	case PTR_CONTEXT:
		*(void **)out = b ? b->ctx : NULL;
		return known ? CUDA_RES_OK : CUDA_RES_INVALID_VALUE;
	case PTR_DEVICE_POINTER:
		*(cuda_ptr *)out = known ? p : 0;
		return CUDA_RES_OK;
	case PTR_MAPPED:
		*(unsigned char *)out = known;
		return CUDA_RES_OK;
	case CUDA_PTR_MEMORY_TYPE:
		*(unsigned int *)out = !known ? 0
				       : host ? CUDA_MEMORYTYPE_HOST
					      : CUDA_MEMORYTYPE_DEVICE;
		return CUDA_RES_OK;
	case CUDA_PTR_HOST_POINTER:
		*(void **)out = reaches || !known ? (void *)(uintptr_t)p : NULL;
		return CUDA_RES_OK;
	case CUDA_PTR_SYNC_MEMOPS:
		*(unsigned char *)out = b && b->sync_memops;
		return CUDA_RES_OK;
	case CUDA_PTR_BUFFER_ID:
		*(unsigned long long *)out = m ? m->id : known ? b->id : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_IS_MANAGED:
		*(unsigned char *)out = b && b->kind == FAKE_MANAGED;
		return CUDA_RES_OK;
	case CUDA_PTR_IS_LEGACY_CUDA_IPC_CAPABLE:
		*(unsigned int *)out = b && b->kind == FAKE_DEVICE;
		return CUDA_RES_OK;
	case CUDA_PTR_DEVICE_ORDINAL:
		*(int *)out = known ? b->device : CUDA_DEVICE_INVALID;
		return CUDA_RES_OK;
	case CUDA_PTR_RANGE_START_ADDR:
		*(cuda_ptr *)out = b ? b->va : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_RANGE_SIZE:
		*(size_t *)out = b ? b->len : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_ALLOWED_HANDLE_TYPES:
		*(unsigned long long *)out = m && m->mem ? m->mem->handles : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_MEMPOOL_HANDLE:
		*(void **)out = b && b->kind == FAKE_POOL ? &fake.device[b->device] : NULL;
		return CUDA_RES_OK;
	case CUDA_PTR_MAPPING_BASE_ADDR:
		*(cuda_ptr *)out = m ? m->va : b ? b->va : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_MAPPING_SIZE:
		*(size_t *)out = mapped_len(b, m);
		return CUDA_RES_OK;
	case CUDA_PTR_MEMORY_BLOCK_ID:
		*(unsigned long long *)out = m ? m->id : known ? b->id : 0;
		return CUDA_RES_OK;
	default:
		return CUDA_RES_INVALID_VALUE;
	}
}

EXPORT cuda_result cuPointerGetAttributes(unsigned int n, cuda_pointer_attr *attrs, void **out,
					  cuda_ptr p)
{
	const struct fake_block *b;
	const struct fake_block *m;
	cuda_result r = CUDA_RES_OK;

	GATE();
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	m = b && b->kind == FAKE_RESERVED ? fake_find(fake.mapped, (uintptr_t)p) : NULL;
	for (unsigned int i = 0; i < n && r == CUDA_RES_OK; i++) {
		r = get(attrs[i], b, m, p, out[i]);
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuPointerSetAttribute(const void *value, cuda_pointer_attr attr, cuda_ptr p)
{
	struct CUctx_st *ctx;
	struct fake_block *b;
	cuda_result r = CUDA_RES_OK;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (!b || attr != CUDA_PTR_SYNC_MEMOPS) {
		r = CUDA_RES_INVALID_VALUE;
	} else if (b->kind != FAKE_DEVICE) {
		r = CUDA_RES_NOT_SUPPORTED;
	} else {
		memcpy(&b->sync_memops, value, 1);
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* A file with the bytes of now, which cannot be mapped for writing: it shows that the right range
 * went out, and shares nothing. */
static int copy_of(const struct fake_place *place, size_t len)
{
	int fd = memfd_create("fakecuda-export", MFD_CLOEXEC | MFD_ALLOW_SEALING);

	if (fd < 0 || write(fd, place->bytes, len) != (ssize_t)len ||
	    fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) < 0) {
		return -1;
	}
	return fd;
}

/* What the fake NIC has written, in this process, is seen. */
static void flush_nic(void)
{
	const char *name = getenv("PEERLANE_TEST_VERBS_LIB");
	void *lib = name ? dlopen(name, RTLD_NOW | RTLD_NOLOAD) : NULL;
	void *sym = lib ? dlsym(lib, "fakeverbs_flush") : NULL;
	void (*flush)(void);

	if (sym) {
		memcpy(&flush, &sym, sizeof(flush));
		flush();
	}
	if (lib) {
		(void)dlclose(lib);
	}
}

EXPORT cuda_result cuFlushGPUDirectRDMAWrites(cuda_flush_target target, cuda_flush_scope scope)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	(void)ctx;
	flush_nic();
	return target == CUDA_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX &&
			       scope == CUDA_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER
		       ? CUDA_RES_OK
		       : CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuMemGetHandleForAddressRange(void *out, cuda_ptr p, size_t len,
						 cuda_range_handle type, unsigned long long flags)
{
	struct fake_place place;
	struct CUctx_st *ctx;
	cuda_result r;
	int fd = -1;

	GATE_CTX(ctx);
	if (type != CUDA_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD || p % 4096 || len % 4096) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (flags ? !fake.dmabuf_pcie : fake.dmabuf_pcie_only) {
		return CUDA_RES_NOT_SUPPORTED;
	}
	pthread_mutex_lock(&fake.lock);
	r = fake_place((uintptr_t)p, len, &place);
	if (r == CUDA_RES_OK && fake.dmabuf_mmap) {
		fd = fake_memory_fd((uintptr_t)p);
	}
	pthread_mutex_unlock(&fake.lock);
	if (r != CUDA_RES_OK) {
		return r;
	}
	fd = fd < 0 ? copy_of(&place, len) : fd;
	if (fd < 0) {
		return CUDA_RES_OPERATING_SYSTEM;
	}
	*(int *)out = fd;
	return CUDA_RES_OK;
}
