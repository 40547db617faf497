/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Destinations: a file without a name, fsync, the name, fsync of the directory. A name can be given
 * to a file, but not taken from another one at once: to replace one, the new file gets a temporary
 * name first and is renamed. If the file system has no files without names, the file has that
 * temporary name from the start, and no other user can read it until it is complete.
 */

#include "dest.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "cleanup.h"
#include "say.h"
#include "unnamed.h"

/* Below this a file is not worth a reservation of its space. */
#define RESERVE_MIN ((uint64_t)1 << 20)

static void dest_init(struct dest *d, const char *path)
{
	memset(d, 0, sizeof(*d));
	d->path = path;
	d->place.dir = -1;
	d->fd = -1;
	d->slot = -1;
}

char *dest_below(const char *dir, const char *name)
{
	size_t len = strlen(dir);

	return alloc_fmt("%s%s%s", dir, len != 0 && dir[len - 1] == '/' ? "" : "/", name);
}

int dest_find(struct dest *d, const char *path)
{
	dest_init(d, path);
	return dest_place_find(&d->place, path);
}

/* A full disk is better found before the work than after it. */
static int reserve(struct dest *d, uint64_t expect)
{
	if (expect >= RESERVE_MIN && fallocate(d->fd, 0, 0, (off_t)expect) != 0 &&
	    (errno == ENOSPC || errno == EDQUOT || errno == EFBIG)) {
		return say_failed("cannot make space for %llu bytes at '%s': %s",
				  (unsigned long long)expect, d->path, strerror(errno));
	}
	return 0;
}

/* Read once: nothing here changes it. */
static mode_t own_umask(void)
{
	static mode_t mask;
	static bool known;

	if (!known) {
		mask = umask(077);
		umask(mask);
		known = true;
	}
	return mask;
}

/* `again`: the library opens it a second time, past the page cache. */
static int open_new(struct dest *d, uint64_t expect, bool again)
{
	const struct dest_place *p = &d->place;

	if (p->exists && faccessat(p->dir, p->name, W_OK, AT_EACCESS) != 0) {
		return say_failed("cannot replace '%s': %s", d->path, strerror(errno));
	}
	d->fresh = true;
	d->fd = again || p->exists ? unnamed_open(p->dir)
				   : unnamed_open_as(p->dir, d->mode & 0777 & ~own_umask());
	d->unnamed = d->fd >= 0;
	if (!d->unnamed) {
		d->fd = cleanup_create(p->dir, p->name, &d->slot);
	}
	if (d->fd < 0) {
		return say_failed("cannot write '%s': no new file can be made in its directory: %s",
				  d->path, strerror(-d->fd));
	}
	return reserve(d, expect);
}

/* Whoever owns the directory may have put something else there since it was looked at. */
static int open_in_place(struct dest *d)
{
	const struct stat *old = &d->place.st;
	struct stat st;

	d->stream = !S_ISBLK(old->st_mode);
	d->off = d->stream ? PL_OFF_STREAM : 0;
	d->fd = open(d->path, (d->stream ? O_WRONLY : O_RDWR) | O_NOCTTY | O_CLOEXEC);
	if (d->fd < 0 || fstat(d->fd, &st) != 0) {
		return say_failed("cannot write '%s': %s", d->path,
				  S_ISSOCK(old->st_mode) ? "it is a socket" : strerror(errno));
	}
	if (st.st_dev != old->st_dev || st.st_ino != old->st_ino || st.st_rdev != old->st_rdev) {
		return say_failed("'%s' was changed by another process during the check; nothing "
				  "was written",
				  d->path);
	}
	return 0;
}

static int attach(struct dest *d, struct pl_ctx *ctx, int fd)
{
	int err = pl_file_from_fd(ctx, fd, &d->file);

	return err != 0 ? dest_failed(d, err) : 0;
}

/* One process at a time writes a part, and only if it still has its name. */
static int take_part(struct dest *d, uint64_t *have)
{
	const struct dest_place *p = &d->place;
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	struct stat st, named;

	if (fcntl(d->fd, F_OFD_SETLK, &lock) != 0) {
		return say_failed("'%s' is being written by another process", d->path);
	}
	if (fstatat(p->dir, d->part, &named, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT) {
		return say_failed("'%s' was written by another process, which ends just now",
				  d->path);
	}
	if (fstat(d->fd, &st) != 0 || fstatat(p->dir, d->part, &named, AT_SYMLINK_NOFOLLOW) != 0 ||
	    st.st_dev != named.st_dev || st.st_ino != named.st_ino || !S_ISREG(st.st_mode) ||
	    st.st_nlink != 1 || st.st_uid != geteuid()) {
		return say_failed("'%s' beside '%s' is no part of this user's copy; remove it",
				  d->part, d->path);
	}
	*have = (uint64_t)st.st_size;
	return 0;
}

int dest_open_part(struct dest *d, struct pl_ctx *ctx, mode_t mode, uint64_t tag, uint64_t *have)
{
	const struct dest_place *p = &d->place;
	int status;

	if (p->exists && !S_ISREG(p->st.st_mode)) {
		return say_failed("--resume: '%s' is no regular file", d->path);
	}
	if (p->exists && faccessat(p->dir, p->name, W_OK, AT_EACCESS) != 0) {
		return say_failed("cannot replace '%s': %s", d->path, strerror(errno));
	}
	d->mode = mode;
	d->fresh = true;
	text_fmt(d->part, sizeof(d->part), ".%.200s.%016llx.part", p->name,
		 (unsigned long long)tag);
	d->fd = unnamed_open_part(p->dir, d->part);
	if (d->fd < 0) {
		return say_failed("cannot write '%s' beside '%s': %s", d->part, d->path,
				  strerror(-d->fd));
	}
	status = take_part(d, have);
	return status == 0 ? attach(d, ctx, d->fd) : status;
}

bool dest_is_regular(const struct dest *d)
{
	return !d->place.exists || S_ISREG(d->place.st.st_mode);
}

int dest_open(struct dest *d, struct pl_ctx *ctx, mode_t mode, uint64_t expect)
{
	int status;

	d->mode = mode;
	status = dest_is_regular(d) ? open_new(d, expect, ctx != NULL) : open_in_place(d);
	return status == 0 && ctx != NULL ? attach(d, ctx, d->fd) : status;
}

int dest_open_stdout(struct dest *d, struct pl_ctx *ctx)
{
	struct stat st;
	off_t at;

	dest_init(d, "standard output");
	if (fstat(STDOUT_FILENO, &st) != 0) {
		return say_failed("standard output is closed");
	}
	if (fcntl(STDOUT_FILENO, F_GETFL) & O_APPEND) {
		return say_failed("standard output appends (>>), but bytes are written at offsets: "
				  "redirect it with >, or append by '| cat >> FILE'");
	}
	d->stream = !S_ISREG(st.st_mode) && !S_ISBLK(st.st_mode);
	at = d->stream ? 0 : lseek(STDOUT_FILENO, 0, SEEK_CUR);
	d->off = d->stream ? PL_OFF_STREAM : (uint64_t)(at > 0 ? at : 0);
	return attach(d, ctx, STDOUT_FILENO);
}

int dest_failed(const struct dest *d, int err)
{
	char known_as[PATH_MAX + 16]; /* what the library calls it in messages */

	say_fd_name(d->fd >= 0 ? d->fd : STDOUT_FILENO, known_as, sizeof(known_as));
	return say_library_as(err, known_as, d->path);
}

/* Owner and mode, as far as this user may set them: those of the file that is replaced; otherwise
 * what the source has and the umask leaves. Never set-user-ID and the like: the bytes are new. */
static int dress(const struct dest *d, const struct stat *now)
{
	const struct stat *old = &d->place.st;
	mode_t mode = d->mode & 0777 & ~own_umask();

	if (d->place.exists) {
		mode = old->st_mode & 0777;
		if (fchown(d->fd, old->st_uid, old->st_gid) != 0) {
			/* Giving files away takes a privilege, to a group of one's own none. */
			(void)!fchown(d->fd, (uid_t)-1, old->st_gid);
		}
	} else if ((now->st_mode & 07777) == mode) {
		return 0;
	}
	/* File systems without modes say EPERM. */
	if (fchmod(d->fd, mode) != 0 && errno != EPERM && errno != EOPNOTSUPP) {
		return say_failed("cannot set the mode of '%s': %s", d->path, strerror(errno));
	}
	return 0;
}

int dest_cut(struct dest *d, uint64_t len)
{
	return ftruncate(d->fd, (off_t)len) == 0
		       ? 0
		       : say_failed("cannot set the length of '%s': %s", d->path, strerror(errno));
}

/* Whether dest_later_sync() will make the file durable. */
static bool put_off(struct dest *d, const struct stat *now)
{
	struct dest_later *l = d->later;
	int fd;

	if (l == NULL || !d->fresh) {
		return false;
	}
	for (size_t i = 0; i < l->n; i++) {
		if (l->v[i].dev == now->st_dev) {
			return true;
		}
	}
	fd = l->n < ARRAY_LEN(l->v) ? fcntl(d->fd, F_DUPFD_CLOEXEC, 0) : -1;
	if (fd < 0) {
		return false;
	}
	l->v[l->n].dev = now->st_dev;
	l->v[l->n++].fd = fd;
	return true;
}

int dest_later_sync(struct dest_later *l)
{
	int status = 0;

	while (l->n != 0) {
		int fd = l->v[--l->n].fd;

		if (syncfs(fd) != 0) {
			status = say_failed("the files have their names, but could not be made "
					    "durable: %s",
					    strerror(errno));
		}
		(void)close(fd);
	}
	return status;
}

/* Length, owner and mode of a new file. Cutting one that has the length costs a place in the file
 * system's journal all the same. */
static int finish_new(struct dest *d, uint64_t len, const struct stat *now)
{
	int status = (uint64_t)now->st_size == len ? 0 : dest_cut(d, len);

	return status == 0 ? dress(d, now) : status;
}

int dest_settle(struct dest *d, uint64_t len)
{
	struct stat now = { .st_size = 0 };
	int err, status;

	if (d->stream) {
		return 0;
	}
	if (d->fd < 0) {
		/* The next writer of the same description continues after these bytes. */
		lseek(STDOUT_FILENO, (off_t)(d->off + len), SEEK_SET);
		return 0;
	}
	if (d->fresh) {
		status = fstat(d->fd, &now) == 0
				 ? finish_new(d, len, &now)
				 : say_failed("cannot write '%s': %s", d->path, strerror(errno));
		if (status != 0) {
			return status;
		}
	}
	if (put_off(d, &now)) {
		return 0;
	}
	d->later = NULL;
	if (d->file == NULL && fsync(d->fd) != 0) {
		return say_failed("cannot write '%s': %s", d->path, strerror(errno));
	}
	err = d->file != NULL ? pl_file_sync(d->file) : 0;
	if (err != 0) {
		return dest_failed(d, err);
	}
	/* A verification must see the disk's bytes, not memory's. */
	posix_fadvise(d->fd, 0, 0, POSIX_FADV_DONTNEED);
	return 0;
}

/* Whether that name in the directory is the file that was written; `alone`: and its only name. */
static bool is_ours(const struct dest *d, const char *name, bool alone)
{
	struct stat own, st;

	return fstat(d->fd, &own) == 0 &&
	       fstatat(d->place.dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
	       st.st_dev == own.st_dev && st.st_ino == own.st_ino && (!alone || st.st_nlink == 1);
}

static int tampered(const struct dest *d)
{
	return say_failed("'%s' was not written: another process changed names in its directory "
			  "meanwhile",
			  d->path);
}

/* The name that was free is taken now. A file is replaced as one that was there before. */
static int look_again(struct dest *d)
{
	struct dest_place *p = &d->place;

	if (fstatat(p->dir, p->name, &p->st, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(p->st.st_mode)) {
		return tampered(d);
	}
	p->exists = true;
	return dress(d, NULL);
}

static int replace(struct dest *d)
{
	const struct dest_place *p = &d->place;
	const char *name;
	int err;

	if (d->unnamed) {
		err = cleanup_link(d->fd, p->dir, p->name, &d->slot);
		if (err != 0) {
			return say_failed("cannot give the copy a name beside '%s': %s", d->path,
					  strerror(-err));
		}
	}
	name = d->part[0] != '\0' ? d->part : cleanup_name(d->slot);
	if (!is_ours(d, name, true)) {
		return tampered(d);
	}
	if (renameat(p->dir, name, p->dir, p->name) != 0) {
		return say_failed("cannot replace '%s': %s", d->path, strerror(errno));
	}
	cleanup_keep(&d->slot);
	return is_ours(d, p->name, false) ? 0 : tampered(d);
}

static int give_name(struct dest *d)
{
	const struct dest_place *p = &d->place;
	int err, status;

	if (d->unnamed && !p->exists) {
		err = unnamed_link(d->fd, p->dir, p->name);
		if (err == 0) {
			return 0;
		}
		if (err != -EEXIST) {
			return say_failed("cannot name the copy '%s': %s", d->path, strerror(-err));
		}
	}
	if (!p->exists &&
	    (d->unnamed || faccessat(p->dir, p->name, F_OK, AT_SYMLINK_NOFOLLOW) == 0)) {
		status = look_again(d);
		if (status != 0) {
			return status;
		}
	}
	return replace(d);
}

static int sync_dir(const struct dest *d)
{
	int fd = openat(d->place.dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int err = 0;

	if (fd < 0 && errno == EACCES) {
		/* One may write into a directory that one may not read. */
		err = syncfs(d->fd) != 0 ? errno : 0;
	} else if (fd < 0 || (fsync(fd) != 0 && errno != EINVAL)) {
		/* Some file systems do not sync directories; the name is there all the same. */
		err = errno;
	}
	if (fd >= 0) {
		close(fd);
	}
	if (err != 0) {
		return say_failed("'%s' is written, but its directory could not be synced: %s",
				  d->path, strerror(err));
	}
	return 0;
}

int dest_commit(struct dest *d)
{
	int err = pl_file_close(d->file);
	int status = err != 0 ? dest_failed(d, err) : 0;

	d->file = NULL;
	if (status == 0 && d->fresh) {
		status = give_name(d);
		if (status == 0 && d->later == NULL) {
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
	dest_place_put(&d->place);
}

int dest_put(struct dest *d, const void *bytes, size_t len)
{
	size_t at = 0;

	while (at < len) {
		ssize_t n = write(d->fd, (const char *)bytes + at, len - at);

		if (n < 0 && errno != EINTR) {
			return say_failed("cannot write '%s': %s", d->path, strerror(errno));
		}
		at += n > 0 ? (size_t)n : 0;
	}
	return 0;
}

int dest_write(const char *path, const char *text)
{
	size_t len = strlen(text);
	struct dest d;
	int status = dest_find(&d, path);

	if (status != 0) {
		return status;
	}
	status = dest_open(&d, NULL, 0666, len);
	status = status != 0 ? status : dest_put(&d, text, len);
	status = status != 0 ? status : dest_settle(&d, len);
	if (status != 0) {
		dest_abort(&d);
		return status;
	}
	return dest_commit(&d);
}
