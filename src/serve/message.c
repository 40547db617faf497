/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "serve/message.h"

#include <errno.h>

#include "base/clock.h"

#define MESSAGE_NS UINT64_C(15000000000) /* from the first byte of a message to its last */

/* Returns all bytes of the message, with its head. */
static size_t finish(struct message *m)
{
	_Static_assert(offsetof(struct message, body) == SERVE_HEAD, "one behind the other");
	m->head[0] = m->what;
	m->head[1] = m->more;
	m->head[2] = m->head[3] = 0;
	blob_put(m->head + 4, m->len, 4);
	return SERVE_HEAD + m->len;
}

size_t message_write(struct message *m, unsigned char *at)
{
	size_t len = finish(m);

	memcpy(at, m->head, len);
	return len;
}

int message_send_written(struct conn *c, const unsigned char *at, size_t len)
{
	c->end = clock_now_ns() + MESSAGE_NS;
	return conn_send_all(c, at, len);
}

int message_send(struct conn *c, struct message *m)
{
	size_t len = finish(m);

	return message_send_written(c, m->head, len);
}

int message_recv(struct conn *c, struct message *m, uint64_t timeout_ns)
{
	uint64_t now = clock_now_ns();
	int rc;

	c->end = timeout_ns < UINT64_MAX - now ? now + timeout_ns : UINT64_MAX;
	rc = conn_recv_all(c, m->head, 1);
	c->end = clock_now_ns() + MESSAGE_NS;
	rc = rc ? rc : conn_recv_all(c, m->head + 1, SERVE_HEAD - 1);
	if (rc) {
		return rc;
	}
	m->what = m->head[0];
	m->more = m->head[1];
	m->len = (uint32_t)blob_get(m->head + 4, 4);
	if (m->head[1] > 1 || m->head[2] || m->head[3] || m->len > SERVE_BODY) {
		return -EPROTO;
	}
	return conn_recv_all(c, m->body, m->len);
}
