/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pagecache, plan: when the planner reads the page cache in place, and why not. */

#include "plan_ends.h"
#include "queued.h"

#include "base/clock.h"
#include "move/pagecache/pagecache.h"

static struct config conf = { .engine = (char *)"threads",
			      .pagecache = (char *)"keep",
			      .pagecache_min = MIB };

static enum pl_reason why_not(const struct pagecache *pc, const struct move_ask *ask)
{
	struct move_offer o;

	pc->m.ops->describe(&pc->m, ask, &o);
	assert_true(o.refuse || (o.align_off == 1 && o.bytes_per_ns > 0));
	return o.refuse;
}

static void test_describe(void **state)
{
	struct move_ask ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	struct pagecache pc;

	(void)state;
	files[PLAIN].facts.mappable = true;
	devs[GPU].props.pin_bytes_per_ns = 28;
	mover_init(&pc.m, &pagecache_mover, &(struct move_env){ .config = &conf });
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
	queued_begin(DEV_ALL);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_HELD);
	/* What is registered needs no call of the driver, and who names it may be held up. */
	ask.registered = 1;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	ask.registered = 0;
	ask.named = true;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	/* But for the transfer that a stream waits for. */
	ask.waited = true;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_HELD);
	ask.registered = 1;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_HELD);
	queued_end(DEV_ALL);
	ask.registered = 0;
	ask.named = false;
	ask.waited = false;
	turn(&ask);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_READS_ONLY);
	turn(&ask);
	devs[GPU].props.pin_bytes_per_ns = 0;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NO_PIN);
	devs[GPU].props.pin_bytes_per_ns = 28;
	atomic_store(&files[PLAIN].facts.pin_refused_until, clock_now_ns() + 30000000000u);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_PIN_REFUSED);
	atomic_store(&files[PLAIN].facts.pin_refused_until, clock_now_ns());
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NONE);
	files[PLAIN].facts.mappable = false;
	assert_int_equal(why_not(&pc, &ask), PL_REASON_FILE_SYSTEM);
	ask = ask_for(PIPE, GPU, LARGE, false, 1);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_STREAM);
	ask = ask_for(PLAIN, HOST, LARGE, false, 1);
	assert_int_equal(why_not(&pc, &ask), PL_REASON_NO_DEVICE);
	mover_finish(&pc.m);
}

static unsigned int chosen(const struct move_ask *ask, const struct plan_rates *rates)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, rates, &p);
	assert_true(p.ok > 0);
	return p.v[0].route->id;
}

/* Plans are made with this mover instead of the one of its name. */
static void replace(struct mover *m)
{
	struct mover *v[MOVERS_MAX];

	for (unsigned int i = 0; i < movers_n; i++) {
		v[i] = movers[i] == mover_named(m->ops->name) ? m : movers[i];
	}
	routes_make(&routes, v, movers_n);
}

/* On a GPU as it was measured: in place unless that proved to be less than half as fast. */
static void test_chosen(void **state)
{
	struct move_ask ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	struct dev_props was = devs[GPU].props;
	struct plan_rates rates = { { 0 }, { 0 } };
	struct routes was_routes = routes;
	struct pagecache pc;

	(void)state;
	files[PLAIN].facts.mappable = true;
	devs[GPU].props.copy_bytes_per_ns = 55;
	devs[GPU].props.pin_bytes_per_ns = 70;
	movers_copiers(6);
	mover_init(&pc.m, &pagecache_mover, &(struct move_env){ .config = &conf });
	replace(&pc.m);
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
	routes = was_routes;
	devs[GPU].props = was;
	mover_finish(&pc.m);
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
