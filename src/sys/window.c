/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Windows: private mappings of a file's pages between guard pages, which no processor reads, and
 * queries about the pages behind them.
 */

#include "sys/window.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/stat.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/clock.h"
#include "sys/call.h"
#include "sys/sys.h"

/* Where the file's pages and their addresses lie alike within this, the kernel maps folios of that
 * size whole, and drivers register them sooner (docs/benchmarks-archive.md). */
#define HUGE ((size_t)2 << 20)

#define MOVING_NS UINT64_C(200000000)
#define MOVING_NAP_NS 20000

/* Reserves `len` bytes between two inaccessible pages, at `off` modulo HUGE. */
static int reserve(size_t len, uint64_t off, char **out)
{
	size_t page = sys_page();
	size_t whole = len + 2 * page;
	size_t more = len < HUGE ? 0 : HUGE;
	size_t head = 0;
	char *at = MAP_FAILED;
	int rc = SYS_CALL(int, (at = mmap(NULL, whole + more, PROT_NONE,
					  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) ==
					       MAP_FAILED
				       ? -1
				       : 0);

	if (rc) {
		return rc;
	}
	if (more) {
		head = (size_t)(off - ((uintptr_t)at + page)) % HUGE;
		if (head) {
			(void)munmap(at, head);
		}
		if (head < more) {
			(void)munmap(at + head + whole, more - head);
		}
	}
	*out = at + head + page;
	return 0;
}

int sys_window_open(int fd, size_t len, uint64_t off, void **out)
{
	char *p;
	int rc = reserve(len, off, &p);

	if (rc) {
		return rc;
	}
	rc = SYS_CALL(int,
		      mmap(p, len, PROT_READ, MAP_SHARED | MAP_FIXED, fd, (off_t)off) == MAP_FAILED
			      ? -1
			      : 0);
	/* A child or a core dump must not access pages that may be gone. */
	if (!rc) {
		rc = SYS_CALL(int, madvise(p, len, MADV_DONTFORK));
	}
	if (!rc) {
		rc = SYS_CALL(int, madvise(p, len, MADV_DONTDUMP));
	}
	if (rc) {
		sys_window_shut(p, len);
		return rc;
	}
	*out = p;
	return 0;
}

void sys_window_shut(void *p, size_t len)
{
	size_t page = sys_page();

	(void)munmap((char *)p - page, len + 2 * page);
}

int sys_window_seal(void *p, size_t len)
{
	int rc = SYS_CALL(int, mprotect(p, len, PROT_NONE));

	/* Without PROT_READ there are no faults; this also keeps khugepaged from mapping pages
	 * again. Kernels without huge pages do not support it, and do not need it. */
	if (!rc) {
		(void)madvise(p, len, MADV_NOHUGEPAGE);
	}
	return rc;
}

/* The kernel's answer about a page: there, not there, or on its way to another place. */
enum page_state {
	ABSENT,
	PRESENT,
	MOVING,
};

/* Linux 6.7; not in every C library's headers. */
struct scan_region {
	uint64_t start;
	uint64_t end;
	uint64_t categories;
};

struct scan_arg {
	uint64_t size;
	uint64_t flags;
	uint64_t start;
	uint64_t end;
	uint64_t walk_end;
	uint64_t vec;
	uint64_t vec_len;
	uint64_t max_pages;
	uint64_t category_inverted;
	uint64_t category_mask;
	uint64_t category_anyof_mask;
	uint64_t return_mask;
};

#define SCAN_IOCTL _IOWR('f', 16, struct scan_arg)
#define SCAN_PRESENT 8u	 /* PAGE_IS_PRESENT */
#define SCAN_SWAPPED 16u /* PAGE_IS_SWAPPED */

/* The state of the page at `start`, and up to where that of the following ones is the same. */
static int scan(int fd, uint64_t start, uint64_t end, uint64_t *until)
{
	struct scan_region r = { 0 };
	struct scan_arg a = { .size = sizeof(a),
			      .start = start,
			      .end = end,
			      .vec = (uint64_t)(uintptr_t)&r,
			      .vec_len = 1,
			      .category_anyof_mask = SCAN_PRESENT | SCAN_SWAPPED,
			      .return_mask = SCAN_PRESENT | SCAN_SWAPPED };
	int n = SYS_CALL(int, ioctl(fd, SCAN_IOCTL, &a));

	if (n < 0) {
		return n;
	}
	/* A proof, not the absence of a complaint. */
	if (n != 1 || r.start != start || r.end <= start) {
		return ABSENT;
	}
	*until = r.end;
	return r.categories == SCAN_PRESENT ? PRESENT : MOVING;
}

#define PAGEMAP_PRESENT (UINT64_C(1) << 63)
#define PAGEMAP_SWAPPED (UINT64_C(1) << 62)

static enum page_state state_of(uint64_t bits)
{
	if (bits & PAGEMAP_PRESENT) {
		return PRESENT;
	}
	return bits & PAGEMAP_SWAPPED ? MOVING : ABSENT;
}

/* The same, of older kernels. */
static int read_bits(int fd, uint64_t start, uint64_t end, uint64_t *until)
{
	uint64_t page = sys_page();
	uint64_t bits[512];
	enum page_state first = ABSENT;

	*until = start;
	while (*until < end) {
		size_t want = (size_t)min_u64(512, (end - *until) / page) * sizeof(bits[0]);
		ssize_t n = sys_pread(fd, bits, want, *until / page * sizeof(bits[0]));

		if (n < (ssize_t)sizeof(bits[0])) {
			return n < 0 ? (int)n : -EIO;
		}
		first = *until == start ? state_of(bits[0]) : first;
		for (size_t k = 0; k < (size_t)n / sizeof(bits[0]); k++) {
			if (state_of(bits[k]) != first) {
				return (int)first;
			}
			*until += page;
		}
	}
	return (int)first;
}

static int look(int fd, uint64_t start, uint64_t end, uint64_t *until)
{
	int rc = scan(fd, start, end, until);

	return rc == -ENOTTY || rc == -EINVAL ? read_bits(fd, start, end, until) : rc;
}

/*
 * A page that the kernel moves is away for as long as that takes, and then there again: it is the
 * file's all the time. (One that a device has pinned cannot be moved, which the kernel finds out
 * only by trying.) A page that is found to be broken looks the same for ever, so there is an end to
 * the waiting.
 */
static int look_again(int fd, uint64_t start, uint64_t end, uint64_t *until)
{
	uint64_t began = clock_now_ns();
	int rc;

	do {
		(void)nanosleep(&(struct timespec){ 0, MOVING_NAP_NS }, NULL);
		rc = look(fd, start, end, until);
	} while (rc == MOVING && clock_now_ns() - began < MOVING_NS);
	return rc;
}

int sys_window_present(const void *p, size_t len)
{
	uint64_t page = sys_page();
	uint64_t start = align_down((uintptr_t)p, page);
	uint64_t end = align_up((uintptr_t)p + len, page);
	/* Opened each time: a descriptor kept over a fork would tell of the parent. */
	int fd = sys_open("/proc/self/pagemap", O_RDONLY, 0);
	int rc = PRESENT;

	if (fd < 0) {
		return fd;
	}
	while (rc == PRESENT && start < end) {
		uint64_t until = start;

		rc = look(fd, start, end, &until);
		if (rc == MOVING) {
			rc = look_again(fd, start, end, &until);
		}
		start = until;
	}
	(void)sys_close(fd);
	return rc < 0 ? rc : rc == PRESENT;
}

int sys_next_hole(int fd, uint64_t off, uint64_t *hole)
{
	off_t at = SYS_CALL(off_t, lseek(fd, (off_t)off, SEEK_HOLE));

	if (at < 0) {
		return (int)at;
	}
	*hole = (uint64_t)at;
	return 0;
}

int sys_next_data(int fd, uint64_t off, uint64_t *data)
{
	off_t at = SYS_CALL(off_t, lseek(fd, (off_t)off, SEEK_DATA));

	if (at == -ENXIO) {
		*data = UINT64_MAX; /* a hole up to the end */
		return 0;
	}
	if (at < 0) {
		return (int)at;
	}
	*data = (uint64_t)at;
	return 0;
}

#ifndef STATX_ATTR_DAX
#define STATX_ATTR_DAX 0x00200000
#endif

int sys_stamp(int fd, struct sys_stamp *out)
{
	struct statx sx;
	int rc;

	memset(&sx, 0, sizeof(sx));
	rc = SYS_CALL(int, (int)syscall(SYS_statx, fd, "", AT_EMPTY_PATH,
					STATX_SIZE | STATX_MTIME | STATX_CTIME, &sx));
	if (rc) {
		return rc;
	}
	*out = (struct sys_stamp){ .size = sx.stx_size,
				   .mtime_s = sx.stx_mtime.tv_sec,
				   .ctime_s = sx.stx_ctime.tv_sec,
				   .mtime_ns = sx.stx_mtime.tv_nsec,
				   .ctime_ns = sx.stx_ctime.tv_nsec,
				   .dax = sx.stx_attributes & STATX_ATTR_DAX };
	return 0;
}

bool sys_stamp_same(const struct sys_stamp *a, const struct sys_stamp *b)
{
	return a->size == b->size && a->mtime_s == b->mtime_s && a->mtime_ns == b->mtime_ns &&
	       a->ctime_s == b->ctime_s && a->ctime_ns == b->ctime_ns;
}
