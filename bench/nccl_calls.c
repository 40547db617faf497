/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a call costs more that libnccl.so.2 hands on: nanoseconds, by it and without it, the best of
 * 20 rounds. On the tests' stand-ins for NCCL and the CUDA driver, which do nothing in these calls:
 *
 *	PEERLANE_CUDA_LIB=build/tests/lib/libfakecuda.so \
 *	PEERLANE_NCCL_LIB=build/tests/lib/libfakenccl.so build/bench/nccl_calls
 * build/src/libnccl.so.2
 */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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
	const char *path = getenv("PEERLANE_CUDA_LIB");
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
	}
	return 0;
}
