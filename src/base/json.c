/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/json.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>

#include <json-c/json.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/locale.h"
#include "base/text.h"

static unsigned int line_of(const char *text, size_t at)
{
	unsigned int line = 1;

	for (size_t i = 0; i < at; i++) {
		line += text[i] == '\n';
	}
	return line;
}

int json_read(const char *text, size_t len, int flags, struct json_object **out, unsigned int *line,
	      const char **why)
{
	struct json_tokener *tok;
	enum json_tokener_error jerr;
	locale_t before;
	size_t end;

	*line = 1;
	*why = "too large";
	if (len > INT_MAX) {
		return -EINVAL;
	}
	tok = json_tokener_new();
	if (!tok) {
		return -ENOMEM;
	}
	json_tokener_set_flags(tok, flags | JSON_TOKENER_ALLOW_TRAILING_CHARS);
	before = locale_use_c();
	*out = json_tokener_parse_ex(tok, text, (int)len);
	locale_restore(before);
	jerr = json_tokener_get_error(tok);
	end = json_tokener_get_parse_end(tok);
	json_tokener_free(tok);
	while (jerr == json_tokener_success && end < len && isspace((unsigned char)text[end])) {
		end++;
	}
	if (jerr == json_tokener_success && end == len) {
		return 0;
	}
	*line = line_of(text, end);
	*why = jerr == json_tokener_success    ? "unexpected text behind it"
	       : jerr == json_tokener_continue ? "unexpected end"
					       : json_tokener_error_desc(jerr);
	json_object_put(*out);
	return -EINVAL;
}

static int walk(struct json_object *o, const char *where,
		int (*fn)(const char *key, const char *value, void *arg), void *arg)
{
	struct json_object_iterator it = json_object_iter_begin(o);
	struct json_object_iterator end = json_object_iter_end(o);

	for (; !json_object_iter_equal(&it, &end); json_object_iter_next(&it)) {
		const char *key = json_object_iter_peek_name(&it);
		struct json_object *v = json_object_iter_peek_value(&it);
		int rc;

		switch (json_object_get_type(v)) {
		case json_type_string:
		case json_type_int:
		case json_type_boolean:
			rc = fn(key, json_object_get_string(v), arg);
			break;
		default:
			rc = err_set(EINVAL,
				     "'%s': \"%s\" must be text, a whole number, true or false",
				     where, key);
		}
		if (rc) {
			return rc;
		}
	}
	return 0;
}

int json_flat_object(const char *text, size_t len, const char *where,
		     int (*fn)(const char *key, const char *value, void *arg), void *arg)
{
	struct json_object *o;
	unsigned int line;
	const char *why;
	int rc = json_read(text, len, 0, &o, &line, &why);

	if (rc) {
		return rc == -ENOMEM
			       ? err_set(ENOMEM, "out of memory for reading '%s'", where)
			       : err_set(EINVAL, "'%s': line %u: not JSON: %s", where, line, why);
	}
	rc = json_object_is_type(o, json_type_object)
		     ? walk(o, where, fn, arg)
		     : err_set(EINVAL, "'%s': must hold one JSON object", where);
	json_object_put(o);
	return rc;
}

void json_put(struct json_object *o, const char *key, struct json_object *v)
{
	if (!o) { /* memory ran out: json_take_line() says so */
		json_object_put(v);
	} else if (key) {
		json_object_object_add(o, key, v);
	} else {
		json_object_array_add(o, v);
	}
}

void json_put_text(struct json_object *o, const char *key, const char *s)
{
	json_put(o, key, s ? json_object_new_string(s) : NULL);
}

void json_put_uint(struct json_object *o, const char *key, uint64_t x)
{
	json_put(o, key, json_object_new_uint64(x));
}

void json_put_bool(struct json_object *o, const char *key, bool x)
{
	json_put(o, key, json_object_new_boolean((int)x));
}

struct json_object *json_number(double x)
{
	char text[32];

	if (!isfinite(x)) {
		return NULL;
	}
	text_fmt(text, sizeof(text), "%.9g", x);
	return json_object_new_double_s(x, text);
}

void json_put_number(struct json_object *o, const char *key, double x)
{
	json_put(o, key, json_number(x));
}

char *json_take_line(struct json_object *o)
{
	const char *s = o ? json_object_to_json_string_ext(
				    o, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE)
			  : NULL;
	char *line = s ? alloc_fmt("%s\n", s) : NULL;

	json_object_put(o);
	return line;
}
