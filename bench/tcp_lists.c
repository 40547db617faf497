/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lists of blocks of another process over TCP: how long a block takes, and the bytes per second.
 * A child of this process grants the memory. The content is verified.
 *
 *   PEERLANE_REMOTES=tcp tcp_lists [BLOCKS [BYTES]]
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define ROUNDS 7

static int die(const char *what)
{
	(void)fprintf(stderr, "tcp_lists: %s: %s\n", what, pl_error_message());
	return 1;
}

static double now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

/* Blobs, which are shorter than a datagram. */
static int meet(int fd, struct pl_ctx *ctx, struct pl_remote **r)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n;

	if (pl_remote_open(ctx, r)) {
		return -1;
	}
	n = pl_remote_blob(*r, blob, sizeof(blob));
	if (n < 0 || send(fd, blob, (size_t)n, 0) != n) {
		return -1;
	}
	n = recv(fd, blob, sizeof(blob), 0);
	return n > 0 ? pl_remote_connect(*r, blob, (size_t)n) : -1;
}

static int serve(int fd, size_t len)
{
	unsigned char blob[PL_BLOB_MAX];
	struct pl_ctx *ctx;
	struct pl_remote *r;
	struct pl_grant *g;
	unsigned char *mem = malloc(len);
	ssize_t n;

	if (!mem || pl_open(NULL, &ctx) || meet(fd, ctx, &r)) {
		return die("the other process");
	}
	for (size_t i = 0; i < len; i++) {
		mem[i] = (unsigned char)(i * 7 + (i >> 12));
	}
	if (pl_grant_open(ctx, mem, len, PL_MAY_READ | PL_MAY_WRITE, &g)) {
		return die("the grant");
	}
	n = pl_grant_blob(g, blob, sizeof(blob));
	if (n < 0 || send(fd, blob, (size_t)n, 0) != n) {
		return die("its blob");
	}
	(void)recv(fd, blob, 1, 0);
	pl_close(ctx);
	free(mem);
	return 0;
}

/* Blocks in a random order on the other side. */
static int measure(struct pl_ctx *ctx, struct pl_region *r, unsigned char *mem, size_t n,
		   size_t len, int write)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, 0);
	struct pl_copy_piece *v = calloc(n, sizeof(*v));
	uint64_t *offs = calloc(n, sizeof(*offs));
	double took[ROUNDS];

	if (!v || !offs) {
		free(v);
		free(offs);
		return 1;
	}
	for (size_t i = 0; i < n; i++) {
		offs[i] = i * len;
	}
	for (size_t i = n; i-- > 1;) {
		size_t j = (size_t)rand() % (i + 1);
		uint64_t off = offs[i];

		offs[i] = offs[j];
		offs[j] = off;
	}
	for (size_t i = 0; i < n; i++) {
		unsigned char *at = mem + i * len;

		v[i] = write ? (struct pl_copy_piece){ .dst_off = offs[i], .src = at, .len = len }
			     : (struct pl_copy_piece){ .dst = at, .src_off = offs[i], .len = len };
	}
	for (int k = 0; k < ROUNDS; k++) {
		double from = now();
		ssize_t rc = pl_copyv(ctx, write ? &far : NULL, write ? NULL : &far, v, n, NULL);

		took[k] = now() - from;
		if (rc != (ssize_t)(n * len)) {
			return die(write ? "writev" : "readv");
		}
		for (size_t i = 0; !write && i < n; i++) {
			const unsigned char *at = v[i].dst;

			for (size_t b = 0; b < len; b += 509) {
				size_t off = offs[i] + b;

				if (at[b] != (unsigned char)(off * 7 + (off >> 12))) {
					(void)fprintf(stderr, "tcp_lists: wrong bytes\n");
					return 1;
				}
			}
		}
	}
	qsort(took, ROUNDS, sizeof(*took), by_value);
	(void)printf("%-5s %zu blocks of %zu bytes: %.2f us a block, %.2f GB/s (best %.2f)\n",
		     write ? "write" : "read", n, len, took[ROUNDS / 2] * 1e6 / (double)n,
		     (double)n * (double)len / took[ROUNDS / 2] / 1e9,
		     (double)n * (double)len / took[0] / 1e9);
	free(v);
	free(offs);
	return 0;
}

int main(int argc, char **argv)
{
	size_t n = argc > 1 ? strtoull(argv[1], NULL, 0) : 20000;
	size_t len = argc > 2 ? strtoull(argv[2], NULL, 0) : 8192;
	unsigned char blob[PL_BLOB_MAX];
	struct pl_ctx *ctx;
	struct pl_remote *r;
	struct pl_region *g;
	unsigned char *mem = malloc(n * len);
	int fd[2];
	ssize_t got;
	pid_t child;

	if (!mem || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, fd)) {
		return die("this process");
	}
	child = fork();
	if (!child) {
		(void)close(fd[0]);
		_exit(serve(fd[1], n * len));
	}
	(void)close(fd[1]);
	memset(mem, 1, n * len);
	if (pl_open(NULL, &ctx) || meet(fd[0], ctx, &r)) {
		return die("this process");
	}
	got = recv(fd[0], blob, sizeof(blob), 0);
	if (got <= 0 || pl_region_open(r, blob, (size_t)got, &g)) {
		return die("the region");
	}
	if (measure(ctx, g, mem, n, len, 0) || measure(ctx, g, mem, n, len, 1)) {
		return 1;
	}
	pl_close(ctx);
	(void)close(fd[0]);
	(void)waitpid(child, NULL, 0);
	free(mem);
	return 0;
}
