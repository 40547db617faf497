/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The fake driver's modules and kernels. A module has the kernels of the library whose names its
 * PTX has. They run as the CPU's functions, built so that each range that they access is looked up
 * here: an access of anything else ends the block.
 */

#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "dev/kernels/gpu.h"
#include "dev/kernels/params.h"
#include "fakecuda_impl.h"

struct CUmod_st {
	struct CUmod_st *next;
	struct CUctx_st *ctx;
	const char *image;
};

struct CUfunc_st {
	const struct kernel_desc *desc;
};

static struct CUfunc_st kernels[DEV_KERNELS];
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

	UNLESS_IDLE();
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
	if (!strstr(image, "\n.version 6.0\n")) {
		return CUDA_RES_INVALID_VALUE;
	}
	m = calloc(1, sizeof(*m));
	if (!m) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	m->ctx = ctx;
	m->image = image;
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

	char entry[128];

	GATE_CTX(ctx);
	(void)snprintf(entry, sizeof(entry), ".entry %s(", name);
	if (m->ctx != ctx || !strstr(m->image, entry)) {
		return CUDA_RES_NOT_FOUND;
	}
	for (int k = 0; k < DEV_KERNELS; k++) {
		if (strcmp(kernel_descs[k].name, name) == 0) {
			pthread_mutex_lock(&fake.lock);
			kernels[k].desc = &kernel_descs[k];
			pthread_mutex_unlock(&fake.lock);
			*out = &kernels[k];
			return CUDA_RES_OK;
		}
	}
	return CUDA_RES_NOT_FOUND;
}

/* Where to go on when a kernel accesses what is not there. */
static _Thread_local jmp_buf *bad_access;

uint64_t gpu_range(uint64_t address, uint64_t len)
{
	char *bytes;

	pthread_mutex_lock(&fake.lock);
	bytes = fake_kernel_bytes(address, len);
	pthread_mutex_unlock(&fake.lock);
	if (!bytes) {
		longjmp(*bad_access, 1);
	}
	return (uintptr_t)bytes;
}

/* A GPU's registration holds pages that the file has dropped since, and a kernel may copy out of
 * them what it does not use; here they have gone, and what is copied is wrong. */
static int copy_registered(void *dst, const void *src, size_t len)
{
	void *from = (void *)(uintptr_t)gpu_range((uintptr_t)src, len);
	struct iovec to_v = { dst, len };
	struct iovec from_v = { from, len };
	ssize_t n = process_vm_readv(getpid(), &to_v, 1, &from_v, 1, 0);
	size_t had = n < 0 ? 0 : (size_t)n;

	memset((char *)dst + had, 0x77, len - had);
	return 0;
}

bool fake_run_block(const struct kernel_desc *k, const void *params, unsigned int block,
		    unsigned int blocks)
{
	jmp_buf env;

	bad_access = &env;
	if (setjmp(env)) {
		return false;
	}
	gpu_block = (struct gpu_block){ .index = block, .count = blocks, .pages = copy_registered };
	k->block(params);
	return true;
}

/* What FAKECUDA_NARROW says of a launch (fakecuda.h): waits, or true if it is to do nothing. */
static bool is_idle(const struct kernel_desc *k, const struct rows_params *p)
{
	const char *set = getenv("FAKECUDA_NARROW");
	struct timespec more = { 0 };
	struct fake_block *b;
	bool narrow;

	if (!set || k != &kernel_descs[DEV_KERNEL_ROWS] ||
	    p->rows * p->table_stride <= 512u << 20) {
		return false;
	}
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p->table);
	narrow = b && b->kind == FAKE_PINNED;
	pthread_mutex_unlock(&fake.lock);
	if (narrow && strcmp(set, "idle") != 0) {
		more.tv_nsec = strtol(set, NULL, 10) * 1000;
		(void)nanosleep(&more, NULL);
		return false;
	}
	return narrow;
}

struct record {
	struct record *next;
	const struct kernel_desc *kernel;
	unsigned int blocks;
	char params[4096];
};
static _Thread_local struct record *recording;

/* The first element is no launch. */
EXPORT void fakecuda_record(void)
{
	recording = calloc(1, sizeof(*recording));
}

EXPORT void *fakecuda_recorded(void)
{
	struct record *r = recording;

	recording = NULL;
	return r;
}

static cuda_result record(const struct kernel_desc *k, const void *params, unsigned int blocks)
{
	struct record *last = recording;
	struct record *r = calloc(1, sizeof(*r));

	if (!r || k->params > sizeof(r->params)) {
		free(r);
		return CUDA_RES_OUT_OF_MEMORY;
	}
	r->kernel = k;
	r->blocks = blocks;
	memcpy(r->params, params, k->params);
	while (last->next) {
		last = last->next;
	}
	last->next = r;
	return CUDA_RES_OK;
}

EXPORT int fakecuda_replay(void *first, struct CUstream_st *s)
{
	int rc = 0;

	for (const struct record *r = ((struct record *)first)->next; r && !rc; r = r->next) {
		rc = (int)fake_launch(s, r->kernel, r->params, r->blocks);
	}
	return rc;
}

EXPORT cuda_result cuLaunchKernel(struct CUfunc_st *f, unsigned int gx, unsigned int gy,
				  unsigned int gz, unsigned int bx, unsigned int by,
				  unsigned int bz, unsigned int shared, struct CUstream_st *s,
				  void **params, void **extra)
{
	struct CUctx_st *ctx;

	UNLESS_IDLE();
	GATE_CTX(ctx);
	if (f < kernels || f >= kernels + DEV_KERNELS || !f->desc || !gx || gx > 65535 || gy != 1 ||
	    gz != 1 || !bx || by != 1 || bz != 1 || shared || !params || extra) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (recording) {
		return record(f->desc, params[0], gx);
	}
	return is_idle(f->desc, params[0]) ? CUDA_RES_OK : fake_launch(s, f->desc, params[0], gx);
}
