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
 * The same thread looks after windows that are kept (keep.c), and makes those that small requests
 * want (hot.c).
 */

#include <errno.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "dev/dev.h"
#include "move/pagecache/pagecache.h"
#include "sys/thread.h"

/* Each window is a few mappings, of which a process has 65530 by default. */
#define COUNT_MAX 512u
#define LOOK_NS UINT64_C(1000000000)
#define RETRY_NS UINT64_C(1000000) /* while transfers of streams are under way */

static void wait_locked(struct pagecache *pc, uint64_t until)
{
	struct timespec ts = { (time_t)(until / 1000000000u), (long)(until % 1000000000u) };

	(void)lock_wait_until(&pc->lock, &pc->wake, &ts);
}

static bool full_locked(const struct pagecache *pc)
{
	return pc->spent_bytes > pc->spent_max || pc->spent_count > COUNT_MAX;
}

/* Takes the oldest in line, or the oldest of a file, whose device is still: until dev_still_end().
 * NULL: there is none; *busy, if it is another time's work. Still counted: it is registered. */
static struct window *take_still_locked(struct pagecache *pc, const struct file *f, bool *busy)
{
	dev_set not_now = 0;

	for (struct window **at = &pc->spent; *at; at = &(*at)->next) {
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
		if (pc->spent_end == &w->next) {
			pc->spent_end = at;
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
	pc->spent_bytes -= len;
	pc->spent_count--;
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
static bool urge_locked(struct pagecache *pc)
{
	if (!reaper_start_locked(pc)) {
		return false;
	}
	pc->urged = true;
	pthread_cond_signal(&pc->wake);
	return true;
}

void reaper_add(struct pagecache *pc, struct window *w)
{
	w->next = NULL;
	lock_acquire(&pc->lock);
	*pc->spent_end = w;
	pc->spent_end = &w->next;
	pc->spent_bytes += w->len;
	pc->spent_count++;
	(void)drop_some_locked(pc, NULL, false);
	lock_release(&pc->lock);
}

bool reaper_is_behind(struct pagecache *pc)
{
	bool behind;

	lock_acquire(&pc->lock);
	behind = drop_some_locked(pc, NULL, false) < 0;
	if (behind) {
		(void)urge_locked(pc);
	}
	lock_release(&pc->lock);
	return behind;
}

void reaper_urge(struct pagecache *pc)
{
	lock_acquire(&pc->lock);
	if (pc->spent && !urge_locked(pc)) {
		(void)drop_some_locked(pc, NULL, true);
	}
	lock_release(&pc->lock);
}

/* Another file may be where this one was. */
static bool disown_locked(struct pagecache *pc, const struct file *f)
{
	bool any = false;

	for (struct window *w = pc->spent; w; w = w->next) {
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
		(void)urge_locked(pc);
	}
	while (pc->going == f) {
		lock_wait(&pc->lock, &pc->gone);
	}
	lock_release(&pc->lock);
}

/* Gives one up, or finds that this is not the moment. */
static void reap_locked(struct pagecache *pc)
{
	int rc = drop_still_locked(pc, NULL, &pc->going);

	if (rc < 0) {
		wait_locked(pc, clock_now_ns() + RETRY_NS);
	} else if (rc > 0) {
		pthread_cond_broadcast(&pc->gone);
	}
}

static void *reaper_main(void *arg)
{
	struct pagecache *pc = arg;
	uint64_t every = max_u64(1000000, min_u64(LOOK_NS, pc->config->keep_idle_ms * 500000));
	uint64_t look = 0;

	lock_acquire(&pc->lock);
	while (!pc->stop) {
		bool keeping = pc->kept || atomic_load(&pc->pressed);

		pc->urged = pc->urged && pc->spent;
		if (keeping && clock_now_ns() >= look) {
			look = clock_now_ns() + every;
			lock_release(&pc->lock);
			keep_look(pc);
			lock_acquire(&pc->lock);
		} else if (pc->urged) {
			reap_locked(pc);
		} else if (hot_any_locked(pc)) {
			hot_one_locked(pc);
		} else if (keeping) {
			wait_locked(pc, look);
		} else {
			lock_wait(&pc->lock, &pc->wake);
		}
	}
	lock_release(&pc->lock);
	return NULL;
}

bool reaper_start_locked(struct pagecache *pc)
{
	if (!pc->reaping) {
		pc->reaping = sys_thread_start(&pc->reaper, reaper_main, pc) == 0;
	}
	return pc->reaping;
}

void reaper_finish(struct pagecache *pc)
{
	lock_acquire(&pc->lock);
	pc->stop = true;
	pthread_cond_signal(&pc->wake);
	lock_release(&pc->lock);
	if (pc->reaping) {
		pthread_join(pc->reaper, NULL);
	}
	/* The last of them: here is nobody whom a stream may wait for. */
	while (pc->spent) {
		struct window *w = pc->spent;

		pc->spent = w->next;
		pc->spent_bytes -= w->len;
		pc->spent_count--;
		window_drop(w);
	}
	pc->spent_end = &pc->spent;
}
