/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Arrays in files, beside what a program does without them: what a read takes in a kernel that
 * runs, how long windows are opened, rows of a large file that is in memory and of one that is not,
 * and what arrays cost that nobody reads.
 *
 *	arrays KERNELS.ptx [--device cuda:0] [--size 32g] [--file /dev/shm/arrays.data]
 *	       [--cold 4g] [--cold-file ./arrays.cold] [--threads 16] [--keep no]
 *
 * KERNELS.ptx is tests/gpu/device_kernels.ptx. The first file is to be in memory, on tmpfs or in
 * the page cache; the second is read from its disk, for which it is written and taken out of the
 * page cache. Both are made, and removed, but for the first one with --keep yes
 * (for arrays_torch.py). Rows are compared with the files. Without the driver's
 * library (a software GPU) there are no kernels, and the first part is left out.
 */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <liburing.h>

#include <peerlane/peerlane.h>

#include "timed_reads.h"

#define PAGE TIMED_PAGE
#define STEP ((size_t)8 << 20)
#define THREADS_MOST 64
#define ROW 256u
#define ROWS 65536u
#define ROUNDS 5u
#define DEPTH 64u

static const char *device = "cuda:0";
static const char *kernels;
static const char *warm = "/dev/shm/arrays.data";
static const char *cold = "./arrays.cold";
static size_t warm_bytes = (size_t)32 << 30;
static size_t cold_bytes = (size_t)4 << 30;
static unsigned int threads = 16;
static bool keep;

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_stream *stream;
static int64_t *ids; /* pinned, as what follows: */
static struct pl_array_status *status;
static char *rows;
static char *out; /* the device's */
static uint64_t seed = 1;

static void die(const char *what)
{
	fprintf(stderr, "arrays: %s: %s%s%s\n", what, pl_error_message(), errno ? "; " : "",
		errno ? strerror(errno) : "");
	if (!keep) {
		(void)unlink(warm);
	}
	(void)unlink(cold);
	exit(1);
}

static double now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t draw(uint64_t below)
{
	seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (seed >> 20) % below;
}

static uint64_t word_at(uint64_t at)
{
	return (at + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

/* A thread's part of a file, or of rows. */
struct part {
	pthread_t t;
	int fd;
	const char *map;
	size_t from;
	size_t to;
};

static void *write_part(void *arg)
{
	struct part *p = arg;
	uint64_t *words = malloc(STEP);

	for (size_t at = p->from; at < p->to; at += STEP) {
		size_t n = p->to - at < STEP ? p->to - at : STEP;

		for (size_t i = 0; i < n / 8; i++) {
			words[i] = word_at(at / 8 + i);
		}
		if (pwrite(p->fd, words, n, (off_t)at) != (ssize_t)n) {
			die("writing a file");
		}
	}
	free(words);
	return NULL;
}

static void *copy_part(void *arg)
{
	struct part *p = arg;

	for (size_t i = p->from; i < p->to; i++) {
		memcpy(rows + i * ROW, p->map + (size_t)ids[i] * ROW, ROW);
	}
	return NULL;
}

static void by_threads(void *(*fn)(void *), int fd, const char *map, size_t n, size_t unit,
		       unsigned int by)
{
	struct part p[THREADS_MOST];
	size_t each = (n / unit / by + 1) * unit;

	for (unsigned int i = 0; i < by; i++) {
		size_t from = i * each < n ? i * each : n;

		p[i] = (struct part){
			.fd = fd, .map = map, .from = from, .to = from + each < n ? from + each : n
		};
		if (pthread_create(&p[i].t, NULL, fn, &p[i])) {
			die("a thread");
		}
	}
	for (unsigned int i = 0; i < by; i++) {
		(void)pthread_join(p[i].t, NULL);
	}
}

static void make(const char *path, size_t bytes)
{
	int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0 || ftruncate(fd, (off_t)bytes)) {
		die(path);
	}
	by_threads(write_part, fd, NULL, bytes, STEP, threads);
	(void)close(fd);
}

static void drop(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || fdatasync(fd) || posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED)) {
		die(path);
	}
	(void)close(fd);
}

static struct pl_array *opened(const char *path, int flags, uint64_t len, uint64_t windows,
			       uint64_t frames)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array *a = NULL;
	struct pl_file *f;

	o.wide_bytes = 0;
	o.frame_bytes = frames;
	o.window_bytes = windows;
	if (pl_file_open(ctx, path, O_RDONLY | flags, 0, &f) ||
	    pl_array_open(dev, f, 0, len, &o, &a)) {
		die(path);
	}
	(void)pl_file_close(f);
	return a;
}

static const char *place_of(struct pl_array *a)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	if (pl_array_stats(a, &st)) {
		die("an array's numbers");
	}
	return *st.windows_why ? st.windows_why : "in windows";
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return (x > y) - (x < y);
}

static void latency(const char *what, const char *path, uint64_t len, uint64_t windows)
{
	static int64_t pages[TIMED_READS];
	static double us[TIMED_READS];
	struct pl_array *a = opened(path, 0, len, windows, 0);

	for (unsigned int round = 0; round < 2; round++) { /* the first one warms up */
		for (unsigned int i = 0; i < TIMED_READS; i++) {
			pages[i] = (int64_t)draw(len / PAGE);
		}
		if (timed_reads_run(ctx, dev, a, pages, out, us)) {
			die("reads by a kernel");
		}
	}
	qsort(us, TIMED_READS, sizeof(*us), compare);
	printf("4 KiB of %s by a running kernel, %s (%s): p50 %.2f us, p99 %.2f us, min %.2f\n",
	       path, what, place_of(a), us[TIMED_READS / 2], us[TIMED_READS / 100 * 99], us[0]);
	pl_array_close(a);
}

/* Of the first 2 GiB of both files, which are in memory. */
static void latencies(void)
{
	bool timed = strncmp(device, "cuda", 4) == 0 && timed_reads_load(kernels);
	const char *const paths[] = { warm, cold };
	const size_t bytes[] = { warm_bytes, cold_bytes };

	if (!timed) {
		printf("4 KiB by a running kernel: not measured, there is no driver or no file of "
		       "kernels\n");
		return;
	}
	for (unsigned int i = 0; i < 2; i++) {
		uint64_t len = bytes[i] < (size_t)2 << 30 ? bytes[i] : (size_t)2 << 30;

		latency("window", paths[i], len, len);
		latency("ring", paths[i], len, 0);
	}
}

static void draw_ids(uint64_t len)
{
	for (unsigned int i = 0; i < ROWS; i++) {
		ids[i] = (int64_t)draw(len / ROW);
	}
	memset(status, 0, sizeof(*status));
}

static void check_rows(const char *what)
{
	static char got[(size_t)ROWS * ROW];

	if (pl_copy(ctx, got, out, sizeof(got), NULL) != (ssize_t)sizeof(got)) {
		die("copying rows back");
	}
	for (unsigned int i = 0; i < ROWS; i++) {
		for (unsigned int k = 0; k < ROW / 8; k++) {
			uint64_t v;

			memcpy(&v, got + (size_t)i * ROW + k * 8, 8);
			if (v != word_at((uint64_t)ids[i] * (ROW / 8) + k)) {
				fprintf(stderr, "arrays: %s: row %u is wrong\n", what, i);
				die("the rows");
			}
		}
	}
}

static void gather(struct pl_array *a)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;

	r.ids = ids;
	r.n = ROWS;
	r.row_bytes = ROW;
	r.out = out;
	r.status = status;
	if (pl_array_gather(stream, a, &r) || pl_stream_sync(stream) || status->failed) {
		die("gathering rows");
	}
}

static void copy_up(void)
{
	if (pl_copy(ctx, out, rows, (size_t)ROWS * ROW, NULL) != (ssize_t)((size_t)ROWS * ROW)) {
		die("copying rows");
	}
}

/* Each row's page, so many reads at once, past the page cache where the file allows it. */
static void by_uring(const char *path)
{
	static char pages[DEPTH][PAGE] __attribute__((aligned(4096)));
	int fd = open(path, O_RDONLY | O_DIRECT | O_CLOEXEC);
	struct io_uring u;
	unsigned int next = 0;
	unsigned int done = 0;

	fd = fd < 0 ? open(path, O_RDONLY | O_CLOEXEC) : fd;
	if (fd < 0 || io_uring_queue_init(DEPTH, &u, 0)) {
		die("io_uring");
	}
	while (done < ROWS) {
		struct io_uring_cqe *c;

		for (; next < DEPTH; next++) {
			struct io_uring_sqe *q = io_uring_get_sqe(&u);

			io_uring_prep_read(q, fd, pages[next], PAGE,
					   (uint64_t)ids[next] * ROW / PAGE * PAGE);
			io_uring_sqe_set_data64(q, (uint64_t)next << 32 | next);
		}
		(void)io_uring_submit_and_wait(&u, 1);
		while (io_uring_peek_cqe(&u, &c) == 0) {
			uint64_t tag = io_uring_cqe_get_data64(c);
			unsigned int k = (uint32_t)tag;
			unsigned int i = (unsigned int)(tag >> 32);
			struct io_uring_sqe *q;

			if (c->res < (int)ROW) {
				die("a read by io_uring");
			}
			memcpy(rows + (size_t)i * ROW, pages[k] + (uint64_t)ids[i] * ROW % PAGE,
			       ROW);
			io_uring_cqe_seen(&u, c);
			done++;
			if (next < ROWS) {
				q = io_uring_get_sqe(&u);
				io_uring_prep_read(q, fd, pages[k], PAGE,
						   (uint64_t)ids[next] * ROW / PAGE * PAGE);
				io_uring_sqe_set_data64(q, (uint64_t)next << 32 | k);
				next++;
			}
		}
	}
	io_uring_queue_exit(&u);
	(void)close(fd);
	copy_up();
}

static double median(double *t)
{
	for (unsigned int i = 1; i < ROUNDS; i++) {
		for (unsigned int k = i; k > 0 && t[k] < t[k - 1]; k--) {
			double x = t[k];

			t[k] = t[k - 1];
			t[k - 1] = x;
		}
	}
	return t[ROUNDS / 2];
}

enum by {
	BY_ARRAY,
	BY_MAP,
	BY_MAP_THREADS,
	BY_URING,
	WAYS,
};

static const char *const names[WAYS] = { "array", "mmap, one thread, and a copy",
					 "mmap, threads, and a copy",
					 "io_uring, 64 in flight, and a copy" };

static void measure(const char *what, const char *path, uint64_t len, struct pl_array *a,
		    bool is_cold)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	char *map = mmap(NULL, len, PROT_READ, MAP_SHARED, fd, 0);

	if (fd < 0 || map == MAP_FAILED) {
		die(path);
	}
	(void)madvise(map, len, MADV_RANDOM);
	for (enum by by = BY_ARRAY; by < WAYS; by++) {
		double t[ROUNDS];

		for (unsigned int i = 0; i < ROUNDS; i++) {
			double from;

			draw_ids(len);
			if (is_cold && by == BY_ARRAY && pl_array_refresh(a)) {
				die("emptying an array");
			}
			if (is_cold) {
				(void)madvise(map, len, MADV_DONTNEED);
				drop(path);
			}
			from = now();
			if (by == BY_ARRAY) {
				gather(a);
			} else if (by == BY_URING) {
				by_uring(path);
			} else {
				by_threads(copy_part, -1, map, ROWS, 1, by == BY_MAP ? 1 : threads);
				copy_up();
			}
			t[i] = now() - from;
			check_rows(names[by]);
		}
		printf("%u rows of %u B, %s, %s: %.3f ms\n", ROWS, ROW, what, names[by],
		       median(t) * 1e3);
	}
	(void)munmap(map, len);
	(void)close(fd);
}

static double cpu(void)
{
	struct rusage u;

	(void)getrusage(RUSAGE_SELF, &u);
	return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
	       (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

static void idle(void)
{
	struct pl_array *a[4];
	double from;
	double used;

	for (unsigned int i = 0; i < 4; i++) {
		a[i] = opened(warm, 0, warm_bytes / 4, (uint64_t)64 << 20, (uint64_t)16 << 20);
	}
	(void)sleep(2);
	from = now();
	used = cpu();
	(void)sleep(5);
	printf("4 open arrays that nobody reads: %.2f %% of a core\n",
	       (cpu() - used) / (now() - from) * 100);
	for (unsigned int i = 0; i < 4; i++) {
		pl_array_close(a[i]);
	}
}

static size_t bytes_of(const char *text)
{
	char *end;
	size_t n = strtoull(text, &end, 10);

	return *end == 'g' ? n << 30 : *end == 'm' ? n << 20 : n;
}

static void parse(int argc, char **argv)
{
	kernels = argc > 1 ? argv[1] : NULL;
	for (int i = 2; i + 1 < argc; i += 2) {
		if (strcmp(argv[i], "--device") == 0) {
			device = argv[i + 1];
		} else if (strcmp(argv[i], "--size") == 0) {
			warm_bytes = bytes_of(argv[i + 1]);
		} else if (strcmp(argv[i], "--file") == 0) {
			warm = argv[i + 1];
		} else if (strcmp(argv[i], "--cold") == 0) {
			cold_bytes = bytes_of(argv[i + 1]);
		} else if (strcmp(argv[i], "--cold-file") == 0) {
			cold = argv[i + 1];
		} else if (strcmp(argv[i], "--keep") == 0) {
			keep = strcmp(argv[i + 1], "yes") == 0;
		} else if (strcmp(argv[i], "--threads") == 0) {
			threads = (unsigned int)strtoul(argv[i + 1], NULL, 10);
		} else {
			kernels = NULL;
		}
	}
	if (!kernels || !threads || threads > THREADS_MOST) {
		fprintf(stderr, "usage: arrays KERNELS.ptx [--device D] [--size BYTES] [--file F] "
				"[--cold BYTES] [--cold-file F] [--threads N]\n");
		exit(2);
	}
}

int main(int argc, char **argv)
{
	struct pl_array *a;
	double from;
	void *p = NULL;

	parse(argc, argv);
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, device, &dev) ||
	    pl_stream_create(dev, &stream) ||
	    pl_mem_alloc(dev, ROWS * sizeof(*ids), PL_ALLOC_PINNED, (void **)&ids) ||
	    pl_mem_alloc(dev, sizeof(*status), PL_ALLOC_PINNED, (void **)&status) ||
	    pl_mem_alloc(dev, (size_t)ROWS * ROW, PL_ALLOC_PINNED, (void **)&rows) ||
	    pl_mem_alloc(dev, (size_t)ROWS * ROW, 0, &p)) {
		die(device);
	}
	out = p;
	from = now();
	make(warm, warm_bytes);
	printf("(%.1f GiB written in %.1f s)\n", (double)warm_bytes / (1 << 30), now() - from);
	make(cold, cold_bytes);
	latencies();

	from = now();
	a = opened(warm, 0, 0, warm_bytes, 0);
	printf("%.1f GiB of windows opened in %.3f s (%s)\n", (double)warm_bytes / (1 << 30),
	       now() - from, place_of(a));
	measure("resident, windows", warm, warm_bytes, a, false);
	from = now();
	pl_array_close(a);
	printf("closed in %.3f s\n", now() - from);
	idle();
	if (!keep) {
		(void)unlink(warm);
	}

	drop(cold);
	a = opened(cold, 0, 0, 0, (uint64_t)64 << 20);
	measure("cold, by the page cache", cold, cold_bytes, a, true);
	pl_array_close(a);
	a = opened(cold, O_DIRECT, 0, 0, (uint64_t)64 << 20);
	measure("cold, O_DIRECT", cold, cold_bytes, a, true);
	pl_array_close(a);
	(void)unlink(cold);
	pl_close(ctx);
	return 0;
}
