/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* plan: whose links a transfer between the host and one device uses, and why not others'. */

#include "plan_ends.h"

static struct dev near[3] = { { .props = { .name = "gpu:1" } },
			      { .props = { .name = "gpu:2" } },
			      { .props = { .name = "gpu:3" } } };
static struct move_lanes all;

static int setup(void **state)
{
	(void)state;
	all = (struct move_lanes){
		.n = 3, .v = { { &near[0].link, 0 }, { &near[1].link, 0 }, { &near[2].link, 0 } }
	};
	return 0;
}

static void ask_lanes(struct move_ask *ask, struct plan_lanes *out)
{
	struct plan p;

	ask->lanes = &all;
	plan_make(&routes, ask, PLAN_AUTO, NULL, &p);
	plan_lanes(&p, ask, out);
}

/* Between host memory and the GPU, one way or the other. */
static struct move_ask copy_ask(bool out, unsigned int host, uint64_t len)
{
	/* Pinned memory names the device whose driver pinned it. */
	struct end h = { .kind = END_MEM, .mem = host, .dev = host ? &devs[1] : NULL };
	struct end d = { .kind = END_MEM, .mem = MEM_DEVICE, .dev = &devs[1] };

	return (struct move_ask){
		.dst = out ? h : d, .src = out ? d : h, .len = len, .resident = -1
	};
}

static void test_pinned(void **state)
{
	struct plan_lanes l;

	(void)state;
	for (int out = 0; out < 2; out++) {
		struct move_ask ask = copy_ask(out, MEM_PINNED, 16 * MIB);

		ask_lanes(&ask, &l);
		assert_int_equal(l.n, 3);
		assert_ptr_equal(l.via[0], &near[0].link);
		assert_true(l.waits);
		assert_int_equal(l.refuse, PL_REASON_NONE);
		ask.len--;
		ask_lanes(&ask, &l);
		assert_int_equal(l.n, 0);
		assert_int_equal(l.refuse, PL_REASON_LANE_SHORT);
		assert_true(l.waits);
		ask = copy_ask(out, 0, LARGE);
		ask_lanes(&ask, &l);
		assert_int_equal(l.n, 0);
		assert_int_equal(l.refuse, PL_REASON_LANE_NOT_PINNED);
		assert_false(l.waits);
	}
}

/* Those that are refused are left out; the first of them says why there is none. */
static void test_refused(void **state)
{
	struct move_ask ask = copy_ask(false, MEM_PINNED, LARGE);
	struct plan_lanes l;

	(void)state;
	all.v[0].refuse = PL_REASON_LANE_SHARED;
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 2);
	assert_ptr_equal(l.via[0], &near[1].link);
	assert_int_equal(l.refuse, PL_REASON_NONE);
	all.v[1].refuse = PL_REASON_LANE_NO_LINK;
	all.v[2].refuse = PL_REASON_LANE_FAILED;
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_LANE_SHARED);
	all.n = 0;
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_NONE);
	assert_true(l.waits);
}

/* Of a file in the page cache one link beside the own, unless the devices were named; of one on a
 * disk, or written, none. */
static void test_file(void **state)
{
	struct plan_lanes l;
	struct move_ask ask = ask_for(PLAIN, GPU, LARGE, false, 1);

	(void)state;
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 1);
	all.named = true;
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 3);
	ask = ask_for(PLAIN, GPU, LARGE, false, 0.5);
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_LANE_ROUTE);
	assert_false(l.waits);
	ask = ask_for(PLAIN, GPU, LARGE, true, 1);
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_LANE_ROUTE);
	/* The kernel reaches this one's memory by itself: nothing goes over a link. */
	ask = ask_for(PLAIN, SOFT, LARGE, false, 1);
	ask_lanes(&ask, &l);
	assert_int_equal(l.n, 0);
}

/* A remote's rails: none is the ends' own, and those that are not refused share what one route
 * carries, by the hop at the remote. */
static void test_rails(void **state)
{
	static const struct mover_ops far_ops = { .joins = 1u << END_REMOTE,
						  .traits = MOVER_STAGES | MOVER_LINKS };
	static const struct link rail[3] = { { NULL, "0" }, { NULL, "1" }, { NULL, "2" } };
	struct mover far = { .ops = &far_ops };
	struct route straight = { .hops = 1, .hop = { &far } };
	struct route copied = { .hops = 2, .hop = { &far, mover_named("copy") } };
	struct route filed = { .hops = 2, .hop = { mover_named("direct"), &far } };
	struct move_lanes rails = { .rails = true,
				    .n = 3,
				    .v = { { &rail[0], 0 }, { &rail[1], 0 }, { &rail[2], 0 } } };
	struct end there = { .kind = END_REMOTE };
	struct move_ask ask = {
		.dst = there, .src = memory(HOST, 0), .len = 16 * MIB, .lanes = &rails
	};
	struct plan p = { .ok = 1, .n = 1 };
	struct plan_lanes l;
	const struct route *const routes_of[] = { &straight, &copied, &filed };

	(void)state;
	for (size_t i = 0; i < COUNT(routes_of); i++) {
		p.v[0].route = routes_of[i];
		ask.src = i == 2 ? (struct end){ .kind = END_FILE, .file = &files[PLAIN] }
				 : memory(HOST, 0);
		plan_lanes(&p, &ask, &l);
		assert_ptr_equal(l.of, &far);
		assert_ptr_equal(l.main, &rail[0]);
		assert_int_equal(l.n, 2);
		assert_ptr_equal(l.via[1], &rail[2]);
		assert_false(l.waits); /* for no device's link */
		turn(&ask);
		plan_lanes(&p, &ask, &l);
		assert_ptr_equal(l.of, &far);
		assert_int_equal(l.n, 2);
		turn(&ask);
	}
	rails.v[0].refuse = PL_REASON_LANE_FAILED;
	plan_lanes(&p, &ask, &l);
	assert_ptr_equal(l.main, &rail[1]);
	assert_int_equal(l.n, 1);
	rails.v[2].refuse = PL_REASON_LANE_FAILED;
	plan_lanes(&p, &ask, &l);
	assert_int_equal(l.n, 0); /* the mover takes the one that is left */
	rails.v[2].refuse = rails.v[0].refuse = PL_REASON_NONE;
	ask.len--;
	plan_lanes(&p, &ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_LANE_SHORT);
	ask.len++;
	/* Between two remotes there is no one set of rails. */
	ask.src = there;
	plan_lanes(&p, &ask, &l);
	assert_int_equal(l.n, 0);
	assert_int_equal(l.refuse, PL_REASON_LANE_ROUTE);
}

static void test_words(void **state)
{
	static const enum pl_reason v[] = { PL_REASON_OFF,
					    PL_REASON_LANE_FAILED,
					    PL_REASON_LANE_SHARED,
					    PL_REASON_LANE_NO_LINK,
					    PL_REASON_LANE_UNKNOWN,
					    PL_REASON_LANE_ROUTE,
					    PL_REASON_LANE_NOT_PINNED,
					    PL_REASON_LANE_SHORT };

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_true(strlen(plan_lane_words(v[i])) > 10);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(test_pinned, setup),
		cmocka_unit_test_setup(test_refused, setup),
		cmocka_unit_test_setup(test_file, setup),
		cmocka_unit_test_setup(test_rails, setup),
		cmocka_unit_test_setup(test_words, setup),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
