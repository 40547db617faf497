/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of blocks, copied in a stream's order. There are two ways: a kernel on few of the GPU's
 * processors, which reads the list, and the driver's copies, which the copy engine makes. The
 * driver spends 1.3 to 3 us of a processor on each copy, which limits blocks of up to some ten KiB.
 * The kernel fills the link with such blocks, but takes processors from other kernels. With blocks
 * of 16 KiB it slows a matrix product beside it by about 1 %, and moves ten times the driver's
 * bytes; with blocks of 64 KiB the copy engine is the better neighbour (H100, driver 580). Long
 * pieces gain nothing by a kernel. Where the two cross is measured: see costs.h.
 *
 * All pieces are checked before any is queued. Nothing here waits. If there is no memory for a
 * list, the list comes with the launches, as their parameters. So does the list of a stream that is
 * being captured, because its graph may be replayed at any time.
 */

#include <errno.h>

#include "base/error.h"
#include "launch/blocks.h"

static bool holds(const struct launch_reach *r, uintptr_t addr, size_t len)
{
	return addr - r->base < r->len && len <= r->len - (addr - r->base);
}

/* `last`: where the piece before lay. */
static int look(struct blocks *b, struct launch_reach *last, const void *ptr, size_t len,
		bool writes, size_t i)
{
	int rc;

	if (holds(last, (uintptr_t)ptr, len)) {
		return 0;
	}
	rc = launch_reach(b->s, ptr, len, writes, writes ? "destination" : "source", last);
	if (rc) {
		last->len = 0;
		return err_set(-rc, "piece %zu: %s", i, err_message());
	}
	return 0;
}

static enum cost_way way_of(const struct launch_reach *dst, const struct launch_reach *src)
{
	return dst->far || src->far ? COST_PEER
	       : dst->host	    ? COST_FROM_DEVICE
	       : src->host	    ? COST_TO_DEVICE
				    : COST_INSIDE;
}

/* Whose each piece is, and how many there are of each class. */
static int classify(struct blocks *b)
{
	struct launch_reach dst = { 0 };
	struct launch_reach src = { 0 };
	struct blocks_sum *sum =
		NULL; /* of pieces of `len` bytes that lie where the last one lay */
	size_t len = 0;

	for (size_t i = 0; i < b->n; i++) {
		const struct dev_piece p = dev_list_at(&b->list, i);
		int rc;

		if (sum && p.len == len && holds(&dst, (uintptr_t)p.dst, len) &&
		    holds(&src, (uintptr_t)p.src, len)) {
			sum->pieces++;
			sum->bytes += len;
			continue;
		}
		if (!p.len) {
			continue;
		}
		len = p.len;
		sum = &b->sums[cost_class(len)];
		rc = look(b, &dst, p.dst, p.len, true, i);
		rc = rc ? rc : look(b, &src, p.src, p.len, false, i);
		if (rc) {
			return rc;
		}
		sum->pieces++;
		sum->bytes += len;
		b->ways |= 1u << way_of(&dst, &src);
		/* Where the pages are, or that no device is at an end, no measurement tells. */
		b->unmeasured |= dst.managed || src.managed || (dst.host && src.host);
	}
	return 0;
}

/* Decides which size classes the kernel copies and which the driver. A list with several ways uses
 * the estimate. */
static void choose(struct blocks *b)
{
	bool one_way = b->ways && !(b->ways & (b->ways - 1));

	b->by_kernel = one_way ? costs_mask(b->s->lists, b->s->dev,
					    (enum cost_way)__builtin_ctz(b->ways), b->soonest)
			       : costs_estimate(b->soonest);
	for (unsigned int k = 0; k < COST_CLASS_ALL; k++) {
		struct blocks_sum *to = b->by_kernel >> k & 1 ? &b->kernel : &b->driver;

		to->pieces += b->sums[k].pieces;
		to->bytes += b->sums[k].bytes;
	}
}

static int carry(struct blocks *b, const struct pl_stream_copyv_opts *opts)
{
	bool done = false;
	int rc = opts->units ? 0 : blocks_measure(b, &done);

	if (rc || done) {
		return rc;
	}
	b->soonest = b->captured || opts->flags & PL_COPYV_SOONEST;
	choose(b);
	if (b->kernel.pieces) {
		rc = blocks_load(b->s);
		if (!rc) {
			blocks_size_up(b, opts->units);
			rc = blocks_by_kernel(b);
		}
	}
	return rc || !b->driver.pieces ? rc : blocks_by_driver(b);
}

int launch_copyv(struct launcher *s, const struct dev_list *list,
		 const struct pl_stream_copyv_opts *opts)
{
	struct blocks b = { .s = s, .list = *list, .n = list->n };
	int rc = s->dev->order.usable(s->s);

	b.captured = rc == -EOPNOTSUPP;
	if (rc && !b.captured) {
		return rc;
	}
	rc = classify(&b);
	rc = rc ? rc : carry(&b, opts);
	if (!rc && opts->report) {
		opts->report->kernel_pieces = b.kernel.pieces;
		opts->report->kernel_bytes = b.kernel.bytes;
		opts->report->driver_pieces = b.driver.pieces;
		opts->report->driver_bytes = b.driver.bytes;
		opts->report->units = b.units;
	}
	return rc;
}
