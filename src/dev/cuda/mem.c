/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Device memory. */

#include <errno.h>

#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/cuda_dev.h"
#include "sys/sys.h"

static int get_info(struct cuda_dev *d, size_t *unused, size_t *total)
{
	struct cuda_visit v;
	cuda_result r;
	int err = cuda_enter(d, &v);

	if (err < 0) {
		return err;
	}
	r = d->api->cuMemGetInfo(unused, total);
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0 : cuda_fail(r, "cuMemGetInfo", "of %s", d->base.props.name);
}

int cuda_free_bytes(struct dev *base, uint64_t *out)
{
	size_t unused;
	size_t total;
	int err = get_info(cuda_dev_of(base), &unused, &total);

	if (err < 0) {
		return err;
	}
	*out = unused;
	return 0;
}

static int fail_alloc(struct cuda_dev *d, cuda_result r, size_t len)
{
	char want[32];
	char have[32];
	size_t unused;
	size_t total;
	int err;

	text_bytes(want, sizeof(want), len);
	if (r == CUDA_RES_OUT_OF_MEMORY && get_info(d, &unused, &total) == 0) {
		text_bytes(have, sizeof(have), unused);
		return err_set(ENOMEM, "cuMemAlloc of %s on %s: %s are free", want,
			       d->base.props.name, have);
	}
	err = cuda_fail(r, "cuMemAlloc", "of %s on %s", want, d->base.props.name);
	return err;
}

/*
 * The driver's allocations are aligned to 256 bytes only: it packs small allocations of any size
 * into 2 MiB (seen on an H100: 4096 bytes at an address that ends in 400). Rounding all lengths up
 * to 2 MiB would give every 4 KiB buffer a page of its own and waste 500 times its size. So an
 * allocation that is aligned by chance (all of 2 MiB and more are) is taken as it is. Otherwise one
 * page more is allocated, and `shifted` remembers where the driver's allocation begins. The context
 * of d is current.
 */
static cuda_result alloc_aligned(struct cuda_dev *d, size_t len, cuda_ptr *raw, cuda_ptr *out)
{
	size_t page = sys_page();
	cuda_result r = d->api->cuMemAlloc(raw, len);

	if (r != CUDA_RES_OK || *raw % page == 0) {
		*out = *raw;
		return r;
	}
	(void)cuda_mem_free(d, *raw);
	r = d->api->cuMemAlloc(raw, len + page);
	*out = align_up(*raw, page);
	return r;
}

static int alloc_in_context(struct cuda_dev *d, size_t len, cuda_ptr *out)
{
	unsigned int on = 1;
	cuda_ptr raw = 0;
	cuda_ptr p = 0;
	cuda_result r = alloc_aligned(d, len, &raw, &p);
	int err = 0;

	if (r != CUDA_RES_OK) {
		return fail_alloc(d, r, len);
	}
	/* So that a blocking copy of the application's own does not return before the bytes are
	 * there: what DMA reads afterwards must be complete. */
	r = d->api->cuPointerSetAttribute(&on, CUDA_PTR_SYNC_MEMOPS, raw);
	if (r != CUDA_RES_OK && r != CUDA_RES_NOT_SUPPORTED) {
		err = cuda_fail(r, "cuPointerSetAttribute(SYNC_MEMOPS)", "on %s",
				d->base.props.name);
		goto err_free;
	}
	if (p != raw) {
		lock_acquire(&d->lock);
		err = range_add(&d->shifted, (uintptr_t)p, len, (void *)(uintptr_t)raw);
		lock_release(&d->lock);
		if (err < 0) {
			goto err_free;
		}
	}
	*out = p;
	return 0;

err_free:
	(void)cuda_mem_free(d, raw);
	return err;
}

int cuda_dev_alloc(struct dev *base, size_t len, void **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	size_t page = sys_page();
	struct cuda_visit v;
	cuda_ptr p = 0;
	int err;

	if (len == 0 || len > SIZE_MAX - 2 * page) {
		return err_set(len ? ENOMEM : EINVAL, "cannot allocate %zu bytes on %s", len,
			       base->props.name);
	}
	err = cuda_enter(d, &v);
	if (err < 0) {
		return err;
	}
	/* Whole pages, so that an export of the last one shows no bytes of other allocations. */
	err = alloc_in_context(d, align_up(len, page), &p);
	cuda_leave(&v);
	if (err < 0) {
		return err;
	}
	*out = (void *)(uintptr_t)p;
	return 0;
}

int cuda_release(struct dev *base, void *ptr)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	cuda_result r;
	void *raw;
	int err;

	if (vmm_release(d, ptr, &err)) {
		return err;
	}
	err = cuda_enter(d, &v);
	if (err < 0) {
		return err;
	}
	/* Forgotten first: once the driver has freed it, another thread may be given the address.
	 */
	lock_acquire(&d->lock);
	raw = range_del(&d->shifted, (uintptr_t)ptr);
	lock_release(&d->lock);
	r = cuda_mem_free(d, cuda_ptr_of(raw ? raw : ptr));
	cuda_leave(&v);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemFree", "of %p on %s", ptr, base->props.name);
	}
	return 0;
}
