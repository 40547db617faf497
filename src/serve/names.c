/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "serve/names.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/serve.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/sized.h"
#include "base/stamp.h"
#include "base/text.h"
#include "sys/beneath.h"
#include "sys/sys.h"

#define HELD_STEP ((size_t)64 << 10)
#define HELD_MOST (16u << 20) /* bytes, a multiple of the step */

static const char *kind_of(mode_t mode)
{
	return S_ISFIFO(mode)	? "a FIFO"
	       : S_ISSOCK(mode) ? "a socket"
	       : S_ISCHR(mode)	? "a device"
	       : S_ISBLK(mode)	? "a block device"
				: "no file";
}

/* Opens the directory at a path, and checks that the kernel can look up names beneath it. */
static int open_folder(const char *path, struct served_root *r)
{
	int fd;

	r->dir = sys_open(path, O_PATH | O_DIRECTORY, 0);
	if (r->dir < 0) {
		return err_set(-r->dir, "cannot serve '%s': %s", path, err_words(r->dir));
	}
	fd = sys_open_beneath(r->dir, ".", O_PATH, 0);
	if (fd < 0) {
		return err_set(fd == -ENOSYS || fd == -EPERM ? EOPNOTSUPP : -fd,
			       "cannot serve '%s': the kernel does not look up names beneath a "
			       "directory (openat2: %s); Linux 5.6 does, unless a filter of system "
			       "calls forbids it",
			       path, err_words(fd));
	}
	(void)sys_close(fd);
	return 0;
}

/* Fills a root for an open file or directory. The path is the descriptor's: links that lead to it
 * are the user's own. */
static int root_of(int fd, const char *path, struct served_root *r)
{
	char real[PATH_MAX];
	ssize_t n = sys_fd_path(fd, real, sizeof(real));
	struct stat st;
	int rc = n < 0 ? (int)n : sys_fstat(fd, &st);
	char *slash;

	if (rc) {
		return err_set(-rc, "cannot serve '%s': %s", path, err_words(rc));
	}
	if (S_ISDIR(st.st_mode)) {
		r->kind = PL_SERVED_DIR;
		return open_folder(real, r);
	}
	if (!S_ISREG(st.st_mode)) {
		return err_set(EOPNOTSUPP,
			       "cannot serve '%s': it is %s, and only directories, regular files "
			       "and GPUs are served",
			       path, kind_of(st.st_mode));
	}
	slash = strrchr(real, '/');
	if (!names_fit(slash + 1)) {
		return err_set(EINVAL, "cannot serve '%s': its name has control characters", path);
	}
	r->kind = PL_SERVED_FILE;
	text_copy(r->name, sizeof(r->name), slash + 1);
	slash[slash == real] = '\0';
	return open_folder(real, r);
}

int names_open_root(const char *path, struct served_root *out)
{
	struct served_root r = { .dir = -1 };
	int fd = sys_open(path, O_PATH, 0);
	int rc;

	if (fd < 0) {
		return err_set(-fd, "cannot serve '%s': %s", path, err_words(fd));
	}
	rc = root_of(fd, path, &r);
	(void)sys_close(fd);
	if (rc) {
		names_close_root(&r);
		return rc;
	}
	*out = r;
	return 0;
}

void names_close_root(struct served_root *r)
{
	if (r->dir >= 0) {
		(void)sys_close(r->dir);
	}
	r->dir = -1;
}

bool names_fit(const char *part)
{
	size_t len = 0;

	for (; part[len]; len++) {
		unsigned char c = (unsigned char)part[len];

		if (c < ' ' || c == 127 || c == '/') {
			return false;
		}
	}
	return len && len <= NAME_MAX && strcmp(part, ".") != 0 && strcmp(part, "..") != 0;
}

/* Checks each part of a path. The kernel would refuse paths that lead out, too; this gives a better
 * message, and also refuses a ".." that stays inside. */
static int check(const char *path)
{
	char part[NAME_MAX + 2];

	while (*path) {
		size_t len = strcspn(path, "/");

		text_fmt(part, sizeof(part), "%.*s", (int)(len > NAME_MAX ? NAME_MAX + 1 : len),
			 path);
		if (len > NAME_MAX) {
			return err_set(ENAMETOOLONG, "a part of the path has more than %d bytes",
				       NAME_MAX);
		}
		if (!names_fit(part)) {
			return err_set(EACCES,
				       strcmp(part, "..") == 0 || strcmp(part, ".") == 0 || !*part
					       ? "a path has no empty parts, and no \".\" "
						 "or \"..\""
					       : "the path has control characters");
		}
		path += len;
		path += *path == '/';
	}
	return 0;
}

/* Gives the path that the kernel looks up, relative to r->dir. */
static int inside(const struct served_root *r, const char *path, const char **out)
{
	int rc = check(path);

	if (rc) {
		return rc;
	}
	if (r->kind != PL_SERVED_FILE) {
		*out = *path ? path : ".";
		return r->kind == PL_SERVED_DIR ? 0
						: err_set(ENOENT, "only '%s' is served", r->name);
	}
	*out = r->name;
	return !*path || strcmp(path, r->name) == 0
		       ? 0
		       : err_set(ENOENT, "'%s' is not served, only '%s' is", path, r->name);
}

static int failed(int rc, const char *path)
{
	if (rc == -EXDEV) {
		return err_set(EACCES, "'%s' leads out of what is served", path);
	}
	return err_set(-rc, "'%s': %s", path, err_words(rc));
}

int names_find(const struct served_root *r, const char *path, struct stat *st)
{
	const char *at;
	int rc = inside(r, path, &at);
	int fd;

	if (rc) {
		return rc;
	}
	fd = sys_open_beneath(r->dir, at, O_PATH, 0);
	if (fd < 0) {
		return failed(fd, path);
	}
	rc = sys_fstat(fd, st);
	if (rc) {
		rc = failed(rc, path);
	} else if (!S_ISREG(st->st_mode) && !S_ISDIR(st->st_mode)) {
		rc = err_set(EOPNOTSUPP,
			     "'%s' is %s: only regular files and directories are served", path,
			     kind_of(st->st_mode));
	}
	if (rc) {
		(void)sys_close(fd);
	}
	return rc ? rc : fd;
}

/* Reads all bytes up to the end. Returns 0, -EFBIG, or another -errno. The caller frees *held in
 * any case. */
static int read_whole(int fd, char **held, size_t *len)
{
	size_t space = 0;
	int rc = sys_set_nonblock(fd); /* a read of some files in /proc may never end */

	for (*len = 0; !rc;) {
		ssize_t n;

		if (space - *len < HELD_STEP) {
			char *more = space < HELD_MOST ? alloc_resize(*held, space + HELD_STEP, 1)
						       : NULL;

			if (!more) {
				return space < HELD_MOST ? -ENOMEM : -EFBIG;
			}
			*held = more;
			space += HELD_STEP;
		}
		n = sys_read(fd, *held + *len, space - *len);
		if (n <= 0) {
			return n == -EAGAIN ? 0 : (int)n;
		}
		*len += (size_t)n;
	}
	return rc;
}

/* Copies a file's present bytes into a memfd, and returns that. Closes `fd`. */
static int hold(int fd, const char *path, struct stat *st)
{
	mode_t mode = st->st_mode;
	char *held = NULL;
	size_t len = 0;
	int rc = read_whole(fd, &held, &len);
	int own = rc ? rc : sys_memfd("peerlane-served", len);

	(void)sys_close(fd);
	rc = own >= 0 ? sys_pwrite_all(own, held, len, 0) : rc;
	free(held);
	rc = own < 0 ? own : rc ? rc : sys_fstat(own, st);
	st->st_mode = mode;
	if (!rc) {
		return own;
	}
	if (own >= 0) {
		(void)sys_close(own);
	}
	return rc == -EFBIG ? err_set(EFBIG,
				      "'%s' does not tell its size, and has more than %u MiB: such "
				      "files are not served",
				      path, HELD_MOST >> 20)
			    : failed(rc, path);
}

int names_open(const struct served_root *r, const char *path, struct stat *st, bool *held)
{
	int found = names_find(r, path, st);
	int fd;

	if (found < 0) {
		return found;
	}
	if (!S_ISREG(st->st_mode)) {
		(void)sys_close(found);
		return err_set(EISDIR, "'%s' is a directory", path);
	}
	/* the same file, even if the name has another one now */
	fd = sys_reopen(found, O_RDONLY | O_NOCTTY);
	(void)sys_close(found);
	if (fd < 0) {
		return failed(fd, path);
	}
	*held = !sized(fd, st);
	if (*held) {
		return hold(fd, path, st);
	}
	if (stamp_take(fd, st)) {
		int rc = failed(-errno, path);

		(void)sys_close(fd);
		return rc;
	}
	return fd;
}

int names_parent(const struct served_root *r, const char *path, char name[SERVE_NAME])
{
	char parent[SERVE_PATH];
	const char *at, *slash;
	int rc = inside(r, path, &at);
	int fd;

	if (rc) {
		return rc;
	}
	if (strcmp(at, ".") == 0) {
		return err_set(EISDIR, "a new file needs a name");
	}
	slash = strrchr(at, '/');
	text_copy(name, SERVE_NAME, slash ? slash + 1 : at);
	if (!*name) {
		return err_set(EISDIR, "'%s' names a directory", path);
	}
	text_fmt(parent, sizeof(parent), "%.*s", slash ? (int)(slash - at) : 1, slash ? at : ".");
	fd = sys_open_beneath(r->dir, parent, O_RDONLY | O_DIRECTORY, 0);
	if (fd == -EACCES) { /* one that may be written to, and not be listed */
		fd = sys_open_beneath(r->dir, parent, O_PATH | O_DIRECTORY, 0);
	}
	if (fd == -ENOENT) {
		return err_set(ENOENT, "'%s': there is no directory '%s'", path, parent);
	}
	return fd < 0 ? failed(fd, path) : fd;
}
