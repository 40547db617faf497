/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "ring/watch.h"

#include <errno.h>
#include <fcntl.h>

#include "base/error.h"
#include "base/log.h"
#include "sys/lease.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define LOOK_NS UINT64_C(1000000000)   /* between two looks, if no signal comes */
#define SELDOM_NS UINT64_C(5000000000) /* without leases: a wake-up may be lost */

void watch_init(struct watch *w)
{
	*w = (struct watch){ .tid = 0 };
	lock_init(&w->lock, RANK_WATCH);
	pthread_cond_init(&w->moved, NULL);
}

/* One that somebody waits for, and that was not served yet. */
static struct file_lease *find_locked(const struct watch *w)
{
	struct file_lease *l = w->first;

	while (l && (l->served || sys_lease_kept(l->fd))) {
		l = l->next;
	}
	return l;
}

static void serve_locked(struct watch *w, struct file_lease *l)
{
	l->served = true;
	w->serving = l;
	lock_release(&w->lock);
	l->broken(l->arg);
	sys_lease_drop(l->fd);
	lock_acquire(&w->lock);
	w->serving = NULL;
	pthread_cond_broadcast(&w->moved);
}

static void *watch_main(void *arg)
{
	struct watch *w = arg;
	uint64_t sleep;

	lock_acquire(&w->lock);
	w->tid = sys_tid();
	pthread_cond_broadcast(&w->moved);
	while (!w->stop) {
		struct file_lease *l = find_locked(w);

		if (l) {
			serve_locked(w, l);
			continue;
		}
		sleep = w->first ? LOOK_NS : SELDOM_NS;
		lock_release(&w->lock);
		/* What comes before the sleep stays pending, and ends it. */
		sys_signal_wait(w->sig, sleep);
		lock_acquire(&w->lock);
	}
	lock_release(&w->lock);
	return NULL;
}

/* -ENOSR with a message. */
static int start_locked(struct watch *w)
{
	int rc;

	if (!w->started) {
		w->sig = sys_signal_unused();
		if (!w->sig) {
			return err_set(ENOSR, "the program uses every real-time signal");
		}
		rc = sys_thread_start(&w->thread, watch_main, w);
		if (rc) {
			return err_set(ENOSR, "%s", sys_no_thread(rc));
		}
		w->started = true;
	}
	while (!w->tid) {
		lock_wait(&w->lock, &w->moved);
	}
	return 0;
}

/* A description of its own, which no child of fork() has: a lease would live as long as that. */
static int own_description(int fd)
{
	int own;

	sys_fds_begin();
	/* Not to wait where another process has a write lease. */
	own = sys_reopen(fd, O_RDONLY | O_NONBLOCK);
	if (own >= 0) {
		sys_fd_private(own, true);
	}
	sys_fds_end();
	return own;
}

int watch_add(struct watch *w, struct file_lease *l, int fd, void (*broken)(void *arg), void *arg)
{
	int rc;

	*l = (struct file_lease){ .fd = own_description(fd), .broken = broken, .arg = arg };
	if (l->fd < 0) {
		return l->fd;
	}
	lock_acquire(&w->lock);
	rc = start_locked(w);
	rc = rc ? rc : sys_lease_take(l->fd, w->tid, w->sig);
	if (!rc) {
		l->next = w->first;
		w->first = l;
		sys_signal_wake(w->tid, w->sig); /* it looks at intervals from now on */
	}
	lock_release(&w->lock);
	if (rc) {
		sys_close_private(l->fd);
	}
	return rc;
}

void watch_remove(struct watch *w, struct file_lease *l)
{
	struct file_lease **at = &w->first;

	lock_acquire(&w->lock);
	while (w->serving == l) {
		lock_wait(&w->lock, &w->moved);
	}
	while (*at != l) {
		at = &(*at)->next;
	}
	*at = l->next;
	lock_release(&w->lock);
	sys_lease_drop(l->fd);
	sys_close_private(l->fd);
}

void watch_finish(struct watch *w)
{
	if (w->started) {
		lock_acquire(&w->lock);
		w->stop = true;
		sys_signal_wake(w->tid, w->sig);
		lock_release(&w->lock);
		(void)pthread_join(w->thread, NULL);
	}
	pthread_cond_destroy(&w->moved);
	lock_finish(&w->lock);
}
