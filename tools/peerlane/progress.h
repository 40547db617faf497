/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_PROGRESS_H
#define TOOL_PROGRESS_H

/*
 * A bar on standard error, only if that is a terminal and only once the work has taken a second;
 * one thread. Nothing is left of it on the screen at the end.
 */

#include <stdbool.h>
#include <stdint.h>

struct progress {
	const char *label;
	uint64_t total; /* bytes; 0: not known */
	uint64_t done;
	uint64_t start_ns;
	uint64_t next_ns; /* not to be drawn before */
	bool on;
	bool drawn;
};

void progress_start(struct progress *p, const char *label, uint64_t total, bool quiet);
void progress_add(struct progress *p, uint64_t bytes);

/* Draws what `done` says, if it is time to. */
void progress_tick(struct progress *p);
void progress_end(struct progress *p);

#endif
