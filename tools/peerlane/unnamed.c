/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names are given through /proc/self/fd: linkat(2) of a bare descriptor needs a privilege. */

#include "unnamed.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void fd_path(char *dst, size_t space, int fd)
{
	(void)snprintf(dst, space, "/proc/self/fd/%d", fd);
}

/* Whether the descriptor can be linked when the file is whole, which needs /proc: better found out
 * before it is written. Looked at once, since it costs as much as opening a file. */
static bool can_be_named(int fd)
{
	static atomic_bool known;
	char path[40];

	if (!atomic_load(&known)) {
		fd_path(path, sizeof(path), fd);
		atomic_store(&known, access(path, F_OK) == 0);
	}
	return atomic_load(&known);
}

int unnamed_open_as(int dir, mode_t mode)
{
	int fd = openat(dir, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode);

	if (fd < 0) {
		return -errno;
	}
	if (!can_be_named(fd)) {
		close(fd);
		return -EOPNOTSUPP;
	}
	return fd;
}

int unnamed_open(int dir)
{
	int fd = unnamed_open_as(dir, 0600);
	struct stat st;

	/* A umask may have taken the owner's rights, which opening it again asks for. */
	if (fd >= 0 && fstat(fd, &st) == 0 && (st.st_mode & 0777) != 0600) {
		(void)fchmod(fd, 0600);
	}
	return fd;
}

int unnamed_link(int fd, int dir, const char *name)
{
	char path[40];

	fd_path(path, sizeof(path), fd);
	return linkat(AT_FDCWD, path, dir, name, AT_SYMLINK_FOLLOW) != 0 ? -errno : 0;
}

int unnamed_open_part(int dir, const char *name)
{
	int fd = openat(dir, name,
			O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600);

	return fd < 0 ? -errno : fd;
}
