/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wires: what of this side is in flight to one card of a remote. libfabric ends operations in any
 * thread that looks; each thread waits for its own, and one of them looks for all.
 */

#include <errno.h>
#include <sched.h>
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "move/fabric/fabric.h"
#include "sys/unix.h"

#define SPIN_NS 20000u /* how long a thread looks before it sleeps between */
#define SLEEP_NS \
	2000000u      /* at most, with a descriptor that wakes it; others may take what it tells */
#define NAP_NS 50000u /* without one */

/* Under the card's lock: all that is in flight has failed, and the next one goes by a new end. */
static void end_all(struct fabric_wire *w, int err)
{
	if (w->end) {
		w->card->ops->ends->close(w->end);
		w->end = NULL;
		w->epoch++;
	}
	for (struct fabric_flight *t = w->flights; t; t = t->next) {
		if (!t->q.ended) {
			t->q.err = err;
			t->q.ended = true;
		}
	}
	(void)pthread_cond_broadcast(&w->card->changed);
}

static int need_end(struct fabric_wire *w)
{
	char why[200];
	int rc = atomic_load(&w->down);

	if (rc || w->end) {
		return rc;
	}
	rc = w->card->ops->ends->open(w->card->card, w->address, w->address_len, &w->end, why,
				      sizeof(why));
	if (rc) {
		log_debug("fabric: %s to %s: %s", w->card->is.name, w->r->base.name, why);
	}
	return rc;
}

int fabric_post(struct fabric_wire *w, struct fabric_flight *t)
{
	int rc = need_end(w);

	t->q.ended = false;
	t->q.err = 0;
	rc = rc ? rc : w->card->ops->ends->post(w->end, &t->q);
	if (rc) {
		return rc;
	}
	if (!w->flights) {
		w->progress_ns = clock_now_ns();
	}
	t->epoch = w->epoch;
	t->next = w->flights;
	t->at = &w->flights;
	if (t->next) {
		t->next->at = &t->next;
	}
	w->flights = t;
	return 0;
}

int fabric_ended(struct fabric_wire *w, struct fabric_flight *t)
{
	int err = t->q.err;

	*t->at = t->next;
	if (t->next) {
		t->next->at = t->at;
	}
	if (t->epoch == w->epoch &&
	    (err == ECONNRESET || err == EHOSTUNREACH || err == EREMOTEIO)) {
		end_all(w, ECONNRESET);
	}
	return err;
}

bool fabric_gave_up(struct fabric_wire *w, uint64_t since)
{
	uint64_t from = w->flights && w->progress_ns > since ? w->progress_ns : since;

	if (clock_now_ns() - from < w->r->m->patience_ns) {
		return false;
	}
	if (!atomic_load(&w->down)) {
		atomic_store(&w->down, -EHOSTUNREACH);
		end_all(w, EHOSTUNREACH);
	}
	return true;
}

/* Under the card's lock, which is released meanwhile. */
static void sleep_some(struct fabric_wire *w, bool spin)
{
	struct fabric_card *c = w->card;
	struct pollfd p = { .fd = -1, .events = POLLIN };
	int rc = w->end ? c->ops->ends->sleep(w->end, &p.fd) : -1;

	lock_release(&c->lock);
	if (spin || rc == -EAGAIN) {
		(void)sched_yield();
	} else if (rc == 0) {
		(void)sys_poll(&p, 1, SLEEP_NS);
	} else {
		(void)sys_poll(NULL, 0, NAP_NS);
	}
	lock_acquire(&c->lock);
}

void fabric_wait(struct fabric_wire *w, uint64_t begin)
{
	struct fabric_card *c = w->card;
	int n = 0;

	if (w->looked_at) {
		(void)lock_wait_until(&c->lock, &c->changed, clock_now_ns() + SLEEP_NS);
		return;
	}
	w->looked_at = true;
	n = w->end ? c->ops->ends->look(w->end) : 0;
	if (n < 0) {
		end_all(w, ECONNRESET);
	} else if (!n) {
		sleep_some(w, clock_now_ns() - begin < SPIN_NS);
	} else {
		w->progress_ns = clock_now_ns();
	}
	w->looked_at = false;
	if (n) {
		(void)pthread_cond_broadcast(&c->changed);
	} else {
		(void)pthread_cond_signal(&c->changed); /* the next one looks */
	}
}

void fabric_wire_shut(struct fabric_wire *w, int err)
{
	lock_acquire(&w->card->lock);
	atomic_store(&w->down, -err);
	end_all(w, err);
	lock_release(&w->card->lock);
}

/* Posts one, as soon as there is room, and waits until it has ended. */
static int do_once(struct fabric_wire *w, struct fabric_flight *t)
{
	uint64_t begin = clock_now_ns();
	int rc;

	lock_acquire(&w->card->lock);
	while ((rc = fabric_post(w, t)) == -EAGAIN) {
		if (fabric_gave_up(w, begin)) {
			rc = -EHOSTUNREACH;
			break;
		}
		fabric_wait(w, begin);
	}
	if (!rc) {
		while (!t->q.ended) {
			(void)fabric_gave_up(w, begin);
			if (!t->q.ended) {
				fabric_wait(w, begin);
			}
		}
		rc = -fabric_ended(w, t);
	}
	lock_release(&w->card->lock);
	return rc;
}

int fabric_do(struct fabric_wire *w, const struct ofi_request *q)
{
	struct fabric_flight t = { .q = *q };
	bool twice = q->what == OFI_READ || q->what == OFI_WRITE;
	int rc = do_once(w, &t);

	/* The end may have broken by something else. */
	if (rc == -ECONNRESET && twice && !atomic_load(&w->down)) {
		t.q = *q;
		rc = do_once(w, &t);
	}
	return rc;
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
