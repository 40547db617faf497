/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/crew.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "xfer/trace.h"

/* As long as waking a sleeping thread takes in a virtual machine, and not much more. */
#define LINGER_NS 200000u

void crew_init(struct crew *c, unsigned int threads)
{
	unsigned int cpus = sys_cpus();

	*c = (struct crew){ .max = threads ? threads
					   : (unsigned int)max_u64(8, min_u64(cpus, 16)) };
	/* More copiers than this only fight for the memory's bandwidth. */
	c->copiers = threads ? threads + 1 : (unsigned int)max_u64(2, min_u64(cpus / 2, 8));
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->wanted, NULL);
	pthread_cond_init(&c->finished, NULL);
}

void crew_finish(struct crew *c)
{
	pthread_mutex_lock(&c->lock);
	c->stop = true;
	pthread_cond_broadcast(&c->wanted);
	pthread_mutex_unlock(&c->lock);
	for (unsigned int i = 0; i < c->n; i++) {
		pthread_join(c->threads[i], NULL);
	}
	free(c->threads);
	pthread_cond_destroy(&c->finished);
	pthread_cond_destroy(&c->wanted);
	pthread_mutex_destroy(&c->lock);
}

unsigned int crew_share(const struct crew *c)
{
	unsigned int callers = atomic_load_explicit(&c->callers, memory_order_relaxed);
	unsigned int each = c->copiers / (callers ? callers : 1);

	return each ? each - 1 : 0;
}

void team_full_locked(struct crew *c, struct team *t)
{
	struct team **p;

	if (!t->listed) {
		return;
	}
	for (p = &c->teams; *p != t; p = &(*p)->next) {
	}
	*p = t->next;
	t->listed = false;
	atomic_fetch_sub_explicit(&c->open_teams, 1, memory_order_relaxed);
}

static void list_locked(struct crew *c, struct team *t)
{
	struct team **p;

	for (p = &c->teams; *p; p = &(*p)->next) {
	}
	t->next = NULL;
	*p = t;
	t->listed = true;
	atomic_fetch_add_explicit(&c->open_teams, 1, memory_order_relaxed);
}

/* The team that a free helper should join: the first that may have one more. */
static struct team *open_locked(const struct crew *c)
{
	struct team *t = c->teams;

	while (t && t->copies && atomic_load(&c->active) >= c->copiers) {
		t = t->next;
	}
	return t;
}

static void join_locked(struct crew *c, struct team *t)
{
	if (--t->want == 0) {
		team_full_locked(c, t);
	}
	atomic_fetch_add(&t->joined, 1);
	atomic_fetch_add(&c->active, 1);
	pthread_mutex_unlock(&c->lock);
	t->help(t);
	pthread_mutex_lock(&c->lock);
	atomic_fetch_sub(&c->active, 1);
	atomic_fetch_sub(&t->joined, 1);
	pthread_cond_broadcast(&c->finished);
}

/* Requests follow each other, and waking a sleeper takes long: look around for a moment first. */
static void linger_locked(struct crew *c)
{
	uint64_t until = clock_now_ns() + LINGER_NS;

	atomic_fetch_add_explicit(&c->lingering, 1, memory_order_relaxed);
	pthread_mutex_unlock(&c->lock);
	while ((!atomic_load_explicit(&c->open_teams, memory_order_relaxed) ||
		atomic_load_explicit(&c->active, memory_order_relaxed) >= c->copiers) &&
	       clock_now_ns() < until) {
	}
	pthread_mutex_lock(&c->lock);
	atomic_fetch_sub_explicit(&c->lingering, 1, memory_order_relaxed);
}

static void *helper_main(void *arg)
{
	struct crew *c = arg;
	bool worked = false;

	trace_thread("peerlane helper");
	pthread_mutex_lock(&c->lock);
	while (!c->stop) {
		struct team *t = open_locked(c);

		if (t) {
			join_locked(c, t);
			worked = true;
		} else if (worked) {
			linger_locked(c);
			worked = false;
		} else {
			c->idle++;
			pthread_cond_wait(&c->wanted, &c->lock);
			c->idle--;
		}
	}
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

/* Wakes, and where there are too few starts, helpers. Failing costs speed, nothing else. */
static void call_locked(struct crew *c, unsigned int want, bool copies)
{
	unsigned int active = atomic_load(&c->active);
	unsigned int lingering = atomic_load(&c->lingering);
	unsigned int room = c->copiers > active ? c->copiers - active : 0;

	if (!c->threads) {
		c->threads = alloc_array(c->max, sizeof(*c->threads));
	}
	want = want < room || !copies ? want : room;
	for (unsigned int i = c->idle + lingering; i < want && c->threads && c->n < c->max; i++) {
		if (sys_thread_start(&c->threads[c->n], helper_main, c)) {
			break;
		}
		c->n++;
	}
	for (unsigned int i = lingering; i < want; i++) {
		pthread_cond_signal(&c->wanted);
	}
}

void team_call_locked(struct crew *c, struct team *t)
{
	unsigned int want = t->want;

	if (want) {
		list_locked(c, t);
		call_locked(c, want, t->copies);
	}
}

void team_begin(struct crew *c, struct team *t)
{
	pthread_mutex_lock(&c->lock);
	atomic_fetch_add(&c->callers, 1);
	atomic_fetch_add(&c->active, 1);
	team_call_locked(c, t);
	pthread_mutex_unlock(&c->lock);
}

void team_end(struct crew *c, struct team *t)
{
	uint64_t until;

	pthread_mutex_lock(&c->lock);
	team_full_locked(c, t);
	if (atomic_load(&t->joined)) {
		/* They are about to finish; going to sleep and waking up takes longer. */
		pthread_mutex_unlock(&c->lock);
		until = clock_now_ns() + LINGER_NS;
		while (atomic_load(&t->joined) && clock_now_ns() < until) {
		}
		pthread_mutex_lock(&c->lock);
	}
	while (atomic_load(&t->joined)) {
		pthread_cond_wait(&c->finished, &c->lock);
	}
	atomic_fetch_sub(&c->callers, 1);
	atomic_fetch_sub(&c->active, 1);
	if (c->teams && c->idle) {
		pthread_cond_signal(&c->wanted); /* our place is free for a helper of theirs */
	}
	pthread_mutex_unlock(&c->lock);
}
