/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Operations: those that may be taken, and those that only have their place in the order. */

#include "libnccl/libnccl.h"

/* Whether an operation is taken; *r is its result then. */
static bool takes(nc_handle h, struct nc_op op, nc_result *r)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(h);
	bool taken;

	if (!c) {
		return false;
	}
	op.comm = c;
	op.generation = atomic_load_explicit(&c->generation, memory_order_relaxed);
	taken = nc_takes(c, &op);
	if (taken) {
		*r = nc_take(&op);
	}
	nc_comm_put(c);
	return taken;
}

/* Whether a call needs more than to be handed on. */
static inline bool concerns(void)
{
	return nc_depth || atomic_load_explicit(&nc_comms_n, memory_order_acquire);
}

#define PASS(name, since, args)                                       \
	do {                                                          \
		bool some_ = concerns();                              \
		struct nc_comm *c_ = some_ ? nc_pass(comm, s) : NULL; \
                                                                      \
		r = NC_NEXT(name, args);                              \
		if (some_) {                                          \
			nc_passed(c_, s, r);                          \
		}                                                     \
	} while (0)

nc_result ncclAllReduce(const void *src, void *dst, size_t count, int type, int op, nc_handle comm,
			nc_stream s)
{
	struct nc_op o = { NC_ALL_REDUCE, type, op, count, src, dst, s, NULL, 0 };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclAllReduce, 20000, (src, dst, count, type, op, comm, s));
	}
	return r;
}
NC_ALIAS(ncclAllReduce);

nc_result ncclReduceScatter(const void *src, void *dst, size_t count, int type, int op,
			    nc_handle comm, nc_stream s)
{
	struct nc_op o = { NC_REDUCE_SCATTER, type, op, count, src, dst, s, NULL, 0 };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclReduceScatter, 20000, (src, dst, count, type, op, comm, s));
	}
	return r;
}
NC_ALIAS(ncclReduceScatter);

/* Operations that are never taken. */
#define PASSED(name, since, params, args) \
	nc_result name params             \
	{                                 \
		nc_result r;              \
                                          \
		PASS(name, since, args);  \
		return r;                 \
	}                                 \
	NC_ALIAS(name);

PASSED(ncclAllGather, 20000,
       (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s),
       (src, dst, count, type, comm, s))
PASSED(ncclBroadcast, 20200,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s),
       (src, dst, count, type, root, comm, s))
PASSED(ncclBcast, 20000, (void *buf, size_t count, int type, int root, nc_handle comm, nc_stream s),
       (buf, count, type, root, comm, s))
PASSED(ncclAlltoAll, 22803,
       (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s),
       (src, dst, count, type, comm, s))
PASSED(ncclReduce, 20000,
       (const void *src, void *dst, size_t count, int type, int op, int root, nc_handle comm,
	nc_stream s),
       (src, dst, count, type, op, root, comm, s))
PASSED(ncclGather, 22803,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s),
       (src, dst, count, type, root, comm, s))
PASSED(ncclScatter, 22803,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s),
       (src, dst, count, type, root, comm, s))
PASSED(ncclSend, 20700,
       (const void *src, size_t count, int type, int rank, nc_handle comm, nc_stream s),
       (src, count, type, rank, comm, s))
PASSED(ncclRecv, 20700, (void *dst, size_t count, int type, int rank, nc_handle comm, nc_stream s),
       (dst, count, type, rank, comm, s))
PASSED(ncclPutSignal, 22900,
       (const void *src, size_t count, int type, int rank, struct nc_window *window, size_t off,
	int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),
       (src, count, type, rank, window, off, signal, ctx, flags, comm, s))
PASSED(ncclSignal, 22900,
       (int rank, int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),
       (rank, signal, ctx, flags, comm, s))
PASSED(ncclWaitSignal, 22900, (int n, void *list, nc_handle comm, nc_stream s), (n, list, comm, s))

/* Operations with settings of their own, such as the algorithm that carries them out. */
PASSED(ncclAllReduceConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int op, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, op, comm, s, config))
PASSED(ncclReduceScatterConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int op, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, op, comm, s, config))
PASSED(ncclAllGatherConfig, 23100,
       (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, comm, s, config))
PASSED(ncclAlltoAllConfig, 23100,
       (const void *src, void *dst, size_t count, int type, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, comm, s, config))
PASSED(ncclBroadcastConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, root, comm, s, config))
PASSED(ncclReduceConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int op, int root, nc_handle comm,
	nc_stream s, const struct nc_call_config *config),
       (src, dst, count, type, op, root, comm, s, config))
PASSED(ncclGatherConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, root, comm, s, config))
PASSED(ncclScatterConfig, 23100,
       (const void *src, void *dst, size_t count, int type, int root, nc_handle comm, nc_stream s,
	const struct nc_call_config *config),
       (src, dst, count, type, root, comm, s, config))
