/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Launches: the way that an operation takes, and its rounds. All ranks must come to the same
 * result, so it depends only on values that are equal on all ranks. */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "coll/coll.h"
#include "exec/kernels.h"
#include "launch/launch.h"

#define PACKETS_2_MOST ((size_t)512 << 10)
#define COPIES_MOST ((size_t)32 << 10) /* of bytes that are only carried, between two ranks */

/* Bytes of an all-reduce, or of a rank's source of a reduce-scatter, above which it goes by tiles.
 */
#define LONG_FROM ((size_t)1 << 20)
#define TILE_MOST ((size_t)64 << 10)
#define TILE_UNIT ((size_t)128)
#define TILE_LEAST ((size_t)256)

/* All-reduces that go to all at once: a rank stores and loads all of it once for each other. */
static size_t one_shot_most(unsigned int n)
{
	return n <= 2	? (size_t)1 << 20
	       : n <= 4 ? (size_t)256 << 10
	       : n <= 8 ? (size_t)64 << 10
			: (size_t)16 << 10;
}

/* Bytes of a rank's place in an area. */
static size_t place_of(const struct comm *c)
{
	return (size_t)c->common.place_bytes;
}

static size_t chunk_of(size_t bytes, unsigned int n, size_t unit)
{
	return (size_t)align_up((bytes + n - 1) / n, unit);
}

/* Blocks of COLL_LONG: all that there may be, a power of two. */
static unsigned int long_blocks(const struct comm *c)
{
	unsigned int blocks = 1;

	while (blocks * 2 <= c->blocks) {
		blocks *= 2;
	}
	return blocks;
}

/* Bytes of the longest tile for which the scratch has space: a step's wait takes as long for short
 * ones. A reduce-scatter has no results to send, and so both areas for its tiles. */
static size_t tile_most(const struct comm *c, enum coll_kind kind)
{
	size_t area = (size_t)c->common.part_bytes / (kind == COLL_ALL_REDUCE ? 2 : 1);
	size_t most = area / COLL_SLOTS / long_blocks(c) / max_u64(1, c->n - 1);

	return (size_t)align_down(min_u64(most, TILE_MOST), TILE_UNIT);
}

/* The length of a launch's tiles: a block's strip of each chunk, cut into equal ones. */
static size_t tile_of(const struct comm *c, enum coll_kind kind, size_t chunk)
{
	size_t strip = chunk_of(chunk, long_blocks(c), TILE_UNIT);
	size_t most = tile_most(c, kind);
	size_t tiles = (strip + most - 1) / most;

	return chunk_of(strip, (unsigned int)tiles, TILE_UNIT);
}

static bool reduces(const struct comm_call *call)
{
	return call->kind == COLL_ALL_REDUCE || call->kind == COLL_REDUCE_SCATTER;
}

/* Whether an operation goes by tiles: it is long enough that steps under way at the same time gain
 * more than their flags cost. A reduce-scatter counts with the bytes of all ranks. */
static bool is_long(const struct comm *c, const struct comm_call *call)
{
	size_t bytes = call->count * call->size;

	return reduces(call) && tile_most(c, call->kind) >= TILE_LEAST &&
	       (call->kind == COLL_ALL_REDUCE ? bytes : bytes * c->n) > LONG_FROM;
}

static enum coll_way way_of(const struct comm *c, const struct comm_call *call)
{
	size_t bytes = call->count * call->size;
	size_t packets = place_of(c) / 2; /* half of them are flags */

	if (is_long(c, call)) {
		return COLL_LONG;
	}
	if (call->kind != COLL_ALL_REDUCE) {
		return bytes <= min_u64(packets, COPIES_MOST) ? COLL_PACKETS : COLL_CHUNKS;
	}
	if (bytes <= min_u64(packets, one_shot_most(c->n))) {
		return COLL_PACKETS;
	}
	return bytes <= PACKETS_2_MOST && chunk_of(bytes, c->n, 8) <= packets ? COLL_PACKETS_2
									      : COLL_CHUNKS;
}

/* A power of two: see coll_state.count. */
static unsigned int blocks_of(const struct comm *c, size_t bytes, enum coll_way way)
{
	size_t each = COLL_THREADS * (way == COLL_CHUNKS ? 16 : 8);
	unsigned int most = (unsigned int)min_u64(c->blocks, COLL_SHORT_BLOCKS);
	unsigned int blocks = 1;

	if (way == COLL_LONG) {
		return long_blocks(c);
	}
	while (blocks * 2 <= most && blocks * each < bytes) {
		blocks *= 2;
	}
	return blocks;
}

/* The short kernel, which is for whole units of 8 bytes. Ranks need not take the same one: both
 * store and await the same packets. */
static bool is_short_sum(const struct comm *c, const struct comm_call *call, enum coll_way way)
{
	size_t bytes = call->count * call->size;

	return call->kind == COLL_ALL_REDUCE && way == COLL_PACKETS && call->op == COLL_SUM &&
	       (call->type == COLL_F32 || call->type == COLL_F16 || call->type == COLL_BF16) &&
	       c->n <= COLL_SUM_RANKS &&
	       (((uintptr_t)call->src | (uintptr_t)call->dst | bytes) & 7) == 0;
}

static enum dev_kernel short_sum(unsigned int n)
{
	return n <= 2 ? DEV_KERNEL_COLL_SUM2 : n <= 4 ? DEV_KERNEL_COLL_SUM4 : DEV_KERNEL_COLL_SUM8;
}

static int launch_short_sum(struct comm *c, struct dev_stream *s, const struct comm_call *call)
{
	struct coll_sum_params p = c->sum;
	size_t bytes = call->count * call->size;
	unsigned int blocks = blocks_of(c, bytes, COLL_PACKETS);

	p.src = (uintptr_t)call->src;
	p.dst = (uintptr_t)call->dst;
	p.units = (uint32_t)(bytes / 8);
	p.type = call->type;
	p.word = COLL_WORD(call->kind, call->type, call->op, call->root, call->count);
	p.share = COLL_BLOCKS / blocks;
	return s->dev->kernel.launch(s, short_sum(c->n), blocks, &p);
}

/* Queues one launch, whose ranges begin `off` behind those of the call. */
static int launch_round(struct comm *c, struct dev_stream *s, const struct comm_call *call,
			enum coll_way way, size_t off, size_t bytes)
{
	struct coll_params p = c->common;
	size_t all = call->count * call->size;
	bool parted = call->kind == COLL_ALL_REDUCE && way != COLL_PACKETS;

	p.src = call->src ? (uintptr_t)call->src + off : 0;
	p.dst = call->dst ? (uintptr_t)call->dst + off : 0;
	p.len = bytes;
	if (parted) {
		p.len = chunk_of(bytes, c->n, way == COLL_PACKETS_2 ? 8 : 16);
		p.total = bytes;
		p.src_stride = p.dst_stride = p.len;
	} else {
		p.src_stride = call->kind == COLL_REDUCE_SCATTER || call->kind == COLL_ALL_TO_ALL
				       ? all
				       : 0;
		p.dst_stride =
			call->kind == COLL_ALL_GATHER || call->kind == COLL_ALL_TO_ALL ? all : 0;
	}
	p.word = COLL_WORD(call->kind, call->type, call->op, call->root, call->count);
	p.kind = call->kind;
	p.way = way;
	p.type = call->type ? call->type : COLL_U8;
	p.op = call->op;
	p.root = call->root;
	p.tile = way == COLL_LONG ? (uint32_t)tile_of(c, call->kind, (size_t)p.len) : 0;
	return s->dev->kernel.launch(s, way == COLL_LONG ? DEV_KERNEL_COLL_LONG : DEV_KERNEL_COLL,
				     blocks_of(c, (size_t)p.len, way), &p);
}

int comm_load(const struct comm *c, struct dev_stream *s)
{
	int rc = dev_kernel_load(s, DEV_WAIT, DEV_KERNEL_COLL);

	rc = rc ? rc : dev_kernel_load(s, DEV_WAIT, DEV_KERNEL_COLL_LONG);
	return rc || c->n > COLL_SUM_RANKS ? rc : dev_kernel_load(s, DEV_WAIT, short_sum(c->n));
}

int comm_launch(struct comm *c, struct dev_stream *s, const struct comm_call *call,
		enum coll_way way)
{
	size_t all = call->count * call->size;
	size_t most = place_of(c);
	size_t off = 0;
	int rc;

	if (is_short_sum(c, call, way)) {
		return launch_short_sum(c, s, call);
	}
	if (way == COLL_PACKETS || way == COLL_PACKETS_2) {
		return launch_round(c, s, call, way, 0, all);
	}
	if (way == COLL_LONG) {
		most = (size_t)COLL_TILES * tile_most(c, call->kind) * long_blocks(c);
	}
	most *= call->kind == COLL_ALL_REDUCE ? c->n : 1;
	do {
		size_t bytes = (size_t)min_u64(all - off, most);

		rc = launch_round(c, s, call, way, off, bytes);
		off += bytes;
	} while (!rc && off < all);
	return rc;
}

static bool is_within(const void *p, size_t len, const void *of, size_t of_len)
{
	return (uintptr_t)p >= (uintptr_t)of && (uintptr_t)p - (uintptr_t)of <= of_len &&
	       len <= of_len - ((uintptr_t)p - (uintptr_t)of);
}

/* The driver is asked for each range, but not for one that is a part of the other, as where a
 * result is stored over its source. */
static int reach(const struct comm *c, const struct launcher *s, const struct comm_call *call)
{
	size_t bytes = call->count * call->size;
	size_t src = bytes;
	size_t dst = bytes;
	int rc = 0;

	if (call->kind == COLL_REDUCE_SCATTER || call->kind == COLL_ALL_TO_ALL) {
		src *= c->n;
	}
	if (call->kind == COLL_ALL_GATHER || call->kind == COLL_ALL_TO_ALL) {
		dst *= c->n;
	}
	if (!bytes) {
		return 0;
	}
	if (call->kind == COLL_BROADCAST && c->me != call->root) {
		return launch_reach(s, call->dst, dst, true, "destination", NULL);
	}
	if (is_within(call->dst, dst, call->src, src)) {
		return launch_reach(s, call->src, src, true, "source", NULL);
	}
	if (!is_within(call->src, src, call->dst, dst)) {
		rc = launch_reach(s, call->src, src, false, "source", NULL);
	}
	return rc ? rc : launch_reach(s, call->dst, dst, true, "destination", NULL);
}

/*
 * Orders an operation behind all earlier ones, on whatever stream. On one and the same stream that
 * order is there already. Streams are compared by number: an address is given out again when a
 * stream was destroyed, whose operations may not have ended. Within one capture the order is an
 * edge of its graph. A graph is replayed when the program wants, so its operations have no order
 * here against others, nor against other graphs.
 */
static int follow_locked(struct comm *c, const struct launcher *s,
			 const struct dev_stream_state *at)
{
	if (!at->capture) {
		return c->launched && (!at->number || at->number != c->number)
			       ? s->dev->stream.event.after(s->s, c->end)
			       : 0;
	}
	return at->capture == c->capture && at->capture != DEV_CAPTURE_UNKNOWN &&
			       c->node_on != s->dev->order.handle(s->s)
		       ? s->dev->stream.event.after(s->s, c->node)
		       : 0;
}

/* A communicator whose launch has no mark is never known to have ended, so it is tried twice. */
static int mark_locked(struct comm *c, const struct launcher *s)
{
	int rc = s->dev->stream.event.record(s->s, c->end);

	c->unmarked = c->unmarked || (rc && s->dev->stream.event.record(s->s, c->end));
	return rc;
}

/* The event is for other streams, and for the thread that closes the communicator: this stream may
 * be gone by then. */
static int leave_locked(struct comm *c, const struct launcher *s, const struct dev_stream_state *at)
{
	if (!at->capture) {
		c->launched = true;
		c->number = at->number;
		return mark_locked(c, s);
	}
	c->capture = at->capture;
	c->node_on = s->dev->order.handle(s->s);
	return at->capture == DEV_CAPTURE_UNKNOWN ? 0 : s->dev->stream.event.record(s->s, c->node);
}

/* Kernels may be queued where this fails, too: the first rounds of an operation. */
static int queue_locked(struct comm *c, struct launcher *s, const struct comm_call *call,
			const struct dev_stream_state *at)
{
	int left;
	int rc = follow_locked(c, s, at);

	if (rc) {
		return rc;
	}
	lock_acquire(&s->lock);
	rc = comm_launch(c, s->s, call, way_of(c, call));
	lock_release(&s->lock);
	c->captured = c->captured || at->capture;
	left = leave_locked(c, s, at);
	return rc ? rc : left;
}

/* Queues an operation, with all calls of the driver in one visit. */
static int queue(struct comm *c, struct launcher *s, const struct comm_call *call, bool *captured)
{
	struct dev_stream_state at;
	bool begun = false;
	int rc = s->dev->kernel.enter(s->s);

	if (rc) {
		return rc;
	}
	rc = s->dev->kernel.state(s->s, &at);
	if (!rc) {
		begun = true;
		*captured = at.capture != 0;
		lock_acquire(&c->lock);
		rc = queue_locked(c, s, call, &at);
		lock_release(&c->lock);
	}
	s->dev->kernel.leave(s->s);
	if (rc && begun) {
		/* The others may have queued all rounds of it. */
		comm_stop(c, -rc);
	}
	return rc;
}

/* Bytes of the longer of a rank's two ranges. */
static uint64_t bytes_of(const struct comm *c, const struct comm_call *call)
{
	bool parts = call->kind == COLL_REDUCE_SCATTER || call->kind == COLL_ALL_GATHER ||
		     call->kind == COLL_ALL_TO_ALL;

	return (uint64_t)call->count * call->size * (parts ? c->n : 1);
}

int comm_queue(struct comm *c, struct launcher *s, const struct comm_call *call)
{
	struct kernel_coll counted = { .dev = c->dev,
				       .kind = comm_kind_name(call->kind),
				       .rank = c->me,
				       .bytes = bytes_of(c, call) };
	uint64_t began = clock_now_ns();
	int rc = comm_error(c);

	if (!rc && s->dev != c->dev) {
		rc = err_set(EINVAL, "the communicator is of %s, and the stream of %s",
			     c->dev->props.name, s->dev->props.name);
	}
	rc = rc ? rc : reach(c, s, call);
	rc = rc ? rc : comm_load(c, s->s);
	rc = rc ? rc : queue(c, s, call, &counted.captured);
	if (!rc) {
		kernel_coll_queued(c->ctx->exec, &counted, clock_now_ns() - began);
	}
	return rc;
}

int comm_after(struct comm *c, struct launcher *s)
{
	struct dev_stream_state at;
	int rc = s->dev->kernel.enter(s->s);

	if (rc) {
		return rc;
	}
	rc = s->dev->kernel.state(s->s, &at);
	if (!rc) {
		lock_acquire(&c->lock);
		rc = follow_locked(c, s, &at);
		lock_release(&c->lock);
	}
	s->dev->kernel.leave(s->s);
	return rc;
}

bool comm_captured(struct comm *c)
{
	bool captured;

	lock_acquire(&c->lock);
	captured = c->captured;
	lock_release(&c->lock);
	return captured;
}

int comm_idle(struct comm *c)
{
	int rc;

	lock_acquire(&c->lock);
	rc = c->launched ? c->dev->stream.event.query(c->end) : 0;
	rc = !rc && c->unmarked ? comm_error(c) : rc;
	lock_release(&c->lock);
	return rc == -EBUSY ? err_set(EBUSY,
				      "operations of the communicator of rank %u have yet to "
				      "end",
				      c->me)
			    : rc;
}
