/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_LANES_RING_H
#define TESTS_LIB_LANES_RING_H

/* A ring that kernels by lanes post to, and the CPU's side of it: it takes requests, the test
 * answers. */

#include "lanes.h"

#include "dev/kernels/ring.h"

#include <stdbool.h>
#include <string.h>

#define LANES_RING_LOG 3u
#define LANES_SLOTS 8u /* at most */

struct lanes_request {
	bool there;
	uint32_t use;
	uint32_t slot;
	uint32_t op;
	uint64_t off;
	uint64_t len; /* and what RING_LEN_TELL() has put there */
};

struct lanes_ring {
	uint64_t places[RING_WORDS << LANES_RING_LOG];
	uint64_t done[LANES_SLOTS];
	uint64_t shut;
	uint64_t free;
	uint64_t left;
	uint32_t uses[LANES_SLOTS];
	uint32_t slots;
	struct lanes_request requests[LANES_SLOTS];
	uint64_t taken; /* requests */
};

static inline uint64_t lanes_all_slots(const struct lanes_ring *r)
{
	return (UINT64_C(1) << r->slots) - 1;
}

/* All slots are free. */
static inline void lanes_ring_begin(struct lanes_ring *r, uint32_t slots)
{
	memset(r, 0, sizeof(*r));
	r->slots = slots;
	r->free = lanes_all_slots(r);
}

/* What kernels know of it; their waits have no limit. */
static inline struct ring_params lanes_ring_params(struct lanes_ring *r, uint64_t *head,
						   char *slabs, uint64_t slab_bytes)
{
	return (struct ring_params){ .places = (uintptr_t)r->places,
				     .done = (uintptr_t)r->done,
				     .slabs = (uintptr_t)slabs,
				     .shut = (uintptr_t)&r->shut,
				     .head = (uintptr_t)head,
				     .free = (uintptr_t)&r->free,
				     .left = (uintptr_t)&r->left,
				     .uses = (uintptr_t)r->uses,
				     .slab_bytes = slab_bytes,
				     .limit_ns = UINT64_MAX / 2,
				     .log = LANES_RING_LOG,
				     .slots = r->slots };
}

/* They may access it, but not what the CPU alone has. */
static inline void lanes_ring_range(const struct lanes_ring *r, const char *slabs,
				    uint64_t slab_bytes)
{
	lanes_range(r->places, sizeof(r->places));
	lanes_range(r->done, r->slots * sizeof(r->done[0]));
	lanes_range(&r->shut, sizeof(r->shut));
	lanes_range(&r->free, sizeof(r->free));
	lanes_range(&r->left, sizeof(r->left));
	lanes_range(r->uses, r->slots * sizeof(r->uses[0]));
	lanes_range(slabs, r->slots * slab_bytes);
}

/* Takes all requests that have come. Each slot has one at most. */
static inline void lanes_ring_take(struct lanes_ring *r)
{
	for (;; r->taken++) {
		const uint64_t *at =
			&r->places[(r->taken & ((1u << LANES_RING_LOG) - 1)) * RING_WORDS];
		uint32_t k = 0;

		for (unsigned int i = 0; i < RING_WORDS; i++) {
			if ((at[i] & 1) != RING_LAP(r->taken, LANES_RING_LOG)) {
				return;
			}
		}
		while (k < r->slots && r->requests[k].there) {
			k++;
		}
		if (k == r->slots) {
			lanes_die("more requests than slots");
		}
		r->requests[k] =
			(struct lanes_request){ .there = true,
						.use = (uint32_t)(at[RING_WORD_HEAD] >> 32),
						.slot = (uint32_t)(at[RING_WORD_HEAD] >> 16) &
							0xffff,
						.op = (uint32_t)(at[RING_WORD_HEAD] >> 8) & 0xff,
						.off = at[RING_WORD_OFF] >> 1,
						.len = at[RING_WORD_LEN] >> 1 };
	}
}

static inline void lanes_ring_answer(struct lanes_ring *r, struct lanes_request *q, int64_t result)
{
	q->there = false;
	r->done[q->slot] = RING_DONE(q->use, result);
}

#endif
