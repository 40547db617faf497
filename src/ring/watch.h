/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef RING_WATCH_H
#define RING_WATCH_H

/*
 * Leases on the files of arrays, and the thread that hears when somebody wants to write one. The
 * thread is started with the first lease, sleeps otherwise, and is none of the pool's.
 *
 * Serving a lease may call a driver, which may hold the call up. So other threads, started for
 * that, serve one lease each at a time. Leases do not wait for each other, and the first thread can
 * say when one takes longer than the kernel holds up writers. No thread that waits for a kernel
 * waits for any of these threads. Where none can be started, the first one serves.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/lock.h"

struct file_lease {
	struct file_lease *next;
	int fd; /* its own description, open for reading; the lease's to close */
	/* Called once when the lease must go, which happens when this returns. */
	void (*broken)(void *arg);
	/* Called if the kernel has taken the lease away before broken() returned: then the writer
	 * continues. */
	void (*overdue)(void *arg);
	void *arg;
	/* broken() is called, or was; then: @ src/ring/proxy.c:
	 * release: the counts */
	bool served;
	bool serving;	/* it has not returned */
	bool told;	/* that it is overdue */
	uint64_t since; /* when it was called */
};

#define WATCH_SERVERS 8u /* leases that are served at once */

struct watch_server {
	struct watch *watch;
	struct file_lease *lease; /* to begin with */
	pthread_t thread;
	bool started; /* must be joined */
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

/* Takes a lease on the descriptor's file, by a description of its own. Returns 0; -EACCES, -EAGAIN,
 * -EINVAL and others as sys_lease_take(); or -ENOSR if there is no thread or no signal for it. */
int watch_add(struct watch *w, struct file_lease *l, int fd, void (*broken)(void *arg),
	      void (*overdue)(void *arg), void *arg);
/* Drops the lease, after any thread that serves it has returned. */
void watch_remove(struct watch *w, struct file_lease *l);

#endif
