/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOCK_H
#define BASE_LOCK_H

/*
 * Locks with a rank in the order of all locks (lock_ranks.h), which is given where a lock is
 * declared. They are pthread locks at the same cost. In builds with PEERLANE_LOCK_CHECKS (meson's
 * option lock_checks) each thread also keeps a list of the locks that it holds. A thread that takes
 * a lock out of order, releases one that it does not hold, or calls lock_assert_none() with one
 * held, ends the process with the names of both. The check comes before the wait, so a possible
 * deadlock shows in every run that reaches the place, and not only in the run that deadlocks.
 *
 * A lock is initialised by LOCK_INIT(RANK_...) or lock_init(&l, RANK_...), and in a child's handler
 * by lock_renew(&l). lock_wait(&l, &c) waits for a condition. A new lock gets a line in
 * lock_ranks.h and in docs/threading.md.
 */

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "base/lock_ranks.h"

struct lock {
	pthread_mutex_t mutex;
#ifdef PEERLANE_LOCK_CHECKS
	enum lock_rank rank;
#endif
};

/* A lock for one writer or many readers. Readers do not nest either, as a writer may wait in
 * between. */
struct rwlock {
	pthread_rwlock_t rwlock;
#ifdef PEERLANE_LOCK_CHECKS
	enum lock_rank rank;
#endif
};

#ifdef PEERLANE_LOCK_CHECKS

/* The drop-in has these functions and their state for itself, under names of its own. */
#ifndef LOCK_NAMED
#define LOCK_NAMED(name) lock_##name
#endif
#define lock_check_take LOCK_NAMED(check_take)
#define lock_check_release LOCK_NAMED(check_release)
#define lock_check_wait LOCK_NAMED(check_wait)
#define lock_assert_none LOCK_NAMED(assert_none)
#define lock_forget_held LOCK_NAMED(forget_held)

/* The calling thread is about to take the lock. A thread that only tries does not wait, so it may
 * do so out of order. */
void lock_check_take(const void *lock, enum lock_rank rank, bool may_wait);
void lock_check_release(const void *lock, enum lock_rank rank);
/* Waiting on a condition takes the lock again: none below it may be held. */
void lock_check_wait(const void *lock, enum lock_rank rank);

/* The calling thread does this, and holds none of the library's locks. */
void lock_assert_none(const char *doing);
/* In a child of fork(): the locks were initialised again, so its one thread holds none. */
void lock_forget_held(void);

#define LOCK_INIT(rank)                         \
	{                                       \
		PTHREAD_MUTEX_INITIALIZER, rank \
	}
#define RWLOCK_INIT(rank)                        \
	{                                        \
		PTHREAD_RWLOCK_INITIALIZER, rank \
	}
#define LOCK_CHECK(what, ...) lock_check_##what(__VA_ARGS__)
#define LOCK_SET_RANK(l, r) ((l)->rank = (r))

#else

#define LOCK_INIT(rank)                   \
	{                                 \
		PTHREAD_MUTEX_INITIALIZER \
	}
#define RWLOCK_INIT(rank)                  \
	{                                  \
		PTHREAD_RWLOCK_INITIALIZER \
	}
#define LOCK_CHECK(what, ...) ((void)0)
#define LOCK_SET_RANK(l, r) ((void)(r))

static inline void lock_assert_none(const char *doing)
{
	(void)doing;
}

static inline void lock_forget_held(void)
{
}

#endif

static inline void lock_init(struct lock *l, enum lock_rank rank)
{
	(void)pthread_mutex_init(&l->mutex, NULL);
	LOCK_SET_RANK(l, rank);
}

/* In a child of fork(): no thread holds it. */
static inline void lock_renew(struct lock *l)
{
	(void)pthread_mutex_init(&l->mutex, NULL);
}

static inline void lock_finish(struct lock *l)
{
	(void)pthread_mutex_destroy(&l->mutex);
}

static inline void lock_acquire(struct lock *l)
{
	LOCK_CHECK(take, l, l->rank, true);
	(void)pthread_mutex_lock(&l->mutex);
}

/* True: the caller holds it now. It may be tried out of order, since the call does not wait. */
static inline bool lock_try(struct lock *l)
{
	if (pthread_mutex_trylock(&l->mutex)) {
		return false;
	}
	LOCK_CHECK(take, l, l->rank, false);
	return true;
}

/* The same, but waits until a time of CLOCK_REALTIME. The wait is bounded, so it may be out of
 * order. */
static inline bool lock_acquire_until(struct lock *l, const struct timespec *until)
{
	if (pthread_mutex_timedlock(&l->mutex, until)) {
		return false;
	}
	LOCK_CHECK(take, l, l->rank, false);
	return true;
}

static inline void lock_release(struct lock *l)
{
	LOCK_CHECK(release, l, l->rank);
	(void)pthread_mutex_unlock(&l->mutex);
}

/* Releases the lock until the condition is signalled; wakes up spuriously too. The second returns
 * false when the time has passed, by the monotonic clock. */
static inline void lock_wait(struct lock *l, pthread_cond_t *c)
{
	LOCK_CHECK(wait, l, l->rank);
	(void)pthread_cond_wait(c, &l->mutex);
}

static inline bool lock_wait_until(struct lock *l, pthread_cond_t *c, uint64_t until_ns)
{
	struct timespec until = { (time_t)(until_ns / 1000000000u),
				  (long)(until_ns % 1000000000u) };

	LOCK_CHECK(wait, l, l->rank);
	return pthread_cond_clockwait(c, &l->mutex, CLOCK_MONOTONIC, &until) == 0;
}

static inline void rwlock_init(struct rwlock *l, enum lock_rank rank)
{
	(void)pthread_rwlock_init(&l->rwlock, NULL);
	LOCK_SET_RANK(l, rank);
}

/* In a child of fork(): no thread holds it. */
static inline void rwlock_renew(struct rwlock *l)
{
	(void)pthread_rwlock_init(&l->rwlock, NULL);
}

static inline void rwlock_finish(struct rwlock *l)
{
	(void)pthread_rwlock_destroy(&l->rwlock);
}

static inline void rwlock_read(struct rwlock *l)
{
	LOCK_CHECK(take, l, l->rank, true);
	(void)pthread_rwlock_rdlock(&l->rwlock);
}

static inline void rwlock_write(struct rwlock *l)
{
	LOCK_CHECK(take, l, l->rank, true);
	(void)pthread_rwlock_wrlock(&l->rwlock);
}

static inline void rwlock_release(struct rwlock *l)
{
	LOCK_CHECK(release, l, l->rank);
	(void)pthread_rwlock_unlock(&l->rwlock);
}

#endif
