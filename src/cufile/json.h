/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_JSON_H
#define CUFILE_JSON_H

/* Reads cufile.json: JSON with comments, of which every value is given with its path. */

#include <stddef.h>
#include <stdint.h>

#define JSON_LIST_MAX 16u

enum json_kind {
	JSON_OTHER, /* null, a fraction, a list of anything but whole numbers that are not negative
		     */
	JSON_NUMBER,
	JSON_BOOL,
	JSON_TEXT,
	JSON_LIST,
};

struct json_value {
	enum json_kind kind;
	int64_t number; /* a bool's too */
	const char *text;
	unsigned int n; /* may be more than the list holds */
	size_t list[JSON_LIST_MAX];
};

/* The bytes of a file, to be freed; NULL with *rc: -ENOENT, or -EINVAL with a line in the log. */
char *json_read(const char *path, size_t *len, int *rc);
/* Calls fn for each value with its name, "object:key". 0, or -EINVAL with a line in the log. */
int json_walk(const char *text, size_t len, const char *where,
	      void (*fn)(const char *name, const struct json_value *v, void *arg), void *arg);
/* Logs that nobody knows this name: once in a process for each of the first 64. */
void json_unknown(const char *name);
/* In a child after fork. */
void json_forget(void);

#endif
