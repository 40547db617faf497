/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* topo/maxflow against all cuts of small networks, and topo/flow on machines made by hand. */

#include <math.h>

#include "machine.h"

#include "base/error.h"
#include "base/fault.h"
#include "topo/flow.h"
#include "topo/maxflow.h"

/* ---- the algorithm ---- */

#define SMALL 8

struct small {
	int64_t cap[SMALL][SMALL];
	uint32_t n;
};

static uint32_t next_random(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 8;
}

static void make_small(struct small *s, uint32_t *seed)
{
	memset(s, 0, sizeof(*s));
	s->n = 2 + next_random(seed) % (SMALL - 1);
	for (uint32_t i = 0; i < s->n; i++) {
		for (uint32_t k = 0; k < s->n; k++) {
			if (i != k && next_random(seed) % 3) {
				s->cap[i][k] = next_random(seed) % 20;
			}
		}
	}
}

/* The least of all cuts between node 0 and node 1. */
static int64_t least_cut(const struct small *s)
{
	int64_t least = INT64_MAX;

	for (uint32_t set = 0; set < 1u << s->n; set++) {
		int64_t sum = 0;

		if (!(set & 1) || set & 2) {
			continue;
		}
		for (uint32_t i = 0; i < s->n; i++) {
			for (uint32_t k = 0; k < s->n; k++) {
				sum += set >> i & 1 && !(set >> k & 1) ? s->cap[i][k] : 0;
			}
		}
		least = sum < least ? sum : least;
	}
	return least;
}

static void check_cut(struct maxflow *f, const struct small *s, bool near_sink, int64_t want)
{
	bool in[SMALL];
	int64_t sum = 0;

	maxflow_cut(f, 0, 1, near_sink, in);
	assert_true(in[0]);
	assert_false(in[1]);
	for (uint32_t i = 0; i < s->n; i++) {
		for (uint32_t k = 0; k < s->n; k++) {
			sum += in[i] && !in[k] ? s->cap[i][k] : 0;
		}
	}
	assert_int_equal(sum, want);
}

static void flows_are_least_cuts(void **state)
{
	uint32_t seed = 7;

	(void)state;
	for (int round = 0; round < 3000; round++) {
		struct small s;
		struct maxflow f;
		int64_t want, balance[SMALL] = { 0 };

		make_small(&s, &seed);
		assert_int_equal(maxflow_init(&f, s.n), 0);
		for (uint32_t i = 0; i < s.n; i++) {
			for (uint32_t k = 0; k < s.n; k++) {
				if (s.cap[i][k]) {
					assert_int_equal(maxflow_add(&f, i, k, s.cap[i][k]), 0);
				}
			}
		}
		want = least_cut(&s);
		assert_int_equal(maxflow_run(&f, 0, 1), want);
		assert_int_equal(maxflow_run(&f, 0, 1), 0);
		for (uint32_t e = 0; e < f.n_edges; e += 2) {
			assert_true(f.edges[e].cap >= 0 && f.edges[e ^ 1].cap >= 0);
			balance[f.edges[e ^ 1].to] -= maxflow_on(&f, e);
			balance[f.edges[e].to] += maxflow_on(&f, e);
		}
		assert_int_equal(balance[0], -want);
		assert_int_equal(balance[1], want);
		for (uint32_t i = 2; i < s.n; i++) {
			assert_int_equal(balance[i], 0);
		}
		check_cut(&f, &s, false, want);
		check_cut(&f, &s, true, want);
		maxflow_finish(&f);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(flows_are_least_cuts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
