/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* plan: what measured rates do to costs and choices. */

#include "plan_ends.h"

static double cost(const struct move_ask *ask, const struct plan_rates *rates, unsigned int id)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, rates, &p);
	assert_int_equal(find(&p, id)->refuse, 0);
	return find(&p, id)->cost_ns;
}

/* What was measured moves a cost towards it, but not so far that the route is never tried again. */
static void test_rates(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);
	struct plan_rates rates = { { 0 }, { 0 } };
	double guess = cost(&ask, NULL, ROUTE_DIRECT);

	(void)state;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) == guess);
	rates.read[ROUTE_DIRECT] = LARGE / (guess * 2);
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) > 1.99 * guess &&
		    cost(&ask, &rates, ROUTE_DIRECT) < 2.01 * guess);
	rates.read[ROUTE_DIRECT] = 1e-9;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) <= 4 * guess);
	rates.read[ROUTE_DIRECT] = 1e9;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) >= guess / 4);
	/* The other direction and small requests are left alone. */
	rates.write[ROUTE_DIRECT] = 1e-9;
	rates.read[ROUTE_DIRECT] = 0;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) == guess);
	rates.read[ROUTE_DIRECT] = 1e-9;
	ask.len = 65536;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT) == cost(&ask, NULL, ROUTE_DIRECT));
}

static unsigned int best(const struct move_ask *ask, const struct plan_rates *rates)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, rates, &p);
	return p.v[0].route->id;
}

static void test_rates_change_minds(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, true, -1);
	struct plan_rates rates = { { 0 }, { 0 } };

	(void)state;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT);
	rates.write[ROUTE_DIRECT] = 0.1;
	rates.write[ROUTE_DIRECT_COPY] = 20;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT_COPY);
	/* It turned out as slow: back to the first one. */
	rates.write[ROUTE_DIRECT_COPY] = 0.1;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT);
}

/* Writes that share a disk measure a part of its rate each, and those into the page cache end
 * before the disk has anything: neither makes the page cache the faster way to the disk. */
static void test_written_later(void **state)
{
	static const double shared[] = { 0, 1, 0.5, 0.1, 1e-12 };
	struct move_ask soft = ask_for(PLAIN, SOFT, LARGE, true, -1);
	struct move_ask gpu = ask_for(PLAIN, GPU, LARGE, true, -1);

	(void)state;
	for (size_t i = 0; i < ARRAY_LEN(shared); i++) {
		struct plan_rates rates = { { 0 }, { 0 } };

		rates.write[ROUTE_DIRECT] = shared[i];
		rates.write[ROUTE_DIRECT_COPY] = shared[i];
		assert_int_equal(best(&soft, &rates), ROUTE_DIRECT);
		assert_int_equal(best(&gpu, &rates), ROUTE_DIRECT_COPY);
		rates.write[ROUTE_BUFFERED] = 20;
		rates.write[ROUTE_BUFFERED_COPY] = 20;
		assert_int_equal(best(&soft, &rates), ROUTE_DIRECT);
		assert_int_equal(best(&gpu, &rates), ROUTE_DIRECT_COPY);
		assert_true(cost(&soft, &rates, ROUTE_BUFFERED) >=
			    cost(&soft, NULL, ROUTE_BUFFERED));
	}
}

/* A slow disk is as slow behind the page cache, where no measurement would tell. */
static void test_slow_disk(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);
	struct plan_rates rates = { { 0 }, { 0 } };

	(void)state;
	rates.read[ROUTE_DIRECT] = 0.02;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT);
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) >= LARGE / 0.02);
	/* What is there need not come from it. */
	ask.resident = 0.75;
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) >= LARGE / 0.02 / 4);
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) < LARGE / 0.02 / 3);
	ask.resident = 1;
	assert_int_equal(best(&ask, &rates), ROUTE_BUFFERED);
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) == cost(&ask, NULL, ROUTE_BUFFERED));
	/* Nothing was measured of small requests and of writes. */
	ask = ask_for(PLAIN, SOFT, 65536, false, 0);
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) == cost(&ask, NULL, ROUTE_BUFFERED));
	ask = ask_for(PLAIN, SOFT, LARGE, true, -1);
	assert_true(cost(&ask, &rates, ROUTE_BUFFERED) == cost(&ask, NULL, ROUTE_BUFFERED));
	/* The same behind a slab. */
	ask = ask_for(PLAIN, GPU, LARGE, false, 0);
	rates = (struct plan_rates){ { 0 }, { 0 } };
	rates.read[ROUTE_DIRECT_COPY] = 0.02;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT_COPY);
	ask.resident = 1;
	assert_int_equal(best(&ask, &rates), ROUTE_BUFFERED_COPY);
}

static double rank(const struct move_ask *ask, const struct plan_rates *rates, unsigned int id)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, rates, &p);
	return find(&p, id)->rank;
}

/* A slow disk is slow with a slab behind it, too; and a slab must be worth its trouble. */
static void test_staging_is_no_way_out(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);
	struct plan_rates rates = { { 0 }, { 0 } };

	(void)state;
	assert_true(rank(&ask, NULL, ROUTE_DIRECT) == cost(&ask, NULL, ROUTE_DIRECT));
	assert_true(rank(&ask, NULL, ROUTE_DIRECT_COPY) > 1.2 * rank(&ask, NULL, ROUTE_DIRECT));
	rates.read[ROUTE_DIRECT] = 0.9;
	rates.read[ROUTE_BUFFERED] = 0.8;
	assert_true(cost(&ask, &rates, ROUTE_DIRECT_COPY) >= cost(&ask, &rates, ROUTE_DIRECT));
	assert_true(rank(&ask, &rates, ROUTE_DIRECT_COPY) > 1.2 * rank(&ask, &rates, ROUTE_DIRECT));
	assert_int_not_equal(best(&ask, &rates), ROUTE_DIRECT_COPY);
	ask = ask_for(PLAIN, SOFT, LARGE, false, 1);
	assert_true(rank(&ask, NULL, ROUTE_BUFFERED_COPY) > rank(&ask, NULL, ROUTE_BUFFERED));
	/* Measured, it may be the best. */
	ask = ask_for(CROOKED, SOFT, LARGE, false, 0);
	rates.read[ROUTE_DIRECT_COPY] = 20;
	assert_int_equal(best(&ask, &rates), ROUTE_DIRECT_COPY);
}

static void test_pure(void **state)
{
	struct move_ask ask = ask_for(PLAIN, GPU, LARGE, false, 0.3);
	struct plan_rates rates = { { 1, 2, 3, 4, 5, 6, 7, 8 }, { 0 } };
	struct plan a;
	struct plan b;

	(void)state;
	memset(&a, 0, sizeof(a));
	memset(&b, 0xff, sizeof(b));
	plan_make(&routes, &ask, PLAN_AUTO, &rates, &a);
	plan_make(&routes, &ask, PLAN_AUTO, &rates, &b);
	for (unsigned int id = 0; id < ROUTE_COUNT; id++) {
		assert_ptr_equal(a.v[id].route, b.v[id].route);
		assert_true(a.v[id].cost_ns == b.v[id].cost_ns);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_rates),	  cmocka_unit_test(test_rates_change_minds),
		cmocka_unit_test(test_slow_disk), cmocka_unit_test(test_staging_is_no_way_out),
		cmocka_unit_test(test_pure),	  cmocka_unit_test(test_written_later),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
