/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* remote/blob: what is written is read; what was truncated, changed or made up is refused. */

#include "unit.h"

#include "remote/blob.h"

/* Bytes as they come from somewhere, of that length and no more: a reader that goes past them is
 * seen under a sanitizer. */
static int read_exactly(const unsigned char *at, size_t len, enum blob_kind kind,
			struct blob_head *out)
{
	unsigned char *copy = malloc(len ? len : 1);
	int rc;

	memcpy(copy, at, len);
	rc = blob_read(copy, len, kind, out);
	free(copy);
	return rc;
}

static struct blob_head a_head(enum blob_kind kind)
{
	struct blob_head h = {
		.kind = kind, .process = 0x1122334455667788, .len = 0xa1a2a3a4a5a6a7a8, .rights = 3
	};

	memcpy(h.name, "host-a:77", 10);
	return h;
}

static void make(struct blob *b, enum blob_kind kind)
{
	struct blob_head h = a_head(kind);

	blob_begin(b, &h);
	assert_int_equal(blob_add(b, "verbs", "0123456789", 10), 0);
	assert_int_equal(blob_add(b, "eightlen", "", 0), 0);
	assert_int_equal(blob_add(b, "wire", "x", 1), 0);
	blob_end(b);
}

static void section_is(const struct blob *b, const char *name, const char *want)
{
	size_t len = 99;
	const void *at = blob_find(b->at, b->len, name, &len);

	if (!want) {
		assert_null(at);
		assert_int_equal(len, 99);
		return;
	}
	assert_non_null(at);
	assert_int_equal(len, strlen(want));
	assert_memory_equal(at, want, len);
}

static void test_round_trip(void **state)
{
	static const enum blob_kind kinds[] = { BLOB_REMOTE, BLOB_REGION };

	(void)state;
	for (size_t i = 0; i < COUNT(kinds); i++) {
		struct blob_head want = a_head(kinds[i]);
		struct blob_head got;
		struct blob b;

		make(&b, kinds[i]);
		assert_int_equal(read_exactly(b.at, b.len, kinds[i], &got), 0);
		assert_int_equal(got.kind, want.kind);
		assert_true(got.process == want.process && got.len == want.len);
		assert_int_equal(got.rights, want.rights);
		assert_memory_equal(got.name, want.name, sizeof(got.name));
		section_is(&b, "verbs", "0123456789");
		section_is(&b, "eightlen", "");
		section_is(&b, "wire", "x");
		section_is(&b, "verb", NULL);
		section_is(&b, "verbs2", NULL);
		section_is(&b, "", NULL);
		/* No name is longer than its field: what follows does not count. */
		section_is(&b, "eightlen+more", "");
	}
}

static void test_bytes_are_fixed(void **state)
{
	/* Two releases exchange them. */
	static const unsigned char head[] = { 'P', 'L', 'R', 'B', 1, 0, 2, 0, 141, 0, 0, 0 };
	static const unsigned char zlibs[] = { 0x2f, 0x15, 0xd2, 0xba };
	static const unsigned char rest[] = { 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11,
					      0xa8, 0xa7, 0xa6, 0xa5, 0xa4, 0xa3, 0xa2, 0xa1,
					      3,    0,	  0,	0,    'h',  'o',  's',	't' };
	struct blob b;

	(void)state;
	make(&b, BLOB_REGION);
	assert_int_equal(b.len, 100 + 3 * 10 + 11);
	assert_memory_equal(b.at, head, sizeof(head));
	assert_memory_equal(b.at + 12, zlibs, sizeof(zlibs));
	assert_memory_equal(b.at + 16, rest, sizeof(rest));
	assert_memory_equal(b.at + 100,
			    "verbs\0\0\0\x0a\0"
			    "0123456789",
			    20);
}

static void test_truncated(void **state)
{
	struct blob_head got;
	struct blob b;

	(void)state;
	make(&b, BLOB_REMOTE);
	for (size_t len = 0; len < b.len; len++) {
		assert_int_equal(read_exactly(b.at, len, BLOB_REMOTE, &got), -EINVAL);
		assert_words(len < 100 ? "no blob" : "bytes");
	}
	/* Longer, too. */
	b.at[b.len] = 0;
	assert_int_equal(read_exactly(b.at, b.len + 1, BLOB_REMOTE, &got), -EINVAL);
	assert_int_equal(blob_read(NULL, 0, BLOB_REMOTE, &got), -EINVAL);
	assert_int_equal(blob_read(NULL, 200, BLOB_REMOTE, &got), -EINVAL);
}

/* A checksum of 32 bits finds every change of one byte. */
static void test_changed(void **state)
{
	struct blob_head got = { .rights = 77 };
	struct blob b;

	(void)state;
	make(&b, BLOB_REMOTE);
	for (size_t i = 0; i < b.len; i++) {
		unsigned char was = b.at[i];

		for (unsigned int v = 0; v < 256; v++) {
			b.at[i] = (unsigned char)v;
			assert_int_equal(read_exactly(b.at, b.len, BLOB_REMOTE, &got),
					 v == was ? 0 : -EINVAL);
		}
		b.at[i] = was;
	}
	/* Nothing is written where it fails. */
	got.rights = 77;
	b.at[50] ^= 1;
	assert_int_equal(read_exactly(b.at, b.len, BLOB_REMOTE, &got), -EINVAL);
	assert_int_equal(got.rights, 77);
}

static void test_foreign(void **state)
{
	unsigned char noise[300];
	uint64_t seed = unit_seed();
	struct blob_head got;

	(void)state;
	for (unsigned int i = 0; i < 2000; i++) {
		for (size_t k = 0; k < sizeof(noise); k++) {
			noise[k] = (unsigned char)unit_random(&seed);
		}
		if (i % 2) {
			memcpy(noise, "PLRB\1\0\1\0", 8);
		}
		assert_int_equal(
			read_exactly(noise, unit_random(&seed) % sizeof(noise), BLOB_REMOTE, &got),
			-EINVAL);
	}
}

/* These are whole: the checksum is right. */
static void refused(struct blob *b, const char *words)
{
	struct blob_head got;

	blob_end(b);
	assert_int_equal(read_exactly(b->at, b->len, BLOB_REMOTE, &got), -EINVAL);
	assert_words(words);
}

static void test_whole_and_wrong(void **state)
{
	struct blob_head h = a_head(BLOB_REMOTE);
	struct blob_head got;
	struct blob b;

	(void)state;
	make(&b, BLOB_REMOTE);
	b.at[4] = 2;
	refused(&b, "version 2");
	make(&b, BLOB_REMOTE);
	b.at[5] = 1;
	refused(&b, "version 257");
	make(&b, BLOB_REGION);
	refused(&b, "of a grant");
	assert_words("of a process");
	make(&b, BLOB_REMOTE);
	b.at[6] = 9;
	refused(&b, "of another kind");
	/* A name without an end, a process without a number. */
	make(&b, BLOB_REMOTE);
	memset(b.at + 36, 'x', BLOB_NAME);
	refused(&b, "changed");
	make(&b, BLOB_REMOTE);
	memset(b.at + 16, 0, 8);
	refused(&b, "changed");
	/* A section that is longer than what is left; one whose head is cut. */
	make(&b, BLOB_REMOTE);
	b.at[b.len - 3] = 2;
	refused(&b, "changed");
	make(&b, BLOB_REMOTE);
	b.at[b.len - 2] = 0xff;
	refused(&b, "changed");
	for (unsigned int more = 1; more < 10; more++) {
		make(&b, BLOB_REMOTE);
		memset(b.at + b.len, 0, more);
		b.len += more;
		refused(&b, "changed");
	}
	/* None at all is no mistake here. */
	blob_begin(&b, &h);
	blob_end(&b);
	assert_int_equal(b.len, 100);
	assert_int_equal(read_exactly(b.at, b.len, BLOB_REMOTE, &got), 0);
	section_is(&b, "wire", NULL);
}

static void test_full(void **state)
{
	static unsigned char bytes[70000];
	struct blob_head h = a_head(BLOB_REMOTE);
	struct blob_head got;
	struct blob b;
	size_t space = BLOB_MAX - 100 - 10;
	size_t len;

	(void)state;
	memset(bytes, 9, sizeof(bytes));
	blob_begin(&b, &h);
	assert_int_equal(blob_add(&b, "wire", bytes, space + 1), -E2BIG);
	assert_words("wire");
	assert_int_equal(blob_add(&b, "wire", bytes, 65536), -E2BIG);
	assert_int_equal(blob_add(&b, "wire", bytes, SIZE_MAX), -E2BIG);
	assert_int_equal(b.len, 100);
	assert_int_equal(blob_add(&b, "wire", bytes, space), 0);
	assert_int_equal(b.len, BLOB_MAX);
	assert_int_equal(blob_add(&b, "more", bytes, 0), -E2BIG);
	blob_end(&b);
	assert_int_equal(read_exactly(b.at, b.len, BLOB_REMOTE, &got), 0);
	assert_non_null(blob_find(b.at, b.len, "wire", &len));
	assert_int_equal(len, space);
	/* A name that is too long is cut where its field ends. */
	memset(h.name, 'n', sizeof(h.name));
	h.name[sizeof(h.name) - 1] = '\0';
	blob_begin(&b, &h);
	blob_end(&b);
	assert_int_equal(read_exactly(b.at, b.len, BLOB_REMOTE, &got), 0);
	assert_string_equal(got.name, h.name);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_round_trip), cmocka_unit_test(test_bytes_are_fixed),
		cmocka_unit_test(test_truncated),  cmocka_unit_test(test_changed),
		cmocka_unit_test(test_foreign),	   cmocka_unit_test(test_whole_and_wrong),
		cmocka_unit_test(test_full),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
