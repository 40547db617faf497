/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Stands for the kernel module gdrdrv on the fake CUDA driver, to be preloaded: /dev/gdrdrv can be
 * opened, what is pinned is bytes of the fake driver, and mapping them maps these. Writes are said
 * to be combined. Other files are the C library's.
 */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define GPU_PAGE 65536u
#define PIN 0xc028da01ul
#define UNPIN 0xc008da02ul
#define INFO 0xc008da04ul
#define FDS_MAX 1024

static atomic_int ours[FDS_MAX]; /* descriptors of /dev/gdrdrv: the fake driver's behind each */

/* The descriptor of the fake driver's bytes; -1: it is not there, or does not know the address. */
static int bytes_of(uint64_t addr, uint64_t *off)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *h = lib ? dlopen(lib, RTLD_NOW | RTLD_NOLOAD) : NULL;
	int (*bytes)(uint64_t ptr, uint64_t * off) = NULL;
	void *p = h ? dlsym(h, "fakecuda_bytes") : NULL;

	memcpy(&bytes, &p, sizeof(p));
	return p ? bytes(addr, off) : -1;
}

__attribute__((visibility("default"))) int open(const char *path, int flags, ...)
{
	bool gdr = strcmp(path, "/dev/gdrdrv") == 0;
	mode_t mode = 0;
	va_list ap;
	int fd;

	va_start(ap, flags);
	if (flags & O_CREAT) {
		mode = va_arg(ap, mode_t);
	}
	va_end(ap);
	fd = (int)syscall(SYS_openat, AT_FDCWD, gdr ? "/dev/null" : path, flags, mode);
	if (fd >= 0 && fd < FDS_MAX) {
		atomic_store(&ours[fd], gdr ? -1 : 0);
	}
	return fd;
}

static int pin(int fd, uint64_t *v)
{
	uint64_t off = 0;
	int behind = v[0] % GPU_PAGE || v[1] % GPU_PAGE ? -1 : bytes_of(v[0], &off);

	if (behind < 0) {
		errno = EINVAL;
		return -1;
	}
	atomic_store(&ours[fd], behind);
	v[4] = off / 4096;
	return 0;
}

__attribute__((visibility("default"))) int ioctl(int fd, unsigned long request, ...)
{
	uint64_t *v;
	va_list ap;

	va_start(ap, request);
	v = va_arg(ap, uint64_t *);
	va_end(ap);
	switch (request) {
	case PIN:
		return pin(fd, v);
	case UNPIN:
		return 0;
	case INFO:
		((uint32_t *)v)[10] = 1;
		((uint32_t *)v)[11] = 1;
		return 0;
	default:
		return (int)syscall(SYS_ioctl, fd, request, v);
	}
}

__attribute__((visibility("default"))) void *mmap(void *at, size_t len, int prot, int flags, int fd,
						  off_t off)
{
	int behind = fd >= 0 && fd < FDS_MAX ? atomic_load(&ours[fd]) : 0;

	return (void *)syscall(SYS_mmap, at, len, prot, flags, behind > 0 ? behind : fd, off);
}
