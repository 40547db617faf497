/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Errors: a line each, always with the tool's name in front; as JSON one object. */

#include "say.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>

#include <peerlane/error.h>

#include "base/text.h"
#include "base/utf8.h"
#include "term.h"

const char *say_name = "peerlane";

static bool wants_json;
static bool data_on_stdout;
static char *first; /* the first complaint, kept for the JSON */

static char *compose(const char *fmt, va_list ap)
{
	char *text = NULL;

	return vasprintf(&text, fmt, ap) < 0 ? NULL : text;
}

static void put_line(const char *cmd, const char *text)
{
	char *shown = text != NULL ? utf8_shown(text) : NULL;

	fprintf(stderr, "%s: %s%s%s\n", say_name, cmd != NULL ? cmd : "", cmd != NULL ? ": " : "",
		shown != NULL ? shown : "no memory left for a message");
	free(shown);
}

static void complain(const char *cmd, const char *fmt, va_list ap)
{
	char *text = compose(fmt, ap);

	put_line(cmd, text);
	if (wants_json && first == NULL) {
		first = text;
	} else {
		free(text);
	}
}

void say_line(FILE *to, const char *fmt, ...)
{
	char *text, *shown;
	va_list ap;

	va_start(ap, fmt);
	text = compose(fmt, ap);
	va_end(ap);
	shown = text != NULL ? utf8_shown(text) : NULL;
	term_printf(to, "%s\n", shown != NULL ? shown : "");
	free(shown);
	free(text);
}

int say_failed(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	complain(NULL, fmt, ap);
	va_end(ap);
	return STATUS_FAILED;
}

void say_note(const char *fmt, ...)
{
	char *text;
	va_list ap;

	va_start(ap, fmt);
	text = compose(fmt, ap);
	va_end(ap);
	put_line(NULL, text);
	free(text);
}

int say_library(int err)
{
	const char *words = pl_error_message();

	return say_failed("%s", words[0] != '\0' ? words : strerror(err < 0 ? -err : err));
}

int say_changed(const char *file)
{
	return say_failed("'%s' was changed by another process during the copy; run the command "
			  "again",
			  file);
}

int say_library_as(int err, const char *from, const char *to)
{
	const char *words = pl_error_message();
	const char *at = from[0] != '\0' ? strstr(words, from) : NULL;
	const char *end;

	/* "descriptor 1" is no part of "descriptor 12". */
	if (at == NULL || isdigit((unsigned char)at[strlen(from)])) {
		return say_library(err);
	}
	end = at + strlen(from);
	/* The library puts names in quotes; standard input and output have none. */
	if (strncmp(to, "standard ", strlen("standard ")) == 0 && at > words && at[-1] == '\'' &&
	    *end == '\'') {
		at--;
		end++;
	}
	return say_failed("%.*s%s%s", (int)(at - words), words, to, end);
}

void say_fd_name(int fd, char *dst, size_t space)
{
	char link[40];
	ssize_t n;

	text_fmt(link, sizeof(link), "/proc/self/fd/%d", fd);
	n = readlink(link, dst, space);
	if (n <= 0 || (size_t)n >= space || dst[0] != '/') {
		text_fmt(dst, space, "descriptor %d", fd);
	} else {
		dst[n] = '\0';
	}
}

int say_usage(const char *cmd, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	complain(cmd, fmt, ap);
	va_end(ap);
	fprintf(stderr, "%s: see '%s %s%s--help'\n", say_name, say_name, cmd != NULL ? cmd : "",
		cmd != NULL ? " " : "");
	return STATUS_USAGE;
}

struct json_object *say_string(const char *s)
{
	char *valid = utf8_valid(s);
	struct json_object *o = json_object_new_string(valid != NULL ? valid : "");

	free(valid);
	return o;
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

void say_expect_json(int argc, char **argv)
{
	int i;

	for (i = 0; i < argc && strcmp(argv[i], "--") != 0; i++) {
		wants_json |= strcmp(argv[i], "--json") == 0;
	}
	for (i = 0; i < argc; i++) {
		data_on_stdout |= strcmp(argv[i], "-") == 0;
	}
}

void say_data_on_stdout(bool yes)
{
	data_on_stdout = yes;
}

static void put_error(int status)
{
	struct json_object *o = json_object_new_object();

	json_object_object_add(o, "error", say_string(first));
	json_object_object_add(o, "status", json_object_new_int(status));
	(void)say_json(o);
}

int say_flush(int status)
{
	if (status != STATUS_OK && first != NULL && !data_on_stdout) {
		put_error(status);
	}
	free(first);
	first = NULL;
	if (fflush(stdout) != 0 || ferror(stdout)) {
		return say_failed("cannot write to standard output: %s", strerror(errno));
	}
	return status;
}
