/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One transfer over several GPUs' links, beside the sum of those links in the same run.
 *
 *	lanes [--json] [--rounds N] [--gpus 1,2,4,8] [--sizes 64m,1g,16g]
 *	      [--what h2d,d2h,stream,file] [--file PATH]
 *
 * Pinned host memory to cuda:0 and back (stream: the same in a stream's order), and a file that is
 * in the page cache to cuda:0, with so many GPUs open. Columns, in GB/s:
 *
 *	raw
 *	    the driver alone: one thread a GPU, each copying to or from its own GPU at once,
 *	    bytes of all together; of a file there is none
 *	each
 *	    the same by pl_copy() in a context with lanes=off; of a file, pl_read() of one part
 *	    each
 *	one
 *	    one pl_copy() or pl_read() over cuda:0's link alone (lanes=off)
 *	lanes
 *	    the same call with the default
 *	first
 *	    of a file: the first read in a fresh context
 *	issue
 *	    in a stream's order: until the call returns, in us
 *
 * Rounds take turns; the middle one is shown. Every round's bytes are compared with what was sent.
 * GPUs are the first so many that CUDA shows. PEERLANE_TEST_CUDA_LIB as for the library.
 */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define GPUS_MAX 8
#define ROUNDS_MAX 32
#define LIST_MAX 16

typedef int (*cu_init)(unsigned int);
typedef int (*cu_primary)(void **, int);
typedef int (*cu_set)(void *);
typedef int (*cu_host)(void **, size_t, unsigned int);
typedef int (*cu_free_host)(void *);
typedef int (*cu_copy)(unsigned long long, unsigned long long, size_t, void *);
typedef int (*cu_stream)(void **, unsigned int);
typedef int (*cu_sync)(void *);

static struct {
	cu_init init;
	cu_primary retain;
	cu_set set;
	cu_host host_alloc;
	cu_free_host host_free;
	cu_copy copy;
	cu_stream stream;
	cu_sync sync;
} cu;

static unsigned int rounds = 5;
static bool json;
static const char *file_path;
static unsigned int seed;
static int first_row = 1;

static void die(const char *what)
{
	fprintf(stderr, "lanes: %s: %s\n", what, pl_error_message());
	exit(1);
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static void find(void *lib, const char *name, void *out)
{
	void *p = dlsym(lib, name);

	if (!p) {
		fprintf(stderr, "lanes: the driver has no %s\n", name);
		exit(1);
	}
	memcpy(out, &p, sizeof(p));
}

static void load_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW);

	if (!lib) {
		fprintf(stderr, "lanes: no CUDA driver: %s\n", dlerror());
		exit(77);
	}
	find(lib, "cuInit", &cu.init);
	find(lib, "cuDevicePrimaryCtxRetain", &cu.retain);
	find(lib, "cuCtxSetCurrent", &cu.set);
	find(lib, "cuMemHostAlloc", &cu.host_alloc);
	find(lib, "cuMemFreeHost", &cu.host_free);
	find(lib, "cuMemcpyAsync", &cu.copy);
	find(lib, "cuStreamCreate", &cu.stream);
	find(lib, "cuStreamSynchronize", &cu.sync);
	if (cu.init(0)) {
		fprintf(stderr, "lanes: cuInit failed\n");
		exit(77);
	}
}

/* What one GPU has: its place in both contexts' eyes, memory, and what the threads do with it. */
struct gpu {
	int index;
	void *primary;
	void *stream;
	struct pl_dev *dev[2]; /* of the contexts with and without lanes */
	char *mem;
	struct job *job;
	double end;
	pthread_t thread;
};

struct job {
	struct pl_ctx *ctx; /* NULL: the driver alone */
	struct pl_file *file;
	char *host;
	size_t len; /* of each GPU's part */
	bool out;
	bool same; /* all copy the same host memory */
	pthread_barrier_t start;
};

static struct gpu gpus[GPUS_MAX];
static struct pl_ctx *with;
static struct pl_ctx *without;

static void *part(void *arg)
{
	struct gpu *g = arg;
	struct job *j = g->job;
	char *host = j->host ? j->host + (size_t)g->index * j->len : NULL;
	bool bad = false;

	cu.set(g->primary);
	pthread_barrier_wait(&j->start);
	if (j->file) {
		bad = pl_read(j->file, g->mem, j->len, (uint64_t)g->index * j->len, NULL) !=
		      (ssize_t)j->len;
	} else if (j->ctx) {
		bad = pl_copy(j->ctx, j->out ? host : g->mem, j->out ? g->mem : host, j->len,
			      NULL) != (ssize_t)j->len;
	} else {
		unsigned long long h = (uintptr_t)host;
		unsigned long long d = (uintptr_t)g->mem;

		bad = cu.copy(j->out ? h : d, j->out ? d : h, j->len, g->stream) ||
		      cu.sync(g->stream);
	}
	g->end = now();
	if (bad) {
		die("a part of a copy");
	}
	cu.set(NULL);
	return NULL;
}

/* All links at once, each with its part; GB/s of all together. */
static double together(unsigned int n, struct pl_ctx *ctx, struct pl_file *file, char *host,
		       size_t len, bool out)
{
	struct job j = { .ctx = ctx, .file = file, .host = host, .len = len / n, .out = out };
	double began;
	double end = 0;

	pthread_barrier_init(&j.start, NULL, n + 1);
	for (unsigned int i = 0; i < n; i++) {
		gpus[i].job = &j;
		if (pthread_create(&gpus[i].thread, NULL, part, &gpus[i])) {
			die("a thread");
		}
	}
	began = now();
	pthread_barrier_wait(&j.start);
	for (unsigned int i = 0; i < n; i++) {
		pthread_join(gpus[i].thread, NULL);
		end = gpus[i].end > end ? gpus[i].end : end;
	}
	pthread_barrier_destroy(&j.start);
	return (double)(j.len * n) / (end - began) / 1e9;
}

/* Marks, not every byte: filling 16 GiB each round would take longer than all else. One in each 4
 * KiB, which no two rounds have the same. */
static void mark(char *p, size_t len)
{
	seed++;
	for (size_t at = 0; at + 8 <= len; at += 4096) {
		uint64_t v = (at + 1) * 0x9e3779b97f4a7c15ull + seed;

		memcpy(p + at, &v, 8);
	}
}

static void same(const char *a, const char *b, size_t len, const char *what)
{
	for (size_t at = 0; at + 8 <= len; at += 4096) {
		if (memcmp(a + at, b + at, 8) != 0) {
			fprintf(stderr, "lanes: WRONG BYTES at %zu of %zu: %s\n", at, len, what);
			exit(1);
		}
	}
}

struct lane_use {
	unsigned int n;
	char text[256];
};

static void use_of(const struct pl_io_report *r, struct lane_use *u)
{
	u->n = r->lanes;
	u->text[0] = '\0';
	for (unsigned int i = 0; i < r->lanes && i < PL_LANES_MAX; i++) {
		size_t at = strlen(u->text);

		(void)snprintf(u->text + at, sizeof(u->text) - at, "%s%s %.2f", i ? ", " : "",
			       r->lane_device[i], (double)r->lane_bytes[i] / 1e9);
	}
	if (r->fallbacks) {
		size_t at = strlen(u->text);

		(void)snprintf(u->text + at, sizeof(u->text) - at, " (%u fallbacks: %s)",
			       r->fallbacks, r->why);
	}
}

static int by_value(const void *a, const void *b)
{
	const double *x = a;
	const double *y = b;

	return (*x > *y) - (*x < *y);
}

static double middle(double *v, unsigned int n)
{
	qsort(v, n, sizeof(*v), by_value);
	return v[n / 2];
}

/* In the order of a stream of the program: the middle of TURNS copies, each with a wait. */
#define TURNS 5
static bool in_order;
static double issued_us; /* of the last of them: until the call returned, in the middle */

static double ordered(struct pl_ctx *ctx, char *host, size_t len, bool out)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *s = NULL;
	double issued[TURNS];
	double took[TURNS];
	struct pl_dev *dev;
	ssize_t n = 0;

	if (pl_dev_open(ctx, "cuda:0", &dev) || pl_stream_create(dev, &s)) {
		die("a stream");
	}
	io.flags = PL_STREAM_FIXED_LEN;
	io.len = &len;
	io.mem = out ? host : gpus[0].mem;
	io.src = out ? gpus[0].mem : host;
	io.result = &n;
	for (int i = 0; i < TURNS; i++) {
		double began = now();
		int rc = pl_stream_copy(s, &io);

		issued[i] = now() - began;
		if (rc || pl_stream_sync(s) || n != (ssize_t)len) {
			die("a copy in a stream's order");
		}
		took[i] = now() - began;
	}
	pl_stream_close(s);
	pl_dev_close(dev);
	issued_us = middle(issued, TURNS) * 1e6;
	return (double)len / middle(took, TURNS) / 1e9;
}

static double single(struct pl_ctx *ctx, struct pl_file *file, char *host, size_t len, bool out,
		     struct lane_use *u)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	double began = now();
	ssize_t n;

	if (in_order && !file) {
		return ordered(ctx, host, len, out);
	}
	o.report = &r;
	n = file  ? pl_read(file, gpus[0].mem, len, 0, &o)
	    : out ? pl_copy(ctx, host, gpus[0].mem, len, &o)
		  : pl_copy(ctx, gpus[0].mem, host, len, &o);
	began = now() - began;
	if (n != (ssize_t)len) {
		die("a transfer");
	}
	if (u) {
		use_of(&r, u);
	}
	return (double)len / began / 1e9;
}

static void size_name(size_t len, char *dst, size_t space)
{
	if (len >> 30 && len % ((size_t)1 << 30) == 0) {
		(void)snprintf(dst, space, "%zu GiB", len >> 30);
	} else {
		(void)snprintf(dst, space, "%zu MiB", len >> 20);
	}
}

static void print_row(const char *what, unsigned int n, size_t len, double raw, double each,
		      double one, double lanes, double first, const struct lane_use *u)
{
	char name[32];
	double best = raw > each ? raw : each;

	size_name(len, name, sizeof(name));
	if (json) {
		printf("%s\n  {\"what\": \"%s\", \"gpus\": %u, \"nbytes\": %zu, \"raw\": %.2f, "
		       "\"each\": %.2f, \"one\": %.2f, \"lanes\": %.2f, \"first\": %.2f, "
		       "\"of_sum\": %.3f, \"used\": %u, \"over\": \"%s\"}",
		       first_row ? "[" : ",", what, n, len, raw, each, one, lanes, first,
		       best > 0 ? lanes / best : 0, u->n, u->text);
	} else {
		printf("%-5s %u GPUs %8s  raw %7.2f  each %7.2f  one %7.2f  lanes %7.2f  %4.2fx of "
		       "the sum, %4.2fx of one",
		       what, n, name, raw, each, one, lanes, best > 0 ? lanes / best : 0,
		       one > 0 ? lanes / one : 0);
		if (first > 0) {
			printf("  first %.2f", first);
		}
		if (in_order) {
			printf("  issue %.0f us", issued_us);
		}
		printf("  [%s]\n", u->text);
	}
	first_row = 0;
	fflush(stdout);
}

static void memory_row(unsigned int n, size_t len, bool out)
{
	double raw[ROUNDS_MAX];
	double each[ROUNDS_MAX];
	double one[ROUNDS_MAX];
	double lanes[ROUNDS_MAX];
	struct lane_use u = { 0 };
	char *host = NULL;
	char *back = NULL;

	cu.set(gpus[0].primary);
	if (cu.host_alloc((void **)&host, len, 1) || cu.host_alloc((void **)&back, len, 1)) {
		fprintf(stderr, "lanes: no %zu bytes of pinned memory twice\n", len);
		exit(1);
	}
	cu.set(NULL);
	for (unsigned int i = 0; i <= rounds; i++) {
		unsigned int at = i ? i - 1 : 0; /* the first round warms up */

		mark(host, len);
		if (out) {
			/* What is read back lies on the GPU by then. */
			(void)single(without, NULL, host, len, false, NULL);
		}
		raw[at] = together(n, NULL, NULL, out ? back : host, len, out);
		each[at] = together(n, without, NULL, out ? back : host, len, out);
		one[at] = single(without, NULL, out ? back : host, len, out, NULL);
		mark(out ? back : host, len);
		lanes[at] = single(with, NULL, out ? back : host, len, out, &u);
		if (!out) {
			(void)single(without, NULL, back, len, true, NULL);
		}
		same(host, back, len, out ? "d2h" : "h2d");
	}
	print_row(in_order ? out ? "s-out" : "s-in"
		  : out	   ? "d2h"
			   : "h2d",
		  n, len, middle(raw, rounds), middle(each, rounds), middle(one, rounds),
		  middle(lanes, rounds), 0, &u);
	cu.host_free(host);
	cu.host_free(back);
}

static struct pl_ctx *context(const char *lanes)
{
	const char *set[1] = { lanes };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;

	o.settings = set;
	o.n_settings = lanes ? 1 : 0;
	if (pl_open(&o, &ctx)) {
		die("pl_open");
	}
	return ctx;
}

static struct pl_file *open_file(struct pl_ctx *ctx)
{
	struct pl_file *f;

	if (pl_file_open(ctx, file_path, O_RDONLY, 0, &f)) {
		die(file_path);
	}
	return f;
}

/* In a context of its own, whose slabs and slots are made by it. */
static double first_read(unsigned int n, size_t len)
{
	struct pl_ctx *ctx = context(NULL);
	struct pl_file *f = open_file(ctx);
	struct pl_dev *dev;
	char name[16];
	double rate;

	for (unsigned int i = 0; i < n; i++) {
		(void)snprintf(name, sizeof(name), "cuda:%u", i);
		if (pl_dev_open(ctx, name, &dev)) {
			die(name);
		}
	}
	rate = single(ctx, f, NULL, len, false, NULL);
	(void)pl_file_close(f);
	pl_close(ctx);
	return rate;
}

static void make_file(size_t len)
{
	char *block = malloc((size_t)64 << 20);
	int fd = open(file_path, O_RDWR | O_CREAT, 0600);
	off_t have = fd < 0 ? 0 : lseek(fd, 0, SEEK_END);

	if (!block || fd < 0) {
		fprintf(stderr, "lanes: %s: %s\n", file_path, strerror(errno));
		exit(1);
	}
	while ((size_t)have < len) {
		mark(block, (size_t)64 << 20);
		if (write(fd, block, (size_t)64 << 20) != (ssize_t)64 << 20) {
			fprintf(stderr, "lanes: %s: %s\n", file_path, strerror(errno));
			exit(1);
		}
		have += (off_t)64 << 20;
	}
	/* All of it into the page cache. */
	(void)lseek(fd, 0, SEEK_SET);
	while (read(fd, block, (size_t)64 << 20) > 0) {
	}
	close(fd);
	free(block);
}

static void check_file(size_t len)
{
	size_t part_len = (size_t)64 << 20;
	char *want = malloc(part_len);
	char *got = malloc(part_len);
	int fd = open(file_path, O_RDONLY);

	if (!want || !got || fd < 0) {
		die("checking");
	}
	for (size_t at = 0; at < len; at += part_len) {
		size_t n = len - at < part_len ? len - at : part_len;

		if (pread(fd, want, n, (off_t)at) != (ssize_t)n ||
		    pl_copy(without, got, gpus[0].mem + at, n, NULL) != (ssize_t)n) {
			die("checking");
		}
		if (memcmp(want, got, n) != 0) {
			fprintf(stderr, "lanes: WRONG BYTES of the file from %zu on\n", at);
			exit(1);
		}
	}
	close(fd);
	free(want);
	free(got);
}

static void file_row(unsigned int n, size_t len)
{
	double each[ROUNDS_MAX];
	double one[ROUNDS_MAX];
	double lanes[ROUNDS_MAX];
	double first[ROUNDS_MAX];
	struct lane_use u = { 0 };
	struct pl_file *f;
	struct pl_file *g;

	make_file(len);
	f = open_file(without);
	g = open_file(with);
	for (unsigned int i = 0; i <= rounds; i++) {
		unsigned int at = i ? i - 1 : 0;

		each[at] = together(n, without, f, NULL, len, false);
		one[at] = single(without, f, NULL, len, false, NULL);
		lanes[at] = single(with, g, NULL, len, false, &u);
		if (i == 0 || i == rounds) {
			check_file(len);
		}
		first[at] = first_read(n, len);
	}
	print_row("file", n, len, 0, middle(each, rounds), middle(one, rounds),
		  middle(lanes, rounds), middle(first, rounds), &u);
	(void)pl_file_close(f);
	(void)pl_file_close(g);
}

/* Opens the first n GPUs, with space for the largest transfer. */
static void open_gpus(unsigned int n, size_t space)
{
	with = context(NULL);
	without = context("lanes=off");
	for (unsigned int i = 0; i < n; i++) {
		struct gpu *g = &gpus[i];
		char name[16];
		void *p = NULL;

		g->index = (int)i;
		(void)snprintf(name, sizeof(name), "cuda:%u", i);
		if (pl_dev_open(with, name, &g->dev[0]) || pl_dev_open(without, name, &g->dev[1]) ||
		    pl_mem_alloc(g->dev[0], i ? space / n + 4096 : space, 0, &p)) {
			die(name);
		}
		g->mem = p;
		if (cu.retain(&g->primary, (int)i) || cu.set(g->primary) ||
		    cu.stream(&g->stream, 1)) {
			die("the driver");
		}
		cu.set(NULL);
	}
}

static void close_gpus(unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		(void)pl_mem_free(with, gpus[i].mem);
	}
	pl_close(with);
	pl_close(without);
}

static unsigned int parse(const char *s, size_t *v)
{
	unsigned int n = 0;
	char *end;

	while (*s && n < LIST_MAX) {
		v[n] = strtoull(s, &end, 10);
		v[n] <<= *end == 'g' ? 30 : *end == 'm' ? 20 : 0;
		end += *end == 'g' || *end == 'm';
		n++;
		s = *end == ',' ? end + 1 : "";
	}
	return n;
}

static int usage(void)
{
	fprintf(stderr, "usage: lanes [--json] [--rounds N] [--gpus 1,2,4,8] [--sizes 64m,1g,16g]\n"
			"             [--what h2d,d2h,stream,file] [--file PATH]\n");
	return 2;
}

int main(int argc, char **argv)
{
	size_t sizes[LIST_MAX];
	size_t counts[LIST_MAX];
	unsigned int n_sizes = parse("64m,256m,1g,4g", sizes);
	unsigned int n_counts = parse("1,2", counts);
	const char *what = "h2d,d2h,file";
	size_t most = 0;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--json") == 0) {
			json = true;
		} else if (i + 1 == argc) {
			return usage();
		} else if (strcmp(argv[i], "--rounds") == 0) {
			rounds = (unsigned int)atoi(argv[++i]);
		} else if (strcmp(argv[i], "--gpus") == 0) {
			n_counts = parse(argv[++i], counts);
		} else if (strcmp(argv[i], "--sizes") == 0) {
			n_sizes = parse(argv[++i], sizes);
		} else if (strcmp(argv[i], "--what") == 0) {
			what = argv[++i];
		} else if (strcmp(argv[i], "--file") == 0) {
			file_path = argv[++i];
		} else {
			return usage();
		}
	}
	if (!rounds || rounds > ROUNDS_MAX) {
		return usage();
	}
	load_driver();
	for (unsigned int i = 0; i < n_sizes; i++) {
		most = sizes[i] > most ? sizes[i] : most;
	}
	for (unsigned int c = 0; c < n_counts; c++) {
		unsigned int n = (unsigned int)counts[c];

		if (!n || n > GPUS_MAX) {
			return usage();
		}
		open_gpus(n, most);
		for (unsigned int i = 0; i < n_sizes; i++) {
			if (strstr(what, "h2d")) {
				memory_row(n, sizes[i], false);
			}
			if (strstr(what, "d2h")) {
				memory_row(n, sizes[i], true);
			}
			if (strstr(what, "stream")) {
				in_order = true;
				memory_row(n, sizes[i], false);
				memory_row(n, sizes[i], true);
				in_order = false;
			}
			if (strstr(what, "file") && file_path) {
				file_row(n, sizes[i]);
			}
		}
		close_gpus(n);
	}
	if (json) {
		printf("%s\n]\n", first_row ? "[" : "");
	}
	return 0;
}
