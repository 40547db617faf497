/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What calls of libnccl.so.2 cost, the best of 20 rounds, on the tests' stand-ins for NCCL and the
 * CUDA driver, which do nothing in these calls:
 *
 *  - what is handed on: nanoseconds, by it and without it;
 *  - what is taken: nanoseconds beside the driver, and how many calls of the driver it makes, of
 *    which a real one takes .02 to 3 us each. The names of these are what the counts are of.
 *
 *	PEERLANE_TEST_CUDA_LIB=build/tests/lib/libfakecuda.so \
 *	PEERLANE_NCCL_LIB=build/tests/lib/libfakenccl.so \
 *	build/bench/nccl_calls build/src/libnccl.so.2
 */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

#define CALLS 200000
#define ROUNDS 20
#define RANKS 2

typedef int (*version_fn)(int *out);
typedef int (*init_fn)(void **out, int n, const int *devices);
typedef int (*reduce_fn)(const void *src, void *dst, size_t count, int type, int op, int root,
			 void *comm, void *stream);

struct library {
	version_fn version;
	init_fn init;
	reduce_fn reduce;
};

static void *symbol(void *lib, const char *name)
{
	void *fn = dlsym(lib, name);

	if (!fn) {
		fprintf(stderr, "no %s\n", name);
		exit(1);
	}
	return fn;
}

static struct library open_library(const char *path)
{
	void *lib = path ? dlopen(path, RTLD_NOW) : NULL;
	struct library l;
	void *fn;

	if (!lib) {
		fprintf(stderr, "%s\n", path ? dlerror() : "PEERLANE_NCCL_LIB is not set");
		exit(1);
	}
	fn = symbol(lib, "ncclGetVersion");
	memcpy(&l.version, &fn, sizeof(fn));
	fn = symbol(lib, "ncclCommInitAll");
	memcpy(&l.init, &fn, sizeof(fn));
	fn = symbol(lib, "ncclReduce");
	memcpy(&l.reduce, &fn, sizeof(fn));
	return l;
}

static void start_driver(void)
{
	const char *path = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = dlopen(path ? path : "libcuda.so.1", RTLD_NOW);
	unsigned int (*init)(unsigned int flags);
	void *fn;

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(1);
	}
	fn = symbol(lib, "cuInit");
	memcpy(&init, &fn, sizeof(fn));
	(void)init(0);
}

static double now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double best_version(const struct library *l)
{
	double best = 1e18;
	int v;

	for (int k = 0; k < ROUNDS; k++) {
		double start = now_ns();

		for (int i = 0; i < CALLS; i++) {
			(void)l->version(&v);
		}
		start = now_ns() - start;
		best = start < best ? start : best;
	}
	return best / CALLS;
}

static double best_reduce(const struct library *l, void *comm)
{
	double best = 1e18;

	for (int k = 0; k < ROUNDS; k++) {
		double start = now_ns();

		for (int i = 0; i < CALLS; i++) {
			(void)l->reduce(NULL, NULL, 8, 7, 0, 0, comm, (void *)2);
		}
		start = now_ns() - start;
		best = start < best ? start : best;
	}
	return best / CALLS;
}

static void print(const char *name, double with, double without)
{
	printf("%-40s %8.1f %8.1f %8.1f\n", name, with, without, with - without);
}

/* The stand-in for the driver. */
#define DRIVER(X)                                                                  \
	X(cuDevicePrimaryCtxRetain, unsigned int, (void **out, int device))        \
	X(cuCtxSetCurrent, unsigned int, (void *ctx))                              \
	X(cuStreamCreate, unsigned int, (void **out, unsigned int flags))          \
	X(cuStreamSynchronize, unsigned int, (void *s))                            \
	X(cuMemAlloc_v2, unsigned int, (unsigned long long *out, size_t len))      \
	X(cuPointerGetAttributes, unsigned int,                                    \
	  (unsigned int n, unsigned int *names, void **out, unsigned long long p)) \
	X(fakecuda_calls, unsigned long, (const char *name))                       \
	X(fakecuda_idle, void, (int on))

static struct {
#define X(name, type, params) type(*name) params;
	DRIVER(X)
#undef X
} drv;

#define NCCL(X)                                                                              \
	X(ncclAllReduce, int,                                                                \
	  (const void *src, void *dst, size_t count, int type, int op, void *comm, void *s)) \
	X(ncclReduce, int,                                                                   \
	  (const void *src, void *dst, size_t count, int type, int op, int root, void *comm, \
	   void *s))                                                                         \
	X(ncclGroupStart, int, (void))                                                       \
	X(ncclGroupEnd, int, (void))

static struct {
#define X(name, type, params) type(*name) params;
	NCCL(X)
#undef X
} nccl;

#define PEERLANE(X)       \
	X(pl_open)        \
	X(pl_dev_open)    \
	X(pl_stream_wrap) \
	X(pl_comm_create) \
	X(pl_comm_all_reduce)

static struct {
#define X(name) __typeof__(name) *name;
	PEERLANE(X)
#undef X
} pl;

#define COUNT 1024 /* floats */

/* A rank of one thread that has all of them. */
struct rank {
	void *ctx;
	void *comm;
	void *stream;
	unsigned long long mem; /* two buffers */
};

static struct rank rank[RANKS];
static struct pl_comm *alone;
static struct pl_stream *its;

static void *at(int r, int second)
{
	return (void *)(uintptr_t)(rank[r].mem + (second ? COUNT * sizeof(float) : 0));
}

static int reduce(int r)
{
	return nccl.ncclAllReduce(at(r, 0), at(r, 1), COUNT, 7, 0, rank[r].comm, rank[r].stream);
}

static int in_place(int r)
{
	return nccl.ncclAllReduce(at(r, 0), at(r, 0), COUNT, 7, 0, rank[r].comm, rank[r].stream);
}

static int in_group(int r)
{
	int rc = nccl.ncclGroupStart();

	rc = rc ? rc : in_place(r);
	return rc ? rc : nccl.ncclGroupEnd();
}

static int direct(int r)
{
	return r ? 0
		 : pl.pl_comm_all_reduce(alone, its, at(0, 0), at(0, 1), COUNT, PL_COMM_F32,
					 PL_COMM_SUM);
}

/* Not taken. */
static int forwarded(int r)
{
	return nccl.ncclReduce(at(r, 0), at(r, 1), COUNT, 7, 0, 0, rank[r].comm, rank[r].stream);
}

static void use(int r)
{
	(void)drv.cuCtxSetCurrent(rank[r].ctx);
}

static void all(int (*fn)(int r))
{
	for (int r = 0; r < RANKS; r++) {
		use(r);
		if (fn(r)) {
			fprintf(stderr, "a call of rank %d has failed\n", r);
			exit(1);
		}
	}
	for (int r = 0; r < RANKS; r++) {
		use(r);
		(void)drv.cuStreamSynchronize(rank[r].stream);
	}
}

static double best_of(int (*fn)(int r))
{
	double best = 1e18;

	for (int k = 0; k < ROUNDS; k++) {
		double start = now_ns();

		for (int i = 0; i < CALLS / 10; i++) {
			(void)fn(0);
		}
		start = now_ns() - start;
		best = start < best ? start : best;
	}
	return best / (CALLS / 10);
}

static int ask(int r)
{
	unsigned int names[] = { 2, 4, 7, 8, 9, 11, 12 };
	unsigned long long v[7];
	void *out[7];

	for (int i = 0; i < 7; i++) {
		out[i] = &v[i];
	}
	return (int)drv.cuPointerGetAttributes(7, names, out, rank[r].mem);
}

static void count(const char *name, int (*fn)(int r))
{
	static const char *const names[] = {
		"cuLaunchKernel",
		"cuEventRecord",
		"cuStreamWaitEvent",
		"cuPointerGetAttributes",
		"cuStreamIsCapturing",
		"cuStreamGetCaptureInfo_v2",
		"cuStreamGetId",
		"cuCtxGetCurrent",
		"cuCtxPushCurrent_v2",
		"cuCtxPopCurrent_v2",
		"cuThreadExchangeStreamCaptureMode",
	};
	enum {
		N = sizeof(names) / sizeof(names[0])
	};
	unsigned long before[N + 1];
	unsigned long n[N + 1];
	double ns;

	all(fn); /* what is made at first */
	all(fn);
	use(0);
	for (int i = 0; i <= N; i++) {
		before[i] = drv.fakecuda_calls(i < N ? names[i] : NULL);
	}
	if (fn(0)) {
		exit(1);
	}
	for (int i = 0; i <= N; i++) {
		n[i] = drv.fakecuda_calls(i < N ? names[i] : NULL) - before[i];
	}
	use(1);
	(void)fn(1);
	(void)drv.cuStreamSynchronize(rank[1].stream);
	use(0);
	(void)drv.cuStreamSynchronize(rank[0].stream);
	drv.fakecuda_idle(1);
	ns = best_of(fn) - (double)n[3] * best_of(ask);
	drv.fakecuda_idle(0);
	printf("%-40s %8.1f %8lu ", name, ns, n[N]);
	for (int i = 0; i < N; i++) {
		if (n[i]) {
			printf(" %lu %s", n[i], names[i]);
		}
	}
	printf("\n");
}

static int gather_alone(void *arg, const void *mine, size_t len, void *to)
{
	(void)arg;
	memcpy(to, mine, len);
	return 0;
}

/* libpeerlane, which the process has when ranks have agreed. */
static void open_alone(void)
{
	const char *settings[] = { NULL };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;
	void *lib = dlopen("libpeerlane.so.1", RTLD_NOW | RTLD_NOLOAD);
	char setting[600];
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	void *fn;

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(1);
	}
#define X(name)                  \
	fn = symbol(lib, #name); \
	memcpy(&pl.name, &fn, sizeof(fn));
	PEERLANE(X)
#undef X
	(void)snprintf(setting, sizeof(setting), "test_cuda_lib=%s",
		       getenv("PEERLANE_TEST_CUDA_LIB"));
	settings[0] = setting;
	opts.settings = settings;
	opts.n_settings = 1;
	o.ranks = 1;
	o.gather = gather_alone;
	use(0);
	if (pl.pl_open(&opts, &ctx) || pl.pl_dev_open(ctx, "cuda:0", &dev) ||
	    pl.pl_stream_wrap(dev, rank[0].stream, &its) || pl.pl_comm_create(dev, &o, &alone)) {
		fprintf(stderr, "no communicator of one rank\n");
		exit(1);
	}
}

static void open_ranks(void *const comm[RANKS], const char *path)
{
	void *lib = dlopen(path, RTLD_NOW);
	void *driver = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW);
	void *fn;

#define X(name, type, params)       \
	fn = symbol(driver, #name); \
	memcpy(&drv.name, &fn, sizeof(fn));
	DRIVER(X)
#undef X
#define X(name, type, params)    \
	fn = symbol(lib, #name); \
	memcpy(&nccl.name, &fn, sizeof(fn));
	NCCL(X)
#undef X
	for (int r = 0; r < RANKS; r++) {
		rank[r].comm = comm[r];
		if (drv.cuDevicePrimaryCtxRetain(&rank[r].ctx, r) ||
		    drv.cuCtxSetCurrent(rank[r].ctx) || drv.cuStreamCreate(&rank[r].stream, 1) ||
		    drv.cuMemAlloc_v2(&rank[r].mem, 2 * COUNT * sizeof(float))) {
			fprintf(stderr, "no stream or memory of device %d\n", r);
			exit(1);
		}
	}
}

static void count_all(void *const comm[RANKS], const char *path)
{
	open_ranks(comm, path);
	open_alone();
	printf("\n%-40s %8s %8s\n", "a call that is taken", "ns", "driver");
	count("ncclAllReduce", reduce);
	count("ncclAllReduce, in place", in_place);
	count("ncclAllReduce, in place, in a group", in_group);
	count("pl_comm_all_reduce", direct);
	count("ncclReduce, not taken", forwarded);
	for (int r = 0; r < RANKS; r++) {
		use(r);
		(void)drv.cuStreamCreate(&rank[r].stream, 1);
	}
	count("ncclAllReduce, on a second stream", reduce);
	count("ncclReduce, on a second stream", forwarded);
	count("ncclAllReduce, behind it", reduce);
}

int main(int argc, char **argv)
{
	struct library real = open_library(getenv("PEERLANE_NCCL_LIB"));
	struct library ours;
	void *comm[RANKS] = { NULL };
	int v;

	if (argc != 2) {
		fprintf(stderr, "usage: %s LIBNCCL\n", argv[0]);
		return 2;
	}
	start_driver();
	ours = open_library(argv[1]);
	(void)ours.version(&v);
	printf("%-40s %8s %8s %8s\n", "ns a call", "with", "without", "more");
	print("ncclGetVersion", best_version(&ours), best_version(&real));
	print("ncclReduce, no communicator known", best_reduce(&ours, comm),
	      best_reduce(&real, comm));
	if (ours.init(comm, RANKS, NULL) == 0) {
		print("ncclReduce, ranks have agreed", best_reduce(&ours, comm[0]),
		      best_reduce(&real, comm[0]));
		if (ours.init(comm, RANKS, NULL) == 0) { /* of one stream */
			count_all(comm, argv[1]);
		}
	}
	return 0;
}
