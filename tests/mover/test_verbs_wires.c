/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The mover `verbs`: what its queue pairs are given, and what NICs tell of themselves. */

#include "verbs_sides.h"

/* What the driver has of a queue pair. */
static struct verbs_qp_attr attr_of(const struct side *s, unsigned int i)
{
	struct verbs_qp_attr attr = { 0 };
	struct verbs_qp_init init;

	assert_int_equal(verbs_of(s->m)->v->ibv_query_qp(wire_of(s, i)->qp, &attr,
							 VERBS_QP_AV | VERBS_QP_PKEY_INDEX, &init),
			 0);
	return attr;
}

static int begin_tuned(void **state)
{
	assert_int_equal(setenv("PEERLANE_VERBS_TRAFFIC_CLASS", "106", 1), 0);
	assert_int_equal(setenv("PEERLANE_VERBS_SERVICE_LEVEL", "3", 1), 0);
	assert_int_equal(setenv("PEERLANE_VERBS_PKEY_INDEX", "1", 1), 0);
	return begin(state);
}

static int end_tuned(void **state)
{
	assert_int_equal(unsetenv("PEERLANE_VERBS_TRAFFIC_CLASS"), 0);
	assert_int_equal(unsetenv("PEERLANE_VERBS_SERVICE_LEVEL"), 0);
	assert_int_equal(unsetenv("PEERLANE_VERBS_PKEY_INDEX"), 0);
	return end(state);
}

static void exchange(unsigned int seed)
{
	span = SMALL;
	put(&a, a.pinned, seed);
	assert_moved(carry(true, a.pinned, 0, SMALL, "auto"), SMALL);
	is(&b, b.pinned, 0, SMALL, seed);
}

static void packets_are_marked(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < 4; i++) {
		const struct verbs_qp_attr attr = attr_of(i & 1 ? &b : &a, i / 2);

		assert_int_equal(attr.ah_attr.grh.traffic_class, 106);
		assert_int_equal(attr.ah_attr.sl, 3);
		assert_int_equal(attr.pkey_index, 1);
		assert_int_equal(wire_of(&a, i / 2)->here.pkey, 0x8123);
	}
	exchange(5);
}

static void they_are_not_by_themselves(void **state)
{
	const struct verbs_qp_attr attr = attr_of(&a, 0);

	(void)state;
	assert_int_equal(attr.ah_attr.grh.traffic_class, 0);
	assert_int_equal(attr.ah_attr.sl, 0);
	assert_int_equal(attr.pkey_index, 0);
	assert_int_equal(wire_of(&a, 0)->here.pkey, 0xffff);
}

/* Also when it comes back. */
static void marks_stay(void **state)
{
	struct wire *w = ((struct verbs_remote *)(void *)a.to)->wires[1];

	(void)state;
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	span = LEN;
	put(&a, a.pinned, 6);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 6);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	for (int k = 0; k < 2000 && !atomic_load(&w->up); k++) {
		(void)usleep(10000);
	}
	assert_true(atomic_load(&w->up));
	assert_int_equal(attr_of(&a, 1).ah_attr.grh.traffic_class, 106);
	assert_int_equal(attr_of(&a, 1).pkey_index, 1);
}

/* Values that no packet has are errors by name, and so is an entry that the port does not have. */
static void bad_values(void **state)
{
	static const char *const bad[] = { "verbs_traffic_class=256", "verbs_service_level=16",
					   "verbs_pkey_index=65536", "verbs_traffic_class=-1",
					   "verbs_service_level=high" };
	struct pl_remote *r;
	struct pl_ctx *ctx;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		char name[64];

		(void)snprintf(name, sizeof(name), "%.*s", (int)strcspn(bad[i], "="), bad[i]);
		assert_fails(fx_ctx(&ctx, bad[i], NULL), EINVAL, name);
	}
	assert_ok(fx_ctx(&ctx, "verbs_pkey_index=7", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "no entry 7");
	assert_non_null(strstr(pl_error_message(), "verbs_pkey_index"));
	pl_close(ctx);
}

/* Two processes in different partitions are not connected, and are told. */
static void two_partitions(void **state)
{
	struct pl_ctx *ctx[2];
	struct pl_remote *r[2];
	char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	(void)state;
	for (int i = 0; i < 2; i++) {
		assert_ok(fx_ctx(&ctx[i], i ? "verbs_pkey_index=1" : "verbs_pkey_index=0", NULL));
		assert_ok(pl_remote_open(ctx[i], &r[i]));
		n[i] = pl_remote_blob(r[i], blob[i], sizeof(blob[i]));
		assert_true(n[i] > 0);
	}
	assert_fails(pl_remote_connect(r[0], blob[1], (size_t)n[1]), EPROTONOSUPPORT,
		     "partition 0xffff");
	assert_fails(pl_remote_connect(r[1], blob[0], (size_t)n[0]), EPROTONOSUPPORT,
		     "partition 0x8123");
	for (int i = 0; i < 2; i++) {
		pl_remote_close(r[i]);
		pl_close(ctx[i]);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(packets_are_marked, begin_tuned, end_tuned),
		cmocka_unit_test_setup_teardown(marks_stay, begin_tuned, end_tuned),
		TEST(they_are_not_by_themselves),
		cmocka_unit_test(bad_values),
		cmocka_unit_test(two_partitions),
	};

	return cmocka_run_group_tests_name("verbs' wires", tests, NULL, NULL);
}
