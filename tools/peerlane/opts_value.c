/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Values of options. Every complaint names the option, the value and what would do instead. */

#include "opts_value.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/error.h>
#include <peerlane/transfer.h>

#include "base/text.h"
#include "say.h"

static int check_range(const char *cmd, const struct opt *o, const char *text, uint64_t x)
{
	if (x < o->min) {
		return say_usage(cmd, "--%s: '%s' is too small; give at least %llu", o->name, text,
				 (unsigned long long)o->min);
	}
	if (o->max != 0 && x > o->max) {
		return say_usage(cmd, "--%s: '%s' is too large; give at most %llu", o->name, text,
				 (unsigned long long)o->max);
	}
	return 0;
}

static int read_bytes(const char *cmd, const struct opt *o, const char *text, uint64_t *out)
{
	unsigned long long x;
	int err;

	/* Transfers count in ssize_t and offsets in off_t. */
	if (text_parse_bytes(text, &x) != 0 || x > INT64_MAX) {
		return say_usage(cmd,
				 "--%s: '%s' is not a number of bytes; write it as 4096, 64k, 1m "
				 "or 2GiB",
				 o->name, text);
	}
	err = check_range(cmd, o, text, x);
	if (err == 0) {
		*out = x;
	}
	return err;
}

static int read_count(const char *cmd, const struct opt *o, const char *text, uint64_t *out)
{
	unsigned long long x = 0;
	char *end = NULL;
	int err;

	errno = 0;
	if (isdigit((unsigned char)text[0])) {
		x = strtoull(text, &end, 10);
	}
	if (end == NULL || *end != '\0' || errno == ERANGE) {
		return say_usage(cmd, "--%s: '%s' is not a whole number", o->name, text);
	}
	err = check_range(cmd, o, text, x);
	if (err == 0) {
		*out = x;
	}
	return err;
}

static int read_seconds(const char *cmd, const struct opt *o, const char *text, uint64_t *out)
{
	char *end = NULL;
	double x = 0;

	if (isdigit((unsigned char)text[0]) || text[0] == '.') {
		x = strtod(text, &end);
	}
	if (end == NULL || *end != '\0' || !(x >= 0.001) || x > 86400) {
		return say_usage(cmd,
				 "--%s: '%s' is not a number of seconds from 0.001 to 86400; "
				 "write it as 2 or 0.5",
				 o->name, text);
	}
	*out = (uint64_t)(x * 1e9);
	return 0;
}

static int read_list(const char *cmd, const struct opt *o, const char *text,
		     struct opt_numbers *out)
{
	struct opt_numbers list = { .n = 0 };
	int err = 0;

	while (err == 0) {
		size_t len = strcspn(text, ",");
		char item[32];

		if (list.n == OPT_LIST_MAX || len >= sizeof(item)) {
			return say_usage(cmd, "--%s: '%s' is too long; give at most %d values",
					 o->name, text, OPT_LIST_MAX);
		}
		memcpy(item, text, len);
		item[len] = '\0';
		err = o->type == OPT_BYTES_LIST ? read_bytes(cmd, o, item, &list.v[list.n])
						: read_count(cmd, o, item, &list.v[list.n]);
		list.n++;
		if (text[len] == '\0') {
			break;
		}
		text += len + 1;
	}
	if (err == 0) {
		*out = list;
	}
	return err;
}

static int read_choice(const char *cmd, const struct opt *o, const char *text, const char **out)
{
	char known[128] = "";
	size_t i;

	for (i = 0; o->choices[i] != NULL; i++) {
		size_t len = strlen(known);

		if (strcmp(o->choices[i], text) == 0) {
			*out = text;
			return 0;
		}
		text_fmt(known + len, sizeof(known) - len, "%s%s", i != 0 ? ", " : "",
			 o->choices[i]);
	}
	return say_usage(cmd, "--%s: '%s' is none of: %s", o->name, text, known);
}

static int read_policy(const char *cmd, const struct opt *o, const char *text,
		       struct opt_policy *out)
{
	if (pl_policy_parse(text, &out->value) != 0) {
		return say_usage(cmd, "--%s: %s", o->name, pl_error_message());
	}
	out->name = text;
	return 0;
}

static int read_text(const char *cmd, const struct opt *o, const char *text, const char **out)
{
	if (text[0] == '\0') {
		return say_usage(cmd, "--%s needs %s, and the value is empty", o->name, o->arg);
	}
	*out = text;
	return 0;
}

static int read_texts(const char *cmd, const struct opt *o, const char *text, struct opt_texts *out)
{
	int err;

	if (out->n == OPT_LIST_MAX) {
		return say_usage(cmd, "--%s: given more than %d times", o->name, OPT_LIST_MAX);
	}
	err = read_text(cmd, o, text, &out->v[out->n]);
	if (err == 0) {
		out->n++;
	}
	return err;
}

int opts_value(const char *cmd, const struct opt *o, const char *value, void *dst)
{
	switch (o->type) {
	case OPT_FLAG:
		*(bool *)dst = true;
		return 0;
	case OPT_TEXT:
		return read_text(cmd, o, value, dst);
	case OPT_TEXTS:
		return read_texts(cmd, o, value, dst);
	case OPT_BYTES:
		return read_bytes(cmd, o, value, dst);
	case OPT_COUNT:
		return read_count(cmd, o, value, dst);
	case OPT_SECONDS:
		return read_seconds(cmd, o, value, dst);
	case OPT_BYTES_LIST:
	case OPT_COUNT_LIST:
		return read_list(cmd, o, value, dst);
	case OPT_CHOICE:
		return read_choice(cmd, o, value, dst);
	case OPT_POLICY:
		return read_policy(cmd, o, value, dst);
	}
	return say_usage(cmd, "--%s cannot be read", o->name);
}
