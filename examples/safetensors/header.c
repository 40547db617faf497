/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * json-c reads the JSON; what it lets through is looked at here. It keeps the last of two members
 * of the same name without a word, and cuts names at a NUL: both are found by counting the members
 * as they are written. Of UTF-8 it sees only the outline.
 */

#include "header.h"

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#define PREFIX 8u
#define DEPTH 4		     /* the object, a tensor, an array, its numbers */
#define VALUES_MAX 16000000u /* each costs json-c about 100 bytes of memory */

static const struct {
	const char *name;
	unsigned int bits;
} dtypes[] = {
	{ "BF16", 16 },	      { "F16", 16 },	    { "F32", 32 },    { "F64", 64 },
	{ "I8", 8 },	      { "I16", 16 },	    { "I32", 32 },    { "I64", 64 },
	{ "U8", 8 },	      { "U16", 16 },	    { "U32", 32 },    { "U64", 64 },
	{ "BOOL", 8 },	      { "F8_E4M3", 8 },	    { "F8_E5M2", 8 }, { "F8_E8M0", 8 },
	{ "F6_E2M3", 6 },     { "F6_E3M2", 6 },	    { "F4", 4 },      { "C64", 64 },
	{ "F8_E4M3FNUZ", 8 }, { "F8_E5M2FNUZ", 8 },
};

static int refuse(char *why, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static int refuse(char *why, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(why, ST_WHY, fmt, ap);
	va_end(ap);
	return -EINVAL;
}

size_t st_header_room(const unsigned char prefix[8], uint64_t file_len, char why[ST_WHY])
{
	uint64_t len = 0;

	for (int i = 7; i >= 0; i--) {
		len = len << 8 | prefix[i];
	}
	if (len > ST_HEADER_MAX) {
		(void)refuse(why, "a header of %llu bytes is more than the format allows (%u)",
			     (unsigned long long)len, ST_HEADER_MAX);
		return 0;
	}
	if (file_len < PREFIX || len > file_len - PREFIX) {
		(void)refuse(why, "the file has %llu bytes, its header alone would have %llu",
			     (unsigned long long)file_len, (unsigned long long)len + PREFIX);
		return 0;
	}
	return (size_t)len + PREFIX;
}

/* Bytes of the character at s, 0 if there is none: cut, overlong, half of a pair, or past the end.
 */
static size_t utf8_len(const unsigned char *s, size_t room)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t n = s[0] < 0x80 ? 1 : s[0] < 0xc0 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
	uint32_t c;

	if (n < 2) {
		return n;
	}
	c = s[0] & (0xffu >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		if (i >= room || (s[i] & 0xc0) != 0x80) {
			return 0;
		}
		c = c << 6 | (s[i] & 0x3fu);
	}
	return s[0] > 0xf4 || c < least[n] || c > 0x10ffff || (c >> 11) == 0x1b ? 0 : n;
}

static bool is_utf8(const char *text, size_t len)
{
	const unsigned char *s = (const unsigned char *)text;
	size_t n = 1;

	for (size_t i = 0; i < len && n != 0; i += n) {
		n = utf8_len(s + i, len - i);
	}
	return n != 0;
}

struct counts {
	size_t members; /* "name": value pairs, in all objects */
	size_t values;
	bool nul;   /* somewhere in a string, or between */
	bool quote; /* json-c would take 'text' as a string */
};

/* The text is looked at as a row of strings and marks; whether it is JSON, json-c says. */
static struct counts count(const char *s, size_t len)
{
	struct counts c = { .values = 1, .nul = memchr(s, '\0', len) != NULL };
	bool string = false;

	for (size_t i = 0; i < len; i++) {
		if (string && s[i] == '\\') {
			c.nul = c.nul || (len - i >= 6 && memcmp(s + i, "\\u0000", 6) == 0);
			i++;
		} else if (s[i] == '"') {
			string = !string;
		} else if (!string) {
			c.quote = c.quote || s[i] == '\'';
			c.members += s[i] == ':';
			c.values += s[i] == ':' || s[i] == ',';
		}
	}
	return c;
}

static int parse_json(const char *s, size_t len, struct json_object **out, char *why)
{
	struct json_tokener *tok = json_tokener_new_ex(DEPTH);
	enum json_tokener_error bad;
	size_t end;

	if (tok == NULL) {
		return -ENOMEM;
	}
	json_tokener_set_flags(tok, JSON_TOKENER_STRICT);
	*out = json_tokener_parse_ex(tok, s, (int)len);
	bad = json_tokener_get_error(tok);
	end = json_tokener_get_parse_end(tok);
	json_tokener_free(tok);
	if (bad != json_tokener_success) {
		return refuse(why, "the header is not JSON: %s at byte %zu",
			      bad == json_tokener_continue ? "it ends too early"
							   : json_tokener_error_desc(bad),
			      end);
	}
	return end == len ? 0
			  : refuse(why, "something follows the header's object at byte %zu", end);
}

/* A whole number that is written as one and is not negative. */
static bool get_number(struct json_object *o, uint64_t *out)
{
	if (!json_object_is_type(o, json_type_int) || json_object_get_int64(o) < 0) {
		return false;
	}
	*out = json_object_get_uint64(o);
	return true;
}

static unsigned int dtype_find(struct json_object *o, const char **name)
{
	const char *s = json_object_is_type(o, json_type_string) ? json_object_get_string(o) : "";

	for (size_t i = 0; i < sizeof(dtypes) / sizeof(dtypes[0]); i++) {
		if (strcmp(dtypes[i].name, s) == 0) {
			*name = dtypes[i].name;
			return dtypes[i].bits;
		}
	}
	return 0;
}

/* The bytes that the shape takes; false where it is not a shape or the product has no 64 bits. */
static bool shape_bytes(struct json_object *shape, unsigned int bits, uint64_t *out)
{
	uint64_t n = bits, dim;
	bool empty = false, over = false;

	if (!json_object_is_type(shape, json_type_array) ||
	    json_object_array_length(shape) > ST_RANK_MAX) {
		return false;
	}
	for (size_t i = 0; i < json_object_array_length(shape); i++) {
		if (!get_number(json_object_array_get_idx(shape, i), &dim)) {
			return false;
		}
		empty = empty || dim == 0;
		over = __builtin_mul_overflow(n, dim, &n) || over;
	}
	*out = empty ? 0 : n / 8;
	return empty || (!over && n % 8 == 0);
}

static int get_tensor(const char *name, struct json_object *o, const struct st_header *h,
		      struct st_tensor *t, char *why)
{
	struct json_object *dtype, *shape, *ends;
	uint64_t begin, end, want;
	unsigned int bits;

	if (name[0] == '\0' || !json_object_is_type(o, json_type_object) ||
	    json_object_object_length(o) != 3 || !json_object_object_get_ex(o, "dtype", &dtype) ||
	    !json_object_object_get_ex(o, "shape", &shape) ||
	    !json_object_object_get_ex(o, "data_offsets", &ends)) {
		return refuse(why, "tensor '%.60s' needs a name, dtype, shape and data_offsets",
			      name);
	}
	bits = dtype_find(dtype, &t->dtype);
	if (bits == 0) {
		return refuse(why, "tensor '%.60s' has an unknown dtype", name);
	}
	if (!json_object_is_type(ends, json_type_array) || json_object_array_length(ends) != 2 ||
	    !get_number(json_object_array_get_idx(ends, 0), &begin) ||
	    !get_number(json_object_array_get_idx(ends, 1), &end) || begin > end ||
	    end > h->data_len) {
		return refuse(why, "tensor '%.60s' does not lie in the file's %llu bytes of data",
			      name, (unsigned long long)h->data_len);
	}
	if (!shape_bytes(shape, bits, &want) || want != end - begin) {
		return refuse(why, "tensor '%.60s' has %llu bytes, which its shape does not give",
			      name, (unsigned long long)(end - begin));
	}
	t->name = name;
	t->off = h->data_off + begin;
	t->len = end - begin;
	return 0;
}

static bool all_strings(struct json_object *o)
{
	if (!json_object_is_type(o, json_type_object)) {
		return false;
	}
	json_object_object_foreach(o, key, value)
	{
		(void)key;
		if (!json_object_is_type(value, json_type_string)) {
			return false;
		}
	}
	return true;
}

static int by_place(const void *a, const void *b)
{
	const struct st_tensor *x = a, *y = b;

	if (x->off != y->off) {
		return x->off < y->off ? -1 : 1;
	}
	return x->len < y->len ? -1 : x->len > y->len; /* empty ones before what begins there */
}

/* Every byte of the data belongs to one tensor. */
static int check_places(struct st_header *h, char *why)
{
	uint64_t at = h->data_off;

	qsort(h->tensors, h->n, sizeof(h->tensors[0]), by_place);
	for (size_t i = 0; i < h->n; i++) {
		const struct st_tensor *t = &h->tensors[i];

		if (t->off != at) {
			return refuse(why, "tensor '%.60s' %s", t->name,
				      t->off < at ? "overlaps the one before it"
						  : "leaves bytes before it that are nobody's");
		}
		at += t->len;
	}
	return at == h->data_off + h->data_len
		       ? 0
		       : refuse(why, "the last %llu bytes of the file are nobody's",
				(unsigned long long)(h->data_off + h->data_len - at));
}

/* *members becomes the number of members that json-c kept. */
static int get_tensors(struct json_object *root, struct st_header *h, size_t *members, char *why)
{
	int rc = 0;

	*members = (size_t)json_object_object_length(root);
	h->tensors = calloc(*members != 0 ? *members : 1, sizeof(h->tensors[0]));
	if (h->tensors == NULL) {
		return -ENOMEM;
	}
	json_object_object_foreach(root, name, value)
	{
		if (strcmp(name, "__metadata__") != 0) {
			rc = get_tensor(name, value, h, &h->tensors[h->n++], why);
		} else if (!all_strings(value)) {
			rc = refuse(why, "__metadata__ must have strings and nothing else");
		}
		if (rc != 0) {
			return rc;
		}
		*members += (size_t)json_object_object_length(value);
	}
	return 0;
}

int st_header_parse(const void *text, size_t len, uint64_t file_len, struct st_header *out,
		    char why[ST_WHY])
{
	const char *s = (const char *)text + PREFIX;
	struct st_header h = { 0 };
	struct json_object *root = NULL;
	struct counts written;
	size_t kept;
	int rc;

	if (len <= PREFIX || st_header_room(text, file_len, why) != len || s[0] != '{') {
		return refuse(why, "this is not a safetensors header");
	}
	if (!is_utf8(s, len - PREFIX)) {
		return refuse(why, "the header is not UTF-8");
	}
	h.data_off = len;
	h.data_len = file_len - len;
	written = count(s, len - PREFIX);
	if (written.nul || written.quote || written.values > VALUES_MAX) {
		return refuse(why, "the header %s",
			      written.nul     ? "has a NUL in it"
			      : written.quote ? "is not JSON: it has a ' between its strings"
					      : "has more values than make sense");
	}
	rc = parse_json(s, len - PREFIX, &root, why);
	if (rc == 0) {
		h.names = root;
		rc = get_tensors(root, &h, &kept, why);
	}
	if (rc == 0 && kept != written.members) {
		rc = refuse(why, "a name comes twice in the header");
	}
	if (rc == 0) {
		rc = check_places(&h, why);
	}
	if (rc != 0) {
		h.names = root;
		st_header_drop(&h);
		return rc;
	}
	*out = h;
	return 0;
}

void st_header_drop(struct st_header *h)
{
	free(h->tensors);
	(void)json_object_put(h->names);
	memset(h, 0, sizeof(*h));
}
