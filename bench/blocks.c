/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of blocks between host memory and a GPU, as inference engines move KV caches: by the
 * driver's cuMemcpyBatchAsync(), by pl_copyv() and by pl_stream_copyv(), turn by turn in one
 * process. Wall clock of the call and the wait for it, medians of the rounds, and the processor
 * time of the call alone.
 *
 *	blocks [--gib N] [--rounds N] [--wide] [--units N,...] [--sizes KIB,...] [--counts N,...]
 *	       [DEVICE]
 *
 * The blocks lie at random places of N GiB (16) of host memory, pinned as cudaHostAlloc() does, or
 * wide with --wide, and one behind the other on the device. --units: on how many processors of the
 * GPU the kernel runs; 0 is the library's choice. Prints one JSON object; the bytes of each list
 * are compared once in each direction. Without a driver that has the batch, its figures are 0.
 */

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

#define GIB ((size_t)1 << 30)
#define LIST_MAX 8
#define WARM 4

typedef unsigned long long cuda_ptr;

struct batch_attrs { /* CUmemcpyAttributes, of CUDA 13 */
	int order;   /* 1: by the stream */
	int src_hint[2];
	int dst_hint[2];
	unsigned int flags;
};

static unsigned int (*batch)(cuda_ptr *to, cuda_ptr *from, size_t *lens, size_t n,
			     struct batch_attrs *, size_t *first, size_t n_attrs, void *stream);

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_stream *stream;
static char *host;
static char *device;
static size_t host_len;
static int rounds = 7;
static uint64_t seed = 1;

/* The driver's batch, with the GPU's primary context current. */
static void find_batch(void)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	void *f[3] = { lib ? dlsym(lib, "cuMemcpyBatchAsync_v2") : NULL,
		       lib ? dlsym(lib, "cuDevicePrimaryCtxRetain") : NULL,
		       lib ? dlsym(lib, "cuCtxSetCurrent") : NULL };
	unsigned int (*retain)(void **out, int device);
	unsigned int (*set)(void *primary);
	void *primary;

	memcpy(&retain, &f[1], sizeof(f[1]));
	memcpy(&set, &f[2], sizeof(f[2]));
	if (f[0] && f[1] && f[2] && !retain(&primary, 0) && !set(primary)) {
		memcpy(&batch, &f[0], sizeof(f[0]));
	}
}

static double now(clockid_t clock)
{
	struct timespec t;

	(void)clock_gettime(clock, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void must(int rc, const char *what)
{
	if (rc) {
		(void)fprintf(stderr, "blocks: %s: %s\n", what, pl_error_message());
		exit(1);
	}
}

static uint64_t next(void)
{
	seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return seed >> 20;
}

struct list {
	size_t n;
	size_t block;
	bool out; /* from the device */
	struct pl_copy_piece *v;
	cuda_ptr *to;
	cuda_ptr *from;
	size_t *lens;
};

/* Other places each time; no two blocks of a list are the same. */
static void fill(struct list *l)
{
	size_t slots = host_len / l->block;
	size_t each = slots / l->n;

	for (size_t i = 0; i < l->n; i++) {
		char *h = host + (i * each + next() % each) * l->block;
		char *d = device + i * l->block;

		l->v[i] = (struct pl_copy_piece){ .dst = l->out ? h : d,
						  .src = l->out ? d : h,
						  .len = l->block };
		l->to[i] = (uintptr_t)l->v[i].dst;
		l->from[i] = (uintptr_t)l->v[i].src;
		l->lens[i] = l->block;
	}
}

struct times {
	double wall;
	double cpu;
};

static struct times by_driver(struct list *l)
{
	struct batch_attrs attrs = { .order = 1 };
	size_t first = 0;
	struct times t;
	double cpu = now(CLOCK_THREAD_CPUTIME_ID);

	t.wall = now(CLOCK_MONOTONIC);
	if (batch(l->to, l->from, l->lens, l->n, &attrs, &first, 1, pl_stream_handle(stream))) {
		(void)fprintf(stderr, "blocks: cuMemcpyBatchAsync() failed\n");
		exit(1);
	}
	t.cpu = now(CLOCK_THREAD_CPUTIME_ID) - cpu;
	must(pl_stream_sync(stream), "pl_stream_sync()");
	t.wall = now(CLOCK_MONOTONIC) - t.wall;
	return t;
}

static struct times by_library(struct list *l, uint32_t units)
{
	struct pl_stream_copyv_opts o = PL_STREAM_COPYV_OPTS_INIT;
	struct times t;
	double cpu = now(CLOCK_THREAD_CPUTIME_ID);

	o.flags = PL_COPYV_SOONEST;
	o.units = units;
	t.wall = now(CLOCK_MONOTONIC);
	must(pl_stream_copyv(stream, NULL, NULL, l->v, l->n, &o), "pl_stream_copyv()");
	t.cpu = now(CLOCK_THREAD_CPUTIME_ID) - cpu;
	must(pl_stream_sync(stream), "pl_stream_sync()");
	t.wall = now(CLOCK_MONOTONIC) - t.wall;
	return t;
}

/* The call that waits. */
static struct times by_copyv(struct list *l)
{
	struct times t;
	double cpu = now(CLOCK_THREAD_CPUTIME_ID);

	t.wall = now(CLOCK_MONOTONIC);
	if (pl_copyv(ctx, NULL, NULL, l->v, l->n, NULL) != (ssize_t)(l->n * l->block)) {
		must(-1, "pl_copyv()");
	}
	t.cpu = now(CLOCK_THREAD_CPUTIME_ID) - cpu;
	t.wall = now(CLOCK_MONOTONIC) - t.wall;
	return t;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static double median(double *v)
{
	qsort(v, (size_t)rounds, sizeof(*v), by_size);
	return v[rounds / 2];
}

/* The device's blocks are the host's, looked at through another copy. */
static void compare(const struct list *l)
{
	size_t len = l->n * l->block;
	char *got = malloc(len);

	if (!got || pl_copy(ctx, got, device, len, NULL) != (ssize_t)len) {
		must(-1, "copying back");
	}
	for (size_t i = 0; i < l->n; i++) {
		const char *h = l->out ? l->v[i].dst : l->v[i].src;

		if (memcmp(got + i * l->block, h, l->block) != 0) {
			(void)fprintf(stderr, "blocks: block %zu has other bytes\n", i);
			exit(1);
		}
	}
	free(got);
}

static void row(struct list *l, const long *units, int n_units, const char *sep)
{
	double wall[64];
	double cpu[64];
	size_t bytes = l->n * l->block;

	printf("%s{\"block\": %zu, \"count\": %zu, \"to\": \"%s\"", sep, l->block, l->n,
	       l->out ? "host" : "device");
	for (int u = -2; u < n_units; u++) {
		/* The first lists are those by which the library measures. */
		for (int r = -WARM; r < rounds; r++) {
			struct times t = { 0, 0 };

			fill(l);
			if (u >= 0) {
				t = by_library(l, (uint32_t)units[u]);
			} else if (u == -2) {
				t = by_copyv(l);
			} else if (batch) {
				t = by_driver(l);
			}
			if (r < 0) {
				if (u != -1 || batch) {
					compare(l);
				}
				continue;
			}
			wall[r] = t.wall;
			cpu[r] = t.cpu;
		}
		{
			double w = median(wall);
			double c = median(cpu);

			if (u == -2) {
				printf(", \"copyv_us\": %.1f, \"copyv_gb_per_s\": %.2f", w * 1e6,
				       (double)bytes / w * 1e-9);
			} else if (u < 0) {
				printf(", \"driver_us\": %.1f, \"driver_gb_per_s\": %.2f, "
				       "\"driver_cpu_us\": %.1f",
				       w * 1e6, w > 0 ? (double)bytes / w * 1e-9 : 0, c * 1e6);
			} else {
				printf(", \"units_%ld\": {\"us\": %.1f, \"gb_per_s\": %.2f, "
				       "\"cpu_us\": %.1f}",
				       units[u], w * 1e6, (double)bytes / w * 1e-9, c * 1e6);
			}
		}
	}
	printf("}");
	(void)fflush(stdout);
}

static int numbers(const char *text, long *v)
{
	int n = 0;

	while (n < LIST_MAX && *text) {
		char *end;

		v[n++] = strtol(text, &end, 10);
		text = *end ? end + 1 : end;
	}
	return n;
}

int main(int argc, char **argv)
{
	long sizes[LIST_MAX] = { 4, 8, 16, 32, 64 };
	long counts[LIST_MAX] = { 64, 512, 4096 };
	long units[LIST_MAX] = { 0 };
	int n_sizes = 5;
	int n_counts = 3;
	int n_units = 1;
	const char *name = "cuda:0";
	const char *sep = "";
	bool wide = false;
	size_t gib = 16;
	size_t most = 0;
	void *p;

	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";

		if (strcmp(argv[i], "--wide") == 0) {
			wide = true;
		} else if (argv[i][0] != '-') {
			name = argv[i];
		} else {
			i++;
			if (strcmp(argv[i - 1], "--gib") == 0) {
				gib = strtoul(value, NULL, 10);
			} else if (strcmp(argv[i - 1], "--rounds") == 0) {
				rounds = atoi(value);
			} else if (strcmp(argv[i - 1], "--units") == 0) {
				n_units = numbers(value, units);
			} else if (strcmp(argv[i - 1], "--sizes") == 0) {
				n_sizes = numbers(value, sizes);
			} else if (strcmp(argv[i - 1], "--counts") == 0) {
				n_counts = numbers(value, counts);
			} else {
				(void)fprintf(stderr, "blocks: see the head of blocks.c\n");
				return 2;
			}
		}
	}
	if (rounds < 1 || rounds > 63) {
		rounds = 7;
	}
	if (!wide) {
		(void)setenv("PEERLANE_WIDE", "false", 1);
	}
	for (int s = 0; s < n_sizes; s++) {
		for (int c = 0; c < n_counts; c++) {
			size_t len = (size_t)sizes[s] * 1024 * (size_t)counts[c];

			most = len > most ? len : most;
		}
	}
	host_len = gib * GIB;
	must(pl_open(NULL, &ctx), "pl_open()");
	must(pl_dev_open(ctx, name, &dev), name);
	must(pl_stream_create(dev, &stream), "pl_stream_create()");
	must(pl_mem_alloc(dev, host_len, PL_ALLOC_PINNED, &p),
	     "pl_mem_alloc() with PL_ALLOC_PINNED");
	host = p;
	must(pl_mem_alloc(dev, most, 0, &p), "pl_mem_alloc()");
	device = p;
	for (size_t i = 0; i < host_len; i += 8) {
		*(uint64_t *)(void *)(host + i) = (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
	}
	if (strncmp(name, "cuda", 4) == 0) {
		find_batch();
	}
	printf("{\"device\": \"%s\", \"memory\": \"%s\", \"gib\": %zu, \"rounds\": %d, \"rows\": [\n",
	       name, wide ? "wide" : "pinned", gib, rounds);
	for (int s = 0; s < n_sizes; s++) {
		for (int c = 0; c < n_counts; c++) {
			struct list l = { .n = (size_t)counts[c],
					  .block = (size_t)sizes[s] * 1024 };

			l.v = calloc(l.n, sizeof(*l.v));
			l.to = calloc(l.n, sizeof(*l.to));
			l.from = calloc(l.n, sizeof(*l.from));
			l.lens = calloc(l.n, sizeof(*l.lens));
			if (!l.v || !l.to || !l.from || !l.lens) {
				return 1;
			}
			for (int out = 0; out < 2; out++) {
				l.out = out;
				row(&l, units, n_units, sep);
				sep = ",\n";
			}
			free(l.v);
			free(l.to);
			free(l.from);
			free(l.lens);
		}
	}
	printf("\n]}\n");
	pl_stream_close(stream);
	pl_close(ctx);
	return 0;
}
