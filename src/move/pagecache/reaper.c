/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Giving registrations up, behind the requests' backs.
 *
 * A request that has read its windows has its bytes; taking the registrations back would only make
 * it longer. So they are put in line, and a thread, the reaper, gives them up when the request has
 * ended. Nothing ever finds a window that is in line, so nothing is read from it again: the next
 * request maps and registers the pages that the file has then, and each read stays as coherent as
 * any, however late the old pages are let go. A file's windows have gone when its close returns,
 * unless transfers of streams stand in the way.
 *
 * For giving up waits for the transfers of streams that are under way, and whoever begins another
 * would wait for that; such a transfer may end only when somebody does something else before. So
 * nobody here waits for one: it is another time's work, and the reaper tries again and again.
 *
 * What is in line cannot be reclaimed, so the line is bounded: a request that finds it full gives
 * up the oldest itself, and makes no more if it cannot.
 *
 * Background work looks after windows that are kept (keep.c), too, and makes those that small
 * requests want (rereads.c). It is done step by step, so that the context can end between two.
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
#define RETRY_NS UINT64_C(1000000) /* while transfers of streams are under way */

static bool full_locked(const struct pagecache *pc)
{
	return pc->retired_bytes > pc->retired_max || pc->retired_count > COUNT_MAX;
}

/* Takes the oldest in line, or the oldest of a file, whose device is still: until dev_still_end().
 * NULL: there is none; *busy, if it is another time's work. Still counted: it is registered. */
static struct window *take_still_locked(struct pagecache *pc, const struct file *f, bool *busy)
{
	dev_set not_now = 0;

	for (struct window **at = &pc->retired; *at; at = &(*at)->next) {
		struct window *w = *at;
		dev_set on = dev_set_of(w->dev);

		if ((f && w->file != f) || not_now & on) {
			continue;
		}
		if (!dev_still_try(on)) {
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

/* Gives up the oldest in line, or the oldest of a file, whose file is in *going meanwhile: 1. 0:
 * there is none. -EBUSY: this is not the moment. */
static int drop_still_locked(struct pagecache *pc, const struct file *f, const struct file **going)
{
	bool busy = false;
	struct window *w = take_still_locked(pc, f, &busy);
	dev_set on;
	size_t len;

	if (!w) {
		return busy ? -EBUSY : 0;
	}
	*going = w->file;
	on = dev_set_of(w->dev);
	len = w->len;
	lock_release(&pc->lock);
	window_drop(w);
	dev_still_end(on);
	lock_acquire(&pc->lock);
	*going = NULL;
	pc->retired_bytes -= len;
	pc->retired_count--;
	return 1;
}

/* All of a file's, or as many as make the line short enough. As drop_still_locked() for the last.
 */
static int drop_some_locked(struct pagecache *pc, const struct file *f, bool all)
{
	const struct file *going;
	int rc = 1;

	while (rc > 0 && (all || full_locked(pc))) {
		rc = drop_still_locked(pc, f, &going);
	}
	return rc;
}

/* False: there is no thread to do it. */
static bool hurry_locked(struct pagecache *pc)
{
	pc->hurry = pc->hurry || mover_post(&pc->m, 0);
	return pc->hurry;
}

void reaper_add(struct pagecache *pc, struct window *w)
{
	w->next = NULL;
	lock_acquire(&pc->lock);
	*pc->retired_end = w;
	pc->retired_end = &w->next;
	pc->retired_bytes += w->len;
	pc->retired_count++;
	(void)drop_some_locked(pc, NULL, false);
	lock_release(&pc->lock);
}

bool reaper_is_behind(struct pagecache *pc)
{
	bool behind;

	lock_acquire(&pc->lock);
	behind = drop_some_locked(pc, NULL, false) < 0;
	if (behind) {
		(void)hurry_locked(pc);
	}
	lock_release(&pc->lock);
	return behind;
}

void reaper_hurry(struct pagecache *pc)
{
	lock_acquire(&pc->lock);
	if (pc->retired && !hurry_locked(pc)) {
		(void)drop_some_locked(pc, NULL, true);
	}
	lock_release(&pc->lock);
}

/* Another file may be where this one was. */
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

void reaper_forget(struct pagecache *pc, const struct file *f)
{
	lock_acquire(&pc->lock);
	(void)drop_some_locked(pc, f, true);
	if (disown_locked(pc, f)) {
		(void)hurry_locked(pc);
	}
	while (pc->going == f) {
		lock_wait(&pc->lock, &pc->gone);
	}
	lock_release(&pc->lock);
}

/* One step of it: a look at what is kept, a window given up, or a place registered. */
uint64_t reaper_work(struct mover *m)
{
	struct pagecache *pc = pagecache_of(m);
	uint64_t every = max_u64(1000000, min_u64(LOOK_NS, pc->config->keep_idle_ms * 500000));
	uint64_t now = clock_now_ns();
	uint64_t next = 0;
	bool keeping;
	int rc;

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
		rc = drop_still_locked(pc, NULL, &pc->going);
		next = rc < 0 ? now + RETRY_NS : 0;
		pthread_cond_broadcast(&pc->gone);
	} else if (rereads_any_locked(pc)) {
		rereads_register_locked(pc);
	} else {
		next = keeping ? pc->look_ns : MOVE_NEVER;
	}
	lock_release(&pc->lock);
	return next;
}

void reaper_finish(struct pagecache *pc)
{
	/* The last of them: here is nobody whom a stream may wait for. */
	while (pc->retired) {
		struct window *w = pc->retired;

		pc->retired = w->next;
		pc->retired_bytes -= w->len;
		pc->retired_count--;
		window_drop(w);
	}
	pc->retired_end = &pc->retired;
}
