/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "serve/line.h"

#include <errno.h>

#include "base/clock.h"
#include "sys/net.h"
#include "sys/unix.h"

#define MESSAGE_NS UINT64_C(15000000000) /* from the first byte of a message to its last */

/* Names the key, for TLS. */
static const unsigned char key_id[NET_ID] = { 'p', 'e', 'e', 'r', 'l', 'a', 'n', 'e',
					      '-', 's', 'e', 'r', 'v', 'e', '-', '1' };

static ssize_t io_send(void *arg, const void *bytes, size_t len)
{
	return sys_tcp_send(((struct line *)arg)->fd, bytes, len);
}

static ssize_t io_recv(void *arg, void *bytes, size_t len)
{
	struct line *l = arg;
	ssize_t n = sys_tcp_recv(l->fd, bytes, len);

	if (n > 0) {
		strangers_hear(&l->heard, bytes, (size_t)n);
	}
	return n;
}

static const struct net_io line_io = { io_send, io_recv };

void line_init(struct line *l, int fd, const struct net_ops *net)
{
	*l = (struct line){ .fd = fd, .net = net };
}

void line_close(struct line *l)
{
	if (l->tls) {
		l->net->close(l->tls);
		l->tls = NULL;
	}
	if (l->fd >= 0) {
		sys_tcp_close(l->fd);
		l->fd = -1;
	}
}

/* Until the socket is ready: 0, -ETIMEDOUT at `end`. */
static int wait_until(const struct line *l, uint64_t end)
{
	struct pollfd p = { .fd = l->fd, .events = l->net->wants_out(l->tls) ? POLLOUT : POLLIN };
	uint64_t now = clock_now_ns();
	int rc = now < end ? sys_poll(&p, 1, end - now) : -ETIMEDOUT;

	return rc < 0 ? rc : 0; /* a signal ends the wait early, and the caller tries again */
}

static int shake(struct line *l, uint64_t timeout_ns)
{
	uint64_t end = clock_now_ns() + timeout_ns;
	int rc;

	while ((rc = l->net->shake(l->tls)) == -EAGAIN) {
		rc = wait_until(l, end);
		if (rc) {
			return rc;
		}
	}
	return rc;
}

int line_client(struct line *l, const unsigned char key[NET_KEY], uint64_t timeout_ns)
{
	int rc = l->net->client(&line_io, l, key_id, key, &l->tls);

	rc = rc ? rc : shake(l, timeout_ns);
	return rc && strangers_were_full(&l->heard, l->fd) ? -EUSERS : rc;
}

static int find_key(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY])
{
	if (memcmp(id, key_id, NET_ID) != 0) {
		return -ENOENT;
	}
	memcpy(key, arg, NET_KEY);
	return 0;
}

int line_server(struct line *l, const unsigned char *key)
{
	return l->net->server(&line_io, l, find_key, (void *)(uintptr_t)key, &l->tls);
}

int line_step(struct line *l)
{
	return l->net->shake(l->tls);
}

bool line_wants_out(const struct line *l)
{
	return l->net->wants_out(l->tls);
}

int line_send(struct line *l, struct message *m)
{
	uint64_t end = clock_now_ns() + MESSAGE_NS;
	const unsigned char *at = m->head;
	size_t left = SERVE_HEAD + m->len;

	_Static_assert(offsetof(struct message, body) == SERVE_HEAD, "one behind the other");
	m->head[0] = m->what;
	m->head[1] = m->more;
	m->head[2] = m->head[3] = 0;
	blob_put(m->head + 4, m->len, 4);
	while (left) {
		ssize_t n = l->net->write(l->tls, at, left);

		if (n == -EAGAIN) {
			n = wait_until(l, end);
		}
		if (n < 0) {
			return (int)n;
		}
		at += n;
		left -= (size_t)n;
	}
	return 0;
}

static int recv_all(struct line *l, unsigned char *at, size_t len, uint64_t end)
{
	while (len) {
		ssize_t n = l->net->read(l->tls, at, len);

		if (n == -EAGAIN) {
			int rc = wait_until(l, end);

			if (rc) {
				return rc;
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

int line_recv(struct line *l, struct message *m, uint64_t timeout_ns)
{
	uint64_t now = clock_now_ns();
	int rc = recv_all(l, m->head, 1,
			  timeout_ns < UINT64_MAX - now ? now + timeout_ns : UINT64_MAX);
	uint64_t end = clock_now_ns() + MESSAGE_NS;

	rc = rc ? rc : recv_all(l, m->head + 1, SERVE_HEAD - 1, end);
	if (rc) {
		return rc;
	}
	m->what = m->head[0];
	m->more = m->head[1];
	m->len = (uint32_t)blob_get(m->head + 4, 4);
	if (m->head[1] > 1 || m->head[2] || m->head[3] || m->len > SERVE_BODY) {
		return -EPROTO;
	}
	return recv_all(l, m->body, m->len, end);
}
