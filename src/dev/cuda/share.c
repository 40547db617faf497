/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Device memory for others: peer GPUs by peer access, other drivers by dma-buf. */

#include <errno.h>

#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "sys/sys.h"

static int peer_enable(struct dev *base, struct dev *peer_base)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_dev *peer;
	struct cuda_visit v;
	cuda_result r;
	int can = 0;
	int err;

	if (peer_base->driver != &dev_cuda_driver) {
		return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s directly",
			       base->props.name, peer_base->props.name);
	}
	peer = cuda_dev_of(peer_base);
	if (peer->id == d->id) {
		return 0;
	}
	r = d->api->cuDeviceCanAccessPeer(&can, d->id, peer->id);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuDeviceCanAccessPeer", "of %s to %s", base->props.name,
				 peer_base->props.name);
	}
	if (!can) {
		return err_set(EOPNOTSUPP,
			       "%s has no peer access to %s: see `nvidia-smi topo -p2p r`",
			       base->props.name, peer_base->props.name);
	}
	err = cuda_enter(d, &v);
	if (err < 0) {
		return err;
	}
	r = d->api->cuCtxEnablePeerAccess(peer->ctx, 0);
	cuda_leave(&v);
	if (r != CUDA_RES_OK && r != CUDA_RES_PEER_ACCESS_ALREADY_ENABLED) {
		return cuda_fail(r, "cuCtxEnablePeerAccess", "of %s to %s", base->props.name,
				 peer_base->props.name);
	}
	return 0;
}

static int export_range(struct dev *base, void *ptr, size_t len, struct dev_export *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
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
	/* Through the PCIe BAR where the platform knows the difference (coherent GPUs): a NIC or a
	 * drive is on that side. Elsewhere, and with older drivers, the flag is refused. */
	r = d->api->cuMemGetHandleForAddressRange(&fd, cuda_ptr_of(ptr), len,
						  CUDA_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD,
						  CUDA_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE);
	if (r != CUDA_RES_OK) {
		r = d->api->cuMemGetHandleForAddressRange(&fd, cuda_ptr_of(ptr), len,
							  CUDA_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0);
	}
	cuda_leave(&v);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemGetHandleForAddressRange", "of %zu bytes at %p on %s",
				 len, ptr, base->props.name);
	}
	*out = (struct dev_export){ .fd = fd, .off = 0, .len = len, .dmabuf = true };
	return 0;
}

const struct dev_share_ops cuda_share_ops = {
	.peer_enable = peer_enable,
	.export_range = export_range,
};
