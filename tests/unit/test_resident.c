/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* file: how much of a file's range is in the page cache. */

#include "unit.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>

#include "base/fault.h"
#include "file/file.h"
#include "sys/sys.h"

#define LEN (64u * 4096)

static struct file *f;
static int fd;
static void *held; /* pages that are locked in memory */
static size_t held_len;

static void release(void)
{
	if (held_len) {
		assert_int_equal(munmap(held, held_len), 0);
		held_len = 0;
	}
}

/* Has the pages in the cache, and nothing around them. Locked: where memory is short the kernel
 * takes a page again while the next is being read. */
static void hold_pages(unsigned int first, unsigned int n)
{
	release();
	if (n == 0) {
		return;
	}
	held = mmap(NULL, n * 4096, PROT_READ, MAP_SHARED, fd, first * 4096);
	assert_ptr_not_equal(held, MAP_FAILED);
	held_len = n * 4096;
	assert_int_equal(madvise(held, held_len, MADV_RANDOM), 0);
	/* Sanitizers make nothing of mlock(). Where so much may not be locked, the pages are at
	 * least there now. */
	if (syscall(SYS_mlock, held, held_len)) {
		for (size_t i = 0; i < held_len; i += 4096) {
			(void)*(volatile char *)((char *)held + i);
		}
	}
}

/* The kernel keeps a page that somebody holds at that moment: another processor's list of new
 * pages, say. False: it does so all the time. */
static bool drop(void)
{
	int64_t left = 1;

	release();
	for (int i = 0; i < 2000 && left > 0; i++) {
		assert_int_equal(fsync(fd), 0);
		assert_int_equal(posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED), 0);
		left = sys_cached_pages(fd, 0, LEN);
		if (left > 0) {
			(void)nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
		}
	}
	return left == 0;
}

static int setup(void **state)
{
	char *p = malloc(LEN);

	(void)state;
	memset(p, 'r', LEN);
	fd = unit_file();
	assert_int_equal(pwrite(fd, p, LEN, 0), LEN);
	free(p);
	/* So that one page read is one page in the cache. */
	(void)posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM);
	assert_int_equal(file_from_fd(fd, &f), 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	release();
	close(fd);
	return file_close(f);
}

static double resident(uint64_t off, uint64_t len)
{
	return file_resident(f, off, len);
}

/* The same by samples: cachestat, the second call, is denied. */
static double sampled(uint64_t off, uint64_t len)
{
	double r;

	fault_arm(FAULT_SYS, 2, EPERM);
	r = resident(off, len);
	fault_arm(FAULT_SYS, 0, 0);
	return r;
}

/* What samples say of a range when the first so many pages are there. A sample that finds nothing
 * has the page read, and may see it if it is kept waiting just then: such a try says nothing. */
static bool sampled_between(unsigned int pages, uint64_t off, uint64_t len, double lo, double hi)
{
	for (int i = 0; i < 50; i++) {
		double r;

		assert_true(drop());
		hold_pages(0, pages);
		r = sampled(off, len);
		if (r >= lo && r <= hi) {
			return true;
		}
	}
	return false;
}

static void test_all_and_nothing(void **state)
{
	(void)state;
	hold_pages(0, LEN / 4096);
	assert_true(resident(0, LEN) == 1);
	assert_true(sampled(0, LEN) == 1);
	assert_true(resident(100, 1) == 1);
	/* What is past the end does not count against it. */
	assert_true(resident(LEN - 4096, 100 * 4096) == 1);
	assert_true(drop());
	assert_true(resident(0, LEN) == 0);
	assert_true(sampled_between(0, 0, LEN, 0, 0));
}

static void test_parts(void **state)
{
	(void)state;
	assert_true(drop());
	hold_pages(0, 32);
	assert_true(resident(0, LEN) > 0.49 && resident(0, LEN) < 0.76);
	assert_true(resident(0, 32 * 4096) == 1);
	assert_true(resident(48 * 4096, 16 * 4096) == 0);
	assert_true(sampled(0, 32 * 4096) == 1);
	assert_true(sampled_between(32, 0, LEN, 0.3, 0.8));
	assert_true(sampled_between(32, 48 * 4096, 16 * 4096, 0, 0));
	/* Two pages are touched by two bytes, one of them is there. */
	assert_true(drop());
	hold_pages(10, 1);
	assert_true(resident(10 * 4096, 4096) == 1);
}

static void test_cannot_tell(void **state)
{
	(void)state;
	assert_true(resident(0, 0) < 0);
	assert_true(resident(LEN, 1) < 0);
	assert_true(sampled(LEN + 4096, 100) < 0);
	/* Neither cachestat nor RWF_NOWAIT: fstat works, then all is refused. */
	fault_arm(FAULT_SYS, 1, EIO);
	assert_true(resident(0, LEN) < 0);
	fault_arm(FAULT_SYS, 0, 0);
}

static void test_other_files(void **state)
{
	struct file *g;
	int fds[2];
	int mem = memfd_create("unit", MFD_CLOEXEC);

	(void)state;
	assert_int_equal(ftruncate(mem, 100000), 0);
	assert_int_equal(file_from_fd(mem, &g), 0);
	assert_true(g->facts.memory_backed);
	assert_true(file_resident(g, 0, 100000) == 1);
	(void)file_close(g);
	close(mem);
	assert_int_equal(pipe(fds), 0);
	assert_int_equal(file_from_fd(fds[0], &g), 0);
	assert_true(file_resident(g, 0, 100000) < 0);
	(void)file_close(g);
	close(fds[0]);
	close(fds[1]);
}

/* Whether anything is there, for writes: cachestat, mincore, or nobody knows and so it may be. */
static void test_any(void **state)
{
	(void)state;
	assert_true(drop());
	assert_false(file_any_cached(f, 0, LEN));
	hold_pages(20, 1);
	assert_true(file_any_cached(f, 0, LEN));
	assert_true(file_any_cached(f, 20 * 4096 + 4095, 1));
	assert_false(file_any_cached(f, 0, 20 * 4096));
	fault_arm(FAULT_SYS, 1, ENOSYS);
	assert_true(file_any_cached(f, 0, LEN));
	fault_arm(FAULT_SYS, 1, ENOSYS);
	assert_false(file_any_cached(f, 21 * 4096, 20 * 4096));
	/* Of a file whose pages are another's, cachestat is not asked. */
	f->magic = 0x794c7630;
	fault_arm(FAULT_SYS, 1, EPERM); /* mmap */
	assert_true(file_any_cached(f, 21 * 4096, 20 * 4096));
	fault_arm(FAULT_SYS, 2, EPERM); /* mincore */
	assert_true(file_any_cached(f, 21 * 4096, 20 * 4096));
	fault_arm(FAULT_SYS, 0, 0);
	assert_false(file_any_cached(f, 21 * 4096, 20 * 4096));
	/* Nor for reads: the second call is the first sample. */
	fault_arm(FAULT_SYS, 2, EOPNOTSUPP);
	assert_true(resident(0, LEN) < 0);
	fault_arm(FAULT_SYS, 0, 0);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_all_and_nothing), TEST(test_parts),
		TEST(test_cannot_tell),	    TEST(test_any),
		TEST(test_other_files),
	};
	bool drops;
	int64_t n;

	if (setup(NULL)) {
		return 1;
	}
	n = sys_cached_pages(fd, 0, LEN);
	drops = n >= 0 && !f->facts.memory_backed && drop();
	(void)teardown(NULL);
	if (!drops) {
		return unit_skip(n < 0 ? "this kernel has no cachestat to compare with"
				       : "the file system of TMPDIR keeps what it is told to drop");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
