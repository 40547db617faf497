/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Closing of descriptors that another process has sent. close(2) of a file whose server does not
 * answer, or of a TCP socket that lingers, sleeps for any time that the sender chooses. So threads
 * for which nobody waits close such descriptors. They start when there is a descriptor to close,
 * and end when there is none. They are few, and each may sleep for ever; then the others do its
 * work. When all sleep, descriptors stay open, and sys_close_later_full() is true in the end.
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
#define FULL 2048u /* one more message's descriptors fit, for several threads */

#ifndef SO_PASSRIGHTS
#define SO_PASSRIGHTS 83
#endif

static struct lock close_later_lock = LOCK_INIT(RANK_CLOSE_LATER);
static int waiting[WAITING_MAX];
static unsigned int n_waiting;
static unsigned int n_threads;

static void *close_them(void *arg)
{
	(void)arg;
	(void)pthread_detach(pthread_self());
	for (;;) {
		int fd = -1;

		lock_acquire(&close_later_lock);
		if (n_waiting) {
			fd = waiting[--n_waiting];
		} else {
			n_threads--;
		}
		lock_release(&close_later_lock);
		if (fd < 0) {
			return NULL;
		}
		/* Not under the lock of sys_close_private(), since close(2) may sleep. A child that
		 * is forked here gets the stranger's descriptor, but no connection that is in
		 * use. */
		sys_fd_private(fd, false);
		(void)sys_close(fd);
	}
}

/* Starts one more thread, up to THREADS_MAX: the others may sleep. If none can be started, the next
 * call tries again. */
static void start_one(void)
{
	pthread_t t;
	bool may;

	lock_acquire(&close_later_lock);
	may = n_waiting && n_threads < THREADS_MAX;
	n_threads += may;
	lock_release(&close_later_lock);
	if (may && sys_thread_start(&t, close_them, NULL)) {
		lock_acquire(&close_later_lock);
		n_threads--;
		lock_release(&close_later_lock);
	}
}

void sys_close_later(const int *fds, unsigned int n)
{
	unsigned int lost = 0;

	for (unsigned int i = 0; i < n; i++) {
		/* A memfd has no server, so its close does not sleep. */
		if (sys_fd_is_memfd(fds[i])) {
			sys_close_private(fds[i]);
			continue;
		}
		lock_acquire(&close_later_lock);
		if (n_waiting < WAITING_MAX) {
			waiting[n_waiting++] = fds[i];
		} else {
			lost++;
		}
		lock_release(&close_later_lock);
	}
	if (lost) {
		log_error("%u descriptors that another process has sent stay open: %u others are "
			  "still being closed",
			  lost, WAITING_MAX);
	}
	start_one();
}

bool sys_close_later_full(void)
{
	bool full;

	lock_acquire(&close_later_lock);
	full = n_waiting > FULL;
	lock_release(&close_later_lock);
	return full;
}

void sys_unix_close(int fd)
{
	socklen_t len = sizeof(int);
	int takes = 1;

	/* The other process sees the end now, even if the descriptor is closed later. */
	(void)shutdown(fd, SHUT_RDWR);
	if (getsockopt(fd, SOL_SOCKET, SO_PASSRIGHTS, &takes, &len) || takes) {
		/* Messages that were not received may contain descriptors. */
		sys_close_later(&fd, 1);
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
	/* There may be a message, even one of no bytes, which looks like the other side's end. It
	 * may contain descriptors, so sys_unix_close() must not close them in this thread. */
	(void)setsockopt(fd, SOL_SOCKET, SO_PASSRIGHTS, &yes, sizeof(yes));
	return n == 0 || n == -ECONNRESET ? -EPIPE : n < 0 ? (int)n : -EPROTO;
}

/* The descriptors are private: the child has closed them. */
static void forget_in_child(void)
{
	lock_renew(&close_later_lock);
	n_waiting = 0;
	n_threads = 0;
}

FORK_HANDLERS(.child = forget_in_child);
