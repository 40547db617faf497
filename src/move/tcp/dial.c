/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The connections to a remote. Each thread that has a request at the same time needs one, up to
 * tcp.conns_max in all; they stay open.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "move/tcp/outgoing.h"

#define DIAL_NS UINT64_C(2000000000)	 /* for one address */
#define DIAL_MORE_NS UINT64_C(250000000) /* for one beside another that was reached */
#define DIAL_NAP_NS 100000000		 /* before all are tried again */
#define BAD_NS UINT64_C(30000000000)
#define REDIALS 4u

/* Sets the descriptor for another thread that shuts the remote. */
static int set_live(struct tcp_remote *r, struct tcp_out *l, int fd)
{
	int rc;

	lock_acquire(&r->lock);
	l->live = fd;
	rc = r->shut ? -ECONNRESET : 0;
	lock_release(&r->lock);
	return rc;
}

/* Dials one address. Returns 0; -EBUSY: the other side has no place for one more connection that
 * has yet to prove itself; -EUSERS: it takes no more connections of this remote; -ECONNREFUSED,
 * -ETIMEDOUT, -EPERM, ... */
static int dial_at(struct tcp_remote *r, struct tcp_out *l, const struct sys_addr *a,
		   uint64_t limit_ns, uint64_t end)
{
	struct frame_request hello = { .what = FRAME_CONN, .off = l->epoch };
	unsigned char at[FRAME_REQUEST];
	struct frame_answer answer;
	int fd = sys_tcp_dial(a);
	int rc;

	if (fd < 0) {
		return fd;
	}
	conn_init(&l->conn, fd, r->tcp->net, r->tcp->patience);
	l->conn.end = end;
	rc = set_live(r, l, fd);
	limit_ns = limit_ns < l->conn.patience ? limit_ns : l->conn.patience;
	rc = rc ? rc : conn_wait(&l->conn, true, limit_ns);
	rc = rc ? rc : sys_tcp_dialled(fd);
	rc = rc ? rc : tcp_secure(l, r);
	rc = rc == -EACCES ? -EPERM : rc; /* the other is an answer to a request */
	frame_put_request(at, &hello);
	rc = rc ? rc : conn_send_all(&l->conn, at, FRAME_REQUEST);
	rc = rc ? rc : conn_recv_all(&l->conn, at, FRAME_ANSWER);
	if (!rc && (!frame_get_answer(at, &hello, 0, &answer) || answer.status)) {
		rc = answer.status == FRAME_FULL ? -EUSERS : -EPROTO;
	}
	l->conn.end = 0;
	l->conn.heard = &r->rails[l->rail].heard;
	if (rc && rc != -EUSERS && conn_was_full(&l->conn)) {
		rc = -EBUSY;
	}
	l->conn.shakes = false;
	if (rc) {
		(void)set_live(r, l, -1);
		conn_close(&l->conn);
	}
	return rc;
}

/* With the lock held: the rail for the next connection, of those in `left`: one that is not known
 * to be bad, and has the fewest. *limit_ns: how long it may take. */
static unsigned int next_rail(const struct tcp_remote *r, unsigned int left, uint64_t *limit_ns)
{
	uint64_t now = clock_now_ns();
	unsigned int best = 0;
	bool reached = false;

	for (unsigned int i = 0; i < r->theirs.n; i++) {
		const struct tcp_rail *a = &r->rails[i];
		const struct tcp_rail *b = &r->rails[best];
		bool bad[2] = { now < a->bad_until, now < b->bad_until };

		reached = reached || a->reached;
		if ((left >> i & 1) &&
		    (!(left >> best & 1) || bad[0] < bad[1] ||
		     (bad[0] == bad[1] && (a->conns < b->conns ||
					   (a->conns == b->conns && a->reached > b->reached))))) {
			best = i;
		}
	}
	*limit_ns = reached && !r->rails[best].reached ? DIAL_MORE_NS : DIAL_NS;
	return best;
}

static unsigned int take_rail(struct tcp_remote *r, struct tcp_out *l, unsigned int left,
			      uint64_t *limit_ns)
{
	unsigned int which;

	lock_acquire(&r->lock);
	which = next_rail(r, left, limit_ns);
	l->rail = (int)which;
	r->rails[which].conns++;
	lock_release(&r->lock);
	return which;
}

/* With the lock held. */
static void leave_rail(struct tcp_remote *r, struct tcp_out *l)
{
	if (l->rail >= 0) {
		r->rails[l->rail].conns--;
		l->rail = -1;
	}
}

static void judge_rail(struct tcp_remote *r, struct tcp_out *l, int rc)
{
	struct tcp_rail *a = &r->rails[l->rail];

	lock_acquire(&r->lock);
	/* A connection of an epoch that has ended meanwhile is refused, which says nothing of the
	 * address. */
	if (!rc || l->epoch == r->epoch) {
		a->reached = !rc || rc == -EUSERS || rc == -EBUSY;
		a->bad_until = a->reached ? 0 : clock_now_ns() + BAD_NS;
	}
	if (rc) {
		leave_rail(r, l);
	}
	lock_release(&r->lock);
}

/* Dials the addresses `left` (1 << i), one after the other, until one is there. Returns the error
 * that says more: a refused handshake before all others, and an address that answered before a
 * silent one. */
static int dial_each(struct tcp_remote *r, struct tcp_out *l, unsigned int left, uint64_t end)
{
	int err = -EHOSTUNREACH;

	while (left && !r->shut) {
		uint64_t limit_ns;
		unsigned int which = take_rail(r, l, left, &limit_ns);
		int rc = dial_at(r, l, &r->theirs.at[which], limit_ns, end);

		judge_rail(r, l, rc);
		if (!rc) {
			atomic_store(&r->heard, true);
			return 0;
		}
		if (rc == -EUSERS || rc == -EBUSY) {
			return rc;
		}
		left &= ~(1u << which);
		err = err == -EPERM || (sys_tcp_may_come(rc) && !sys_tcp_may_come(err)) ? err : rc;
	}
	return r->shut ? -ECONNRESET : err;
}

/* Dials all addresses again and again until one is there, or patience is over: a side that is
 * silent on a connection is waited for as long. */
static int dial(struct tcp_remote *r, struct tcp_out *l, uint64_t limit)
{
	bool same = r->reached || memcmp(r->mine.host, r->theirs.host, sizeof(r->mine.host)) == 0;
	uint64_t end = min_u64(clock_now_ns() + r->tcp->patience, limit);
	unsigned int all = 0;
	int rc;

	for (unsigned int i = 0; i < r->theirs.n; i++) {
		all |= same || !sys_addr_is_loopback(&r->theirs.at[i]) ? 1u << i : 0;
	}
	while (sys_tcp_may_come(rc = dial_each(r, l, all, limit)) && all && clock_now_ns() < end) {
		(void)nanosleep(&(struct timespec){ 0, DIAL_NAP_NS }, NULL);
	}
	return rc;
}

static void free_out(struct tcp_out *l)
{
	conn_close(&l->conn);
	free(l->buffer);
	free(l);
}

/* Removes a connection from all lists. With the lock held. */
static void drop(struct tcp_remote *r, struct tcp_out *l)
{
	struct tcp_out **at = &r->conns;

	while (*at != l) {
		at = &(*at)->all;
	}
	*at = l->all;
	r->n_conns--;
	leave_rail(r, l);
	(void)pthread_cond_broadcast(&r->changed);
}

static bool is_closed(const struct tcp_out *l)
{
	unsigned char c;

	return sys_tcp_peek(l->conn.fd, &c, 1) != -EAGAIN;
}

/* Takes an idle connection. `looks`: not one that the other side has closed meanwhile, for a caller
 * that has no time to ask a second time. */
static struct tcp_out *take_idle(struct tcp_remote *r, bool looks)
{
	struct tcp_out *l;

	while ((l = r->idle)) {
		r->idle = l->next;
		if (l->epoch == r->epoch && !(looks && is_closed(l))) {
			break;
		}
		drop(r, l);
		free_out(l);
	}
	return l;
}

/* Decides which thread dials. Returns 1 if this one is to; 0 if the thread of probe.c does, which
 * is started if need be, and this one waits until *until; or -errno. probes: r->probe.ended when
 * the call began. With the lock held. */
static int dials_here(struct tcp_remote *r, struct tcp_limit limit, uint64_t probes,
		      uint64_t *until)
{
	uint64_t now = clock_now_ns();
	int gone = tcp_known_gone(r, now);
	bool silent = sys_tcp_may_come(gone);

	if (limit.dials || (!silent && now + r->tcp->patience <= limit.end)) {
		return 1;
	}
	if (gone && (r->probe.ended != probes || !tcp_probe(r))) {
		return gone;
	}
	(void)tcp_probe(r);
	*until = silent ? min_u64(limit.end, r->probe.since + TCP_QUICK_NS) : limit.end;
	return now < *until ? 0 : gone ? gone : -EAGAIN;
}

/* Finds an idle connection, or makes one that has yet to be dialled (*fresh). With the lock held.
 * If the remote has its most connections, the call waits for one of them: each is put back, or
 * fails, within the time that silence may take. If dialling a remote fails, the calls that wait
 * fail, too. */
static int find_or_add(struct tcp_remote *r, struct tcp_limit limit, struct tcp_out **out,
		       bool *fresh)
{
	unsigned int downs = r->downs;
	uint64_t probes = r->probe.ended;
	struct tcp_out *l;

	for (;;) {
		uint64_t until = limit.end;

		if (r->shut) {
			return -ECONNRESET;
		}
		*out = take_idle(r, limit.end != UINT64_MAX);
		if (*out) {
			return 0;
		}
		if (r->n_conns < (r->conns_most ? r->conns_most : r->tcp->conns_max)) {
			int rc = dials_here(r, limit, probes, &until);

			if (rc < 0) {
				return rc;
			}
			if (rc) {
				break;
			}
		} else if (r->downs != downs) {
			return r->down;
		} else if (clock_now_ns() >= until) {
			return -EAGAIN;
		}
		(void)lock_wait_until(&r->lock, &r->changed, until);
	}
	l = alloc_zero(sizeof(*l));
	if (!l) {
		return -ENOMEM;
	}
	l->conn.fd = -1;
	l->live = -1;
	l->rail = -1;
	l->epoch = r->epoch;
	l->all = r->conns;
	r->conns = l;
	r->n_conns++;
	*fresh = true;
	*out = l;
	return 0;
}

/* Whether a connection broke while this one was dialled: the other side takes none of the old epoch
 * once it has one of the new. With the lock held. */
static bool is_outdated(struct tcp_remote *r, struct tcp_out *l)
{
	bool old = l->epoch != r->epoch;

	if (old) {
		l->epoch = r->epoch;
		l->live = -1;
		leave_rail(r, l);
	}
	return old;
}

/* Drops a connection that could not be dialled, and notes why. Returns true if the other side takes
 * no more connections: then the caller waits for one of those that there are. With the lock held.
 */
static bool give_up(struct tcp_remote *r, struct tcp_out *l, int rc)
{
	drop(r, l);
	if (sys_tcp_may_come(rc)) {
		tcp_set_gone(r, rc);
	}
	if (rc == -EUSERS && r->n_conns) {
		r->conns_most = r->n_conns;
		return true;
	}
	/* Where others have been made, one that found no place says nothing of the next one. */
	if (rc != -ECONNRESET && rc != -EPIPE && !(rc == -EBUSY && r->n_conns)) {
		r->downs++;
		r->down = rc;
	}
	return false;
}

int tcp_out_get(struct tcp_remote *r, struct tcp_out **out)
{
	return tcp_out_get_within(r, TCP_NO_LIMIT, out);
}

/* Dials a connection of the remote's present epoch. If one breaks meanwhile, the epoch is over, and
 * the other side may accept this connection and end it a moment later: so it is dialled again, up
 * to REDIALS times in all. */
static int dial_present(struct tcp_remote *r, struct tcp_out *l, uint64_t limit)
{
	bool old = true;
	int rc = 0;

	for (unsigned int i = 0; !rc && old && i < REDIALS; i++) {
		rc = dial(r, l, limit);
		lock_acquire(&r->lock);
		old = !rc && is_outdated(r, l);
		lock_release(&r->lock);
		if (old) {
			conn_close(&l->conn);
			rc = i + 1 < REDIALS ? 0 : -ECONNRESET;
		}
	}
	return rc;
}

int tcp_out_get_within(struct tcp_remote *r, struct tcp_limit limit, struct tcp_out **out)
{
	bool again = true;
	int rc = 0;

	while (again) {
		bool fresh = false;

		again = false;
		lock_acquire(&r->lock);
		rc = find_or_add(r, limit, out, &fresh);
		lock_release(&r->lock);
		rc = !rc && fresh ? dial_present(r, *out, limit.end) : rc;
		if (rc && fresh) {
			lock_acquire(&r->lock);
			again = give_up(r, *out, rc);
			lock_release(&r->lock);
			free_out(*out);
			rc = rc == -EUSERS ? -ECONNRESET : rc;
		}
	}
	return rc;
}

/* Whether other connections of the same address carried something meanwhile: then only this
 * connection is broken. TCP retransmits the bytes lost on it at longer and longer intervals. */
static bool is_alone(const struct tcp_remote *r, const struct tcp_out *l, uint64_t now)
{
	return l->rail >= 0 && now - atomic_load(&r->rails[l->rail].heard) < r->tcp->patience / 2;
}

bool tcp_out_silent(struct tcp_remote *r, const struct tcp_out *l)
{
	uint64_t now = clock_now_ns();
	bool other;

	lock_acquire(&r->lock);
	other = is_alone(r, l, now);
	if (l->rail >= 0 && !other) {
		r->rails[l->rail].reached = false;
		r->rails[l->rail].bad_until = now + BAD_NS;
	}
	for (unsigned int i = 0; i < r->theirs.n; i++) {
		other = other || (r->rails[i].reached && now >= r->rails[i].bad_until);
	}
	if (!other) {
		tcp_set_gone(r, -ETIMEDOUT);
	}
	lock_release(&r->lock);
	return other;
}

void tcp_out_put(struct tcp_remote *r, struct tcp_out *l, bool broken)
{
	if (!broken) {
		conn_heard(&l->conn);
	}
	lock_acquire(&r->lock);
	r->probe.gone = broken ? r->probe.gone : 0;
	if (!broken && l->epoch == r->epoch && !r->shut) {
		l->next = r->idle;
		r->idle = l;
		/* A thread that waits takes it. */
		(void)pthread_cond_broadcast(&r->changed);
		l = NULL;
	} else {
		r->epoch += broken && l->epoch == r->epoch;
		drop(r, l);
	}
	lock_release(&r->lock);
	if (l) {
		free_out(l);
	}
}

/* The thread that has a connection sees it end; the descriptor stays until that thread puts it. */
void tcp_outs_shut(struct tcp_remote *r)
{
	lock_acquire(&r->lock);
	for (struct tcp_out *l = r->conns; l; l = l->all) {
		if (l->live >= 0) {
			sys_tcp_shut(l->live);
		}
	}
	(void)pthread_cond_broadcast(&r->changed);
	lock_release(&r->lock);
}

bool tcp_outs_closed(struct tcp_remote *r)
{
	bool yes;

	lock_acquire(&r->lock);
	yes = r->probe.gone || (r->idle && is_closed(r->idle));
	lock_release(&r->lock);
	return yes;
}

void tcp_outs_free(struct tcp_remote *r)
{
	struct tcp_out *l;

	while ((l = r->conns)) {
		r->conns = l->all;
		leave_rail(r, l);
		free_out(l);
	}
	r->idle = NULL;
	r->n_conns = 0;
}
