/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The device files: open(), ioctl() and close() before the C library's. */

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "impl.h"

struct file files[FDS_MAX];
pthread_mutex_t fakerm_lock = PTHREAD_MUTEX_INITIALIZER;
long violations;

static struct setting settings[] = {
	{ "files", 1 },	    { "params", 128 }, { "piece", 0 },	{ "huge", -1 },	  { "big", -1 },
	{ "node", -1 },	    { "busy", 0 },     { "alloc", 0 },	{ "control", 0 }, { "free", 0 },
	{ "status", 0x51 }, { "dirty", 0 },    { "uvm", 1 },	{ "bar1", 1 },	  { "combined", 0 },
	{ "space", 2 },	    { "squeeze", 0 },  { "dup", 0 },	{ "init", 0 },	  { "register", 0 },
	{ "p2p", 0 },	    { "after", 0 },    { "free16", 0 }, { "map", 0 },	  { "lie", 0 },
	{ "aperture", 0 },  { "windows", 1 },  { "lost", 0 },
};

#define SETTINGS (sizeof(settings) / sizeof(settings[0]))

static struct setting *find(const char *name, size_t len)
{
	for (size_t i = 0; i < SETTINGS; i++) {
		if (strlen(settings[i].name) == len && strncmp(settings[i].name, name, len) == 0) {
			return &settings[i];
		}
	}
	return NULL;
}

/*
 * The lock is held over fork(), so that a child finds whole lists. It is released there by this
 * file's handler, or before that, if another one closes its parent's files.
 */
static atomic_bool forking;
static atomic_int process;

static void end_fork(void)
{
	if (atomic_exchange(&forking, false)) {
		pthread_mutex_unlock(&fakerm_lock);
	}
}

static void take(void)
{
	int pid = getpid();

	if (atomic_exchange(&process, pid) != pid) {
		end_fork();
	}
	pthread_mutex_lock(&fakerm_lock);
}

static void begin_fork(void)
{
	take();
	atomic_store(&forking, true);
}

__attribute__((constructor)) static void read_environment(void)
{
	const char *at = getenv("FAKERM");

	atomic_store(&process, getpid());
	(void)pthread_atfork(begin_fork, end_fork, end_fork);
	while (at && *at) {
		size_t len = strcspn(at, "=");
		struct setting *s = find(at, len);

		if (s && at[len]) {
			s->value = strtol(at + len + 1, NULL, 0);
		}
		at = strchr(at, ',');
		at = at ? at + 1 : NULL;
	}
}

long setting(const char *name)
{
	return find(name, strlen(name))->value;
}

void set_locked(const char *name, long value)
{
	find(name, strlen(name))->value = value;
}

bool countdown(const char *name)
{
	struct setting *s = find(name, strlen(name));

	return s->value > 0 && --s->value == 0;
}

EXPORT int fakerm_set(const char *name, long value)
{
	struct setting *s = find(name, strlen(name));

	take();
	if (s) {
		s->value = value;
	}
	pthread_mutex_unlock(&fakerm_lock);
	return s ? 0 : -1;
}

static long env_long(const char *name, long otherwise)
{
	const char *s = getenv(name);

	return s && *s ? strtol(s, NULL, 10) : otherwise;
}

int fakerm_devices(void)
{
	return (int)env_long("FAKECUDA_DEVICES", 2);
}

long fakerm_bus(void)
{
	return env_long("FAKECUDA_BUS", 0xa);
}

EXPORT long fakerm_violations(void)
{
	return violations;
}

uint64_t ino_of(int fd)
{
	struct stat st;

	return fstat(fd, &st) ? 0 : st.st_ino;
}

static void closed(int fd)
{
	if (files[fd].kind == FILE_GPU) {
		free(files[fd].window);
		files[fd].window = NULL;
	} else if (files[fd].kind == FILE_UVM) {
		uvm_closed(fd);
	} else {
		rm_closed(fd);
	}
	files[fd].kind = FILE_OTHER;
}

/* Those that were closed, or replaced by others, past close(). With the lock. */
static void sweep(void)
{
	for (int i = 0; i < FDS_MAX; i++) {
		if (files[i].kind != FILE_OTHER && ino_of(i) != files[i].ino) {
			closed(i);
		}
	}
}

EXPORT long fakerm_count(const char *what)
{
	long n = 0;

	take();
	sweep();
	if (strcmp(what, "files") == 0) {
		for (int i = 0; i < FDS_MAX; i++) {
			n += files[i].kind != FILE_OTHER;
		}
	} else {
		n = uvm_count(what);
		n = n < 0 ? rm_count(what) : n;
	}
	pthread_mutex_unlock(&fakerm_lock);
	return n;
}

EXPORT int fakerm_fd(int n)
{
	for (int i = 0; i < FDS_MAX; i++) {
		if (files[i].kind != FILE_OTHER && n-- == 0) {
			return i;
		}
	}
	return -1;
}

/* Which device file it is. */
static enum file_kind kind_of(const char *path, int *minor)
{
	char rest;

	*minor = -1;
	if (strcmp(path, "/dev/nvidiactl") == 0) {
		return FILE_CTL;
	}
	if (strcmp(path, "/dev/nvidia-uvm") == 0) {
		return FILE_UVM;
	}
	return sscanf(path, "/dev/nvidia%d%c", minor, &rest) == 1 ? FILE_GPU : FILE_OTHER;
}

static int open_device(enum file_kind kind, int minor)
{
	long there = setting("files");
	int fd;

	there = kind == FILE_UVM && there == 1 ? setting("uvm") : there;
	if (there != 1 || (kind == FILE_GPU && minor >= fakerm_devices())) {
		errno = there > 1 ? (int)there : ENOENT;
		return -1;
	}
	fd = memfd_create("fakerm", MFD_CLOEXEC);
	if (fd >= FDS_MAX) {
		(void)syscall(SYS_close, fd);
		errno = EMFILE;
		return -1;
	}
	if (fd >= 0) {
		take();
		files[fd].minor = minor;
		files[fd].ino = ino_of(fd);
		files[fd].kind = (int)kind;
		pthread_mutex_unlock(&fakerm_lock);
	}
	return fd;
}

static int open_any(const char *path, int flags, mode_t mode)
{
	int minor;
	enum file_kind kind = kind_of(path, &minor);

	if (kind == FILE_OTHER) {
		return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
	}
	if (!(flags & O_CLOEXEC)) {
		violations++;
	}
	return open_device(kind, minor);
}

/* The one that programs call: open64() where files may be large (see meson). */
EXPORT int open(const char *path, int flags, ...)
{
	mode_t mode = 0;
	va_list ap;

	va_start(ap, flags);
	if (flags & (O_CREAT | O_TMPFILE)) {
		mode = va_arg(ap, mode_t);
	}
	va_end(ap);
	return open_any(path, flags, mode);
}

EXPORT int ioctl(int fd, unsigned long request, ...)
{
	void *arg;
	va_list ap;
	int rc;

	va_start(ap, request);
	arg = va_arg(ap, void *);
	va_end(ap);
	if (fd < 0 || fd >= FDS_MAX || files[fd].kind == FILE_OTHER) {
		return (int)syscall(SYS_ioctl, fd, request, arg);
	}
	take();
	rc = files[fd].kind == FILE_UVM ? uvm_ioctl(fd, request, arg) : rm_ioctl(fd, request, arg);
	pthread_mutex_unlock(&fakerm_lock);
	if (rc < 0) {
		errno = -rc;
		return -1;
	}
	return rc;
}

EXPORT int close(int fd)
{
	if (fd >= 0 && fd < FDS_MAX && files[fd].kind != FILE_OTHER) {
		take();
		closed(fd);
		pthread_mutex_unlock(&fakerm_lock);
	}
	return (int)syscall(SYS_close, fd);
}

/* Under the name that programs call, as open(). A child of fork() has no mapping of UVM's. */
EXPORT void *mmap(void *at, size_t len, int prot, int flags, int fd, off_t off)
{
	struct bytes b;
	void *p;
	int rc;

	if (fd >= 0 && fd < FDS_MAX && files[fd].kind == FILE_GPU) {
		const struct bytes *w = files[fd].window;

		if (!w || off || len > w->len) {
			errno = EINVAL;
			return MAP_FAILED;
		}
		if (setting("windows") == 2) {
			return (void *)syscall(SYS_mmap, at, len, prot, flags | MAP_ANONYMOUS, -1,
					       0);
		}
		return (void *)syscall(SYS_mmap, at, len, prot, flags, w->fd, w->off);
	}
	if (fd < 0 || fd >= FDS_MAX || files[fd].kind != FILE_UVM) {
		return (void *)syscall(SYS_mmap, at, len, prot, flags, fd, off);
	}
	take();
	rc = uvm_map(fd, (uintptr_t)at, len, (uint64_t)off, &b);
	pthread_mutex_unlock(&fakerm_lock);
	if (rc) {
		errno = rc;
		return MAP_FAILED;
	}
	p = (void *)syscall(SYS_mmap, at, len, prot, flags | (b.fd < 0 ? MAP_ANONYMOUS : 0), b.fd,
			    b.off);
	if (p != MAP_FAILED) {
		(void)madvise(p, len, MADV_DONTFORK);
	}
	return p;
}

EXPORT int munmap(void *at, size_t len)
{
	if (uvm_has_mapped((uintptr_t)at)) {
		take();
		uvm_unmapped((uintptr_t)at, len);
		pthread_mutex_unlock(&fakerm_lock);
	}
	return (int)syscall(SYS_munmap, at, len);
}
