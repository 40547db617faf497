/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* file, move: files, and single operations on them in the calling thread. */

#include "ops.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>

#include "base/fault.h"
#include "file/file.h"
#include "move/io.h"
#include "sys/sys.h"

#define LEN 100000u

extern const struct mover_ops direct_mover;
extern const struct mover_ops buffered_mover;

static struct mover direct = { .ops = &direct_mover };
static struct mover buffered = { .ops = &buffered_mover };

static const char *path; /* LEN bytes of the pattern */

static int setup_all(void **state)
{
	char *p = malloc(LEN);
	int fd;

	(void)state;
	path = unit_path();
	fd = open(path, O_WRONLY);
	unit_pattern(p, LEN, 0);
	assert_int_equal(write(fd, p, LEN), LEN);
	free(p);
	return close(fd);
}

static struct file *opened(int flags)
{
	struct file *f;

	assert_int_equal(file_open(path, flags, 0, &f), 0);
	return f;
}

static ssize_t get(struct file *f, void *dst, size_t len, uint64_t off)
{
	struct move_op op = read_op(f, dst, len, off);

	return move_run(&buffered, &op);
}

static ssize_t put(struct file *f, const void *src, size_t len, uint64_t off)
{
	struct move_op op = write_op(f, src, len, off);

	return move_run(&buffered, &op);
}

static void test_open(void **state)
{
	struct file *f = (struct file *)-1;
	uint64_t len;
	int fd;

	(void)state;
	assert_int_equal(file_open("/nowhere/at/all", O_RDONLY, 0, &f), -ENOENT);
	assert_words("cannot open '/nowhere/at/all': no such file");
	assert_int_equal(file_open("/", O_RDONLY, 0, &f), -EISDIR);
	assert_words("is a directory");
	assert_int_equal(file_open(path, O_WRONLY | O_APPEND, 0, &f), -EINVAL);
	assert_words("O_APPEND");
	assert_int_equal(file_open(path, O_PATH, 0, &f), -EINVAL);
	assert_words("O_PATH");
	assert_int_equal(file_from_fd(-1, &f), -EBADF);
	assert_words("descriptor -1");
	assert_ptr_equal(f, (struct file *)-1);

	fd = open(path, O_RDONLY);
	assert_int_equal(file_from_fd(fd, &f), 0);
	close(fd);
	assert_int_equal(file_length(f, &len), 0);
	assert_int_equal(len, LEN);
	assert_false(f->facts.pipe || f->facts.block || f->facts.bypass);
	assert_int_equal(file_sync(f), 0);
	assert_int_equal(file_close(f), 0);
}

/* Whatever fails on the way, nothing leaks (the sanitizer looks) and descriptors are closed. */
static void test_open_fails(void **state)
{
	struct file *f;
	int first = dup(0);
	int last;

	(void)state;
	close(first);
	for (int kind = FAULT_ALLOC; kind <= FAULT_SYS; kind++) {
		for (unsigned long nth = 1; nth < 20; nth++) {
			fault_arm((enum fault_kind)kind, nth, ENOMEM);
			if (file_open(path, O_RDONLY, 0, &f) == 0) {
				(void)file_close(f);
			}
			fault_arm((enum fault_kind)kind, 0, 0);
		}
	}
	last = dup(0);
	close(last);
	/* An injected failure of close() leaves its descriptor open: three more at most. */
	assert_in_range(last, first, first + 3);
}

static void test_read(void **state)
{
	struct file *f = opened(O_RDONLY);
	char *p = malloc(LEN + 10);

	(void)state;
	assert_int_equal(get(f, p, LEN, 0), LEN);
	assert_pattern(p, LEN, 0);
	memset(p, '#', LEN + 10);
	assert_int_equal(get(f, p, 777, 12345), 777);
	assert_pattern(p, 777, 12345);
	assert_int_equal(p[777], '#');
	/* To the end and past it. */
	assert_int_equal(get(f, p, 1000, LEN - 300), 300);
	assert_pattern(p, 300, LEN - 300);
	assert_int_equal(get(f, p, 10, LEN), 0);
	assert_int_equal(get(f, p, 10, LEN + 100000), 0);
	assert_int_equal(get(f, p, 0, 0), 0);
	(void)file_close(f);
	free(p);
}

static void test_write(void **state)
{
	struct file *f;
	char *p = malloc(LEN);
	int fd = unit_file();

	(void)state;
	assert_int_equal(file_from_fd(fd, &f), 0);
	unit_pattern(p, LEN, 0);
	assert_int_equal(put(f, p, LEN, 7), LEN);
	memset(p, 0, LEN);
	assert_int_equal(pread(fd, p, LEN, 7), LEN);
	assert_pattern(p, LEN, 0);
	(void)file_close(f);
	close(fd);
	free(p);
}

static void test_errors(void **state)
{
	struct file *f = opened(O_RDONLY);
	char buf[100];

	(void)state;
	assert_int_equal(put(f, buf, 100, 5), -EBADF);
	assert_words("writing ");
	assert_words(" at offset 5: bad file descriptor");
	assert_words(path);
	assert_int_equal(get(f, unit_hole(), 100, 0), -EFAULT);
	assert_words("reading ");
	(void)file_close(f);
}

/* What was moved before a failure is told; the failure shows at the next call. */
static void test_short_counts(void **state)
{
	struct move_op op = read_op(opened(O_RDONLY), &op, 100, 0);

	(void)state;
	assert_false(io_advance(&op, 60, 1));
	assert_int_equal(op.res, 60);
	assert_true(io_advance(&op, -EIO, 1));
	assert_int_equal(op.res, 60);
	assert_int_equal(op.err, EIO);
	op.moved = 0;
	assert_true(io_advance(&op, -EIO, 1));
	assert_int_equal(op.res, -EIO);
	assert_false(io_advance(&op, 99, 1));
	assert_true(io_advance(&op, 1, 1));
	assert_int_equal(op.res, 100);
	op.moved = 0;
	assert_true(io_advance(&op, 0, 1));
	assert_int_equal(op.res, 0);
	/* Less than whole blocks past O_DIRECT is the end of the file. */
	op.len = 4096;
	assert_false(io_advance(&op, 1024, 512));
	assert_true(io_advance(&op, 100, 512));
	assert_int_equal(op.res, 1124);
	/* A write of nothing would go on for ever. */
	op = write_op(op.src.file, &op, 4096, 0);
	assert_true(io_advance(&op, 0, 1));
	assert_int_equal(op.res, -EIO);
	(void)file_close(op.dst.file);
}

/* Past the page cache both are told: the count, and what came behind it. */
static void test_error_behind_a_count(void **state)
{
	struct file *f = opened(O_RDONLY);
	char *p = unit_map(65536);
	struct move_op op = read_op(f, p, 65536, 0);
	int end;

	(void)state;
	op.err = ENOSPC;
	if (f->facts.direct) {
		assert_int_equal(move_run(&direct, &op), 65536);
		assert_int_equal(op.err, 0);
		/* A file that ends within the op is none: a call for what comes behind that fails.
		 */
		end = unit_file();
		(void)file_close(f);
		assert_int_equal(pwrite(end, p, 32768, 0), 32768);
		assert_int_equal(file_from_fd(end, &f), 0);
		assert_true(file_direct(f) >= 0);
		fault_arm(FAULT_SYS, 2, EIO);
		op.src.file = f;
		assert_int_equal(move_run(&direct, &op), 32768);
		fault_arm(FAULT_SYS, 0, 0);
		assert_int_equal(op.err, EIO);
		assert_pattern(p, 32768, 0);
		close(end);
	}
	(void)file_close(f);
}

/* Pages that are there after a write past the page cache are somebody else's. */
static void test_look_back(void **state)
{
	char *p = unit_map(65536);
	struct move_op op;
	struct file *f;
	int fd = unit_file();

	(void)state;
	unit_pattern(p, 65536, 0);
	assert_int_equal(file_from_fd(fd, &f), 0);
	op = write_op(f, p, 65536, 0);
	if (f->facts.direct) {
		assert_int_equal(move_run(&direct, &op), 65536);
		assert_int_equal(op.err, 0);
		assert_int_equal(pwrite(fd, "x", 1, 40000), 1);
		io_look_back(&op);
		assert_int_equal(op.err, EBUSY);
		assert_int_equal(op.res, 65536);
		/* Neither what failed, nor a read, nor a file that was opened with O_DIRECT. */
		op.err = 0;
		op.res = -EIO;
		io_look_back(&op);
		assert_int_equal(op.err, 0);
		op.res = 65536;
		f->facts.bypass = true;
		io_look_back(&op);
		assert_int_equal(op.err, 0);
		f->facts.bypass = false;
		op = read_op(f, p, 65536, 0);
		op.res = 65536;
		io_look_back(&op);
		assert_int_equal(op.err, 0);
		/* A read is short at the end of the file, and nowhere else. */
		op = read_op(f, p, 65536, 4096);
		op.res = 61440;
		io_look_back(&op);
		assert_int_equal(op.err, 0);
		op.res = 1000;
		io_look_back(&op);
		assert_int_equal(op.err, ENODATA);
		assert_int_equal(op.res, 1000);
	}
	(void)file_close(f);
	close(fd);
}

/* A tentative write past the page cache leaves to others what that has pages of, and touches
 * nothing; any other write is carried all the same. */
static void test_meets_cache(void **state)
{
	char *p = unit_map(65536);
	struct move_op op;
	struct file *f;
	int fd = unit_file();
	char byte;

	(void)state;
	unit_pattern(p, 65536, 0);
	assert_int_equal(file_from_fd(fd, &f), 0);
	if (f->facts.direct) {
		assert_int_equal(pwrite(fd, "xyz", 3, 40000), 3);
		op = write_op(f, p, 65536, 0);
		op.tentative = true;
		assert_int_equal(move_run(&direct, &op), -EAGAIN);
		assert_int_equal(op.moved, 0);
		assert_int_equal(pread(fd, &byte, 1, 40000), 1);
		assert_int_equal(byte, 'x');
		op.tentative = false;
		assert_int_equal(move_run(&direct, &op), 65536);
		/* Who opened the file with O_DIRECT wants no such care. */
		assert_int_equal(pread(fd, &byte, 1, 40000), 1);
		assert_int_equal(byte, p[40000]);
		f->facts.bypass = true;
		op.tentative = true;
		assert_int_equal(move_run(&direct, &op), 65536);
	}
	(void)file_close(f);
	close(fd);
}

/* What makes writes durable, or leaves the time of access, holds for the library's own description,
 * too. */
static void test_kept_flags(void **state)
{
	static const int flags[] = { 0, O_DSYNC, O_SYNC, O_NOATIME };

	(void)state;
	for (unsigned int i = 0; i < COUNT(flags); i++) {
		struct file *f = opened(O_RDWR | flags[i]);

		if (f->facts.direct) {
			int fd = file_direct(f);

			assert_true(fd >= 0 && fd != file_buffered(f));
			assert_int_equal(fcntl(fd, F_GETFL) & (O_SYNC | O_NOATIME), flags[i]);
			assert_int_equal(f->flags, O_RDWR);
		}
		(void)file_close(f);
	}
}

static void test_nowait(void **state)
{
	struct file *f = opened(O_RDONLY);
	char *p = malloc(LEN);
	struct move_op op = read_op(f, p, LEN + 5, 0);

	(void)state;
	op.tentative = true;
	assert_int_equal(get(f, p, LEN, 0), LEN);
	memset(p, 0, LEN);
	/* All of it, up to the end of the file. (Memory file systems may not know the flag.) */
	if (!f->facts.memory_backed) {
		assert_int_equal(move_run(&buffered, &op), LEN);
		assert_pattern(p, LEN, 0);
	}
	assert_int_equal(fsync(file_buffered(f)), 0);
	assert_int_equal(posix_fadvise(file_buffered(f), 0, 0, POSIX_FADV_DONTNEED), 0);
	/* Newer kernels begin to read ahead, and have it all where we were held up meanwhile. */
	if (sys_cached_pages(file_buffered(f), 0, LEN) == 0 &&
	    move_run(&buffered, &op) != -EAGAIN) {
		assert_int_equal(op.res, LEN);
		assert_pattern(p, LEN, 0);
	}
	/* A kernel or file system without it: as if it were not there. */
	fault_arm(FAULT_SYS, 1, EOPNOTSUPP);
	assert_int_equal(move_run(&buffered, &op), -EAGAIN);
	fault_arm(FAULT_SYS, 0, 0);
	(void)file_close(f);
	free(p);
}

static void test_direct(void **state)
{
	struct file *f = opened(O_RDONLY);
	size_t space = 2 * LEN / 4096 * 4096;
	char *p = unit_map(space);
	struct move_op op = read_op(f, p, space, 0);

	(void)state;
	if (f->facts.direct) {
		assert_int_equal(move_run(&direct, &op), LEN);
		assert_pattern(p, LEN, 0);
		op.src.off = 8192;
		op.len = 4096;
		assert_int_equal(move_run(&direct, &op), 4096);
		assert_pattern(p, 4096, 8192);
		op.src.off = 1;
		assert_int_equal(move_run(&direct, &op), -EINVAL);
		assert_words("at offset 1");
	} else {
		print_message("no O_DIRECT below TMPDIR\n");
	}
	(void)file_close(f);
}

static void test_alignment_unknown(void **state)
{
	struct file *f;

	(void)state;
	/* open, fcntl, fstat, statfs, statx for DAX, then statx for this, which does not know. */
	fault_arm(FAULT_SYS, 6, EOPNOTSUPP);
	assert_int_equal(file_open(path, O_RDONLY, 0, &f), 0);
	fault_arm(FAULT_SYS, 0, 0);
	if (f->facts.direct) {
		assert_int_equal(f->facts.align_mem, 4096);
		assert_int_equal(f->facts.align_off, 4096);
	}
	(void)file_close(f);
}

#define PIECE 3000u

static void *feed(void *arg)
{
	char *p = malloc(20 * PIECE);
	size_t done = 0;

	unit_pattern(p, 20 * PIECE, 0);
	while (done < 20 * PIECE) {
		size_t n = 20 * PIECE - done < 701 ? 20 * PIECE - done : 701;
		ssize_t one = write(*(int *)arg, p + done, n);

		done += one > 0 ? (size_t)one : 0;
	}
	close(*(int *)arg);
	free(p);
	return NULL;
}

static void test_pipe(void **state)
{
	char *p = malloc(20 * PIECE);
	struct file *f;
	pthread_t t;
	uint64_t len;
	int fds[2];

	(void)state;
	assert_int_equal(pipe(fds), 0);
	assert_int_equal(file_from_fd(fds[0], &f), 0);
	close(fds[0]);
	assert_true(f->facts.pipe && !f->facts.direct);
	assert_int_equal(file_length(f, &len), 0);
	assert_int_equal(len, 0);
	assert_int_equal(pthread_create(&t, NULL, feed, &fds[1]), 0);
	/* Whole pieces, though the pipe gives them by crumbs; then what is left, then nothing. */
	for (size_t i = 0; i < 19; i++) {
		assert_int_equal(get(f, p, PIECE, UINT64_MAX), PIECE);
		assert_pattern(p, PIECE, i * PIECE);
	}
	assert_int_equal(get(f, p, 2 * PIECE, UINT64_MAX), PIECE);
	assert_int_equal(get(f, p, 1, UINT64_MAX), 0);
	pthread_join(t, NULL);
	assert_int_equal(file_sync(f), 0);
	(void)file_close(f);
	free(p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_open),
		cmocka_unit_test(test_open_fails),
		cmocka_unit_test(test_read),
		cmocka_unit_test(test_write),
		cmocka_unit_test(test_errors),
		cmocka_unit_test(test_short_counts),
		cmocka_unit_test(test_error_behind_a_count),
		cmocka_unit_test(test_look_back),
		cmocka_unit_test(test_meets_cache),
		cmocka_unit_test(test_kept_flags),
		cmocka_unit_test(test_nowait),
		cmocka_unit_test(test_direct),
		cmocka_unit_test(test_alignment_unknown),
		cmocka_unit_test(test_pipe),
	};

	return cmocka_run_group_tests(tests, setup_all, NULL);
}
