/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests of other processes. All that they send is checked. Granted memory is found anew for each
 * chunk (grant_use.c): when a grant ends while its bytes are on their way, its memory is no longer
 * touched.
 */

#include "move/tcp/incoming.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "remote/blob.h"

#define STEPS_MOST 32u /* of one connection, before others have their turn: some MiB of a read */

/* Gets a buffer for an answer with `len` bytes. UINT32_MAX: a buffer of TCP_BUFFER bytes. */
static int need_space(struct tcp_in *p, uint32_t len)
{
	struct tcp *t = p->tcp;

	if (p->buffer) {
		return 0;
	}
	if (len <= TCP_SMALL - FRAME_ANSWER) {
		p->buffer = p->small;
		return 0;
	}
	lock_acquire(&t->lock);
	p->buffer = t->n_spare ? t->spare[--t->n_spare] : NULL;
	lock_release(&t->lock);
	p->buffer = p->buffer ? p->buffer : alloc_zero(TCP_BUFFER);
	return p->buffer ? 0 : -ENOMEM;
}

void tcp_in_let_go(struct tcp_in *p)
{
	struct tcp *t = p->tcp;
	unsigned char *buffer = p->buffer;

	p->buffer = NULL;
	if (!buffer || buffer == p->small) {
		return;
	}
	lock_acquire(&t->lock);
	if (t->n_spare < TCP_THREADS) {
		t->spare[t->n_spare++] = buffer;
		buffer = NULL;
	}
	lock_release(&t->lock);
	free(buffer);
}

/* An answer with `len` bytes behind it, which are in the buffer already. */
static void answer(struct tcp_in *p, int rc, uint32_t len, uint64_t value)
{
	const struct frame_answer a = { frame_status_of(rc), rc ? 0 : len, value };

	p->buffer = p->buffer ? p->buffer : p->small;
	frame_put_answer(p->buffer, &a);
	p->len = FRAME_ANSWER + a.len;
	tcp_in_go_to(p, IN_ANSWER);
}

static uint32_t chunk_of(const struct tcp_in *p)
{
	return p->q.len < FRAME_CHUNK ? p->q.len : FRAME_CHUNK;
}

/* Copies between the buffer and the grant. */
static int copy(struct tcp_in *p, uint32_t len, bool write)
{
	struct tcp_use u;
	int rc;

	if (frame_is_list(p->q.what)) {
		return tcp_in_copy_list(p, len);
	}
	rc = tcp_use_begin(p, &u);
	if (rc) {
		return rc;
	}
	rc = tcp_grant_copy(u.grant, u.stream, p->q.off, p->buffer + FRAME_ANSWER, len, write);
	tcp_use_end(p->tcp, &u);
	return rc;
}

static void advance(struct tcp_in *p, uint32_t len)
{
	p->q.off += len;
	p->q.len -= len;
}

/* Answers a read with its next chunk. */
static int get(struct tcp_in *p)
{
	uint32_t len = chunk_of(p);
	int rc = p->buffer ? 0 : tcp_use_check(p); /* no buffer for a read that is refused */

	rc = rc ? rc : need_space(p, len);
	rc = rc ? rc : copy(p, len, false);
	if (rc == -ESHUTDOWN) {
		return rc;
	}
	answer(p, rc, len, 0);
	advance(p, rc ? p->q.len : len);
	return 0;
}

static int change_word(const struct tcp_in *p, const struct tcp_use *u, uint64_t *old)
{
	const struct frame_request *q = &p->q;
	uint64_t word;
	int rc = tcp_grant_copy(u->grant, u->stream, q->off, old, 8, false);

	word = q->what == FRAME_ADD ? *old + q->value : q->value;
	if (!rc && (q->what == FRAME_ADD || *old == q->expected)) {
		rc = tcp_grant_copy(u->grant, u->stream, q->off, &word, 8, true);
	}
	return rc;
}

static int change(struct tcp_in *p)
{
	struct tcp_use u;
	uint64_t old = 0;
	int rc;

	rc = tcp_use_begin(p, &u);
	if (!rc) {
		rc = change_word(p, &u, &old);
		tcp_use_end(p->tcp, &u);
	}
	if (rc == -ESHUTDOWN) {
		return rc;
	}
	answer(p, rc, 0, old);
	return 0;
}

static void mail(struct tcp_in *p)
{
	struct tcp *t = p->tcp;
	enum frame_status s = FRAME_NO_REMOTE;

	lock_acquire(&t->lock);
	if (p->remote) {
		s = tcp_mail_came(p->remote, p->q.off, p->buffer, p->q.len);
	}
	lock_release(&t->lock);
	answer(p, -frame_errno_of(s), 0, 0);
}

static bool is_open(struct tcp_in *p)
{
	bool open;

	lock_acquire(&p->tcp->lock);
	open = p->at_door ? tcp_find_door(p->tcp, p->id) != NULL : p->remote != NULL;
	lock_release(&p->tcp->lock);
	return open;
}

/* Whether a request fits the place: knocks are for doors alone, and a door takes no other requests.
 */
static bool fits_place(const struct tcp_in *p)
{
	return p->at_door ? p->q.what == FRAME_KNOCK || p->q.what == FRAME_CONN
			  : p->q.what != FRAME_KNOCK;
}

static void knock(struct tcp_in *p)
{
	struct tcp *t = p->tcp;
	unsigned char blob[BLOB_MAX];
	struct tcp_door *d;
	ssize_t n = -ESHUTDOWN;

	memcpy(blob, p->buffer, p->q.len);
	lock_acquire(&t->lock);
	d = tcp_find_door(t, p->id);
	if (d) {
		n = tcp_door_came(d, p->q.off, blob, p->q.len, p->buffer + FRAME_ANSWER);
	}
	lock_release(&t->lock);
	answer(p, n < 0 ? (int)n : 0, n < 0 ? 0 : (uint32_t)n, 0);
}

/* A list, whose pieces follow; or what follows is dropped, as it is not granted. */
static int begin_list(struct tcp_in *p)
{
	p->status = tcp_use_check(p);
	p->piece = 0;
	p->within = 0;
	if (p->status == -ESHUTDOWN) {
		return p->status;
	}
	if (p->status) {
		p->q.len = (uint32_t)p->q.value * FRAME_PIECE +
			   (p->q.what == FRAME_PUTV ? p->q.len : 0);
		tcp_in_go_to(p, IN_BODY);
		return 0;
	}
	tcp_in_go_to(p, IN_TABLE);
	return need_space(p, UINT32_MAX);
}

static int table(struct tcp_in *p)
{
	int rc = tcp_in_fill(p, tcp_in_table(p), (size_t)p->q.value * FRAME_PIECE);

	if (rc) {
		return rc;
	}
	if (!frame_table_fits(tcp_in_table(p), &p->q)) {
		return -EPROTO;
	}
	if (p->q.what == FRAME_GETV) {
		return get(p);
	}
	tcp_in_go_to(p, IN_BODY);
	return 0;
}

/* Begins a request that has come. */
static int begin(struct tcp_in *p)
{
	int rc = 0;

	if (!frame_get_request(p->in, &p->q) || !fits_place(p)) {
		return -EPROTO;
	}
	p->status = 0;
	switch (p->q.what) {
	case FRAME_GET:
		return get(p);
	case FRAME_PUT:
		/* Bytes for memory that is not granted are read and dropped; they need no buffer.
		 */
		p->status = tcp_use_check(p);
		if (p->status == -ESHUTDOWN) {
			return p->status;
		}
		tcp_in_go_to(p, IN_BODY);
		return p->status ? 0 : need_space(p, p->q.len);
	case FRAME_MAIL:
		tcp_in_go_to(p, IN_BODY);
		return is_open(p) ? need_space(p, p->q.len) : -ESHUTDOWN;
	case FRAME_KNOCK:
		tcp_in_go_to(p, IN_BODY);
		return is_open(p) ? need_space(p, BLOB_MAX) : -ESHUTDOWN;
	case FRAME_ADD:
	case FRAME_SWAP:
		return change(p);
	case FRAME_GETV:
	case FRAME_PUTV:
		return begin_list(p);
	case FRAME_CONN:
		rc = tcp_use_conn(p);
		break;
	case FRAME_PING:
		rc = is_open(p) ? 0 : -ESHUTDOWN;
		break;
	}
	if (!rc || rc == -EUSERS) {
		answer(p, rc ? -EAGAIN : 0, 0, 0);
		rc = 0;
	}
	return rc;
}

/* Drops the rest of the bytes of a request that was refused. */
static int drop(struct tcp_in *p)
{
	uint32_t len = p->q.len < sizeof(p->small) ? p->q.len : (uint32_t)sizeof(p->small);
	int rc = tcp_in_fill(p, p->small, len);

	if (rc) {
		return rc;
	}
	advance(p, len);
	tcp_in_go_to(p, IN_BODY);
	return 0;
}

/* Takes the bytes that follow a request. */
static int body(struct tcp_in *p)
{
	uint32_t len = chunk_of(p);
	int rc;

	if (p->q.what == FRAME_MAIL || p->q.what == FRAME_KNOCK) {
		rc = tcp_in_fill(p, p->buffer, p->q.len);
		if (!rc && p->q.what == FRAME_MAIL) {
			mail(p);
		} else if (!rc) {
			knock(p);
		}
		return rc;
	}
	if (p->status) {
		rc = drop(p);
	} else {
		rc = tcp_in_fill(p, p->buffer + FRAME_ANSWER, len);
		if (!rc) {
			p->status = copy(p, len, true);
			rc = p->status == -ESHUTDOWN ? p->status : 0;
			advance(p, len);
			tcp_in_go_to(p, IN_BODY);
		}
	}
	if (!rc && p->status) {
		tcp_in_let_go(p);
	}
	if (!rc && !p->q.len) {
		answer(p, p->status, 0, 0);
	}
	return rc;
}

/* Continues after an answer has gone: with the next chunk, or with the next request if it is there
 * already. */
static int answered(struct tcp_in *p)
{
	if (frame_reads(p->q.what) && p->q.len) {
		return get(p);
	}
	tcp_in_let_go(p);
	tcp_in_go_to(p, IN_HEAD);
	p->fresh = false;
	return 0;
}

static int head(struct tcp_in *p)
{
	int rc;

	if (!p->fresh && !p->have && !conn_has(&p->conn)) {
		return -EAGAIN; /* epoll says whether there is more, at no cost */
	}
	rc = tcp_in_fill(p, p->in, FRAME_REQUEST);
	return rc ? rc : begin(p);
}

static int step(struct tcp_in *p, const char **why)
{
	int rc;

	switch (p->state) {
	case IN_HEAD:
		return head(p);
	case IN_TABLE:
		return table(p);
	case IN_BODY:
		return body(p);
	case IN_ANSWER:
		rc = tcp_in_drain(p);
		return rc ? rc : answered(p);
	default:
		return tcp_in_shake(p, why);
	}
}

int tcp_in_step(struct tcp_in *p, const char **why)
{
	int rc = 0;

	p->fresh = true;
	for (unsigned int i = 0; !rc && i < STEPS_MOST; i++) {
		rc = step(p, why);
	}
	return rc;
}
