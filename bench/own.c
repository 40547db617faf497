/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the library itself costs: how long a process waits for its first megabyte, and the processor
 * time of a blocking call that moves nothing (the route `null`).
 *
 *   own FILE [DEVICE]       FILE: 1 MiB or more; DEVICE: soft:0 if not said
 */

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <peerlane/peerlane.h>

#define FIRST (1u << 20)
#define CALLS 1000000
#define ROUNDS 7

static uint64_t now_ns(clockid_t clock)
{
	struct timespec ts;

	(void)clock_gettime(clock, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

static int calls(struct pl_file *file, void *mem)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	uint64_t took[ROUNDS];

	if (pl_policy_parse("null", &opts.policy)) {
		return -1;
	}
	for (int i = 0; i < ROUNDS; i++) {
		uint64_t began = now_ns(CLOCK_THREAD_CPUTIME_ID);

		for (uint64_t k = 0; k < CALLS; k++) {
			if (pl_read(file, mem, 4096, k % 256 * 4096, &opts) != 4096) {
				return -1;
			}
		}
		took[i] = now_ns(CLOCK_THREAD_CPUTIME_ID) - began;
	}
	qsort(took, ROUNDS, sizeof(took[0]), by_value);
	printf("a blocking call that moves nothing: %" PRIu64 " ns of CPU, median of %d x %d\n",
	       took[ROUNDS / 2] / CALLS, ROUNDS, CALLS);
	return 0;
}

int main(int argc, char **argv)
{
	const char *device = argc > 2 ? argv[2] : "soft:0";
	uint64_t began = now_ns(CLOCK_MONOTONIC);
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	void *mem;

	if (argc < 2) {
		fprintf(stderr, "usage: own FILE [DEVICE]\n");
		return 2;
	}
	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, device, &dev) ||
	    pl_file_open(ctx, argv[1], O_RDONLY, 0, &file) || pl_mem_alloc(dev, FIRST, 0, &mem)) {
		fprintf(stderr, "own: %s\n", pl_error_message());
		return 1;
	}
	if (pl_read(file, mem, FIRST, 0, NULL) != FIRST) {
		fprintf(stderr, "own: %s holds no %u bytes, or cannot be read\n", argv[1], FIRST);
		return 1;
	}
	printf("first read of a process, 1 MiB, opening and allocating included: %.2f ms\n",
	       (double)(now_ns(CLOCK_MONOTONIC) - began) / 1e6);
	if (calls(file, mem)) {
		fprintf(stderr, "own: %s\n", pl_error_message());
		return 1;
	}
	pl_close(ctx);
	return 0;
}
