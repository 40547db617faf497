/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers: an operation, or the pieces of one, is cut into requests, some of which are in flight
 * at once, all by one end. If that breaks below them, maybe by another transfer's mistake, it is
 * all done once more by an end that no other has: to read or to write the same bytes again does no
 * harm. A connection that is new and breaks at once, of a process that answers, is what some
 * providers make of memory that is not granted.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/fabric/fabric.h"

#define DEPTH 16u
#define CHUNK (UINT64_C(1) << 20)

struct fabric_work {
	struct fabric *m;
	struct fabric_wire *w;
	struct fabric_end *e;
	const struct move_op *op;
	const struct fabric_region *g;
	bool write;
	size_t piece;  /* that is cut next */
	size_t within; /* bytes of that piece that are cut already */
	struct nic_known near;
	struct fabric_flight flights[DEPTH];
	unsigned int free[DEPTH]; /* flights that are not in flight */
	unsigned int n_free;
	int err;
	bool said; /* and it has words */
};

static size_t pieces_of(const struct move_op *op)
{
	return op->n_pieces ? op->n_pieces : 1;
}

/* A piece's memory, offset and length. */
static void piece_at(const struct fabric_work *k, uintptr_t *near, uint64_t *far, size_t *len)
{
	const struct move_op *op = k->op;
	const struct dev_piece *p = op->n_pieces ? &op->pieces[k->piece] : NULL;

	if (!p) {
		*near = ends_mem(&op->dst, &op->src)->addr;
		*far = op_outer(op)->off;
		*len = op->len;
	} else {
		*near = k->write ? (uintptr_t)p->src : (uintptr_t)p->dst;
		*far = k->write ? (uintptr_t)p->dst : (uintptr_t)p->src;
		*len = p->len;
	}
}

static bool is_within(const struct move_op *op)
{
	uint64_t len = op_outer(op)->region->len;
	struct fabric_work k = { .op = op, .write = op_writes(op) };

	for (; k.piece < pieces_of(op); k.piece++) {
		uintptr_t near;
		uint64_t far;
		size_t n;

		piece_at(&k, &near, &far, &n);
		if (far > len || n > len - far) {
			return false;
		}
	}
	return true;
}

/* How the card has a piece's memory, in k->near. */
static int find_known(struct fabric_work *k, uintptr_t addr, size_t len)
{
	const struct nic_known *n = &k->near;
	struct end e = *ends_mem(&k->op->dst, &k->op->src);
	int rc;

	if (addr >= n->base && len <= n->len && addr - n->base <= n->len - len) {
		return 0;
	}
	e.addr = addr;
	rc = fabric_find(k->m, k->w->card_at, &e, len, nic_may_register(k->op), &k->near);
	/* Another route carries it. */
	return rc == -ENOENT ? err_set(EIO,
				       "%s has not registered the memory at %p, and cannot while a "
				       "stream waits",
				       k->w->card->is.name, (void *)addr)
			     : rc;
}

/* The next request; false: there is none, or k->err. Without the card's lock. */
static bool next_request(struct fabric_work *k, struct ofi_request *q)
{
	uintptr_t near;
	uint64_t far;
	size_t len;
	int rc;

	for (;; k->piece++, k->within = 0) {
		if (k->piece == pieces_of(k->op)) {
			return false;
		}
		piece_at(k, &near, &far, &len);
		if (k->within < len) {
			break;
		}
	}
	rc = find_known(k, near, len);
	if (rc) {
		k->err = -rc;
		k->said = true;
		return false;
	}
	len = (size_t)min_u64(len - k->within, min_u64(CHUNK, k->w->card->is.longest));
	*q = (struct ofi_request){ .what = k->write ? OFI_WRITE : OFI_READ,
				   .mem = (void *)(near + k->within),
				   .len = len,
				   .of = k->near.of,
				   .addr = k->g->at[k->w->there].addr + far + k->within,
				   .key = k->g->at[k->w->there].key };
	k->within += len;
	return true;
}

/* Takes the flights that have ended out of flight. Under the card's lock. */
static void take_ended(struct fabric_work *k)
{
	bool is_free[DEPTH] = { false };

	for (unsigned int i = 0; i < k->n_free; i++) {
		is_free[k->free[i]] = true;
	}
	for (unsigned int i = 0; i < DEPTH; i++) {
		if (!is_free[i] && k->flights[i].q.ended) {
			int err = fabric_ended(k->e, &k->flights[i]);

			/* ECONNRESET tells less than the error that ended the connection. */
			k->err = k->err && k->err != ECONNRESET ? k->err : err ? err : k->err;
			k->free[k->n_free++] = i;
		}
	}
}

/* Under the card's lock: posts the request of a flight, once there is space. */
static int post(struct fabric_work *k, unsigned int i)
{
	uint64_t begin = clock_now_ns();
	uint64_t since = k->e->clock_ns;
	int rc;

	while ((rc = fabric_post(k->e, &k->flights[i])) == -EAGAIN) {
		if (fabric_gave_up(k->e, since)) {
			return -EHOSTUNREACH;
		}
		fabric_wait(k->e, begin);
	}
	return rc;
}

/* Under the card's lock, which is released meanwhile: begins the next request. False: there is
 * none, or k->err. */
static bool begin_one(struct fabric_work *k)
{
	struct fabric_card *c = k->w->card;
	unsigned int i = k->free[k->n_free - 1];
	bool more;
	int rc = 0;

	lock_release(&c->lock);
	more = next_request(k, &k->flights[i].q);
	lock_acquire(&c->lock);
	if (more) {
		rc = post(k, i);
	}
	if (more && !rc) {
		k->n_free--;
	}
	k->err = rc && !k->err ? -rc : k->err;
	return more && !rc;
}

/* Under the card's lock: until nothing is in flight, and there is no more or it has failed. */
static void carry_by(struct fabric_work *k)
{
	uint64_t begin = clock_now_ns();
	bool more = true;

	for (;;) {
		take_ended(k);
		if (more && !k->err && k->n_free) {
			more = begin_one(k);
		} else if (k->n_free < DEPTH) {
			if (!fabric_gave_up(k->e, k->e->clock_ns)) {
				fabric_wait(k->e, begin);
			}
		} else {
			return;
		}
	}
}

/* All of it, once: 0 or a positive errno. */
static int carry(struct fabric_work *k, enum fabric_which which)
{
	struct fabric_card *c = k->w->card;
	int rc;

	k->piece = 0;
	k->within = 0;
	k->near = (struct nic_known){ 0 };
	k->err = 0;
	k->said = false;
	for (k->n_free = 0; k->n_free < DEPTH; k->n_free++) {
		k->free[k->n_free] = k->n_free;
	}
	lock_acquire(&c->lock);
	rc = fabric_end_take(k->w, which, &k->e);
	if (!rc) {
		carry_by(k);
		fabric_end_put(k->e);
	}
	lock_release(&c->lock);
	return rc ? -rc : k->err;
}

static int carry_again(struct fabric_work *k, int err)
{
	if (!fabric_again(k->w, err)) {
		return err;
	}
	err = carry(k, FABRIC_OWN);
	return err == ECONNRESET && !atomic_load(&k->w->r->down) ? EACCES : err;
}

/* Makes bytes that were read into a device's memory visible to its next kernel. */
static int settle(const struct move_op *op)
{
	struct dev *dev = end_is_mem(&op->dst, MEM_DEVICE) ? op->dst.dev : NULL;

	return dev && !end_is_mem(&op->dst, MEM_HOST_ADDRESSABLE) ? -dev->share.flush(dev) : 0;
}

ssize_t fabric_run(struct mover *m, struct move_op *op)
{
	struct region *region = op_outer(op)->region;
	struct fabric_remote *r = fabric_remote_of(region->remote);
	struct fabric_work k = { .m = fabric_of(m), .op = op, .write = op_writes(op) };
	int err;

	if (!is_within(op)) {
		return op->res = err_set(EINVAL, "it leaves the region");
	}
	k.g = fabric_region_of(region);
	k.w = fabric_turn(r, k.g);
	if (!k.w) {
		err = fabric_is_down(r);
		return op->res = remote_fails(&r->base.base, err ? err : -ENETDOWN);
	}
	err = carry_again(&k, carry(&k, FABRIC_SHARED));
	if (err) {
		(void)fabric_is_down(r);
	} else {
		err = settle(op);
		k.said = err;
	}
	op->res = err ? -err : (ssize_t)op->len;
	if (err && !k.said) {
		(void)remote_fails(&r->base.base, -err);
	}
	return op->res;
}
