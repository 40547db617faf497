/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Registrations that are kept for later requests. A request verifies a kept window before it uses
 * it (window_fresh), and drops it if that fails. Windows are also dropped when their file is
 * closed, when they were idle for a while, under memory pressure, and, the longest unused first,
 * when the budget is full. Background work (pagecache.c) drops the idle ones, and releases all that
 * are dropped: unregistering may wait for the device, and for transfers that this thread itself
 * must carry. No two windows hold the same byte for the same driver.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "file/file.h"
#include "move/pagecache/pagecache.h"
#include "sys/sys.h"

/* Share of the last ten seconds, in percent, in which some task waited for memory. */
#define PRESSURE_MAX 5.0

static bool holds(const struct window *w, const struct file *f, const struct dev *dev, uint64_t off)
{
	/* Registered for all devices of the driver. */
	return w->file == f && w->dev->driver == dev->driver && off - w->off < w->len;
}

/* Which of two places comes first: of files and drivers any order will do. */
static int compare(const struct window *w, const struct file *f, const struct dev *dev,
		   uint64_t off)
{
	uintptr_t a[] = { (uintptr_t)w->file, (uintptr_t)w->dev->driver };
	uintptr_t b[] = { (uintptr_t)f, (uintptr_t)dev->driver };

	for (unsigned int i = 0; i < ARRAY_LEN(a); i++) {
		if (a[i] != b[i]) {
			return a[i] < b[i] ? -1 : 1;
		}
	}
	return w->off < off ? -1 : w->off > off;
}

/* How many windows begin at `off` or before it, in the order of their places. */
static size_t place_locked(const struct pagecache *pc, const struct file *f, const struct dev *dev,
			   uint64_t off)
{
	size_t from = 0;
	size_t to = pc->kept_n;

	while (from < to) {
		size_t mid = from + (to - from) / 2;

		if (compare(pc->kept[mid], f, dev, off) <= 0) {
			from = mid + 1;
		} else {
			to = mid;
		}
	}
	return from;
}

/* Whether a part of the window's range is kept already. */
static bool overlaps_locked(const struct pagecache *pc, const struct window *w)
{
	size_t at = place_locked(pc, w->file, w->dev, w->off + w->len - 1);

	return at &&
	       holds(pc->kept[at - 1], w->file, w->dev, max_u64(w->off, pc->kept[at - 1]->off));
}

/* False: there is no memory. */
static bool link_locked(struct pagecache *pc, struct window *w)
{
	size_t at = place_locked(pc, w->file, w->dev, w->off);

	if (!alloc_grow(&pc->kept, &pc->kept_space, pc->kept_n, sizeof(struct window *))) {
		return false;
	}
	memmove(&pc->kept[at + 1], &pc->kept[at], (pc->kept_n - at) * sizeof(struct window *));
	pc->kept[at] = w;
	pc->kept_n++;
	pc->kept_bytes += w->len;
	w->used_ns = clock_now_ns();
	w->kept = true;
	return true;
}

/* Removes a window, to be released now or by its last user. */
static void drop_locked(struct pagecache *pc, struct window *w)
{
	size_t at = place_locked(pc, w->file, w->dev, w->off);

	pc->kept_bytes -= w->len;
	pc->kept_n--;
	memmove(&pc->kept[at - 1], &pc->kept[at], (pc->kept_n + 1 - at) * sizeof(struct window *));
	w->kept = false;
	w->dropped = true;
	if (!w->users) {
		retired_add_locked(pc, w);
		(void)mover_post(&pc->m, 0);
	}
}

void keep_drop_locked(struct pagecache *pc, const struct file *f, const uint64_t *before)
{
	for (size_t i = pc->kept_n; i > 0; i--) {
		struct window *w = pc->kept[i - 1];

		if ((!f || w->file == f) && (!before || (!w->users && w->used_ns <= *before))) {
			drop_locked(pc, w);
		}
	}
}

void keep_look(struct pagecache *pc)
{
	uint64_t now = clock_now_ns();
	uint64_t since = now > pc->idle_ns ? now - pc->idle_ns : 0;
	bool pressure = sys_memory_pressure() >= PRESSURE_MAX;

	if (pressure && !atomic_load(&pc->pressure)) {
		log_info("memory pressure: kept registrations of page cache are released");
	}
	atomic_store(&pc->pressure, pressure);
	lock_acquire(&pc->lock);
	keep_drop_locked(pc, NULL, pressure ? NULL : &since);
	lock_release(&pc->lock);
}

static struct window *find_locked(struct pagecache *pc, const struct file *f, const struct dev *dev,
				  uint64_t off, uint64_t *until)
{
	size_t at = place_locked(pc, f, dev, off);
	struct window *w = at ? pc->kept[at - 1] : NULL;
	const struct window *next = at < pc->kept_n ? pc->kept[at] : NULL;

	if (w && holds(w, f, dev, off)) {
		*until = min_u64(*until, w->off + w->len);
		return w;
	}
	if (next && holds(next, f, dev, next->off)) {
		*until = min_u64(*until, next->off);
	}
	return NULL;
}

struct window *keep_find(struct pagecache *pc, struct file *f, const struct dev *dev, uint64_t off,
			 uint64_t *until)
{
	uint64_t to = *until;
	struct window *w;

	lock_acquire(&pc->lock);
	w = find_locked(pc, f, dev, off, &to);
	if (w) {
		w->users++;
		w->used_ns = clock_now_ns();
	}
	lock_release(&pc->lock);
	*until = to;
	if (w && !window_fresh(w, f, off, (size_t)(to - off))) {
		lock_acquire(&pc->lock);
		if (w->kept) {
			drop_locked(pc, w);
		}
		lock_release(&pc->lock);
		(void)window_put(pc, w, false);
		w = NULL;
	}
	return w;
}

/* Registers the part, or less of it. */
static int make(struct pagecache *pc, struct part *p)
{
	p->end = min_u64(p->end, p->off + max_u64(pc->config->pagecache_piece, sys_page()));
	if (retired_full(pc, p->end - p->off)) {
		return err_set(
			EBUSY,
			"'%s' is not read in place: the limit of registered memory is reached, and "
			"nothing can be unregistered until transfers in stream order complete",
			p->file->name);
	}
	return window_make(pc, p);
}

int window_get(struct pagecache *pc, struct part *p)
{
	int rc;

	p->hole = false;
	p->w = NULL;
	if (pagecache_keeps(pc, p->dev) && p->end - p->off > SHORT_MAX) {
		p->w = keep_find(pc, p->file, p->dev, p->off, &p->end);
		if (p->w && p->end - p->off > SHORT_MAX) {
			return 0;
		}
		if (p->w) {
			(void)window_put(pc, p->w, false);
			p->w = NULL;
		}
	}
	rc = file_extent(p->file, p->off, p->end, &p->end, &p->hole);
	return rc || p->hole || p->end - p->off <= SHORT_MAX ? rc : make(pc, p);
}

/* The window that was unused for longest, among those without users; NULL: none. */
static struct window *oldest_locked(const struct pagecache *pc)
{
	struct window *oldest = NULL;

	for (size_t i = 0; i < pc->kept_n; i++) {
		struct window *w = pc->kept[i];

		if (!w->users && (!oldest || w->used_ns < oldest->used_ns)) {
			oldest = w;
		}
	}
	return oldest;
}

static bool make_space_locked(struct pagecache *pc, size_t len)
{
	while (pc->kept_bytes + len > pc->budget) {
		struct window *oldest = oldest_locked(pc);

		if (!oldest) {
			return false;
		}
		drop_locked(pc, oldest);
	}
	return true;
}

/* False: there is no space, or some of it is kept already. Without a worker nothing is kept, since
 * no thread would release it. */
static bool add_locked(struct pagecache *pc, struct window *w)
{
	return w->len <= pc->budget && !atomic_load(&pc->pressure) && mover_post(&pc->m, 0) &&
	       !overlaps_locked(pc, w) && make_space_locked(pc, w->len) && link_locked(pc, w);
}

bool window_put(struct pagecache *pc, struct window *w, bool keep)
{
	bool kept;

	lock_acquire(&pc->lock);
	kept = w->kept || (keep && !w->dropped && w->watch && add_locked(pc, w));
	if (--w->users == 0 && !kept) {
		retired_add_locked(pc, w);
		/* Retired windows are released when a request ends; this request may have read
		 * nothing in place. */
		(void)(keep || mover_post(&pc->m, 0));
	}
	lock_release(&pc->lock);
	return kept;
}

double keep_share(struct pagecache *pc, const struct file *f, const struct dev *dev, uint64_t off,
		  uint64_t len)
{
	uint64_t sum = 0;

	lock_acquire(&pc->lock);
	for (size_t i = place_locked(pc, f, dev, off + len); i > 0; i--) {
		const struct window *w = pc->kept[i - 1];

		if (!holds(w, f, dev, w->off) || w->off + w->len <= off) {
			break;
		}
		sum += min_u64(off + len, w->off + w->len) - max_u64(off, w->off);
	}
	lock_release(&pc->lock);
	return len ? (double)sum / (double)len : 0;
}

bool keep_covers(struct pagecache *pc, struct file *f, const struct dev *dev, uint64_t off,
		 uint64_t len)
{
	uint64_t end = off + len;

	while (off < end) {
		uint64_t until = end;
		struct window *w = keep_find(pc, f, dev, off, &until);

		if (!w) {
			return false;
		}
		(void)window_put(pc, w, false);
		off = until;
	}
	return true;
}
