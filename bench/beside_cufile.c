/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads of one file into GPU memory, and writes of another, by peerlane and by NVIDIA's libcufile,
 * in one process, in turn, on the same file, the same device memory and the same threads. Prints
 * medians and their ratio.
 *
 *   beside_cufile FILE [ROUNDS [LIBCUFILE]]
 *
 * FILE should have at least 4 GiB; what is written is a file of 1 GiB beside it, which is removed
 * in the end. BENCH_ONLY names works, or a part of their names. Without a libcufile only peerlane's
 * figures are printed.
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define MAX_THREADS 64
#define MAX_ROUNDS 31
#define REGION (64u << 20) /* of device memory, for each thread at least */

/* What is needed of cuFile's documented interface. */
struct cufile_error {
	int err;
	int cu_err;
};
struct cufile_descr {
	int type;
	union {
		int fd;
		void *handle;
	} h;
	const void *ops;
};
static struct {
	struct cufile_error (*driver_open)(void);
	struct cufile_error (*handle_register)(void **fh, struct cufile_descr *d);
	void (*handle_deregister)(void *fh);
	struct cufile_error (*buf_register)(const void *p, size_t len, int flags);
	ssize_t (*read)(void *fh, void *base, size_t len, off_t off, off_t buf_off);
	ssize_t (*write)(void *fh, const void *base, size_t len, off_t off, off_t buf_off);
} cf;

/* cuFile wants a current context in each thread; peerlane does not mind. */
static struct {
	int (*init)(unsigned int flags);
	int (*retain)(void **ctx, int dev);
	int (*set)(void *ctx);
	void *primary;
} cu;

static struct pl_ctx *ctx;
static char *gpu; /* device memory */

struct work {
	const char *name;
	size_t block;
	unsigned int threads;
	bool direct;  /* O_DIRECT */
	bool latency; /* report us a call */
	size_t total; /* bytes a round, over all threads */
	enum {
		READ,
		OVERWRITE,
		APPEND
	} op;
};

struct runner {
	const struct work *w;
	struct pl_file *pf; /* one of the two */
	void *fh;
	size_t file_len;
	unsigned int index;
	int failed;
};

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

static double cpu_seconds(void)
{
	struct rusage ru;

	getrusage(RUSAGE_SELF, &ru);
	return (double)(ru.ru_utime.tv_sec + ru.ru_stime.tv_sec) +
	       (double)(ru.ru_utime.tv_usec + ru.ru_stime.tv_usec) * 1e-6;
}

static ssize_t call(const struct runner *r, size_t at, size_t len, off_t off)
{
	if (r->w->op == READ) {
		return r->pf ? pl_read(r->pf, gpu + at, len, (uint64_t)off, NULL)
			     : cf.read(r->fh, gpu, len, off, (off_t)at);
	}
	return r->pf ? pl_write(r->pf, gpu + at, len, (uint64_t)off, NULL)
		     : cf.write(r->fh, gpu, len, off, (off_t)at);
}

static void *carrier(void *arg)
{
	struct runner *r = arg;
	const struct work *w = r->w;
	size_t share = w->total / w->threads;
	size_t region = w->block > REGION ? w->block : REGION;
	size_t start = r->file_len / w->threads * r->index / w->block * w->block;

	if (cu.primary) {
		cu.set(cu.primary);
	}
	for (size_t done = 0; done < share; done += w->block) {
		off_t off = (off_t)((start + done) % (r->file_len / w->block * w->block));
		size_t at = region * r->index + done % region;
		ssize_t n = call(r, at, w->block, off);

		if (n != (ssize_t)w->block) {
			r->failed = 1;
			fprintf(stderr, "%s: %zd %s\n", w->name, n,
				r->pf ? pl_error_message() : "");
			break;
		}
	}
	return NULL;
}

struct figure {
	double gbps;
	double us;
	double cpu; /* s/GB */
};

static int one_round(const struct work *w, struct pl_file *pf, void *fh, size_t len,
		     struct figure *out)
{
	struct runner r[MAX_THREADS];
	pthread_t t[MAX_THREADS];
	double c0 = cpu_seconds();
	double t0 = now();
	int failed = 0;

	for (unsigned int i = 0; i < w->threads; i++) {
		r[i] = (struct runner){ .w = w, .pf = pf, .fh = fh, .file_len = len, .index = i };
		pthread_create(&t[i], NULL, carrier, &r[i]);
	}
	for (unsigned int i = 0; i < w->threads; i++) {
		pthread_join(t[i], NULL);
		failed |= r[i].failed;
	}
	t0 = now() - t0;
	c0 = cpu_seconds() - c0;
	out->gbps = (double)w->total / t0 * 1e-9;
	out->us = t0 * 1e6 / ((double)w->total / (double)w->block / w->threads);
	out->cpu = c0 / ((double)w->total * 1e-9);
	return failed;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static double median(double *v, unsigned int n)
{
	qsort(v, n, sizeof(*v), by_value);
	return v[n / 2];
}

/* What is written is on the disk before the next round begins, so that none pays for another's. */
static int prepare(const struct work *w, int fd)
{
	if (w->op == READ) {
		return 0;
	}
	if (w->op == APPEND && ftruncate(fd, 0)) {
		return -1;
	}
	return fdatasync(fd);
}

/* A file of the size that is written, in the page cache unless O_DIRECT is measured. */
static int fill(const char *path, size_t len)
{
	static char block[1 << 20];
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	int rc = fd < 0 ? -1 : 0;

	memset(block, 0x5a, sizeof(block));
	for (size_t at = 0; !rc && at < len; at += sizeof(block)) {
		rc = write(fd, block, sizeof(block)) == (ssize_t)sizeof(block) ? 0 : -1;
	}
	if (rc || fdatasync(fd)) {
		perror(path);
		rc = -1;
	}
	if (fd >= 0) {
		close(fd);
	}
	return rc;
}

/* Rounds in turn: ours, theirs, theirs, ours, ...: nobody always comes second. */
static int compare(const struct work *w, const char *path, unsigned int rounds)
{
	double speed[2][MAX_ROUNDS];
	double cpu[2][MAX_ROUNDS];
	struct cufile_descr d = { .type = 1 };
	struct pl_file *pf = NULL;
	void *fh = NULL;
	struct stat st;
	int fd = open(path, (w->op ? O_RDWR : O_RDONLY) | (w->direct ? O_DIRECT : 0));

	if (fd < 0 || fstat(fd, &st) || pl_file_from_fd(ctx, fd, &pf)) {
		fprintf(stderr, "cannot open %s: %s\n", path, pl_error_message());
		return 1;
	}
	d.h.fd = fd;
	if (cf.read && cf.handle_register(&fh, &d).err) {
		fprintf(stderr, "libcufile refuses the file\n");
		fh = NULL;
	}
	for (unsigned int i = 0; i <= rounds; i++) {
		for (int turn = 0; turn < (fh ? 2 : 1); turn++) {
			int who = fh && i % 2 ? !turn : turn;
			struct figure f;

			if (prepare(w, fd) ||
			    one_round(w, who ? NULL : pf, fh, (size_t)st.st_size, &f)) {
				return 1;
			}
			if (i) { /* the first warms up */
				speed[who][i - 1] = w->latency ? f.us : f.gbps;
				cpu[who][i - 1] = f.cpu;
			}
		}
	}
	for (int who = 0; who < (fh ? 2 : 1); who++) {
		speed[who][0] = median(speed[who], rounds);
		cpu[who][0] = median(cpu[who], rounds);
	}
	printf("%-32s | %8.2f %s %.3f", w->name, speed[0][0], w->latency ? "us  " : "GB/s",
	       cpu[0][0]);
	if (fh) {
		printf(" | %8.2f %s %.3f | x%.2f cpu x%.2f", speed[1][0],
		       w->latency ? "us  " : "GB/s", cpu[1][0], speed[0][0] / speed[1][0],
		       cpu[0][0] / cpu[1][0]);
		cf.handle_deregister(fh);
	}
	printf("\n");
	fflush(stdout);
	pl_file_close(pf);
	close(fd);
	return 0;
}

static void load_cuda(void)
{
	void *so = dlopen("libcuda.so.1", RTLD_NOW);

	if (!so) {
		return;
	}
	*(void **)&cu.init = dlsym(so, "cuInit");
	*(void **)&cu.retain = dlsym(so, "cuDevicePrimaryCtxRetain");
	*(void **)&cu.set = dlsym(so, "cuCtxSetCurrent");
	if (cu.init(0) == 0 && cu.retain(&cu.primary, 0) == 0) {
		cu.set(cu.primary);
	}
}

static void load_cufile(const char *name)
{
	void *so = dlopen(name, RTLD_NOW);

	if (!so) {
		printf("no libcufile to compare with: %s\n", dlerror());
		return;
	}
	*(void **)&cf.driver_open = dlsym(so, "cuFileDriverOpen");
	*(void **)&cf.handle_register = dlsym(so, "cuFileHandleRegister");
	*(void **)&cf.handle_deregister = dlsym(so, "cuFileHandleDeregister");
	*(void **)&cf.buf_register = dlsym(so, "cuFileBufRegister");
	*(void **)&cf.read = dlsym(so, "cuFileRead");
	*(void **)&cf.write = dlsym(so, "cuFileWrite");
	if (!cf.driver_open || cf.driver_open().err) {
		printf("libcufile does not open its driver\n");
		cf.read = NULL;
	}
}

#define G (1024ull << 20)
#define WRITTEN G

static const struct work works[] = {
	{ "1 call of 1 GiB", G, 1, false, false, 2 * G, READ },
	{ "16 MiB x 1 thread", 16 << 20, 1, false, false, 4 * G, READ },
	{ "16 MiB x 4 threads", 16 << 20, 4, false, false, 8 * G, READ },
	{ "16 MiB x 16 threads", 16 << 20, 16, false, false, 8 * G, READ },
	{ "1 MiB x 1 thread", 1 << 20, 1, false, false, 2 * G, READ },
	{ "1 MiB x 4 threads", 1 << 20, 4, false, false, 6 * G, READ },
	{ "1 MiB x 16 threads", 1 << 20, 16, false, false, 6 * G, READ },
	{ "64 KiB x 1 thread", 64 << 10, 1, false, false, G, READ },
	{ "64 KiB x 4 threads", 64 << 10, 4, false, false, 2 * G, READ },
	{ "64 KiB x 16 threads", 64 << 10, 16, false, false, 2 * G, READ },
	{ "4 KiB latency", 4 << 10, 1, false, true, 64 << 20, READ },
	{ "64 KiB latency", 64 << 10, 1, false, true, 512 << 20, READ },
	{ "1 MiB latency", 1 << 20, 1, false, true, G, READ },
	{ "4 KiB latency O_DIRECT", 4 << 10, 1, true, true, 32 << 20, READ },
	{ "1 MiB x 4 threads O_DIRECT", 1 << 20, 4, true, false, 2 * G, READ },
	{ "16 MiB x 4 threads O_DIRECT", 16 << 20, 4, true, false, 2 * G, READ },
	{ "1 call of 1 GiB O_DIRECT", G, 1, true, false, G, READ },
	{ "write 16 MiB, new file", 16 << 20, 1, false, false, WRITTEN, APPEND },
	{ "write 16 MiB, overwrite", 16 << 20, 1, false, false, WRITTEN, OVERWRITE },
	{ "write 16 MiB O_DIRECT", 16 << 20, 1, true, false, WRITTEN, OVERWRITE },
	{ "write 1 call of 1 GiB, new file", G, 1, false, false, WRITTEN, APPEND },
	{ "write 1 call of 1 GiB O_DIRECT", G, 1, true, false, WRITTEN, OVERWRITE },
	{ "write 64 KiB x 16 threads", 64 << 10, 16, false, false, WRITTEN, OVERWRITE },
	{ "write 4 KiB latency", 4 << 10, 1, false, true, 32 << 20, OVERWRITE },
};

/* The largest block is read in one piece. */
static int large_enough(const char *path)
{
	struct stat st;

	if (stat(path, &st) != 0) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return 0;
	}
	if ((size_t)st.st_size < G) {
		fprintf(stderr, "%s is smaller than 1 GiB, the largest block that is read of it\n",
			path);
		return 0;
	}
	return 1;
}

int main(int argc, char **argv)
{
	unsigned int rounds = argc > 2 ? (unsigned int)atoi(argv[2]) : 5;
	const char *only = getenv("BENCH_ONLY");
	char written[4096];
	struct pl_dev *dev;
	void *mem;
	int failed = 0;

	if (argc < 2 || rounds < 1 || rounds > MAX_ROUNDS) {
		fprintf(stderr, "usage: beside_cufile FILE [ROUNDS up to %d [LIBCUFILE]]\n",
			MAX_ROUNDS);
		return 2;
	}
	if (!large_enough(argv[1])) {
		return 1;
	}
	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, "gpu:0", &dev) ||
	    pl_mem_alloc(dev, 2 * G, 0, &mem)) {
		fprintf(stderr, "%s\n", pl_error_message());
		return 1;
	}
	gpu = mem;
	load_cuda();
	load_cufile(argc > 3 ? argv[3] : "libcufile.so.0");
	if (cf.read && cf.buf_register(gpu, 2 * G, 0).err) {
		printf("libcufile does not register the buffer: it will stage inside\n");
	}
	printf("%-32s | peerlane      CPU s/GB | libcufile   CPU s/GB | ratio\n", "");
	snprintf(written, sizeof(written), "%s.written", argv[1]);
	for (size_t i = 0; i < sizeof(works) / sizeof(works[0]); i++) {
		if (!only || strstr(works[i].name, only)) {
			bool reads = works[i].op == READ;

			failed |= (!reads && fill(written, WRITTEN)) ||
				  compare(&works[i], reads ? argv[1] : written, rounds);
		}
	}
	(void)unlink(written);
	pl_close(ctx);
	return failed;
}
