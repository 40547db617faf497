/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Transfers that are queued on streams of the program, and waits for their end, counted for each
 * device of the process: see dev.h and quiesce.h. */

#include <errno.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "dev/quiesce.h"

/* A release that has waited this long logs a line with the reason. */
#define SAY_S 10

/* Between two looks for a turn at the copy engines. A small copy takes 10 us, a sleep 60. */
#define TURN_NS 10000
#define TURN_TRIES 100u /* before it sleeps */

#define PLACES DEV_PLACES /* bits of a dev_set; further devices share the last one */

enum count {
	UNORDERED, /* pending transfers that need a copy of the library */
	ORDERED,   /* pending transfers that streams carry by themselves */
	QUIESCING, /* threads between dev_quiesce_begin() and dev_quiesce_end() */
	WAITING,   /* threads that wait in dev_transfer_begin() */
	USERS,	   /* streams that have had transfers */
	QUEUED,	   /* transfers on streams of this device */
	ENGINES,   /* threads between dev_engine_get() and dev_engine_put() */
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

bool dev_busy(dev_set on)
{
	return count(on, UNORDERED) != 0;
}

/* ORDERED is read first: dev_transfer_unordered() adds a transfer to UNORDERED before it takes it
 * from ORDERED, so it is seen in one of them at any time. */
bool dev_pending(dev_set on)
{
	return count(on, ORDERED) != 0 || count(on, UNORDERED) != 0;
}

static void pending_end(dev_set on, enum count what)
{
	if (take(on, what)) {
		wake();
	}
}

static void pending_begin(dev_set on, enum count what)
{
	lock_assert_none("is about to queue a transfer on a stream");
	for (;;) {
		add(on, what);
		if (!count(on, QUIESCING)) {
			return;
		}
		pending_end(on, what);
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

void dev_quiesce_begin(dev_set on)
{
	lock_assert_none("waits until no transfer is queued on a stream");
	add(on, QUIESCING);
	if (!dev_pending(on)) {
		return;
	}
	lock_acquire(&quiesce_lock);
	atomic_fetch_add(&sleepers, 1);
	while (dev_pending(on)) {
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

static dev_set try(dev_set on, bool (*pending)(dev_set on))
{
	/* Overlapping short periods must not delay transfers without limit. */
	if (unlikely(count(on, WAITING))) {
		return 0;
	}
	add(on, QUIESCING);
	if (likely(!pending(on))) {
		return on;
	}
	dev_quiesce_end(on);
	return 0;
}

dev_set dev_quiesce_try(dev_set on)
{
	return try(on, dev_pending);
}

dev_set dev_series_begin(dev_set on)
{
	return try(on, dev_busy);
}

void dev_quiesce_end(dev_set on)
{
	if (take(on, QUIESCING)) {
		wake();
	}
}

void dev_series_end(dev_set on)
{
	dev_quiesce_end(on);
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

/* True: no thread may have copies in flight. */
static bool settle(dev_set on)
{
	for (unsigned int tries = 0; count(on, ENGINES) > turns(on); tries++) {
		give_way(tries);
	}
	return turns(on) == 0;
}

/* The first of a stream's transfers settles its device. A transfer is counted before it reads
 * `settled`; the last one that ends clears `settled` before its count is taken back. So a caller
 * that reads true knows that a transfer has been queued all the time since, and that copies took
 * turns. */
void dev_transfer_begin(struct dev_stream *s, dev_set on, bool ordered)
{
	dev_set own = dev_set_of(s->dev);

	pending_begin(on, ordered ? ORDERED : UNORDERED);
	if (!atomic_load(&s->used)) {
		add(own, USERS);
		if (atomic_exchange(&s->used, true)) {
			(void)take(own, USERS);
		}
	}
	add(own, QUEUED);
	atomic_fetch_add(&s->queued, 1);
	if (!atomic_load(&s->settled)) {
		/* Another thread may do it too: neither may queue before it has returned. */
		s->dev->order.expect(s->dev, settle(own));
		atomic_store(&s->settled, true);
	}
}

void dev_transfer_unordered(dev_set on)
{
	add(on, UNORDERED);
	(void)take(on, ORDERED);
}

void dev_transfer_end(struct dev_stream *s, dev_set on, bool ordered)
{
	if (atomic_fetch_sub(&s->queued, 1) == 1) {
		atomic_store(&s->settled, false);
	}
	(void)take(dev_set_of(s->dev), QUEUED);
	pending_end(on, ordered ? ORDERED : UNORDERED);
}

void dev_stream_destroy(struct dev_stream *s)
{
	if (atomic_exchange(&s->used, false)) {
		(void)take(dev_set_of(s->dev), USERS);
	}
	s->dev->stream.destroy(s);
}

void dev_stream_set_ordered(struct dev_stream *s, bool ordered)
{
	dev_set on = dev_set_of(s->dev);

	if (ordered) {
		add(on, USERS);
		(void)s->dev->stream.sync(s);
	}
	s->dev->order.set_ordered(s, ordered);
	if (!ordered) {
		(void)take(on, USERS);
	}
}

/* As with pending transfers, each side increments its own count before it reads the other's. */
enum dev_engine dev_engine_get(const struct dev *d)
{
	atomic_uint *n = places[d->place].n;

	for (unsigned int tries = 0;; tries++) {
		unsigned int left;

		atomic_fetch_add(&n[ENGINES], 1);
		if (likely(!atomic_load(&n[QUEUED]))) {
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
	return atomic_load(&places[d->place].n[QUEUED]) != 0;
}

void dev_engine_put(const struct dev *d, enum dev_engine grant)
{
	if (grant == DEV_ENGINE_FREE || grant == DEV_ENGINE_SHORT) {
		atomic_fetch_sub(&places[d->place].n[ENGINES], 1);
	}
}
