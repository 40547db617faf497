/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wires: requests are posted as chains, and a thread that polls takes all completions of a NIC and
 * gives each operation's end to where that is collected.
 */

#include <errno.h>
#include <poll.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/log.h"
#include "move/verbs/load.h"
#include "move/verbs/verbs.h"
#include "sys/unix.h"

#define SPIN_NS 30000u /* how long a poll looks before it sleeps */
/* How long it sleeps at most: another thread may take its completions. */
#define SLEEP_NS 1000000u
#define TAKEN 32

struct wire *post_wire(struct verbs_remote *r, const struct link *via)
{
	unsigned int first = via ? 0 : atomic_fetch_add(&r->next, 1);

	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[(first + i) % r->n];

		if ((via ? via == &w->rail->link : true) && atomic_load(&w->up)) {
			return w;
		}
	}
	return NULL;
}

/* The errno of a failed request. */
static int errno_of(const struct wire *w, unsigned int status)
{
	switch (status) {
	case VERBS_WC_REM_ACCESS_ERR:
		return EACCES;
	case VERBS_WC_LOC_PROT_ERR:
		return EFAULT;
	case VERBS_WC_RETRY_EXC_ERR:
	case VERBS_WC_RNR_RETRY_EXC_ERR:
		return EHOSTUNREACH;
	case VERBS_WC_WR_FLUSH_ERR:
		return wire_err(w);
	default:
		return EREMOTEIO;
	}
}

void post_give(struct post_channel *of, struct move_op *op, ssize_t res)
{
	op->res = res;
	op->next = NULL;
	lock_acquire(&of->lock);
	*of->last = op;
	of->last = &op->next;
	lock_release(&of->lock);
}

/* Ends a request. With the last request of an operation, the operation ends. Its error is that of
 * the first request that failed: the later ones were only given up. */
static void end_flight(const struct flight *f, int err)
{
	struct move_op *op = f->op;

	op->err = op->err ? op->err : err;
	if (f->last) {
		err = op->err;
		op->err = 0;
		post_give(f->of, op, err ? -err : (ssize_t)op->len);
	}
}

/* The request with this completion has ended, and with it those before. Under the wire's lock. */
static void end_locked(struct wire *w, const struct flight *f, unsigned int status)
{
	int err = status == VERBS_WC_SUCCESS ? 0 : errno_of(w, status);
	bool last = false;

	while (!last && w->tail != w->head) {
		const struct flight *at = &w->flights[w->tail++ % WIRE_DEPTH];

		last = at == f;
		end_flight(at, last ? err : 0);
	}
}

/* Takes the wire out of use. Returns false if it was out of use before. */
static bool leave(struct wire *w)
{
	bool was = atomic_exchange(&w->up, false);

	if (was) {
		atomic_store(&w->r->lanes.v[w->lane].refuse, PL_REASON_LANE_FAILED);
	}
	return was;
}

static void take_one(const struct verbs_wc *wc)
{
	const struct flight *f = (const struct flight *)(uintptr_t)wc->wr_id;
	struct wire *w = f->wire;
	char words[128];

	/* Before no more is given to it. */
	if ((wc->status == VERBS_WC_RETRY_EXC_ERR || wc->status == VERBS_WC_RNR_RETRY_EXC_ERR) &&
	    atomic_load(&w->up)) {
		atomic_store(&w->silent, true);
	}
	/* Readers of messages look at `silent` once no wire is up. */
	if (wc->status != VERBS_WC_SUCCESS && atomic_load(&w->up) &&
	    f->op == atomic_load(&w->asked)) {
		atomic_store(&w->r->silent, -errno_of(w, wc->status));
	}
	if (wc->status != VERBS_WC_SUCCESS && leave(w)) {
		verbs_words(wc->status, words, sizeof(words));
		log_warn("%s: %s", w->name, words);
	}
	if (wc->status == VERBS_WC_SUCCESS) {
		atomic_store_explicit(&w->heard, true, memory_order_relaxed);
	}
	lock_acquire(&w->lock);
	end_locked(w, f, wc->status);
	lock_release(&w->lock);
}

static void reap_locked(struct nic *nic)
{
	struct verbs_wc wc[TAKEN];
	int n;

	do {
		n = verbs_poll(nic->cq, TAKEN, wc);
		for (int i = 0; i < n; i++) {
			take_one(&wc[i]);
		}
	} while (n == TAKEN);
}

void post_reap(struct nic *nic)
{
	if (lock_try(&nic->lock)) {
		reap_locked(nic);
		lock_release(&nic->lock);
	}
}

static bool has_done(struct post_channel *p)
{
	bool has;

	lock_acquire(&p->lock);
	has = p->done != NULL;
	lock_release(&p->lock);
	return has;
}

/* Sleeps until there is a completion, if this thread is the one that may. */
static void sleep_on(struct post_channel *own, struct nic *nic, uint64_t ns)
{
	struct pollfd p = { .fd = nic->events->fd, .events = POLLIN };
	struct verbs_cq *cq;
	void *arg;

	if (!lock_try(&nic->lock)) {
		(void)sys_poll(NULL, 0, min_u64(ns, SPIN_NS));
		return;
	}
	(void)verbs_arm(nic->cq, 0);
	reap_locked(nic); /* completions that came before the queue was armed */
	if (!has_done(own) && sys_poll(&p, 1, ns) == 1 &&
	    !nic->v->ibv_get_cq_event(nic->events, &cq, &arg)) {
		nic->v->ibv_ack_cq_events(cq, 1);
		reap_locked(nic);
	}
	lock_release(&nic->lock);
}

bool post_idle(struct wire *w)
{
	bool idle;

	lock_acquire(&w->lock);
	idle = w->head == w->tail;
	lock_release(&w->lock);
	return idle;
}

void post_fail(struct wire *w)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_ERR };

	(void)leave(w);
	if (w->qp) {
		(void)w->r->m->v->ibv_modify_qp(w->qp, &a, VERBS_QP_STATE);
	}
}

/* After its queue pair is destroyed, the NIC works on none of the wire's requests. */
void post_end(struct wire *w)
{
	(void)leave(w);
	if (w->head != w->tail && w->qp) {
		(void)w->r->m->v->ibv_destroy_qp(w->qp);
		w->qp = NULL;
	}
	while (w->tail != w->head) {
		end_flight(&w->flights[w->tail++ % WIRE_DEPTH], wire_err(w));
	}
}

/* Posts one chain, whose last request asks for a completion. Returns false if some requests were
 * not taken. Those that were taken are in flight, and end in this call or by a completion. The
 * caller holds the wire's lock, and the wire has space for all. */
bool post_chain(struct post_channel *p, struct wire *w, struct post_chain *c, unsigned int n)
{
	struct verbs_send_wr *bad = NULL;
	unsigned int taken = n;

	for (unsigned int i = 0; i < n; i++) {
		struct flight *f = &w->flights[(w->head + i) % WIRE_DEPTH];

		*f = (struct flight){ .wire = w, .op = c->op[i], .of = p, .last = c->last[i] };
		c->op[i]->err = 0;
		c->wr[i].wr_id = (uintptr_t)f;
		c->wr[i].next = i + 1 < n ? &c->wr[i + 1] : NULL;
		c->wr[i].send_flags |= i + 1 < n ? 0 : VERBS_SEND_SIGNALED;
	}
	if (verbs_send(w->qp, c->wr, &bad)) {
		taken = bad ? (unsigned int)(bad - c->wr) : 0;
	}
	w->head += taken;
	if (taken == n) {
		return true;
	}
	/* Nothing would tell of those that were taken. */
	log_warn("%s: a request was not taken: the connection is given up", w->name);
	if (taken) {
		w->flights[(w->head - 1) % WIRE_DEPTH].last = true;
	}
	post_end(w);
	for (unsigned int i = taken; i < n; i++) {
		/* The end of one that was taken in part was told just now. */
		if (c->last[i] && !(taken && c->op[i] == c->op[taken - 1])) {
			post_give(p, c->op[i], -wire_err(w));
		}
	}
	return false;
}

void post_start(struct post_channel *p, struct mover *m, move_done done, void *arg)
{
	*p = (struct post_channel){ .c = { .mover = m, .done = done, .arg = arg },
				    .m = verbs_of(m) };
	p->last = &p->done;
	lock_init(&p->lock, RANK_VERBS_CHANNEL);
}

struct move_op *post_take(struct post_channel *p)
{
	struct move_op *op;

	lock_acquire(&p->lock);
	op = p->done;
	p->done = NULL;
	p->last = &p->done;
	lock_release(&p->lock);
	return op;
}

static struct nic *nic_of(const struct post_channel *p)
{
	return p->nic ? p->nic : &p->m->nics[0];
}

void post_wait(struct post_channel *p, uint64_t begin, uint64_t wait_ns)
{
	uint64_t passed = clock_now_ns() - begin;

	if (passed > SPIN_NS && passed < wait_ns) {
		sleep_on(p, nic_of(p), min_u64(wait_ns - passed, SLEEP_NS));
	}
}

void post_reap_now(struct nic *nic)
{
	lock_acquire(&nic->lock);
	reap_locked(nic);
	lock_release(&nic->lock);
}

void post_reap_all(struct verbs *m)
{
	for (unsigned int i = 0; i < m->base.n; i++) {
		post_reap(&m->nics[i]);
	}
}
