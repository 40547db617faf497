/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_STRETCH_H
#define BASE_STRETCH_H

/* Holes of sparse files, as lseek(2) finds them. */

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

/* Whether fewer bytes are on the disk than the file has. */
static inline bool stretch_is_sparse(const struct stat *st)
{
	return S_ISREG(st->st_mode) && st->st_blocks * 512 < st->st_size;
}

/*
 * Where the stretch at `off` ends, at `end` at the latest, and whether it is a hole. A file system
 * that finds none says that all is data. The descriptor's position changes.
 */
static inline uint64_t stretch_end(int fd, uint64_t off, uint64_t end, bool *hole)
{
	off_t data = lseek(fd, (off_t)off, SEEK_DATA);
	off_t stop = data >= 0 ? lseek(fd, (off_t)off, SEEK_HOLE) : -1;

	*hole = data < 0 ? errno == ENXIO : (uint64_t)data > off;
	stop = *hole ? data : stop;
	return stop < 0 || (uint64_t)stop <= off || (uint64_t)stop > end ? end : (uint64_t)stop;
}

#endif
