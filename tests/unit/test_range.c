/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/range: ranges found by any address inside, also where they overlap. */

#include "unit.h"

#include "base/fault.h"
#include "base/range.h"

static int a;
static int b;
static int c;

static void test_lookup(void **state)
{
	struct range_map m = { 0 };

	(void)state;
	assert_null(range_find(&m, 100, 1));
	assert_null(range_del(&m, 100));
	assert_int_equal(range_add(&m, 1000, 100, &a), 0);
	assert_int_equal(range_add(&m, 3000, 100, &c), 0);
	assert_int_equal(range_add(&m, 2000, 100, &b), 0);
	assert_ptr_equal(range_find(&m, 1000, 100), &a);
	assert_ptr_equal(range_find(&m, 2050, 50), &b);
	assert_ptr_equal(range_find(&m, 3099, 1), &c);
	assert_null(range_find(&m, 999, 1));
	assert_null(range_find(&m, 1000, 101));
	assert_null(range_find(&m, 1100, 1));
	assert_null(range_find(&m, 2050, 51));
	assert_null(range_find(&m, 1050, SIZE_MAX));
	assert_ptr_equal(range_at(&m, 2000), &b);
	assert_null(range_at(&m, 2001));
	assert_int_equal(range_add(&m, 2000, 5, &a), -EEXIST);
	assert_ptr_equal(range_find(&m, 2050, 50), &b);
	assert_ptr_equal(range_del(&m, 2000), &b);
	assert_null(range_del(&m, 2000));
	assert_null(range_find(&m, 2050, 1));
	range_finish(&m);
	assert_int_equal(m.n, 0);
}

static void test_overlap(void **state)
{
	struct range_map m = { 0 };

	(void)state;
	/* b and c inside a; the nearest below that holds all of it wins. */
	assert_int_equal(range_add(&m, 1000, 1000, &a), 0);
	assert_int_equal(range_add(&m, 1100, 100, &b), 0);
	assert_int_equal(range_add(&m, 1150, 10, &c), 0);
	assert_ptr_equal(range_find(&m, 1150, 10), &c);
	assert_ptr_equal(range_find(&m, 1150, 11), &b);
	assert_ptr_equal(range_find(&m, 1150, 51), &a);
	assert_ptr_equal(range_find(&m, 1900, 100), &a);
	assert_null(range_find(&m, 1900, 101));
	range_finish(&m);
}

static void test_reach_after_delete(void **state)
{
	struct range_map m = { 0 };

	(void)state;
	assert_int_equal(range_add(&m, 1000, 10000, &a), 0);
	assert_int_equal(range_add(&m, 2000, 10, &b), 0);
	assert_int_equal(range_add(&m, 3000, 10, &c), 0);
	assert_ptr_equal(range_find(&m, 5000, 1), &a);
	assert_ptr_equal(range_del(&m, 1000), &a);
	for (size_t i = 0; i < m.n; i++) {
		assert_true(m.v[i].reach == m.v[i].base + 10);
	}
	assert_null(range_find(&m, 5000, 1));
	assert_int_equal(range_add(&m, 1500, 9000, &a), 0);
	assert_ptr_equal(range_find(&m, 5000, 1), &a);
	assert_ptr_equal(range_find(&m, 3005, 5), &c);
	range_finish(&m);
}

static void test_out_of_memory(void **state)
{
	struct range_map m = { 0 };

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(range_add(&m, 1, 1, &a), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	for (uintptr_t i = 0; i < 16; i++) {
		assert_int_equal(range_add(&m, 100 + i, 1, &a), 0);
	}
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(range_add(&m, 1, 1, &b), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_int_equal(m.n, 16);
	assert_ptr_equal(range_find(&m, 107, 1), &a);
	assert_null(range_find(&m, 1, 1));
	range_finish(&m);
}

/* The model: an array by base; what is there is its length. */
#define SPAN 512u

struct naive {
	size_t len[SPAN];
	char value[SPAN];
	bool there[SPAN];
};

static void *naive_find(struct naive *n, size_t addr, size_t len)
{
	for (size_t base = addr + 1; base-- > 0;) {
		if (n->there[base] && addr - base < n->len[base] &&
		    len <= n->len[base] - (addr - base)) {
			return &n->value[base];
		}
	}
	return NULL;
}

static void random_step(struct range_map *m, struct naive *n, uint64_t *rng)
{
	size_t base = unit_random(rng) % SPAN;
	size_t len = 1 + unit_random(rng) % (unit_random(rng) % 8 ? 20 : 300);

	if (unit_random(rng) % 5 < 2) {
		assert_ptr_equal(range_del(m, base), n->there[base] ? &n->value[base] : NULL);
		n->there[base] = false;
	} else {
		assert_int_equal(range_add(m, base, len, &n->value[base]),
				 n->there[base] ? -EEXIST : 0);
		if (!n->there[base]) {
			n->there[base] = true;
			n->len[base] = len;
		}
	}
}

static void test_random(void **state)
{
	uint64_t rng = unit_seed();
	struct range_map m = { 0 };
	struct naive n = { 0 };

	(void)state;
	for (int i = 0; i < 20000; i++) {
		random_step(&m, &n, &rng);
		for (int k = 0; k < 4; k++) {
			size_t addr = unit_random(&rng) % (SPAN + 40);
			size_t len = unit_random(&rng) % 40;

			if (addr < SPAN) {
				assert_ptr_equal(range_find(&m, addr, len),
						 naive_find(&n, addr, len));
				assert_ptr_equal(range_at(&m, addr),
						 n.there[addr] ? &n.value[addr] : NULL);
			}
		}
	}
	range_finish(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lookup),
		cmocka_unit_test(test_overlap),
		cmocka_unit_test(test_reach_after_delete),
		cmocka_unit_test(test_out_of_memory),
		cmocka_unit_test(test_random),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
