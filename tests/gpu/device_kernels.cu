// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// Kernels of a program for test_device.c: rows of an array by warps, one after the other, or four at a
// time. clang makes device_kernels.ptx of it (ptx.py), and the test compiles it with NVRTC, too.

#include <peerlane/device.cuh>

#if defined(__clang__) // without CUDA's headers
#define __global__ __attribute__((global))
struct index {
	unsigned int x;
};
#define threadIdx (index{ (unsigned int)__nvvm_read_ptx_sreg_tid_x() })
#define blockIdx (index{ (unsigned int)__nvvm_read_ptx_sreg_ctaid_x() })
#define blockDim (index{ (unsigned int)__nvvm_read_ptx_sreg_ntid_x() })
#define gridDim (index{ (unsigned int)__nvvm_read_ptx_sreg_nctaid_x() })
#endif

struct rows {
	struct pl_array_device array;
	const long long *ids;
	unsigned long long n;
	unsigned long long row;
	char *out;
	int *errors; // one a row
};

// Rows of `out` into the array.
extern "C" __global__ void write_rows(struct rows r)
{
	unsigned long long warp = ((unsigned long long)blockIdx.x * blockDim.x + threadIdx.x) / 32;
	unsigned long long warps = (unsigned long long)gridDim.x * blockDim.x / 32;
	struct pl_array_warp w;

	pl_array_enter(&r.array, &w);
	for (unsigned long long i = warp; i < r.n; i += warps) {
		int err = pl_array_write(&r.array, &w, r.ids[i] * r.row, r.row, r.out + i * r.row);

		if (threadIdx.x % 32 == 0) {
			r.errors[i] = err;
		}
	}
	pl_array_leave(&r.array, &w);
}

extern "C" __global__ void take_rows(struct rows r)
{
	unsigned long long warp = ((unsigned long long)blockIdx.x * blockDim.x + threadIdx.x) / 32;
	unsigned long long warps = (unsigned long long)gridDim.x * blockDim.x / 32;
	struct pl_array_warp w;

	pl_array_enter(&r.array, &w);
	for (unsigned long long i = warp; i < r.n; i += warps) {
		int err = pl_array_read(&r.array, &w, r.ids[i] * r.row, r.row, r.out + i * r.row);

		if (threadIdx.x % 32 == 0) {
			r.errors[i] = err;
		}
	}
	pl_array_leave(&r.array, &w);
}

extern "C" __global__ void take_rows_by_four(struct rows r)
{
	unsigned long long warp = ((unsigned long long)blockIdx.x * blockDim.x + threadIdx.x) / 32;
	unsigned long long warps = (unsigned long long)gridDim.x * blockDim.x / 32;
	struct pl_array_ticket t[4];
	struct pl_array_warp w;

	pl_array_enter(&r.array, &w);
	for (unsigned long long i = warp * 4; i < r.n; i += warps * 4) {
		unsigned int n = r.n - i < 4 ? (unsigned int)(r.n - i) : 4;

		for (unsigned int k = 0; k < n; k++) {
			pl_array_begin(&r.array, &w, r.ids[i + k] * r.row, r.row, &t[k]);
		}
		for (unsigned int k = 0; k < n; k++) {
			int err = pl_array_wait(&r.array, &w, &t[k], r.out + (i + k) * r.row);

			if (threadIdx.x % 32 == 0) {
				r.errors[i + k] = err;
			}
		}
	}
	pl_array_leave(&r.array, &w);
}

struct times {
	struct pl_array_device array;
	const long long *ids;
	unsigned long long n;
	unsigned long long row;
	char *out;
	unsigned int *cycles; // of each read
	unsigned long long *total; // ns and cycles of all
};

// What a read takes in a kernel that runs, one after the other: by one warp.
extern "C" __global__ void time_reads(struct times r)
{
	struct pl_array_warp w;
	unsigned long long next = r.ids[0]; // there before it is used: which bytes is known
	unsigned long long ns[2];
	unsigned long long all[2];

	pl_array_enter(&r.array, &w);
	asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns[0])::"memory");
	asm volatile("mov.u64 %0, %%clock64;" : "=l"(all[0])::"memory");
	for (unsigned long long i = 0; i < r.n; i++) {
		unsigned long long off = next * r.row;
		unsigned long long from;
		unsigned long long to;
		int err;

		next = r.ids[i + 1 < r.n ? i + 1 : 0];
		if (next == ~0ull) { // never: but so it is waited for before the clock is read
			break;
		}
		asm volatile("mov.u64 %0, %%clock64;" : "=l"(from)::"memory");
		err = pl_array_read(&r.array, &w, off, r.row, r.out);
		asm volatile("mov.u64 %0, %%clock64;" : "=l"(to)::"memory");
		if (threadIdx.x == 0) {
			r.cycles[i] = err ? 0xffffffffu : (unsigned int)(to - from);
		}
	}
	asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns[1])::"memory");
	asm volatile("mov.u64 %0, %%clock64;" : "=l"(all[1])::"memory");
	pl_array_leave(&r.array, &w);
	if (threadIdx.x == 0) {
		r.total[0] = ns[1] - ns[0];
		r.total[1] = all[1] - all[0];
	}
}
