/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef QUEUE_LIST_H
#define QUEUE_LIST_H

/* Lists of a queue's items. An item is in at most one. */

#include "queue/queue.h"

static inline void append(struct item_list *l, struct queue_item *it)
{
	it->next = NULL;
	it->prev = l->last;
	if (l->last) {
		l->last->next = it;
	} else {
		l->first = it;
	}
	l->last = it;
}

static inline void prepend(struct item_list *l, struct queue_item *it)
{
	it->prev = NULL;
	it->next = l->first;
	if (l->first) {
		l->first->prev = it;
	} else {
		l->last = it;
	}
	l->first = it;
}

/* after: an item of the list, or NULL: as the first one. */
static inline void insert(struct item_list *l, struct queue_item *after, struct queue_item *it)
{
	if (!after) {
		prepend(l, it);
		return;
	}
	it->prev = after;
	it->next = after->next;
	*(after->next ? &after->next->prev : &l->last) = it;
	after->next = it;
}

static inline void unlink_item(struct item_list *l, struct queue_item *it)
{
	*(it->prev ? &it->prev->next : &l->first) = it->next;
	*(it->next ? &it->next->prev : &l->last) = it->prev;
}

static inline struct queue_item *pop(struct item_list *l)
{
	struct queue_item *it = l->first;

	if (it) {
		unlink_item(l, it);
	}
	return it;
}

static inline void into_fifo_locked(struct queue *q, struct queue_item *after,
				    struct queue_item *it)
{
	it->state = ITEM_QUEUED;
	insert(&q->fifo, after, it);
	atomic_fetch_add_explicit(&q->queued, 1, memory_order_relaxed);
}

static inline void out_of_fifo_locked(struct queue *q, struct queue_item *it)
{
	unlink_item(&q->fifo, it);
	atomic_fetch_sub_explicit(&q->queued, 1, memory_order_relaxed);
}

/* Puts an item into a list of parked items. */
static inline void put_aside(struct queue_item *it, struct item_list *in)
{
	it->state = ITEM_PARKED;
	it->parked_in = in;
	append(in, it);
}

/* Moves an item out of the fifo into such a list. */
static inline void park_locked(struct queue *q, struct queue_item *it, struct item_list *in)
{
	out_of_fifo_locked(q, it);
	put_aside(it, in);
}

/* Moves the first or last item of such a list into the fifo: behind `after`, or, if that is NULL,
 * as its first. */
static inline void unpark_locked(struct queue *q, struct queue_item *it, struct queue_item *after)
{
	unlink_item(it->parked_in, it);
	into_fifo_locked(q, after, it);
}

#endif
