/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/fork.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

#include "base/lock.h"

#define HOLD_NS 100000000

static struct fork_handlers *all;
static atomic_uint generation;

static void prepare(void)
{
	for (const struct fork_handlers *h = all; h; h = h->next) {
		if (h->prepare) {
			h->prepare();
		}
	}
}

static void in_parent(void)
{
	for (const struct fork_handlers *h = all; h; h = h->next) {
		if (h->parent) {
			h->parent();
		}
	}
}

static void in_child(void)
{
	lock_forget_held();
	atomic_fetch_add_explicit(&generation, 1, memory_order_relaxed);
	for (const struct fork_handlers *h = all; h; h = h->next) {
		if (h->child) {
			h->child();
		}
	}
}

void fork_register(struct fork_handlers *h)
{
	if (!all) {
		/* pthread_atfork() fails only for want of memory, which nothing survives this
		 * early. */
		(void)pthread_atfork(prepare, in_parent, in_child);
	}
	h->next = all;
	all = h;
}

bool fork_hold(struct lock *l)
{
	struct timespec until;

	(void)clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += HOLD_NS;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	return lock_acquire_until(l, &until);
}

unsigned int fork_generation(void)
{
	return atomic_load_explicit(&generation, memory_order_relaxed);
}
