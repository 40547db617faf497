/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What lists of blocks of a remote cost this process, without a NIC: a stand-in for libibverbs ends
 * each request when it is posted, and carries nothing. Two contexts of this process are each
 * other's remotes. The processor's time is all that a block takes, the stand-in's included.
 *
 *   PEERLANE_TEST_VERBS_LIB=.../libfakeverbs.so FAKEVERBS=2x1 FAKEVERBS_NOTHING=1 remote_lists
 */

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

#define LEN ((size_t)256 << 20)
#define ROUNDS 9

static uint64_t now_ns(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

static int die(const char *what)
{
	(void)fprintf(stderr, "remote_lists: %s: %s\n", what, pl_error_message());
	return 1;
}

/* Of the stand-in: how often a function was called. */
static unsigned long (*calls)(const char *symbol);

/* Blocks in a random order on both sides. */
static int measure(struct pl_ctx *ctx, struct pl_region *r, char *mem, size_t n, size_t len,
		   size_t places, size_t apart)
{
	const struct pl_place from = PL_PLACE_IN_REGION(r, 0);
	struct pl_copy_piece *v = calloc(n, sizeof(*v));
	uint64_t took[ROUNDS];
	unsigned long posts;

	if (!v) {
		return 1;
	}
	for (size_t i = 0; i < n; i++) {
		v[i].dst = mem + (size_t)rand() % places * apart;
		v[i].src_off = (size_t)rand() % places * apart;
		v[i].len = len;
	}
	posts = calls("post_send");
	for (int i = 0; i < ROUNDS; i++) {
		uint64_t began = now_ns();

		if (pl_copyv(ctx, NULL, &from, v, n, NULL) != (ssize_t)(n * len)) {
			free(v);
			return die("a list");
		}
		took[i] = now_ns() - began;
	}
	posts = calls("post_send") - posts;
	qsort(took, ROUNDS, sizeof(took[0]), by_value);
	printf("%8zu blocks of %5zu bytes: %5.0f ns a block, median of %d; a post for %.1f blocks\n",
	       n, len, (double)took[ROUNDS / 2] / (double)n, ROUNDS,
	       (double)(n * ROUNDS) / (double)posts);
	free(v);
	return 0;
}

#define MEMORIES 10000u
#define APART ((size_t)8192)
#define EACH ((size_t)4096)

/* Blocks each of which lies in another memory than the one before it: the library looks up how the
 * NIC has it. What that takes is the difference to blocks of one memory, at the same places. */
static int look_up(struct pl_ctx *ctx, struct pl_region *r)
{
	char *mem = aligned_alloc(EACH, MEMORIES * APART);

	if (!mem) {
		return 1;
	}
	memset(mem, 1, MEMORIES * APART);
	for (int apart = 0; apart < 2; apart++) {
		unsigned int n = apart ? MEMORIES : 1;
		size_t len = apart ? EACH : MEMORIES * APART;

		for (unsigned int i = 0; i < n; i++) {
			if (pl_mem_register(ctx, mem + i * APART, len)) {
				return die("a memory");
			}
		}
		printf("in %u memories:\n", n);
		if (measure(ctx, r, mem, 20000, EACH, MEMORIES, APART)) {
			return 1;
		}
		for (unsigned int i = 0; i < n; i++) {
			if (pl_mem_unregister(ctx, mem + i * APART)) {
				return die("a memory");
			}
		}
	}
	free(mem);
	return 0;
}

/* One transfer of that length, once all is registered. */
static int one(struct pl_ctx *ctx, struct pl_region *r, void *mem, size_t len)
{
	const struct pl_place from = PL_PLACE_IN_REGION(r, 0), to = PL_PLACE_MEM(mem);
	unsigned long posts = 0;

	for (int i = 0; i < 2; i++) {
		posts = calls("post_send");
		if (pl_transfer(ctx, &to, &from, len, NULL) != (ssize_t)len) {
			return die("a transfer");
		}
		posts = calls("post_send") - posts;
	}
	printf("one transfer of %zu MiB: %lu posts\n", len >> 20, posts);
	return 0;
}

static int swap(struct pl_remote *const r[2])
{
	char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	for (int i = 0; i < 2; i++) {
		n[i] = pl_remote_blob(r[i], blob[i], PL_BLOB_MAX);
	}
	return n[0] < 0 || n[1] < 0 || pl_remote_connect(r[0], blob[1], (size_t)n[1]) ||
	       pl_remote_connect(r[1], blob[0], (size_t)n[0]);
}

int main(void)
{
	static const size_t counts[] = { 64, 1000, 20000, 1000000 };
	const char *name = getenv("PEERLANE_TEST_VERBS_LIB");
	void *lib = name ? dlopen(name, RTLD_NOW) : NULL;
	void *sym = lib ? dlsym(lib, "fakeverbs_calls") : NULL;
	struct pl_ctx *ctx[2];
	struct pl_dev *dev[2];
	struct pl_remote *remote[2];
	struct pl_region *region;
	struct pl_grant *grant;
	char blob[PL_BLOB_MAX];
	void *mem[2];
	ssize_t n;

	if (!sym) {
		(void)fprintf(stderr,
			      "remote_lists: set PEERLANE_TEST_VERBS_LIB to libfakeverbs.so\n");
		return 1;
	}
	memcpy(&calls, &sym, sizeof(calls));
	for (int i = 0; i < 2; i++) {
		if (pl_open(NULL, &ctx[i]) || pl_dev_open(ctx[i], "soft:0", &dev[i]) ||
		    pl_mem_alloc(dev[i], LEN, PL_ALLOC_PINNED, &mem[i]) ||
		    pl_remote_open(ctx[i], &remote[i])) {
			return die("opening");
		}
	}
	if (swap(remote) || pl_grant_open(ctx[1], mem[1], LEN, PL_MAY_READ, &grant)) {
		return die("connecting");
	}
	n = pl_grant_blob(grant, blob, sizeof(blob));
	if (n < 0 || pl_region_open(remote[0], blob, (size_t)n, &region)) {
		return die("a region");
	}
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
		if (measure(ctx[0], region, mem[0], counts[i], 8192, LEN / 8192, 8192)) {
			return 1;
		}
	}
	if (one(ctx[0], region, mem[0], (size_t)64 << 20) ||
	    one(ctx[0], region, mem[0], (size_t)1 << 20)) {
		return 1;
	}
	if (look_up(ctx[0], region)) {
		return 1;
	}
	pl_close(ctx[0]);
	pl_close(ctx[1]);
	return 0;
}
