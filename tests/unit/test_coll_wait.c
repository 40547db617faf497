/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How the threads of a collective wait for a rank that is late. The host's word that ends all waits
 * is host memory: a short wait never loads it, of many threads one does each 20 us, and each thread
 * ends its wait once it is set. gpu_range(), through which the kernels' accesses go here, counts
 * the loads.
 */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/clock.h"
#include "dev/kernels/coll_wait.h"

#define WAITERS 4u
#define RANK 1u
#define EPOCH 7u
#define WORD COLL_WORD(COLL_BROADCAST, 0, 0, 0, 1)
#define FAR UINT64_C(60000000000)
#define T0 UINT64_C(1000000000)

static union {
	struct coll_state s;
	char bytes[COLL_STATE_BYTES + COLL_PARTS * COLL_HEAD_BYTES];
} mine __attribute__((aligned(64))), theirs __attribute__((aligned(64)));

static struct coll_report report;
static atomic_uint host_loads;

uint64_t gpu_range(uint64_t address, uint64_t len)
{
	if (address == (uint64_t)(uintptr_t)&report.shut) {
		assert_int_equal(len, sizeof(report.shut));
		atomic_fetch_add(&host_loads, 1);
	}
	return address;
}

uint64_t gpu_clock_ns(void)
{
	return clock_now_ns();
}

void gpu_pause(void)
{
}

static void anew(void)
{
	struct coll_own own = {
		.scratch = { (uint64_t)(uintptr_t)&mine, (uint64_t)(uintptr_t)&theirs },
		.report = (uint64_t)(uintptr_t)&report,
		.limit_ns = FAR,
		.tell_ns = FAR,
		.n = 2,
	};

	memset(&mine, 0, sizeof(mine));
	memset(&theirs, 0, sizeof(theirs));
	memset(&report, 0, sizeof(report));
	mine.s.own = own;
	atomic_store(&host_loads, 0);
}

static uint32_t look_after(uint64_t begun, uint64_t waited)
{
	return look((uint64_t)(uintptr_t)&mine, EPOCH, RANK, begun + waited, begun, WORD);
}

static void test_short_wait_loads_no_host_memory(void **state)
{
	(void)state;
	anew();
	report.shut = COLL_ESHUTDOWN;
	for (uint64_t ns = 0; ns < HOST_LOOK_NS; ns += 1000) {
		assert_int_equal(look_after(T0, ns), 0);
	}
	assert_int_equal(atomic_load(&host_loads), 0);
	assert_int_equal(look_after(T0, HOST_LOOK_NS), COLL_ESHUTDOWN);
	assert_int_equal(atomic_load(&host_loads), 1);
	assert_int_equal(report.error, COLL_ESHUTDOWN);
	assert_int_equal(report.error_rank, RANK + 1);
	assert_int_equal(theirs.s.stop, COLL_ESHUTDOWN);
}

/* A thousand threads that look at one time, again and again. */
static void test_one_of_many_asks_the_host(void **state)
{
	(void)state;
	anew();
	for (unsigned int k = 1; k <= 10; k++) {
		for (unsigned int thread = 0; thread < 1000; thread++) {
			/* Some began later, and clocks of two are not in step. */
			assert_int_equal(look_after(T0 + thread, k * HOST_LOOK_NS), 0);
		}
		assert_int_equal(atomic_load(&host_loads), k);
	}
	/* Those that do not ask hear it by this rank's own state. */
	report.shut = COLL_ESHUTDOWN;
	assert_int_equal(look_after(T0, 11 * HOST_LOOK_NS), COLL_ESHUTDOWN);
	assert_int_equal(look_after(T0, 11 * HOST_LOOK_NS + 1), COLL_ESHUTDOWN);
	assert_int_equal(atomic_load(&host_loads), 11);
}

/* What other ranks say is in GPU memory, and is looked at in the first look of the shortest wait.
 */
static void test_what_ranks_say_ends_a_wait_at_once(void **state)
{
	(void)state;
	anew();
	mine.s.gone[RANK] = EPOCH + 1;
	assert_int_equal(look_after(T0, 0), 0);
	mine.s.gone[RANK] = EPOCH;
	assert_int_equal(look_after(T0, 0), COLL_ESHUTDOWN);
	anew();
	mine.s.stop = COLL_EPROTO;
	assert_int_equal(look_after(T0, 0), COLL_EPROTO);
	anew();
	mine.s.own.limit_ns = 1;
	assert_int_equal(look_after(T0, 1), COLL_ETIMEDOUT);
	assert_int_equal(atomic_load(&host_loads), 0);
}

static void *wait_for_ever(void *arg)
{
	struct coll_wait w = { .scratch = (uint64_t)(uintptr_t)&mine,
			       .word = WORD,
			       .epoch = EPOCH };

	hear_one(&w, RANK, said_at((uint64_t)(uintptr_t)&mine, 0, part_of(EPOCH), RANK));
	*(uint32_t *)arg = w.err;
	return NULL;
}

static void test_host_ends_all_waits(void **state)
{
	pthread_t t[WAITERS];
	uint32_t err[WAITERS] = { 0 };
	uint64_t until = clock_now_ns() + 10 * UINT64_C(1000000000);

	(void)state;
	anew();
	for (unsigned int i = 0; i < WAITERS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, wait_for_ever, &err[i]), 0);
	}
	while (atomic_load(&host_loads) < 3 && clock_now_ns() < until) {
	}
	assert_true(atomic_load(&host_loads) >= 3);
	__atomic_store_n(&report.shut, COLL_ESHUTDOWN, __ATOMIC_RELEASE);
	for (unsigned int i = 0; i < WAITERS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
		assert_int_equal(err[i], COLL_ESHUTDOWN);
	}
}

/* Two launches that have found the same number, of two blocks each. */
static void test_two_at_the_same_time_are_found(void **state)
{
	const uint64_t scratch = (uint64_t)(uintptr_t)&mine;
	struct coll_wait w = { .scratch = scratch, .word = WORD, .epoch = EPOCH };

	(void)state;
	anew();
	mine.s.count = (EPOCH - 1) * COLL_BLOCKS;
	for (unsigned int k = 0; k < 2; k++) {
		find_another(&w, count_share(scratch, COLL_BLOCKS / 2));
		assert_int_equal(mine.s.failed, 0);
	}
	find_another(&w, count_share(scratch, COLL_BLOCKS / 2));
	assert_int_equal(mine.s.failed, COLL_EALREADY);
	assert_int_equal(report.error, COLL_EALREADY);
	assert_int_equal(report.error_epoch, EPOCH);
	/* One after the other is right. */
	anew();
	mine.s.count = EPOCH * COLL_BLOCKS;
	w.epoch = EPOCH + 1;
	find_another(&w, count_share(scratch, COLL_BLOCKS));
	assert_int_equal(mine.s.failed, 0);
	/* One rank alone counts as well. */
	count_alone(scratch, COLL_BLOCKS);
	assert_int_equal(mine.s.count, (EPOCH + 2) * COLL_BLOCKS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_short_wait_loads_no_host_memory),
		cmocka_unit_test(test_one_of_many_asks_the_host),
		cmocka_unit_test(test_what_ranks_say_ends_a_wait_at_once),
		cmocka_unit_test(test_host_ends_all_waits),
		cmocka_unit_test(test_two_at_the_same_time_are_found),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
