/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_CONN_H
#define MOVE_TCP_CONN_H

/* A connection as a stream of bytes: by TLS, or plain where both sides said that they trust the
 * network. One thread at a time uses it. */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "net/net.h"
#include "remote/strangers.h"

struct conn {
	int fd;
	const struct net_ops *net;
	struct net_tls *tls; /* NULL: plain */
	uint64_t patience;   /* ns without a byte after which the other side counts as gone */
	/* Of one that was dialled, until its first request is answered. */
	bool shakes;
	bool fresh; /* nothing has come yet: if STRANGERS_FULL comes first, it is -EBUSY */
	struct strangers_heard said;
	uint64_t end;	      /* nothing is waited for beyond it; 0: no such limit */
	atomic_ullong *heard; /* where it says when the other side was heard of last; or NULL */
};

void conn_init(struct conn *c, int fd, const struct net_ops *net, uint64_t patience);
void conn_close(struct conn *c); /* also of zeros and fd -1 */

/* The functions of TLS's I/O; their argument is the connection. */
extern const struct net_io conn_io;

/* One try. -EAGAIN: conn_wants_out() says for what it waits. 0 of the second: the other side has
 * closed. */
ssize_t conn_send(struct conn *c, const void *bytes, size_t len);
ssize_t conn_recv(struct conn *c, void *bytes, size_t len);
bool conn_wants_out(const struct conn *c, bool sends);
bool conn_has(const struct conn *c);   /* bytes that epoll does not see */
void conn_heard(const struct conn *c); /* of the other side, now */

/* All of them: 0; -ETIMEDOUT, -ECONNRESET or what the kernel gives. */
int conn_send_all(struct conn *c, const void *bytes, size_t len);
int conn_recv_all(struct conn *c, void *bytes, size_t len);
int conn_wait(struct conn *c, bool out, uint64_t timeout_ns);

#endif
