/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* libnccl.so.2 before an NCCL that lacks functions, and (argument `new`) before one that has a
 * function that it does not know. */

#include "libnccl_test.h"

static void test_lacks(void **state)
{
	int n;

	(void)state;
	assert_int_equal(nccl.ncclAlltoAll(NULL, NULL, 1, NC_F32, NULL, NULL), NC_INVALID_USAGE);
	assert_non_null(
		strstr(nccl.ncclGetLastError(NULL), "ncclAlltoAll is not in NCCL 2.26.5 ("));
	assert_non_null(strstr(nccl.ncclGetLastError(NULL), "but from 2.28 on"));
	assert_int_equal(nccl.ncclParamGetI32(NULL, &n), NC_INVALID_USAGE);
	assert_non_null(strstr(nccl.ncclGetLastError(NULL), "ncclParamGetI32"));
	nccl.ncclParamDumpAll();
	assert_int_equal(nccl.ncclTeamWorld(NULL).n, 0);
	assert_int_equal(nccl.ncclTeamRankToWorld(NULL, (struct nc_team){ 1, 2, 3 }, 4), -1);
	assert_int_equal(nccl.ncclLLA2ACalcSlots(1, 2), 0);
	/* What it has goes on, and then its own words count again. */
	assert_int_equal(nccl.ncclMemFree(NULL), 0);
	assert_int_equal(nccl.ncclAllReduce(NULL, NULL, 1, NC_F32, NC_SUM, NULL, NULL),
			 NC_INVALID_ARGUMENT);
	assert_string_equal(nccl.ncclGetLastError(NULL), "the fake's last error");
}

static void reduce_small(struct rank *r)
{
	r->r = reduce(r, 0, 100, 0);
}

static void test_works(void **state)
{
	(void)state;
	init_all();
	fill(100);
	each(reduce_small);
	expect_ok();
	sync_all();
	expect_floats(0, 100, BY_PEERLANE);
	destroy_all();
	expect_quiet();
}

/* Operations that a program calls past this library would have no place in the order of a
 * communicator's: so all are NCCL's, and one line says so. */
static void test_unknown(void **state)
{
	unsigned long calls = nccl.calls("ncclAllReduce");

	(void)state;
	hear();
	init_all();
	assert_int_equal(said("a communicator of 3 ranks is left to NCCL: rank 0: NCCL 2.33.1 ("),
			 1);
	fill(100);
	each(reduce_small);
	expect_ok();
	sync_all();
	expect_floats(0, 100, BY_NCCL);
	assert_int_equal(nccl.calls("ncclAllReduce") - calls, RANKS);
	destroy_all();
	expect_quiet();
}

static int set_up(void **state)
{
	(void)state;
	app_find(&app, getenv("PEERLANE_TEST_CUDA_LIB"));
	assert_int_equal(app.init(0), 0);
	find_nccl();
	make_ranks();
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest later[] = { cmocka_unit_test(test_unknown) };
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lacks),
		cmocka_unit_test(test_works),
	};

	if (argc > 1 && strcmp(argv[1], "new") == 0) {
		return cmocka_run_group_tests(later, set_up, NULL);
	}
	return cmocka_run_group_tests(tests, set_up, NULL);
}
