/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A child has none of its parent's threads, rings and device contexts: its use of them must be a
 * clean error. Counting forks is nearly all that is needed: what the parent shows to other
 * processes is its own, too. */

#include <pthread.h>
#include <stdatomic.h>

#include "api/context.h"
#include "xfer/board.h"
#include "xfer/trace.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_uint generation;

static void in_child(void)
{
	atomic_fetch_add(&generation, 1);
	board_forked();
	trace_forked();
}

static void watch(void)
{
	(void)pthread_atfork(NULL, NULL, in_child);
}

unsigned int fork_generation(void)
{
	pthread_once(&once, watch);
	return atomic_load_explicit(&generation, memory_order_relaxed);
}
