/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_METER_H
#define TOOL_METER_H

/* Wall-clock and CPU time of the whole process (user and system, all threads) between two points.
 */

#include <stdint.h>

struct meter {
	uint64_t wall_ns;
	uint64_t cpu_ns;
};

void meter_start(struct meter *m);

/* Turns the two starting points into the times since then. */
void meter_stop(struct meter *m);

/* Both 0 where nothing was moved. GB are 10^9 bytes. */
double meter_gb_per_s(uint64_t bytes, uint64_t wall_ns);
double meter_cpu_per_gb(uint64_t bytes, uint64_t cpu_ns);

#endif
