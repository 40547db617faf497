/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake driver's modules and kernels: it knows one kernel, by name, and its stream runs it. */

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "dev/cuda/gather.h"
#include "fakecuda_impl.h"

struct CUmod_st {
	struct CUmod_st *next;
	struct CUctx_st *ctx;
};

struct CUfunc_st {
	int unused;
};

static struct CUfunc_st kernel;
static struct CUmod_st *modules;
static _Thread_local cuda_capture_mode capture_mode;
static atomic_int captures; /* of streams, under way, all in the default mode */

bool fake_ends_captures(const char *symbol)
{
	/* Seen on an H200 with driver 580. */
	static const char *const unsafe[] = {
		"cuCtxSynchronize",    "cuEventQuery",		"cuEventSynchronize",
		"cuMemAlloc_v2",       "cuMemFree_v2",		"cuMemFreeHost",
		"cuMemHostAlloc",      "cuMemHostRegister_v2",	"cuMemHostUnregister",
		"cuModuleLoadData",    "cuPointerSetAttribute", "cuStreamQuery",
		"cuStreamSynchronize",
	};

	if (!atomic_load(&captures) || capture_mode == CUDA_STREAM_CAPTURE_MODE_RELAXED) {
		return false;
	}
	for (size_t i = 0; i < sizeof(unsafe) / sizeof(unsafe[0]); i++) {
		if (strcmp(symbol, unsafe[i]) == 0) {
			return true;
		}
	}
	return false;
}

void fake_count_captures(int by)
{
	atomic_fetch_add(&captures, by);
}

EXPORT cuda_result cuThreadExchangeStreamCaptureMode(cuda_capture_mode *mode)
{
	cuda_capture_mode old = capture_mode;

	GATE();
	capture_mode = *mode;
	*mode = old;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuModuleLoadData(struct CUmod_st **out, const void *image)
{
	struct CUctx_st *ctx;
	struct CUmod_st *m;

	GATE_CTX(ctx);
	if (strncmp(image, ".version 6.0\n", 13) != 0) {
		return CUDA_RES_INVALID_VALUE;
	}
	m = calloc(1, sizeof(*m));
	if (!m) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	m->ctx = ctx;
	pthread_mutex_lock(&fake.lock);
	m->next = modules;
	modules = m;
	pthread_mutex_unlock(&fake.lock);
	*out = m;
	return CUDA_RES_OK;
}

/* With the lock held. */
static void take(const struct CUmod_st *m)
{
	struct CUmod_st **at = &modules;

	while (*at && *at != m) {
		at = &(*at)->next;
	}
	if (*at) {
		*at = m->next;
	}
}

EXPORT cuda_result cuModuleUnload(struct CUmod_st *m)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	take(m);
	pthread_mutex_unlock(&fake.lock);
	free(m);
	return CUDA_RES_OK;
}

void fake_drop_modules(const struct CUctx_st *ctx)
{
	struct CUmod_st *next;

	for (struct CUmod_st *m = modules; m; m = next) {
		next = m->next;
		if (m->ctx == ctx) {
			take(m);
			free(m);
		}
	}
}

EXPORT cuda_result cuModuleGetFunction(struct CUfunc_st **out, struct CUmod_st *m, const char *name)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	if (m->ctx != ctx || strcmp(name, GATHER_KERNEL_NAME) != 0) {
		return CUDA_RES_NOT_FOUND;
	}
	*out = &kernel;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuLaunchKernel(struct CUfunc_st *f, unsigned int gx, unsigned int gy,
				  unsigned int gz, unsigned int bx, unsigned int by,
				  unsigned int bz, unsigned int shared, struct CUstream_st *s,
				  void **params, void **extra)
{
	struct CUctx_st *ctx;

	GATE_CTX(ctx);
	if (f != &kernel || !gx || gx > GATHER_BLOCKS || gy != 1 || gz != 1 || !bx || by != 1 ||
	    bz != 1 || shared || !params || extra) {
		return CUDA_RES_INVALID_VALUE;
	}
	return fake_launch(s, params[0], gx);
}
