/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads in the order of streams, by how many streams have one at once.
 *
 *	streams FILE DEVICE [ROUNDS]
 *
 * FILE should be in the page cache and hold 1 GiB; a part of it is read from its beginning. Each
 * round queues one read on every stream and waits for all. Columns: the median time from the first
 * call to the end of the last read, in microseconds; GB/s of all together.
 */

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>
#include <peerlane/stream.h>

#define STREAMS_MAX 16
#define ROUNDS_MAX 1000
#define ALL (UINT64_C(1) << 30)

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_file *file;
static char *mem;

static void check(int rc, const char *what)
{
	if (rc < 0) {
		fprintf(stderr, "streams: %s: %s\n", what, pl_error_message());
		exit(1);
	}
}

static double now_us(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int by_time(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return (x > y) - (x < y);
}

static double one_round(struct pl_stream **s, unsigned int n, size_t len)
{
	static int64_t off[STREAMS_MAX];
	static ssize_t got[STREAMS_MAX];
	double began = now_us();

	for (unsigned int i = 0; i < n; i++) {
		struct pl_stream_io io = PL_STREAM_IO_INIT;

		off[i] = (int64_t)(i * len);
		io.file = file;
		io.mem = mem + i * len;
		io.len = &len;
		io.off = &off[i];
		io.result = &got[i];
		check(pl_stream_read(s[i], &io), "pl_stream_read");
	}
	for (unsigned int i = 0; i < n; i++) {
		check(pl_stream_sync(s[i]), "pl_stream_sync");
		if (got[i] != (ssize_t)len) {
			fprintf(stderr, "streams: a read gave %zd of %zu bytes\n", got[i], len);
			exit(1);
		}
	}
	return now_us() - began;
}

static void row(unsigned int n, size_t len, unsigned int rounds)
{
	static double t[ROUNDS_MAX];
	struct pl_stream *s[STREAMS_MAX];

	for (unsigned int i = 0; i < n; i++) {
		check(pl_stream_create(dev, &s[i]), "pl_stream_create");
	}
	for (unsigned int i = 0; i < 3; i++) {
		(void)one_round(s, n, len);
	}
	for (unsigned int i = 0; i < rounds; i++) {
		t[i] = one_round(s, n, len);
	}
	qsort(t, rounds, sizeof(t[0]), by_time);
	printf("%2u streams  %9zu bytes each  %10.1f us  %7.2f GB/s\n", n, len, t[rounds / 2],
	       (double)(n * len) / t[rounds / 2] / 1e3);
	for (unsigned int i = 0; i < n; i++) {
		pl_stream_close(s[i]);
	}
}

int main(int argc, char **argv)
{
	static const unsigned int streams[] = { 1, 2, 3, 4, 16 };
	static const size_t lens[] = { 4096, 262144, 8u << 20, 64u << 20 };
	unsigned int rounds = argc > 3 ? (unsigned int)atoi(argv[3]) : 25;
	void *p;

	if (argc < 3 || !rounds || rounds > ROUNDS_MAX) {
		fprintf(stderr, "usage: streams FILE DEVICE [ROUNDS, up to %d]\n", ROUNDS_MAX);
		return 2;
	}
	check(pl_open(NULL, &ctx), "pl_open");
	check(pl_dev_open(ctx, argv[2], &dev), argv[2]);
	check(pl_file_open(ctx, argv[1], O_RDONLY, 0, &file), argv[1]);
	check(pl_mem_alloc(dev, ALL, 0, &p), "pl_mem_alloc");
	mem = p;
	for (size_t i = 0; i < sizeof(lens) / sizeof(lens[0]); i++) {
		for (size_t k = 0; k < sizeof(streams) / sizeof(streams[0]); k++) {
			row(streams[k], lens[i], rounds);
		}
	}
	check(pl_mem_free(ctx, mem), "pl_mem_free");
	(void)pl_file_close(file);
	pl_close(ctx);
	return 0;
}
