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

#endif
