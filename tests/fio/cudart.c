/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * cuda_runtime.h on software GPUs, by libpeerlane alone. The memory is a device's: libcufile, which
 * has a context of its own, is not told where it came from.
 */

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "cuda_runtime.h"

#define DEVICES 8

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct pl_ctx *ctx;
static struct pl_dev *devices[DEVICES];
static __thread int current;

/* The devices are opened by whoever comes first, after fio has forked. */
static int open_device(int i)
{
	char name[] = "soft:0";
	int err = 0;

	if (i < 0 || i >= DEVICES) {
		return -1;
	}
	name[5] = (char)('0' + i);
	pthread_mutex_lock(&lock);
	if (ctx == NULL) {
		err = pl_open(NULL, &ctx);
	}
	if (err == 0 && devices[i] == NULL) {
		err = pl_dev_open(ctx, name, &devices[i]);
	}
	pthread_mutex_unlock(&lock);
	return err;
}

cudaError_t cudaSetDevice(int device)
{
	int err = open_device(device);

	current = err == 0 ? device : current;
	return err;
}

cudaError_t cudaMalloc(void **out, size_t len)
{
	int err = open_device(current);

	return err != 0 ? err : pl_mem_alloc(devices[current], len, 0, out);
}

cudaError_t cudaFree(void *mem)
{
	return pl_mem_free(ctx, mem);
}

cudaError_t cudaMemcpy(void *dst, const void *src, size_t len, enum cudaMemcpyKind kind)
{
	ssize_t n = pl_copy(ctx, dst, src, len, NULL);

	(void)kind;
	return n == (ssize_t)len ? cudaSuccess : -1;
}

cudaError_t cudaMemset(void *mem, int byte, size_t len)
{
	char piece[4096];
	cudaError_t err = cudaSuccess;

	memset(piece, byte, sizeof(piece));
	for (size_t at = 0; at < len && err == cudaSuccess; at += sizeof(piece)) {
		size_t n = len - at < sizeof(piece) ? len - at : sizeof(piece);

		err = cudaMemcpy((char *)mem + at, piece, n, cudaMemcpyHostToDevice);
	}
	return err;
}

const char *cudaGetErrorName(cudaError_t e)
{
	(void)e;
	return pl_error_message();
}
