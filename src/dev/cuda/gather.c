/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Many small copies at once. The driver accepts one copy at a time and takes some 2.5 us for each,
 * whatever the number of threads (measured on an H200). So small copies are made by the hundred: in
 * one launch of the gather kernel, or in batches for the copy engines. Large copies are made one
 * by one.
 *
 * A kernel is ten times faster than a batch, but a kernel of the program that fills the GPU delays
 * it without limit. So the gather kernel has the highest priority, and is cancelled if it has not
 * started after a while: see gather_kernel.c. Copy engines do not wait for kernels. While streams
 * of the program may wait for the library, neither kernels nor batches are used.
 */

#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/gather.h"

#define SMALL_MAX \
	65536u /* larger copies gain nothing in a group: copies of 1 MiB in a batch are slower */

static const char *const modes[] = {
	[GATHER_AUTO] = "auto",
	[GATHER_KERNEL] = "kernel",
	[GATHER_BATCH] = "batch",
	[GATHER_COPY] = "copy",
};

enum gather_mode gather_mode_of(const char *name)
{
	for (size_t i = 0; name && i < ARRAY_LEN(modes); i++) {
		if (strcmp(modes[i], name) == 0) {
			return (enum gather_mode)i;
		}
	}
	return GATHER_AUTO;
}

static int batch(struct cuda_stream *s, const struct dev_piece *v, size_t n)
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

int gather_by_engine(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	const struct cuda_dev *d = cuda_dev_of(s->base.dev);
	int err;

	/* A batch of short copies queues behind streams that wait, as each copy would: see copy.c
	 */
	if (n > 1 && d->api->cuMemcpyBatchAsync && d->gather != GATHER_COPY &&
	    dev_quiesce_try(dev_set_of(&d->base))) {
		err = batch(s, v, n);
		dev_quiesce_end(dev_set_of(&d->base));
		return err;
	}
	return cuda_copy_pieces(s, v, n, false);
}

/* Small copies for the copy engines, while they are collected. */
struct collect {
	size_t n;
	struct dev_piece v[GATHER_GROUP];
};

static int flush(struct cuda_stream *s, struct collect *c)
{
	size_t n = c->n;

	c->n = 0;
	return n ? gather_by_engine(s, c->v, n) : 0;
}

static int queue_all(struct cuda_stream *s, const struct dev_piece *v, size_t n,
		     struct dev_touch touch, bool still)
{
	bool kernel = still && n && touch.sure &&
		      (!touch.theirs || cuda_is_whole(cuda_dev_of(s->base.dev), touch.theirs)) &&
		      gather_ready(s);
	struct collect other;
	int err = 0;

	other.n = 0;
	for (size_t i = 0; i < n && !err; i++) {
		if (v[i].len > SMALL_MAX) {
			err = cuda_copy_pieces(s, &v[i], 1, false);
		} else if (kernel) {
			err = gather_add(s, &v[i], n == 1);
		} else if (v[i].len) {
			other.v[other.n++] = v[i];
			err = other.n == GATHER_GROUP ? flush(s, &other) : 0;
		}
	}
	if (!err) {
		err = flush(s, &other);
	}
	if (err) {
		gather_forget(s);
		return err;
	}
	return gather_launch(s);
}

int cuda_copy_many(struct dev_stream *base, const struct dev_piece *v, size_t n,
		   struct dev_touch touch)
{
	struct cuda_stream *s = cuda_stream_of(base);
	struct cuda_visit visit;
	int err = cuda_enter(cuda_dev_of(base->dev), &visit);
	dev_set quiet;

	if (err < 0) {
		return err;
	}
	quiet = dev_quiesce_try(dev_set_of(base->dev));
	/* What has been queued before comes first: the engines' stream keeps the order. */
	err = queue_all(s, v, n, touch, quiet);
	dev_quiesce_end(quiet);
	cuda_leave(&visit);
	return err;
}
