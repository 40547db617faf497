/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a blocking read of 4 KiB of page cache costs in C, for python_calls.py beside it.
 *
 *   small_reads FILE DEVICE [WALKS]     FILE: 1 MiB or more; DEVICE: "host" or soft:0
 *
 * Prints nanoseconds of processor time a call: the median and the least of the rounds. WALKS: so
 * many times between two calls, 48 KiB are walked through, as a program does that has something
 * else to do, an interpreter say. What the walks take by themselves is not counted.
 *
 * It is a module as well, whose small_reads() python_calls.py calls inside its own process, where
 * the same call takes longer.
 */

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <peerlane/peerlane.h>

#define CALLS 5000
#define ROUNDS 101

static uint64_t now_ns(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return x < y ? -1 : x > y;
}

/* Writes to each line of a first level of cache. */
static void walk(int times)
{
	static volatile uint8_t lines[48 << 10];

	for (int n = 0; n < times; n++) {
		for (size_t i = 0; i < sizeof(lines); i += 64) {
			lines[i]++;
		}
	}
}

/* Nanoseconds of processor time that so many reads took, the walks not counted; -1: one failed. */
__attribute__((visibility("default"))) int64_t small_reads(struct pl_file *file, void *mem,
							   const struct pl_io_opts *opts,
							   unsigned int calls, int walks);

int64_t small_reads(struct pl_file *file, void *mem, const struct pl_io_opts *opts,
		    unsigned int calls, int walks)
{
	uint64_t began = now_ns(), between;

	for (unsigned int k = 0; k < calls; k++) {
		walk(walks);
	}
	between = now_ns();
	for (unsigned int k = 0; k < calls; k++) {
		if (pl_read(file, mem, 4096, k % 256 * 4096, opts) != 4096) {
			return -1;
		}
		walk(walks);
	}
	return (int64_t)(now_ns() - between) - (int64_t)(between - began);
}

/* What pl_read() gives, without doing it: what is left of a call is the caller's own part. */
__attribute__((visibility("default"))) ssize_t small_nothing(struct pl_file *file, void *mem,
							     size_t len, uint64_t off,
							     const struct pl_io_opts *opts);

ssize_t small_nothing(struct pl_file *file, void *mem, size_t len, uint64_t off,
		      const struct pl_io_opts *opts)
{
	(void)file;
	(void)mem;
	(void)off;
	(void)opts;
	return (ssize_t)len;
}

static int rounds(struct pl_file *file, void *mem, int walks)
{
	int64_t took[ROUNDS];

	for (int i = 0; i < ROUNDS; i++) {
		took[i] = small_reads(file, mem, NULL, CALLS, walks);
		if (took[i] < 0) {
			return -1;
		}
		took[i] /= CALLS;
	}
	qsort(took, ROUNDS, sizeof(took[0]), by_value);
	printf("%" PRId64 " %" PRId64 "\n", took[ROUNDS / 2], took[0]);
	return 0;
}

int main(int argc, char **argv)
{
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	void *mem = NULL;

	if (argc < 3 || argc > 4) {
		fprintf(stderr, "usage: small_reads FILE host|DEVICE [WALKS]\n");
		return 2;
	}
	if (pl_open(NULL, &ctx) || pl_file_open(ctx, argv[1], O_RDONLY, 0, &file)) {
		fprintf(stderr, "%s\n", pl_error_message());
		return 1;
	}
	if (!strcmp(argv[2], "host")) {
		mem = aligned_alloc(4096, 4096);
	} else if (pl_dev_open(ctx, argv[2], &dev) || pl_mem_alloc(dev, 4096, 0, &mem)) {
		mem = NULL;
	}
	if (!mem || rounds(file, mem, argc > 3 ? atoi(argv[3]) : 0)) {
		fprintf(stderr, "%s\n", pl_error_message());
		return 1;
	}
	pl_close(ctx);
	return 0;
}
