/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_NATIVE_H
#define TESTS_LIB_NATIVE_H

/*
 * The CUDA driver as a program uses it beside the library: the real one, or the library that
 * PEERLANE_TEST_CUDA_LIB names. Its functions are found by name, for prototypes of the test's own.
 * What is missing ends the file as skipped, with the reason.
 */

#include <dlfcn.h>

#include "fixture.h"

typedef unsigned long long ptr;
typedef unsigned int result;

/* The functions that programs with streams need: X(name, symbol, params), for the test's table. */
#define NATIVE_SYMBOLS(X)                                             \
	X(init, "cuInit", (unsigned int))                             \
	X(ctx_set, "cuCtxSetCurrent", (void *))                       \
	X(primary_retain, "cuDevicePrimaryCtxRetain", (void **, int)) \
	X(primary_release, "cuDevicePrimaryCtxRelease_v2", (int))     \
	X(stream_create, "cuStreamCreate", (void **, unsigned int))   \
	X(stream_destroy, "cuStreamDestroy_v2", (void *))
/* And those with memory and contexts of their own. */
#define NATIVE_MEMORY_SYMBOLS(X)                                         \
	X(ctx_create, "cuCtxCreate_v2", (void **, unsigned int, int))    \
	X(ctx_destroy, "cuCtxDestroy_v2", (void *))                      \
	X(alloc, "cuMemAlloc_v2", (ptr *, size_t))                       \
	X(release, "cuMemFree_v2", (ptr))                                \
	X(host_alloc, "cuMemHostAlloc", (void **, size_t, unsigned int)) \
	X(host_free, "cuMemFreeHost", (void *))                          \
	X(stream_sync, "cuStreamSynchronize", (void *))

/* And those with graphs, which the tests' driver has not. */
#define NATIVE_GRAPH_SYMBOLS(X)                                                              \
	X(capture_begin, "cuStreamBeginCapture_v2", (void *, int))                           \
	X(capture_end, "cuStreamEndCapture", (void *, void **))                              \
	X(instantiate, "cuGraphInstantiateWithFlags", (void **, void *, unsigned long long)) \
	X(launch, "cuGraphLaunch", (void *, void *))                                         \
	X(exec_destroy, "cuGraphExecDestroy", (void *))                                      \
	X(graph_destroy, "cuGraphDestroy", (void *))

/* What cuMemCreate() and cuMemSetAccess() are told. */
struct native_location {
	int type; /* 1: a device, 3: a NUMA node of the host */
	int id;
};

struct native_allocation {
	int type; /* 1: pinned, the only one */
	int handles;
	struct native_location where;
	void *unused;
	unsigned char flags[8];
};

struct native_access {
	struct native_location who;
	int flags; /* 3: read and write */
};

static inline void *native_open(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW);

	if (!lib) {
		fx_skip("there is no libcuda.so.1");
	}
	return lib;
}

/* Where the function is, or NULL, into the pointer to it at `slot`: ISO C has no cast for that. */
static inline void native_find(void *lib, const char *symbol, void *slot)
{
	void *p = dlsym(lib, symbol);

	memcpy(slot, &p, sizeof(p));
}

static inline void native_need(void *lib, const char *symbol, void *slot)
{
	char why[96];

	if (!dlsym(lib, symbol)) {
		(void)snprintf(why, sizeof(why), "the driver has no %s", symbol);
		fx_skip(why);
	}
	native_find(lib, symbol, slot);
}

/* With what cuInit() returned. */
static inline void native_started(result r)
{
	if (r) {
		fx_skip("cuInit fails: no usable GPU here");
	}
}

/* Captures of a stream into a graph: a real driver has the first three, the fake one the last. */
struct native_capture {
	result (*begin)(void *s, int mode);
	result (*end)(void *s, void **graph);
	result (*destroy)(void *graph);
	void (*fake)(void *s, int on);
};

static inline void native_find_capture(void *lib, struct native_capture *c)
{
	native_find(lib, "cuStreamBeginCapture_v2", &c->begin);
	native_find(lib, "cuStreamEndCapture", &c->end);
	native_find(lib, "cuGraphDestroy", &c->destroy);
	native_find(lib, "fakecuda_capture", &c->fake);
}

/* mode: a CUstreamCaptureMode; the fake driver captures in the default one, 0. */
static inline void native_capture_begin(const struct native_capture *c, void *s, int mode)
{
	if (c->fake) {
		c->fake(s, 1);
		return;
	}
	assert_non_null(c->begin);
	assert_int_equal(c->begin(s, mode), 0);
}

/* The graph is not used. What cuStreamEndCapture() returned, 1 if there is no graph. */
static inline result native_capture_end(const struct native_capture *c, void *s)
{
	void *graph = NULL;
	result r;

	if (c->fake) {
		c->fake(s, 0);
		return 0;
	}
	r = c->end(s, &graph);
	if (graph) {
		assert_int_equal(c->destroy(graph), 0);
	}
	return r || graph ? r : 1;
}

#endif
