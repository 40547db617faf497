/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The shim's idea of the CUDA driver's binary interface against the vendor's own headers. It is the
 * compiler that tests; there is nothing to run.
 */

#include <stdio.h>

#if __has_include(<cuda.h>) && __has_include(<cudaTypedefs.h>)

#include <cuda.h>
#include <cudaTypedefs.h>

#include "run/driver.h"

#define SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))

_Static_assert(sizeof(drv_result) == sizeof(CUresult), "result");
_Static_assert(SAME(drv_device, CUdevice), "device");
_Static_assert(SAME(drv_ptr, CUdeviceptr), "device pointer");
_Static_assert(SAME(struct CUctx_st *, CUcontext), "context");
_Static_assert(SAME(struct CUstream_st *, CUstream), "stream");
_Static_assert(SAME(struct CUevent_st *, CUevent), "event");

#define VALUE(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs)
VALUE(DRV_OK, CUDA_SUCCESS);
VALUE(DRV_INVALID_VALUE, CUDA_ERROR_INVALID_VALUE);
VALUE(DRV_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
VALUE(DRV_NOT_READY, CUDA_ERROR_NOT_READY);
VALUE(DRV_PEER_ALREADY_ENABLED, CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
VALUE(DRV_ATTR_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_MEMORY_TYPE);
VALUE(DRV_ATTR_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS);
VALUE(DRV_ATTR_BUFFER_ID, CU_POINTER_ATTRIBUTE_BUFFER_ID);
VALUE(DRV_ATTR_IS_MANAGED, CU_POINTER_ATTRIBUTE_IS_MANAGED);
VALUE(DRV_ATTR_DEVICE_ORDINAL, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL);
VALUE(DRV_ATTR_IS_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE);
VALUE(DRV_ATTR_RANGE_START, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR);
VALUE(DRV_ATTR_RANGE_SIZE, CU_POINTER_ATTRIBUTE_RANGE_SIZE);
VALUE(DRV_MEMORY_HOST, CU_MEMORYTYPE_HOST);
VALUE(DRV_MEMORY_DEVICE, CU_MEMORYTYPE_DEVICE);
VALUE(DRV_STREAM_NON_BLOCKING, CU_STREAM_NON_BLOCKING);
VALUE(DRV_EVENT_DISABLE_TIMING, CU_EVENT_DISABLE_TIMING);
VALUE(DRV_CAPTURE_RELAXED, CU_STREAM_CAPTURE_MODE_RELAXED);
VALUE(DRV_P2P_NATIVE_ATOMICS, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED);
VALUE(DRV_PROC_PER_THREAD, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM);

#define X(name, needed, params)                \
	typedef drv_result call_##name params; \
	_Static_assert(SAME(call_##name *, &name), "prototype of " #name);
/* What the header calls by their newest names. */
RUN_CALLS(X)
#undef X

#define X(name, base, since, thread, params) typedef drv_result hook_##name params;
RUN_HOOKS(X)
#undef X
#define HOOK(name, theirs) _Static_assert(SAME(hook_##name *, PFN_##theirs), #theirs)
HOOK(cuMemcpyHtoD_v2, cuMemcpyHtoD_v3020);
HOOK(cuMemcpyHtoD_v2_ptds, cuMemcpyHtoD_v7000_ptds);
HOOK(cuMemcpyDtoH_v2, cuMemcpyDtoH_v3020);
HOOK(cuMemcpyDtoH_v2_ptds, cuMemcpyDtoH_v7000_ptds);
HOOK(cuMemcpy, cuMemcpy_v4000);
HOOK(cuMemcpy_ptds, cuMemcpy_v7000_ptds);
HOOK(cuMemcpyHtoDAsync_v2, cuMemcpyHtoDAsync_v3020);
HOOK(cuMemcpyHtoDAsync_v2_ptsz, cuMemcpyHtoDAsync_v7000_ptsz);
HOOK(cuMemcpyDtoHAsync_v2, cuMemcpyDtoHAsync_v3020);
HOOK(cuMemcpyDtoHAsync_v2_ptsz, cuMemcpyDtoHAsync_v7000_ptsz);
HOOK(cuMemcpyAsync, cuMemcpyAsync_v4000);
HOOK(cuMemcpyAsync_ptsz, cuMemcpyAsync_v7000_ptsz);
HOOK(cuCtxEnablePeerAccess, cuCtxEnablePeerAccess_v4000);
HOOK(cuCtxDisablePeerAccess, cuCtxDisablePeerAccess_v4000);
HOOK(cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset_v11000);
HOOK(cuGetProcAddress, cuGetProcAddress_v11030);
HOOK(cuGetProcAddress_v2, cuGetProcAddress_v12000);

int main(void)
{
	return 0;
}

#else

int main(void)
{
	printf("skipped: cuda.h and cudaTypedefs.h are not in the include path\n");
	return 77;
}

#endif
