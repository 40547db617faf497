/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Many pieces between memory and one region: chains of up to POST_MOST requests, each chain on one
 * wire, posted by one call and with one completion. All wires of the remote take turns. Adjacent
 * pieces are one request. Nothing is allocated, and a piece costs only the time to fill a request:
 * the key of the last piece's memory is remembered.
 *
 * A chain that ends with its wire's failure is posted again, whole, on another wire: reading or
 * writing the same bytes once more does no harm. A piece that the remote does not grant ends the
 * list.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/pieces.h"
#include "move/verbs/verbs.h"

#define WIRE_CHAINS (WIRE_DEPTH / POST_MOST)
#define CHAINS (RAILS_MAX * WIRE_CHAINS)

struct verbs_list;

struct verbs_chain {
	struct move_op op; /* by which its end is told; first */
	size_t first;	   /* its pieces */
	size_t n;
	unsigned int tries;
};

struct verbs_list {
	struct verbs *m;
	struct verbs_remote *r;
	const struct move_op *of;
	struct verbs_region *to;
	bool write;
	bool readable;	       /* the memory, by the processor */
	bool may_make;	       /* registrations of it */
	struct post_channel p; /* where its chains end */
	struct nic_known near[NIC_CARDS];

	size_t at; /* the next piece that is in no chain */
	unsigned int inflight;
	unsigned int turn; /* the wire that is next */
	int err;	   /* the first failure that ends the list; or of a wire, if none is left */
	struct verbs_chain *spare[CHAINS];
	unsigned int n_spare;
	struct verbs_chain *again[CHAINS]; /* to be posted once more */
	unsigned int n_again;
	struct verbs_chain chains[CHAINS];
};

static inline uintptr_t near_of(const struct verbs_list *l, size_t i)
{
	const struct dev_piece *p = &l->of->pieces[i];

	return l->write ? (uintptr_t)p->src : (uintptr_t)p->dst;
}

static inline uint64_t far_of(const struct verbs_list *l, size_t i)
{
	const struct dev_piece *p = &l->of->pieces[i];

	return l->write ? (uintptr_t)p->dst : (uintptr_t)p->src;
}

/* How the NIC has a piece's memory: *out, in l->near. */
static int find_known(struct verbs_list *l, unsigned int nic, uintptr_t addr, size_t len,
		      const struct nic_known **out)
{
	struct nic_known *k = &l->near[nic];
	struct end e;
	int rc;

	*out = k;
	if (likely(addr >= k->base && len <= k->len && addr - k->base <= k->len - len)) {
		return 0;
	}
	e = *ends_mem(&l->of->dst, &l->of->src);
	e.addr = addr;
	rc = nic_find(&l->m->base, nic, &e, len, l->may_make, k);
	if (rc) {
		*k = (struct nic_known){ 0 };
	}
	/* A stream waits, so the memory cannot be registered now: another wire or route may do. */
	return rc == -ENOENT ? -EIO : rc;
}

/* Adds a request to n, or makes the last one longer if the piece follows it at both sides. Returns
 * the number of requests; more than POST_MOST: there is no space for it. */
static inline unsigned int add_request(const struct verbs_list *l, const struct wire *w,
				       struct post_chain *c, unsigned int n, uintptr_t near,
				       uint64_t off, size_t len, uint32_t lkey)
{
	if (n) {
		struct verbs_sge *s = &c->sge[n - 1];

		if (s->addr + s->length == near && s->lkey == lkey &&
		    c->wr[n - 1].wr.rdma.remote_addr + s->length ==
			    l->to->key[w->there].addr + off &&
		    c->wr[n - 1].wr.rdma.rkey == region_key(l->to, w, off) &&
		    len <= SEGMENT_MOST - s->length) {
			s->length += (uint32_t)len;
			return n;
		}
	}
	if (n < POST_MOST) {
		post_aim(c, n, w, l->to, off, l->write);
		post_range(c, n, near, len, lkey);
	}
	return n + 1;
}

/* The requests of piece i, cut where a registration ends, here or there. */
static inline unsigned int add_piece(const struct verbs_list *l, const struct wire *w,
				     struct post_chain *c, unsigned int n, size_t i,
				     const struct nic_known *k)
{
	const struct mrs *mrs = k->of;
	uintptr_t near = near_of(l, i);
	uint64_t far = far_of(l, i);
	size_t left = l->of->pieces[i].len;

	do {
		uint64_t len = min_u64(left, region_left(l->to, w, far));

		len = min_u64(len, piece_left(mrs->each, mrs->n, near - k->base));
		n = add_request(l, w, c, n, near, far, (size_t)len, mrs_key(mrs, near - k->base));
		near += (uintptr_t)len;
		far += len;
		left -= (size_t)len;
	} while (unlikely(left) && n <= POST_MOST);
	return n;
}

/* Makes the requests of a chain's pieces. A chain without pieces gets all that fit. Returns the
 * number of requests, or -errno. */
static int build(struct verbs_list *l, const struct wire *w, struct verbs_chain *chain,
		 struct post_chain *c)
{
	size_t end = chain->n ? chain->first + chain->n : l->of->n_pieces;
	unsigned int n = 0;
	size_t i = chain->first;

	for (; i < end; i++) {
		const struct nic_known *k;
		uint32_t before = n ? c->sge[n - 1].length : 0;
		unsigned int with;
		int rc = find_known(l, w->rail->nic_at, near_of(l, i), l->of->pieces[i].len, &k);

		if (rc) {
			return rc;
		}
		with = add_piece(l, w, c, n, i, k);
		if (with > POST_MOST) {
			if (n) {
				c->sge[n - 1].length = before; /* a part of this one was added */
			}
			break;
		}
		n = with;
	}
	/* A chain that goes again has all of its pieces, however this NIC has them. */
	if (!n || (chain->n && i < end)) {
		return err_set(EIO, "a piece of %zu bytes has too many registrations",
			       l->of->pieces[i].len);
	}
	chain->n = i - chain->first;
	for (unsigned int k = 0; k < n && l->readable; k++) {
		c->wr[k].send_flags = post_inline(w, &c->wr[k]);
	}
	for (unsigned int k = 0; k < n; k++) {
		c->op[k] = &chain->op;
		c->last[k] = k + 1 == n;
	}
	return (int)n;
}

enum sent {
	SENT,
	FULL,	 /* the wire has no space now */
	UNKNOWN, /* its NIC has no key of the memory: l->err */
	DOWN,
};

static enum sent send_chain(struct verbs_list *l, struct wire *w, struct verbs_chain *chain)
{
	struct post_chain c;
	enum sent res = SENT;
	size_t had = chain->n;
	int n = build(l, w, chain, &c);

	if (n < 0) {
		l->err = l->err ? l->err : -n;
		return UNKNOWN;
	}
	lock_acquire(&w->lock);
	if (!atomic_load(&w->up)) {
		res = DOWN;
	} else if (post_space(w) < (unsigned int)n) {
		res = FULL;
	} else {
		if (l->write) {
			region_wrote(l->to, w);
		}
		(void)post_chain(&l->p, w, &c, (unsigned int)n);
		l->p.nic = w->rail->nic;
		l->inflight++;
	}
	lock_release(&w->lock);
	if (res != SENT) {
		chain->n = had;
	}
	return res;
}

/* Posts a chain on the next wire that takes it. Returns false if none does now; then l->err is set
 * if none will. */
static bool send_somewhere(struct verbs_list *l, struct verbs_chain *chain)
{
	unsigned int near = near_wires(l->r, l->to, ends_mem(&l->of->dst, &l->of->src));
	bool full = false;
	int before = l->err;

	/* The near ones, then the others, unless a near one has space soon. */
	for (unsigned int i = 0; i < 2 * l->r->n && !(full && i >= l->r->n); i++) {
		unsigned int at = l->turn++ % l->r->n;
		struct wire *w = l->r->wires[at];

		if ((near >> at & 1) == (i < l->r->n) && atomic_load(&w->up) &&
		    l->to->key[w->there].known) {
			enum sent s = send_chain(l, w, chain);

			if (s == SENT) {
				l->err = before; /* that of a wire which was passed by */
				return true;
			}
			full = full || s == FULL;
		}
	}
	if (full) {
		l->err = before;
	} else if (!l->err) {
		l->err = -lost_err(l->r);
	}
	return false;
}

/* A chain that failed with its wire goes again, if there is another one; but not round and round,
 * as wires come back. */
static bool goes_again(const struct verbs_list *l, struct verbs_chain *chain, int err)
{
	return chain->tries++ < l->r->n && is_of_rail(err) && post_wire(l->r, NULL);
}

static void take_ended(struct verbs_list *l)
{
	struct move_op *op = post_take(&l->p);

	while (op) {
		struct verbs_chain *chain = (struct verbs_chain *)(void *)op;
		int err = op->res < 0 ? (int)-op->res : 0;

		op = op->next;
		l->inflight--;
		if (err && goes_again(l, chain, err)) {
			l->again[l->n_again++] = chain;
			continue;
		}
		if (err) {
			l->err = l->err ? l->err : err;
		}
		chain->n = 0;
		l->spare[l->n_spare++] = chain;
	}
}

/* Posts what there is space for. */
static void post_all(struct verbs_list *l)
{
	while (!l->err && (l->n_again || l->at < l->of->n_pieces)) {
		struct verbs_chain *chain;

		if (l->n_again) {
			if (!send_somewhere(l, l->again[l->n_again - 1])) {
				return;
			}
			l->n_again--;
			continue;
		}
		if (!l->n_spare) {
			return;
		}
		chain = l->spare[l->n_spare - 1];
		chain->first = l->at;
		chain->n = 0;
		chain->tries = 0;
		if (!send_somewhere(l, chain)) {
			return;
		}
		l->n_spare--;
		l->at += chain->n;
	}
}

static void begin(struct verbs_list *l, struct verbs *m, const struct move_op *op)
{
	l->m = m;
	l->of = op;
	l->to = region_of(op_outer(op));
	l->r = (struct verbs_remote *)(void *)l->to->base.remote;
	l->write = op_writes(op);
	l->readable = l->write && end_is_readable(ends_mem(&op->dst, &op->src));
	l->may_make = nic_may_register(op);
	post_start(&l->p, &m->base.m, NULL, NULL);
	memset(l->near, 0, sizeof(l->near));
	l->at = 0;
	l->inflight = 0;
	l->turn = atomic_fetch_add(&l->r->next, 1);
	l->err = 0;
	l->n_again = 0;
	l->n_spare = l->r->n * WIRE_CHAINS;
	for (unsigned int i = 0; i < l->n_spare; i++) {
		l->chains[i].op = (struct move_op){ 0 };
		l->spare[i] = &l->chains[i];
	}
}

/* The retries of a queue pair have an end, and so has this. */
ssize_t list_run(struct verbs *m, struct move_op *op)
{
	struct verbs_list l;
	uint64_t since;

	if (!op_pieces_fit(op, 0, SEGMENT_MOST)) {
		return op->res = err_set(EINVAL, "a piece leaves the region");
	}
	begin(&l, m, op);
	post_all(&l);
	since = clock_now_ns();
	while (l.inflight || (!l.err && (l.n_again || l.at < op->n_pieces))) {
		unsigned int before = l.inflight;

		post_reap_all(m);
		take_ended(&l);
		post_all(&l);
		if (l.inflight != before) {
			since = clock_now_ns();
		}
		post_wait(&l.p, since, MOVE_ALL);
	}
	lock_finish(&l.p.lock);
	op->res = l.err ? -l.err : (ssize_t)op->len;
	post_settle(op);
	if (op->res < 0) {
		post_tell(op);
	}
	return op->res;
}
