/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <linux/stat.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/output.h"
#include "sys/call.h"
#include "sys/sys.h"

int sys_open(const char *path, int flags, mode_t mode)
{
	return SYS_CALL(int, open(path, flags | O_CLOEXEC, mode));
}

int sys_open_output(const char *path, mode_t mode)
{
	return SYS_CALL(int, output_open(path, 0, mode));
}

int sys_reopen(int fd, int flags)
{
	char path[40];

	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	return sys_open(path, flags, 0);
}

int sys_advise_random(int fd)
{
	/* posix_fadvise() returns the error, and sets no errno. */
	int rc = fault_hit(FAULT_SYS);

	return -(rc ? rc : posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM));
}

ssize_t sys_fd_path(int fd, char *buf, size_t space)
{
	char path[40];
	ssize_t n;

	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	n = SYS_CALL(ssize_t, readlink(path, buf, space));
	if (n < 0) {
		return n;
	}
	if ((size_t)n >= space) {
		return -ENAMETOOLONG;
	}
	buf[n] = '\0';
	/* Pipes and sockets have no path: "pipe:[4711]". */
	return buf[0] == '/' ? n : -ENOENT;
}

int sys_dup(int fd)
{
	return SYS_CALL(int, fcntl(fd, F_DUPFD_CLOEXEC, 0));
}

int sys_close(int fd)
{
	int rc = SYS_CALL(int, close(fd));

	/* Linux has closed it even when a signal came. */
	return rc == -EINTR || rc == -EBADF ? 0 : rc;
}

bool sys_fd_is_memfd(int fd)
{
	return SYS_CALL(int, fcntl(fd, F_GET_SEALS)) >= 0;
}

bool sys_fd_sealed(int fd, uint64_t len)
{
	int seals = SYS_CALL(int, fcntl(fd, F_GET_SEALS));
	struct stat st;
	long magic;

	return seals >= 0 && (seals & F_SEAL_SHRINK) && !sys_fs_magic(fd, &magic) &&
	       magic == TMPFS_MAGIC && !sys_fstat(fd, &st) && (uint64_t)st.st_size >= len;
}

int sys_eventfd(void)
{
	return SYS_CALL(int, eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
}

int sys_set_nonblock(int fd)
{
	int flags = SYS_CALL(int, fcntl(fd, F_GETFL));

	return flags < 0 ? flags : SYS_CALL(int, fcntl(fd, F_SETFL, flags | O_NONBLOCK));
}

int sys_fcntl_getfl(int fd)
{
	return SYS_CALL(int, fcntl(fd, F_GETFL));
}

int sys_fstat(int fd, struct stat *st)
{
	return SYS_CALL(int, fstat(fd, st));
}

int sys_ioctl(int fd, unsigned long request, void *arg)
{
	return SYS_CALL(int, ioctl(fd, request, arg));
}

int sys_fsync(int fd)
{
	return SYS_CALL(int, fsync(fd));
}

int sys_syncfs(int fd)
{
	return SYS_CALL(int, syncfs(fd));
}

int sys_truncate(int fd, uint64_t len)
{
	return SYS_CALL(int, ftruncate(fd, (off_t)len));
}

int sys_fs_magic(int fd, long *magic)
{
	struct statfs sf;
	int rc = SYS_CALL(int, fstatfs(fd, &sf));

	if (!rc) {
		*magic = (long)sf.f_type;
	}
	return rc;
}

/* Not in every libc's linux/magic.h. */
#ifndef RAMFS_MAGIC
#define RAMFS_MAGIC 0x858458f6
#endif

bool sys_fs_is_memory(long magic)
{
	return magic == TMPFS_MAGIC || magic == RAMFS_MAGIC || magic == HUGETLBFS_MAGIC;
}

ssize_t sys_pread(int fd, void *buf, size_t len, uint64_t off)
{
	return SYS_CALL(ssize_t, pread(fd, buf, len, (off_t)off));
}

ssize_t sys_pread_nowait(int fd, void *buf, size_t len, uint64_t off)
{
	struct iovec iov = { buf, len };

	return SYS_CALL(ssize_t, preadv2(fd, &iov, 1, (off_t)off, RWF_NOWAIT));
}

ssize_t sys_pwrite(int fd, const void *buf, size_t len, uint64_t off)
{
	return SYS_CALL(ssize_t, pwrite(fd, buf, len, (off_t)off));
}

int sys_pwrite_all(int fd, const void *buf, size_t len, uint64_t off)
{
	size_t done = 0;

	while (done < len) {
		ssize_t n = sys_pwrite(fd, (const char *)buf + done, len - done, off + done);

		if (n <= 0 && n != -EINTR) {
			return n ? (int)n : -EIO;
		}
		done += n > 0 ? (size_t)n : 0;
	}
	return 0;
}

ssize_t sys_read(int fd, void *buf, size_t len)
{
	return SYS_CALL(ssize_t, read(fd, buf, len));
}

ssize_t sys_write(int fd, const void *buf, size_t len)
{
	return SYS_CALL(ssize_t, write(fd, buf, len));
}

#ifndef STATX_DIOALIGN
#define STATX_DIOALIGN 0x00002000U
#endif

int sys_dio_align(int fd, uint32_t *mem, uint32_t *off)
{
	/* The kernel's own struct by number: the C library's may be older than the field. */
	struct statx sx;
	int rc = SYS_CALL(int, (int)syscall(SYS_statx, fd, "", AT_EMPTY_PATH, STATX_DIOALIGN, &sx));

	if (rc) {
		return rc;
	}
	if (!(sx.stx_mask & STATX_DIOALIGN)) {
		return -EOPNOTSUPP;
	}
	*mem = sx.stx_dio_mem_align;
	*off = sx.stx_dio_offset_align;
	return 0;
}

uint64_t sys_mount_id(int fd)
{
	struct statx sx;
	int rc = SYS_CALL(int, (int)syscall(SYS_statx, fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &sx));

	return !rc && sx.stx_mask & STATX_MNT_ID ? sx.stx_mnt_id : 0;
}

uint64_t sys_block_size(int fd)
{
	uint64_t len = 0;
	int rc = SYS_CALL(int, ioctl(fd, BLKGETSIZE64, &len));

	return rc ? 0 : len;
}

#ifndef SYS_cachestat
#define SYS_cachestat 451
#endif

int64_t sys_cached_pages(int fd, uint64_t off, uint64_t len)
{
	struct {
		uint64_t off;
		uint64_t len;
	} range = { off, len };
	struct {
		uint64_t cached;
		uint64_t dirty;
		uint64_t writeback;
		uint64_t evicted;
		uint64_t recently_evicted;
	} cs;
	int rc = SYS_CALL(int, (int)syscall(SYS_cachestat, fd, &range, &cs, 0));

	return rc ? rc : (int64_t)cs.cached;
}

uint64_t sys_pages_of(uint64_t off, uint64_t len)
{
	uint64_t page = sys_page();

	return (align_up(off + len, page) - align_down(off, page)) / page;
}

bool sys_all_cached(int fd, uint64_t off, uint64_t len)
{
	return sys_cached_pages(fd, off, len) >= (int64_t)sys_pages_of(off, len);
}

static int ofd(int fd, uint64_t off, uint64_t len, short type)
{
	struct flock fl = {
		.l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)off, .l_len = (off_t)len
	};

	return SYS_CALL(int, fcntl(fd, F_OFD_SETLKW, &fl));
}

int sys_ofd_lock(int fd, uint64_t off, uint64_t len)
{
	return ofd(fd, off, len, F_WRLCK);
}

int sys_ofd_unlock(int fd, uint64_t off, uint64_t len)
{
	return ofd(fd, off, len, F_UNLCK);
}

int sys_ofd_try_lock(int fd)
{
	struct flock fl = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	int rc = SYS_CALL(int, fcntl(fd, F_OFD_SETLK, &fl));

	return rc == -EACCES ? -EAGAIN : rc;
}

int sys_ofd_held(int fd)
{
	struct flock fl = { .l_type = F_RDLCK, .l_whence = SEEK_SET };
	int rc = SYS_CALL(int, fcntl(fd, F_OFD_GETLK, &fl));

	return rc ? rc : fl.l_type != F_UNLCK;
}

bool sys_is_own(const char *path)
{
	struct stat st;
	int rc = SYS_CALL(int, lstat(path, &st));

	return !rc && st.st_uid == geteuid();
}

static int check_folder(int fd, mode_t forbidden)
{
	struct stat st;
	int rc = sys_fstat(fd, &st);

	return rc ? rc : st.st_uid != geteuid() || (st.st_mode & forbidden) ? -EPERM : 0;
}

int sys_private_folder(const char *parent, const char *name)
{
	int at = sys_open(parent, O_PATH | O_DIRECTORY, 0);
	int fd = -1;
	int rc = at < 0 ? at : check_folder(at, 0022);

	if (!rc) {
		rc = SYS_CALL(int, mkdirat(at, name, 0700));
		rc = rc == -EEXIST ? 0 : rc;
	}
	if (!rc) {
		fd = SYS_CALL(int, openat(at, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
		rc = fd < 0 ? fd : check_folder(fd, 0077);
	}
	(void)(fd < 0 ? 0 : sys_close(fd));
	(void)(at < 0 ? 0 : sys_close(at));
	return rc;
}

int sys_unlink(const char *path)
{
	return SYS_CALL(int, unlink(path));
}

int sys_allocate(int fd, uint64_t len)
{
	return SYS_CALL(int, fallocate(fd, 0, 0, (off_t)len));
}
