/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Access of a GPU to the memory of another GPU: of its copies, by the context's peer access, and of
 * its kernels. The driver has three ways to give a peer access, depending on how the memory was
 * allocated: virtual memory management grants it for each mapping, a pool for all of its memory,
 * and peer access between contexts for all past and future memory of cuMemAlloc.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/vmm.h"

/* 0; -EOPNOTSUPP: the hardware or its configuration does not let d access peer's memory. */
static int reaches(struct cuda_dev *d, struct cuda_dev *peer)
{
	int can = 0;
	cuda_result r = d->api->cuDeviceCanAccessPeer(&can, d->id, peer->id);

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuDeviceCanAccessPeer", "of %s to %s", d->base.props.name,
				 peer->base.props.name);
	}
	return can ? 0
		   : err_set(EOPNOTSUPP,
			     "%s has no peer access to %s: see `nvidia-smi topo -p2p r`",
			     d->base.props.name, peer->base.props.name);
}

int cuda_peer_enable(struct dev *base, struct dev *peer_base)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_dev *peer;
	struct cuda_visit v;
	cuda_result r;
	int err;

	if (peer_base->driver != base->driver) {
		return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s directly",
			       base->props.name, peer_base->props.name);
	}
	peer = cuda_dev_of(peer_base);
	if (peer->id == d->id) {
		return 0;
	}
	err = reaches(d, peer);
	if (err < 0) {
		return err;
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

/* Changes what `who` may do with the mappings that hold the range. -ENOENT: it is other memory. */
static int set_range(struct cuda_dev *d, cuda_ptr p, size_t len, cuda_device who,
		     unsigned int flags)
{
	cuda_ptr at = p;

	while (at < p + len) {
		struct vmm_piece piece;
		int rc = vmm_piece_at(d, at, &piece);

		if (rc) {
			return rc;
		}
		rc = vmm_set_access(d, piece.base, piece.len, who, flags);
		(void)cuda_mem_release(d, piece.mem);
		if (rc) {
			return rc;
		}
		at = piece.base + piece.len;
	}
	return 0;
}

static int open_pool(struct cuda_dev *d, struct CUmemPoolHandle_st *pool, cuda_device who)
{
	struct cuda_access access = { .who = { CUDA_MEM_LOCATION_TYPE_DEVICE, who },
				      .flags = CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE };
	cuda_result r =
		d->api->cuMemPoolSetAccess
			? d->api->cuMemPoolSetAccess(
				  pool, (const struct CUmemAccessDesc_st *)(const void *)&access, 1)
			: CUDA_RES_NOT_SUPPORTED;

	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemPoolSetAccess", "on %s", d->base.props.name);
}

static int check_atomics(struct cuda_dev *d, struct cuda_dev *peer)
{
	int native = 0;

	if (d->api->cuDeviceGetP2PAttribute(&native,
					    CUDA_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
					    peer->id, d->id) != CUDA_RES_OK ||
	    !native) {
		return err_set(EOPNOTSUPP,
			       "atomics of %s do not work on the memory of %s: the link between "
			       "them carries loads and stores only",
			       peer->base.props.name, d->base.props.name);
	}
	return 0;
}

static int open_to(struct cuda_dev *d, struct cuda_dev *peer, void *ptr, size_t len)
{
	struct CUmemPoolHandle_st *pool;
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return rc;
	}
	rc = set_range(d, cuda_ptr_of(ptr), len, peer->id, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE);
	if (rc == -ENOENT) {
		pool = cuda_pool_of(d, cuda_ptr_of(ptr));
		rc = pool ? open_pool(d, pool, peer->id) : -ENOENT;
	}
	cuda_leave(&v);
	return rc == -ENOENT ? cuda_peer_enable(&peer->base, &d->base) : rc;
}

int cuda_peer_map(struct dev *base, struct dev *peer_base, void *ptr, size_t len, bool atomics,
		  void **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_dev *peer;
	int rc = 0;

	if (peer_base->driver != base->driver) {
		return err_set(EOPNOTSUPP, "kernels of %s cannot reach the memory of %s",
			       peer_base->props.name, base->props.name);
	}
	peer = cuda_dev_of(peer_base);
	if (peer->id != d->id) {
		rc = reaches(peer, d);
		rc = rc || !atomics ? rc : check_atomics(d, peer);
		rc = rc ? rc : open_to(d, peer, ptr, len);
	}
	if (!rc) {
		/* All GPUs of a process have one address space. */
		*out = ptr;
	}
	return rc;
}

/* Access to other memory is not revoked: the program may have granted it itself. */
int cuda_peer_unmap(struct dev *base, struct dev *peer_base, void *ptr, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_dev *peer = cuda_dev_of(peer_base);
	struct cuda_visit v;
	int rc;

	if (peer->id == d->id || !vmm_made(d, ptr)) {
		return 0;
	}
	rc = cuda_enter(d, &v);
	if (rc) {
		return rc;
	}
	rc = set_range(d, cuda_ptr_of(ptr), len, peer->id, CUDA_MEM_ACCESS_FLAGS_PROT_NONE);
	cuda_leave(&v);
	return rc;
}
