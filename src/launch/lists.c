/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Pinned memory for the lists that kernels on streams of the program read. A list's memory is used
 * again when the stream has passed the kernels that read it: behind these the stream writes the
 * list's number into the memory's head. So it belongs to no stream, and a stream may go before its
 * lists were read.
 */

#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "launch/lists.h"

#define LEAST (64u << 10)
#define MOST ((size_t)128 << 20) /* of a context */

/* Finds a free list of the device with `len` bytes. Under the lock. */
static struct launch_list *find_locked(struct list_ctx *r, const struct dev *dev, size_t len)
{
	for (struct launch_list *l = r->lists; l; l = l->next) {
		if (l->dev == dev && l->len >= len && list_is_free(l)) {
			return l;
		}
	}
	return NULL;
}

static struct launch_list *make(struct dev *dev, size_t len)
{
	struct launch_list *l = alloc_zero(sizeof(*l));
	void *p;

	if (!l) {
		return NULL;
	}
	l->dev = dev;
	l->len = LEAST;
	while (l->len < len) {
		l->len *= 2;
	}
	/* No lock is held: an allocation may have to free. */
	if (dev_pinned_alloc(dev, DEV_NOWAIT, l->len, "a list of copies", &p)) {
		free(l);
		return NULL;
	}
	l->head = p;
	l->taken = true;
	return l;
}

struct launch_list *list_take(struct list_ctx *r, struct dev *dev, size_t n)
{
	size_t len = sizeof(struct list_head) + n * sizeof(struct piece);
	struct launch_list *l;
	bool full;

	lock_acquire(&r->lock);
	l = find_locked(r, dev, len);
	full = !l && r->len + len > MOST;
	if (l) {
		l->taken = true;
	}
	lock_release(&r->lock);
	if (l || full) {
		return l;
	}
	l = make(dev, len);
	if (l) {
		lock_acquire(&r->lock);
		l->next = r->lists;
		r->lists = l;
		r->len += l->len;
		lock_release(&r->lock);
	}
	return l;
}

void list_give(struct list_ctx *r, struct launch_list *l)
{
	lock_acquire(&r->lock);
	l->taken = false;
	lock_release(&r->lock);
}

void list_ctx_init(struct list_ctx *r)
{
	*r = (struct list_ctx){ .lists = NULL };
	lock_init(&r->lock, RANK_STREAM_LISTS);
}

void list_ctx_finish(struct list_ctx *r)
{
	while (r->lists) {
		struct launch_list *l = r->lists;

		r->lists = l->next;
		/* Unpinning waits for the GPU, and so for kernels that may read it still. */
		dev_pinned_free(l->dev, l->head, l->len);
		free(l);
	}
	costs_finish(r);
	lock_finish(&r->lock);
}
