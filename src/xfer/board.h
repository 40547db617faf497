/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_BOARD_H
#define XFER_BOARD_H

/*
 * Where a process shows its counters: one page (page.h), in a file that others may read, shared by
 * its contexts. It is made when the first context has moved something and removed when the last one
 * closes. Files that dead processes have left are removed by whoever comes next. What cannot be
 * shared is counted in private memory instead; a transfer never fails for it.
 */

#include <stdbool.h>
#include <stddef.h>

#include "xfer/page.h"

struct config;

/* The page of this process, and the caller's number in it; 0, or -errno with the words. */
int board_join(const struct config *c, struct page **out, unsigned int *ctx);
/* What the context has counted stays, under the number 0, as long as there are others. */
void board_leave(unsigned int ctx);

/* A page of the caller's own, to be freed with free(); NULL: no memory. */
struct page *board_private(void);

/* The cell for these, taken if there is none yet; NULL: all are taken. */
struct page_cell *board_cell(struct page *page, unsigned int ctx, const char *device,
			     unsigned int route, enum page_op op);

/* Folders that counters may be in, the preferred first; the first NULL ends them. */
#define BOARD_DIRS 3u
void board_dirs(const struct config *c, const char *dirs[BOARD_DIRS]);

bool page_name_parse(const char *file, struct page_name *out);
/* Whether the process that made the file is gone; false also where one cannot know. */
bool page_name_stale(const struct page_name *n);

/* Removes what dead processes have left in a folder, as far as the caller owns it. */
void board_clean(const char *dir);

#endif
