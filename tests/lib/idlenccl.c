/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A libnccl.so.2 that takes every call and does nothing: bench coll must find that its results are
 * wrong. The last version's symbols that bench coll needs, and no others. */

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

static int nccl_comms; /* any address */

struct id {
	char bytes[128];
};

/* NCCL has no header here: what is defined is declared. */
#define CALL(name, ...)               \
	EXPORT int name(__VA_ARGS__); \
	int name(__VA_ARGS__)         \
	{                             \
		return 0;             \
	}

EXPORT int ncclGetVersion(int *version);
EXPORT int ncclGetVersion(int *version)
{
	const char *other = getenv("IDLENCCL_VERSION");

	*version = other ? atoi(other) : 23107;
	return 0;
}

EXPORT int ncclGetUniqueId(struct id *id);
EXPORT int ncclGetUniqueId(struct id *id)
{
	memset(id, 7, sizeof(*id));
	return 0;
}

EXPORT int ncclCommInitRank(void **comm, int n, struct id id, int rank);
EXPORT int ncclCommInitRank(void **comm, int n, struct id id, int rank)
{
	*comm = &nccl_comms;
	return id.bytes[127] == 7 && rank < n ? 0 : 4;
}

EXPORT const char *ncclGetErrorString(int rc);
EXPORT const char *ncclGetErrorString(int rc)
{
	return rc ? "an error" : "no error";
}

#pragma GCC diagnostic ignored "-Wunused-parameter"
CALL(ncclCommDestroy, void *comm)
CALL(ncclAllReduce, const void *src, void *dst, size_t n, int type, int op, void *comm, void *s)
CALL(ncclReduceScatter, const void *src, void *dst, size_t n, int type, int op, void *comm, void *s)
CALL(ncclAllGather, const void *src, void *dst, size_t n, int type, void *comm, void *s)
CALL(ncclBroadcast, const void *src, void *dst, size_t n, int type, int root, void *comm, void *s)
CALL(ncclGroupStart, void)
CALL(ncclGroupEnd, void)
CALL(ncclSend, const void *src, size_t n, int type, int to, void *comm, void *s)
CALL(ncclRecv, void *dst, size_t n, int type, int from, void *comm, void *s)
