/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CONN_CONN_H
#define CONN_CONN_H

/*
 * A connection over TCP as a stream of bytes: encrypted by TLS, or plain where both sides said that
 * they trust the network. The socket never blocks: conn_send() and conn_recv() try once, and
 * conn_send_all() and conn_recv_all() wait, within the connection's limits. One thread at a time
 * uses a connection.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "conn/strangers.h"
#include "net/net.h"

struct conn {
	int fd; /* -1: none */
	const struct net_ops *net;
	struct net_tls *tls; /* NULL: plain */
	/* ns without a byte after which the other side counts as gone; 0: no limit */
	uint64_t patience;
	uint64_t end;	      /* the time at which all waits end; 0: no limit */
	atomic_ullong *heard; /* gets the time of each sign of the other side; or NULL */
	/* The state of a connection that this side dialled, until its first request is answered:
	 * the other side may end it as it is full, even if the handshake has ended at this side. */
	bool shakes;
	bool fresh; /* no byte has come yet: STRANGERS_FULL as the first bytes is -EBUSY */
	struct strangers_heard said;
};

void conn_init(struct conn *c, int fd, const struct net_ops *net, uint64_t patience);
/* Closes the connection. Does nothing if its fd is -1. */
void conn_close(struct conn *c);

/* Begins a connection that was dialled: conn_was_full() can then tell why it fails. */
void conn_begin(struct conn *c);
/* Makes the client's handshake of TLS in this thread, within timeout_ns. Returns 0, -EACCES,
 * -EPROTO, -ETIMEDOUT, -ECONNRESET, or an error of the kernel. */
int conn_client(struct conn *c, const unsigned char id[NET_ID], const unsigned char key[NET_KEY],
		uint64_t timeout_ns);
/* Whether the other side ended the connection because too many others shake hands there. For a
 * connection that has failed, before its first request was answered. */
bool conn_was_full(struct conn *c);

/* The functions for TLS's input and output. Their argument is the connection. */
extern const struct net_io conn_io;

/* Try once to send or receive. Return the number of bytes, -EAGAIN, or an error. conn_recv()
 * returns 0 when the other side has closed. */
ssize_t conn_send(struct conn *c, const void *bytes, size_t len);
ssize_t conn_recv(struct conn *c, void *bytes, size_t len);
/* Whether the connection waits, after -EAGAIN, for space to send, and not for bytes. */
bool conn_wants_out(const struct conn *c, bool sends);
/* Whether TLS has bytes that were received already: epoll does not see those. */
bool conn_has(const struct conn *c);
/* Notes that the other side gave a sign now. */
void conn_heard(const struct conn *c);

/* Send and receive all bytes. Return 0, -ETIMEDOUT, -ECONNRESET, or an error of the kernel. */
int conn_send_all(struct conn *c, const void *bytes, size_t len);
int conn_recv_all(struct conn *c, void *bytes, size_t len);
/* Waits until the socket is ready. Returns 0, -ETIMEDOUT, or an error of the kernel. */
int conn_wait(struct conn *c, bool out, uint64_t timeout_ns);

#endif
