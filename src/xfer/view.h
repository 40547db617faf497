/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_VIEW_H
#define XFER_VIEW_H

/*
 * Counters as a reader sees them: copied once, checked, and summed up into rows. Nobody is stopped
 * for it. Files of other processes are read, never mapped, and nothing in them is believed.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "xfer/page.h"

struct config;
struct stats;

struct view_row {
	char device[PAGE_NAME];
	char route[PAGE_NAME];
	char op[8];
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t fallbacks;
	uint64_t latency_ns;
	uint64_t sizes[PAGE_BUCKETS];
	uint64_t latencies[PAGE_BUCKETS];
	uint64_t reasons[PAGE_REASONS];
};

struct view {
	int pid;
	unsigned int uid;
	unsigned int contexts;
	unsigned int unshared;
	uint64_t opened_ns;
	char program[16];
	char reason[PAGE_REASONS][PAGE_NAME];
	struct view_row *rows; /* by device, route, direction */
	size_t n;
};

/* All: 0 or -errno with the words; view_finish() after success. */

/* What one context of this process has counted, shared or not. */
int view_of_context(struct stats *s, struct view *out);
/* What a process shows, all its contexts together; itself too. -ENOENT: nothing. */
int view_of_process(const struct config *c, int pid, struct view *out);

void view_finish(struct view *v);

/* Calls fn with every living process that shows counters to us, and its view without rows; stops
 * when fn returns other than 0, with that. Removes what dead ones have left. */
int view_processes(const struct config *c, int (*fn)(const struct view *v, void *arg), void *arg);

#endif
