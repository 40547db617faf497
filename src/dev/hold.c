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

#define PLACES 64u /* as many as a dev_set has; devices beyond share the last one */

static atomic_uint held;

/* Of one device. Each side counts itself first and looks at the other's count then, so that one at
 * least of two that meet sees the other and steps back. */
static struct place {
	atomic_uint promises;
	atomic_uint stills;  /* who wait for the promises' end, or are served */
	atomic_uint waiting; /* who would promise, while there are such */
} places[PLACES];

/* The lock is for those who sleep, and for who has which place. */
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
	atomic_store(&held, 0);
	for (unsigned int i = 0; i < PLACES; i++) {
		atomic_store(&places[i].promises, 0);
		atomic_store(&places[i].stills, 0);
		atomic_store(&places[i].waiting, 0);
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

/* The places of a set: for (left = on; left; left &= left - 1) */
static struct place *first_of(dev_set left)
{
	return &places[__builtin_ctzll(left)];
}

static unsigned int promises(dev_set on)
{
	unsigned int n = 0;

	for (dev_set left = on; left; left &= left - 1) {
		n += atomic_load(&first_of(left)->promises);
	}
	return n;
}

static unsigned int stills(dev_set on)
{
	unsigned int n = 0;

	for (dev_set left = on; left; left &= left - 1) {
		n += atomic_load(&first_of(left)->stills);
	}
	return n;
}

static void wake(void)
{
	if (atomic_load(&sleepers)) {
		lock_acquire(&hold_lock);
		pthread_cond_broadcast(&changed);
		lock_release(&hold_lock);
	}
}

static void note_waiting(dev_set on, unsigned int by)
{
	for (dev_set left = on; left; left &= left - 1) {
		atomic_fetch_add(&first_of(left)->waiting, by);
	}
}

void dev_promise(dev_set on)
{
	lock_assert_none("is about to promise a transfer");
	for (;;) {
		for (dev_set left = on; left; left &= left - 1) {
			atomic_fetch_add(&first_of(left)->promises, 1);
		}
		if (!stills(on)) {
			return;
		}
		dev_promise_kept(on);
		note_waiting(on, 1);
		lock_acquire(&hold_lock);
		atomic_fetch_add(&sleepers, 1);
		while (stills(on)) {
			lock_wait(&hold_lock, &changed);
		}
		atomic_fetch_sub(&sleepers, 1);
		lock_release(&hold_lock);
		note_waiting(on, -1u);
	}
}

void dev_promise_kept(dev_set on)
{
	bool last = false;

	for (dev_set left = on; left; left &= left - 1) {
		last |= atomic_fetch_sub(&first_of(left)->promises, 1) == 1;
	}
	if (last) {
		wake();
	}
}

static void add_stills(dev_set on)
{
	for (dev_set left = on; left; left &= left - 1) {
		atomic_fetch_add(&first_of(left)->stills, 1);
	}
}

void dev_still_begin(dev_set on)
{
	struct timespec until;

	lock_assert_none("waits until no transfer is queued on a stream");
	add_stills(on);
	if (!promises(on)) {
		return;
	}
	lock_acquire(&hold_lock);
	atomic_fetch_add(&sleepers, 1);
	while (promises(on)) {
		(void)clock_gettime(CLOCK_REALTIME, &until);
		until.tv_sec += SAY_S;
		if (!lock_wait_until(&hold_lock, &changed, &until)) {
			log_warn("memory is given back when the transfers in the order of streams "
				 "have ended; their streams have stood for %d s",
				 SAY_S);
		}
	}
	atomic_fetch_sub(&sleepers, 1);
	lock_release(&hold_lock);
}

bool dev_still_try(dev_set on)
{
	/* Many short moments that overlap must not keep promises waiting for ever. */
	for (dev_set left = on; left; left &= left - 1) {
		if (atomic_load(&first_of(left)->waiting)) {
			return false;
		}
	}
	add_stills(on);
	if (!promises(on)) {
		return true;
	}
	dev_still_end(on);
	return false;
}

void dev_still_end(dev_set on)
{
	bool last = false;

	for (dev_set left = on; left; left &= left - 1) {
		last |= atomic_fetch_sub(&first_of(left)->stills, 1) == 1;
	}
	if (last) {
		wake();
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
