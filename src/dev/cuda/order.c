/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Order by the program's own streams: calls of the CPU in their order, and waits for a word of host
 * memory. 32 bits: every driver with the second version of these calls has them on every GPU, while
 * 64 bits are an attribute. The first version is off unless the kernel module was told otherwise,
 * and is not used.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/cuda/cuda_dev.h"

/* Handles of default streams: NULL is this one, or that one for programs built that way. */
#define LEGACY ((uintptr_t)1)
#define PER_THREAD ((uintptr_t)2)

static int has_values(const struct cuda_dev *d)
{
	if (d->api->cuStreamWaitValue32 && d->api->cuStreamWriteValue32) {
		return 0;
	}
	return err_set(EOPNOTSUPP,
		       "%s: order by a stream needs a stream to wait for a value in memory, which "
		       "drivers from CUDA 11.7 can, and this is %d.%d: update it",
		       d->base.props.name, d->api->version / 1000, d->api->version % 1000 / 10);
}

static int make(struct cuda_dev *d, struct cuda_stream **out)
{
	struct cuda_stream *s;
	int err = has_values(d);

	if (err < 0) {
		return err;
	}
	s = alloc_zero(sizeof(*s));
	if (!s) {
		return -ENOMEM;
	}
	aside_prepare(d);
	s->base.dev = &d->base;
	s->ctx = d->ctx;
	s->programs = true;
	*out = s;
	return 0;
}

static int create(struct dev *base, struct dev_stream **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_stream *s;
	struct cuda_visit v;
	int err = make(d, &s);

	if (err < 0) {
		return err;
	}
	err = cuda_enter(d, &v);
	if (!err) {
		err = cuda_leave_with(&v, d->api->cuStreamCreate(&s->s, CUDA_STREAM_NON_BLOCKING),
				      "cuStreamCreate");
	}
	if (err) {
		free(s);
		return err;
	}
	*out = &s->base;
	return 0;
}

static int capture_of(struct cuda_stream *s, cuda_capture *out)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct cuda_visit v;
	cuda_result r;
	int err = cuda_enter_stream(s, &v);

	if (err < 0) {
		return err;
	}
	r = d->api->cuStreamIsCapturing(s->s, out);
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuStreamIsCapturing", "of stream %p on %s",
					    (void *)s->s, d->base.props.name);
}

/* The caller's current context, if it is one of this GPU, is the one that a default stream's handle
 * means, and that a stream of its own most likely belongs to; otherwise that is the primary. */
static struct CUctx_st *callers_ctx(const struct cuda_dev *d)
{
	struct CUctx_st *now = NULL;
	cuda_device its = d->id;

	if (d->api->cuCtxGetCurrent(&now) != CUDA_RES_OK || !now || now == d->ctx) {
		return d->ctx;
	}
	return d->api->cuCtxGetDevice(&its) == CUDA_RES_OK && its == d->id ? now : d->ctx;
}

static int wrap(struct dev *base, void *handle, struct dev_stream **out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_stream *s;
	cuda_capture capture;
	int err = make(d, &s);

	if (err < 0) {
		return err;
	}
	s->s = handle ? handle : (struct CUstream_st *)LEGACY;
	s->foreign = true;
	s->thread = pthread_self();
	s->ctx = callers_ctx(d);
	err = capture_of(s, &capture);
	if (err == -EINVAL && s->ctx != d->ctx && (uintptr_t)handle > PER_THREAD) {
		s->ctx = d->ctx;
		err = capture_of(s, &capture);
	}
	if (err < 0 && err != -EOPNOTSUPP) {
		free(s);
		return err;
	}
	*out = &s->base;
	return 0;
}

static void *handle_of(struct dev_stream *s)
{
	return cuda_stream_of(s)->s;
}

static bool is(const struct dev_stream *base, const void *handle)
{
	const struct cuda_stream *s = (const struct cuda_stream *)(const void *)base;
	const struct cuda_dev *d = (const struct cuda_dev *)(const void *)base->dev;
	uintptr_t h = handle ? (uintptr_t)handle : LEGACY;

	if ((uintptr_t)s->s != h || h > PER_THREAD) {
		return (uintptr_t)s->s == h;
	}
	return s->ctx == callers_ctx(d) &&
	       (h != PER_THREAD || pthread_equal(s->thread, pthread_self()));
}

/* A per-thread default stream is of the thread that has wrapped it. */
static int check_thread(const struct cuda_stream *s)
{
	if (s->foreign && (uintptr_t)s->s == PER_THREAD &&
	    !pthread_equal(s->thread, pthread_self())) {
		return err_set(EINVAL,
			       "the per-thread default stream of another thread: each thread must "
			       "wrap its own");
	}
	return 0;
}

static int usable(struct dev_stream *base)
{
	struct cuda_stream *s = cuda_stream_of(base);
	cuda_capture capture = CUDA_STREAM_CAPTURE_STATUS_NONE;
	int err = check_thread(s);

	err = err ? err : capture_of(s, &capture);
	if (err < 0) {
		return err;
	}
	if (capture != CUDA_STREAM_CAPTURE_STATUS_NONE) {
		return err_set(EOPNOTSUPP,
			       "stream %p on %s is being captured into a graph: storage cannot be "
			       "part of one; end the capture first",
			       (void *)s->s, base->dev->props.name);
	}
	return 0;
}

/* Asks for the capture and its number in one call, if the driver has that call. */
static cuda_result ask_capture(const struct cuda_api *api, struct CUstream_st *s, uint64_t *out)
{
	cuda_capture status = CUDA_STREAM_CAPTURE_STATUS_NONE;
	uint64_t number = 0;
	cuda_result r = api->cuStreamGetCaptureInfo
				? api->cuStreamGetCaptureInfo(s, &status, &number, NULL, NULL, NULL)
				: api->cuStreamIsCapturing(s, &status);

	*out = status == CUDA_STREAM_CAPTURE_STATUS_NONE	       ? 0
	       : status == CUDA_STREAM_CAPTURE_STATUS_ACTIVE && number ? number
								       : DEV_CAPTURE_UNKNOWN;
	return r;
}

int cuda_stream_state(struct dev_stream *base, struct dev_stream_state *out)
{
	struct cuda_stream *s = cuda_stream_of(base);
	const struct cuda_api *api = cuda_dev_of(base->dev)->api;
	unsigned long long number;
	struct cuda_visit v;
	cuda_result r;
	int err = check_thread(s);

	*out = (struct dev_stream_state){ 0, 0 };
	err = err ? err : cuda_enter_stream(s, &v);
	if (err < 0) {
		return err;
	}
	r = ask_capture(api, s->s, &out->capture);
	/* A handle is given out again when its stream was destroyed; this number is not. */
	if (r == CUDA_RES_OK && !out->capture && api->cuStreamGetId &&
	    api->cuStreamGetId(s->s, &number) == CUDA_RES_OK) {
		out->number = number + 1; /* not 0 */
	}
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuStreamGetCaptureInfo", "of stream %p on %s",
					    (void *)s->s, base->dev->props.name);
}

static int host(struct dev_stream *base, dev_host_fn fn, void *arg)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit v;
	int err = cuda_enter_stream(s, &v);

	return err < 0 ? err
		       : cuda_leave_with(&v, v.dev->api->cuLaunchHostFunc(s->s, fn, arg),
					 "cuLaunchHostFunc");
}

/* The driver has no batches on default streams, nor in graphs. */
static int copies(struct dev_stream *base, const struct dev_piece *v, size_t n, bool captured)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit visit;
	int err = cuda_enter_stream(s, &visit);

	if (err < 0) {
		return err;
	}
	if (n > 1 && !captured && (uintptr_t)s->s > PER_THREAD &&
	    visit.dev->api->cuMemcpyBatchAsync) {
		err = cuda_copy_batch(s, v, n);
	} else {
		for (size_t i = 0; i < n && !err; i++) {
			err = cuda_copy_plain(s, v[i].dst, v[i].src, v[i].len);
		}
	}
	cuda_leave(&visit);
	return err;
}

typedef cuda_result (*value_fn)(struct CUstream_st *s, cuda_ptr p, unsigned int value,
				unsigned int flags);

static int value_op(struct cuda_stream *s, value_fn fn, const char *name, atomic_uint *word,
		    unsigned int value)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct cuda_visit v;
	cuda_ptr p = 0;
	cuda_result r;
	int err = cuda_enter_stream(s, &v);

	if (err < 0) {
		return err;
	}
	r = d->api->cuMemHostGetDevicePointer(&p, word, 0);
	if (r == CUDA_RES_OK) {
		r = fn(s->s, p, value, 0);
	}
	cuda_leave(&v);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, name, "of the word at %p on %s", (void *)word,
					    d->base.props.name);
}

_Static_assert(CUDA_STREAM_WAIT_VALUE_GEQ == 0 && CUDA_STREAM_WRITE_VALUE_DEFAULT == 0,
	       "flags of both calls in value_op()");

static int wait_value(struct dev_stream *base, atomic_uint *word, unsigned int value)
{
	return value_op(cuda_stream_of(base), cuda_dev_of(base->dev)->api->cuStreamWaitValue32,
			"cuStreamWaitValue32", word, value);
}

static int write_value(struct dev_stream *base, atomic_uint *word, unsigned int value)
{
	return value_op(cuda_stream_of(base), cuda_dev_of(base->dev)->api->cuStreamWriteValue32,
			"cuStreamWriteValue32", word, value);
}

static void set_value(struct dev *d, atomic_uint *word, unsigned int value)
{
	(void)d;
	/* The GPU polls it over the bus; all stores before are visible to it first. */
	atomic_store_explicit(word, value, memory_order_seq_cst);
}

static void expect(struct dev *base, bool many)
{
	struct cuda_dev *d = cuda_dev_of(base);

	if (many) {
		aside_open(d);
	}
	cuda_drain(d);
}

const struct dev_order_ops cuda_order_ops = {
	.create = create,
	.wrap = wrap,
	.handle = handle_of,
	.is = is,
	.usable = usable,
	.host = host,
	.copies = copies,
	.wait_value = wait_value,
	.write_value = write_value,
	.set_value = set_value,
	.expect = expect,
	.set_ordered = cuda_set_ordered,
};
