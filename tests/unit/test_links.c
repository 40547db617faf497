/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* exec/links: which link has the next segment, beside other transfers and after failures. */

#include "unit.h"

#include <errno.h>

#include "base/config.h"
#include "dev/dev.h"
#include "exec/engine.h"
#include "exec/links.h"
#include "remote/remote.h"

static struct dev gpu[3] = { { .place = 0, .link = { &gpu[0], "gpu:0" } },
			     { .place = 1, .link = { &gpu[1], "gpu:1" } },
			     { .place = 2, .link = { &gpu[2], "gpu:2" } } };
static const struct config config;
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
	struct plan_lanes lanes = {
		.of = &mover, .n = 2, .via = { &gpu[1].link, &gpu[2].link }, .waits = true
	};

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
		e.channels[i ? PLACE_LINK(i - 1) : mover.id] = &channel[i];
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
		e.open |= 1u << (link ? PLACE_LINK(link - 1) : mover.id);
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

/* A remote's rails: none is the ends' own, each has a channel beside the movers' own, and whichever
 * fails is left, the first too. */
static const struct link rail[3] = { { NULL, "0" }, { NULL, "1" }, { NULL, "2" } };
static enum pl_reason why;
static struct remote remote;
static struct region region = { .remote = &remote };

static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	assert_ptr_equal(m, &mover);
	assert_int_equal(op->res, -EIO);
	return why;
}

static const struct mover_ops ops = { .traits = MOVER_LINKS, .failed = failed };

static void use_rails(void)
{
	struct plan_lanes lanes = {
		.of = &mover, .main = &rail[0], .n = 2, .via = { &rail[1], &rail[2] }
	};

	mover.ops = &ops;
	t.dst = (struct end){ .kind = END_REMOTE, .region = &region };
	for (unsigned int i = 0; i < 3; i++) {
		e.channels[PLACE_LINK(i)] = &channel[i];
	}
	links_init(&l, &lanes, LINKS_ANY);
}

static void picks(unsigned int n0, unsigned int n1, unsigned int n2)
{
	unsigned int link;

	memset(channel, 0, sizeof(channel));
	e.open = 0;
	while (links_pick(&e, &link)) {
		channel[link].inflight++;
		e.open |= 1u << links_place(&l, link);
	}
	assert_int_equal(channel[0].inflight, n0);
	assert_int_equal(channel[1].inflight, n1);
	assert_int_equal(channel[2].inflight, n2);
	assert_int_equal(e.open & 1u << mover.id, 0);
}

static void test_rails(void **state)
{
	struct exec_report rep = { 0 };
	struct segment s = { .p = &p, .route = &route };

	(void)state;
	use_rails();
	p.rep = &rep;
	x.routes.n = 1;
	metrics_init(&x.metrics, &config, &x.names);
	picks(2, 2, 2);
	assert_ptr_equal(links_via(&e, &s, &mover), &rail[0]);
	assert_ptr_equal(s.took, &rail[0]);
	/* It is not the rail's doing. */
	why = PL_REASON_NONE;
	assert_false(links_failed(&e, &s, &mover, -EIO));
	picks(2, 2, 2);
	why = PL_REASON_LANE_FAILED;
	assert_true(links_failed(&e, &s, &mover, -EIO));
	assert_int_equal(s.link, 1);
	assert_ptr_equal(links_via(&e, &s, &mover), &rail[1]);
	picks(0, 2, 2);
	s.link = 2;
	assert_true(links_failed(&e, &s, &mover, -EIO));
	assert_int_equal(s.link, 1);
	picks(0, 2, 0);
	assert_int_equal(rep.fallbacks, 2);
	assert_false(links_failed(&e, &s, &mover, -EIO));
	assert_int_equal(rep.fallbacks, 2);
	metrics_finish(&x.metrics);
}

/* Another mover's operations do not take them; of several engines each has one of those left. */
static void test_rails_of_one_mover(void **state)
{
	struct mover other = { .ops = &ops };
	struct segment s = { .p = &p, .route = &route };
	unsigned int link;

	(void)state;
	use_rails();
	assert_null(links_via(&e, &s, &other));
	assert_null(s.took);
	l.mine = 2;
	assert_true(links_pick(&e, &link));
	assert_int_equal(link, 2);
	l.v[0].left = l.v[2].left = true;
	assert_true(links_pick(&e, &link));
	assert_int_equal(link, 1);
}

/* Behind another hop the one is taken that has least to do by then. */
static void test_rails_behind_a_hop(void **state)
{
	struct segment s = { .p = &p, .route = &route, .hop = 1 };

	(void)state;
	use_rails();
	e.open = 1u << PLACE_LINK(0) | 1u << PLACE_LINK(1);
	memset(channel, 0, sizeof(channel));
	channel[0].inflight = 2;
	assert_ptr_equal(links_via(&e, &s, &mover), &rail[1]);
	assert_int_equal(s.link, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(test_own_first, setup),
		cmocka_unit_test_setup(test_left, setup),
		cmocka_unit_test_setup(test_mine, setup),
		cmocka_unit_test_setup(test_rails, setup),
		cmocka_unit_test_setup(test_rails_of_one_mover, setup),
		cmocka_unit_test_setup(test_rails_behind_a_hop, setup),
	};

	return cmocka_run_group_tests_name("links", tests, NULL, NULL);
}
