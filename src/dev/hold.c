/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers that are queued on streams of the program, and waits for their end, counted for the
 * whole process: see dev.h. */

#include <errno.h>
#include <stdatomic.h>
#include <time.h>

#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "dev/dev.h"

/* After this time a release logs what it waits for. */
#define SAY_S 10

#define PLACES 64u /* as many as a dev_set has; devices beyond share the last one */

enum count {
	PROMISES,
	STILLS,	 /* threads between dev_still_begin() and dev_still_end() */
	WAITING, /* threads that wait in dev_promise() */
	HELD,	 /* transfers that a stream is waiting for at this moment */
	COUNTS
};

/* The counts of one device. Each side (promises, and calls that need none) increments its own count
 * first and then reads the other's, so that of two at the same time at least one sees the other and
 * steps back. */
static struct {
	atomic_uint n[COUNTS];
} places[PLACES];

/* The lock protects the sleep of waiting threads, and the places of devices. */
static struct lock hold_lock = LOCK_INIT(RANK_QUIESCE);
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static atomic_uint sleepers;
static struct {
	const struct dev_driver *driver;
	int index;
} owners[PLACES];

/* A child must not wait for its parent's threads. */
static void forget_in_child(void)
{
	for (unsigned int i = 0; i < PLACES * COUNTS; i++) {
		atomic_store(&places[i / COUNTS].n[i % COUNTS], 0);
	}
	atomic_store(&sleepers, 0);
	lock_renew(&hold_lock);
	pthread_cond_init(&changed, NULL);
}

FORK_HANDLERS(.child = forget_in_child);

unsigned int dev_place(const struct dev_driver *driver, int index)
{
	unsigned int i = 0;

	lock_acquire(&hold_lock);
	while (i < PLACES - 1 && owners[i].driver &&
	       (owners[i].driver != driver || owners[i].index != index)) {
		i++;
	}
	owners[i].driver = driver;
	owners[i].index = index;
	lock_release(&hold_lock);
	return i;
}

dev_set dev_set_of(const struct dev *d)
{
	return d ? UINT64_C(1) << d->place : 0;
}

/* The sum over a set of devices. */
static unsigned int count(dev_set on, enum count what)
{
	unsigned int n = 0;

	for (dev_set left = on; left; left &= left - 1) {
		n += atomic_load(&places[__builtin_ctzll(left)].n[what]);
	}
	return n;
}

static void add(dev_set on, enum count what)
{
	for (dev_set left = on; left; left &= left - 1) {
		atomic_fetch_add(&places[__builtin_ctzll(left)].n[what], 1);
	}
}

/* True: of one device at least it was the last. */
static bool take(dev_set on, enum count what)
{
	bool last = false;

	for (dev_set left = on; left; left &= left - 1) {
		last |= atomic_fetch_sub(&places[__builtin_ctzll(left)].n[what], 1) == 1;
	}
	return last;
}

static void wake(void)
{
	if (atomic_load(&sleepers)) {
		lock_acquire(&hold_lock);
		pthread_cond_broadcast(&changed);
		lock_release(&hold_lock);
	}
}

void dev_promise(dev_set on)
{
	lock_assert_none("is about to promise a transfer");
	for (;;) {
		add(on, PROMISES);
		if (!count(on, STILLS)) {
			return;
		}
		dev_promise_kept(on);
		add(on, WAITING);
		lock_acquire(&hold_lock);
		atomic_fetch_add(&sleepers, 1);
		while (count(on, STILLS)) {
			lock_wait(&hold_lock, &changed);
		}
		atomic_fetch_sub(&sleepers, 1);
		lock_release(&hold_lock);
		(void)take(on, WAITING);
	}
}

void dev_promise_kept(dev_set on)
{
	if (take(on, PROMISES)) {
		wake();
	}
}

void dev_still_begin(dev_set on)
{
	struct timespec until;

	lock_assert_none("waits until no transfer is queued on a stream");
	add(on, STILLS);
	if (!count(on, PROMISES)) {
		return;
	}
	lock_acquire(&hold_lock);
	atomic_fetch_add(&sleepers, 1);
	while (count(on, PROMISES)) {
		(void)clock_gettime(CLOCK_REALTIME, &until);
		until.tv_sec += SAY_S;
		if (!lock_wait_until(&hold_lock, &changed, &until)) {
			log_warn("memory cannot be released before the transfers in stream order "
				 "complete; their streams have been waiting for %d s",
				 SAY_S);
		}
	}
	atomic_fetch_sub(&sleepers, 1);
	lock_release(&hold_lock);
}

bool dev_still_try(dev_set on)
{
	/* Overlapping short periods must not delay promises without limit. */
	if (count(on, WAITING)) {
		return false;
	}
	add(on, STILLS);
	if (!count(on, PROMISES)) {
		return true;
	}
	dev_still_end(on);
	return false;
}

void dev_still_end(dev_set on)
{
	if (take(on, STILLS)) {
		wake();
	}
}

void dev_hold(dev_set on)
{
	add(on, HELD);
}

void dev_unhold(dev_set on)
{
	(void)take(on, HELD);
}

bool dev_held(dev_set on)
{
	return count(on, HELD) != 0;
}
