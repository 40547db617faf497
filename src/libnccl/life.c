/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Communicators: how they are made, and how they end. */

#include <time.h>

#include "libnccl/libnccl.h"

/* How long a communicator that ends may wait for calls in other threads, and for its operations. */
#define END_NS UINT64_C(1000000000)
#define NAP_NS 50000

/* NCCL has made it, or does so at the end of the group. */
static nc_result made(nc_result r, nc_handle *at, const struct nc_config *config, nc_handle parent)
{
	struct nc_new new = { at, false };

	if (nc_inside || !at) {
		return r;
	}
	if (nc_depth) {
		if (r != NC_OK && r != NC_IN_PROGRESS) {
			nc_group_failed();
		} else if (!nc_group_add(at, nc_is_non_blocking(config, parent))) {
			nc_words_set("no memory to agree with other ranks");
			r = NC_SYSTEM_ERROR;
		}
		return r;
	}
	if (r == NC_OK || r == NC_IN_PROGRESS) {
		new.non_blocking = r == NC_IN_PROGRESS || nc_is_non_blocking(config, parent);
		nc_result agreed = nc_agree(&new, 1);

		r = agreed ? agreed : r;
	}
	return r;
}

nc_result ncclCommInitRank(nc_handle *out, int n, struct nc_id id, int rank)
{
	return made(NC_NEXT(ncclCommInitRank, 20000, (out, n, id, rank)), out, NULL, NULL);
}
NC_ALIAS(ncclCommInitRank);

nc_result ncclCommInitRankConfig(nc_handle *out, int n, struct nc_id id, int rank,
				 struct nc_config *config)
{
	return made(NC_NEXT(ncclCommInitRankConfig, 21400, (out, n, id, rank, config)), out, config,
		    NULL);
}
NC_ALIAS(ncclCommInitRankConfig);

nc_result ncclCommInitRankScalable(nc_handle *out, int n, int rank, int n_ids, struct nc_id *ids,
				   struct nc_config *config)
{
	return made(NC_NEXT(ncclCommInitRankScalable, 22300, (out, n, rank, n_ids, ids, config)),
		    out, config, NULL);
}
NC_ALIAS(ncclCommInitRankScalable);

nc_result ncclCommSplit(nc_handle comm, int color, int key, nc_handle *out,
			struct nc_config *config)
{
	return made(NC_NEXT(ncclCommSplit, 21800, (comm, color, key, out, config)), out, config,
		    comm);
}
NC_ALIAS(ncclCommSplit);

nc_result ncclCommGrow(nc_handle comm, int n, const struct nc_id *id, int rank, nc_handle *out,
		       struct nc_config *config)
{
	return made(NC_NEXT(ncclCommGrow, 22900, (comm, n, id, rank, out, config)), out, config,
		    comm);
}
NC_ALIAS(ncclCommGrow);

#define SHRINK_ABORT 1 /* a flag: what is in flight ends first */

static void stop_comm(struct nc_comm *c)
{
	atomic_store(&c->stopped, true);
	atomic_store(&c->taking, false);
	if (c->pl) {
		nc_pl_abort(c->pl);
	}
}

/* Nothing of it is carried out any more. */
static void stop(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);

	if (c) {
		stop_comm(c);
		nc_comm_put(c);
	}
}

nc_result ncclCommShrink(nc_handle comm, int *without, int n_without, nc_handle *out,
			 struct nc_config *config, int flags)
{
	if (flags & SHRINK_ABORT) {
		stop(comm);
	}
	return made(NC_NEXT(ncclCommShrink, 22700, (comm, without, n_without, out, config, flags)),
		    out, config, comm);
}
NC_ALIAS(ncclCommShrink);

nc_result ncclCommInitAll(nc_handle *out, int n, const int *devices)
{
	nc_result r = NC_NEXT(ncclCommInitAll, 20000, (out, n, devices));
	struct nc_new v[64];
	bool group = nc_depth > 0;

	if (nc_inside || !out || r != NC_OK || n < 1 || n > 64) {
		return r;
	}
	for (int i = 0; i < n; i++) {
		v[i] = (struct nc_new){ &out[i], nc_is_non_blocking(NULL, NULL) };
		if (group && !nc_group_add(v[i].at, v[i].non_blocking)) {
			return NC_SYSTEM_ERROR;
		}
	}
	return group ? r : nc_agree(v, (size_t)n);
}
NC_ALIAS(ncclCommInitAll);

static void nap(void)
{
	(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
}

/* Whether what was taken has ended, of what was not captured. */
static bool has_ended(const struct nc_comm *c)
{
	struct nc_visit v;
	bool ended = true;

	if (c->pl && c->recorded[true] && nc_enter(c->ctx, &v)) {
		ended = nc_driver()->cuEventQuery(c->end[true]) != NC_DRIVER_NOT_READY;
		nc_leave(&v);
	}
	return ended;
}

/* As NCCL, which waits for what was queued before it lets a communicator end: for as long as other
 * ranks take, unless it fails. It is in use, so that another thread may abort it meanwhile. */
static void await(struct nc_comm *c)
{
	atomic_store(&c->taking, false);
	while (!has_ended(c) && nc_pl_error(c->pl) == NC_OK) {
		nap();
	}
}

static void close_comm(struct nc_comm *c)
{
	struct nc_visit v;

	if (c->pl) {
		nc_pl_close(c->pl);
	}
	if (c->pl && nc_enter(c->ctx, &v)) {
		for (int i = 0; i < 2; i++) {
			if (c->end[i]) {
				(void)nc_driver()->cuEventDestroy_v2(c->end[i]);
			}
			if (c->node[i]) {
				(void)nc_driver()->cuEventDestroy_v2(c->node[i]);
			}
		}
		nc_leave(&v);
	}
	if (c->pl && c->retained) {
		(void)nc_driver()->cuDevicePrimaryCtxRelease_v2(c->device);
	}
	nc_comm_free(c);
}

static bool try_close(struct nc_comm *c)
{
	if (atomic_load(&c->uses) || !has_ended(c)) {
		return false;
	}
	close_comm(c);
	return true;
}

/* Of other devices it might wait for kernels there, which wait for this thread. */
void nc_comms_sweep(int device)
{
	struct nc_comm *c = nc_comms_left(device);

	while (c) {
		struct nc_comm *next = c->left;

		if (!try_close(c)) {
			nc_comm_leave(c);
		}
		c = next;
	}
}

/*
 * It was taken, and its operations have ended or were told to. One that stands behind a kernel of
 * another communicator ends after that, which may be aborted only when this call has returned: then
 * what the operation uses stays, until a communicator is made or ends on the device later.
 */
static void end_comm(struct nc_comm *c)
{
	uint64_t until = nc_now_ns() + END_NS;
	bool closed;

	nc_comms_sweep(c->device);
	while (!(closed = try_close(c)) && nc_now_ns() < until) {
		nap();
	}
	if (!closed) {
		nc_comm_leave(c);
	}
}

nc_result ncclCommFinalize(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);

	if (c) {
		if (c->pl) {
			await(c);
		}
		nc_comm_put(c);
		c = nc_comm_get(comm);
		if (!c) { /* aborted meanwhile: the handle is NCCL's no more */
			return NC_OK;
		}
		nc_comm_put(c);
	}
	return NC_NEXT(ncclCommFinalize, 21400, (comm));
}
NC_ALIAS(ncclCommFinalize);

nc_result ncclCommDestroy(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);

	if (c) {
		if (c->pl) {
			await(c);
		}
		nc_comm_put(c);
		c = nc_comm_take(comm);
		if (!c) { /* likewise */
			return NC_OK;
		}
		end_comm(c);
	}
	return NC_NEXT(ncclCommDestroy, 20000, (comm));
}
NC_ALIAS(ncclCommDestroy);

/* Any thread may call it, also while another is in a call of the communicator. */
nc_result ncclCommAbort(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_take(comm);
	nc_result r;

	if (c) {
		stop_comm(c);
	}
	r = NC_NEXT(ncclCommAbort, 20400, (comm));
	if (c) {
		end_comm(c);
	}
	return r;
}
NC_ALIAS(ncclCommAbort);

nc_result ncclCommRevoke(nc_handle comm, int flags)
{
	stop(comm);
	return NC_NEXT(ncclCommRevoke, 22809, (comm, flags));
}
NC_ALIAS(ncclCommRevoke);

nc_result ncclCommGetAsyncError(nc_handle comm, nc_result *out)
{
	nc_result r = NC_NEXT(ncclCommGetAsyncError, 20400, (comm, out));
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);

	if (c) {
		if (r == NC_OK && out && *out == NC_OK && c->pl && !atomic_load(&c->stopped)) {
			*out = nc_pl_error(c->pl);
		}
		nc_comm_put(c);
	}
	return r;
}
NC_ALIAS(ncclCommGetAsyncError);
