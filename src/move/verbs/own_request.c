/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/verbs/own_request.h"

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "sys/unix.h"

#define SPIN_NS 30000u
#define NAP_NS 20000u
#define NAP_MAX_NS 1000000u

/* -EAGAIN: no space. */
static int try_post(struct own_request *o, struct wire *w, struct verbs_send_wr *wr, bool down)
{
	struct flight *f = &w->flights[w->head % WIRE_DEPTH];
	struct verbs_send_wr *bad;

	if (atomic_load(&w->up) == down || !w->qp) {
		return -wire_err(w);
	}
	if (w->head - w->tail == WIRE_DEPTH) {
		return -EAGAIN;
	}
	*f = (struct flight){ .wire = w, .op = &o->op, .of = &o->p, .last = true };
	wr->wr_id = (uintptr_t)f;
	wr->send_flags = VERBS_SEND_SIGNALED | post_inline(w, wr); /* from memory of the mover */
	if (verbs_send(w->qp, wr, &bad)) {
		post_end(w);
		return -wire_err(w);
	}
	w->head++;
	return 0;
}

int own_try(struct own_request *o, struct wire *w, struct verbs_send_wr *wr, bool down)
{
	int rc;

	*o = (struct own_request){ .op = { .len = wr->sg_list->length }, .nic = w->rail->nic };
	post_start(&o->p, &w->r->m->base.m, NULL, NULL);
	lock_acquire(&w->lock);
	rc = try_post(o, w, wr, down);
	lock_release(&w->lock);
	if (rc) {
		lock_finish(&o->p.lock);
	}
	return rc;
}

int own_post(struct own_request *o, struct wire *w, struct verbs_send_wr *wr)
{
	int rc;

	while ((rc = own_try(o, w, wr, false)) == -EAGAIN) {
		post_reap(w->rail->nic);
		(void)sys_poll(NULL, 0, NAP_NS);
	}
	return rc;
}

bool own_ended(struct own_request *o, int *rc)
{
	bool ended;

	lock_acquire(&o->p.lock);
	ended = o->p.done != NULL;
	lock_release(&o->p.lock);
	if (!ended) {
		return false;
	}
	lock_finish(&o->p.lock);
	*rc = o->op.res < 0 ? (int)o->op.res : 0;
	return true;
}

int own_wait(struct own_request *o)
{
	uint64_t begin = clock_now_ns();
	uint64_t nap = NAP_NS;
	int rc;

	for (;;) {
		post_reap(o->nic);
		if (own_ended(o, &rc)) {
			return rc;
		}
		if (clock_now_ns() - begin > SPIN_NS) {
			(void)sys_poll(NULL, 0, nap);
			nap = min_u64(2 * nap, NAP_MAX_NS);
		}
	}
}

int own_run(struct wire *w, struct verbs_send_wr *wr)
{
	struct own_request o;
	int rc = own_post(&o, w, wr);

	return rc ? rc : own_wait(&o);
}
