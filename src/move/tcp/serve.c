/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests of other processes, from the first byte of their connection on. Nothing of a peer is
 * believed. Granted memory is found anew for each chunk, under the lock that tcp_revoke() takes: a
 * grant that ends while its bytes are on their way is not touched any more.
 */

#include "move/tcp/serve.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

#define SHARE (2u << 20) /* bytes after which others have their turn */

/* What is coming, up to `want` bytes: 0 when they are there. */
static int fill(struct tcp_peer *p, unsigned char *at, size_t want)
{
	while (p->have < want) {
		ssize_t n = conn_recv(&p->conn, at + p->have, want - p->have);

		if (n <= 0) {
			return n ? (int)n : -ECONNRESET;
		}
		p->have += (size_t)n;
	}
	return 0;
}

static int drain(struct tcp_peer *p)
{
	while (p->have < p->len) {
		ssize_t n = conn_send(&p->conn, p->room + p->have, p->len - p->have);

		if (n < 0) {
			return (int)n;
		}
		p->have += (size_t)n;
	}
	return 0;
}

static void go_to(struct tcp_peer *p, enum peer_state s)
{
	p->state = s;
	p->have = 0;
}

static int find_key(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY])
{
	struct tcp_peer *p = arg;
	const struct tcp_remote *r;

	lock_acquire(&p->tcp->lock);
	r = tcp_find_remote(p->tcp, id);
	if (r) {
		memcpy(p->id, id, NET_ID);
		memcpy(key, r->mine.key, NET_KEY);
	}
	lock_release(&p->tcp->lock);
	return r ? 0 : -ENOENT;
}

/* Its first byte says how it wants to speak. */
static int first(struct tcp_peer *p, const char **why)
{
	unsigned char c = 0;
	ssize_t n = sys_tcp_peek(p->conn.fd, &c, 1);

	*why = "it closed before it had said anything";
	if (n <= 0) {
		return n ? (int)n : -ECONNRESET;
	}
	if (c != 'P') {
		*why = "it failed the handshake: no blob of this process has that token, or what "
		       "it sent is no TLS 1.3";
		go_to(p, PEER_SHAKE);
		return p->conn.net->server(&conn_io, &p->conn, find_key, p, &p->conn.tls);
	}
	*why = "it asks for a connection without encryption, and the tunable tcp_trust is off here";
	go_to(p, PEER_HELLO);
	return p->tcp->trusts ? 0 : -EACCES;
}

/* Plain: its hello is there. Whoever gives a wrong id hears nothing else than who gives a right
 * one.
 */
static int hello(struct tcp_peer *p, const char **why)
{
	unsigned char key[NET_KEY];
	int rc = fill(p, p->in, TCP_HELLO);

	*why = "its handshake without encryption was cut off";
	if (rc) {
		return rc;
	}
	*why = "it failed the handshake: no blob of this process has that token";
	if (memcmp(p->in, "PLTP", 4) != 0 || find_key(p, p->in + 4, key)) {
		return -EACCES;
	}
	rc = tcp_random(p->small, 16);
	rc = rc ? rc : tcp_proof(p->conn.net, key, 's', p->in + 20, p->small, p->small + 16);
	/* What is expected then, where nothing of it goes out. */
	rc = rc ? rc : tcp_proof(p->conn.net, key, 'c', p->in + 20, p->small, p->small + TCP_PROOF);
	p->room = p->small;
	p->len = TCP_PROOF;
	go_to(p, PEER_PROOF);
	return rc;
}

static int proved(struct tcp_peer *p, const char **why)
{
	int rc = fill(p, p->in, TCP_PROVED);

	*why = "it failed the handshake: it does not have the token";
	if (rc) {
		return rc;
	}
	if (!tcp_same(p->in, p->small + TCP_PROOF, TCP_PROVED)) {
		return -EACCES;
	}
	memset(p->small, 0, TCP_PROOF + TCP_PROVED);
	p->room = NULL;
	go_to(p, PEER_HEAD);
	return 0;
}

static int shake(struct tcp_peer *p, const char **why)
{
	int rc = p->conn.net->shake(p->conn.tls);

	*why = "it failed the handshake: no blob of this process has that token, or what it sent is "
	       "no TLS 1.3";
	if (!rc) {
		go_to(p, PEER_HEAD);
	}
	return rc;
}

static int need_room(struct tcp_peer *p, uint32_t len)
{
	struct tcp *t = p->tcp;

	if (p->room) {
		return 0;
	}
	if (len + FRAME_ANSWER <= TCP_SMALL) {
		p->room = p->small;
		return 0;
	}
	p->room = t->spare ? t->spare : alloc_zero(TCP_ROOM);
	t->spare = NULL;
	return p->room ? 0 : -ENOMEM;
}

void tcp_peer_let_go(struct tcp_peer *p)
{
	struct tcp *t = p->tcp;

	if (p->room != p->small && t->spare) {
		free(p->room);
	} else if (p->room != p->small) {
		t->spare = p->room;
	}
	p->room = NULL;
}

/* An answer with `len` bytes behind it, which are in the room already. */
static void answer(struct tcp_peer *p, int rc, uint32_t len, uint64_t value)
{
	const struct frame_answer a = { frame_status_of(rc), rc ? 0 : len, value };

	p->room = p->room ? p->room : p->small;
	frame_put_answer(p->room, &a);
	p->len = FRAME_ANSWER + a.len;
	go_to(p, PEER_ANSWER);
}

static uint32_t chunk_of(const struct tcp_peer *p)
{
	return p->q.len < FRAME_CHUNK ? p->q.len : FRAME_CHUNK;
}

/* Between the room and the grant, which may have ended since the last chunk. */
static int copy(struct tcp_peer *p, uint32_t len, bool write)
{
	struct tcp *t = p->tcp;
	struct tcp_grant *g;
	int rc;

	lock_acquire(&t->lock);
	g = tcp_find_grant(t, &p->q);
	rc = g ? tcp_grant_copy(g, p->q.off, p->room + FRAME_ANSWER, len, write) : -EACCES;
	lock_release(&t->lock);
	return rc;
}

static void advance(struct tcp_peer *p, uint32_t len)
{
	p->q.off += len;
	p->q.len -= len;
}

/* The next chunk of what is read. */
static void get(struct tcp_peer *p)
{
	uint32_t len = chunk_of(p);
	int rc = need_room(p, len);

	rc = rc ? rc : copy(p, len, false);
	answer(p, rc, len, 0);
	advance(p, rc ? p->q.len : len);
}

/* All of it in this thread, so that no other remote's comes between. */
static int change(struct tcp_peer *p, uint64_t *old)
{
	struct tcp *t = p->tcp;
	struct tcp_grant *g;
	uint64_t word;
	int rc = -EACCES;

	lock_acquire(&t->lock);
	g = tcp_find_grant(t, &p->q);
	if (g) {
		rc = tcp_grant_copy(g, p->q.off, old, 8, false);
		word = p->q.what == FRAME_ADD ? *old + p->q.value : p->q.value;
		if (!rc && (p->q.what == FRAME_ADD || *old == p->q.expected)) {
			rc = tcp_grant_copy(g, p->q.off, &word, 8, true);
		}
	}
	lock_release(&t->lock);
	return rc;
}

static void mail(struct tcp_peer *p)
{
	struct tcp *t = p->tcp;
	struct tcp_remote *r;
	enum frame_status s = FRAME_NO_REMOTE;

	lock_acquire(&t->lock);
	r = tcp_find_remote(t, p->id);
	if (r) {
		s = tcp_mail_came(r, p->q.off, p->room, p->q.len);
	}
	lock_release(&t->lock);
	answer(p, -frame_errno_of(s), 0, 0);
}

/* Out of the epoll first: as long as a child of the process that is just being made has a copy of
 * the descriptor, closing it does not do that. */
static void close_peer(struct tcp_peer *p)
{
	if (p->conn.fd >= 0) {
		sys_epoll_drop(p->tcp->epoll, p->conn.fd);
	}
	conn_close(&p->conn);
}

void tcp_peer_end(struct tcp_peer *p)
{
	p->tcp->half_open -= !p->dead && !tcp_peer_is_known(p);
	p->dead = true;
	close_peer(p);
}

/* Those of earlier epochs end here: nothing that they have sent is carried out any more. */
static void end_earlier(struct tcp_peer *p)
{
	p->epoch = p->q.off;
	for (struct tcp_peer *o = p->tcp->peers; o; o = o->next) {
		if (o != p && !o->dead && tcp_peer_is_known(o) && o->epoch < p->epoch &&
		    memcmp(o->id, p->id, NET_ID) == 0) {
			tcp_peer_end(o);
		}
	}
}

static bool is_open(struct tcp_peer *p)
{
	struct tcp *t = p->tcp;
	struct tcp_remote *r;

	lock_acquire(&t->lock);
	r = tcp_find_remote(t, p->id);
	if (r) {
		atomic_store(&r->heard, true);
	}
	lock_release(&t->lock);
	return r;
}

/* A request is there. */
static int begin(struct tcp_peer *p)
{
	uint64_t old = 0;
	int rc;

	if (!frame_get_request(p->in, &p->q)) {
		return -EPROTO;
	}
	if (!is_open(p)) {
		return -ESHUTDOWN;
	}
	p->status = 0;
	switch (p->q.what) {
	case FRAME_GET:
		get(p);
		return 0;
	case FRAME_PUT:
	case FRAME_MAIL:
		go_to(p, PEER_BODY);
		return need_room(p, p->q.len);
	case FRAME_ADD:
	case FRAME_SWAP:
		rc = change(p, &old);
		answer(p, rc, 0, old);
		return 0;
	case FRAME_LINE:
		end_earlier(p);
		break;
	case FRAME_PING:
		break;
	}
	answer(p, 0, 0, 0);
	return 0;
}

/* What follows a request is coming. Of a range that is refused the rest is read, and dropped. */
static int body(struct tcp_peer *p)
{
	uint32_t len = chunk_of(p);
	int rc;

	if (p->q.what == FRAME_MAIL) {
		rc = fill(p, p->room, p->q.len);
		if (!rc) {
			mail(p);
		}
		return rc;
	}
	rc = fill(p, p->room + FRAME_ANSWER, len);
	if (rc) {
		return rc;
	}
	p->status = p->status ? p->status : copy(p, len, true);
	advance(p, len);
	if (p->q.len) {
		go_to(p, PEER_BODY);
	} else {
		answer(p, p->status, 0, 0);
	}
	return 0;
}

/* An answer has gone. */
static void answered(struct tcp_peer *p)
{
	if (p->q.what == FRAME_GET && p->q.len) {
		get(p);
		return;
	}
	tcp_peer_let_go(p);
	go_to(p, PEER_HEAD);
}

static int step(struct tcp_peer *p, const char **why)
{
	int rc;

	switch (p->state) {
	case PEER_FIRST:
		return first(p, why);
	case PEER_HELLO:
		return hello(p, why);
	case PEER_PROOF:
		rc = drain(p);
		if (!rc) {
			go_to(p, PEER_PROVED);
		}
		return rc;
	case PEER_PROVED:
		return proved(p, why);
	case PEER_SHAKE:
		return shake(p, why);
	case PEER_HEAD:
		rc = fill(p, p->in, FRAME_REQUEST);
		return rc ? rc : begin(p);
	case PEER_BODY:
		return body(p);
	case PEER_ANSWER:
		rc = drain(p);
		if (!rc) {
			answered(p);
		}
		return rc;
	}
	return -EPROTO;
}

int tcp_peer_step(struct tcp_peer *p, const char **why)
{
	int rc = 0;

	for (uint32_t done = 0; !rc && done < SHARE; done += FRAME_CHUNK / 4) {
		rc = step(p, why);
	}
	return rc;
}
