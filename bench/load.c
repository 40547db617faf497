/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A table in pinned host memory, from a file that is in the page cache: pl_mem_load() beside what a
 * program does without it.
 *
 *	load [--device cuda:0] [--size 16g] [--file PATH] [--threads 16] [--rounds 3]
 *
 * Rows, each with the seconds that the memory took, those that the bytes took, and both:
 *
 *	driver
 *	    cuMemHostAlloc(), as cudaHostAlloc(), then pread() by so many threads; CUDA devices only
 *	pinned
 *	    pl_mem_alloc() with PL_ALLOC_PINNED with the tunable wide off, and the same threads
 *	wide
 *	    pl_mem_alloc() with PL_ALLOC_WIDE, and the same threads
 *	load
 *	    pl_mem_load()
 *	attach
 *	    pl_mem_load() with PL_LOAD_SHARED in another process, after one has loaded it
 *
 * Rounds take turns; the middle one is shown. All bytes are compared each time. The file is made if
 * it is not there or too short: numbers, so that a page in the wrong place shows.
 * PEERLANE_TEST_CUDA_LIB as for the library.
 */

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define THREADS_MAX 64
#define ROUNDS_MAX 32
#define STEP ((size_t)8 << 20)

static const char *device = "cuda:0";
static const char *path = "load.data";
static size_t size = (size_t)16 << 30;
static unsigned int threads = 16;
static unsigned int rounds = 3;

static void die(const char *what)
{
	fprintf(stderr, "load: %s: %s\n", what, pl_error_message());
	exit(1);
}

static double now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t word_at(uint64_t at)
{
	return (at + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

/* Work of all threads, each on its part. */
struct part {
	pthread_t t;
	char *mem;
	int fd;
	size_t from;
	size_t to;
	bool wrong;
};

static void *read_part(void *arg)
{
	struct part *p = arg;

	for (size_t at = p->from; at < p->to;) {
		size_t n = p->to - at < STEP ? p->to - at : STEP;
		ssize_t got = pread(p->fd, p->mem + at, n, (off_t)at);

		if (got <= 0) {
			p->wrong = true;
			return NULL;
		}
		at += (size_t)got;
	}
	return NULL;
}

static void *compare_part(void *arg)
{
	struct part *p = arg;

	for (size_t at = p->from; at < p->to && !p->wrong; at += 8) {
		p->wrong = *(const uint64_t *)(const void *)(p->mem + at) != word_at(at);
	}
	return NULL;
}

static void *write_part(void *arg)
{
	struct part *p = arg;
	static _Thread_local uint64_t words[1 << 16];

	for (size_t at = p->from; at < p->to && !p->wrong; at += sizeof(words)) {
		size_t n = p->to - at < sizeof(words) ? p->to - at : sizeof(words);

		for (size_t i = 0; i < n / 8; i++) {
			words[i] = word_at(at + i * 8);
		}
		p->wrong = pwrite(p->fd, words, n, (off_t)at) != (ssize_t)n;
	}
	return NULL;
}

static void each(void *(*fn)(void *), char *mem, int fd, const char *what)
{
	static struct part v[THREADS_MAX];
	size_t step = (size / threads + 4095) / 4096 * 4096;

	for (unsigned int i = 0; i < threads; i++) {
		size_t from = i * step < size ? i * step : size;

		v[i] = (struct part){ .mem = mem, .fd = fd, .from = from };
		v[i].to = size - from < step ? size : from + step;
		if (pthread_create(&v[i].t, NULL, fn, &v[i])) {
			die("a thread");
		}
	}
	for (unsigned int i = 0; i < threads; i++) {
		(void)pthread_join(v[i].t, NULL);
		if (v[i].wrong) {
			fprintf(stderr, "load: %s: WRONG\n", what);
			exit(1);
		}
	}
}

struct row {
	const char *name;
	double made[ROUNDS_MAX];
	double read[ROUNDS_MAX];
	unsigned int n;
};

static void note(struct row *r, double made, double bytes)
{
	r->made[r->n] = made;
	r->read[r->n++] = bytes;
}

static int fewer(const void *a, const void *b)
{
	const double *x = a;
	const double *y = b;

	return (x[0] > y[0]) - (x[0] < y[0]);
}

static void show(const struct row *r)
{
	double v[ROUNDS_MAX][2];

	if (!r->n) {
		printf("%-8s -\n", r->name);
		return;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		v[i][0] = r->made[i] + r->read[i];
		v[i][1] = r->made[i];
	}
	qsort(v, r->n, sizeof(v[0]), fewer);
	printf("%-8s memory %7.3f s, bytes %7.3f s, both %7.3f s, %6.2f GB/s\n", r->name,
	       v[r->n / 2][1], v[r->n / 2][0] - v[r->n / 2][1], v[r->n / 2][0],
	       (double)size / v[r->n / 2][0] / 1e9);
}

static struct pl_ctx *open_ctx(bool wide, struct pl_dev **dev)
{
	const char *const off[] = { "wide=false" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;

	if (!wide) {
		o.settings = off;
		o.n_settings = 1;
	}
	if (pl_open(&o, &ctx) || pl_dev_open(ctx, device, dev)) {
		die(device);
	}
	return ctx;
}

/* cuMemHostAlloc() in the context of the device that is open. */
static struct {
	int (*retain)(void **, int);
	int (*set)(void *);
	int (*host_alloc)(void **, size_t, unsigned int);
	int (*host_free)(void *);
} cu;

static bool find(void *lib, const char *name, void *slot)
{
	void *p = dlsym(lib, name);

	memcpy(slot, &p, sizeof(p));
	return p != NULL;
}

static bool find_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = strncmp(device, "cuda", 4) == 0
			    ? dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW)
			    : NULL;
	void *ctx;

	return lib && find(lib, "cuDevicePrimaryCtxRetain", &cu.retain) &&
	       find(lib, "cuCtxSetCurrent", &cu.set) &&
	       find(lib, "cuMemHostAlloc", &cu.host_alloc) &&
	       find(lib, "cuMemFreeHost", &cu.host_free) && !cu.retain(&ctx, atoi(device + 5)) &&
	       !cu.set(ctx);
}

static void by_threads(struct row *r, char *mem, double made, int fd)
{
	double start = now();

	each(read_part, mem, fd, "pread");
	note(r, made, now() - start);
	each(compare_part, mem, fd, r->name);
}

static void by_driver(struct row *r, int fd)
{
	double start = now();
	void *p;

	if (cu.host_alloc(&p, size, 1)) {
		die("cuMemHostAlloc");
	}
	by_threads(r, p, now() - start, fd);
	(void)cu.host_free(p);
}

static void by_alloc(struct row *r, struct pl_ctx *ctx, struct pl_dev *dev, bool wide, int fd)
{
	double start = now();
	void *p;

	if (wide ? pl_mem_alloc(dev, size, PL_ALLOC_WIDE, &p)
		 : pl_mem_alloc(dev, size, PL_ALLOC_PINNED, &p)) {
		printf("%s: %s\n", r->name, pl_error_message());
		return;
	}
	by_threads(r, p, now() - start, fd);
	(void)pl_mem_free(ctx, p);
}

static void *load(struct pl_dev *dev, struct pl_file *file, uint32_t flags)
{
	struct pl_mem_load_opts o = PL_MEM_LOAD_OPTS_INIT;
	void *p;

	o.flags = flags;
	if (pl_mem_load(dev, file, 0, size, &o, &p)) {
		die("pl_mem_load");
	}
	return p;
}

/* The other process: says how long it took. */
static int attach(void)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	struct pl_dev *dev;
	struct pl_ctx *ctx = open_ctx(true, &dev);
	struct pl_file *file;
	double start;
	void *p;

	if (pl_file_open(ctx, path, O_RDONLY, 0, &file)) {
		die(path);
	}
	start = now();
	p = load(dev, file, PL_LOAD_SHARED);
	start = now() - start;
	if (pl_mem_info(ctx, p, &info) || !(info.flags & PL_MEM_IMPORTED)) {
		die("it was not attached");
	}
	each(compare_part, p, -1, "attach");
	printf("%.6f\n", start);
	(void)pl_mem_free(ctx, p);
	pl_close(ctx);
	return 0;
}

static void by_attach(struct row *r, const char *self)
{
	char line[32] = "", command[512];
	FILE *f;

	(void)snprintf(command, sizeof(command),
		       "exec %s --attach --device %s --size %zu --file '%s' --threads %u", self,
		       device, size, path, threads);
	f = popen(command, "r");
	if (!f || !fgets(line, sizeof(line), f) || pclose(f)) {
		die("the process that attaches");
	}
	note(r, 0, strtod(line, NULL));
}

static size_t bytes_of(const char *s)
{
	char *end;
	size_t n = (size_t)strtoull(s, &end, 10);

	return n << (*end == 'k' ? 10 : *end == 'm' ? 20 : *end == 'g' ? 30 : 0);
}

/* It is there, long enough, and in the page cache as far as that has space. */
static int make_file(void)
{
	struct stat st;
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	if (fd < 0 || fstat(fd, &st)) {
		perror(path);
		exit(1);
	}
	if ((size_t)st.st_size < size) {
		each(write_part, NULL, fd, "writing the file");
		(void)fsync(fd);
	}
	return fd;
}

int main(int argc, char **argv)
{
	struct row rows[] = { { .name = "driver" },
			      { .name = "pinned" },
			      { .name = "wide" },
			      { .name = "load" },
			      { .name = "attach" } };
	struct pl_dev *dev, *narrow_dev;
	struct pl_ctx *ctx, *narrow;
	struct pl_file *file;
	bool attaches = false;
	bool driver;
	void *p;
	int fd;

	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";

		if (strcmp(argv[i], "--attach") == 0) {
			attaches = true;
			continue;
		}
		if (strcmp(argv[i], "--device") == 0) {
			device = value;
		} else if (strcmp(argv[i], "--file") == 0) {
			path = value;
		} else if (strcmp(argv[i], "--size") == 0) {
			size = bytes_of(value) / 4096 * 4096;
		} else if (strcmp(argv[i], "--threads") == 0) {
			threads = (unsigned int)atoi(value);
		} else if (strcmp(argv[i], "--rounds") == 0) {
			rounds = (unsigned int)atoi(value);
		} else {
			fprintf(stderr, "load: unknown option %s\n", argv[i]);
			return 2;
		}
		i++;
	}
	if (!size || !threads || threads > THREADS_MAX || !rounds || rounds > ROUNDS_MAX) {
		return 2;
	}
	if (attaches) {
		return attach();
	}
	fd = make_file();
	ctx = open_ctx(true, &dev);
	narrow = open_ctx(false, &narrow_dev);
	driver = find_driver();
	if (pl_file_open(ctx, path, O_RDONLY, 0, &file)) {
		die(path);
	}
	for (unsigned int i = 0; i < rounds; i++) {
		double start;

		if (driver) {
			by_driver(&rows[0], fd);
		}
		by_alloc(&rows[1], narrow, narrow_dev, false, fd);
		by_alloc(&rows[2], ctx, dev, true, fd);
		start = now();
		p = load(dev, file, 0);
		note(&rows[3], 0, now() - start);
		each(compare_part, p, -1, "load");
		(void)pl_mem_free(ctx, p);
	}
	p = load(dev, file, PL_LOAD_SHARED);
	for (unsigned int i = 0; i < rounds; i++) {
		by_attach(&rows[4], argv[0]);
	}
	(void)pl_mem_free(ctx, p);
	printf("%zu MiB on %s, %u threads, the middle of %u rounds:\n", size >> 20, device, threads,
	       rounds);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		show(&rows[i]);
	}
	pl_close(narrow);
	pl_close(ctx);
	return 0;
}
