/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Device memory for other drivers, by dma-buf, and for other processes: by what virtual memory
 * management gives, or by the driver's IPC handles. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/vmm.h"
#include "sys/sys.h"

_Static_assert(sizeof(struct CUipcMemHandle_st) == DEV_TOKEN, "a token holds an IPC handle");

struct cuda_import {
	struct dev_import base; /* first */
	enum dev_form form;
	cuda_ptr map;
	size_t all;
	unsigned int n;
	uint64_t *lens;
};

int cuda_export_range(struct dev *base, void *ptr, size_t len, enum dev_mapping by,
		      struct dev_export *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	unsigned long long flags =
		by == DEV_MAPPING_PCIE ? CUDA_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE : 0;
	size_t page = sys_page();
	struct cuda_visit v;
	cuda_result r;
	int fd = -1;
	int err;

	if (!d->api->cuMemGetHandleForAddressRange) {
		return err_set(EOPNOTSUPP,
			       "%s: dma-buf export needs the driver of CUDA 11.7, this "
			       "is %d.%d: update it",
			       base->props.name, d->api->version / 1000,
			       d->api->version % 1000 / 10);
	}
	if (len == 0 || (uintptr_t)ptr % page || len % page) {
		return err_set(EINVAL, "%zu bytes at %p on %s: only whole pages can be exported",
			       len, ptr, base->props.name);
	}
	err = cuda_enter(d, &v);
	if (err < 0) {
		return err;
	}
	/* The flag is refused where the platform does not know the difference, and by drivers
	 * before that of CUDA 12.8. */
	r = d->api->cuMemGetHandleForAddressRange(&fd, cuda_ptr_of(ptr), len,
						  CUDA_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, flags);
	cuda_leave(&v);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemGetHandleForAddressRange", "of %zu bytes at %p on %s%s",
				 len, ptr, base->props.name, flags ? ", by its PCIe mapping" : "");
	}
	*out = (struct dev_export){ .fd = fd, .off = 0, .len = len, .dmabuf = true };
	return 0;
}

/* GPUs since Hopper keep such writes in order; of older ones the driver flushes them. */
int cuda_flush(struct dev *base)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	int err;

	if (cuda_attr(d->api, d->id, CUDA_DEV_GPU_DIRECT_RDMA_WRITES_ORDERING, 0) >=
	    CUDA_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER) {
		return 0;
	}
	if (!d->api->cuFlushGPUDirectRDMAWrites ||
	    !(cuda_attr(d->api, d->id, CUDA_DEV_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS, 0) &
	      CUDA_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST)) {
		return err_set(EOPNOTSUPP,
			       "%s: the driver cannot flush what other devices write into its "
			       "memory",
			       base->props.name);
	}
	err = cuda_enter(d, &v);
	return err < 0 ? err
		       : cuda_leave_with(
				 &v,
				 d->api->cuFlushGPUDirectRDMAWrites(
					 CUDA_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
					 CUDA_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER),
				 "cuFlushGPUDirectRDMAWrites");
}

static void close_pieces(struct dev_shared *x)
{
	for (unsigned int i = 0; i < x->n; i++) {
		if (x->pieces[i].fd >= 0) {
			(void)sys_close(x->pieces[i].fd);
		}
	}
}

/* Adds the piece at p to the shared ones. */
static int add_piece(struct cuda_dev *d, cuda_ptr p, enum dev_form form, struct dev_shared *out,
		     cuda_ptr *end)
{
	struct vmm_piece piece;
	cuda_result r;
	int fd = -1;
	int rc = vmm_piece_at(d, p, &piece);

	if (rc == -ENOENT) {
		return err_set(EOPNOTSUPP,
			       "0x%llx on %s was not made by virtual memory management, as "
			       "pl_mem_alloc() with PL_ALLOC_SHARED does",
			       p, d->base.props.name);
	}
	if (rc) {
		return rc;
	}
	if (out->n == DEV_PIECES_MAX || (out->n && form == DEV_FORM_FABRIC)) {
		rc = err_set(EOPNOTSUPP, "it is mapped in more than %u pieces", out->n);
	} else {
		r = form == DEV_FORM_FD
			    ? d->api->cuMemExportToShareableHandle(
				      &fd, piece.mem, CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)
			    : d->api->cuMemExportToShareableHandle(out->token, piece.mem,
								   CUDA_MEM_HANDLE_TYPE_FABRIC, 0);
		rc = r == CUDA_RES_OK ? 0
				      : cuda_fail(r, "cuMemExportToShareableHandle",
						  form == DEV_FORM_FD ? "by descriptor"
								      : "by fabric handle");
	}
	(void)cuda_mem_release(d, piece.mem);
	if (rc) {
		return rc == -EINVAL ? -EOPNOTSUPP : rc;
	}
	out->pieces[out->n].fd = fd;
	out->pieces[out->n].skip = 0;
	out->pieces[out->n].len = piece.len;
	if (out->n++ == 0) {
		out->off = p - piece.base;
	}
	*end = piece.base + piece.len;
	return 0;
}

static int share_vmm(struct cuda_dev *d, cuda_ptr p, size_t len, enum dev_form form,
		     struct dev_shared *out)
{
	cuda_ptr at = p;
	int rc = vmm_usable(d);

	while (!rc && at < p + len) {
		rc = add_piece(d, at, form, out, &at);
	}
	if (rc) {
		close_pieces(out);
	}
	return rc;
}

static int share_ipc(struct cuda_dev *d, cuda_ptr p, struct dev_shared *out)
{
	struct CUipcMemHandle_st handle;
	cuda_ptr from;
	size_t all;
	cuda_result r =
		cuda_extent(d->api, p, CUDA_PTR_RANGE_START_ADDR, CUDA_PTR_RANGE_SIZE, &from, &all);

	if (r == CUDA_RES_OK) {
		r = d->api->cuIpcGetMemHandle(&handle, from);
	}
	if (r != CUDA_RES_OK) {
		(void)cuda_fail(r, "cuIpcGetMemHandle", "of 0x%llx on %s", p, d->base.props.name);
		return -EOPNOTSUPP;
	}
	memcpy(out->token, &handle, sizeof(handle));
	out->off = p - from;
	out->n = 1;
	out->pieces[0].fd = -1;
	out->pieces[0].skip = 0;
	out->pieces[0].len = all;
	return 0;
}

int cuda_share(struct dev *base, void *ptr, size_t len, enum dev_form form, struct dev_shared *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return rc;
	}
	memset(out, 0, sizeof(*out));
	out->form = form;
	out->len = len;
	rc = form == DEV_FORM_IPC ? share_ipc(d, cuda_ptr_of(ptr), out)
				  : share_vmm(d, cuda_ptr_of(ptr), len, form, out);
	cuda_leave(&v);
	return rc;
}

/* Gives, in `mems`, references to the memory that was given away; *n: their number. */
static int take_handles(struct cuda_dev *d, const struct dev_shared *x, cuda_mem *mems,
			unsigned int *n)
{
	for (*n = 0; *n < x->n; (*n)++) {
		void *handle = x->form == DEV_FORM_FD ? (void *)(intptr_t)x->pieces[*n].fd
						      : (void *)(uintptr_t)x->token;
		cuda_result r = d->api->cuMemImportFromShareableHandle(
			&mems[*n], handle,
			x->form == DEV_FORM_FD ? CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
					       : CUDA_MEM_HANDLE_TYPE_FABRIC);

		if (r != CUDA_RES_OK) {
			return cuda_fail(r, "cuMemImportFromShareableHandle", "on %s",
					 d->base.props.name);
		}
	}
	return 0;
}

static int import_vmm(struct cuda_dev *d, const struct dev_shared *x, bool readonly,
		      struct cuda_import *m)
{
	cuda_mem *mems = alloc_array(x->n, sizeof(*mems));
	unsigned int n = 0;
	int rc = mems ? vmm_usable(d) : -ENOMEM;

	m->lens = alloc_array(x->n, sizeof(*m->lens));
	rc = m->lens ? rc : -ENOMEM;
	rc = rc ? rc : take_handles(d, x, mems, &n);
	for (unsigned int i = 0; m->lens && i < x->n; i++) {
		m->lens[i] = x->pieces[i].len;
	}
	if (!rc) {
		m->n = x->n;
		rc = vmm_map(d, mems, m->lens, m->n,
			     readonly ? CUDA_MEM_ACCESS_FLAGS_PROT_READ
				      : CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE,
			     &m->map, &m->all);
	}
	while (n) {
		(void)cuda_mem_release(d, mems[--n]);
	}
	free(mems);
	return rc;
}

static int import_ipc(struct cuda_dev *d, const struct dev_shared *x, struct cuda_import *m)
{
	struct CUipcMemHandle_st handle;
	cuda_result r;

	memcpy(&handle, x->token, sizeof(handle));
	r = d->api->cuIpcOpenMemHandle(&m->map, handle, CUDA_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuIpcOpenMemHandle", "on %s", d->base.props.name);
	}
	return 0;
}

int cuda_import(struct dev *base, const struct dev_shared *x, bool readonly,
		struct dev_import **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_import *m = alloc_zero(sizeof(*m));
	struct cuda_visit v;
	int rc = m ? cuda_enter(d, &v) : -ENOMEM;

	if (rc) {
		free(m);
		return rc;
	}
	m->form = x->form;
	rc = x->form == DEV_FORM_IPC ? import_ipc(d, x, m) : import_vmm(d, x, readonly, m);
	cuda_leave(&v);
	if (rc) {
		free(m->lens);
		free(m);
		return rc;
	}
	m->base = (struct dev_import){ .dev = base,
				       .ptr = (void *)(uintptr_t)(m->map + x->off),
				       .len = x->len };
	*out = &m->base;
	return 0;
}

int cuda_unimport(struct dev_import *base)
{
	struct cuda_import *m = container_of(base, struct cuda_import, base);
	struct cuda_dev *d = cuda_dev_of(base->dev);
	cuda_result r = CUDA_RES_OK;
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return rc;
	}
	if (m->form == DEV_FORM_IPC) {
		r = cuda_ipc_close(d, m->map);
	} else {
		vmm_unmap(d, m->map, m->lens, m->n);
		r = d->api->cuMemAddressFree(m->map, m->all);
	}
	cuda_leave(&v);
	free(m->lens);
	free(m);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "the end of an import", "on %s", d->base.props.name);
}
