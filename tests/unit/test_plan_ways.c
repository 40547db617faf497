/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Routes by what is asked: whole blocks, copies, pairs of ends, and the reasons of refusals. */

#include "plan_kit.h"

static void expect(const struct move_ask *ask, unsigned int id, enum pl_reason want)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, NULL, &p);
	assert_string_equal(plan_reason_name(find(&p, id)->refuse), plan_reason_name(want));
}

static void test_whole_blocks(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, 100, false, 0);

	(void)state;
	/* A hundred bytes are no block; a slab has space for the block around them. */
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	expect(&ask, ROUTE_DIRECT_COPY, 0);
	/* Who asked for O_DIRECT gets the page cache where it must be. */
	file_of(&ask)->file = &files[BYPASS];
	expect(&ask, ROUTE_BUFFERED, 0);
	expect(&ask, ROUTE_BUFFERED_COPY, R(CACHE_BYPASS));
	file_of(&ask)->file = &files[PLAIN];
	/* One block, but not at its place; then two, so that one is whole. */
	file_of(&ask)->off = 8192 + 8;
	mem_of(&ask)->addr += 8;
	ask.len = 512;
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	ask.len = 1016;
	expect(&ask, ROUTE_DIRECT, 0);
	/* Writes leave pages that they share to the page cache. */
	turn(&ask);
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	expect(&ask, ROUTE_DIRECT_COPY, R(TOO_SMALL));
	ask.len = 8192 - 8 + 4095;
	expect(&ask, ROUTE_DIRECT, 0);
}

static void test_alignment(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);
	struct plan p;

	(void)state;
	/* Address and offset are off by the same: the blocks meet further on. */
	file_of(&ask)->off += 100;
	mem_of(&ask)->addr += 100;
	expect(&ask, ROUTE_DIRECT, 0);
	mem_of(&ask)->addr += 256;
	expect(&ask, ROUTE_DIRECT, R(UNALIGNED));
	/* Memory may be finer than offsets, and the other way round. */
	files[PLAIN].facts.align_mem = 4;
	expect(&ask, ROUTE_DIRECT, 0);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT)->align_off, 512);
	files[PLAIN].facts.align_mem = 4096;
	mem_of(&ask)->addr = 0x100000 + 100;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT)->refuse, 0);
	assert_int_equal(find(&p, ROUTE_DIRECT)->align_off, 4096);
	assert_int_equal(find(&p, ROUTE_DIRECT_COPY)->align_off, 512);
	files[PLAIN].facts.align_mem = 512;
}

static void test_copies(void **state)
{
	struct move_ask ask = { .dst = memory(GPU, 0x100000),
				.src = memory(HOST, 0x200000),
				.len = LARGE };
	struct plan p;

	(void)state;
	for (int round = 0; round < 3; round++) {
		plan_make(&routes, &ask, round == 1 ? PLAN_STRICT : PLAN_AUTO, NULL, &p);
		assert_int_equal(p.ok, 1);
		assert_int_equal(p.v[0].route->id, ROUTE_COPY);
		assert_int_equal(find(&p, ROUTE_DIRECT)->refuse, R(NO_FILE));
		if (round != 1) {
			assert_int_equal(find(&p, ROUTE_BUFFERED_COPY)->refuse, R(NO_FILE));
		}
		if (round == 1) {
			ask.dst = memory(HOST, 0x100000); /* from host to host at last */
		}
	}
}

static struct copy *the_copy(void)
{
	return (struct copy *)(void *)mover_named("copy");
}

/* Between two devices: straight where they reach each other, through slabs rather than through a
 * driver's own staging, and not at all by what failed or lied. */
static void test_pairs(void **state)
{
	static const struct {
		enum pair_state pair;
		unsigned int best;
		enum pl_reason straight;
		enum pl_reason strict;
	} want[] = {
		{ PAIR_NEW, ROUTE_COPY, 0, 0 },
		{ PAIR_OPEN, ROUTE_COPY, 0, 0 },
		{ PAIR_CLOSED, ROUTE_COPY_COPY, 0, R(STAGED) },
		{ PAIR_OFF, ROUTE_COPY_COPY, 0, R(STAGED) },
		{ PAIR_WRONG, ROUTE_COPY_COPY, R(PEER_WRONG_DATA), R(PEER_WRONG_DATA) },
		{ PAIR_FAILED, ROUTE_COPY_COPY, R(PEER_FAILED), R(PEER_FAILED) },
	};
	struct move_ask ask = { .dst = memory(GPU, 0x100000), .src = memory(SOFT, 0x200000) };
	struct plan p;

	(void)state;
	devs[GPU].place = 1;
	for (size_t i = 0; i < COUNT(want); i++) {
		atomic_store(&the_copy()->pairs[GPU][SOFT].state, (unsigned char)want[i].pair);
		ask.len = LARGE;
		plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
		assert_int_equal(p.v[0].route->id, want[i].best);
		assert_int_equal(find(&p, ROUTE_COPY)->refuse, want[i].straight);
		assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, 0);
		plan_make(&routes, &ask, PLAN_STRICT, NULL, &p);
		assert_int_equal(find(&p, ROUTE_COPY)->refuse, want[i].strict);
		/* Two small copies take longer than a driver's one. */
		ask.len = TINY;
		plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
		assert_int_equal(p.v[0].route->id, want[i].straight ? ROUTE_COPY_COPY : ROUTE_COPY);
	}
	/* A short transfer is not planned by way of the host where it may go straight. */
	assert_int_equal(plan_usable(&routes, &ask, PLAN_AUTO), 1u << ROUTE_COPY);
	assert_int_equal(plan_usable(&routes, &ask, PLAN_BOUNCE), 1u << ROUTE_COPY_COPY);
	assert_int_equal(plan_usable(&routes, &ask, PLAN_ROUTE(ROUTE_COPY_COPY)),
			 1u << ROUTE_COPY_COPY);
	ask.len = LARGE;
	assert_int_equal(plan_usable(&routes, &ask, PLAN_AUTO),
			 1u << ROUTE_COPY | 1u << ROUTE_COPY_COPY);
	ask.len = TINY;
	/* The other way round is another pair. */
	turn(&ask);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(p.v[0].route->id, ROUTE_COPY);
	atomic_store(&the_copy()->pairs[GPU][SOFT].state, PAIR_NEW);
	ask.dst = memory(SOFT, 0x100000);
	ask.src = memory(SOFT, 0x300000);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, R(ONE_DEVICE));
	/* Host memory that a device's driver pinned is no device's. */
	ask.src = (struct end){ .kind = END_MEM, .mem = MEM_PINNED, .dev = &devs[GPU], .addr = 8 };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(p.v[0].route->id, ROUTE_COPY);
	assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, R(NO_DEVICE));
	devs[GPU].place = 0;
}

static void takes(double got, double want, double within)
{
	if (got < want - within || got > want + within) {
		fail_msg("%g ns is not %g", got, want);
	}
}

/* A hop by a device takes what the machine's graph says of its link; the device's own guess, 50,
 * where that does not know. */
static void test_ways(void **state)
{
	static const struct dev another = { .props = { .name = "gpu:9", .copy_bytes_per_ns = 7 } };
	struct move_ask ask = { .dst = memory(GPU, 0x100000),
				.src = memory(HOST, 0x200000),
				.len = LARGE };
	struct plan_rates rates = { .read = { [ROUTE_BUFFERED_COPY] = 11 } };
	struct plan p;

	(void)state;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 50.0 + 8000, 1);
	assert_false(p.v[0].measured);
	ask.ways = (struct topo_ways){ .dst_host = 12, .src_host = 5, .across = 3 };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 12.0 + 8000, 1);
	turn(&ask);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 5.0 + 8000, 1);
	/* Between two devices; inside one, of which the graph knows nothing. */
	ask.dst = (struct end){ .kind = END_MEM, .mem = MEM_DEVICE, .dev = (struct dev *)&another };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 3.0, 1);
	ask.dst = ask.src;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 50.0 + 8000, 1);
	/* A file's route: the slab is the host. */
	ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	ask.ways.dst_host = 1;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(find(&p, ROUTE_BUFFERED_COPY)->cost_ns, LARGE / 1.0, LARGE / 100.0);
	/* What was measured counts more, within bounds. */
	ask.ways.dst_host = 12;
	plan_make(&routes, &ask, PLAN_AUTO, &rates, &p);
	takes(find(&p, ROUTE_BUFFERED_COPY)->cost_ns, LARGE / 11.0, 1);
	assert_true(find(&p, ROUTE_BUFFERED_COPY)->measured);
	assert_false(find(&p, ROUTE_DIRECT_COPY)->measured);
}

static void test_refuse_hop(void **state)
{
	struct move_ask ask = ask_for(PIPE, GPU, LARGE, false, 0);
	char text[300];
	struct plan p;

	(void)state;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT_COPY)->refuse_hop, 0);
	plan_reason_text(find(&p, ROUTE_BUFFERED), &ask, text, sizeof(text));
	assert_in("the memory of gpu:0", text);
	ask = ask_for(CROOKED, SOFT, LARGE, false, 0);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	plan_reason_text(find(&p, ROUTE_DIRECT), &ask, text, sizeof(text));
	assert_in("0x100003", text);
	assert_in("memory aligned to 512 bytes and offsets to 512", text);
}

/* Every reason has a name of its own and, where it can be a refusal, a sentence. */
static void test_reasons(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);

	(void)state;
	for (enum pl_reason i = 0; i < PL_REASON_COUNT; i++) {
		struct plan_candidate c = { .route = &routes.v[0], .refuse = i };
		char text[300] = "#";

		plan_reason_text(&c, &ask, text, sizeof(text));
		assert_true(i == 0 || strlen(text) > 10);
		for (enum pl_reason k = 0; k < i; k++) {
			assert_string_not_equal(plan_reason_name(i), plan_reason_name(k));
		}
	}
	assert_string_equal(plan_reason_name(PL_REASON_COUNT), "unknown");
	assert_string_equal(plan_reason_name((enum pl_reason) - 1), "unknown");
}

static void test_policy_names(void **state)
{
	static const char *const bad[] = { "", "Auto", "auto ", "direct+", "copy+direct", "16" };
	uint32_t policy = 77;

	(void)state;
	for (size_t i = 0; i < COUNT(all_policies); i++) {
		const char *name = routes_policy_name(&routes, all_policies[i]);

		assert_non_null(name);
		assert_int_equal(routes_policy_parse(&routes, name, &policy), 0);
		assert_int_equal(policy, all_policies[i]);
	}
	policy = 77;
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_int_equal(routes_policy_parse(&routes, bad[i], &policy), -EINVAL);
		assert_words(
			"write auto, strict, bounce or a route: direct, buffered, direct+copy");
	}
	assert_int_equal(policy, 77);
	assert_null(routes_policy_name(&routes, 0));
	assert_null(routes_policy_name(&routes, 77));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_whole_blocks), cmocka_unit_test(test_alignment),
		cmocka_unit_test(test_copies),	     cmocka_unit_test(test_pairs),
		cmocka_unit_test(test_ways),	     cmocka_unit_test(test_refuse_hop),
		cmocka_unit_test(test_reasons),	     cmocka_unit_test(test_policy_names),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
