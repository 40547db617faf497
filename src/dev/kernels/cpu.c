/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A kernel on the CPU: its block, the clock, and a pause. */

#include <sched.h>

#include "base/clock.h"
#include "dev/kernels/gpu.h"

__thread struct gpu_block gpu_block;

uint64_t gpu_clock_ns(void)
{
	return clock_now_ns();
}

void gpu_pause(void)
{
	(void)sched_yield();
}
