/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The functions of a context for the other files here: visits, streams and their end, and the
 * kernel. */

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/cuda/cuda_dev.h"

/* A small copy takes 8 us; longer waits are left to the driver, because polling would contend for
 * its lock with other threads. */
#define SPIN_NS 100000
#define ASK_TIMES 64 /* some 10 us */

/* Where the thread stays, and the visit that this is. */
static _Thread_local struct {
	struct CUctx_st *ctx; /* NULL: nowhere */
	struct cuda_visit visit;
} stay;

int cuda_enter_ctx(struct cuda_dev *d, struct CUctx_st *ctx, struct cuda_visit *v)
{
	struct CUctx_st *now = NULL;
	cuda_result r;

	v->dev = d;
	v->pushed = false;
	v->within = ctx && stay.ctx == ctx;
	if (v->within) {
		return 0;
	}
	r = d->api->cuCtxGetCurrent(&now);
	v->mode = cuda_capture_relax(d->api);
	if (r == CUDA_RES_OK && now == ctx) {
		return 0;
	}
	if (r == CUDA_RES_OK) {
		r = d->api->cuCtxPushCurrent(ctx);
	}
	if (r != CUDA_RES_OK) {
		cuda_capture_restore(d->api, v->mode);
		return cuda_fail(r, "cuCtxPushCurrent", "of %s", d->base.props.name);
	}
	v->pushed = true;
	return 0;
}

int cuda_enter(struct cuda_dev *d, struct cuda_visit *v)
{
	return cuda_enter_ctx(d, d->ctx, v);
}

void cuda_leave(const struct cuda_visit *v)
{
	struct CUctx_st *ours;

	if (v->within) {
		return;
	}
	/* The call fails only while the driver shuts down, when no context is current. */
	if (v->pushed) {
		(void)v->dev->api->cuCtxPopCurrent(&ours);
	}
	cuda_capture_restore(v->dev->api, v->mode);
}

int cuda_stay(struct cuda_stream *s)
{
	int err = cuda_enter_stream(s, &stay.visit);

	if (!err) {
		stay.ctx = s->ctx;
	}
	return err;
}

void cuda_stay_end(void)
{
	stay.ctx = NULL;
	cuda_leave(&stay.visit);
}

int cuda_leave_with(const struct cuda_visit *v, cuda_result r, const char *call)
{
	cuda_leave(v);
	return r == CUDA_RES_OK ? 0 : cuda_fail(r, call, "on %s", v->dev->base.props.name);
}

void cuda_destroyed(const struct cuda_dev *d, cuda_result r, const char *call)
{
	if (r != CUDA_RES_OK && r != CUDA_RES_DEINITIALIZED) {
		(void)cuda_fail(r, call, "on %s", d->base.props.name);
		log_warn("%s", err_message());
	}
}

/*
 * Streams share a few hardware queues, and what waits for a value at the head of one keeps back
 * whatever is behind it. A copy that such a value depends on must not be that: another priority
 * than a program's streams usually have is another queue. Without priorities both stay 0.
 */
cuda_result cuda_stream_make(struct cuda_dev *d, struct CUstream_st **out)
{
	int least = 0;
	int greatest = 0;

	(void)d->api->cuCtxGetStreamPriorityRange(&least, &greatest);
	return d->api->cuStreamCreateWithPriority(out, CUDA_STREAM_NON_BLOCKING, greatest);
}

/*
 * Asking again and again sees the end of a small copy soonest, but takes the driver's lock from
 * other threads' copies; the driver's own spinning leaves it to them. Where the application told
 * its context to sleep instead, the first moments are awake all the same. A question that fails
 * does not say that the copies have ended, and the memory is used for others then: the end is
 * waited for.
 */
static cuda_result wait_awake(struct cuda_dev *d, struct CUstream_st *s)
{
	bool alone = atomic_fetch_add_explicit(&d->waiting, 1, memory_order_relaxed) == 0;
	cuda_result r = CUDA_RES_NOT_READY;

	for (unsigned int i = 0; alone && i < ASK_TIMES && r == CUDA_RES_NOT_READY; i++) {
		r = d->api->cuStreamQuery(s);
	}
	if (r == CUDA_RES_NOT_READY && !d->driver_spins) {
		uint64_t until = clock_now_ns() + SPIN_NS;

		while (r == CUDA_RES_NOT_READY && clock_now_ns() < until) {
			r = d->api->cuStreamQuery(s);
		}
	}
	if (r == CUDA_RES_NOT_READY) {
		r = d->api->cuStreamSynchronize(s);
	} else if (r != CUDA_RES_OK) {
		(void)d->api->cuStreamSynchronize(s); /* what failed stays the answer */
	}
	atomic_fetch_sub_explicit(&d->waiting, 1, memory_order_relaxed);
	return r;
}

int cuda_stream_settle(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	cuda_result r;

	if (!s->busy && !s->programs) {
		return 0;
	}
	r = wait_awake(d, s->s);
	/* After a failure events must ask the driver. cuda_drain() reads this in another thread: if
	 * it still sees true, it waits for a stream that is idle already. */
	atomic_store_explicit(&s->busy, r != CUDA_RES_OK, memory_order_release);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuStreamSynchronize", "on %s", d->base.props.name);
}

cuda_result gather_load(struct cuda_dev *d, struct CUmod_st **module, struct CUfunc_st **kernel)
{
	if (!cuda_attr(d->api, d->id, CUDA_DEV_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, 0)) {
		return CUDA_RES_NOT_SUPPORTED;
	}
	return cuda_kernel_load(d, DEV_KERNEL_PIECES, module, kernel);
}
