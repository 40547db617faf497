/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* All kinds of files: sparse, short, changing, gone, and those without offsets. */

#include <pthread.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include "fixture.h"

#define LEN (3 * MIB + 1234)

static struct fx fx;
static char *mem;

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, "chunk=256KiB", "inline_max=64KiB", NULL);
	mem = fx_alloc(&fx, 8 * MIB);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	return 0;
}

static const char *const routes[] = { "auto", "direct", "buffered", "direct+copy",
				      "buffered+copy" };

/* Reads by each route that there is; false for those that this device or file has not. */
static bool by(const char *route, struct pl_file *file, size_t len, uint64_t off, ssize_t *n)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.policy = fx_policy(route);
	*n = pl_read(file, mem, len, off, &o);
	return *n != -EOPNOTSUPP;
}

static void short_at_the_end(void **state)
{
	static const struct {
		uint64_t off;
		size_t len;
		ssize_t want;
	} v[] = { { 0, 4 * MIB, LEN },
		  { LEN - 1, 10, 1 },
		  { LEN - 1, 4 * MIB, 1 },
		  { LEN, 10, 0 },
		  { LEN, 4 * MIB, 0 },
		  { LEN + 12345, 4 * MIB, 0 },
		  { (uint64_t)1 << 40, 100000, 0 },
		  { 2 * MIB, 2 * MIB, LEN - 2 * MIB },
		  { 3 * MIB, 100000, 1234 },
		  { 3 * MIB + 512, 4096, 1234 - 512 },
		  { 3 * MIB + 1233, 2 * MIB, 1 } };
	const char *path = fx_made("short", LEN, 1);
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		for (size_t j = 0; j < COUNT(routes); j++) {
			ssize_t n;

			if (by(routes[j], file, v[i].len, v[i].off, &n)) {
				assert_moved(n, v[i].want);
				fx_dev_is(&fx, mem, v[i].off, (size_t)n, 1);
			}
		}
		fx_cold(path);
	}
	fx_shut(file);
	(void)unlink(path);
}

static void empty_file(void **state)
{
	const char *path = fx_made("empty", 0, 1);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	struct pl_file_info info = PL_FILE_INFO_INIT;

	(void)state;
	assert_moved(pl_read(file, mem, 1, 0, NULL), 0);
	assert_moved(pl_read(file, mem, 2 * MIB, 0, NULL), 0);
	assert_moved(pl_write(file, mem, 0, 0, NULL), 0);
	assert_ok(pl_file_info(file, &info));
	assert_int_equal(info.length, 0);
	assert_int_equal(info.kind, PL_FILE_REGULAR);
	assert_int_equal(info.direct, fx_has_direct());
	fx_shut(file);
	(void)unlink(path);
}

/* Holes read as zeros, whatever was in memory before; and the file stays sparse. */
static void sparse_file(void **state)
{
	const char *path = fx_path("sparse");
	int fd = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	struct pl_file *file;
	struct stat st;
	char *want = calloc(1, 4 * MIB);
	char *got = fx_host(4 * MIB);

	(void)state;
	assert_true(fd >= 0 && want);
	fx_pattern(want + 5, 5, 100000, 1);
	fx_pattern(want + 2 * MIB, 2 * MIB, 5000, 1);
	assert_int_equal(pwrite(fd, want + 5, 100000, 5), 100000);
	assert_int_equal(pwrite(fd, want + 2 * MIB, 5000, 2 * MIB), 5000);
	assert_int_equal(ftruncate(fd, 4 * MIB), 0);
	file = fx_file(&fx, path, O_RDONLY);
	for (size_t j = 0; j < COUNT(routes); j++) {
		ssize_t n;

		fx_pattern(got, 0, 4 * MIB, 7);
		fx_put(&fx, mem, got, 4 * MIB);
		if (by(routes[j], file, 4 * MIB, 0, &n)) {
			assert_moved(n, 4 * MIB);
			fx_get(&fx, got, mem, 4 * MIB);
			fx_same(got, want, 4 * MIB, routes[j]);
		}
		fx_cold(path);
	}
	assert_int_equal(fstat(fd, &st), 0);
	assert_true((uint64_t)st.st_blocks * 512 < 2 * MIB);
	fx_shut(file);
	(void)close(fd);
	(void)unlink(path);
	free(want);
	free(got);
}

/* A write far past the end leaves a hole. */
static void write_past_the_end(void **state)
{
	const char *path = fx_made("past", 1000, 1);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	uint64_t off = 5 * MIB + 77;
	char *buf = fx_host(LEN);
	char *zero = calloc(1, 5 * MIB);
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	(void)state;
	assert_true(zero && fd >= 0);
	fx_pattern(buf, off, LEN, 2);
	fx_put(&fx, mem + 77, buf, LEN);
	assert_moved(pl_write(file, mem + 77, LEN, off, NULL), LEN);
	assert_ok(pl_file_sync(file));
	fx_file_is(path, 0, 1000, 1);
	fx_file_is(path, off, LEN, 2);
	free(buf);
	buf = fx_host(5 * MIB);
	assert_int_equal(pread(fd, buf, off - 1000, 1000), off - 1000);
	fx_same(buf, zero, off - 1000, "the hole");
	fx_shut(file);
	(void)close(fd);
	(void)unlink(path);
	free(buf);
	free(zero);
}

static void deleted_file(void **state)
{
	const char *path = fx_made("deleted", LEN, 1);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	ssize_t n;

	(void)state;
	assert_int_equal(unlink(path), 0);
	for (size_t j = 0; j < COUNT(routes); j++) {
		if (by(routes[j], file, LEN, 0, &n)) {
			assert_moved(n, LEN);
			fx_dev_is(&fx, mem, 0, LEN, 1);
		}
	}
	assert_moved(pl_write(file, mem, LEN, 5, NULL), LEN);
	assert_moved(pl_read(file, mem, LEN, 5, NULL), LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_shut(file);
}

/* Write-only: unaligned edges cannot be read by the library; the kernel has to care for them. */
static void write_only_file(void **state)
{
	const char *path = fx_made("writeonly", LEN, 1);
	int flags[] = { O_WRONLY, O_WRONLY | (fx_has_direct() ? O_DIRECT : 0) };
	char *buf = fx_host(LEN);

	(void)state;
	for (size_t i = 0; i < COUNT(flags); i++) {
		struct pl_file *file = fx_file(&fx, path, flags[i]);
		unsigned int seed = (unsigned int)(2 + i);

		fx_pattern(buf, 1001, LEN - 2000, seed);
		fx_put(&fx, mem + 1001, buf, LEN - 2000);
		assert_moved(pl_write(file, mem + 1001, LEN - 2000, 1001, NULL), LEN - 2000);
		fx_file_is(path, 0, 1001, 1);
		fx_file_is(path, 1001, LEN - 2000, seed);
		fx_file_is(path, LEN - 999, 999, 1);
		assert_fails(pl_read(file, mem, 1, 0, NULL), EBADF, "reading");
		fx_shut(file);
	}
	free(buf);
	(void)unlink(path);
}

struct resizer {
	const char *path;
	atomic_bool stop;
};

static void *grow_and_shrink(void *arg)
{
	struct resizer *r = arg;
	int fd = open(r->path, O_RDWR | O_CLOEXEC);
	char *buf = malloc(LEN);
	uint64_t rnd = 42;

	fx_pattern(buf, 0, LEN, 1);
	while (fd >= 0 && !atomic_load(&r->stop)) {
		size_t to = fx_random(&rnd) % LEN;
		ssize_t n = ftruncate(fd, (off_t)to);

		n = n ? n : pwrite(fd, buf + to, LEN - to, (off_t)to);
		if (n != (ssize_t)(LEN - to)) {
			break;
		}
	}
	(void)close(fd);
	free(buf);
	return NULL;
}

/* Another thread truncates and fills the file again. A reader gets what was there at some time:
 * the pattern, or zeros where a page was being cut; a count within the file; never a crash. */
static void file_that_changes_its_length(void **state)
{
	const char *path = fx_made("resized", LEN, 1);
	struct resizer r = { .path = path };
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);
	double until = fx_now() + 1.5;
	pthread_t t;

	(void)state;
	fx_pattern(want, 0, LEN, 1);
	assert_int_equal(pthread_create(&t, NULL, grow_and_shrink, &r), 0);
	for (unsigned int i = 0; fx_now() < until; i++) {
		ssize_t n;

		if (!by(routes[i % COUNT(routes)], file, LEN, 0, &n)) {
			continue;
		}
		assert_in_range(n, 0, LEN);
		fx_get(&fx, got, mem, (size_t)n);
		for (ssize_t at = 0; at < n; at++) {
			if (got[at] != want[at] && got[at] != 0) {
				fail_msg("%s: byte %zd of %zd is neither the file's nor zero",
					 routes[i % COUNT(routes)], at, n);
			}
		}
	}
	atomic_store(&r.stop, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_shut(file);
	free(got);
	free(want);
	(void)unlink(path);
}

struct talker {
	int fd;
	size_t len;
};

static void *say(void *arg)
{
	struct talker *t = arg;
	char *buf = malloc(t->len);

	fx_pattern(buf, 0, t->len, 4);
	for (size_t at = 0; at < t->len;) {
		size_t want = 7777 < t->len - at ? 7777 : t->len - at;
		ssize_t n = write(t->fd, buf + at, want);

		if (n <= 0) {
			break;
		}
		at += (size_t)n;
	}
	(void)close(t->fd);
	free(buf);
	return NULL;
}

static void read_stream(int from, int to)
{
	struct talker talker = { to, LEN };
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file = NULL;
	pthread_t t;

	assert_ok(pl_file_from_fd(fx.ctx, from, &file));
	assert_ok(pl_file_info(file, &info));
	assert_int_equal(info.kind, PL_FILE_STREAM);
	assert_int_equal(info.direct, 0);
	assert_int_equal(info.length, 0);
	assert_fails(pl_read(file, mem, 10, 0, NULL), ESPIPE, "PL_OFF_STREAM");
	assert_int_equal(pthread_create(&t, NULL, say, &talker), 0);
	assert_moved(pl_read(file, mem, 1, PL_OFF_STREAM, NULL), 1);
	assert_moved(pl_read(file, mem + 1, 2 * MIB, PL_OFF_STREAM, NULL), 2 * MIB);
	assert_moved(pl_read(file, mem + 1 + 2 * MIB, 4 * MIB, PL_OFF_STREAM, NULL),
		     LEN - 2 * MIB - 1);
	assert_moved(pl_read(file, mem, 10, PL_OFF_STREAM, NULL), 0);
	assert_int_equal(pthread_join(t, NULL), 0);
	fx_dev_is(&fx, mem, 0, LEN, 4);
	fx_shut(file);
	assert_int_equal(close(from), 0);
}

static void *listen_to(void *arg)
{
	struct talker *t = arg;
	char *want = malloc(t->len);
	char *buf = malloc(t->len);
	size_t at = 0;
	ssize_t n;

	fx_pattern(want, 0, t->len, 5);
	while (at < t->len && (n = read(t->fd, buf + at, t->len - at)) > 0) {
		at += (size_t)n;
	}
	if (at == t->len && fx_differ(buf, want, at) < 0) {
		t->len = 0; /* all of it, as it should be */
	}
	free(want);
	free(buf);
	return NULL;
}

static void write_stream(int to, int from)
{
	struct talker listener = { from, LEN };
	char *buf = fx_host(LEN);
	struct pl_file *file = NULL;
	pthread_t t;

	fx_pattern(buf, 0, LEN, 5);
	fx_put(&fx, mem, buf, LEN);
	assert_ok(pl_file_from_fd(fx.ctx, to, &file));
	assert_int_equal(pthread_create(&t, NULL, listen_to, &listener), 0);
	assert_moved(pl_write(file, mem, 3, PL_OFF_STREAM, NULL), 3);
	assert_moved(pl_write(file, mem + 3, LEN - 3, PL_OFF_STREAM, NULL), LEN - 3);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(listener.len, 0);
	fx_shut(file);
	(void)close(to);
	(void)close(from);
	free(buf);
}

static void pipes(void **state)
{
	int fd[2];

	(void)state;
	assert_int_equal(pipe(fd), 0);
	read_stream(fd[0], fd[1]);
	assert_int_equal(pipe(fd), 0);
	write_stream(fd[1], fd[0]);
}

static void sockets(void **state)
{
	int fd[2];

	(void)state;
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	read_stream(fd[0], fd[1]);
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	write_stream(fd[0], fd[1]);
}

static void descriptor_keeps_its_offset(void **state)
{
	const char *path = fx_made("offset", LEN, 1);
	int fd = open(path, O_RDWR | O_CLOEXEC);
	struct pl_file *file = NULL;

	(void)state;
	assert_int_equal(lseek(fd, 4321, SEEK_SET), 4321);
	assert_ok(pl_file_from_fd(fx.ctx, fd, &file));
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	assert_moved(pl_write(file, mem, LEN, 0, NULL), LEN);
	assert_int_equal(lseek(fd, 0, SEEK_CUR), 4321);
	fx_shut(file);
	assert_int_equal(close(fd), 0);
	fx_file_is(path, 0, LEN, 1);
	(void)unlink(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(short_at_the_end),
		cmocka_unit_test(empty_file),
		cmocka_unit_test(sparse_file),
		cmocka_unit_test(write_past_the_end),
		cmocka_unit_test(deleted_file),
		cmocka_unit_test(write_only_file),
		cmocka_unit_test(file_that_changes_its_length),
		cmocka_unit_test(pipes),
		cmocka_unit_test(sockets),
		cmocka_unit_test(descriptor_keeps_its_offset),
	};

	return cmocka_run_group_tests_name("files", tests, begin, end);
}
