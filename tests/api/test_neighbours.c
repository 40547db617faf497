/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Bytes beside a transfer's range belong to others, who may be writing them at the same time. */

#include <dlfcn.h>
#include <grp.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fixture.h"

#define PIECE ((size_t)70007) /* of one writer: never aligned with anything */
#define WRITERS 4u
#define ROUNDS 40u
#define LEN (PIECE * WRITERS)

struct writer {
	const struct fx *fx;
	struct pl_file *file;
	char *mem; /* aligned with its offset, so that O_DIRECT takes the middle */
	uint64_t off;
	const char *policy;
	ssize_t res;
};

static void *write_again_and_again(void *arg)
{
	struct writer *w = arg;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	w->res = pl_policy_parse(w->policy, &o.policy);
	for (unsigned int i = 0; i < ROUNDS && w->res >= 0; i++) {
		w->res = pl_write(w->file, w->mem, PIECE, w->off, &o);
		if (w->res != (ssize_t)PIECE) {
			break;
		}
	}
	return NULL;
}

/* Each writer has its own range; all of them share blocks and pages with their neighbours. */
static void write_side_by_side(const struct fx *f, struct pl_file *const files[WRITERS],
			       const char *policy)
{
	struct writer w[WRITERS];
	pthread_t t[WRITERS];
	char *buf = fx_host(PIECE);

	for (unsigned int i = 0; i < WRITERS; i++) {
		w[i] = (struct writer){
			.fx = f, .file = files[i], .policy = policy, .off = i * PIECE
		};
		w[i].mem = fx_alloc(f, PIECE + BLOCK) + w[i].off % BLOCK;
		fx_pattern(buf, w[i].off, PIECE, 2);
		fx_put(f, w[i].mem, buf, PIECE);
	}
	for (unsigned int i = 0; i < WRITERS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, write_again_and_again, &w[i]), 0);
	}
	for (unsigned int i = 0; i < WRITERS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	for (unsigned int i = 0; i < WRITERS; i++) {
		assert_int_equal(w[i].res, PIECE);
		fx_free(f, w[i].mem - w[i].off % BLOCK);
	}
	free(buf);
}

static const char *straight(const struct fx *f)
{
	return !fx_has_direct() ? "auto" : f->addressable ? "direct" : "direct+copy";
}

static void writers_of_one_file(void **state)
{
	struct pl_file *files[WRITERS];
	struct fx f;
	const char *path;

	(void)state;
	fx_open(&f, "chunk=16KiB", "inline_max=8KiB", NULL);
	path = fx_made("side", LEN, 1);
	files[0] = fx_file(&f, path, O_RDWR);
	files[1] = files[2] = files[3] = files[0];
	write_side_by_side(&f, files, straight(&f));
	fx_shut(files[0]);
	fx_file_is(path, 0, LEN, 2);
	fx_close(&f);
	(void)unlink(path);
}

static void writers_of_one_file_by_several_handles(void **state)
{
	struct pl_file *files[WRITERS];
	struct fx f;
	const char *path;

	(void)state;
	fx_open(&f, "chunk=16KiB", "inline_max=256KiB", NULL);
	path = fx_made("handles", LEN, 1);
	for (unsigned int i = 0; i < WRITERS; i++) {
		files[i] = fx_file(&f, path, O_RDWR | (fx_has_direct() && i % 2 ? O_DIRECT : 0));
	}
	write_side_by_side(&f, files, straight(&f));
	fx_file_is(path, 0, LEN, 2);
	fx_close(&f);
	(void)unlink(path);
}

/* Unaligned ends past the end of a file: it becomes exactly as long as what was written. */
static void a_file_grows_by_the_byte(void **state)
{
	static const size_t lens[] = { 1, 511, 4095, 4097, 70007, 300001 };
	struct pl_file *file;
	struct stat st;
	struct fx f;
	char *mem;
	char *buf = fx_host(MIB);
	const char *path;
	uint64_t at = 0;

	(void)state;
	fx_open(&f, "chunk=64KiB", "inline_max=8KiB", NULL);
	path = fx_path("grows");
	file = fx_file(&f, path, O_RDWR | O_CREAT);
	mem = fx_alloc(&f, MIB);
	for (size_t i = 0; i < COUNT(lens); i++) {
		char *from = mem + at % BLOCK;

		fx_pattern(buf, at, lens[i], 3);
		fx_put(&f, from, buf, lens[i]);
		assert_moved(pl_write(file, from, lens[i], at, NULL), lens[i]);
		at += lens[i];
		assert_int_equal(stat(path, &st), 0);
		assert_int_equal(st.st_size, at);
	}
	fx_file_is(path, 0, at, 3);
	free(buf);
	fx_close(&f);
	(void)unlink(path);
}

/* In a child that may not open the file again: what is unaligned is read, changed and written back
 * under a lock. Its status is the line of what went wrong. */
#define CHILD_WANTS(x)                                                                  \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

#define WHOLE ((2 * PIECE + BLOCK - 1) / BLOCK * BLOCK)
#define CRUMB 100u
#define CRUMBS 400u

/* Every second hundred bytes of the same blocks. */
static void *write_crumbs(void *arg)
{
	struct writer *w = arg;

	for (unsigned int i = 0; i < CRUMBS; i++) {
		uint64_t off = w->off + (uint64_t)i * 2 * CRUMB;

		w->res = pl_write(w->file, w->mem + i * 2 * CRUMB, CRUMB, off, NULL);
		if (w->res != CRUMB) {
			break;
		}
	}
	return NULL;
}

static int told;

static void count_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	told += strstr(line, "read-modify-write") != NULL;
}

/* Loads the driver that the configuration names while its folder may be entered, which another user
 * may not below a home of mode 0700: who loads it by that name later has it already. */
static bool driver_loaded(void)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");

	return !lib || !strchr(lib, '/') || dlopen(lib, RTLD_NOW);
}

static void writer_without_rights(int fd)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	struct writer w[2];
	pthread_t t[2];
	char *host = aligned_alloc(BLOCK, 131072);
	char *whole = aligned_alloc(BLOCK, 2 * WHOLE);
	void *mem;

	o.report = &r;
	CHILD_WANTS(host && whole && driver_loaded());
	CHILD_WANTS(setgroups(0, NULL) == 0 && setgid(65534) == 0 && setuid(65534) == 0);
	pl_log_set(count_line, NULL, PL_LOG_WARN);
	CHILD_WANTS(fx_ctx(&ctx, "chunk=16KiB", "inline_max=8KiB", NULL) == 0);
	CHILD_WANTS(pl_dev_open(ctx, fx_device(), &dev) == 0);
	CHILD_WANTS(pl_file_from_fd(ctx, fd, &file) == 0);
	for (unsigned int i = 0; i < 2; i++) {
		CHILD_WANTS(pl_mem_alloc(dev, 131072, 0, &mem) == 0);
		w[i] = (struct writer){ .file = file, .off = i * PIECE, .policy = "auto" };
		w[i].mem = (char *)mem + w[i].off % BLOCK;
		fx_pattern(host, w[i].off, PIECE, 2);
		CHILD_WANTS(pl_copy(ctx, w[i].mem, host, PIECE, NULL) == (ssize_t)PIECE);
		CHILD_WANTS(pthread_create(&t[i], NULL, write_again_and_again, &w[i]) == 0);
	}
	for (unsigned int i = 0; i < 2; i++) {
		(void)pthread_join(t[i], NULL);
		CHILD_WANTS(w[i].res == (ssize_t)PIECE);
	}
	for (unsigned int i = 0; i < 2; i++) {
		w[i].off = i * CRUMB;
		w[i].mem = (char *)mem + w[i].off;
	}
	fx_pattern(host, 0, 2 * CRUMB * CRUMBS, 2);
	CHILD_WANTS(pl_copy(ctx, mem, host, 2 * CRUMB * CRUMBS, NULL) == 2 * CRUMB * CRUMBS);
	CHILD_WANTS(pread(fd, whole, WHOLE, 0) == (ssize_t)(2 * PIECE));
	fx_pattern(whole + WHOLE, 0, 2 * PIECE, 2);
	CHILD_WANTS(fx_differ(whole, whole + WHOLE, 2 * PIECE) < 0);
	CHILD_WANTS(ftruncate(fd, 0) == 0);
	for (unsigned int i = 0; i < 2; i++) {
		CHILD_WANTS(pthread_create(&t[i], NULL, write_crumbs, &w[i]) == 0);
	}
	for (unsigned int i = 0; i < 2; i++) {
		(void)pthread_join(t[i], NULL);
		CHILD_WANTS(w[i].res == CRUMB);
	}
	/* Reading it back, unaligned; and the short count at its end. */
	CHILD_WANTS(pl_read(file, w[0].mem, 1000, 1, &o) == 1000 && fx_sum(&r) == 1000);
	CHILD_WANTS(pl_copy(ctx, host, w[0].mem, 1000, NULL) == 1000);
	fx_pattern(host + 4096, 1, 1000, 2);
	CHILD_WANTS(fx_differ(host, host + 4096, 1000) < 0);
	CHILD_WANTS(pl_read(file, mem, 70000, 2 * CRUMB * CRUMBS - 9, NULL) == 9);
	CHILD_WANTS(pl_read(file, mem, 70000, 2 * CRUMB * CRUMBS + 1, NULL) == 0);
	CHILD_WANTS(told == 1);
	pl_close(ctx);
	_exit(0);
}

static void edges_where_reopening_is_denied(void **state)
{
	const char *path;
	struct stat st;
	int status;
	pid_t child;
	int fd;

	(void)state;
	if (geteuid() != 0 || !fx_has_direct()) {
		(void)printf("%s\n", geteuid() ? "not root: no file that cannot be opened again"
					       : "no O_DIRECT where the tests put their files");
		return;
	}
	path = fx_made("denied", 100, 1);
	fd = open(path, O_RDWR | O_DIRECT | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(fchmod(fd, 0600), 0);
	child = fx_fork();
	assert_true(child >= 0);
	if (child == 0) {
		writer_without_rights(fd);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	(void)close(fd);
	assert_int_equal(stat(path, &st), 0);
	assert_int_equal(st.st_size, 2 * CRUMB * CRUMBS);
	fx_file_is(path, 0, 2 * CRUMB * CRUMBS, 2);
	(void)unlink(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		/* The child first: it wants a process without threads. */
		cmocka_unit_test(edges_where_reopening_is_denied),
		cmocka_unit_test(writers_of_one_file),
		cmocka_unit_test(writers_of_one_file_by_several_handles),
		cmocka_unit_test(a_file_grows_by_the_byte),
	};

	return cmocka_run_group_tests_name("neighbours", tests, NULL, NULL);
}
