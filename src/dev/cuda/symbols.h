/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_SYMBOLS_H
#define DEV_CUDA_SYMBOLS_H

#include <stdint.h>

#include "dev/cuda/abi.h"

/* The oldest driver that we run on, as cuDriverGetVersion says it: CUDA 11.0. */
#define CUDA_DRIVER_MIN 11000

/*
 * Every function of the driver that we call:
 * name, suffix of the exported name, first driver that has it, parameters.
 * Those that the oldest driver has are always there; a newer one is NULL where it is missing.
 */
#define CUDA_SYMBOLS(X)                                                                            \
	X(cuInit, , 2000, (unsigned int flags))                                                    \
	X(cuDriverGetVersion, , 2020, (int *out))                                                  \
	X(cuGetErrorName, , 6000, (cuda_result r, const char **out))                               \
	X(cuGetErrorString, , 6000, (cuda_result r, const char **out))                             \
	X(cuDeviceGetCount, , 2000, (int *out))                                                    \
	X(cuDeviceGet, , 2000, (cuda_device * out, int ordinal))                                   \
	X(cuDeviceGetName, , 2000, (char *out, int space, cuda_device d))                          \
	X(cuDeviceTotalMem, _v2, 3020, (size_t * out, cuda_device d))                              \
	X(cuDeviceGetAttribute, , 2000, (int *out, cuda_device_attr attr, cuda_device d))          \
	X(cuDeviceGetPCIBusId, , 4010, (char *out, int space, cuda_device d))                      \
	X(cuDeviceGetUuid, _v2, 11040, (struct CUuuid_st * out, cuda_device d))                    \
	X(cuDevicePrimaryCtxRetain, , 7000, (struct CUctx_st * *out, cuda_device d))               \
	X(cuDevicePrimaryCtxGetState, , 7000, (cuda_device d, unsigned int *flags, int *active))   \
	X(cuCtxGetCurrent, , 4000, (struct CUctx_st * *out))                                       \
	X(cuCtxGetDevice, , 2000, (cuda_device * out))                                             \
	X(cuCtxPushCurrent, _v2, 4000, (struct CUctx_st * ctx))                                    \
	X(cuCtxPopCurrent, _v2, 4000, (struct CUctx_st * *out))                                    \
	X(cuCtxCreate, _v2, 3020, (struct CUctx_st * *c, unsigned int f, cuda_device d))           \
	X(cuMemGetInfo, _v2, 3020, (size_t * unused, size_t * total))                              \
	X(cuMemAlloc, _v2, 3020, (cuda_ptr * out, size_t len))                                     \
	X(cuMemHostRegister, _v2, 6050, (void *p, size_t len, unsigned int flags))                 \
	X(cuPointerGetAttributes, , 7000,                                                          \
	  (unsigned int n, cuda_pointer_attr *attrs, void **out, cuda_ptr p))                      \
	X(cuPointerSetAttribute, , 6000, (const void *value, cuda_pointer_attr attr, cuda_ptr p))  \
	X(cuMemcpyAsync, , 4000, (cuda_ptr dst, cuda_ptr src, size_t len, struct CUstream_st * s)) \
	X(cuMemcpy2DAsync, _v2, 3020,                                                              \
	  (const struct CUDA_MEMCPY2D_st *what, struct CUstream_st *s))                            \
	X(cuMemsetD8Async, , 3020,                                                                 \
	  (cuda_ptr dst, unsigned char byte, size_t len, struct CUstream_st *s))                   \
	X(cuStreamCreate, , 2000, (struct CUstream_st * *out, unsigned int flags))                 \
	X(cuStreamCreateWithPriority, , 5050,                                                      \
	  (struct CUstream_st * *out, unsigned int flags, int priority))                           \
	X(cuCtxGetStreamPriorityRange, , 5050, (int *least, int *greatest))                        \
	X(cuThreadExchangeStreamCaptureMode, , 10010, (cuda_capture_mode * mode))                  \
	X(cuModuleLoadData, , 2000, (struct CUmod_st * *out, const void *image))                   \
	X(cuModuleGetFunction, , 2000,                                                             \
	  (struct CUfunc_st * *out, struct CUmod_st * m, const char *name))                        \
	X(cuLaunchKernel, , 4000,                                                                  \
	  (struct CUfunc_st * f, unsigned int gx, unsigned int gy, unsigned int gz,                \
	   unsigned int bx, unsigned int by, unsigned int bz, unsigned int shared,                 \
	   struct CUstream_st *s, void **params, void **extra))                                    \
	X(cuMemcpyBatchAsync, _v2, 13000,                                                          \
	  (cuda_ptr * dsts, cuda_ptr * srcs, size_t * lens, size_t n,                              \
	   struct CUmemcpyAttributes_st * attrs, size_t * first, size_t n_attrs,                   \
	   struct CUstream_st * s))                                                                \
	X(cuStreamIsCapturing, , 10000, (struct CUstream_st * s, cuda_capture * out))              \
	X(cuStreamGetCaptureInfo, _v2, 11030,                                                      \
	  (struct CUstream_st * s, cuda_capture * out, uint64_t * number,                          \
	   struct CUgraph_st * *graph, struct CUgraphNode_st *const **nodes, size_t *n_nodes))     \
	X(cuLaunchHostFunc, , 10000, (struct CUstream_st * s, void (*fn)(void *arg), void *arg))   \
	X(cuStreamWaitValue32, _v2, 11070,                                                         \
	  (struct CUstream_st * s, cuda_ptr p, unsigned int value, unsigned int flags))            \
	X(cuStreamWriteValue32, _v2, 11070,                                                        \
	  (struct CUstream_st * s, cuda_ptr p, unsigned int value, unsigned int flags))            \
	X(cuMemHostGetDevicePointer, _v2, 3020, (cuda_ptr * out, void *host, unsigned int flags))  \
	X(cuStreamDestroy, _v2, 4000, (struct CUstream_st * s))                                    \
	X(cuStreamQuery, , 2000, (struct CUstream_st * s))                                         \
	X(cuStreamSynchronize, , 2000, (struct CUstream_st * s))                                   \
	X(cuStreamGetId, , 12000, (struct CUstream_st * s, unsigned long long *out))               \
	X(cuEventCreate, , 2000, (struct CUevent_st * *out, unsigned int flags))                   \
	X(cuEventDestroy, _v2, 4000, (struct CUevent_st * e))                                      \
	X(cuEventRecord, , 2000, (struct CUevent_st * e, struct CUstream_st * s))                  \
	X(cuEventQuery, , 2000, (struct CUevent_st * e))                                           \
	X(cuEventSynchronize, , 2000, (struct CUevent_st * e))                                     \
	X(cuStreamWaitEvent, , 3020,                                                               \
	  (struct CUstream_st * s, struct CUevent_st * e, unsigned int flags))                     \
	X(cuDeviceCanAccessPeer, , 4000, (int *out, cuda_device d, cuda_device peer))              \
	X(cuCtxEnablePeerAccess, , 4000, (struct CUctx_st * peer, unsigned int flags))             \
	X(cuDeviceGetP2PAttribute, , 8000,                                                         \
	  (int *out, cuda_p2p_attr attr, cuda_device d, cuda_device peer))                         \
	X(cuMemCreate, , 10020,                                                                    \
	  (cuda_mem * out, size_t len, const struct CUmemAllocationProp_st *prop,                  \
	   unsigned long long flags))                                                              \
	X(cuMemGetAllocationGranularity, , 10020,                                                  \
	  (size_t * out, const struct CUmemAllocationProp_st *prop, cuda_granularity which))       \
	X(cuMemAddressReserve, , 10020,                                                            \
	  (cuda_ptr * out, size_t len, size_t align, cuda_ptr at, unsigned long long f))           \
	X(cuMemAddressFree, , 10020, (cuda_ptr p, size_t len))                                     \
	X(cuMemMap, , 10020,                                                                       \
	  (cuda_ptr p, size_t len, size_t off, cuda_mem m, unsigned long long flags))              \
	X(cuMemSetAccess, , 10020,                                                                 \
	  (cuda_ptr p, size_t len, const struct CUmemAccessDesc_st *who, size_t n))                \
	X(cuMemGetAccess, , 10020,                                                                 \
	  (unsigned long long *flags, const struct CUmemLocation_st *where, cuda_ptr p))           \
	X(cuMemRetainAllocationHandle, , 11000, (cuda_mem * out, void *p))                         \
	X(cuMemExportToShareableHandle, , 10020,                                                   \
	  (void *out, cuda_mem m, cuda_handle_type type, unsigned long long flags))                \
	X(cuMemImportFromShareableHandle, , 10020,                                                 \
	  (cuda_mem * out, void *handle, cuda_handle_type type))                                   \
	X(cuMemPoolSetAccess, , 11020,                                                             \
	  (struct CUmemPoolHandle_st * p, const struct CUmemAccessDesc_st *who, size_t n))         \
	X(cuIpcGetMemHandle, , 4010, (struct CUipcMemHandle_st * out, cuda_ptr p))                 \
	X(cuIpcOpenMemHandle, _v2, 11000,                                                          \
	  (cuda_ptr * out, struct CUipcMemHandle_st handle, unsigned int flags))                   \
	X(cuFlushGPUDirectRDMAWrites, , 11030, (cuda_flush_target target, cuda_flush_scope scope)) \
	X(cuMemGetHandleForAddressRange, , 11070,                                                  \
	  (void *out, cuda_ptr p, size_t len, cuda_range_handle type, unsigned long long flags))

/* Functions that give memory back: quiesce.c alone calls them. Columns as above. */
#define CUDA_FREEING(X)                                           \
	X(cuDevicePrimaryCtxRelease, _v2, 11000, (cuda_device d)) \
	X(cuCtxDestroy, _v2, 4000, (struct CUctx_st * ctx))       \
	X(cuMemFree, _v2, 3020, (cuda_ptr p))                     \
	X(cuMemHostUnregister, , 4000, (void *p))                 \
	X(cuModuleUnload, , 2000, (struct CUmod_st * m))          \
	X(cuMemUnmap, , 10020, (cuda_ptr p, size_t len))          \
	X(cuMemRelease, , 10020, (cuda_mem m))                    \
	X(cuIpcCloseMemHandle, , 4010, (cuda_ptr p))

/* The functions, by their names without the suffix. */
struct cuda_api {
#define X(name, suffix, since, params) cuda_result(*name) params;
	CUDA_SYMBOLS(X)
	struct {
		CUDA_FREEING(X)
	} freeing;
#undef X
	int version; /* the driver's: 13000 is CUDA 13.0 */
};

#endif
