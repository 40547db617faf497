/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stddef.h>

struct json_object;

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

#endif
