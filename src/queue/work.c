/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What workers do for a queue: they claim runs of its requests and carry them. */

#include "base/bits.h"
#include "base/error.h"
#include "exec/exec.h"
#include "queue/queue.h"

#define PER_WORKER 64u /* requests that are worth another worker */

static size_t queued(const struct queue *q)
{
	return atomic_load_explicit(&q->queued, memory_order_relaxed);
}

static enum work_wants wants(const struct work *work)
{
	return queued(container_of(work, const struct queue, work)) ? WANTS_ONE : WANTS_NONE;
}

/* A pipe may block its worker without limit, so another worker takes its place for the other
 * queues. */
static void carry(struct work *work)
{
	struct queue *q = container_of(work, struct queue, work);
	struct workers *w = &q->x->workers;
	struct queue_item *v[QUEUE_RUN];
	size_t n = queue_claim(q, v, false);
	bool pipe = n == 1 && item_is_pipe(v[0]);

	if (!n) {
		return;
	}
	if (pipe) {
		workers_block(w, WORK_QUEUE, true);
	}
	run_carry(q->x, v, n);
	if (pipe) {
		workers_block(w, WORK_QUEUE, false);
	}
	queue_ended(q, v, n);
}

int queue_work_start(struct queue *q)
{
	int rc;

	if (atomic_load_explicit(&q->started, memory_order_acquire)) {
		return 0;
	}
	rc = workers_reserve(&q->x->workers, WORK_QUEUE);
	if (rc) {
		return err_set(-rc, "cannot start a thread for queues: %s", err_words(rc));
	}
	atomic_store_explicit(&q->started, true, memory_order_release);
	return 0;
}

void queue_work_init(struct queue *q)
{
	q->work = (struct work){ .kind = WORK_QUEUE, .wants = wants, .carry = carry };
}

void queue_work_offer(struct queue *q)
{
	workers_offer(&q->x->workers, &q->work, (unsigned int)(queued(q) / PER_WORKER) + 1);
}

void queue_work_withdraw(struct queue *q)
{
	workers_withdraw(&q->x->workers, &q->work);
}
