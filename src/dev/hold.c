/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What is owed to streams of the program's, counted for the whole process: see dev.h. */

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "base/log.h"
#include "dev/dev.h"

/* After so long a release says what it waits for. */
#define SAY_S 10

static atomic_uint held;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static unsigned int promises; /* under the lock, as the next two */
static unsigned int stills;   /* who wait for their end, or are served */
static unsigned int waiting;  /* who would promise, while there are such */

static void forget_in_child(void)
{
	atomic_store(&held, 0);
	pthread_mutex_init(&lock, NULL);
	pthread_cond_init(&changed, NULL);
	promises = 0;
	stills = 0;
	waiting = 0;
}

static void watch_forks(void)
{
	(void)pthread_atfork(NULL, NULL, forget_in_child);
}

void dev_promise(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	(void)pthread_once(&once, watch_forks);
	pthread_mutex_lock(&lock);
	waiting++;
	while (stills) {
		pthread_cond_wait(&changed, &lock);
	}
	waiting--;
	promises++;
	pthread_mutex_unlock(&lock);
}

void dev_promise_kept(void)
{
	pthread_mutex_lock(&lock);
	if (--promises == 0 && stills) {
		pthread_cond_broadcast(&changed);
	}
	pthread_mutex_unlock(&lock);
}

void dev_still_begin(void)
{
	struct timespec until;

	pthread_mutex_lock(&lock);
	stills++;
	while (promises) {
		(void)clock_gettime(CLOCK_REALTIME, &until);
		until.tv_sec += SAY_S;
		if (pthread_cond_timedwait(&changed, &lock, &until) == ETIMEDOUT && promises) {
			log_warn("memory is given back when %u transfers in the order of streams "
				 "have ended; their streams have stood for %d s",
				 promises, SAY_S);
		}
	}
	pthread_mutex_unlock(&lock);
}

bool dev_still_try(void)
{
	bool still;

	pthread_mutex_lock(&lock);
	still = !promises;
	stills += still;
	pthread_mutex_unlock(&lock);
	return still;
}

void dev_still_end(void)
{
	pthread_mutex_lock(&lock);
	if (--stills == 0 && waiting) {
		pthread_cond_broadcast(&changed);
	}
	pthread_mutex_unlock(&lock);
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
