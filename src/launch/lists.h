/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LAUNCH_LISTS_H
#define LAUNCH_LISTS_H

/* Lists of copies in pinned memory, which kernels on streams of the program read. */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/kernels/params.h"
#include "launch/costs.h"

struct list_head {
	_Alignas(64) atomic_uint passed; /* the number of the last list here that was read */
	/* The device's clock in ns, if the list measures: before the driver's copies, between them
	 * and the kernel's, and after these. */
	uint64_t clock[3];
};

struct launch_list {
	struct launch_list *next;
	struct dev *dev;
	struct list_head *head;	   /* in pinned memory; the list is behind it */
	size_t len;		   /* bytes, with the head */
	unsigned int number;	   /* of the last list here; the call that has taken it counts it */
	bool taken;		   /* by a call, or after a failure for good; the context's lock */
	struct cost_sample sample; /* written by the call that has taken the list */
};

/* A context's. */
struct list_ctx {
	struct lock lock; /* protects all of it; nothing is taken under it */
	struct launch_list *lists;
	size_t len; /* bytes of all */
	struct costs *costs;
};

void list_ctx_init(struct list_ctx *r);
void list_ctx_finish(struct list_ctx *r); /* with no call under way, before devices close */

static inline struct piece *list_pieces(const struct launch_list *l)
{
	return (struct piece *)(void *)(l->head + 1);
}

/* The stream has passed the kernels that read it. Under the lock. */
static inline bool list_is_free(const struct launch_list *l)
{
	return !l->taken &&
	       atomic_load_explicit(&l->head->passed, memory_order_acquire) == l->number;
}

/* Space for n pieces, without a wait; NULL: there is none now. No lock of the library is held. */
struct launch_list *list_take(struct list_ctx *r, struct dev *dev, size_t n);
/* The list may be taken again once its head has its number. */
void list_give(struct list_ctx *r, struct launch_list *l);

#endif
