/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_LANES_RING_H
#define TESTS_LIB_LANES_RING_H

/* The CPU's side of a ring that kernels by lanes post to: it takes requests, the test answers. */

#include "lanes.h"

#include "dev/kernels/ring.h"

#include <stdbool.h>

struct lanes_request {
	bool there;
	uint32_t use;
	uint32_t slot;
	uint32_t op;
	uint64_t off;
	uint64_t len; /* and what RING_LEN_TELL() has put there */
};

/* Takes all that have come; *taken: how many there were. Each of n slots has one at most. */
static inline void lanes_take(const uint64_t *places, uint32_t log, uint64_t *taken,
			      struct lanes_request *v, uint32_t n)
{
	for (;; ++*taken) {
		const uint64_t *at = &places[(*taken & ((1u << log) - 1)) * RING_WORDS];
		uint32_t k = 0;

		for (unsigned int i = 0; i < RING_WORDS; i++) {
			if ((at[i] & 1) != RING_LAP(*taken, log)) {
				return;
			}
		}
		while (k < n && v[k].there) {
			k++;
		}
		if (k == n) {
			lanes_die("more requests than slots");
		}
		v[k] = (struct lanes_request){ .there = true,
					       .use = (uint32_t)(at[RING_WORD_HEAD] >> 32),
					       .slot = (uint32_t)(at[RING_WORD_HEAD] >> 16) &
						       0xffff,
					       .op = (uint32_t)(at[RING_WORD_HEAD] >> 8) & 0xff,
					       .off = at[RING_WORD_OFF] >> 1,
					       .len = at[RING_WORD_LEN] >> 1 };
	}
}

#endif
