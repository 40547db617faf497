/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* lock: the order of all locks is kept, or the process ends with both names; and where it is not
 * checked a lock is pthread's. */

#include "unit.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>

#include "base/lock.h"

static struct lock outer = LOCK_INIT(RANK_MEM);
static struct lock inner = LOCK_INIT(RANK_SOFT);
static struct lock inner_too = LOCK_INIT(RANK_SOFT);
static struct rwlock last = RWLOCK_INIT(RANK_LOG);
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void in_order(void)
{
	lock_acquire(&outer);
	lock_acquire(&inner);
	rwlock_read(&last);
	rwlock_release(&last);
	lock_release(&outer); /* not the last one taken */
	rwlock_write(&last);
	lock_release(&inner);
	rwlock_release(&last);
	lock_acquire(&inner);
	(void)lock_wait_until(&inner, &cond, 0);
	lock_release(&inner);
	lock_acquire(&inner_too);
	lock_release(&inner_too);
	lock_assert_none("does what it should");
}

/* Who does not wait for ever may be out of order: only what it takes then counts. */
static void tried(void)
{
	struct timespec past = { 0, 0 };

	lock_acquire(&inner);
	if (!lock_try(&outer) || lock_try(&outer)) {
		_exit(2);
	}
	if (lock_acquire_until(&outer, &past)) {
		_exit(3);
	}
	lock_release(&outer);
	if (!lock_acquire_until(&outer, &past)) {
		_exit(4);
	}
	lock_release(&inner);
	lock_acquire(&inner);
	lock_release(&inner);
	lock_release(&outer);
	lock_assert_none("does what it should");
}

/* What a child does with a lock that its parent's thread, which is its own, had taken. */
static void forked(void)
{
#ifndef __SANITIZE_THREAD__ /* it would still take the lock for held */
	lock_acquire(&inner);
#endif
	lock_forget_held();
	lock_renew(&inner);
	lock_acquire(&outer);
	lock_acquire(&inner);
	lock_release(&inner);
	lock_release(&outer);
	lock_assert_none("does what it should");
}

static void ends_well(void **state)
{
	(void)state;
	in_order();
	tried();
}

static void wrong_order(void)
{
	lock_acquire(&inner);
	lock_acquire(&outer);
}

static void wrong_after_release(void)
{
	lock_acquire(&outer);
	rwlock_write(&last);
	lock_release(&outer);
	lock_acquire(&inner);
}

static void same_rank(void)
{
	lock_acquire(&inner);
	lock_acquire(&inner_too);
}

static void twice(void)
{
	rwlock_read(&last);
	rwlock_read(&last);
}

static void below_tried(void)
{
	lock_acquire(&inner);
	(void)lock_try(&outer);
	lock_acquire(&inner_too);
}

static void not_held(void)
{
	lock_acquire(&outer);
	lock_release(&outer);
	lock_release(&outer);
}

static void waits_above(void)
{
	lock_acquire(&outer);
	lock_acquire(&inner);
	(void)lock_wait_until(&outer, &cond, 0);
}

static void not_alone(void)
{
	lock_acquire(&outer);
	lock_assert_none("frees memory");
}

static const struct {
	void (*fn)(void);
	const char *words; /* NULL: it ends well */
} cases[] = {
	{ in_order, NULL },
	{ tried, NULL },
	{ forked, NULL },
	{ wrong_order, "takes mem_table.lock while it holds soft_dev.lock" },
	{ wrong_after_release, "takes soft_dev.lock while it holds sink_lock" },
	{ same_rank, "takes soft_dev.lock while it holds soft_dev.lock" },
	{ twice, "takes sink_lock (src/base/log.c) twice" },
	{ below_tried, "takes soft_dev.lock while it holds soft_dev.lock" },
	{ not_held, "releases mem_table.lock without holding it" },
	{ waits_above, "waits with mem_table.lock while it holds soft_dev.lock" },
	{ not_alone, "frees memory while it holds mem_table.lock" },
};

/* Runs it in a child: its status, and what it said. */
static int in_child(void (*fn)(void), char *said, size_t space)
{
	size_t at = 0;
	ssize_t n = 1;
	int status;
	int fd[2];
	pid_t pid;

	assert_int_equal(pipe(fd), 0);
	pid = fork();
	assert_true(pid >= 0);
	if (pid == 0) {
		(void)dup2(fd[1], STDERR_FILENO);
		fn();
		_exit(0);
	}
	(void)close(fd[1]);
	while (n > 0 && at < space - 1) {
		n = read(fd[0], said + at, space - 1 - at);
		at += n > 0 ? (size_t)n : 0;
	}
	said[at] = '\0';
	(void)close(fd[0]);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return status;
}

#ifdef PEERLANE_LOCK_CHECKS

static void checked(void **state)
{
	char said[4096];

	(void)state;
	for (size_t i = 0; i < COUNT(cases); i++) {
		int status = in_child(cases[i].fn, said, sizeof(said));

		if (!cases[i].words) {
			assert_string_equal(said, "");
			assert_int_equal(status, 0);
			continue;
		}
		assert_in(cases[i].words, said);
		assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
	}
}

/* What one thread holds is no matter to another. */
static void *other(void *arg)
{
	(void)arg;
	lock_acquire(&outer);
	lock_release(&outer);
	return NULL;
}

static void each_thread(void **state)
{
	pthread_t t;

	(void)state;
	lock_acquire(&inner);
	assert_int_equal(pthread_create(&t, NULL, other, NULL), 0);
	assert_int_equal(pthread_join(t, NULL), 0);
	lock_release(&inner);
}

#else

/* Nothing is looked at; and a wrong order that no second thread meets is no deadlock. */
static void checked(void **state)
{
	static const size_t harmless[] = { 3, 4, 5, 9 };
	char said[4096];

	(void)state;
	for (size_t i = 0; i < COUNT(harmless); i++) {
		assert_int_equal(in_child(cases[harmless[i]].fn, said, sizeof(said)), 0);
		assert_string_equal(said, "");
	}
}

static void each_thread(void **state)
{
	(void)state;
	assert_int_equal(sizeof(struct lock), sizeof(pthread_mutex_t));
	assert_int_equal(sizeof(struct rwlock), sizeof(pthread_rwlock_t));
}

#endif

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ends_well),
		cmocka_unit_test(checked),
		cmocka_unit_test(each_thread),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
