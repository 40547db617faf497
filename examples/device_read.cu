// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// Kernels that read and write rows of a file by themselves. Writes a table, sums up the bytes of random
// rows on the GPU, and compares the sums; then adds 1 to the bytes of every hundredth row in the file.
//
//     nvcc -o device_read device_read.cu $(pkg-config --cflags --libs peerlane)
//     ./device_read [FOLDER]

#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <vector>

#include <fcntl.h>

#include <peerlane/device.cuh>
#include <peerlane/peerlane.h>

static const int row_bytes = 512;
static const long long rows = 100000;
static const int n = 4096;

// A warp takes a row, and its lanes sum up the bytes.
__global__ void sum_rows(struct pl_array_device table, const long long *ids, unsigned char *space,
			 unsigned int *sums, int *failed)
{
	int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
	int warps = gridDim.x * blockDim.x / 32;
	int lane = threadIdx.x % 32;
	unsigned char *mine = space + (size_t)warp * row_bytes;
	struct pl_array_warp w;

	pl_array_enter(&table, &w);
	for (int i = warp; i < n; i += warps) {
		unsigned int sum = 0;

		if (pl_array_read(&table, &w, ids[i] * row_bytes, row_bytes, mine) && lane == 0) {
			atomicAdd(failed, 1);
		}
		for (int k = lane; k < row_bytes; k += 32) {
			sum += mine[k];
		}
		for (int by = 16; by; by /= 2) {
			sum += __shfl_down_sync(0xffffffff, sum, by);
		}
		if (lane == 0) {
			sums[i] = sum;
		}
		__syncwarp(); // before the next row takes its place
	}
	pl_array_leave(&table, &w);
}

// Rows become other ones in the file.
__global__ void add_to_rows(struct pl_array_device table, unsigned char *space, int *failed)
{
	int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
	int warps = gridDim.x * blockDim.x / 32;
	int lane = threadIdx.x % 32;
	unsigned char *mine = space + (size_t)warp * row_bytes;
	struct pl_array_warp w;

	pl_array_enter(&table, &w);
	for (long long row = warp * 100ll; row < rows; row += warps * 100ll) {
		int err = pl_array_read(&table, &w, row * row_bytes, row_bytes, mine);

		for (int k = lane; k < row_bytes; k += 32) {
			mine[k]++;
		}
		err = err ? err : pl_array_write(&table, &w, row * row_bytes, row_bytes, mine);
		if (err && lane == 0) {
			atomicAdd(failed, 1);
		}
	}
	pl_array_leave(&table, &w);
}

static void need(bool good, const char *what)
{
	if (!good) {
		fprintf(stderr, "%s: %s%s\n", what, pl_error_message(),
			cudaPeekAtLastError() ? cudaGetErrorString(cudaGetLastError()) : "");
		exit(1);
	}
}

int main(int argc, char **argv)
{
	std::string path = std::string(argc > 1 ? argv[1] : ".") + "/device_read.table";
	std::vector<unsigned char> table((size_t)rows * row_bytes);
	struct pl_array_opts opts = PL_ARRAY_OPTS_INIT;
	struct pl_array_device told = PL_ARRAY_DEVICE_INIT;
	struct pl_array *array;
	struct pl_file *file;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	unsigned char *space;
	unsigned int *sums;
	long long *ids;
	int *failed;
	int gpus = 0;

	if (cudaGetDeviceCount(&gpus) || !gpus) {
		printf("skipped: there is no GPU\n");
		return 77;
	}
	for (size_t i = 0; i < table.size(); i++) {
		table[i] = (unsigned char)((i * 2654435761u) >> 11);
	}
	FILE *f = fopen(path.c_str(), "wb");
	need(f && fwrite(table.data(), 1, table.size(), f) == table.size() && !fclose(f), path.c_str());

	need(!pl_open(NULL, &ctx) && !pl_dev_open(ctx, "cuda:0", &dev), "opening");
	need(!pl_file_open(ctx, path.c_str(), O_RDWR, 0, &file), "the file");
	opts.wide_bytes = 0; // nothing is loaded beforehand
	opts.flags = PL_ARRAY_WRITE;
	need(!pl_array_open(dev, file, 0, 0, &opts, &array), "the array");
	need(!cudaMallocManaged(&ids, n * sizeof(*ids)) && !cudaMallocManaged(&sums, n * sizeof(*sums)) &&
		     !cudaMallocManaged(&failed, sizeof(*failed)) &&
		     !cudaMalloc(&space, (size_t)256 * 4 * row_bytes),
	     "memory");
	*failed = 0;
	for (int i = 0; i < n; i++) {
		ids[i] = (long long)(((unsigned long long)rand() << 16 ^ rand()) % rows);
	}
	need(!pl_array_device(array, &told), "the array for kernels");
	sum_rows<<<256, 128>>>(told, ids, space, sums, failed);
	need(!cudaDeviceSynchronize(), "the kernel");

	int wrong = 0;
	for (int i = 0; i < n; i++) {
		unsigned int sum = 0;

		for (int k = 0; k < row_bytes; k++) {
			sum += table[(size_t)ids[i] * row_bytes + k];
		}
		wrong += sum != sums[i];
	}
	printf("%d rows, %d failed, %d sums differ\n", n, *failed, wrong);

	add_to_rows<<<256, 128>>>(told, space, failed);
	need(!cudaDeviceSynchronize(), "the kernel that writes");
	pl_close(ctx);
	f = fopen(path.c_str(), "rb");
	std::vector<unsigned char> now(table.size());
	need(f && fread(now.data(), 1, now.size(), f) == now.size() && !fclose(f), path.c_str());
	int other = 0;
	for (size_t i = 0; i < table.size(); i++) {
		other += now[i] != (unsigned char)(table[i] + (i / row_bytes % 100 == 0));
	}
	printf("%d bytes of the file are not as they should be\n", other);
	wrong += other;
	remove(path.c_str());
	return *failed || wrong;
}
