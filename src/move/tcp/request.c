/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests of this side. Without encryption the kernel moves the bytes between the socket and their
 * memory, and an address without memory is an error of the call. With TLS the processor moves them:
 * directly to and from slabs, which belong to the library. Other memory may be unmapped meanwhile,
 * so the kernel copies between it and a buffer of the connection.
 */

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/tcp/request.h"
#include "sys/sys.h"

#define NAP_NS 1000000 /* before another connection is tried; then twice as long */
#define NAP_MAX_NS 128000000
#define SMALL 4000u /* bytes that go with their request in one call */

static bool straight(const struct tcp_out *l, const struct tcp_progress *p)
{
	return p->ours || !l->conn.tls;
}

static int take_bytes(struct tcp_out *l, struct tcp_progress *p, uint32_t len)
{
	int rc;

	if (p->pieces) {
		return tcp_list_take(l, p, len);
	}
	if (straight(l, p)) {
		return of_memory(conn_recv_all(&l->conn, p->at, len));
	}
	rc = need_space(l);
	rc = rc ? rc : conn_recv_all(&l->conn, l->buffer, len);
	return rc ? rc : of_memory(sys_copy_in(p->at, l->buffer, len));
}

static int give_bytes(struct tcp_out *l, const struct tcp_progress *p)
{
	const char *at = p->at;
	uint32_t left = p->q.len;
	int rc = 0;

	if (straight(l, p)) {
		return of_memory(conn_send_all(&l->conn, at, left));
	}
	rc = need_space(l);
	while (!rc && left) {
		uint32_t n = left < FRAME_CHUNK ? left : FRAME_CHUNK;

		rc = of_memory(sys_copy(l->buffer, at, n));
		rc = rc ? rc : conn_send_all(&l->conn, l->buffer, n);
		at += n;
		left -= n;
	}
	return rc;
}

/* The request, and what follows it. */
static int send_request(struct tcp_out *l, struct tcp_progress *p)
{
	unsigned char at[FRAME_REQUEST + SMALL];
	bool follows = p->q.what == FRAME_PUT || p->q.what == FRAME_MAIL;
	int rc = 0;

	p->asked = true;
	if (p->pieces) {
		return tcp_list_send(l, p);
	}
	frame_put_request(at, &p->q);
	if (!follows) {
		return conn_send_all(&l->conn, at, FRAME_REQUEST);
	}
	if (p->q.len <= SMALL) {
		rc = p->q.len ? of_memory(sys_copy(at + FRAME_REQUEST, p->at, p->q.len)) : 0;
		return rc ? rc : conn_send_all(&l->conn, at, FRAME_REQUEST + p->q.len);
	}
	rc = conn_send_all(&l->conn, at, FRAME_REQUEST);
	return rc ? rc : give_bytes(l, p);
}

/* Advances past bytes that have come: they need not be asked for again. A list is asked for again
 * as a whole. */
static void came(struct tcp_progress *p, uint32_t len)
{
	if (!p->pieces) {
		p->at += len;
		p->q.off += len;
		p->q.len -= len;
	}
}

/* Makes a request once, over a connection. Returns 0, with the other side's refusal in *status; or
 * a failure of the connection, or of memory (NOT_OF_CONN). */
static int ask_over(struct tcp_out *l, struct tcp_progress *p, uint64_t *value, int *status)
{
	unsigned char at[FRAME_ANSWER];
	struct frame_answer a;
	int rc = send_request(l, p);
	uint32_t left = p->q.len;

	while (!rc) {
		rc = conn_recv_all(&l->conn, at, sizeof(at));
		if (rc) {
			return rc;
		}
		if (!frame_get_answer(at, &p->q, left, &a)) {
			return -EPROTO;
		}
		*status = frame_errno_of(a.status);
		if (a.status || !frame_reads(p->q.what)) {
			*value = a.value;
			return 0;
		}
		rc = take_bytes(l, p, a.len);
		if (rc) {
			return rc;
		}
		came(p, a.len);
		left -= a.len;
		if (!left) {
			return 0;
		}
	}
	return rc;
}

static bool only_once(enum frame_what what)
{
	return what == FRAME_ADD || what == FRAME_SWAP;
}

/* Whether the request may succeed over another connection. A remote that cannot be dialled is no
 * such failure; one whose places were taken by strangers is. */
static bool is_of_conn(int rc)
{
	return rc == -EBUSY || rc == -ECONNRESET || rc == -EPIPE || rc == -EPROTO;
}

static int try_once(struct tcp_remote *r, struct tcp_progress *p, uint64_t *value,
		    struct tcp_limit limit)
{
	struct tcp_out *l;
	int status = 0;
	int rc = r->shut ? -ECONNRESET : tcp_out_get_within(r, limit, &l);

	if (rc) {
		return rc;
	}
	rc = ask_over(l, p, value, &status);
	if (rc == -ETIMEDOUT && tcp_out_silent(r, l)) {
		rc = -ECONNRESET; /* another may do better */
	}
	tcp_out_put(r, l, rc != 0);
	return rc ? rc : -status;
}

int tcp_ask(struct tcp_remote *r, const struct frame_request *q, struct tcp_bytes b,
	    uint64_t *value)
{
	return tcp_ask_within(r, q, b, value, TCP_NO_LIMIT);
}

int tcp_ask_within(struct tcp_remote *r, const struct frame_request *q, struct tcp_bytes b,
		   uint64_t *value, struct tcp_limit limit)
{
	struct tcp_progress p = { .q = *q, .at = b.at, .ours = b.ours, .pieces = b.pieces };
	uint64_t end = 0; /* of trying other connections; 0: none has broken yet */
	long nap = NAP_NS;
	uint64_t ignored;

	for (;;) {
		uint32_t left = p.q.len;
		int rc;

		limit.end = p.asked ? UINT64_MAX : limit.end;
		rc = try_once(r, &p, value ? value : &ignored, limit);
		if (!is_of_conn(rc) || r->shut || (only_once(q->what) && p.asked)) {
			return rc <= -NOT_OF_CONN ? rc + NOT_OF_CONN : rc;
		}
		if (!p.asked && clock_now_ns() >= limit.end) {
			return -EAGAIN;
		}
		if (!end || p.q.len < left) {
			end = clock_now_ns() + r->tcp->patience;
			nap = NAP_NS;
		} else if (clock_now_ns() > end) {
			return rc;
		} else {
			(void)nanosleep(&(struct timespec){ 0, nap }, NULL);
			nap = 2 * nap < NAP_MAX_NS ? 2 * nap : NAP_MAX_NS;
		}
	}
}

int tcp_ask_there(struct tcp_remote *r)
{
	const struct tcp_limit limit = { .end = UINT64_MAX, .dials = true };
	struct frame_request q = { .what = FRAME_PING };

	return tcp_ask_within(r, &q, (struct tcp_bytes){ .at = NULL }, NULL, limit);
}

/* Translates a failure of a connection for the caller, which knows only remotes. */
int tcp_fails(const struct tcp_remote *r, int rc, const char *doing)
{
	const char *name = r->base.name;
	char way[REMOTE_WAY_WORDS];

	switch (-rc) {
	case EACCES:
		return err_set(EACCES, "%s: %s has not granted this memory for this, or no longer",
			       doing, name);
	case EFAULT:
		return err_set(EFAULT,
			       "%s: memory of this process, or what %s granted, cannot be "
			       "accessed: it was freed, or never there, or can only be read",
			       doing, name);
	case ENOMEM:
		return err_set(ENOMEM, "%s: there is no memory for it, here or at %s", doing, name);
	case EPROTO:
		return err_set(ECONNRESET,
			       "%s: what answers for %s does not speak as this release does", doing,
			       name);
	case EPERM:
		return err_set(ECONNRESET,
			       "%s: %s refuses the connection: it has closed its remote for this "
			       "process, or the blobs were not of the two",
			       doing, name);
	case EBUSY:
		return err_set(ECONNRESET,
			       "%s: %s is full: more connections that do not prove themselves come "
			       "there than it can hold; try again later",
			       doing, name);
	case ESHUTDOWN:
	case ECONNRESET:
	case EPIPE:
		return err_set(ECONNRESET, "%s: the connection with %s has ended%s", doing, name,
			       remote_way_words(&r->base, ECONNRESET, way));
	case EMFILE:
	case ENFILE:
		return err_set(EMFILE, "%s: this process can have no more descriptors: ulimit -n",
			       doing);
	case EIO:
		return err_set(EREMOTEIO, "%s: %s could not carry it out", doing, name);
	default:
		return err_set(EHOSTUNREACH,
			       "%s: no answer from %s (%s): the process, its host or the link is "
			       "gone, or a firewall is between%s",
			       doing, name, err_words(rc),
			       remote_way_words(&r->base, EHOSTUNREACH, way));
	}
}
