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

/* A queue of encrypted bytes. It has memory only while it holds some. */
struct net_queue {
	unsigned char *at; /* QUEUE_SIZE bytes; NULL: the queue is empty */
	size_t begin, end;
};

/* The state by which a BIO of OpenSSL's reads and writes. */
struct net_pipe {
	struct net_io io;
	void *arg;
	int err; /* the error of io, other than EAGAIN */
	struct net_queue in;
	struct net_queue out;
};

/* Makes a BIO whose data is a pipe. NULL: no memory. */
BIO_METHOD *pipe_method(void);
/* Sends the gathered bytes. Returns 0 when all were sent, -EAGAIN, or -errno. */
int pipe_flush(struct net_pipe *p);
/* Whether one more record fits into the pipe. */
bool pipe_has_space(const struct net_pipe *p);
/* Drops the bytes in the pipe. */
void pipe_empty(struct net_pipe *p);

#endif
