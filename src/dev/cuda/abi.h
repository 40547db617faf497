/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_ABI_H
#define DEV_CUDA_ABI_H

/*
 * The part of the CUDA driver's binary interface that we use, in our own words, so that the library
 * builds where there is no CUDA toolkit. tests/unit/test_cuda_abi.c compares every line of this
 * file and of symbols.h with the vendor's header where there is one.
 */

#include <errno.h>
#include <stddef.h>

typedef unsigned int cuda_result; /* an enum there: as wide, and without a sign */
typedef int cuda_device;
typedef unsigned long long cuda_ptr;

struct CUctx_st;
struct CUstream_st;
struct CUevent_st;
struct CUmod_st;
struct CUgraph_st;
struct CUgraphNode_st;
struct CUfunc_st;
struct CUuuid_st;

struct CUmemPoolHandle_st;

typedef unsigned long long cuda_mem; /* memory without an address */

/* Enums of theirs that appear in prototypes. */
typedef unsigned int cuda_device_attr;
typedef unsigned int cuda_pointer_attr;
typedef unsigned int cuda_range_handle;
typedef unsigned int cuda_flush_target;
typedef unsigned int cuda_flush_scope;
typedef unsigned int cuda_capture_mode;
typedef unsigned int cuda_capture;
typedef unsigned int cuda_handle_type;
typedef unsigned int cuda_granularity;
typedef unsigned int cuda_p2p_attr;

/* How the driver carries out a batch of copies. Locations are hints for managed memory. */
struct cuda_location {
	unsigned int type;
	int id;
};

/* How memory is made, and who may reach it. */
struct CUmemAllocationProp_st; /* theirs: the same bytes as ours */
struct cuda_mem_prop {
	unsigned int type;
	unsigned int handles; /* that it can be given away by */
	struct cuda_location where;
	void *unused;
	unsigned char compression;
	unsigned char rdma;
	unsigned short usage;
	unsigned char reserved[4];
};

struct CUmemLocation_st; /* theirs: the same bytes as struct cuda_location */

struct CUmemAccessDesc_st; /* theirs: the same bytes as ours */
struct cuda_access {
	struct cuda_location who;
	unsigned int flags;
};

/* Passed by value. The test that compares has theirs, which is the same. */
#ifndef CUDA_VERSION
struct CUipcMemHandle_st {
	char reserved[64];
};
#endif

struct CUmemcpyAttributes_st; /* theirs: the same bytes as ours */
struct cuda_copy_attrs {
	unsigned int order;
	struct cuda_location src;
	struct cuda_location dst;
	unsigned int flags;
};

/* A copy of rows. */
struct CUarray_st;
struct cuda_rows_end {
	size_t x;
	size_t y;
	unsigned int type;
	const void *host;
	cuda_ptr device;
	struct CUarray_st *array;
	size_t pitch;
};

struct CUDA_MEMCPY2D_st; /* theirs: the same bytes as ours */
struct cuda_rows {
	struct cuda_rows_end src;
	struct cuda_rows_end dst;
	size_t width;
	size_t height;
};

/* name, value, the errno value that it becomes, and the remedy ("" if there is none). */
#define CUDA_RESULTS(X)                                                                          \
	X(INVALID_VALUE, 1, EINVAL, "")                                                          \
	X(OUT_OF_MEMORY, 2, ENOMEM, "")                                                          \
	X(NOT_INITIALIZED, 3, ENODEV, "the driver was not started in this process")              \
	X(DEINITIALIZED, 4, ESHUTDOWN, "the process is shutting down")                           \
	X(STUB_LIBRARY, 34, ENODEV,                                                              \
	  "this is the toolkit's stub: take its folder out of LD_LIBRARY_PATH")                  \
	X(DEVICE_UNAVAILABLE, 46, EBUSY,                                                         \
	  "another process has the device in exclusive mode: `nvidia-smi -c DEFAULT` shares it") \
	X(NO_DEVICE, 100, ENODEV, "")                                                            \
	X(INVALID_DEVICE, 101, ENODEV, "")                                                       \
	X(DEVICE_NOT_LICENSED, 102, ENODEV, "the virtual GPU has no licence")                    \
	X(INVALID_CONTEXT, 201, EINVAL, "")                                                      \
	X(ECC_UNCORRECTABLE, 214, EIO, "the GPU's memory is damaged: reset the GPU")             \
	X(PEER_ACCESS_UNSUPPORTED, 217, EOPNOTSUPP, "")                                          \
	X(NVLINK_UNCORRECTABLE, 220, EIO, "an NVLink failed: reset the GPU")                     \
	X(OPERATING_SYSTEM, 304, EIO, "see the kernel's log")                                    \
	X(INVALID_HANDLE, 400, EINVAL, "")                                                       \
	X(NOT_FOUND, 500, ENOENT, "")                                                            \
	X(NOT_READY, 600, EBUSY, "")                                                             \
	X(ILLEGAL_ADDRESS, 700, EFAULT,                                                          \
	  "a kernel or copy of this process left its memory; its CUDA context is lost")          \
	X(PEER_ACCESS_ALREADY_ENABLED, 704, EEXIST, "")                                          \
	X(CONTEXT_IS_DESTROYED, 709, ESHUTDOWN, "somebody reset the device's primary context")   \
	X(TOO_MANY_PEERS, 711, EOPNOTSUPP, "")                                                   \
	X(HOST_MEMORY_ALREADY_REGISTERED, 712, EEXIST, "")                                       \
	X(HOST_MEMORY_NOT_REGISTERED, 713, ENOENT, "")                                           \
	X(NOT_PERMITTED, 800, EPERM, "")                                                         \
	X(NOT_SUPPORTED, 801, EOPNOTSUPP, "")                                                    \
	X(SYSTEM_NOT_READY, 802, ENODEV, "start nvidia-fabricmanager")                           \
	X(SYSTEM_DRIVER_MISMATCH, 803, ENODEV,                                                   \
	  "libcuda and the kernel module differ in version: reboot or reload the module")        \
	X(COMPAT_NOT_SUPPORTED_ON_DEVICE, 804, ENODEV,                                           \
	  "the compatibility libcuda does not serve this GPU: remove it from LD_LIBRARY_PATH")   \
	X(STREAM_CAPTURE_UNSUPPORTED, 900, EOPNOTSUPP, "")                                       \
	X(STREAM_CAPTURE_IMPLICIT, 906, EOPNOTSUPP,                                              \
	  "another stream is captured into a graph, and the default stream waits for it")        \
	X(UNKNOWN, 999, EIO, "see the kernel's log; after a suspend, reload nvidia_uvm")

#define CUDA_DEVICE_ATTRS(X)                                 \
	X(MULTIPROCESSOR_COUNT, 16)                          \
	X(INTEGRATED, 18)                                    \
	X(COMPUTE_MODE, 20)                                  \
	X(UNIFIED_ADDRESSING, 41)                            \
	X(CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, 91)       \
	X(PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES, 100) \
	X(VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 102)          \
	X(GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, 110)      \
	X(READ_ONLY_HOST_REGISTER_SUPPORTED, 113)            \
	X(GPU_DIRECT_RDMA_SUPPORTED, 116)                    \
	X(GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS, 117)         \
	X(GPU_DIRECT_RDMA_WRITES_ORDERING, 118)              \
	X(HANDLE_TYPE_FABRIC_SUPPORTED, 128)                 \
	X(MULTICAST_SUPPORTED, 132)

#define CUDA_POINTER_ATTRS(X)             \
	X(MEMORY_TYPE, 2)                 \
	X(HOST_POINTER, 4)                \
	X(SYNC_MEMOPS, 6)                 \
	X(BUFFER_ID, 7)                   \
	X(IS_MANAGED, 8)                  \
	X(DEVICE_ORDINAL, 9)              \
	X(IS_LEGACY_CUDA_IPC_CAPABLE, 10) \
	X(RANGE_START_ADDR, 11)           \
	X(RANGE_SIZE, 12)                 \
	X(ALLOWED_HANDLE_TYPES, 14)       \
	X(MEMPOOL_HANDLE, 17)             \
	X(MAPPING_SIZE, 18)               \
	X(MAPPING_BASE_ADDR, 19)          \
	X(MEMORY_BLOCK_ID, 20)

/* Other constants: their name less "CU_", and the value. */
#define CUDA_CONSTANTS(X)                                     \
	X(MEMORYTYPE_HOST, 1)                                 \
	X(MEMORYTYPE_DEVICE, 2)                               \
	X(MEMORYTYPE_UNIFIED, 4)                              \
	X(COMPUTEMODE_PROHIBITED, 2)                          \
	X(CTX_SCHED_SPIN, 1)                                  \
	X(CTX_SCHED_MASK, 7)                                  \
	X(STREAM_NON_BLOCKING, 1)                             \
	X(STREAM_CAPTURE_STATUS_NONE, 0)                      \
	X(STREAM_CAPTURE_STATUS_ACTIVE, 1)                    \
	X(STREAM_WAIT_VALUE_GEQ, 0)                           \
	X(STREAM_WRITE_VALUE_DEFAULT, 0)                      \
	X(EVENT_BLOCKING_SYNC, 1)                             \
	X(EVENT_DISABLE_TIMING, 2)                            \
	X(MEMHOSTREGISTER_PORTABLE, 1)                        \
	X(MEMHOSTREGISTER_DEVICEMAP, 2)                       \
	X(MEMCPY_SRC_ACCESS_ORDER_STREAM, 1)                  \
	X(STREAM_CAPTURE_MODE_RELAXED, 2)                     \
	X(MEMHOSTREGISTER_READ_ONLY, 8)                       \
	X(MEM_ALLOCATION_TYPE_PINNED, 1)                      \
	X(MEM_LOCATION_TYPE_DEVICE, 1)                        \
	X(MEM_LOCATION_TYPE_HOST_NUMA, 3)                     \
	X(MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 1)           \
	X(MEM_HANDLE_TYPE_FABRIC, 8)                          \
	X(MEM_ALLOC_GRANULARITY_RECOMMENDED, 1)               \
	X(MEM_ACCESS_FLAGS_PROT_NONE, 0)                      \
	X(MEM_ACCESS_FLAGS_PROT_READ, 1)                      \
	X(MEM_ACCESS_FLAGS_PROT_READWRITE, 3)                 \
	X(IPC_MEM_LAZY_ENABLE_PEER_ACCESS, 1)                 \
	X(DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, 3)    \
	X(MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 1)                \
	X(MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE, 1)        \
	X(FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST, 1)        \
	X(FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX, 0) \
	X(FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER, 100)         \
	X(GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER, 100)

enum {
	CUDA_RES_OK = 0,
#define X(name, value, err, remedy) CUDA_RES_##name = value,
	CUDA_RESULTS(X)
#undef X
};

enum {
#define X(name, value) CUDA_DEV_##name = value,
	CUDA_DEVICE_ATTRS(X)
#undef X
};

enum {
#define X(name, value) CUDA_PTR_##name = value,
	CUDA_POINTER_ATTRS(X)
#undef X
};

enum {
#define X(name, value) CUDA_##name = value,
	CUDA_CONSTANTS(X)
#undef X
};

#endif
