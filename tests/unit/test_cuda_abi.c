/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Our idea of the CUDA driver's binary interface against the vendor's own headers: every constant,
 * every prototype, and the driver version that each function came with. It is the compiler that
 * tests; there is nothing to run.
 */

#include <stdio.h>

#if __has_include(<cuda.h>) && __has_include(<cudaTypedefs.h>)

#include <cuda.h>
#include <cudaTypedefs.h>

#include "dev/cuda/symbols.h"

#define SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))

_Static_assert(sizeof(cuda_result) == sizeof(CUresult), "result");
_Static_assert(SAME(cuda_device, CUdevice), "device");
_Static_assert(SAME(cuda_ptr, CUdeviceptr), "device pointer");
_Static_assert(SAME(struct CUctx_st *, CUcontext), "context");
_Static_assert(SAME(struct CUstream_st *, CUstream), "stream");
_Static_assert(SAME(struct CUevent_st *, CUevent), "event");

_Static_assert(SAME(struct CUmod_st *, CUmodule), "module");
_Static_assert(SAME(struct CUfunc_st *, CUfunction), "function");
_Static_assert(sizeof(struct cuda_copy_attrs) == sizeof(CUmemcpyAttributes), "copy attributes");
_Static_assert(offsetof(struct cuda_copy_attrs, order) ==
		       offsetof(CUmemcpyAttributes, srcAccessOrder),
	       "copy attributes: order");
_Static_assert(offsetof(struct cuda_copy_attrs, flags) == offsetof(CUmemcpyAttributes, flags),
	       "copy attributes: flags");

_Static_assert(SAME(cuda_mem, CUmemGenericAllocationHandle), "memory handle");
_Static_assert(SAME(struct CUmemPoolHandle_st *, CUmemoryPool), "memory pool");
_Static_assert(sizeof(struct cuda_mem_prop) == sizeof(CUmemAllocationProp), "memory properties");
_Static_assert(offsetof(struct cuda_mem_prop, handles) ==
		       offsetof(CUmemAllocationProp, requestedHandleTypes),
	       "memory properties: handles");
_Static_assert(offsetof(struct cuda_mem_prop, where) == offsetof(CUmemAllocationProp, location),
	       "memory properties: where");
_Static_assert(offsetof(struct cuda_mem_prop, rdma) ==
		       offsetof(CUmemAllocationProp, allocFlags.gpuDirectRDMACapable),
	       "memory properties: rdma");
_Static_assert(sizeof(struct cuda_access) == sizeof(CUmemAccessDesc), "access");
_Static_assert(offsetof(struct cuda_access, flags) == offsetof(CUmemAccessDesc, flags),
	       "access: flags");
_Static_assert(sizeof(struct CUipcMemHandle_st) == 64, "IPC handle");

_Static_assert(sizeof(struct cuda_rows) == sizeof(CUDA_MEMCPY2D), "rows");
#define SAME_FIELD(ours, theirs)                                                            \
	_Static_assert(offsetof(struct cuda_rows, ours) == offsetof(CUDA_MEMCPY2D, theirs), \
		       "rows: " #theirs)
SAME_FIELD(src.x, srcXInBytes);
SAME_FIELD(src.y, srcY);
SAME_FIELD(src.type, srcMemoryType);
SAME_FIELD(src.host, srcHost);
SAME_FIELD(src.device, srcDevice);
SAME_FIELD(src.array, srcArray);
SAME_FIELD(src.pitch, srcPitch);
SAME_FIELD(dst.x, dstXInBytes);
SAME_FIELD(dst.y, dstY);
SAME_FIELD(dst.type, dstMemoryType);
SAME_FIELD(dst.host, dstHost);
SAME_FIELD(dst.device, dstDevice);
SAME_FIELD(dst.array, dstArray);
SAME_FIELD(dst.pitch, dstPitch);
SAME_FIELD(width, WidthInBytes);
SAME_FIELD(height, Height);

#define X(name, value, err, remedy) \
	_Static_assert(CUDA_RES_##name == (int)CUDA_ERROR_##name, "result " #name);
CUDA_RESULTS(X)
#undef X

#define X(name, value) \
	_Static_assert(CUDA_DEV_##name == (int)CU_DEVICE_ATTRIBUTE_##name, "device " #name);
CUDA_DEVICE_ATTRS(X)
#undef X

#define X(name, value) \
	_Static_assert(CUDA_PTR_##name == (int)CU_POINTER_ATTRIBUTE_##name, "pointer " #name);
CUDA_POINTER_ATTRS(X)
#undef X

#define X(name, value) _Static_assert(CUDA_##name == (int)CU_##name, "constant " #name);
CUDA_CONSTANTS(X)
#undef X

/* Later headers declare their successors only; every driver still exports them. */
CUresult CUDAAPI cuCtxCreate_v2(CUcontext *out, unsigned int flags, CUdevice d);
CUresult CUDAAPI cuStreamGetCaptureInfo_v2(CUstream s, CUstreamCaptureStatus *out,
					   cuuint64_t *number, CUgraph *graph,
					   const CUgraphNode **nodes, size_t *n_nodes);

/* The exported function itself, and the type that carries the version in its name. */
#define X(name, suffix, since, params)                                                   \
	typedef cuda_result fn_##name params;                                            \
	_Static_assert(SAME(fn_##name *, &name##suffix), "prototype of " #name #suffix); \
	_Static_assert(SAME(fn_##name *, PFN_##name##_v##since), "version of " #name #suffix);
CUDA_SYMBOLS(X)
CUDA_FREEING(X)
#undef X

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
