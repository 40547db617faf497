/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory by the driver's virtual memory management: allocated without an address, shared by file
 * descriptor or fabric handle, mapped in pieces, and accessible to the devices that were named.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/vmm.h"

static bool has(const struct cuda_dev *d, cuda_device_attr attr)
{
	return cuda_attr(d->api, d->id, attr, 0) > 0;
}

int vmm_usable(const struct cuda_dev *d)
{
	return has(d, CUDA_DEV_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED)
		       ? 0
		       : err_set(EOPNOTSUPP, "%s has no virtual memory management",
				 d->base.props.name);
}

/* With a fabric handle too, if that works: the attribute is set also where its use is not
 * permitted. */
static int create(struct cuda_dev *d, size_t *len, cuda_mem *out, size_t *grain)
{
	struct cuda_mem_prop prop = {
		.type = CUDA_MEM_ALLOCATION_TYPE_PINNED,
		.handles = CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
		.where = { CUDA_MEM_LOCATION_TYPE_DEVICE, d->id },
		.rdma = has(d, CUDA_DEV_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED),
	};
	const struct CUmemAllocationProp_st *theirs =
		(const struct CUmemAllocationProp_st *)(const void *)&prop;
	cuda_result r = d->api->cuMemGetAllocationGranularity(
		grain, theirs, CUDA_MEM_ALLOC_GRANULARITY_RECOMMENDED);

	if (r != CUDA_RES_OK || *grain == 0) {
		return cuda_fail(r, "cuMemGetAllocationGranularity", "of %s", d->base.props.name);
	}
	if (*len > SIZE_MAX - *grain) {
		return err_set(ENOMEM, "cannot allocate %zu bytes on %s", *len, d->base.props.name);
	}
	*len = (*len + *grain - 1) / *grain * *grain;
	if (has(d, CUDA_DEV_HANDLE_TYPE_FABRIC_SUPPORTED)) {
		prop.handles |= CUDA_MEM_HANDLE_TYPE_FABRIC;
		r = d->api->cuMemCreate(out, *len, theirs, 0);
		if (r == CUDA_RES_OK) {
			return 0;
		}
		prop.handles &= ~(unsigned int)CUDA_MEM_HANDLE_TYPE_FABRIC;
	}
	r = d->api->cuMemCreate(out, *len, theirs, 0);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemCreate", "of %zu bytes on %s", *len,
					    d->base.props.name);
}

int vmm_set_access(struct cuda_dev *d, cuda_ptr p, size_t len, cuda_device who, unsigned int flags)
{
	struct cuda_access access = { .who = { CUDA_MEM_LOCATION_TYPE_DEVICE, who },
				      .flags = flags };
	cuda_result r = d->api->cuMemSetAccess(
		p, len, (const struct CUmemAccessDesc_st *)(const void *)&access, 1);

	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemSetAccess", "of %zu bytes at 0x%llx on %s",
					    len, p, d->base.props.name);
}

int vmm_map(struct cuda_dev *d, const cuda_mem *pieces, const uint64_t *lens, unsigned int n,
	    unsigned int flags, cuda_ptr *out, size_t *all)
{
	unsigned int mapped = 0;
	cuda_ptr p = 0;
	cuda_ptr at;
	cuda_result r;
	int rc = 0;

	*all = 0;
	for (unsigned int i = 0; i < n; i++) {
		*all += lens[i];
	}
	r = d->api->cuMemAddressReserve(&p, *all, 0, 0, 0);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemAddressReserve", "of %zu bytes on %s", *all,
				 d->base.props.name);
	}
	at = p;
	for (; mapped < n && !rc; mapped++) {
		r = d->api->cuMemMap(at, lens[mapped], 0, pieces[mapped], 0);
		if (r != CUDA_RES_OK) {
			rc = cuda_fail(r, "cuMemMap", "of %llu bytes on %s",
				       (unsigned long long)lens[mapped], d->base.props.name);
			break;
		}
		at += lens[mapped];
	}
	rc = rc ? rc : vmm_set_access(d, p, *all, d->id, flags);
	if (!rc) {
		*out = p;
		return 0;
	}
	vmm_unmap(d, p, lens, mapped);
	(void)d->api->cuMemAddressFree(p, *all);
	return rc;
}

/* Unmaps memory that was mapped in pieces. After a failure it stays mapped, so the address is not
 * reused. */
void vmm_unmap(struct cuda_dev *d, cuda_ptr p, const uint64_t *lens, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		cuda_result r = cuda_mem_unmap(d, p, lens[i]);

		cuda_destroyed(d, r, "cuMemUnmap");
		p += lens[i];
	}
}

int cuda_alloc_shared(struct dev *base, size_t len, void **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	cuda_ptr p = 0;
	uint64_t lens[1];
	size_t whole;
	size_t grain = 0;
	cuda_mem m;
	int rc = len ? vmm_usable(d) : err_set(EINVAL, "cannot allocate 0 bytes");

	rc = rc ? rc : cuda_enter(d, &v);
	if (rc) {
		return rc;
	}
	rc = create(d, &len, &m, &grain);
	if (!rc) {
		lens[0] = len;
		rc = vmm_map(d, &m, lens, 1, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE, &p, &whole);
		/* The mapping keeps it. */
		(void)cuda_mem_release(d, m);
	}
	if (!rc) {
		unsigned int on = 1;

		/* As in mem.c, where the driver can. */
		(void)d->api->cuPointerSetAttribute(&on, CUDA_PTR_SYNC_MEMOPS, p);
		lock_acquire(&d->lock);
		rc = range_add(&d->made, (uintptr_t)p, len, (void *)(uintptr_t)p);
		lock_release(&d->lock);
		if (rc) {
			vmm_unmap(d, p, lens, 1);
			(void)d->api->cuMemAddressFree(p, len);
		}
	}
	cuda_leave(&v);
	if (!rc) {
		*out = (void *)(uintptr_t)p;
	}
	return rc;
}

bool vmm_release(struct cuda_dev *d, void *ptr, int *rc)
{
	uint64_t lens[1] = { 0 };
	struct cuda_visit v;
	cuda_result r;

	/* Forgotten first, as in mem.c. */
	lock_acquire(&d->lock);
	for (size_t i = 0; i < d->made.n && !lens[0]; i++) {
		lens[0] = d->made.v[i].base == (uintptr_t)ptr ? d->made.v[i].len : 0;
	}
	if (lens[0]) {
		(void)range_del(&d->made, (uintptr_t)ptr);
	}
	lock_release(&d->lock);
	if (!lens[0]) {
		return false;
	}
	*rc = cuda_enter(d, &v);
	if (!*rc) {
		vmm_unmap(d, cuda_ptr_of(ptr), lens, 1);
		r = d->api->cuMemAddressFree(cuda_ptr_of(ptr), lens[0]);
		cuda_leave(&v);
		*rc = r == CUDA_RES_OK ? 0
				       : cuda_fail(r, "cuMemAddressFree", "of %p on %s", ptr,
						   d->base.props.name);
	}
	return true;
}

bool vmm_made(struct cuda_dev *d, const void *ptr)
{
	bool made;

	lock_acquire(&d->lock);
	made = range_find(&d->made, (uintptr_t)ptr, 1) != NULL;
	lock_release(&d->lock);
	return made;
}

int vmm_piece_at(struct cuda_dev *d, cuda_ptr p, struct vmm_piece *out)
{
	cuda_result r = d->api->cuMemRetainAllocationHandle(&out->mem, (void *)(uintptr_t)p);

	if (r != CUDA_RES_OK) {
		return -ENOENT;
	}
	r = cuda_extent(d->api, p, CUDA_PTR_MAPPING_BASE_ADDR, CUDA_PTR_MAPPING_SIZE, &out->base,
			&out->len);
	if (r != CUDA_RES_OK || !out->len || p - out->base >= out->len) {
		(void)cuda_mem_release(d, out->mem);
		return cuda_fail(r, "cuPointerGetAttributes(MAPPING)", "of 0x%llx", p);
	}
	return 0;
}

enum vmm_access vmm_access_to(const struct cuda_dev *d, cuda_ptr p, size_t len, unsigned int rights)
{
	const struct cuda_location here = { CUDA_MEM_LOCATION_TYPE_DEVICE, d->id };
	enum vmm_access so_far = VMM_OTHER;
	cuda_ptr end = p + len;

	while (p < end) {
		unsigned long long has = 0;
		cuda_ptr base;
		size_t size;

		if (d->api->cuMemGetAccess(
			    &has, (const struct CUmemLocation_st *)(const void *)&here, p) ||
		    cuda_extent(d->api, p, CUDA_PTR_MAPPING_BASE_ADDR, CUDA_PTR_MAPPING_SIZE, &base,
				&size) ||
		    p - base >= size) {
			return so_far == VMM_ALL ? VMM_NOT_ALL : VMM_OTHER;
		}
		if ((has & rights) != rights) {
			return VMM_NOT_ALL;
		}
		so_far = VMM_ALL;
		p = base + size;
	}
	return so_far;
}
