/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a GPU driver holds up while a stream waits for a value: the driver alone, none of the
 * library. It decides on which devices src/dev/cuda/quiesce.c must wait for a still moment.
 *
 *	held_up [LIBCUDA]
 *
 * A stream of the first GPU waits for a value in host memory. Meanwhile one thread makes a call for
 * the first GPU or the second: it frees, unregisters, allocates, registers, makes a stream, unmaps
 * memory that both may reach, or asks who may reach it. Then another thread queues a copy, on the
 * first GPU or the second. Printed is whether each call returned within a second, before the value
 * was set; what did not is held up by the stream. With one GPU there are fewer lines; with two all
 * is asked again while a stream of the second waits for an event of the first's, and again with
 * peer access.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef unsigned int cuda_result;
typedef unsigned long long cuda_ptr;

struct CUctx_st;
struct CUstream_st;
struct CUevent_st;

/* As the driver lays them out: memory of one GPU, and who may reach it. */
struct prop {
	int type;    /* 1: pinned */
	int handles; /* 0: not to be shared */
	int place;   /* 1: a GPU */
	int gpu;
	void *unused;
	unsigned char flags[8];
};

struct place {
	int kind; /* 1: a GPU */
	int gpu;
};

struct access {
	struct place who;
	int flags; /* 3: reads and writes */
};

#define SYMBOLS(X)                                                                              \
	X(cuInit, , (unsigned int flags))                                                       \
	X(cuGetErrorName, , (cuda_result r, const char **out))                                  \
	X(cuDeviceGetCount, , (int *out))                                                       \
	X(cuDeviceGet, , (int *out, int ordinal))                                               \
	X(cuDevicePrimaryCtxRetain, , (struct CUctx_st * *out, int device))                     \
	X(cuCtxPushCurrent, _v2, (struct CUctx_st * ctx))                                       \
	X(cuCtxPopCurrent, _v2, (struct CUctx_st * *out))                                       \
	X(cuCtxEnablePeerAccess, , (struct CUctx_st * peer, unsigned int flags))                \
	X(cuMemCreate, ,                                                                        \
	  (unsigned long long *out, size_t len, const struct prop *prop, unsigned long long f)) \
	X(cuMemAddressReserve, ,                                                                \
	  (cuda_ptr * out, size_t len, size_t align, cuda_ptr at, unsigned long long f))        \
	X(cuMemMap, ,                                                                           \
	  (cuda_ptr p, size_t len, size_t off, unsigned long long m, unsigned long long f))     \
	X(cuMemSetAccess, , (cuda_ptr p, size_t len, const struct access *who, size_t n))       \
	X(cuMemGetAccess, , (unsigned long long *out, const struct place *who, cuda_ptr p))     \
	X(cuMemUnmap, , (cuda_ptr p, size_t len))                                               \
	X(cuMemRelease, , (unsigned long long m))                                               \
	X(cuEventCreate, , (struct CUevent_st * *out, unsigned int flags))                      \
	X(cuEventRecord, , (struct CUevent_st * e, struct CUstream_st * s))                     \
	X(cuStreamWaitEvent, , (struct CUstream_st * s, struct CUevent_st * e, unsigned int f)) \
	X(cuMemAlloc, _v2, (cuda_ptr * out, size_t len))                                        \
	X(cuMemFree, _v2, (cuda_ptr p))                                                         \
	X(cuMemHostRegister, _v2, (void *p, size_t len, unsigned int flags))                    \
	X(cuMemHostUnregister, , (void *p))                                                     \
	X(cuMemcpyAsync, , (cuda_ptr to, cuda_ptr from, size_t len, struct CUstream_st * s))    \
	X(cuStreamCreate, , (struct CUstream_st * *out, unsigned int flags))                    \
	X(cuStreamSynchronize, , (struct CUstream_st * s))                                      \
	X(cuStreamWaitValue32, _v2,                                                             \
	  (struct CUstream_st * s, cuda_ptr p, unsigned int value, unsigned int flags))

static struct {
#define X(name, suffix, params) cuda_result(*name) params;
	SYMBOLS(X)
#undef X
} api;

#define LEN ((size_t)1 << 20)
#define MAPPED ((size_t)2 << 20)
#define PATIENCE_MS 1000

static struct gpu {
	struct CUctx_st *ctx;
	struct CUstream_st *waits;
	struct CUstream_st *copies;
	struct CUevent_st *event;
	cuda_ptr mem;
	int device;
} gpus[2];
static int n_gpus;
static atomic_uint *word; /* registered, and staging memory behind it */
static unsigned int value;

static void must(cuda_result r, const char *what)
{
	const char *name = NULL;

	if (r) {
		(void)api.cuGetErrorName(r, &name);
		fprintf(stderr, "%s: %s\n", what, name ? name : "?");
		exit(1);
	}
}

#define MUST(call) must(api.call, #call)

enum what {
	FREE,
	UNREGISTER,
	ALLOC,
	REGISTER,
	CREATE,
	UNMAP,
	RELEASE,
	ASK,
	WHATS,
	COPY,
};

static const char *const names[WHATS] = { "cuMemFree",
					  "cuMemHostUnregister",
					  "cuMemAlloc",
					  "cuMemHostRegister",
					  "cuStreamCreate",
					  "cuMemUnmap, of both",
					  "cuMemRelease, of both",
					  "cuMemGetAccess" };

/* One call on one GPU, by a thread of its own. What it gives back is made before. */
struct call {
	enum what what;
	struct gpu *g;
	cuda_ptr block;
	unsigned long long handle;
	void *pinned;
	pthread_t thread;
	atomic_bool done;
};

static void *run(void *arg)
{
	struct call *c = arg;
	struct CUstream_st *made;
	const struct place here = { 1, c->g->device };
	unsigned long long rights;
	struct CUctx_st *old;

	MUST(cuCtxPushCurrent(c->g->ctx));
	switch (c->what) {
	case FREE:
		MUST(cuMemFree(c->block));
		break;
	case UNREGISTER:
		MUST(cuMemHostUnregister(c->pinned));
		break;
	case ALLOC:
		MUST(cuMemAlloc(&c->block, LEN * 4));
		break;
	case REGISTER:
		MUST(cuMemHostRegister(c->pinned, LEN, 1)); /* portable */
		break;
	case CREATE:
		MUST(cuStreamCreate(&made, 1)); /* left */
		break;
	case UNMAP:
		MUST(cuMemUnmap(c->block, MAPPED));
		break;
	case RELEASE:
		MUST(cuMemRelease(c->handle));
		break;
	case ASK:
		MUST(cuMemGetAccess(&rights, &here, c->block));
		break;
	default:
		/* Long enough to be none that stands among the commands. */
		MUST(cuMemcpyAsync(c->g->mem, (cuda_ptr)(uintptr_t)word + 4096, LEN, c->g->copies));
	}
	MUST(cuCtxPopCurrent(&old));
	atomic_store(&c->done, true);
	return NULL;
}

static void *map(size_t len)
{
	void *p = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED) {
		perror("mmap");
		exit(1);
	}
	return p;
}

/* Memory of one GPU that all may reach, if they can. */
static void map_for_all(struct call *c)
{
	struct prop prop = { .type = 1, .place = 1, .gpu = c->g->device };
	struct access who[2] = { { { 1, c->g->device }, 3 },
				 { { 1, gpus[c->g == gpus].device }, 3 } };

	MUST(cuMemCreate(&c->handle, MAPPED, &prop, 0));
	MUST(cuMemAddressReserve(&c->block, MAPPED, 0, 0, 0));
	MUST(cuMemMap(c->block, MAPPED, 0, c->handle, 0));
	if (n_gpus < 2 || api.cuMemSetAccess(c->block, MAPPED, who, 2)) {
		MUST(cuMemSetAccess(c->block, MAPPED, who, 1));
	}
	if (c->what == RELEASE) {
		MUST(cuMemUnmap(c->block, MAPPED));
	}
}

static void prepare(struct call *c)
{
	struct CUctx_st *old;

	MUST(cuCtxPushCurrent(c->g->ctx));
	if (c->what == FREE) {
		MUST(cuMemAlloc(&c->block, LEN * 4));
	} else if (c->what == UNREGISTER || c->what == REGISTER) {
		c->pinned = map(LEN);
		if (c->what == UNREGISTER) {
			MUST(cuMemHostRegister(c->pinned, LEN, 1)); /* portable */
		}
	} else if (c->what == UNMAP || c->what == RELEASE || c->what == ASK) {
		map_for_all(c);
	}
	MUST(cuCtxPopCurrent(&old));
}

/* What a call has made. */
static void clean(struct call *c)
{
	struct CUctx_st *old;

	MUST(cuCtxPushCurrent(c->g->ctx));
	if (c->what == REGISTER) {
		MUST(cuMemHostUnregister(c->pinned));
	} else if (c->what == ALLOC) {
		MUST(cuMemFree(c->block));
	} else if (c->what == UNMAP || c->what == ASK) {
		if (c->what == ASK) {
			MUST(cuMemUnmap(c->block, MAPPED));
		}
		MUST(cuMemRelease(c->handle));
	}
	if (c->pinned) {
		(void)munmap(c->pinned, LEN);
	}
	MUST(cuCtxPopCurrent(&old));
}

/* Whether it returns in time. */
static bool returns(struct call *c)
{
	if (pthread_create(&c->thread, NULL, run, c)) {
		fprintf(stderr, "no thread\n");
		exit(1);
	}
	for (int ms = 0; ms < PATIENCE_MS && !atomic_load(&c->done); ms++) {
		(void)usleep(1000);
	}
	return atomic_load(&c->done);
}

/* A stream of GPU 0 waits for the value; with `chain` one of GPU 1 waits for that stream. */
static void stand(bool chain)
{
	struct CUctx_st *old;

	MUST(cuCtxPushCurrent(gpus[0].ctx));
	MUST(cuStreamWaitValue32(gpus[0].waits, (cuda_ptr)(uintptr_t)word, ++value, 0));
	MUST(cuEventRecord(gpus[0].event, gpus[0].waits));
	MUST(cuCtxPopCurrent(&old));
	if (chain) {
		MUST(cuCtxPushCurrent(gpus[1].ctx));
		MUST(cuStreamWaitEvent(gpus[1].waits, gpus[0].event, 0));
		MUST(cuCtxPopCurrent(&old));
	}
	(void)usleep(50000); /* so that it does wait */
}

static void ask(enum what what, int on, int beside, bool chain)
{
	struct call first = { .what = what, .g = &gpus[on] };
	struct call second = { .what = COPY, .g = &gpus[beside] };
	struct CUctx_st *old;
	bool gave, copied;

	prepare(&first);
	stand(chain);
	gave = returns(&first);
	copied = returns(&second);
	atomic_store(word, value);
	(void)pthread_join(first.thread, NULL);
	(void)pthread_join(second.thread, NULL);
	for (int i = 0; i < n_gpus; i++) {
		MUST(cuCtxPushCurrent(gpus[i].ctx));
		MUST(cuStreamSynchronize(gpus[i].waits));
		MUST(cuStreamSynchronize(gpus[i].copies));
		MUST(cuCtxPopCurrent(&old));
	}
	clean(&first);
	printf("| %s on GPU %d: %s | a copy queued on GPU %d meanwhile: %s |\n", names[what], on,
	       gave ? "returned" : "held up", beside, copied ? "returned" : "held up");
	fflush(stdout);
}

static void ask_all(bool chain)
{
	for (enum what what = FREE; what < WHATS; what++) {
		for (int on = 0; on < n_gpus; on++) {
			for (int beside = 0; beside < n_gpus; beside++) {
				ask(what, on, beside, chain);
			}
		}
	}
}

static void load(const char *name)
{
	void *lib = dlopen(name, RTLD_NOW);
	void *p;

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(1);
	}
#define X(name, suffix, params)                                   \
	p = dlsym(lib, #name #suffix);                            \
	if (!p) {                                                 \
		fprintf(stderr, "the driver has no %s\n", #name); \
		exit(1);                                          \
	}                                                         \
	memcpy(&api.name, &p, sizeof(p));
	SYMBOLS(X)
#undef X
}

static bool reach_each_other(void)
{
	struct CUctx_st *old;
	bool all = n_gpus > 1;

	for (int i = 0; i < n_gpus && all; i++) {
		MUST(cuCtxPushCurrent(gpus[i].ctx));
		all = api.cuCtxEnablePeerAccess(gpus[!i].ctx, 0) == 0;
		MUST(cuCtxPopCurrent(&old));
	}
	return all;
}

int main(int argc, char **argv)
{
	struct CUctx_st *old;

	load(argc > 1 ? argv[1] : "libcuda.so.1");
	MUST(cuInit(0));
	MUST(cuDeviceGetCount(&n_gpus));
	n_gpus = n_gpus > 2 ? 2 : n_gpus;
	word = map(4096 + LEN);
	for (int i = 0; i < n_gpus; i++) {
		MUST(cuDeviceGet(&gpus[i].device, i));
		MUST(cuDevicePrimaryCtxRetain(&gpus[i].ctx, gpus[i].device));
		MUST(cuCtxPushCurrent(gpus[i].ctx));
		MUST(cuStreamCreate(&gpus[i].waits, 1)); /* non-blocking */
		MUST(cuStreamCreate(&gpus[i].copies, 1));
		MUST(cuEventCreate(&gpus[i].event, 2)); /* without times */
		MUST(cuMemAlloc(&gpus[i].mem, LEN));
		if (i == 0) {
			MUST(cuMemHostRegister(word, 4096 + LEN, 3)); /* portable, mapped */
		}
		MUST(cuCtxPopCurrent(&old));
	}
	printf("a stream of GPU 0 waits for a value\n");
	ask_all(false);
	if (n_gpus > 1) {
		printf("a stream of GPU 1 waits for that stream, too\n");
		ask_all(true);
	}
	if (reach_each_other()) {
		printf("the first, with peer access between the two\n");
		ask_all(false);
		printf("both, with peer access\n");
		ask_all(true);
	}
	return 0;
}
