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

#include <string.h>

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

/* Small copies for the copy engines, while they are collected. */
struct collect {
	size_t n;
	struct dev_piece v[GATHER_GROUP];
};

static int flush(struct cuda_stream *s, struct collect *c)
{
	size_t n = c->n;

	c->n = 0;
	return n ? cuda_copy_group(s, c->v, n) : 0;
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
	/* Work that was queued before comes first: the engines' stream keeps the order. */
	err = queue_all(s, v, n, touch, quiet);
	dev_quiesce_end(quiet);
	cuda_leave(&visit);
	return err;
}
