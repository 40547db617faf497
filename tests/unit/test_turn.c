/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* storage: the turn to write a file. One has it at a time, everybody gets it, nobody hangs. */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>

#include "base/clock.h"
#include "storage/turn.h"

#define CROWD 8u
#define TIMES 20000u
#define LIMIT 50u /* seconds; a hang ends here */

struct shared {
	struct turn turn;
	unsigned long count; /* by who has the turn alone: no atomic */
	atomic_uint late;
	atomic_uint got; /* how often others had it */
};

static void in_line(const struct turn *t, unsigned int n)
{
	while (atomic_load(&t->waiting) != n) {
		(void)usleep(100);
	}
}

static void *count_up(void *arg)
{
	struct shared *s = arg;

	for (unsigned int i = 0; i < TIMES; i++) {
		/* Now and then in a hurry, so that some leave the line. */
		uint64_t deadline = i % 3 ? 0 : clock_now_ns() + i % 7 * 1000;

		if (turn_take(&s->turn, deadline)) {
			atomic_fetch_add(&s->late, 1);
			continue;
		}
		s->count++;
		if (i % 64 == 0) {
			(void)usleep(1);
		}
		turn_give(&s->turn);
	}
	return NULL;
}

static void one_at_a_time(void **state)
{
	struct shared s = { .count = 0 };
	pthread_t t[CROWD];

	(void)state;
	turn_init(&s.turn);
	for (unsigned int i = 0; i < CROWD; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, count_up, &s), 0);
	}
	for (unsigned int i = 0; i < CROWD; i++) {
		pthread_join(t[i], NULL);
	}
	assert_int_equal(s.count + atomic_load(&s.late), CROWD * TIMES);
	assert_int_equal(atomic_load(&s.turn.waiting), 0);
	assert_null(s.turn.first);
	assert_null(s.turn.last);
	assert_false(atomic_load(&s.turn.taken));
	turn_finish(&s.turn);
}

static void not_past_the_deadline(void **state)
{
	struct turn t;
	uint64_t until;

	(void)state;
	turn_init(&t);
	assert_int_equal(turn_take(&t, 1), 0); /* nobody has it: there is nothing to wait for */
	assert_false(turn_over(&t));
	assert_int_equal(turn_take(&t, 1), -ETIMEDOUT);
	until = clock_now_ns() + 20000000;
	assert_int_equal(turn_take(&t, until), -ETIMEDOUT);
	assert_true(clock_now_ns() >= until);
	assert_int_equal(atomic_load(&t.waiting), 0);
	turn_give(&t);
	assert_int_equal(turn_take(&t, 0), 0);
	turn_give(&t);
	turn_finish(&t);
}

static void *take_once(void *arg)
{
	struct shared *s = arg;

	if (turn_take(&s->turn, 0)) {
		return arg;
	}
	atomic_fetch_add(&s->got, 1);
	turn_give(&s->turn);
	return NULL;
}

/* Who comes back at once, again and again, does not keep the others from it for ever. */
static void everybody_gets_it(void **state)
{
	struct shared s = { .count = 0 };
	pthread_t t[CROWD];
	void *res;

	(void)state;
	turn_init(&s.turn);
	assert_int_equal(turn_take(&s.turn, 0), 0);
	for (unsigned int i = 0; i < CROWD; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, take_once, &s), 0);
	}
	in_line(&s.turn, CROWD);
	while (!turn_over(&s.turn)) {
		(void)usleep(100);
	}
	/* The line has waited for a slice: this goes to the first of it, whatever we do. */
	turn_give(&s.turn);
	assert_int_equal(turn_take(&s.turn, 0), 0);
	assert_true(atomic_load(&s.got) >= 1);
	while (atomic_load(&s.got) < CROWD) {
		turn_give(&s.turn);
		assert_int_equal(turn_take(&s.turn, 0), 0);
	}
	turn_give(&s.turn);
	for (unsigned int i = 0; i < CROWD; i++) {
		pthread_join(t[i], &res);
		assert_null(res);
	}
	turn_finish(&s.turn);
}

/* A child has the line, but nobody who stands in it. */
static void a_child_does_not_wait(void **state)
{
	struct shared s = { .count = 0 };
	pthread_t t[2];
	int status;
	pid_t pid;

	(void)state;
	turn_init(&s.turn);
	assert_int_equal(turn_take(&s.turn, 0), 0);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, take_once, &s), 0);
	}
	in_line(&s.turn, COUNT(t));
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		(void)alarm(10);
		turn_finish(&s.turn);
		_exit(0);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	turn_give(&s.turn);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		pthread_join(t[i], NULL);
	}
	assert_int_equal(atomic_load(&s.got), COUNT(t));
	turn_finish(&s.turn);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_at_a_time),
		cmocka_unit_test(not_past_the_deadline),
		cmocka_unit_test(everybody_gets_it),
		cmocka_unit_test(a_child_does_not_wait),
	};

	(void)alarm(LIMIT);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
