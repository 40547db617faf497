/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_SHARE_H
#define METRICS_SHARE_H

/*
 * Where a process shows its counters: in one file (counters.h) that others may read, shared by
 * its contexts. It is made when the first context has moved something and removed when the last one
 * closes. Files that dead processes have left are removed by whoever comes next.
 */

#include <stdbool.h>
#include <stddef.h>

#include "metrics/counters.h"

struct config;
struct metrics_names;

/* The counters of this process, for one context more; 0, or -errno with the words. */
int share_join(const struct config *c, const struct metrics_names *names, struct counters **out);
void share_leave(void);

/* A row of the process's file for the caller alone; NULL: all are taken. */
struct counter *share_take(const struct counter_name *name);
/* The row's numbers stay in the file as those of closed contexts. */
void share_give(struct counter *c);

/* A file's name in its folder says whose it is, and so whether that process is still alive. */
struct share_name {
	int pid;
	uint64_t started; /* in ticks since boot */
	uint64_t pid_space;
};
bool share_name_parse(const char *file, struct share_name *out);
/* Whether the process that made the file is gone; false also where one cannot know. */
bool share_name_stale(const struct share_name *n);

/* Folders that counters may be in, the preferred first; the first NULL ends them. */
#define SHARE_DIRS 3u
void share_dirs(const struct config *c, const char *dirs[SHARE_DIRS]);

/* Removes what dead processes have left in a folder, as far as the caller owns it. */
void share_clean(const char *dir);

#endif
