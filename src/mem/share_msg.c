/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "mem/share_msg.h"

#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "base/utf8.h"
#include "sys/sys.h"

void share_msg_init(struct share_msg *m, enum share_op op)
{
	memset(m, 0, sizeof(*m));
	m->magic = SHARE_MAGIC;
	m->version = SHARE_VERSION;
	m->op = op;
}

int share_send(int fd, const struct share_msg *m, const int *fds, unsigned int n)
{
	return sys_send_fds(fd, m, sizeof(*m), fds, n);
}

/* A received string may have no terminator; and it goes into messages and logs, where a line feed
 * would make a line of the sender's own, and an escape sequence would be for the terminal. */
static void make_text(char *s, size_t space)
{
	s[space - 1] = '\0';
	utf8_show(s, space, s);
}

int share_recv(int fd, struct share_msg *m, int *fds, unsigned int most, unsigned int *n)
{
	ssize_t got = sys_recv_fds(fd, m, sizeof(*m), fds, most, n);

	if (got <= 0) {
		return got == 0 ? -EPIPE : got == -EMSGSIZE ? -EPROTO : (int)got;
	}
	make_text(m->driver, sizeof(m->driver));
	make_text(m->dev_name, sizeof(m->dev_name));
	make_text(m->why, sizeof(m->why));
	if ((size_t)got == sizeof(*m) && m->magic == SHARE_MAGIC && m->version == SHARE_VERSION &&
	    m->n <= DEV_PIECES_MAX) {
		return 0;
	}
	sys_close_later(fds, *n);
	*n = 0;
	return -EPROTO;
}

int share_await(int fd, struct share_msg *m, int *fds, unsigned int most, unsigned int *n,
		uint64_t deadline_ns)
{
	for (;;) {
		struct pollfd p = { .fd = fd, .events = POLLIN };
		int rc = share_recv(fd, m, fds, most, n);
		uint64_t now;

		if (rc != -EAGAIN) {
			return rc;
		}
		now = clock_now_ns();
		if (now >= deadline_ns) {
			return -ETIMEDOUT;
		}
		rc = sys_poll(&p, 1, deadline_ns - now);
		if (rc < 0) {
			return rc;
		}
	}
}
