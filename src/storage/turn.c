/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "storage/turn.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

#include "base/clock.h"

/* A small write into small folios is over sooner than a sleep has begun. */
#define SPIN_NS 5000u

/* One in line; lives on its stack. */
struct turn_waiter {
	struct turn_waiter *next;
	pthread_cond_t cond;
	bool given; /* the turn is its own */
};

void turn_init(struct turn *t)
{
	*t = (struct turn){ .first = NULL };
	pthread_mutex_init(&t->lock, NULL);
}

void turn_finish(struct turn *t)
{
	pthread_mutex_destroy(&t->lock);
}

static bool try_take(struct turn *t)
{
	return !atomic_exchange(&t->taken, true);
}

static void join_line_locked(struct turn *t, struct turn_waiter *w)
{
	if (!t->first) {
		atomic_store_explicit(&t->slice_ns, clock_now_ns(), memory_order_relaxed);
	}
	*(t->last ? &t->last->next : &t->first) = w;
	t->last = w;
	atomic_fetch_add(&t->waiting, 1);
}

static void leave_line_locked(struct turn *t, struct turn_waiter *w)
{
	struct turn_waiter *before = NULL;

	for (struct turn_waiter *at = t->first; at != w; at = at->next) {
		before = at;
	}
	*(before ? &before->next : &t->first) = w->next;
	if (t->last == w) {
		t->last = before;
	}
	atomic_fetch_sub(&t->waiting, 1);
}

static void init_cond(pthread_cond_t *cond)
{
	pthread_condattr_t attr;

	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(cond, &attr);
	pthread_condattr_destroy(&attr);
}

/* Who gives the turn up makes it free and then looks for somebody to tell; who is in line says that
 * it was not told and then looks whether it is free: one of them sees the other. */
static int wait_locked(struct turn *t, uint64_t deadline_ns)
{
	struct timespec ts = { (time_t)(deadline_ns / 1000000000u),
			       (long)(deadline_ns % 1000000000u) };
	struct turn_waiter w = { .next = NULL };
	bool mine;
	int rc = 0;

	init_cond(&w.cond);
	join_line_locked(t, &w);
	while (!(mine = w.given || try_take(t)) && !rc) {
		rc = deadline_ns ? pthread_cond_timedwait(&w.cond, &t->lock, &ts)
				 : pthread_cond_wait(&w.cond, &t->lock);
		atomic_store(&t->woken, false);
	}
	if (!w.given) {
		leave_line_locked(t, &w);
	}
	pthread_cond_destroy(&w.cond);
	return mine ? 0 : -ETIMEDOUT;
}

/* One at a time, and for a moment: the others would only be in its way. */
static bool spin(struct turn *t)
{
	uint64_t until;
	bool mine = false;

	if (atomic_load_explicit(&t->waiting, memory_order_relaxed) ||
	    atomic_exchange(&t->spins, true)) {
		return false;
	}
	until = clock_now_ns() + SPIN_NS;
	do {
		mine = !atomic_load_explicit(&t->taken, memory_order_relaxed) && try_take(t);
	} while (!mine && clock_now_ns() < until);
	atomic_store(&t->spins, false);
	return mine;
}

int turn_take(struct turn *t, uint64_t deadline_ns)
{
	int rc;

	if (try_take(t) || spin(t)) {
		return 0;
	}
	pthread_mutex_lock(&t->lock);
	rc = wait_locked(t, deadline_ns);
	pthread_mutex_unlock(&t->lock);
	return rc;
}

bool turn_over(const struct turn *t)
{
	return atomic_load_explicit(&t->waiting, memory_order_relaxed) &&
	       clock_now_ns() - atomic_load_explicit(&t->slice_ns, memory_order_relaxed) >=
		       TURN_SLICE_NS;
}

/* To the first in line: it stays taken. */
static bool hand_over(struct turn *t)
{
	struct turn_waiter *w;

	pthread_mutex_lock(&t->lock);
	w = t->first;
	if (w) {
		leave_line_locked(t, w);
		w->given = true;
		atomic_store_explicit(&t->slice_ns, clock_now_ns(), memory_order_relaxed);
		pthread_cond_signal(&w->cond);
	}
	pthread_mutex_unlock(&t->lock);
	return w != NULL;
}

/* Wakes the first in line, once: it takes a while to come. */
static void wake(struct turn *t)
{
	pthread_mutex_lock(&t->lock);
	if (t->first && !atomic_exchange(&t->woken, true)) {
		pthread_cond_signal(&t->first->cond);
	}
	pthread_mutex_unlock(&t->lock);
}

void turn_give(struct turn *t)
{
	if (turn_over(t) && hand_over(t)) {
		return;
	}
	atomic_store(&t->taken, false);
	if (atomic_load(&t->waiting) && !atomic_load(&t->woken)) {
		wake(t);
	}
}
