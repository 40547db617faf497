/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Handshakes of connections that others made: handshake_out.c is the other side's. And how bytes of
 * such a connection come and go. */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "move/tcp/incoming.h"

/* Receives until p->have is `want`. Returns 0, -EAGAIN, or why the connection ends. */
int tcp_in_fill(struct tcp_in *p, unsigned char *at, size_t want)
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

int tcp_in_drain(struct tcp_in *p)
{
	while (p->have < p->len) {
		ssize_t n = conn_send(&p->conn, p->buffer + p->have, p->len - p->have);

		if (n < 0) {
			return (int)n;
		}
		p->have += (size_t)n;
	}
	return 0;
}

/* Notes that a stranger has named a remote or a door. With the lock held. */
static void name_it(struct tcp_in *p, bool at_door)
{
	struct tcp *t = p->tcp;

	if (!p->named) {
		p->named = true;
		t->half_open--;
		tcp_in_enter(p, at_door ? &t->at_doors : &t->at_remotes);
	}
}

/* Looks up the key that a stranger names, and thereby notes the name: the stranger enters the set
 * of those that have named a remote, or a door. A full door says so here, before the work of a
 * handshake. A stranger that can name a door learns that, and can do nothing with it. Returns 0 or
 * -ENOENT. */
static int find_key(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY])
{
	struct tcp_in *p = arg;
	const struct tcp_remote *r;
	const struct tcp_door *d;
	bool full;

	lock_acquire(&p->tcp->lock);
	r = tcp_find_remote(p->tcp, id);
	d = r ? NULL : tcp_find_door(p->tcp, id);
	full = d && !p->named && tcp_door_served(d) >= TCP_DOOR_SERVED;
	if (r) {
		memcpy(key, r->mine.key, NET_KEY);
	} else if (d && !full) {
		tcp_door_key(d, key);
	}
	if (r || (d && !full)) {
		name_it(p, d);
	}
	memcpy(p->id, id, NET_ID);
	p->at_door = d;
	lock_release(&p->tcp->lock);
	if (full && !p->full) {
		p->full = true;
		strangers_say_full(p->conn.fd);
	}
	return (r || d) && !full ? 0 : -ENOENT;
}

/* Makes a stranger a connection that stays. With the lock held. */
static void know_it(struct tcp_in *p)
{
	tcp_in_leave(p);
	p->evicted = false;
	p->known = true;
}

int tcp_in_join(struct tcp_in *p, const char **why)
{
	struct tcp *t = p->tcp;
	struct tcp_remote *r;
	struct tcp_door *d;
	int rc = 0;

	*why = "its remote was closed meanwhile";
	lock_acquire(&t->lock);
	r = tcp_find_remote(t, p->id);
	d = p->at_door ? tcp_find_door(t, p->id) : NULL;
	if (p->cut) {
		*why = p->cut; /* it was ended before its proof was read */
		rc = -ESHUTDOWN;
	} else if (d && !tcp_door_join(d, TCP_DOOR_SERVED + TCP_DOOR_MORE)) {
		*why = "its door has too many connections";
		rc = -EUSERS;
	} else if (d) {
		know_it(p);
	} else if (!r) {
		rc = -ESHUTDOWN;
	} else if (r->served >= tcp_served_most(t) + TCP_SERVED_MORE) {
		*why = "its remote has too many connections";
		rc = -EUSERS;
	} else {
		atomic_store(&r->heard, true);
		r->served++;
		p->remote = r;
		know_it(p);
	}
	lock_release(&t->lock);
	if (!rc) {
		tcp_in_go_to(p, IN_HEAD);
	}
	return rc;
}

/* Reads the first byte, which decides between TLS and a plain handshake. */
static int first(struct tcp_in *p, const char **why)
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
		tcp_in_go_to(p, IN_SHAKE);
		return p->conn.net->server(&conn_io, &p->conn, find_key, p, &p->conn.tls);
	}
	*why = "it asks for a connection without encryption, and the tunable tcp_trust is off here";
	tcp_in_go_to(p, IN_HELLO);
	return p->tcp->trusts ? 0 : -EACCES;
}

/* Takes a plain hello. A wrong id ends the connection, and the client is not told why. */
static int hello(struct tcp_in *p, const char **why)
{
	unsigned char key[NET_KEY];
	int rc = tcp_in_fill(p, p->in, TCP_HELLO);

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
	/* The checksum that the client must send, kept behind the bytes that go out. */
	rc = rc ? rc : tcp_proof(p->conn.net, key, 'c', p->in + 20, p->small, p->small + TCP_PROOF);
	p->buffer = p->small;
	p->len = TCP_PROOF;
	tcp_in_go_to(p, IN_PROOF);
	return rc;
}

static int proved(struct tcp_in *p, const char **why)
{
	int rc = tcp_in_fill(p, p->in, TCP_PROVED);

	*why = "it failed the handshake: it does not have the token";
	if (rc) {
		return rc;
	}
	if (!bytes_same(p->in, p->small + TCP_PROOF, TCP_PROVED)) {
		return -EACCES;
	}
	memset(p->small, 0, TCP_PROOF + TCP_PROVED);
	p->buffer = NULL;
	return tcp_in_join(p, why);
}

static int shake(struct tcp_in *p, const char **why)
{
	int rc = p->conn.net->shake(p->conn.tls);

	*why = "it failed the handshake: no blob of this process has that token, or what it sent is "
	       "no TLS 1.3";
	return rc ? rc : tcp_in_join(p, why);
}

int tcp_in_shake(struct tcp_in *p, const char **why)
{
	int rc;

	switch (p->state) {
	case IN_FIRST:
		return first(p, why);
	case IN_HELLO:
		return hello(p, why);
	case IN_PROOF:
		rc = tcp_in_drain(p);
		if (!rc) {
			tcp_in_go_to(p, IN_PROVED);
		}
		return rc;
	case IN_PROVED:
		return proved(p, why);
	default:
		return shake(p, why);
	}
}
