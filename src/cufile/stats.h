/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_STATS_H
#define CUFILE_STATS_H

/* What cuFileGetStats*() tells. Counted here, so that levels, starting and resetting are cuFile's;
 * which route carried a transfer is what libpeerlane reports of it. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <peerlane/peerlane.h>

/* In the order of CUfileStatsLevel1_t. */
enum stats_op {
	STATS_READ,
	STATS_WRITE,
	STATS_HANDLE_REGISTER,
	STATS_HANDLE_DEREGISTER,
	STATS_BUFFER_REGISTER,
	STATS_BUFFER_DEREGISTER,
	STATS_BATCH_SUBMIT,
	STATS_BATCH_COMPLETE,
	STATS_BATCH_SETUP,
	STATS_BATCH_CANCEL,
	STATS_BATCH_DESTROY,
	STATS_BATCH_ENQUEUED,
	STATS_BATCH_PROCESSED,
	STATS_OPS
};

/* The level in force; 0 while nothing is to be counted. */
int stats_level(void);
uint64_t stats_now(void); /* ns */

void stats_begin(size_t level); /* the driver opens */
void stats_forget(void);	/* in a child after fork */
void stats_count(enum stats_op op, bool ok);
/* A transfer that began at `since` and gave n bytes, or failed (n < 0). From level 3 on, `report`
 * is what became of it (else NULL), and `mem` where it went. */
void stats_io(bool write, ssize_t n, bool unaligned, uint64_t since, const void *mem,
	      const struct pl_io_report *report);
void stats_buffer(struct pl_ctx *ctx, const void *mem, size_t len, bool reg, bool ok);
void stats_batch_bytes(bool write, size_t n);
void stats_batch_time(bool completion, uint64_t ns);

#endif
