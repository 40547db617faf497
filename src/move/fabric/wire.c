/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Wires: single operations, whose turn it is, and the end of a remote. */

#include <errno.h>

#include "base/clock.h"
#include "base/error.h"
#include "move/fabric/fabric.h"

bool fabric_again(const struct fabric_wire *w, int err)
{
	return (err == ECONNRESET || err == EREMOTEIO) && !atomic_load(&w->r->down);
}

/* No end is made once it is down, which each card's lock tells those that make one. */
int fabric_is_down(struct fabric_remote *r)
{
	int rc = atomic_load(&r->down);

	if (!rc || rc == -ENOTCONN || atomic_load(&r->closed)) {
		return rc;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		struct fabric_card *c = r->wires[i].card;

		lock_acquire(&c->lock);
		fabric_ends_close(&r->wires[i], -rc);
		lock_release(&c->lock);
	}
	atomic_store(&r->closed, true);
	return rc;
}

/* Posts one, as soon as there is space, and waits until it has ended. */
static int do_by(struct fabric_end *e, struct fabric_flight *t)
{
	uint64_t begin = clock_now_ns();
	uint64_t since = e->clock_ns;
	int rc;

	while ((rc = fabric_post(e, t)) == -EAGAIN) {
		if (fabric_gave_up(e, since)) {
			return -EHOSTUNREACH;
		}
		fabric_wait(e, begin);
	}
	if (rc) {
		return rc;
	}
	while (!t->q.ended) {
		(void)fabric_gave_up(e, since);
		if (!t->q.ended) {
			fabric_wait(e, begin);
		}
	}
	return -fabric_ended(e, t);
}

static int do_once(struct fabric_wire *w, const struct ofi_request *q, enum fabric_which which)
{
	struct fabric_flight t = { .q = *q };
	struct fabric_end *e;
	int rc;

	lock_acquire(&w->card->lock);
	rc = fabric_end_take(w, which, &e);
	if (!rc) {
		rc = do_by(e, &t);
		fabric_end_put(e);
	}
	lock_release(&w->card->lock);
	return rc;
}

int fabric_do(struct fabric_wire *w, const struct ofi_request *q)
{
	bool twice = q->what == OFI_READ || q->what == OFI_WRITE;
	int rc = do_once(w, q, twice ? FABRIC_SHARED : FABRIC_WORDS);

	rc = twice && fabric_again(w, -rc) ? do_once(w, q, FABRIC_OWN) : rc;
	if (rc) {
		(void)fabric_is_down(w->r);
	}
	return rc;
}

struct fabric_wire *fabric_turn(struct fabric_remote *r, const struct fabric_region *g)
{
	unsigned int at = atomic_fetch_add_explicit(&r->next, 1, memory_order_relaxed);

	for (unsigned int i = 0; i < r->n && !atomic_load(&r->down); i++) {
		struct fabric_wire *w = &r->wires[(at + i) % r->n];

		if (!g || g->at[w->there].known) {
			return w;
		}
	}
	return NULL;
}
