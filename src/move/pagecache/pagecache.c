/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/pagecache/pagecache.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/log.h"
#include "sys/sys.h"

/* The most page cache that stays registered after its copies, waiting to be given up. */
#define RETIRED_MAX (UINT64_C(2) << 30)

#define LOOK_NS UINT64_C(1000000000)
#define IDLE_NS UINT64_C(10000000000)
#define RETRY_NS UINT64_C(1000000) /* while transfers of streams are in flight */

static enum pagecache_mode mode_of(const char *word)
{
	if (!word || strcmp(word, "off") == 0) {
		return PAGECACHE_OFF;
	}
	return strcmp(word, "keep") == 0 ? PAGECACHE_KEEP : PAGECACHE_REQUEST;
}

static void init(struct mover *m, const struct move_env *env)
{
	struct pagecache *pc = pagecache_of(m);
	const struct config *c = env->config;

	pc->config = c;
	pc->mode = mode_of(c->pagecache);
	pc->idle_ns = IDLE_NS;
	m->off = pc->mode == PAGECACHE_OFF;
	if (pc->mode != PAGECACHE_OFF) {
		pc->budget = c->keep_budget ? c->keep_budget : sys_ram() / 8;
		pc->retired_max = min_u64(pc->budget, RETIRED_MAX);
	}
	if (pc->mode == PAGECACHE_KEEP && !rereads_init(pc)) {
		log_warn("out of memory for counting small requests: their pages are not "
			 "registered");
	}
	pc->retired_end = &pc->retired;
	lock_init(&pc->pin_lock, RANK_PINS);
	lock_init(&pc->lock, RANK_PAGECACHE);
	pthread_cond_init(&pc->gone, NULL);
}

/* Waits while background work uses the file. */
static void wait_locked(struct pagecache *pc, const struct file *f)
{
	while (pc->going == f) {
		lock_wait(&pc->lock, &pc->gone);
	}
}

static void forget(struct mover *m, const struct file *f)
{
	struct pagecache *pc = pagecache_of(m);

	if (pc->mode == PAGECACHE_OFF) {
		return;
	}
	lock_acquire(&pc->lock);
	rereads_forget_locked(pc, f);
	wait_locked(pc, f); /* windows that it registers are dropped below */
	keep_drop_locked(pc, f, NULL);
	retired_forget_locked(pc, f);
	wait_locked(pc, f); /* for windows that it releases */
	lock_release(&pc->lock);
}

static void finish(struct mover *m)
{
	struct pagecache *pc = pagecache_of(m);

	lock_acquire(&pc->lock);
	keep_drop_locked(pc, NULL, NULL);
	lock_release(&pc->lock);
	free(pc->kept);
	retired_finish(pc);
	free(pc->rereads);
	pagecache_drop_idle(pc);
	pthread_cond_destroy(&pc->gone);
	lock_finish(&pc->lock);
	lock_finish(&pc->pin_lock);
}

/* Does one step of the background work, so that the context can close between two: drops kept
 * windows that are idle (kept_windows.c), releases one window (retired.c), or registers one region
 * for small requests (rereads.c). */
static uint64_t background(struct mover *m)
{
	struct pagecache *pc = pagecache_of(m);
	uint64_t every = max_u64(1000000, min_u64(LOOK_NS, pc->idle_ns / 2));
	uint64_t now = clock_now_ns();
	uint64_t next = 0;
	bool busy = false;
	bool keeping;

	lock_acquire(&pc->lock);
	keeping = pc->kept_n || atomic_load(&pc->pressure);
	if (keeping && now >= pc->look_ns) {
		pc->look_ns = now + every;
		lock_release(&pc->lock);
		keep_look(pc);
		return 0;
	}
	if (pc->retired) {
		retired_step_locked(pc, &busy);
		next = busy ? now + RETRY_NS : 0;
	} else if (rereads_any_locked(pc)) {
		rereads_register_locked(pc);
	} else {
		next = keeping ? pc->look_ns : MOVE_NEVER;
	}
	lock_release(&pc->lock);
	return next;
}

const struct mover_ops pagecache_mover = {
	.size = sizeof(struct pagecache),
	.init = init,
	.finish = finish,
	.name = "pagecache",
	.help = "the device's copy engine reads the page cache in place",
	.joins = 1u << END_FILE,
	.traits = MOVER_IN_PLACE,
	.survey = pagecache_survey,
	.describe = pagecache_describe,
	.note = pagecache_note,
	.failed = pagecache_failed,
	.run = pagecache_run,
	.channel = &pagecache_channels,
	.applies_faults = true,
	.forget = forget,
	.background = background,
};
