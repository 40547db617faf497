/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef STANDIN_CUDA_RUNTIME_H
#define STANDIN_CUDA_RUNTIME_H

/*
 * As much of CUDA's runtime as fio's engine calls, on a software GPU: for machines without CUDA.
 */

#include <stddef.h>

typedef int cudaError_t;
#define cudaSuccess 0

enum cudaMemcpyKind {
	cudaMemcpyHostToDevice = 1,
	cudaMemcpyDeviceToHost = 2,
};

cudaError_t cudaSetDevice(int device);
cudaError_t cudaMalloc(void **out, size_t len);
cudaError_t cudaFree(void *mem);
cudaError_t cudaMemset(void *mem, int byte, size_t len);
cudaError_t cudaMemcpy(void *dst, const void *src, size_t len, enum cudaMemcpyKind kind);
const char *cudaGetErrorName(cudaError_t e);

#endif
