/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_SAY_H
#define TOOL_SAY_H

/*
 * The tool's messages to people: errors on standard error, each one line that begins "peerlane: ",
 * for any characters in the names. The functions return the exit status that belongs to the error,
 * so that `return say_usage(...)` is the idiom.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct json_object;

/* In front of each line; "peerlane" unless a program says otherwise at its start. */
extern const char *say_name;

enum exit_status {
	STATUS_OK = 0,
	STATUS_FAILED = 1, /* the work failed */
	STATUS_USAGE = 2,  /* the command line is wrong */
};

/* The work failed. */
int say_failed(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The work failed, because the file had several versions while it was read. */
int say_changed(const char *file);

/* Prints a note about work that continues. */
void say_note(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The work failed in the library, whose message has the words. */
int say_library(int err);

/* The command line is wrong; points to the help of `cmd` (NULL: of the tool). */
int say_usage(const char *cmd, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Prints one JSON object on standard output and drops it; NULL is an object that ran out of memory
 * on the way. */
int say_json(struct json_object *o);

/* Makes a string for JSON of bytes that may be no UTF-8, as names of files are: U+FFFD replaces
 * invalid bytes. */
struct json_object *say_string(const char *s);

/* Prints one line as term_printf() does, of which a terminal obeys nothing: control characters and
 * bytes that are no UTF-8 are escaped. say_failed() and its like do the same. */
void say_line(FILE *to, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Gives the library's name for a file that was made of this descriptor. */
void say_fd_name(int fd, char *dst, size_t space);

/* As say_library(), with the library's name of a file replaced by the user's. */
int say_library_as(int err, const char *from, const char *to);

/* Whether the words of a command line ask for JSON: then say_flush() prints the first complaint as
 * an object, {"error": ..., "status": ...}, too. Not if one of them is "-", since standard output
 * may be where the data goes; say_data_on_stdout() tells whether it is. */
void say_expect_json(int argc, char **argv);
void say_data_on_stdout(bool yes);

/* Everything printed must have arrived: the status, or a failure if standard output took less. */
int say_flush(int status);

#endif
