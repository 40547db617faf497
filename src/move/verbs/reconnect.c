/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Background work for remotes: wires that are idle are tested, and wires that failed are connected
 * again. verbs.h has the states of a wire.
 *
 * An idle wire gets a READ each second. A READ without an answer for three seconds ends the wire.
 * So a process that is gone is noticed within five seconds, however long the NIC retries. A wire in
 * use is left to the NIC's retries, since a READ would wait behind operations that may be long. It
 * is given up only if none of them has ended in a minute.
 *
 * A wire is connected again with the help of another one. The connection of a wire has a number,
 * its epoch. A side that renews it resets its queue pair, connects it with the packet numbers of
 * the next epoch, and writes the epoch into the other side's memory, over a wire that is up. A side
 * that finds an epoch above its own there gives up its queue pair, if that is up, and goes to the
 * same epoch. When both sides have the same epoch, each tries a READ, and uses the wire once that
 * READ has succeeded. A failed attempt is repeated after a second, and then after twice the time
 * before, up to half a minute, while the remote is open. With no wire left the sides cannot agree
 * on an epoch, and the remote must be opened anew.
 */

#include <endian.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/log.h"
#include "move/verbs/mail.h"

const struct reconnect_times reconnect_usual = {
	.look_ns = UINT64_C(1000000000),
	.event_ns = UINT64_C(250000000),
	.soon_ns = UINT64_C(10000000),
	.answer_ns = UINT64_C(3000000000),
	.stuck_ns = UINT64_C(60000000000),
	.drain_ns = UINT64_C(5000000000),
	.agree_ns = UINT64_C(3000000000),
	.steady_ns = UINT64_C(60000000000),
	.retry_ns = UINT64_C(1000000000),
	.retry_most_ns = UINT64_C(30000000000),
};

/* The background work's part of a wire. */
struct reconnect {
	enum wire_state state;
	uint64_t at;
	uint64_t retry_at;
	uint64_t wait_ns;  /* from the next failure to the attempt behind it */
	bool met;	   /* the other side has answered on it */
	bool asks;	   /* `ask` is under way */
	uint64_t asked_at; /* or heard of */
	uint64_t moved_at; /* the wire was idle, or a request ended */
	struct own_request ask;
	bool tells; /* `tell` is under way, on another wire */
	struct own_request tell;
};

static const struct reconnect_times *times(const struct wire *w)
{
	return &w->r->m->times;
}

static struct verbs_send_wr read_word(struct wire *w, struct verbs_sge *to)
{
	*to = mail_part(w, &mail_out(w->r)->seen[w->at], 8);
	return mail_read_taken(w, to);
}

static uint64_t their_epoch(const struct wire *w)
{
	return le64toh(atomic_load_explicit(&mail_in(w->r)->epoch[w->at], memory_order_acquire));
}

void reconnect_give_up(struct wire *w)
{
	/* A NIC that tried on would have no answer, either. */
	atomic_store(&w->silent, true);
	lock_acquire(&w->lock);
	post_fail(w);
	lock_release(&w->lock);
}

static bool is_drained(struct wire *w)
{
	post_reap(w->rail->nic);
	return post_idle(w);
}

/* Returns 0 or the -errno of a request that has ended, or -EINPROGRESS. */
static int ended(struct own_request *o, bool *under_way)
{
	int rc;

	post_reap(o->nic);
	if (!own_ended(o, &rc)) {
		return -EINPROGRESS;
	}
	*under_way = false;
	return rc;
}

/* Whether one of its own requests is still under way. */
static bool is_busy(struct reconnect *b)
{
	return (b->asks && ended(&b->ask, &b->asks) == -EINPROGRESS) ||
	       (b->tells && ended(&b->tell, &b->tells) == -EINPROGRESS);
}

/* The other side is asked for a word. */
static void ask(struct wire *w, struct reconnect *b, uint64_t now)
{
	struct verbs_send_wr wr;
	struct verbs_sge to;

	wr = read_word(w, &to);
	atomic_store(&w->asked, &b->ask.op);
	b->asks = own_try(&b->ask, w, &wr, b->state == WIRE_TRY) == 0;
	b->asked_at = now;
}

static void look_at_up(struct wire *w, struct reconnect *b, uint64_t now)
{
	bool idle;

	if (!atomic_load(&w->up)) {
		/* A wire that fails again soon is connected again later: the pause doubles. */
		b->wait_ns = !b->wait_ns || now - b->at > times(w)->steady_ns ? times(w)->retry_ns
									      : b->wait_ns;
		b->state = WIRE_DOWN;
		b->at = now;
		b->retry_at = now + b->wait_ns;
		b->wait_ns = min_u64(2 * b->wait_ns, times(w)->retry_most_ns);
		return;
	}
	if (their_epoch(w) > w->epoch) {
		log_info("%s: the other side connects anew", w->name);
		reconnect_give_up(w);
		return;
	}
	idle = is_drained(w);
	if (atomic_exchange_explicit(&w->heard, false, memory_order_relaxed)) {
		b->met = true;
		b->asked_at = b->asks ? b->asked_at : now;
		b->moved_at = now;
	}
	if (idle || !b->moved_at) {
		b->moved_at = now; /* 0: it was just connected, and is in use already */
	}
	if (b->asks) {
		if (ended(&b->ask, &b->asks) == -EINPROGRESS &&
		    now - b->asked_at > times(w)->answer_ns) {
			log_warn("%s: no answer for %u ms", w->name,
				 (unsigned int)(times(w)->answer_ns / 1000000u));
			atomic_store(&w->r->silent, -EHOSTUNREACH);
			reconnect_give_up(w);
		}
		return;
	}
	/* Before the other side has connected it does not answer, and the wire would fail. */
	if (idle && (b->met || mailbox_has_come(&w->r->base.mail->box)) &&
	    now - b->asked_at >= times(w)->look_ns) {
		ask(w, b, now);
	} else if (now - b->moved_at > times(w)->stuck_ns) {
		log_warn("%s: nothing has ended for a minute", w->name);
		reconnect_give_up(w);
	}
}

/* Another wire, over which to speak of this one. */
static struct wire *another(const struct wire *w)
{
	for (unsigned int i = 0; i < w->r->n; i++) {
		if (w->r->wires[i] != w && atomic_load(&w->r->wires[i]->up)) {
			return w->r->wires[i];
		}
	}
	return NULL;
}

void reconnect_leave(struct wire *w)
{
	if (atomic_load(&w->up) && another(w)) {
		reconnect_give_up(w);
	}
}

void reconnect_hurry(struct wire *w)
{
	if (w->reconnect && w->reconnect->state == WIRE_DOWN) {
		w->reconnect->retry_at = 0;
		w->reconnect->wait_ns = times(w)->retry_ns;
	}
}

static int tell(struct wire *w, struct reconnect *b)
{
	uint64_t *epoch = &mail_out(w->r)->epoch[w->at];
	struct wire *by = another(w);
	struct verbs_send_wr wr = { .num_sge = 1, .opcode = VERBS_WR_RDMA_WRITE };
	struct verbs_sge from;
	int rc;

	if (!by) {
		return -ENETDOWN;
	}
	*epoch = htole64(w->epoch);
	from = mail_part(by, epoch, sizeof(*epoch));
	wr.sg_list = &from;
	wr.wr.rdma.remote_addr =
		w->r->their_ring + offsetof(struct mail_in, epoch) + w->there * sizeof(uint64_t);
	wr.wr.rdma.rkey = w->r->their_key[by->there];
	rc = own_try(&b->tell, by, &wr, false);
	b->tells = !rc;
	return rc;
}

static int reset(struct wire *w, uint64_t epoch)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RESET };
	char why[200];
	int rc;

	lock_acquire(&w->lock);
	w->epoch = epoch;
	rc = w->r->m->v->ibv_modify_qp(w->qp, &a, VERBS_QP_STATE);
	rc = rc ? rc : port_begin(w);
	rc = rc ? -rc : port_connect(w, w->record, why, sizeof(why));
	lock_release(&w->lock);
	return rc;
}

static void fail_attempt(struct wire *w, struct reconnect *b, uint64_t now)
{
	reconnect_give_up(w);
	b->state = WIRE_DOWN;
	b->at = now;
	b->retry_at = now + b->wait_ns;
	b->wait_ns = min_u64(2 * b->wait_ns, times(w)->retry_most_ns);
}

/* Whether the port is as it was: the other side knows no other address of it. */
static bool is_usable(const struct wire *w)
{
	struct address a;
	char why[200];

	return rail_look(w->rail, &a, why, sizeof(why)) && a.lid == w->here.lid &&
	       memcmp(&a.gid, &w->here.gid, sizeof(a.gid)) == 0 && a.gid_index == w->here.gid_index;
}

static void look_at_down(struct wire *w, struct reconnect *b, uint64_t now)
{
	uint64_t theirs = their_epoch(w);
	uint64_t epoch = theirs > w->epoch ? theirs : w->epoch + (now >= b->retry_at);

	if (!is_drained(w)) {
		if (now - b->at > times(w)->drain_ns) {
			lock_acquire(&w->lock);
			post_end(w);
			lock_release(&w->lock);
		}
		return;
	}
	if (is_busy(b) || !w->qp || epoch == w->epoch || !another(w)) {
		return;
	}
	if (!is_usable(w) || reset(w, epoch) || tell(w, b)) {
		fail_attempt(w, b, now);
		return;
	}
	b->state = WIRE_AGREE;
	b->at = now;
}

static void look_at_agree(struct wire *w, struct reconnect *b, uint64_t now)
{
	uint64_t theirs = their_epoch(w);

	if (is_busy(b)) {
		return;
	}
	if (theirs == w->epoch) {
		b->state = WIRE_TRY;
		ask(w, b, now);
	} else if (theirs > w->epoch || now - b->at > times(w)->agree_ns) {
		fail_attempt(w, b, now);
	}
}

static void look_at_try(struct wire *w, struct reconnect *b, uint64_t now)
{
	int rc = b->asks ? ended(&b->ask, &b->asks) : -ECONNRESET;

	if (rc == -EINPROGRESS && now - b->asked_at < times(w)->answer_ns) {
		return;
	}
	if (rc) {
		fail_attempt(w, b, now);
		return;
	}
	b->state = WIRE_UP;
	b->at = now;
	b->met = true;
	atomic_store(&w->r->lanes.v[w->lane].refuse, PL_REASON_NONE);
	atomic_store(&w->silent, false);
	atomic_store(&w->up, true);
	log_info("%s is back", w->name);
}

/* When the next look is due. */
static uint64_t look_at(struct wire *w, uint64_t now)
{
	struct reconnect *b = w->reconnect;

	if (!*w->name) {
		return now + times(w)->look_ns; /* not connected yet, or with no port over there */
	}
	switch (b->state) {
	case WIRE_UP:
		look_at_up(w, b, now);
		break;
	case WIRE_DOWN:
		look_at_down(w, b, now);
		break;
	case WIRE_AGREE:
		look_at_agree(w, b, now);
		break;
	case WIRE_TRY:
		look_at_try(w, b, now);
		break;
	}
	if (b->state == WIRE_AGREE || b->state == WIRE_TRY) {
		return now + times(w)->soon_ns;
	}
	return now + (b->asks || b->tells ? times(w)->look_ns / 10 : times(w)->look_ns / 4);
}

uint64_t reconnect_step(struct mover *base)
{
	struct verbs *m = verbs_of(base);
	uint64_t now = clock_now_ns();
	uint64_t next = MOVE_NEVER;

	lock_acquire(&m->remotes_lock);
	for (struct verbs_remote *r = m->remotes; r; r = r->after) {
		for (unsigned int i = 0; i < r->n; i++) {
			next = min_u64(next, look_at(r->wires[i], now));
		}
	}
	lock_release(&m->remotes_lock);
	return next;
}

void reconnect_add(struct verbs_remote *r)
{
	struct verbs *m = r->m;

	for (unsigned int i = 0; i < r->n; i++) {
		r->wires[i]->reconnect = alloc_zero(sizeof(struct reconnect));
		if (!r->wires[i]->reconnect) {
			log_warn("no memory to look after a remote: its rails do not come back");
			return;
		}
	}
	lock_acquire(&m->remotes_lock);
	r->after = m->remotes;
	m->remotes = r;
	lock_release(&m->remotes_lock);
	(void)mover_post(&m->base.m, 0);
}

void reconnect_del(struct verbs_remote *r)
{
	struct verbs_remote **at = &r->m->remotes;

	lock_acquire(&r->m->remotes_lock);
	while (*at && *at != r) {
		at = &(*at)->after;
	}
	if (*at) {
		*at = r->after;
	}
	lock_release(&r->m->remotes_lock);
}

void reconnect_free(struct wire *w)
{
	struct reconnect *b = w->reconnect;
	int rc;

	/* All that was in flight has ended. */
	if (b && b->asks) {
		(void)own_ended(&b->ask, &rc);
	}
	if (b && b->tells) {
		(void)own_ended(&b->tell, &rc);
	}
	free(b);
}
