/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Messages that arrive over a remote, in NCCL's thread. None is trusted: a message that makes no
 * sense ends the connection. */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "ncclnet/remote.h"

/* The blobs on the socket: then both sides can write to each other. A byte behind the blob says
 * that its side has connected, too. */
static void shake(struct by_remote *r)
{
	uint32_t len = 0;
	ssize_t n = 1;

	while (n > 0 && r->have < sizeof(r->blob)) {
		n = sys_tcp_recv(r->fd, r->blob + r->have, sizeof(r->blob) - r->have);
		r->have += n > 0 ? (size_t)n : 0;
	}
	if (r->have >= 4) {
		memcpy(&len, r->blob, 4);
		len = le32toh(len);
	}
	if (len > PL_BLOB_MAX || (r->have >= 4 && r->have > 4 + len + 1)) {
		nn_comm_break(&r->c, "connecting", EPROTO);
		return;
	}
	if (!r->blob_there && r->have >= 4 && r->have >= 4 + len) {
		int rc = pl_remote_connect(r->remote, r->blob + 4, len);

		if (!rc && sys_tcp_send(r->fd, "C", 1) != 1) {
			rc = -ECONNRESET;
		}
		if (rc) {
			nn_say(NN_LOG_INFO, "%s", pl_error_message());
			nn_comm_break(&r->c, "connecting", rc == -EINVAL ? EPROTO : rc);
			return;
		}
		r->blob_there = true;
	}
	if (r->blob_there && r->have == 4 + len + 1) {
		r->ready = true;
		lock_acquire(&r->lock);
		r->may = true;
		(void)pthread_cond_signal(&r->changed);
		lock_release(&r->lock);
	} else if (n <= 0 && n != -EAGAIN && n != -EINTR) {
		nn_comm_break(&r->c, "connecting", n ? (int)n : ECONNRESET);
	}
}

struct theirs *nn_theirs_find(const struct by_remote *r, uint32_t number)
{
	struct theirs *t = r->theirs;

	while (t && t->number != number) {
		t = t->next;
	}
	return t;
}

void nn_theirs_free(struct theirs *t)
{
	pl_region_close(t->region);
	nn_free(t);
}

void nn_theirs_end(struct by_remote *r, uint32_t number)
{
	struct theirs **at = &r->theirs;
	struct theirs *t;
	bool used;

	while (*at && (*at)->number != number) {
		at = &(*at)->next;
	}
	t = *at;
	if (t) {
		*at = t->next;
		r->n_theirs--;
		lock_acquire(&r->lock);
		used = t->jobs;
		t->ended = true;
		lock_release(&r->lock);
		if (!used) {
			nn_theirs_free(t);
		}
	}
}

/* Functions that take a message of one kind. Each returns 0, or -EPROTO if the message is
 * malformed. */
static int got_grant(struct by_remote *r, const struct msg_grant *m, size_t n)
{
	uint32_t number = le32toh(m->memory);
	size_t head = offsetof(struct msg_grant, at);
	struct theirs *t = nn_theirs_find(r, number);
	size_t len = le16toh(m->len);
	size_t part = n - head;

	if (n <= head || part > PART || !len || len > PL_BLOB_MAX || (t && t->len != len)) {
		return -EPROTO;
	}
	if (!t) {
		if (r->n_theirs >= MEMORIES_MAX) {
			return -EPROTO;
		}
		t = nn_alloc(sizeof(*t) + len);
		if (!t) {
			return -ENOMEM;
		}
		t->number = number;
		t->len = (uint16_t)len;
		t->next = r->theirs;
		r->theirs = t;
		r->n_theirs++;
	}
	if (t->region || le16toh(m->off) != t->have || t->have + part > len) {
		return -EPROTO;
	}
	memcpy(t->blob + t->have, m->at, part);
	t->have = (uint16_t)(t->have + part);
	return t->have < len ? 0 : pl_region_open(r->remote, t->blob, len, &t->region);
}

static int got_post(struct by_remote *r, const struct msg_post *m, size_t n)
{
	unsigned int places = le16toh(m->n);
	struct posted *p = NULL;

	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		p = r->posted[i].used ? p : &r->posted[i];
	}
	if (n < offsetof(struct msg_post, place) || !places || places > NN_GROUP ||
	    n != offsetof(struct msg_post, place) + places * sizeof(m->place[0])) {
		return -EPROTO;
	}
	if (!p) { /* more receives than NCCL posts at once */
		return -EPROTO;
	}
	memset(p, 0, sizeof(*p));
	memcpy(&p->m, m, n);
	p->used = true;
	return 0;
}

static int got_done(struct by_remote *r, const struct msg_done *m, size_t n)
{
	uint64_t number = le64toh(m->number);
	unsigned int part = le16toh(m->part);
	uint64_t len = le64toh(m->len);

	for (unsigned int i = 0; n == sizeof(*m) && i < NN_REQUESTS; i++) {
		struct nn_req *q = &r->c.req[i];

		if (q->state != NN_RECV || q->number != number || part >= q->n ||
		    q->part[part].filled) {
			continue;
		}
		if (len > q->part[part].len) {
			return -EMSGSIZE;
		}
		q->part[part].filled = true;
		q->part[part].got = len;
		(void)atomic_fetch_sub_explicit(&q->left, 1, memory_order_release);
		return 0;
	}
	return -EPROTO;
}

static int got(struct by_remote *r, const union nn_message *m, size_t n)
{
	uint16_t kind = n >= 2 ? le16toh(m->kind) : 0;

	if (kind == MSG_DONE && !r->c.sends) {
		return got_done(r, &m->done, n);
	}
	if (kind == MSG_POST && r->c.sends) {
		return got_post(r, &m->post, n);
	}
	if (kind == MSG_GRANT && r->c.sends) {
		return got_grant(r, &m->grant, n);
	}
	if (kind == MSG_END && r->c.sends && n == offsetof(struct msg_grant, at)) {
		nn_theirs_end(r, le32toh(m->grant.memory));
		return 0;
	}
	return -EPROTO;
}

void nn_remote_shake(struct by_remote *r)
{
	if (!r->ready && !atomic_load(&r->c.broken)) {
		shake(r);
	}
}

/* The remote is lost, which a process that ends looks like, too: its NIC stops answering at some
 * moment beside its socket's end. So the socket is looked at for a while before a link or a host is
 * blamed. */
static void lost(struct by_remote *r, int err)
{
	if (!r->lost) {
		r->lost = err;
		r->lost_at = clock_now_ns();
	}
	if (r->ended || clock_now_ns() - r->lost_at >= nn_remote_doubt(err)) {
		nn_comm_break(&r->c, r->c.sends ? "sending" : "receiving",
			      r->ended ? ECONNRESET : err);
	}
}

/* All that has come. */
void nn_remote_look(struct by_remote *r)
{
	union nn_message m;
	unsigned char c;
	ssize_t n;

	nn_remote_shake(r);
	/* Messages that the other side sent before it ended are taken below. */
	if (r->ready && !r->ended) {
		n = sys_tcp_recv(r->fd, &c, 1);
		r->ended = n != -EAGAIN && n != -EINTR;
	}
	if (r->lost) {
		lost(r, r->lost);
		return;
	}
	while (r->ready && !atomic_load(&r->c.broken)) {
		memset(&m, 0, sizeof(m));
		n = pl_remote_next(r->remote, &m, sizeof(m), 0);
		if (n == -EAGAIN) {
			/* A job that is made fails by itself, or has gone: the other side may
			 * have closed because all had come. */
			if (r->ended && !nn_jobs_are_made(r)) {
				nn_comm_break(&r->c, r->c.sends ? "sending" : "receiving",
					      ECONNRESET);
			}
			return;
		}
		if (n < 0) {
			lost(r, (int)n);
			return;
		}
		n = got(r, &m, (size_t)n);
		if (n) {
			nn_comm_break(&r->c, "receiving", (int)n);
		}
	}
}
