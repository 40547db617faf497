/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NCCL's calls that make and end communicators. */

#include <time.h>

#include "libnccl/libnccl.h"

/* Time for which a call that ends a communicator waits until that is closed. Most are closed within
 * it, and their memory is free when the call returns. */
#define DESTROY_NS UINT64_C(1000000000)
#define ABORT_NS UINT64_C(100000000)
#define NAP_NS 50000

/* Notes a communicator that NCCL has made, or makes at the end of the group. */
static nc_result made(nc_result r, struct nc_new new)
{
	if (nc_inside || !new.at) {
		return r;
	}
	if (r != NC_OK && r != NC_IN_PROGRESS) {
		nc_news_drop(&new, 1);
		if (nc_depth) {
			nc_group_failed();
		}
	} else if (nc_depth) {
		if (!nc_group_add(&new)) {
			nc_news_drop(&new, 1);
			nc_words_set("no memory to agree with other ranks");
			r = NC_SYSTEM_ERROR;
		}
	} else {
		new.non_blocking |= r == NC_IN_PROGRESS;
		nc_result agreed = nc_agree(&new, 1);

		r = agreed ? agreed : r;
	}
	return r;
}

/* Before NCCL's call: of a communicator with this id, ... */
static struct nc_new by_id(nc_handle *at, const struct nc_id *id, const struct nc_config *config)
{
	return (struct nc_new){ at, nc_is_non_blocking(config, NULL), false,
				nc_inside || !at || !id ? NULL : nc_local_join(id) };
}

/* ... or of one that is made of another. */
static struct nc_new of_parent(nc_handle *at, nc_handle parent, const struct nc_config *config)
{
	return (struct nc_new){ at, nc_is_non_blocking(config, parent), nc_shares(parent), NULL };
}

nc_result ncclCommInitRank(nc_handle *out, int n, struct nc_id id, int rank)
{
	struct nc_new new = by_id(out, &id, NULL);

	return made(NC_NEXT(ncclCommInitRank, (out, n, id, rank)), new);
}
NC_ALIAS(ncclCommInitRank);

nc_result ncclCommInitRankConfig(nc_handle *out, int n, struct nc_id id, int rank,
				 struct nc_config *config)
{
	struct nc_new new = by_id(out, &id, config);

	return made(NC_NEXT(ncclCommInitRankConfig, (out, n, id, rank, config)), new);
}
NC_ALIAS(ncclCommInitRankConfig);

nc_result ncclCommInitRankScalable(nc_handle *out, int n, int rank, int n_ids, struct nc_id *ids,
				   struct nc_config *config)
{
	struct nc_new new = by_id(out, n_ids > 0 ? ids : NULL, config);

	return made(NC_NEXT(ncclCommInitRankScalable, (out, n, rank, n_ids, ids, config)), new);
}
NC_ALIAS(ncclCommInitRankScalable);

nc_result ncclCommSplit(nc_handle comm, int color, int key, nc_handle *out,
			struct nc_config *config)
{
	struct nc_new new = of_parent(out, comm, config);

	return made(NC_NEXT(ncclCommSplit, (comm, color, key, out, config)), new);
}
NC_ALIAS(ncclCommSplit);

/* New ranks have no parent, and know nothing of it: all of them agree. */
nc_result ncclCommGrow(nc_handle comm, int n, const struct nc_id *id, int rank, nc_handle *out,
		       struct nc_config *config)
{
	struct nc_new new = of_parent(out, comm, config);

	new.shares = false;
	return made(NC_NEXT(ncclCommGrow, (comm, n, id, rank, out, config)), new);
}
NC_ALIAS(ncclCommGrow);

#define SHRINK_ABORT 1 /* a flag: operations in flight end first */

/* Stops a communicator: none of its operations is carried out from now on. */
static void stop(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);

	if (c) {
		atomic_store(&c->stopped, true);
		atomic_store(&c->taking, false);
		if (c->pl) {
			nc_stop(c);
		}
		nc_comm_put(c);
	}
}

nc_result ncclCommShrink(nc_handle comm, int *without, int n_without, nc_handle *out,
			 struct nc_config *config, int flags)
{
	struct nc_new new = of_parent(out, comm, config);

	if (flags & SHRINK_ABORT) {
		stop(comm);
	}
	return made(NC_NEXT(ncclCommShrink, (comm, without, n_without, out, config, flags)), new);
}
NC_ALIAS(ncclCommShrink);

nc_result ncclCommInitAll(nc_handle *out, int n, const int *devices)
{
	nc_result r = NC_NEXT(ncclCommInitAll, (out, n, devices));
	struct nc_new v[64];
	bool group = nc_depth > 0;
	struct nc_id id;

	if (nc_inside || !out || r != NC_OK || n < 1 || n > 64) {
		return r;
	}
	nc_local_own(&id);
	for (int i = 0; i < n; i++) {
		v[i] = by_id(&out[i], &id, NULL);
	}
	for (int i = 0; i < n && group; i++) {
		if (!nc_group_add(&v[i])) {
			nc_news_drop(v + i, (size_t)(n - i));
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

/* Waits, as NCCL does, for all queued operations before a communicator ends: for as long as other
 * ranks take, unless it fails. It is in use, so that another thread may abort it meanwhile. */
static void await(struct nc_comm *c)
{
	atomic_store(&c->taking, false);
	while (!nc_has_ended(c) && nc_pl_error(c->pl) == NC_OK) {
		nap();
	}
}

/* A communicator that a call of this thread has taken from the table, and uses until NCCL's call
 * has returned. */
struct ending {
	struct nc_comm *c; /* NULL: there is none */
	unsigned long generation;
	bool ours;  /* libpeerlane has one beside it, to be closed */
	bool begun; /* by its thread */
};

static struct ending begin_end(struct nc_comm *c, bool stops)
{
	struct ending e = { c, 0, false, false };

	if (c) {
		atomic_fetch_add(&c->uses, 1);
		e.generation = atomic_load(&c->generation);
		e.ours = c->pl != NULL;
		e.begun = e.ours && nc_close_begin(c, stops);
		if (e.ours && !e.begun && stops) {
			nc_pl_abort(c->pl);
		}
	}
	return e;
}

static void finish_end(const struct ending *e, uint64_t ns)
{
	uint64_t until = clock_now_ns() + ns;

	if (!e->c) {
		return;
	}
	nc_comm_put(e->c);
	if (!e->ours) {
		/* Calls that have found it only look at it. */
		while (atomic_load(&e->c->uses) && clock_now_ns() < until) {
			nap();
		}
		if (!atomic_load(&e->c->uses)) {
			nc_comm_free(e->c);
		}
	} else if (e->begun || nc_close_begin(e->c, false)) {
		nc_close_await(e->c, e->generation, ns);
	} else {
		/* A thread that frees it here may wait for a kernel that only the caller can
		 * end. */
		nc_say("no thread to close a communicator with: its memory stays");
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
	return NC_NEXT(ncclCommFinalize, (comm));
}
NC_ALIAS(ncclCommFinalize);

nc_result ncclCommDestroy(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(comm);
	struct ending e;

	if (c) {
		if (c->pl) {
			await(c);
		}
		nc_comm_put(c);
		c = nc_comm_take(comm);
		if (!c) { /* another thread has taken it */
			return NC_OK;
		}
	}
	e = begin_end(c, false);
	finish_end(&e, DESTROY_NS);
	return NC_NEXT(ncclCommDestroy, (comm));
}
NC_ALIAS(ncclCommDestroy);

/* Any thread may call it, also while another is in a call of the communicator. Whatever happens
 * here, NCCL's own call is made soon: a kernel that it ends may be what all others wait for. */
nc_result ncclCommAbort(nc_handle comm)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_take(comm);
	struct ending e;
	nc_result r;

	if (c) {
		atomic_store(&c->stopped, true);
	}
	e = begin_end(c, true);
	r = NC_NEXT(ncclCommAbort, (comm));
	finish_end(&e, ABORT_NS);
	return r;
}
NC_ALIAS(ncclCommAbort);

nc_result ncclCommRevoke(nc_handle comm, int flags)
{
	stop(comm);
	return NC_NEXT(ncclCommRevoke, (comm, flags));
}
NC_ALIAS(ncclCommRevoke);

nc_result ncclCommGetAsyncError(nc_handle comm, nc_result *out)
{
	nc_result r = NC_NEXT(ncclCommGetAsyncError, (comm, out));
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
