/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files, memory, blocking reads and writes. */

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "diff.h"

static int reg(const char *what, CUfileHandle_t *fh, int type, int fd, const CUfileFSOps_t *ops)
{
	CUfileDescr_t d = { .type = (enum CUfileFileHandleType)type,
			    .handle = { .fd = fd },
			    .fs_ops = ops };
	CUfileError_t e = F.HandleRegister(fh, &d);

	say_error(what, e);
	return (int)e.err;
}

static void reg_flags(const char *what, int flags)
{
	CUfileHandle_t fh = NULL;
	int fd = open(W.path, flags | O_CLOEXEC, 0600);

	if (fd < 0) {
		say("%s: open: %s", what, errno_name(errno));
		return;
	}
	if (reg(what, &fh, 1, fd, NULL) == 0) {
		B(Read(fh, W.dev, 4096, 0, 0));
		F.HandleDeregister(fh);
	}
	(void)close(fd);
}

static void handles(void)
{
	CUfileHandle_t fh = NULL;
	CUfileHandle_t other = NULL;
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = W.fd } };
	char shm[64];
	int pair[2];
	int fd;

	E(DriverOpen());
	E(HandleRegister(NULL, &d));
	E(HandleRegister(&fh, NULL));
	(void)reg("fd", &fh, 1, W.fd, NULL);
	(void)reg("fd again", &other, 1, W.fd, NULL);
	fd = dup(W.fd);
	(void)reg("dup", &other, 1, fd, NULL);
	B(Read(other, W.dev, 4096, 0, 0));
	F.HandleDeregister(other);
	F.HandleDeregister(other);
	F.HandleDeregister(NULL);
	F.HandleDeregister((CUfileHandle_t)(uintptr_t)0x1234);
	(void)reg("fd -1", &other, 1, -1, NULL);
	(void)reg("fd 987", &other, 1, 987, NULL);
	(void)reg("win32", &other, 2, W.fd, NULL);
	(void)reg("type 0", &other, 0, fd, NULL);
	(void)reg("type 7", &other, 7, fd, NULL);
	(void)reg("type 3, no table", &other, 3, fd, NULL);
	(void)reg("folder", &other, 1, open("/", O_RDONLY | O_DIRECTORY), NULL);
	if (pipe(pair) == 0) {
		(void)reg("pipe", &other, 1, pair[0], NULL);
	}
	(void)reg("/dev/null", &other, 1, open("/dev/null", O_RDWR), NULL);
	(void)reg("/dev/zero", &other, 1, open("/dev/zero", O_RDWR), NULL);
	(void)reg("/proc/self/maps", &other, 1, open("/proc/self/maps", O_RDONLY), NULL);
	(void)reg("memfd", &other, 1, memfd_create("x", 0), NULL);
	(void)snprintf(shm, sizeof(shm), "/dev/shm/cufile-diff.%d", (int)getpid());
	(void)reg("tmpfs", &other, 1, open(shm, O_RDWR | O_CREAT, 0600), NULL);
	(void)unlink(shm);
	(void)reg("O_PATH", &other, 1, open(W.path, O_PATH), NULL);
	VAL(F.UseCount());
}

static void flags(void)
{
	E(DriverOpen());
	reg_flags("O_RDONLY", O_RDONLY);
	reg_flags("O_RDWR|O_DIRECT", O_RDWR | O_DIRECT);
	reg_flags("O_RDWR|O_SYNC", O_RDWR | O_SYNC);
	reg_flags("O_RDWR|O_DSYNC", O_RDWR | O_DSYNC);
	reg_flags("O_RDWR|O_NONBLOCK", O_RDWR | O_NONBLOCK);
	reg_flags("O_RDWR|O_NOATIME", O_RDWR | O_NOATIME);
	reg_flags("O_RDWR|O_NOCTTY", O_RDWR | O_NOCTTY);
	reg_flags("O_RDWR|O_NOFOLLOW", O_RDWR | O_NOFOLLOW);
	reg_flags("O_RDWR|O_APPEND", O_RDWR | O_APPEND);
	reg_flags("O_WRONLY|O_APPEND", O_WRONLY | O_APPEND);
}

/* A registered descriptor is closed, or its number goes to another file. */
static void closed_fd(void)
{
	CUfileHandle_t other = NULL;
	int fd;

	world_file();
	(void)close(W.fd);
	B(Read(W.fh, W.dev, 4096, 0, 0));
	B(Write(W.fh, W.dev2, 4096, 0, 0));
	fd = open("other", O_RDWR | O_CREAT | O_TRUNC, 0600); /* in the run's own folder */
	say("the number is the same: %d", fd == W.fd);
	(void)reg("another file of that number", &other, 1, fd, NULL);
	B(Read(W.fh, W.dev, 4096, 0, 0));
}

static void unlinked(void)
{
	world_file();
	(void)unlink(W.path);
	B(Read(W.fh, W.dev, 4096, 0, 0));
	B(Write(W.fh, W.dev, 4096, 0, 0));
	B(Read(W.fh, W.dev, 100, 3, 0));
}

static void buffers(void)
{
	char *p;

	E(DriverOpen());
	E(BufRegister(W.dev, N, 0));
	E(BufRegister(W.dev, N, 0));
	E(BufRegister(W.dev, 4096, 0));
	E(BufRegister(W.dev + 4096, 4096, 0));
	E(BufRegister(W.dev + 8192, N - 8192, 0));
	E(BufDeregister(W.dev + 4096));
	E(BufDeregister(W.dev + 4096));
	E(BufDeregister(W.dev + 8192));
	E(BufDeregister(W.dev + 1));
	E(BufRegister(NULL, N, 0));
	E(BufRegister(W.dev2, 0, 0));
	E(BufRegister(W.dev2, 2 * N, 0));
	E(BufRegister(W.dev2 + N / 2, N, 0));
	E(BufRegister(W.dev2, SIZE_MAX, 0));
	E(BufRegister(W.dev2, (size_t)1 << 63, 0));
	E(BufRegister(W.dev2 + 1, 100, 0));
	E(BufDeregister(W.dev2 + 1));
	E(BufRegister(W.dev2, N, CU_FILE_RDMA_REGISTER));
	E(BufDeregister(W.dev2));
	E(BufRegister(W.dev2, N, 12345));
	E(BufDeregister(W.dev2));
	E(BufRegister(W.pinned, N, 0));
	E(BufRegister(W.managed, N, 0));
	E(BufRegister(W.host, N, 0));
	E(BufDeregister(W.pinned));
	E(BufDeregister(W.managed));
	E(BufDeregister(W.host));
	E(BufDeregister(NULL));
	E(BufDeregister(W.dev2));
	E(BufRegister((void *)(uintptr_t)0x1000, 4096, 0));
	p = mmap(NULL, 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	say_error("BufRegister(unreadable)", F.BufRegister(p, 8192, 0));
	E(BufDeregister(W.dev));
	VAL(F.UseCount());
}

/* Freed while it is registered, then the address anew. */
static void freed_buffer(void)
{
	char *p = cuda_alloc(N);

	world_file();
	say_error("BufRegister", F.BufRegister(p, N, 0));
	cuda_free(p);
	B(Read(W.fh, p, 4096, 0, 0));
	E(BufDeregister(p));
	B(Read(W.fh, p, 4096, 0, 0));
}

static void one_kind(const char *name, char *mem)
{
	uint32_t file;
	uint32_t mem_sum;

	say("memory: %s", name);
	B(Write(W.fh, mem, 65536, 0, 0));
	file = sum_file(W.path, 0, 65536);
	SUM(file);
	B(Write(W.fh, mem, 1000, 100001, 333));
	file = sum_file(W.path, 100000, 2000);
	SUM(file);
	B(Read(W.fh, mem, 65536, 65536, 0));
	B(Read(W.fh, mem, 999, 7, 70001));
	B(Read(W.fh, mem + 80000, 999, 7, 1));
	B(Read(W.fh, mem, N, 0, 0));
	B(Read(W.fh, mem, 8192, (off_t)N - 100, 0));
	B(Read(W.fh, mem, 8192, (off_t)N, 0));
	B(Read(W.fh, mem, 8192, (off_t)1 << 40, 0));
	B(Read(W.fh, mem, 0, 0, 0));
	B(Write(W.fh, mem, 0, 0, 0));
	mem_sum = sum_dev(mem, N);
	SUM(mem_sum);
}

static void kinds(void)
{
	world_file();
	one_kind("device", W.dev);
	one_kind("pinned", W.pinned);
	one_kind("managed", W.managed);
	one_kind("host", W.host);
	E(BufRegister(W.dev, N, 0));
	E(BufRegister(W.host, N, 0));
	one_kind("device, registered", W.dev);
	one_kind("host, registered", W.host);
}

static void kinds_direct(void)
{
	(void)close(W.fd);
	W.fd = open(W.path, O_RDWR | O_DIRECT | O_CLOEXEC);
	kinds();
}

static void grow(void)
{
	struct stat st;

	world_file();
	B(Write(W.fh, W.dev, 100, (off_t)N + 5000, 0));
	(void)fstat(W.fd, &st);
	VAL(st.st_size);
	B(Read(W.fh, W.dev2, 8192, (off_t)N, 0));
	VAL(sum_dev(W.dev2, 5100));
	B(Write(W.fh, W.dev, 4096, (off_t)1 << 62, 0));
	B(Write(W.fh, W.dev, 4096, INT64_MAX - 100, 0));
	B(Read(W.fh, W.dev, 4096, INT64_MAX - 100, 0));
	B(Read(W.fh, W.dev, 4096, INT64_MAX, 0));
}

static void refused(void)
{
	CUfileHandle_t ro;
	CUfileHandle_t wo;

	world_file();
	ro = reg_quiet(open(W.path, O_RDONLY));
	wo = reg_quiet(open(W.path, O_WRONLY));
	E(BufRegister(W.dev, N, 0));
	B(Write(W.fh, W.dev, N, 32768, 4096));
	B(Write(W.fh, W.dev, 4096, 0, (off_t)N));
	B(Read(W.fh, W.dev, 8192, 0, (off_t)N - 4096));
	B(Read(W.fh, W.dev + 4096, N, 0, 0));
	B(Read(W.fh, W.dev + 4096, 4096, 0, (off_t)N));
	B(Read(W.fh, W.dev + 4096, 4096, 0, -4096));
	B(Read(W.fh, W.dev2, 4096, 0, (off_t)N - 100));
	B(Read(W.fh, W.dev2 + N - 100, 4096, 0, 0));
	B(Write(W.fh, W.dev2, 4096, 0, (off_t)N - 100));
	B(Write(W.fh, NULL, 4096, 0, 0));
	B(Write(W.fh, NULL, 0, 0, 0));
	B(Read(W.fh, NULL, 0, -1, -1));
	B(Write(W.fh, W.dev, 4096, -1, 0));
	B(Write(W.fh, W.dev, 4096, 0, -1));
	B(Write(W.fh, W.dev, 0, -1, 0));
	B(Write(W.fh, W.dev, 0, 0, -1));
	B(Write(W.fh, W.dev, 4096, -1, -1));
	B(Read(W.fh, W.dev, 4096, INT64_MIN, INT64_MIN));
	B(Write(NULL, W.dev, 4096, 0, 0));
	B(Write((CUfileHandle_t)(uintptr_t)0x1234, W.dev, 4096, 0, 0));
	B(Write(NULL, NULL, 0, -1, -1));
	B(Write(ro, W.dev, 4096, 0, 0));
	B(Write(ro, W.dev, 0, 0, 0));
	B(Read(wo, W.dev, 4096, 0, 0));
	B(Read(wo, W.dev, 0, 0, 0));
	B(Read(ro, W.dev2, 4096, 0, 0));
	B(Write(wo, W.dev2, 4096, 0, 0));
	F.HandleDeregister(ro);
	VAL(F.UseCount());
	B(Read(ro, W.dev2, 4096, 0, 0));
	VAL(F.UseCount());
	B(Read(ro, NULL, 4096, 0, 0));
	VAL(F.UseCount());
}

static void host_refused(void)
{
	char *none = mmap(NULL, 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char *ro = mmap(NULL, 8192, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	world_file();
	B(Read(W.fh, none, 4096, 0, 0));
	B(Write(W.fh, none, 4096, 0, 0));
	B(Read(W.fh, ro, 4096, 0, 0));
	B(Write(W.fh, ro, 4096, 0, 0));
	B(Read(W.fh, (void *)(uintptr_t)0x1000, 4096, 0, 0));
	B(Read(W.fh, (void *)(uintptr_t)-4096, 4096, 0, 0));
}

static void huge_device(void)
{
	world_file();
	B(Read(W.fh, W.dev, SIZE_MAX, 0, 0));
	B(Read(W.fh, W.dev, (size_t)1 << 63, 0, 0));
	B(Read(W.fh, W.dev, ((size_t)1 << 63) - 1, 0, 0));
	B(Read(W.fh, W.dev, (size_t)1 << 40, 0, 0));
	B(Read(W.fh, W.dev, 4096, 0, INT64_MAX));
	E(BufRegister(W.dev, N, 0));
	B(Read(W.fh, W.dev, SIZE_MAX, 0, 0));
	B(Read(W.fh, W.dev, 4096, 0, INT64_MAX));
}

static void huge_host(void)
{
	world_file();
	B(Read(W.fh, W.host, SIZE_MAX, 0, 0));
	B(Read(W.fh, W.host, (size_t)1 << 63, 0, 0));
	B(Read(W.fh, W.host, 4096, 0, INT64_MAX));
}

static ssize_t table_read(const void *h, char *buf, size_t n, off_t off, const cufileRDMAInfo_t *i)
{
	(void)h, (void)buf, (void)off, (void)i;
	say("the table's read is called");
	return (ssize_t)n;
}

static void userspace(void)
{
	CUfileFSOps_t none = { 0 };
	CUfileFSOps_t ops = { .read = table_read };
	CUfileHandle_t fh = NULL;

	E(DriverOpen());
	(void)reg("an empty table", &fh, 3, W.fd, &none);
	B(Read(fh, W.dev, 4096, 0, 0));
	F.HandleDeregister(fh);
	(void)reg("a table with read", &fh, 3, W.fd, &ops);
	B(Read(fh, W.dev, 4096, 0, 0));
	B(Write(fh, W.dev, 4096, 0, 0));
	B(Read(fh, W.dev, 0, 0, 0));
	B(Read(fh, W.dev, 4096, -1, 0));
	VAL(sum_dev(W.dev, 4096));
}

static void vectors(void)
{
	CUfileIOVec_t v[3] = { { W.dev, 1000 }, { W.host, 5000 }, { W.dev2, 3000 } };

	if (!F.Readv) {
		return;
	}
	world_file();
	B(Readv(W.fh, v, 3, 100, 0));
	VAL(sum_dev(W.dev, 1000));
	VAL(sum_dev(W.dev2, 3000));
	B(Writev(W.fh, v, 3, 0, 0));
	VAL(sum_file(W.path, 0, 9000));
	B(Readv(W.fh, v, 0, 0, 0));
	B(Readv(W.fh, NULL, 3, 0, 0));
	B(Readv(W.fh, v, 3, 0, 1));
	B(Readv(W.fh, v, 3, (off_t)N - 2000, 0));
}

/* A close while another thread reads a lot. */
static atomic_long reading;
static char *big;

static void *reader(void *arg)
{
	ssize_t n;

	(void)arg;
	reading = 1;
	n = F.Read(W.fh, big, (size_t)256 << 20, 0, 0);
	reading = 2;
	return (void *)(intptr_t)n;
}

static void close_busy(void)
{
	CUfileError_t e;
	void *n = NULL;
	pthread_t t;
	int still;

	big = cuda_alloc((size_t)256 << 20);
	world_file();
	if (ftruncate(W.fd, (off_t)256 << 20) || pthread_create(&t, NULL, reader, NULL)) {
		return;
	}
	while (!reading) {
	}
	(void)usleep(2000);
	e = F.DriverClose();
	still = reading == 1;
	say("closing while a read is under way (%s): %d", still ? "and still is" : "over by now",
	    (int)e.err);
	(void)pthread_join(t, &n);
	say_bytes("the read", (long long)(intptr_t)n, 0);
	VAL(F.UseCount());
}

static void reopen(void)
{
	CUfileHandle_t old;

	world_file();
	E(BufRegister(W.dev, N, 0));
	old = W.fh;
	E(DriverClose());
	VAL(F.UseCount());
	E(BufDeregister(W.dev));
	E(DriverOpen());
	B(Read(old, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
	E(BufDeregister(W.dev));
	W.fh = reg_quiet(W.fd);
	B(Read(W.fh, W.dev, 4096, 0, 0));
	F.HandleDeregister(old);
	B(Read(W.fh, W.dev, 4096, 0, 0));
	VAL(F.UseCount());
}

const struct group groups_io[] = {
	{ .name = "handles", .run = handles },
	{ .name = "flags", .run = flags },
	{ .name = "closed-fd", .run = closed_fd },
	{ .name = "unlinked", .run = unlinked },
	{ .name = "buffers", .run = buffers },
	{ .name = "freed-buffer", .run = freed_buffer },
	{ .name = "kinds", .run = kinds },
	{ .name = "kinds-direct", .run = kinds_direct },
	{ .name = "grow", .run = grow },
	{ .name = "refused", .run = refused },
	{ .name = "host-refused", .run = host_refused },
	{ .name = "huge-device", .run = huge_device },
	{ .name = "huge-host", .run = huge_host },
	{ .name = "userspace", .run = userspace },
	{ .name = "vectors", .run = vectors },
	{ .name = "close-busy", .run = close_busy },
	{ .name = "reopen", .run = reopen },
	{ .name = "kinds-nocompat",
	  .run = kinds,
	  .json = "{ \"properties\": { \"allow_compat_mode\": false } }" },
	{ .name = "kinds-forced",
	  .run = kinds,
	  .json = "{ \"properties\": { \"force_compat_mode\": true } }" },
	{ NULL, NULL, { NULL }, NULL },
};
