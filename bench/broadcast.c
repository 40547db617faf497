/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One file into several devices: as many pl_read() side by side, one pl_read_broadcast(), in turn.
 *
 *   broadcast FILE ROUNDS DEVICE DEVICE...     the file whole, in blocks of 1 GiB (BLOCK=BYTES)
 *
 * The file is read once beforehand, so as much of it as memory has space for is in the page cache;
 * COLD=1 evicts it before each round. Prints GB/s of one memory's bytes (each device gets that
 * many) and the ratio of the medians. The content of all memories is compared with the file after
 * the last round of each.
 */

#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define MAX 16
#define ROUNDS_MAX 99

static struct {
	struct pl_ctx *ctx;
	struct pl_file *file;
	int fd;
	size_t len;
	size_t block;
	unsigned int n;
	char *mem[MAX];
} b;

static double now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

static void fail(const char *what)
{
	fprintf(stderr, "%s: %s\n", what, pl_error_message());
	exit(1);
}

static size_t at_most(size_t at)
{
	return b.len - at < b.block ? b.len - at : b.block;
}

static void *load(void *mem)
{
	for (size_t at = 0; at < b.len; at += b.block) {
		if (pl_read(b.file, (char *)mem + at, at_most(at), at, NULL) !=
		    (ssize_t)at_most(at)) {
			fail("pl_read");
		}
	}
	return NULL;
}

static void side_by_side(void)
{
	pthread_t t[MAX];

	for (unsigned int i = 0; i < b.n; i++) {
		if (pthread_create(&t[i], NULL, load, b.mem[i])) {
			fail("pthread_create");
		}
	}
	for (unsigned int i = 0; i < b.n; i++) {
		(void)pthread_join(t[i], NULL);
	}
}

static void together(void)
{
	for (size_t at = 0; at < b.len; at += b.block) {
		void *dst[MAX];

		for (unsigned int i = 0; i < b.n; i++) {
			dst[i] = b.mem[i] + at;
		}
		if (pl_read_broadcast(b.file, dst, b.n, at_most(at), at, NULL) !=
		    (ssize_t)at_most(at)) {
			fail("pl_read_broadcast");
		}
	}
}

static void check(const char *what)
{
	size_t step = (size_t)64 << 20;
	char *want = malloc(step);
	char *got = malloc(step);

	for (size_t at = 0; at < b.len; at += step) {
		size_t len = b.len - at < step ? b.len - at : step;

		if (!want || !got || pread(b.fd, want, len, (off_t)at) != (ssize_t)len) {
			fail("pread");
		}
		for (unsigned int i = 0; i < b.n; i++) {
			if (pl_copy(b.ctx, got, b.mem[i] + at, len, NULL) != (ssize_t)len ||
			    memcmp(got, want, len) != 0) {
				fprintf(stderr, "%s: memory %u is wrong at %zu\n", what, i, at);
				exit(1);
			}
		}
	}
	for (unsigned int i = 0; i < b.n; i++) {
		for (size_t at = 0; at < b.len; at += step) {
			size_t len = b.len - at < step ? b.len - at : step;

			memset(want, 0xee, len);
			(void)pl_copy(b.ctx, b.mem[i] + at, want, len, NULL);
		}
	}
	free(want);
	free(got);
}

static int by_value(const void *x, const void *y)
{
	double a = *(const double *)x, c = *(const double *)y;

	return a < c ? -1 : a > c;
}

static double timed(void (*how)(void))
{
	double began;

	if (getenv("COLD")) {
		(void)fdatasync(b.fd);
		(void)posix_fadvise(b.fd, 0, 0, POSIX_FADV_DONTNEED);
	}
	began = now();
	how();
	return (double)b.len / (now() - began) / 1e9;
}

static void open_all(char **argv, int argc)
{
	const char *block = getenv("BLOCK");

	b.n = (unsigned int)argc - 3;
	b.block = block ? strtoull(block, NULL, 0) : (size_t)1 << 30;
	b.fd = open(argv[1], O_RDONLY | O_CLOEXEC);
	if (b.fd < 0 || !b.block || pl_open(NULL, &b.ctx) ||
	    pl_file_open(b.ctx, argv[1], O_RDONLY, 0, &b.file)) {
		fail(argv[1]);
	}
	b.len = (size_t)lseek(b.fd, 0, SEEK_END);
	for (unsigned int i = 0; i < b.n; i++) {
		struct pl_dev *dev;
		void *mem = NULL;

		if (pl_dev_open(b.ctx, argv[3 + i], &dev) || pl_mem_alloc(dev, b.len, 0, &mem)) {
			fail(argv[3 + i]);
		}
		b.mem[i] = mem;
	}
}

int main(int argc, char **argv)
{
	double rate[2][ROUNDS_MAX];
	int rounds = argc > 2 ? atoi(argv[2]) : 0;

	if (argc < 5 || argc > 3 + MAX || rounds < 1 || rounds > ROUNDS_MAX) {
		fprintf(stderr, "usage: broadcast FILE ROUNDS DEVICE DEVICE...\n");
		return 2;
	}
	open_all(argv, argc);
	together(); /* brings the file into the page cache */
	check("pl_read_broadcast");
	for (int i = 0; i < rounds; i++) {
		rate[0][i] = timed(side_by_side);
		if (i + 1 == rounds) {
			check("pl_read");
		}
		rate[1][i] = timed(together);
	}
	check("pl_read_broadcast");
	for (int k = 0; k < 2; k++) {
		qsort(rate[k], (size_t)rounds, sizeof(rate[k][0]), by_value);
	}
	printf("%u devices, %zu bytes, %d rounds, GB/s into each\n", b.n, b.len, rounds);
	printf("side by side %.2f (%.2f to %.2f)\n", rate[0][rounds / 2], rate[0][0],
	       rate[0][rounds - 1]);
	printf("broadcast    %.2f (%.2f to %.2f), x%.2f\n", rate[1][rounds / 2], rate[1][0],
	       rate[1][rounds - 1], rate[1][rounds / 2] / rate[0][rounds / 2]);
	pl_close(b.ctx);
	return 0;
}
