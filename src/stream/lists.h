/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STREAM_LISTS_H
#define STREAM_LISTS_H

/* Lists of copies in pinned memory, which kernels on streams of the program read. */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/params.h"

struct list_head {
	_Alignas(64) atomic_uint passed; /* the number of the last list here that was read */
};

struct list {
	struct list *next;
	struct dev *dev;
	struct list_head *head; /* in pinned memory; the list is behind it */
	size_t len;		/* bytes, with the head */
	unsigned int number;	/* of the last list here; who has taken it counts it */
	bool taken;		/* by a call, or after a failure for good; the room's lock */
};

/* A context's. */
struct list_room {
	struct lock lock; /* protects the list, `taken` and `len`; nothing is taken under it */
	struct list *lists;
	size_t len; /* bytes of all */
};

void list_room_init(struct list_room *r);
void list_room_finish(struct list_room *r); /* with no call under way, before devices close */

static inline struct piece *list_pieces(const struct list *l)
{
	return (struct piece *)(void *)(l->head + 1);
}

/* Room for n pieces, without a wait; NULL: there is none now. No lock of the library is held. */
struct list *list_take(struct list_room *r, struct dev *dev, size_t n);
/* It may be taken again once its head has its number. */
void list_give(struct list_room *r, struct list *l);

#endif
