/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_BENCH_GPU_H
#define TOOL_BENCH_GPU_H

/* Shared by the benchmarks of a GPU's kernels: `bench rows` and `bench blocks`. */

#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#include "opts.h"

/* Puts into an empty list those of v that are at most `most`, and the first in any case. */
void bench_default_list(struct opt_numbers *list, const uint64_t *v, size_t n, uint64_t most);
uint64_t bench_greatest(const struct opt_numbers *list);

/* 0 or STATUS_USAGE. */
int bench_device_check(const char *cmd, const char *name);
/* 0 or an exit status. */
int bench_device_info(struct pl_ctx *ctx, const char *name, struct pl_dev_info *info);

/* A context with the settings of the command line, in which pinned memory is not wide. 0 or -errno.
 */
int bench_open_narrow(const struct common *o, struct pl_ctx **out);

/* Sorts. */
double bench_median(double *v, size_t n);

#endif
