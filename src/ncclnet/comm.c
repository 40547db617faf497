/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests of a connection. A request is one of NN_REQUESTS places of its connection; NCCL has its
 * address until test() has said that it is done.
 */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/fork.h"
#include "ncclnet/ncclnet.h"

void nn_comm_init(struct nn_comm *c, const struct nn_calls *calls, const struct nn_ends *ends)
{
	c->calls = calls;
	c->generation = fork_generation();
	c->sends = ends->sends;
	c->other = ends->other;
	c->patience = ends->patience;
	c->rank = NN_UNKNOWN;
	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		c->req[i].comm = c;
	}
}

void nn_comm_break(struct nn_comm *c, const char *stage, int err)
{
	const char *none = NULL;

	/* `why` is stored before `broken`, which other threads read first. */
	if (!atomic_load(&c->broken)) {
		int zero = 0;

		(void)atomic_compare_exchange_strong(&c->why, &zero, err < 0 ? -err : err);
		(void)atomic_compare_exchange_strong(&c->broken, &none, stage);
	}
}

/* Returns words for an error, with the remedy. */
static const char *words(int err)
{
	switch (err) {
	case ECONNRESET:
	case EPIPE:
		return "the other process has ended, or closed its communicator";
	case ETIMEDOUT:
	case EHOSTUNREACH:
	case ENETUNREACH:
	case ENETDOWN:
		return "the other host does not answer: it, or the link, is gone, or a firewall is "
		       "between";
	case ECONNREFUSED:
		return "nobody listens there any more: the other process has ended";
	case EMSGSIZE:
		return "the message is longer than the buffer that waits for it: the ranks do not "
		       "agree on sizes, or on NCCL_PROTO and NCCL_ALGO";
	case EPROTO:
		return "what came is not of this plug-in: do all ranks have the same release of "
		       "Peerlane?";
	default:
		return nn_words(err);
	}
}

static int tell(struct nn_comm *c)
{
	const char *stage = atomic_load(&c->broken);
	int err = atomic_load(&c->why);
	char text[SYS_ADDR_TEXT];
	char rank[64] = "a rank that is not known yet";

	if (!c->told) {
		c->told = true;
		sys_addr_text(&c->other, text);
		if (c->rank != NN_UNKNOWN) {
			(void)snprintf(rank, sizeof(rank),
				       c->sends ? "the rank that receives from rank %d" : "rank %d",
				       c->rank);
		}
		nn_say(NN_LOG_WARN, "%s at %s, %s: %s (errno %d)", rank, text, stage, words(err),
		       err);
	}
	return err == EMSGSIZE ? NN_USAGE : err == ENOMEM ? NN_SYSTEM : NN_REMOTE;
}

static struct nn_req *take(struct nn_comm *c, enum nn_state state)
{
	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		struct nn_req *q = &c->req[(c->next + i) % NN_REQUESTS];

		if (q->state == NN_FREE) {
			q->state = state;
			q->number = c->next++;
			q->begun = false;
			q->out = q->with = 0;
			q->n = 1;
			return q;
		}
	}
	return NULL;
}

struct nn_req *nn_comm_match(struct nn_comm *c, int tag, struct nn_part **part)
{
	struct nn_req *best = NULL;

	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		struct nn_req *q = &c->req[i];

		if (q->state != NN_RECV || (best && best->number < q->number)) {
			continue;
		}
		for (unsigned int k = 0; k < q->n; k++) {
			if (!q->part[k].filled && q->part[k].tag == tag) {
				*part = &q->part[k];
				best = q;
				break;
			}
		}
	}
	return best;
}

int nn_isend(void *comm, void *at, size_t len, int tag, void *mr, void *of, void **request)
{
	struct nn_comm *c = comm;
	struct nn_req *q;
	bool later = false;
	int rc;

	(void)of;
	*request = NULL;
	if (!c || !c->sends || (!at && len)) {
		nn_say(NN_LOG_WARN, "isend() without a connection that sends, or without memory");
		return NN_ARGUMENT;
	}
	if (atomic_load(&c->broken)) {
		return tell(c);
	}
	q = take(c, NN_SEND);
	if (!q) {
		return NN_OK;
	}
	c->rank = tag;
	q->part[0] = (struct nn_part){ .at = at, .len = len, .got = len, .tag = tag, .mr = mr };
	atomic_store_explicit(&q->left, 0, memory_order_relaxed);
	rc = c->calls->send(c, q, &later);
	if (rc || later) {
		q->state = NN_FREE;
		return atomic_load(&c->broken) ? tell(c) : rc;
	}
	*request = q;
	return NN_OK;
}

int nn_irecv(void *comm, int n, void **at, size_t *len, int *tag, void **mr, void **of,
	     void **request)
{
	struct nn_comm *c = comm;
	struct nn_req *q;
	int rc;

	(void)of;
	*request = NULL; /* NCCL may ask here that a completion be left out, which is never done */
	if (!c || c->sends || n < 1 || n > (int)NN_GROUP) {
		nn_say(NN_LOG_WARN,
		       "irecv() without a connection that receives, or of %d at once, where %u can be",
		       n, NN_GROUP);
		return NN_ARGUMENT;
	}
	if (atomic_load(&c->broken)) {
		return tell(c);
	}
	q = take(c, NN_RECV);
	if (!q) {
		return NN_OK;
	}
	c->rank = tag[0];
	q->n = (unsigned int)n;
	for (unsigned int i = 0; i < q->n; i++) {
		q->part[i] = (struct nn_part){
			.at = at[i], .len = len[i], .tag = tag[i], .mr = mr ? mr[i] : NULL
		};
	}
	atomic_store_explicit(&q->left, q->n, memory_order_relaxed);
	rc = c->calls->recv ? c->calls->recv(c, q) : NN_OK;
	if (rc) {
		q->state = NN_FREE;
		return rc;
	}
	(void)atomic_fetch_add_explicit(&nn_ctx.posted, 1, memory_order_relaxed);
	*request = q;
	return NN_OK;
}

/* What test() has said is there is seen already: memory of the host by all, and a GPU's as
 * remote.c's calls say (docs/nccl-net.md). */
int nn_iflush(void *comm, int n, void **at, int *len, void **mr, void **request)
{
	struct nn_comm *c = comm;

	(void)at;
	(void)len;
	(void)mr;
	*request = NULL;
	if (!c || c->sends || n < 1 || n > (int)NN_GROUP) {
		nn_say(NN_LOG_WARN, "iflush() without a connection that receives, or of %d", n);
		return NN_ARGUMENT;
	}
	return NN_OK;
}

static void free_request(struct nn_req *q)
{
	if (q->state == NN_RECV) {
		(void)atomic_fetch_sub_explicit(&nn_ctx.posted, 1, memory_order_relaxed);
	}
	q->state = NN_FREE;
}

int nn_test(void *request, int *done, int *len)
{
	struct nn_req *q = request;
	struct nn_comm *c;

	*done = 0;
	if (!q || q->state == NN_FREE) {
		nn_say(NN_LOG_WARN, "test() of a request that there is not");
		return NN_ARGUMENT;
	}
	c = q->comm;
	c->calls->step(c, q);
	if ((q->state == NN_SEND && !q->begun) ||
	    atomic_load_explicit(&q->left, memory_order_acquire)) {
		return atomic_load(&c->broken) ? tell(c) : NN_OK;
	}
	if (len) {
		for (unsigned int i = 0; i < q->n; i++) {
			len[i] = (int)q->part[i].got;
		}
	}
	free_request(q);
	*done = 1;
	return NN_OK;
}

int nn_reg(void *comm, void *at, size_t len, int kind, void **mr)
{
	struct nn_comm *c = comm;

	*mr = NULL;
	if (!c || (!at && len)) {
		nn_say(NN_LOG_WARN, "regMr() without a connection or memory");
		return NN_ARGUMENT;
	}
	return c->calls->reg(c, at, len, kind, mr);
}

int nn_reg_dmabuf(void *comm, void *at, size_t len, int kind, uint64_t off, int fd, void **mr)
{
	struct nn_comm *c = comm;

	*mr = NULL;
	if (!c || (!at && len)) {
		nn_say(NN_LOG_WARN, "regMrDmaBuf() without a connection or memory");
		return NN_ARGUMENT;
	}
	return c->calls->reg_dmabuf(c, at, len, kind, off, fd, mr);
}

int nn_dereg(void *comm, void *mr)
{
	struct nn_comm *c = comm;

	return c ? c->calls->dereg(c, mr) : NN_ARGUMENT;
}

int nn_close(void *comm)
{
	struct nn_comm *c = comm;

	/* A child of fork() has neither the threads nor the sockets: the memory stays. */
	if (c && c->generation == fork_generation()) {
		for (unsigned int i = 0; i < NN_REQUESTS; i++) {
			free_request(&c->req[i]);
		}
		c->calls->close(c);
	}
	return NN_OK;
}
