/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The header's object is walked here, and json-c reads what it has one by one: as a tree, all of it
 * together would take many times the header's memory, and most of the time would go there. What
 * json-c lets through is looked at. It keeps the last of two members of the same name without a
 * word, cuts strings at a NUL, and before 0.18 takes control characters in strings: all are found
 * by looking at the members as they are written. Of UTF-8 it sees only the outline, and its strict
 * mode in 0.18 takes the bytes of UTF-8 for control characters: so UTF-8 is checked here, and what
 * is not ASCII is given to json-c as \u escapes.
 */

#include "header.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "tensor.h"

#define PREFIX 8u
#define DEPTH 3		    /* a tensor, an array, its numbers */
#define VALUES_MAX 1000000u /* of one member: each costs json-c about 100 bytes of memory */

size_t st_header_space(const unsigned char prefix[8], uint64_t file_len, char why[ST_WHY])
{
	uint64_t len = 0;

	for (int i = 7; i >= 0; i--) {
		len = len << 8 | prefix[i];
	}
	if (len > ST_HEADER_MAX) {
		(void)st_refuse(why, "a header of %llu bytes is more than the format allows (%u)",
				(unsigned long long)len, ST_HEADER_MAX);
		return 0;
	}
	if (file_len < PREFIX || len > file_len - PREFIX) {
		(void)st_refuse(why, "the file has %llu bytes, its header alone would have %llu",
				(unsigned long long)file_len, (unsigned long long)len + PREFIX);
		return 0;
	}
	return (size_t)len + PREFIX;
}

/* Bytes of the character at s, 0 if there is none: cut, overlong, half of a pair, or past the end.
 */
static size_t utf8_len(const unsigned char *s, size_t space)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t n = s[0] < 0x80 ? 1 : s[0] < 0xc0 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;
	uint32_t c;

	if (n < 2) {
		return n;
	}
	c = s[0] & (0xffu >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		if (i >= space || (s[i] & 0xc0) != 0x80) {
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
	uint64_t eight;

	for (size_t i = 0; i < len && n != 0; i += n) {
		if (len - i >= sizeof(eight)) {
			memcpy(&eight, s + i, sizeof(eight));
			if ((eight & 0x8080808080808080u) == 0) {
				n = sizeof(eight);
				continue;
			}
		}
		n = utf8_len(s + i, len - i);
	}
	return n != 0;
}

/* The header's text, of which `at` bytes were read. */
struct reader {
	const char *s;
	size_t len;
	size_t at;
	struct json_tokener *tok;
	char *names; /* as they are when nothing in them is escaped, one after the other */
	size_t used;
	size_t members; /* their number */
	size_t space;	/* for tensors */
	char *why;
};

static int not_json(const struct reader *r, const char *words)
{
	return st_refuse(r->why, "the header is not JSON: %s at byte %zu", words, r->at);
}

/* The next character that means something; 0 at the end. */
static char peek(struct reader *r)
{
	while (r->at < r->len && memchr(" \t\r\n", r->s[r->at], 4)) {
		r->at++;
	}
	return r->at < r->len ? r->s[r->at] : '\0';
}

/* The character at s, n bytes of UTF-8, as an escape or as two; their length. */
static size_t escape(const char *s, size_t n, char out[13])
{
	uint32_t c = (unsigned char)s[0] & (0xffu >> (n + 1));

	for (size_t i = 1; i < n; i++) {
		c = c << 6 | ((unsigned char)s[i] & 0x3fu);
	}
	if (c < 0x10000) {
		return (size_t)snprintf(out, 13, "\\u%04x", c);
	}
	c -= 0x10000;
	return (size_t)snprintf(out, 13, "\\u%04x\\u%04x", 0xd800 + (c >> 10),
				0xdc00 + (c & 0x3ff));
}

/* Gives json-c the next characters of at most len bytes: those that are ASCII as they are, or one
 * that is not as escapes. The bytes that it took; out of a string it takes no escape. */
static size_t feed(struct reader *r, size_t len, struct json_object **out)
{
	const char *s = r->s + r->at;
	char escaped[13];
	size_t n = 0;

	while (n < len && (unsigned char)s[n] < 0x80) {
		n++;
	}
	if (n > 0) {
		*out = json_tokener_parse_ex(r->tok, s, (int)n);
		return json_tokener_get_parse_end(r->tok);
	}
	n = utf8_len((const unsigned char *)s, len);
	*out = json_tokener_parse_ex(r->tok, escaped, (int)escape(s, n, escaped));
	return n;
}

static int parse_json(struct reader *r, size_t len, struct json_object **out)
{
	enum json_tokener_error bad = json_tokener_continue;
	struct json_object *o = NULL;
	size_t end = r->at + len;

	json_tokener_reset(r->tok);
	while (r->at < end && bad == json_tokener_continue) {
		r->at += feed(r, end - r->at, &o);
		bad = json_tokener_get_error(r->tok);
	}
	if (bad == json_tokener_success && r->at == end) {
		*out = o;
		return 0;
	}
	(void)json_object_put(o);
	return not_json(r, bad == json_tokener_continue	 ? "unexpected end"
			   : bad == json_tokener_success ? "something else was expected"
							 : json_tokener_error_desc(bad));
}

/* What stands between two braces, as it is written. */
struct written {
	size_t len;
	size_t members; /* "name": value pairs, in all objects */
	size_t values;
	bool quote;	 /* json-c would take 'text' as a string */
	const char *odd; /* what is wrong with a string, or NULL */
};

/* Just behind the string that begins at i, or len. What json-c might let through is put in *odd. */
static size_t skip_string(const struct reader *r, size_t i, const char **odd)
{
	for (i++; i < r->len && r->s[i] != '"'; i++) {
		if ((unsigned char)r->s[i] < ' ') {
			*odd = "is not JSON: it has a control character in a string";
		} else if (r->s[i] == '\\') {
			if (r->len - i >= 6 && memcmp(r->s + i, "\\u0000", 6) == 0) {
				*odd = "has a NUL in it";
			}
			i++;
			/* json-c takes any character there as it is; so another one would be longer
			 * than it is written, as feed() makes an escape of what is not ASCII. */
			if (i < r->len &&
			    (r->s[i] == '\0' || strchr("\"\\/bfnrtu", r->s[i]) == NULL)) {
				*odd = "is not JSON: it has a wrong escape in a string";
			}
		}
	}
	return i < r->len ? i + 1 : r->len;
}

/* The text is looked at as a row of strings and marks; whether it is JSON, json-c says. */
static struct written look(const struct reader *r)
{
	struct written w = { .values = 1 };
	size_t depth = 0;
	size_t i = r->at;

	do {
		char c = r->s[i];

		if (c == '"') {
			i = skip_string(r, i, &w.odd);
			continue;
		}
		depth += c == '{' || c == '[';
		depth -= c == '}' || c == ']';
		w.quote = w.quote || c == '\'';
		w.members += c == ':';
		w.values += c == ':' || c == ',';
		i++;
	} while (i < r->len && depth > 0);
	w.len = i - r->at;
	return w;
}

static int get_metadata(struct json_object *o, const struct written *w, char why[ST_WHY])
{
	json_object_object_foreach(o, key, value)
	{
		(void)key;
		if (!json_object_is_type(value, json_type_string)) {
			return st_refuse(why, "__metadata__ must have strings and nothing else");
		}
	}
	return (size_t)json_object_object_length(o) == w->members
		       ? 0
		       : st_refuse(why, "a name comes twice in __metadata__");
}

/* A member's name becomes the last of the names. */
static int get_name(struct reader *r, const char **out)
{
	char *name = r->names + r->used;
	struct json_object *o;
	const char *odd = NULL;
	size_t len = 0, written;
	int rc;

	if (peek(r) != '"') {
		return not_json(r, "a name was expected");
	}
	for (const char *s = r->s + ++r->at; r->at + len < r->len && s[len] != '"'; len++) {
		if ((unsigned char)s[len] < ' ' || s[len] == '\\') {
			break;
		}
	}
	if (r->at + len < r->len && r->s[r->at + len] == '"') {
		memcpy(name, r->s + r->at, len);
		r->at += len + 1;
	} else {
		r->at--;
		len = skip_string(r, r->at, &odd) - r->at;
		if (odd != NULL) {
			return st_refuse(r->why, "a name at byte %zu of the header %s", r->at, odd);
		}
		rc = parse_json(r, len, &o);
		if (rc != 0) {
			return rc;
		}
		written = len;
		len = (size_t)json_object_get_string_len(o);
		if (len <= written) {
			memcpy(name, json_object_get_string(o), len);
		}
		(void)json_object_put(o);
		if (len > written) { /* the space for names is that of what is written */
			return not_json(r, "a name is longer than it is written");
		}
	}
	name[len] = '\0';
	r->used += len + 1;
	r->members++;
	*out = name;
	return 0;
}

static struct st_tensor *new_tensor(struct reader *r, struct st_header *h)
{
	size_t more = r->space ? r->space * 2 : 256;
	struct st_tensor *v = h->tensors;

	if (h->n == r->space) {
		v = realloc(v, more * sizeof(*v));
		if (v == NULL) {
			return NULL;
		}
		h->tensors = v;
		r->space = more;
	}
	v[h->n] = (struct st_tensor){ .mem = NULL };
	return &v[h->n++];
}

static int get_value(struct reader *r, const char *name, const struct written *w,
		     struct st_header *h)
{
	struct json_object *o;
	struct st_tensor *t;
	int rc = parse_json(r, w->len, &o);

	if (rc != 0) {
		return rc;
	}
	if (strcmp(name, "__metadata__") == 0) {
		rc = get_metadata(o, w, r->why);
	} else {
		t = new_tensor(r, h);
		rc = t != NULL ? st_tensor_get(name, o, h, t, r->why) : -ENOMEM;
		if (rc == 0 && w->members != 3) {
			rc = st_refuse(r->why, "a name comes twice in tensor '%.60s'", name);
		}
	}
	(void)json_object_put(o);
	return rc;
}

static int get_member(struct reader *r, struct st_header *h)
{
	struct written w;
	const char *name = "";
	int rc = get_name(r, &name);

	if (rc != 0) {
		return rc;
	}
	if (peek(r) != ':') {
		return not_json(r, "a ':' was expected");
	}
	r->at++;
	if (peek(r) != '{') {
		return st_refuse(r->why, "'%.60s' at byte %zu needs an object in { }", name, r->at);
	}
	w = look(r);
	if (w.odd != NULL || w.quote || w.values > VALUES_MAX) {
		return st_refuse(r->why, "'%.60s' in the header %s", name,
				 w.odd != NULL ? w.odd
				 : w.quote     ? "is not JSON: it has a ' between its strings"
					       : "has more values than make sense");
	}
	return get_value(r, name, &w, h);
}

static int get_members(struct reader *r, struct st_header *h)
{
	int rc = 0;

	r->at = 1; /* behind the brace */
	if (peek(r) != '}') {
		rc = get_member(r, h);
		while (rc == 0 && peek(r) == ',') {
			r->at++;
			rc = get_member(r, h);
		}
	}
	if (rc != 0) {
		return rc;
	}
	if (peek(r) != '}') {
		return not_json(r, r->at < r->len ? "a ',' was expected" : "unexpected end");
	}
	r->at++;
	return peek(r) == '\0' && r->at == r->len
		       ? 0
		       : st_refuse(r->why, "something follows the header's object at byte %zu",
				   r->at);
}

struct hashed {
	uint64_t hash;
	const char *name;
};

static int by_hash(const void *a, const void *b)
{
	const struct hashed *x = a, *y = b;

	if (x->hash != y->hash) {
		return x->hash < y->hash ? -1 : 1;
	}
	return strcmp(x->name, y->name);
}

/* Names that a stranger gave one hash take no longer than others: they are sorted all the same. */
static int check_names(const struct reader *r, size_t n)
{
	struct hashed *v = calloc(n + 1, sizeof(*v));
	const char *name = r->names;
	int rc = 0;

	if (v == NULL) {
		return -ENOMEM;
	}
	for (size_t i = 0; i < n; i++) {
		v[i] = (struct hashed){ 14695981039346656037u, name };
		for (; *name != '\0'; name++) {
			v[i].hash = (v[i].hash ^ (unsigned char)*name) * 1099511628211u;
		}
		name++;
	}
	qsort(v, n, sizeof(*v), by_hash);
	for (size_t i = 1; i < n && rc == 0; i++) {
		if (by_hash(&v[i - 1], &v[i]) == 0) {
			rc = st_refuse(r->why, "the name '%.60s' comes twice in the header",
				       v[i].name);
		}
	}
	free(v);
	return rc;
}

static int read_header(struct reader *r, struct st_header *h)
{
	int rc;

	r->names = malloc(r->len);
	r->tok = json_tokener_new_ex(DEPTH);
	h->names = r->names;
	if (r->names == NULL || r->tok == NULL) {
		return -ENOMEM;
	}
	json_tokener_set_flags(r->tok, JSON_TOKENER_STRICT);
	rc = get_members(r, h);
	if (rc == 0) {
		rc = check_names(r, r->members);
	}
	return rc == 0 ? st_places_check(h, r->why) : rc;
}

int st_header_parse(const void *text, size_t len, uint64_t file_len, struct st_header *out,
		    char why[ST_WHY])
{
	struct reader r = { .s = (const char *)text + PREFIX, .len = len - PREFIX, .why = why };
	struct st_header h = { 0 };
	int rc;

	if (len <= PREFIX || st_header_space(text, file_len, why) != len || r.s[0] != '{') {
		return st_refuse(why, "this is not a safetensors header");
	}
	if (!is_utf8(r.s, r.len)) {
		return st_refuse(why, "the header is not UTF-8");
	}
	if (memchr(r.s, '\0', r.len)) {
		return st_refuse(why, "the header has a NUL in it");
	}
	h.data_off = len;
	h.data_len = file_len - len;
	rc = read_header(&r, &h);
	if (r.tok != NULL) {
		json_tokener_free(r.tok);
	}
	if (rc != 0) {
		st_header_drop(&h);
		return rc;
	}
	*out = h;
	return 0;
}

void st_header_drop(struct st_header *h)
{
	free(h->tensors);
	free(h->names);
	memset(h, 0, sizeof(*h));
}
