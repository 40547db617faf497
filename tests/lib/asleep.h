/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_ASLEEP_H
#define TESTS_LIB_ASLEEP_H

/*
 * A thread that is about to wait in a call. A test which ends what the thread waits for has to know
 * that the call has begun; on a busy machine a new thread may first run a long time later.
 */

#include <stdatomic.h>
#include <unistd.h>

#include "settle.h"

#define ASLEEP_TRIES 20000 /* 20 s */

/* The thread says so itself, immediately before the call. */
static inline void asleep_soon(atomic_int *tid)
{
	atomic_store(tid, (int)gettid());
}

/* Waits until the thread sleeps or has ended. False: neither within 20 s. */
static inline bool asleep_wait(const atomic_int *tid)
{
	for (int i = 0; i < ASLEEP_TRIES; i++) {
		int is = atomic_load(tid);
		char name[24], line[256];
		const char *at;

		(void)snprintf(name, sizeof(name), "%d", is);
		settle_read(name, "stat", line, sizeof(line));
		at = strrchr(line, ')');
		if (is && (!at || !at[1] || at[2] == 'S')) {
			return true;
		}
		(void)nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
	}
	return false;
}

#endif
