/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * No test, but numbers: requests that proxies answer, without a GPU. A thread of this program has
 * so many in flight as kernels would have, of 4 KiB each at random places of a file; beside it
 * threads that only read. Of three rounds of both in turn the median is shown.
 *
 *   ring-rate FILE [IN_FLIGHT [SECONDS [direct]]]     64 in flight, 1 second of each, if not said
 *
 * The file's part that is read should be in the page cache (or not: then the disk is measured, by
 * as many reads as are in flight). With `direct` kernels' reads go past it, and beside them stands
 * a loop of io_uring that has as many in flight. The thread that stands in for kernels spins; it
 * and each proxy want a processor of their own.
 *
 * Of a file in memory, where the kernel refuses reads without a wait, it also says what it would be
 * if each read were handed to a thread.
 *
 * With one in flight it says instead how long the answer takes, beside a bare loop that waits for a
 * word, calls pread(2) and stores a word: the difference is what the proxy does besides the read.
 *
 * Of threads that only read there are three kinds: into one page of their own, by pread(2); into as
 * many pages as are in flight, as a ring's slabs are; and that by preadv2(2) with RWF_NOWAIT, as
 * proxies read. The last is what a ring could reach.
 */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/context.h"
#include "base/clock.h"
#include "ring/ring.h"
#include "sys/sys.h"
#include "sys/uring.h"

#define PAGE 4096u
#define SLOTS_MOST 1024u
#define THREADS_MOST 4u
#define ROUNDS 3u

static int fd;
static uint64_t pages;
static double seconds = 1;
static const char *direct; /* the file that is read past the page cache, or NULL */

static uint64_t draw(uint64_t *seed)
{
	*seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
	return (*seed >> 24) % pages;
}

static char slabs[SLOTS_MOST][PAGE] __attribute__((aligned(4096)));

struct reader {
	pthread_t thread;
	uint64_t seed;
	uint64_t n;
	unsigned int first; /* of its slabs; with one it has a page of its own */
	unsigned int pages;
	bool nowait;
};

static void *read_alone(void *arg)
{
	struct reader *r = arg;
	uint64_t until = clock_now_ns() + (uint64_t)(seconds * 1e9);
	char page[PAGE];

	while (clock_now_ns() < until) {
		for (unsigned int i = 0; i < 64; i++) {
			char *to = r->pages > 1 ? slabs[r->first + (i + r->n) % r->pages] : page;
			uint64_t off = draw(&r->seed) * PAGE;
			ssize_t n = r->nowait ? sys_pread_nowait(fd, to, PAGE, off)
					      : pread(fd, to, PAGE, (off_t)off);

			r->n += n == PAGE;
		}
	}
	return NULL;
}

static double alone(unsigned int threads, unsigned int of_all, bool nowait)
{
	struct reader r[THREADS_MOST];
	uint64_t n = 0;

	for (unsigned int i = 0; i < threads; i++) {
		unsigned int each = of_all / threads;

		r[i] = (struct reader){
			.seed = i, .first = i * each, .pages = each, .nowait = nowait
		};
		if (pthread_create(&r[i].thread, NULL, read_alone, &r[i])) {
			exit(1);
		}
	}
	for (unsigned int i = 0; i < threads; i++) {
		(void)pthread_join(r[i].thread, NULL);
		n += r[i].n;
	}
	return (double)n / seconds / 1e6;
}

/* The kernels' side: slots of a ring. */
struct side {
	struct ring_params p;
	uint64_t word;
	uint64_t n;
	uint64_t seed;
	uint32_t use[SLOTS_MOST];
};

static void post(struct side *s, uint32_t slot)
{
	uint64_t lap = RING_LAP(s->n, s->p.log);
	uint64_t *at = (uint64_t *)(uintptr_t)s->p.places +
		       (s->n++ & ((UINT64_C(1) << s->p.log) - 1)) * RING_WORDS;
	uint64_t off = draw(&s->seed) * PAGE;

	__atomic_store_n(&at[RING_WORD_FILE], s->word | lap, __ATOMIC_RELEASE);
	__atomic_store_n(&at[RING_WORD_OFF], off << 1 | lap, __ATOMIC_RELEASE);
	__atomic_store_n(&at[RING_WORD_LEN], (uint64_t)PAGE << 1 | lap, __ATOMIC_RELEASE);
	__atomic_store_n(&at[RING_WORD_HEAD],
			 (uint64_t)++s->use[slot] << 32 | (uint64_t)slot << 16 | RING_READ << 8 |
				 lap,
			 __ATOMIC_RELEASE);
}

static double asked(struct pl_ctx *ctx, struct dev *d, const struct ring_io *io,
		    unsigned int proxies, unsigned int slots, struct ring_counts *counts)
{
	static struct side s;
	uint64_t shut = 0;
	uint64_t done = 0;
	uint64_t begun, now;
	struct ring *r;

	s = (struct side){ .seed = 7 };
	ctx->exec.workers.kind[WORK_RING_MORE].max = proxies - 1;
	ctx->ring_ctx.io = io;
	if (ring_open(&ctx->ring_ctx, d, slots, PAGE, 1, &shut, &r, &s.p)) {
		exit(1);
	}
	s.word = ring_file_add(r, dup(fd), 1u << RING_READ, 0, pages * PAGE);
	if (direct) {
		int past = open(direct, O_RDONLY | O_DIRECT);

		if (past < 0) {
			perror(direct);
			exit(1);
		}
		ring_file_direct(r, s.word, past, PAGE);
	}
	for (uint32_t i = 0; i < slots; i++) {
		post(&s, i);
	}
	begun = now = clock_now_ns();
	while (now < begun + (uint64_t)(seconds * 1e9)) {
		for (uint32_t i = 0; i < slots; i++) {
			uint64_t v = __atomic_load_n((uint64_t *)(uintptr_t)s.p.done + i,
						     __ATOMIC_ACQUIRE);

			if (v >> 32 != s.use[i]) {
				continue;
			}
			if ((uint32_t)v != PAGE) {
				fprintf(stderr, "a read gave %d\n", (int)(uint32_t)v);
				exit(1);
			}
			done++;
			post(&s, i);
		}
		now = clock_now_ns();
	}
	*counts = r->counts;
	ring_shut(r);
	ring_close(r);
	return (double)done / ((double)(now - begun) / 1e9) / 1e6;
}

#define ONES 5000u     /* requests between two changes from the ring to the bare loop */
#define PAUSE_NS 4000u /* what a GPU takes from an answer to the next request */

static uint64_t words[128] __attribute__((aligned(4096))); /* the bare loop's: asked, answered */

static void *answer_bare(void *arg)
{
	for (uint64_t n = 1; n <= ONES; n++) {
		uint64_t v = 0;

		while (v >> 32 != n) {
			v = __atomic_load_n(&words[0], __ATOMIC_ACQUIRE);
		}
		v = (uint64_t)pread(fd, slabs[0], PAGE, (off_t)((v & UINT32_MAX) * PAGE));
		__atomic_store_n(&words[64], n << 32 | v, __ATOMIC_RELEASE);
	}
	return arg;
}

/* From asking to the answer that has the number of this use, and the bytes. */
static uint32_t wait_answer(const uint64_t *at, uint64_t use, uint64_t begun)
{
	uint64_t now = begun;
	uint64_t v = 0;

	while (v >> 32 != use) {
		v = __atomic_load_n(at, __ATOMIC_ACQUIRE);
	}
	now = clock_now_ns();
	if ((uint32_t)v != PAGE) {
		fprintf(stderr, "a read gave %d\n", (int)(uint32_t)v);
		exit(1);
	}
	while (clock_now_ns() < now + PAUSE_NS) {
	}
	return (uint32_t)(now - begun);
}

static void time_ring(struct pl_ctx *ctx, struct dev *d, uint64_t seed, uint32_t *ns)
{
	static struct side s;
	uint64_t shut = 0;
	struct ring *r;

	s = (struct side){ .seed = seed };
	if (ring_open(&ctx->ring_ctx, d, 64, PAGE, 1, &shut, &r, &s.p)) {
		exit(1);
	}
	s.word = ring_file_add(r, dup(fd), 1u << RING_READ, 0, pages * PAGE);
	for (unsigned int i = 0; i < ONES; i++) {
		uint64_t begun = clock_now_ns();

		post(&s, 0);
		ns[i] = wait_answer((uint64_t *)(uintptr_t)s.p.done, s.use[0], begun);
	}
	ring_shut(r);
	ring_close(r);
}

static void time_bare(uint64_t seed, uint32_t *ns)
{
	pthread_t thread;

	memset(words, 0, sizeof(words));
	if (pthread_create(&thread, NULL, answer_bare, NULL)) {
		exit(1);
	}
	for (uint64_t n = 1; n <= ONES; n++) {
		uint64_t begun = clock_now_ns();

		__atomic_store_n(&words[0], n << 32 | draw(&seed), __ATOMIC_RELEASE);
		ns[n - 1] = wait_answer(&words[64], n, begun);
	}
	(void)pthread_join(thread, NULL);
}

static int compare(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a;
	uint32_t y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

/* Both in turn, as processors of a virtual machine are faster now and slower then; each reads other
 * pages, which no cache of the processor's has from the other. */
static void print_one(struct pl_ctx *ctx, struct dev *d)
{
	static uint32_t ns[2][ROUNDS * ONES];

	for (unsigned int i = 0; i < ROUNDS; i++) {
		time_ring(ctx, d, 2 * i + 1, &ns[0][i * ONES]);
		time_bare(2 * i + 2, &ns[1][i * ONES]);
	}
	for (unsigned int i = 0; i < 2; i++) {
		qsort(ns[i], ROUNDS * ONES, sizeof(ns[i][0]), compare);
		printf("one in flight, %s: p50 %u ns, p10 %u, p99 %u\n",
		       i ? "a bare loop with pread" : "the ring", ns[i][ROUNDS * ONES / 2],
		       ns[i][ROUNDS * ONES / 10], ns[i][ROUNDS * ONES / 100 * 99]);
	}
}

/* By one thread, past the page cache. */
static double by_uring(unsigned int flight)
{
	int past = open(direct, O_RDONLY | O_DIRECT);
	struct uring *u;
	uint64_t seed = 11;
	uint64_t done = 0;
	unsigned int now_there = 0;
	uint64_t begun = clock_now_ns();
	uint64_t now = begun;
	ssize_t res;
	void *tag;

	if (past < 0 || uring_create(SLOTS_MOST, &u)) {
		return 0;
	}
	for (unsigned int i = 0; i < flight; i++) {
		now_there += !uring_read(u, past, slabs[i], PAGE, draw(&seed) * PAGE, slabs[i]);
	}
	while (now < begun + (uint64_t)(seconds * 1e9)) {
		(void)uring_submit(u, 1, 0);
		while (uring_reap(u, &tag, &res)) {
			if (res != PAGE) {
				fprintf(stderr, "a read gave %zd\n", res);
				exit(1);
			}
			done++;
			(void)uring_read(u, past, tag, PAGE, draw(&seed) * PAGE, tag);
		}
		now = clock_now_ns();
	}
	for (unsigned int left = now_there; left;) {
		(void)uring_submit(u, 1, 0);
		while (uring_reap(u, &tag, &res)) {
			left--;
		}
	}
	uring_destroy(u);
	(void)close(past);
	return (double)done / ((double)(now - begun) / 1e9) / 1e6;
}

static double median(double *v)
{
	for (unsigned int i = 1; i < ROUNDS; i++) {
		for (unsigned int k = i; k > 0 && v[k] < v[k - 1]; k--) {
			double x = v[k];

			v[k] = v[k - 1];
			v[k - 1] = x;
		}
	}
	return v[ROUNDS / 2];
}

/* By each number of proxies, and beside them by as many threads, in turn: processors of a virtual
 * machine are faster now and slower then. */
static void print_asked(struct pl_ctx *ctx, struct dev *d, const struct ring_io *io,
			unsigned int slots, const char *what)
{
	for (unsigned int n = 1; n <= THREADS_MOST; n *= 2) {
		double own[ROUNDS], many[ROUNDS], nowait[ROUNDS], ring[ROUNDS];
		struct ring_counts c;
		double rate;

		for (unsigned int i = 0; i < ROUNDS; i++) {
			own[i] = alone(n, 1, false);
			ring[i] = asked(ctx, d, io, n, slots, &c);
			many[i] = alone(n, slots, false);
			nowait[i] = alone(n, slots, true);
		}
		rate = median(ring);
		printf("pread alone, %u threads: %.2f M/s into a page each, %.2f into %u pages, "
		       "%.2f with RWF_NOWAIT\n",
		       n, median(own), median(many), slots, median(nowait));
		printf("%u in flight, up to %u proxies%s: %.3f M/s, x%.2f of the first, %.1f us "
		       "each (%llu cached, %llu waited, %llu by io_uring)\n",
		       slots, n, what, rate, rate / median(own), slots / rate,
		       atomic_load(&c.cached), atomic_load(&c.waited), atomic_load(&c.uring));
	}
}

static bool is_refused(void)
{
	char byte;

	return sys_pread_nowait(fd, &byte, 1, 0) == -EOPNOTSUPP;
}

int main(int argc, char **argv)
{
	static const char *const settings[] = { "soft_gpus=1x64MiB" };
	unsigned int slots = argc > 2 ? (unsigned int)strtoul(argv[2], NULL, 10) : 64;
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct ring_io handed = ring_io_system;
	struct pl_ctx *ctx;
	struct pl_dev *dev;

	fd = argc > 1 ? open(argv[1], O_RDONLY) : -1;
	pages = fd < 0 ? 0 : (uint64_t)lseek(fd, 0, SEEK_END) / PAGE;
	seconds = argc > 3 ? strtod(argv[3], NULL) : seconds;
	direct = argc > 4 && strcmp(argv[4], "direct") == 0 ? argv[1] : NULL;
	o.settings = settings;
	o.n_settings = 1;
	if (!pages || !slots || slots > SLOTS_MOST || seconds <= 0) {
		fprintf(stderr,
			"usage: ring-rate FILE [IN_FLIGHT, at most %u [SECONDS [direct]]]\n",
			SLOTS_MOST);
		return 2;
	}
	if (pl_open(&o, &ctx) || pl_dev_open(ctx, "soft:0", &dev)) {
		fprintf(stderr, "%s\n", pl_error_message());
		return 1;
	}
	if (direct) {
		printf("io_uring alone, %u in flight: %.3f M/s\n", slots, by_uring(slots));
	}
	if (slots == 1 && !direct) {
		print_one(ctx, dev->dev);
		pl_close(ctx);
		return 0;
	}
	handed.memory = NULL;
	print_asked(ctx, dev->dev, &ring_io_system, slots, "");
	if (is_refused()) {
		print_asked(ctx, dev->dev, &handed, slots, ", all handed over");
	}
	pl_close(ctx);
	return 0;
}
