/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Connections that have not yet proved that they have the token, in the accepting thread. One that
 * has sent nothing costs a descriptor and some bytes. TLS begins with the first byte, and a thread
 * starts when the token is proved. Nothing here waits for a single connection, so a slow stranger
 * delays no client. conn/strangers.h says how many connections there may be, and which one ends
 * when more come.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "serve/server.h"
#include "serve/token.h"

struct visitor {
	struct stranger place; /* in pl_server.silent, or in .shaking once it has `tls` */
	struct conn *conn;
	char from[SYS_ADDR_TEXT];
	uint64_t end; /* when its time for the handshake is over */
	bool out;     /* the epoll waits until bytes can be sent */
};

static struct visitor *visitor_of(struct stranger *s)
{
	return container_of(s, struct visitor, place);
}

/* Ends a connection. `why`: the reason for the log, or NULL to log nothing. */
static void turn_away(struct pl_server *s, struct visitor *v, const char *why)
{
	struct conn *c = v->conn;

	if (why) {
		(void)listener_refused(&s->listener, v->from, why);
	}
	sys_epoll_drop(s->listener.epoll, c->fd);
	strangers_leave(c->tls ? &s->shaking : &s->silent, &v->place);
	conn_close(c);
	free(c);
	free(v);
}

/* Enters a set. If the set is full, another connection of it ends. */
static void enter(struct pl_server *s, struct strangers *set, struct visitor *v)
{
	struct stranger *out = strangers_enter(set, &v->place);

	if (out) {
		struct visitor *o = visitor_of(out);

		strangers_say_full(o->conn->fd);
		turn_away(s, o, "too many others came that had not proved themselves either");
	}
}

int visitor_come(void *server, int fd, const struct sys_addr *from)
{
	struct pl_server *s = server;
	struct visitor *v = alloc_zero(sizeof(*v));
	int rc = -ENOMEM;

	if (v) {
		v->conn = alloc_zero(sizeof(*v->conn));
		v->end = clock_now_ns() + atomic_load(&s->shake_ns);
	}
	if (v && v->conn) {
		conn_init(v->conn, fd, s->net, 0);
		sys_addr_text(from, v->from);
		rc = sys_epoll_set(s->listener.epoll, fd, SYS_EVENT_IN, v, true);
	}
	if (rc) {
		free(v ? v->conn : NULL);
		free(v);
		return rc;
	}
	enter(s, &s->silent, v);
	return 0;
}

static const char *why_unknown(int rc)
{
	return rc == -ECONNRESET || rc == -EPIPE ? "it closed during the handshake"
	       : rc == -ENOMEM			 ? "no memory is left"
	       : rc == -EACCES || rc == -EPROTO
		       ? "it failed the handshake: it does not have the token, or what it sent is "
			 "no TLS 1.3"
		       : err_words(rc);
}

/* Starts the session of a connection that has proved the token. */
static void admit(struct pl_server *s, struct visitor *v)
{
	int rc;

	sys_epoll_drop(s->listener.epoll, v->conn->fd);
	rc = server_admit(s, v->conn, v->from);
	if (rc) {
		strangers_say_full(v->conn->fd); /* the client tries again */
		turn_away(s, v, rc == -EUSERS ? "too many clients are connected" : err_words(rc));
		return;
	}
	strangers_leave(&s->shaking, &v->place);
	free(v);
}

/* Begins TLS on a connection whose first byte has come. */
static int begin(struct pl_server *s, struct visitor *v)
{
	char c;
	ssize_t n = sys_tcp_peek(v->conn->fd, &c, 1);
	int rc = n > 0 ? token_server(v->conn, s->key) : n ? (int)n : -ECONNRESET;

	if (!rc) {
		strangers_leave(&s->silent, &v->place);
		enter(s, &s->shaking, v);
	}
	return rc;
}

void visitor_go_on(struct pl_server *s, struct visitor *v)
{
	int rc = v->conn->tls ? 0 : begin(s, v);
	bool out;

	rc = rc ? rc : v->conn->net->shake(v->conn->tls);
	if (!rc) {
		admit(s, v);
		return;
	}
	if (rc == -EAGAIN) {
		out = v->conn->tls && conn_wants_out(v->conn, false);
		rc = out == v->out ? 0
				   : sys_epoll_set(s->listener.epoll, v->conn->fd,
						   out ? SYS_EVENT_OUT : SYS_EVENT_IN, v, false);
		v->out = out;
	}
	if (rc) {
		turn_away(s, v, why_unknown(rc));
	}
}

static void end_late(struct pl_server *s, struct strangers *set, uint64_t now, bool all)
{
	for (unsigned int i = set->n; i; i--) {
		struct visitor *v = visitor_of(set->v[i - 1]);

		if (all || now > v->end) {
			turn_away(s, v, all ? NULL : "its handshake took too long");
		}
	}
}

void visitors_end(struct pl_server *s, bool all)
{
	uint64_t now = clock_now_ns();

	end_late(s, &s->silent, now, all);
	end_late(s, &s->shaking, now, all);
}
