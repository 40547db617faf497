/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Single copies and fills, which must make progress beside streams that wait.
 *
 * The driver has eight connections to a GPU's compute engine unless the program asked for more, and
 * a stream that waits for a value occupies one. Kernels and fills queue behind it, and so do short
 * copies to the device, whose bytes the driver puts among the commands: up to 24 KiB from pinned
 * memory and 64 KiB from other memory. If the stream waits for such a copy, that is a deadlock.
 * Copies of more than one row use the copy engine at any length, and are not blocked (observed on
 * an H200 with driver 580: eight and 64 streams waiting, from one byte a row). So if a stream may
 * wait before a short copy is queued, the copy is made as two rows; 4 KiB take 7.2 us then, and 6.9
 * us otherwise.
 *
 * The copy engines have connections too, four in each direction, and a copy of the program behind a
 * wait occupies one. A copy of ours that comes to stand behind it waits for that stream. So where
 * streams may wait, copies take turns.
 *
 * A copy passes four layers, and the first that can queue it does:
 *
 *   intent    dev_copy() (dev/intent.c). With DEV_NOWAIT the copy is queued in a quiescent period
 * of the GPU, or the caller gets -EBUSY. With DEV_WAIT it continues here. period    try_quiet(): no
 * stream waits while none has a transfer queued (dev/quiesce.h). In such a period a short copy is
 * one plain call of the driver. This is the usual case. turn      dev_engine_get(): long copies,
 * and all copies while streams may wait, count against the connections that are left. aside     A
 * kernel in the device's second context makes the copy if no connection is left
 *             (second_ctx_copy.c).
 */

#include "base/bits.h"
#include "dev/cuda/cuda_dev.h"

#define AMONG_COMMANDS_MAX 65536u

int cuda_copy_plain(struct cuda_stream *s, void *dst, const void *src, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	cuda_result r;

	/* Unified addressing: the driver sees from the addresses which way to go. */
	r = d->api->cuMemcpyAsync(cuda_ptr_of(dst), cuda_ptr_of(src), len, s->s);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemcpyAsync", "of %zu bytes from %p to %p on %s", len, src,
				 dst, d->base.props.name);
	}
	cuda_stream_queued(s);
	return 0;
}

static int copy_rows(struct cuda_stream *s, void *dst, const void *src, size_t width)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct cuda_rows rows = { .src = { .type = CUDA_MEMORYTYPE_UNIFIED,
					   .device = cuda_ptr_of(src),
					   .pitch = width },
				  .dst = { .type = CUDA_MEMORYTYPE_UNIFIED,
					   .device = cuda_ptr_of(dst),
					   .pitch = width },
				  .width = width,
				  .height = 2 };
	cuda_result r = d->api->cuMemcpy2DAsync((void *)&rows, s->s);

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemcpy2DAsync",
				 "of two rows of %zu bytes from %p to %p on %s", width, src, dst,
				 d->base.props.name);
	}
	cuda_stream_queued(s);
	return 0;
}

/* The last two bytes of an odd number once more. One byte has no rows: it is left to the driver. */
static int copy_by_engine(struct cuda_stream *s, char *dst, const char *src, size_t len)
{
	int err;

	if (len < 2) {
		return cuda_copy_plain(s, dst, src, len);
	}
	err = copy_rows(s, dst, src, len / 2);
	if (!err && len % 2) {
		err = copy_rows(s, dst + len - 2, src + len - 2, 1);
	}
	return err;
}

/* Where a stream may wait by the time that it is queued. */
static int queue_one(struct cuda_stream *s, const struct dev_piece *v)
{
	return v->len > AMONG_COMMANDS_MAX ? cuda_copy_plain(s, v->dst, v->src, v->len)
					   : copy_by_engine(s, v->dst, v->src, v->len);
}

/* Ends a turn at the copy engines. Waits for the copies if the grant lasts only until they end, or
 * if a stream has begun to wait since. */
static int end_turn(struct cuda_stream *s, enum dev_engine grant, int err)
{
	const struct dev *d = s->base.dev;
	bool late = grant == DEV_ENGINE_FREE && dev_engine_late(d);
	int end = grant == DEV_ENGINE_SHORT || late ? cuda_stream_settle(s) : 0;

	dev_engine_put(d, grant);
	return err ? err : end;
}

/* Takes a turn. Without DEV_ENGINE_FREE the stream must be idle first: with a copy in flight it
 * would stay on the connection of that one. */
static enum dev_engine take_turn(struct cuda_stream *s, int *err)
{
	enum dev_engine grant = DEV_ENGINE_ANY;

	if (likely(!s->programs && !s->base.ordered)) {
		grant = dev_engine_get(s->base.dev);
	}
	*err = unlikely(grant >= DEV_ENGINE_SHORT) ? cuda_stream_settle(s) : 0;
	return grant;
}

static int queue_in_turn(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	int err;
	enum dev_engine grant = take_turn(s, &err);

	if (!err && grant == DEV_ENGINE_NONE && aside_takes(s, v, n)) {
		return aside_copy(s, v, n);
	}
	for (size_t i = 0; i < n && !err; i++) {
		err = queue_one(s, &v[i]);
	}
	return end_turn(s, grant, err);
}

/* A quiescent period for these copies. Not for long ones: the driver may read memory that is not
 * pinned before the call returns, and a thread that queues a transfer on a stream would wait for
 * that. */
static dev_set try_quiet(const struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (v[i].len > AMONG_COMMANDS_MAX) {
			return 0;
		}
	}
	return dev_quiesce_try(dev_set_of(s->base.dev));
}

/*
 * In a quiescent period a copy takes no turn. A stream may wait only while a transfer of it is
 * pending, and the period begins with none pending: so neither dev_engine_get() nor
 * dev_engine_late() would find such a stream. dev_transfer_begin() settles the device within a
 * pending transfer, too, which begins when the period has ended. Copies that are in flight then
 * were marked as busy before the period ended, so cuda_drain(), which follows, waits for them.
 */
int cuda_copy_pieces(struct cuda_stream *s, const struct dev_piece *v, size_t n, bool in_period)
{
	dev_set quiet = in_period ? 0 : try_quiet(s, v, n);
	int err = 0;

	if (!in_period && !quiet) {
		return queue_in_turn(s, v, n);
	}
	for (size_t i = 0; i < n && !err; i++) {
		err = cuda_copy_plain(s, v[i].dst, v[i].src, v[i].len);
	}
	dev_quiesce_end(quiet);
	return err;
}

static int fill_plain(struct cuda_stream *s, void *dst, unsigned char byte, size_t len)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	cuda_result r = d->api->cuMemsetD8Async(cuda_ptr_of(dst), byte, len, s->s);

	cuda_stream_queued(s);
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemsetD8Async", "of %zu bytes at %p on %s", len,
					    dst, d->base.props.name);
}

static int zero_by_engine(struct cuda_stream *s, char *dst, size_t len)
{
	static const char zeros[AMONG_COMMANDS_MAX];
	int err = 0;

	for (size_t at = 0; at < len && !err; at += sizeof(zeros)) {
		err = copy_by_engine(s, dst + at, zeros, min_u64(len - at, sizeof(zeros)));
	}
	return err;
}

int cuda_fill_one(struct cuda_stream *s, void *dst, unsigned char byte, size_t len)
{
	dev_set on = dev_set_of(s->base.dev);
	enum dev_engine grant;
	int err;

	if (dev_quiesce_try(on)) {
		err = fill_plain(s, dst, byte, len);
		dev_quiesce_end(on);
		return err;
	}
	/* Only holes of files are filled; nothing else waits for a fill. */
	if (byte) {
		return fill_plain(s, dst, byte, len);
	}
	grant = take_turn(s, &err);
	if (!err && (grant != DEV_ENGINE_NONE || !aside_zero(s, dst, len, &err))) {
		err = zero_by_engine(s, dst, len);
	}
	return end_turn(s, grant, err);
}

int cuda_copy_batch(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct cuda_copy_attrs attrs = { .order = CUDA_MEMCPY_SRC_ACCESS_ORDER_STREAM };
	cuda_ptr dst[GATHER_GROUP];
	cuda_ptr src[GATHER_GROUP];
	size_t len[GATHER_GROUP];
	size_t first = 0;
	cuda_result r;

	for (size_t i = 0; i < n; i++) {
		dst[i] = cuda_ptr_of(v[i].dst);
		src[i] = cuda_ptr_of(v[i].src);
		len[i] = v[i].len;
	}
	cuda_stream_queued(s);
	r = d->api->cuMemcpyBatchAsync(dst, src, len, n, (void *)&attrs, &first, 1, s->s);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemcpyBatchAsync", "of %zu copies on %s", n,
				 d->base.props.name);
	}
	return 0;
}

int cuda_copy_group(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	const struct cuda_dev *d = cuda_dev_of(s->base.dev);
	int err;

	/* A batch of short copies queues behind streams that wait, as each copy would (see the head
	 * of this file). */
	if (n > 1 && d->api->cuMemcpyBatchAsync && d->gather != GATHER_COPY &&
	    dev_quiesce_try(dev_set_of(&d->base))) {
		err = cuda_copy_batch(s, v, n);
		dev_quiesce_end(dev_set_of(&d->base));
		return err;
	}
	return cuda_copy_pieces(s, v, n, false);
}
