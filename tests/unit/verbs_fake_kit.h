/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_VERBS_FAKE_KIT_H
#define TESTS_UNIT_VERBS_FAKE_KIT_H

/* The fixture that test_verbs_fake.c and test_verbs_fake_ways.c share. */

#include <fcntl.h>
#include <pthread.h>

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
