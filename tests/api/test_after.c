/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Blocking calls after a stream (pl_io_opts.after). The stream is held by a transfer of its own;
 * what it does behind that would be seen in the bytes, were the order not kept.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define LEN 300001 /* more than one thread carries alone, here */
#define SMALL 4096u
#define HELD_US 20000

static struct fx fx;
static struct pl_file *file;
static const char *path;
static struct pl_stream *s;
static char *mem;   /* LEN bytes of device memory */
static char *other; /* likewise */
static char *zeros; /* as many of the host */

/* With a small budget each call waits for the stream; with a large one small copies are queued on
 * it. */
static int begin(const char *budget)
{
	fx_open(&fx, "chunk=64KiB", "inline_max=128KiB", budget, NULL);
	path = fx_made("after", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_stream_create(fx.dev, &s));
	mem = fx_alloc(&fx, LEN);
	other = fx_alloc(&fx, LEN);
	zeros = fx_host(LEN);
	memset(zeros, 0, LEN);
	return 0;
}

static int begin_tight(void **state)
{
	(void)state;
	return begin("slab_budget=1MiB");
}

static int begin_ample(void **state)
{
	(void)state;
	return begin("slab_budget=128MiB");
}

static int end(void **state)
{
	(void)state;
	pl_stream_close(s);
	fx_free(&fx, mem);
	fx_free(&fx, other);
	fx_shut(file);
	fx_close(&fx);
	free(zeros);
	return unlink(path);
}

/* A stream that has work which does not end before open() says so. */
struct held {
	pthread_t thread;
	atomic_bool open;
	ssize_t n;
	size_t len;
	char *to;
	const char *from; /* what the stream then copies to `to` */
	struct held *older;
};

static void stand(void *arg, ssize_t n)
{
	(void)n;
	while (!atomic_load((atomic_bool *)arg)) {
		(void)usleep(1000);
	}
}

static void *open_later(void *arg)
{
	struct held *h = arg;

	(void)usleep(HELD_US);
	atomic_store(&h->open, true);
	return NULL;
}

static struct pl_io_opts after(void)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.after = s;
	return o;
}

/* Behind a read that stands the stream copies `from` to `to`. */
static void hold(struct held *h, char *to, const char *from, size_t len)
{
	struct pl_stream_io read = PL_STREAM_IO_INIT;
	struct pl_stream_io copy = PL_STREAM_IO_INIT;

	*h = (struct held){ .len = len, .to = to, .from = from, .n = -1 };
	read.file = file;
	read.mem = to;
	read.len = &h->len;
	read.done = stand;
	read.done_arg = &h->open;
	copy.mem = to;
	copy.src = from;
	copy.len = &h->len;
	copy.result = &h->n;
	assert_ok(pl_stream_read(s, &read));
	assert_ok(pl_stream_copy(s, &copy));
}

static void let_go_later(struct held *h)
{
	assert_int_equal(pthread_create(&h->thread, NULL, open_later, h), 0);
}

/* Whether the call before this came after all that the stream had. */
static void was_after(struct held *h)
{
	assert_true(atomic_load(&h->open));
	assert_int_equal(pthread_join(h->thread, NULL), 0);
	assert_int_equal(h->n, h->len);
}

static const size_t lens[] = { 1, SMALL, 32 * KIB, 32 * KIB + 1, LEN };

static void reads(void **state)
{
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		hold(&h, mem, zeros, lens[i]);
		let_go_later(&h);
		assert_moved(pl_read(file, mem, lens[i], 3, &o),
			     lens[i] < LEN - 3 ? lens[i] : LEN - 3);
		was_after(&h);
		fx_dev_is(&fx, mem, 3, lens[i] < LEN - 3 ? lens[i] : LEN - 3, 1);
	}
}

static void writes(void **state)
{
	char *made = fx_host(LEN);
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		fx_pattern(made, 0, lens[i], 10 + i);
		hold(&h, mem, made, lens[i]);
		let_go_later(&h);
		assert_moved(pl_write(file, mem, lens[i], 8 * MIB, &o), lens[i]);
		was_after(&h);
		fx_put(&fx, other, zeros, lens[i]);
		assert_moved(pl_read(file, other, lens[i], 8 * MIB, NULL), lens[i]);
		fx_dev_is(&fx, other, 0, lens[i], 10 + i);
	}
	free(made);
	assert_int_equal(truncate(path, LEN), 0);
}

static void copies(void **state)
{
	char *made = fx_host(LEN);
	char *got = fx_host(LEN);
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		fx_pattern(made, 0, lens[i], 20 + i);
		hold(&h, mem, zeros, lens[i]); /* to the device */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, mem, made, lens[i], &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 20 + i);

		hold(&h, other, mem, lens[i]); /* from it */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, got, other, lens[i], &o), lens[i]);
		was_after(&h);
		fx_same(got, made, lens[i], "what was copied to the host");

		hold(&h, mem, zeros, lens[i]); /* inside it */
		let_go_later(&h);
		assert_moved(pl_copy(fx.ctx, mem, other, lens[i], &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 20 + i);
	}
	free(made);
	free(got);
}

static void many_copies(void **state)
{
	struct pl_io_opts o = after();
	char *made = fx_host(LEN);
	struct pl_copy_piece v[2] = { { mem, made, SMALL },
				      { mem + LEN / 2, made + LEN / 2, 100 } };
	struct held h;

	(void)state;
	fx_pattern(made, 0, LEN, 31);
	hold(&h, mem, zeros, LEN);
	let_go_later(&h);
	assert_moved(pl_copyv(fx.ctx, v, 2, &o), SMALL + 100);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 31);
	fx_dev_is(&fx, mem + LEN / 2, LEN / 2, 100, 31);
	free(made);
}

static void broadcast(void **state)
{
	struct pl_io_opts o = after();
	void *to[2] = { mem, other };
	struct held h;

	(void)state;
	hold(&h, mem, zeros, LEN);
	let_go_later(&h);
	assert_moved(pl_read_broadcast(file, to, 2, LEN, 0, &o), LEN);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_dev_is(&fx, other, 0, LEN, 1);
}

static void pipes(void **state)
{
	struct pl_io_opts o = after();
	struct pl_file *from;
	struct held h;
	char some[SMALL];
	int fds[2];

	(void)state;
	fx_pattern(some, 0, SMALL, 5);
	assert_int_equal(pipe(fds), 0);
	assert_int_equal(write(fds[1], some, SMALL), SMALL);
	assert_ok(pl_file_from_fd(fx.ctx, fds[0], &from));
	hold(&h, mem, zeros, SMALL);
	let_go_later(&h);
	assert_moved(pl_read(from, mem, SMALL, PL_OFF_STREAM, &o), SMALL);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 5);
	fx_shut(from);
	close(fds[0]);
	close(fds[1]);
}

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

/* The limit is for the wait, too, and then nothing was touched. */
static void out_of_time(void **state)
{
	struct pl_io_opts o = after();
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct held h;

	(void)state;
	o.report = &r;
	for (unsigned int i = 0; i < COUNT(lens); i++) {
		struct pl_copy_piece v = { mem, other, lens[i] };
		void *to[2] = { mem, other };

		hold(&h, mem, zeros, lens[i]);
		o.timeout_ns = 5000000;
		assert_fails(pl_read(file, mem, lens[i], 0, &o), ETIMEDOUT, "in time");
		assert_int_equal(fx_sum(&r), 0);
		assert_fails(pl_write(file, mem, lens[i], 0, &o), ETIMEDOUT, "in time");
		assert_fails(pl_copy(fx.ctx, mem, other, lens[i], &o), ETIMEDOUT, "in time");
		assert_fails(pl_copyv(fx.ctx, &v, 1, &o), ETIMEDOUT, "in time");
		assert_fails(pl_read_broadcast(file, to, 2, lens[i], 0, &o), ETIMEDOUT, "in time");
		let_go_later(&h);
		o.timeout_ns = 60000000000u;
		assert_moved(pl_read(file, mem, lens[i], 0, &o), lens[i]);
		was_after(&h);
		fx_dev_is(&fx, mem, 0, lens[i], 1);
	}
	fx_file_is(path, 0, LEN, 1);
}

static void *read_in_time(void *arg)
{
	struct pl_io_opts o = after();
	atomic_bool *over = arg;
	ssize_t n;

	o.timeout_ns = 20000000000u;
	n = pl_read(file, mem, LEN, 0, &o);
	atomic_store(over, true);
	return (void *)n;
}

static struct held *held_new(struct held *older)
{
	struct held *h = malloc(sizeof(*h));

	assert_non_null(h);
	hold(h, other, zeros, SMALL);
	h->older = older;
	return h;
}

/* A stream that always has something to do: a limited wait, too, ends with what was queued before
 * it. */
static void never_idle(void **state)
{
	atomic_bool over = false;
	struct held *h = held_new(NULL);
	struct held *older;
	pthread_t t;
	void *n;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, read_in_time, &over), 0);
	while (!atomic_load(&over)) {
		older = h;
		h = held_new(older);
		atomic_store(&older->open, true);
		(void)usleep(1000);
	}
	atomic_store(&h->open, true);
	assert_int_equal(pthread_join(t, &n), 0);
	assert_ok(pl_stream_sync(s));
	for (; h; h = older) {
		older = h->older;
		free(h);
	}
	assert_moved((ssize_t)n, LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
}

#define SLICES 1500 /* more than a stream has room for */

/* A caller that waits in slices of time does not fill the stream. */
static void out_of_time_often(void **state)
{
	struct pl_io_opts o = after();
	struct held h;

	(void)state;
	hold(&h, mem, zeros, SMALL);
	o.timeout_ns = 20000;
	for (unsigned int i = 0; i < SLICES; i++) {
		assert_fails(pl_read(file, mem, SMALL, 0, &o), ETIMEDOUT, "in time");
	}
	let_go_later(&h);
	o.timeout_ns = 60000000000u;
	assert_moved(pl_read(file, mem, SMALL, 0, &o), SMALL);
	was_after(&h);
	fx_dev_is(&fx, mem, 0, SMALL, 1);
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
		cmocka_unit_test(reads),
		cmocka_unit_test(writes),
		cmocka_unit_test(copies),
		cmocka_unit_test(many_copies),
		cmocka_unit_test(broadcast),
		cmocka_unit_test(pipes),
		cmocka_unit_test(out_of_time),
		cmocka_unit_test(never_idle),
		cmocka_unit_test(out_of_time_often),
		cmocka_unit_test(refused),
		cmocka_unit_test(of_the_host),
		cmocka_unit_test(beside_transfers),
		cmocka_unit_test(reads_what_was_written),
		cmocka_unit_test(a_wait_is_no_measure),
	};

	int failed = cmocka_run_group_tests_name("after", tests, begin_tight, end);

	return failed + cmocka_run_group_tests_name("after with room", tests, begin_ample, end);
}
