/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Threads that take pieces of a range until none is left; the caller's is one of them. */

#include "crew.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include <peerlane/peerlane.h>

#include "base/bits.h"
#include "base/text.h"
#include "capacity.h"
#include "say.h"

struct crew {
	crew_fn fn;
	void *arg;
	uint64_t n;
	uint64_t step;
	_Atomic uint64_t next;
	atomic_int err;
	pthread_mutex_t lock; /* protects why */
	char why[1024];
};

struct hand {
	struct crew *crew;
	unsigned int i;
	pthread_t thread;
};

static void *work(void *arg)
{
	struct hand *h = arg;
	struct crew *c = h->crew;
	uint64_t at;

	while (atomic_load(&c->err) == 0 && (at = atomic_fetch_add(&c->next, c->step)) < c->n) {
		int err = c->fn(c->arg, h->i, at, min_u64(c->step, c->n - at));

		if (err != 0) {
			pthread_mutex_lock(&c->lock);
			if (atomic_load(&c->err) == 0) {
				text_copy(c->why, sizeof(c->why), pl_error_message());
				atomic_store(&c->err, err);
			}
			pthread_mutex_unlock(&c->lock);
		}
	}
	return NULL;
}

unsigned int crew_threads(void)
{
	return (unsigned int)min_u64(capacity_processors(), CREW_MOST);
}

int crew_run(unsigned int threads, uint64_t n, uint64_t step, crew_fn fn, void *arg)
{
	struct crew c = { .fn = fn, .arg = arg, .n = n, .step = step };
	struct hand hands[CREW_MOST];
	unsigned int started = 0;

	pthread_mutex_init(&c.lock, NULL);
	for (unsigned int i = 0; i < threads; i++) {
		hands[i] = (struct hand){ .crew = &c, .i = i };
	}
	/* The calling thread is the last of the crew. */
	while (started < threads - 1 &&
	       pthread_create(&hands[started].thread, NULL, work, &hands[started]) == 0) {
		started++;
	}
	(void)work(&hands[threads - 1]);
	while (started > 0) {
		pthread_join(hands[--started].thread, NULL);
	}
	pthread_mutex_destroy(&c.lock);
	if (atomic_load(&c.err) == CREW_SAID) {
		return EXIT_FAILURE;
	}
	return atomic_load(&c.err) != 0 ? say_failed("%s", c.why) : 0;
}
