/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_OUTPUT_H
#define BASE_OUTPUT_H

/*
 * Files that are written under a name that the program's user gave, in a folder that another user
 * may own: never through a link, never waiting for a reader. An existing file is cut only if it is
 * this user's and has no other name. All libraries use these functions, so they are here and
 * inline. They return -1 with errno if they fail, as open(2).
 */

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

static inline int output_open(const char *path, int flags, mode_t mode)
{
	return open(path,
		    flags | O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
		    mode);
}

static inline bool output_is_own(const struct stat *st)
{
	return S_ISREG(st->st_mode) && st->st_uid == geteuid() && st->st_nlink == 1;
}

/* Opened, and empty. EPERM: a file that is not to be cut. */
static inline int output_begin(const char *path)
{
	int fd = output_open(path, 0, 0644);
	struct stat st;
	int err;

	if (fd < 0) {
		return fd;
	}
	err = fstat(fd, &st) ? errno : 0;
	if (!err && S_ISREG(st.st_mode)) {
		err = !output_is_own(&st) ? EPERM : ftruncate(fd, 0) ? errno : 0;
	}
	if (err) {
		(void)close(fd);
		errno = err;
		return -1;
	}
	return fd;
}

#endif
