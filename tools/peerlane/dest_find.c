/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * From a path to a directory and a name in it. The kernel follows the whole path once, which fails
 * where fs.protected_symlinks forbids it. Then this code follows the links at the end of the path
 * one by one, because a file is replaced in its own directory; the result must be the file that the
 * kernel found.
 */

#include "dest.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdio.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "base/text.h"
#include "say.h"

#define LINKS_MAX 40 /* as the kernel has it */

struct walk {
	struct dest_place *place;
	const char *path;    /* as it was written */
	int target;	     /* the file that the kernel found there, O_PATH; -1: none */
	struct stat st;	     /* of that */
	char rest[PATH_MAX]; /* to go, from the place's directory on */
	bool linked;	     /* a link was followed */
	bool foreign;	     /* one of them belongs to neither this user nor root */
	uid_t owner;	     /* but to this one */
	bool ended;	     /* the place is found */
};

static bool same(const struct stat *a, const struct stat *b)
{
	return a->st_dev == b->st_dev && a->st_ino == b->st_ino &&
	       (a->st_mode & S_IFMT) == (b->st_mode & S_IFMT);
}

static int changed(const struct walk *w)
{
	return say_failed("'%s' was changed by another process during the check; nothing was "
			  "written",
			  w->path);
}

static int dangling(const struct walk *w)
{
	return say_failed(
		"'%s' is a link whose target does not exist; remove it or name its target",
		w->path);
}

/* Opens the directory of the rest of the path, and cuts the rest down to the name. */
static int enter(struct walk *w)
{
	struct dest_place *p = w->place;
	char *slash = strrchr(w->rest, '/');
	char dir[PATH_MAX + 2] = ".";
	const char *name = slash != NULL ? slash + 1 : w->rest;
	int fd;

	if (slash != NULL) {
		/* "DIR/." is the directory reached through DIR, as for a process that opens
		 * DIR/NAME. */
		text_fmt(dir, sizeof(dir), "%.*s/.", (int)(slash - w->rest), w->rest);
	}
	if (strlen(name) > NAME_MAX) {
		return say_failed("cannot write '%s': %s", w->path, strerror(ENAMETOOLONG));
	}
	fd = openat(p->dir >= 0 ? p->dir : AT_FDCWD, dir, O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0 && errno == ENOENT && w->linked) {
		return dangling(w);
	}
	if (fd < 0) {
		dir[strlen(dir) - (slash != NULL ? 2 : 0)] = '\0';
		return say_failed("cannot write '%s': directory '%s': %s", w->path, dir,
				  strerror(errno));
	}
	dest_place_put(p);
	p->dir = fd;
	text_copy(p->name, sizeof(p->name), name);
	if (name[0] == '\0') {
		return say_failed("cannot write '%s': its directory does not exist", w->path);
	}
	return 0;
}

/* A link in /proc that stands for an open file and not for a path. */
static bool is_magic(int fd)
{
	struct statfs fs;

	return fstatfs(fd, &fs) == 0 && fs.f_type == PROC_SUPER_MAGIC;
}

/* Follows a link, and notes its owner. */
static int follow(struct walk *w, int fd, const struct stat *st)
{
	ssize_t n;

	if (is_magic(fd) && w->target >= 0 && !S_ISREG(w->st.st_mode)) {
		w->ended = true;
		return 0;
	}
	if (st->st_uid != geteuid() && st->st_uid != 0) {
		if (w->foreign && w->owner != st->st_uid) {
			return say_failed("'%s' leads through links of several other users; name "
					  "its target",
					  w->path);
		}
		w->foreign = true;
		w->owner = st->st_uid;
	}
	n = readlinkat(fd, "", w->rest, sizeof(w->rest));
	if (n < 0 || (size_t)n >= sizeof(w->rest)) {
		return say_failed("cannot follow the link '%s': %s", w->path,
				  strerror(n < 0 ? errno : ENAMETOOLONG));
	}
	w->rest[n] = '\0';
	w->linked = true;
	return 0;
}

/* Goes one directory further. */
static int step(struct walk *w)
{
	struct stat st;
	int status = enter(w);
	int fd;

	if (status != 0) {
		return status;
	}
	fd = openat(w->place->dir, w->place->name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
	if (fd < 0 && errno == ENOENT) {
		w->ended = true;
		w->place->exists = false;
		return w->target >= 0 ? changed(w) : 0;
	}
	if (fd < 0 || fstat(fd, &st) != 0) {
		status = say_failed("cannot write '%s': %s", w->path, strerror(errno));
	} else if (S_ISLNK(st.st_mode)) {
		status = follow(w, fd, &st);
		w->place->exists = w->ended;
	} else {
		w->ended = true;
		w->place->exists = true;
		status = w->target < 0 || !same(&st, &w->st) ? changed(w) : 0;
	}
	if (fd >= 0) {
		close(fd);
	}
	return status;
}

/* Checks that the file may be written through the links that lead to it. */
static int judge(const struct walk *w)
{
	if (!w->place->exists && w->linked) {
		return dangling(w);
	}
	if (w->foreign && w->st.st_uid != w->owner) {
		return say_failed("'%s' is a link that belongs to user %u, to a file of user %u; "
				  "name the file itself if you mean it",
				  w->path, (unsigned int)w->owner, (unsigned int)w->st.st_uid);
	}
	return 0;
}

/* Looks up the path as the kernel does, to find the file that it leads to, if any. */
static int look(struct walk *w)
{
	struct stat st;
	int err;

	w->target = open(w->path, O_PATH | O_CLOEXEC);
	if (w->target >= 0) {
		if (fstat(w->target, &w->st) != 0) {
			return say_failed("cannot write '%s': %s", w->path, strerror(errno));
		}
		return S_ISDIR(w->st.st_mode) ? say_failed("'%s' is a directory", w->path) : 0;
	}
	err = errno;
	if (err == ENOENT) {
		return 0; /* new, or a link to nowhere, or no directory: the walk will tell */
	}
	if (err == EACCES && lstat(w->path, &st) == 0 && S_ISLNK(st.st_mode)) {
		return say_failed("'%s' is a link that the kernel does not let you follow (see "
				  "fs.protected_symlinks in proc(5)); name its target",
				  w->path);
	}
	return say_failed("cannot write '%s': %s", w->path, strerror(err));
}

/* The usual case: the path ends with a name that is new, or no link's. Then there is nothing that
 * the kernel could follow elsewhere. */
static int walk_plain(struct walk *w)
{
	struct dest_place *p = w->place;
	int status = enter(w);

	if (status != 0) {
		return status;
	}
	p->exists = fstatat(p->dir, p->name, &w->st, AT_SYMLINK_NOFOLLOW) == 0;
	if (!p->exists && errno != ENOENT) {
		return say_failed("cannot write '%s': %s", w->path, strerror(errno));
	}
	if (p->exists && S_ISLNK(w->st.st_mode)) {
		dest_place_put(p); /* walk_links() begins again */
		return 0;
	}
	w->ended = true;
	return p->exists && S_ISDIR(w->st.st_mode) ? say_failed("'%s' is a directory", w->path) : 0;
}

static int walk_links(struct walk *w)
{
	int links, status = look(w);

	for (links = 0; status == 0 && !w->ended; links++) {
		status = links <= LINKS_MAX
				 ? step(w)
				 : say_failed("cannot write '%s': %s", w->path, strerror(ELOOP));
	}
	return status == 0 ? judge(w) : status;
}

int dest_place_find(struct dest_place *p, const char *path)
{
	struct walk w = { .place = p, .path = path, .target = -1 };
	size_t len = strlen(path);
	int status;

	p->dir = -1;
	p->exists = false;
	if (len >= sizeof(w.rest)) {
		return say_failed("the name '%.60s...' is too long", path);
	}
	text_copy(w.rest, sizeof(w.rest), path);
	status = len != 0 && path[len - 1] != '/' ? walk_plain(&w) : 0;
	status = status == 0 && !w.ended ? walk_links(&w) : status;
	p->st = w.st;
	if (w.target >= 0) {
		close(w.target);
	}
	if (status != 0) {
		dest_place_put(p);
	}
	return status;
}

void dest_place_put(struct dest_place *p)
{
	if (p->dir >= 0) {
		close(p->dir);
		p->dir = -1;
	}
}
