/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/utf8: names that anyone may have chosen, for JSON and for terminals. */

#include "unit.h"

#include "base/fault.h"
#include "base/utf8.h"

#define BAD "\xef\xbf\xbd"

struct tunable_row {
	const char *in;
	const char *valid;
	const char *shown;
};

static const struct tunable_row rows[] = {
	{ "", "", "" },
	{ "model-00001.bin", "model-00001.bin", "model-00001.bin" },
	/* Two, three and four bytes, and the last character that there is. */
	{ "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf",
	  "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf",
	  "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf" },
	/* Latin-1, a lonely continuation, a character cut short by the end and by another one. */
	{ "caf\xe9", "caf" BAD, "caf\\xe9" },
	{ "\x80z", BAD "z", "\\x80z" },
	{ "\xe2\x82", BAD BAD, "\\xe2\\x82" },
	{ "\xe2\x82z", BAD BAD "z", "\\xe2\\x82z" },
	/* Overlong '/', a surrogate, past the last character, bytes that never occur. */
	{ "\xc0\xaf", BAD BAD, "\\xc0\\xaf" },
	{ "\xed\xa0\x80", BAD BAD BAD, "\\xed\\xa0\\x80" },
	{ "\xf4\x90\x80\x80", BAD BAD BAD BAD, "\\xf4\\x90\\x80\\x80" },
	{ "\xfe\xff", BAD BAD, "\\xfe\\xff" },
	/* What a terminal would obey. */
	{ "a\nb\tc\rd", "a\nb\tc\rd", "a\\nb\\tc\\rd" },
	{ "\x1b[2J\x07\x7f", "\x1b[2J\x07\x7f", "\\x1b[2J\\x07\\x7f" },
	{ "\xc2\x9b"
	  "2J",
	  "\xc2\x9b"
	  "2J",
	  "\\xc2\\x9b2J" },
	{ "\xe2\x80\xae"
	  "gpj.exe",
	  "\xe2\x80\xae"
	  "gpj.exe",
	  "\\xe2\\x80\\xaegpj.exe" },
	{ "\xe2\x80\xa8", "\xe2\x80\xa8", "\\xe2\\x80\\xa8" },
};

/* Whole, in place, and cut at each place: never in the middle of a character or an escape. */
static void assert_shown(const char *in, const char *want)
{
	char out[UTF8_SHOW_SAME];
	size_t len = strlen(want);

	utf8_show(out, sizeof(out), in);
	assert_string_equal(out, want);
	(void)snprintf(out, sizeof(out), "%s", in);
	utf8_show(out, sizeof(out), out);
	assert_string_equal(out, want);
	for (size_t space = 1; space <= len; space++) {
		uint32_t c;

		memset(out, 'X', sizeof(out));
		utf8_show(out, space, in);
		assert_true(strlen(out) < space);
		assert_memory_equal(out, want, strlen(out));
		assert_int_equal(out[space], 'X');
		for (const char *at = out; *at; at += utf8_decode(at, SIZE_MAX, &c)) {
			assert_true(utf8_decode(at, SIZE_MAX, &c) > 0);
		}
	}
}

static void test_rows(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		char *valid = utf8_valid(rows[i].in);
		char *shown = utf8_shown(rows[i].in);

		assert_string_equal(valid, rows[i].valid);
		assert_string_equal(shown, rows[i].shown);
		assert_shown(rows[i].in, rows[i].shown);
		free(valid);
		free(shown);
	}
}

static void test_out_of_memory(void **state)
{
	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_null(utf8_valid("a"));
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_null(utf8_shown("a"));
	fault_arm(FAULT_ALLOC, 0, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_rows),
		cmocka_unit_test(test_out_of_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
