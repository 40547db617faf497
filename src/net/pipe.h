/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NET_PIPE_H
#define NET_PIPE_H

/* A call of the kernel serves several records: outgoing ones are gathered, and received ones are
 * handed to OpenSSL as it asks for them. OpenSSL's own reading ahead would move all buffered bytes
 * to the front of its buffer for each record. */

#include "net/net.h"

#include <openssl/bio.h>

#define RECORD_MOST 16645u /* of a whole record: RFC 8446, 5.2 */

/* Encrypted bytes. They are in memory only as long as there are some. */
struct net_queue {
	unsigned char *at; /* QUEUE_SIZE bytes; NULL: there are none */
	size_t begin, end;
};

/* The state by which a BIO of OpenSSL's reads and writes. */
struct net_pipe {
	struct net_io io;
	void *arg;
	int err; /* of io, other than EAGAIN */
	struct net_queue in;
	struct net_queue out;
};

/* A BIO's data is a pipe. NULL: no memory. */
BIO_METHOD *pipe_method(void);
/* 0 when all has gone; -EAGAIN, -errno. */
int pipe_flush(struct net_pipe *p);
/* Whether one more record has space. */
bool pipe_has_space(const struct net_pipe *p);
/* Drops the bytes in the pipe. */
void pipe_empty(struct net_pipe *p);

#endif
