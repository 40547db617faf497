/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A file of the pattern, for commands that make one to work on. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/text.h"
#include "carry.h"
#include "pattern.h"
#include "progress.h"
#include "say.h"

#define SPACE ((size_t)8 << 20)

static int write_all(int fd, const char *buf, size_t len, uint64_t off)
{
	while (len != 0) {
		ssize_t n = pwrite(fd, buf, len, (off_t)off);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			return n < 0 ? -errno : -EIO;
		}
		buf += n;
		off += (uint64_t)n;
		len -= (size_t)n;
	}
	return 0;
}

/* Asked before: a file system that was filled up to its last byte is other people's trouble too. */
static int check_space(int fd, const char *dir, uint64_t len)
{
	char wanted[32], there[32];
	struct statvfs st;
	uint64_t space;

	if (fstatvfs(fd, &st) != 0 || __builtin_mul_overflow(st.f_bavail, st.f_frsize, &space) ||
	    len <= space) {
		return 0;
	}
	text_bytes(wanted, sizeof(wanted), len);
	text_bytes(there, sizeof(there), space);
	return say_failed("a file of %s has no space in '%s', where %s are free; give a smaller "
			  "--size, or another directory with --dir",
			  wanted, dir, there);
}

int pattern_file(int fd, const char *dir, uint64_t len, uint64_t seed, bool quiet)
{
	int status = check_space(fd, dir, len);
	struct progress p;
	uint64_t done;
	char *buf;
	int err;

	if (status != 0) {
		return status;
	}
	buf = carry_host_alloc(SPACE);
	err = buf != NULL ? 0 : -ENOMEM;
	progress_start(&p, "making a file", len, quiet);
	for (done = 0; err == 0 && done < len; done += SPACE) {
		size_t n = (size_t)min_u64(len - done, SPACE);

		pattern_fill(buf, n, done, seed);
		err = write_all(fd, buf, n, done);
		progress_add(&p, n);
	}
	progress_end(&p);
	free(buf);
	if (err == 0 && fsync(fd) != 0) {
		err = -errno;
	}
	return err != 0 ? say_failed("cannot write a file in '%s': %s; give a smaller --size, or "
				     "another directory with --dir",
				     dir, strerror(-err))
			: 0;
}
