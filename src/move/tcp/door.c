/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Doors. A door has an identity and a key at the listening thread, as a remote has, but any number
 * of processes use it. Each hands in the blob of a remote that it has opened for this process, and
 * asks again until the blob of the remote that was opened here for it is its answer. The number
 * that it chose for its knock makes that safe to repeat. Nothing else can be asked at a door, and
 * nobody learns there what another has handed in.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "move/tcp/door.h"
#include "move/tcp/outgoing.h"
#include "sys/sys.h"

#define NAP_NS 1000000
#define NAP_MAX_NS 20000000	/* between two questions */
#define PAUSE_MAX_NS 1000000000 /* between two connections, of which none came about */

static struct tcp_door *door_of(struct remote_door *d)
{
	return (struct tcp_door *)(void *)d;
}

static int door_open(struct mover *m, struct remote_door **out)
{
	struct tcp *t = (struct tcp *)(void *)m;
	struct tcp_section own;
	struct tcp_door *d;
	int rc = tcp_own_section(t, &own);

	d = rc ? NULL : alloc_zero(sizeof(*d));
	if (!d) {
		return rc ? rc : -ENOMEM;
	}
	d->tcp = t;
	d->mine = own;
	(void)pthread_cond_init(&d->changed, NULL);
	lock_acquire(&t->lock);
	d->next = t->doors;
	t->doors = d;
	lock_release(&t->lock);
	*out = &d->base;
	return 0;
}

static ssize_t door_blob(struct remote_door *base, void *out, size_t space)
{
	unsigned char at[TCP_SECTION_MAX];
	size_t len = tcp_section_put(&door_of(base)->mine, at);

	if (space < len) {
		return -ENOSPC;
	}
	memcpy(out, at, len);
	return (ssize_t)len;
}

static void door_shut(struct remote_door *base)
{
	struct tcp_door *d = door_of(base);

	lock_acquire(&d->tcp->lock);
	d->shut = true;
	(void)pthread_cond_broadcast(&d->changed);
	lock_release(&d->tcp->lock);
}

static void door_free(struct remote_door *base)
{
	struct tcp_door *d = door_of(base);
	struct tcp *t = d->tcp;
	struct tcp_door **at = &t->doors;

	lock_acquire(&t->lock);
	while (*at != d) {
		at = &(*at)->next;
	}
	*at = d->next;
	lock_release(&t->lock);
	(void)pthread_cond_destroy(&d->changed);
	free(d);
}

static ssize_t door_take(struct remote_door *base, void *blob, uint64_t *number, uint64_t wait_ns)
{
	struct tcp_door *d = door_of(base);
	uint64_t now = clock_now_ns();
	uint64_t end = wait_ns < UINT64_MAX - now ? now + wait_ns : UINT64_MAX;
	struct knock *k;
	ssize_t n = -EAGAIN;

	lock_acquire(&d->tcp->lock);
	while (!(k = tcp_first_knock(d)) && !d->shut && wait_ns && clock_now_ns() < end) {
		(void)lock_wait_until(&d->tcp->lock, &d->changed, end);
	}
	if (d->shut) {
		n = -ESHUTDOWN;
	} else if (k) {
		k->state = KNOCK_TAKEN;
		*number = k->number;
		n = (ssize_t)k->len;
		memcpy(blob, k->at, k->len);
	} else if (wait_ns) {
		n = -ETIMEDOUT;
	}
	lock_release(&d->tcp->lock);
	return n;
}

static void door_answer(struct remote_door *base, uint64_t number, const void *blob, size_t len)
{
	struct tcp_door *d = door_of(base);

	lock_acquire(&d->tcp->lock);
	for (unsigned int i = 0; i < KNOCKS; i++) {
		struct knock *k = &d->knocks[i];

		if (k->state == KNOCK_TAKEN && k->number == number) {
			k->state = len ? KNOCK_ANSWERED : KNOCK_REFUSED;
			k->len = len;
			memcpy(k->at, blob ? blob : "", len);
		}
	}
	lock_release(&d->tcp->lock);
}

/* The last connection was not made, as there are too many others. */
static bool is_full(struct tcp_remote *r)
{
	bool yes;

	lock_acquire(&r->lock);
	yes = !r->n_conns && r->down == -EUSERS;
	lock_release(&r->lock);
	return yes;
}

/* Asks once: the bytes of the answer; -EAGAIN: there is none yet; -EACCES; a failure of the
 * connection.
 */
static ssize_t ask_once(struct tcp_remote *r, const struct frame_request *q, const void *blob,
			unsigned char out[BLOB_MAX], uint64_t end)
{
	unsigned char at[FRAME_REQUEST + BLOB_MAX];
	struct frame_answer a = { 0 };
	struct tcp_out *l;
	int rc = tcp_out_get_within(r, (struct tcp_limit){ .end = end, .dials = true }, &l);

	if (rc) {
		return rc == -ECONNRESET && is_full(r) ? -EUSERS : rc;
	}
	l->conn.end = end;
	frame_put_request(at, q);
	memcpy(at + FRAME_REQUEST, blob, q->len);
	rc = conn_send_all(&l->conn, at, FRAME_REQUEST + q->len);
	rc = rc ? rc : conn_recv_all(&l->conn, at, FRAME_ANSWER);
	rc = !rc && !frame_get_answer(at, q, 0, &a) ? -EPROTO : rc;
	rc = !rc && a.len ? conn_recv_all(&l->conn, out, a.len) : rc;
	tcp_out_put(r, l, rc != 0);
	if (!rc && !a.status) {
		return a.len ? (ssize_t)a.len : -EPROTO;
	}
	return rc ? rc : -frame_errno_of(a.status);
}

/* A connection that ends in the middle of a handshake made space for others. */
static bool may_go_on(ssize_t n)
{
	return n == -EAGAIN || n == -EUSERS || n == -EBUSY || n == -ECONNRESET || n == -EPIPE;
}

/* Sleeps before the next try of a knock. A process that found no place waits longer each time, and
 * not all wait the same time. */
static void rest(ssize_t n, long *nap, long *pause, uint64_t end)
{
	uint64_t now = clock_now_ns();
	bool asks = n == -EAGAIN;
	long ns = asks ? *nap : *pause / 2 + (long)(now % (uint64_t)*pause) / 2;

	ns = (long)min_u64((uint64_t)ns, end > now ? end - now : 0);
	(void)nanosleep(&(struct timespec){ ns / 1000000000, ns % 1000000000 }, NULL);
	if (asks) {
		*nap = 2 * *nap < NAP_MAX_NS ? 2 * *nap : NAP_MAX_NS;
	} else {
		*pause = 2 * *pause < PAUSE_MAX_NS ? 2 * *pause : PAUSE_MAX_NS;
	}
}

static ssize_t knock_failed(struct tcp_remote *r, ssize_t n)
{
	const char *name = r->base.name;

	switch (-n) {
	case EAGAIN:
		return err_set(ETIMEDOUT,
			       "%s has not answered in this time: its program does not call "
			       "pl_door_next()",
			       name);
	case EACCES:
		return err_set(EACCES, "%s has refused the connection; its log says why", name);
	case EUSERS:
	case EBUSY:
	case ECONNRESET:
	case EPIPE:
		return err_set(ETIMEDOUT,
			       "%s has not answered in this time: as many others as it lets wait "
			       "wait at this door",
			       name);
	case ETIME:
		return err_set(
			ETIMEDOUT,
			"no connection with %s was made in this time: it, its host or the "
			"link may be gone or slow; that it calls pl_door_next() is not known",
			name);
	case EPERM:
	case ESHUTDOWN:
		return err_set(ECONNREFUSED, "%s has closed this door", name);
	default:
		return tcp_fails(r, (int)n, "a knock at a door");
	}
}

/* Knocks at a door of another process, by a temporary remote, which is freed when the call returns.
 */
static ssize_t door_knock(struct mover *m, const void *section, size_t n_section, const char *name,
			  const void *blob, size_t len, void *answer, uint64_t wait_ns)
{
	struct frame_request q = { .what = FRAME_KNOCK, .len = (uint32_t)len };
	uint64_t now = clock_now_ns();
	uint64_t end = wait_ns < UINT64_MAX - now ? now + wait_ns : UINT64_MAX;
	long nap = NAP_NS;
	long pause = NAP_NS;
	bool full = false;
	struct remote *base;
	ssize_t n;

	n = tcp_remote_open(m, &base);
	if (n) {
		return n;
	}
	base->mover = m;
	text_copy(base->name, sizeof(base->name), name);
	n = sys_random(&q.off);
	n = n ? n : tcp_remote_connect(base, section, n_section);
	if (!n) {
		while (may_go_on(n = ask_once(tcp_remote_of(base), &q, blob, answer, end)) &&
		       clock_now_ns() < end) {
			full = n != -EAGAIN;
			rest(n, &nap, &pause, end);
		}
		/* Where the end of the time cut a try off, the one before says more; and where
		 * there was time for it, silence does. */
		if (sys_tcp_may_come((int)n) && end < now + tcp_of(m)->patience) {
			n = full ? -EUSERS : -ETIME;
		}
		n = n < 0 ? knock_failed(tcp_remote_of(base), n) : n;
	}
	tcp_remote_shut(base);
	tcp_remote_free(base);
	return n;
}

const struct remote_door_ops tcp_doors = {
	.open = door_open,
	.blob = door_blob,
	.take = door_take,
	.answer = door_answer,
	.shut = door_shut,
	.free_door = door_free,
	.knock = door_knock,
};
