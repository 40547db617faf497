/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "conn/conn.h"

#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "sys/net.h"
#include "sys/unix.h"

static ssize_t io_send(void *arg, const void *bytes, size_t len)
{
	return sys_tcp_send(((struct conn *)arg)->fd, bytes, len);
}

/* Reads the first bytes, and leaves them in the socket. */
static ssize_t look(struct conn *c)
{
	unsigned char at[STRANGERS_FULL_LEN];
	ssize_t n = sys_tcp_peek(c->fd, at, sizeof(at));

	c->fresh = n == -EAGAIN;
	return n == (ssize_t)sizeof(at) && memcmp(at, STRANGERS_FULL, sizeof(at)) == 0 ? -EBUSY : n;
}

static ssize_t recv_some(struct conn *c, void *bytes, size_t len)
{
	ssize_t n = c->fresh ? look(c) : 1;

	n = n <= 0 ? n : sys_tcp_recv(c->fd, bytes, len);
	/* Afterwards this function does not read the bytes: their memory may be taken away
	 * meanwhile. */
	if (n > 0 && c->shakes) {
		strangers_hear(&c->said, bytes, (size_t)n);
	}
	return n;
}

static ssize_t io_recv(void *arg, void *bytes, size_t len)
{
	return recv_some(arg, bytes, len);
}

const struct net_io conn_io = { io_send, io_recv };

void conn_init(struct conn *c, int fd, const struct net_ops *net, uint64_t patience)
{
	*c = (struct conn){ .fd = fd, .net = net, .patience = patience };
	sys_tcp_patience(fd, patience);
}

void conn_close(struct conn *c)
{
	if (c->tls) {
		c->net->close(c->tls);
		c->tls = NULL;
	}
	if (c->fd >= 0) {
		sys_tcp_close(c->fd);
		c->fd = -1;
	}
}

ssize_t conn_send(struct conn *c, const void *bytes, size_t len)
{
	return c->tls ? c->net->write(c->tls, bytes, len) : sys_tcp_send(c->fd, bytes, len);
}

ssize_t conn_recv(struct conn *c, void *bytes, size_t len)
{
	return c->tls ? c->net->read(c->tls, bytes, len) : recv_some(c, bytes, len);
}

bool conn_wants_out(const struct conn *c, bool sends)
{
	return c->tls ? c->net->wants_out(c->tls) : sends;
}

bool conn_has(const struct conn *c)
{
	return c->tls && c->net->pending(c->tls);
}

void conn_heard(const struct conn *c)
{
	if (c->heard) {
		atomic_store_explicit(c->heard, clock_now_ns(), memory_order_relaxed);
	}
}

/* `ns` from now. UINT64_MAX: never. */
static uint64_t after(uint64_t now, uint64_t ns)
{
	return ns < UINT64_MAX - now ? now + ns : UINT64_MAX;
}

int conn_wait(struct conn *c, bool out, uint64_t timeout_ns)
{
	struct pollfd p = { .fd = c->fd, .events = out ? POLLOUT : POLLIN };
	uint64_t now = clock_now_ns();
	uint64_t end = after(now, timeout_ns);
	int rc;

	end = c->end && c->end < end ? c->end : end;
	/* Checked also if the socket is ready: TLS has records without data, and a hostile process
	 * may send them without end. */
	if (c->end && now >= c->end) {
		return -ETIMEDOUT;
	}
	/* A signal ends sys_poll() early. */
	while ((rc = sys_poll(&p, 1, end > now ? end - now : 0)) == 0) {
		now = clock_now_ns();
		if (now >= end) {
			return -ETIMEDOUT;
		}
	}
	if (rc > 0) {
		conn_heard(c);
	}
	return rc < 0 ? rc : 0;
}

void conn_begin(struct conn *c)
{
	c->shakes = true;
	c->fresh = true;
}

int conn_client(struct conn *c, const unsigned char id[NET_ID], const unsigned char key[NET_KEY],
		uint64_t timeout_ns)
{
	uint64_t end = after(clock_now_ns(), timeout_ns);
	int rc = c->net->client(&conn_io, c, id, key, &c->tls);

	while (!rc) {
		uint64_t now = clock_now_ns();

		rc = c->net->shake(c->tls);
		if (rc != -EAGAIN) {
			return rc;
		}
		rc = now >= end ? -ETIMEDOUT : conn_wait(c, c->net->wants_out(c->tls), end - now);
	}
	return rc;
}

bool conn_was_full(struct conn *c)
{
	return c->shakes && strangers_were_full(&c->said, c->fd);
}

/* Waits until a send or a receive has a reason to try again. */
static int wait_more(struct conn *c, bool sends)
{
	return conn_wait(c, conn_wants_out(c, sends), c->patience ? c->patience : UINT64_MAX);
}

int conn_send_all(struct conn *c, const void *bytes, size_t len)
{
	const char *at = bytes;

	while (len) {
		ssize_t n = conn_send(c, at, len);

		if (n == -EAGAIN) {
			n = wait_more(c, true);
		}
		if (n < 0) {
			return (int)n;
		}
		at += n;
		len -= (size_t)n;
	}
	return 0;
}

int conn_recv_all(struct conn *c, void *bytes, size_t len)
{
	char *at = bytes;

	while (len) {
		ssize_t n = conn_recv(c, at, len);

		if (n == -EAGAIN) {
			n = wait_more(c, false);
			if (n < 0) {
				return (int)n;
			}
			continue;
		}
		if (n <= 0) {
			return n ? (int)n : -ECONNRESET;
		}
		at += n;
		len -= (size_t)n;
	}
	return 0;
}
