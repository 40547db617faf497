/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The memory of kernels that post requests, from open to the end of the last of them. */

#include "ring/requester.h"

#include <errno.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "mem/mem.h"

#define LOOK_NS 100000

/* Zeroes the slots and the state, except that all slots are free. */
static int fill(struct requester *q, uint64_t bits, uint64_t len)
{
	const struct dev_stream_ops *ops = &q->dev->stream;
	uint64_t free[RING_SLOTS_MOST / 64] = { 0 };
	int rc = ops->fill(q->s, q->slots, 0, len);

	for (unsigned int i = 0; i < q->params.slots; i++) {
		free[i / 64] |= UINT64_C(1) << i % 64;
	}
	rc = rc ? rc : ops->fill(q->s, (void *)(uintptr_t)q->state, 0, sizeof(struct array_state));
	rc = rc ? rc : dev_copy(q->s, DEV_WAIT, q->slots, free, bits);
	/* The memory that was copied from is on the stack: also after an error. */
	return rc ? ((void)ops->sync(q->s), rc) : ops->sync(q->s);
}

static int make_slots(struct requester *q)
{
	struct ring_params *p = &q->params;
	uint64_t bits = (p->slots + 63) / 64 * UINT64_C(8);
	uint64_t len = 2 * bits + align_up(p->slots * UINT64_C(4), 8);
	/* The table owns the slots: if kernels that have not ended keep them, they are freed with
	 * the context. */
	int rc = mem_alloc(q->ctx->exec->mem, q->dev, len, &q->slots);

	if (rc) {
		return err_wrap(-rc, "%u slots for requests of kernels", p->slots);
	}
	p->head = q->state + offsetof(struct array_state, head);
	p->free = (uintptr_t)q->slots;
	p->left = p->free + bits;
	p->uses = p->left + bits;
	return fill(q, bits, len);
}

static int make_ring(struct requester *q, const struct requester_opts *o)
{
	struct ring_seat seat;
	int rc = ring_seat_take(q->ctx, q->dev, &seat);

	if (rc) {
		return rc;
	}
	rc = ring_open(q->ctx, q->dev, o->slots, o->slab_bytes, o->files, seat.shut, &q->ring,
		       &q->params);
	if (rc) {
		ring_seat_give(q->ctx, &seat);
		return rc;
	}
	q->params.limit_ns = o->limit_ns;
	q->state = (uintptr_t)seat.state;
	return 0;
}

void requester_finish(struct requester *q)
{
	(void)mem_free(q->ctx->exec->mem, q->slots);
	if (q->s) {
		q->dev->stream.destroy(q->s);
	}
	lock_finish(&q->lock);
}

int requester_open(struct requester *q, struct ring_ctx *m, struct dev *d,
		   const struct requester_opts *o)
{
	int rc;

	*q = (struct requester){ .ctx = m, .dev = d };
	lock_init(&q->lock, RANK_REQUESTER);
	ring_reap(m);
	rc = dev_stream_create(d, DEV_WAIT, &q->s);
	rc = rc ? rc : dev_kernel_load(q->s, DEV_WAIT, o->kernel);
	rc = rc ? rc : make_ring(q, o);
	if (rc) {
		requester_finish(q);
		return rc;
	}
	rc = make_slots(q);
	if (rc) {
		requester_undo(q);
	}
	return rc;
}

void requester_undo(struct requester *q)
{
	struct ring_seat seat = { q->ring->shut, (void *)(uintptr_t)q->state };

	ring_shut(q->ring);
	ring_close(q->ring);
	q->ring = NULL;
	ring_seat_give(q->ctx, &seat);
	requester_finish(q);
}

/* Whether all its kernels have ended, and those that come find it shut. */
static bool have_ended(struct requester *q)
{
	uint64_t until = clock_now_ns() + q->params.limit_ns + q->ctx->patience_ns;
	struct array_state state = { .running = 1 };
	/* Kernels that begin from now on use the state only. */
	int rc = requester_put(q, offsetof(struct array_state, shut), 1);

	while (!rc && clock_now_ns() < until) {
		rc = requester_look(q, &state);
		if (!rc && !state.running && !state.cache_users) {
			return true;
		}
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
	}
	log_warn("kernels of %s that read a file by themselves have not ended: the memory that "
		 "they use stays until the context is closed",
		 q->dev->props.name);
	return false;
}

bool requester_end(struct requester *q)
{
	bool ended;

	ring_shut(q->ring);
	ended = have_ended(q);
	if (ended) {
		ring_close(q->ring);
	} else {
		ring_leave(q->ring);
		q->slots = NULL; /* they stay */
	}
	q->ring = NULL;
	return ended;
}

void requester_abandon(struct requester *q)
{
	if (q->ring) {
		ring_abandon(q->ring);
	}
}
