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
 * Background work also drops idle kept windows (keep.c) and registers regions for small requests
 * (rereads.c). It is done in steps, so that the context can close between two.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "dev/dev.h"
#include "move/pagecache/pagecache.h"

/* Each window is a few mappings, of which a process has 65530 by default. */
#define COUNT_MAX 512u
#define LOOK_NS UINT64_C(1000000000)
#define RETRY_NS UINT64_C(1000000) /* while transfers of streams are in flight */

static bool full_locked(const struct pagecache *pc)
{
	return pc->retired_bytes > pc->retired_max || pc->retired_count > COUNT_MAX;
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

/* All of a file's, or as many as exceed the limit. True: some must be tried again later. */
static bool release_some_locked(struct pagecache *pc, const struct file *f, bool all)
{
	bool busy = false;
	struct window *w;

	while ((all || full_locked(pc)) && (w = take_quiesced_locked(pc, f, &busy))) {
		release_locked(pc, w);
	}
	return busy;
}

/* False: there is no thread to do it. */
static bool hurry_locked(struct pagecache *pc)
{
	pc->hurry = pc->hurry || mover_post(&pc->m, 0);
	return pc->hurry;
}

void retired_add_locked(struct pagecache *pc, struct window *w)
{
	w->next = NULL;
	*pc->retired_end = w;
	pc->retired_end = &w->next;
	pc->retired_bytes += w->len;
	pc->retired_count++;
}

void retired_add(struct pagecache *pc, struct window *w)
{
	lock_acquire(&pc->lock);
	retired_add_locked(pc, w);
	(void)release_some_locked(pc, NULL, false);
	lock_release(&pc->lock);
}

bool retired_full(struct pagecache *pc)
{
	bool behind;

	lock_acquire(&pc->lock);
	behind = release_some_locked(pc, NULL, false);
	if (behind) {
		(void)hurry_locked(pc);
	}
	lock_release(&pc->lock);
	return behind;
}

void retired_hurry(struct pagecache *pc)
{
	lock_acquire(&pc->lock);
	if (pc->retired) {
		(void)release_some_locked(pc, NULL, !hurry_locked(pc));
	}
	lock_release(&pc->lock);
}

/* Another file may be at this address now. */
static bool disown_locked(struct pagecache *pc, const struct file *f)
{
	bool any = false;

	for (struct window *w = pc->retired; w; w = w->next) {
		if (w->file == f) {
			w->file = NULL;
			any = true;
		}
	}
	return any;
}

void retired_forget(struct pagecache *pc, const struct file *f)
{
	lock_acquire(&pc->lock);
	(void)release_some_locked(pc, f, true);
	if (disown_locked(pc, f)) {
		(void)hurry_locked(pc);
	}
	while (pc->going == f) {
		lock_wait(&pc->lock, &pc->gone);
	}
	lock_release(&pc->lock);
}

/* One step: check the kept windows, release one window, or register one region. */
uint64_t pagecache_work(struct mover *m)
{
	struct pagecache *pc = pagecache_of(m);
	uint64_t every = max_u64(1000000, min_u64(LOOK_NS, pc->config->keep_idle_ms * 500000));
	uint64_t now = clock_now_ns();
	uint64_t next = 0;
	bool busy = false;
	struct window *w;
	bool keeping;

	lock_acquire(&pc->lock);
	keeping = pc->kept_n || atomic_load(&pc->pressure);
	pc->hurry = pc->hurry && pc->retired;
	if (keeping && now >= pc->look_ns) {
		pc->look_ns = now + every;
		lock_release(&pc->lock);
		keep_look(pc);
		return 0;
	}
	if (pc->hurry) {
		w = take_quiesced_locked(pc, NULL, &busy);
		if (w) {
			pc->going = w->file;
			release_locked(pc, w);
			pc->going = NULL;
			pthread_cond_broadcast(&pc->gone);
		}
		next = busy ? now + RETRY_NS : 0;
	} else if (rereads_any_locked(pc)) {
		rereads_register_locked(pc);
	} else {
		next = keeping ? pc->look_ns : MOVE_NEVER;
	}
	lock_release(&pc->lock);
	return next;
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
