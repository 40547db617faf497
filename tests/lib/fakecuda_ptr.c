/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What the fake driver says of addresses, its virtual memory management, and exports. */

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fakecuda_impl.h"

#define CUDA_DEVICE_INVALID (-2)

EXPORT cuda_result cuMemAddressReserve(cuda_ptr *out, size_t len, size_t align, cuda_ptr hint,
				       unsigned long long flags);
EXPORT cuda_result cuMemAddressFree(cuda_ptr p, size_t len);
EXPORT cuda_result cuMemMap(cuda_ptr p, size_t len, size_t off, unsigned long long handle,
			    unsigned long long flags);
EXPORT cuda_result cuMemUnmap(cuda_ptr p, size_t len);
EXPORT cuda_result cuMemSetAccess(cuda_ptr p, size_t len, const void *desc, size_t n);

/* Needs no context, as with the real one; memory that it does not know has type 0, and what is
 * reserved without memory has that and a range (as seen with driver 580). */
static cuda_result get(cuda_pointer_attr attr, const struct fake_block *b,
		       const struct fake_block *m, cuda_ptr p, void *out)
{
	bool host = b && (b->kind == FAKE_HOST || b->kind == FAKE_PINNED);
	bool reaches = !b || host || b->kind == FAKE_MANAGED || fake.coherent;
	bool known = b && (b->kind != FAKE_RESERVED || m);

	switch (attr) {
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
	case CUDA_PTR_DEVICE_ORDINAL:
		*(int *)out = known ? b->device : CUDA_DEVICE_INVALID;
		return CUDA_RES_OK;
	case CUDA_PTR_RANGE_START_ADDR:
		*(cuda_ptr *)out = b ? b->va : 0;
		return CUDA_RES_OK;
	case CUDA_PTR_RANGE_SIZE:
		*(size_t *)out = b ? b->len : 0;
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

EXPORT cuda_result cuMemAddressReserve(cuda_ptr *out, size_t len, size_t align, cuda_ptr hint,
				       unsigned long long flags)
{
	struct CUctx_st *ctx;
	struct fake_block *b;

	(void)align;
	(void)hint;
	(void)flags;
	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_add_block(FAKE_RESERVED, ctx, len);
	if (b) {
		*out = b->va;
	}
	pthread_mutex_unlock(&fake.lock);
	return b ? CUDA_RES_OK : CUDA_RES_OUT_OF_MEMORY;
}

EXPORT cuda_result cuMemAddressFree(cuda_ptr p, size_t len)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block *b;

	GATE();
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->va == p && b->len == len && b->kind == FAKE_RESERVED &&
	    !fake_find(fake.mapped, (uintptr_t)p)) {
		fake_remove_block(b);
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* The handle's bytes are those at the address: enough for one mapping of each handle. */
EXPORT cuda_result cuMemMap(cuda_ptr p, size_t len, size_t off, unsigned long long handle,
			    unsigned long long flags)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block *b;
	struct fake_block *m;

	(void)handle;
	GATE();
	if (off || flags) {
		return r;
	}
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->kind == FAKE_RESERVED && len <= b->len - ((uintptr_t)p - b->va) &&
	    !fake_find(fake.mapped, (uintptr_t)p)) {
		m = calloc(1, sizeof(*m));
		if (m) {
			*m = *b;
			m->kind = FAKE_MAPPED;
			m->va = (uintptr_t)p;
			m->len = len;
			m->id = fake.next_id++;
			m->next = fake.mapped;
			fake.mapped = m;
			r = CUDA_RES_OK;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuMemUnmap(cuda_ptr p, size_t len)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block **at;

	GATE();
	pthread_mutex_lock(&fake.lock);
	for (at = &fake.mapped; *at; at = &(*at)->next) {
		struct fake_block *m = *at;

		if (m->va == p && m->len == len) {
			*at = m->next;
			free(m);
			r = CUDA_RES_OK;
			break;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuMemSetAccess(cuda_ptr p, size_t len, const void *desc, size_t n)
{
	(void)desc;
	(void)n;
	GATE();
	pthread_mutex_lock(&fake.lock);
	for (struct fake_block *m = fake.mapped; m; m = m->next) {
		if (m->va >= p && m->va + m->len <= p + len) {
			m->access = true;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

/* A file with the bytes of now: it shows that the right range went out, and shares nothing. */
EXPORT cuda_result cuMemGetHandleForAddressRange(void *out, cuda_ptr p, size_t len,
						 cuda_range_handle type, unsigned long long flags)
{
	struct fake_place place;
	struct CUctx_st *ctx;
	cuda_result r;
	int fd;

	GATE_CTX(ctx);
	if (type != CUDA_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD || p % 4096 || len % 4096) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (flags && !fake.dmabuf_pcie) {
		return CUDA_RES_NOT_SUPPORTED;
	}
	pthread_mutex_lock(&fake.lock);
	r = fake_place((uintptr_t)p, len, &place);
	pthread_mutex_unlock(&fake.lock);
	if (r != CUDA_RES_OK) {
		return r;
	}
	fd = memfd_create("fakecuda-export", MFD_CLOEXEC);
	if (fd < 0 || write(fd, place.bytes, len) != (ssize_t)len) {
		return CUDA_RES_OPERATING_SYSTEM;
	}
	*(int *)out = fd;
	return CUDA_RES_OK;
}
