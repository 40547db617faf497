/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Sources: opened once, and read whole beforehand where they do not tell their size. */

#include "source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/file.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/stamp.h"
#include "base/stretch.h"
#include "say.h"
#include "shards.h"

#define HOLD_STEP ((size_t)64 << 10)
#define HOLD_MOST ((uint64_t)256 << 20)

/* The bytes up to the end or to `most`; -errno, -EFBIG: there are more than may be held. */
static int read_all(int fd, uint64_t most, char **held, uint64_t *len)
{
	/* Some of /proc give whole records only: no odd lengths. */
	uint64_t limit = most != 0 ? most : HOLD_MOST + HOLD_STEP;
	size_t space = 0;

	*held = NULL;
	for (*len = 0; *len < limit;) {
		ssize_t n;

		if (space - *len < HOLD_STEP) {
			char *more = alloc_resize(*held, space != 0 ? space * 2 : 2 * HOLD_STEP, 1);

			if (more == NULL) {
				return -ENOMEM;
			}
			*held = more;
			space = space != 0 ? space * 2 : 2 * HOLD_STEP;
		}
		n = read(fd, *held + *len, (size_t)min_u64(space - *len, limit - *len));
		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			return n < 0 ? -errno : 0;
		}
		*len += (uint64_t)n;
	}
	return most != 0 ? 0 : -EFBIG;
}

/* A regular file, which may have become a FIFO since it was looked at: that must not be waited for.
 * The descriptor or -errno. */
static int open_regular(const char *path, struct stat *st)
{
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	int err = 0;

	if (fd < 0 && errno == EWOULDBLOCK) {
		/* Another process holds a lease on it, which it releases for an open that waits. */
		fd = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC);
	}
	if (fd < 0) {
		return -errno;
	}
	if (fstat(fd, st) != 0 || fcntl(fd, F_SETFL, 0) != 0) {
		err = -errno;
		close(fd);
	}
	return err != 0 ? err : fd;
}

int source_read(const char *path, uint64_t most, char **held, uint64_t *len)
{
	struct stat st;
	int fd = open_regular(path, &st);
	int err = fd < 0 ? fd : !S_ISREG(st.st_mode) ? -ESTALE : read_all(fd, most, held, len);

	if (fd >= 0) {
		close(fd);
	}
	if (err != 0) {
		free(*held);
		*held = NULL;
	}
	return err;
}

int source_unread(const char *path, int err)
{
	if (err == -EFBIG) {
		return say_failed(
			"'%s' does not report its size and has more than 256 MiB; give the number "
			"of bytes with --size",
			path);
	}
	return say_failed("cannot read '%s': %s", path, strerror(-err));
}

int source_hold(const char *path, uint64_t most, char **held, uint64_t *len)
{
	int err = source_read(path, most, held, len);

	return err != 0 ? source_unread(path, err) : 0;
}

/* Standard input a second time, with an offset of its own where that is permitted. */
static int open_stdin(struct source *s)
{
	s->fd = s->sh->stream ? -1 : open("/proc/self/fd/0", O_RDONLY | O_NOCTTY | O_CLOEXEC);
	s->own = s->fd >= 0;
	if (!s->own) {
		s->fd = STDIN_FILENO;
	}
	return fstat(s->fd, &s->st) == 0 ? 0 : say_failed("standard input is closed");
}

static int open_path(struct source *s)
{
	const struct shard *sh = s->sh;

	int err = 0;

	if (S_ISREG(sh->mode)) {
		s->fd = open_regular(sh->path, &s->st);
		err = s->fd < 0 ? s->fd : 0;
	} else {
		s->fd = open(sh->path, O_RDONLY | O_NOCTTY | O_CLOEXEC);
		err = s->fd < 0 || fstat(s->fd, &s->st) != 0 ? -errno : 0;
	}
	s->own = s->fd >= 0;
	if (err != 0) {
		return say_failed("cannot read '%s': %s", sh->path,
				  err == -ENXIO ? "it is a socket, or a device that does not exist"
						: strerror(-err));
	}
	if (s->st.st_dev != sh->dev || s->st.st_ino != sh->ino) {
		return say_failed("'%s' was replaced by another file during the copy; run the "
				  "command again",
				  sh->path);
	}
	return 0;
}

static bool is_stamped(const struct source *s)
{
	return s->own && S_ISREG(s->st.st_mode);
}

static int changed(const struct source *s)
{
	return say_changed(s->sh->path != NULL ? s->sh->path : s->sh->name);
}

int source_check_unchanged(const struct source *s)
{
	struct stat st;

	return !is_stamped(s) || (fstat(s->fd, &st) == 0 && stamp_same(&st, &s->st)) ? 0
										     : changed(s);
}

int source_open(struct source *s, const struct shard *sh, struct pl_ctx *ctx)
{
	int status, err;

	memset(s, 0, sizeof(*s));
	s->sh = sh;
	s->fd = -1;
	if (sh->held != NULL) {
		s->st.st_mode = sh->mode;
		return 0;
	}
	status = sh->path == NULL ? open_stdin(s) : open_path(s);
	if (status != 0) {
		return status;
	}
	if (is_stamped(s) && stamp_take(s->fd, &s->st) != 0) {
		return say_failed("cannot read '%s': %s", sh->name, strerror(errno));
	}
	if (is_stamped(s) && s->st.st_size != sh->size) {
		return changed(s);
	}
	say_fd_name(s->fd, s->known_as, sizeof(s->known_as));
	err = pl_file_from_fd(ctx, s->fd, &s->file);
	return err != 0 ? say_library_as(err, s->known_as, sh->name) : 0;
}

void source_close(struct source *s)
{
	pl_file_close(s->file);
	s->file = NULL;
	if (s->own) {
		close(s->fd);
		s->own = false;
	}
	s->fd = -1;
}

bool source_is_sparse(const struct source *s)
{
	return s->own && stretch_is_sparse(&s->st);
}

struct truth source_truth(const struct source *s)
{
	return (struct truth){ .fd = s->fd, .held = s->sh->held, .off = s->sh->off };
}
