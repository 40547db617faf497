/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Operations: those that may be taken, and those that only have their place in the order. */

#include "libnccl/libnccl.h"

/* Whether it is taken; *r is its result then. */
static bool takes(nc_handle h, struct nc_op op, nc_result *r)
{
	op.comm = nc_inside ? NULL : nc_comm_of(h);
	if (!op.comm || !nc_takes(op.comm, &op)) {
		return false;
	}
	*r = nc_take(&op);
	return true;
}

/* Whether anything is to be done beside handing it on. */
static inline bool concerns(void)
{
	return nc_depth || atomic_load_explicit(&nc_comms_n, memory_order_acquire);
}

#define PASS(name, since, args)                 \
	do {                                    \
		bool some_ = concerns();        \
		if (some_) {                    \
			nc_pass(comm, s);       \
		}                               \
		r = NC_NEXT(name, since, args); \
		if (some_) {                    \
			nc_passed(comm, s, r);  \
		}                               \
	} while (0)

nc_result ncclAllReduce(const void *src, void *dst, size_t count, int type, int op, nc_handle comm,
			nc_stream s)
{
	struct nc_op o = { NC_ALL_REDUCE, type, op, 0, count, src, dst, s, NULL };
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
	struct nc_op o = { NC_REDUCE_SCATTER, type, op, 0, count, src, dst, s, NULL };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclReduceScatter, 20000, (src, dst, count, type, op, comm, s));
	}
	return r;
}
NC_ALIAS(ncclReduceScatter);

nc_result ncclAllGather(const void *src, void *dst, size_t count, int type, nc_handle comm,
			nc_stream s)
{
	struct nc_op o = { NC_ALL_GATHER, type, 0, 0, count, src, dst, s, NULL };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclAllGather, 20000, (src, dst, count, type, comm, s));
	}
	return r;
}
NC_ALIAS(ncclAllGather);

nc_result ncclBroadcast(const void *src, void *dst, size_t count, int type, int root,
			nc_handle comm, nc_stream s)
{
	struct nc_op o = { NC_BROADCAST, type, 0, root, count, src, dst, s, NULL };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclBroadcast, 20200, (src, dst, count, type, root, comm, s));
	}
	return r;
}
NC_ALIAS(ncclBroadcast);

nc_result ncclBcast(void *buf, size_t count, int type, int root, nc_handle comm, nc_stream s)
{
	struct nc_op o = { NC_BROADCAST, type, 0, root, count, buf, buf, s, NULL };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclBcast, 20000, (buf, count, type, root, comm, s));
	}
	return r;
}
NC_ALIAS(ncclBcast);

nc_result ncclAlltoAll(const void *src, void *dst, size_t count, int type, nc_handle comm,
		       nc_stream s)
{
	struct nc_op o = { NC_ALL_TO_ALL, type, 0, 0, count, src, dst, s, NULL };
	nc_result r;

	if (!takes(comm, o, &r)) {
		PASS(ncclAlltoAll, 22803, (src, dst, count, type, comm, s));
	}
	return r;
}
NC_ALIAS(ncclAlltoAll);

/* Never taken. */
#define PASSED(name, since, params, args) \
	nc_result name params             \
	{                                 \
		nc_result r;              \
                                          \
		PASS(name, since, args);  \
		return r;                 \
	}                                 \
	NC_ALIAS(name);

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
       (const void *src, size_t count, int type, int peer, nc_handle comm, nc_stream s),
       (src, count, type, peer, comm, s))
PASSED(ncclRecv, 20700, (void *dst, size_t count, int type, int peer, nc_handle comm, nc_stream s),
       (dst, count, type, peer, comm, s))
PASSED(ncclPutSignal, 22900,
       (const void *src, size_t count, int type, int peer, struct nc_window *window, size_t off,
	int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),
       (src, count, type, peer, window, off, signal, ctx, flags, comm, s))
PASSED(ncclSignal, 22900,
       (int peer, int signal, int ctx, unsigned int flags, nc_handle comm, nc_stream s),
       (peer, signal, ctx, flags, comm, s))
PASSED(ncclWaitSignal, 22900, (int n, void *list, nc_handle comm, nc_stream s), (n, list, comm, s))
