/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What is owed to streams of the program's, counted for the whole process: see dev.h. */

#include <errno.h>
#include <stdatomic.h>
#include <time.h>

#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "dev/dev.h"

/* After so long a release says what it waits for. */
#define SAY_S 10

static atomic_uint held;

/* Each side counts itself first and looks at the other's count then, so that one at least of two
 * that meet sees the other and steps back. The lock is only for those who sleep. */
static atomic_uint promises;
static atomic_uint stills;  /* who wait for the promises' end, or are served */
static atomic_uint waiting; /* who would promise, while there are such */
static atomic_uint patient; /* who wait for the promises' end */
static struct lock hold_lock = LOCK_INIT(RANK_QUIESCE);
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

/* A child must not wait for its parent's threads. */
static void forget_in_child(void)
{
	atomic_store(&held, 0);
	atomic_store(&promises, 0);
	atomic_store(&stills, 0);
	atomic_store(&waiting, 0);
	atomic_store(&patient, 0);
	lock_renew(&hold_lock);
	pthread_cond_init(&changed, NULL);
}

FORK_HANDLERS(.child = forget_in_child);

static void wake(const atomic_uint *sleepers)
{
	if (atomic_load(sleepers)) {
		lock_acquire(&hold_lock);
		pthread_cond_broadcast(&changed);
		lock_release(&hold_lock);
	}
}

void dev_promise(void)
{
	for (;;) {
		atomic_fetch_add(&promises, 1);
		if (!atomic_load(&stills)) {
			return;
		}
		dev_promise_kept();
		lock_acquire(&hold_lock);
		atomic_fetch_add(&waiting, 1);
		while (atomic_load(&stills)) {
			lock_wait(&hold_lock, &changed);
		}
		atomic_fetch_sub(&waiting, 1);
		lock_release(&hold_lock);
	}
}

void dev_promise_kept(void)
{
	if (atomic_fetch_sub(&promises, 1) == 1) {
		wake(&patient);
	}
}

void dev_still_begin(void)
{
	struct timespec until;

	atomic_fetch_add(&stills, 1);
	lock_acquire(&hold_lock);
	atomic_fetch_add(&patient, 1);
	while (atomic_load(&promises)) {
		(void)clock_gettime(CLOCK_REALTIME, &until);
		until.tv_sec += SAY_S;
		if (!lock_wait_until(&hold_lock, &changed, &until) && atomic_load(&promises)) {
			log_warn("memory is given back when %u transfers in the order of streams "
				 "have ended; their streams have stood for %d s",
				 atomic_load(&promises), SAY_S);
		}
	}
	atomic_fetch_sub(&patient, 1);
	lock_release(&hold_lock);
}

bool dev_still_try(void)
{
	/* Many short moments that overlap must not keep promises waiting for ever. */
	if (atomic_load(&waiting)) {
		return false;
	}
	atomic_fetch_add(&stills, 1);
	if (!atomic_load(&promises)) {
		return true;
	}
	dev_still_end();
	return false;
}

void dev_still_end(void)
{
	if (atomic_fetch_sub(&stills, 1) == 1) {
		wake(&waiting);
	}
}

void dev_hold(void)
{
	atomic_fetch_add(&held, 1);
}

void dev_unhold(void)
{
	atomic_fetch_sub(&held, 1);
}

bool dev_held(void)
{
	return atomic_load(&held) != 0;
}
