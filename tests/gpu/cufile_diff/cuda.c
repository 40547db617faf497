/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What of the CUDA driver the list of calls needs, found by name. */

#include <dlfcn.h>
#include <stdatomic.h>

#include "diff.h"

typedef unsigned long long ptr;

static struct {
	unsigned int (*init)(unsigned int);
	unsigned int (*retain)(void **, int);
	unsigned int (*set)(void *);
	unsigned int (*alloc)(ptr *, size_t);
	unsigned int (*release)(ptr);
	unsigned int (*host_alloc)(void **, size_t, unsigned int);
	unsigned int (*managed)(ptr *, size_t, unsigned int);
	unsigned int (*stream)(CUstream *, unsigned int);
	unsigned int (*unstream)(CUstream);
	unsigned int (*sync)(CUstream);
	unsigned int (*copy)(ptr, ptr, size_t, CUstream);
	unsigned int (*fill)(ptr, unsigned char, size_t, CUstream);
	unsigned int (*host_fn)(CUstream, void (*)(void *), void *); /* optional */
} C;

static void *find(void *h, const char *name)
{
	void *p = dlsym(h, name);

	if (!p) {
		fprintf(stderr, "no %s in the CUDA driver library\n", name);
		_exit(99);
	}
	return p;
}

static void must(unsigned int result, const char *what)
{
	if (result) {
		fprintf(stderr, "%s fails with CUDA error %u\n", what, result);
		_exit(99);
	}
}

int cuda_load(const char *lib)
{
	void *h = dlopen(lib, RTLD_NOW | RTLD_GLOBAL);
	void *ctx = NULL;

	if (!h) {
		fprintf(stderr, "%s\n", dlerror());
		return -1;
	}
	C.init = find(h, "cuInit");
	C.retain = find(h, "cuDevicePrimaryCtxRetain");
	C.set = find(h, "cuCtxSetCurrent");
	C.alloc = find(h, "cuMemAlloc_v2");
	C.release = find(h, "cuMemFree_v2");
	C.host_alloc = find(h, "cuMemHostAlloc");
	C.managed = find(h, "cuMemAllocManaged");
	C.stream = find(h, "cuStreamCreate");
	C.unstream = find(h, "cuStreamDestroy_v2");
	C.sync = find(h, "cuStreamSynchronize");
	C.copy = find(h, "cuMemcpyAsync");
	C.fill = find(h, "cuMemsetD8Async");
	C.host_fn = dlsym(h, "cuLaunchHostFunc");
	must(C.init(0), "cuInit");
	must(C.retain(&ctx, 0), "cuDevicePrimaryCtxRetain");
	must(C.set(ctx), "cuCtxSetCurrent");
	return 0;
}

int cuda_default_stream;

/* NULL is a stream of our own, unless a group is about the default stream. */
static CUstream side(CUstream s)
{
	static CUstream own;

	if (s || cuda_default_stream) {
		return s;
	}
	if (!own) {
		must(C.stream(&own, 1), "cuStreamCreate");
	}
	return own;
}

void *cuda_alloc(size_t len)
{
	ptr p = 0;

	must(C.alloc(&p, len), "cuMemAlloc");
	return (void *)(uintptr_t)p;
}

void cuda_free(void *p)
{
	must(C.release((ptr)(uintptr_t)p), "cuMemFree");
}

void *cuda_pinned(size_t len)
{
	void *p = NULL;

	must(C.host_alloc(&p, len, 0), "cuMemHostAlloc");
	return p;
}

void *cuda_managed(size_t len)
{
	ptr p = 0;

	must(C.managed(&p, len, 1), "cuMemAllocManaged");
	return (void *)(uintptr_t)p;
}

CUstream cuda_stream(void)
{
	CUstream s = NULL;

	must(C.stream(&s, 1), "cuStreamCreate");
	return s;
}

void cuda_stream_free(CUstream s)
{
	must(C.unstream(s), "cuStreamDestroy");
}

void cuda_sync(CUstream s)
{
	must(C.sync(side(s)), "cuStreamSynchronize");
}

void cuda_put(void *dev, const void *host, size_t len, CUstream s)
{
	must(C.copy((ptr)(uintptr_t)dev, (ptr)(uintptr_t)host, len, side(s)), "cuMemcpyAsync");
}

void cuda_get(void *host, const void *dev, size_t len, CUstream s)
{
	must(C.copy((ptr)(uintptr_t)host, (ptr)(uintptr_t)dev, len, side(s)), "cuMemcpyAsync");
}

void cuda_fill(void *dev, unsigned char byte, size_t len, CUstream s)
{
	must(C.fill((ptr)(uintptr_t)dev, byte, len, side(s)), "cuMemsetD8Async");
}

static void wait_at_gate(void *gate)
{
	while (!atomic_load((atomic_int *)gate)) {
		(void)usleep(1000);
	}
}

void *cuda_gate(CUstream s)
{
	atomic_int *gate;

	if (!C.host_fn) {
		return NULL;
	}
	gate = calloc(1, sizeof(*gate));
	must(C.host_fn(s, wait_at_gate, gate), "cuLaunchHostFunc");
	return gate;
}

void cuda_gate_open(void *gate)
{
	if (gate) {
		atomic_store((atomic_int *)gate, 1);
	}
}
