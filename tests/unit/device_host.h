/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_DEVICE_HOST_H
#define TESTS_UNIT_DEVICE_HOST_H

/* peerlane/device.cuh for the host's compiler: what the header wants of it, and what an array's
 * kernels know. A thread stands for a warp. Included once a program. */

#include <sched.h>

#include <peerlane/device.cuh>

#include "base/clock.h"
#include "dev/kernels/array.h"

__thread struct pl_d_gpu_block pl_d_gpu_block;

unsigned long long pl_d_gpu_clock_ns(void)
{
	return clock_now_ns();
}

void pl_d_gpu_pause(void)
{
	(void)sched_yield();
}

static inline const struct array_common *common_of(const struct pl_array_device *a)
{
	return (const struct array_common *)(const void *)a->own;
}

static inline struct array_state *state_of(const struct pl_array_device *a)
{
	return (struct array_state *)(uintptr_t)common_of(a)->state;
}

#endif
