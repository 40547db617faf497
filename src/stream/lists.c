/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Pinned memory for the lists of a stream's kernels. A list's memory is used again when the stream
 * has passed the kernel that reads it: behind each kernel the stream writes the list's number into
 * the memory's head.
 */

#include <errno.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "stream/lists.h"

#define LEAST (64u << 10)
#define MOST ((size_t)128 << 20) /* of a stream */

/* One that has room and that the stream has passed. Under the stream's lock. */
static struct list *find_locked(struct stream *s, size_t len)
{
	for (struct list *l = s->lists; l; l = l->next) {
		if (!l->taken && l->len >= len &&
		    atomic_load_explicit(&l->head->passed, memory_order_acquire) == l->number) {
			return l;
		}
	}
	return NULL;
}

static struct list *make(struct stream *s, size_t len)
{
	struct list *l = alloc_zero(sizeof(*l));
	void *p;

	if (!l) {
		return NULL;
	}
	l->len = LEAST;
	while (l->len < len) {
		l->len *= 2;
	}
	/* No lock is held: an allocation may have to free. */
	if (dev_pinned_alloc(s->dev, DEV_NOWAIT, l->len, "a list of copies", &p)) {
		free(l);
		return NULL;
	}
	l->head = p;
	return l;
}

struct list *list_take(struct stream *s, size_t n)
{
	size_t len = sizeof(struct list_head) + n * sizeof(struct piece);
	struct list *l;
	bool full;

	lock_acquire(&s->lock);
	l = find_locked(s, len);
	full = !l && s->lists_len + len > MOST;
	if (l) {
		l->taken = true;
	}
	lock_release(&s->lock);
	if (l || full) {
		return l;
	}
	l = make(s, len);
	if (l) {
		l->taken = true;
		lock_acquire(&s->lock);
		l->next = s->lists;
		s->lists = l;
		s->lists_len += l->len;
		lock_release(&s->lock);
	}
	return l;
}

int list_queued_locked(struct stream *s, struct list *l)
{
	int rc;

	l->taken = false;
	l->number++;
	rc = s->dev->order.write_value(s->s, &l->head->passed, l->number);
	if (rc) {
		l->taken = true; /* until the stream is closed */
	}
	return rc;
}

void stream_lists_finish(struct stream *s)
{
	while (s->lists) {
		struct list *l = s->lists;

		s->lists = l->next;
		dev_pinned_free(s->dev, l->head, l->len);
		free(l);
	}
}
