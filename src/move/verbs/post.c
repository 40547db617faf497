/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Requests on wires, and their completions. What is submitted is collected as long as it is for one
 * wire, and posted as one chain when that is full or when somebody polls.
 */

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "move/verbs/load.h"
#include "move/verbs/verbs.h"
#include "sys/unix.h"

#define SPIN_NS 30000u /* how long a poll looks before it sleeps */
#define SLEEP_NS                                                                        \
	1000000u /* how long it sleeps at most: another thread may take its completions \
		  */
#define TAKEN 32

static struct post_channel *channel_of(struct channel *c)
{
	return (struct post_channel *)(void *)c;
}

static struct verbs_remote *remote_of(const struct move_op *op)
{
	return (struct verbs_remote *)(void *)ends_region(&op->dst, &op->src)->remote;
}

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

/* What a failed request's errno is. */
static int errno_of(unsigned int status)
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
		return ECONNRESET;
	default:
		return EREMOTEIO;
	}
}

static void give(struct post_channel *of, struct move_op *op, ssize_t res)
{
	op->res = res;
	op->next = NULL;
	lock_acquire(&of->lock);
	*of->last = op;
	of->last = &op->next;
	lock_release(&of->lock);
}

/* The request with this completion has ended, and with it those before. Under the wire's lock. */
static void end_locked(struct wire *w, const struct flight *f, unsigned int status)
{
	bool last = false;

	while (!last && w->tail != w->head) {
		struct flight *at = &w->flights[w->tail++ % WIRE_DEPTH];

		last = at == f;
		give(at->of, at->op,
		     last && status != VERBS_WC_SUCCESS ? -errno_of(status) : (ssize_t)at->op->len);
	}
}

/* No operation is given it any more. False: so it was before. */
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

	if (wc->status != VERBS_WC_SUCCESS && leave(w)) {
		verbs_words(wc->status, words, sizeof(words));
		log_warn("%s: %s", w->name, words);
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
	reap_locked(nic); /* what came before it was armed */
	if (!has_done(own) && sys_poll(&p, 1, ns) == 1 &&
	    !nic->v->ibv_get_cq_event(nic->events, &cq, &arg)) {
		nic->v->ibv_ack_cq_events(cq, 1);
		reap_locked(nic);
	}
	lock_release(&nic->lock);
}

/* A request of an operation. */
static void fill_wr(const struct wire *w, const struct prepared *p, struct verbs_send_wr *wr,
		    struct verbs_sge *sge)
{
	const struct move_op *op = p->op;
	const struct end *far = op_outer(op);
	const struct end *near = ends_mem(&op->dst, &op->src);
	const struct verbs_region *r = (const struct verbs_region *)(const void *)far->region;

	*sge = (struct verbs_sge){ near->addr, (uint32_t)op->len, p->lkey };
	*wr = (struct verbs_send_wr){ .sg_list = sge,
				      .num_sge = 1,
				      .opcode = op_writes(op) ? VERBS_WR_RDMA_WRITE
							      : VERBS_WR_RDMA_READ };
	wr->wr.rdma.remote_addr = r->key[w->there].addr + far->off;
	wr->wr.rdma.rkey = r->key[w->there].rkey;
}

/* Takes the first of the prepared operations away. */
static void shift(struct post_channel *p, unsigned int n)
{
	p->n -= n;
	memmove(p->prepared, p->prepared + n, p->n * sizeof(p->prepared[0]));
}

static void refuse_all(struct post_channel *p, int err)
{
	for (unsigned int i = 0; i < p->n; i++) {
		give(p, p->prepared[i].op, err);
	}
	p->n = 0;
}

void post_fail(struct wire *w)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_ERR };

	(void)leave(w);
	if (w->qp) {
		(void)w->r->m->v->ibv_modify_qp(w->qp, &a, VERBS_QP_STATE);
	}
}

/* Without its queue pair the NIC has none of them any more. */
void post_end(struct wire *w)
{
	(void)leave(w);
	if (w->head != w->tail && w->qp) {
		(void)w->r->m->v->ibv_destroy_qp(w->qp);
		w->qp = NULL;
	}
	while (w->tail != w->head) {
		const struct flight *f = &w->flights[w->tail++ % WIRE_DEPTH];

		give(f->of, f->op, -ECONNRESET);
	}
}

/* Requests of the first prepared operations that there is room for; how many. Under the wire's
 * lock. */
static unsigned int make_chain(struct post_channel *p, struct wire *w, struct verbs_send_wr *wr,
			       struct verbs_sge *sge)
{
	unsigned int n = 0;

	while (n < p->n && w->head + n - w->tail < WIRE_DEPTH) {
		struct flight *f = &w->flights[(w->head + n) % WIRE_DEPTH];

		fill_wr(w, &p->prepared[n], &wr[n], &sge[n]);
		*f = (struct flight){ .wire = w, .op = p->prepared[n].op, .of = p };
		wr[n].wr_id = (uintptr_t)f;
		if (n) {
			wr[n - 1].next = &wr[n];
		}
		n++;
	}
	return n;
}

/* Posts as many of the prepared operations as there is room for, as one chain, of which the last
 * asks for a completion. Under the wire's lock. */
static void post_locked(struct post_channel *p, struct wire *w)
{
	struct verbs_send_wr wr[POST_MOST];
	struct verbs_sge sge[POST_MOST];
	struct verbs_send_wr *bad = NULL;
	unsigned int taken;
	unsigned int n;

	if (!atomic_load(&w->up)) {
		refuse_all(p, -ECONNRESET);
		return;
	}
	n = make_chain(p, w, wr, sge);
	if (!n) {
		return;
	}
	wr[n - 1].send_flags = VERBS_SEND_SIGNALED;
	taken = n;
	if (verbs_send(w->qp, wr, &bad)) {
		taken = bad ? (unsigned int)(bad - wr) : 0;
	}
	w->head += taken;
	shift(p, taken);
	if (taken < n) {
		/* Nothing would tell of those that were taken. */
		log_warn("%s: a request was not taken: the connection is given up", w->name);
		post_end(w);
		refuse_all(p, -ECONNRESET);
	}
}

static void flush(struct post_channel *p)
{
	struct wire *w = p->wire;

	if (p->n) {
		lock_acquire(&w->lock);
		post_locked(p, w);
		lock_release(&w->lock);
	}
}

static void start(struct post_channel *p, struct mover *m, move_done done, void *arg)
{
	*p = (struct post_channel){ .c = { .mover = m, .done = done, .arg = arg },
				    .m = verbs_of(m) };
	p->last = &p->done;
	lock_init(&p->lock, RANK_VERBS_CHANNEL);
}

static int get(struct mover *m, const struct move_op *like, move_done done, void *arg,
	       struct channel **out)
{
	struct post_channel *p = alloc_zero(sizeof(*p));

	(void)like;
	if (!p) {
		return -ENOMEM;
	}
	start(p, m, done, arg);
	*out = &p->c;
	return 0;
}

static void put(struct channel *c)
{
	lock_finish(&channel_of(c)->lock);
	free(c);
}

static bool is_within(const struct move_op *op)
{
	const struct end *far = op_outer(op);

	return far->off <= far->region->len && op->len <= far->region->len - far->off &&
	       op->len <= SEGMENT_MOST;
}

/* The wire that takes an operation, and the key of its memory there: the one that was asked for, if
 * the NICs at both of its ends have the memories, else the next that is so. 0, or what the last one
 * lacks. */
static int choose_wire(struct verbs *m, const struct move_op *op, struct wire **out, uint32_t *lkey)
{
	const struct verbs_region *far =
		(const struct verbs_region *)(const void *)op_outer(op)->region;
	struct verbs_remote *r = remote_of(op);
	struct wire *first = post_wire(r, op->via);
	unsigned int at = 0;
	int rc = -ENETDOWN;

	while (first && at < r->n && r->wires[at] != first) {
		at++;
	}
	for (unsigned int i = 0; first && i < r->n && rc; i++) {
		struct wire *w = r->wires[(at + i) % r->n];

		if (atomic_load(&w->up)) {
			*out = w;
			rc = !far->key[w->there].known
				     ? -ENETDOWN
				     : regs_key(m, w->rail->nic_at, ends_mem(&op->dst, &op->src),
						op->len, true, lkey);
		}
	}
	return rc;
}

static int submit(struct channel *c, struct move_op *op)
{
	struct post_channel *p = channel_of(c);
	struct wire *w = NULL;
	uint32_t lkey = 0;
	int rc = is_within(op) ? choose_wire(p->m, op, &w, &lkey) : -EINVAL;

	if (rc) {
		c->inflight++;
		give(p, op, rc);
		return 0;
	}
	if (p->n == POST_MOST || (p->n && p->wire != w)) {
		flush(p);
		if (p->n) {
			return -EAGAIN;
		}
	}
	p->wire = w;
	p->prepared[p->n++] = (struct prepared){ op, lkey };
	c->inflight++;
	return 0;
}

static void tell(const struct move_op *op)
{
	(void)err_set((int)-op->res, "%s: %s", ends_region(&op->dst, &op->src)->remote->name,
		      remote_words((int)op->res));
}

/* What was read into memory of a device is to be seen by its next kernel. */
static void settle(struct move_op *op)
{
	struct dev *dev = end_is_mem(&op->dst, MEM_DEVICE) ? op->dst.dev : NULL;
	int rc = op->res > 0 && dev && !end_is_mem(&op->dst, MEM_HOST_ADDRESSABLE)
			 ? dev->share.flush(dev)
			 : 0;

	op->res = rc ? rc : op->res;
}

/* Hands on what has completed. */
static int deliver(struct post_channel *p)
{
	struct move_op *op;
	int n = 0;

	lock_acquire(&p->lock);
	op = p->done;
	p->done = NULL;
	p->last = &p->done;
	lock_release(&p->lock);
	while (op) {
		struct move_op *next = op->next;

		settle(op);
		if (op->res < 0) {
			tell(op);
		}
		channel_done(&p->c, op);
		op = next;
		n++;
	}
	return n;
}

static struct nic *nic_of(const struct post_channel *p)
{
	return p->wire ? p->wire->rail->nic : &p->m->nics[0];
}

static int poll_channel(struct channel *c, uint64_t wait_ns)
{
	struct post_channel *p = channel_of(c);
	uint64_t begin = clock_now_ns();
	int n;

	for (;;) {
		uint64_t now;

		flush(p);
		for (unsigned int i = 0; i < p->m->n_nics; i++) {
			post_reap(&p->m->nics[i]);
		}
		n = deliver(p);
		if (n || !wait_ns || !c->inflight) {
			return n;
		}
		now = clock_now_ns();
		if (now - begin >= wait_ns) {
			return 0;
		}
		if (now - begin > SPIN_NS) {
			sleep_on(p, nic_of(p), min_u64(wait_ns - (now - begin), SLEEP_NS));
		}
	}
}

static void note_end(struct move_op *op, void *arg)
{
	(void)op;
	*(bool *)arg = true;
}

/* The retries of a queue pair have an end, and so has this. */
ssize_t verbs_run(struct mover *m, struct move_op *op)
{
	struct post_channel p;
	bool done = false;
	int rc;

	start(&p, m, note_end, &done);
	rc = submit(&p.c, op);
	while (!rc && !done) {
		(void)poll_channel(&p.c, MOVE_ALL);
	}
	lock_finish(&p.lock);
	if (rc) {
		op->res = rc;
	}
	return op->res;
}

const struct channel_ops verbs_channels = {
	.get = get,
	.put = put,
	.submit = submit,
	.poll = poll_channel,
};
