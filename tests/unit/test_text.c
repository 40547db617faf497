/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/text: strings that grow, fields of fixed size, sizes in bytes. */

#include "unit.h"

#include "base/fault.h"
#include "base/text.h"

static void test_add(void **state)
{
	struct text t = TEXT_INIT;
	char *s;

	(void)state;
	text_add(&t, "%s-%d", "a", 1);
	text_add(&t, "%s", "");
	text_add(&t, "%c%%", 'z');
	assert_int_equal(t.len, 5);
	s = text_take(&t);
	assert_string_equal(s, "a-1z%");
	free(s);
	assert_int_equal(t.len, 0);
	s = text_take(&t);
	assert_string_equal(s, "");
	free(s);
}

static void test_growth(void **state)
{
	struct text t = TEXT_INIT;
	char line[700];
	char *s;

	(void)state;
	memset(line, 'q', sizeof(line));
	line[699] = '\0';
	/* Past the space at the first try, at its exact end, and by single characters. */
	text_add(&t, "%s", line);
	for (int i = 0; i < 5000; i++) {
		text_add(&t, "%c", 'a' + i % 26);
	}
	text_add(&t, "%.*s", 255, line);
	s = text_take(&t);
	assert_int_equal(strlen(s), 699 + 5000 + 255);
	assert_memory_equal(s, line, 699);
	for (int i = 0; i < 5000; i++) {
		assert_int_equal(s[699 + i], 'a' + i % 26);
	}
	assert_memory_equal(s + 5699, line, 255);
	free(s);
}

static void test_exact_space(void **state)
{
	char line[1100];

	(void)state;
	memset(line, 'x', sizeof(line));
	/* Lengths around each doubling: the terminator must have its place. */
	for (int len = 250; len < 1030; len++) {
		struct text t = TEXT_INIT;
		char *s;

		text_add(&t, "%.*s", len / 2, line);
		text_add(&t, "%.*s", len - len / 2, line);
		s = text_take(&t);
		assert_int_equal(strlen(s), len);
		free(s);
	}
}

static void test_out_of_memory(void **state)
{
	struct text t = TEXT_INIT;
	char *s;

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	text_add(&t, "never there");
	fault_arm(FAULT_ALLOC, 0, 0);
	text_add(&t, "nor this");
	assert_true(t.failed);
	assert_null(text_take(&t));

	/* The second allocation fails: what was there must not leak or be given out cut. */
	text_add(&t, "short");
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	text_add(&t, "%2000d", 1);
	fault_arm(FAULT_ALLOC, 0, 0);
	assert_null(text_take(&t));

	/* Taking an empty one needs memory as well. */
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_null(text_take(&t));
	fault_arm(FAULT_ALLOC, 0, 0);

	text_add(&t, "as new");
	s = text_take(&t);
	assert_string_equal(s, "as new");
	free(s);
}

static void test_fields(void **state)
{
	char field[8];

	(void)state;
	memset(field, '#', sizeof(field));
	text_copy(field, sizeof(field), "1234567");
	assert_string_equal(field, "1234567");
	text_copy(field, sizeof(field), "123456789");
	assert_string_equal(field, "1234567");
	text_copy(field, 1, "abc");
	assert_string_equal(field, "");
	text_copy(field, sizeof(field), "overlap");
	text_copy(field, sizeof(field), field + 4);
	assert_string_equal(field, "lap");
	memset(field, '#', sizeof(field));
	text_fmt(field, 4, "%d", 123456);
	assert_string_equal(field, "123");
	assert_int_equal(field[4], '#');
}

static void test_bytes(void **state)
{
	static const struct {
		unsigned long long n;
		const char *text;
	} t[] = {
		{ 0, "0 B" },
		{ 1, "1 B" },
		{ 1023, "1023 B" },
		{ 1024, "1 KiB" },
		{ 1536, "1.5 KiB" },
		{ 4096, "4 KiB" },
		{ 256ull << 20, "256 MiB" },
		{ 3ull << 29, "1.5 GiB" },
		{ 1ull << 40, "1 TiB" },
		{ 5ull << 50, "5 PiB" },
		{ 1ull << 63, "8 EiB" },
	};
	char s[32];
	char narrow[4];

	(void)state;
	for (size_t i = 0; i < COUNT(t); i++) {
		text_bytes(s, sizeof(s), t[i].n);
		assert_string_equal(s, t[i].text);
	}
	text_bytes(narrow, sizeof(narrow), 1023);
	assert_string_equal(narrow, "102");
}

static void test_parse(void **state)
{
	static const struct {
		const char *text;
		unsigned long long n;
	} t[] = {
		{ "0", 0 },	      { "4096", 4096 },
		{ "0010", 10 },	      { "64KiB", 65536 },
		{ "64k", 65536 },     { "64KB", 65536 },
		{ "1 MiB", 1 << 20 }, { "2M", 2 << 20 },
		{ "1GiB", 1 << 30 },  { "3tib", 3ull << 40 },
		{ "1p", 1ull << 50 }, { "15EiB", 15ull << 60 },
		{ "7B", 7 },	      { "18446744073709551615", UINT64_MAX },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(t); i++) {
		unsigned long long n = 77;

		if (text_parse_bytes(t[i].text, &n) || n != t[i].n) {
			fail_msg("'%s' became %llu, not %llu", t[i].text, n, t[i].n);
		}
	}
}

static void test_parse_refuses(void **state)
{
	static const struct {
		const char *text;
		int err;
	} t[] = {
		{ "", EINVAL },
		{ " 1", EINVAL },
		{ "-1", EINVAL },
		{ "+1", EINVAL },
		{ "k", EINVAL },
		{ "1.5GiB", EINVAL },
		{ "0x10", EINVAL },
		{ "1kk", EINVAL },
		{ "1KiBB", EINVAL },
		{ "1iB", EINVAL },
		{ "1x", EINVAL },
		{ "1,2", EINVAL },
		{ "1\n", EINVAL },
		{ "1\xff", EINVAL },
		{ "\xff", EINVAL },
		{ "1k\x80", EINVAL },
		{ "18446744073709551616", ERANGE },
		{ "99999999999999999999999999999999", ERANGE },
		{ "16EiB", ERANGE },
		{ "18014398509481984KiB", ERANGE },
		{ "18446744073709551615k", ERANGE },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(t); i++) {
		unsigned long long n = 77;
		int rc = text_parse_bytes(t[i].text, &n);

		if (rc != -t[i].err || n != 77) {
			fail_msg("'%s' gave %d and %llu, not %d", t[i].text, rc, n, -t[i].err);
		}
	}
}

static void test_round_trip(void **state)
{
	(void)state;
	/* What is printed exactly can be read again: the tunables are shown that way. */
	for (unsigned int shift = 0; shift < 64; shift++) {
		unsigned long long n = 0;
		char s[32];

		text_bytes(s, sizeof(s), 1ull << shift);
		assert_int_equal(text_parse_bytes(s, &n), 0);
		assert_true(n == 1ull << shift);
	}
}

static void test_words(void **state)
{
	(void)state;
	assert_true(text_has_word("rw,dax,noatime", ',', "dax"));
	assert_true(text_has_word("dax=never,dax", ',', "dax"));
	assert_true(text_has_word("dax", ',', "dax"));
	assert_false(text_has_word("rw,dax=always", ',', "dax"));
	assert_false(text_has_word("nodax", ',', "dax"));
	assert_false(text_has_word("rw,dax", ',', "rw,dax")); /* two words */
	assert_false(text_has_word("rw,dax", ',', ""));
	assert_true(text_has_word("auto none", ' ', "none"));
}

static void test_names(void **state)
{
	(void)state;
	assert_true(text_is_named("fuse.sshfs", "fuse*"));
	assert_true(text_is_named("fuse", "fuse*"));
	assert_true(text_is_named("nfs", "nfs"));
	assert_false(text_is_named("nfs4", "nfs"));
	assert_false(text_is_named("nf", "nfs"));
	assert_false(text_is_named("fus", "fuse*"));
	assert_false(text_is_named("fuse", ""));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_add),	    cmocka_unit_test(test_growth),
		cmocka_unit_test(test_exact_space), cmocka_unit_test(test_out_of_memory),
		cmocka_unit_test(test_fields),	    cmocka_unit_test(test_bytes),
		cmocka_unit_test(test_parse),	    cmocka_unit_test(test_parse_refuses),
		cmocka_unit_test(test_round_trip),  cmocka_unit_test(test_words),
		cmocka_unit_test(test_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
