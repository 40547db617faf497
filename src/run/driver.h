/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RUN_DRIVER_H
#define RUN_DRIVER_H

/*
 * The part of the CUDA driver's binary interface that the shim calls or replaces, in our own words.
 * tests/run/test_run_abi.c compares it with the vendor's header if there is one.
 */

#include <stddef.h>
#include <stdint.h>

typedef unsigned int drv_result; /* an enum there: as wide, and without a sign */
typedef int drv_device;
typedef unsigned long long drv_ptr;
typedef unsigned int drv_enum; /* enums of theirs */

struct CUctx_st;
struct CUstream_st;
struct CUevent_st;
struct CUmemLocation_st;
struct CUmemcpyAttributes_st;
struct CUmemAccessDesc_st;

enum {
	DRV_OK = 0,
	DRV_INVALID_VALUE = 1,
	DRV_SYMBOL_NOT_FOUND = 302,
	DRV_NOT_READY = 600,
	DRV_PEER_ALREADY_ENABLED = 704,
};

enum {
	DRV_ATTR_MEMORY_TYPE = 2,
	DRV_ATTR_DEVICE_POINTER = 3,
	DRV_ATTR_HOST_POINTER = 4,
	DRV_ATTR_SYNC_MEMOPS = 6,
	DRV_ATTR_BUFFER_ID = 7,
	DRV_ATTR_IS_MANAGED = 8,
	DRV_ATTR_DEVICE_ORDINAL = 9,
	DRV_ATTR_IS_IPC_CAPABLE = 10,
	DRV_ATTR_RANGE_START = 11,
	DRV_ATTR_RANGE_SIZE = 12,
	DRV_ATTR_MAPPING_SIZE = 18,
	DRV_ATTR_MAPPING_BASE = 19,
};

enum {
	DRV_MEMORY_HOST = 1,
	DRV_MEMORY_DEVICE = 2,
	DRV_STREAM_NON_BLOCKING = 1,
	DRV_EVENT_DISABLE_TIMING = 2,
	DRV_CAPTURE_RELAXED = 2,
	DRV_P2P_NATIVE_ATOMICS = 3,
	DRV_PROC_PER_THREAD = 2, /* a flag of cuGetProcAddress */
	DRV_LOCATION_DEVICE = 1,
	DRV_ACCESS_READWRITE = 3,
};

/* A location that may access memory of cuMemMap, and how. */
struct drv_access {
	drv_enum where;
	int id;
	drv_enum how;
};

/* Attributes of copies of a batch. */
struct drv_copy_attrs {
	drv_enum order; /* when sources may be read */
	struct {
		drv_enum where;
		int id;
	} src_hint, dst_hint;
	unsigned int flags;
};

enum {
	DRV_ORDER_STREAM = 1, /* when the stream reaches the copy */
	DRV_ORDER_DURING_CALL = 2,
	DRV_ORDER_ANY = 3,
	DRV_COPY_BESIDE_KERNELS = 1, /* a flag, which is a wish */
};

/* The default streams, by their handles that are values. */
#define DRV_STREAM_LEGACY ((struct CUstream_st *)1)
#define DRV_STREAM_PER_THREAD ((struct CUstream_st *)2)

/* Functions that the shim calls: exported name, needed (1) or not (0), parameters. */
#define RUN_CALLS(X)                                                                             \
	X(cuCtxGetCurrent, 1, (struct CUctx_st * *out))                                          \
	X(cuCtxPushCurrent_v2, 1, (struct CUctx_st * ctx))                                       \
	X(cuCtxPopCurrent_v2, 1, (struct CUctx_st * *out))                                       \
	X(cuCtxGetDevice, 1, (drv_device * out))                                                 \
	X(cuDeviceGetCount, 1, (int *out))                                                       \
	X(cuDevicePrimaryCtxGetState, 1, (drv_device d, unsigned int *flags, int *active))       \
	X(cuDevicePrimaryCtxRetain, 1, (struct CUctx_st * *out, drv_device d))                   \
	X(cuDevicePrimaryCtxRelease_v2, 1, (drv_device d))                                       \
	X(cuDeviceCanAccessPeer, 1, (int *out, drv_device d, drv_device peer))                   \
	X(cuDeviceGetP2PAttribute, 1, (int *out, drv_enum attr, drv_device d, drv_device peer))  \
	X(cuPointerGetAttributes, 1, (unsigned int n, drv_enum *attrs, void **out, drv_ptr p))   \
	X(cuMemHostGetDevicePointer_v2, 1, (drv_ptr * out, void *host, unsigned int flags))      \
	X(cuMemAlloc_v2, 1, (drv_ptr * out, size_t len))                                         \
	X(cuMemHostAlloc, 1, (void **out, size_t len, unsigned int flags))                       \
	X(cuMemAllocHost_v2, 1, (void **out, size_t len))                                        \
	X(cuMemFreeHost, 1, (void *p))                                                           \
	X(cuMemGetAccess, 0,                                                                     \
	  (unsigned long long *flags, const struct CUmemLocation_st *where, drv_ptr p))          \
	X(cuMemSetAccess, 0,                                                                     \
	  (drv_ptr p, size_t len, const struct CUmemAccessDesc_st *who, size_t n))               \
	X(cuStreamCreate, 1, (struct CUstream_st * *out, unsigned int flags))                    \
	X(cuStreamGetCtx, 1, (struct CUstream_st * s, struct CUctx_st * *out))                   \
	X(cuStreamIsCapturing, 1, (struct CUstream_st * s, drv_enum * out))                      \
	X(cuStreamWaitEvent, 1, (struct CUstream_st * s, struct CUevent_st * e, unsigned int f)) \
	X(cuStreamSynchronize, 1, (struct CUstream_st * s))                                      \
	X(cuEventCreate, 1, (struct CUevent_st * *out, unsigned int flags))                      \
	X(cuEventRecord, 1, (struct CUevent_st * e, struct CUstream_st * s))                     \
	X(cuEventQuery, 1, (struct CUevent_st * e))                                              \
	X(cuThreadExchangeStreamCaptureMode, 1, (drv_enum * mode))

/*
 * Functions that the shim replaces: exported name; its name for cuGetProcAddress; the first CUDA
 * version for which that name means this function; 1 if NULL is the thread's default stream, 0 if
 * it is the legacy one; parameters. The copies come first.
 */
#define RUN_COPIES(X)                                                                           \
	X(cuMemcpyHtoD_v2, "cuMemcpyHtoD", 3020, 0, (drv_ptr dst, const void *src, size_t len)) \
	X(cuMemcpyHtoD_v2_ptds, "cuMemcpyHtoD", 7000, 1,                                        \
	  (drv_ptr dst, const void *src, size_t len))                                           \
	X(cuMemcpyDtoH_v2, "cuMemcpyDtoH", 3020, 0, (void *dst, drv_ptr src, size_t len))       \
	X(cuMemcpyDtoH_v2_ptds, "cuMemcpyDtoH", 7000, 1, (void *dst, drv_ptr src, size_t len))  \
	X(cuMemcpy, "cuMemcpy", 4000, 0, (drv_ptr dst, drv_ptr src, size_t len))                \
	X(cuMemcpy_ptds, "cuMemcpy", 7000, 1, (drv_ptr dst, drv_ptr src, size_t len))           \
	X(cuMemcpyHtoDAsync_v2, "cuMemcpyHtoDAsync", 3020, 0,                                   \
	  (drv_ptr dst, const void *src, size_t len, struct CUstream_st *s))                    \
	X(cuMemcpyHtoDAsync_v2_ptsz, "cuMemcpyHtoDAsync", 7000, 1,                              \
	  (drv_ptr dst, const void *src, size_t len, struct CUstream_st *s))                    \
	X(cuMemcpyDtoHAsync_v2, "cuMemcpyDtoHAsync", 3020, 0,                                   \
	  (void *dst, drv_ptr src, size_t len, struct CUstream_st *s))                          \
	X(cuMemcpyDtoHAsync_v2_ptsz, "cuMemcpyDtoHAsync", 7000, 1,                              \
	  (void *dst, drv_ptr src, size_t len, struct CUstream_st *s))                          \
	X(cuMemcpyAsync, "cuMemcpyAsync", 4000, 0,                                              \
	  (drv_ptr dst, drv_ptr src, size_t len, struct CUstream_st * s))                       \
	X(cuMemcpyAsync_ptsz, "cuMemcpyAsync", 7000, 1,                                         \
	  (drv_ptr dst, drv_ptr src, size_t len, struct CUstream_st * s))

/* Lists of copies: with the number of the copy that failed, and since CUDA 13.0 without. */
#define RUN_BATCHES(X)                                                                            \
	X(cuMemcpyBatchAsync, "cuMemcpyBatchAsync", 12080, 0,                                     \
	  (drv_ptr * dsts, drv_ptr * srcs, size_t * sizes, size_t n,                              \
	   struct CUmemcpyAttributes_st * attrs, size_t * first, size_t n_attrs, size_t * failed, \
	   struct CUstream_st * s))                                                               \
	X(cuMemcpyBatchAsync_ptsz, "cuMemcpyBatchAsync", 12080, 1,                                \
	  (drv_ptr * dsts, drv_ptr * srcs, size_t * sizes, size_t n,                              \
	   struct CUmemcpyAttributes_st * attrs, size_t * first, size_t n_attrs, size_t * failed, \
	   struct CUstream_st * s))                                                               \
	X(cuMemcpyBatchAsync_v2, "cuMemcpyBatchAsync", 13000, 0,                                  \
	  (drv_ptr * dsts, drv_ptr * srcs, size_t * sizes, size_t n,                              \
	   struct CUmemcpyAttributes_st * attrs, size_t * first, size_t n_attrs,                  \
	   struct CUstream_st * s))                                                               \
	X(cuMemcpyBatchAsync_v2_ptsz, "cuMemcpyBatchAsync", 13000, 1,                             \
	  (drv_ptr * dsts, drv_ptr * srcs, size_t * sizes, size_t n,                              \
	   struct CUmemcpyAttributes_st * attrs, size_t * first, size_t n_attrs,                  \
	   struct CUstream_st * s))

/* Functions of pinned host memory, and functions that begin and end a primary context. */
#define RUN_HOST(X)                                                                                \
	X(cuMemHostAlloc, "cuMemHostAlloc", 2020, 0, (void **out, size_t len, unsigned int flags)) \
	X(cuMemAllocHost, "cuMemAllocHost", 2000, 0, (void **out, unsigned int len))               \
	X(cuMemAllocHost_v2, "cuMemAllocHost", 3020, 0, (void **out, size_t len))                  \
	X(cuMemFreeHost, "cuMemFreeHost", 2000, 0, (void *p))                                      \
	X(cuMemHostGetDevicePointer_v2, "cuMemHostGetDevicePointer", 3020, 0,                      \
	  (drv_ptr * out, void *host, unsigned int flags))                                         \
	X(cuMemHostGetFlags, "cuMemHostGetFlags", 2030, 0, (unsigned int *out, void *p))           \
	X(cuMemHostRegister, "cuMemHostRegister", 4000, 0,                                         \
	  (void *p, size_t len, unsigned int flags))                                               \
	X(cuMemHostRegister_v2, "cuMemHostRegister", 6050, 0,                                      \
	  (void *p, size_t len, unsigned int flags))                                               \
	X(cuMemHostUnregister, "cuMemHostUnregister", 4000, 0, (void *p))                          \
	X(cuMemGetAddressRange_v2, "cuMemGetAddressRange", 3020, 0,                                \
	  (drv_ptr * base, size_t * len, drv_ptr p))                                               \
	X(cuPointerGetAttribute, "cuPointerGetAttribute", 4000, 0,                                 \
	  (void *out, drv_enum attr, drv_ptr p))                                                   \
	X(cuPointerGetAttributes, "cuPointerGetAttributes", 7000, 0,                               \
	  (unsigned int n, drv_enum *attrs, void **out, drv_ptr p))                                \
	X(cuDevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain", 7000, 0,                           \
	  (struct CUctx_st * *out, drv_device d))                                                  \
	X(cuDevicePrimaryCtxRelease, "cuDevicePrimaryCtxRelease", 7000, 0, (drv_device d))         \
	X(cuDevicePrimaryCtxRelease_v2, "cuDevicePrimaryCtxRelease", 11000, 0, (drv_device d))

#define RUN_OTHERS(X)                                                                          \
	X(cuCtxEnablePeerAccess, "cuCtxEnablePeerAccess", 4000, 0,                             \
	  (struct CUctx_st * peer, unsigned int flags))                                        \
	X(cuCtxDisablePeerAccess, "cuCtxDisablePeerAccess", 4000, 0, (struct CUctx_st * peer)) \
	X(cuDevicePrimaryCtxReset, "cuDevicePrimaryCtxReset", 7000, 0, (drv_device d))         \
	X(cuDevicePrimaryCtxReset_v2, "cuDevicePrimaryCtxReset", 11000, 0, (drv_device d))     \
	X(cuGetProcAddress, "cuGetProcAddress", 11030, 0,                                      \
	  (const char *name, void **out, int version, uint64_t flags))                         \
	X(cuGetProcAddress_v2, "cuGetProcAddress", 12000, 0,                                   \
	  (const char *name, void **out, int version, uint64_t flags, drv_enum *status))

#define RUN_HOOKS(X) RUN_COPIES(X) RUN_BATCHES(X) RUN_HOST(X) RUN_OTHERS(X)

enum run_hook {
#define X(name, base, since, thread, params) HOOK_##name,
	RUN_HOOKS(X)
#undef X
	HOOKS,
};

/* The driver's functions that the shim calls. `copy` is its cuMemcpyAsync. */
struct run_driver {
#define X(name, needed, params) drv_result(*name) params;
	RUN_CALLS(X)
#undef X
	drv_result (*copy)(drv_ptr dst, drv_ptr src, size_t len, struct CUstream_st *s);
	drv_result (*enable_peer)(struct CUctx_st *peer, unsigned int flags);
};

#endif
