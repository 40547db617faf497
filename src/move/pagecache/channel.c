/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Channels of `pagecache`. A channel is a stream with a few segments in flight: while the device
 * copies from one, the thread registers the windows of the next ones. Holes are not mapped but
 * zeroed, since a mapping would fill them with pages. Registered ranges never exceed the file.
 *
 * Short ranges (between two holes, before the end of the file, beside a kept window) are read into
 * pinned memory and copied from there, which is as coherent as any read, and counts as read in
 * place. A driver may let a processor make so short a copy, and a processor that accesses a window
 * gets a signal: kept windows are sealed, and the file under others may be truncated.
 */

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "move/pagecache/pagecache.h"
#include "sys/sys.h"

#define DEPTH 4u
#define TRIES_MAX 8u
#define NAP_NS 20000u

/* Windows that one piece uses at a time; a file of many small extents takes several turns. */
#define USED_MAX 16u
/* Pinned memory of a channel for short ranges. */
#define SHORT_SIZE (16 * (size_t)SHORT_MAX)

struct pending {
	struct move_op *op;
	struct window *used[USED_MAX];
	unsigned int n;
	size_t len; /* the part of op->len that the file has */
	int rc;
};

struct pagecache_channel {
	struct channel c;
	struct pagecache_channel *next;
	struct dev *dev;
	struct dev_stream *stream;
	void *short_mem;   /* SHORT_SIZE bytes; NULL: none were needed yet */
	size_t short_used; /* by copies that may be under way */
	struct pending ring[DEPTH];
	struct dev_event *events[DEPTH]; /* of ring[i], behind its copies */
	unsigned int head;		 /* the oldest; counts up for ever */
	unsigned int tail;
};

static struct pagecache_channel *channel_of(struct channel *c)
{
	return (struct pagecache_channel *)(void *)c;
}

/* Registering blocks a thread, so a device is needed: there is a channel only for it. */
static struct pagecache_channel *take_idle(struct pagecache *pc, const struct dev *dev)
{
	struct pagecache_channel **at;
	struct pagecache_channel *pl;

	lock_acquire(&pc->lock);
	for (at = &pc->idle; *at && (*at)->dev != dev; at = &(*at)->next) {
	}
	pl = *at;
	if (pl) {
		*at = pl->next;
	}
	lock_release(&pc->lock);
	return pl;
}

static void destroy_channel(struct pagecache_channel *pl)
{
	if (pl->short_mem) {
		dev_pinned_free(pl->dev, pl->short_mem, SHORT_SIZE);
	}
	dev_events_destroy(pl->events, DEPTH);
	if (pl->stream) {
		pl->dev->stream.destroy(pl->stream);
	}
	free(pl);
}

static int create_channel(struct dev *dev, const struct move_op *like,
			  struct pagecache_channel **out)
{
	struct pagecache_channel *pl = alloc_zero(sizeof(*pl));
	enum dev_intent may = pagecache_intent(like->tentative);
	int rc;

	if (!pl) {
		return -ENOMEM;
	}
	pl->dev = dev;
	rc = dev_stream_create(dev, may, &pl->stream);
	rc = rc ? rc : dev_events_create(dev, may, pl->events, DEPTH);
	if (rc) {
		destroy_channel(pl);
		return pagecache_held(dev, op_file(like), rc);
	}
	*out = pl;
	return 0;
}

static int channel_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		       struct channel **out)
{
	struct pagecache *pc = pagecache_of(m);
	struct dev *dev = like->dst.kind == END_MEM ? like->dst.dev : NULL;
	struct pagecache_channel *pl = dev ? take_idle(pc, dev) : NULL;
	int rc = dev ? 0 : -EOPNOTSUPP;

	if (!rc && !pl) {
		rc = create_channel(dev, like, &pl);
	}
	if (!rc) {
		pl->c = (struct channel){ .mover = m, .done = done, .arg = arg };
		*out = &pl->c;
		atomic_fetch_add(&pc->channels, 1);
	}
	return rc;
}

static void channel_put(struct channel *c)
{
	struct pagecache_channel *pl = channel_of(c);
	struct pagecache *pc = pagecache_of(c->mover);

	atomic_fetch_sub(&pc->channels, 1);
	lock_acquire(&pc->lock);
	pl->next = pc->idle;
	pc->idle = pl;
	retired_release_locked(pc);
	lock_release(&pc->lock);
}

/* Gives back a segment's windows after its copies. */
static void let_go(struct pagecache *pc, struct pending *pd)
{
	while (pd->n) {
		(void)window_put(pc, pd->used[--pd->n], !pd->rc);
	}
}

/* Makes space for one more window in a piece. */
static int clear_windows(struct pagecache *pc, struct pagecache_channel *pl, struct pending *pd)
{
	int rc = 0;

	if (pd->n == USED_MAX) {
		rc = pl->dev->stream.sync(pl->stream);
		if (!rc) {
			let_go(pc, pd);
		}
	}
	return rc;
}

static int make_short_mem(struct pagecache_channel *pl, const struct move_op *op)
{
	int rc = dev_pinned_alloc(pl->dev, pagecache_intent(op->tentative), SHORT_SIZE,
				  "pinned memory for short ranges of files", &pl->short_mem);

	return pagecache_held(pl->dev, op_file(op), rc);
}

/* Queues a copy of a short range, or less of it; how much, or -errno. */
static ssize_t queue_short(struct pagecache_channel *pl, const struct move_op *op, void *dst,
			   uint64_t off, size_t len)
{
	struct file *f = op_file(op);
	int fd = file_buffered(f);
	int rc = fd < 0 ? fd : 0;
	ssize_t n;
	char *at;

	if (!rc && !pl->short_mem) {
		rc = make_short_mem(pl, op);
	}
	if (!rc && pl->short_used + len > SHORT_SIZE) {
		rc = pl->dev->stream.sync(pl->stream);
		pl->short_used = 0;
	}
	if (rc) {
		return rc;
	}
	at = (char *)pl->short_mem + pl->short_used;
	n = sys_pread(fd, at, len, off);
	if (n <= 0) {
		return n ? err_set((int)-n, "reading '%s' at offset %llu: %s", f->name,
				   (unsigned long long)off, err_words((int)n))
			 : -ENXIO;
	}
	rc = pl->dev->stream.copy(pl->stream, dst, at, (size_t)n);
	pl->short_used += rc ? 0 : (size_t)n;
	return rc ? rc : n;
}

/*
 * Queues what begins at `at`, and counts it: a hole is zeroed, and data is copied out of a window
 * that is kept, or out of a new one. -ENXIO: the file has become shorter.
 */
static int queue_next(struct pagecache *pc, struct pagecache_channel *pl, struct pending *pd,
		      size_t *at)
{
	const struct dev_stream_ops *ops = &pl->dev->stream;
	const struct move_op *op = pd->op;
	char *dst = (char *)op->dst.addr + *at;
	struct part p = { .file = op_file(op),
			  .dev = pl->dev,
			  .off = op->src.off + *at,
			  .end = op->src.off + pd->len,
			  .declines = op->tentative };
	int rc = clear_windows(pc, pl, pd);
	ssize_t n;

	rc = rc ? rc : window_get(pc, &p);
	if (rc) {
		return rc;
	}
	n = (ssize_t)(p.end - p.off);
	if (p.w) {
		pd->used[pd->n++] = p.w;
		rc = ops->copy(pl->stream, dst, (char *)p.w->pins + (p.off - p.w->off), (size_t)n);
	} else if (p.hole) {
		rc = ops->fill(pl->stream, dst, 0, (size_t)n);
	} else {
		n = queue_short(pl, op, dst, p.off, (size_t)n);
		rc = n < 0 ? (int)n : 0;
	}
	*at += rc ? 0 : (size_t)n;
	return rc;
}

/* How much of the piece the file has, now. */
static int measure(struct pending *pd)
{
	uint64_t size;
	int rc = file_length(op_file(pd->op), &size);

	if (!rc) {
		pd->len = pd->op->src.off < size
				  ? (size_t)min_u64(pd->op->len, size - pd->op->src.off)
				  : 0;
	}
	return rc;
}

static int queue(struct pagecache *pc, struct pagecache_channel *pl, struct pending *pd)
{
	unsigned int tries = 0;
	size_t at = 0;
	int rc = measure(pd);

	while (!rc && at < pd->len) {
		rc = queue_next(pc, pl, pd, &at);
		if ((rc == -ENXIO || rc == -EAGAIN) && tries++ < TRIES_MAX) {
			/* The file became shorter under way: as a read would have seen it. */
			rc = measure(pd);
		}
	}
	return rc ? rc : pl->dev->stream.event.record(pl->stream, pl->events[pl->tail % DEPTH]);
}

static int submit(struct channel *c, struct move_op *op)
{
	struct pagecache_channel *pl = channel_of(c);
	struct pending *pd = &pl->ring[pl->tail % DEPTH];

	if (pl->tail - pl->head == DEPTH) {
		return -EAGAIN;
	}
	if (pl->tail == pl->head) {
		pl->short_used = 0;
	}
	pd->op = op;
	pd->n = 0;
	pd->rc = queue(pagecache_of(c->mover), pl, pd);
	if (pd->rc) {
		/* Part of it may be under way, out of windows that are about to go. */
		(void)pl->dev->stream.sync(pl->stream);
	}
	pl->tail++;
	c->inflight++;
	return 0;
}

/* Delivers the oldest piece if it is done. */
static bool deliver_one(struct pagecache_channel *pl)
{
	struct pending *pd = &pl->ring[pl->head % DEPTH];
	struct move_op *op = pd->op;

	if (pl->head == pl->tail) {
		return false;
	}
	if (!pd->rc) {
		int rc = pl->dev->stream.event.query(pl->events[pl->head % DEPTH]);

		if (rc == -EBUSY) {
			return false;
		}
		pd->rc = rc;
	}
	let_go(pagecache_of(pl->c.mover), pd);
	op->moved = pd->rc ? 0 : pd->len;
	op->res = pd->rc ? pd->rc : (ssize_t)pd->len;
	op->err = 0;
	if (pl->c.mover->fault) {
		fault_apply(pl->c.mover, op);
	}
	if (op->res >= 0 &&
	    atomic_load_explicit(&op->src.file->facts.pin_failures, memory_order_relaxed)) {
		atomic_store(&op->src.file->facts.pin_failures, 0);
	}
	pl->head++;
	channel_done(&pl->c, op);
	return true;
}

static int reap(struct channel *c, uint64_t wait_ns)
{
	struct pagecache_channel *pl = channel_of(c);
	uint64_t began = wait_ns ? clock_now_ns() : 0;
	int delivered = 0;

	if (wait_ns == MOVE_ALL) {
		/* Waiting in the driver wakes sooner than polling. A failure is reported by the
		 * event again. */
		(void)pl->dev->stream.sync(pl->stream);
	}
	for (;;) {
		while (deliver_one(pl)) {
			delivered++;
		}
		if (delivered || !wait_ns || !c->inflight || clock_now_ns() - began >= wait_ns) {
			return delivered;
		}
		(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
	}
}

static void ran(struct move_op *op, void *arg)
{
	(void)op;
	(void)arg;
}

ssize_t pagecache_run(struct mover *m, struct move_op *op)
{
	struct channel *c;
	int rc = channel_get(m, op, ran, NULL, &c);

	if (rc) {
		op->res = rc == -EOPNOTSUPP
				  ? err_set(EOPNOTSUPP,
					    "the page cache is read in place by devices only")
				  : rc;
		return op->res;
	}
	(void)submit(c, op);
	while (c->inflight) {
		(void)reap(c, MOVE_ALL);
	}
	channel_put(c);
	return op->res;
}

const struct channel_ops pagecache_channels = {
	.get = channel_get,
	.put = channel_put,
	.submit = submit,
	.poll = reap,
};

void pagecache_drop_idle(struct pagecache *pc)
{
	while (pc->idle) {
		struct pagecache_channel *pl = pc->idle;

		pc->idle = pl->next;
		destroy_channel(pl);
	}
}
