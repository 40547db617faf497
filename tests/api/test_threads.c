/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Many threads at once: nobody waits for ever, and each gets its own bytes. */

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "fixture.h"

#define FILE_LEN (8 * MIB)
/* ThreadSanitizer sees as much with fewer, each of which costs it dearly. */
#if defined(__SANITIZE_THREAD__)
#define CROWD 250
#else
#define CROWD 1000
#endif
#define STACK (256 * KIB)

static void too_long(int sig)
{
	static const char words[] = "a transfer has waited too long: deadlock\n";
	ssize_t n = write(STDERR_FILENO, words, sizeof(words) - 1);

	(void)sig;
	(void)n;
	_exit(1);
}

struct crowd {
	const struct fx *fx;
	struct pl_file *file;
	const char *path;
	pthread_barrier_t go;
	atomic_int bad;
	atomic_ullong bytes;
	bool deadlines;
};

struct member {
	struct crowd *crowd;
	unsigned int number;
	size_t len;
	uint64_t off;
	char *mem; /* len bytes, in device memory */
};

/* Half of them read little, half more than the staging memory holds in one go. */
static void *one_of_many(void *arg)
{
	struct member *m = arg;
	struct crowd *c = m->crowd;
	char *host = malloc(2 * m->len);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	bool ok = host != NULL;

	(void)pthread_barrier_wait(&c->go);
	o.timeout_ns = c->deadlines && m->number % 3 == 0 ? 2000000 : 0;
	for (unsigned int i = 0; i < 2 && ok; i++) {
		ssize_t n = pl_read(c->file, m->mem, m->len, m->off, &o);

		if (n < 0 || (size_t)n < m->len) {
			ok = o.timeout_ns && (n >= 0 || n == -ETIMEDOUT);
			n = n < 0 ? 0 : n;
		}
		if (n && pl_copy(c->fx->ctx, host, m->mem, (size_t)n, NULL) != n) {
			ok = false;
		}
		fx_pattern(host + m->len, m->off, m->len, 1);
		ok = ok && fx_differ(host, host + m->len, (size_t)n) < 0;
		atomic_fetch_add(&c->bytes, (unsigned long long)n);
	}
	if (!ok) {
		atomic_fetch_add(&c->bad, 1);
	}
	free(host);
	return NULL;
}

static void crowd_reads(const char *policy, bool deadlines)
{
	pthread_t *t = calloc(CROWD, sizeof(*t));
	struct member *m = calloc(CROWD, sizeof(*m));
	struct crowd c = { .deadlines = deadlines };
	unsigned long long want = 0;
	pthread_attr_t attr;
	char setting[64];
	struct fx f;

	assert_true(t && m);
	(void)snprintf(setting, sizeof(setting), "policy=%s", policy);
	fx_open(&f, "slab_budget=4MiB", "chunk=1MiB", "inline_max=64KiB", setting, NULL);
	c.fx = &f;
	c.path = fx_made("crowd", FILE_LEN, 1);
	c.file = fx_file(&f, c.path, O_RDONLY);
	assert_int_equal(pthread_barrier_init(&c.go, NULL, CROWD + 1), 0);
	assert_int_equal(pthread_attr_init(&attr), 0);
	assert_int_equal(pthread_attr_setstacksize(&attr, STACK), 0);
	for (unsigned int i = 0; i < CROWD; i++) {
		m[i] = (struct member){ .crowd = &c,
					.number = i,
					.off = i * 4099,
					.len = i % 20 == 0 ? 3 * MIB + i
							   : 1 + i * 37 % (100 * KIB) };
		m[i].mem = fx_alloc(&f, m[i].len + BLOCK) + m[i].off % BLOCK;
		want += 2 * m[i].len;
		assert_int_equal(pthread_create(&t[i], &attr, one_of_many, &m[i]), 0);
	}
	(void)pthread_barrier_wait(&c.go);
	for (unsigned int i = 0; i < CROWD; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(atomic_load(&c.bad), 0);
	if (!deadlines) {
		assert_int_equal(atomic_load(&c.bytes), want);
	}
	(void)pthread_attr_destroy(&attr);
	(void)pthread_barrier_destroy(&c.go);
	fx_close(&f);
	(void)unlink(c.path);
	free(t);
	free(m);
}

static void a_thousand_threads(void **state)
{
	(void)state;
	crowd_reads("auto", false);
}

static void a_thousand_threads_through_few_slabs(void **state)
{
	(void)state;
	crowd_reads("bounce", false);
}

static void a_thousand_threads_some_in_a_hurry(void **state)
{
	(void)state;
	crowd_reads("bounce", true);
}

#define WRITERS 8u
#define SHARE (3 * MIB)

struct writer {
	struct pl_ctx *ctx;
	struct pl_file *file;
	char *mem; /* SHARE bytes, in device memory */
	unsigned int number;
	bool queued;
	atomic_int *bad;
};

/* 4 KiB at a time, through a queue, each at its place. */
static bool write_queued(struct writer *w)
{
	struct pl_request v[SHARE / BLOCK];
	struct pl_completion c[64];
	struct pl_queue *q = NULL;
	size_t sent = 0;
	size_t done = 0;
	bool ok = pl_queue_open(w->ctx, NULL, &q) == 0;

	for (size_t i = 0; i < COUNT(v); i++) {
		/* Not in order, and no neighbours: 7 has no factor in common with their number. */
		size_t at = i * 7 % COUNT(v) * BLOCK;

		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = PL_OP_WRITE;
		v[i].file = w->file;
		v[i].mem = w->mem + at;
		v[i].off = w->number * SHARE + at;
		v[i].len = BLOCK;
	}
	c[0] = (struct pl_completion)PL_COMPLETION_INIT;
	while (ok && done < COUNT(v)) {
		ssize_t n = pl_queue_submit(q, v + sent, COUNT(v) - sent, NULL, NULL);

		sent += n > 0 ? (size_t)n : 0;
		n = pl_queue_wait(q, c, 1, COUNT(c), 0);
		ok = n > 0;
		for (ssize_t i = 0; i < n; i++) {
			ok = ok && c[i].result == BLOCK;
		}
		done += ok ? (size_t)n : 0;
	}
	pl_queue_close(q);
	return ok;
}

static void *write_share(void *arg)
{
	struct writer *w = arg;
	size_t each[] = { BLOCK, 70000, SHARE };
	size_t len = each[w->number % COUNT(each)];
	bool ok = w->queued ? write_queued(w) : true;

	for (size_t at = 0; ok && !w->queued && at < SHARE; at += len) {
		size_t n = SHARE - at < len ? SHARE - at : len;

		ok = pl_write(w->file, w->mem + at, n, w->number * SHARE + at, NULL) == (ssize_t)n;
	}
	if (!ok) {
		(void)fprintf(stderr, "%s\n", pl_error_message());
		atomic_fetch_add(w->bad, 1);
	}
	return NULL;
}

/* Queues and blocking calls of small and large requests, all to one file. */
static void many_writers_of_one_file(void **state)
{
	const char *path = fx_made("writers", WRITERS * SHARE, 3);
	const char *policies[] = { "policy=auto", "policy=bounce", "policy=buffered+copy" };
	struct writer w[WRITERS];
	pthread_t t[WRITERS];
	atomic_int bad = 0;
	struct fx f;

	(void)state;
	for (unsigned int p = 0; p < COUNT(policies); p++) {
		char *bytes = malloc(SHARE);

		assert_non_null(bytes);
		fx_open(&f, "slab_budget=4MiB", "inline_max=64KiB", policies[p], NULL);
		for (unsigned int i = 0; i < WRITERS; i++) {
			w[i] = (struct writer){ .ctx = f.ctx, .number = i, .bad = &bad };
			w[i].queued = i % 2;
			w[i].file = i ? w[0].file : fx_file(&f, path, O_RDWR);
			w[i].mem = fx_alloc(&f, SHARE);
			fx_pattern(bytes, i * SHARE, SHARE, 10 + p);
			fx_put(&f, w[i].mem, bytes, SHARE);
		}
		for (unsigned int i = 0; i < WRITERS; i++) {
			assert_int_equal(pthread_create(&t[i], NULL, write_share, &w[i]), 0);
		}
		for (unsigned int i = 0; i < WRITERS; i++) {
			assert_int_equal(pthread_join(t[i], NULL), 0);
		}
		assert_int_equal(atomic_load(&bad), 0);
		fx_file_is(path, 0, WRITERS * SHARE, 10 + p);
		fx_close(&f);
		free(bytes);
	}
	(void)unlink(path);
}

/* Contexts come and go in several threads, each with a transfer. */
static void *open_and_close(void *arg)
{
	struct crowd *c = arg;

	for (unsigned int i = 0; i < 8; i++) {
		struct pl_ctx *ctx = NULL;
		struct pl_dev *dev;
		struct pl_file *file;
		void *mem;
		char want[8192];
		char got[8192];
		bool ok = fx_ctx(&ctx, "soft_gpus=2x64MiB", NULL) == 0 &&
			  pl_dev_open(ctx, fx_device(), &dev) == 0 &&
			  pl_mem_alloc(dev, MIB, 0, &mem) == 0 &&
			  pl_file_open(ctx, c->path, O_RDONLY, 0, &file) == 0 &&
			  pl_read(file, mem, MIB, 12345, NULL) == (ssize_t)MIB &&
			  pl_copy(ctx, got, (char *)mem + 70000, sizeof(got), NULL) ==
				  (ssize_t)sizeof(got);

		fx_pattern(want, 12345 + 70000, sizeof(want), 1);
		if (!ok || fx_differ(got, want, sizeof(want)) >= 0) {
			(void)fprintf(stderr, "%s\n", pl_error_message());
			atomic_fetch_add(&c->bad, 1);
		}
		pl_close(ctx);
	}
	return NULL;
}

static void contexts_come_and_go(void **state)
{
	struct crowd c = { .path = fx_made("contexts", 2 * MIB, 1) };
	pthread_t t[8];

	(void)state;
	for (size_t i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, open_and_close, &c), 0);
	}
	for (size_t i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(atomic_load(&c.bad), 0);
	(void)unlink(c.path);
}

struct slow {
	struct pl_file *file;
	char *mem;
	atomic_int begun;
	atomic_llong res;
};

static void *read_slowly(void *arg)
{
	struct slow *s = arg;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.policy = PL_POLICY_AUTO;
	atomic_store(&s->begun, 1);
	atomic_store(&s->res, pl_read(s->file, s->mem, 4096, 1, &o));
	return NULL;
}

/* A read that takes so long, and what is not allowed beside it. False: this machine was too slow to
 * come while it was under way. */
static bool looks_while_busy(const char *path, unsigned int seconds)
{
	struct slow s = { .res = -1 };
	char delay[128];
	double began;
	bool in_time;
	pthread_t t;
	struct fx f;
	int rc;

	(void)snprintf(delay, sizeof(delay),
		       "test_fault=buffered:every=1:delay=%u000000,direct:every=1:delay=%u000000",
		       seconds, seconds);
	fx_open(&f, delay, NULL);
	s.file = fx_file(&f, path, O_RDONLY);
	s.mem = fx_alloc(&f, MIB);
	assert_ok(pl_mem_register(f.ctx, s.mem + 8192, 8192));
	began = fx_now();
	assert_int_equal(pthread_create(&t, NULL, read_slowly, &s), 0);
	while (!atomic_load(&s.begun)) {
		(void)usleep(100);
	}
	(void)usleep(seconds * 300000);
	rc = pl_mem_free(f.ctx, s.mem);
	in_time = rc && atomic_load(&s.res) == -1;
	if (in_time) {
		assert_int_equal(rc, -EBUSY);
		assert_non_null(strstr(pl_error_message(), "in use"));
		assert_ok(pl_mem_unregister(f.ctx, s.mem + 8192));
		in_time = atomic_load(&s.res) == -1;
	}
	pl_close(f.ctx);
	assert_int_equal(pthread_join(t, NULL), 0);
	if (in_time) {
		assert_true(fx_now() - began >= seconds);
		assert_int_equal(atomic_load(&s.res), 4096);
	}
	return in_time;
}

/* What is in use cannot be taken away; closing waits until it is not. */
static void busy_memory_and_a_close_that_waits(void **state)
{
	const char *path = fx_made("slow", MIB, 1);
	unsigned int seconds = 1;

	(void)state;
	while (!looks_while_busy(path, seconds)) {
		seconds *= 2;
		assert_in_range(seconds, 1, 64);
	}
	(void)unlink(path);
}

struct log {
	atomic_int lines;
	atomic_int inside; /* calls at once: they are serialised */
	atomic_int overlapped;
	atomic_int ill; /* not as lines are promised to be */
};

static void on_line(int level, const char *line, void *arg)
{
	struct log *l = arg;

	if (atomic_fetch_add(&l->inside, 1)) {
		atomic_fetch_add(&l->overlapped, 1);
	}
	if (level < PL_LOG_ERROR || level > PL_LOG_WARN || !*line || strchr(line, '\n')) {
		atomic_fetch_add(&l->ill, 1);
	}
	(void)usleep(100);
	atomic_fetch_add(&l->lines, 1);
	atomic_fetch_sub(&l->inside, 1);
}

static void *fall_back(void *arg)
{
	const char *path = arg;
	struct pl_ctx *ctx = NULL;
	struct pl_file *file;
	char *mem = aligned_alloc(BLOCK, MIB);
	ssize_t n = -1;

	if (mem && fx_ctx(&ctx, "test_fault=direct:every=1:err=EINVAL", NULL) == 0 &&
	    pl_file_open(ctx, path, O_RDONLY | O_DIRECT, 0, &file) == 0) {
		n = pl_read(file, mem, MIB, 0, NULL);
		n = n == (ssize_t)MIB ? pl_read(file, mem, MIB, 0, NULL) : n;
	}
	pl_close(ctx);
	free(mem);
	return (void *)(intptr_t)n;
}

/* One line a file and reason, one call at a time; none after the receiver was taken away. */
static void log_lines(void **state)
{
	const char *path = fx_made("log", MIB, 1);
	static struct log l;
	pthread_t t[8];

	(void)state;
	if (!fx_has_direct()) {
		(void)printf("no O_DIRECT: nothing to fall back from\n");
		return;
	}
	pl_log_set(on_line, &l, PL_LOG_WARN);
	for (size_t i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, fall_back, (void *)(uintptr_t)path),
				 0);
	}
	for (size_t i = 0; i < COUNT(t); i++) {
		void *res;

		assert_int_equal(pthread_join(t[i], &res), 0);
		assert_int_equal((intptr_t)res, MIB);
	}
	assert_int_equal(atomic_load(&l.lines), COUNT(t));
	assert_int_equal(atomic_load(&l.overlapped), 0);
	assert_int_equal(atomic_load(&l.ill), 0);
	pl_log_set(NULL, NULL, 0);
	assert_int_equal((intptr_t)fall_back((void *)(uintptr_t)path), MIB);
	assert_int_equal(atomic_load(&l.lines), COUNT(t));
	(void)unlink(path);
}

static atomic_int ticks; /* of all threads: any may be interrupted */

static void tick(int sig)
{
	(void)sig;
	atomic_fetch_add(&ticks, 1);
}

/*
 * A timer that interrupts whatever sleeps: no call may see it. Its signal is not alarm()'s, and its
 * handler stays: a sanitizer may deliver the last one late.
 */
static void signals(void **state)
{
	struct itimerspec every = { { 0, 300000 }, { 0, 300000 } };
	struct sigevent how = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1 };
	struct sigaction sa = { .sa_handler = tick };
	timer_t timer;
	const char *path = fx_made("signals", FILE_LEN, 1);
	double began;
	struct fx f;
	struct pl_file *file;
	char *mem;

	(void)state;
	fx_open(&f, "chunk=64KiB", "inline_max=16KiB", NULL);
	mem = fx_alloc(&f, FILE_LEN);
	file = fx_file(&f, path, O_RDWR);
	assert_int_equal(sigaction(SIGUSR1, &sa, NULL), 0);
	assert_int_equal(timer_create(CLOCK_MONOTONIC, &how, &timer), 0);
	assert_int_equal(timer_settime(timer, 0, &every, NULL), 0);
	began = fx_now();
	do {
		fx_cold(path);
		assert_moved(pl_read(file, mem, FILE_LEN, 0, NULL), FILE_LEN);
		assert_moved(pl_read(file, mem + 5, 9000, 5, NULL), 9000);
		assert_moved(pl_write(file, mem, FILE_LEN - 3, 0, NULL), FILE_LEN - 3);
	} while (fx_now() < began + 1 || atomic_load(&ticks) <= 20);
	assert_int_equal(timer_delete(timer), 0);
	fx_dev_is(&f, mem, 0, FILE_LEN, 1);
	fx_file_is(path, 0, FILE_LEN, 1);
	fx_close(&f);
	(void)unlink(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_thousand_threads),
		cmocka_unit_test(a_thousand_threads_through_few_slabs),
		cmocka_unit_test(a_thousand_threads_some_in_a_hurry),
		cmocka_unit_test(many_writers_of_one_file),
		cmocka_unit_test(contexts_come_and_go),
		cmocka_unit_test(busy_memory_and_a_close_that_waits),
		cmocka_unit_test(log_lines),
		cmocka_unit_test(signals),
	};

	(void)signal(SIGALRM, too_long);
	return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
