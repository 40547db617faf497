/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_JSON_H
#define CUFILE_JSON_H

/* Reads cufile.json: JSON with comments, of which every value is given with its path. */

#include <stddef.h>
#include <stdint.h>

#define CF_JSON_LIST_MAX 16u

enum cf_json_kind {
	CF_JSON_OTHER, /* null, a fraction, a list of anything but whole numbers that are not
			* negative, or of anything but texts
			*/
	CF_JSON_NUMBER,
	CF_JSON_BOOL,
	CF_JSON_TEXT,
	CF_JSON_LIST,
	CF_JSON_TEXTS, /* a list of texts only, one at least */
};

struct cf_json_value {
	enum cf_json_kind kind;
	int64_t number; /* a bool's too */
	const char *text;
	unsigned int n; /* may be more than the list holds */
	size_t list[CF_JSON_LIST_MAX];
	const char *texts[CF_JSON_LIST_MAX];
};

/* The bytes of a file, to be freed; NULL with *rc: -ENOENT, or -EINVAL with a line in the log. */
char *cf_json_read(const char *path, size_t *len, int *rc);
/* Calls fn for each value with its name, "object:key". 0, or -EINVAL with a line in the log. */
int cf_json_walk(const char *text, size_t len, const char *where,
		 void (*fn)(const char *name, const struct cf_json_value *v, void *arg), void *arg);
/* Logs an unknown name: once in a process for each of the first 64. */
void cf_json_unknown(const char *name);
/* In a child after fork. */
void cf_json_forget(void);

#endif
