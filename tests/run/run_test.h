/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_RUN_TEST_H
#define TESTS_RUN_TEST_H

/*
 * A program that uses CUDA with the shim in front of the driver. Each case runs in a process of its
 * own, for the driver and the shim begin once in each. A case ends its process at the first CHECK
 * that does not hold.
 */

#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "pattern.h"
#include "run/run.h"

#define MIB ((size_t)1 << 20)
#define LEN (12 * MIB + 12345) /* more than RUN_MIN_DEFAULT */

#define CHECK(what)                                                                \
	do {                                                                       \
		if (!(what)) {                                                     \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #what); \
			_exit(1);                                                  \
		}                                                                  \
	} while (0)
#define OK(call) CHECK((call) == DRV_OK)

/* The fake driver's function of that name, into the pointer to it: a member of `table`. */
#define FIND(lib, table, name)                            \
	do {                                              \
		void *fn_ = dlsym(lib, #name);            \
		CHECK(fn_);                               \
		memcpy(&(table).name, &fn_, sizeof(fn_)); \
	} while (0)

/* What the program calls, as dlsym() gives it. */
#define APP_CALLS(X)                                                                         \
	RUN_HOOKS(X)                                                                         \
	X(cuInit, 0, 0, 0, (unsigned int flags))                                             \
	X(cuCtxGetCurrent, 0, 0, 0, (struct CUctx_st * *out))                                \
	X(cuCtxSetCurrent, 0, 0, 0, (struct CUctx_st * ctx))                                 \
	X(cuCtxCreate_v2, 0, 0, 0, (struct CUctx_st * *out, unsigned int flags, int device)) \
	X(cuMemAlloc_v2, 0, 0, 0, (drv_ptr * out, size_t len))                               \
	X(cuMemFree_v2, 0, 0, 0, (drv_ptr p))                                                \
	X(cuMemAllocManaged, 0, 0, 0, (drv_ptr * out, size_t len, unsigned int flags))       \
	X(cuMemAllocAsync, 0, 0, 0, (drv_ptr * out, size_t len, struct CUstream_st * s))     \
	X(cuPointerSetAttribute, 0, 0, 0, (const void *value, unsigned int attr, drv_ptr p)) \
	X(cuStreamCreate, 0, 0, 0, (struct CUstream_st * *out, unsigned int flags))          \
	X(cuStreamSynchronize, 0, 0, 0, (struct CUstream_st * s))                            \
	X(cuMemsetD8Async, 0, 0, 0,                                                          \
	  (drv_ptr p, unsigned char byte, size_t len, struct CUstream_st *s))                \
	X(cuStreamWaitValue32_v2, 0, 0, 0,                                                   \
	  (struct CUstream_st * s, drv_ptr p, unsigned int value, unsigned int flags))

struct app {
#define X(name, base, since, thread, params) drv_result(*name) params;
	APP_CALLS(X)
#undef X
	void (*fakecuda_fail)(const char *spec);
	unsigned long (*fakecuda_calls)(const char *symbol);
	unsigned long (*fakecuda_violations)(void);
	const char *(*fakecuda_violation)(void);
	void (*fakecuda_capture)(struct CUstream_st *s, int on);
	int (*fakecuda_reaches)(uint64_t p, int device);
	int (*fakecuda_peek)(uint64_t p, void *out, size_t len);
	int (*fakecuda_poke)(uint64_t p, const void *in, size_t len);
	void *lib;
	struct CUctx_st *ctx[2]; /* devices 0 and 1; the first is current, the second may be NULL */
	struct CUstream_st *s;
	drv_ptr dev; /* LEN bytes on device 0 */
	char *host;  /* LEN bytes, pinned */
	char *space; /* LEN bytes for looking */
};

extern struct app app;

/* In the case's process: PEERLANE_RUN_LANES is `lanes`; with "auto" device 1 has a context. */
void begin(const char *lanes);
/* The driver saw no misuse. */
void end(void);
/* Runs the case in a process of its own and fails unless it comes to its end. */
void in_child(void (*fn)(void));

/* Memory of device 0 holds the pattern from offset 0 on, `len` bytes of it. */
void check_device(drv_ptr p, size_t len, unsigned int seed);
void fill_device(drv_ptr p, size_t len, unsigned int seed);
unsigned long count_of(const atomic_ulong *n);
/* A copy into app.dev and one back, both right, of which `taken` were taken over. */
void both_ways(unsigned int seed, unsigned long taken);

/* test_run_calls.c, test_run_past.c */
void test_lookup(void **state);
void test_failures(void **state);
void test_peer_enabled(void **state);
void test_switches(void **state);
void test_past(void **state);
void test_capture(void **state);
void test_auto(void **state);
void test_config(void **state);

#endif
