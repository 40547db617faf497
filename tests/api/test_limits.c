/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * No more threads, as under a container's limit of processes: from the n-th on none starts, for
 * each n. Every call ends, with the right bytes or with an error that names the limit, and once
 * threads are to be had again the same context works. pthread_create() below stands before the C
 * library's; fake drivers get it, too.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/resource.h>

#include "fixture.h"

#define LEN (24 * MIB)
#define MOST 8
#define REQUESTS 8

static atomic_int left = MOST * 100;
static atomic_int refused;

__attribute__((visibility("default"))) int pthread_create(pthread_t *t, const pthread_attr_t *attr,
							  void *(*fn)(void *arg), void *arg)
{
	static int (*real)(pthread_t * t, const pthread_attr_t *attr, void *(*fn)(void *arg),
			   void *arg);

	if (!real) {
		*(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
	}
	if (atomic_fetch_sub(&left, 1) <= 0) {
		atomic_fetch_add(&refused, 1);
		return EAGAIN;
	}
	return real(t, attr, fn, arg);
}

static void too_long(int sig)
{
	static const char words[] = "a call does not return where no thread can be started\n";
	ssize_t n = write(STDERR_FILENO, words, sizeof(words) - 1);

	(void)sig;
	(void)n;
	_exit(1);
}

static atomic_int lines;

static void receive(int level, const char *line, void *arg)
{
	(void)arg;
	if (level == PL_LOG_WARN && strstr(line, "a thread could not be started") &&
	    strstr(line, "ulimit -u")) {
		atomic_fetch_add(&lines, 1);
	}
}

/* A driver's own words for it are the driver's. */
static void names_the_limit(const struct fx *f)
{
	if (f->info.flags & PL_DEV_SOFT && !strstr(pl_error_message(), "ulimit -u")) {
		fail_msg("\"%s\" does not name the limit", pl_error_message());
	}
}

/* Whether it moved all; where it did not, it failed for that one reason. */
static bool moved(const struct fx *f, long long n)
{
	if (n == (long long)LEN) {
		return true;
	}
	if (n < 0) {
		names_the_limit(f);
	} else {
		assert_in_range(n, 1, LEN - 1);
	}
	return false;
}

static void by_a_queue(const struct fx *f, struct pl_file *file, char *mem, bool must)
{
	struct pl_request v[REQUESTS];
	struct pl_completion c[REQUESTS];
	struct pl_queue *q;
	size_t each = LEN / REQUESTS;
	ssize_t n;

	assert_ok(pl_queue_open(f->ctx, NULL, &q));
	for (unsigned int i = 0; i < REQUESTS; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		v[i] = fx_request(PL_OP_READ, file, mem + i * each, i * each, each);
	}
	n = pl_queue_submit(q, v, REQUESTS, NULL, NULL);
	if (n < 0) {
		assert_false(must);
		names_the_limit(f);
	} else {
		assert_moved(n, REQUESTS);
		assert_moved(pl_queue_wait(q, c, REQUESTS, REQUESTS, 0), REQUESTS);
		for (unsigned int i = 0; i < REQUESTS; i++) {
			assert_true(c[i].result == (ssize_t)each || (!must && c[i].result < 0));
		}
	}
	pl_queue_close(q);
	if (must) {
		fx_dev_is(f, mem, 0, LEN, 1);
	}
}

static void with_threads(int n, const char *from, const char *policy)
{
	const char *to = fx_path("back");
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	struct pl_file *in, *out;
	bool whole;
	struct fx f;
	char *mem;

	fx_open(&f, "threads=4", NULL);
	o.policy = fx_policy(policy);
	in = fx_file(&f, from, O_RDONLY);
	out = fx_file(&f, to, O_RDWR | O_CREAT | O_TRUNC);
	mem = fx_alloc(&f, LEN);
	fx_pattern(want, 0, LEN, 1);
	atomic_store(&left, n);
	whole = moved(&f, pl_read(in, mem, LEN, 0, &o));
	if (whole && moved(&f, pl_copy(f.ctx, host, mem, LEN, NULL))) {
		fx_same(host, want, LEN, "copied");
	}
	if (whole && moved(&f, pl_write(out, mem, LEN, 0, &o))) {
		fx_file_is(to, 0, LEN, 1);
	}
	by_a_queue(&f, in, mem, false);
	atomic_store(&left, MOST * 100);
	assert_moved(pl_read(in, mem, LEN, 0, &o), LEN);
	fx_dev_is(&f, mem, 0, LEN, 1);
	assert_moved(pl_write(out, mem, LEN, 0, &o), LEN);
	fx_file_is(to, 0, LEN, 1);
	by_a_queue(&f, in, mem, true);
	fx_shut(in);
	fx_shut(out);
	fx_free(&f, mem);
	fx_close(&f);
	free(host);
	free(want);
}

static void test_each_limit(void **state)
{
	static const char *const policies[] = { "auto", "bounce" };
	const char *from = fx_made("from", LEN, 1);

	(void)state;
	for (size_t p = 0; p < COUNT(policies); p++) {
		for (int n = 0; n < MOST; n++) {
			with_threads(n, from, policies[p]);
		}
	}
	assert_true(atomic_load(&refused) > 0);
}

/* Fewer threads than were wanted are in the log, once a context; an error is in the message. */
static void test_logged(void **state)
{
	const char *from = fx_made("logged", LEN, 1);
	struct pl_file *file;
	struct fx f;
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);

	(void)state;
	fx_open(&f, "threads=4", NULL);
	file = fx_file(&f, from, O_RDONLY);
	pl_log_set(receive, NULL, PL_LOG_WARN);
	atomic_store(&left, 0);
	for (unsigned int i = 0; i < 3; i++) {
		assert_moved(pl_read(file, host, LEN, 0, NULL), LEN);
	}
	atomic_store(&left, MOST * 100);
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	fx_pattern(want, 0, LEN, 1);
	fx_same(host, want, LEN, "read");
	assert_int_equal(atomic_load(&lines), 1);
	fx_shut(file);
	fx_close(&f);
	free(host);
	free(want);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_each_limit),
		cmocka_unit_test(test_logged),
	};

	/* What tries again for ever takes processor time, however busy the machine is. */
	(void)signal(SIGXCPU, too_long);
	(void)setrlimit(RLIMIT_CPU, &(struct rlimit){ 200, 300 });
	return cmocka_run_group_tests(tests, NULL, NULL);
}
