/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A queue's life, and what workers do for it: they claim runs of its requests and carry them. */

#include <errno.h>
#include <stdlib.h>

#include "base/bits.h"
#include "base/error.h"
#include "exec/exec.h"
#include "queue/queue.h"
#include "sys/sys.h"
#include "sys/thread.h"

static enum work_wants wants(const struct work *work)
{
	const struct queue *q = container_of(work, const struct queue, work);

	return atomic_load_explicit(&q->queued, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
}

/* A pipe may block its worker without limit, and a remote until its mover gives it up, so another
 * worker takes its place. */
static void carry(struct work *work)
{
	struct queue *q = container_of(work, struct queue, work);
	struct workers *w = &q->x->workers;
	struct queue_item *v[QUEUE_RUN];
	size_t n = queue_claim(q, v, false);
	bool blocks = n && (item_is_pipe(v[0]) || v[0]->blocks);

	if (!n) {
		return;
	}
	if (blocks) {
		workers_block(w, WORK_QUEUE, true);
	}
	run_carry(q->x, v, n);
	if (blocks) {
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
		return err_set(-rc, "cannot start a thread for queues: %s", sys_no_thread(rc));
	}
	atomic_store_explicit(&q->started, true, memory_order_release);
	return 0;
}

int queue_init(struct queue *q, struct exec *x, size_t depth)
{
	void *items;
	int rc = sys_map_anon(depth * sizeof(struct queue_item), &items);

	if (rc) {
		return err_set(ENOMEM, "out of memory for a queue of %zu entries", depth);
	}
	*q = (struct queue){
		.x = x, .depth = depth, .items = items, .fd = -1, .earliest = QUEUE_NEVER
	};
	q->work = (struct work){ .kind = WORK_QUEUE, .wants = wants, .carry = carry };
	lock_init(&q->lock, RANK_QUEUE);
	pthread_cond_init(&q->ended, NULL);
	return 0;
}

void queue_abandon(struct queue *q)
{
	/* The items' messages are not freed: a thread of the parent may have been freeing some. */
	(void)sys_unmap(q->items, q->depth * sizeof(struct queue_item));
	if (q->fd >= 0) {
		(void)sys_close(q->fd);
	}
}

void queue_finish(struct queue *q)
{
	(void)queue_wait(q, SIZE_MAX, SIZE_MAX, 0, NULL, NULL);
	workers_withdraw(&q->x->workers, &q->work);
	pthread_cond_destroy(&q->ended);
	lock_finish(&q->lock);
	for (size_t i = 0; i < q->made; i++) {
		free(q->items[i].why);
		free(q->items[i].list);
	}
	queue_abandon(q);
}
