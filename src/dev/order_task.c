/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The order of streams that are threads, in the threads: they sleep on the words that they wait
 * for. */

#include "dev/stream.h"
#include "sys/thread.h"

static bool reached(atomic_uint *word, unsigned int value)
{
	/* Acquire: the next tasks see all writes made before dev_set_word(). */
	return (int)(atomic_load_explicit(word, memory_order_acquire) - value) >= 0;
}

void dev_set_word(atomic_uint *word, unsigned int value)
{
	atomic_store_explicit(word, value, memory_order_release);
	sys_word_wake(word);
}

int dev_do_order(const struct dev_task *t)
{
	switch (t->kind) {
	case DEV_TASK_HOST:
		t->fn(t->arg);
		break;
	case DEV_TASK_WRITE:
		dev_set_word(t->word, t->value);
		break;
	default:
		while (!reached(t->word, t->value)) {
			unsigned int seen = atomic_load_explicit(t->word, memory_order_relaxed);

			if ((int)(seen - t->value) < 0) {
				sys_word_wait(t->word, seen);
			}
		}
	}
	return 0;
}
