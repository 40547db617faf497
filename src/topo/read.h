/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_READ_H
#define TOPO_READ_H

/*
 * Reading of sysfs and procfs below the movable root. For any content of the files it takes a fixed
 * amount of memory at most, and all results are printable.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define READ_PATH 1024 /* the longest path that is followed */

/* Reads the first line of a small file, made printable. Returns false, and "", if there is none. */
bool read_word(char *dst, size_t space, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

/* Like sys_root_open() and sys_pread(), for files in which each byte takes time to read. */
int read_open(const char *path);
ssize_t read_piece(int fd, void *buf, size_t len, uint64_t off);

/* A file that holds one decimal number (it may be negative); `otherwise` if it does not. */
long long read_number(long long otherwise, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

bool read_exists(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Calls fn with each name in a directory, sorted; ends when fn returns other than 0, with that. */
int read_list(const char *path, int (*fn)(const char *name, void *arg), void *arg);

/* Gives the path to which the symbolic link at `path` leads, from the root, without "..". Returns
 * -errno on failure. */
int read_link(const char *path, char *dst, size_t space);

/* Counts this thread's failures to read for want of memory or descriptors; in that case results may
 * be incomplete. */
unsigned int read_troubles(void);

/* The last part of a path. */
const char *read_leaf(const char *path);

/*
 * Calls fn for each line of a file of any size; ends when fn returns other than 0, with that. Lines
 * above 64 KiB are left out. -errno if the file cannot be read to its end.
 */
int read_lines(const char *path, int (*fn)(const char *line, void *arg), void *arg);

#endif
