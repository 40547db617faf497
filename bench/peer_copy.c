/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies between two GPUs by the library, and by the driver alone beside it, turn by turn in one
 * process: medians of the rounds, and how many times as fast the library was. The driver copies on
 * a stream of the source's device and on one of the destination's: raw_us is the faster of the two,
 * raw_by says which.
 *
 *	peer_copy [--rounds N] [--size MIB] [--no-access] [--only WORD] [--lib LIBCUDA] [A B]
 *
 * A and B are devices, cuda:0 and cuda:1 if not said. --no-access: neither side opens peer access,
 * which must be so from the process's start; only the large copies are measured then. Of software
 * GPUs memcpy() stands in for the driver. Prints one JSON object; bytes are looked at after each
 * part.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

typedef unsigned int cuda_result;
typedef unsigned long long cuda_ptr;

struct CUctx_st;
struct CUstream_st;

/* CUmemcpyAttributes, of CUDA 13. */
struct batch_attrs {
	int order; /* 1: by the stream */
	int src_hint[2];
	int dst_hint[2];
	unsigned int flags;
};

#define SYMBOLS(X)                                                                           \
	X(cuInit, , (unsigned int flags))                                                    \
	X(cuDeviceGet, , (int *out, int ordinal))                                            \
	X(cuDevicePrimaryCtxRetain, , (struct CUctx_st * *out, int device))                  \
	X(cuCtxSetCurrent, , (struct CUctx_st * ctx))                                        \
	X(cuMemHostAlloc, , (void **out, size_t len, unsigned int flags))                    \
	X(cuMemFreeHost, , (void *p))                                                        \
	X(cuMemcpyAsync, , (cuda_ptr to, cuda_ptr from, size_t len, struct CUstream_st *))   \
	X(cuMemcpyPeerAsync, ,                                                               \
	  (cuda_ptr to, struct CUctx_st * to_ctx, cuda_ptr from, struct CUctx_st * from_ctx, \
	   size_t len, struct CUstream_st *))                                                \
	X(cuMemcpyBatchAsync, _v2,                                                           \
	  (cuda_ptr * to, cuda_ptr * from, size_t * lens, size_t n, struct batch_attrs *,    \
	   size_t * first, size_t n_attrs, struct CUstream_st * s))                          \
	X(cuStreamCreate, , (struct CUstream_st * *out, unsigned int flags))                 \
	X(cuStreamQuery, , (struct CUstream_st * s))                                         \
	X(cuStreamSynchronize, , (struct CUstream_st * s))

static struct {
#define X(name, suffix, params) cuda_result(*name) params;
	SYMBOLS(X)
#undef X
} api;

#define MIB ((size_t)1 << 20)
#define ROUNDS_MAX 101u
#define CALLS 400u /* of a small copy, a round */
#define PIECES 1000u
#define PIECE 4096u

/* One of the two. */
struct site {
	struct pl_dev *dev;
	char *mem;
	struct CUctx_st *ctx;
	struct CUstream_st *stream;
};

static struct pl_ctx *ctx;
static struct site site[2];
static struct pl_queue *queue;
static char *pinned; /* PIECES * PIECE * 2 bytes of the host's */
static size_t size = 1024 * MIB;
static unsigned int rounds = 9;
static bool cuda = true;
static bool first = true;
static bool by_source;	 /* the driver's next copies are on streams of the source's device */
static const char *only; /* parts whose names have this; NULL: all */

static void die(const char *what)
{
	fprintf(stderr, "peer_copy: %s: %s\n", what, pl_error_message());
	exit(1);
}

static void ok(cuda_result r, const char *call)
{
	if (r) {
		fprintf(stderr, "peer_copy: %s: error %u\n", call, r);
		exit(1);
	}
}

static double now_us(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec * 1e6 + (double)ts.tv_nsec / 1e3;
}

static cuda_ptr at(const void *p)
{
	return (cuda_ptr)(uintptr_t)p;
}

/* Whose stream makes the driver's copies there. */
static const struct site *raw_site(int to)
{
	return &site[by_source ? !to : to];
}

/* The driver alone. */
static void raw_issue(int to, size_t off, size_t src_off, size_t len)
{
	struct CUstream_st *stream = raw_site(to)->stream;
	const struct site *d = &site[to];
	const struct site *s = &site[!to];

	if (cuda && !api.cuMemcpyPeerAsync) {
		ok(api.cuMemcpyAsync(at(d->mem + off), at(s->mem + src_off), len, stream),
		   "cuMemcpyAsync");
	} else if (cuda) {
		ok(api.cuMemcpyPeerAsync(at(d->mem + off), d->ctx, at(s->mem + src_off), s->ctx,
					 len, stream),
		   "cuMemcpyPeerAsync");
	} else {
		memcpy(d->mem + off, s->mem + src_off, len);
	}
}

static void raw_sync(int to)
{
	if (cuda) {
		ok(api.cuStreamSynchronize(raw_site(to)->stream), "cuStreamSynchronize");
	}
}

static void enter(int to)
{
	if (cuda) {
		ok(api.cuCtxSetCurrent(raw_site(to)->ctx), "cuCtxSetCurrent");
	}
}

static void ours(int to, size_t off, size_t len)
{
	if (pl_copy(ctx, site[to].mem + off, site[!to].mem + off, len, NULL) != (ssize_t)len) {
		die("pl_copy");
	}
}

/* One measurement of each, in microseconds. */
struct part {
	const char *name;
	size_t len; /* of a copy */
	size_t all; /* of what is timed */
	double (*raw)(const struct part *p);
	double (*lib)(const struct part *p);
};

static double raw_large(const struct part *p)
{
	double began = now_us();

	enter(1);
	raw_issue(1, 0, 0, p->len);
	raw_sync(1);
	return now_us() - began;
}

static double lib_large(const struct part *p)
{
	double began = now_us();

	ours(1, 0, p->len);
	return now_us() - began;
}

/* Both ways: the one half there, the other back. */
static void *other_way(void *arg)
{
	const struct part *p = arg;

	ours(0, size, p->len);
	return NULL;
}

static void *other_way_raw(void *arg)
{
	const struct part *p = arg;

	enter(0);
	raw_issue(0, size, size, p->len);
	raw_sync(0);
	return NULL;
}

static double both(const struct part *p, void *(*other)(void *arg),
		   void (*here)(const struct part *))
{
	double began = now_us();
	pthread_t t;

	if (pthread_create(&t, NULL, other, (void *)(uintptr_t)p)) {
		die("no thread");
	}
	here(p);
	pthread_join(t, NULL);
	return now_us() - began;
}

static void raw_here(const struct part *p)
{
	enter(1);
	raw_issue(1, 0, 0, p->len);
	raw_sync(1);
}

static void lib_here(const struct part *p)
{
	ours(1, 0, p->len);
}

static double raw_both(const struct part *p)
{
	return both(p, other_way_raw, raw_here);
}

static double lib_both(const struct part *p)
{
	return both(p, other_way, lib_here);
}

/* The mean of many: the clock is not what is measured. */
static double raw_small(const struct part *p)
{
	double began;

	enter(1);
	began = now_us();
	for (unsigned int i = 0; i < CALLS; i++) {
		raw_issue(1, 0, 0, p->len);
		raw_sync(1);
	}
	return (now_us() - began) / CALLS;
}

/* The driver alone, waited for by asking: not the library's, but what its waiting is made of. */
static double asked_small(const struct part *p)
{
	double began;

	enter(1);
	began = now_us();
	for (unsigned int i = 0; i < CALLS; i++) {
		raw_issue(1, 0, 0, p->len);
		while (cuda && api.cuStreamQuery(raw_site(1)->stream)) {
		}
	}
	return (now_us() - began) / CALLS;
}

/* The driver alone, by the call that the library makes. */
static double unified_small(const struct part *p)
{
	double began;

	enter(1);
	began = now_us();
	for (unsigned int i = 0; i < CALLS && cuda; i++) {
		ok(api.cuMemcpyAsync(at(site[1].mem), at(site[0].mem), p->len, raw_site(1)->stream),
		   "cuMemcpyAsync");
		raw_sync(1);
	}
	return (now_us() - began) / CALLS;
}

/* By the gather kernel, which a single copy does not use. */
static double halved_small(const struct part *p)
{
	size_t half = p->len / 2;
	struct pl_copy_piece v[2] = {
		{ .dst = site[1].mem, .src = site[0].mem, .len = half },
		{ .dst = site[1].mem + half, .src = site[0].mem + half, .len = half },
	};
	double began = now_us();

	for (unsigned int i = 0; i < CALLS; i++) {
		if (pl_copyv(ctx, NULL, NULL, v, 2, NULL) != (ssize_t)p->len) {
			die("pl_copyv");
		}
	}
	return (now_us() - began) / CALLS;
}

static double lib_small(const struct part *p)
{
	double began = now_us();

	for (unsigned int i = 0; i < CALLS; i++) {
		ours(1, 0, p->len);
	}
	return (now_us() - began) / CALLS;
}

/* Pieces from every second place, to every second place. */
static size_t place(size_t i)
{
	return i * 2 * PIECE;
}

static const char *pieces_from(const struct part *p)
{
	return strstr(p->name, "host") ? pinned : site[0].mem;
}

/* A loop of copies, and one wait. */
static double raw_pieces(const struct part *p)
{
	const char *from = pieces_from(p);
	double began;

	enter(1);
	began = now_us();
	for (size_t i = 0; i < PIECES; i++) {
		if (cuda) {
			ok(api.cuMemcpyAsync(at(site[1].mem + place(i)),
					     at(from + place(PIECES - 1 - i)), PIECE,
					     raw_site(1)->stream),
			   "cuMemcpyAsync");
		} else {
			memcpy(site[1].mem + place(i), from + place(PIECES - 1 - i), PIECE);
		}
	}
	raw_sync(1);
	return now_us() - began;
}

/* The driver's own call for many; not the library's. */
static double batched_pieces(const struct part *p)
{
	static cuda_ptr to[PIECES];
	static cuda_ptr from[PIECES];
	static size_t lens[PIECES];
	struct batch_attrs attrs = { .order = 1 };
	size_t of_first = 0;
	double began;

	for (size_t i = 0; i < PIECES; i++) {
		to[i] = at(site[1].mem + place(i));
		from[i] = at(pieces_from(p) + place(PIECES - 1 - i));
		lens[i] = PIECE;
	}
	enter(1);
	began = now_us();
	ok(api.cuMemcpyBatchAsync(to, from, lens, PIECES, &attrs, &of_first, 1,
				  raw_site(1)->stream),
	   "cuMemcpyBatchAsync");
	raw_sync(1);
	return now_us() - began;
}

/* In one call. */
static double lib_pieces(const struct part *p)
{
	static struct pl_copy_piece v[PIECES];
	const char *from = pieces_from(p);
	double began;

	for (size_t i = 0; i < PIECES; i++) {
		v[i] = (struct pl_copy_piece){ .dst = site[1].mem + place(i),
					       .src = from + place(PIECES - 1 - i),
					       .len = PIECE };
	}
	began = now_us();
	if (pl_copyv(ctx, NULL, NULL, v, PIECES, NULL) != (ssize_t)PIECES * PIECE) {
		die("pl_copyv");
	}
	return now_us() - began;
}

static double queued_pieces(const struct part *p)
{
	static struct pl_request v[PIECES];
	static struct pl_completion done[PIECES];
	const char *from = pieces_from(p);
	double began;

	for (size_t i = 0; i < PIECES; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = PL_OP_COPY;
		v[i].mem = site[1].mem + place(i);
		v[i].src = from + place(PIECES - 1 - i);
		v[i].len = PIECE;
		done[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	began = now_us();
	if (pl_queue_submit(queue, v, PIECES, NULL, NULL) != PIECES ||
	    pl_queue_wait(queue, done, PIECES, PIECES, 0) != PIECES) {
		die("queue");
	}
	began = now_us() - began;
	for (size_t i = 0; i < PIECES; i++) {
		if (done[i].result != PIECE) {
			die("a piece");
		}
	}
	return began;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static void must_be(const struct part *p, size_t to, const char *from, size_t len)
{
	static unsigned char a[65536];
	static unsigned char b[65536];

	if (pl_copy(ctx, a, site[1].mem + to, len, NULL) != (ssize_t)len ||
	    pl_copy(ctx, b, from, len, NULL) != (ssize_t)len) {
		die("looking");
	}
	if (memcmp(a, b, len)) {
		fprintf(stderr, "peer_copy: %s: other bytes arrived at %zu\n", p->name, to);
		exit(1);
	}
}

/* What is there afterwards is what was sent: each piece, and the end of others. */
static void look(const struct part *p)
{
	size_t len = p->len < 65536 ? p->len : 65536;

	if (!strstr(p->name, "pieces")) {
		must_be(p, p->len - len, site[0].mem + p->len - len, len);
		return;
	}
	for (size_t i = 0; i < PIECES; i++) {
		must_be(p, place(i), pieces_from(p) + place(PIECES - 1 - i), PIECE);
	}
}

static void spoil(void)
{
	static unsigned char v[65536];
	static unsigned int turn;

	turn++;
	for (size_t i = 0; i < 2 * PIECES * PIECE; i += sizeof(v)) {
		for (size_t k = 0; k < sizeof(v); k++) {
			v[k] = (unsigned char)((i + k) * 2654435761u >> 13 ^ turn);
		}
		if (pl_copy(ctx, site[0].mem + i, v, sizeof(v), NULL) != sizeof(v)) {
			die("filling");
		}
		for (size_t k = 0; k < sizeof(v) && i + k < 2 * PIECES * PIECE; k++) {
			pinned[i + k] = (char)(v[k] ^ 0x55);
		}
	}
}

/* The driver's, on streams of the destination's device and of the source's. From the host there is
 * one way. */
static void measure_raw(const struct part *p, double raw[2][ROUNDS_MAX], unsigned int i)
{
	raw[0][i] = p->raw(p);
	by_source = !strstr(p->name, "host");
	raw[1][i] = by_source ? p->raw(p) : raw[0][i];
	by_source = false;
}

/* With the destination's context current, whichever the library needs. What the driver does by
 * other calls is done on the source's streams where those are meant. */
static double measure_lib(const struct part *p)
{
	double us;

	enter(1);
	by_source = strstr(p->name, "source") != NULL;
	us = p->lib(p);
	by_source = false;
	return us;
}

static void measure(const struct part *p)
{
	double raw[2][ROUNDS_MAX];
	double lib[ROUNDS_MAX];
	const double *best;

	if (only && !strstr(p->name, only)) {
		return;
	}
	spoil();
	for (unsigned int i = 0; i < 2; i++) {
		measure_raw(p, raw, i);
		(void)measure_lib(p);
		/* The first launch of a kernel loads it. The library leaves it for a second where
		 * that took too long. */
		if (!i && cuda && strstr(p->name, "pieces")) {
			(void)nanosleep(&(struct timespec){ 1, 100000000 }, NULL);
		}
	}
	for (unsigned int i = 0; i < rounds; i++) {
		/* Who comes first alternates. */
		if (i % 2) {
			measure_raw(p, raw, i);
		}
		lib[i] = measure_lib(p);
		if (i % 2 == 0) {
			measure_raw(p, raw, i);
		}
	}
	/* Others' bytes, carried by the library. */
	spoil();
	(void)measure_lib(p);
	look(p);
	qsort(raw[0], rounds, sizeof(raw[0][0]), by_value);
	qsort(raw[1], rounds, sizeof(raw[1][0]), by_value);
	qsort(lib, rounds, sizeof(lib[0]), by_value);
	best = raw[raw[1][rounds / 2] < raw[0][rounds / 2]];
	printf("%s\n  {\"what\": \"%s\", \"bytes\": %zu, \"raw_us\": %.2f, \"raw_by\": \"%s\", "
	       "\"raw_by_destination_us\": %.2f, \"raw_by_source_us\": %.2f, \"us\": %.2f, "
	       "\"us_min\": %.2f, \"us_max\": %.2f, \"raw_gb_per_s\": %.2f, \"gb_per_s\": %.2f, "
	       "\"times_raw\": %.3f}",
	       first ? "" : ",", p->name, p->len, best[rounds / 2],
	       best == raw[0] ? "destination" : "source", raw[0][rounds / 2], raw[1][rounds / 2],
	       lib[rounds / 2], lib[0], lib[rounds - 1], (double)p->all / best[rounds / 2] / 1e3,
	       (double)p->all / lib[rounds / 2] / 1e3, best[rounds / 2] / lib[rounds / 2]);
	fflush(stdout);
	first = false;
}

/* Beside a loop of cuMemcpyAsync. */
static void measure_pieces(const char *name, double (*how)(const struct part *p))
{
	measure(&(struct part){ name, PIECE, PIECES * PIECE, raw_pieces, how });
}

static void load(const char *lib)
{
	void *h = dlopen(lib, RTLD_NOW);

	if (!h) {
		fprintf(stderr, "peer_copy: %s\n", dlerror());
		exit(1);
	}
#define X(name, suffix, params)                                     \
	*(void **)&api.name = dlsym(h, #name #suffix);              \
	if (!api.name && strcmp(#name, "cuMemcpyPeerAsync") != 0 && \
	    strcmp(#name, "cuMemcpyBatchAsync") != 0) {             \
		fprintf(stderr, "peer_copy: no " #name "\n");       \
		exit(1);                                            \
	}
	SYMBOLS(X)
#undef X
	ok(api.cuInit(0), "cuInit");
}

static void open_site(struct site *s, const char *name)
{
	void *mem = NULL;
	int id;

	if (pl_dev_open(ctx, name, &s->dev) || pl_mem_alloc(s->dev, 2 * size, 0, &mem)) {
		die(name);
	}
	s->mem = mem;
	if (cuda) {
		ok(api.cuDeviceGet(&id, atoi(strchr(name, ':') + 1)), "cuDeviceGet");
		ok(api.cuDevicePrimaryCtxRetain(&s->ctx, id), "cuDevicePrimaryCtxRetain");
		ok(api.cuCtxSetCurrent(s->ctx), "cuCtxSetCurrent");
		ok(api.cuStreamCreate(&s->stream, 1), "cuStreamCreate");
	}
}

static void open_pinned(void)
{
	size_t len = (2 * PIECES * PIECE + 65535) / 65536 * 65536;
	void *p = NULL;

	if (cuda) {
		ok(api.cuMemHostAlloc(&p, len, 1), "cuMemHostAlloc");
	} else {
		p = malloc(len);
	}
	pinned = p;
	if (!p || pl_mem_register(ctx, p, len)) {
		die("pinned memory");
	}
}

int main(int argc, char **argv)
{
	const char *names[2] = { "cuda:0", "cuda:1" };
	const char *lib = "libcuda.so.1";
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	static const char *const off[] = { "peer_access=off" };
	bool access = true;
	int n = 0;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--no-access") == 0) {
			access = false;
		} else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
			rounds = (unsigned int)atoi(argv[++i]);
		} else if (strcmp(argv[i], "--size") == 0 && i + 1 < argc) {
			size = (size_t)atoi(argv[++i]) * MIB;
		} else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
			only = argv[++i];
		} else if (strcmp(argv[i], "--lib") == 0 && i + 1 < argc) {
			lib = argv[++i];
		} else if (*argv[i] != '-' && n < 2) {
			names[n++] = argv[i];
		} else {
			fprintf(stderr,
				"usage: peer_copy [--rounds N] [--size MIB] [--no-access] [--only WORD] "
				"[--lib LIBCUDA] [A B]\n");
			return 2;
		}
	}
	if (rounds < 1 || rounds > ROUNDS_MAX || size < 16 * MIB) {
		fprintf(stderr, "peer_copy: 1 to %u rounds, 16 MiB at least\n", ROUNDS_MAX);
		return 2;
	}
	cuda = strncmp(names[0], "cuda", 4) == 0;
	if (cuda) {
		load(lib);
	}
	if (!access) {
		opts.settings = off;
		opts.n_settings = 1;
	}
	if (pl_open(&opts, &ctx)) {
		die("pl_open");
	}
	open_site(&site[0], names[0]);
	open_site(&site[1], names[1]);
	open_pinned();
	if (pl_queue_open(ctx, NULL, &queue)) {
		die("pl_queue_open");
	}
	printf("{\"from\": \"%s\", \"to\": \"%s\", \"peer_access\": %s, \"rounds\": %u, \"rows\": [",
	       names[0], names[1], access ? "true" : "false", rounds);
	measure(&(struct part){ "one way", size, size, raw_large, lib_large });
	measure(&(struct part){ "both ways", size, 2 * size, raw_both, lib_both });
	measure(&(struct part){ "one way", 64 * MIB < size ? 64 * MIB : size,
				64 * MIB < size ? 64 * MIB : size, raw_large, lib_large });
	measure(&(struct part){ "one way", 4 * MIB, 4 * MIB, raw_large, lib_large });
	for (size_t len = 8; access && len <= 65536; len *= len < 4096 ? 8 : 4) {
		measure(&(struct part){ "small", len, len, raw_small, lib_small });
	}
	if (access && cuda) {
		measure(&(struct part){ "small, asked, by the driver", 8, 8, raw_small,
					asked_small });
		measure(&(struct part){ "small, asked on the source's stream, by the driver", 8, 8,
					raw_small, asked_small });
		measure(&(struct part){ "small, cuMemcpyAsync, by the driver", 4096, 4096,
					raw_small, unified_small });
		measure(&(struct part){
			"small, cuMemcpyAsync on the source's stream, by the driver", 4096, 4096,
			raw_small, unified_small });
	}
	for (size_t len = 64; access && len <= 65536; len *= 32) {
		measure(&(struct part){ "small, halved", len, len, raw_small, halved_small });
	}
	if (access) {
		measure_pieces("1000 pieces, peer", lib_pieces);
		measure_pieces("1000 pieces, pinned host", lib_pieces);
		measure_pieces("1000 pieces by a queue, peer", queued_pieces);
		measure_pieces("1000 pieces by a queue, pinned host", queued_pieces);
	}
	if (access && api.cuMemcpyBatchAsync) {
		measure_pieces("1000 pieces by the driver's batch, peer", batched_pieces);
		measure_pieces("1000 pieces by the driver's batch, pinned host", batched_pieces);
	}
	printf("\n]}\n");
	pl_queue_close(queue);
	(void)pl_mem_unregister(ctx, pinned);
	pl_close(ctx);
	return 0;
}
