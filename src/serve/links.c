/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Symbolic links that clients make. None leads out of the served directory, also for the other
 * programs of this host, and none replaces anything. */

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>

#include <peerlane/serve.h>

#include "base/error.h"
#include "base/link_text.h"
#include "base/text.h"
#include "serve/upload.h"
#include "sys/beneath.h"
#include "sys/sys.h"

/* Returns how many directories below the root a directory is, or -errno. It compares the paths of
 * both descriptors, since the client's path may lead through links. */
static int depth_of(const struct served_root *r, int dir)
{
	char root[PATH_MAX], path[PATH_MAX];
	ssize_t n = sys_fd_path(r->dir, root, sizeof(root));
	ssize_t rc = n < 0 ? n : sys_fd_path(dir, path, sizeof(path));
	int depth = 0;

	if (rc < 0) {
		return (int)rc;
	}
	n = n == 1 ? 0 : n; /* "/" */
	if (strncmp(path, root, (size_t)n) != 0 || (path[n] && path[n] != '/')) {
		return -EXDEV;
	}
	for (const char *at = path + n; *at; at++) {
		depth += *at == '/' && at[1];
	}
	return depth;
}

static bool is_there(int dir, const char *name, const char *text)
{
	char had[SERVE_PATH];

	return sys_readlink_in(dir, name, had, sizeof(had)) >= 0 && strcmp(had, text) == 0;
}

static int make(const struct served_root *r, int dir, const char *name, const char *text)
{
	int depth = depth_of(r, dir);
	int rc;

	if (depth < 0) {
		return err_set(-depth, "the link '%s' is not made: its directory: %s", name,
			       err_words(depth));
	}
	if (!link_text_stays(text, (unsigned int)depth)) {
		return err_set(EACCES,
			       "the link '%s' is not made: it would lead out of what is served, or "
			       "has '..' behind a name",
			       name);
	}
	rc = sys_symlink_in(text, dir, name);
	if (rc == -EEXIST) {
		return is_there(dir, name, text)
			       ? 0
			       : err_set(EEXIST,
					 "the link '%s' is not made: there is something else of "
					 "that name, which is not replaced",
					 name);
	}
	return rc ? err_set(-rc, "the link '%s': %s", name, err_words(rc)) : 0;
}

/* A descriptor of the file system that a directory is in, for syncfs(2). */
static int open_fs(int dir)
{
	int fd = sys_open_beneath(dir, ".", O_RDONLY | O_DIRECTORY, 0);

	return fd == -EACCES ? sys_open_unnamed(dir) : fd; /* it may be written to alone */
}

int link_make(const struct served_root *r, const char *path, const char *text, struct unsynced *l)
{
	char name[SERVE_NAME];
	int dir, fs, rc;

	if (r->kind != PL_SERVED_DIR) {
		return err_set(ENOTDIR, "no directory is served");
	}
	if (!link_text_fits(text)) {
		return err_set(EINVAL,
			       "the link '%s' is not made: its text is empty, or has control "
			       "characters",
			       path);
	}
	dir = names_parent(r, path, name);
	if (dir < 0) {
		return dir;
	}
	fs = open_fs(dir); /* before it is made, so that errors of writing it back show */
	rc = fs < 0 ? err_set(-fs, "'%s': %s", path, err_words(fs)) : make(r, dir, name, text);
	if (!rc && !unsynced_add(l, fs)) {
		rc = sys_syncfs(fs);
		rc = rc ? err_set(-rc, "the link '%s' cannot be made durable: %s", path,
				  err_words(rc))
			: 0;
	}
	if (fs >= 0) {
		(void)sys_close(fs);
	}
	(void)sys_close(dir);
	return rc;
}
