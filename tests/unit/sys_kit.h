/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_SYS_KIT_H
#define TESTS_UNIT_SYS_KIT_H

/* The fixture that test_sys.c and test_sys_process.c share. */

#include "unit.h"

#include <fcntl.h>
#include <ftw.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/bits.h"
#include "base/fault.h"
#include "sys/sys.h"
#include "sys/thread.h"

static void write_file(const char *path, const char *text, size_t len)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, len), (ssize_t)len);
	close(fd);
}

static int fork_at_close = -1;
static pid_t forked;

static bool refers_to(int fd, const char *what)
{
	char name[64];
	char to[64] = "";

	(void)snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
	return readlink(name, to, sizeof(to) - 1) > 0 && strstr(to, what);
}

/* In the place of the C library's. */
int close(int fd)
{
	if (fd == fork_at_close) {
		forked = fork();
		if (!forked) {
			_exit(refers_to(fd, "memfd:private"));
		}
	}
	return (int)syscall(SYS_close, fd);
}

#endif
