/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Names of listening sockets. The folder may be one that other users can change, so nothing is done
 * by a name there that they could give to something else in the meantime: the socket is made and
 * gets its mode in a folder of its own (0700, a random name, checked by its descriptor), and is
 * then linked to its name, which replaces nothing. A socket without a listener is exchanged for the
 * new one; the file that the exchange gave out is looked at, and is put back if it is no such
 * socket.
 */

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "sys/call.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define BACKLOG 128
#define PATH_MAX_LEN 99u /* importers give it to connect(2) */
#define INNER "s"	 /* the socket's name in the folder of its own */
#define TRIES 8

#ifndef SO_PASSRIGHTS
#define SO_PASSRIGHTS 83 /* Linux 6.16 */
#endif

static int open_folder(int at, const char *path, int flags)
{
	return SYS_CALL(int, openat(at, path, O_PATH | O_CLOEXEC | flags));
}

/* The folder of the path, and the name in it. */
static int open_parent(const char *path, char *name, size_t inner)
{
	const char *slash = strrchr(path, '/');
	const char *last = slash ? slash + 1 : path;
	char folder[PATH_MAX_LEN + 2];
	int n = slash ? (int)(slash - path) + 1 : 1;

	if (strlen(path) > PATH_MAX_LEN) {
		return -ENAMETOOLONG;
	}
	if (!*last) {
		return -EISDIR;
	}
	(void)snprintf(folder, sizeof(folder), "%.*s", n, slash ? path : ".");
	(void)snprintf(name, inner, "%s", last);
	return open_folder(AT_FDCWD, folder, O_DIRECTORY);
}

/* A folder that no other user can change: its descriptor, and its name in `parent`. */
static int make_inner(int parent, char *name, size_t len)
{
	struct stat st;
	int fd;
	int rc = -EEXIST;

	for (int i = 0; i < TRIES && rc == -EEXIST; i++) {
		uint64_t r;

		rc = sys_random(&r);
		if (!rc) {
			(void)snprintf(name, len, ".peerlane-%016llx", (unsigned long long)r);
			rc = SYS_CALL(int, mkdirat(parent, name, 0700));
		}
	}
	if (rc) {
		return rc;
	}
	fd = open_folder(parent, name, O_DIRECTORY | O_NOFOLLOW);
	rc = fd < 0 ? fd : SYS_CALL(int, fstat(fd, &st));
	if (!rc && (st.st_uid != geteuid() || (st.st_mode & 0777) != 0700)) {
		rc = -EPERM;
	}
	if (rc) {
		(void)(fd < 0 ? 0 : close(fd));
		(void)unlinkat(parent, name, AT_REMOVEDIR);
	}
	return rc ? rc : fd;
}

/* The address of a name in a folder, or of the descriptor's own file. */
static struct sockaddr_un address_of(int fd, const char *name)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };

	(void)snprintf(at.sun_path, sizeof(at.sun_path), "/proc/self/fd/%d%s%s", fd,
		       name ? "/" : "", name ? name : "");
	return at;
}

static int bind_in(int inner, mode_t mode, struct sys_listener *l)
{
	struct sockaddr_un at = address_of(inner, INNER);
	int no = 0;
	struct stat st;
	int rc = SYS_CALL(int, bind(l->fd, (const struct sockaddr *)&at, sizeof(at)));

	if (rc) {
		return rc;
	}
	rc = SYS_CALL(int, fchmodat(inner, INNER, mode, 0));
	rc = rc ? rc : SYS_CALL(int, fstatat(inner, INNER, &st, AT_SYMLINK_NOFOLLOW));
	if (!rc) {
		l->dev = st.st_dev;
		l->ino = st.st_ino;
		/* Connections inherit it: nobody can send a descriptor here. Older kernels do not
		 * know it; sys_close_later() is for them. */
		(void)setsockopt(l->fd, SOL_SOCKET, SO_PASSRIGHTS, &no, sizeof(no));
		rc = SYS_CALL(int, listen(l->fd, BACKLOG));
	}
	if (rc) {
		/* Nobody else can have changed it. */
		(void)unlinkat(inner, INNER, 0);
	}
	return rc;
}

static bool is_there(int folder, const char *name, dev_t dev, ino_t ino)
{
	struct stat st;

	return fstatat(folder, name, &st, AT_SYMLINK_NOFOLLOW) == 0 && st.st_dev == dev &&
	       st.st_ino == ino;
}

/* Returns 0 if the descriptor is of a socket without a listener. */
static int is_dead(int seen, struct stat *st)
{
	struct sockaddr_un at = address_of(seen, NULL);
	int fd;
	int rc = SYS_CALL(int, fstat(seen, st));

	if (rc || !S_ISSOCK(st->st_mode)) {
		return rc ? rc : -EEXIST;
	}
	fd = SYS_CALL(int, socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
	if (fd < 0) {
		return fd;
	}
	rc = SYS_CALL(int, connect(fd, (const struct sockaddr *)&at, sizeof(at)));
	(void)close(fd);
	if (rc == -ECONNREFUSED) {
		return 0;
	}
	/* -EAGAIN: its queue is full. -EPROTOTYPE: it is of another type. */
	return !rc || rc == -EAGAIN || rc == -EPROTOTYPE ? -EADDRINUSE : rc;
}

/* `seen` is open meanwhile, so that no other file can get its number. */
static int exchange(int inner, const struct sys_listener *l, int seen)
{
	struct stat old;
	int rc = is_dead(seen, &old);

	rc = rc ? rc : SYS_CALL(int, renameat2(inner, INNER, l->folder, l->name, RENAME_EXCHANGE));
	if (rc) {
		return rc == -EINVAL || rc == -ENOSYS ? -EOPNOTSUPP : rc;
	}
	if (is_there(inner, INNER, old.st_dev, old.st_ino)) {
		(void)unlinkat(inner, INNER, 0);
		return 0;
	}
	/* Somebody else was faster. */
	(void)renameat2(inner, INNER, l->folder, l->name, RENAME_EXCHANGE);
	return -EADDRINUSE;
}

static int give_name(int inner, const struct sys_listener *l)
{
	int rc = SYS_CALL(int, linkat(inner, INNER, l->folder, l->name, 0));
	int seen;

	if (rc != -EEXIST) {
		return rc;
	}
	seen = open_folder(l->folder, l->name, O_NOFOLLOW);
	if (seen < 0) {
		/* The socket has just gone; the next try may find the name free. */
		return seen == -ENOENT ? -EADDRINUSE : seen;
	}
	rc = exchange(inner, l, seen);
	(void)close(seen);
	return rc;
}

static int listen_in(struct sys_listener *l, mode_t mode)
{
	char name[40];
	int inner = make_inner(l->folder, name, sizeof(name));
	int rc = inner < 0 ? inner : bind_in(inner, mode, l);

	rc = rc ? rc : give_name(inner, l);
	if (inner >= 0) {
		/* Nothing that is not ours: it may be what could not be put back. */
		if (is_there(inner, INNER, l->dev, l->ino)) {
			(void)unlinkat(inner, INNER, 0);
		}
		(void)close(inner);
		(void)unlinkat(l->folder, name, AT_REMOVEDIR);
	}
	return rc;
}

int sys_unix_listen(const char *path, mode_t mode, struct sys_listener *out)
{
	struct sys_listener l = { .fd = -1, .folder = -1 };
	int rc;

	l.folder = open_parent(path, l.name, sizeof(l.name));
	if (l.folder < 0) {
		return l.folder;
	}
	sys_fds_begin();
	sys_fd_private(l.folder, true);
	l.fd = sys_unix_socket();
	sys_fds_end();
	rc = l.fd < 0 ? l.fd : 0;
	rc = rc ? rc : listen_in(&l, mode);
	if (rc) {
		sys_listener_close(&l);
		return rc;
	}
	*out = l;
	return 0;
}

void sys_unix_unlink(const struct sys_listener *l)
{
	if (is_there(l->folder, l->name, l->dev, l->ino)) {
		(void)unlinkat(l->folder, l->name, 0);
	}
}

void sys_unix_unlink_dead(const char *path)
{
	char name[PATH_MAX_LEN + 1];
	struct stat st;
	int folder = open_parent(path, name, sizeof(name));
	int seen = folder < 0 ? folder : open_folder(folder, name, O_NOFOLLOW);

	/* `seen` keeps the inode's number in use: so the file there now is the one that was looked
	 * at. */
	if (seen >= 0 && !is_dead(seen, &st) && is_there(folder, name, st.st_dev, st.st_ino)) {
		(void)unlinkat(folder, name, 0);
	}
	(void)(seen < 0 ? 0 : close(seen));
	(void)(folder < 0 ? 0 : close(folder));
}

void sys_listener_close(struct sys_listener *l)
{
	if (l->fd >= 0) {
		sys_unix_close(l->fd);
	}
	if (l->folder >= 0) {
		sys_close_private(l->folder);
	}
	l->fd = -1;
	l->folder = -1;
}
