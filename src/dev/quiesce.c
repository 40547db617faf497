/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers that are queued on streams of the program, and waits for their end, counted for the
 * whole process: see dev.h. */

#include <errno.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "dev/dev.h"

/* After this time a release logs what it waits for. */
#define SAY_S 10

/* Between two looks for a turn at the copy engines. A small copy takes 10 us, a sleep 60. */
#define TURN_NS 10000
#define TURN_TRIES 100u /* before it sleeps */

#define PLACES 64u /* as many as a dev_set has; devices beyond share the last one */

enum count {
	PENDING,
	QUIESCING,  /* threads between dev_quiesce_begin() and dev_quiesce_end() */
	WAITING,    /* threads that wait in dev_pending_begin() */
	RESTRICTED, /* transfers that a stream is waiting for at this moment */
	ORDERED,    /* of the pending ones */
	USERS,	    /* streams that have had transfers */
	WAITERS,    /* those that have some queued */
	ENGINES,    /* threads between dev_engine_get() and dev_engine_put() */
	COUNTS
};

/* The counts of one device. Each side (pending transfers, and calls that need quiescence)
 * increments its own count first and then reads the other's, so that of two at the same time at
 * least one sees the other and steps back. */
static struct {
	atomic_uint n[COUNTS];
} places[PLACES];

/* The lock protects the sleep of waiting threads, and the places of devices. */
static struct lock quiesce_lock = LOCK_INIT(RANK_QUIESCE);
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
	lock_renew(&quiesce_lock);
	pthread_cond_init(&changed, NULL);
}

FORK_HANDLERS(.child = forget_in_child);

unsigned int dev_place(const struct dev_driver *driver, int index)
{
	unsigned int i = 0;

	lock_acquire(&quiesce_lock);
	while (i < PLACES - 1 && owners[i].driver &&
	       (owners[i].driver != driver || owners[i].index != index)) {
		i++;
	}
	owners[i].driver = driver;
	owners[i].index = index;
	lock_release(&quiesce_lock);
	return i;
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
		lock_acquire(&quiesce_lock);
		pthread_cond_broadcast(&changed);
		lock_release(&quiesce_lock);
	}
}

void dev_pending_begin(dev_set on)
{
	lock_assert_none("is about to queue a transfer on a stream");
	for (;;) {
		add(on, PENDING);
		if (!count(on, QUIESCING)) {
			return;
		}
		dev_pending_end(on);
		add(on, WAITING);
		lock_acquire(&quiesce_lock);
		atomic_fetch_add(&sleepers, 1);
		while (count(on, QUIESCING)) {
			lock_wait(&quiesce_lock, &changed);
		}
		atomic_fetch_sub(&sleepers, 1);
		lock_release(&quiesce_lock);
		(void)take(on, WAITING);
	}
}

void dev_pending_end(dev_set on)
{
	if (take(on, PENDING)) {
		wake();
	}
}

bool dev_pending(dev_set on)
{
	return count(on, PENDING) != 0;
}

void dev_quiesce_begin(dev_set on)
{
	lock_assert_none("waits until no transfer is queued on a stream");
	add(on, QUIESCING);
	if (!count(on, PENDING)) {
		return;
	}
	lock_acquire(&quiesce_lock);
	atomic_fetch_add(&sleepers, 1);
	while (count(on, PENDING)) {
		if (!lock_wait_until(&quiesce_lock, &changed,
				     clock_now_ns() + SAY_S * UINT64_C(1000000000))) {
			log_warn("memory cannot be released before the transfers in stream order "
				 "complete; their streams have been waiting for %d s",
				 SAY_S);
		}
	}
	atomic_fetch_sub(&sleepers, 1);
	lock_release(&quiesce_lock);
}

/* Pending transfers are counted before the ordered ones among them, and become ordered after they
 * became pending: so one that is not ordered is never taken for another that is. */
static dev_set try(dev_set on, bool ordered)
{
	unsigned int pending;

	/* Overlapping short periods must not delay transfers without limit. */
	if (unlikely(count(on, WAITING))) {
		return 0;
	}
	add(on, QUIESCING);
	pending = count(on, PENDING);
	if (likely(!pending) || (ordered && count(on, ORDERED) >= pending)) {
		return on;
	}
	dev_quiesce_end(on);
	return 0;
}

dev_set dev_quiesce_try(dev_set on)
{
	return try(on, false);
}

dev_set dev_quiesce_try_ordered(dev_set on)
{
	return try(on, true);
}

void dev_ordered_begin(dev_set on)
{
	add(on, ORDERED);
}

void dev_ordered_end(dev_set on)
{
	(void)take(on, ORDERED);
}

void dev_quiesce_end(dev_set on)
{
	if (take(on, QUIESCING)) {
		wake();
	}
}

void dev_restrict(dev_set on)
{
	add(on, RESTRICTED);
}

void dev_unrestrict(dev_set on)
{
	(void)take(on, RESTRICTED);
}

bool dev_restricted(dev_set on)
{
	return count(on, RESTRICTED) != 0;
}

void dev_user_begin(dev_set on)
{
	add(on, USERS);
}

void dev_user_end(dev_set on)
{
	(void)take(on, USERS);
}

void dev_waiter_begin(dev_set on)
{
	add(on, WAITERS);
}

void dev_waiter_end(dev_set on)
{
	(void)take(on, WAITERS);
}

static atomic_uint connections = DEV_CONNECTIONS;

void dev_limit_connections(unsigned int n)
{
	unsigned int now = atomic_load(&connections);

	while (n < now && !atomic_compare_exchange_weak(&connections, &now, n)) {
	}
}

/* How many threads may have copies in flight; one connection is for the stream not known here. */
static unsigned int turns(dev_set on)
{
	unsigned int most = atomic_load_explicit(&connections, memory_order_relaxed);
	unsigned int users = count(on, USERS);

	return users + 1 < most ? most - 1 - users : 0;
}

static void give_way(unsigned int tries)
{
	if (tries < TURN_TRIES) {
		(void)sched_yield();
	} else {
		(void)nanosleep(&(struct timespec){ 0, TURN_NS }, NULL);
	}
}

bool dev_waiter_settle(dev_set on)
{
	for (unsigned int tries = 0; count(on, ENGINES) > turns(on); tries++) {
		give_way(tries);
	}
	return turns(on) == 0;
}

/* As with pending transfers, each side increments its own count before it reads the other's. */
enum dev_engine dev_engine_get(const struct dev *d)
{
	atomic_uint *n = places[d->place].n;

	for (unsigned int tries = 0;; tries++) {
		unsigned int left;

		atomic_fetch_add(&n[ENGINES], 1);
		if (likely(!atomic_load(&n[WAITERS]))) {
			return DEV_ENGINE_FREE;
		}
		left = turns(dev_set_of(d));
		if (atomic_load(&n[ENGINES]) <= left) {
			return DEV_ENGINE_SHORT;
		}
		atomic_fetch_sub(&n[ENGINES], 1);
		if (!left) {
			return DEV_ENGINE_NONE;
		}
		give_way(tries);
	}
}

bool dev_engine_late(const struct dev *d)
{
	return atomic_load(&places[d->place].n[WAITERS]) != 0;
}

void dev_engine_put(const struct dev *d, enum dev_engine grant)
{
	if (grant == DEV_ENGINE_FREE || grant == DEV_ENGINE_SHORT) {
		atomic_fetch_sub(&places[d->place].n[ENGINES], 1);
	}
}
