/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIBNCCL_TEST_H
#define TESTS_LIBNCCL_TEST_H

/*
 * A program that uses NCCL, with libnccl.so.2 before a fake one, on the fake CUDA driver: ranks,
 * their memory and streams. PEERLANE_TEST_NCCL is our library, PEERLANE_NCCL_LIB the fake one,
 * PEERLANE_TEST_LIB libpeerlane, which ours finds in the process.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "fakecuda_app.h"
#include "libnccl/abi.h"

#define RANKS 3
#define SPACE ((size_t)4 << 20)

/* Floats whose sum from rank 0 upwards is 0, and from the last one downwards 1. */
static const float values[RANKS] = { 1, 1e8F, -1e8F };
#define BY_PEERLANE 0.0F
#define BY_NCCL 1.0F

struct nccl {
#define X(type, name, since, params, args) type(*name) params;
	NC_CALLS(X)
#undef X
	unsigned long (*calls)(const char *name);
	void (*fails)(const char *name, int rank);
	void (*again)(int on);
	void (*lazy)(int on);
	void (*mixed)(int on);
	void (*alone)(int on);
	/* The fake's own, past this library. */
	nc_result (*plain_init)(nc_handle *out, int n, struct nc_id id, int rank);
	nc_result (*plain_reduce)(const void *src, void *dst, size_t count, int type, int op,
				  nc_handle comm, nc_stream s);
	nc_result (*plain_abort)(nc_handle comm);
	nc_result (*plain_error)(nc_handle comm, nc_result *out);
	unsigned long (*violations)(void);
};

struct rank {
	int i;
	struct CUctx_st *ctx;
	nc_handle comm;
	nc_handle other; /* a second communicator */
	nc_stream s[2];
	unsigned long long src;
	unsigned long long dst;
	nc_result r;
};

static struct app app;
static struct nccl nccl;
static struct rank rank[RANKS];

static inline void find_nccl(void)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_NCCL"), RTLD_NOW | RTLD_GLOBAL);
	void *fake = dlopen(getenv("PEERLANE_NCCL_LIB"), RTLD_NOW);
	void *fn;

	if (!lib || !fake || !dlopen(getenv("PEERLANE_TEST_LIB"), RTLD_NOW)) {
		fail_msg("%s", dlerror());
	}
#define FIND(from, member, name)         \
	fn = dlsym(from, name);          \
	if (!fn) {                       \
		fail_msg("no %s", name); \
	}                                \
	memcpy(&nccl.member, &fn, sizeof(fn));
	/* The two names are one function, and profilers may stand before either. */
#define X(type, name, since, params, args)               \
	FIND(lib, name, "p" #name)                       \
	if (fn != dlsym(lib, #name)) {                   \
		fail_msg("%s is not p%s", #name, #name); \
	}
	NC_CALLS(X)
#undef X
	FIND(fake, calls, "fakenccl_calls")
	FIND(fake, fails, "fakenccl_fail")
	FIND(fake, again, "fakenccl_again")
	FIND(fake, lazy, "fakenccl_lazy")
	FIND(fake, mixed, "fakenccl_mixed")
	FIND(fake, alone, "fakenccl_alone")
	FIND(fake, plain_init, "ncclCommInitRank")
	FIND(fake, plain_reduce, "ncclAllReduce")
	FIND(fake, plain_abort, "ncclCommAbort")
	FIND(fake, plain_error, "ncclCommGetAsyncError")
	FIND(fake, violations, "fakenccl_violations")
}

/* Each rank in a thread of its own; its device is current. */
struct job {
	struct rank *r;
	void (*fn)(struct rank *r);
};

static inline void *run_job(void *arg)
{
	struct job *j = arg;

	/* Giving a context back would wait for its kernels, which may wait for other ranks. */
	if (app.ctx_set(j->r->ctx)) {
		abort();
	}
	j->fn(j->r);
	(void)app.ctx_set(NULL);
	return NULL;
}

static inline void each(void (*fn)(struct rank *r))
{
	pthread_t t[RANKS];
	struct job j[RANKS];

	for (int i = 0; i < RANKS; i++) {
		j[i] = (struct job){ &rank[i], fn };
		assert_int_equal(pthread_create(&t[i], NULL, run_job, &j[i]), 0);
	}
	for (int i = 0; i < RANKS; i++) {
		pthread_join(t[i], NULL);
	}
}

static struct nc_id id;

static inline void init_one(struct rank *r)
{
	r->r = nccl.ncclCommInitRank(&r->comm, RANKS, id, r->i);
}

static inline void destroy_one(struct rank *r)
{
	r->r = nccl.ncclCommDestroy(r->comm);
	r->comm = NULL;
}

static inline void expect_ok(void)
{
	for (int i = 0; i < RANKS; i++) {
		if (rank[i].r) {
			fail_msg("rank %d: %d", i, rank[i].r);
		}
	}
}

static inline void init_all(void)
{
	assert_int_equal(nccl.ncclGetUniqueId(&id), 0);
	each(init_one);
	expect_ok();
}

static inline void destroy_all(void)
{
	each(destroy_one);
	expect_ok();
}

static inline void make_rank(int i, int device)
{
	rank[i].i = i;
	app_enter(&app, device); /* for good */
	assert_int_equal(app.ctx_get(&rank[i].ctx), 0);
	for (int k = 0; k < 2; k++) {
		assert_int_equal(app.stream_create((struct CUstream_st **)&rank[i].s[k], 1), 0);
	}
	assert_int_equal(app.alloc(&rank[i].src, SPACE), 0);
	assert_int_equal(app.alloc(&rank[i].dst, SPACE), 0);
	assert_int_equal(app.ctx_set(NULL), 0);
}

static inline void make_ranks(void)
{
	for (int i = 0; i < RANKS; i++) {
		make_rank(i, i);
	}
}

/* All of src is the rank's value, and dst is something else. */
static inline void fill(size_t n)
{
	float *v = malloc(n * sizeof(*v));

	for (int i = 0; i < RANKS; i++) {
		for (size_t k = 0; k < n; k++) {
			v[k] = values[i];
		}
		assert_int_equal(app.poke(rank[i].src, v, n * sizeof(*v)), 0);
		memset(v, 0xa5, n * sizeof(*v));
		assert_int_equal(app.poke(rank[i].dst, v, n * sizeof(*v)), 0);
	}
	free(v);
}

static inline void sync_all(void)
{
	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(app.ctx_set(rank[i].ctx), 0);
		for (int k = 0; k < 2; k++) {
			assert_int_equal(app.stream_sync(rank[i].s[k]), 0);
		}
		assert_int_equal(app.ctx_set(NULL), 0);
	}
}

/* Elements from `from` on, on all ranks. */
static inline void expect_floats(size_t from, size_t n, float want)
{
	float *v = malloc((n + 1) * sizeof(*v));

	for (int i = 0; i < RANKS; i++) {
		assert_int_equal(app.peek(rank[i].dst + from * sizeof(*v), v, n * sizeof(*v)), 0);
		for (size_t k = 0; k < n; k++) {
			if (v[k] != want) {
				fail_msg("rank %d, element %zu: %g, not %g", i, from + k,
					 (double)v[k], (double)want);
			}
		}
	}
	free(v);
}

static inline void *at(unsigned long long p, size_t elements)
{
	return (void *)(uintptr_t)(p + elements * sizeof(float));
}

static inline nc_result reduce(struct rank *r, size_t from, size_t n, int stream)
{
	return nccl.ncclAllReduce(at(r->src, from), at(r->dst, from), n, NC_F32, NC_SUM, r->comm,
				  r->s[stream]);
}

static inline bool mode_is(const char *name)
{
	const char *s = getenv("PEERLANE_NCCL");

	return strcmp(s ? s : "auto", name) == 0;
}

/* Standard error from here on; said() gives it back. */
static int heard = -1;
static int unheard = -1;

static inline void hear(void)
{
	heard = memfd_create("stderr", MFD_CLOEXEC);
	unheard = dup(STDERR_FILENO);
	assert_true(heard >= 0 && unheard >= 0 && dup2(heard, STDERR_FILENO) >= 0);
}

/* How often it was said. */
static inline int said(const char *what)
{
	static char text[16384];
	ssize_t n = pread(heard, text, sizeof(text) - 1, 0);
	int times = 0;

	assert_true(n >= 0 && dup2(unheard, STDERR_FILENO) >= 0);
	text[n] = '\0';
	(void)!write(STDERR_FILENO, text, (size_t)n);
	for (const char *s = strstr(text, what); s; s = strstr(s + 1, what)) {
		times++;
	}
	(void)close(heard);
	(void)close(unheard);
	return times;
}

static inline void expect_quiet(void)
{
	assert_int_equal(nccl.violations(), 0);
	if (app.violations()) {
		fail_msg("%s", app.violation());
	}
}

#endif
