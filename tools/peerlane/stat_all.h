/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_STAT_ALL_H
#define TOOL_STAT_ALL_H

struct pl_ctx;

/* The counters of all processes that can be read, as one OpenMetrics text, to be freed; NULL with
 * the complaint printed. */
char *stat_all(struct pl_ctx *ctx);

#endif
