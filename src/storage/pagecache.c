/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The pagecache path. A lane is a stream with a few pieces on it: while the device copies out of
 * one, the thread registers the next ones. Holes are not mapped but zeroed: a mapping would fill
 * them with pages. What is registered is never longer than the file.
 */

#include "storage/pagecache.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "storage/file.h"
#include "storage/storage.h"
#include "sys/sys.h"

#define DEPTH 4u
#define TRIES_MAX 8u
#define NAP_NS 20000u

/* Windows that one piece uses at a time; a file of many small extents takes several turns. */
#define USED_MAX 16u

/* The most page cache that stays registered after its copies, waiting to be given up. */
#define SPENT_MAX (UINT64_C(2) << 30)

struct flying {
	struct path_op *op;
	struct dev_event *event;
	struct {
		struct window *w;
		bool kept;
	} used[USED_MAX];
	unsigned int n;
	struct crumbs crumbs;
	size_t len; /* of op->len, what the file has */
	int rc;
};

struct pagecache_lane {
	struct path_lane l;
	struct pagecache_lane *next;
	struct dev *dev;
	struct dev_stream *stream;
	struct flying ring[DEPTH];
	unsigned int head; /* the oldest; counts up for ever */
	unsigned int tail;
	bool spent; /* some windows of the request are to be given up */
};

static struct pagecache *of(const struct path *p)
{
	return pagecache_of(p);
}

static struct pagecache_lane *lane_of(struct path_lane *l)
{
	return (struct pagecache_lane *)(void *)l;
}

/* Registering blocks a thread, so a device is needed: there is a lane only for it. */
static struct pagecache_lane *take_idle(struct pagecache *pc, const struct dev *dev)
{
	struct pagecache_lane **at;
	struct pagecache_lane *pl;

	pthread_mutex_lock(&pc->lock);
	for (at = &pc->idle; *at && (*at)->dev != dev; at = &(*at)->next) {
	}
	pl = *at;
	if (pl) {
		*at = pl->next;
	}
	pthread_mutex_unlock(&pc->lock);
	return pl;
}

static void destroy(struct pagecache_lane *pl)
{
	for (unsigned int i = 0; i < DEPTH; i++) {
		crumbs_free(&pl->ring[i].crumbs, pl->dev);
		if (pl->ring[i].event) {
			pl->dev->stream.event_destroy(pl->ring[i].event);
		}
	}
	if (pl->stream) {
		pl->dev->stream.destroy(pl->stream);
	}
	free(pl);
}

static int create(struct dev *dev, struct pagecache_lane **out)
{
	struct pagecache_lane *pl = alloc_zero(sizeof(*pl));
	int rc;

	if (!pl) {
		return -ENOMEM;
	}
	pl->dev = dev;
	rc = dev->stream.create(dev, &pl->stream);
	for (unsigned int i = 0; i < DEPTH && !rc; i++) {
		rc = dev->stream.event_create(dev, &pl->ring[i].event);
	}
	if (rc) {
		destroy(pl);
		return rc;
	}
	*out = pl;
	return 0;
}

static int pagecache_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			      struct path_lane **out)
{
	struct pagecache_lane *pl;
	int rc = 0;

	if (!dev) {
		return -EOPNOTSUPP;
	}
	pl = take_idle(of(p), dev);
	if (!pl) {
		rc = create(dev, &pl);
	}
	if (!rc) {
		pl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
		*out = &pl->l;
		atomic_fetch_add(&of(p)->lanes, 1);
	}
	return rc;
}

static void give_back(struct pagecache *pc, struct pagecache_lane *pl)
{
	pthread_mutex_lock(&pc->lock);
	pl->next = pc->idle;
	pc->idle = pl;
	pthread_mutex_unlock(&pc->lock);
}

static void pagecache_lane_put(struct path_lane *l)
{
	struct pagecache_lane *pl = lane_of(l);

	if (pl->spent) {
		pl->spent = false;
		reaper_urge(of(l->path));
	}
	atomic_fetch_sub(&of(l->path)->lanes, 1);
	give_back(of(l->path), pl);
}

/* Lets go of a piece's windows, after its copies. */
static void let_go(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl)
{
	for (unsigned int i = 0; i < fl->n; i++) {
		struct window *w = fl->used[i].w;

		if (fl->used[i].kept) {
			keep_put(pc, w);
		} else if (!window_keepable(w) || fl->rc || !keep_add(pc, w)) {
			pl->spent = true;
			reaper_add(pc, w);
		}
	}
	fl->n = 0;
}

/* Makes room for one more window in a piece. */
static int clear_windows(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl)
{
	int rc = fl->n == USED_MAX ? pl->dev->stream.sync(pl->stream) : 0;

	if (!rc && fl->n == USED_MAX) {
		let_go(pc, pl, fl);
	}
	return rc;
}

static void use(struct flying *fl, struct window *w, bool kept)
{
	fl->used[fl->n].w = w;
	fl->used[fl->n].kept = kept;
	fl->n++;
}

static int queue_window(struct pagecache_lane *pl, const struct flying *fl, const struct window *w,
			uint64_t off, size_t len)
{
	char *dst = (char *)fl->op->dst + (off - fl->op->off);

	return pl->dev->stream.copy(pl->stream, dst, w->pins + (off - w->off), len);
}

/* Queues what is kept registered up to `until`, or less. 0: that is not kept, up to *until. */
static ssize_t queue_kept(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl,
			  uint64_t off, uint64_t *until)
{
	struct window *w;
	int rc;

	if (!pagecache_keeps(pc, pl->dev) || *until - off <= CRUMB_MAX) {
		return 0;
	}
	rc = clear_windows(pc, pl, fl);
	if (rc) {
		return rc;
	}
	w = keep_find(pc, fl->op->file, pl->dev, off, until);
	if (!w || *until - off <= CRUMB_MAX) {
		if (w) {
			keep_put(pc, w);
		}
		return 0;
	}
	use(fl, w, true);
	rc = queue_window(pl, fl, w, off, (size_t)(*until - off));
	return rc ? rc : (ssize_t)(*until - off);
}

/* Queues data up to `until`, or less. Never a short copy out of a window: a driver may have a
 * processor do that, and a processor must not touch one. */
static ssize_t queue_data(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl,
			  uint64_t off, uint64_t until)
{
	char *dst = (char *)fl->op->dst + (off - fl->op->off);
	struct window *w;
	int rc;

	until = min_u64(until, off + max_u64(pc->config->pagecache_piece, sys_page()));
	if (until - off <= CRUMB_MAX) {
		return crumbs_copy(&fl->crumbs, fl->op->file, pl->dev, pl->stream, dst, off,
				   (size_t)(until - off));
	}
	rc = clear_windows(pc, pl, fl);
	if (!rc && reaper_is_behind(pc)) {
		rc = err_set(
			EBUSY,
			"%s is not read in place: as much as may be is still registered, until "
			"transfers in the order of streams have ended",
			fl->op->file->name);
	}
	rc = rc ? rc
		: window_make(pc, fl->op->file, pl->dev, off, (size_t)(until - off),
			      pagecache_keeps(pc, pl->dev), &w);
	if (rc) {
		return rc;
	}
	use(fl, w, false);
	rc = queue_window(pl, fl, w, off, (size_t)(until - off));
	return rc ? rc : (ssize_t)(until - off);
}

/* Queues what begins at `at`, and counts it. -ENXIO: the file has become shorter. */
static int queue_next(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl,
		      size_t *at)
{
	struct path_op *op = fl->op;
	uint64_t off = op->off + *at;
	uint64_t until = op->off + fl->len;
	ssize_t n = queue_kept(pc, pl, fl, off, &until);
	bool hole;
	int rc;

	if (!n) {
		rc = file_extent(op->file, off, until, &until, &hole);
		if (rc) {
			n = rc;
		} else if (hole) {
			n = (ssize_t)(until - off);
			rc = pl->dev->stream.fill(pl->stream, (char *)op->dst + *at, 0, (size_t)n);
			n = rc ? rc : n;
		} else {
			n = queue_data(pc, pl, fl, off, until);
		}
	}
	if (n < 0) {
		return (int)n;
	}
	*at += (size_t)n;
	return 0;
}

/* How much of the piece the file has, now. */
static int measure(struct flying *fl)
{
	uint64_t size;
	int rc = file_length(fl->op->file, &size);

	if (!rc) {
		fl->len = fl->op->off < size ? (size_t)min_u64(fl->op->len, size - fl->op->off) : 0;
	}
	return rc;
}

static int queue(struct pagecache *pc, struct pagecache_lane *pl, struct flying *fl)
{
	unsigned int tries = 0;
	size_t at = 0;
	int rc = measure(fl);

	while (!rc && at < fl->len) {
		rc = queue_next(pc, pl, fl, &at);
		if ((rc == -ENXIO || rc == -EAGAIN) && tries++ < TRIES_MAX) {
			/* The file became shorter under way: as a read would have seen it. */
			rc = measure(fl);
		}
	}
	return rc ? rc : pl->dev->stream.record(pl->stream, fl->event);
}

static int pagecache_submit(struct path_lane *l, struct path_op *op)
{
	struct pagecache_lane *pl = lane_of(l);
	struct flying *fl = &pl->ring[pl->tail % DEPTH];

	if (pl->tail - pl->head == DEPTH) {
		return -EAGAIN;
	}
	fl->op = op;
	fl->n = 0;
	fl->crumbs.used = 0;
	fl->rc = queue(of(l->path), pl, fl);
	if (fl->rc) {
		/* Part of it may be under way, out of windows that are about to go. */
		(void)pl->dev->stream.sync(pl->stream);
	}
	pl->tail++;
	l->inflight++;
	return 0;
}

/* Delivers the oldest piece if it is done. */
static bool deliver_one(struct pagecache_lane *pl)
{
	struct flying *fl = &pl->ring[pl->head % DEPTH];
	struct path_op *op = fl->op;

	if (pl->head == pl->tail) {
		return false;
	}
	if (!fl->rc) {
		int rc = pl->dev->stream.query(fl->event);

		if (rc == -EBUSY) {
			return false;
		}
		fl->rc = rc;
	}
	let_go(of(pl->l.path), pl, fl);
	op->moved = fl->rc ? 0 : fl->len;
	op->res = fl->rc ? fl->rc : (ssize_t)fl->len;
	pl->head++;
	pl->l.inflight--;
	pl->l.done(op, pl->l.arg);
	return true;
}

static int pagecache_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct pagecache_lane *pl = lane_of(l);
	uint64_t began = wait_ns ? clock_now_ns() : 0;
	int delivered = 0;

	if (wait_ns == PATH_ALL) {
		/* The driver wakes sooner than who looks now and then. What it has to say of a
		 * failure it says of the event again. */
		(void)pl->dev->stream.sync(pl->stream);
	}
	for (;;) {
		while (deliver_one(pl)) {
			delivered++;
		}
		if (delivered || !wait_ns || !l->inflight || clock_now_ns() - began >= wait_ns) {
			return delivered;
		}
		(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
	}
}

static void ran(struct path_op *op, void *arg)
{
	(void)op;
	(void)arg;
}

static ssize_t pagecache_run(struct path *p, struct path_op *op, struct dev *dev)
{
	struct path_lane *l;
	int rc = dev ? pagecache_lane_get(p, dev, ran, NULL, &l)
		     : err_set(EOPNOTSUPP, "the page cache is read in place by devices only");

	if (rc) {
		op->res = rc;
		return rc;
	}
	(void)pagecache_submit(l, op);
	while (l->inflight) {
		(void)pagecache_poll(l, PATH_ALL);
	}
	pagecache_lane_put(l);
	return op->res;
}

static const struct path_ops pagecache_ops = {
	.name = "pagecache",
	.help = "out of the page cache, in place, by the device's copy engine",
	.pins = &(const struct path_pins){ pagecache_registered, pagecache_passed_by },
	.refused = pagecache_refused,
	.describe = pagecache_describe,
	.run = pagecache_run,
	.lane_get = pagecache_lane_get,
	.lane_put = pagecache_lane_put,
	.submit = pagecache_submit,
	.poll = pagecache_poll,
};

static enum pagecache_mode mode_of(const char *word)
{
	if (!word || strcmp(word, "off") == 0) {
		return PAGECACHE_OFF;
	}
	return strcmp(word, "keep") == 0 ? PAGECACHE_KEEP : PAGECACHE_REQUEST;
}

void pagecache_init(struct pagecache *pc, const struct config *c)
{
	pthread_condattr_t attr;

	*pc = (struct pagecache){ .p = { &pagecache_ops },
				  .config = c,
				  .mode = mode_of(c->pagecache) };
	if (pc->mode != PAGECACHE_OFF) {
		pc->budget = c->keep_budget ? c->keep_budget : sys_ram() / 8;
		pc->spent_max = min_u64(pc->budget, SPENT_MAX);
	}
	if (pc->mode == PAGECACHE_KEEP && !hot_init(pc)) {
		log_warn("no memory to count what small requests read: it is not registered");
	}
	pc->spent_end = &pc->spent;
	pthread_mutex_init(&pc->pin_lock, NULL);
	pthread_mutex_init(&pc->lock, NULL);
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&pc->wake, &attr);
	pthread_condattr_destroy(&attr);
	pthread_cond_init(&pc->gone, NULL);
}

void pagecache_forget(struct pagecache *pc, const struct file *f)
{
	if (pc->mode != PAGECACHE_OFF) {
		hot_forget(pc, f);
		keep_forget(pc, f);
		reaper_forget(pc, f);
	}
}

void pagecache_finish(struct pagecache *pc)
{
	reaper_finish(pc);
	keep_finish(pc);
	free(pc->hot);
	while (pc->idle) {
		struct pagecache_lane *pl = pc->idle;

		pc->idle = pl->next;
		destroy(pl);
	}
	pthread_cond_destroy(&pc->gone);
	pthread_cond_destroy(&pc->wake);
	pthread_mutex_destroy(&pc->lock);
	pthread_mutex_destroy(&pc->pin_lock);
}
