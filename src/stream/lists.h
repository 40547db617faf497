/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STREAM_LISTS_H
#define STREAM_LISTS_H

/* Lists of copies in pinned memory, which kernels on a stream read. */

#include "dev/kernels/params.h"
#include "stream/stream.h"

struct list_head {
	_Alignas(64) atomic_uint passed; /* the number of the last list here that was read */
};

struct list {
	struct list *next;
	struct list_head *head; /* in pinned memory; the list is behind it */
	size_t len;		/* bytes, with the head */
	unsigned int number;	/* of the last list here */
	/* By a call, or after a failure for good. With number and next, under the stream's lock. */
	bool taken;
};

static inline struct piece *list_pieces(const struct list *l)
{
	return (struct piece *)(void *)(l->head + 1);
}

/* Room for n pieces, without a wait; NULL: there is none now. Not under the stream's lock. */
struct list *list_take(struct stream *s, size_t n);
/* The kernel that reads it was queued. Under the stream's lock. */
int list_queued_locked(struct stream *s, struct list *l);
#endif
