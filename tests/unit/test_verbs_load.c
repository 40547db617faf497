/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How libibverbs is found, or why not, in words. It is loaded once a process: the order matters. */

#include <pthread.h>

#include "base/config.h"
#include "move/verbs/load.h"
#include "unit.h"

#define THREADS 8

static const struct verbs_api *api;
static char why[192];

static int load(const char *name)
{
	struct config c = { .verbs_lib = (char *)(uintptr_t)name };

	memset(why, '?', sizeof(why) - 1);
	api = verbs_load(&c, why, sizeof(why));
	return api ? 0 : -ENODEV;
}

static void missing(void **state)
{
	(void)state;
	assert_int_equal(load("libibverbs-is-not-here.so.1"), -ENODEV);
	assert_string_equal(why, "'libibverbs-is-not-here.so.1' was not found: install "
				 "libibverbs1 (rdma-core)");
	assert_int_equal(load("libibverbs-is-not-here.so.1"), -ENODEV); /* kept */
	assert_in("was not found", why);
	assert_int_equal(load("none"), -ENODEV);
	assert_in("'none' was not found", why);
	assert_null(verbs_loaded());
}

static void another_library(void **state)
{
	(void)state;
	assert_int_equal(load("libc.so.6"), -ENODEV);
	assert_string_equal(why, "'libc.so.6' lacks ibv_get_device_list: it is no libibverbs");
}

static void no_library(void **state)
{
	(void)state;
	assert_int_equal(load("/dev/null"), -ENODEV);
	assert_in("cannot load it: /dev/null", why);
}

static void too_old(void **state)
{
	(void)state;
	assert_int_equal(load(getenv("OLDVERBS_LIB")), -ENODEV);
	assert_in("is too old: it lacks _ibv_query_gid_ex; update rdma-core to 32 or newer", why);
	assert_null(verbs_loaded());
}

static void *load_it(void *out)
{
	struct config c = { .verbs_lib = getenv("FAKEVERBS_LIB") };
	char reason[192];

	*(const struct verbs_api **)out = verbs_load(&c, reason, sizeof(reason));
	return NULL;
}

static void by_many_threads(void **state)
{
	const struct verbs_api *seen[THREADS];
	pthread_t t[THREADS];

	(void)state;
	for (size_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, load_it, (void *)&seen[i]), 0);
	}
	for (size_t i = 0; i < THREADS; i++) {
		(void)pthread_join(t[i], NULL);
		assert_non_null(seen[i]);
		assert_ptr_equal(seen[i], verbs_loaded());
	}
	assert_non_null(verbs_loaded()->ibv_reg_dmabuf_mr);
}

static void once(void **state)
{
	(void)state;
	assert_int_equal(load("libibverbs-is-not-here.so.1"), 0); /* there is one already */
	assert_ptr_equal(api, verbs_loaded());
}

static void words(void **state)
{
	char text[128];

	(void)state;
	verbs_words(VERBS_WC_RETRY_EXC_ERR, text, sizeof(text));
	assert_string_equal(text,
			    "no answer: the other side or the link is gone, or the path is wrong "
			    "(IBV_WC_RETRY_EXC_ERR)");
	verbs_words(99, text, sizeof(text));
	assert_string_equal(text, "IBV_WC status 99");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(missing),	   cmocka_unit_test(another_library),
		cmocka_unit_test(no_library),	   cmocka_unit_test(too_old),
		cmocka_unit_test(by_many_threads), cmocka_unit_test(once),
		cmocka_unit_test(words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
