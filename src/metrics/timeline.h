/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_TIMELINE_H
#define METRICS_TIMELINE_H

/*
 * A timeline of what goes on, written to a file meanwhile, in Chrome's trace format (the array
 * form: of a process that crashed only the closing bracket is missing). One file a process, shared
 * by its contexts; memory is bounded by a buffer that is written when it is full, or has been kept
 * a while.
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
/* Lets go of the file; the last context completes it. */
void timeline_leave(atomic_int *state);

/* The calling thread is one of ours, of this kind. */
void timeline_thread(const char *role);

/* One event: its kind and name, and the rest of its members. */
void timeline_add(char kind, const char *name, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* A string for JSON, cut where the room ends. */
void timeline_quote(char *dst, size_t room, const char *s);

#endif
