/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages by RDMA, over the calls of <peerlane/remote.h>. The socket of the hello carries the two
 * sides' blobs, and is then kept to learn of the other process' end. Registered memory is granted;
 * the receiver sends each grant's blob with the first receive into it, and for each receive the
 * places of its buffers. The sender writes there, and then sends a message; a receiver that has the
 * message sees the bytes (docs/rdma.md). Writes and messages wait for the NIC, so a thread of the
 * connection makes them. NCCL's thread polls for messages, which needs no system call.
 *
 * Messages, little-endian:
 *	MSG_GRANT	number of the memory, 4; bytes of its blob, 2; offset, 2; a part of it
 *	MSG_POST	how many, 2; of the request, 8; each: memory, 4; tag, 4; offset, 8; bytes, 8
 *	MSG_END		number of the memory, 4
 *	MSG_DONE	which of the request, 2; of the request, 8; bytes, 8
 * Each has its kind in front, 2 bytes.
 */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "ncclnet/remote.h"

static void step(struct nn_comm *c, struct nn_req *q)
{
	if (atomic_load_explicit(&q->left, memory_order_acquire) && !atomic_load(&c->broken)) {
		nn_remote_look(remote_of(c));
	}
}

static int ready(struct nn_comm *c)
{
	nn_remote_shake(remote_of(c));
	return atomic_load(&c->broken) ? -atomic_load(&c->why) : remote_of(c)->ready ? 0 : -EAGAIN;
}

static struct posted *find_posted(struct by_remote *r, int tag, unsigned int *place)
{
	struct posted *best = NULL;

	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		struct posted *p = &r->posted[i];

		if (!p->used || (best && le64toh(best->m.number) < le64toh(p->m.number))) {
			continue;
		}
		for (unsigned int k = 0; k < le16toh(p->m.n); k++) {
			if (!(p->filled & 1u << k) &&
			    (int)le32toh((uint32_t)p->m.place[k].tag) == tag) {
				*place = k;
				best = p;
				break;
			}
		}
	}
	return best;
}

static int send_one(struct nn_comm *c, struct nn_req *q, bool *later)
{
	struct by_remote *r = remote_of(c);
	unsigned int k = 0;
	struct posted *p;
	struct theirs *t;
	struct job *j;
	uint64_t space;

	nn_remote_look(r);
	p = find_posted(r, q->part[0].tag, &k);
	*later = !p;
	if (!p) {
		return NN_OK;
	}
	j = nn_job_new(r);
	if (!j) {
		return NN_SYSTEM;
	}
	t = nn_theirs_find(r, le32toh(p->m.place[k].memory));
	space = le64toh(p->m.place[k].len);
	if (!t || !t->region) {
		nn_comm_break(c, "sending", EPROTO);
		nn_free(j);
		return NN_REMOTE;
	}
	j->q = q;
	j->to = t;
	j->from = q->part[0].at;
	j->off = le64toh(p->m.place[k].off);
	/* A message that is longer than the buffer is not written: the other side learns its
	 * length, and fails. */
	j->len = q->part[0].len <= space ? q->part[0].len : 0;
	j->msg.done = (struct msg_done){ .kind = htole16(MSG_DONE),
					 .part = htole16((uint16_t)k),
					 .number = p->m.number,
					 .len = htole64(q->part[0].len) };
	j->n = sizeof(j->msg.done);
	p->filled |= 1u << k;
	p->used = p->filled != (1u << le16toh(p->m.n)) - 1;
	q->begun = true;
	atomic_store_explicit(&q->left, 1, memory_order_relaxed);
	nn_job_add(r, j);
	return NN_OK;
}

/* Says where memory is, before the first receive into it. */
static int tell(struct by_remote *r, struct memory *m)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t len = pl_grant_blob(m->grant, blob, sizeof(blob));

	if (len < 0) {
		nn_say(NN_LOG_WARN, "%s", pl_error_message());
		return NN_SYSTEM;
	}
	for (size_t off = 0; off < (size_t)len; off += PART) {
		size_t part = (size_t)len - off < PART ? (size_t)len - off : PART;
		struct job *j = nn_job_new(r);

		if (!j) {
			return NN_SYSTEM;
		}
		j->msg.grant = (struct msg_grant){ .kind = htole16(MSG_GRANT),
						   .len = htole16((uint16_t)len),
						   .off = htole16((uint16_t)off),
						   .memory = htole32(m->number) };
		memcpy(j->msg.grant.at, blob + off, part);
		j->n = offsetof(struct msg_grant, at) + part;
		nn_job_add(r, j);
	}
	m->told = true;
	return NN_OK;
}

static int recv_one(struct nn_comm *c, struct nn_req *q)
{
	struct by_remote *r = remote_of(c);
	struct job *j = nn_job_new(r);
	int rc = j ? NN_OK : NN_SYSTEM;

	if (rc) {
		return rc;
	}
	j->msg.post = (struct msg_post){ .kind = htole16(MSG_POST),
					 .n = htole16((uint16_t)q->n),
					 .number = htole64(q->number) };
	for (unsigned int i = 0; !rc && i < q->n; i++) {
		struct nn_part *p = &q->part[i];
		struct memory *m = p->mr;
		size_t off = m ? (size_t)(p->at - m->at) : 0;

		if (!m || !m->grant || p->at < m->at || off > m->len || p->len > m->len - off) {
			nn_say(NN_LOG_WARN, "irecv() into memory that is not registered for this "
					    "connection");
			rc = NN_ARGUMENT;
			break;
		}
		rc = m->told ? NN_OK : tell(r, m);
		j->msg.post.place[i] =
			(struct msg_place){ .memory = htole32(m->number),
					    .tag = (int32_t)htole32((uint32_t)p->tag),
					    .off = htole64(off),
					    .len = htole64(p->len) };
	}
	if (rc) {
		nn_free(j);
		return rc;
	}
	j->n = offsetof(struct msg_post, place) + q->n * sizeof(struct msg_place);
	nn_job_add(r, j);
	return NN_OK;
}

static int reg(struct nn_comm *c, void *at, size_t len, int kind, void **mr)
{
	struct by_remote *r = remote_of(c);
	struct memory *m = nn_alloc(sizeof(*m));
	int rc = m ? 0 : -ENOMEM;

	if (!rc && kind != NN_PTR_HOST && kind != NN_PTR_CUDA) {
		nn_say(NN_LOG_WARN, "memory of kind %d cannot be registered", kind);
		nn_free(m);
		return NN_ARGUMENT;
	}
	if (!rc && !c->sends) {
		rc = pl_grant_open(nn_ctx.ctx, at, len, PL_MAY_READ | PL_MAY_WRITE, &m->grant);
	} else if (!rc) {
		/* Known memory is sent from without a look at whose it is. Some of it may be known
		 * already, by another connection. */
		m->registered = !pl_mem_register(nn_ctx.ctx, at, len);
	}
	if (rc) {
		nn_say(NN_LOG_WARN, "registering %zu bytes: %s", len, pl_error_message());
		nn_free(m);
		return NN_SYSTEM;
	}
	m->at = at;
	m->len = len;
	m->number = ++r->last_memory;
	m->next = r->memories;
	r->memories = m;
	*mr = m;
	return NN_OK;
}

/* The library exports the memory of a GPU itself. */
static int reg_dmabuf(struct nn_comm *c, void *at, size_t len, int kind, uint64_t off, int fd,
		      void **mr)
{
	(void)off;
	(void)fd;
	return reg(c, at, len, kind == NN_PTR_DMABUF ? NN_PTR_CUDA : kind, mr);
}

static void free_memory(struct memory *m)
{
	(void)pl_grant_close(m->grant);
	if (m->registered && pl_mem_unregister(nn_ctx.ctx, m->at)) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
	}
	nn_free(m);
}

static int dereg(struct nn_comm *c, void *mr)
{
	struct by_remote *r = remote_of(c);
	struct memory **at = &r->memories;
	struct memory *m;
	struct job *j;

	while (*at && *at != mr) {
		at = &(*at)->next;
	}
	m = *at;
	if (!m) {
		nn_say(NN_LOG_WARN, "deregMr() of memory that is not registered");
		return NN_ARGUMENT;
	}
	*at = m->next;
	j = m->told && !atomic_load(&c->broken) ? nn_job_new(r) : NULL;
	if (j) {
		j->msg.grant = (struct msg_grant){ .kind = htole16(MSG_END),
						   .memory = htole32(m->number) };
		j->n = offsetof(struct msg_grant, at);
		nn_job_add(r, j);
	}
	free_memory(m);
	return NN_OK;
}

static void close_it(struct nn_comm *c)
{
	struct by_remote *r = remote_of(c);

	nn_jobs_end(r);
	while (r->theirs) {
		nn_theirs_end(r, r->theirs->number);
	}
	pl_remote_close(r->remote);
	nn_sock_close(r->fd);
	while (r->memories) {
		struct memory *m = r->memories;

		r->memories = m->next;
		free_memory(m);
	}
	(void)pthread_cond_destroy(&r->changed);
	lock_finish(&r->lock);
	nn_free(r);
}

static const struct nn_calls calls = {
	.reg = reg,
	.reg_dmabuf = reg_dmabuf,
	.dereg = dereg,
	.send = send_one,
	.recv = recv_one,
	.step = step,
	.ready = ready,
	.close = close_it,
};

static int start(struct by_remote *r)
{
	unsigned char blob[4 + PL_BLOB_MAX];
	uint32_t len32;
	ssize_t len;
	int rc = pl_remote_open(nn_ctx.ctx, &r->remote);

	if (rc) {
		return rc;
	}
	len = pl_remote_blob(r->remote, blob + 4, PL_BLOB_MAX);
	if (len < 0) {
		return (int)len;
	}
	len32 = htole32((uint32_t)len);
	memcpy(blob, &len32, 4);
	/* The socket has carried only a hello, so its buffer has space for the blob. */
	if (sys_tcp_send(r->fd, blob, 4 + (size_t)len) != 4 + len) {
		return -ECONNRESET;
	}
	return nn_jobs_start(r);
}

int nn_remote_open(const struct nn_ends *ends, int fd, struct nn_comm **out)
{
	struct by_remote *r = nn_alloc(sizeof(*r));
	int rc;

	if (!r) {
		nn_sock_close(fd);
		return -ENOMEM;
	}
	nn_comm_init(&r->c, &calls, ends);
	lock_init(&r->lock, RANK_NN_JOBS);
	(void)pthread_cond_init(&r->changed, NULL);
	r->last = &r->first;
	r->fd = fd;
	nn_sock_patience(fd, ends->patience);
	rc = start(r);
	if (rc) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
		close_it(&r->c);
		return rc;
	}
	*out = &r->c;
	return 0;
}
