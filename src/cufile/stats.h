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
enum cf_stats_op {
	CF_STATS_READ,
	CF_STATS_WRITE,
	CF_STATS_HANDLE_REGISTER,
	CF_STATS_HANDLE_DEREGISTER,
	CF_STATS_BUFFER_REGISTER,
	CF_STATS_BUFFER_DEREGISTER,
	CF_STATS_BATCH_SUBMIT,
	CF_STATS_BATCH_COMPLETE,
	CF_STATS_BATCH_SETUP,
	CF_STATS_BATCH_CANCEL,
	CF_STATS_BATCH_DESTROY,
	CF_STATS_BATCH_ENQUEUED,
	CF_STATS_BATCH_PROCESSED,
	CF_STATS_OPS
};

/* The current level; 0 while statistics are off. */
int cf_stats_level(void);
uint64_t cf_stats_now(void); /* ns */

void cf_stats_begin(size_t level); /* the driver opens */
void cf_stats_forget(void);	   /* in a child after fork */
void cf_stats_count(enum cf_stats_op op, bool ok);
/* A transfer that began at `since` and gave n bytes, or failed (n < 0). From level 3 on, `report`
 * is what became of it (else NULL), and `mem` where it went. */
void cf_stats_io(bool write, ssize_t n, bool unaligned, uint64_t since, const void *mem,
		 const struct pl_io_report *report);
void cf_stats_buffer(struct pl_ctx *ctx, const void *mem, size_t len, bool reg, bool ok);
void cf_stats_batch_bytes(bool write, size_t n);
void cf_stats_batch_time(bool completion, uint64_t ns);

#endif
