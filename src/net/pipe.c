/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "net/pipe.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define QUEUE_SIZE (256u << 10) /* bytes */
#define SPARES 16u

/* Spare buffers of all connections of the process. There is no lock: a child could inherit one that
 * another thread held. */
static _Atomic(unsigned char *) spare[SPARES];

static unsigned char *take_space(void)
{
	for (unsigned int i = 0; i < SPARES; i++) {
		unsigned char *at = atomic_load_explicit(&spare[i], memory_order_relaxed);

		at = at ? atomic_exchange(&spare[i], NULL) : NULL;
		if (at) {
			return at;
		}
	}
	return malloc(QUEUE_SIZE);
}

/* Empties the queue, whose bytes were sent or are no longer needed. */
static void empty(struct net_queue *q)
{
	unsigned char *at = q->at;

	*q = (struct net_queue){ .at = NULL };
	for (unsigned int i = 0; at && i < SPARES; i++) {
		unsigned char *none = NULL;

		if (!atomic_load_explicit(&spare[i], memory_order_relaxed) &&
		    atomic_compare_exchange_strong(&spare[i], &none, at)) {
			return;
		}
	}
	free(at);
}

int pipe_flush(struct net_pipe *p)
{
	struct net_queue *q = &p->out;

	while (q->begin < q->end) {
		ssize_t n = p->io.send(p->arg, q->at + q->begin, q->end - q->begin);

		if (n < 0) {
			p->err = n == -EAGAIN ? p->err : (int)-n;
			return (int)n;
		}
		q->begin += (size_t)n;
	}
	empty(q);
	return 0;
}

void pipe_empty(struct net_pipe *p)
{
	empty(&p->in);
	empty(&p->out);
}

bool pipe_has_space(const struct net_pipe *p)
{
	return p->out.end + RECORD_MOST <= QUEUE_SIZE;
}

static int bio_write(BIO *b, const char *bytes, int len)
{
	struct net_pipe *p = BIO_get_data(b);
	struct net_queue *q = &p->out;
	size_t n;

	BIO_clear_retry_flags(b);
	if (!pipe_has_space(p)) {
		int rc = pipe_flush(p);

		if (rc == -EAGAIN) {
			BIO_set_retry_write(b);
		}
		if (rc) {
			return -1;
		}
	}
	q->at = q->at ? q->at : take_space();
	if (!q->at) {
		p->err = ENOMEM;
		return -1;
	}
	n = (size_t)len < QUEUE_SIZE - q->end ? (size_t)len : QUEUE_SIZE - q->end;
	memcpy(q->at + q->end, bytes, n);
	q->end += n;
	return (int)n;
}

/* Returns the number of bytes, 0 if the other side has closed, -EAGAIN, or -errno. */
static ssize_t fill(struct net_pipe *p)
{
	struct net_queue *q = &p->in;
	ssize_t n;

	q->at = q->at ? q->at : take_space();
	if (!q->at) {
		return -ENOMEM;
	}
	n = p->io.recv(p->arg, q->at, QUEUE_SIZE);
	if (n > 0) {
		q->begin = 0;
		q->end = (size_t)n;
	}
	return n;
}

static int bio_read(BIO *b, char *bytes, int len)
{
	struct net_pipe *p = BIO_get_data(b);
	struct net_queue *q = &p->in;
	ssize_t n = q->begin < q->end ? 1 : fill(p);

	BIO_clear_retry_flags(b);
	if (n <= 0) {
		empty(q);
		if (n == -EAGAIN) {
			BIO_set_retry_read(b);
		} else {
			p->err = n ? (int)-n : ECONNRESET;
		}
		return n < 0 ? -1 : 0;
	}
	n = (ssize_t)(q->end - q->begin);
	n = n < len ? n : len;
	memcpy(bytes, q->at + q->begin, (size_t)n);
	q->begin += (size_t)n;
	if (q->begin == q->end) {
		empty(q);
	}
	return (int)n;
}

/* Sends gathered bytes. OpenSSL flushes before it reads the other side's answer. */
static long bio_ctrl(BIO *b, int cmd, long num, void *ptr)
{
	int rc;

	(void)num;
	(void)ptr;
	if (cmd != BIO_CTRL_FLUSH) {
		return 0;
	}
	BIO_clear_retry_flags(b);
	rc = pipe_flush(BIO_get_data(b));
	if (rc == -EAGAIN) {
		BIO_set_retry_write(b);
	}
	return rc ? -1 : 1;
}

BIO_METHOD *pipe_method(void)
{
	BIO_METHOD *m = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "peerlane");

	if (m && BIO_meth_set_write(m, bio_write) && BIO_meth_set_read(m, bio_read) &&
	    BIO_meth_set_ctrl(m, bio_ctrl)) {
		return m;
	}
	BIO_meth_free(m);
	return NULL;
}
