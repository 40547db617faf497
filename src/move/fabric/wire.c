/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Wires: single operations, and whose turn it is. */

#include <errno.h>

#include "base/clock.h"
#include "base/error.h"
#include "move/fabric/fabric.h"

bool fabric_again(const struct fabric_wire *w, int err)
{
	return (err == ECONNRESET || err == EREMOTEIO) && !atomic_load(&w->down);
}

void fabric_wire_shut(struct fabric_wire *w, int err)
{
	lock_acquire(&w->card->lock);
	atomic_store(&w->down, -err);
	fabric_ends_close(w, err);
	lock_release(&w->card->lock);
}

/* Posts one, as soon as there is room, and waits until it has ended. */
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

	return twice && fabric_again(w, -rc) ? do_once(w, q, FABRIC_OWN) : rc;
}

struct fabric_wire *fabric_turn(struct fabric_remote *r, const struct fabric_region *g)
{
	unsigned int at = atomic_fetch_add_explicit(&r->next, 1, memory_order_relaxed);

	for (unsigned int i = 0; i < r->n; i++) {
		struct fabric_wire *w = &r->wires[(at + i) % r->n];

		if (!atomic_load(&w->down) && (!g || g->at[w->there].known)) {
			return w;
		}
	}
	return NULL;
}

int fabric_fails(const struct fabric_remote *r, int rc)
{
	return err_set(-rc, "%s: %s", r->base.name, remote_words(rc));
}
