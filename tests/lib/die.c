/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "die.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls_left; /* 0: never */

void die_at_call(int n)
{
	atomic_store(&calls_left, n);
}

static void one_call(void)
{
	if (atomic_load(&calls_left) > 0 && atomic_fetch_sub(&calls_left, 1) == 1) {
		(void)kill(getpid(), SIGKILL);
	}
}

#pragma GCC visibility push(default)

ssize_t sendmsg(int fd, const struct msghdr *m, int flags)
{
	one_call();
	return syscall(SYS_sendmsg, fd, m, flags);
}

ssize_t recvmsg(int fd, struct msghdr *m, int flags)
{
	one_call();
	return syscall(SYS_recvmsg, fd, m, flags);
}

int accept4(int fd, struct sockaddr *a, socklen_t *len, int flags)
{
	one_call();
	return (int)syscall(SYS_accept4, fd, a, len, flags);
}

int getsockopt(int fd, int level, int name, void *value, socklen_t *len)
{
	one_call();
	return (int)syscall(SYS_getsockopt, fd, level, name, value, len);
}

int memfd_create(const char *name, unsigned int flags)
{
	one_call();
	return (int)syscall(SYS_memfd_create, name, flags);
}

#pragma GCC visibility pop
