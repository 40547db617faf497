/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Ranks exchange their messages before the agreement by NCCL's all-gather. A rank that does not
 * take part, since its calls do not block or it has no library like this one, leaves the others
 * waiting, and they have a limit:
 *
 *  - The first call of a communicator connects its ranks, and waits for them on the CPU. NCCL
 *    forbids aborting a communicator while a thread is in a call of it: that would free memory that
 *    the call uses. So a thread of its own makes the call, and the caller stops waiting when the
 *    time is over. The thread ends the communicator itself when its call returns. Memory that was
 *    lent to it stays.
 *  - A call that has returned has queued a kernel, which may wait for ever. Then the communicator
 *    is aborted at once: other ranks would take the all-gather for the program's first operation,
 *    and calls that free memory would wait for it.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "libnccl/gather.h"

#define MESSAGE 1024u
#define NAP_NS 50000
#define PER_THREAD ((nc_stream)2) /* the thread's default stream */

enum {
	CALL_RUNS,
	CALL_RETURNED,
	CALL_LEFT, /* nobody waits for it */
};

/* A call of ncclAllGather, which its thread frees if it was left. */
struct call {
	nc_handle h;
	struct nc_context *ctx;
	unsigned long long mem;
	nc_stream stream;
	nc_result r;
	atomic_int state;
};

static void nap(void)
{
	(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
}

static nc_result all_gather(nc_handle h, unsigned long long mem, nc_stream s)
{
	return nc_table.ncclAllGather((const void *)(uintptr_t)mem,
				      (void *)(uintptr_t)(mem + MESSAGE), MESSAGE, NC_U8, h, s);
}

static void *run(void *arg)
{
	struct call *c = arg;
	int was = CALL_RUNS;
	struct nc_visit v;
	bool in = nc_enter(c->ctx, &v);

	nc_inside++;
	c->r = in ? all_gather(c->h, c->mem, c->stream) : NC_CUDA_ERROR;
	if (!atomic_compare_exchange_strong(&c->state, &was, CALL_RETURNED)) {
		if (nc_table.ncclCommAbort) {
			(void)nc_table.ncclCommAbort(c->h);
		}
		free(c);
	}
	nc_inside--;
	if (in) {
		nc_leave(&v);
	}
	return NULL;
}

/* Calls NCCL's all-gather in a thread. -ETIMEDOUT: the thread keeps its memory (w->lent). Without a
 * stream of its own the caller makes the call: its stream's handle would mean another stream in
 * another thread. */
static int call(struct nc_rank *w, uint64_t until)
{
	struct call *c = w->connected || !w->own_stream ? NULL : calloc(1, sizeof(*c));
	int was = CALL_RUNS;
	pthread_t t;
	nc_result r;

	if (c) {
		*c = (struct call){ w->h, w->ctx, w->mem, w->stream, NC_OK, CALL_RUNS };
	}
	if (!c || shim_thread(&t, run, c)) {
		free(c);
		return all_gather(w->h, w->mem, w->stream) == NC_OK ? 0 : -EIO;
	}
	while (atomic_load(&c->state) == CALL_RUNS && clock_now_ns() < until) {
		nap();
	}
	if (atomic_compare_exchange_strong(&c->state, &was, CALL_LEFT)) {
		(void)pthread_detach(t);
		w->lent = true;
		return -ETIMEDOUT;
	}
	(void)pthread_join(t, NULL);
	r = c->r;
	free(c);
	w->connected = r == NC_OK;
	return r == NC_OK ? 0 : -EIO;
}

/* Waits until all ranks have come to the all-gather that is queued. */
static int await(struct nc_rank *w, uint64_t until)
{
	nc_result r = NC_OK;
	unsigned int rc;

	do {
		rc = nc_driver()->cuStreamQuery(w->stream);
		/* Ask also after its end: an aborted all-gather has ended without a result. */
		if (nc_table.ncclCommGetAsyncError &&
		    nc_table.ncclCommGetAsyncError(w->h, &r) == NC_OK && r != NC_OK &&
		    r != NC_IN_PROGRESS) {
			return -EIO;
		}
		if (rc == NC_DRIVER_NOT_READY) {
			if (clock_now_ns() >= until) {
				return -ETIMEDOUT;
			}
			nap();
		}
	} while (rc == NC_DRIVER_NOT_READY);
	return rc ? -EIO : 0;
}

void nc_gather_stop(struct nc_rank *w, int rc)
{
	w->failed = rc;
	if (w->lent) {
		w->h = NULL;
	} else if (nc_table.ncclCommAbort) {
		(void)nc_table.ncclCommAbort(w->h);
		w->h = NULL;
	}
}

/* Any failure here is one of NCCL or the driver: other ranks find out by NCCL, too. Nothing may be
 * copied to pageable memory before the all-gather has ended: such a copy waits for it. */
int nc_gather(void *arg, const void *mine, size_t len, void *all)
{
	const struct nc_driver *drv = nc_driver();
	uint64_t until = clock_now_ns() + nc_env.timeout_ns;
	struct nc_rank *w = arg;
	size_t total = (size_t)w->n * MESSAGE;
	int rc = -EIO;

	if (len > MESSAGE) {
		return -EMSGSIZE; /* on all ranks */
	}
	if (w->failed) {
		return w->failed;
	}
	w->gathers++;
	memset(w->host, 0, MESSAGE);
	memcpy(w->host, mine, len);
	if (drv->cuMemcpyAsync(w->mem, (uintptr_t)w->host, MESSAGE, w->stream) == 0) {
		rc = call(w, until);
		rc = rc ? rc : await(w, until);
	}
	if (!rc &&
	    (drv->cuMemcpyAsync((uintptr_t)w->host + MESSAGE, w->mem + MESSAGE, total, w->stream) ||
	     drv->cuStreamSynchronize(w->stream))) {
		rc = -EIO;
	}
	for (int q = 0; q < w->n && !rc && all; q++) {
		memcpy((char *)all + (size_t)q * len, w->host + ((size_t)q + 1) * MESSAGE, len);
	}
	if (rc) {
		nc_gather_stop(w, rc);
	}
	return rc;
}

void nc_gather_end(struct nc_rank *w, bool keep)
{
	const struct nc_driver *drv = nc_driver();
	struct nc_context *ctx;

	if (!w->lent) {
		if (w->own_stream) {
			(void)drv->cuStreamDestroy_v2(w->stream);
		}
		if (w->pinned) {
			(void)drv->cuMemFreeHost(w->pinned);
		} else if (w->mem) {
			(void)drv->cuMemFree_v2(w->mem);
		}
	}
	(void)drv->cuCtxPopCurrent_v2(&ctx);
	if (w->retained && !keep && !w->lent) {
		(void)drv->cuDevicePrimaryCtxRelease_v2(w->device);
	}
	free(w->host);
	nc_relax_end(w->mode);
}

/* Makes a rank's memory and stream. There are two kinds of each, so one kind that is used up is no
 * failure. */
bool nc_gather_begin(struct nc_rank *w)
{
	const struct nc_driver *drv = nc_driver();
	size_t len = ((size_t)w->n + 1) * MESSAGE;

	if (!drv) {
		return false;
	}
	w->mode = nc_relax();
	w->retained = drv->cuDevicePrimaryCtxRetain(&w->ctx, w->device) == 0;
	if ((!w->retained && (drv->cuCtxGetCurrent(&w->ctx) || !w->ctx)) ||
	    drv->cuCtxPushCurrent_v2(w->ctx)) {
		nc_words_set("no context of the CUDA driver");
		nc_relax_end(w->mode);
		return false;
	}
	w->own_stream = drv->cuStreamCreate(&w->stream, NC_DRIVER_NON_BLOCKING) == 0;
	if (!w->own_stream) {
		w->stream = PER_THREAD;
	}
	if (drv->cuMemAlloc_v2(&w->mem, len)) {
		w->mem = drv->cuMemHostAlloc(&w->pinned, len, 0) ? 0 : (uintptr_t)w->pinned;
	}
	w->host = calloc(1, len);
	if (!w->mem || !w->host) {
		nc_words_set("no memory for an all-gather");
		nc_gather_end(w, false);
		return false;
	}
	return true;
}
