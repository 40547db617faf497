/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What registering pages of the page cache costs, and what waits for what: the driver alone, none
 * of the library.
 *
 *	registration FILE [LIBCUDA]
 *
 * FILE must be in the page cache; the first GiB of it is read, or all of it in whole windows.
 * Three tables: registering and unregistering, by the windows' size, with the device idle and with
 * another thread's copies under way; one thread that reads all of it in place, by when it gives the
 * windows up and in which context they are registered; and several threads with a window each.
 * GB/s, and processor seconds a GB, the mean of five rounds after one that is not counted. What
 * arrives is compared with the file.
 */

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* What of the driver's interface is used here. */
typedef unsigned int cuda_result;
typedef unsigned long long cuda_ptr;

struct CUctx_st;
struct CUstream_st;
struct CUevent_st;

enum {
	CUDA_RES_OK = 0,
	CUDA_RES_NOT_READY = 600,
	CUDA_STREAM_NON_BLOCKING = 1,
	CUDA_EVENT_DISABLE_TIMING = 2,
	CUDA_MEMHOSTREGISTER_PORTABLE = 1,
	CUDA_MEMHOSTREGISTER_READ_ONLY = 8,
};

/* Name, the suffix of what is exported, parameters. */
#define SYMBOLS(X)                                                                               \
	X(cuInit, , (unsigned int flags))                                                        \
	X(cuGetErrorName, , (cuda_result r, const char **out))                                   \
	X(cuDeviceGet, , (int *out, int ordinal))                                                \
	X(cuDevicePrimaryCtxRetain, , (struct CUctx_st * *out, int device))                      \
	X(cuCtxCreate, _v2, (struct CUctx_st * *out, unsigned int flags, int device))            \
	X(cuCtxDestroy, _v2, (struct CUctx_st * ctx))                                            \
	X(cuCtxPushCurrent, _v2, (struct CUctx_st * ctx))                                        \
	X(cuCtxPopCurrent, _v2, (struct CUctx_st * *out))                                        \
	X(cuMemAlloc, _v2, (cuda_ptr * out, size_t len))                                         \
	X(cuMemFree, _v2, (cuda_ptr p))                                                          \
	X(cuMemHostRegister, _v2, (void *p, size_t len, unsigned int flags))                     \
	X(cuMemHostUnregister, , (void *p))                                                      \
	X(cuMemcpyAsync, , (cuda_ptr to, cuda_ptr from, size_t len, struct CUstream_st * s))     \
	X(cuMemsetD8Async, , (cuda_ptr to, unsigned char byte, size_t n, struct CUstream_st *s)) \
	X(cuStreamCreate, , (struct CUstream_st * *out, unsigned int flags))                     \
	X(cuStreamDestroy, _v2, (struct CUstream_st * s))                                        \
	X(cuStreamSynchronize, , (struct CUstream_st * s))                                       \
	X(cuEventCreate, , (struct CUevent_st * *out, unsigned int flags))                       \
	X(cuEventDestroy, _v2, (struct CUevent_st * e))                                          \
	X(cuEventRecord, , (struct CUevent_st * e, struct CUstream_st * s))                      \
	X(cuEventQuery, , (struct CUevent_st * e))

struct cuda_api {
#define X(name, suffix, params) cuda_result(*name) params;
	SYMBOLS(X)
#undef X
};

#define MIB ((size_t)1 << 20)
#define ROUNDS 5
#define WINDOWS_MAX 1024u
#define COPY_LEN (8 * MIB) /* of the thread beside, and of the comparison */
#define THREADS_MAX 8u
#define PAUSE_US 20000u

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#endif

struct window {
	char *p;
	size_t len;
	struct CUevent_st *copied;
};

static struct cuda_api api;
static struct CUctx_st *primary;
static struct CUctx_st *apart; /* nothing but registering is done in it */
static int fd;
static size_t size;
static cuda_ptr dst; /* COPY_LEN more than `size` */
static char *staging;
static struct window windows[WINDOWS_MAX];

static double seconds(clockid_t clock)
{
	struct timespec ts;

	clock_gettime(clock, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static double now(void)
{
	return seconds(CLOCK_MONOTONIC);
}

static double busy(void)
{
	return seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static void must(cuda_result r, const char *what)
{
	const char *name = NULL;

	if (r != CUDA_RES_OK) {
		(void)api.cuGetErrorName(r, &name);
		fprintf(stderr, "%s: %s\n", what, name ? name : "?");
		exit(1);
	}
}

#define MUST(call) must(api.call, #call)

static void map(struct window *w, size_t off, size_t len)
{
	w->p = mmap(NULL, len, PROT_READ, MAP_SHARED, fd, (off_t)off);
	w->len = len;
	if (w->p == MAP_FAILED) {
		perror("mmap");
		exit(1);
	}
	(void)madvise(w->p, len, MADV_POPULATE_READ);
}

static void in_context(struct CUctx_st *ctx)
{
	struct CUctx_st *was;

	if (ctx) {
		MUST(cuCtxPushCurrent(ctx));
	} else {
		MUST(cuCtxPopCurrent(&was));
	}
}

static void register_in(const struct window *w, struct CUctx_st *ctx)
{
	in_context(ctx);
	MUST(cuMemHostRegister(w->p, w->len,
			       CUDA_MEMHOSTREGISTER_PORTABLE | CUDA_MEMHOSTREGISTER_READ_ONLY));
	in_context(NULL);
}

static void give_up(const struct window *w, struct CUctx_st *ctx)
{
	in_context(ctx);
	MUST(cuMemHostUnregister(w->p));
	in_context(NULL);
	(void)munmap(w->p, w->len);
}

static bool copied(const struct window *w)
{
	cuda_result r = api.cuEventQuery(w->copied);

	if (r != CUDA_RES_NOT_READY) {
		must(r, "a copy");
	}
	return r == CUDA_RES_OK;
}

static void wait_for(const struct window *w)
{
	while (!copied(w)) {
		(void)nanosleep(&(struct timespec){ 0, 10000 }, NULL);
	}
}

static struct CUstream_st *stream(void)
{
	struct CUstream_st *s;

	MUST(cuStreamCreate(&s, CUDA_STREAM_NON_BLOCKING));
	return s;
}

/* Whether the device has what the file has. */
static void compare(void)
{
	struct CUstream_st *s = stream();
	char *want = malloc(COPY_LEN);

	for (size_t off = 0; off < size; off += COPY_LEN) {
		size_t n = size - off < COPY_LEN ? size - off : COPY_LEN;

		MUST(cuMemcpyAsync((cuda_ptr)(uintptr_t)staging, dst + off, n, s));
		MUST(cuStreamSynchronize(s));
		if (!want || pread(fd, want, n, (off_t)off) != (ssize_t)n ||
		    memcmp(want, staging, n) != 0) {
			fprintf(stderr, "what arrived at offset %zu is not what the file has\n",
				off);
			exit(1);
		}
	}
	MUST(cuMemsetD8Async(dst, 0xee, size, s));
	MUST(cuStreamSynchronize(s));
	MUST(cuStreamDestroy(s));
	free(want);
}

/* A thread that keeps copying, and notes how long the driver took to accept each copy. */
static struct {
	atomic_bool stop;
	char *from;
	double sum;
	double worst;
	unsigned long n;
} beside;

static void *copy_on(void *arg)
{
	struct window w[3] = { { NULL, 0, NULL } };
	struct CUstream_st *s;

	(void)arg;
	MUST(cuCtxPushCurrent(primary));
	s = stream();
	for (unsigned int i = 0; i < 3; i++) {
		MUST(cuEventCreate(&w[i].copied, CUDA_EVENT_DISABLE_TIMING));
	}
	for (unsigned long i = 0; !atomic_load(&beside.stop); i++) {
		double began;

		wait_for(&w[i % 3]); /* one that was never recorded is done */
		began = now();
		MUST(cuMemcpyAsync(dst + size, (cuda_ptr)(uintptr_t)beside.from, COPY_LEN, s));
		MUST(cuEventRecord(w[i % 3].copied, s));
		began = now() - began;
		beside.sum += began;
		beside.worst = began > beside.worst ? began : beside.worst;
		beside.n++;
	}
	MUST(cuStreamSynchronize(s));
	for (unsigned int i = 0; i < 3; i++) {
		MUST(cuEventDestroy(w[i].copied));
	}
	MUST(cuStreamDestroy(s));
	in_context(NULL);
	return NULL;
}

/* The calls themselves. */
static void calls(size_t len, bool copies, struct CUctx_st *ctx)
{
	double took[3] = { 0 };
	pthread_t thread;
	double wall;

	memset(&beside, 0, sizeof(beside));
	beside.from = staging;
	if (copies && pthread_create(&thread, NULL, copy_on, NULL)) {
		exit(1);
	}
	(void)usleep(copies ? PAUSE_US : 0);
	wall = now();
	for (size_t off = 0; off + len <= size; off += len) {
		struct window w;
		double t[4];

		t[0] = now();
		map(&w, off, len);
		t[1] = now();
		register_in(&w, ctx);
		t[2] = now();
		give_up(&w, ctx);
		t[3] = now();
		for (unsigned int i = 0; i < 3; i++) {
			took[i] += t[i + 1] - t[i];
		}
	}
	wall = now() - wall;
	printf("window %4zu MiB, %s, %s: map %7.1f, register %6.1f, unregister %6.1f GB/s",
	       len / MIB, ctx == apart ? "apart  " : "primary",
	       copies ? "beside copies" : "device idle  ", (double)size / took[0] / 1e9,
	       (double)size / took[1] / 1e9, (double)size / took[2] / 1e9);
	if (copies) {
		atomic_store(&beside.stop, true);
		(void)pthread_join(thread, NULL);
		printf("; a copy was accepted in %.0f us, the slowest in %.0f, link %.1f GB/s",
		       beside.sum / (double)beside.n * 1e6, beside.worst * 1e6,
		       (double)beside.n * (double)COPY_LEN / wall / 1e9);
	}
	printf("\n");
}

enum when {
	AT_ONCE,    /* each when its copy is done */
	AT_THE_END, /* of the call */
	AFTERWARDS, /* when the call has returned, before the next */
	BEHIND,	    /* by another thread, while the next may have begun */
};

static const char *const when_words[] = {
	[AT_ONCE] = "at once",
	[AT_THE_END] = "at the end",
	[AFTERWARDS] = "afterwards",
	[BEHIND] = "by a thread behind",
};

struct behind {
	struct window *v;
	size_t n;
	struct CUctx_st *ctx;
};

static void *give_up_behind(void *arg)
{
	const struct behind *b = arg;

	for (size_t i = 0; i < b->n; i++) {
		give_up(&b->v[i], b->ctx);
	}
	return NULL;
}

/* One call that reads all in place. */
static double call(size_t len, enum when when, struct CUctx_st *ctx, struct CUstream_st *s,
		   struct window *v)
{
	double began = now();
	size_t gone = 0;
	size_t n = 0;

	for (size_t off = 0; off + len <= size; off += len, n++) {
		map(&v[n], off, len);
		register_in(&v[n], ctx);
		MUST(cuMemcpyAsync(dst + off, (cuda_ptr)(uintptr_t)v[n].p, len, s));
		MUST(cuEventRecord(v[n].copied, s));
		while (when == AT_ONCE && gone < n && copied(&v[gone])) {
			give_up(&v[gone++], ctx);
		}
	}
	for (size_t i = gone; i < n; i++) {
		wait_for(&v[i]);
		if (when <= AT_THE_END) {
			give_up(&v[i], ctx);
		}
	}
	return now() - began;
}

static void scheme(size_t len, enum when when, struct CUctx_st *ctx, unsigned int pause_us)
{
	static struct window other[WINDOWS_MAX]; /* the windows of every second call */
	struct CUstream_st *s = stream();
	struct behind b = { .n = size / len, .ctx = ctx };
	pthread_t thread;
	bool running = false;
	double began = 0;
	double used = 0;
	double sum = 0;

	for (size_t i = 0; i < b.n; i++) {
		MUST(cuEventCreate(&windows[i].copied, CUDA_EVENT_DISABLE_TIMING));
		MUST(cuEventCreate(&other[i].copied, CUDA_EVENT_DISABLE_TIMING));
	}
	for (int r = 0; r <= ROUNDS; r++) {
		struct window *v = r % 2 ? other : windows;
		double took;

		if (r == 1) {
			began = now();
			used = busy();
		}
		took = call(len, when, ctx, s, v);
		sum += r ? took : 0;
		if (running) {
			(void)pthread_join(thread, NULL);
			running = false;
		}
		b.v = v;
		if (when == AFTERWARDS) {
			(void)give_up_behind(&b);
		} else if (when == BEHIND) {
			running = !pthread_create(&thread, NULL, give_up_behind, &b);
		}
		(void)usleep(pause_us);
	}
	if (running) {
		(void)pthread_join(thread, NULL);
	}
	began = now() - began - ROUNDS * pause_us * 1e-6;
	used = busy() - used;
	compare();
	printf("window %4zu MiB, %s, given up %s%s: a call %5.1f GB/s, with giving up %5.1f, "
	       "%.3f CPU s/GB\n",
	       len / MIB, ctx == apart ? "apart  " : "primary", when_words[when],
	       pause_us ? ", with pauses" : "", ROUNDS * (double)size / sum / 1e9,
	       ROUNDS * (double)size / began / 1e9, used / (ROUNDS * (double)size / 1e9));
	for (size_t i = 0; i < b.n; i++) {
		MUST(cuEventDestroy(windows[i].copied));
		MUST(cuEventDestroy(other[i].copied));
	}
	MUST(cuStreamDestroy(s));
}

static struct {
	atomic_size_t next;
	size_t len;
	struct CUctx_st *ctx;
} shared;

static void *requests(void *arg)
{
	struct CUstream_st *s;
	struct window w;
	size_t at;

	(void)arg;
	MUST(cuCtxPushCurrent(primary));
	s = stream();
	MUST(cuEventCreate(&w.copied, CUDA_EVENT_DISABLE_TIMING));
	while ((at = atomic_fetch_add(&shared.next, shared.len)) < ROUNDS * size) {
		size_t off = at % size;

		map(&w, off, shared.len);
		register_in(&w, shared.ctx);
		MUST(cuMemcpyAsync(dst + off, (cuda_ptr)(uintptr_t)w.p, w.len, s));
		MUST(cuEventRecord(w.copied, s));
		wait_for(&w);
		give_up(&w, shared.ctx);
	}
	MUST(cuEventDestroy(w.copied));
	MUST(cuStreamDestroy(s));
	in_context(NULL);
	return NULL;
}

static void threads(unsigned int n, size_t len, struct CUctx_st *ctx)
{
	pthread_t v[THREADS_MAX];
	double used = busy();
	double took = now();

	atomic_store(&shared.next, 0);
	shared.len = len;
	shared.ctx = ctx;
	for (unsigned int i = 0; i < n; i++) {
		if (pthread_create(&v[i], NULL, requests, NULL)) {
			exit(1);
		}
	}
	for (unsigned int i = 0; i < n; i++) {
		(void)pthread_join(v[i], NULL);
	}
	took = now() - took;
	used = busy() - used;
	compare();
	printf("%u at a time, requests of %zu MiB, %s: %5.1f GB/s, %.3f CPU s/GB\n", n, len / MIB,
	       ctx == apart ? "apart  " : "primary", ROUNDS * (double)size / took / 1e9,
	       used / (ROUNDS * (double)size / 1e9));
}

static void bind_all(const char *name)
{
	void *lib = dlopen(name, RTLD_NOW);
	void *p;

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(77);
	}
#define X(f, suffix, params)                                 \
	p = dlsym(lib, #f #suffix);                          \
	if (!p) {                                            \
		fprintf(stderr, "%s has no " #f "\n", name); \
		exit(77);                                    \
	}                                                    \
	memcpy(&api.f, &p, sizeof(p));
	SYMBOLS(X)
#undef X
}

static void start(const char *file, const char *lib)
{
	struct stat st;
	int d;
	char *p;

	bind_all(lib);
	fd = open(file, O_RDONLY | O_CLOEXEC);
	if (fd < 0 || fstat(fd, &st) || (size_t)st.st_size < 32 * MIB) {
		fprintf(stderr, "%s cannot be opened, or is shorter than 32 MiB\n", file);
		exit(1);
	}
	size = (size_t)st.st_size > 1024 * MIB ? 1024 * MIB : (size_t)st.st_size;
	size -= size % (size >= 512 * MIB ? 128 * MIB : 32 * MIB);
	MUST(cuInit(0));
	MUST(cuDeviceGet(&d, 0));
	MUST(cuDevicePrimaryCtxRetain(&primary, d));
	MUST(cuCtxCreate(&apart, 0, d));
	in_context(NULL);
	MUST(cuCtxPushCurrent(primary));
	MUST(cuMemAlloc(&dst, size + COPY_LEN));
	p = mmap(NULL, COPY_LEN, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED) {
		exit(1);
	}
	staging = p;
	MUST(cuMemHostRegister(staging, COPY_LEN, CUDA_MEMHOSTREGISTER_PORTABLE));
	/* Into the page cache, where it is not. */
	for (size_t off = 0; off < size; off += COPY_LEN) {
		if (pread(fd, staging, COPY_LEN, (off_t)off) < 0) {
			perror("pread");
			exit(1);
		}
	}
}

int main(int argc, char **argv)
{
	static const size_t lens[] = { 2 * MIB, 8 * MIB, 32 * MIB, 128 * MIB };

	if (argc < 2) {
		fprintf(stderr, "usage: %s FILE [LIBCUDA]\n", argv[0]);
		return 2;
	}
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	start(argv[1], argc > 2 ? argv[2] : "libcuda.so.1");
	for (size_t i = 0; i < 4; i++) {
		for (int k = 0; k < 4 && lens[i] <= size; k++) {
			calls(lens[i], k % 2, k < 2 ? primary : apart);
		}
	}
	for (int k = 0; k < 2; k++) {
		struct CUctx_st *ctx = k ? apart : primary;

		for (enum when when = AT_ONCE; when <= BEHIND; when++) {
			scheme(8 * MIB, when, ctx, 0);
			scheme(32 * MIB, when, ctx, 0);
		}
		scheme(32 * MIB, BEHIND, ctx, PAUSE_US);
		threads(1, 16 * MIB, ctx);
		threads(2, 16 * MIB, ctx);
		threads(4, 16 * MIB, ctx);
		threads(4, 4 * MIB, ctx);
	}
	MUST(cuMemHostUnregister(staging));
	MUST(cuMemFree(dst));
	MUST(cuCtxDestroy(apart));
	return 0;
}
