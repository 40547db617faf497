/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/beneath.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sys/call.h"

/* How often the kernel is asked again. It gives up when a folder changes meanwhile. */
#define TRIES 16

int sys_open_beneath(int dir, const char *path, int flags, mode_t mode)
{
	struct open_how how;
	int fd = -EAGAIN;

	memset(&how, 0, sizeof(how));
	how.flags = (uint64_t)(unsigned int)(flags | O_CLOEXEC);
	how.mode = mode;
	how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
	for (int i = 0; i < TRIES && fd == -EAGAIN; i++) {
		fd = SYS_CALL(int, (int)syscall(SYS_openat2, dir, path, &how, sizeof(how)));
	}
	return fd;
}

int sys_open_unnamed(int dir)
{
	return SYS_CALL(int, openat(dir, ".", O_RDWR | O_TMPFILE | O_CLOEXEC, 0600));
}

int sys_open_new(int dir, const char *name)
{
	return SYS_CALL(
		int, openat(dir, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
}

int sys_link_fd(int fd, int dir, const char *name)
{
	char path[40];

	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	return SYS_CALL(int, linkat(AT_FDCWD, path, dir, name, AT_SYMLINK_FOLLOW));
}

ssize_t sys_readlink_in(int dir, const char *name, char *dst, size_t space)
{
	ssize_t n = SYS_CALL(ssize_t, readlinkat(dir, name, dst, space));

	if (n == (ssize_t)space) {
		return -ENAMETOOLONG;
	}
	if (n >= 0) {
		dst[n] = '\0';
	}
	return n;
}

int sys_rename_in(int dir, const char *from, const char *to)
{
	return SYS_CALL(int, renameat(dir, from, dir, to));
}

int sys_unlink_in(int dir, const char *name)
{
	return SYS_CALL(int, unlinkat(dir, name, 0));
}

int sys_symlink_in(const char *text, int dir, const char *name)
{
	return SYS_CALL(int, symlinkat(text, dir, name));
}

int sys_mkdir_in(int dir, const char *name, mode_t mode)
{
	return SYS_CALL(int, mkdirat(dir, name, mode));
}

int sys_stat_in(int dir, const char *name, struct stat *st)
{
	return SYS_CALL(int, fstatat(dir, name, st, AT_SYMLINK_NOFOLLOW));
}

int sys_fchmod(int fd, mode_t mode)
{
	return SYS_CALL(int, fchmod(fd, mode));
}
