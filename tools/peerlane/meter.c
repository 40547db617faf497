/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Time, as the clock and as getrusage(2) see it. */

#include "meter.h"

#include <sys/resource.h>

#include "base/clock.h"

static uint64_t cpu_now_ns(void)
{
	struct rusage ru;

	if (getrusage(RUSAGE_SELF, &ru) != 0) {
		return 0;
	}
	return ((uint64_t)ru.ru_utime.tv_sec + (uint64_t)ru.ru_stime.tv_sec) * 1000000000u +
	       ((uint64_t)ru.ru_utime.tv_usec + (uint64_t)ru.ru_stime.tv_usec) * 1000u;
}

void meter_start(struct meter *m)
{
	m->cpu_ns = cpu_now_ns();
	m->wall_ns = clock_now_ns();
}

void meter_stop(struct meter *m)
{
	m->wall_ns = clock_now_ns() - m->wall_ns;
	m->cpu_ns = cpu_now_ns() - m->cpu_ns;
}

double meter_gb_per_s(uint64_t bytes, uint64_t wall_ns)
{
	return wall_ns != 0 ? (double)bytes / (double)wall_ns : 0;
}

double meter_cpu_per_gb(uint64_t bytes, uint64_t cpu_ns)
{
	return bytes != 0 ? (double)cpu_ns / (double)bytes : 0;
}
