/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <fcntl.h>
#include <linux/mempolicy.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/clock.h"
#include "sys/call.h"
#include "sys/sys.h"

static int map(size_t len, int prot, int flags, int fd, uint64_t off, void **out)
{
	void *p = MAP_FAILED;
	int rc = SYS_CALL(
		int, (p = mmap(NULL, len, prot, flags, fd, (off_t)off)) == MAP_FAILED ? -1 : 0);

	if (rc) {
		return rc;
	}
	/* A fork must not share or copy memory that a device may be writing to. */
	(void)madvise(p, len, MADV_DONTFORK);
	*out = p;
	return 0;
}

#define HUGE ((size_t)2 << 20) /* bytes of a huge page, and where one may begin */

int sys_map_anon(size_t len, void **out)
{
	int rc = len < HUGE
			 ? map(len, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0, out)
			 : sys_map_aligned(-1, len, out);

	/* A wish, not a need: an O_DIRECT request has fewer pages to look up, and the disk fewer
	 * and larger segments. A virtio disk gave 2.8 GB/s instead of 1.1. */
	(void)(rc ? 0 : madvise(*out, len, MADV_HUGEPAGE));
	return rc;
}

#define NODES 1024u
#define NODE_BITS (8 * (unsigned int)sizeof(unsigned long))

int sys_prefer_node(void *addr, size_t len, int node)
{
	unsigned long mask[NODES / NODE_BITS] = { 0 };

	if (node < 0 || node >= (int)NODES) {
		return -EINVAL;
	}
	mask[(unsigned int)node / NODE_BITS] = 1ul << (unsigned int)node % NODE_BITS;
	/* The kernel takes one bit less than it is told. */
	return SYS_CALL(int,
			(int)syscall(SYS_mbind, addr, len, MPOL_PREFERRED, mask, NODES + 1ul, 0));
}

int sys_preferred_node(void *addr, int *node)
{
	unsigned long mask[NODES / NODE_BITS] = { 0 };
	int mode = MPOL_DEFAULT;
	int rc = SYS_CALL(
		int, (int)syscall(SYS_get_mempolicy, &mode, mask, NODES + 1ul, addr, MPOL_F_ADDR));

	*node = -1;
	for (unsigned int i = 0; !rc && mode == MPOL_PREFERRED && i < NODES; i++) {
		if (mask[i / NODE_BITS] & 1ul << i % NODE_BITS) {
			*node = (int)i;
			break;
		}
	}
	return rc;
}

int sys_map_fd(int fd, size_t len, uint64_t off, void **out)
{
	return map(len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, off, out);
}

int sys_reserve(size_t len, void **out)
{
	return map(len, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0, out);
}

int sys_map_over(void *at, int fd, size_t len, uint64_t off)
{
	void *p = MAP_FAILED;

	/* No madvise(): drivers decide themselves how a child gets their memory. */
	return SYS_CALL(int, (p = mmap(at, len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd,
				       (off_t)off)) == MAP_FAILED
				     ? -1
				     : 0);
}

#define LOOK 2048u /* pages at a time */

static int any_in_core(char *p, size_t len)
{
	unsigned char there[LOOK];
	size_t step = LOOK * (size_t)sys_page();

	for (size_t at = 0; at < len; at += step) {
		size_t n = (size_t)min_u64(len - at, step);
		int rc = SYS_CALL(int, mincore(p + at, n, there));

		if (rc) {
			return rc;
		}
		for (size_t i = 0; i < align_up(n, sys_page()) / sys_page(); i++) {
			if (there[i] & 1) {
				return 1;
			}
		}
	}
	return 0;
}

int sys_any_in_core(int fd, uint64_t off, uint64_t len)
{
	uint64_t from = align_down(off, sys_page());
	size_t all = (size_t)(off + len - from);
	void *p;
	int rc = map(all, PROT_NONE, MAP_SHARED | MAP_NORESERVE, fd, from, &p);

	if (!rc) {
		rc = any_in_core(p, all);
		(void)sys_unmap(p, all);
	}
	return rc;
}

int sys_map_aligned(int fd, size_t len, void **out)
{
	int kind = fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED | MAP_NORESERVE;
	void *reserved, *p = MAP_FAILED;
	char *at;
	int rc;

	/* Maps more than needed, to align the range in it; the rest is unmapped. Linux aligns by
	 * itself from 6.7 on, and then not every length. */
	rc = map(len + HUGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0,
		 &reserved);
	if (rc) {
		return rc;
	}
	at = (char *)reserved + (align_up((uintptr_t)reserved, HUGE) - (uintptr_t)reserved);
	rc = SYS_CALL(int, (p = mmap(at, len, PROT_READ | PROT_WRITE, kind | MAP_FIXED, fd, 0)) ==
					   MAP_FAILED
				   ? -1
				   : 0);
	if (rc) {
		(void)munmap(reserved, len + HUGE);
		return rc;
	}
	(void)madvise(p, len, MADV_DONTFORK);
	if (at > (char *)reserved) {
		(void)munmap(reserved, (size_t)(at - (char *)reserved));
	}
	at += align_up(len, sys_page());
	(void)munmap(at, (size_t)((char *)reserved + align_up(len + HUGE, sys_page()) - at));
	*out = p;
	return 0;
}

int sys_keep_in_child(void *p, size_t len, bool keep)
{
	return SYS_CALL(int, madvise(p, len, keep ? MADV_DOFORK : MADV_DONTFORK));
}

int sys_unmap(void *p, size_t len)
{
	return SYS_CALL(int, munmap(p, len));
}

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

int sys_populate(void *p, size_t len, bool write)
{
	uintptr_t from = align_down((uintptr_t)p, sys_page());
	uintptr_t to = align_up((uintptr_t)p + len, sys_page());

	return SYS_CALL(int, madvise((void *)from, to - from,
				     write ? MADV_POPULATE_WRITE : MADV_POPULATE_READ));
}

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25 /* Linux 6.1 */
#endif
/* How long the kernel may take for huge pages: once, and for each of them. Small ones in their
 * place take 2 ms, more in a virtual machine whose host has to find the memory first. */
#define LOOK_NS 100000000u
#define LOOK_EACH_NS 3000000u

void sys_make_huge(void *p, size_t len)
{
	uintptr_t at = align_up((uintptr_t)p, HUGE);
	uintptr_t end = align_down((uintptr_t)p + len, HUGE);
	uint64_t until = clock_now_ns() + LOOK_NS;

	for (; at < end; at += HUGE) {
		until += LOOK_EACH_NS;
		/* The kernel collapses nothing that is wholly absent. */
		if (madvise((void *)at, sys_page(), MADV_POPULATE_WRITE) ||
		    madvise((void *)at, HUGE, MADV_COLLAPSE) || clock_now_ns() > until) {
			return;
		}
	}
}

int sys_memfd(const char *name, uint64_t len)
{
	struct rlimit files;
	int fd;
	int rc;

	/* Beyond this limit the kernel sends SIGXFSZ, of which a program dies. */
	if (getrlimit(RLIMIT_FSIZE, &files) == 0 && len > files.rlim_cur) {
		return -EFBIG;
	}
	fd = SYS_CALL(int, memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING));
	if (fd < 0) {
		return fd;
	}
	rc = SYS_CALL(int, ftruncate(fd, (off_t)len));
	if (!rc) {
		rc = SYS_CALL(int,
			      fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL));
	}
	if (rc) {
		(void)close(fd);
		return rc;
	}
	return fd;
}

int sys_punch(int fd, uint64_t off, uint64_t len)
{
	return SYS_CALL(int, fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)off,
				       (off_t)len));
}

/* Containers may forbid process_vm_readv(2) and its like. */
static bool forbidden(ssize_t n)
{
	return n == -EPERM || n == -EACCES || n == -ENOSYS;
}

/* No more than any pipe takes at once. */
#define THROUGH 4096u

/* Through the kernel all the same: both ends are accessed through their mappings. */
static int copy_through_pipe(char *dst, const char *src, size_t len)
{
	int ends[2];
	int rc = SYS_CALL(int, pipe2(ends, O_CLOEXEC | O_NONBLOCK));

	if (rc) {
		return rc;
	}
	for (size_t done = 0; done < len && !rc;) {
		ssize_t n = SYS_CALL(
			ssize_t, write(ends[1], src + done, (size_t)min_u64(len - done, THROUGH)));

		for (ssize_t left = n; left > 0;) {
			ssize_t got = SYS_CALL(ssize_t, read(ends[0], dst + done, (size_t)left));

			if (got <= 0) {
				n = got ? got : -EIO;
				break;
			}
			done += (size_t)got;
			left -= got;
		}
		rc = n < 0 ? (int)n : 0;
	}
	(void)close(ends[0]);
	(void)close(ends[1]);
	return rc;
}

/* The remote end is pinned page by page, the local one accessed through its mapping. */
int sys_copy_out(void *dst, const void *src, size_t len)
{
	char *d = dst;
	const char *s = src;

	while (len) {
		struct iovec local = { (void *)(uintptr_t)s, len };
		struct iovec remote = { d, len };
		ssize_t n =
			SYS_CALL(ssize_t, process_vm_writev(getpid(), &local, 1, &remote, 1, 0));

		if (forbidden(n)) {
			return copy_through_pipe(d, s, len);
		}
		if (n <= 0) {
			return n < 0 ? (int)n : -EFAULT;
		}
		d += n;
		s += n;
		len -= (size_t)n;
	}
	return 0;
}

int sys_copy_in(void *dst, const void *src, size_t len)
{
	char *d = dst;
	const char *s = src;

	while (len) {
		struct iovec local = { d, len };
		struct iovec remote = { (void *)(uintptr_t)s, len };
		ssize_t n = SYS_CALL(ssize_t, process_vm_readv(getpid(), &local, 1, &remote, 1, 0));

		if (forbidden(n)) {
			return copy_through_pipe(d, s, len);
		}
		if (n <= 0) {
			return n < 0 ? (int)n : -EFAULT;
		}
		d += n;
		s += n;
		len -= (size_t)n;
	}
	return 0;
}

int sys_copy(void *dst, const void *src, size_t len)
{
	int rc = sys_copy_out(dst, src, len);

	/* A destination that cannot be pinned may still be mapped. */
	return rc == -EFAULT ? sys_copy_in(dst, src, len) : rc;
}

#define COPIES 64u /* of one call */

/* Copies pieces by one call of the kernel. Returns how many are whole. */
static size_t copy_some(const struct sys_piece *v, size_t n)
{
	struct iovec local[COPIES];
	struct iovec remote[COPIES];
	size_t whole = 0;
	ssize_t done;

	for (size_t i = 0; i < n; i++) {
		local[i] = (struct iovec){ (void *)(uintptr_t)v[i].src, v[i].len };
		remote[i] = (struct iovec){ v[i].dst, v[i].len };
	}
	done = SYS_CALL(ssize_t, process_vm_writev(getpid(), local, n, remote, n, 0));
	while (whole < n && done >= (ssize_t)v[whole].len) {
		done -= (ssize_t)v[whole++].len;
	}
	return whole;
}

int sys_copy_many(const struct sys_piece *v, size_t n)
{
	int rc = 0;

	for (size_t i = 0; i < n && !rc;) {
		size_t some = n - i < COPIES ? n - i : COPIES;
		size_t whole = copy_some(v + i, some);

		i += whole;
		if (whole < some) { /* it says why, or has another way */
			rc = sys_copy(v[i].dst, v[i].src, v[i].len);
			i++;
		}
	}
	return rc;
}

size_t sys_page(void)
{
	return (size_t)sysconf(_SC_PAGESIZE);
}
