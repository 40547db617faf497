/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What of the driver programs call and the library does not: copies by direction, synchronous ones,
 * those of a thread's default stream, and cuGetProcAddress. */

#include <string.h>

#include "fakecuda_impl.h"
#include "run/driver.h"

#define X(name, base, since, thread, params) EXPORT drv_result name params;
RUN_HOOKS(X)
#undef X

/* Here a program may name the default stream by NULL. */
#define STREAM(s, thread) ((s) ? (s) : (thread) ? DRV_STREAM_PER_THREAD : DRV_STREAM_LEGACY)

#define COPY(name, thread, dst_type, src_type)                                                 \
	EXPORT drv_result name(dst_type dst, src_type src, size_t len, struct CUstream_st *s)  \
	{                                                                                      \
		GATE();                                                                        \
		return fake_copy((cuda_ptr)dst, (cuda_ptr)src, len, STREAM(s, thread), false); \
	}
#define COPY_AND_WAIT(name, thread, dst_type, src_type)                                          \
	EXPORT drv_result name(dst_type dst, src_type src, size_t len)                           \
	{                                                                                        \
		GATE();                                                                          \
		return fake_copy((cuda_ptr)dst, (cuda_ptr)src, len, STREAM(NULL, thread), true); \
	}

COPY_AND_WAIT(cuMemcpyHtoD_v2, false, drv_ptr, const void *)
COPY_AND_WAIT(cuMemcpyHtoD_v2_ptds, true, drv_ptr, const void *)
COPY_AND_WAIT(cuMemcpyDtoH_v2, false, void *, drv_ptr)
COPY_AND_WAIT(cuMemcpyDtoH_v2_ptds, true, void *, drv_ptr)
COPY_AND_WAIT(cuMemcpy, false, drv_ptr, drv_ptr)
COPY_AND_WAIT(cuMemcpy_ptds, true, drv_ptr, drv_ptr)
COPY(cuMemcpyHtoDAsync_v2, false, drv_ptr, const void *)
COPY(cuMemcpyHtoDAsync_v2_ptsz, true, drv_ptr, const void *)
COPY(cuMemcpyDtoHAsync_v2, false, void *, drv_ptr)
COPY(cuMemcpyDtoHAsync_v2_ptsz, true, void *, drv_ptr)
COPY(cuMemcpyAsync_ptsz, true, drv_ptr, drv_ptr)

EXPORT drv_result cuMemcpyBatchAsync_v2_ptsz(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,
					     struct CUmemcpyAttributes_st *attrs, size_t *first,
					     size_t n_attrs, struct CUstream_st *s)
{
	return cuMemcpyBatchAsync_v2(dsts, srcs, sizes, n, attrs, first, n_attrs, STREAM(s, true));
}

/* Before CUDA 13.0: it says which copy was wrong. */
EXPORT drv_result cuMemcpyBatchAsync(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,
				     struct CUmemcpyAttributes_st *attrs, size_t *first,
				     size_t n_attrs, size_t *failed, struct CUstream_st *s)
{
	if (failed) {
		*failed = SIZE_MAX;
		for (size_t i = n; i-- > 0;) {
			*failed = sizes[i] ? *failed : i;
		}
	}
	return cuMemcpyBatchAsync_v2(dsts, srcs, sizes, n, attrs, first, n_attrs, s);
}

EXPORT drv_result cuMemcpyBatchAsync_ptsz(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,
					  struct CUmemcpyAttributes_st *attrs, size_t *first,
					  size_t n_attrs, size_t *failed, struct CUstream_st *s)
{
	return cuMemcpyBatchAsync(dsts, srcs, sizes, n, attrs, first, n_attrs, failed,
				  STREAM(s, true));
}

EXPORT cuda_result cuCtxGetDevice(cuda_device *out);
EXPORT cuda_result cuCtxGetDevice(cuda_device *out)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	*out = ctx->device;
	return CUDA_RES_OK;
}

EXPORT drv_result cuCtxDisablePeerAccess(struct CUctx_st *peer)
{
	struct CUctx_st *ctx;
	cuda_result r = 705;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	if (ctx->peers[peer->device]) {
		ctx->peers[peer->device] = false;
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* What is left in the context goes with it, as the real one does. */
EXPORT drv_result cuDevicePrimaryCtxReset_v2(drv_device d)
{
	GATE();
	if (d < 0 || d >= fake.devices) {
		return CUDA_RES_INVALID_DEVICE;
	}
	fake_drain(d, NULL);
	pthread_mutex_lock(&fake.lock);
	fake_drop_context(&fake.device[d].primary, true);
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT drv_result cuDevicePrimaryCtxRelease(drv_device d)
{
	return cuDevicePrimaryCtxRelease_v2(d);
}

EXPORT drv_result cuPointerGetAttribute(void *out, drv_enum attr, drv_ptr p)
{
	return out ? cuPointerGetAttributes(1, &attr, &out, p) : (drv_result)DRV_INVALID_VALUE;
}

EXPORT drv_result cuDevicePrimaryCtxReset(drv_device d)
{
	return cuDevicePrimaryCtxReset_v2(d);
}

static const struct {
	const char *base;
	int since;
	int thread;
	void *fn;
} known[] = {
#define X(name, base, since, thread, params) { base, since, thread, (void *)name },
	RUN_HOOKS(X)
#undef X
};

EXPORT drv_result cuGetProcAddress_v2(const char *name, void **out, int version, uint64_t flags,
				      drv_enum *status)
{
	int since = 0;
	cuda_result r = fake_gate(__func__, false);

	*out = NULL;
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		if (strcmp(known[i].base, name) == 0 && version >= known[i].since &&
		    known[i].since > since && (flags & DRV_PROC_PER_THREAD || !known[i].thread)) {
			*out = known[i].fn;
			since = known[i].since;
		}
	}
	if (status) {
		*status = *out ? 0 : 1;
	}
	return r != CUDA_RES_OK ? r : *out ? CUDA_RES_OK : CUDA_RES_NOT_FOUND;
}

EXPORT drv_result cuGetProcAddress(const char *name, void **out, int version, uint64_t flags)
{
	return cuGetProcAddress_v2(name, out, version, flags, NULL);
}
