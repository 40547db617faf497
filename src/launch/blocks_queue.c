/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The copies of a list, queued: a kernel that reads it, and copies of the driver's. */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "launch/blocks.h"

#define PART_LEAST 4096u /* of a piece that is cut */
#define PART_MOST 65536u
#define PARTS_OF_A_WARP 4u   /* that it should have, so that all end at about the same time */
#define INLINE_MOST 32u	     /* launches of a list; a driver queues some thousand */
#define INLINE_LAUNCHES 2u   /* up to which a list comes with them */
#define HOST_UNITS_PART 32u  /* of the processors fill the link to the host: 4 of an H100 */
#define DEVICE_UNITS_PART 2u /* and that to memory of devices */
#define LONG 1024u	     /* parts of a list whose begin is launched first */
#define GROUP 200u	     /* copies that the driver gets at once */

int blocks_load(const struct launcher *s)
{
	int rc = dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_LIST);

	return rc ? rc : dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_LIST_INLINE);
}

/* On how many processors the kernel runs, and how long pieces are cut. */
void blocks_size_up(struct blocks *b, unsigned int units)
{
	unsigned int all = b->s->dev->props.units;
	bool host = b->ways & (1u << COST_TO_DEVICE | 1u << COST_FROM_DEVICE);
	uint64_t warps;

	b->units = units ? units : all / (host ? HOST_UNITS_PART : DEVICE_UNITS_PART);
	b->units = b->units < 1 ? 1 : b->units > all ? all : b->units;
	warps = b->units * BLOCKS_WARPS;
	b->part = b->kernel.bytes / (warps * PARTS_OF_A_WARP) / 128 * 128;
	b->part = b->part < PART_LEAST ? PART_LEAST : b->part > PART_MOST ? PART_MOST : b->part;
}

static size_t parts_of(const struct blocks *b, size_t len)
{
	return len <= b->part ? 1 : (len + b->part - 1) / b->part;
}

/* Bytes below which all pieces are that the kernel copies. */
static size_t kernel_below(const struct blocks *b)
{
	unsigned int k = COST_CLASS_LONG;

	while (k > COST_CLASS_SHORT && !(b->by_kernel >> k & 1 && b->sums[k].pieces)) {
		k--;
	}
	return k == COST_CLASS_LONG ? SIZE_MAX : cost_class_least(k + 1);
}

size_t blocks_parts(const struct blocks *b)
{
	size_t parts = 0;

	if (kernel_below(b) <= b->part) {
		return b->kernel.pieces;
	}
	for (size_t i = 0; i < b->n; i++) {
		size_t len = b->list.v[i].len;

		parts += len && is_kernels(b, len) ? parts_of(b, len) : 0;
	}
	return parts;
}

static unsigned int gpu_blocks(const struct blocks *b, size_t parts)
{
	return (unsigned int)min_u64((parts + BLOCKS_WARPS - 1) / BLOCKS_WARPS, b->units);
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
	size_t len = 0; /* of the last piece, and whether those are the kernel's */
	bool kernels = false;

	for (; c->i < b->n && n < most; c->i++, c->at = 0) {
		const struct dev_piece p = dev_list_at(&b->list, c->i);

		if (p.len != len) {
			len = p.len;
			kernels = is_kernels(b, len);
		}

		for (; kernels && c->at < p.len && n < most; c->at += b->part) {
			out[n++] =
				(struct piece){ .dst = (uintptr_t)p.dst + c->at,
						.src = (uintptr_t)p.src + c->at,
						.len = (uint32_t)min_u64(p.len - c->at, b->part) };
		}
		if (kernels && c->at < p.len) {
			break; /* in the middle of a piece */
		}
	}
	return n;
}

/* If the copy must end as soon as possible, the beginning of a long list is launched before the
 * rest is written. Otherwise there is one launch: beside kernels that fill the GPU each launch
 * waits until one of them ends. */
int blocks_launch(const struct blocks *b, const struct launch_list *l, size_t parts, size_t *done)
{
	struct cursor c = { 0, 0 };

	while (*done < parts) {
		struct piece *at = list_pieces(l) + *done;
		size_t most = b->soonest && !*done && parts >= LONG ? parts / 4 : parts - *done;
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

/* Queues, behind all work that reads the list, the store that gives it back. */
int blocks_pass(const struct blocks *b, struct launch_list *l)
{
	const struct launcher *s = b->s;

	l->number++;
	return s->dev->order.write_value(s->s, &l->head->passed, l->number);
}

static int launch_by_list(const struct blocks *b, struct launch_list *l, size_t parts)
{
	struct launcher *s = b->s;
	size_t done = 0;
	int rc;

	lock_acquire(&s->lock);
	rc = blocks_launch(b, l, parts, &done);
	rc = rc ? rc : blocks_pass(b, l);
	lock_release(&s->lock);
	/* After a failure a kernel may still read the begin of the list: it stays taken. */
	if (!rc || !done) {
		list_give(s->lists, l);
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
		const struct dev_piece p = dev_list_at(&b->list, i);
		bool kernels = is_kernels(b, p.len);

		for (size_t at = 0; kernels && at < p.len && !rc; at += b->part) {
			params.list[params.n++] =
				(struct list_entry){ .dst = (uintptr_t)p.dst + at,
						     .src = (uintptr_t)p.src + at,
						     .len = min_u64(p.len - at, b->part) };
			rc = params.n == LIST_INLINE ? launch_some(b, &params) : 0;
		}
	}
	return rc || !params.n ? rc : launch_some(b, &params);
}

struct launch_list *blocks_take(const struct blocks *b, size_t parts)
{
	struct launch_list *l =
		parts < UINT32_MAX ? list_take(b->s->lists, b->s->dev, parts) : NULL;

	if (l) {
		costs_note(b->s->lists, l);
	}
	return l;
}

int blocks_by_kernel(const struct blocks *b)
{
	size_t parts = blocks_parts(b);
	struct launch_list *l = NULL;

	if (!b->captured && parts > (size_t)INLINE_LAUNCHES * LIST_INLINE) {
		l = blocks_take(b, parts);
	}
	if (!l && !b->captured && parts > (size_t)INLINE_MOST * LIST_INLINE) {
		return err_set(
			EAGAIN,
			"there is no pinned memory for a list of %zu pieces now, as lists of "
			"128 MiB are queued or a transfer waits on a stream of %s: try it again "
			"when that is done, or in shorter lists",
			parts, b->s->dev->props.name);
	}
	return l ? launch_by_list(b, l, parts) : launch_inline(b);
}

int blocks_by_driver(const struct blocks *b)
{
	struct dev_piece v[GROUP];
	size_t n = 0;
	int rc = 0;

	for (size_t i = 0; i < b->n && !rc; i++) {
		const struct dev_piece p = dev_list_at(&b->list, i);

		if (p.len && !is_kernels(b, p.len)) {
			v[n++] = p;
		}
		if (n == GROUP) {
			rc = b->s->dev->order.copies(b->s->s, v, n, b->captured);
			n = 0;
		}
	}
	return rc || !n ? rc : b->s->dev->order.copies(b->s->s, v, n, b->captured);
}
