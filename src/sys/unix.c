/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/unix.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/fault.h"
#include "sys/call.h"
#include "sys/sys.h"

#define KIND (SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK)

static int address(const char *path, struct sockaddr_un *out)
{
	int n;

	*out = (struct sockaddr_un){ .sun_family = AF_UNIX };
	n = snprintf(out->sun_path, sizeof(out->sun_path), "%s", path);
	return n <= 0 ? -EINVAL : n < (int)sizeof(out->sun_path) ? 0 : -ENAMETOOLONG;
}

int sys_unix_socket(void)
{
	int fd = SYS_CALL(int, socket(AF_UNIX, KIND, 0));

	sys_fd_private(fd, true);
	return fd;
}

int sys_unix_connect(const char *path)
{
	struct sockaddr_un at;
	int rc = address(path, &at);
	int fd;

	if (rc) {
		return rc;
	}
	sys_fds_begin();
	fd = sys_unix_socket();
	sys_fds_end();
	if (fd < 0) {
		return fd;
	}
	rc = SYS_CALL(int, connect(fd, (const struct sockaddr *)&at, sizeof(at)));
	if (rc) {
		sys_close_private(fd);
		return rc;
	}
	return fd;
}

int sys_unix_accept(int fd)
{
	int got;

	sys_fds_begin();
	got = SYS_CALL(int, accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
	sys_fd_private(got, true);
	sys_fds_end();
	return got;
}

#define SCM_MAX_FDS 253u /* the kernel's limit for a message */

union control {
	char space[CMSG_SPACE(SCM_MAX_FDS * sizeof(int))];
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
	/* The other side closed while messages from here were unread. */
	sent = sent == -ECONNRESET ? -EPIPE : sent;
	return sent < 0 ? (int)sent : (size_t)sent == len ? 0 : -EMSGSIZE;
}

/* Takes all descriptors of a message: there is space for all that the kernel accepts. */
static unsigned int take_fds(struct msghdr *msg, int *fds)
{
	unsigned int n = 0;

	for (struct cmsghdr *c = CMSG_FIRSTHDR(msg); c; c = CMSG_NXTHDR(msg, c)) {
		size_t here = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);

		if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) {
			continue;
		}
		for (size_t i = 0; i < here && n < SCM_MAX_FDS; i++) {
			memcpy(&fds[n], CMSG_DATA(c) + i * sizeof(int), sizeof(int));
			sys_fd_private(fds[n++], true);
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
	int all[SCM_MAX_FDS];
	unsigned int here = 0;
	ssize_t got;

	*n = 0;
	if (sys_close_later_full()) {
		return -EMFILE;
	}
	sys_fds_begin();
	got = SYS_CALL(ssize_t, recvmsg(fd, &msg, MSG_CMSG_CLOEXEC));
	if (got == -ECONNRESET) {
		/* The other side has closed without having read all; messages that it has sent
		 * before are still here. */
		got = SYS_CALL(ssize_t, recvmsg(fd, &msg, MSG_CMSG_CLOEXEC));
	}
	if (got >= 0) {
		here = take_fds(&msg, all);
	}
	sys_fds_end();
	if (got < 0) {
		return got == -ECONNRESET ? 0 : got;
	}
	if (here > most || (msg.msg_flags & (MSG_TRUNC | MSG_CTRUNC))) {
		sys_close_later(all, here);
		/* There was space for all that can come; so this process can have no more. */
		return here <= most && (msg.msg_flags & MSG_CTRUNC) ? -EMFILE : -EMSGSIZE;
	}
	if (here) {
		memcpy(fds, all, here * sizeof(*fds));
	}
	*n = here;
	return got;
}

int sys_other_process(int fd, int *pid, unsigned int *uid)
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
