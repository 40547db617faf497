/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_VERBS_PAIR_H
#define TESTS_UNIT_VERBS_PAIR_H

/* Two sides of a queue pair on the fake libibverbs, for each test anew. */

#include "verbs_side.h"

static struct side a;
static struct side b;
static struct card ca;
static struct card cb;

static int begin(void **state)
{
	(void)state;
	how_usual();
	side_load();
	FAKE(fakeverbs_fail)(NULL);
	return 0;
}

static int begin_pair(void **state)
{
	begin(state);
	side_pair(&a, &b);
	ca = side_card(&a);
	cb = side_card(&b);
	return 0;
}

static int end(void **state)
{
	(void)state;
	FAKE(fakeverbs_fail)(NULL);
	side_clean();
	return 0;
}

static int end_pair(void **state)
{
	side_close(&a);
	side_close(&b);
	return end(state);
}

#endif
