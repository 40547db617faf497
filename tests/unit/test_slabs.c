/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* exec/slabs: staging memory within a budget, first come first served. */

#include "slabs_kit.h"

/* What is prepared is there while a stream waits, and as much as the budget allows. */
static void prepared(void **state)
{
	dev_set on;
	struct slab *v[8];

	(void)state;
	begin(64 * LARGE, LARGE);
	on = dev_set_of(&devs[0]);
	assert_int_equal(slabs_prepare(&s, &devs[0], SLABS_PREPARED), 0);
	queued_begin(on);
	for (int i = 0; i < 8; i++) {
		v[i] = slab_try(&s, &devs[0], LARGE);
		assert_non_null(v[i]);
		assert_int_equal(v[i]->len, LARGE);
	}
	assert_null(slab_try(&s, &devs[0], LARGE));
	queued_end(on);
	for (int i = 0; i < 8; i++) {
		slab_put(v[i]);
	}
	end();
	begin(2 * LARGE, LARGE);
	assert_int_equal(slabs_prepare(&s, &devs[0], SLABS_PREPARED), 0);
	assert_true(pinned <= (long)(3 * LARGE));
	end();
}

/* While a transfer is queued on a stream, the driver may keep back who pins: the transfer could
 * wait for the slabs that this one holds. Transfers that streams carry by themselves wait for none.
 */
static void test_not_behind_streams(void **state)
{
	dev_set on = dev_set_of(&devs[0]);
	struct slab *v[3];
	long first;

	(void)state;
	begin(8 * LARGE, LARGE);
	queued_begin(on);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &v[0]), 0);
	first = pinned;
	assert_null(slab_try(&s, &devs[0], LARGE));
	assert_int_equal(slab_get(&s, &devs[0], LARGE, clock_now_ns() + 1000000, &v[1]),
			 -ETIMEDOUT);
	assert_int_equal(pinned, first);
	queued_end(on);
	dev_transfer_begin(queued_stream(), on, true);
	v[1] = slab_try(&s, &devs[0], LARGE);
	assert_non_null(v[1]);
	dev_transfer_unordered(on);
	assert_null(slab_try(&s, &devs[0], LARGE));
	queued_end(on);
	v[2] = slab_try(&s, &devs[0], LARGE);
	assert_non_null(v[2]);
	for (unsigned int i = 0; i < 3; i++) {
		slab_put(v[i]);
	}
	slabs_finish(&s);
	assert_int_equal(pinned, 0);
}

static atomic_bool queued; /* the transfer of the thread below */

static void *queue_one(void *arg)
{
	(void)arg;
	queued_begin(dev_set_of(&devs[0]));
	atomic_store(&queued, true);
	return NULL;
}

/* Nor can a stream begin to wait while one more is pinned. */
static void test_no_stream_meanwhile(void **state)
{
	dev_set on = dev_set_of(&devs[0]);
	struct slab *more = NULL;
	struct slab *first;
	pthread_t t[2];

	(void)state;
	begin(8 * LARGE, LARGE);
	first = get(0, LARGE);
	atomic_store(&hold_pins, true);
	assert_int_equal(pthread_create(&t[0], NULL, try_one, &more), 0);
	while (!atomic_load(&pinning)) {
		sched_yield();
	}
	atomic_store(&queued, false);
	assert_int_equal(pthread_create(&t[1], NULL, queue_one, NULL), 0);
	while (dev_quiesce_try(on)) {
		dev_quiesce_end(on);
		sched_yield();
	}
	for (unsigned int i = 0; i < 20; i++) {
		(void)usleep(1000);
		assert_false(atomic_load(&queued));
	}
	atomic_store(&hold_pins, false);
	(void)pthread_join(t[0], NULL);
	(void)pthread_join(t[1], NULL);
	queued_end(on);
	assert_non_null(more);
	slab_put(more);
	slab_put(first);
	end();
}

static void test_growth(void **state)
{
	struct slab *v[8];

	(void)state;
	begin(8 * LARGE, 2 * LARGE);
	assert_true(s.used == 0);
	v[0] = get(0, LARGE);
	assert_true(s.used == 2 * LARGE);
	v[1] = get(0, 70000);
	assert_true(s.used == 2 * LARGE);
	for (int i = 2; i < 8; i++) {
		v[i] = get(0, LARGE);
	}
	assert_true(s.used == 8 * LARGE && pinned == 8 * (long)LARGE);
	/* All different, none overlaps. */
	for (int i = 0; i < 8; i++) {
		memset(v[i]->addr, i + 1, LARGE);
	}
	for (int i = 0; i < 8; i++) {
		assert_int_equal(v[i]->addr[0], i + 1);
		assert_int_equal(v[i]->addr[LARGE - 1], i + 1);
	}
	assert_null(slab_try(&s, &devs[0], LARGE));
	slab_put(v[3]);
	assert_ptr_equal(slab_try(&s, &devs[0], LARGE), v[3]);
	for (int i = 0; i < 8; i++) {
		slab_put(v[i]);
	}
	assert_true(s.used == 8 * LARGE);
	end();
}

static void test_sizes(void **state)
{
	struct slab *small;
	struct slab *large;

	(void)state;
	begin(8 * LARGE, LARGE);
	small = get(0, 1);
	assert_int_equal(small->len, SLAB_SMALL);
	large = get(0, SLAB_SMALL + 1);
	assert_int_equal(large->len, LARGE);
	slab_put(small);
	assert_ptr_equal(get(0, SLAB_SMALL), small);
	slab_put(small);
	slab_put(large);
	end();
	/* The large class is never smaller than the small one. */
	slabs_init(&s, NULL, MIB, 1, 4096, 4096);
	assert_int_equal(slab_large(&s), SLAB_SMALL);
	slabs_finish(&s);
}

static void test_budget_and_drivers(void **state)
{
	struct slab *v[4];
	struct slab *b;
	struct slab *none;

	(void)state;
	begin(4 * LARGE, 4 * LARGE);
	for (int i = 0; i < 4; i++) {
		v[i] = get(0, LARGE);
	}
	/* The budget is spent; yet a second kind of device gets its first one, and no more. */
	b = get(1, LARGE);
	assert_true(s.used == 5 * LARGE);
	assert_null(slab_try(&s, &devs[1], LARGE));
	assert_null(slab_try(&s, &devs[0], LARGE));
	/* What another kind gives back is of no use: it is pinned elsewhere. */
	slab_put(v[0]);
	assert_null(slab_try(&s, &devs[1], LARGE));
	slab_put(b);
	assert_ptr_equal(slab_try(&s, &devs[1], LARGE), b);
	for (int i = 0; i < 5; i++) {
		slab_put(get(i, 1));
	}
	/* The table of pools has an end. */
	for (unsigned int i = 5; i < SLAB_POOLS; i++) {
		devs[4].driver = &drivers[i];
		slab_put(get(4, 1));
	}
	devs[4].driver = &drivers[SLAB_POOLS];
	assert_int_equal(slab_get(&s, &devs[4], 1, 0, &none), -EMFILE);
	assert_null(slab_try(&s, &devs[4], 1));
	for (int i = 1; i < 4; i++) {
		slab_put(v[i]);
	}
	slab_put(b);
	end();
}

static void test_pin_fails(void **state)
{
	struct slab *slab = NULL;

	(void)state;
	begin(4 * LARGE, LARGE);
	pin_error = ENOMEM;
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	assert_words("pinning 262144 bytes of staging slabs: no pins on a:0");
	assert_null(slab_try(&s, &devs[0], LARGE));
	assert_true(s.used == 0);
	/* Nothing to pin for is no failure. */
	pin_error = EOPNOTSUPP;
	slab = get(0, LARGE);
	assert_int_equal(pinned, 0);
	pin_error = EIO;
	assert_null(slab_try(&s, &devs[0], LARGE));
	slab_put(slab);
	/* There is one: whoever cannot have a new one waits for that. */
	slab = get(0, LARGE);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, clock_now_ns() + 5000000, &slab),
			 -ETIMEDOUT);
	slab_put(slab);
	end();
}

static void test_out_of_memory(void **state)
{
	struct slab *slab = NULL;

	(void)state;
	begin(4 * LARGE, LARGE);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 1, ENOMEM);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_words("cannot allocate 262144 bytes of staging slabs");
	/* mmap(2) beyond the limit of locked memory; here -EAGAIN means to try again. */
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_words("mlockall");
	assert_null(slab);
	slab_put(get(0, LARGE));
	end();
}

static void test_timeout(void **state)
{
	struct slab *only;
	struct slab *none = NULL;
	uint64_t began;

	(void)state;
	begin(LARGE, LARGE);
	only = get(0, LARGE);
	began = clock_now_ns();
	assert_int_equal(slab_get(&s, &devs[0], LARGE, began + 20000000, &none), -ETIMEDOUT);
	assert_words("no staging slab became free in time");
	assert_true(clock_now_ns() - began >= 20000000);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 1, &none), -ETIMEDOUT);
	assert_null(none);
	assert_false(slab_wanted(only));
	/* Whoever left the line is given nothing. */
	slab_put(only);
	assert_ptr_equal(get(0, LARGE), only);
	slab_put(only);
	end();
}

/* A budget with space for all never goes to one size alone, or two. */
static void test_three_sizes(void **state)
{
	struct slab *small[2 * LARGE / SLAB_SMALL];
	struct slab *v[20];
	size_t n = 0;

	(void)state;
	begin(0, 0);
	slabs_finish(&s);
	slabs_init(&s, NULL, 16 * LARGE, LARGE, LARGE / 2, LARGE);
	v[n] = get(0, SLAB_SMALL + 1);
	assert_int_equal(v[n++]->len, LARGE / 2);
	v[n] = get(0, LARGE / 2 + 1);
	assert_int_equal(v[n++]->len, LARGE);
	while (n < 13) {
		v[n++] = get(0, LARGE);
	}
	/* Three quarters of it. */
	assert_null(slab_try(&s, &devs[0], LARGE));
	v[n] = slab_try(&s, &devs[0], LARGE / 2);
	assert_non_null(v[n++]);
	v[n] = slab_try(&s, &devs[0], LARGE / 2);
	assert_int_equal(v[n++]->len, LARGE / 2);
	while ((v[n] = slab_try(&s, &devs[0], LARGE / 2)) != NULL) {
		n++;
	}
	/* Whoever comes last with short ones is many, and finds more than one. */
	for (size_t i = 0; i < COUNT(small); i++) {
		small[i] = slab_try(&s, &devs[0], 1);
		assert_non_null(small[i]);
		assert_int_equal(small[i]->len, SLAB_SMALL);
	}
	for (size_t i = 0; i < COUNT(small); i++) {
		slab_put(small[i]);
	}
	while (n) {
		slab_put(v[--n]);
	}
	/* Without space for that, whoever comes first. */
	end();
	slabs_init(&s, NULL, 4 * LARGE, LARGE, LARGE / 2, LARGE);
	while (n < 4) {
		v[n++] = get(0, LARGE);
	}
	while (n) {
		slab_put(v[--n]);
	}
	end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prepared),
		cmocka_unit_test(test_not_behind_streams),
		cmocka_unit_test(test_no_stream_meanwhile),
		cmocka_unit_test(test_growth),
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_three_sizes),
		cmocka_unit_test(test_budget_and_drivers),
		cmocka_unit_test(test_pin_fails),
		cmocka_unit_test(test_out_of_memory),
		cmocka_unit_test(test_timeout),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
