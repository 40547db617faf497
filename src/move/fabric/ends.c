/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Ends: endpoints of this side, and the operations in flight on them. libfabric reports completions
 * to any thread that polls. Each thread waits for its own operations, and one of the threads polls
 * for all that wait on the same end.
 *
 * An end is allocated alone and counts its users: a thread that waits releases the card's lock, and
 * another one may close the end meanwhile. Flights are on the stacks of their threads, which stay
 * until these have ended.
 *
 * Silence is measured by the end's own clock. Only a poll advances this clock, by STEP_NS at most:
 * a process that did not run, and so did not poll, does not blame the other side. The count begins
 * when the oldest flight becomes the oldest. If it began when that flight was posted, a long queue
 * would be silence. If it began at the last completion, an operation that never ends would be
 * hidden by others that do.
 */

#include <errno.h>
#include <sched.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/log.h"
#include "move/fabric/fabric.h"
#include "sys/unix.h"

#define SPIN_NS 20000u	  /* how long a thread looks before it sleeps between */
#define SLEEP_NS 2000000u /* with a descriptor that wakes it; another thread may take the event */
#define NAP_NS 50000u	  /* without one */
#define STEP_NS 10000000u

/* The next operation goes by another one. */
static void leave(struct fabric_end *e)
{
	for (unsigned int i = 0; i < FABRIC_KEPT; i++) {
		if (e->w->kept[i] == e) {
			e->w->kept[i] = NULL;
			e->users--; /* the caller is one, too */
		}
	}
}

/* Silence counts from now on if another flight is the oldest, or there is none. Numbers tell them
 * apart: a flight's memory is used again. */
static void note_oldest(struct fabric_end *e)
{
	const struct fabric_flight *t = e->flights;

	while (t && t->q.ended) {
		t = t->next;
	}
	if (e->oldest != (t ? t->number : 0)) {
		e->oldest = t ? t->number : 0;
		e->since_ns = e->clock_ns;
	}
}

/* All that is in flight has failed. */
static void close_end(struct fabric_end *e, int err)
{
	leave(e);
	if (!e->end) {
		return;
	}
	e->w->card->ops->ends->close(e->end);
	e->end = NULL;
	for (struct fabric_flight *t = e->flights; t; t = t->next) {
		if (!t->q.ended) {
			t->q.err = err;
			t->q.ended = true;
		}
	}
	note_oldest(e);
	(void)pthread_cond_broadcast(&e->changed);
}

void fabric_ends_close(struct fabric_wire *w, int err)
{
	struct fabric_end *next;

	for (struct fabric_end *e = w->ends; e; e = next) {
		e->users++;
		close_end(e, err);
		next = e->next;
		fabric_end_put(e);
	}
}

static int make(struct fabric_wire *w, struct fabric_end **out)
{
	struct fabric_end *e = alloc_zero(sizeof(*e));
	char why[200];
	int rc;

	if (!e) {
		return -ENOMEM;
	}
	rc = w->card->ops->ends->open(w->card->card, w->address, w->address_len, &e->end, why,
				      sizeof(why));
	if (rc) {
		log_debug("fabric: %s to %s: %s", w->card->is.name, w->r->base.base.name, why);
		free(e);
		return rc;
	}
	e->w = w;
	e->last = &e->flights;
	e->looked_ns = clock_now_ns();
	(void)pthread_cond_init(&e->changed, NULL);
	e->next = w->ends;
	w->ends = e;
	*out = e;
	return 0;
}

int fabric_end_take(struct fabric_wire *w, enum fabric_which which, struct fabric_end **out)
{
	struct fabric_end *e = which < FABRIC_KEPT ? w->kept[which] : NULL;
	int rc = atomic_load(&w->r->down);

	if (!rc && !e) {
		rc = make(w, &e);
		if (!rc && which < FABRIC_KEPT) {
			w->kept[which] = e;
			e->users++;
		}
	}
	if (rc) {
		return rc;
	}
	e->users++;
	*out = e;
	return 0;
}

void fabric_end_put(struct fabric_end *e)
{
	struct fabric_end **at = &e->w->ends;

	if (--e->users) {
		return;
	}
	close_end(e, ECONNRESET);
	while (*at != e) {
		at = &(*at)->next;
	}
	*at = e->next;
	(void)pthread_cond_destroy(&e->changed);
	free(e);
}

int fabric_post(struct fabric_end *e, struct fabric_flight *t)
{
	int rc = atomic_load(&e->w->r->down);

	t->q.ended = false;
	t->q.err = 0;
	rc = rc ? rc : e->end ? e->w->card->ops->ends->post(e->end, &t->q) : -ECONNRESET;
	if (rc) {
		return rc;
	}
	t->number = ++e->posted;
	t->next = NULL;
	t->at = e->last;
	*e->last = t;
	e->last = &t->next;
	note_oldest(e);
	return 0;
}

int fabric_ended(struct fabric_end *e, struct fabric_flight *t)
{
	int err = t->q.err;

	*t->at = t->next;
	*(t->next ? &t->next->at : &e->last) = t->at;
	if (err == ECONNRESET) {
		close_end(e, ECONNRESET);
	} else if (err == EHOSTUNREACH || err == EREMOTEIO) {
		leave(e); /* others in flight may be well */
	}
	return err;
}

bool fabric_gave_up(struct fabric_end *e, uint64_t since)
{
	uint64_t from = e->oldest ? e->since_ns : max_u64(e->since_ns, since);
	struct fabric_remote *r = e->w->r;
	int up = 0;

	if (e->clock_ns - from < r->m->patience_ns) {
		return false;
	}
	(void)atomic_compare_exchange_strong(&r->down, &up, -EHOSTUNREACH);
	fabric_ends_close(e->w, -atomic_load(&r->down)); /* fabric_is_down() closes the others' */
	return true;
}

/* The lock is released meanwhile. */
static void sleep_some(struct fabric_end *e, bool spin)
{
	struct fabric_card *c = e->w->card;
	struct pollfd p = { .fd = -1, .events = POLLIN };
	int rc = e->end ? c->ops->ends->sleep(e->end, &p.fd) : -1;

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

/* Polls once: takes the completions that there are. Advances the end's clock. */
static int look(struct fabric_end *e)
{
	int n = e->end ? e->w->card->ops->ends->look(e->end) : 0;
	uint64_t now = clock_now_ns();

	e->clock_ns += min_u64(now - e->looked_ns, STEP_NS);
	e->looked_ns = now;
	if (n) {
		e->progress_ns = now;
		note_oldest(e);
	}
	return n;
}

void fabric_wait(struct fabric_end *e, uint64_t begin)
{
	struct fabric_card *c = e->w->card;
	int n;

	if (e->looked_at) {
		(void)lock_wait_until(&c->lock, &e->changed, clock_now_ns() + SLEEP_NS);
		return;
	}
	e->looked_at = true;
	n = look(e);
	if (n < 0) {
		close_end(e, ECONNRESET);
	} else if (!n) {
		sleep_some(e, e->looked_ns - max_u64(begin, e->progress_ns) < SPIN_NS);
	}
	e->looked_at = false;
	if (n) {
		(void)pthread_cond_broadcast(&e->changed);
	} else {
		(void)pthread_cond_signal(&e->changed); /* the next one looks */
	}
}
