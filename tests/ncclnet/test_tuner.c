/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The table that NCCL asks how many channels an operation takes. */

#include <dlfcn.h>
#include <stdlib.h>

#include "app.h"
#include "unit/unit.h"

#define ALL_REDUCE 4

/* As NCCL does it: the network's file again. */
static void *tuner(const char *name)
{
	void *handle = dlopen(getenv("PEERLANE_TEST_NCCLNET"), RTLD_NOW | RTLD_LOCAL);
	void *out = handle ? dlsym(handle, name) : NULL;

	CHECK(out);
	return out;
}

/* Of an operation; 0: NCCL's own number. Both versions say the same. */
static int channels(size_t ranks, size_t nodes, size_t bytes)
{
	const struct nn_tuner_v4 *v4 = tuner("ncclTunerPlugin_v4");
	const struct nn_tuner_v5 *v5 = tuner("ncclTunerPlugin_v5");
	float costs[7][3] = { { 1.0F } };
	float *table = costs[0];
	void *ctx[2] = { NULL, NULL };
	int n[2] = { 0, 0 };

	CHECK_IS(v4->init(ranks, nodes, NULL, &ctx[0]), NN_OK);
	CHECK_IS(v5->init(&ctx[1], 7, ranks, nodes, NULL, NULL, NULL), NN_OK);
	CHECK(ctx[0] && ctx[1]);
	CHECK_IS(v4->choose(ctx[0], ALL_REDUCE, bytes, 1, &table, 7, 3, 0, &n[0]), NN_OK);
	CHECK_IS(v5->choose(ctx[1], ALL_REDUCE, bytes, 1, &table, 7, 3, 0, &n[1]), NN_OK);
	CHECK_IS(v4->finish(ctx[0]), NN_OK);
	CHECK_IS(v5->finish(ctx[1]), NN_OK);
	CHECK(costs[0][0] == 1.0F);
	CHECK_IS(n[0], n[1]);
	return n[0];
}

/* With a network of so many Mb/s. */
static int channels_at(const char *speed, size_t ranks, size_t nodes, size_t bytes)
{
	struct app_table t;
	int n;

	(void)setenv("PEERLANE_NCCL_SPEED", speed, 1);
	app_begin(&t, 11);
	n = channels(ranks, nodes, bytes);
	app_end(&t);
	return n;
}

/* Every communicator in turn: what one chose does not stay. */
static void test_sizes(void **state)
{
	(void)state;
	CHECK_IS(channels_at("400000", 2, 2, 8), 0);
	CHECK_IS(channels_at("400000", 2, 2, 16 * KIB - 1), 0);
	CHECK_IS(channels_at("400000", 2, 2, 16 * KIB), 2);
	CHECK_IS(channels_at("400000", 2, 2, 4 * MIB - 1), 2);
	CHECK_IS(channels_at("400000", 2, 2, 4 * MIB), 0);
	CHECK_IS(channels_at("400000", 2, 2, 256 * MIB), 0);
	CHECK_IS(channels_at("400000", 4, 4, 16 * KIB), 0);
	CHECK_IS(channels_at("400000", 4, 4, 8 * MIB - 1), 2);
	CHECK_IS(channels_at("400000", 4, 4, 8 * MIB), 0);
}

/* NVLink's channels, those of slower networks, and of none of ours. */
static void test_left_alone(void **state)
{
	(void)state;
	CHECK_IS(channels_at("400000", 8, 1, MIB), 0);
	CHECK_IS(channels_at("400000", 16, 2, MIB), 0);
	CHECK_IS(channels_at("400000", 1, 1, MIB), 0);
	CHECK_IS(channels_at("200000", 2, 2, MIB), 0);
	CHECK_IS(channels(2, 2, MIB), 0);
}

/* A number that the program's user has named stays. */
static void test_asked_for(void **state)
{
	(void)state;
	(void)setenv("NCCL_MIN_NCHANNELS", "8", 1);
	CHECK_IS(channels_at("400000", 2, 2, MIB), 0);
	(void)unsetenv("NCCL_MIN_NCHANNELS");
	CHECK_IS(channels_at("400000", 2, 2, MIB), 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_left_alone),
		cmocka_unit_test(test_asked_for),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
