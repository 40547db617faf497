/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev/soft: memory, and who owns an address. */

#include "unit.h"

#include "base/config.h"
#include "base/fault.h"
#include "dev/dev.h"

#define GRAIN 65536u
#define GRAINS 32u /* of each device */

static struct config config = { .soft_gpus = (char *)"2x2MiB", .soft_host_addressable = true };

static int setup(void **state)
{
	struct dev *d;
	int rc = dev_soft_driver.open(&config, 0, &d);

	*state = d;
	return rc;
}

static int teardown(void **state)
{
	dev_soft_driver.close(*state);
	return 0;
}

static void *get(struct dev *d, size_t len)
{
	void *p = NULL;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	assert_non_null(p);
	assert_int_equal((uintptr_t)p % 4096, 0);
	return p;
}

static uint64_t left(struct dev *d)
{
	uint64_t n = 0;

	assert_int_equal(d->mem.free_bytes(d, &n), 0);
	return n;
}

static void test_first_fit(void **state)
{
	struct dev *d = *state;
	char *a = get(d, 1);
	char *b = get(d, GRAIN + 1);
	char *c = get(d, GRAIN);

	assert_ptr_equal(b, a + GRAIN);
	assert_ptr_equal(c, b + 2 * GRAIN);
	assert_int_equal(left(d), (GRAINS - 4) * GRAIN);
	/* The first hole that is large enough, not the best one. */
	assert_int_equal(d->mem.release(d, b), 0);
	assert_int_equal(left(d), (GRAINS - 2) * GRAIN);
	assert_ptr_equal(get(d, 10), b);
	assert_ptr_equal(get(d, 2 * GRAIN), c + GRAIN);
	assert_ptr_equal(get(d, 10), b + GRAIN);
}

static void test_join(void **state)
{
	static const unsigned char orders[][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
						   { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
	struct dev *d = *state;

	/* In whatever order neighbours are freed, the space is one piece again. */
	for (size_t i = 0; i < COUNT(orders); i++) {
		void *v[3];
		void *all;

		for (int k = 0; k < 3; k++) {
			v[k] = get(d, 3 * GRAIN);
		}
		for (int k = 0; k < 3; k++) {
			assert_int_equal(d->mem.release(d, v[orders[i][k]]), 0);
		}
		assert_int_equal(left(d), GRAINS * GRAIN);
		all = get(d, GRAINS * GRAIN);
		assert_int_equal(left(d), 0);
		assert_int_equal(d->mem.release(d, all), 0);
	}
}

static void test_exhaustion(void **state)
{
	struct dev *d = *state;
	void *v[GRAINS];
	void *p = &v;

	assert_int_equal(d->mem.alloc(d, GRAINS * GRAIN + 1, &p), -ENOMEM);
	assert_words("2 MiB are free");
	assert_int_equal(d->mem.alloc(d, SIZE_MAX, &p), -ENOMEM);
	assert_int_equal(d->mem.alloc(d, SIZE_MAX - 100, &p), -ENOMEM);
	for (unsigned int i = 0; i < GRAINS; i++) {
		v[i] = get(d, GRAIN);
	}
	assert_int_equal(d->mem.alloc(d, 1, &p), -ENOMEM);
	assert_words("0 B are free");
	assert_ptr_equal(p, &v);
	/* Enough in sum, but not in one piece. */
	for (unsigned int i = 0; i < GRAINS; i += 2) {
		assert_int_equal(d->mem.release(d, v[i]), 0);
	}
	assert_int_equal(d->mem.alloc(d, 2 * GRAIN, &p), -ENOMEM);
	assert_words("space for 131072 contiguous bytes; 1 MiB are free");
	assert_ptr_equal(get(d, GRAIN), v[0]);
}

static void test_bad_release(void **state)
{
	struct dev *d = *state;
	char *a = get(d, 2 * GRAIN);

	assert_int_equal(d->mem.release(d, a + GRAIN), -ENOENT);
	assert_int_equal(d->mem.release(d, a + 2 * GRAIN), -ENOENT);
	assert_int_equal(d->mem.release(d, a - GRAIN), -ENOENT);
	assert_int_equal(d->mem.release(d, NULL), -ENOENT);
	assert_int_equal(d->mem.release(d, a), 0);
	assert_int_equal(d->mem.release(d, a), -ENOENT);
	assert_int_equal(left(d), GRAINS * GRAIN);
}

static void test_identify(void **state)
{
	struct dev *d = *state;
	char *a = get(d, GRAIN);
	char *b = get(d, 2 * GRAIN);
	struct dev_range r = { 0 };
	int local;

	assert_int_equal(dev_soft_driver.identify(b + GRAIN + 17, &r), 0);
	assert_int_equal(r.base, (uintptr_t)b);
	assert_int_equal(r.len, 2 * GRAIN);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_int_equal(r.index, 0);
	assert_true(r.host_addressable);
	assert_int_equal(dev_soft_driver.identify(b + 2 * GRAIN - 1, &r), 0);
	assert_int_equal(r.base, (uintptr_t)b);
	assert_int_equal(dev_soft_driver.identify(b - 1, &r), 0);
	assert_int_equal(r.base, (uintptr_t)a);
	/* Free device memory, other memory, nothing. */
	assert_int_equal(dev_soft_driver.identify(b + 2 * GRAIN, &r), -EFAULT);
	assert_words("was it freed?");
	assert_int_equal(dev_soft_driver.identify(&local, &r), -ENOENT);
	assert_int_equal(dev_soft_driver.identify(NULL, &r), -ENOENT);
	assert_int_equal(r.base, (uintptr_t)a);
}

static void test_generation(void **state)
{
	struct dev *d = *state;
	uint64_t last = 0;

	for (int i = 0; i < 5; i++) {
		char *a = get(d, GRAIN);
		struct dev_range r;

		assert_int_equal(dev_soft_driver.identify(a + 100, &r), 0);
		assert_true(r.generation != 0);
		assert_true(r.generation != last);
		last = r.generation;
		assert_int_equal(d->mem.release(d, a), 0);
		assert_int_equal(dev_soft_driver.identify(a + 100, &r), -EFAULT);
	}
}

static void test_several_devices(void **state)
{
	struct dev *d0 = *state;
	struct dev_range r;
	struct dev *d1;
	struct dev *other;
	char *a;
	char *b;

	assert_int_equal(dev_soft_driver.open(&config, 1, &d1), 0);
	assert_int_equal(dev_soft_driver.open(&config, 2, &other), -ENODEV);
	assert_words("gives 2 of them");
	assert_int_equal(dev_soft_driver.open(&config, -1, &other), -ENODEV);
	a = get(d0, GRAIN);
	b = get(d1, GRAIN);
	memset(a, 'a', GRAIN);
	memset(b, 'b', GRAIN);
	assert_int_equal(a[GRAIN - 1], 'a');
	assert_int_equal(dev_soft_driver.identify(b + 1, &r), 0);
	assert_int_equal(r.index, 1);
	assert_int_equal(r.base, (uintptr_t)b);
	assert_int_equal(dev_soft_driver.identify(a + 1, &r), 0);
	assert_int_equal(r.index, 0);
	assert_string_equal(d1->props.name, "soft:1");
	assert_int_equal(d1->mem.release(d1, a), -ENOENT);
	dev_soft_driver.close(d1);
	assert_int_equal(dev_soft_driver.identify(b, &r), -ENOENT);
	assert_int_equal(dev_soft_driver.identify(a, &r), 0);
}

static void test_spec(void **state)
{
	static const char *const bad[] = { "",	     "x",	"2",	   "2x",     "x4GiB",
					   "0x4GiB", "65x1MiB", "1x1KiB",  "1x8TiB", "-1x4MiB",
					   "2y4MiB", "2x4MiBx", "1.5x4MiB" };
	struct dev_props p;
	char why[300];

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		struct config c = { .soft_gpus = (char *)bad[i] };

		assert_int_equal(dev_soft_driver.count(&c, why, sizeof(why)), 0);
		assert_in("COUNTxSIZE", why);
		assert_int_equal(dev_soft_driver.describe(&c, 0, &p), -EINVAL);
	}
	assert_int_equal(dev_soft_driver.count(&(struct config){ .soft_gpus = (char *)"0" }, why,
					       sizeof(why)),
			 0);
	assert_in("asks for none", why);
	assert_int_equal(dev_soft_driver.count(&config, why, sizeof(why)), 2);
	assert_int_equal(dev_soft_driver.describe(&config, 1, &p), 0);
	assert_true(p.fit && p.soft && p.total == 2 * MIB && p.host_addressable);
}

/* The n-th allocation or system call fails: an error, nothing leaks, and then it works. */
static void test_open_fails(void **state)
{
	int first = dup(0);
	int last;

	(void)state;
	close(first);
	for (int kind = FAULT_ALLOC; kind <= FAULT_SYS; kind++) {
		unsigned long nth = 0;
		int rc;

		do {
			struct dev *d;

			fault_arm((enum fault_kind)kind, ++nth, EMFILE);
			rc = dev_soft_driver.open(&config, 0, &d);
			fault_arm((enum fault_kind)kind, 0, 0);
			if (!rc) {
				dev_soft_driver.close(d);
			}
		} while (rc);
		assert_true(nth > 2);
	}
	last = dup(0);
	close(last);
	assert_int_equal(last, first);
}

static void test_alloc_fails(void **state)
{
	struct dev *d = *state;
	void *p;

	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d->mem.alloc(d, GRAIN, &p), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	/* The machine has no memory for it. */
	fault_arm(FAULT_SYS, 1, ENOMEM);
	assert_int_equal(d->mem.alloc(d, GRAIN, &p), -ENOMEM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_words("this machine has no memory");
	assert_int_equal(left(d), GRAINS * GRAIN);
	p = get(d, GRAINS * GRAIN);
	assert_int_equal(d->mem.release(d, p), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_first_fit),	    TEST(test_join),
		TEST(test_exhaustion),	    TEST(test_bad_release),
		TEST(test_identify),	    TEST(test_generation),
		TEST(test_several_devices), cmocka_unit_test(test_spec),
		TEST(test_open_fails),	    TEST(test_alloc_fails),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
