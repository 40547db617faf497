/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/error: the thread's last message. */

#include "unit.h"

#include <ctype.h>
#include <pthread.h>

#include "base/error.h"

static void test_set(void **state)
{
	(void)state;
	assert_int_equal(err_set(EINVAL, "%s is %d", "x", 7), -EINVAL);
	assert_string_equal(err_message(), "x is 7");
	assert_int_equal(err_set(EIO, "other"), -EIO);
	assert_string_equal(err_message(), "other");
}

static void test_wrap(void **state)
{
	(void)state;
	(void)err_set(EIO, "reading %s", "/x");
	assert_int_equal(err_wrap(EIO, "loading %d", 3), -EIO);
	assert_string_equal(err_message(), "loading 3: reading /x");
	assert_int_equal(err_wrap(ENOMEM, "job"), -ENOMEM);
	assert_string_equal(err_message(), "job: loading 3: reading /x");
}

static void test_long(void **state)
{
	char line[3000];

	(void)state;
	memset(line, 'm', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	(void)err_set(EIO, "%s", line);
	assert_int_equal(strlen(err_message()), 1023);
	(void)err_wrap(EIO, "head");
	assert_int_equal(strlen(err_message()), 1023);
	assert_in("head: mmm", err_message());
	/* Many wraps of a long message stay within it. */
	for (int i = 0; i < 100; i++) {
		(void)err_wrap(EIO, "%s", line);
	}
	assert_int_equal(strlen(err_message()), 1023);
}

static void *other_thread(void *arg)
{
	(void)err_set(EIO, "of the other thread");
	return arg;
}

static void test_threads(void **state)
{
	pthread_t t;

	(void)state;
	(void)err_set(EINVAL, "mine");
	assert_int_equal(pthread_create(&t, NULL, other_thread, NULL), 0);
	pthread_join(t, NULL);
	assert_string_equal(err_message(), "mine");
}

static void test_words(void **state)
{
	(void)state;
	assert_string_equal(err_words(ENOSPC), "no space left on device");
	assert_string_equal(err_words(-ENOSPC), "no space left on device");
	assert_in("12345", err_words(12345));
	for (int e = 1; e < 134; e++) {
		const char *s = err_words(e);

		assert_true(*s);
		/* "RFS specific error" and "I/O error" keep their capitals, sentences do not. */
		assert_true(!isupper((unsigned char)s[0]) || !islower((unsigned char)s[1]));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_set),   cmocka_unit_test(test_wrap),
		cmocka_unit_test(test_long),  cmocka_unit_test(test_threads),
		cmocka_unit_test(test_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
