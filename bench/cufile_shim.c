/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a call of the drop-in's costs above the same call of libpeerlane's, which it makes.
 *
 *	cufile_shim [ROUNDS [CALLS]]
 *
 * Nothing is moved: the route is "null" in both. The memory is the host's, and a software GPU's
 * that another context allocated, as an application's is, registered and not. Rounds of the two
 * alternate; printed is the median of the rounds' processor time, which neighbours disturb less
 * than they do the clock.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#ifndef CUFILE_NO_CUDA_H
#define CUFILE_NO_CUDA_H
#endif
#include <cufile/cufile.h>

#define LEN 4096u
#define ROUNDS_MAX 1000

static double cpu_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
	return (double)ts.tv_sec * 1e9 + (double)ts.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(double *v, int n)
{
	qsort(v, (size_t)n, sizeof(*v), by_size);
	return v[n / 2];
}

static double ours(struct pl_file *file, void *mem, long calls)
{
	double since = cpu_ns();

	for (long i = 0; i < calls; i++) {
		if (pl_read(file, mem, LEN, 0, NULL) != LEN) {
			fprintf(stderr, "pl_read: %s\n", pl_error_message());
			exit(1);
		}
	}
	return (cpu_ns() - since) / (double)calls;
}

static double shim(CUfileHandle_t fh, void *mem, long calls)
{
	double since = cpu_ns();

	for (long i = 0; i < calls; i++) {
		if (cuFileRead(fh, mem, LEN, 0, 0) != LEN) {
			fprintf(stderr, "cuFileRead: errno %d\n", errno);
			exit(1);
		}
	}
	return (cpu_ns() - since) / (double)calls;
}

static void compare(const char *what, struct pl_file *file, CUfileHandle_t fh, void *mem,
		    int rounds, long calls)
{
	static double a[ROUNDS_MAX];
	static double b[ROUNDS_MAX];
	static double d[ROUNDS_MAX];
	double more;

	(void)ours(file, mem, calls);
	(void)shim(fh, mem, calls);
	for (int i = 0; i < rounds; i++) {
		a[i] = ours(file, mem, calls);
		b[i] = shim(fh, mem, calls);
		d[i] = b[i] - a[i];
	}
	more = median(d, rounds);
	printf("| %-38s | %7.0f ns | %10.0f ns | %6.0f ns |\n", what, median(a, rounds),
	       median(b, rounds), more);
	(void)fflush(stdout);
}

static void must(int rc, const char *what)
{
	if (rc) {
		fprintf(stderr, "%s: %d: %s\n", what, rc, pl_error_message());
		exit(1);
	}
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 21;
	long calls = argc > 2 ? atol(argv[2]) : 100000;
	char name[] = "cufile-shim.XXXXXX";
	int fd = mkstemp(name);
	CUfileDescr_t descr = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
	struct pl_ctx *owner;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	CUfileHandle_t fh;
	void *mem = NULL;
	void *host = NULL;

	if (fd < 0 || unlink(name) || ftruncate(fd, LEN) || rounds < 1 || rounds > ROUNDS_MAX ||
	    posix_memalign(&host, LEN, LEN)) {
		fprintf(stderr, "usage: cufile_shim [ROUNDS [CALLS]], in a folder for a file\n");
		return 2;
	}
	(void)setenv("PEERLANE_POLICY", "null", 1);
	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	(void)setenv("CUFILE_ENV_PATH_JSON", "/nonexistent", 1);
	must(pl_open(NULL, &owner), "pl_open");
	must(pl_open(NULL, &ctx), "pl_open");
	must(pl_dev_open(owner, "soft:0", &dev), "pl_dev_open");
	must(pl_mem_alloc(dev, LEN, 0, &mem), "pl_mem_alloc");
	must(pl_file_from_fd(ctx, fd, &file), "pl_file_from_fd");
	must((int)cuFileHandleRegister(&fh, &descr).err, "cuFileHandleRegister");

	printf("| %-38s | %10s | %13s | %9s |\n|---|---|---|---|\n", "memory", "pl_read",
	       "cuFileRead", "more");
	compare("host", file, fh, host, rounds, calls);
	compare("software GPU's, not registered", file, fh, mem, rounds, calls);
	must(pl_mem_register(ctx, mem, LEN), "pl_mem_register");
	must((int)cuFileBufRegister(mem, LEN, 0).err, "cuFileBufRegister");
	compare("software GPU's, registered", file, fh, mem, rounds, calls);

	(void)cuFileBufDeregister(mem);
	cuFileHandleDeregister(fh);
	(void)cuFileDriverClose();
	(void)pl_file_close(file);
	pl_close(ctx);
	(void)pl_mem_free(owner, mem);
	pl_dev_close(dev);
	pl_close(owner);
	free(host);
	(void)close(fd);
	return 0;
}
