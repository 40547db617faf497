/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Promises and still moments: on the same device one excludes the other, on others it does not. */

#include "unit.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/log.h"
#include "dev/dev.h"

/* Any two of a driver that nobody else uses here. */
static const struct dev_driver driver = { .name = "test" };
static dev_set a, b;

static void nap(void)
{
	(void)usleep(1000);
}

static atomic_uint complaints;

static void on_log(int level, const char *line, void *arg)
{
	(void)level;
	(void)line;
	(void)arg;
	atomic_fetch_add(&complaints, 1);
}

static int setup(void **state)
{
	(void)state;
	log_set_sink(on_log, NULL, LOG_WARN);
	a = UINT64_C(1) << dev_place(&driver, 0);
	b = UINT64_C(1) << dev_place(&driver, 1);
	return 0;
}

static void places(void **state)
{
	struct dev first = { .place = dev_place(&driver, 0) };
	struct dev second = { .place = dev_place(&driver, 1) };
	dev_set last = 0;

	(void)state;
	assert_true(a != b);
	assert_true(dev_set_of(&first) == a); /* another context's */
	assert_true(dev_set_of(&second) == b);
	assert_true(dev_set_of(NULL) == 0);
	for (int i = 2; i < 80; i++) {
		last = UINT64_C(1) << dev_place(&dev_soft_driver, i);
		assert_true(last != a && last != b);
	}
	assert_true(last == UINT64_C(1) << 63); /* of all that are too many */
}

static bool still_now(dev_set on)
{
	bool still = dev_quiesce_try(on);

	if (still) {
		dev_quiesce_end(on);
	}
	return still;
}

/* Beside transfers that streams carry by themselves, and no others. */
static void beside_ordered_ones(void **state)
{
	(void)state;
	dev_pending_begin(a);
	assert_false(dev_quiesce_try_ordered(a));
	dev_ordered_begin(a);
	assert_false(still_now(a));
	assert_true(dev_quiesce_try_ordered(a | b));
	dev_quiesce_end(a | b);
	dev_pending_begin(b);
	assert_false(dev_quiesce_try_ordered(a | b));
	assert_true(dev_quiesce_try_ordered(a));
	dev_quiesce_end(a);
	dev_pending_end(b);
	dev_pending_begin(a);
	assert_false(dev_quiesce_try_ordered(a));
	dev_pending_end(a);
	dev_ordered_end(a);
	assert_false(dev_quiesce_try_ordered(a));
	dev_pending_end(a);
	assert_true(dev_quiesce_try_ordered(a));
	dev_quiesce_end(a);
}

static void each_its_own(void **state)
{
	(void)state;
	dev_pending_begin(a);
	assert_false(still_now(a));
	assert_false(still_now(a | b));
	assert_false(still_now(DEV_ALL));
	assert_true(still_now(b));
	dev_pending_begin(a | b);
	assert_false(still_now(b));
	dev_pending_end(a);
	assert_false(still_now(a));
	dev_pending_end(a | b);
	assert_true(still_now(DEV_ALL));
	assert_true(dev_quiesce_try(a));
	dev_quiesce_begin(a); /* they overlap */
	dev_pending_begin(b);
	dev_pending_end(b);
	dev_quiesce_end(a);
	dev_quiesce_end(a);
}

/* While a stream waits for a transfer, its devices are held and no others. */
static void held(void **state)
{
	(void)state;
	assert_false(dev_restricted(DEV_ALL));
	dev_restrict(a);
	assert_true(dev_restricted(a));
	assert_false(dev_restricted(b));
	dev_restrict(a | b);
	dev_unrestrict(a);
	assert_true(dev_restricted(a));
	assert_true(dev_restricted(b));
	assert_true(dev_restricted(DEV_ALL));
	assert_false(dev_restricted(0)); /* the host */
	dev_unrestrict(a | b);
	assert_false(dev_restricted(DEV_ALL));
}

struct waiter {
	pthread_t thread;
	dev_set on;
	bool promise;
	atomic_bool done;
};

static void *wait_for_it(void *arg)
{
	struct waiter *w = arg;

	if (w->promise) {
		dev_pending_begin(w->on);
	} else {
		dev_quiesce_begin(w->on);
	}
	atomic_store(&w->done, true);
	return NULL;
}

static void start(struct waiter *w)
{
	assert_int_equal(pthread_create(&w->thread, NULL, wait_for_it, w), 0);
}

static void finish(struct waiter *w)
{
	assert_int_equal(pthread_join(w->thread, NULL), 0);
	assert_true(atomic_load(&w->done));
}

/* A promise comes after the still moment of one of its devices; that somebody waits for it shows in
 * that no further one is to be had there. */
static void promises_wait(void **state)
{
	struct waiter other = { .on = b, .promise = true };
	struct waiter both = { .on = a | b, .promise = true };

	(void)state;
	dev_quiesce_begin(a);
	start(&other);
	finish(&other); /* it does not wait */
	start(&both);
	while (!atomic_load(&both.done) && still_now(a)) {
		nap();
	}
	assert_false(atomic_load(&both.done));
	dev_quiesce_end(a);
	finish(&both);
	assert_false(still_now(a));
	dev_pending_end(a | b);
	dev_pending_end(b);
	assert_true(still_now(DEV_ALL));
}

/* A still moment comes after the last promise on any of its devices. Those who come later wait for
 * it: so does this thread, which therefore only looks whether there is one. */
static void stills_wait(void **state)
{
	struct waiter all = { .on = DEV_ALL };
	struct waiter late = { .on = b, .promise = true };
	bool first;

	(void)state;
	dev_pending_begin(a);
	dev_pending_begin(a | b);
	start(&all);
	start(&late);
	while (!atomic_load(&all.done) && still_now(b)) {
		nap();
	}
	dev_pending_end(a | b);
	for (unsigned int i = 0; i < 20; i++) {
		nap();
		assert_false(atomic_load(&all.done));
	}
	dev_pending_end(a);
	/* Its thread may have been the first: then the still moment waits for its promise, too. */
	while (!atomic_load(&all.done) && !atomic_load(&late.done)) {
		nap();
	}
	first = !atomic_load(&all.done);
	if (first) {
		dev_pending_end(b);
	}
	finish(&all);
	dev_quiesce_end(DEV_ALL);
	finish(&late);
	if (!first) {
		dev_pending_end(b);
	}
	assert_true(still_now(DEV_ALL));
}

#define THREADS 4
#define DEVICES 3

static atomic_uint promised[DEVICES], served[DEVICES], wrong;

static void enter(atomic_uint *ours, const atomic_uint *theirs, dev_set on)
{
	for (unsigned int i = 0; i < DEVICES; i++) {
		if (on & a << i) {
			atomic_fetch_add(&ours[i], 1);
			atomic_fetch_add(&wrong, atomic_load(&theirs[i]) != 0);
		}
	}
	for (unsigned int i = 0; i < DEVICES; i++) {
		if (on & a << i) {
			atomic_fetch_sub(&ours[i], 1);
		}
	}
}

static void *mix(void *arg)
{
	uint64_t rng = (uintptr_t)arg;

	for (unsigned int i = 0; i < 20000; i++) {
		uint64_t x = unit_random(&rng);
		dev_set on = a * (1 + x % ((1u << DEVICES) - 1));

		switch (x >> 32 & 3) {
		case 0:
		case 1:
			dev_pending_begin(on);
			enter(promised, served, on);
			dev_pending_end(on);
			break;
		case 2:
			dev_quiesce_begin(on);
			enter(served, promised, on);
			dev_quiesce_end(on);
			break;
		default:
			if (dev_quiesce_try(on)) {
				enter(served, promised, on);
				dev_quiesce_end(on);
			}
		}
	}
	return NULL;
}

static void many(void **state)
{
	uint64_t seed = unit_seed();
	pthread_t t[THREADS];

	(void)state;
	assert_true(b == a << 1);
	assert_true((UINT64_C(1) << dev_place(&driver, 2)) == a << 2);
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(
			pthread_create(&t[i], NULL, mix, (void *)(uintptr_t)(seed + i * 7919)), 0);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(atomic_load(&wrong), 0);
	assert_true(still_now(DEV_ALL));
}

/* Whoever slept was woken, and did not find out by himself after long. */
static void woken(void **state)
{
	(void)state;
	assert_int_equal(atomic_load(&complaints), 0);
	log_set_sink(NULL, NULL, LOG_OFF);
}

/* Who waits for others holds none of our locks. */
static void with_a_lock(void **state)
{
	static struct lock lock = LOCK_INIT(RANK_MEM);

	(void)state;
	for (int i = 0; i < 2; i++) {
		pid_t pid = fork();
		int status;

		if (pid == 0) {
			(void)close(STDERR_FILENO);
			lock_acquire(&lock);
			if (i) {
				dev_pending_begin(a);
			} else {
				dev_quiesce_begin(a);
			}
			_exit(0);
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
#ifdef PEERLANE_LOCK_CHECKS
		assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
#else
		assert_int_equal(status, 0);
#endif
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_its_own), cmocka_unit_test(beside_ordered_ones),
		cmocka_unit_test(held),		cmocka_unit_test(promises_wait),
		cmocka_unit_test(stills_wait),	cmocka_unit_test(many),
		cmocka_unit_test(woken),	cmocka_unit_test(with_a_lock),
		cmocka_unit_test(places),
	};

	return cmocka_run_group_tests(tests, setup, NULL);
}
