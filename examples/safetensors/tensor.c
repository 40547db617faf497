/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "tensor.h"

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

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

int st_refuse(char why[ST_WHY], const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(why, ST_WHY, fmt, ap);
	va_end(ap);
	return -EINVAL;
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

int st_tensor_get(const char *name, struct json_object *o, const struct st_header *h,
		  struct st_tensor *t, char why[ST_WHY])
{
	struct json_object *dtype, *shape, *ends;
	uint64_t begin, end, want;
	unsigned int bits;

	if (name[0] == '\0' || !json_object_is_type(o, json_type_object) ||
	    json_object_object_length(o) != 3 || !json_object_object_get_ex(o, "dtype", &dtype) ||
	    !json_object_object_get_ex(o, "shape", &shape) ||
	    !json_object_object_get_ex(o, "data_offsets", &ends)) {
		return st_refuse(why, "tensor '%.60s' needs a name, dtype, shape and data_offsets",
				 name);
	}
	bits = dtype_find(dtype, &t->dtype);
	if (bits == 0) {
		return st_refuse(why, "tensor '%.60s' has an unknown dtype", name);
	}
	if (!json_object_is_type(ends, json_type_array) || json_object_array_length(ends) != 2 ||
	    !get_number(json_object_array_get_idx(ends, 0), &begin) ||
	    !get_number(json_object_array_get_idx(ends, 1), &end) || begin > end ||
	    end > h->data_len) {
		return st_refuse(why,
				 "tensor '%.60s' does not lie in the file's %llu bytes of data",
				 name, (unsigned long long)h->data_len);
	}
	if (!shape_bytes(shape, bits, &want) || want != end - begin) {
		return st_refuse(why,
				 "tensor '%.60s' has %llu bytes, which its shape does not give",
				 name, (unsigned long long)(end - begin));
	}
	t->name = name;
	t->off = h->data_off + begin;
	t->len = end - begin;
	return 0;
}

static int by_place(const void *a, const void *b)
{
	const struct st_tensor *x = a, *y = b;

	if (x->off != y->off) {
		return x->off < y->off ? -1 : 1;
	}
	return x->len < y->len ? -1 : x->len > y->len; /* empty ones before what begins there */
}

int st_places_check(struct st_header *h, char why[ST_WHY])
{
	uint64_t at = h->data_off;

	if (h->n > 1) {
		qsort(h->tensors, h->n, sizeof(h->tensors[0]), by_place);
	}
	for (size_t i = 0; i < h->n; i++) {
		const struct st_tensor *t = &h->tensors[i];

		if (t->off != at) {
			return st_refuse(why, "tensor '%.60s' %s", t->name,
					 t->off < at ? "overlaps the one before it"
						     : "leaves bytes before it that are nobody's");
		}
		at += t->len;
	}
	return at == h->data_off + h->data_len
		       ? 0
		       : st_refuse(why, "the last %llu bytes of the file are nobody's",
				   (unsigned long long)(h->data_off + h->data_len - at));
}
