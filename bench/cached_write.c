/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How fast a file's page cache can be written, without a GPU and without the library: the floor
 * under what beside_cufile measures.
 *
 *	cached_write FILE
 *
 * FILE is made, with 1 GiB, and removed. Two tables. write(2) in one thread, by the size of its
 * pieces and by how much memory they come from in turn, which decides whose cache that is in; over
 * what is there, and into an empty file. Then mappings, filled by several threads: finding the
 * pages for writing, storing, letting them go; of a file whose pages came in pieces of 16 MiB, and
 * in pieces of 64 KiB. GB/s, medians of five rounds.
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define KIB ((size_t)1 << 10)
#define MIB ((size_t)1 << 20)
#define LEN (1024 * MIB)
#define SOURCE (64 * MIB)
#define SHARE (2 * MIB)
#define ROUNDS 5u
#define THREADS_MAX 8u

static int fd;
static char *source;

static void need(int ok, const char *what)
{
	if (!ok) {
		perror(what);
		exit(1);
	}
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static double median(double *v)
{
	qsort(v, ROUNDS, sizeof(*v), by_value);
	return v[ROUNDS / 2];
}

static void put(size_t piece, size_t from)
{
	for (size_t at = 0; at < LEN; at += piece) {
		ssize_t n = pwrite(fd, source + at % from, piece, (off_t)at);

		need(n == (ssize_t)piece, "pwrite");
	}
}

static double written(size_t piece, size_t from, int anew)
{
	double rate[ROUNDS];

	for (unsigned int i = 0; i < ROUNDS; i++) {
		double began;

		need(!anew || ftruncate(fd, 0) == 0, "ftruncate");
		need(fdatasync(fd) == 0, "fdatasync");
		began = now();
		put(piece, from);
		rate[i] = LEN / (now() - began) * 1e-9;
	}
	return median(rate);
}

static void by_write(void)
{
	static const struct {
		size_t piece;
		size_t from;
	} how[] = { { 64 * KIB, MIB }, { 256 * KIB, MIB },     { MIB, MIB },   { 2 * MIB, 2 * MIB },
		    { MIB, 16 * MIB }, { 16 * MIB, 16 * MIB }, { MIB, SOURCE } };

	(void)printf("write(2)    pieces   from memory of   over what is there   a new file\n");
	for (size_t i = 0; i < sizeof(how) / sizeof(how[0]); i++) {
		double over = written(how[i].piece, how[i].from, 0);

		(void)printf("        %6zu KiB   %10zu MiB   %18.2f   %10.2f\n", how[i].piece / KIB,
			     how[i].from / MIB, over, written(how[i].piece, how[i].from, 1));
	}
}

/* What one thread does with its shares of the mapping. */
struct filler {
	char *map;
	unsigned int index;
	unsigned int of;
	int store; /* 0: only find the pages */
};

static void *fill(void *arg)
{
	const struct filler *f = arg;

	for (size_t at = f->index * SHARE; at < LEN; at += f->of * SHARE) {
		if (f->store) {
			memcpy(f->map + at, source + at % (16 * MIB), SHARE);
		} else {
			need(madvise(f->map + at, SHARE, MADV_POPULATE_WRITE) == 0,
			     "MADV_POPULATE_WRITE");
		}
	}
	return NULL;
}

static double together(char *map, unsigned int threads, int store)
{
	struct filler f[THREADS_MAX];
	pthread_t t[THREADS_MAX];
	double began = now();

	for (unsigned int i = 0; i < threads; i++) {
		f[i] = (struct filler){ map, i, threads, store };
		need(pthread_create(&t[i], NULL, fill, &f[i]) == 0, "pthread_create");
	}
	for (unsigned int i = 0; i < threads; i++) {
		(void)pthread_join(t[i], NULL);
	}
	return LEN / (now() - began) * 1e-9;
}

/* Where the file's large folios can be mapped whole. */
static char *mapped(void)
{
	char *space = mmap(NULL, LEN + SHARE, PROT_NONE,
			   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	char *at = space + (SHARE - (size_t)space % SHARE) % SHARE;

	need(space != MAP_FAILED && mmap(at, LEN, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED,
					 fd, 0) != MAP_FAILED,
	     "mmap");
	return at;
}

static void by_map(size_t piece)
{
	need(ftruncate(fd, 0) == 0, "ftruncate");
	put(piece, SOURCE);
	for (unsigned int threads = 1; threads <= THREADS_MAX; threads *= 2) {
		double find[ROUNDS];
		double store[ROUNDS];
		double end[ROUNDS];

		for (unsigned int i = 0; i < ROUNDS; i++) {
			char *map;
			double began;

			need(fdatasync(fd) == 0, "fdatasync");
			map = mapped();
			find[i] = together(map, threads, 0);
			store[i] = together(map, threads, 1);
			began = now();
			(void)munmap(map, LEN);
			end[i] = LEN / (now() - began) * 1e-9;
		}
		(void)printf("        %6zu KiB   %7u   %9.2f   %7.2f   %10.2f\n", piece / KIB,
			     threads, median(find), median(store), median(end));
	}
}

int main(int argc, char **argv)
{
	if (argc != 2) {
		(void)fprintf(stderr, "usage: cached_write FILE      FILE is made and removed\n");
		return 2;
	}
	fd = open(argv[1], O_RDWR | O_CREAT | O_EXCL, 0600);
	need(fd >= 0, argv[1]);
	(void)unlink(argv[1]);
	source = mmap(NULL, SOURCE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	need(source != MAP_FAILED, "mmap");
	(void)madvise(source, SOURCE, MADV_HUGEPAGE);
	memset(source, 0x5a, SOURCE);
	by_write();
	(void)printf("\nmapped  written by   threads   find them     store   let them go\n");
	by_map(16 * MIB);
	by_map(64 * KIB);
	return 0;
}
