/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* storage: when the planner reads the page cache in place, and why not. */

#include "plan_ends.h"

#include "base/clock.h"
#include "storage/pagecache.h"

static struct config conf = { .engine = (char *)"threads",
			      .pagecache = (char *)"keep",
			      .pagecache_min = MIB };

static enum pl_reason why_not(const struct pagecache *pc, const struct path_ask *ask)
{
	struct path_offer o;

	path_describe(&pc->p, ask, &o);
	assert_true(o.refuse || (o.align_off == 1 && o.bytes_per_ns > 0));
	return o.refuse;
}

static void test_describe(void **state)
{
	struct path_ask ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	struct pagecache pc;

	(void)state;
	facts[PLAIN].mappable = true;
	devs[GPU].props.pin_bytes_per_ns = 28;
	pagecache_init(&pc, &conf);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	ask.len = MIB - 1;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NOT_WORTH_IT);
	ask.registered = 0.99;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NOT_WORTH_IT);
	/* What is registered, and was proved fresh, is in the page cache. */
	ask.registered = 1;
	ask.resident = -1;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	ask.registered = 0;
	ask.resident = 1;
	ask.named = true;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	ask = ask_for(PLAIN, GPU, LARGE, false, 0.99);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NOT_RESIDENT);
	ask.resident = -1;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NOT_RESIDENT);
	ask.resident = 1;
	dev_hold();
	assert_int_equal(why_not(&pc, &ask), PL_REASON_HELD);
	dev_unhold();
	ask.write = true;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_READS_ONLY);
	ask.write = false;
	devs[GPU].props.pin_bytes_per_ns = 0;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NO_PIN);
	devs[GPU].props.pin_bytes_per_ns = 28;
	atomic_store(&facts[PLAIN].pin_refused_until, clock_now_ns() + 30000000000u);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_PIN_REFUSED);
	atomic_store(&facts[PLAIN].pin_refused_until, clock_now_ns());
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	facts[PLAIN].mappable = false;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_FILE_SYSTEM);
	ask = ask_for(STREAM, GPU, LARGE, false, 1);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_STREAM);
	ask = ask_for(PLAIN, HOST, LARGE, false, 1);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NO_DEVICE);
	pagecache_finish(&pc);
}

static enum plan_route_id chosen(const struct path_ask *ask, const struct plan_rates *rates)
{
	struct plan p;

	plan_make(paths, ask, PLAN_AUTO, rates, &p);
	assert_true(p.ok > 0);
	return p.v[0].route;
}

/* On a GPU as it was measured: in place unless that proved to be less than half as fast. */
static void test_chosen(void **state)
{
	struct path_ask ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	struct dev_props was = devs[GPU].props;
	struct plan_rates rates = { { 0 }, { 0 } };
	struct path *before = paths[PATH_PAGECACHE];
	struct pagecache pc;

	(void)state;
	facts[PLAIN].mappable = true;
	devs[GPU].props.copy_bytes_per_ns = 55;
	devs[GPU].props.pin_bytes_per_ns = 70;
	storage.copiers = 6;
	pagecache_init(&pc, &conf);
	paths[PATH_PAGECACHE] = &pc.p;
	ask.len = 32 * MIB;
	assert_int_equal(chosen(&ask, &rates), ROUTE_PAGECACHE);
	ask.len = 1024 * MIB;
	assert_int_equal(chosen(&ask, &rates), ROUTE_PAGECACHE);
	rates.read[ROUTE_BUFFERED_COPY] = 49;
	rates.read[ROUTE_PAGECACHE] = 38;
	assert_int_equal(chosen(&ask, &rates), ROUTE_PAGECACHE);
	rates.read[ROUTE_PAGECACHE] = 20;
	assert_int_equal(chosen(&ask, &rates), ROUTE_BUFFERED_COPY);
	ask.len = MIB - 1;
	assert_int_equal(chosen(&ask, &rates), ROUTE_BUFFERED_COPY);
	paths[PATH_PAGECACHE] = before;
	devs[GPU].props = was;
	pagecache_finish(&pc);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_describe),
		cmocka_unit_test(test_chosen),
	};

	(void)find;
	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
