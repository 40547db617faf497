/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <fcntl.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/fork.h"
#include "base/lock.h"
#include "sys/sys.h"

#define FDS_MAX 16384u /* those above are inherited like any other */
#define BITS 64u

static _Atomic uint64_t private_fds[FDS_MAX / BITS];

/* The descriptor is first replaced by an eventfd while it is still marked, and then closed: a child
 * that is made in between has the eventfd. In the other order, closed and then unmarked, such a
 * child would close another file that got the same number meanwhile. The kernel copies a process's
 * descriptors before its memory: a child whose descriptors were copied before the first and whose
 * memory was copied after the last of these steps keeps the file; only a lock over fork() could
 * prevent that.
 *
 * liburing makes its system calls itself: TSan does not see how a ring's descriptor is made and
 * closed. If it saw dup3(), it would take the number for this thread's from then on, and another
 * thread's open() that is given the number for a race. */
static void let_go(int fd)
{
	int other = eventfd(0, EFD_CLOEXEC);

	if (other >= 0) {
		(void)syscall(SYS_dup3, other, fd, O_CLOEXEC);
		(void)close(other);
	}
}

void sys_fd_private(int fd, bool yes)
{
	unsigned int i = (unsigned int)fd;
	uint64_t bit = UINT64_C(1) << (i % BITS);

	if (fd < 0 || i >= FDS_MAX) {
		return;
	}
	if (yes) {
		atomic_fetch_or(&private_fds[i / BITS], bit);
	} else {
		let_go(fd);
		atomic_fetch_and(&private_fds[i / BITS], ~bit);
	}
}

/* Held while a descriptor is made and marked, and over fork(), which waits for it, but not for long
 * (fork_hold()). */
static struct lock fds_lock = LOCK_INIT(RANK_FDS);
static _Thread_local bool fds_held; /* by this thread, which is in fork() */

void sys_fds_begin(void)
{
	lock_acquire(&fds_lock);
}

void sys_fds_end(void)
{
	lock_release(&fds_lock);
}

void sys_close_private(int fd)
{
	sys_fds_begin();
	sys_fd_private(fd, false);
	(void)close(fd);
	sys_fds_end();
}

static void before_fork(void)
{
	fds_held = fork_hold(&fds_lock);
}

static void after_fork(void)
{
	if (fds_held) {
		lock_release(&fds_lock);
	}
}

static void close_in_child(void)
{
	if (fds_held) {
		lock_release(&fds_lock); /* this thread's */
	} else {
		lock_renew(&fds_lock);
	}
	for (unsigned int i = 0; i < FDS_MAX / BITS; i++) {
		uint64_t set = atomic_exchange(&private_fds[i], 0);

		for (unsigned int k = 0; set; k++, set >>= 1) {
			if (set & 1) {
				(void)close((int)(i * BITS + k));
			}
		}
	}
}

FORK_HANDLERS(.prepare = before_fork, .parent = after_fork, .child = close_in_child);
