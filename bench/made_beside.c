/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How long other CUDA processes of a machine wait while one makes pinned memory.
 *
 *	made_beside [GIB]       8 if not said
 *
 * One child asks the driver how much memory the first GPU has free, once a millisecond: one of the
 * cheapest calls that reach the kernel driver. Another one starts CUDA anew, again and again. The
 * parent makes GIB of pinned memory by pl_mem_alloc() with PL_ALLOC_PINNED, and then by
 * cuMemAllocHost() beside it; printed are what that takes, and the longest wait of each child
 * meanwhile. To compare two builds of the library, run both: LD_LIBRARY_PATH says which is taken.
 */

#include <dlfcn.h>
#include <inttypes.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define NAP_US 1000
#define QUIET_US 500000 /* before and after each phase */

struct CUctx_st;

#define SYMBOLS(X)                                                             \
	X(cuInit, "cuInit", (unsigned int flags))                              \
	X(retain, "cuDevicePrimaryCtxRetain", (struct CUctx_st * *out, int d)) \
	X(set, "cuCtxSetCurrent", (struct CUctx_st * ctx))                     \
	X(info, "cuMemGetInfo_v2", (size_t * left, size_t * all))              \
	X(host_alloc, "cuMemAllocHost_v2", (void **out, size_t len))           \
	X(host_free, "cuMemFreeHost", (void *p))

static struct {
#define X(name, symbol, params) unsigned int(*name) params;
	SYMBOLS(X)
#undef X
} api;

/* What the children found, since it was last cleared. */
static struct shared {
	atomic_ullong asked_ns;	  /* the longest call */
	atomic_ullong started_ns; /* the longest start */
	atomic_ullong asks, starts;
} * all;

static uint64_t now_ns(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static void most(atomic_ullong *to, uint64_t ns)
{
	unsigned long long was = atomic_load(to);

	while (was < ns && !atomic_compare_exchange_weak(to, &was, ns)) {
	}
}

static int start_cuda(void)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	struct CUctx_st *ctx;

	if (!lib) {
		(void)fprintf(stderr, "made_beside: %s\n", dlerror());
		return -1;
	}
#define X(name, symbol, params) *(void **)&api.name = dlsym(lib, symbol);
	SYMBOLS(X)
#undef X
	return api.cuInit(0) || api.retain(&ctx, 0) || api.set(ctx) ? -1 : 0;
}

static _Noreturn void ask(void)
{
	size_t left;
	size_t total;

	if (start_cuda()) {
		_exit(1);
	}
	for (;;) {
		uint64_t began = now_ns();

		(void)api.info(&left, &total);
		most(&all->asked_ns, now_ns() - began);
		atomic_fetch_add(&all->asks, 1);
		(void)usleep(NAP_US);
	}
}

static _Noreturn void start_often(void)
{
	for (;;) {
		uint64_t began = now_ns();
		pid_t pid = fork();

		if (pid == 0) {
			_exit(start_cuda() != 0);
		}
		(void)waitpid(pid, NULL, 0);
		most(&all->started_ns, now_ns() - began);
		atomic_fetch_add(&all->starts, 1);
	}
}

static pid_t child(void (*run)(void))
{
	pid_t pid = fork();

	if (pid == 0) {
		(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
		run();
	}
	return pid;
}

/* One phase: what `make` takes, and what the others wait. */
static int phase(const char *name, int (*make)(void *arg), void *arg)
{
	uint64_t took;
	int rc;

	(void)usleep(QUIET_US);
	atomic_store(&all->asked_ns, 0);
	atomic_store(&all->started_ns, 0);
	took = now_ns();
	rc = make(arg);
	took = now_ns() - took;
	(void)usleep(QUIET_US);
	printf("%-40s %7.3f s; others: a call %8.1f ms, a start of CUDA %7.3f s, at most\n", name,
	       (double)took / 1e9, (double)atomic_load(&all->asked_ns) / 1e6,
	       (double)atomic_load(&all->started_ns) / 1e9);
	return rc;
}

struct made {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	size_t len;
	void *p;
};

static int nothing(void *arg)
{
	(void)arg;
	(void)sleep(2);
	return 0;
}

static int make_wide(void *arg)
{
	struct made *m = arg;

	return pl_mem_alloc(m->dev, m->len, PL_ALLOC_PINNED, &m->p);
}

static int drop_wide(void *arg)
{
	struct made *m = arg;

	return pl_mem_free(m->ctx, m->p);
}

static int make_plain(void *arg)
{
	struct made *m = arg;

	return (int)api.host_alloc(&m->p, m->len);
}

static int drop_plain(void *arg)
{
	struct made *m = arg;

	return (int)api.host_free(m->p);
}

int main(int argc, char **argv)
{
	struct made m = { .len = (argc > 1 ? strtoul(argv[1], NULL, 10) : 8) << 30 };
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	pid_t pids[2];
	int rc;

	all = mmap(NULL, sizeof(*all), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (all == MAP_FAILED) {
		return 1;
	}
	pids[0] = child(ask);
	pids[1] = child(start_often);
	rc = start_cuda();
	rc = rc ? rc : pl_open(NULL, &m.ctx);
	rc = rc ? rc : pl_dev_open(m.ctx, "cuda:0", &m.dev);
	rc = rc ? rc : phase("nothing", nothing, &m);
	rc = rc ? rc : phase("pl_mem_alloc() with PL_ALLOC_PINNED", make_wide, &m);
	if (!rc && !pl_mem_info(m.ctx, m.p, &info)) {
		printf("    by entries of %" PRIu64 " bytes\n", (uint64_t)info.gpu_page);
	}
	rc = rc ? rc : phase("pl_mem_free()", drop_wide, &m);
	rc = rc ? rc : phase("cuMemAllocHost()", make_plain, &m);
	rc = rc ? rc : phase("cuMemFreeHost()", drop_plain, &m);
	if (rc) {
		(void)fprintf(stderr, "made_beside: %s\n", pl_error_message());
	}
	for (int i = 0; i < 2; i++) {
		(void)kill(pids[i], SIGKILL);
		(void)waitpid(pids[i], NULL, 0);
	}
	if (m.dev) {
		pl_dev_close(m.dev);
	}
	pl_close(m.ctx);
	return rc != 0;
}
