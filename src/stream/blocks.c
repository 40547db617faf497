/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of blocks, copied in a stream's order. Two ways: a kernel on few of the GPU's processors,
 * which reads the list, and the driver's copies, which the copy engine makes. The driver spends 1.3
 * to 3 us of a processor on each copy, so that blocks of up to some ten KiB are limited by that;
 * the kernel fills the link with them, but takes processors from other kernels. Beside a matrix
 * product it costs 1 to 2 % of that for blocks of 16 KiB at six times the driver's bytes, and for
 * blocks of 64 KiB the copy engine is the better neighbour (H100, driver 580). Long pieces gain
 * nothing by a kernel.
 *
 * All pieces are checked before any is queued. Nothing here waits: where there is no memory for a
 * list, and in a stream that is being captured, whose graph may be replayed at any time, the list
 * comes with the launches.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "stream/stream.h"

#define SOONEST_MAX (512u << 10) /* longer ones go by the driver */
#define SPARING_MAX (48u << 10)	 /* likewise, where processors are to be spared */
#define PART_LEAST 4096u	 /* of a piece that is cut */
#define PART_MOST 65536u
#define PARTS_OF_A_WARP 4u	  /* that it should have, so that all end at about the same time */
#define INLINE_LAUNCHES 2u	  /* up to which a list comes with them */
#define HOST_UNITS_PART 16u	  /* of the processors fill the link to the host */
#define DEVICE_UNITS_PART 2u	  /* and that to memory of devices */
#define LONG 1024u		  /* parts of a list whose begin is launched first */
#define WARPS (LIST_THREADS / 32) /* of a block of the kernel */
#define GROUP 200u		  /* copies that the driver gets at once */

struct blocks {
	struct stream *s;
	const struct pl_copy_piece *v;
	size_t n;
	bool captured;
	size_t kernel_max; /* bytes of a piece: from there on the driver copies it */
	size_t part;
	unsigned int units;

	size_t kernel_pieces;
	size_t driver_pieces;
	uint64_t kernel_bytes;
	uint64_t driver_bytes;
	bool host; /* one end of the kernel's is host memory */
};

static bool holds(const struct stream_reach *r, uintptr_t addr, size_t len)
{
	return addr - r->base < r->len && len <= r->len - (addr - r->base);
}

/* `last`: where the piece before lay. */
static int look(struct blocks *b, struct stream_reach *last, const void *ptr, size_t len,
		bool writes, size_t i)
{
	int rc;

	if (holds(last, (uintptr_t)ptr, len)) {
		return 0;
	}
	rc = stream_reach(b->s, ptr, len, writes, writes ? "destination" : "source", last);
	if (rc) {
		last->len = 0;
		return err_set(-rc, "piece %zu: %s", i, err_message());
	}
	return 0;
}

/* Whose each piece is, and who copies it. */
static int classify(struct blocks *b)
{
	struct stream_reach dst = { 0 };
	struct stream_reach src = { 0 };

	for (size_t i = 0; i < b->n; i++) {
		const struct pl_copy_piece *p = &b->v[i];
		int rc;

		if (!p->len) {
			continue;
		}
		rc = look(b, &dst, p->dst, p->len, true, i);
		rc = rc ? rc : look(b, &src, p->src, p->len, false, i);
		if (rc) {
			return rc;
		}
		if (p->len < b->kernel_max) {
			b->kernel_pieces++;
			b->kernel_bytes += p->len;
			b->host |= dst.host || src.host;
		} else {
			b->driver_pieces++;
			b->driver_bytes += p->len;
		}
	}
	return 0;
}

/* On how many processors the kernel runs, and how long pieces are cut. */
static void measure(struct blocks *b, unsigned int units)
{
	unsigned int all = b->s->dev->props.units;
	uint64_t warps;

	b->units = units ? units : all / (b->host ? HOST_UNITS_PART : DEVICE_UNITS_PART);
	b->units = b->units < 1 ? 1 : b->units > all ? all : b->units;
	warps = b->units * WARPS;
	b->part = b->kernel_bytes / (warps * PARTS_OF_A_WARP) / 128 * 128;
	b->part = b->part < PART_LEAST ? PART_LEAST : b->part > PART_MOST ? PART_MOST : b->part;
}

static size_t parts_of(const struct blocks *b, size_t len)
{
	return len <= b->part ? 1 : (len + b->part - 1) / b->part;
}

static size_t count_parts(const struct blocks *b)
{
	size_t parts = 0;

	for (size_t i = 0; i < b->n; i++) {
		size_t len = b->v[i].len;

		parts += len && len < b->kernel_max ? parts_of(b, len) : 0;
	}
	return parts;
}

static unsigned int gpu_blocks(const struct blocks *b, size_t parts)
{
	return (unsigned int)min_u64((parts + WARPS - 1) / WARPS, b->units);
}

/* How far a list was filled: the next byte of the next piece. */
struct cursor {
	size_t i;
	size_t at;
};

/* The kernel's next parts, up to `most`; how many there were. */
static size_t fill(const struct blocks *b, struct cursor *c, struct piece *out, size_t most)
{
	size_t n = 0;

	for (; c->i < b->n && n < most; c->i++, c->at = 0) {
		const struct pl_copy_piece *p = &b->v[c->i];

		for (; c->at < p->len && p->len < b->kernel_max && n < most; c->at += b->part) {
			out[n++] =
				(struct piece){ .dst = (uintptr_t)p->dst + c->at,
						.src = (uintptr_t)p->src + c->at,
						.len = (uint32_t)min_u64(p->len - c->at, b->part) };
		}
		if (c->at < p->len && p->len < b->kernel_max) {
			break; /* in the middle of a piece */
		}
	}
	return n;
}

/* The begin of a long list is launched before the rest is written. */
static int launch_parts(const struct blocks *b, const struct list *l, size_t parts, size_t *done)
{
	struct cursor c = { 0, 0 };

	while (*done < parts) {
		struct piece *at = list_pieces(l) + *done;
		size_t most = !*done && parts >= LONG ? parts / 4 : parts - *done;
		struct list_params params = { .list = (uintptr_t)at,
					      .n = (uint32_t)fill(b, &c, at, most) };
		int rc = b->s->dev->kernel.launch(b->s->s, DEV_KERNEL_LIST, gpu_blocks(b, params.n),
						  &params);

		if (rc) {
			return rc;
		}
		*done += params.n;
	}
	return 0;
}

static int launch_list(const struct blocks *b, struct list *l, size_t parts)
{
	struct stream *s = b->s;
	size_t done = 0;
	int rc;

	lock_acquire(&s->lock);
	rc = launch_parts(b, l, parts, &done);
	if (!rc) {
		l->number++;
		rc = s->dev->order.write_value(s->s, &l->head->passed, l->number);
	}
	lock_release(&s->lock);
	/* After a failure a kernel may still read the begin of the list: it stays taken. */
	if (!rc || !done) {
		list_give(&s->room->lists, l);
	}
	return rc;
}

static int launch_some(const struct blocks *b, struct list_inline_params *params)
{
	int rc = b->s->dev->kernel.launch(b->s->s, DEV_KERNEL_LIST_INLINE, gpu_blocks(b, params->n),
					  params);

	params->n = 0;
	return rc;
}

static int launch_inline(const struct blocks *b)
{
	struct list_inline_params params;
	int rc = 0;

	params.n = 0;
	params.unused = 0;
	for (size_t i = 0; i < b->n && !rc; i++) {
		const struct pl_copy_piece *p = &b->v[i];

		for (size_t at = 0; at < p->len && p->len < b->kernel_max && !rc; at += b->part) {
			params.list[params.n++] =
				(struct list_entry){ .dst = (uintptr_t)p->dst + at,
						     .src = (uintptr_t)p->src + at,
						     .len = min_u64(p->len - at, b->part) };
			rc = params.n == LIST_INLINE ? launch_some(b, &params) : 0;
		}
	}
	return rc || !params.n ? rc : launch_some(b, &params);
}

static int by_kernel(struct blocks *b)
{
	size_t parts = count_parts(b);
	struct list *l = NULL;

	if (!b->captured && parts > (size_t)INLINE_LAUNCHES * LIST_INLINE && parts < UINT32_MAX) {
		l = list_take(&b->s->room->lists, b->s->dev, parts);
	}
	return l ? launch_list(b, l, parts) : launch_inline(b);
}

static int by_driver(const struct blocks *b)
{
	struct dev_piece v[GROUP];
	size_t n = 0;
	int rc = 0;

	for (size_t i = 0; i < b->n && !rc; i++) {
		const struct pl_copy_piece *p = &b->v[i];

		if (p->len >= b->kernel_max) {
			v[n++] = (struct dev_piece){ .dst = p->dst, .src = p->src, .len = p->len };
		}
		if (n == GROUP) {
			rc = b->s->dev->order.copies(b->s->s, v, n, b->captured);
			n = 0;
		}
	}
	return rc || !n ? rc : b->s->dev->order.copies(b->s->s, v, n, b->captured);
}

int stream_copyv(struct stream *s, const struct pl_copy_piece *v, size_t n,
		 const struct pl_stream_copyv_opts *opts)
{
	struct blocks b = { .s = s, .v = v, .n = n };
	int rc = s->dev->order.usable(s->s);

	b.captured = rc == -EOPNOTSUPP;
	if (rc && !b.captured) {
		return rc;
	}
	b.kernel_max = b.captured || opts->flags & PL_COPYV_SOONEST ? SOONEST_MAX : SPARING_MAX;
	rc = classify(&b);
	if (rc) {
		return rc;
	}
	if (b.kernel_pieces) {
		measure(&b, opts->units);
		rc = dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_LIST);
		rc = rc ? rc : dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_LIST_INLINE);
		rc = rc ? rc : by_kernel(&b);
	}
	rc = rc || !b.driver_pieces ? rc : by_driver(&b);
	if (!rc && opts->report) {
		opts->report->kernel_pieces = b.kernel_pieces;
		opts->report->kernel_bytes = b.kernel_bytes;
		opts->report->driver_pieces = b.driver_pieces;
		opts->report->driver_bytes = b.driver_bytes;
		opts->report->units = b.units;
	}
	return rc;
}
