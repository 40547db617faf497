/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The table that NCCL asks how many channels an operation takes, and by which protocol. */

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "app.h"
#include "unit/unit.h"

#define ALL_REDUCE 4
#define ALGORITHMS 7
#define PROTOCOLS 3

/* As NCCL does it: the network's file again. */
static void *tuner(const char *name)
{
	void *handle = dlopen(getenv("PEERLANE_TEST_NCCLNET"), RTLD_NOW | RTLD_LOCAL);
	void *out = handle ? dlsym(handle, name) : NULL;

	CHECK(out);
	return out;
}

/* NCCL's guesses, of which `out` is what the tuner leaves. */
struct costs {
	float of[ALGORITHMS][PROTOCOLS];
};

static struct costs guesses(float ll, float ll128, float simple)
{
	struct costs c;

	for (int a = 0; a < ALGORITHMS; a++) {
		bool used = a < 2; /* trees and rings */

		c.of[a][NN_LL] = used ? ll : -1;
		c.of[a][1] = used ? ll128 : -1;
		c.of[a][NN_SIMPLE] = used ? simple : -1;
	}
	return c;
}

/* Of an operation; 0: NCCL's own number. Both versions say the same. */
static int choose(size_t ranks, size_t nodes, size_t bytes, struct costs *c)
{
	const struct nn_tuner_v4 *v4 = tuner("ncclTunerPlugin_v4");
	const struct nn_tuner_v5 *v5 = tuner("ncclTunerPlugin_v5");
	struct costs again = *c;
	void *ctx[2] = { NULL, NULL };
	int n[2] = { 0, 0 };

	CHECK_IS(v4->init(ranks, nodes, NULL, &ctx[0]), NN_OK);
	CHECK_IS(v5->init(&ctx[1], 7, ranks, nodes, NULL, NULL, NULL), NN_OK);
	CHECK(ctx[0] && ctx[1]);
	CHECK_IS(v4->choose(ctx[0], ALL_REDUCE, bytes, 1, (float **)(void *)c->of, ALGORITHMS,
			    PROTOCOLS, 0, &n[0]),
		 NN_OK);
	CHECK_IS(v5->choose(ctx[1], ALL_REDUCE, bytes, 1, (float **)(void *)again.of, ALGORITHMS,
			    PROTOCOLS, 0, &n[1]),
		 NN_OK);
	CHECK_IS(v4->finish(ctx[0]), NN_OK);
	CHECK_IS(v5->finish(ctx[1]), NN_OK);
	CHECK(memcmp(c, &again, sizeof(again)) == 0);
	CHECK_IS(n[0], n[1]);
	return n[0];
}

static int channels(size_t ranks, size_t nodes, size_t bytes)
{
	struct costs c = guesses(1, 2, 3);

	return choose(ranks, nodes, bytes, &c);
}

/* With a network of so many Mb/s. */
static int channels_at(const char *speed, size_t ranks, size_t nodes, size_t bytes)
{
	struct app_table t;
	int n;

	(void)setenv("PEERLANE_TEST_NCCL_SPEED", speed, 1);
	app_begin(&t, 11);
	n = channels(ranks, nodes, bytes);
	app_end(&t);
	return n;
}

/* Whatever the network is: ranks may differ in theirs, and have to take as many channels. Every
 * communicator in turn: what one chose does not stay. */
static void test_sizes(void **state)
{
	static const char *const speeds[] = { "10000", "80000", "400000" };

	(void)state;
	for (size_t i = 0; i < COUNT(speeds); i++) {
		CHECK_IS(channels_at(speeds[i], 2, 2, 8), 0);
		CHECK_IS(channels_at(speeds[i], 2, 2, 16 * KIB - 1), 0);
		CHECK_IS(channels_at(speeds[i], 2, 2, 16 * KIB), 2);
		CHECK_IS(channels_at(speeds[i], 2, 2, 4 * MIB - 1), 2);
		CHECK_IS(channels_at(speeds[i], 2, 2, 4 * MIB), 4);
		CHECK_IS(channels_at(speeds[i], 2, 2, 32 * MIB - 1), 4);
		CHECK_IS(channels_at(speeds[i], 2, 2, 32 * MIB), 0);
		CHECK_IS(channels_at(speeds[i], 2, 2, 256 * MIB), 0);
		CHECK_IS(channels_at(speeds[i], 4, 4, 16 * KIB), 0);
		CHECK_IS(channels_at(speeds[i], 4, 4, 8 * MIB - 1), 2);
		CHECK_IS(channels_at(speeds[i], 4, 4, 8 * MIB), 4);
	}
}

/* NVLink's channels, and those of none of ours. */
static void test_left_alone(void **state)
{
	(void)state;
	CHECK_IS(channels_at("400000", 8, 1, MIB), 0);
	CHECK_IS(channels_at("400000", 16, 2, MIB), 0);
	CHECK_IS(channels_at("400000", 1, 1, MIB), 0);
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

static bool same(const struct costs *a, const struct costs *b)
{
	return memcmp(a, b, sizeof(*a)) == 0;
}

/* What is left of the guesses. */
static struct costs costs_at(size_t ranks, size_t nodes, size_t bytes, struct costs c)
{
	struct app_table t;

	(void)setenv("PEERLANE_TEST_NCCL_SPEED", "10000", 1);
	app_begin(&t, 11);
	(void)choose(ranks, nodes, bytes, &c);
	app_end(&t);
	return c;
}

/* LL is left out from 32 KiB for each rank on, where Simple is to be had; the rest stays NCCL's. */
static void test_protocol(void **state)
{
	struct costs all = guesses(1, 2, 3);
	struct costs without = guesses(-1, 2, 3);
	struct costs ll_alone = guesses(1, -1, -1); /* NCCL_PROTO=LL */
	struct costs got;

	(void)state;
	got = costs_at(2, 2, 64 * KIB - 1, all);
	CHECK(same(&got, &all));
	got = costs_at(2, 2, 64 * KIB, all);
	CHECK(same(&got, &without));
	got = costs_at(2, 2, 64 * MIB, all);
	CHECK(same(&got, &without));
	got = costs_at(4, 4, 128 * KIB - 1, all);
	CHECK(same(&got, &all));
	got = costs_at(4, 4, 128 * KIB, all);
	CHECK(same(&got, &without));
	got = costs_at(2, 2, 64 * MIB, ll_alone);
	CHECK(same(&got, &ll_alone));
	got = costs_at(16, 2, 64 * MIB, all); /* NVLink's, too */
	CHECK(same(&got, &all));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_left_alone),
		cmocka_unit_test(test_asked_for),
		cmocka_unit_test(test_protocol),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
