/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_HIST_H
#define TOOL_HIST_H

/* Times in nanoseconds, counted in buckets that are at most 1/32 of their value wide. */

#include <stdint.h>

#define HIST_SUB 32
#define HIST_BUCKETS (60 * HIST_SUB)

struct hist {
	uint64_t n;
	uint32_t count[HIST_BUCKETS];
};

void hist_add(struct hist *h, uint64_t ns);
void hist_merge(struct hist *h, const struct hist *from);

/* The upper edge of the bucket that holds the q-th quantile (0 < q <= 1); 0 if there is nothing. */
uint64_t hist_quantile(const struct hist *h, double q);

#endif
