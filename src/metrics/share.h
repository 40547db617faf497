/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_SHARE_H
#define METRICS_SHARE_H

/*
 * Where a process shows its counters: in one file (layout.h) that others may read, shared by
 * its contexts. It is made when the first context has moved something and removed when the last one
 * closes. Files that dead processes have left are removed by whoever comes next. What cannot be
 * shared is counted in private memory instead; a transfer never fails for it.
 */

#include <stdbool.h>
#include <stddef.h>

#include "metrics/layout.h"

struct config;
struct metrics_names;

/* The counters of this process, and the caller's number in it; 0, or -errno with the words. */
int share_join(const struct config *c, const struct metrics_names *names, struct counters **out,
	       unsigned int *ctx);
/* What the context has counted stays, under the number 0, as long as there are others. */
void share_leave(unsigned int ctx);

/* Counters of the caller's own, to be freed with free(); NULL: no memory. */
struct counters *counters_private(const struct metrics_names *names);

/* The cell for these, taken if there is none yet; NULL: all are taken. */
struct counter *counters_find(struct counters *cs, unsigned int ctx, const char *device,
			      unsigned int route, enum counted_op op);

/* Folders that counters may be in, the preferred first; the first NULL ends them. */
#define SHARE_DIRS 3u
void share_dirs(const struct config *c, const char *dirs[SHARE_DIRS]);

bool share_name_parse(const char *file, struct share_name *out);
/* Whether the process that made the file is gone; false also where one cannot know. */
bool share_name_stale(const struct share_name *n);

/* Removes what dead processes have left in a folder, as far as the caller owns it. */
void share_clean(const char *dir);

#endif
