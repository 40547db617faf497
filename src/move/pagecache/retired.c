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

/* Takes the oldest retired window, or the oldest of a file, whose device could be quiesced, until
 * dev_quiesce_end(). NULL: none; *busy: one must be tried again later. It is still counted, since
 * it is registered. */
static struct window *take_quiesced_locked(struct pagecache *pc, const struct file *f, bool *busy)
{
	dev_set not_now = 0;

	for (struct window **at = &pc->retired; *at; at = &(*at)->next) {
		struct window *w = *at;
		dev_set on = dev_set_of(w->dev);

		if ((f && w->file != f) || not_now & on) {
			continue;
		}
		if (!dev_quiesce_try(on)) {
			not_now |= on;
			continue;
		}
		*at = w->next;
		if (pc->retired_end == &w->next) {
			pc->retired_end = at;
		}
		return w;
	}
	*busy = not_now != 0;
	return NULL;
}

static void release_locked(struct pagecache *pc, struct window *w)
{
	dev_set on = dev_set_of(w->dev);
	size_t len = w->len;

	lock_release(&pc->lock);
	window_drop(w);
	dev_quiesce_end(on);
	lock_acquire(&pc->lock);
	pc->retired_bytes -= len;
	pc->retired_count--;
}

/* All, or those of a file. */
static void release_all_locked(struct pagecache *pc, const struct file *f)
{
	bool busy;
	struct window *w;

	while ((w = take_quiesced_locked(pc, f, &busy))) {
		release_locked(pc, w);
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
	bool busy = false;
	struct window *w;

	lock_acquire(&pc->lock);
	/* What another thread is releasing at this moment is counted, and no reason to refuse. */
	while (full_locked(pc, len) && (w = take_quiesced_locked(pc, NULL, &busy))) {
		release_locked(pc, w);
	}
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
	struct window *w = take_quiesced_locked(pc, NULL, busy);

	if (w) {
		pc->going = w->file;
		release_locked(pc, w);
		pc->going = NULL;
		pthread_cond_broadcast(&pc->gone);
	}
}

void retired_finish(struct pagecache *pc)
{
	/* Releases the rest: no stream can wait for this thread here. */
	while (pc->retired) {
		struct window *w = pc->retired;

		pc->retired = w->next;
		pc->retired_bytes -= w->len;
		pc->retired_count--;
		window_drop(w);
	}
	pc->retired_end = &pc->retired;
}
