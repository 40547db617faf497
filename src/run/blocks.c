/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of copies: a program's call of cuMemcpyBatchAsync() is carried out by libpeerlane's kernel
 * where the pieces are short, and by the driver's own copies where they are long, all in the
 * program's stream (pl_stream_copyv()). A list that the kernel must not or cannot copy goes to the
 * driver as it came, and so does one that is wrong, so that its error is the driver's.
 */

#include <stdlib.h>

#include "run/library.h"

#define KEPT 65536u /* pieces of a buffer that is kept */
#define FEW 4u	    /* shorter lists are the driver's: a launch costs as much as some copies */

static void passed(const struct run_batch *b, enum run_blocks_reason why)
{
	run_count(&run_counts.blocks.past[why], 1);
	run_count(&run_counts.blocks.past_pieces, b->n);
}

/* Whether the kernel keeps to these attributes. Copies whose sources may be read only during the
 * call are left to the driver. */
static bool has_plain_attributes(const struct run_batch *b)
{
	if (!b->dsts || !b->srcs || !b->sizes || !b->attrs || !b->first || !b->n_attrs ||
	    b->n_attrs > b->n || b->first[0]) {
		return false;
	}
	for (size_t i = 0; i < b->n_attrs; i++) {
		const struct drv_copy_attrs *a = &b->attrs[i];

		if ((a->order != DRV_ORDER_STREAM && a->order != DRV_ORDER_ANY) ||
		    (a->flags & ~(unsigned int)DRV_COPY_BESIDE_KERNELS) ||
		    (i && (b->first[i] <= b->first[i - 1] || b->first[i] >= b->n))) {
			return false;
		}
	}
	return true;
}

static bool is_captured(const struct run_driver *drv, const struct run_batch *b)
{
	drv_enum capture = 0;

	return drv->cuStreamIsCapturing(b->stream, &capture) != DRV_OK || capture;
}

/* The list as libpeerlane takes it. */
struct buffer {
	size_t space; /* pieces */
	struct pl_copy_piece v[];
};

/* A buffer that is kept: fresh memory of that size costs as much as the list. */
static _Atomic(struct buffer *) spare;

static struct buffer *take_buffer(size_t n)
{
	struct buffer *buf = atomic_exchange(&spare, NULL);

	if (buf && buf->space < n) {
		free(buf);
		buf = NULL;
	}
	if (!buf) {
		buf = malloc(sizeof(*buf) + n * sizeof(buf->v[0]));
		if (buf) {
			buf->space = n;
		}
	}
	return buf;
}

static void give_buffer(struct buffer *buf)
{
	if (buf && buf->space <= KEPT) {
		buf = atomic_exchange(&spare, buf);
	}
	free(buf);
}

/* Returns false if a copy has no bytes, which is an error for the driver. */
static bool convert(const struct run_batch *b, struct pl_copy_piece *v)
{
	for (size_t i = 0; i < b->n; i++) {
		v[i] = (struct pl_copy_piece){ .dst = (void *)(uintptr_t)b->dsts[i],
					       .src = (const void *)(uintptr_t)b->srcs[i],
					       .len = b->sizes[i] };
		if (!b->sizes[i]) {
			return false;
		}
	}
	return true;
}

/* The GPU whose primary context is current; -1: it is another context. Asks the driver little where
 * the GPU is open. With the lock for reading. */
static drv_device current_gpu(const struct run_driver *drv, struct CUctx_st **ctx)
{
	drv_device d = -1;

	if (drv->cuCtxGetCurrent(ctx) != DRV_OK || !*ctx || drv->cuCtxGetDevice(&d) != DRV_OK ||
	    !run_gpu_known(d)) {
		return -1;
	}
	return run_gpus.v[d].ctx && run_gpus.v[d].primary == *ctx ? d : run_primary(drv, ctx);
}

/* Queues the list in the program's stream, with the lock held for reading. */
static bool queue(const struct run_gpu *g, const struct run_batch *b, const struct pl_copy_piece *v)
{
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_stream *s = NULL;
	int rc;

	opts.flags = run_config.blocks == RUN_BLOCKS_IDLE ? PL_COPYV_SOONEST : 0;
	opts.report = &report;
	run_inside++;
	rc = run_lib.pl_stream_wrap(g->dev, b->stream, &s);
	rc = rc ? rc : run_lib.pl_stream_copyv(s, NULL, NULL, v, b->n, &opts);
	run_lib.pl_stream_close(s);
	run_inside--;
	if (rc) {
		return false;
	}
	run_count(&run_counts.blocks.lists, 1);
	run_count(&run_counts.blocks.kernel_pieces, report.kernel_pieces);
	run_count(&run_counts.blocks.kernel_bytes, report.kernel_bytes);
	run_count(&run_counts.blocks.driver_pieces, report.driver_pieces);
	run_count(&run_counts.blocks.driver_bytes, report.driver_bytes);
	return true;
}

static enum run_blocks_reason carry(const struct run_driver *drv, const struct run_batch *b)
{
	struct CUctx_st *ctx = NULL;
	struct buffer *buf;
	enum run_blocks_reason why = RUN_BLOCKS_PAST_CONTEXT;
	drv_device d;

	rwlock_read(&run_gpus.lock);
	d = current_gpu(drv, &ctx);
	if (d >= 0 && !atomic_load(&run_gpus.v[d].refs)) {
		atomic_store(&run_gpus.v[d].uncounted, true);
	}
	if (d >= 0 && run_library_open(&run_gpus.v[d], d, ctx)) {
		buf = take_buffer(b->n);
		why = !buf || !convert(b, buf->v)	 ? RUN_BLOCKS_PAST_ATTRIBUTES
		      : queue(&run_gpus.v[d], b, buf->v) ? RUN_BLOCKS_TAKEN
							 : RUN_BLOCKS_PAST_MEMORY;
		give_buffer(buf);
	}
	rwlock_release(&run_gpus.lock);
	return why;
}

bool run_blocks(const struct run_batch *b)
{
	const struct run_driver *drv;
	enum run_blocks_reason why;

	if (!run_config.blocks || run_inside || !b->stream || !b->n) {
		return false;
	}
	drv = run_driver_now();
	if (!drv) {
		return false;
	}
	why = b->n < FEW		 ? RUN_BLOCKS_PAST_FEW
	      : !has_plain_attributes(b) ? RUN_BLOCKS_PAST_ATTRIBUTES
	      : is_captured(drv, b)	 ? RUN_BLOCKS_PAST_CAPTURE
					 : carry(drv, b);
	if (why != RUN_BLOCKS_TAKEN) {
		passed(b, why);
	}
	return why == RUN_BLOCKS_TAKEN;
}
