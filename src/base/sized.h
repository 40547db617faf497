/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_SIZED_H
#define BASE_SIZED_H

/* Whether a file says how long it is. Those of /proc and /sys do not: their bytes are made when
 * they are read, and st_size is 0 or a page. */

#include <linux/magic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#ifndef CONFIGFS_MAGIC
#define CONFIGFS_MAGIC 0x62656570
#endif

/* Whether the descriptor, which may be of O_PATH, is of a file system that makes its files' bytes.
 */
static inline bool sized_by_reading(int fd)
{
	static const long magics[] = {
		PROC_SUPER_MAGIC,   SYSFS_MAGIC,	 DEBUGFS_MAGIC,	   TRACEFS_MAGIC,
		CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC, SECURITYFS_MAGIC, CONFIGFS_MAGIC,
	};
	struct statfs fs;

	if (fstatfs(fd, &fs) != 0) {
		return false;
	}
	for (size_t i = 0; i < sizeof(magics) / sizeof(magics[0]); i++) {
		if ((long)fs.f_type == magics[i]) {
			return true;
		}
	}
	return false;
}

/* Whether a descriptor's file has a size; it is open for reading. An empty file with a byte in it
 * belongs to a file system that is not in the list, for example by FUSE. */
static inline bool sized(int fd, const struct stat *st)
{
	char byte;

	if (!S_ISREG(st->st_mode)) {
		return true;
	}
	return !sized_by_reading(fd) && (st->st_size != 0 || pread(fd, &byte, 1, 0) != 1);
}

#endif
