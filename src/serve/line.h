/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_LINE_H
#define SERVE_LINE_H

/* The connection between a client and a server, and the messages on it. One thread at a time. */

#include <errno.h>

#include "net/net.h"
#include "remote/strangers.h"
#include "serve/wire.h"

struct line {
	int fd; /* -1: none */
	const struct net_ops *net;
	struct net_tls *tls;
	struct strangers_heard heard; /* before the other side has proved itself */
};

/* A message, with its head in front of its body so that both go at once. */
struct message {
	unsigned char head[SERVE_HEAD];
	unsigned char body[SERVE_BODY];
	uint8_t what;
	bool more;
	uint32_t len; /* of the body */
};

void line_init(struct line *l, int fd, const struct net_ops *net);
void line_close(struct line *l); /* also of zeros and fd -1 */

/* The client's handshake: 0, -EACCES, -EPROTO, -ETIMEDOUT, -ECONNRESET, ...; -EUSERS: the server
 * has ended it because too many shake hands. */
int line_client(struct line *l, const unsigned char key[NET_KEY], uint64_t timeout_ns);
/* Begins the server's. The key stays until that has ended. / One step of it: 0: the other side has
 * the key; -EAGAIN: line_wants_out() says what it waits for. */
int line_server(struct line *l, const unsigned char *key);
int line_step(struct line *l);
bool line_wants_out(const struct line *l);

/* 0, -ETIMEDOUT, -ECONNRESET, -EPROTO (no message of this protocol), or what the kernel gives. The
 * time of the second is for its first byte; the rest must follow within some seconds. */
int line_send(struct line *l, struct message *m);
int line_recv(struct line *l, struct message *m, uint64_t timeout_ns);

static inline struct pack message_begin(struct message *m, uint8_t what)
{
	m->what = what;
	m->more = false;
	m->len = 0;
	return (struct pack){ .at = m->body, .room = sizeof(m->body) };
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
