/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Names are given through /proc/self/fd: linkat(2) of a bare descriptor needs a privilege. */

#include "unnamed.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void fd_path(char *dst, size_t space, int fd)
{
	(void)snprintf(dst, space, "/proc/self/fd/%d", fd);
}

int unnamed_open(int dir)
{
	char path[40];
	struct stat st;
	int fd = openat(dir, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);

	if (fd < 0) {
		return -errno;
	}
	/* Without /proc it could not be linked when it is whole: better found out now. */
	fd_path(path, sizeof(path), fd);
	if (stat(path, &st) != 0) {
		close(fd);
		return -EOPNOTSUPP;
	}
	/* A umask may have taken the owner's rights, which opening it again asks for. */
	if ((st.st_mode & 0777) != 0600) {
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
