/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/unix.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/fault.h"
#include "sys/call.h"
#include "sys/sys.h"

#define KIND (SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK)
#define BACKLOG 128
#define SUFFIX_ROOM 8 /* of the name that a socket has until it listens */

static int address(const char *path, const char *suffix, struct sockaddr_un *out)
{
	int n;

	*out = (struct sockaddr_un){ .sun_family = AF_UNIX };
	n = snprintf(out->sun_path, sizeof(out->sun_path), "%s%s", path, suffix);
	if (n <= 0) {
		return -EINVAL;
	}
	return strlen(path) + SUFFIX_ROOM < sizeof(out->sun_path) ? 0 : -ENAMETOOLONG;
}

static int bind_to(int fd, const struct sockaddr_un *at, mode_t mode, uint64_t *ino)
{
	struct stat st;
	int rc = SYS_CALL(int, bind(fd, (const struct sockaddr *)at, sizeof(*at)));

	if (rc) {
		return rc;
	}
	rc = SYS_CALL(int, chmod(at->sun_path, mode));
	rc = rc ? rc : SYS_CALL(int, stat(at->sun_path, &st));
	rc = rc ? rc : SYS_CALL(int, listen(fd, BACKLOG));
	if (rc) {
		(void)unlink(at->sun_path);
		return rc;
	}
	*ino = st.st_ino;
	return 0;
}

/* 0: the path is free, or is a socket without a listener. */
static int is_free(const char *path)
{
	struct stat st;
	int fd;

	if (lstat(path, &st)) {
		return errno == ENOENT ? 0 : -errno;
	}
	if (!S_ISSOCK(st.st_mode)) {
		return -EEXIST;
	}
	fd = sys_unix_connect(path);
	if (fd >= 0) {
		(void)sys_close(fd);
		return -EADDRINUSE;
	}
	return fd == -ECONNREFUSED || fd == -ENOENT ? 0 : fd == -EAGAIN ? -EADDRINUSE : fd;
}

int sys_unix_listen(const char *path, mode_t mode, uint64_t *ino)
{
	struct sockaddr_un at;
	char suffix[SUFFIX_ROOM];
	int rc = is_free(path);
	int fd;

	/* Created under another name first, so that no process can find the socket before it
	 * listens or before its permissions are set. */
	(void)snprintf(suffix, sizeof(suffix), ".%05x",
		       ((unsigned int)sys_tid() ^ (unsigned int)(sys_wall_ns() >> 8)) & 0xfffffu);
	rc = rc ? rc : address(path, suffix, &at);
	if (rc) {
		return rc;
	}
	fd = SYS_CALL(int, socket(AF_UNIX, KIND, 0));
	if (fd < 0) {
		return fd;
	}
	rc = bind_to(fd, &at, mode, ino);
	if (!rc) {
		rc = SYS_CALL(int, rename(at.sun_path, path));
		if (rc) {
			(void)unlink(at.sun_path);
		}
	}
	if (rc) {
		(void)close(fd);
		return rc;
	}
	return fd;
}

void sys_unix_unlink(const char *path, uint64_t ino)
{
	struct stat st;

	if (lstat(path, &st) == 0 && st.st_ino == ino) {
		(void)sys_unlink(path);
	}
}

int sys_unix_connect(const char *path)
{
	struct sockaddr_un at;
	int rc = address(path, "", &at);
	int fd;

	if (rc) {
		return rc;
	}
	fd = SYS_CALL(int, socket(AF_UNIX, KIND, 0));
	if (fd < 0) {
		return fd;
	}
	rc = SYS_CALL(int, connect(fd, (const struct sockaddr *)&at, sizeof(at)));
	if (rc) {
		(void)close(fd);
		return rc;
	}
	return fd;
}

int sys_unix_accept(int fd)
{
	return SYS_CALL(int, accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
}

union control {
	char room[CMSG_SPACE(SYS_FDS_MAX * sizeof(int))];
	struct cmsghdr align;
};

int sys_send_fds(int fd, const void *buf, size_t len, const int *fds, unsigned int n)
{
	struct iovec iov = { (void *)(uintptr_t)buf, len };
	struct msghdr msg = { .msg_iov = &iov, .msg_iovlen = 1 };
	union control c;
	ssize_t sent;

	if (n > SYS_FDS_MAX) {
		return -EMSGSIZE;
	}
	if (n) {
		memset(&c, 0, sizeof(c));
		c.align.cmsg_level = SOL_SOCKET;
		c.align.cmsg_type = SCM_RIGHTS;
		c.align.cmsg_len = CMSG_LEN(n * sizeof(int));
		memcpy(CMSG_DATA(&c.align), fds, n * sizeof(int));
		msg.msg_control = &c;
		msg.msg_controllen = CMSG_SPACE(n * sizeof(int));
	}
	sent = SYS_CALL(ssize_t, sendmsg(fd, &msg, MSG_NOSIGNAL));
	/* It went with something from here unread. */
	sent = sent == -ECONNRESET ? -EPIPE : sent;
	return sent < 0 ? (int)sent : (size_t)sent == len ? 0 : -EMSGSIZE;
}

/* The descriptors of a message, at most `most`; more, or what does not fit, are closed. */
static unsigned int take_fds(struct msghdr *msg, int *fds, unsigned int most, bool *more)
{
	unsigned int n = 0;

	for (struct cmsghdr *c = CMSG_FIRSTHDR(msg); c; c = CMSG_NXTHDR(msg, c)) {
		size_t here = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);

		if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) {
			continue;
		}
		for (size_t i = 0; i < here; i++) {
			int fd;

			memcpy(&fd, CMSG_DATA(c) + i * sizeof(fd), sizeof(fd));
			if (n < most) {
				fds[n++] = fd;
			} else {
				(void)close(fd);
				*more = true;
			}
		}
	}
	return n;
}

ssize_t sys_recv_fds(int fd, void *buf, size_t len, int *fds, unsigned int most, unsigned int *n)
{
	struct iovec iov = { buf, len };
	union control c;
	struct msghdr msg = {
		.msg_iov = &iov, .msg_iovlen = 1, .msg_control = &c, .msg_controllen = sizeof(c)
	};
	bool more = false;
	ssize_t got = SYS_CALL(ssize_t, recvmsg(fd, &msg, MSG_CMSG_CLOEXEC));

	*n = 0;
	if (got < 0) {
		return got == -ECONNRESET ? 0 : got;
	}
	*n = take_fds(&msg, fds, most, &more);
	if (more || (msg.msg_flags & (MSG_TRUNC | MSG_CTRUNC))) {
		while (*n) {
			(void)close(fds[--*n]);
		}
		/* There was room for all that can come; so this process can have no more. */
		return !more && (msg.msg_flags & MSG_CTRUNC) ? -EMFILE : -EMSGSIZE;
	}
	return got;
}

int sys_peer(int fd, int *pid, unsigned int *uid)
{
	struct ucred who;
	socklen_t len = sizeof(who);
	int rc = SYS_CALL(int, getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &len));

	if (!rc) {
		*pid = who.pid;
		*uid = who.uid;
	}
	return rc;
}

int sys_poll(struct pollfd *v, unsigned int n, uint64_t timeout_ns)
{
	struct timespec ts = { (time_t)(timeout_ns / 1000000000u),
			       (long)(timeout_ns % 1000000000u) };
	int rc = -fault_hit(FAULT_SYS);

	if (!rc) {
		rc = ppoll(v, n, timeout_ns == UINT64_MAX ? NULL : &ts, NULL);
		/* Not again: a program with a timer of its own would wait for ever. */
		rc = rc < 0 ? (errno == EINTR ? 0 : -errno) : rc;
	}
	return rc;
}
