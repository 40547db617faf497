/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A program that knows nothing of Peerlane and uses pinned host memory in every way that the CUDA
 * driver's interface has. What it prints on standard output has neither addresses nor times, so it
 * is the same with `peerlane run --wide` and without:
 *
 *	wide-app > plain; peerlane run --wide=16m --stats wide-app > wide; diff plain wide
 *
 * Arguments: MiB of an allocation (64); how many allocations are made and freed in turn (50);
 * "proc": functions are looked up as the CUDA runtime does. WIDE_APP_CUDA is the driver's library.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef unsigned long long ptr;
typedef struct ctx_st *ctx_t;
typedef struct stream_st *stream_t;

/* Exported name, its name for cuGetProcAddress, parameters. */
#define CALLS(X)                                                                                   \
	X(cuInit, "cuInit", (unsigned int flags))                                                  \
	X(cuDevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain", (ctx_t * out, int d))              \
	X(cuDevicePrimaryCtxRelease_v2, "cuDevicePrimaryCtxRelease", (int d))                      \
	X(cuDevicePrimaryCtxReset_v2, "cuDevicePrimaryCtxReset", (int d))                          \
	X(cuDevicePrimaryCtxGetState, "cuDevicePrimaryCtxGetState",                                \
	  (int d, unsigned int *flags, int *active))                                               \
	X(cuCtxCreate_v2, "cuCtxCreate", (ctx_t * out, unsigned int flags, int d))                 \
	X(cuCtxDestroy_v2, "cuCtxDestroy", (ctx_t c))                                              \
	X(cuCtxSetCurrent, "cuCtxSetCurrent", (ctx_t c))                                           \
	X(cuMemAlloc_v2, "cuMemAlloc", (ptr * out, size_t len))                                    \
	X(cuMemFree_v2, "cuMemFree", (ptr p))                                                      \
	X(cuMemHostAlloc, "cuMemHostAlloc", (void **out, size_t len, unsigned int flags))          \
	X(cuMemAllocHost_v2, "cuMemAllocHost", (void **out, size_t len))                           \
	X(cuMemFreeHost, "cuMemFreeHost", (void *p))                                               \
	X(cuMemHostGetDevicePointer_v2, "cuMemHostGetDevicePointer",                               \
	  (ptr * out, void *p, unsigned int flags))                                                \
	X(cuMemHostGetFlags, "cuMemHostGetFlags", (unsigned int *out, void *p))                    \
	X(cuMemHostRegister_v2, "cuMemHostRegister", (void *p, size_t len, unsigned int flags))    \
	X(cuMemHostUnregister, "cuMemHostUnregister", (void *p))                                   \
	X(cuMemGetAddressRange_v2, "cuMemGetAddressRange", (ptr * base, size_t * len, ptr p))      \
	X(cuPointerGetAttribute, "cuPointerGetAttribute", (void *out, unsigned int attr, ptr p))   \
	X(cuPointerGetAttributes, "cuPointerGetAttributes",                                        \
	  (unsigned int n, unsigned int *attrs, void **out, ptr p))                                \
	X(cuMemcpyHtoDAsync_v2, "cuMemcpyHtoDAsync",                                               \
	  (ptr dst, const void *src, size_t len, stream_t s))                                      \
	X(cuMemcpyDtoHAsync_v2, "cuMemcpyDtoHAsync", (void *dst, ptr src, size_t len, stream_t s)) \
	X(cuMemsetD8Async, "cuMemsetD8Async",                                                      \
	  (ptr dst, unsigned char byte, size_t len, stream_t s))                                   \
	X(cuStreamCreate, "cuStreamCreate", (stream_t * out, unsigned int flags))                  \
	X(cuStreamDestroy_v2, "cuStreamDestroy", (stream_t s))                                     \
	X(cuStreamSynchronize, "cuStreamSynchronize", (stream_t s))                                \
	X(cuLaunchHostFunc, "cuLaunchHostFunc", (stream_t s, void (*fn)(void *), void *arg))

/* Those that only a real driver has. */
#define MORE_CALLS(X)                                                                       \
	X(cuStreamBeginCapture_v2, "cuStreamBeginCapture", (stream_t s, unsigned int mode)) \
	X(cuStreamEndCapture, "cuStreamEndCapture", (stream_t s, void **graph))

static struct {
#define X(name, base, params) unsigned int(*name) params;
	CALLS(X)
	MORE_CALLS(X)
#undef X
} cu;

static size_t len;
static int turns;
static ctx_t primary;
static stream_t stream;

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void load(int by_proc)
{
	const char *name = getenv("WIDE_APP_CUDA");
	void *lib = dlopen(name ? name : "libcuda.so.1", RTLD_NOW);
	unsigned int (*proc)(const char *, void **, int, uint64_t, unsigned int *) = NULL;
	void *p;

	if (!lib) {
		printf("skipped: %s\n", dlerror());
		exit(77);
	}
	p = dlsym(lib, "cuGetProcAddress_v2");
	memcpy(&proc, &p, sizeof(p));
#define X(fn, base, params)                           \
	p = NULL;                                     \
	if (by_proc && proc) {                        \
		(void)proc(base, &p, 12000, 0, NULL); \
	}                                             \
	p = p ? p : dlsym(lib, #fn);                  \
	memcpy(&cu.fn, &p, sizeof(p));
	CALLS(X)
	MORE_CALLS(X)
#undef X
#define X(fn, base, params)                      \
	if (!cu.fn) {                            \
		printf("skipped: no %s\n", #fn); \
		exit(77);                        \
	}
	CALLS(X)
#undef X
}

#define SAY(call) printf("\t%s: %u\n", #call, call)

static void fill(unsigned char *p, size_t n, unsigned int seed)
{
	for (size_t i = 0; i < n; i += 4096) {
		uint32_t v = (uint32_t)(i / 4096) * 2654435761u + seed;

		memcpy(p + i, &v, n - i < 4 ? n - i : 4);
	}
	p[n - 1] = (unsigned char)seed;
}

static size_t wrong(const unsigned char *p, size_t n, unsigned int seed)
{
	size_t bad = p[n - 1] != (unsigned char)seed;

	for (size_t i = 0; i + 4096 < n; i += 4096) {
		uint32_t v = (uint32_t)(i / 4096) * 2654435761u + seed;

		bad += memcmp(p + i, &v, 4) != 0;
	}
	return bad;
}

/* What differs each time, as numbers of allocations do: whether all of the memory has the same. */
static void number(unsigned int attr, unsigned char *p, size_t off)
{
	unsigned long long id[2] = { 0, 0 };
	unsigned int r = cu.cuPointerGetAttribute(&id[0], attr, (ptr)(uintptr_t)p);

	r = r ? r : cu.cuPointerGetAttribute(&id[1], attr, (ptr)(uintptr_t)(p + off));
	if (r) {
		printf(" %u:error %u", attr, r);
	} else {
		printf(" %u:%s", attr, !id[0] ? "none" : id[0] == id[1] ? "one" : "several");
	}
}

/* The attributes by number; those that are addresses or lengths as what they are of the memory. */
static void attributes(unsigned char *p, size_t off)
{
	static const unsigned int several[] = { 2, 3, 4, 8, 9, 11, 12 };
	unsigned long long v[7];
	unsigned int names[7];
	void *at[7];

	printf("\tattributes at %s:", off == 0	       ? "its begin"
				      : off == len - 1 ? "its end"
						       : "its middle");
	for (unsigned int a = 1; a < 20; a++) {
		unsigned long long out[8] = { 0 };
		unsigned int r;

		if (a == 5 || a == 7) {
			continue; /* of another driver; different each time */
		}
		r = cu.cuPointerGetAttribute(out, a, (ptr)(uintptr_t)(p + off));
		if (r) {
			printf(" %u:error %u", a, r);
		} else if (a == 1) {
			printf(" %u:%s", a,
			       (ctx_t)(uintptr_t)out[0] == primary ? "primary"
			       : out[0]				   ? "other"
								   : "none");
		} else if (a == 3 || a == 4 || a == 11 || a == 19) {
			printf(" %u:%+lld", a, out[0] ? (long long)(out[0] - (uintptr_t)p) : -1);
		} else if (a == 12 || a == 18) {
			printf(" %u:len%+lld", a, (long long)(out[0] - len));
		} else {
			printf(" %u:%llu", a, out[0]);
		}
	}
	number(7, p, off);
	number(20, p, off);
	printf("\n");
	for (int i = 0; i < 7; i++) {
		v[i] = 0;
		names[i] = several[i];
		at[i] = &v[i];
	}
	printf("\tthe same at once: %u",
	       cu.cuPointerGetAttributes(7, names, at, (ptr)(uintptr_t)(p + off)));
	printf(" type %u, pointers %+lld %+lld, managed %u, GPU %d, range %+lld len%+lld\n",
	       (unsigned int)v[0], (long long)(v[1] - (uintptr_t)p),
	       (long long)(v[2] - (uintptr_t)p), (unsigned int)(v[3] & 1), (int)v[4],
	       (long long)(v[5] - (uintptr_t)p), (long long)(v[6] - len));
}

static unsigned int type_of(const void *p)
{
	unsigned int type = 0;
	unsigned int r = cu.cuPointerGetAttribute(&type, 2, (ptr)(uintptr_t)p);

	return r ? 1000 + r : type;
}

/* Asked of the kernel, which reads it. */
static const char *there(const void *p)
{
	int ends[2];
	ssize_t n;

	if (pipe(ends)) {
		return "not known";
	}
	n = write(ends[1], p, 1);
	close(ends[0]);
	close(ends[1]);
	return n == 1 ? "there" : "not there";
}

/* In by the copy engine, out to another place, and a fill by the GPU. */
static void use(unsigned char *p, stream_t s, const char *where)
{
	unsigned char *back = malloc(len);
	size_t bad = 0;
	ptr at = 0;
	ptr dev = 0;
	unsigned int r = cu.cuMemAlloc_v2(&dev, len);

	fill(p, len, 7);
	r = r ? r : cu.cuMemcpyHtoDAsync_v2(dev, p, len, s);
	r = r ? r : cu.cuStreamSynchronize(s);
	memset(p, 0, len);
	r = r ? r : cu.cuMemcpyDtoHAsync_v2(p, dev, len, s);
	r = r ? r : cu.cuStreamSynchronize(s);
	bad += r ? 0 : wrong(p, len, 7);
	r = r ? r : cu.cuMemcpyDtoHAsync_v2(back, dev, len, s);
	r = r ? r : cu.cuStreamSynchronize(s);
	bad += r ? 0 : wrong(back, len, 7);
	r = r ? r : cu.cuMemHostGetDevicePointer_v2(&at, p, 0);
	r = r ? r : cu.cuMemsetD8Async(at + 1, 0x5a, len - 2, s);
	r = r ? r : cu.cuStreamSynchronize(s);
	for (size_t i = 0; i < len && !r; i++) {
		bad += p[i] != (i == 0 ? back[0] : i == len - 1 ? back[len - 1] : 0x5a);
	}
	(void)cu.cuMemFree_v2(dev);
	free(back);
	printf("\tused in %s: %u, wrong %zu\n", where, r, bad);
}

static void one(unsigned char *p)
{
	unsigned int flags = 99;
	size_t zeros = 1;
	size_t range = 0;
	ptr base = 0;
	ptr d = 0;

	for (size_t i = 0; i < len && zeros; i++) {
		zeros = p[i] == 0;
	}
	printf("\tzeros: %zu\n", zeros);
	printf("\tdevice pointer: %u", cu.cuMemHostGetDevicePointer_v2(&d, p + 12345, 0));
	printf(" %+lld;", (long long)(d - (uintptr_t)p));
	printf(" with flags: %u\n", cu.cuMemHostGetDevicePointer_v2(&d, p, 1));
	printf("\tflags: %u", cu.cuMemHostGetFlags(&flags, p));
	printf(" %u; inside:", flags);
	flags = 99;
	printf(" %u", cu.cuMemHostGetFlags(&flags, p + len / 2));
	printf(" %u\n", flags);
	printf("\trange: %u", cu.cuMemGetAddressRange_v2(&base, &range, (ptr)(uintptr_t)p + 4097));
	printf(" %+lld len%+lld\n", base ? (long long)(base - (uintptr_t)p) : 0,
	       (long long)(range - len));
	attributes(p, 0);
	attributes(p, len / 2);
	attributes(p, len - 1);
	use(p, stream, "its context");
}

static unsigned char *alloc(unsigned int flags)
{
	void *p = NULL;
	unsigned int r = cu.cuMemHostAlloc(&p, len, flags);

	if (r) {
		printf("\tallocation failed: %u\n", r);
		exit(1);
	}
	return p;
}

static void kinds(void)
{
	void *p = NULL;
	double t;

	for (unsigned int flags = 0; flags < 8; flags++) {
		printf("cuMemHostAlloc, flags %u\n", flags);
		t = now();
		p = alloc(flags);
		fprintf(stderr, "allocated in %.3f s\n", now() - t);
		one(p);
		SAY(cu.cuMemFreeHost(p));
	}
	printf("cuMemAllocHost\n");
	SAY(cu.cuMemAllocHost_v2(&p, len));
	one(p);
	SAY(cu.cuMemFreeHost(p));
}

/* Two that live at the same time are two for who goes by numbers. */
static void numbers(void)
{
	static const unsigned int attrs[] = { 7, 20 };
	unsigned char *p = alloc(0);
	unsigned char *q = alloc(0);

	printf("numbers of two\n");
	for (int i = 0; i < 2; i++) {
		unsigned long long id[2] = { 0, 0 };
		unsigned int r = cu.cuPointerGetAttribute(&id[0], attrs[i], (ptr)(uintptr_t)p);

		r = r ? r : cu.cuPointerGetAttribute(&id[1], attrs[i], (ptr)(uintptr_t)q);
		printf("\tattribute %u: %u, %s\n", attrs[i], r,
		       id[0] == id[1] ? "the same" : "different");
	}
	SAY(cu.cuMemFreeHost(p));
	SAY(cu.cuMemFreeHost(q));
}

static void errors(void)
{
	void *none = NULL;
	unsigned char *p = alloc(0);
	unsigned char *pages =
		mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	unsigned int flags;

	printf("errors\n");
	SAY(cu.cuMemHostAlloc(&none, len, 0x1000));
	SAY(cu.cuMemHostAlloc(&none, 0, 0));
	SAY(cu.cuMemHostAlloc(NULL, len, 0));
	SAY(cu.cuMemHostAlloc(&none, (size_t)1 << 50, 0));
	SAY(cu.cuMemHostUnregister(p));
	SAY(cu.cuMemHostUnregister(p + 4096));
	SAY(cu.cuMemHostRegister_v2(p, len, 1));
	SAY(cu.cuMemHostRegister_v2(p + 8192, 4096, 1));
	SAY(cu.cuMemFreeHost(p + 4096));
	SAY(cu.cuMemFree_v2((ptr)(uintptr_t)p));
	SAY(cu.cuMemHostGetDevicePointer_v2((ptr *)&none, NULL, 0));
	use(p, stream, "its context after them");
	SAY(cu.cuMemHostRegister_v2(pages, len, 1));
	SAY(cu.cuMemHostGetFlags(&flags, pages));
	SAY(cu.cuMemFreeHost(pages));
	SAY(cu.cuMemHostUnregister(pages));
	SAY(cu.cuMemFreeHost(p));
	SAY(type_of(p));
	SAY(cu.cuMemHostGetFlags(&flags, p));
	SAY(cu.cuMemFreeHost(p));
	SAY(cu.cuMemFreeHost(NULL));
	printf("\tafter the free: %s\n", there(p));
	munmap(pages, len);
}

static void contexts(void)
{
	unsigned char *before = alloc(0);
	unsigned char *inside;
	unsigned char *later;
	unsigned int flags = 99;
	stream_t s;
	ctx_t c;

	printf("contexts\n");
	SAY(cu.cuCtxCreate_v2(&c, 0, 0));
	SAY(cu.cuStreamCreate(&s, 1));
	use(before, s, "a context that was created later");
	SAY(cu.cuMemHostGetFlags(&flags, before));
	attributes(before, 0);
	inside = alloc(0);
	SAY(cu.cuCtxSetCurrent(primary));
	later = alloc(0);
	use(inside, stream, "the primary context, of the other one's");
	SAY(cu.cuCtxSetCurrent(c));
	use(later, s, "a context that was created before");
	SAY(cu.cuMemFreeHost(later));
	SAY(cu.cuStreamDestroy_v2(s));
	SAY(cu.cuCtxDestroy_v2(c));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(type_of(inside));
	printf("\tits context is gone: %s\n", there(inside));
	use(before, stream, "its context after the other one's end");
	SAY(cu.cuCtxSetCurrent(NULL));
	SAY(cu.cuMemHostAlloc((void **)&inside, len, 0));
	SAY(cu.cuMemHostGetFlags(&flags, before));
	SAY(type_of(before));
	SAY(cu.cuMemFreeHost(before));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(type_of(before));
	if (type_of(before)) {
		SAY(cu.cuMemFreeHost(before));
	}
}

static volatile int ended;

static void sleep_a_while(void *arg)
{
	struct timespec t = { 0, 150000000 };

	(void)arg;
	nanosleep(&t, NULL);
	ended = 1;
}

/* Whether a free waits for what streams have to do. */
static void waits(void)
{
	unsigned char *p = alloc(0);
	unsigned char *q = alloc(0);
	stream_t s;
	ctx_t c;

	printf("waiting\n");
	ended = 0;
	SAY(cu.cuLaunchHostFunc(stream, sleep_a_while, NULL));
	SAY(cu.cuMemFreeHost(p));
	printf("\ta free waited for a stream of its context: %d\n", ended);
	SAY(cu.cuStreamSynchronize(stream));
	SAY(cu.cuCtxCreate_v2(&c, 0, 0));
	SAY(cu.cuStreamCreate(&s, 1));
	SAY(cu.cuCtxSetCurrent(primary));
	ended = 0;
	SAY(cu.cuCtxSetCurrent(c));
	SAY(cu.cuLaunchHostFunc(s, sleep_a_while, NULL));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(cu.cuMemFreeHost(q));
	printf("\ta free waited for a stream of another context: %d\n", ended);
	SAY(cu.cuCtxSetCurrent(c));
	SAY(cu.cuStreamSynchronize(s));
	SAY(cu.cuStreamDestroy_v2(s));
	SAY(cu.cuCtxDestroy_v2(c));
	SAY(cu.cuCtxSetCurrent(primary));
}

static void forks(void)
{
	unsigned char *p = alloc(0);
	unsigned int flags;
	int ends[2];
	int status = -1;
	pid_t pid;
	char c;

	printf("fork\n");
	fflush(NULL);
	fill(p, len, 3);
	pid = fork();
	if (pid == 0) {
		printf("\tin the child: wrong %zu\n", wrong(p, len, 3));
		SAY(cu.cuMemHostGetFlags(&flags, p));
		SAY(type_of(p));
		SAY(cu.cuMemFreeHost(p));
		fill(p, len, 4);
		fflush(NULL);
		_exit(0);
	}
	waitpid(pid, &status, 0);
	printf("\tthe child ended with %d; in the parent: wrong %zu\n", status, wrong(p, len, 4));
	use(p, stream, "its context");
	fflush(NULL);
	if (pipe(ends)) {
		return;
	}
	pid = fork();
	if (pid == 0) {
		close(ends[1]);
		(void)!read(ends[0], &c, 1); /* the parent has freed it */
		fill(p, len, 5);
		printf("\tfreed by the parent, in the child: wrong %zu\n", wrong(p, len, 5));
		fflush(NULL);
		_exit(0);
	}
	SAY(cu.cuMemFreeHost(p));
	close(ends[0]);
	close(ends[1]);
	fflush(NULL);
	waitpid(pid, &status, 0);
	printf("\tthe child ended with %d\n", status);
}

static void *work(void *arg)
{
	unsigned int seed = *(unsigned int *)arg;
	unsigned int r = cu.cuCtxSetCurrent(primary);
	stream_t s = NULL;
	size_t bad = 0;
	ptr dev = 0;
	void *p;

	r = r ? r : cu.cuStreamCreate(&s, 1);
	r = r ? r : cu.cuMemAlloc_v2(&dev, len);
	for (unsigned int i = 0; i < 6 && !r; i++) {
		r = cu.cuMemHostAlloc(&p, len, 0);
		if (r) {
			break;
		}
		fill(p, len, seed + i);
		r = cu.cuMemcpyHtoDAsync_v2(dev, p, len, s);
		r = r ? r : cu.cuStreamSynchronize(s);
		memset(p, 0, len);
		r = r ? r : cu.cuMemcpyDtoHAsync_v2(p, dev, len, s);
		r = r ? r : cu.cuStreamSynchronize(s);
		bad += wrong(p, len, seed + i);
		bad += type_of(p) != 1;
		r = r ? r : cu.cuMemFreeHost(p);
	}
	*(unsigned int *)arg = r ? r : bad != 0;
	return NULL;
}

static void threads(void)
{
	pthread_t t[4];
	unsigned int arg[4];

	printf("threads\n");
	for (unsigned int i = 0; i < 4; i++) {
		arg[i] = 100 * i;
		pthread_create(&t[i], NULL, work, &arg[i]);
	}
	for (int i = 0; i < 4; i++) {
		pthread_join(t[i], NULL);
		printf("\tthread: %u\n", arg[i]);
	}
}

/* A few stay meanwhile. */
static void many(void)
{
	unsigned char *held[5];
	unsigned int r = 0;
	size_t bad = 0;
	void *p;

	printf("many\n");
	for (unsigned int k = 0; k < 5; k++) {
		held[k] = alloc(0);
		fill(held[k], len, k);
	}
	for (int i = 0; i < turns && !r; i++) {
		r = cu.cuMemHostAlloc(&p, len, 0);
		if (!r) {
			bad += ((unsigned char *)p)[len / 2] != 0;
			((unsigned char *)p)[len / 2] = 1;
			r = cu.cuMemFreeHost(p);
		}
	}
	for (unsigned int k = 0; k < 5; k++) {
		bad += wrong(held[k], len, k);
		r = r ? r : cu.cuMemFreeHost(held[k]);
	}
	printf("\tallocations in turn: %u, wrong %zu\n", r, bad);
}

/* What the driver refuses while a stream is captured. */
static void capture(void)
{
	void *graph = NULL;
	void *p = NULL;
	unsigned char *q;
	stream_t s;

	if (!cu.cuStreamBeginCapture_v2 || !cu.cuStreamEndCapture) {
		return;
	}
	printf("capture\n");
	q = alloc(0);
	SAY(cu.cuStreamCreate(&s, 1));
	SAY(cu.cuStreamBeginCapture_v2(s, 0));
	SAY(cu.cuMemHostAlloc(&p, len, 0));
	SAY(cu.cuStreamEndCapture(s, &graph));
	SAY(cu.cuStreamDestroy_v2(s));
	SAY(cu.cuStreamCreate(&s, 1));
	SAY(cu.cuStreamBeginCapture_v2(s, 0));
	SAY(cu.cuMemFreeHost(q));
	SAY(cu.cuStreamEndCapture(s, &graph));
	printf("\tafter it: type %u\n", type_of(q));
	if (type_of(q)) {
		SAY(cu.cuMemFreeHost(q));
	}
	if (p) {
		SAY(cu.cuMemFreeHost(p));
	}
	SAY(cu.cuStreamDestroy_v2(s));
}

static void ends(void)
{
	unsigned char *p = alloc(0);
	unsigned int flags = 0;
	int active = -1;

	printf("reset\n");
	SAY(cu.cuDevicePrimaryCtxReset_v2(0));
	printf("\tafter it: type %u, %s\n", type_of(p), there(p));
	SAY(cu.cuDevicePrimaryCtxRelease_v2(0));
	SAY(cu.cuDevicePrimaryCtxRetain(&primary, 0));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(cu.cuStreamCreate(&stream, 1));
	p = alloc(0);
	use(p, stream, "its context");
	SAY(cu.cuMemFreeHost(p));
	p = alloc(1);
	SAY(cu.cuStreamDestroy_v2(stream));
	SAY(cu.cuDevicePrimaryCtxRelease_v2(0));
	SAY(cu.cuDevicePrimaryCtxGetState(0, &flags, &active));
	printf("\treleased: active %d, type %u, %s\n", active, type_of(p), there(p));
	SAY(cu.cuDevicePrimaryCtxRetain(&primary, 0));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(cu.cuStreamCreate(&stream, 1));
	p = alloc(0);
	use(p, stream, "its context");
	SAY(cu.cuMemFreeHost(p));
}

int main(int argc, char **argv)
{
	len = ((size_t)(argc > 1 ? atoi(argv[1]) : 64) << 20) + 12345;
	turns = argc > 2 ? atoi(argv[2]) : 50;
	setvbuf(stdout, NULL, _IOLBF, 0);
	load(argc > 3 && strcmp(argv[3], "proc") == 0);
	if (cu.cuInit(0)) {
		printf("skipped: cuInit fails\n");
		return 77;
	}
	SAY(cu.cuDevicePrimaryCtxRetain(&primary, 0));
	SAY(cu.cuCtxSetCurrent(primary));
	SAY(cu.cuStreamCreate(&stream, 1));
	kinds();
	numbers();
	errors();
	contexts();
	waits();
	forks();
	threads();
	many();
	capture();
	ends();
	return 0;
}
