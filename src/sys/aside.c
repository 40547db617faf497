/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Closing what another process has sent. close(2) of a file whose server does not answer, or of a
 * TCP socket that lingers, sleeps as long as the sender likes. So threads close such descriptors
 * that nobody waits for: started when there is something to close, and gone when there is nothing.
 * They are few, and each may sleep for ever; then the others do its work, and when all sleep,
 * descriptors stay open and sys_aside_full() is true in the end.
 */

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/fork.h"
#include "base/lock.h"
#include "base/log.h"
#include "sys/call.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "sys/unix.h"

#define THREADS_MAX 4u
#define WAITING_MAX 4096u
#define FULL 2048u /* one message's descriptors still fit, for several threads */

#ifndef SO_PASSRIGHTS
#define SO_PASSRIGHTS 83
#endif

static struct lock aside_lock = LOCK_INIT(RANK_ASIDE);
static int waiting[WAITING_MAX];
static unsigned int n_waiting;
static unsigned int n_threads;

static void *close_them(void *arg)
{
	(void)arg;
	(void)pthread_detach(pthread_self());
	for (;;) {
		int fd = -1;

		lock_acquire(&aside_lock);
		if (n_waiting) {
			fd = waiting[--n_waiting];
		} else {
			n_threads--;
		}
		lock_release(&aside_lock);
		if (fd < 0) {
			return NULL;
		}
		/* Not under the lock of sys_close_private(), since it may sleep. A child that is
		 * forked here has a stranger's descriptor, and no connection that lives. */
		sys_fd_private(fd, false);
		(void)sys_close(fd);
	}
}

/* Starts one more thread if there may be one: the others may sleep. If none can be started, the
 * next call tries again. */
static void start_one(void)
{
	pthread_t t;
	bool may;

	lock_acquire(&aside_lock);
	may = n_waiting && n_threads < THREADS_MAX;
	n_threads += may;
	lock_release(&aside_lock);
	if (may && sys_thread_start(&t, close_them, NULL)) {
		lock_acquire(&aside_lock);
		n_threads--;
		lock_release(&aside_lock);
	}
}

void sys_close_aside(const int *fds, unsigned int n)
{
	unsigned int lost = 0;

	for (unsigned int i = 0; i < n; i++) {
		/* A memfd has no server. */
		if (sys_fd_is_memfd(fds[i])) {
			sys_close_private(fds[i]);
			continue;
		}
		lock_acquire(&aside_lock);
		if (n_waiting < WAITING_MAX) {
			waiting[n_waiting++] = fds[i];
		} else {
			lost++;
		}
		lock_release(&aside_lock);
	}
	if (lost) {
		log_error("%u descriptors that another process has sent stay open: %u others are "
			  "still being closed",
			  lost, WAITING_MAX);
	}
	start_one();
}

bool sys_aside_full(void)
{
	bool full;

	lock_acquire(&aside_lock);
	full = n_waiting > FULL;
	lock_release(&aside_lock);
	return full;
}

void sys_unix_close(int fd)
{
	socklen_t len = sizeof(int);
	int takes = 1;

	/* The peer sees it now, whenever the descriptor is closed. */
	(void)shutdown(fd, SHUT_RDWR);
	if (getsockopt(fd, SOL_SOCKET, SO_PASSRIGHTS, &takes, &len) || takes) {
		/* Messages that were not received may have descriptors in them. */
		sys_close_aside(&fd, 1);
	} else {
		sys_close_private(fd);
	}
}

int sys_unix_refuse_fds(int fd)
{
	int no = 0;
	int yes = 1;
	ssize_t n;
	char c;

	if (setsockopt(fd, SOL_SOCKET, SO_PASSRIGHTS, &no, sizeof(no))) {
		return 0; /* an older kernel */
	}
	n = SYS_CALL(ssize_t, recv(fd, &c, 1, MSG_PEEK | MSG_DONTWAIT));
	if (n == -EAGAIN) {
		return 0;
	}
	/* A message may be there, also one of no bytes, which looks like the peer's end. It may
	 * have descriptors, so sys_unix_close() must not close them in this thread. */
	(void)setsockopt(fd, SOL_SOCKET, SO_PASSRIGHTS, &yes, sizeof(yes));
	return n == 0 || n == -ECONNRESET ? -EPIPE : n < 0 ? (int)n : -EPROTO;
}

/* The descriptors are private: the child has closed them. */
static void forget_in_child(void)
{
	lock_renew(&aside_lock);
	n_waiting = 0;
	n_threads = 0;
}

FORK_HANDLERS(.child = forget_in_child);
