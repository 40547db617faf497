/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_TIMELINE_H
#define METRICS_TIMELINE_H

/*
 * A timeline of transfers, written to a file while they run, in Chrome's trace format (the array
 * form: after a crash only the closing bracket is missing). One file for each process, shared by
 * its contexts. Memory is one buffer, which is written when it is full or older than a limit.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* Whether a context writes a timeline. */
enum {
	TIMELINE_OFF,
	TIMELINE_WANTED,
	TIMELINE_ON
};

/* Opens the file, if the state is WANTED and it is not open yet: whether the context writes now. */
bool timeline_join(atomic_int *state, const char *path);
/* Releases the file; the last context completes it. */
void timeline_leave(atomic_int *state);

/* The calling thread is a thread of the library, of this kind. */
void timeline_thread(const char *role);

/* Adds one event: its kind and name, and the rest of its members. */
void timeline_add(char kind, const char *name, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* A string for JSON, cut where the space ends. */
void timeline_quote(char *dst, size_t space, const char *s);

#endif
