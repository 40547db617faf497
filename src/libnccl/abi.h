/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LIBNCCL_ABI_H
#define LIBNCCL_ABI_H

/*
 * NCCL's binary interface in our own words, up to 2.32: NCCL's enums are ints here, and arguments
 * that are only handed on are pointers to unknown structs. Every function is also there under its
 * name with a `p` before it.
 */

#include <stddef.h>
#include <stdint.h>

struct ncclComm;
struct nc_window;
struct CUstream_st;

typedef int nc_result;
typedef struct ncclComm *nc_handle; /* a communicator of the real library */
typedef struct CUstream_st *nc_stream;

enum {
	NC_OK = 0,
	NC_CUDA_ERROR = 1,
	NC_SYSTEM_ERROR = 2,
	NC_INTERNAL_ERROR = 3,
	NC_INVALID_ARGUMENT = 4,
	NC_INVALID_USAGE = 5,
	NC_REMOTE_ERROR = 6,
	NC_IN_PROGRESS = 7,
};

/* Types of elements that are taken, and all sizes. */
enum {
	NC_I8 = 0,
	NC_U8 = 1,
	NC_I32 = 2,
	NC_U32 = 3,
	NC_I64 = 4,
	NC_U64 = 5,
	NC_F16 = 6,
	NC_F32 = 7,
	NC_F64 = 8,
	NC_BF16 = 9,
	NC_E4M3 = 10,
	NC_E5M2 = 11,
	NC_TYPES = 12,
};

/* Reductions; higher numbers are the program's own. */
enum {
	NC_SUM = 0,
	NC_PROD = 1,
	NC_MAX = 2,
	NC_MIN = 3,
	NC_AVG = 4,
	NC_OPS = 5,
};

/* The id by which ranks find each other; passed by value. */
struct nc_id {
	char bytes[128];
};

/* The first settings of a communicator; those that follow depend on the version. */
struct nc_config {
	size_t size;
	unsigned int magic;
	unsigned int version;
	int blocking; /* 0: no; NC_UNSET: the default */
};
#define NC_UNSET INT32_MIN

struct nc_team {
	int n;
	int rank;
	int stride;
};

struct nc_multimem {
	void *base;
};

struct nc_call_config; /* settings of one collective */

/*
 * The functions: the result's type, the name, the first version that has it (major * 10000 + minor
 * * 100 + patch), the parameters, and their names as arguments. NC_OWN: libnccl has work of its own
 * there; NC_PLAIN: it hands the call on; NC_VALUES: it hands the call on, and the function returns
 * no result code.
 */
#define NC_OWN(X)                                                                                  \
	X(nc_result, ncclCommInitRank, 20000, (nc_handle * out, int n, struct nc_id id, int rank), \
	  (out, n, id, rank))                                                                      \
	X(nc_result, ncclCommInitRankConfig, 21400,                                                \
	  (nc_handle * out, int n, struct nc_id id, int rank, struct nc_config *config),           \
	  (out, n, id, rank, config))                                                              \
	X(nc_result, ncclCommInitRankScalable, 22300,                                              \
	  (nc_handle * out, int n, int rank, int n_ids, struct nc_id *ids,                         \
	   struct nc_config *config),                                                              \
	  (out, n, rank, n_ids, ids, config))                                                      \
	X(nc_result, ncclCommInitAll, 20000, (nc_handle * out, int n, const int *devices),         \
	  (out, n, devices))                                                                       \
	X(nc_result, ncclCommSplit, 21800,                                                         \
	  (nc_handle comm, int color, int key, nc_handle *out, struct nc_config *config),          \
	  (comm, color, key, out, config))                                                         \
	X(nc_result, ncclCommShrink, 22700,                                                        \
	  (nc_handle comm, int *without, int n_without, nc_handle *out, struct nc_config *config,  \
	   int flags),                                                                             \
	  (comm, without, n_without, out, config, flags))                                          \
	X(nc_result, ncclCommGrow, 22900,                                                          \
	  (nc_handle comm, int n, const struct nc_id *id, int rank, nc_handle *out,                \
	   struct nc_config *config),                                                              \
	  (comm, n, id, rank, out, config))                                                        \
	X(nc_result, ncclCommFinalize, 21400, (nc_handle comm), (comm))                            \
	X(nc_result, ncclCommDestroy, 20000, (nc_handle comm), (comm))                             \
	X(nc_result, ncclCommAbort, 20400, (nc_handle comm), (comm))                               \
	X(nc_result, ncclCommRevoke, 22809, (nc_handle comm, int flags), (comm, flags))            \
	X(nc_result, ncclCommGetAsyncError, 20400, (nc_handle comm, nc_result * out), (comm, out)) \
	X(nc_result, ncclAllReduce, 20000,                                                         \
	  (const void *src, void *dst, size_t count, int type, int op, nc_handle comm,             \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, op, comm, s))                                                    \
	X(nc_result, ncclReduceScatter, 20000,                                                     \
	  (const void *src, void *dst, size_t count, int type, int op, nc_handle comm,             \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, op, comm, s))                                                    \
	X(nc_result, ncclAllGather, 20000,                                                         \
	  (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s),       \
	  (src, dst, count, type, comm, s))                                                        \
	X(nc_result, ncclBroadcast, 20200,                                                         \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, root, comm, s))                                                  \
	X(nc_result, ncclBcast, 20000,                                                             \
	  (void *buf, size_t count, int type, int root, nc_handle comm, nc_stream s),              \
	  (buf, count, type, root, comm, s))                                                       \
	X(nc_result, ncclAlltoAll, 22803,                                                          \
	  (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s),       \
	  (src, dst, count, type, comm, s))                                                        \
	X(nc_result, ncclReduce, 20000,                                                            \
	  (const void *src, void *dst, size_t count, int type, int op, int root, nc_handle comm,   \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, op, root, comm, s))                                              \
	X(nc_result, ncclGather, 22803,                                                            \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, root, comm, s))                                                  \
	X(nc_result, ncclScatter, 22803,                                                           \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s),                                                                           \
	  (src, dst, count, type, root, comm, s))                                                  \
	X(nc_result, ncclAllReduceConfig, 23100,                                                   \
	  (const void *src, void *dst, size_t count, int type, int op, nc_handle comm,             \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, op, comm, s, config))                                            \
	X(nc_result, ncclReduceScatterConfig, 23100,                                               \
	  (const void *src, void *dst, size_t count, int type, int op, nc_handle comm,             \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, op, comm, s, config))                                            \
	X(nc_result, ncclAllGatherConfig, 23100,                                                   \
	  (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s,        \
	   const struct nc_call_config *config),                                                   \
	  (src, dst, count, type, comm, s, config))                                                \
	X(nc_result, ncclAlltoAllConfig, 23100,                                                    \
	  (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s,        \
	   const struct nc_call_config *config),                                                   \
	  (src, dst, count, type, comm, s, config))                                                \
	X(nc_result, ncclBroadcastConfig, 23100,                                                   \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, root, comm, s, config))                                          \
	X(nc_result, ncclReduceConfig, 23100,                                                      \
	  (const void *src, void *dst, size_t count, int type, int op, int root, nc_handle comm,   \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, op, root, comm, s, config))                                      \
	X(nc_result, ncclGatherConfig, 23100,                                                      \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, root, comm, s, config))                                          \
	X(nc_result, ncclScatterConfig, 23100,                                                     \
	  (const void *src, void *dst, size_t count, int type, int root, nc_handle comm,           \
	   nc_stream s, const struct nc_call_config *config),                                      \
	  (src, dst, count, type, root, comm, s, config))                                          \
	X(nc_result, ncclSend, 20700,                                                              \
	  (const void *src, size_t count, int type, int rank, nc_handle comm, nc_stream s),        \
	  (src, count, type, rank, comm, s))                                                       \
	X(nc_result, ncclRecv, 20700,                                                              \
	  (void *dst, size_t count, int type, int rank, nc_handle comm, nc_stream s),              \
	  (dst, count, type, rank, comm, s))                                                       \
	X(nc_result, ncclPutSignal, 22900,                                                         \
	  (const void *src, size_t count, int type, int rank, struct nc_window *window,            \
	   size_t off, int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),      \
	  (src, count, type, rank, window, off, signal, ctx, flags, comm, s))                      \
	X(nc_result, ncclSignal, 22900,                                                            \
	  (int rank, int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),        \
	  (rank, signal, ctx, flags, comm, s))                                                     \
	X(nc_result, ncclWaitSignal, 22900, (int n, void *list, nc_handle comm, nc_stream s),      \
	  (n, list, comm, s))                                                                      \
	X(nc_result, ncclGroupStart, 20000, (void), ())                                            \
	X(nc_result, ncclGroupEnd, 20000, (void), ())                                              \
	X(nc_result, ncclGroupSimulateEnd, 22200, (void *info), (info))

#define NC_PLAIN(X)                                                                                \
	X(nc_result, ncclMemAlloc, 21900, (void **out, size_t len), (out, len))                    \
	X(nc_result, ncclMemFree, 21900, (void *p), (p))                                           \
	X(nc_result, ncclGetVersion, 20000, (int *out), (out))                                     \
	X(nc_result, ncclGetUniqueId, 20000, (struct nc_id * out), (out))                          \
	X(nc_result, ncclCommGetUniqueId, 22900, (nc_handle comm, struct nc_id * out),             \
	  (comm, out))                                                                             \
	X(nc_result, ncclCommSuspend, 22900, (nc_handle comm, int flags), (comm, flags))           \
	X(nc_result, ncclCommResume, 22900, (nc_handle comm), (comm))                              \
	X(nc_result, ncclCommMemStats, 22900, (nc_handle comm, int what, uint64_t *out),           \
	  (comm, what, out))                                                                       \
	X(nc_result, ncclCommCount, 20000, (nc_handle comm, int *out), (comm, out))                \
	X(nc_result, ncclCommCuDevice, 20000, (nc_handle comm, int *out), (comm, out))             \
	X(nc_result, ncclCommUserRank, 20000, (nc_handle comm, int *out), (comm, out))             \
	X(nc_result, ncclCommRegister, 21900, (nc_handle comm, void *p, size_t len, void **out),   \
	  (comm, p, len, out))                                                                     \
	X(nc_result, ncclCommDeregister, 21900, (nc_handle comm, void *reg), (comm, reg))          \
	X(nc_result, ncclCommWindowRegister, 22700,                                                \
	  (nc_handle comm, void *p, size_t len, struct nc_window **out, int flags),                \
	  (comm, p, len, out, flags))                                                              \
	X(nc_result, ncclCommWindowDeregister, 22700, (nc_handle comm, struct nc_window * window), \
	  (comm, window))                                                                          \
	X(nc_result, ncclWinGetUserPtr, 22900,                                                     \
	  (nc_handle comm, struct nc_window * window, void **out), (comm, window, out))            \
	X(nc_result, ncclRedOpCreatePreMulSum, 21100,                                              \
	  (int *out, void *scalar, int type, int where, nc_handle comm),                           \
	  (out, scalar, type, where, comm))                                                        \
	X(nc_result, ncclRedOpDestroy, 21100, (int op, nc_handle comm), (op, comm))                \
	X(nc_result, ncclParamBind, 23000, (void **out, const char *key), (out, key))              \
	X(nc_result, ncclParamGetI8, 23000, (void *param, int8_t *out), (param, out))              \
	X(nc_result, ncclParamGetI16, 23000, (void *param, int16_t *out), (param, out))            \
	X(nc_result, ncclParamGetI32, 23000, (void *param, int32_t *out), (param, out))            \
	X(nc_result, ncclParamGetI64, 23000, (void *param, int64_t *out), (param, out))            \
	X(nc_result, ncclParamGetU8, 23000, (void *param, uint8_t *out), (param, out))             \
	X(nc_result, ncclParamGetU16, 23000, (void *param, uint16_t *out), (param, out))           \
	X(nc_result, ncclParamGetU32, 23000, (void *param, uint32_t *out), (param, out))           \
	X(nc_result, ncclParamGetU64, 23000, (void *param, uint64_t *out), (param, out))           \
	X(nc_result, ncclParamGetStr, 23000, (void *param, const char **out), (param, out))        \
	X(nc_result, ncclParamGet, 23000, (void *param, void *out, int space, int *len),           \
	  (param, out, space, len))                                                                \
	X(nc_result, ncclParamGetParameter, 23000, (const char *key, const char **out, int *len),  \
	  (key, out, len))                                                                         \
	X(nc_result, ncclParamGetAllParameterKeys, 23000, (const char ***out, int *n), (out, n))   \
	X(nc_result, ncclDevCommCreate, 22800, (nc_handle comm, const void *needs, void *out),     \
	  (comm, needs, out))                                                                      \
	X(nc_result, ncclDevCommDestroy, 22800, (nc_handle comm, const void *dev), (comm, dev))    \
	X(nc_result, ncclCommQueryProperties, 22900, (nc_handle comm, void *out), (comm, out))     \
	X(nc_result, ncclGetLsaMultimemDevicePointer, 22900,                                       \
	  (struct nc_window * window, size_t off, void **out), (window, off, out))                 \
	X(nc_result, ncclGetMultimemDevicePointer, 22900,                                          \
	  (struct nc_window * window, size_t off, struct nc_multimem multimem, void **out),        \
	  (window, off, multimem, out))                                                            \
	X(nc_result, ncclGetLsaDevicePointer, 22900,                                               \
	  (struct nc_window * window, size_t off, int rank, void **out), (window, off, rank, out)) \
	X(nc_result, ncclGetPeerDevicePointer, 22900,                                              \
	  (struct nc_window * window, size_t off, int rank, void **out), (window, off, rank, out)) \
	X(nc_result, ncclSetEncryption, 23200, (const void *config), (config))                     \
	X(nc_result, ncclGetMultimemDeviceLeInfo, 23100,                                           \
	  (struct nc_window * window, size_t off, uint32_t * id, size_t * id_off),                 \
	  (window, off, id, id_off))                                                               \
	X(nc_result, ncclGetCftDeviceLeInfo, 23100,                                                \
	  (struct nc_window * window, size_t off, int rank, struct nc_team team, uint32_t *id,     \
	   size_t *id_off),                                                                        \
	  (window, off, rank, team, id, id_off))                                                   \
	X(nc_result, ncclGetPeerDeviceLeInfo, 23100,                                               \
	  (struct nc_window * window, size_t off, int rank, uint32_t *id, size_t *id_off),         \
	  (window, off, rank, id, id_off))                                                         \
	X(nc_result, ncclGinBarrierCreateRequirement, 22800,                                       \
	  (nc_handle comm, struct nc_team team, int n, void *out, void *needs),                    \
	  (comm, team, n, out, needs))                                                             \
	X(nc_result, ncclLsaBarrierCreateRequirement, 22800,                                       \
	  (struct nc_team team, int n, void *out, void *needs), (team, n, out, needs))             \
	X(nc_result, ncclLLA2ACreateRequirement, 22800,                                            \
	  (int blocks, int slots, void *out, void *needs), (blocks, slots, out, needs))            \
	X(nc_result, ncclGinOutboxCreateRequirement, 22900,                                        \
	  (int blocks, int log2, void *out, void *needs), (blocks, log2, out, needs))              \
	X(nc_result, ncclGinInboxA2ACreateRequirement, 22900,                                      \
	  (struct nc_team team, int blocks, int log2, void *out, void *needs),                     \
	  (team, blocks, log2, out, needs))

#define NC_VALUES(X)                                                                        \
	X(const char *, ncclGetErrorString, 20000, (nc_result result), (result))            \
	X(const char *, ncclGetLastError, 21300, (nc_handle comm), (comm))                  \
	X(struct nc_team, ncclTeamWorld, 22800, (nc_handle comm), (comm))                   \
	X(struct nc_team, ncclTeamLsa, 22800, (nc_handle comm), (comm))                     \
	X(struct nc_team, ncclTeamRail, 22800, (nc_handle comm), (comm))                    \
	X(struct nc_team, ncclTeamCft, 23100, (nc_handle comm, int mode), (comm, mode))     \
	X(struct nc_team, ncclTeamCftMultimem, 23100, (nc_handle comm), (comm))             \
	X(int, ncclTeamRankToWorld, 22800, (nc_handle comm, struct nc_team team, int rank), \
	  (comm, team, rank))                                                               \
	X(int, ncclTeamRankToLsa, 22800, (nc_handle comm, struct nc_team team, int rank),   \
	  (comm, team, rank))                                                               \
	X(int, ncclLLA2ACalcSlots, 22800, (int n, int size), (n, size))                     \
	X(void, ncclResetDebugInit, 22400, (void), ())                                      \
	X(void, ncclParamDumpAll, 23000, (void), ())

#define NC_CALLS(X) NC_OWN(X) NC_PLAIN(X) NC_VALUES(X)

enum nc_call {
#define X(type, name, since, params, args) NC_CALL_##name,
	NC_CALLS(X)
#undef X
	NC_CALL_COUNT,
};

#endif
