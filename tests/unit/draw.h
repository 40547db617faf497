/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DRAW_H
#define TESTS_UNIT_DRAW_H

/* What a test with seeds draws, of one thread: `dice` is set to the seed. */

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

#endif
