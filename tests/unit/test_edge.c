/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* move: unaligned bytes of a file that can only be had with O_DIRECT. */

#include "ops.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>

#include "base/fault.h"
#include "base/log.h"
#include "file/file.h"
#include "move/buffered/buffered.h"
#include "move/io.h"
#include "sys/sys.h"

#define LEN 20000u /* no whole number of blocks */

static const char *path;
static struct file *f;
static int plain; /* the file without O_DIRECT, to look at it */
static char *all; /* space for all that is ever in it */

static int setup(void **state)
{
	(void)state;
	assert_int_equal(ftruncate(plain, 0), 0);
	unit_pattern(all, LEN, 0);
	assert_int_equal(pwrite(plain, all, LEN, 0), LEN);
	assert_int_equal(file_open(path, O_RDWR | O_DIRECT, 0, &f), 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	return file_close(f);
}

/* A write from src, or a read into dst. */
static ssize_t edge(const void *src, void *dst, size_t len, uint64_t off)
{
	struct move_op op = src ? write_op(f, src, len, off) : read_op(f, dst, len, off);
	ssize_t n = edge_io(&op);

	assert_int_equal(op.res, n);
	return n;
}

/* The file holds `len` bytes: those of the pattern, but `mark` in [from, to). */
static void assert_file(size_t len, size_t from, size_t to, char mark)
{
	assert_int_equal(lseek(plain, 0, SEEK_END), (off_t)len);
	assert_int_equal(pread(plain, all, len, 0), (ssize_t)len);
	assert_pattern(all, from < LEN ? from : LEN, 0);
	for (size_t i = from; i < to; i++) {
		assert_int_equal(all[i], mark);
	}
	if (to < LEN) {
		assert_pattern(all + to, LEN - to, to);
	}
}

static void test_read(void **state)
{
	char *p = malloc(LEN + 100);

	(void)state;
	for (size_t off = 0; off < 9000; off += 511) {
		memset(p, '#', LEN);
		assert_int_equal(edge(NULL, p, 3, off), 3);
		assert_pattern(p, 3, off);
		assert_int_equal(p[3], '#');
		assert_int_equal(edge(NULL, p, 8193, off), 8193);
		assert_pattern(p, 8193, off);
	}
	assert_int_equal(edge(NULL, p, LEN + 100, 0), LEN);
	assert_pattern(p, LEN, 0);
	assert_int_equal(edge(NULL, p, 100, LEN - 10), 10);
	assert_pattern(p, 10, LEN - 10);
	assert_int_equal(edge(NULL, p, 100, LEN), 0);
	assert_int_equal(edge(NULL, p, 100, LEN + 50000), 0);
	assert_int_equal(edge(NULL, unit_hole(), 100, 0), -EFAULT);
	free(p);
}

static void test_neighbours_survive(void **state)
{
	static const struct {
		size_t off;
		size_t len;
	} at[] = { { 0, 1 },	  { 511, 2 },	 { 100, 300 }, { 4095, 2 },
		   { 513, 8190 }, { 4096, 512 }, { 19999, 1 } };
	char mark[9000];

	memset(mark, 'M', sizeof(mark));
	for (size_t i = 0; i < COUNT(at); i++) {
		(void)teardown(state);
		(void)setup(state);
		assert_int_equal(edge(mark, NULL, at[i].len, at[i].off), at[i].len);
		assert_file(LEN, at[i].off, at[i].off + at[i].len, 'M');
	}
}

static void test_end_of_file(void **state)
{
	char mark[300];

	(void)state;
	memset(mark, 'E', sizeof(mark));
	/* Inside the last block, then over the end, then behind a gap: lengths to the byte. */
	assert_int_equal(edge(mark, NULL, 10, LEN - 10), 10);
	assert_file(LEN, LEN - 10, LEN, 'E');
	assert_int_equal(edge(mark, NULL, 5, LEN - 20), 5);
	assert_int_equal(lseek(plain, 0, SEEK_END), LEN);
	assert_int_equal(edge(all + LEN - 20, NULL, 5, LEN - 20), 5);
	assert_int_equal(edge(mark, NULL, 300, LEN - 10), 300);
	assert_file(LEN + 290, LEN - 10, LEN + 290, 'E');
	assert_int_equal(edge(mark, NULL, 300, 50001), 300);
	assert_int_equal(lseek(plain, 0, SEEK_END), 50301);
	assert_int_equal(pread(plain, all, 50301, 0), 50301);
	for (size_t i = LEN + 290; i < 50001; i++) {
		assert_int_equal(all[i], 0);
	}
	assert_memory_equal(all + 50001, mark, 300);
}

/* Larger than the buffer of whole blocks that it goes through. */
static void test_long(void **state)
{
	char *p = malloc(200000);

	(void)state;
	unit_pattern(p, 200000, 5);
	assert_int_equal(edge(p, NULL, 200000, 12345), 200000);
	assert_int_equal(lseek(plain, 0, SEEK_END), 212345);
	assert_int_equal(pread(plain, all, 212345, 0), 212345);
	assert_pattern(all, 12345, 0);
	assert_pattern(all + 12345, 200000, 5);
	memset(p, 0, 200000);
	assert_int_equal(edge(NULL, p, 200000, 12345), 200000);
	assert_pattern(p, 200000, 5);
	free(p);
}

static void test_bad_source(void **state)
{
	(void)state;
	assert_int_equal(edge(unit_hole(), NULL, 100, 50), -EFAULT);
	assert_words("writing ");
	assert_file(LEN, LEN, LEN, 0);
	assert_int_equal(edge(unit_hole(), NULL, 100, LEN + 50), -EFAULT);
	assert_file(LEN, LEN, LEN, 0);
}

static unsigned int told;

static void sink(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	told += strstr(line, "cannot be opened without O_DIRECT") != NULL;
}

static void test_told_once(void **state)
{
	char c = 'c';

	(void)state;
	log_set_sink(sink, NULL, LOG_WARN);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(edge(&c, NULL, 1, 5), 1);
	}
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(told, 1);
}

/* The buffered descriptor is denied: the mover buffered goes this way by itself. */
static void test_denied(void **state)
{
	char mark[100];
	struct move_op op = write_op(f, mark, 100, 777);

	(void)state;
	memset(mark, 'D', sizeof(mark));
	fault_arm(FAULT_SYS, 1, EACCES);
	assert_int_equal(buffered_mover.run(NULL, &op), 100);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(atomic_load(&f->buffered), -1);
	assert_file(LEN, 777, 877, 'D');
}

/*
 * The descriptor is denied for one write only, as by a limit of descriptors that was reached. The
 * next write still goes by whole blocks: through the page cache it would take no lock, and a
 * read-modify-write of the same block would undo it.
 */
static void test_denied_once(void **state)
{
	char mark[100];
	struct move_op first = write_op(f, mark, 100, 777);
	struct move_op second = write_op(f, mark, 100, 877);

	(void)state;
	memset(mark, 'O', sizeof(mark));
	fault_arm(FAULT_SYS, 1, EMFILE);
	assert_int_equal(buffered_mover.run(NULL, &first), 100);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(buffered_mover.run(NULL, &second), 100);
	assert_int_equal(atomic_load(&f->buffered), -1);
	assert_int_equal(file_buffered(f), -EMFILE);
	assert_words("cannot be opened without O_DIRECT");
	assert_file(LEN, 777, 977, 'O');
}

/* A write was denied the descriptor, and another one opened it before that was written down. */
static void test_denied_too_late(void **state)
{
	(void)state;
	assert_true(file_buffered(f) >= 0);
	assert_false(file_deny_buffered(f, -EMFILE));
	assert_true(file_buffered(f) >= 0);
}

/* A read that was denied it decides nothing. */
static void test_denied_read(void **state)
{
	char got[100];
	struct move_op op = read_op(f, got, 100, 777);

	(void)state;
	fault_arm(FAULT_SYS, 1, EMFILE);
	assert_int_equal(buffered_mover.run(NULL, &op), 100);
	fault_arm(FAULT_SYS, 0, 0);
	assert_pattern(got, 100, 777);
	assert_true(file_buffered(f) >= 0);
}

/*
 * Each system call fails once, until a write gets through without having met its failure. It is an
 * error, but where the bytes are in the file by then: the lock is given up, the buffer unmapped.
 * Never is a neighbour's byte another one.
 */
static void test_failures(void **state)
{
	unsigned int failed = 0;
	unsigned long nth = 0;
	char mark[50];
	bool met;

	memset(mark, 'F', sizeof(mark));
	do {
		ssize_t n;

		(void)teardown(state);
		(void)setup(state);
		fault_arm(FAULT_SYS, ++nth, EIO);
		n = edge(mark, NULL, 50, LEN - 20);
		met = fault_count(FAULT_SYS) >= nth;
		fault_arm(FAULT_SYS, 0, 0);
		if (n == 50) {
			assert_file(LEN + 30, LEN - 20, LEN + 30, 'F');
		} else {
			assert_true(met);
			assert_true(n < 0);
			failed++;
		}
		assert_true(lseek(plain, 0, SEEK_END) >= LEN);
		assert_int_equal(pread(plain, all, LEN - 20, 0), LEN - 20);
		assert_pattern(all, LEN - 20, 0);
	} while (met);
	/* Mapping, locking, length, reading, copying, writing, length, cutting off. */
	assert_int_equal(failed, 8);
}

#define ROUNDS 100u

struct writer {
	struct file *f;
	unsigned int odd;
	unsigned int wrong;
};

/* Every other byte, three bytes at a time around them being somebody else's. */
static void *write_own(void *arg)
{
	struct writer *w = arg;

	for (unsigned int i = 0; i < ROUNDS; i++) {
		char c = w->odd ? 'o' : 'e';
		struct move_op op = write_op(w->f, &c, 1, 400 + 2 * i + w->odd);

		w->wrong += edge_io(&op) != 1;
	}
	return NULL;
}

static void two_writers(struct file *a, struct file *b)
{
	struct writer w[2] = { { a, 0, 0 }, { b, 1, 0 } };
	pthread_t t[2];

	for (int i = 0; i < 2; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, write_own, &w[i]), 0);
	}
	for (int i = 0; i < 2; i++) {
		pthread_join(t[i], NULL);
		assert_int_equal(w[i].wrong, 0);
	}
	assert_int_equal(pread(plain, all, LEN, 0), LEN);
	assert_pattern(all, 400, 0);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		assert_int_equal(all[400 + 2 * i], 'e');
		assert_int_equal(all[400 + 2 * i + 1], 'o');
	}
	assert_pattern(all + 400 + 2 * ROUNDS, 1000, 400 + 2 * ROUNDS);
}

static void test_two_threads(void **state)
{
	(void)state;
	two_writers(f, f);
}

static void test_two_descriptions(void **state)
{
	struct file *other;

	(void)state;
	assert_int_equal(file_open(path, O_RDWR | O_DIRECT, 0, &other), 0);
	two_writers(f, other);
	(void)file_close(other);
}

/* Which writes of one file the kernel lets run beside each other. */
static void test_writes_together(void **state)
{
	bool known = f->magic == 0xEF53 || f->magic == 0x58465342; /* ext4, xfs */

	(void)state;
	assert_true(file_writes_together(f, 0, 16384));
	assert_int_equal(file_writes_together(f, 16384, 8192), !known);
	/* One MiB of a hole. */
	assert_int_equal(ftruncate(plain, MIB), 0);
	atomic_store(&f->facts.dense, 0);
	assert_int_equal(file_writes_together(f, 65536, 4096), !known);
	/* Through the page cache. */
	atomic_store(&f->facts.past_cache, false);
	assert_false(file_writes_together(f, 0, 4096));
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_read),
		TEST(test_neighbours_survive),
		TEST(test_end_of_file),
		TEST(test_long),
		TEST(test_bad_source),
		TEST(test_told_once),
		TEST(test_denied),
		TEST(test_denied_once),
		TEST(test_denied_too_late),
		TEST(test_denied_read),
		TEST(test_failures),
		TEST(test_two_threads),
		TEST(test_two_descriptions),
		TEST(test_writes_together),
	};
	struct file *probe;
	bool direct;
	int rc;

	path = unit_path();
	plain = open(path, O_RDWR);
	all = malloc(MIB);
	if (file_open(path, O_RDONLY, 0, &probe)) {
		return 1;
	}
	direct = probe->facts.direct;
	(void)file_close(probe);
	rc = direct ? cmocka_run_group_tests(tests, NULL, NULL)
		    : unit_skip("the file system of TMPDIR has no O_DIRECT");
	free(all);
	close(plain);
	return rc;
}
