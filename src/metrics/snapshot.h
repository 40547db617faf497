/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_SNAPSHOT_H
#define METRICS_SNAPSHOT_H

/*
 * Counters as a reader sees them: copied once, checked, and summed up into rows. Nobody is stopped
 * for it. Files of other processes are read, never mapped, and nothing in them is believed.
 */

#include <stddef.h>
#include <stdint.h>

#include "metrics/counters.h"

struct config;
struct metrics;

struct snapshot_row {
	struct pl_stats_row st; /* what is shown; points to the others */
	struct counter_name name;
	uint64_t n[COUNTER_NUMBERS];
};

struct snapshot {
	int pid;
	unsigned int uid;
	unsigned int contexts;
	unsigned int unshared;
	uint64_t opened_ns;
	char program[16];
	char reason[COUNTERS_REASONS][COUNTERS_NAME];
	struct snapshot_row *rows; /* by device, route, direction */
	size_t n;
};

/* All: 0 or -errno with the words; snapshot_finish() after success. */

/* What one context of this process has counted, shared or not. */
int snapshot_of_context(struct metrics *s, struct snapshot *out);
/* What a process shows, all its contexts together; itself too. -ENOENT: nothing. */
int snapshot_of_process(const struct config *c, int pid, struct snapshot *out);

void snapshot_finish(struct snapshot *v);

/* Calls fn with every living process that shows counters to us; stops when fn returns other than 0,
 * with that. Removes what dead ones have left. */
int snapshot_processes(const struct config *c, int (*fn)(const struct snapshot *v, void *arg),
		       void *arg);

#endif
