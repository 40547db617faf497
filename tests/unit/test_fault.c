/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/fault and base/alloc: the n-th call of a kind fails. */

#include "unit.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/fault.h"

static void test_nth(void **state)
{
	(void)state;
	assert_int_equal(fault_hit(FAULT_SYS), 0);
	fault_arm(FAULT_SYS, 3, EIO);
	assert_int_equal(fault_hit(FAULT_SYS), 0);
	assert_int_equal(fault_hit(FAULT_ALLOC), 0);
	assert_int_equal(fault_hit(FAULT_SYS), 0);
	assert_int_equal(fault_hit(FAULT_SYS), EIO);
	assert_int_equal(fault_hit(FAULT_SYS), 0);
	assert_int_equal(fault_count(FAULT_SYS), 4);
	fault_arm(FAULT_SYS, 1, EPERM);
	assert_int_equal(fault_count(FAULT_SYS), 0);
	assert_int_equal(fault_hit(FAULT_SYS), EPERM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(fault_hit(FAULT_SYS), 0);
	assert_int_equal(fault_count(FAULT_SYS), 0);
}

#define THREADS 4
#define HITS 5000

static void *hit(void *arg)
{
	int *hits = arg;

	for (int i = 0; i < HITS; i++) {
		*hits += fault_hit(FAULT_SYS) == EIO;
	}
	return NULL;
}

static void test_threads(void **state)
{
	pthread_t t[THREADS];
	int hits[THREADS] = { 0 };
	int sum = 0;

	(void)state;
	fault_arm(FAULT_SYS, THREADS * HITS / 2, EIO);
	for (int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, hit, &hits[i]), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		pthread_join(t[i], NULL);
		sum += hits[i];
	}
	assert_int_equal(sum, 1);
	assert_int_equal(fault_count(FAULT_SYS), THREADS * HITS);
	fault_arm(FAULT_SYS, 0, 0);
}

static void test_alloc_content(void **state)
{
	unsigned char *p = alloc_array(100, 7);
	char *s;

	(void)state;
	for (int i = 0; i < 700; i++) {
		assert_int_equal(p[i], 0);
		p[i] = (unsigned char)i;
	}
	p = alloc_resize(p, 1000, 7);
	for (int i = 0; i < 700; i++) {
		assert_int_equal(p[i], (unsigned char)i);
	}
	free(p);
	s = alloc_str("word");
	assert_string_equal(s, "word");
	free(s);
	s = alloc_fmt("%05d-%s", 42, "x");
	assert_string_equal(s, "00042-x");
	free(s);
	p = alloc_zero(0);
	assert_non_null(p);
	free(p);
}

static void test_alloc_overflow(void **state)
{
	char *p = alloc_str("kept");

	(void)state;
	assert_null(alloc_array(SIZE_MAX / 2, 4));
	assert_words("out of memory");
	assert_null(alloc_resize(p, SIZE_MAX / 2, 4));
	/* The product would be small. */
	assert_null(alloc_resize(p, SIZE_MAX / 8 + 2, 8));
	assert_null(alloc_array(SIZE_MAX / 8 + 2, 8));
	assert_string_equal(p, "kept");
	free(p);
}

static void *by_kind(int kind, void *old)
{
	switch (kind) {
	case 0:
		return alloc_zero(8);
	case 1:
		return alloc_array(2, 8);
	case 2:
		return alloc_resize(old, 100, 8);
	case 3:
		return alloc_str("abc");
	default:
		return alloc_fmt("%d", 5);
	}
}

static void test_alloc_nth(void **state)
{
	(void)state;
	for (int kind = 0; kind < 5; kind++) {
		for (unsigned long nth = 1; nth <= 3; nth++) {
			(void)err_set(EIO, "none");
			fault_arm(FAULT_ALLOC, nth, ENOMEM);
			for (unsigned long i = 1; i <= 4; i++) {
				void *old = kind == 2 ? malloc(8) : NULL;
				void *p = by_kind(kind, old);

				assert_true((p == NULL) == (i == nth));
				if (!p) {
					assert_words("out of memory");
				}
				free(p ? p : old);
			}
			assert_int_equal(fault_count(FAULT_ALLOC), 4);
		}
	}
	fault_arm(FAULT_ALLOC, 0, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_nth),	      cmocka_unit_test(test_threads),
		cmocka_unit_test(test_alloc_content), cmocka_unit_test(test_alloc_overflow),
		cmocka_unit_test(test_alloc_nth),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
