/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_WATCH_H
#define RING_WATCH_H

/*
 * Leases on the files of arrays, and the thread that hears when somebody wants to write one. It is
 * started with the first lease, sleeps otherwise, and is none of the pool's: it may call a driver,
 * and nobody who waits for a kernel waits for it.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

struct file_lease {
	struct file_lease *next;
	int fd; /* its own description, open for reading; the lease's to close */
	/* Called once, by the thread, when the lease is to go, which it does when this returns. */
	void (*broken)(void *arg);
	void *arg;
	bool served; /* that was called */
};

struct watch {
	/* Protects the list, and what is being served. Nothing is taken under it. */
	struct lock lock;
	pthread_cond_t moved; /* others wait: the thread has started, or served a lease */
	struct file_lease *first;
	const struct file_lease *serving;
	pthread_t thread;
	bool started;
	bool stop;
	int tid;
	int sig;
	atomic_ullong window_bytes; /* of all arrays of the context: windows.c */
};

void watch_init(struct watch *w);
void watch_finish(struct watch *w); /* with no lease left */

/* Takes a lease on the file that the descriptor is of, by a description of its own. -EACCES,
 * -EAGAIN, -EINVAL and the like as sys_lease_take(); -ENOSR: no thread or no signal can be had. */
int watch_add(struct watch *w, struct file_lease *l, int fd, void (*broken)(void *arg), void *arg);
/* Drops the lease, after what the thread may be doing about it. */
void watch_remove(struct watch *w, struct file_lease *l);

#endif
