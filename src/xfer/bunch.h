/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_BUNCH_H
#define XFER_BUNCH_H

/* Small requests that one thread carries together, and which of them may; private to small.c. */

#include "plan/plan.h"
#include "xfer/queue.h"
#include "xfer/xfer.h"

#define SMALL_MAX 524288u   /* of a request */
#define INLINE_LEAST 65536u /* of inline_max: less is to have requests shared out */
#define POLL_NS 100000000u

enum stage {
	FILE_NOW,  /* its file's hop can be tried at once */
	FILE_LANE, /* it goes past the page cache, on the lane */
	DEVICE,	   /* the device's hop is next (of reads), or was done (of writes) */
	ENDED,
	ALONE,
};

/* One request, or neighbours that became one. */
struct small {
	struct path_op op; /* first: completions carry it */
	struct queue_item **v;
	size_t n; /* items */
	size_t len;
	uintptr_t addr;
	uint64_t off;
	char *slot;
	size_t skip; /* where in the slot, or before `off` in the file, the bytes begin */
	size_t got;  /* of len, what the file gave */
	enum plan_route_id route;
	enum stage stage;
	size_t ref; /* the first item's memory */
	bool sure;  /* the device's own memory, and ours: a kernel may touch it */
	bool armed; /* its op is ready for the lane */
};

/* The last plan, and what it was made for. */
struct memo {
	const struct path_facts *facts;
	const struct dev *dev;
	size_t len;
	unsigned int at;
	uint32_t policy;
	bool addressable;
	bool write;
	bool cold;
	bool set;
	bool registered;
	int route; /* < 0: none */
};

struct bunch {
	struct queue_room *p;
	struct small v[QUEUE_RUN];
	size_t n;
	struct mem_ref refs[QUEUE_RUN];
	size_t n_refs;
	struct dev *dev; /* of all that go through a slab */
	struct slab *slab;
	size_t used; /* of the slab */
	struct memo memo;
	bool write;
	uint64_t began;
};

/* Takes in what stands first in v, reads or writes: how many requests. */
size_t bunch_gather(struct bunch *b, struct queue_item **v, size_t n);
/* The route of one of them, < 0: none. cold: its file's page cache was tried, and is empty there.
 */
int bunch_route(struct bunch *b, const struct queue_item *it, struct mem_ref *ref, bool cold);

#endif
