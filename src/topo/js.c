/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/js.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "topo/num.h"

#define DEPTH_MAX 16
#define NUMBER_MAX 40

void js_begin(struct js *j, const char *where, const char *text, size_t len)
{
	*j = (struct js){ .text = text, .len = len, .line = 1, .where = where };
}

int js_fail(struct js *j, const char *fmt, ...)
{
	va_list ap;

	if (j->err) {
		return j->err;
	}
	va_start(ap, fmt);
	(void)vsnprintf(j->why, sizeof(j->why), fmt, ap);
	va_end(ap);
	j->err = err_set(EINVAL, "%s: line %u: %s", j->where, j->line, j->why);
	return j->err;
}

/* The next character that is no blank, 0 at the end. */
static int peek(struct js *j)
{
	while (j->at < j->len && strchr(" \t\r\n", j->text[j->at]) && j->text[j->at]) {
		j->line += j->text[j->at] == '\n';
		j->at++;
	}
	return j->at < j->len ? (unsigned char)j->text[j->at] : 0;
}

static bool expect(struct js *j, char c)
{
	int got = j->err ? 0 : peek(j);

	if (j->err) {
		return false;
	}
	if (got != c || j->at == j->len) {
		if (j->at == j->len) {
			js_fail(j, "not JSON: it ends too early, a '%c' is missing", c);
		} else {
			js_fail(j, "not JSON: a '%c' should stand here", c);
		}
		return false;
	}
	j->at++;
	return true;
}

int js_end(struct js *j)
{
	if (!j->err && (peek(j) || j->at < j->len)) {
		js_fail(j, "not JSON: something follows the object");
	}
	return j->err;
}

/* Four hexadecimal digits, -1 if they are none. */
static int hex4(const struct js *j, size_t at)
{
	int x = 0;

	if (j->len - at < 4) {
		return -1;
	}
	for (size_t i = at; i < at + 4; i++) {
		char c = j->text[i];
		int digit = c >= '0' && c <= '9'   ? c - '0'
			    : c >= 'a' && c <= 'f' ? c - 'a' + 10
			    : c >= 'A' && c <= 'F' ? c - 'A' + 10
						   : -1;

		if (digit < 0) {
			return -1;
		}
		x = x << 4 | digit;
	}
	return x;
}

/* What follows a backslash; only characters that may be in a field. */
static int escaped(struct js *j)
{
	static const char from[] = "\"\\/";
	char c = j->at < j->len ? j->text[j->at] : '\0';
	int x;

	if (c && strchr(from, c)) {
		j->at++;
		return c;
	}
	x = c == 'u' ? hex4(j, j->at + 1) : -1;
	if (x < 0x20 || x > 0x7e) {
		js_fail(j, "this character may not be in a string here");
		return -1;
	}
	j->at += 5;
	return x;
}

bool js_string(struct js *j, char *dst, size_t room)
{
	size_t n = 0;

	if (!expect(j, '"')) {
		return false;
	}
	for (;;) {
		int c = j->at < j->len ? (unsigned char)j->text[j->at++] : '\n';

		if (c == '"') {
			break;
		}
		if (c == '\\') {
			c = escaped(j);
		} else if (c < 0x20 || c == 0x7f) {
			js_fail(j, c == '\n' ? "a string does not end on its line"
					     : "a control character in a string");
		}
		if (!j->err && n + 1 >= room) {
			js_fail(j, "a string of more than %zu characters", room - 1);
		}
		if (j->err) {
			return false;
		}
		dst[n++] = (char)c;
	}
	dst[n] = '\0';
	return true;
}

bool js_object(struct js *j, void (*fn)(struct js *j, const char *key, void *arg), void *arg)
{
	char key[JS_KEY_MAX];

	if (!expect(j, '{')) {
		return false;
	}
	if (++j->depth > DEPTH_MAX) {
		js_fail(j, "objects are nested too deep");
	}
	if (!j->err && peek(j) == '}') {
		j->at++;
		j->depth--;
		return true;
	}
	while (js_string(j, key, sizeof(key)) && expect(j, ':')) {
		(void)peek(j); /* the value's line, for who complains about it */
		fn(j, key, arg);
		if (j->err || peek(j) != ',') {
			break;
		}
		j->at++;
		(void)peek(j);
	}
	j->depth--;
	return expect(j, '}');
}

bool js_array(struct js *j, void (*fn)(struct js *j, void *arg), void *arg)
{
	if (!expect(j, '[')) {
		return false;
	}
	if (++j->depth > DEPTH_MAX) {
		js_fail(j, "arrays are nested too deep");
	}
	if (!j->err && peek(j) == ']') {
		j->at++;
		j->depth--;
		return true;
	}
	while (!j->err) {
		(void)peek(j);
		fn(j, arg);
		if (j->err || peek(j) != ',') {
			break;
		}
		j->at++;
	}
	j->depth--;
	return expect(j, ']');
}

static bool word(struct js *j, const char *w)
{
	size_t n = strlen(w);

	if (j->len - j->at < n || memcmp(j->text + j->at, w, n) != 0) {
		return false;
	}
	j->at += n;
	return true;
}

bool js_bool(struct js *j, bool *out)
{
	if (j->err) {
		return false;
	}
	(void)peek(j);
	if (word(j, "true")) {
		*out = true;
	} else if (word(j, "false")) {
		*out = false;
	} else {
		js_fail(j, "true or false should stand here");
	}
	return !j->err;
}

static size_t digits(const struct js *j, size_t at)
{
	size_t n = 0;

	while (at + n < j->len && j->text[at + n] >= '0' && j->text[at + n] <= '9') {
		n++;
	}
	return n;
}

/* A number as text, by JSON's grammar. */
static bool number(struct js *j, char *dst, bool *whole)
{
	size_t start, at, n;

	if (j->err) {
		return false;
	}
	(void)peek(j);
	start = at = j->at;
	at += at < j->len && j->text[at] == '-';
	n = digits(j, at);
	*whole = true;
	if (n == 0 || (n > 1 && j->text[at] == '0')) {
		js_fail(j, "a number should stand here");
		return false;
	}
	at += n;
	if (at < j->len && j->text[at] == '.') {
		n = digits(j, at + 1);
		at += n ? 1 + n : 0;
		*whole = false;
	}
	if (at < j->len && (j->text[at] == 'e' || j->text[at] == 'E')) {
		size_t sign = at + 1 < j->len && (j->text[at + 1] == '+' || j->text[at + 1] == '-');

		n = digits(j, at + 1 + sign);
		at += n ? 1 + sign + n : 0;
		*whole = false;
	}
	if (at - start >= NUMBER_MAX) {
		js_fail(j, "a number of too many digits");
		return false;
	}
	memcpy(dst, j->text + start, at - start);
	dst[at - start] = '\0';
	j->at = at;
	return true;
}

bool js_integer(struct js *j, long long min, long long max, long long *out)
{
	char text[NUMBER_MAX];
	bool whole;
	long long x;

	if (!number(j, text, &whole)) {
		return false;
	}
	errno = 0;
	x = strtoll(text, NULL, 10);
	if (!whole || errno || x < min || x > max) {
		js_fail(j, "a whole number from %lld to %lld should stand here", min, max);
		return false;
	}
	*out = x;
	return true;
}

bool js_unsigned(struct js *j, uint64_t *out)
{
	char text[NUMBER_MAX];
	bool whole;
	unsigned long long x;

	if (!number(j, text, &whole)) {
		return false;
	}
	errno = 0;
	x = strtoull(text, NULL, 10);
	if (!whole || errno || text[0] == '-') {
		js_fail(j, "a whole number that is not below 0 should stand here");
		return false;
	}
	*out = x;
	return true;
}

bool js_real(struct js *j, double *out)
{
	char text[NUMBER_MAX];
	const char *end;
	bool whole;
	double x;

	if (!number(j, text, &whole)) {
		return false;
	}
	x = num_read(text, &end);
	if (*end || x > 1e9) {
		js_fail(j, "a plain number from 0 to 10^9 should stand here");
		return false;
	}
	*out = x;
	return true;
}
