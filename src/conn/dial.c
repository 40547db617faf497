/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "conn/dial.h"

#include <errno.h>

#include "base/clock.h"
#include "sys/unix.h"

#define STAGGER_NS UINT64_C(250000000) /* between the beginnings of two attempts */

/* The attempts that have begun. at[i].fd is -1 if attempt i has failed. */
struct attempts {
	struct pollfd at[DIAL_MOST];
	unsigned int n;
	unsigned int waiting;
	int rc; /* why the last attempt failed; a refusal says more than silence */
};

static void failed(struct attempts *t, int rc)
{
	t->rc = t->rc == -ECONNREFUSED ? t->rc : rc;
}

static void begin(struct attempts *t, const struct sys_addr *a)
{
	int fd = sys_tcp_dial(a);

	t->at[t->n++] = (struct pollfd){ .fd = fd < 0 ? -1 : fd, .events = POLLOUT };
	t->waiting += fd >= 0;
	if (fd < 0) {
		failed(t, fd);
	}
}

/* Takes a socket that is connected out of the list. Returns -1 if there is none; *gone: one failed.
 */
static int take_ready(struct attempts *t, bool *gone)
{
	for (unsigned int i = 0; i < t->n; i++) {
		struct pollfd *p = &t->at[i];
		int fd = p->fd;
		int rc;

		if (fd < 0 || !p->revents) {
			continue;
		}
		rc = sys_tcp_dialled(fd);
		p->fd = -1;
		t->waiting--;
		if (!rc) {
			return fd;
		}
		sys_tcp_close(fd);
		failed(t, rc);
		*gone = true;
	}
	return -1;
}

int dial_first(const struct sys_addr *a, unsigned int n, uint64_t limit_ns)
{
	struct attempts t = { .rc = -EHOSTUNREACH };
	uint64_t now = clock_now_ns();
	uint64_t end = now + limit_ns;
	uint64_t next = now;
	int fd = -1;

	for (; fd < 0 && (t.n < n || t.waiting); now = clock_now_ns()) {
		bool gone = false;
		uint64_t until;
		int rc;

		if (now >= end) {
			failed(&t, -ETIMEDOUT);
			break;
		}
		if (t.n < n && (now >= next || !t.waiting)) {
			begin(&t, &a[t.n]);
			next = now + STAGGER_NS;
		}
		until = t.n < n && next < end ? next : end;
		rc = t.waiting ? sys_poll(t.at, t.n, until - now) : 0;
		if (rc < 0) {
			failed(&t, rc);
			break;
		}
		fd = rc ? take_ready(&t, &gone) : -1;
		next = gone ? now : next;
	}
	for (unsigned int i = 0; i < t.n; i++) {
		if (t.at[i].fd >= 0) {
			sys_tcp_close(t.at[i].fd);
		}
	}
	return fd < 0 ? t.rc : fd;
}
