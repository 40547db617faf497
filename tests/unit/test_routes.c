/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* plan/routes: which routes movers make, in which order, and that too many are an error. */

#include "movers.h"
#include "unit.h"

#include "base/config.h"

static struct config config = { .engine = (char *)"threads" };
static struct routes routes;
static struct mover_ops ops[MOVERS_MAX];
static struct mover v[MOVERS_MAX];
static struct mover *all[MOVERS_MAX];
static unsigned int n;

/* The library's movers come first, as they are; most tests are without the last two. */
#define BEFORE ROUTE_TCP
static int setup(void **state)
{
	(void)state;
	assert_int_equal(movers_make(&config), 0);
	for (n = 0; n < movers_n - 2; n++) {
		all[n] = movers[n];
	}
	assert_string_equal(movers[n]->ops->name, "tcp");
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	movers_end();
	return 0;
}

static void add(const char *name, unsigned int joins, unsigned int traits)
{
	ops[n] = (struct mover_ops){ .name = name, .joins = joins, .traits = traits };
	v[n] = (struct mover){ .ops = &ops[n] };
	all[n] = &v[n];
	n++;
}

#define MEM (1u << END_MEM)
#define FILES (1u << END_FILE)
#define REMOTES (1u << END_REMOTE)

/* Behind the library's own, these and no others. */
static void expect(const char *const *names)
{
	unsigned int i = BEFORE;

	assert_int_equal(routes_make(&routes, all, n), 0);
	for (unsigned int k = 0; k < BEFORE; k++) {
		assert_string_equal(routes.v[k].name, route_names[k]);
	}
	for (; *names; names++, i++) {
		assert_true(i < routes.n);
		assert_string_equal(routes.v[i].name, *names);
	}
	assert_int_equal(routes.n, i);
}

#define EXPECT(...) expect((const char *const[]){ __VA_ARGS__, NULL })

static void test_any_two_that_stage(void **state)
{
	(void)state;
	add("far", REMOTES, MOVER_STAGES);
	EXPECT("far", "direct+far", "buffered+far", "far+copy", "verbs+far", "far+verbs");
	add("late", FILES, MOVER_STAGES);
	EXPECT("far", "direct+far", "buffered+far", "far+copy", "verbs+far", "far+verbs", "late",
	       "late+copy", "late+verbs", "late+far");
}

static void test_all_of_the_library(void **state)
{
	(void)state;
	for (; n < movers_n; n++) {
		all[n] = movers[n];
	}
	EXPECT("tcp", "direct+tcp", "buffered+tcp", "tcp+copy", "verbs+tcp", "tcp+verbs", "tcp+tcp",
	       "fabric", "direct+fabric", "buffered+fabric", "fabric+copy", "verbs+fabric",
	       "fabric+verbs", "tcp+fabric", "fabric+tcp", "fabric+fabric");
}

static void test_remotes_of_several_movers(void **state)
{
	(void)state;
	add("far", REMOTES, MOVER_STAGES);
	add("other", REMOTES, MOVER_STAGES | MOVER_RELAYS);
	EXPECT("far", "direct+far", "buffered+far", "far+copy", "verbs+far", "far+verbs", "other",
	       "direct+other", "buffered+other", "other+copy", "verbs+other", "other+verbs",
	       "far+other", "other+far", "other+other");
}

/* Who does not stage has its own route; who joins two kinds has what either gives. */
static void test_not_by_others(void **state)
{
	(void)state;
	add("far", REMOTES, 0);
	EXPECT("far");
	add("near", MEM | REMOTES, MOVER_STAGES);
	EXPECT("far", "near", "direct+near", "buffered+near", "copy+near", "near+copy",
	       "copy+near+copy", "verbs+near", "near+verbs");
}

/* What a transfer between such ends may take: the set for them, in either order. */
static void takes(enum end_kind a, enum end_kind b, const char *const *names)
{
	route_set want = 0;

	for (; *names; names++) {
		uint32_t policy;

		assert_int_equal(routes_policy_parse(&routes, *names, &policy), 0);
		want |= (route_set)1 << (policy - PLAN_ROUTE(0));
	}
	assert_int_equal(routes.joins[a][b], want);
	assert_int_equal(routes.joins[b][a], want);
}

#define TAKES(a, b, ...) takes(a, b, (const char *const[]){ __VA_ARGS__, NULL })

static void test_by_ends(void **state)
{
	(void)state;
	add("far", REMOTES, MOVER_STAGES | MOVER_RELAYS);
	assert_int_equal(routes_make(&routes, all, n), 0);
	TAKES(END_FILE, END_MEM, "direct", "buffered", "direct+copy", "buffered+copy", "null",
	      "p2pdma", "pagecache", "p2pdma+copy");
	TAKES(END_MEM, END_MEM, "copy", "copy+copy", "null");
	TAKES(END_REMOTE, END_MEM, "far", "far+copy", "verbs", "verbs+copy");
	TAKES(END_REMOTE, END_REMOTE, "far+far", "verbs+verbs", "far+verbs", "verbs+far");
	TAKES(END_FILE, END_REMOTE, "direct+far", "buffered+far", "direct+verbs", "buffered+verbs");
	assert_int_equal(routes.joins[END_FILE][END_FILE], 0);
	/* Relays are between two devices of this host. */
	assert_int_equal(routes.relays, (route_set)1 << ROUTE_COPY_COPY);
}

/* Edges go through the page cache, and over the same second hop. */
static void test_edges(void **state)
{
	uint32_t direct, buffered;

	(void)state;
	add("far", REMOTES, MOVER_STAGES);
	assert_int_equal(routes_make(&routes, all, n), 0);
	assert_int_equal(routes_policy_parse(&routes, "direct+far", &direct), 0);
	assert_int_equal(routes_policy_parse(&routes, "buffered+far", &buffered), 0);
	assert_ptr_equal(routes.v[direct - PLAN_ROUTE(0)].edges,
			 &routes.v[buffered - PLAN_ROUTE(0)]);
	/* Through host memory where no processor can access the device's. */
	assert_ptr_equal(routes.v[ROUTE_P2PDMA_COPY].edges, &routes.v[ROUTE_BUFFERED_COPY]);
	assert_ptr_equal(routes.v[ROUTE_P2PDMA].edges, &routes.v[ROUTE_BUFFERED]);
	assert_ptr_equal(routes.v[ROUTE_P2PDMA].edges_there, &routes.v[ROUTE_BUFFERED_COPY]);
	assert_null(routes.v[ROUTE_DIRECT].edges_there);
}

/* Slabs in a device's memory are no staging, and none of the host's. */
static void test_there(void **state)
{
	(void)state;
	assert_int_equal(routes_make(&routes, all, n), 0);
	assert_int_equal(routes.there, (route_set)1 << ROUTE_P2PDMA_COPY);
	assert_false(routes.staged & routes.there);
	assert_int_equal(route_class(&routes.v[ROUTE_P2PDMA_COPY]), ROUTE_IS_DIRECT);
	assert_int_equal(route_class(&routes.v[ROUTE_DIRECT_COPY]), ROUTE_IS_STAGED);
}

static void test_too_many(void **state)
{
	(void)state;
	while (n < MOVERS_MAX) {
		add("m", MEM, MOVER_STAGES);
	}
	assert_int_equal(routes_make(&routes, all, n), -E2BIG);
	assert_words("12 movers make more than 48 routes");
	/* As many as there is space for. */
	for (n = 0; n < movers_n; n++) {
		all[n] = movers[n];
	}
	add("s", REMOTES, MOVER_STAGES);
	add("f", FILES, MOVER_STAGES);
	add("i", FILES, 0);
	assert_int_equal(routes_make(&routes, all, n), 0);
	assert_int_equal(routes.n, ROUTES_MAX);
	assert_int_equal(routes.all, (UINT64_C(1) << ROUTES_MAX) - 1);
	assert_int_equal(routes.joins[END_MEM][END_MEM] | routes.joins[END_REMOTE][END_REMOTE] |
				 routes.joins[END_FILE][END_REMOTE] |
				 routes.joins[END_REMOTE][END_MEM] |
				 routes.joins[END_FILE][END_MEM],
			 (UINT64_C(1) << ROUTES_MAX) - 1);
	assert_string_equal(routes_policy_name(&routes, PLAN_ROUTE(ROUTES_MAX - 1)),
			    routes.v[ROUTES_MAX - 1].name);
	/* Behind them all come the groups. */
	assert_string_equal(routes_policy_name(&routes, PLAN_ROUTE(ROUTES_MAX)), "bounce");
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_any_two_that_stage),
		TEST(test_all_of_the_library),
		TEST(test_remotes_of_several_movers),
		TEST(test_not_by_others),
		TEST(test_by_ends),
		TEST(test_edges),
		TEST(test_there),
		TEST(test_too_many),
	};

	return cmocka_run_group_tests_name("routes", tests, NULL, NULL);
}
