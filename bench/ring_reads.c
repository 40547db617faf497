/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What reads by the ring take, of a file that is in the page cache: in one run all that a change of
 * the ring or of its kernels may change, so that two builds are compared by two runs.
 *
 *	ring_reads KERNELS.ptx [--device cuda:0] [--file ./ring_reads.data] [--size 1g]
 *
 * KERNELS.ptx is tests/gpu/device_kernels.ptx of the same build. It says
 *
 *   - what a read of 4 KiB takes in a kernel that runs, by the ring and out of a window
 *   - what a small read in a stream's order takes: with the wait for it, and among 100 in a row
 *   - how many rows a second kernels gather by the ring, with one proxy, for which the process has
 *     three processors, and with as many as there are processors for, up to four
 *
 * The file is made, and removed. All bytes of rows and of single reads are compared with it; of
 * reads in a row those of each twentieth round, of the first part those of the last read. Without
 * the driver's library (a software GPU) there are no kernels of programs, and the first part is
 * left out.
 */

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "timed_reads.h"

#define PAGE TIMED_PAGE
#define STEP ((size_t)8 << 20)
#define ROUNDS 5u
#define ALONE 2000u
#define ROW_BYTES ((size_t)64 << 20) /* of the rows of a call */
#define IN_A_ROW 100u
#define SMALL_MOST 65536u

static const char *device = "cuda:0";
static const char *path = "./ring_reads.data";
static const char *kernels;
static size_t size = (size_t)1 << 30;

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_stream *stream;
static struct pl_file *file;
static char *mem; /* of the device, ROW_BYTES */
static uint64_t seed = 1;

static _Noreturn void die(const char *what)
{
	fprintf(stderr, "ring_reads: %s: %s%s%s\n", what, pl_error_message(), errno ? "; " : "",
		errno ? strerror(errno) : "");
	(void)unlink(path);
	exit(1);
}

static double now_us(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
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

static void make(void)
{
	int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	uint64_t *words = malloc(STEP);

	if (fd < 0 || !words) {
		perror(path); /* and whose it is stays */
		exit(1);
	}
	for (size_t at = 0; at < size; at += STEP) {
		for (size_t i = 0; i < STEP / 8; i++) {
			words[i] = word_at(at / 8 + i);
		}
		if (write(fd, words, STEP) != (ssize_t)STEP) {
			die("writing the file");
		}
	}
	(void)fdatasync(fd); /* nothing is written back meanwhile */
	free(words);
	(void)close(fd);
}

static void compare_words(const char *what, const uint64_t *got, uint64_t off, size_t len)
{
	for (size_t i = 0; i < len / 8; i++) {
		if (got[i] != word_at(off / 8 + i)) {
			errno = 0;
			die(what);
		}
	}
}

static void copy_back(void *dst, const char *at, size_t len)
{
	if (pl_copy(ctx, dst, at, len, NULL) != (ssize_t)len) {
		die("copying back");
	}
}

/* Of the device's memory at `at`, against the file at `off`. */
static void check(const char *what, const char *at, uint64_t off, size_t len)
{
	static uint64_t got[SMALL_MOST / 8];

	copy_back(got, at, len);
	compare_words(what, got, off, len);
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return (x > y) - (x < y);
}

static void say_times(const char *what, double *us, unsigned int n)
{
	double sum = 0;

	qsort(us, n, sizeof(*us), compare);
	for (unsigned int i = 0; i < n; i++) {
		sum += us[i];
	}
	printf("%s: p50 %.2f us, p90 %.2f, p99 %.2f, min %.2f, mean %.2f\n", what, us[n / 2],
	       us[n / 10 * 9], us[n / 100 * 99], us[0], sum / n);
}

static void open_all(void)
{
	void *p;

	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, device, &dev) ||
	    pl_stream_create(dev, &stream) || pl_mem_alloc(dev, ROW_BYTES, 0, &p) ||
	    pl_file_open(ctx, path, O_RDONLY, 0, &file)) {
		die(device);
	}
	mem = p;
}

static void close_all(void)
{
	(void)pl_file_close(file);
	pl_stream_close(stream);
	(void)pl_mem_free(ctx, mem);
	pl_close(ctx);
}

static struct pl_array *array_of(uint64_t windows)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array *a;

	o.wide_bytes = 0;
	o.frame_bytes = 0;
	o.window_bytes = windows;
	if (pl_array_open(dev, file, 0, size, &o, &a)) {
		die("an array");
	}
	if (pl_array_stats(a, &st)) {
		die("an array's numbers");
	}
	if (windows && *st.windows_why) {
		printf("(no windows: %s)\n", st.windows_why);
	}
	return a;
}

static void by_kernel(const char *what, uint64_t windows)
{
	static int64_t ids[TIMED_READS];
	static double us[TIMED_READS];
	struct pl_array *a = array_of(windows);
	char line[160];

	for (unsigned int round = 0; round < ROUNDS; round++) { /* the first one warms up */
		for (unsigned int i = 0; i < TIMED_READS; i++) {
			ids[i] = (int64_t)draw(size / PAGE);
		}
		if (timed_reads_run(ctx, dev, a, ids, mem, us)) {
			die("reads by a kernel");
		}
		check("a read by a kernel: other bytes", mem, (uint64_t)ids[TIMED_READS - 1] * PAGE,
		      PAGE);
		(void)snprintf(line, sizeof(line), "4 KiB by a running kernel, %s, round %u", what,
			       round);
		if (round) {
			say_times(line, us, TIMED_READS);
		}
	}
	pl_array_close(a);
}

static void queue(size_t len, int64_t off, int64_t by, ssize_t *result)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.flags = PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF | PL_STREAM_FIXED_MEM_OFF;
	io.file = file;
	io.mem = mem;
	io.len = &len;
	io.off = &off;
	io.mem_off = &by;
	io.result = result;
	if (pl_stream_read(stream, &io)) {
		die("a read in a stream's order");
	}
}

static void in_stream(size_t len)
{
	static double us[ALONE];
	int64_t off[IN_A_ROW];
	ssize_t *results;
	char line[160];
	void *p;

	if (pl_mem_alloc(dev, IN_A_ROW * sizeof(*results), PL_ALLOC_PINNED, &p)) {
		die("memory for results");
	}
	results = p;
	for (unsigned int k = 0; k < ALONE; k++) {
		double from = now_us();

		off[0] = (int64_t)(draw(size / SMALL_MOST) * SMALL_MOST);
		queue(len, off[0], 0, results);
		if (pl_stream_sync(stream) || results[0] != (ssize_t)len) {
			die("a read in a stream's order");
		}
		us[k] = now_us() - from;
		check("a read in a stream's order: other bytes", mem, (uint64_t)off[0], len);
	}
	(void)snprintf(line, sizeof(line), "%zu B in a stream's order, with the wait", len);
	say_times(line, us, ALONE);
	for (unsigned int k = 0; k < ALONE / 10; k++) {
		double from;

		for (unsigned int i = 0; i < IN_A_ROW; i++) {
			off[i] = (int64_t)(draw(size / SMALL_MOST) * SMALL_MOST);
		}
		from = now_us();
		for (unsigned int i = 0; i < IN_A_ROW; i++) {
			queue(len, off[i], (int64_t)(i * SMALL_MOST), &results[i]);
		}
		if (pl_stream_sync(stream)) {
			die("reads in a stream's order");
		}
		us[k] = (now_us() - from) / IN_A_ROW;
		for (unsigned int i = 0; i < IN_A_ROW && k % 20 == 0; i++) {
			check("reads in a row: other bytes", mem + i * SMALL_MOST, (uint64_t)off[i],
			      len);
		}
	}
	(void)snprintf(line, sizeof(line), "%zu B in a stream's order, among %u in a row", len,
		       IN_A_ROW);
	say_times(line, us, ALONE / 10);
	(void)pl_mem_free(ctx, p);
}

static void rows(size_t row, unsigned int processors)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;
	struct pl_array *a = array_of(0);
	struct pl_array_status *status;
	size_t n = ROW_BYTES / row < 65536 ? ROW_BYTES / row : 65536;
	uint64_t *got = malloc(n * row);
	double us[ROUNDS];
	int64_t *ids;
	void *p;
	void *q;

	if (!got || pl_mem_alloc(dev, n * sizeof(*ids), PL_ALLOC_PINNED, &p) ||
	    pl_mem_alloc(dev, sizeof(*status), PL_ALLOC_PINNED, &q)) {
		die("memory for ids");
	}
	ids = p;
	status = q;
	r.ids = ids;
	r.n = n;
	r.row_bytes = row;
	r.out = mem;
	r.status = status;
	for (unsigned int round = 0; round < ROUNDS; round++) {
		double from;

		for (size_t i = 0; i < n; i++) {
			ids[i] = (int64_t)draw(size / row);
		}
		memset(status, 0, sizeof(*status));
		from = now_us();
		if (pl_array_gather(stream, a, &r) || pl_stream_sync(stream)) {
			die("gathering rows");
		}
		us[round] = now_us() - from;
		if (status->failed) {
			fprintf(stderr, "ring_reads: %llu of %zu rows failed: %s\n",
				(unsigned long long)status->failed, n,
				strerror((int)-status->error));
			(void)unlink(path);
			exit(1);
		}
		copy_back(got, mem, n * row);
		for (size_t i = 0; i < n; i++) {
			compare_words("a row: other bytes", got + i * row / 8,
				      (uint64_t)ids[i] * row, row);
		}
	}
	qsort(us, ROUNDS, sizeof(*us), compare);
	printf("%zu rows of %zu B by the ring, %u processors: %.3f M rows/s (%.2f to %.2f ms)\n", n,
	       row, processors, (double)n / us[ROUNDS / 2], us[0] / 1e3, us[ROUNDS - 1] / 1e3);
	(void)pl_mem_free(ctx, p);
	(void)pl_mem_free(ctx, q);
	free(got);
	pl_array_close(a);
}

/* With so many processors, at most: a context has a proxy for each two of them, up to four. */
static void rows_by(unsigned int most)
{
	cpu_set_t all;
	cpu_set_t some;
	unsigned int n = 0;

	CPU_ZERO(&some);
	if (sched_getaffinity(0, sizeof(all), &all)) {
		die("the processors");
	}
	for (size_t i = 0; i < CPU_SETSIZE && n < most; i++) {
		if (CPU_ISSET(i, &all)) {
			CPU_SET(i, &some);
			n++;
		}
	}
	if (sched_setaffinity(0, sizeof(some), &some)) {
		die("the processors");
	}
	open_all();
	rows(256, n);
	rows(PAGE, n);
	close_all();
	(void)sched_setaffinity(0, sizeof(all), &all);
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
	for (int i = 2; kernels && i < argc; i += 2) {
		const char *value = i + 1 < argc ? argv[i + 1] : NULL;

		if (value && strcmp(argv[i], "--device") == 0) {
			device = value;
		} else if (value && strcmp(argv[i], "--file") == 0) {
			path = value;
		} else if (value && strcmp(argv[i], "--size") == 0) {
			size = bytes_of(value) / STEP * STEP;
		} else {
			kernels = NULL;
		}
	}
	if (!kernels || size < (size_t)64 << 20) {
		fprintf(stderr, "usage: ring_reads KERNELS.ptx [--device D] [--file F] [--size "
				"BYTES, at least 64m]\n");
		exit(2);
	}
}

int main(int argc, char **argv)
{
	bool timed;

	parse(argc, argv);
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	make();
	timed = strncmp(device, "cuda", 4) == 0 && timed_reads_load(kernels);
	open_all();
	if (timed) {
		by_kernel("ring", 0);
		by_kernel("window", size);
	} else {
		printf("4 KiB by a running kernel: not measured, there is no driver or no file of "
		       "kernels\n");
	}
	in_stream(512);
	in_stream(PAGE);
	in_stream(SMALL_MOST);
	close_all();
	rows_by(3);
	rows_by(CPU_SETSIZE);
	(void)unlink(path);
	return 0;
}
