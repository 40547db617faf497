/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_JS_H
#define TOPO_JS_H

/*
 * Strict JSON, read from its start to its end, with the line of each value at hand: a library that
 * gives a tree has forgotten where in the file a value stood, and that a key was there twice.
 * The first failure is kept; everything after it does nothing.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define JS_KEY_MAX 64

struct js {
	const char *text;
	size_t len, at;
	unsigned int line; /* of what comes next */
	unsigned int depth;
	const char *where;
	int err;       /* negative errno */
	char why[256]; /* the failure without name and line */
};

void js_begin(struct js *j, const char *where, const char *text, size_t len);
/* Nothing but blanks may follow. */
int js_end(struct js *j);
/* Keeps the failure with name and line in the message. */
int js_fail(struct js *j, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Calls fn for each member, which must take its value; false when the object has failed. */
bool js_object(struct js *j, void (*fn)(struct js *j, const char *key, void *arg), void *arg);
bool js_array(struct js *j, void (*fn)(struct js *j, void *arg), void *arg);
/* Into a field of fixed size: a string that is longer, or has a NUL or control characters, is
 * refused. */
bool js_string(struct js *j, char *dst, size_t room);
bool js_bool(struct js *j, bool *out);
bool js_integer(struct js *j, long long min, long long max, long long *out);
bool js_unsigned(struct js *j, uint64_t *out);
/* From 0 to 10^9, without an exponent. */
bool js_real(struct js *j, double *out);

#endif
