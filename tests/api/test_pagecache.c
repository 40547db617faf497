/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads out of the page cache in place: content at every alignment, holes, the end of the file, who
 * is refused and why, what happens when registering fails, and what a kept registration shows after
 * the file has changed.
 */

#include "pagecache_kit.h"

#define LEN (6 * MIB + 12345)

static void test_content(void **state)
{
	const char *path = fx_made("content", LEN, 3);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, PIECE, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, LEN + BLOCK);
	for (size_t i = 0; i < 60; i++) {
		uint64_t off = i * 104729 % LEN;
		size_t len = i % 3 ? (size_t)(i * i * 1301 + 1) : (size_t)(LEN - off);
		size_t want = len < LEN - off ? len : (size_t)(LEN - off);

		assert_moved(get(file, mem + i % 7, want, off, "pagecache", &rep), want);
		assert_int_equal(rep.in_place, want);
		assert_int_equal(rep.fallbacks, 0);
		assert_string_equal(rep.route, "pagecache");
		fx_dev_is(&f, mem + i % 7, off, want, 3);
	}
	/* Short at the end of the file, nothing past it. */
	assert_moved(get(file, mem, 5 * MIB, LEN - 1234, "pagecache", &rep), 1234);
	fx_dev_is(&f, mem, LEN - 1234, 1234, 3);
	assert_moved(get(file, mem, 100, LEN + 5000, "pagecache", &rep), 0);
	close_all(&f, file, mem);
}

static void test_auto_and_strict(void **state)
{
	const char *path = fx_made("auto", LEN, 4);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, ALONE, NULL);
	file = open_warm(&f, path, LEN, &mem);
	/* All of it, unless it is slower here, or was measured to be. */
	for (int i = 0; i < 20; i++) {
		bool may_be_slow = i || strncmp(fx_device(), "cuda", 4) == 0;

		assert_moved(get(file, mem, LEN, 0, "auto", &rep), LEN);
		assert_int_equal(may_be_slow ? rep.in_place + rep.staged : rep.in_place, LEN);
		assert_int_equal(rep.fallbacks, 0);
		fx_dev_is(&f, mem, 0, LEN, 4);
	}
	assert_moved(get(file, mem, LEN, 0, "strict", &rep), LEN);
	assert_int_equal(rep.in_place, LEN);
	fx_dev_is(&f, mem, 0, LEN, 4);
	/* Too small to be worth it. */
	assert_moved(get(file, mem, MIB - 1, 0, "auto", &rep), MIB - 1);
	assert_int_equal(rep.in_place, 0);
	close_all(&f, file, mem);
}

/* What is on disk alone is not read in place. */
static void test_cold(void **state)
{
	const char *path = fx_made("cold", LEN, 5);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	if (!fx_has_direct()) {
		print_message("no O_DIRECT here: nothing is ever out of the page cache\n");
		return;
	}
	fx_open(&f, ON, SMALL, PIECE, CLOSED, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, LEN);
	fx_cold(path);
	assert_moved(get(file, mem, LEN, 0, "auto", &rep), LEN);
	assert_int_equal(rep.in_place, 0);
	assert_fails(get(file, mem, LEN, 0, "strict", &rep), EOPNOTSUPP, "not all of the range");
	close_all(&f, file, mem);
}

/* Has all of it in the page cache but what lies between two offsets. */
static void warm_but(const char *path, size_t len, size_t from, size_t to)
{
	char *buf = malloc(len);
	int fd;

	fx_cold(path);
	fd = open(path, O_RDONLY);
	assert_int_equal(posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM), 0); /* nothing ahead */
	assert_int_equal(pread(fd, buf, from, 0), from);
	assert_int_equal(pread(fd, buf, len - to, (off_t)to), len - to);
	close(fd);
	free(buf);
}

/* What is missing in the middle, and all behind it, goes another way. */
static void test_partly_cold(void **state)
{
	size_t len = 70 * MIB; /* longer than one look */
	const char *path = fx_made("partly", len, 5);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	if (!fx_has_direct()) {
		print_message("no O_DIRECT here: nothing is ever out of the page cache\n");
		return;
	}
	fx_open(&f, ON, SMALL, PIECE, CLOSED, ALONE, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, len);
	/* Others may make the kernel give pages up meanwhile. */
	rep.in_place = 0;
	for (int i = 0; i < 10 && rep.in_place != 65 * MIB; i++) {
		warm_but(path, len, 65 * MIB, 66 * MIB);
		assert_moved(get(file, mem, len, 0, "auto", &rep), len);
	}
	fx_dev_is(&f, mem, 0, len, 5);
	assert_int_equal(rep.fallbacks, 0);
	assert_int_equal(rep.in_place, 65 * MIB);
	assert_int_equal(rep.staged, 5 * MIB);
	/* Where it begins with what is missing, nothing is read in place. */
	warm_but(path, len, 2 * MIB, 4 * MIB);
	assert_moved(get(file, mem, len, 0, "auto", &rep), len);
	fx_dev_is(&f, mem, 0, len, 5);
	assert_int_equal(rep.in_place, 0);
	close_all(&f, file, mem);
}

static void punch(const char *path, off_t off, off_t len)
{
	int fd = open(path, O_RDWR);

	assert_true(fd >= 0);
	assert_int_equal(fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, off, len), 0);
	close(fd);
}

static blkcnt_t blocks_of(const char *path)
{
	struct stat st;

	assert_int_equal(stat(path, &st), 0);
	return st.st_blocks;
}

static void expect_holes(const struct fx *f, const char *mem, size_t hole, size_t n)
{
	char *got = malloc(LEN);
	char *want = malloc(LEN);

	fx_get(f, got, mem, LEN);
	fx_pattern(want, 0, LEN, 6);
	for (size_t i = 0; i < n; i++) {
		memset(want + i * hole * 2, 0, hole);
	}
	fx_same(got, want, LEN, "a file with holes");
	free(got);
	free(want);
}

/* Holes arrive as zeros and stay holes: on tmpfs a mapping would fill them. */
static void holes_in(const char *dir)
{
	char path[200];
	struct pl_io_report rep;
	struct pl_file *file;
	size_t hole = 64 * KIB;
	size_t n = LEN / (2 * hole);
	blkcnt_t blocks;
	struct fx f;
	char *mem;
	char *buf = malloc(LEN);
	int fd;

	snprintf(path, sizeof(path), "%s/peerlane-holes-%d", dir, (int)getpid());
	fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
	assert_true(fd >= 0);
	fx_pattern(buf, 0, LEN, 6);
	assert_int_equal(write(fd, buf, LEN), LEN);
	close(fd);
	for (size_t i = 0; i < n; i++) {
		punch(path, (off_t)(i * hole * 2), (off_t)hole);
	}
	blocks = blocks_of(path);
	fx_open(&f, ON, PIECE, NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, LEN);
	assert_moved(get(file, mem, LEN, 0, "pagecache", &rep), LEN);
	expect_holes(&f, mem, hole, n);
	assert_int_equal(blocks_of(path), blocks);
	close_all(&f, file, mem);
	unlink(path);
	free(buf);
}

static void test_holes(void **state)
{
	(void)state;
	holes_in(getenv("TMPDIR") ? getenv("TMPDIR") : ".");
}

static void test_holes_tmpfs(void **state)
{
	(void)state;
	if (access("/dev/shm", W_OK)) {
		print_message("/dev/shm cannot be written to\n");
		return;
	}
	holes_in("/dev/shm");
}

/* The caller's description is used for mapping and not moved by looking for holes. */
static void test_descriptor(void **state)
{
	const char *path = fx_made("descriptor", LEN, 7);
	int fd = open(path, O_RDONLY);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, PIECE, NULL);
	assert_ok(pl_file_from_fd(f.ctx, fd, &file));
	mem = fx_alloc(&f, LEN);
	assert_int_equal(lseek(fd, 4711, SEEK_SET), 4711);
	assert_moved(get(file, mem, LEN, 0, "pagecache", &rep), LEN);
	fx_dev_is(&f, mem, 0, LEN, 7);
	assert_int_equal(lseek(fd, 0, SEEK_CUR), 4711);
	close_all(&f, file, mem);
	close(fd);
}

static void refused(const struct fx *f, const char *path, int flags, const char *policy,
		    const char *words)
{
	struct pl_file *file = fx_file(f, path, flags);
	struct pl_io_report rep;
	char *mem = fx_alloc(f, LEN);

	assert_fails(get(file, mem, LEN, 0, policy, &rep), EOPNOTSUPP, words);
	fx_free(f, mem);
	fx_shut(file);
}

static void test_refusals(void **state)
{
	const char *path = fx_made("refusals", LEN, 8);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, CLOSED, NULL);
	warm(path);
	refused(&f, path, O_RDONLY, "strict", "the request is smaller");
	refused(&f, "/proc/self/maps", O_RDONLY, "pagecache", "ext4, xfs and tmpfs");
	if (fx_has_direct()) {
		refused(&f, path, O_RDONLY | O_DIRECT, "pagecache", "O_DIRECT");
	}
	file = fx_file(&f, path, O_RDWR);
	mem = fx_alloc(&f, LEN);
	o.policy = fx_policy("pagecache");
	assert_fails(pl_write(file, mem, LEN, 0, &o), EOPNOTSUPP, "only reads");
	fx_free(&f, mem);
	mem = fx_host(LEN);
	assert_fails(get(file, mem, LEN, 0, "pagecache", &rep), EOPNOTSUPP, "host memory");
	free(mem);
	fx_shut(file);
	fx_close(&f);
	fx_open(&f, CLOSED, NULL);
	refused(&f, path, O_RDONLY, "pagecache", "is off, which is the default");
	fx_close(&f);
}

/* Reads all of it until registering was tried, and says what became of that read: a route that was
 * measured to be slow is not taken. */
static void get_until_tried(const struct fx *f, struct pl_file *file, char *mem,
			    struct pl_io_report *rep)
{
	for (int i = 0; i < 500; i++) {
		assert_moved(get(file, mem, LEN, 0, "auto", rep), LEN);
		fx_dev_is(f, mem, 0, LEN, 9);
		if (rep->fallbacks) {
			return;
		}
	}
	fail_msg("registering was never tried");
}

/* Where registering fails, the request is copied, and says so; and is not tried for ever. */
static void test_fallback(void **state)
{
	const char *path = fx_made("fallback", LEN, 9);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, ALONE, "test_fault=pagecache:every=1:err=EINVAL",
		NULL);
	file = open_warm(&f, path, LEN, &mem);
	/* Four in a row are remembered for this file, for a while. */
	for (uint64_t failed = 0; failed < 4; failed += rep.fallbacks) {
		get_until_tried(&f, file, mem, &rep);
		assert_int_equal(rep.staged, LEN);
		assert_non_null(strstr(rep.why, "pin-refused"));
	}
	assert_fails(get(file, mem, LEN, 0, "strict", &rep), EOPNOTSUPP, "failed earlier");
	assert_moved(get(file, mem, LEN, 0, "auto", &rep), LEN);
	assert_int_equal(rep.fallbacks, 0);
	assert_int_equal(rep.staged, LEN);
	fx_shut(file);
	fx_free(&f, mem);
	fx_close(&f);
}

/* What passes is not held against the file, nor what was seen long ago. */
static void test_passing(void **state)
{
	const char *path = fx_made("passing", LEN, 9);
	struct pl_io_report rep;
	struct pl_file *file;
	struct fx f;
	char *mem;

	(void)state;
	fx_open(&f, ON, SMALL, PIECE, CLOSED, ALONE, "test_fault=pagecache:nth=2:err=ENOMEM", NULL);
	file = open_warm(&f, path, LEN, &mem);
	get_until_tried(&f, file, mem, &rep);
	/* One piece is in place before it, and what is in flight may be behind it. */
	assert_true(rep.in_place >= MIB && rep.in_place < LEN);
	assert_int_equal(rep.in_place + rep.staged, LEN);
	assert_moved(get(file, mem, LEN, 0, "strict", &rep), LEN);
	assert_int_equal(rep.in_place, LEN);
	fx_dev_is(&f, mem, 0, LEN, 9);
	fx_shut(file);
	fx_free(&f, mem);
	fx_close(&f);
	/* Every other one fails: never four in a row. */
	fx_open(&f, ON, SMALL, PIECE, CLOSED, ALONE, "test_fault=pagecache:every=2:err=EINVAL",
		NULL);
	file = fx_file(&f, path, O_RDONLY);
	mem = fx_alloc(&f, LEN);
	for (int i = 0; i < 8; i++) {
		get_until_tried(&f, file, mem, &rep);
	}
	if (get(file, mem, MIB, 0, "strict", &rep) < 0) {
		assert_moved(get(file, mem, MIB, 0, "strict", &rep), MIB);
	}
	assert_fails(get(file, mem, MIB, 0, "strict", &rep), EINVAL, "");
	fx_shut(file);
	fx_free(&f, mem);
	fx_close(&f);
}

/*
 * A piece could not be read in place and is to be copied, when an error or the end of the file ends
 * the request behind it: the request ends, with all that lies in front of its end.
 */
#define RETRY_LEN (24 * MIB)
static void ends_after_a_retry(const char *fault, size_t ask)
{
	const char *path = fx_made("retry", RETRY_LEN, 8);
	struct pl_io_report rep;
	struct pl_file *file;
	ssize_t moved;
	struct fx f;
	char *mem;

	/* One stretch of three pieces, of which the last is not begun when the first fails. */
	fx_open(&f, ON, SMALL, CLOSED, ALONE, "depth=1", fault, NULL);
	file = open_warm(&f, path, ask, &mem);
	for (int i = 0; i < 3; i++) {
		moved = get(file, mem, ask, 0, "auto", &rep);
		if (moved < 0) {
			assert_int_equal(moved, -EIO);
		} else {
			assert_true(moved <= (ssize_t)RETRY_LEN);
			assert_int_equal(rep.in_place + rep.staged >= (size_t)moved, true);
			fx_dev_is(&f, mem, 0, (size_t)moved, 8);
		}
	}
	close_all(&f, file, mem);
}

static void test_end_behind_a_retry(void **state)
{
	(void)state;
	ends_after_a_retry("test_fault=pagecache:nth=1:err=EIO,buffered:nth=1:err=EIO", RETRY_LEN);
	ends_after_a_retry("test_fault=pagecache:nth=2:err=EIO,buffered:nth=2:err=EIO", RETRY_LEN);
	ends_after_a_retry("test_fault=pagecache:every=2:err=EIO,buffered:every=3:err=EIO",
			   RETRY_LEN);
	ends_after_a_retry("test_fault=pagecache:nth=1:err=EIO", RETRY_LEN + 3 * MIB + 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_content),
		cmocka_unit_test(test_auto_and_strict),
		cmocka_unit_test(test_cold),
		cmocka_unit_test(test_holes),
		cmocka_unit_test(test_holes_tmpfs),
		cmocka_unit_test(test_descriptor),
		cmocka_unit_test(test_refusals),
		cmocka_unit_test(test_fallback),
		cmocka_unit_test(test_passing),
		cmocka_unit_test(test_partly_cold),
		cmocka_unit_test(test_end_behind_a_retry),
	};

	/* By default it is off; what these tests open says so where it is to be. */
	(void)unsetenv("PEERLANE_PAGECACHE");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
