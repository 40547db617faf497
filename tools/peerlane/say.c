/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* One line an error, always with the tool's name in front; JSON as one object. */

#include "say.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include <peerlane/error.h>

const char *say_name = "peerlane";

int say_failed(const char *fmt, ...)
{
	va_list ap;

	fprintf(stderr, "%s: ", say_name);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
	return STATUS_FAILED;
}

int say_library(int err)
{
	const char *words = pl_error_message();

	return say_failed("%s", words[0] != '\0' ? words : strerror(err < 0 ? -err : err));
}

int say_usage(const char *cmd, const char *fmt, ...)
{
	va_list ap;

	fprintf(stderr, "%s: %s%s", say_name, cmd != NULL ? cmd : "", cmd != NULL ? ": " : "");
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fprintf(stderr, "\n%s: '%s %s%s--help' lists what there is\n", say_name, say_name,
		cmd != NULL ? cmd : "", cmd != NULL ? " " : "");
	return STATUS_USAGE;
}

int say_json(struct json_object *o)
{
	const char *s = NULL;

	if (o != NULL) {
		s = json_object_to_json_string_ext(o, JSON_C_TO_STRING_PRETTY |
							      JSON_C_TO_STRING_SPACED |
							      JSON_C_TO_STRING_NOSLASHESCAPE);
	}
	if (s == NULL) {
		json_object_put(o);
		return say_failed("no memory left for the JSON output");
	}
	puts(s);
	json_object_put(o);
	return STATUS_OK;
}

int say_flush(int status)
{
	if (fflush(stdout) != 0 || ferror(stdout)) {
		return say_failed("cannot write to standard output: %s", strerror(errno));
	}
	return status;
}
