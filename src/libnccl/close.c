/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Closing of ended communicators.
 *
 * A call that frees memory may wait for all streams of the device, and block other calls of the
 * driver for that device meanwhile. One of these streams may run a kernel of another communicator
 * that hangs until it is aborted. The thread that has just aborted this communicator may be about
 * to abort that one. So a call of the program frees nothing: each communicator is closed by a
 * thread of its own. That thread first ends the kernels of this rank, which needs no call of the
 * driver. Then it tells the other ranks to stop, which is a copy to their memory, and may block,
 * too.
 *
 * The thread is detached, as nobody could join it without waiting for that kernel. It ends when the
 * communicator's calls and operations have ended and its memory is free; the end of the process
 * does not wait for it. A child of fork() has no such thread, and the communicator that it was
 * closing is the parent's.
 */

#include <time.h>

#include "libnccl/libnccl.h"

#define NAP_NS 50000
#define NAP_MOST_NS 10000000
#define TOLD_NS UINT64_C(100000000)

static void nap(long ns)
{
	(void)nanosleep(&(struct timespec){ 0, ns }, NULL);
}

bool nc_make_events(struct nc_comm *c)
{
	if (nc_driver()->cuEventCreate(&c->end, NC_DRIVER_DISABLE_TIMING)) {
		c->end = NULL;
	}
	if (nc_driver()->cuEventCreate(&c->node, NC_DRIVER_DISABLE_TIMING)) {
		c->node = NULL;
	}
	return c->end && c->node;
}

void nc_drop_events(struct nc_comm *c)
{
	if (c->end) {
		(void)nc_driver()->cuEventDestroy_v2(c->end);
	}
	if (c->node) {
		(void)nc_driver()->cuEventDestroy_v2(c->node);
	}
	c->end = c->node = NULL;
}

bool nc_has_ended(const struct nc_comm *c)
{
	return !c->pl || !c->taken || nc_pl_is_idle(c->pl);
}

static void close_comm(struct nc_comm *c)
{
	struct nc_visit v;

	nc_pl_close(c->pl, nc_pl_captured(c->pl));
	if (nc_enter(c->ctx, &v)) {
		nc_drop_events(c);
		nc_leave(&v);
	}
	if (c->retained) {
		(void)nc_driver()->cuDevicePrimaryCtxRelease_v2(c->device);
	}
	nc_comm_free(c);
}

static void *run(void *arg)
{
	struct nc_comm *c = arg;
	long ns = NAP_NS;

	if (c->stops) {
		nc_pl_abort(c->pl);
	}
	atomic_store(&c->told, true);
	/* An operation that stands behind a kernel of another communicator ends after that. */
	while (atomic_load(&c->uses) || !nc_has_ended(c)) {
		nap(ns);
		ns = ns < NAP_MOST_NS / 2 ? 2 * ns : NAP_MOST_NS;
	}
	close_comm(c);
	return NULL;
}

static void await_told(const struct nc_comm *c)
{
	uint64_t until = clock_now_ns() + TOLD_NS;

	while (!atomic_load(&c->told) && clock_now_ns() < until) {
		nap(NAP_NS);
	}
}

bool nc_close_begin(struct nc_comm *c, bool stops)
{
	c->stops = stops;
	if (shim_thread(NULL, run, c)) {
		return false;
	}
	if (stops) {
		await_told(c);
	}
	return true;
}

static void *tell(void *arg)
{
	struct nc_comm *c = arg;

	nc_pl_abort(c->pl);
	atomic_store(&c->told, true);
	nc_comm_put(c);
	return NULL;
}

void nc_stop(struct nc_comm *c)
{
	atomic_fetch_add(&c->uses, 1);
	if (shim_thread(NULL, tell, c) == 0) {
		await_told(c);
	} else {
		(void)tell(c);
	}
}

void nc_close_await(const struct nc_comm *c, unsigned long generation, uint64_t ns)
{
	uint64_t until = clock_now_ns() + ns;

	while (nc_comm_is_ending(c, generation) && clock_now_ns() < until) {
		nap(NAP_NS);
	}
}
