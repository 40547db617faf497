/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_REPORT_H
#define TOOL_REPORT_H

/* What `peerlane check --report` prints before its findings and behind them. */

struct pl_ctx;

/* The versions of library, kernel and driver. */
void report_head(void);
/* The plan of a transfer between the file and each device. */
void report_plans(struct pl_ctx *ctx, const char *path);

#endif
