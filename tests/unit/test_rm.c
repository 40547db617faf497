/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The client of the kernel driver on the fake device files: GPUs by address, sizes of parameters,
 * NUMA nodes, and what the driver's numbers become. */

#include "unit.h"

#include "base/error.h"
#include "dev/nvrm/rm.h"
#include "fakerm/fakerm.h"

#define LEN (4u << 20)

static int begin(void **state)
{
	(void)state;
	(void)fakerm_set("params", 128);
	(void)fakerm_set("node", -1);
	(void)fakerm_set("busy", 0);
	return 0;
}

static void test_gpus(void **state)
{
	struct rm *a = NULL;
	struct rm *b = NULL;

	(void)state;
	assert_int_equal(rm_open("0000:0a:00.0", &a), 0);
	assert_int_equal(rm_open("0000:0b:00.0", &b), 0);
	assert_true(a->minor == 0 && b->minor == 1);
	assert_int_equal(fakerm_count("clients"), 2);
	assert_int_equal(fakerm_count("devices"), 4);
	rm_close(a);
	rm_close(b);
	assert_int_equal(rm_open("0000:0c:00.0", &a), -ENODEV);
	assert_non_null(strstr(err_message(), "no GPU at 0000:0c:00.0"));
	assert_int_equal(rm_open("0001:0a:00.0", &a), -ENODEV);
	assert_int_equal(rm_open("", &a), -ENODEV);
	assert_int_equal(fakerm_count("files"), 0);
	assert_int_equal(fakerm_count("clients"), 0);
}

static void alloc_on(int node)
{
	uint32_t object = 0;
	struct rm *r = NULL;

	assert_int_equal(rm_open("0000:0a:00.0", &r), 0);
	assert_int_equal(rm_host_alloc(r, LEN, RM_PAGE_2M, node, &object), 0);
	assert_int_equal(rm_host_alloc(r, LEN, RM_PAGE_64K, node, &object), 0);
	assert_int_equal(fakerm_count("memory"), 2);
	assert_int_equal(rm_free(r, object), 0);
	assert_true(rm_free(r, object) < 0);
	assert_non_null(strstr(err_message(), "OBJECT_NOT_FOUND (0x57)"));
	rm_close(r);
	assert_int_equal(fakerm_count("memory"), 0);
}

static void test_nodes(void **state)
{
	(void)state;
	for (int params = 120; params <= 128; params += 8) {
		(void)fakerm_set("params", params);
		for (int node = -1; node < 3; node++) {
			(void)fakerm_set("node", node);
			alloc_on(-1);
			alloc_on(0);
			alloc_on(1);
		}
	}
}

static void test_busy(void **state)
{
	uint32_t object;
	struct rm *r = NULL;

	(void)state;
	assert_int_equal(rm_open("0000:0a:00.0", &r), 0);
	(void)fakerm_set("busy", 7);
	assert_int_equal(rm_host_alloc(r, LEN, RM_PAGE_2M, -1, &object), 0);
	/* For ever: the calls end all the same. */
	(void)fakerm_set("busy", 1000000);
	assert_int_equal(rm_host_alloc(r, LEN, RM_PAGE_2M, -1, &object), RM_BUSY_RETRY);
	(void)fakerm_set("busy", 0);
	rm_close(r);
}

static void test_words(void **state)
{
	char words[48];

	(void)state;
	rm_words(RM_NO_MEMORY, words, sizeof(words));
	assert_string_equal(words, "NO_MEMORY (0x51)");
	rm_words(0x7b, words, sizeof(words));
	assert_string_equal(words, "status 0x7b");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(test_gpus, begin),
		cmocka_unit_test_setup(test_nodes, begin),
		cmocka_unit_test_setup(test_busy, begin),
		cmocka_unit_test_setup(test_words, begin),
	};

	return cmocka_run_group_tests_name("rm", tests, NULL, NULL);
}
