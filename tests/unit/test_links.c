/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* exec/links: which device's link has the next segment, beside other transfers. */

#include "unit.h"

#include "dev/dev.h"
#include "exec/engine.h"
#include "exec/links.h"

static struct dev gpu[3] = { { .place = 0 }, { .place = 1 }, { .place = 2 } };
static struct exec x;
static struct transfer t;
static struct progress p;
static struct engine e;
static struct links l;
static struct mover mover;
static const struct route route = { .hops = 1, .hop = { &mover } };
static struct channel channel[3];

static int setup(void **state)
{
	struct plan_lanes lanes = { .n = 2, .via = { &gpu[1], &gpu[2] }, .waits = true };

	(void)state;
	memset(&x, 0, sizeof(x));
	t = (struct transfer){ .dst = { .kind = END_MEM, .mem = MEM_DEVICE, .dev = &gpu[0] },
			       .src = { .kind = END_MEM, .mem = MEM_PINNED, .dev = &gpu[0] },
			       .len = 1u << 30 };
	p = (struct progress){ .t = &t, .x = &x };
	memset(&e, 0, sizeof(e));
	e.x = &x;
	e.p = &p;
	e.end = t.len;
	e.plan.v[0].route = &route;
	e.plan.ok = 1;
	for (unsigned int i = 0; i < 3; i++) {
		e.channels[i ? PLACE_LINK(i) : mover.id] = &channel[i];
	}
	links_init(&l, &lanes, LINKS_ANY);
	e.links = &l;
	return 0;
}

/* How many segments each link is given until all have enough. */
static void takes(unsigned int own, unsigned int first, unsigned int second)
{
	unsigned int link;

	memset(channel, 0, sizeof(channel));
	e.open = 0;
	while (links_pick(&e, &link)) {
		channel[link].inflight++;
		e.open |= 1u << (link ? PLACE_LINK(link) : mover.id);
	}
	assert_int_equal(channel[0].inflight, own);
	assert_int_equal(channel[1].inflight, first);
	assert_int_equal(channel[2].inflight, second);
}

/* A device's link is its own transfers' first, each direction by itself. */
static void test_own_first(void **state)
{
	struct transfer other = t;

	(void)state;
	takes(2, 2, 2);
	other.dst.dev = &gpu[1];
	links_hold(&x, &other, true, 1);
	takes(2, 0, 2);
	/* The other direction is free. */
	t.src.mem = MEM_DEVICE;
	t.dst = (struct end){ .kind = END_MEM, .mem = MEM_PINNED, .dev = &gpu[0] };
	takes(2, 2, 2);
	links_hold(&x, &other, true, -1);
	t.dst = (struct end){ .kind = END_MEM, .mem = MEM_DEVICE, .dev = &gpu[0] };
	takes(2, 2, 2);
	/* One that no link keeps waiting takes none. */
	links_hold(&x, &other, false, 1);
	takes(2, 2, 2);
	links_hold(&x, &other, false, -1);
}

/* What was left is left. */
static void test_left(void **state)
{
	(void)state;
	l.v[2].left = true;
	takes(2, 2, 0);
	l.v[1].left = true;
	takes(2, 0, 0);
}

/* Of several engines each has one of the links; while that is another's, it takes the own. */
static void test_mine(void **state)
{
	struct transfer other = t;
	unsigned int link;

	(void)state;
	l.mine = 2;
	assert_true(links_pick(&e, &link));
	assert_int_equal(link, 2);
	other.dst.dev = &gpu[2];
	links_hold(&x, &other, true, 1);
	assert_true(links_pick(&e, &link));
	assert_int_equal(link, 0);
	links_hold(&x, &other, true, -1);
	assert_true(links_pick(&e, &link));
	assert_int_equal(link, 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(test_own_first, setup),
		cmocka_unit_test_setup(test_left, setup),
		cmocka_unit_test_setup(test_mine, setup),
	};

	return cmocka_run_group_tests_name("links", tests, NULL, NULL);
}
