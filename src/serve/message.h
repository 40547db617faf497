/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_MESSAGE_H
#define SERVE_MESSAGE_H

/* Messages between a client and a server, on a connection. */

#include <errno.h>

#include "conn/conn.h"
#include "serve/wire.h"

/* A message, with its head in front of its body so that both go at once. */
struct message {
	unsigned char head[SERVE_HEAD];
	unsigned char body[SERVE_BODY];
	uint8_t what;
	bool more;
	uint32_t len; /* of the body */
};

/* Sends a message. Returns 0, -ETIMEDOUT, -ECONNRESET, or an error of the kernel. */
int message_send(struct conn *c, struct message *m);
/* Writes a message into `at`, of SERVE_HEAD + m->len bytes, as it is sent. Returns its bytes. */
size_t message_write(struct message *m, unsigned char *at);
/* Sends messages that were written so, one behind the other. Returns as message_send(). */
int message_send_written(struct conn *c, const unsigned char *at, size_t len);
/* Receives a message whose first byte comes within timeout_ns; the rest must follow within some
 * seconds. Also returns -EPROTO, if it is no message of this protocol. */
int message_recv(struct conn *c, struct message *m, uint64_t timeout_ns);

static inline struct pack message_begin(struct message *m, uint8_t what)
{
	m->what = what;
	m->more = false;
	m->len = 0;
	return (struct pack){ .at = m->body, .space = sizeof(m->body) };
}

/* -EMSGSIZE: it has become too long. */
static inline int message_end(struct message *m, const struct pack *p)
{
	m->len = (uint32_t)p->len;
	return p->full ? -EMSGSIZE : 0;
}

static inline struct unpack message_read(const struct message *m)
{
	return (struct unpack){ .at = m->body, .left = m->len };
}

#endif
