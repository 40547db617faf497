/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BENCH_TIMED_READS_H
#define BENCH_TIMED_READS_H

/* What a read of an array's page takes in a kernel that runs: time_reads of
 * tests/gpu/device_kernels.cu. For one CUDA device. */

#include <stdbool.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#define TIMED_READS 20000u
#define TIMED_PAGE 4096u

/* Loads the kernel from a file of PTX; false: there is no driver, or no such file. Ends the process
 * with a line where the driver fails. */
bool timed_reads_load(const char *kernels);

/*
 * One warp reads TIMED_READS pages, one after the other: ids are their numbers, and `out` is memory
 * of the device for one page, which has the last one afterwards. us[i]: microseconds of each read.
 * Returns how many of the reads failed, whose time says nothing; -1: the launch did.
 */
int timed_reads_run(struct pl_ctx *ctx, struct pl_dev *dev, struct pl_array *a, const int64_t *ids,
		    char *out, double *us);

#endif
