/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Destinations: temporary name, fsync, rename, fsync of the directory. */

#include "dest.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cleanup.h"
#include "say.h"

/* Below this a file is not worth a reservation of its space. */
#define RESERVE_MIN ((uint64_t)1 << 20)

/* Follows links, so that the file that a link names is replaced and not the link. */
static int resolve(struct dest *d, const char *path)
{
	struct stat st;
	char *real;

	if (lstat(path, &st) != 0 || !S_ISLNK(st.st_mode)) {
		if (strlen(path) >= sizeof(d->final)) {
			return say_failed("the name '%.60s...' is too long", path);
		}
		strcpy(d->final, path);
		return 0;
	}
	real = realpath(path, NULL);
	if (real == NULL) {
		return say_failed("'%s' is a link to something that is not there; remove it or "
				  "name its target",
				  path);
	}
	text_copy(d->final, sizeof(d->final), real);
	free(real);
	return 0;
}

/* Splits the final name; "." is the directory of a bare name. */
static const char *split(const struct dest *d, char *dir, size_t room)
{
	const char *slash = strrchr(d->final, '/');

	if (slash == NULL) {
		text_copy(dir, room, ".");
		return d->final;
	}
	text_copy(dir, room, d->final);
	dir[slash == d->final ? 1 : slash - d->final] = '\0';
	return slash + 1;
}

/* The new file looks like the one it replaces, as far as this user may make it so. */
static int keep_mode(struct dest *d, const struct stat *old)
{
	if (access(d->final, W_OK) != 0) {
		return say_failed("cannot replace '%s': %s", d->final, strerror(errno));
	}
	if (fchown(d->fd, old->st_uid, old->st_gid) != 0 && errno != EPERM) {
		return say_failed("cannot give '%s' the owner of '%s': %s", d->temp, d->final,
				  strerror(errno));
	}
	if (fchmod(d->fd, old->st_mode & 07777) != 0) {
		return say_failed("cannot give '%s' the mode of '%s': %s", d->temp, d->final,
				  strerror(errno));
	}
	return 0;
}

/* A full disk is better found before the work than after it. */
static int reserve(struct dest *d, uint64_t expect)
{
	if (expect >= RESERVE_MIN && fallocate(d->fd, 0, 0, (off_t)expect) != 0 &&
	    (errno == ENOSPC || errno == EDQUOT || errno == EFBIG)) {
		return say_failed("cannot make room for %llu bytes at '%s': %s",
				  (unsigned long long)expect, d->final, strerror(errno));
	}
	return 0;
}

static int open_temp(struct dest *d, const struct stat *old, uint64_t expect)
{
	char dir[PATH_MAX];
	const char *name = split(d, dir, sizeof(dir));
	int status;

	if (name[0] == '\0') {
		return say_failed("there is no directory '%s'", d->final);
	}
	d->fd = cleanup_create(dir, name, 0666, d->temp, sizeof(d->temp), &d->slot);
	if (d->fd < 0) {
		return say_failed("cannot write '%s': directory '%s': %s", d->final, dir,
				  strerror(-d->fd));
	}
	status = old != NULL ? keep_mode(d, old) : 0;
	return status != 0 ? status : reserve(d, expect);
}

static int open_in_place(struct dest *d, const struct stat *st)
{
	d->stream = !S_ISBLK(st->st_mode);
	d->off = d->stream ? PL_OFF_STREAM : 0;
	d->fd = open(d->final, (d->stream ? O_WRONLY : O_RDWR) | O_CLOEXEC);
	if (d->fd < 0) {
		return say_failed("cannot write '%s': %s", d->final, strerror(errno));
	}
	return 0;
}

static void dest_init(struct dest *d)
{
	memset(d, 0, sizeof(*d));
	d->fd = -1;
	d->slot = -1;
}

/* Opened by name, so that messages can give one. */
static int attach(struct dest *d, struct pl_ctx *ctx)
{
	const char *path = d->slot >= 0 ? d->temp : d->final;
	int err = pl_file_open(ctx, path, d->stream ? O_WRONLY : O_RDWR, 0, &d->file);

	return err != 0 ? say_library(err) : 0;
}

int dest_open(struct dest *d, struct pl_ctx *ctx, const char *path, uint64_t expect)
{
	struct stat st;
	bool exists;
	int status;

	dest_init(d);
	status = resolve(d, path);
	if (status != 0) {
		return status;
	}
	exists = stat(d->final, &st) == 0;
	if (exists && S_ISDIR(st.st_mode)) {
		return say_failed("'%s' is a directory", path);
	}
	if (exists && !S_ISREG(st.st_mode)) {
		status = open_in_place(d, &st);
	} else {
		status = open_temp(d, exists ? &st : NULL, expect);
	}
	if (status == 0) {
		status = attach(d, ctx);
	}
	if (status != 0) {
		dest_abort(d);
	}
	return status;
}

int dest_open_stdout(struct dest *d, struct pl_ctx *ctx)
{
	struct stat st;
	off_t at;
	int err;

	dest_init(d);
	d->standard_output = true;
	if (fstat(STDOUT_FILENO, &st) != 0) {
		return say_failed("standard output is closed");
	}
	d->stream = !S_ISREG(st.st_mode) && !S_ISBLK(st.st_mode);
	at = d->stream ? 0 : lseek(STDOUT_FILENO, 0, SEEK_CUR);
	d->off = d->stream ? PL_OFF_STREAM : (uint64_t)(at > 0 ? at : 0);
	err = pl_file_from_fd(ctx, STDOUT_FILENO, &d->file);
	return err != 0 ? say_library(err) : 0;
}

int dest_settle(struct dest *d, uint64_t len)
{
	int err;

	if (d->stream) {
		return 0;
	}
	if (d->standard_output) {
		/* Whoever writes to the same description next goes on behind these bytes. */
		lseek(STDOUT_FILENO, (off_t)(d->off + len), SEEK_SET);
		return 0;
	}
	if (d->slot >= 0 && ftruncate(d->fd, (off_t)len) != 0) {
		return say_failed("cannot set the length of '%s': %s", d->temp, strerror(errno));
	}
	err = pl_file_sync(d->file);
	if (err != 0) {
		return say_library(err);
	}
	/* A verification must see the disk's bytes, not memory's. */
	posix_fadvise(d->fd, 0, 0, POSIX_FADV_DONTNEED);
	return 0;
}

static int sync_dir(const struct dest *d)
{
	char dir[PATH_MAX];
	int fd, err = 0;

	split(d, dir, sizeof(dir));
	fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	/* Some file systems do not sync directories; the name is there all the same. */
	if (fd < 0 || (fsync(fd) != 0 && errno != EINVAL)) {
		err = errno;
	}
	if (fd >= 0) {
		close(fd);
	}
	if (err != 0) {
		return say_failed("'%s' is written, but its directory could not be synced: %s",
				  d->final, strerror(err));
	}
	return 0;
}

static int close_file(struct dest *d)
{
	int err = pl_file_close(d->file);

	d->file = NULL;
	return err != 0 ? say_library(err) : 0;
}

int dest_commit(struct dest *d)
{
	int status = close_file(d);

	if (status == 0 && d->slot >= 0) {
		if (rename(d->temp, d->final) != 0) {
			status = say_failed("cannot rename '%s' to '%s': %s", d->temp, d->final,
					    strerror(errno));
		} else {
			cleanup_keep(&d->slot);
			status = sync_dir(d);
		}
	}
	dest_abort(d);
	return status;
}

void dest_abort(struct dest *d)
{
	pl_file_close(d->file);
	d->file = NULL;
	if (d->fd >= 0) {
		close(d->fd);
		d->fd = -1;
	}
	cleanup_remove(&d->slot);
}
