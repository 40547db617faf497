/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* examples/safetensors: headers that are right, and every kind that must be refused. */

#include <inttypes.h>
#include <sys/stat.h>

#include "safetensors/header.h"
#include "safetensors/shards.h"
#include "unit.h"

static char why[2 * ST_WHY];

/* A whole header of this JSON, in memory of its exact size. */
static unsigned char *header_of(const void *json, size_t n)
{
	unsigned char *p = malloc(n + 8);

	assert_non_null(p);
	for (unsigned int i = 0; i < 8; i++) {
		p[i] = (unsigned char)((uint64_t)n >> 8 * i);
	}
	memcpy(p + 8, json, n);
	return p;
}

static int parse_bytes(const void *json, size_t n, uint64_t data, struct st_header *h)
{
	unsigned char *p = header_of(json, n);
	int rc;

	memset(h, 0x5a, sizeof(*h));
	why[0] = '\0';
	rc = st_header_parse(p, n + 8, n + 8 + data, h, why);
	free(p); /* names must not point into it */
	return rc;
}

static int parse(const char *json, uint64_t data, struct st_header *h)
{
	return parse_bytes(json, strlen(json), data, h);
}

static void test_good(void **state)
{
	static const char json[] =
		"{\"__metadata__\":{\"format\":\"pt\",\"\xc3\xa9\":\"\xe2\x82\xac \xf0\x9f\x98\x80\\t\x7f\"},"
		"\"b\":{\"dtype\":\"F32\",\"shape\":[2,3],\"data_offsets\":[4,28]},"
		"\"\xc3\xa9\\\"\\u00fc:,\xf0\x9f\x98\x80\xef\xbf\xbf\":{\"dtype\":\"BF16\",\"shape\":[],\"data_offsets\":[28,30]},"
		"\"a\":{\"shape\":[2,2],\"data_offsets\":[0,4],\"dtype\":\"U8\"},"
		"\"e\":{\"dtype\":\"I64\",\"shape\":[0,9007199254740993,7],\"data_offsets\":[4,4]},"
		"\"f4\":{\"dtype\":\"F4\",\"shape\":[4],\"data_offsets\":[30,32]}}   ";
	static const struct st_tensor want[] = {
		{ "a", "U8", 0, 4, NULL },
		{ "e", "I64", 4, 0, NULL },
		{ "b", "F32", 4, 24, NULL },
		{ "\xc3\xa9\"\xc3\xbc:,\xf0\x9f\x98\x80\xef\xbf\xbf", "BF16", 28, 2, NULL },
		{ "f4", "F4", 30, 2, NULL },
	};
	struct st_header h;

	(void)state;
	assert_int_equal(parse(json, 32, &h), 0);
	assert_int_equal(h.data_off, sizeof(json) - 1 + 8);
	assert_int_equal(h.data_len, 32);
	assert_int_equal(h.n, COUNT(want));
	for (size_t i = 0; i < COUNT(want); i++) {
		assert_string_equal(h.tensors[i].name, want[i].name);
		assert_string_equal(h.tensors[i].dtype, want[i].dtype);
		assert_int_equal(h.tensors[i].off, h.data_off + want[i].off);
		assert_int_equal(h.tensors[i].len, want[i].len);
	}
	st_header_drop(&h);
	assert_int_equal(parse("{}", 0, &h), 0);
	assert_int_equal(h.n, 0);
	st_header_drop(&h);
}

#define T(dtype, shape, ends) \
	"{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":" ends "}"
#define ONE(dtype, shape, ends) "{\"a\":" T(dtype, shape, ends) "}"

/* Each with eight bytes of data behind it, and a word that the reason must have. */
static const struct {
	const char *json;
	const char *word;
} hostile[] = {
	/* offsets */
	{ ONE("U8", "[9]", "[0,9]"), "does not lie" },
	{ ONE("U8", "[8]", "[8,0]"), "does not lie" },
	{ ONE("U8", "[8]", "[-8,0]"), "does not lie" },
	{ ONE("U8", "[8]", "[0]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,8,8]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,8.0]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,\"8\"]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,null]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,true]"), "does not lie" },
	{ ONE("U8", "[8]", "8"), "does not lie" },
	{ ONE("U8", "[8]", "[18446744073709551608,18446744073709551615]"), "does not lie" },
	{ ONE("U8", "[8]", "[0,18446744073709551624]"), "" }, /* 2^64 + 8 */
	{ ONE("U8", "[8]", "[9223372036854775807,9223372036854775807]"), "does not lie" },
	/* places */
	{ "{\"a\":" T("U8", "[5]", "[0,5]") ",\"b\":" T("U8", "[4]", "[4,8]") "}", "overlaps" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") ",\"b\":" T("U8", "[8]", "[0,8]") "}", "overlaps" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") ",\"b\":" T("U8", "[0]", "[3,3]") "}", "overlaps" },
	{ "{\"a\":" T("U8", "[3]", "[0,3]") ",\"b\":" T("U8", "[4]", "[4,8]") "}", "nobody" },
	{ ONE("U8", "[7]", "[1,8]"), "nobody" },
	{ ONE("U8", "[7]", "[0,7]"), "nobody" },
	{ "{}", "nobody" },
	/* shapes and dtypes */
	{ ONE("F32", "[1]", "[0,8]"), "shape" },
	{ ONE("F32", "[3]", "[0,8]"), "shape" },
	{ ONE("U8", "[]", "[0,8]"), "shape" },
	{ ONE("U8", "[-8]", "[0,8]"), "shape" },
	{ ONE("U8", "[-2,-4]", "[0,8]"), "shape" },
	{ ONE("U8", "[8.0]", "[0,8]"), "shape" },
	{ ONE("U8", "[\"8\"]", "[0,8]"), "shape" },
	{ ONE("U8", "8", "[0,8]"), "shape" },
	{ ONE("U8", "null", "[0,8]"), "shape" },
	{ ONE("U8", "[0]", "[0,8]"), "shape" },
	{ ONE("U8", "[4294967296,4294967296,8]", "[0,8]"), "shape" }, /* 8 * 2^64 */
	{ ONE("U8", "[2305843009213693953,8]", "[0,8]"), "shape" },   /* 8 bits over 64 */
	{ ONE("F4", "[3]", "[0,2]"), "shape" },
	{ ONE("F33", "[2]", "[0,8]"), "dtype" },
	{ ONE("", "[8]", "[0,8]"), "dtype" },
	{ ONE("u8", "[8]", "[0,8]"), "dtype" },
	{ "{\"a\":{\"dtype\":8,\"shape\":[8],\"data_offsets\":[0,8]}}", "dtype" },
	/* what a tensor has */
	{ "{\"a\":{\"dtype\":\"U8\",\"shape\":[8]}}", "needs" },
	{ "{\"a\":{\"shape\":[8],\"data_offsets\":[0,8]}}", "needs" },
	{ "{\"a\":{\"dtype\":\"U8\",\"data_offsets\":[0,8]}}", "needs" },
	{ "{\"a\":{\"dtype\":\"U8\",\"shape\":[8],\"data_offsets\":[0,8],\"x\":1}}", "needs" },
	{ "{\"a\":null}", "needs" },
	{ "{\"a\":[0,8]}", "needs" },
	{ "{\"\":" T("U8", "[8]", "[0,8]") "}", "needs" },
	{ "{\"__metadata__\":{\"a\":1},\"a\":" T("U8", "[8]", "[0,8]") "}", "metadata" },
	{ "{\"__metadata__\":null,\"a\":" T("U8", "[8]", "[0,8]") "}", "metadata" },
	{ "{\"__metadata__\":{\"a\":{}},\"a\":" T("U8", "[8]", "[0,8]") "}", "metadata" },
	/* names that come twice, also in disguise */
	{ "{\"a\":" T("U8", "[8]", "[0,8]") ",\"a\":" T("U8", "[8]", "[0,8]") "}", "twice" },
	{ "{\"__metadata__\":{},\"a\":" T("U8", "[8]", "[0,8]") ",\"__metadata__\":{}}", "twice" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") ",\"\\u0061\":" T("U8", "[8]", "[0,8]") "}", "twice" },
	{ "{\"a\":{\"dtype\":\"F32\",\"dtype\":\"U8\",\"shape\":[8],\"data_offsets\":[0,8]}}",
	  "twice" },
	{ "{\"__metadata__\":{\"x\":\"\",\"x\":\"\"},\"a\":" T("U8", "[8]", "[0,8]") "}", "twice" },
	{ "{\"b\":1,'a\":':2}", "'" },
	{ "{\"a\\u0000b\":" T("U8", "[8]", "[0,8]") "}", "NUL" },
	{ "{\"a\\\xdf\xb0\\\xdf\xb0\":" T("U8", "[8]", "[0,8]") "}", "wrong escape" },
	{ "{\"a\\x\":" T("U8", "[8]", "[0,8]") "}", "wrong escape" },
	{ ONE("U\\\xc3\xa9", "[8]", "[0,8]"), "wrong escape" },
	{ "{\"__metadata__\":{\"\\\xc3\xa9\":\"\"},\"a\":" T("U8", "[8]", "[0,8]") "}",
	  "wrong escape" },
	/* JSON */
	{ "", "not a safetensors" },
	{ " {}", "not a safetensors" },
	{ "[]", "not a safetensors" },
	{ "{", "JSON" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]"), "JSON" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") ",}", "JSON" },
	{ "{'a':" T("U8", "[8]", "[0,8]") "}", "JSON" },
	{ "{\"a\" " T("U8", "[8]", "[0,8]") "}", "JSON" },
	{ "{/**/\"a\":" T("U8", "[8]", "[0,8]") "}", "JSON" },
	{ ONE("U8", "[[[[8]]]]", "[0,8]"), "JSON" },
	{ ONE("U8", "[8,]", "[0,8]"), "JSON" },
	{ ONE("U8", "[+8]", "[0,8]"), "JSON" },
	{ ONE("U8", "[8]", "[0,8]") "x", "byte" },
	{ ONE("U8", "[8\xc3\xa9]", "[0,8]"), "JSON" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") "\xc3\xa9}", "JSON" },
	{ ONE("U8\xc3\xa9", "[8]", "[0,8]"), "dtype" },
	{ ONE("U8\n", "[8]", "[0,8]"), "control character" },
	{ "{\"a\tb\":" T("U8", "[8]", "[0,8]") "}", "control character" },
	{ "{\"__metadata__\":{\"\x01\":\"\"},\"a\":" T("U8", "[8]", "[0,8]") "}",
	  "control character" },
	{ "{\"__metadata__\":{\"x\":\"\x1f\"},\"a\":" T("U8", "[8]", "[0,8]") "}",
	  "control character" },
	{ ONE("U8", "[8]", "[0,\v8]"), "JSON" },
	{ ONE("U8", "[8]", "[0,8]\f"), "JSON" },
	{ ONE("U8", "[8]", "[0,8]") "{}", "byte" },
	{ ONE("U8", "[8]", "[0,8]") " \n x", "" },
	{ "{\"a\xff\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\xc0\xaf\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\xe2\x82\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\xed\xa0\x80\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\x80\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\xf8\x88\x80\x80\x80\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\xe0\x9f\xbf\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
	{ "{\"a\":" T("U8", "[8]", "[0,8]") "}\xc3", "UTF-8" },
	{ "{\"a\xf4\x90\x80\x80\":" T("U8", "[8]", "[0,8]") "}", "UTF-8" },
};

static void test_hostile(void **state)
{
	struct st_header h;

	(void)state;
	for (size_t i = 0; i < COUNT(hostile); i++) {
		int rc = parse(hostile[i].json, 8, &h);

		if (rc != -EINVAL || why[0] == '\0' || !strstr(why, hostile[i].word)) {
			fail_msg("%s: %d '%s'", hostile[i].json, rc, why);
		}
		assert_int_equal(h.n, (size_t)0x5a5a5a5a5a5a5a5a); /* untouched */
	}
	/* The same tensor is fine where nothing is wrong. */
	assert_int_equal(parse(ONE("U8", "[8]", "[0,8]"), 8, &h), 0);
	st_header_drop(&h);
}

static void test_bytes(void **state)
{
	static const char nul[] = "{\"a\":" T("U8", "[8]", "[0,8]") "}\0";
	static const char inside[] = "{\"a\0b\":" T("U8", "[8]", "[0,8]") "}";
	struct st_header h;

	(void)state;
	assert_int_equal(parse_bytes(nul, sizeof(nul), 8, &h), -EINVAL);
	assert_int_equal(parse_bytes(inside, sizeof(inside) - 1, 8, &h), -EINVAL);
	assert_in("NUL", why);
}

static void test_deep(void **state)
{
	size_t n = 2000000;
	char *deep = malloc(n);
	struct st_header h;

	(void)state;
	memset(deep, '[', n);
	memcpy(deep, "{\"a\":{\"b\":", 10);
	assert_int_equal(parse_bytes(deep, n, 8, &h), -EINVAL);
	assert_in("JSON", why);
	memset(deep, ',', n);
	deep[0] = '{';
	assert_int_equal(parse_bytes(deep, n, 8, &h), -EINVAL);
	free(deep);
}

/* Every prefix of a good header is refused, whatever length it claims. */
static void test_truncated(void **state)
{
	static const char json[] = ONE("U8", "[8]", "[0,8]");
	struct st_header h;

	(void)state;
	for (size_t n = 0; n < sizeof(json) - 1; n++) {
		assert_int_equal(parse_bytes(json, n, 8, &h), -EINVAL);
	}
}

static void put_length(unsigned char *p, uint64_t n)
{
	for (unsigned int i = 0; i < 8; i++) {
		p[i] = (unsigned char)(n >> 8 * i);
	}
}

static void test_space(void **state)
{
	static const uint64_t huge[] = {
		UINT64_MAX, UINT64_MAX - 7, (uint64_t)1 << 63, ST_HEADER_MAX + 1u, 93, 100
	};
	unsigned char p[8];

	(void)state;
	for (size_t i = 0; i < COUNT(huge); i++) {
		put_length(p, huge[i]);
		why[0] = '\0';
		assert_int_equal(st_header_space(p, 100, why), 0);
		assert_string_not_equal(why, "");
	}
	put_length(p, 92);
	assert_int_equal(st_header_space(p, 100, why), 100);
	put_length(p, ST_HEADER_MAX);
	assert_int_equal(st_header_space(p, (uint64_t)1 << 40, why), ST_HEADER_MAX + 8u);
	put_length(p, 0);
	assert_int_equal(st_header_space(p, 7, why), 0);
}

/* Many tensors: none is lost, all are in order. */
static void test_many(void **state)
{
	enum {
		N = 20000
	};
	char *json = malloc(N * 80), *end = json;
	struct st_header h;

	(void)state;
	*end++ = '{';
	for (int i = N - 1; i >= 0; i--) {
		end += sprintf(end, "\"t%d\":" T("I16", "[3,1]", "[%d,%d]") "%s", i, 6 * i,
			       6 * i + 6, i != 0 ? "," : "}");
	}
	assert_int_equal(parse_bytes(json, (size_t)(end - json), 6 * N, &h), 0);
	assert_int_equal(h.n, N);
	for (int i = 0; i < N; i++) {
		assert_int_equal(strtol(h.tensors[i].name + 1, NULL, 10), i);
		assert_int_equal(h.tensors[i].off, h.data_off + 6 * (uint64_t)i);
	}
	st_header_drop(&h);
	free(json);
}

static char folder[200];

static const char *in_folder(const char *name)
{
	static char path[300];

	(void)snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

static void put_file(const char *name, const void *data, size_t n)
{
	FILE *f = fopen(in_folder(name), "we");

	assert_non_null(f);
	assert_int_equal(fwrite(data, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

static void put_shard(const char *name, const char *tensor)
{
	char json[200];
	unsigned char *p;
	int n = snprintf(json, sizeof(json), "{\"%s\":" T("U8", "[4]", "[0,4]") "}1234", tensor);

	p = header_of(json, (size_t)n);
	put_length(p, (uint64_t)n - 4);
	put_file(name, p, (size_t)n + 8);
	free(p);
}

static int open_model(const char *name, struct st_model *m)
{
	char path[300];

	why[0] = '\0';
	(void)snprintf(path, sizeof(path), "%s", in_folder(name));
	return st_model_open(path, m, why);
}

static int open_index(const char *json, struct st_model *m)
{
	put_file("i.json", json, strlen(json));
	return open_model("i.json", m);
}

static void test_models(void **state)
{
	struct st_model m;

	(void)state;
	assert_int_equal(open_model(".", &m), -ENOENT);
	put_shard("y.safetensors", "t2");
	put_shard("x.safetensors", "t1");
	put_file("x.bin", "?", 1);
	assert_int_equal(open_model(".", &m), 0);
	assert_int_equal(m.n, 2);
	assert_int_equal(m.tensors, 2);
	assert_int_equal(m.bytes, 8);
	assert_in("x.safetensors", m.shards[0].path);
	assert_string_equal(m.shards[1].header.tensors[0].name, "t2");
	st_model_drop(&m);
	assert_int_equal(open_model("y.safetensors", &m), 0);
	assert_int_equal(m.n, 1);
	st_model_drop(&m);
	assert_int_equal(open_index("{\"weight_map\":{\"t2\":\"y.safetensors\"}}", &m), 0);
	assert_int_equal(m.n, 1);
	assert_in("y.safetensors", m.shards[0].path);
	st_model_drop(&m);
}

static void test_hostile_models(void **state)
{
	static const struct {
		const char *json;
		int rc;
	} bad[] = {
		{ "{\"weight_map\":{\"t1\":\"../x.safetensors\"}}", -EINVAL },
		{ "{\"weight_map\":{\"t1\":\"/etc/passwd\"}}", -EINVAL },
		{ "{\"weight_map\":{\"t1\":\"..\"}}", -EINVAL },
		{ "{\"weight_map\":{\"t1\":\"\"}}", -EINVAL },
		{ "{\"weight_map\":{\"t1\":7}}", -EINVAL },
		{ "{\"weight_map\":{\"t2\":\"x.safetensors\"}}", -EINVAL },
		{ "{\"weight_map\":{\"t1\":\"none\"}}", -ENOENT },
		{ "{\"weight_map\":{\"t1\":\"x.bin\"}}", -ENODATA },
		{ "{\"weight_map\":{}}", -EINVAL },
		{ "{\"weight_map\":[]}", -EINVAL },
		{ "{}", -EINVAL },
		{ "[", -EINVAL },
	};
	struct st_model m;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		int rc = open_index(bad[i].json, &m);

		if (rc != bad[i].rc || why[0] == '\0') {
			fail_msg("%s: %d '%s'", bad[i].json, rc, why);
		}
	}
	assert_int_equal(open_model("none", &m), -ENOENT);
	assert_int_equal(mkfifo(in_folder("z.safetensors"), 0600), 0);
	assert_int_equal(open_model(".", &m), -EINVAL); /* and does not wait for a writer */
	assert_in("z.safetensors: it is not a regular file", why);
	assert_int_equal(unlink(in_folder("z.safetensors")), 0);
	put_file("z.safetensors", "\377\377\377\377\377\377\377\377{}", 10);
	assert_int_equal(open_model(".", &m), -EINVAL);
	assert_in("z.safetensors", why);
}

static int setup(void **state)
{
	const char *tmp = getenv("TMPDIR");

	(void)state;
	(void)snprintf(folder, sizeof(folder), "%s/safetensors-XXXXXX", tmp ? tmp : "/tmp");
	return mkdtemp(folder) ? 0 : -1;
}

static int teardown(void **state)
{
	static const char *const names[] = { "x.safetensors", "y.safetensors", "z.safetensors",
					     "x.bin", "i.json" };

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		(void)unlink(in_folder(names[i]));
	}
	return rmdir(folder);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_good),	       cmocka_unit_test(test_hostile),
		cmocka_unit_test(test_bytes),	       cmocka_unit_test(test_deep),
		cmocka_unit_test(test_truncated),      cmocka_unit_test(test_space),
		cmocka_unit_test(test_many),	       cmocka_unit_test(test_models),
		cmocka_unit_test(test_hostile_models),
	};

	return cmocka_run_group_tests(tests, setup, teardown);
}
