/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The file that a benchmark works on: one that is there, or one made of the pattern. */

#include "bench.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/text.h"
#include "carry.h"
#include "cleanup.h"
#include "ends.h"
#include "pattern.h"
#include "say.h"

#define SPACE ((size_t)8 << 20)

static int make_file(struct bench_file *f, const struct bench_opts *o)
{
	const char *dir = o->dir != NULL ? o->dir : ".";
	int status;

	f->len = o->size != 0 ? o->size : (uint64_t)256 << 20;
	f->fd = cleanup_create_in(dir, "peerlane-bench", f->path, sizeof(f->path), &f->slot);
	if (f->fd < 0) {
		return say_failed("cannot make a file in '%s': %s; name another directory with "
				  "--dir",
				  dir, strerror(-f->fd));
	}
	f->truth = (struct truth){ .fd = -1, .seed = o->reading ? o->seed : ~o->seed };
	/* A write that does not arrive must not find its own bytes there. */
	status = pattern_file(f->fd, dir, f->len, f->truth.seed, o->quiet);
	if (o->reading && o->writing) {
		f->truth = (struct truth){ .fd = f->fd }; /* a run leaves it changed */
	}
	return status;
}

static int file_length(struct bench_file *f)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	int err = pl_file_info(f->file, &info);

	if (err != 0) {
		return say_library(err);
	}
	if (info.kind == PL_FILE_STREAM || info.length == 0) {
		return say_failed("'%s' %s; give a regular file with bytes in it", f->path,
				  info.kind == PL_FILE_STREAM
					  ? "is neither a regular file nor a block device"
					  : "is empty or does not report its size");
	}
	f->len = info.length;
	return 0;
}

static int open_plain(struct bench_file *f, bool write)
{
	int status = end_refuse(f->path, "give a regular file",
				"give a file in it, or --dir to create one there");

	if (status != 0) {
		return status;
	}
	f->fd = open(f->path, (write ? O_RDWR : O_RDONLY) | O_CLOEXEC);
	if (f->fd < 0) {
		return say_failed("cannot open '%s': %s", f->path, strerror(errno));
	}
	return 0;
}

static int take_length(struct bench_file *f, const struct bench_opts *o)
{
	int status = file_length(f);

	if (status == 0 && o->size > f->len) {
		return say_failed("'%s' has %llu bytes; --size %llu is more", f->path,
				  (unsigned long long)f->len, (unsigned long long)o->size);
	}
	if (status == 0 && o->size != 0) {
		f->len = o->size;
	}
	return status;
}

/* The file that was made, not whatever has its name now: others may write in its directory. */
static int open_made(struct pl_ctx *ctx, const struct bench_file *f, bool direct,
		     struct pl_file **out)
{
	char path[40];
	int fd, err;

	if (!direct) {
		return pl_file_from_fd(ctx, f->fd, out);
	}
	text_fmt(path, sizeof(path), "/proc/self/fd/%d", f->fd);
	fd = open(path, O_RDWR | O_DIRECT | O_CLOEXEC);
	if (fd < 0) {
		/* No O_DIRECT there, or no /proc: the library has the words. */
		return pl_file_open(ctx, path, O_RDWR | O_DIRECT, 0, out);
	}
	err = pl_file_from_fd(ctx, fd, out);
	close(fd);
	return err;
}

int bench_file_get(struct bench_file *f, struct pl_ctx *ctx, const struct bench_opts *o)
{
	bool write = o->writing;
	int flags = (write ? O_RDWR : O_RDONLY) | (o->cold ? O_DIRECT : 0);
	int status, err;

	memset(f, 0, sizeof(*f));
	f->fd = -1;
	f->slot = -1;
	if (o->file != NULL) {
		status = end_take_path(f->path, sizeof(f->path), o->file);
		status = status == 0 ? open_plain(f, write) : status;
		f->truth = (struct truth){ .fd = f->fd };
	} else {
		status = make_file(f, o);
	}
	if (status != 0) {
		return status;
	}
	err = f->slot >= 0 ? open_made(ctx, f, o->cold, &f->file)
			   : pl_file_open(ctx, f->path, flags, 0, &f->file);
	if (err != 0) {
		return say_library(err);
	}
	return o->file != NULL ? take_length(f, o) : 0;
}

void bench_file_put(struct bench_file *f)
{
	pl_file_close(f->file);
	f->file = NULL;
	if (f->fd >= 0) {
		close(f->fd);
		f->fd = -1;
	}
	cleanup_remove(&f->slot);
}

static int warm(const struct bench_file *f)
{
	char *buf = carry_host_alloc(SPACE);
	uint64_t done = 0;
	int err = buf != NULL ? 0 : -ENOMEM;

	while (err == 0 && done < f->len) {
		ssize_t n = pread(f->fd, buf, (size_t)min_u64(f->len - done, SPACE), (off_t)done);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			err = n < 0 ? -errno : 0;
			break;
		}
		done += (uint64_t)n;
	}
	free(buf);
	return err;
}

int bench_file_settle(const struct bench_file *f, const struct bench_opts *o)
{
	int err = 0;

	if (o->cached) {
		err = warm(f);
	} else if (o->cold) {
		/* Only pages that are on disk can be dropped. */
		if (fsync(f->fd) != 0 && errno != EINVAL && errno != EROFS) {
			err = -errno;
		} else {
			err = -posix_fadvise(f->fd, 0, 0, POSIX_FADV_DONTNEED);
		}
	}
	if (err != 0) {
		return say_failed("cannot bring '%s' into the %s state: %s", f->path,
				  o->cached ? "cached" : "cold", strerror(-err));
	}
	return 0;
}
