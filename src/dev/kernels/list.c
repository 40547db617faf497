/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies a list of blocks of memory, a warp each, on few of the GPU's processors: blocks of some
 * KiB between host memory and the GPU fill the link from as few as eight. The list lies in pinned
 * memory, where a look at it takes more than a microsecond: a warp fetches its next entry before it
 * makes the copy at hand. Short lists come with the launch itself.
 */

#define FLIGHT 8u
#include "dev/kernels/copy.h"
#include "dev/kernels/params.h"

KERNEL(peerlane_list, struct list_params)
{
	uint32_t lane = THREAD % WARP_LANES;
	uint32_t warps = BLOCKS * (THREADS / WARP_LANES);
	uint32_t i = BLOCK * (THREADS / WARP_LANES) + THREAD / WARP_LANES;
	unit16 ends = { 0, 0, 0, 0 };
	uint32_t len = 0;

	if (i < p.n) {
		uint64_t at = gpu_range(p.list + (uint64_t)i * sizeof(struct piece), 32);

		ends = *AT16(at);
		len = *AT4(at + 16);
	}
	while (i < p.n) {
		uint64_t dst = (uint64_t)ends[1] << 32 | ends[0];
		uint64_t src = (uint64_t)ends[3] << 32 | ends[2];
		uint32_t this_len = len;

		i += warps;
		if (i < p.n) {
			uint64_t at = gpu_range(p.list + (uint64_t)i * sizeof(struct piece), 32);

			ends = *AT16(at);
			len = *AT4(at + 16);
		}
		copy_range(gpu_range(dst, this_len), gpu_range(src, this_len), this_len, lane,
			   WARP_LANES);
	}
}

KERNEL(peerlane_list_inline, struct list_inline_params)
{
	uint32_t lane = THREAD % WARP_LANES;
	uint32_t warps = BLOCKS * (THREADS / WARP_LANES);

	for (uint32_t i = BLOCK * (THREADS / WARP_LANES) + THREAD / WARP_LANES; i < p.n;
	     i += warps) {
		copy_range(gpu_range(p.list[i].dst, p.list[i].len),
			   gpu_range(p.list[i].src, p.list[i].len), p.list[i].len, lane,
			   WARP_LANES);
	}
}

KERNEL(peerlane_clock, struct clock_params)
{
	if (BLOCK == 0 && THREAD == 0) {
		STORE_HOST64((uintptr_t)gpu_range(p.at, 8), CLOCK_NS());
	}
}
