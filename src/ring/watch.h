/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_WATCH_H
#define RING_WATCH_H

/*
 * Leases on the files of arrays, and the thread that hears when somebody wants to write one. It is
 * started with the first lease, sleeps otherwise, and is none of the pool's.
 *
 * What is then to be done may call a driver, which may hold that up: other threads do it, started
 * for that, a lease each at a time. So leases do not wait for each other, and the thread that hears
 * can say when one has taken longer than the kernel holds up writers. Nobody who waits for a kernel
 * waits for any of these threads. Where none can be started the first one does it.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

struct file_lease {
	struct file_lease *next;
	int fd; /* its own description, open for reading; the lease's to close */
	/* Called once when the lease is to go, which it does when this returns. */
	void (*broken)(void *arg);
	/* The kernel has taken the lease away before that returned, and the writer goes on. */
	void (*overdue)(void *arg);
	void *arg;
	bool served;	/* somebody calls that, or has; what follows is of those: */
	bool serving;	/* it has not returned */
	bool told;	/* that it is overdue */
	uint64_t since; /* when it was called */
};

#define WATCH_SERVERS 8u /* leases that are served at once */

struct watch_server {
	struct watch *watch;
	struct file_lease *lease; /* to begin with */
	pthread_t thread;
	bool started; /* and is to be joined */
	bool ended;
};

struct watch {
	/* Protects the list, and who serves what. Nothing is taken under it. */
	struct lock lock;
	pthread_cond_t moved; /* others wait: the thread has started, or served a lease */
	struct file_lease *first;
	struct watch_server servers[WATCH_SERVERS];
	pthread_t thread;
	bool started;
	bool stop;
	int tid;
	int sig;
	bool told;		    /* that no signals can come; of the thread alone */
	atomic_ullong window_bytes; /* of all arrays of the context: windows.c */
};

void watch_init(struct watch *w);
void watch_finish(struct watch *w); /* with no lease left */

/* Takes a lease on the file that the descriptor is of, by a description of its own. -EACCES,
 * -EAGAIN, -EINVAL and the like as sys_lease_take(); -ENOSR: no thread or no signal can be had. */
int watch_add(struct watch *w, struct file_lease *l, int fd, void (*broken)(void *arg),
	      void (*overdue)(void *arg), void *arg);
/* Drops the lease, after what a thread may be doing about it. */
void watch_remove(struct watch *w, struct file_lease *l);

#endif
