/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct json_object;

/*
 * A text that is one JSON value, as a tree to be put (json_object_put()); `flags` are json-c's.
 * -EINVAL with *why, and the line in which it is no JSON; -ENOMEM.
 */
int json_read(const char *text, size_t len, int flags, struct json_object **out, unsigned int *line,
	      const char **why);

/*
 * Reads one JSON object (comments allowed, as in cufile.json) and calls fn with each member whose
 * value is a string, a number or a boolean, as text. Anything else in it is an error, as is
 * anything after it. 0, -EINVAL with the place and the key in the message, -ENOMEM, or what fn
 * returned.
 */
int json_flat_object(const char *text, size_t len, const char *where,
		     int (*fn)(const char *key, const char *value, void *arg), void *arg);

/* A number with at most nine digits, which is more than any measurement has; null for NaN and
 * infinity.
 */
struct json_object *json_number(double x);

/* Members of an object; to an array (key NULL) they are appended. A string is UTF-8; NULL: null. */
void json_put_text(struct json_object *o, const char *key, const char *s);
void json_put_uint(struct json_object *o, const char *key, uint64_t x);
void json_put_bool(struct json_object *o, const char *key, bool x);
void json_put_number(struct json_object *o, const char *key, double x);
/* Takes v over; NULL: null. */
void json_put(struct json_object *o, const char *key, struct json_object *v);

/* An object as a line of text, to be freed by the caller; NULL: memory ran out. Frees o. */
char *json_take_line(struct json_object *o);

#endif
