/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Requests behind an event that are refused, and those beside other transfers. */

#include "after_kit.h"

#define WRITES 200

/* What the stream writes to a file is what a read after it brings. The file is cold, so that the
 * write may end while the read, had it begun, waits for the disk. */
static void reads_what_was_written(void **state)
{
	static size_t len = 32 * KIB;
	static ssize_t n;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_io_opts o = after();
	char *made = fx_host(len);
	int fd = open(path, O_RDWR);

	(void)state;
	assert_true(fd >= 0);
	io.file = file;
	io.mem = mem;
	io.len = &len;
	io.result = &n;
	for (unsigned int i = 0; i < WRITES; i++) {
		fx_pattern(made, 0, len, 40 + i % 100);
		fx_put(&fx, mem, made, len);
		assert_int_equal(fsync(fd), 0);
		(void)posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
		n = -1;
		assert_ok(pl_stream_write(s, &io));
		assert_moved(pl_read(file, other, len, 0, &o), len);
		assert_ok(pl_stream_sync(s));
		assert_int_equal(n, len);
		fx_dev_is(&fx, other, 0, len, 40 + i % 100);
	}
	/* As it was, for the others. */
	fx_pattern(made, 0, len, 1);
	assert_int_equal(pwrite(fd, made, len, 0), len);
	close(fd);
	free(made);
}

/* No stream, no file, no memory: as without it. */
static void refused(void **state)
{
	struct pl_io_opts o = after();
	struct pl_file *theirs;
	struct fx second;

	(void)state;
	fx_open(&second, NULL);
	theirs = fx_file(&second, path, O_RDWR);
	assert_fails(pl_read(theirs, zeros, 10, 0, &o), EINVAL, "another context");
	assert_fails(pl_copy(second.ctx, zeros, zeros + 100, 10, &o), EINVAL, "another context");
	fx_shut(theirs);
	fx_close(&second);
	assert_fails(pl_read(file, NULL, 10, 0, &o), EFAULT, "NULL");
	assert_moved(pl_read(file, mem, 0, 0, &o), 0);
	assert_moved(pl_read(file, mem, 100, LEN, &o), 0);
	/* Streams of software GPUs are the same everywhere. */
	o.flags = PL_IO_AFTER_HERE;
	assert_moved(pl_read(file, mem, SMALL, 0, &o), SMALL);
	/* What was compiled before there was this option. */
	o.size = offsetof(struct pl_io_opts, after);
	o.after = (struct pl_stream *)(uintptr_t)1;
	assert_moved(pl_read(file, mem, SMALL, 0, &o), SMALL);
	fx_dev_is(&fx, mem, 0, SMALL, 1);
}

/* The host's memory, and an idle stream: the same result. */
static void of_the_host(void **state)
{
	struct pl_io_opts o = after();
	char *got = fx_host(LEN);
	char *want = fx_host(LEN);

	(void)state;
	fx_pattern(want, 0, LEN, 1);
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		assert_moved(pl_read(file, got, lens[i], 0, &o), lens[i]);
		fx_same(got, want, lens[i], "what was read into the host's memory");
		assert_moved(pl_read(file, mem, lens[i], 0, &o), lens[i]);
		fx_dev_is(&fx, mem, 0, lens[i], 1);
	}
	free(got);
	free(want);
}

#define LONG_LEN (4 * MIB)
#define TRIES 10u

/* How long reading all of it by this route would take. */
static double estimated_ns(struct pl_file *from, void *to, const char *route)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	const char *at;
	char *json;
	double ns;

	a.file = from;
	a.mem = to;
	a.len = LONG_LEN;
	a.policy = fx_policy(route);
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &json));
	at = strstr(json, "\"chosen\":true");
	at = at ? strstr(at, "\"estimated_ns\":") : NULL;
	assert_non_null(at);
	ns = strtod(at + 15, NULL);
	free(json);
	return ns;
}

static void read_long(const struct fx *f, struct pl_file *from, char *to, bool held,
		      struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_stream *own;
	struct held h = { .open = false };
	size_t len = SMALL;

	assert_ok(pl_stream_create(f->dev, &own));
	io.file = from;
	io.mem = to;
	io.len = &len;
	io.done = stand;
	io.done_arg = &h.open;
	if (held) {
		assert_ok(pl_stream_read(own, &io));
		let_go_later(&h);
	}
	o.after = own;
	o.report = r;
	assert_moved(pl_read(from, to, LONG_LEN, 0, &o), LONG_LEN);
	if (held) {
		assert_int_equal(pthread_join(h.thread, NULL), 0);
	}
	pl_stream_close(own);
}

#define SLOW 3.99 /* corrections end at 4 */

/* How many times the first estimate it is after two reads, the second one of which is measured: at
 * most 4, where it took as long or longer. SLOW: the second one took another route. */
static double corrected(const char *from_path, bool held)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	char route[sizeof(r.route)];
	struct pl_file *from;
	struct fx f;
	double guess;
	double ns;
	char *to;

	fx_open(&f, NULL);
	from = fx_file(&f, from_path, O_RDONLY);
	to = fx_alloc(&f, LONG_LEN);
	read_long(&f, from, to, false, &r);
	memcpy(route, r.route, sizeof(route));
	guess = estimated_ns(from, to, route);
	read_long(&f, from, to, held, &r);
	ns = strcmp(route, r.route) == 0 ? estimated_ns(from, to, route) : SLOW * guess;
	fx_free(&f, to);
	fx_shut(from);
	fx_close(&f);
	return ns / guess;
}

/* What a transfer waits for a stream says nothing of its route. Where each read that waited seems
 * slow, that counts only if none of the others does: a busy machine makes any of them slow. */
static void a_wait_is_no_measure(void **state)
{
	const char *from = fx_made("after-long", LONG_LEN, 1);
	const char *why = NULL;
	double held = SLOW;

	(void)state;
	if (strncmp(fx_device(), "soft", 4) != 0) {
		print_message("skipped: a GPU's own costs vary more than this shows\n");
		(void)unlink(from);
		skip();
	}
	for (unsigned int i = 0; i < TRIES && held >= SLOW && !why; i++) {
		double plain = corrected(from, false);

		held = corrected(from, true);
		why = plain > .9999 && plain < 1.0001 ? "reads are not measured here"
		      : plain >= SLOW		      ? "this machine is as slow as that by itself"
						      : NULL;
	}
	(void)unlink(from);
	if (why) {
		print_message("skipped: %s\n", why);
		skip();
	}
	assert_true(held < SLOW);
}

#define THREADS 6
#define ROUNDS 60

static void *read_much(void *arg)
{
	char *to = arg;
	struct pl_io_opts o = after();
	size_t failed = 0;

	for (unsigned int i = 0; i < ROUNDS; i++) {
		failed += pl_read(file, to, SMALL, i * 100, &o) != SMALL;
	}
	return (void *)failed;
}

/* Threads that wait for a stream whose transfers need the same slabs and channels. */
static void beside_transfers(void **state)
{
	static size_t len = 200001;
	static ssize_t n[ROUNDS];
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	pthread_t t[THREADS];

	(void)state;
	io.file = file;
	io.mem = other;
	io.len = &len;
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, read_much, mem + i * SMALL), 0);
	}
	for (unsigned int i = 0; i < ROUNDS; i++) {
		n[i] = -1;
		io.result = &n[i];
		assert_ok(pl_stream_read(s, &io));
		(void)usleep(i % 4 * 300);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		void *failed;

		assert_int_equal(pthread_join(t[i], &failed), 0);
		assert_null(failed);
		fx_dev_is(&fx, mem + i * SMALL, (ROUNDS - 1) * 100, SMALL, 1);
	}
	assert_ok(pl_stream_sync(s));
	for (unsigned int i = 0; i < ROUNDS; i++) {
		assert_int_equal(n[i], len);
	}
	fx_dev_is(&fx, other, 0, len, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(refused),
		cmocka_unit_test(of_the_host),
		cmocka_unit_test(beside_transfers),
		cmocka_unit_test(reads_what_was_written),
		cmocka_unit_test(a_wait_is_no_measure),
	};

	int failed = cmocka_run_group_tests_name("after", tests, begin_tight, end);

	return failed + cmocka_run_group_tests_name("after with space", tests, begin_ample, end);
}
