/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How much of a range is in the page cache. cachestat(2) is tried first. It fails for files that
 * the process may not write, and reports no pages for a file whose pages belong to another file
 * below it (overlay). Then a few one-byte reads with RWF_NOWAIT sample the range. mincore(2) is
 * used for writes only: it reports all pages as resident for files that the process may not write.
 */

#include <errno.h>
#include <linux/magic.h>

#include "base/bits.h"
#include "file/file.h"
#include "sys/sys.h"

#define OVERLAYFS_MAGIC 0x794c7630
#define FUSE_MAGIC 0x65735546

#define SAMPLES 8u

/* Where the pages of a file may be another file's, below: cachestat(2) does not see those. */
static bool is_stacked(const struct file *f)
{
	return !f->facts.block && (f->magic == OVERLAYFS_MAGIC || f->magic == FUSE_MAGIC);
}

static double sampled(int fd, uint64_t off, uint64_t len)
{
	unsigned int hits = 0;
	unsigned int asked = 0;
	char byte;

	for (unsigned int i = 0; i < SAMPLES; i++) {
		ssize_t n = sys_pread_nowait(fd, &byte, 1, off + len / SAMPLES * i);

		if (n == -EOPNOTSUPP) {
			return -1;
		}
		if (n == 0) {
			break; /* past the end of the file */
		}
		asked++;
		hits += n == 1;
	}
	return asked ? (double)hits / asked : -1;
}

bool file_all_cached(struct file *f, uint64_t off, uint64_t len)
{
	int fd = file_buffered(f);

	return f->facts.memory_backed || (fd >= 0 && sys_all_cached(fd, off, len));
}

bool file_any_cached(struct file *f, uint64_t off, uint64_t len)
{
	int fd = file_buffered(f);
	int64_t n = fd < 0 || is_stacked(f) ? -EOPNOTSUPP : sys_cached_pages(fd, off, len);

	/* No samples here: a read of a missing page may make the kernel read it from disk. */
	return fd < 0 || (n < 0 ? sys_any_in_core(fd, off, len) : n) != 0;
}

double file_resident(struct file *f, uint64_t off, uint64_t len)
{
	uint64_t pages;
	uint64_t size;
	int64_t cached;
	int fd;

	if (f->facts.pipe || len == 0) {
		return -1;
	}
	if (f->facts.memory_backed) {
		return 1;
	}
	fd = file_buffered(f);
	if (fd < 0 || file_length(f, &size) || off >= size) {
		return -1;
	}
	len = min_u64(len, size - off);
	cached = is_stacked(f) ? -EOPNOTSUPP : sys_cached_pages(fd, off, len);
	if (cached < 0) {
		return sampled(fd, off, len);
	}
	pages = sys_pages_of(off, len);
	return (double)min_u64((uint64_t)cached, pages) / (double)pages;
}
