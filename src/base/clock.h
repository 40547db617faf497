/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Processor time of the calling thread. */
static inline uint64_t clock_thread_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static inline uint64_t clock_now_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

/* The time that is timeout_ns from now; 0: there is none, for a timeout of 0 or one past the end of
 * the clock. */
static inline uint64_t clock_deadline(uint64_t timeout_ns)
{
	uint64_t now = timeout_ns ? clock_now_ns() : 0;

	return timeout_ns < UINT64_MAX - now ? now + timeout_ns : 0;
}

#endif
