/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files that clients make. A file is written without a name; where the file system has no unnamed
 * files, under a random name. A file that may be resumed has a temporary name that its client finds
 * again, and a lock, so that only one client writes it.
 */

#include "serve/upload.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/beneath.h"
#include "sys/sys.h"

#define RESERVE_MIN (UINT64_C(1) << 20)
#define PART_TRIES 8
#define PART_NAME 200 /* bytes of the file's name in the name of its part */

/* Looks at the file that has the name now. Returns 0 if it may be replaced, with the mode that the
 * new file gets; else the error. */
static int look(const struct upload *u, bool *exists, mode_t *mode)
{
	struct stat st;
	int rc = sys_stat_in(u->dir, u->name, &st);

	*exists = !rc;
	if (rc) {
		return rc == -ENOENT ? 0 : err_set(-rc, "'%s': %s", u->name, err_words(rc));
	}
	if (S_ISDIR(st.st_mode)) {
		return err_set(EISDIR, "'%s' is a directory", u->name);
	}
	if (!S_ISREG(st.st_mode)) {
		return err_set(EACCES, "'%s' is no regular file, and is not replaced", u->name);
	}
	if (!(st.st_mode & 0222)) {
		return err_set(EACCES, "'%s' is read-only, and is not replaced", u->name);
	}
	*mode = st.st_mode & 0777;
	return 0;
}

/* Whether the name is the upload's file. With `alone` the file must have no other name: someone
 * could change it later by that. */
static bool is_at(const struct upload *u, const char *name, bool alone)
{
	struct stat own, st;

	return !sys_fstat(u->fd, &own) && !sys_stat_in(u->dir, name, &st) &&
	       own.st_dev == st.st_dev && own.st_ino == st.st_ino && S_ISREG(st.st_mode) &&
	       (!alone || st.st_nlink == 1);
}

/* Takes a free name, for a new file or for the one that has no name yet. */
static int take_temp(struct upload *u)
{
	int rc = -EEXIST;

	for (int i = 0; i < 8 && rc == -EEXIST; i++) {
		uint64_t r;

		rc = sys_random(&r);
		if (rc) {
			break;
		}
		text_fmt(u->temp, sizeof(u->temp), ".peerlane-%016llx", (unsigned long long)r);
		if (u->fd >= 0) {
			rc = sys_link_fd(u->fd, u->dir, u->temp);
		} else {
			u->fd = sys_open_new(u->dir, u->temp);
			rc = u->fd < 0 ? u->fd : 0;
		}
	}
	if (rc) {
		u->temp[0] = '\0';
	}
	return rc;
}

static int open_fresh(struct upload *u)
{
	u->fd = sys_open_unnamed(u->dir);
	return u->fd >= 0 || u->fd == -ENOSPC || u->fd == -EDQUOT || u->fd == -EROFS ||
			       u->fd == -EACCES
		       ? (u->fd < 0 ? u->fd : 0)
		       : take_temp(u);
}

/* Opens the part that an earlier attempt has left, or makes one. */
static int open_part(struct upload *u, uint64_t tag, uint64_t *have)
{
	struct stat st;
	int rc;

	text_fmt(u->temp, sizeof(u->temp), ".%.*s.%016llx.part", PART_NAME, u->name,
		 (unsigned long long)tag);
	u->keeps = true;
	u->fd = -ENOENT;
	/* Another client may make or remove it at the same moment. */
	for (int i = 0; i < PART_TRIES && (u->fd == -ENOENT || u->fd == -EEXIST); i++) {
		u->fd = sys_open_beneath(u->dir, u->temp,
					 O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0);
		if (u->fd == -ENOENT) {
			u->fd = sys_open_new(u->dir, u->temp);
		}
	}
	rc = u->fd < 0 ? u->fd : sys_fstat(u->fd, &st);
	if (rc) {
		return rc;
	}
	if (!S_ISREG(st.st_mode) || st.st_nlink > 1 || st.st_uid != sys_uid()) {
		return -EEXIST; /* not made by a server */
	}
	/* The part's last writer may have renamed it to its final name since it was opened. */
	if (sys_ofd_try_lock(u->fd) || !is_at(u, u->temp, false)) {
		return -EBUSY;
	}
	rc = sys_fstat(u->fd, &st);
	*have = (uint64_t)st.st_size < u->length ? (uint64_t)st.st_size : u->length;
	return rc;
}

/* Reserves space, since it is better to find a full disk before the work. A part is left out: its
 * length says how much was written. */
static int reserve(const struct upload *u)
{
	int rc = u->length >= RESERVE_MIN && !u->keeps ? sys_allocate(u->fd, u->length) : 0;

	return rc == -ENOSPC || rc == -EDQUOT || rc == -EFBIG ? rc : 0;
}

static int cannot(const struct upload *u, int rc, const char *path)
{
	if (rc == -EBUSY) {
		return err_set(EBUSY,
			       "'%s' is being written by another client, or by an attempt that "
			       "broke off within the last half minute: try again when it is done",
			       path);
	}
	if (rc == -EEXIST && u->keeps) {
		return err_set(EEXIST,
			       "'%s' cannot be resumed: '%s' beside it is no part of the server's: "
			       "remove it",
			       path, u->temp);
	}
	return err_set(-rc, "'%s' cannot be written: %s", path, err_words(rc));
}

int upload_begin(const struct served_root *r, const char *path, const struct upload_opts *o,
		 struct upload **out, uint64_t *have)
{
	struct upload *u = alloc_zero(sizeof(*u));
	bool exists;
	int rc;

	*have = 0;
	if (!u) {
		return -ENOMEM;
	}
	*u = (struct upload){ .fd = -1, .mode = o->mode, .length = o->length, .later = o->later };
	u->dir = names_parent(r, path, u->name);
	rc = u->dir < 0 ? u->dir : look(u, &exists, &u->mode);
	if (!rc) {
		rc = o->resume ? open_part(u, o->tag, have) : open_fresh(u);
		rc = rc || o->holes ? rc : reserve(u);
		if (rc) {
			u->keeps = u->keeps && rc != -ENOSPC;
			rc = cannot(u, rc, path);
		}
	}
	if (rc) {
		upload_end(u);
		return rc;
	}
	*out = u;
	return 0;
}

static int give_name(struct upload *u)
{
	mode_t mode;
	bool exists;
	int rc = look(u, &exists, &mode);

	if (rc) {
		return rc;
	}
	if (!*u->temp && !exists) {
		rc = sys_link_fd(u->fd, u->dir, u->name);
		if (rc != -EEXIST) {
			return rc ? err_set(-rc, "'%s': %s", u->name, err_words(rc)) : 0;
		}
	}
	rc = *u->temp ? 0 : take_temp(u);
	if (!rc && !is_at(u, u->temp, true)) {
		return err_set(EBUSY,
			       "'%s' was not written: names in its directory were changed "
			       "meanwhile",
			       u->name);
	}
	rc = rc ? rc : sys_rename_in(u->dir, u->temp, u->name);
	if (rc) {
		return err_set(-rc, "'%s': %s", u->name, err_words(rc));
	}
	u->temp[0] = '\0';
	return 0;
}

int upload_commit(struct upload *u)
{
	int rc = sys_truncate(u->fd, u->length);

	rc = rc ? rc : sys_fchmod(u->fd, u->mode);
	rc = rc || u->later ? rc : sys_fsync(u->fd);
	if (rc) {
		return err_set(-rc, "'%s' cannot be written: %s", u->name, err_words(rc));
	}
	rc = give_name(u);
	if (rc || u->later) {
		return rc;
	}
	rc = sys_fsync(u->dir);
	if (rc == -EBADF) { /* the directory may not be read, so only its path is open */
		rc = sys_syncfs(u->fd);
	}
	/* Some file systems do not sync directories; the file has its name all the same. */
	return rc && rc != -EINVAL
		       ? err_set(-rc, "'%s' has its name, but its directory cannot be synced: %s",
				 u->name, err_words(rc))
		       : 0;
}

bool unsynced_add(struct unsynced *l, int fd)
{
	struct stat st;
	int own;

	if (sys_fstat(fd, &st)) {
		return false;
	}
	for (size_t i = 0; i < l->n; i++) {
		if (l->v[i].dev == st.st_dev) {
			return true;
		}
	}
	own = l->n < UNSYNCED_MOST ? sys_dup(fd) : -1;
	if (own < 0) {
		return false;
	}
	l->v[l->n].dev = st.st_dev;
	l->v[l->n++].fd = own;
	return true;
}

int unsynced_sync(struct unsynced *l)
{
	int rc = 0;

	while (l->n) {
		int fd = l->v[--l->n].fd;
		int one = sys_syncfs(fd);

		rc = rc ? rc : one;
		(void)sys_close(fd);
	}
	return rc ? err_set(-rc, "the files have their names, but cannot be made durable: %s",
			    err_words(rc))
		  : 0;
}

void upload_end(struct upload *u)
{
	if (!u) {
		return;
	}
	if (u->fd >= 0 && *u->temp && !u->keeps && is_at(u, u->temp, false)) {
		(void)sys_unlink_in(u->dir, u->temp);
	}
	if (u->fd >= 0) {
		(void)sys_close(u->fd);
	}
	if (u->dir >= 0) {
		(void)sys_close(u->dir);
	}
	free(u);
}
