/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_CACHED_FILE_H
#define TESTS_UNIT_CACHED_FILE_H

/* A file of which all is in the page cache, for tests of what lies there. */

#include "unit.h"

#include <fcntl.h>
#include <sys/mman.h>

#include "file/file.h"

#define LEN (4u * MIB)
#define PAGE 4096u

static const char *path;
/* The whole file, locked: what the machine reclaims meanwhile must not matter. */
static char *locked;

static inline void rewrite(void)
{
	char *p = malloc(LEN);
	int fd = open(path, O_RDWR);

	unit_pattern(p, LEN, 0);
	assert_int_equal(write(fd, p, LEN), LEN);
	assert_int_equal(fsync(fd), 0);
	free(p);
	if (locked) {
		munmap(locked, LEN);
	}
	locked = mmap(NULL, LEN, PROT_READ, MAP_SHARED, fd, 0);
	close(fd);
	assert_ptr_not_equal(locked, MAP_FAILED);
	if (mlock(locked, LEN)) {
		print_message("the file's pages are not locked: %s\n", strerror(errno));
	}
}

static inline struct file *opened(void)
{
	struct file *f;

	assert_int_equal(file_open(path, O_RDONLY, 0, &f), 0);
	return f;
}

/* Past the page cache, as anybody may. False: there is no O_DIRECT here. */
static inline bool write_past(uint64_t off, size_t len)
{
	int fd = open(path, O_WRONLY | O_DIRECT);
	void *p = aligned_alloc(PAGE, len);
	ssize_t n = fd < 0 ? -1 : 0;

	if (!n) {
		unit_pattern(p, len, off);
		n = pwrite(fd, p, len, (off_t)off);
		close(fd);
	}
	free(p);
	return n == (ssize_t)len;
}

#endif
