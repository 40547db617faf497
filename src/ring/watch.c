/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "ring/watch.h"

#include <errno.h>
#include <fcntl.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "sys/lease.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define LOOK_NS UINT64_C(1000000000)   /* between two looks, if no signal comes */
#define SELDOM_NS UINT64_C(5000000000) /* without leases: a wake-up may be lost */
#define FULL_NS UINT64_C(20000000)     /* where no signal can come */

void watch_init(struct watch *w)
{
	*w = (struct watch){ .tid = 0 };
	lock_init(&w->lock, RANK_WATCH);
	pthread_cond_init(&w->moved, NULL);
}

/* Takes a lease whose file somebody waits for, and that was not served yet. The caller serves
 * it. */
static struct file_lease *take_locked(struct watch *w)
{
	struct file_lease *l = w->first;

	while (l && (l->served || sys_lease_kept(l->fd))) {
		l = l->next;
	}
	if (l) {
		l->served = true;
		l->serving = true;
		l->since = clock_now_ns();
	}
	return l;
}

static void serve_locked(struct watch *w, struct file_lease *l)
{
	lock_release(&w->lock);
	l->broken(l->arg);
	sys_lease_drop(l->fd);
	lock_acquire(&w->lock);
	l->serving = false;
	pthread_cond_broadcast(&w->moved);
}

static void *server_main(void *arg)
{
	struct watch_server *s = arg;
	struct watch *w = s->watch;
	struct file_lease *l;

	lock_acquire(&w->lock);
	for (l = s->lease; l; l = take_locked(w)) {
		serve_locked(w, l);
	}
	s->ended = true;
	lock_release(&w->lock);
	return NULL;
}

/* A place for a server; NULL: all are busy. */
static struct watch_server *place_locked(struct watch *w)
{
	for (unsigned int i = 0; i < WATCH_SERVERS; i++) {
		struct watch_server *s = &w->servers[i];

		if (s->started && s->ended) {
			(void)pthread_join(s->thread, NULL); /* it does nothing more */
			s->started = false;
		}
		if (!s->started) {
			return s;
		}
	}
	return NULL;
}

/* Has leases served that somebody waits for, as far as there are threads. */
static void serve_all_locked(struct watch *w)
{
	struct watch_server *s;

	while ((s = place_locked(w))) {
		struct file_lease *l = take_locked(w);

		if (!l) {
			return;
		}
		*s = (struct watch_server){ .watch = w, .lease = l };
		s->started = sys_thread_start(&s->thread, server_main, s) == 0;
		if (!s->started) {
			serve_locked(w, l);
		}
	}
}

static void tell_overdue_locked(struct watch *w)
{
	uint64_t most = sys_lease_break_ns();
	uint64_t now = clock_now_ns();

	for (struct file_lease *l = w->first; l; l = l->next) {
		if (l->serving && !l->told && now > l->since + most) {
			l->told = true;
			l->overdue(l->arg); /* it is not removed while it is served */
		}
	}
}

/* How long the thread sleeps, if no signal comes. */
static uint64_t sleep_of(struct watch *w, bool leases)
{
	bool full = sys_signals_full();

	if (full && !w->told) {
		w->told = true;
		log_warn("this user's queue of signals is full (ulimit -i, RLIMIT_SIGPENDING): "
			 "whoever opens a file for writing that kernels read in place waits up "
			 "to %u ms longer",
			 (unsigned int)(FULL_NS / 1000000));
	}
	return full ? FULL_NS : leases ? LOOK_NS : SELDOM_NS;
}

static void *watch_main(void *arg)
{
	struct watch *w = arg;
	bool leases;

	lock_acquire(&w->lock);
	w->tid = sys_tid();
	pthread_cond_broadcast(&w->moved);
	while (!w->stop) {
		serve_all_locked(w);
		tell_overdue_locked(w);
		leases = w->first;
		lock_release(&w->lock);
		/* A signal that comes before the sleep stays pending, and ends it. */
		sys_signal_wait(w->sig, sleep_of(w, leases));
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

int watch_add(struct watch *w, struct file_lease *l, int fd, void (*broken)(void *arg),
	      void (*overdue)(void *arg), void *arg)
{
	int rc;

	*l = (struct file_lease){
		.fd = own_description(fd), .broken = broken, .overdue = overdue, .arg = arg
	};
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
	while (l->serving) {
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
	for (unsigned int i = 0; i < WATCH_SERVERS; i++) {
		if (w->servers[i].started) {
			(void)pthread_join(w->servers[i].thread, NULL);
		}
	}
	pthread_cond_destroy(&w->moved);
	lock_finish(&w->lock);
}
