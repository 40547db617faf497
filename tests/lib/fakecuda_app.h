/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKECUDA_APP_H
#define TESTS_LIB_FAKECUDA_APP_H

/*
 * An application that uses CUDA in the same process as the library under test: the calls that it
 * makes for itself, and the fake driver's test functions. For cmocka tests.
 */

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct CUctx_st;
struct CUstream_st;

#define APP_SYMBOLS(X)                                                                         \
	X(init, "cuInit", unsigned int, (unsigned int flags))                                  \
	X(ctx_get, "cuCtxGetCurrent", unsigned int, (struct CUctx_st * *out))                  \
	X(ctx_set, "cuCtxSetCurrent", unsigned int, (struct CUctx_st * ctx))                   \
	X(ctx_create, "cuCtxCreate_v2", unsigned int,                                          \
	  (struct CUctx_st * *out, unsigned int flags, int device))                            \
	X(ctx_destroy, "cuCtxDestroy_v2", unsigned int, (struct CUctx_st * ctx))               \
	X(primary_retain, "cuDevicePrimaryCtxRetain", unsigned int,                            \
	  (struct CUctx_st * *out, int device))                                                \
	X(primary_release, "cuDevicePrimaryCtxRelease_v2", unsigned int, (int device))         \
	X(alloc, "cuMemAlloc_v2", unsigned int, (unsigned long long *out, size_t len))         \
	X(free, "cuMemFree_v2", unsigned int, (unsigned long long p))                          \
	X(alloc_managed, "cuMemAllocManaged", unsigned int,                                    \
	  (unsigned long long *out, size_t len, unsigned int flags))                           \
	X(alloc_async, "cuMemAllocAsync", unsigned int,                                        \
	  (unsigned long long *out, size_t len, struct CUstream_st *s))                        \
	X(free_async, "cuMemFreeAsync", unsigned int,                                          \
	  (unsigned long long p, struct CUstream_st *s))                                       \
	X(host_alloc, "cuMemHostAlloc", unsigned int,                                          \
	  (void **out, size_t len, unsigned int flags))                                        \
	X(host_free, "cuMemFreeHost", unsigned int, (void *p))                                 \
	X(reserve, "cuMemAddressReserve", unsigned int,                                        \
	  (unsigned long long *out, size_t len, size_t align, unsigned long long hint,         \
	   unsigned long long flags))                                                          \
	X(mem_create, "cuMemCreate", unsigned int,                                             \
	  (unsigned long long *out, size_t len, const void *prop, unsigned long long flags))   \
	X(mem_release, "cuMemRelease", unsigned int, (unsigned long long handle))              \
	X(unreserve, "cuMemAddressFree", unsigned int, (unsigned long long p, size_t len))     \
	X(map, "cuMemMap", unsigned int,                                                       \
	  (unsigned long long p, size_t len, size_t off, unsigned long long handle,            \
	   unsigned long long flags))                                                          \
	X(unmap, "cuMemUnmap", unsigned int, (unsigned long long p, size_t len))               \
	X(set_access, "cuMemSetAccess", unsigned int,                                          \
	  (unsigned long long p, size_t len, const void *desc, size_t n))                      \
	X(attrs, "cuPointerGetAttributes", unsigned int,                                       \
	  (unsigned int n, unsigned int *attrs, void **out, unsigned long long p))             \
	X(stream_create, "cuStreamCreate", unsigned int,                                       \
	  (struct CUstream_st * *out, unsigned int flags))                                     \
	X(stream_destroy, "cuStreamDestroy_v2", unsigned int, (struct CUstream_st * s))        \
	X(stream_sync, "cuStreamSynchronize", unsigned int, (struct CUstream_st * s))          \
	X(stream_set, "cuMemsetD8Async", unsigned int,                                         \
	  (unsigned long long p, unsigned char byte, size_t len, struct CUstream_st *s))       \
	X(stream_copy, "cuMemcpyAsync", unsigned int,                                          \
	  (unsigned long long dst, unsigned long long src, size_t len, struct CUstream_st *s)) \
	X(stream_call, "cuLaunchHostFunc", unsigned int,                                       \
	  (struct CUstream_st * s, void (*fn)(void *arg), void *arg))                          \
	X(takes_along, "fakecuda_takes_along", void, (struct CUctx_st * ctx))                  \
	X(primary_reset, "cuDevicePrimaryCtxReset_v2", unsigned int, (int device))             \
	X(capture, "fakecuda_capture", void, (struct CUstream_st * s, int n))                  \
	X(record, "fakecuda_record", void, (void))                                             \
	X(recorded, "fakecuda_recorded", void *, (void))                                       \
	X(replay, "fakecuda_replay", int, (void *graph, struct CUstream_st *s))                \
	X(inject, "fakecuda_fail", void, (const char *spec))                                   \
	X(live, "fakecuda_live", long, (const char *what))                                     \
	X(lie, "fakecuda_lie", void, (int on))                                                 \
	X(calls, "fakecuda_calls", unsigned long, (const char *symbol))                        \
	X(violations, "fakecuda_violations", unsigned long, (void))                            \
	X(violation, "fakecuda_violation", const char *, (void))                               \
	X(stall, "fakecuda_stall", void, (int from))                                           \
	X(reaches, "fakecuda_reaches", int, (uint64_t p, int device))                          \
	X(peek, "fakecuda_peek", int, (uint64_t p, void *out, size_t len))                     \
	X(poke, "fakecuda_poke", int, (uint64_t p, const void *in, size_t len))

struct app {
#define X(name, symbol, type, params) type(*name) params;
	APP_SYMBOLS(X)
#undef X
};

static inline void app_find(struct app *a, const char *lib)
{
	void *h = dlopen(lib, RTLD_NOW);
	void *p;

	assert_non_null(h);
#define X(name, symbol, type, params) \
	p = dlsym(h, symbol);         \
	assert_non_null(p);           \
	memcpy(&a->name, &p, sizeof(p));
	APP_SYMBOLS(X)
#undef X
}

/* Makes a device's primary context current, as the CUDA runtime does; and back to none. */
static inline void app_enter(const struct app *a, int device)
{
	struct CUctx_st *ctx;

	assert_int_equal(a->primary_retain(&ctx, device), 0);
	assert_int_equal(a->ctx_set(ctx), 0);
}

static inline void app_leave(const struct app *a, int device)
{
	assert_int_equal(a->ctx_set(NULL), 0);
	assert_int_equal(a->primary_release(device), 0);
}

#endif
