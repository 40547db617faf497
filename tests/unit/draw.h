/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DRAW_H
#define TESTS_UNIT_DRAW_H

/* What a test with seeds draws, of one thread: `dice` is the seed at first. */

#include "unit.h"

static uint64_t dice;

static inline uint64_t some(uint64_t below)
{
	return unit_random(&dice) % below;
}

static inline bool one_in(uint64_t n)
{
	return some(n) == 0;
}

/* So many runs, by seeds that follow each other. */
static inline void each_seed(unsigned int runs, void (*run)(uint64_t seed))
{
	uint64_t first = unit_seed();

	for (unsigned int i = 0; i < runs; i++) {
		dice = first + i;
		run(first + i);
	}
}

#endif
