/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOG_QUOTA_H
#define BASE_LOG_QUOTA_H

/*
 * How many lines of a kind the log gets, where strangers decide how often there is something to
 * say: some at once, then one a second. Those that are left out are counted, and the count is said.
 * A lock of the caller's protects it; the line is written without that.
 */

#include <stdbool.h>
#include <stdint.h>

struct log_quota {
	unsigned int most; /* at once */
	unsigned int left;
	unsigned int left_out;
	uint64_t next; /* when there is one more */
};

#define LOG_QUOTA_INIT(n)                \
	(struct log_quota)               \
	{                                \
		.most = (n), .left = (n) \
	}

/* Whether a line may be written now; *more: how many were left out before it. If not, the line is
 * left out, and the caller calls log_quota_rest() from time to time. */
bool log_quota_take(struct log_quota *q, unsigned int *more);
/* How many were left out, if that may be said now; else 0. */
unsigned int log_quota_rest(struct log_quota *q);

#endif
