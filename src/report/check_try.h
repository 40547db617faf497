/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_CHECK_TRY_H
#define REPORT_CHECK_TRY_H

/* The parts of pl_check_try(). */

#include <stdbool.h>

struct check;
struct pl_ctx;

/* Tries transfers between each GPU of `c` and a file. */
void check_try_file(struct check *c, struct pl_ctx *ctx, const char *path, bool write);

#endif
