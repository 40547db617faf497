/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Random reads or writes through one queue.
 *
 *	queue FILE DEVICE read|write|null BYTES COUNT DEPTH [direct]
 *
 * FILE must exist and be a whole number of BYTES long. DEVICE is "cuda:0", "soft:0" or "host".
 * "null" moves nothing: what is left is the queue's own cost. "direct" opens FILE with O_DIRECT.
 * Prints requests a second and processor time a request, in one line, for each of five rounds; the
 * content of the last round of reads is compared with the file by a second way.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define ROUNDS 5
#define BATCH 256u

struct bench {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	struct pl_queue *queue;
	struct pl_request *v;
	char *mem;
	size_t bytes;
	size_t count;
	size_t depth;
	uint64_t blocks;
};

static double now(clockid_t clock)
{
	struct timespec ts;

	clock_gettime(clock, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static int fail(const char *what)
{
	fprintf(stderr, "%s: %s\n", what, pl_error_message());
	return 1;
}

static uint64_t next(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

static int get(struct bench *b, size_t min, size_t *done)
{
	struct pl_completion c[BATCH];
	ssize_t n;

	c[0].size = sizeof(c[0]);
	n = pl_queue_wait(b->queue, c, min, BATCH, 0);
	if (n < 0) {
		return fail("pl_queue_wait");
	}
	for (ssize_t i = 0; i < n; i++) {
		if (c[i].result != (ssize_t)b->bytes) {
			fprintf(stderr, "a request gave %zd: %s\n", c[i].result,
				c[i].result < 0 ? pl_error_message() : "short");
			return 1;
		}
	}
	*done += (size_t)n;
	return 0;
}

static int round_of(struct bench *b, const char *what)
{
	double began = now(CLOCK_MONOTONIC);
	double cpu = now(CLOCK_PROCESS_CPUTIME_ID);
	size_t sent = 0;
	size_t done = 0;

	while (done < b->count) {
		size_t space = b->depth - (sent - done);
		size_t n = b->count - sent < space ? b->count - sent : space;

		if (n) {
			ssize_t took = pl_queue_submit(b->queue, b->v + sent, n, NULL, NULL);

			if (took < 0) {
				return fail("pl_queue_submit");
			}
			sent += (size_t)took;
		}
		if (get(b, sent - done < BATCH ? sent - done : BATCH, &done)) {
			return 1;
		}
	}
	began = now(CLOCK_MONOTONIC) - began;
	cpu = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
	printf("%-5s %zu x %zu B, depth %zu: %.0f requests/s, %.2f us CPU each, %.2f GB/s\n", what,
	       b->count, b->bytes, b->depth, (double)b->count / began, cpu * 1e6 / (double)b->count,
	       (double)b->count * (double)b->bytes / began / 1e9);
	fflush(stdout);
	return 0;
}

static int verify(struct bench *b, const char *path)
{
	char *a = malloc(b->bytes);
	char *f = malloc(b->bytes);
	int fd = open(path, O_RDONLY);
	int rc = a && f && fd >= 0 ? 0 : 1;

	for (size_t i = 0; i < b->count && !rc; i += 1 + b->count / 5000) {
		if (pl_copy(b->ctx, a, b->v[i].mem, b->bytes, NULL) < 0) {
			rc = fail("pl_copy");
		} else if (pread(fd, f, b->bytes, (off_t)b->v[i].off) != (ssize_t)b->bytes ||
			   memcmp(a, f, b->bytes) != 0) {
			fprintf(stderr, "request %zu: WRONG BYTES\n", i);
			rc = 1;
		}
	}
	printf("content: %s\n", rc ? "not verified" : "verified");
	close(fd);
	free(a);
	free(f);
	return rc;
}

static int prepare(struct bench *b, const char *path, const char *device, bool write, bool direct)
{
	struct stat st;
	void *mem = NULL;
	int flags = (write ? O_RDWR : O_RDONLY) | (direct ? O_DIRECT : 0);

	if (pl_open(NULL, &b->ctx) || pl_queue_open(b->ctx, NULL, &b->queue)) {
		return fail("pl_open");
	}
	if (pl_file_open(b->ctx, path, flags, 0, &b->file) || stat(path, &st)) {
		return fail(path);
	}
	b->blocks = (uint64_t)st.st_size / b->bytes;
	if (strcmp(device, "host") == 0) {
		mem = aligned_alloc(4096, (b->bytes * b->count + 4095) / 4096 * 4096);
	} else if (pl_dev_open(b->ctx, device, &b->dev) ||
		   pl_mem_alloc(b->dev, b->bytes * b->count, 0, &mem)) {
		return fail(device);
	}
	b->mem = mem;
	b->v = calloc(b->count, sizeof(*b->v));
	return b->v && mem && b->blocks ? 0 : 1;
}

static int fill(struct bench *b, const char *what)
{
	uint64_t seed = 88172645463325252u;
	uint32_t null = 0;

	if (pl_policy_parse("null", &null)) {
		return fail("pl_policy_parse");
	}
	for (size_t i = 0; i < b->count; i++) {
		b->v[i] = (struct pl_request)PL_REQUEST_INIT;
		b->v[i].op = strcmp(what, "write") == 0 ? PL_OP_WRITE : PL_OP_READ;
		b->v[i].policy = strcmp(what, "null") == 0 ? null : 0;
		b->v[i].file = b->file;
		b->v[i].mem = b->mem + i * b->bytes;
		b->v[i].len = b->bytes;
		b->v[i].off = next(&seed) % b->blocks * b->bytes;
	}
	return 0;
}

int main(int argc, char **argv)
{
	struct bench b = { 0 };
	int rc;

	if (argc < 7) {
		fprintf(stderr,
			"usage: %s FILE DEVICE read|write|null BYTES COUNT DEPTH "
			"[direct]\n",
			argv[0]);
		return 2;
	}
	b.bytes = strtoul(argv[4], NULL, 0);
	b.count = strtoul(argv[5], NULL, 0);
	b.depth = strtoul(argv[6], NULL, 0);
	rc = prepare(&b, argv[1], argv[2], strcmp(argv[3], "write") == 0, argc > 7) ||
	     fill(&b, argv[3]);
	for (int i = 0; i < ROUNDS && !rc; i++) {
		rc = round_of(&b, argv[3]);
	}
	if (!rc && strcmp(argv[3], "read") == 0) {
		rc = verify(&b, argv[1]);
	}
	pl_close(b.ctx);
	return rc;
}
