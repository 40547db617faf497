/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Channels. Operations that are submitted for the same wire are collected, and posted as one chain
 * when the chain is full or a thread polls.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/verbs/verbs.h"

static struct post_channel *channel_of(struct channel *c)
{
	return (struct post_channel *)(void *)c;
}

static struct verbs_remote *remote_of(const struct move_op *op)
{
	return (struct verbs_remote *)(void *)ends_region(&op->dst, &op->src)->remote;
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
		post_give(p, p->prepared[i].op, err);
	}
	p->n = 0;
}

/* The requests of one operation, behind n others: one, or where it crosses from one registration
 * into the next on either side, more. How many there are then; n: there is no space for all. */
static unsigned int add_op(const struct prepared *p, const struct wire *w, struct post_chain *c,
			   unsigned int n, unsigned int space)
{
	struct move_op *op = p->op;
	const struct end *far = op_outer(op);
	const struct end *near = ends_mem(&op->dst, &op->src);
	const struct verbs_region *to = region_of(far);
	uint64_t at = near->addr - p->base;
	unsigned int i = n;
	size_t done = 0;

	do {
		uint64_t len = min_u64(op->len - done, region_left(to, w, far->off + done));

		if (i == space) {
			return n;
		}
		len = min_u64(len, piece_left(p->mrs->each, p->mrs->n, at + done));
		post_aim(c, i, w, to, far->off + done, op_writes(op));
		post_range(c, i, near->addr + done, (size_t)len, mrs_key(p->mrs, at + done));
		c->wr[i].send_flags = end_is_readable(near) ? post_inline(w, &c->wr[i]) : 0;
		c->op[i] = op;
		c->last[i++] = false;
		done += (size_t)len;
	} while (done < op->len);
	c->last[i - 1] = true;
	return i;
}

/* Whether add_op() has space for it in an empty chain. */
static bool fits(const struct move_op *op, const struct wire *w, const struct mrs *near)
{
	const struct verbs_region *to = region_of(op_outer(op));
	uint64_t far = to->key[w->there].n == 1 ? 0 : op->len / to->key[w->there].each + 1;

	return far + (near->n == 1 ? 0 : op->len / near->each + 1) < POST_MOST;
}

/* Makes requests of the first prepared operations, up to the wire's free requests. Returns the
 * number of requests; *ops: of operations. Under the wire's lock. */
static unsigned int make_chain(const struct post_channel *p, struct wire *w, struct post_chain *c,
			       unsigned int *ops)
{
	unsigned int space = post_space(w) < POST_MOST ? post_space(w) : POST_MOST;
	unsigned int n = 0;

	for (*ops = 0; *ops < p->n; ++*ops) {
		struct move_op *op = p->prepared[*ops].op;
		unsigned int with = add_op(&p->prepared[*ops], w, c, n, space);

		if (with == n) {
			break;
		}
		n = with;
		if (op_writes(op)) {
			region_wrote(region_of(op_outer(op)), w);
		}
	}
	return n;
}

/* Posts the first prepared operations, up to the wire's free requests. Under the wire's lock. */
static void post_locked(struct post_channel *p, struct wire *w)
{
	struct post_chain c;
	unsigned int ops;
	unsigned int n;

	if (!atomic_load(&w->up)) {
		refuse_all(p, -wire_err(w));
		return;
	}
	n = make_chain(p, w, &c, &ops);
	if (n) {
		bool taken = post_chain(p, w, &c, n);

		shift(p, ops);
		if (!taken) {
			refuse_all(p, -wire_err(w));
		}
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

static int get(struct mover *m, const struct move_op *like, move_done done, void *arg,
	       struct channel **out)
{
	struct post_channel *p = alloc_zero(sizeof(*p));

	(void)like;
	if (!p) {
		return -ENOMEM;
	}
	post_start(p, m, done, arg);
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

/* Finds, among the wires 1 << i, the first from number `at` on whose NICs at both ends have the
 * memories. Returns 0, or the error of the last wire that lacks one. */
static int find_wire(struct verbs *m, const struct move_op *op, unsigned int wires, unsigned int at,
		     bool now, struct wire **out, struct nic_known *known)
{
	const struct verbs_region *far = region_of(op_outer(op));
	struct verbs_remote *r = remote_of(op);
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i < r->n && rc; i++) {
		struct wire *w = r->wires[(at + i) % r->n];

		if (wires >> (at + i) % r->n & 1 && atomic_load(&w->up) &&
		    far->key[w->there].known) {
			*out = w;
			rc = nic_find(&m->base, w->rail->nic_at, ends_mem(&op->dst, &op->src),
				      op->len, now, known);
			rc = rc || fits(op, w, known->of) ? rc : -EIO;
		}
	}
	return rc;
}

/* Where the search begins: at the wire that was asked for, or at the next one's turn. */
static unsigned int first_wire(struct verbs_remote *r, const struct link *via, unsigned int wires)
{
	for (unsigned int i = 0; via && i < r->n; i++) {
		if (via == &r->wires[i]->rail->link) {
			return i;
		}
	}
	return wires ? near_first(wires, atomic_fetch_add(&r->next, 1)) : 0;
}

/* The wire that takes an operation, and how it has the memory: the one that was asked for, or
 * the next, of those that are near to the memory if there are any. One whose NIC has the memory
 * before one that has to register it first: that may take long, and a stream may wait for this. */
static int choose_wire(struct verbs *m, const struct move_op *op, struct wire **out,
		       struct nic_known *known)
{
	struct verbs_remote *r = remote_of(op);
	const struct end *near = ends_mem(&op->dst, &op->src);
	unsigned int wires = near_wires(r, region_of(op_outer(op)), near);
	unsigned int at = first_wire(r, op->via, wires);
	int rc;

	rc = find_wire(m, op, wires, at, false, out, known);
	if (likely(!rc) || rc == -ENETDOWN) {
		return rc;
	}
	if (!nic_may_register(op)) {
		/* Another route carries it. */
		return find_wire(m, op, ~wires, at, false, out, known) == 0
			       ? 0
			       : err_set(EIO, "no NIC that is up has registered this memory, and "
					      "none can while a stream waits");
	}
	rc = find_wire(m, op, wires, at, true, out, known);
	if (rc) {
		/* The near ones have not got it. */
		rc = find_wire(m, op, ~wires, at, true, out, known) == 0 ? 0 : rc;
	}
	return rc;
}

static int submit(struct channel *c, struct move_op *op)
{
	struct post_channel *p = channel_of(c);
	struct wire *w = NULL;
	struct nic_known known;
	int rc = is_within(op) ? choose_wire(p->m, op, &w, &known) : -EINVAL;

	if (rc) {
		c->inflight++;
		post_give(p, op, rc == -ENETDOWN ? lost_err(remote_of(op)) : rc);
		return 0;
	}
	if (p->n == POST_MOST || (p->n && p->wire != w)) {
		flush(p);
		if (p->n) {
			return -EAGAIN;
		}
	}
	p->wire = w;
	p->nic = w->rail->nic;
	p->prepared[p->n++] = (struct prepared){ op, known.of, known.base };
	c->inflight++;
	return 0;
}

void post_tell(const struct move_op *op)
{
	(void)remote_fails(ends_region(&op->dst, &op->src)->remote, (int)op->res);
}

/* Makes bytes that were read into a device's memory visible to its next kernel. */
void post_settle(struct move_op *op)
{
	struct dev *dev = end_is_mem(&op->dst, MEM_DEVICE) ? op->dst.dev : NULL;
	int rc = op->res > 0 && dev && !end_is_mem(&op->dst, MEM_HOST_ADDRESSABLE)
			 ? dev->share.flush(dev)
			 : 0;

	op->res = rc ? rc : op->res;
}

/* Hands on completed operations. */
static int deliver(struct post_channel *p)
{
	struct move_op *op = post_take(p);
	int n = 0;

	while (op) {
		struct move_op *next = op->next;

		post_settle(op);
		if (op->res < 0) {
			post_tell(op);
		}
		channel_done(&p->c, op);
		op = next;
		n++;
	}
	return n;
}

static int poll_channel(struct channel *c, uint64_t wait_ns)
{
	struct post_channel *p = channel_of(c);
	uint64_t begin = clock_now_ns();
	int n;

	for (;;) {
		flush(p);
		post_reap_all(p->m);
		n = deliver(p);
		if (n || !wait_ns || !c->inflight) {
			return n;
		}
		if (clock_now_ns() - begin >= wait_ns) {
			return 0;
		}
		post_wait(p, begin, wait_ns);
	}
}

/* Not by a channel's poll, which injects failures as its caller does. The retries of a queue pair
 * have an end, and so has this. */
ssize_t post_run(struct mover *m, struct move_op *op)
{
	struct post_channel p;
	uint64_t begin = clock_now_ns();
	int rc;

	post_start(&p, m, NULL, NULL);
	rc = submit(&p.c, op);
	while (!rc) {
		flush(&p);
		post_reap_all(p.m);
		if (post_take(&p)) {
			break;
		}
		post_wait(&p, begin, MOVE_ALL);
	}
	lock_finish(&p.lock);
	if (rc) {
		op->res = rc;
	}
	post_settle(op);
	if (op->res < 0) {
		post_tell(op);
	}
	return op->res;
}

const struct channel_ops verbs_channels = {
	.get = get,
	.put = put,
	.submit = submit,
	.poll = poll_channel,
};
