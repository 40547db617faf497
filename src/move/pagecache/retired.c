/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Releases registrations in the background.
 *
 * When a request has read its windows it has its bytes; to unregister them in the request would
 * only make it slower. So the windows are retired, and background work releases them after the
 * request. No request can find a retired window, so nothing is read from it again: the next request
 * maps and registers the file's current pages, and each read is as coherent as any, however late
 * the old pages are released. When the close of a file returns, its windows are released, unless
 * transfers of streams prevent that.
 *
 * Unregistering waits for transfers of streams in flight, and a new one would wait for it in turn;
 * and such a transfer may need other work to complete first. So nothing here waits for a transfer
 * of a stream: the step is tried again later.
 *
 * The kernel cannot reclaim the pages of retired windows, so their number is bounded: at the limit
 * a request releases the oldest one itself, and registers no more if it cannot.
 *
 * It is one kind of background work (pagecache.c).
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "move/pagecache/pagecache.h"

/* Each window is a few mappings, of which a process has 65530 by default. */
#define COUNT_MAX 512u

/* Whether one more of `len` bytes is too much beside those that wait. */
static bool full_locked(const struct pagecache *pc, uint64_t len)
{
	return pc->retired_count &&
	       (pc->retired_bytes + len > pc->retired_max || pc->retired_count >= COUNT_MAX);
}

/* Where the oldest retired window is, or the oldest of a file, of a device not among these. */
static struct window **find_locked(struct pagecache *pc, const struct file *f, dev_set not_now)
{
	struct window **at = &pc->retired;

	while (*at && ((f && (*at)->file != f) || not_now & dev_set_of((*at)->dev))) {
		at = &(*at)->next;
	}
	return at;
}

/* False: not now, and its device joins those of which nothing can be released now. The window is
 * counted until it is released. If its file is closed meanwhile it keeps the file's address, and is
 * released with another file that is there later, too. */
static bool release_locked(struct pagecache *pc, struct window **at, dev_set *not_now)
{
	struct window *w = *at;
	size_t len = w->len;

	*at = w->next;
	if (pc->retired_end == &w->next) {
		pc->retired_end = at;
	}
	lock_release(&pc->lock);
	if (window_drop(w, DEV_NOWAIT)) {
		lock_acquire(&pc->lock);
		*not_now |= dev_set_of(w->dev);
		w->next = pc->retired;
		pc->retired_end = pc->retired ? pc->retired_end : &w->next;
		pc->retired = w;
		return false;
	}
	lock_acquire(&pc->lock);
	pc->retired_bytes -= len;
	pc->retired_count--;
	return true;
}

/* All, or those of a file. */
static void release_all_locked(struct pagecache *pc, const struct file *f)
{
	dev_set not_now = 0;
	struct window **at;

	while (*(at = find_locked(pc, f, not_now))) {
		(void)release_locked(pc, at, &not_now);
	}
}

void retired_add_locked(struct pagecache *pc, struct window *w)
{
	w->next = NULL;
	*pc->retired_end = w;
	pc->retired_end = &w->next;
	pc->retired_bytes += w->len;
	pc->retired_count++;
}

bool retired_full(struct pagecache *pc, uint64_t len)
{
	dev_set not_now = 0;
	struct window **at;
	bool busy;

	lock_acquire(&pc->lock);
	while (full_locked(pc, len) && *(at = find_locked(pc, NULL, not_now))) {
		(void)release_locked(pc, at, &not_now);
	}
	/* What another thread is releasing at this moment is counted, and no reason to refuse. */
	busy = full_locked(pc, len) && not_now;
	if (busy) {
		(void)mover_post(&pc->m, 0);
	}
	lock_release(&pc->lock);
	return busy;
}

void retired_release_locked(struct pagecache *pc)
{
	if (pc->retired && !mover_post(&pc->m, 0)) {
		release_all_locked(pc, NULL);
	}
}

void retired_forget_locked(struct pagecache *pc, const struct file *f)
{
	bool left = false;

	release_all_locked(pc, f);
	/* Another file may be at this address later. */
	for (struct window *w = pc->retired; w; w = w->next) {
		if (w->file == f) {
			w->file = NULL;
			left = true;
		}
	}
	if (left) {
		(void)mover_post(&pc->m, 0);
	}
}

void retired_step_locked(struct pagecache *pc, bool *busy)
{
	dev_set not_now = 0;
	bool done = false;
	struct window **at;

	while (!done && *(at = find_locked(pc, NULL, not_now))) {
		pc->going = (*at)->file;
		done = release_locked(pc, at, &not_now);
	}
	pc->going = NULL;
	pthread_cond_broadcast(&pc->gone);
	*busy = !done && not_now;
}

void retired_finish(struct pagecache *pc)
{
	/* Releases the rest: no stream can wait for this thread here. */
	while (pc->retired) {
		struct window *w = pc->retired;

		pc->retired = w->next;
		pc->retired_bytes -= w->len;
		pc->retired_count--;
		(void)window_drop(w, DEV_WAIT);
	}
	pc->retired_end = &pc->retired;
}
