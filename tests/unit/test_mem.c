/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* mem: who owns a pointer, and what is said of memory that has gone. */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "base/config.h"
#include "base/fault.h"
#include "dev/table.h"
#include "mem/maps.h"
#include "mem/mem.h"

#define GRAIN 65536u

static const struct dev_driver *const drivers[] = { &dev_soft_driver, NULL };
static struct config config = { .soft_gpus = (char *)"2x4MiB", .soft_host_addressable = true };
static struct dev_table devices;
static struct mem_table t;
static struct dev *d;

static int setup(void **state)
{
	(void)state;
	dev_table_init(&devices, &config, drivers);
	mem_table_init(&t, &devices);
	return dev_table_named(&devices, DEV_WAIT, "soft:0", &d);
}

static int teardown(void **state)
{
	(void)state;
	mem_table_finish(&t);
	dev_table_finish(&devices);
	return 0;
}

/* Memory of the program around us: allocated past the table. */
static char *foreign(size_t len)
{
	void *p;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	return p;
}

static void test_alloc(void **state)
{
	struct mem_ref r;
	uint64_t before;
	uint64_t after;
	void *p = NULL;

	(void)state;
	assert_int_equal(d->mem.free_bytes(d, &before), 0);
	assert_int_equal(mem_alloc(&t, d, 100000, &p), 0);
	assert_int_equal(mem_get(&t, (char *)p + 99000, 1000, &r), 0);
	assert_ptr_equal(r.dev, d);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_true(r.host_addressable);
	assert_int_equal(r.base, (uintptr_t)p);
	assert_int_equal(r.len, 100000);
	mem_put(&r);
	mem_put(&r);
	/* Past what was asked for, though the device gives whole grains. */
	assert_int_equal(mem_get(&t, (char *)p + 99000, 1001, &r), -EFAULT);
	assert_words("exceed their allocation, which is 100000 bytes");
	assert_int_equal(mem_free(&t, (char *)p + 1), -ENOENT);
	assert_int_equal(mem_unregister(&t, p), -ENOENT);
	assert_int_equal(mem_free(&t, p), 0);
	assert_int_equal(mem_free(&t, p), -ENOENT);
	assert_int_equal(mem_free(&t, NULL), 0);
	assert_int_equal(mem_alloc(&t, d, 0, &p), -EINVAL);
	assert_int_equal(mem_alloc(&t, d, 5 * MIB, &p), -ENOMEM);
	assert_int_equal(d->mem.free_bytes(d, &after), 0);
	assert_true(before == after);
}

static void test_finish_frees(void **state)
{
	uint64_t before;
	uint64_t after;
	void *p;

	(void)state;
	assert_int_equal(d->mem.free_bytes(d, &before), 0);
	for (int i = 0; i < 5; i++) {
		assert_int_equal(mem_alloc(&t, d, GRAIN, &p), 0);
		assert_int_equal(mem_register(&t, (char *)p + 1, 10), 0);
	}
	mem_table_finish(&t);
	assert_int_equal(d->mem.free_bytes(d, &after), 0);
	assert_true(before == after);
	mem_table_init(&t, &devices);
}

static void test_busy(void **state)
{
	struct mem_ref a;
	struct mem_ref b;
	void *p;

	(void)state;
	assert_int_equal(mem_alloc(&t, d, GRAIN, &p), 0);
	assert_int_equal(mem_get(&t, p, GRAIN, &a), 0);
	assert_int_equal(mem_get(&t, (char *)p + 5, 1, &b), 0);
	assert_int_equal(mem_free(&t, p), -EBUSY);
	assert_words("in use by 2 transfers");
	mem_put(&a);
	assert_int_equal(mem_free(&t, p), -EBUSY);
	mem_put(&b);
	assert_int_equal(mem_free(&t, p), 0);
	assert_int_equal(mem_register(&t, &config, 8), 0);
	assert_int_equal(mem_get(&t, &config, 8, &a), 0);
	assert_int_equal(mem_unregister(&t, &config), -EBUSY);
	mem_put(&a);
	assert_int_equal(mem_unregister(&t, &config), 0);
}

/* Both memories are held, or none, whichever of them cannot be. */
static void test_both(void **state)
{
	struct mem_ref r[2];
	void *p[2];

	(void)state;
	assert_int_equal(mem_alloc(&t, d, GRAIN, &p[0]), 0);
	assert_int_equal(mem_alloc(&t, d, 2 * (size_t)GRAIN, &p[1]), 0);
	assert_int_equal(mem_get_both(&t, (const void *[]){ p[0], p[1] }, GRAIN, r), 0);
	assert_int_equal(r[0].base, (uintptr_t)p[0]);
	assert_int_equal(r[0].len, GRAIN);
	assert_int_equal(r[1].base, (uintptr_t)p[1]);
	assert_int_equal(r[1].len, 2 * GRAIN);
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(mem_free(&t, p[i]), -EBUSY);
		assert_words("in use by 1 transfers");
		mem_put(&r[i]);
	}
	for (unsigned int first = 0; first < 2; first++) {
		const void *const v[2] = { p[first], p[!first] };

		assert_int_equal(mem_get_both(&t, v, 2 * (size_t)GRAIN, r), -EFAULT);
		assert_words("exceed their allocation, which is 65536 bytes");
	}
	/* One memory twice. */
	assert_int_equal(mem_get_both(&t, (const void *[]){ p[0], p[0] }, 8, r), 0);
	assert_int_equal(mem_free(&t, p[0]), -EBUSY);
	assert_words("in use by 2 transfers");
	mem_put(&r[0]);
	mem_put(&r[1]);
	assert_int_equal(mem_free(&t, p[0]), 0);
	assert_int_equal(mem_free(&t, p[1]), 0);
}

static void test_register_host(void **state)
{
	static char host[4096];
	struct mem_ref r;

	(void)state;
	assert_int_equal(mem_get(&t, host, 10, &r), 0);
	assert_null(r.mem);
	assert_null(r.dev);
	assert_int_equal(r.kind, DEV_MEM_HOST);
	assert_int_equal(mem_register(&t, host, 1000), 0);
	assert_int_equal(mem_register(&t, host, 500), -EEXIST);
	assert_words("registered already");
	/* Overlapping ones with other starts are fine; the nearest that holds it all is meant. */
	assert_int_equal(mem_register(&t, host + 500, 3000), 0);
	assert_int_equal(mem_get(&t, host + 600, 100, &r), 0);
	assert_int_equal(r.base, (uintptr_t)host + 500);
	mem_put(&r);
	assert_int_equal(mem_get(&t, host + 400, 600, &r), 0);
	assert_int_equal(r.base, (uintptr_t)host);
	mem_put(&r);
	/* What neither holds is memory of the host like any other. */
	assert_int_equal(mem_get(&t, host + 400, 1000, &r), 0);
	assert_null(r.mem);
	assert_int_equal(mem_unregister(&t, host + 500), 0);
	assert_int_equal(mem_unregister(&t, host), 0);
	assert_int_equal(mem_unregister(&t, host), -ENOENT);
	assert_int_equal(mem_free(&t, host), -ENOENT);
}

static void test_register_bad(void **state)
{
	char *p = foreign(2 * GRAIN);

	(void)state;
	assert_int_equal(mem_register(&t, NULL, 1), -EINVAL);
	assert_int_equal(mem_register(&t, p, 0), -EINVAL);
	assert_int_equal(mem_register(&t, p, SIZE_MAX), -EINVAL);
	assert_int_equal(mem_register(&t, (void *)(UINTPTR_MAX - 10), 12), -EINVAL);
	assert_int_equal(mem_register(&t, &config, (size_t)1 << 60), -EINVAL);
	assert_int_equal(mem_register(&t, p + GRAIN, GRAIN + 1), -EINVAL);
	assert_words("exceed their allocation");
	assert_int_equal(t.ranges.n, 0);
	assert_int_equal(d->mem.release(d, p), 0);
	/* Freed device memory must not be taken for the host's. */
	assert_int_equal(mem_register(&t, p, GRAIN), -EFAULT);
	assert_words("was it freed?");
	assert_int_equal(t.ranges.n, 0);
}

static void test_foreign(void **state)
{
	char *p = foreign(2 * GRAIN);
	struct mem_ref r;

	(void)state;
	assert_int_equal(mem_get(&t, p + GRAIN, GRAIN, &r), 0);
	assert_null(r.mem);
	assert_ptr_equal(r.dev, d);
	assert_int_equal(r.base, (uintptr_t)p);
	assert_int_equal(mem_get(&t, p + GRAIN, GRAIN + 1, &r), -EFAULT);
	assert_int_equal(mem_get(&t, p + GRAIN, SIZE_MAX, &r), -EFAULT);
	assert_int_equal(mem_register(&t, p + 100, 1000), 0);
	assert_int_equal(mem_get(&t, p + 200, 900, &r), 0);
	assert_int_equal(r.base, (uintptr_t)p + 100);
	assert_int_equal(r.len, 1000);
	mem_put(&r);
	assert_int_equal(mem_unregister(&t, p + 100), 0);
	assert_int_equal(d->mem.release(d, p), 0);
	assert_int_equal(mem_get(&t, p, 1, &r), -EFAULT);
}

static void test_freed_and_reused(void **state)
{
	char *p = foreign(GRAIN);
	struct mem_ref same;
	struct mem_ref r;

	(void)state;
	assert_int_equal(mem_register(&t, p, GRAIN), 0);
	assert_int_equal(mem_get(&t, p, GRAIN, &r), 0);
	mem_put(&r);
	assert_int_equal(d->mem.release(d, p), 0);
	memset(&r, 0x5a, sizeof(r));
	same = r;
	assert_int_equal(mem_get(&t, p, 1, &r), -EFAULT);
	assert_words("was freed while registered");
	assert_memory_equal(&r, &same, sizeof(r));
	/* The address is back, but it is other memory. */
	assert_ptr_equal(foreign(GRAIN), p);
	assert_int_equal(mem_get(&t, p + 10, 1, &r), -EFAULT);
	assert_words("was freed while registered");
	/* The failures hold nothing: it can be registered anew. */
	assert_int_equal(mem_unregister(&t, p), 0);
	assert_int_equal(mem_register(&t, p, GRAIN), 0);
	assert_int_equal(mem_get(&t, p, GRAIN, &r), 0);
	mem_put(&r);
}

/* Registered inside of memory of ours, which is freed before it. */
static void test_inside_owned(void **state)
{
	struct mem_ref r;
	void *p;

	(void)state;
	assert_int_equal(mem_alloc(&t, d, GRAIN, &p), 0);
	assert_int_equal(mem_register(&t, p, 10), -EEXIST);
	assert_int_equal(mem_register(&t, (char *)p + 64, 10), 0);
	assert_int_equal(mem_free(&t, p), 0);
	assert_int_equal(mem_get(&t, (char *)p + 64, 10, &r), -EFAULT);
	assert_int_equal(mem_unregister(&t, (char *)p + 64), 0);
}

static void test_out_of_memory(void **state)
{
	uint64_t before;
	uint64_t after;
	unsigned long nth = 0;
	void *p;
	int rc;

	(void)state;
	assert_int_equal(d->mem.free_bytes(d, &before), 0);
	do {
		fault_arm(FAULT_ALLOC, ++nth, ENOMEM);
		rc = mem_alloc(&t, d, GRAIN, &p);
		fault_arm(FAULT_ALLOC, 0, 0);
		if (rc) {
			assert_int_equal(rc, -ENOMEM);
			assert_int_equal(d->mem.free_bytes(d, &after), 0);
			assert_true(before == after);
		}
	} while (rc);
	assert_true(nth > 2);
	assert_int_equal(mem_free(&t, p), 0);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(mem_register(&t, &config, 8), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
}

#define THREADS 4

static void *churn(void *arg)
{
	uintptr_t wrong = 0;

	for (int i = 0; i < 300; i++) {
		struct mem_ref r;
		void *p;

		wrong += mem_alloc(&t, d, GRAIN / 2, &p) != 0;
		wrong += mem_register(&t, (char *)p + 100, 50) != 0;
		wrong += mem_get(&t, (char *)p + 120, 10, &r) != 0;
		wrong += r.base != (uintptr_t)p + 100;
		wrong += mem_unregister(&t, (char *)p + 100) != -EBUSY;
		mem_put(&r);
		wrong += mem_unregister(&t, (char *)p + 100) != 0;
		wrong += mem_get(&t, (char *)p + 120, 10, &r) != 0;
		mem_put(&r);
		wrong += mem_free(&t, p) != 0;
	}
	(void)arg;
	return (void *)wrong;
}

static void test_threads(void **state)
{
	pthread_t v[THREADS];

	(void)state;
	for (int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&v[i], NULL, churn, NULL), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		void *wrong;

		pthread_join(v[i], &wrong);
		assert_null(wrong);
	}
	assert_int_equal(t.ranges.n, 0);
}

/* A peer's access to one allocation, as a driver keeps it. */
static struct dev_share_ops real;
static atomic_bool granted;

static int grant(struct dev *at, struct dev *peer, void *ptr, size_t len, bool atomics, void **out)
{
	atomic_store(&granted, true);
	return real.peer_map(at, peer, ptr, len, atomics, out);
}

static void wait_a_moment(void)
{
	struct timespec moment = { 0, 50000 };

	(void)nanosleep(&moment, NULL);
}

static int take_away(struct dev *at, struct dev *peer, void *ptr, size_t len)
{
	wait_a_moment(); /* drivers take as long */
	atomic_store(&granted, false);
	return real.peer_unmap(at, peer, ptr, len);
}

struct mapper {
	struct dev *peer;
	void *ptr;
	int first;
	int failed;
	int lost;
};

static void *map_and_unmap(void *arg)
{
	struct mapper *m = arg;

	for (int i = 0; i < 500; i++) {
		void *seen;

		m->failed += mem_map_peer(&t, m->ptr, 4096, m->peer, false, &seen) != 0;
		wait_a_moment();
		m->lost += !atomic_load(&granted);
		m->failed += mem_unmap_peer(&t, m->ptr, m->peer) != 0;
		for (int k = 0; k < (i + m->first) % 3; k++) {
			wait_a_moment(); /* without one, so that mappings overlap in all ways */
		}
	}
	return NULL;
}

/* While one thread ends a mapping, others make some: none loses the access that it was given. */
static void test_peer_maps_by_threads(void **state)
{
	struct mapper m = { .ptr = NULL };
	pthread_t v[2];
	struct mapper of[2];

	(void)state;
	assert_int_equal(dev_table_named(&devices, DEV_WAIT, "soft:1", &m.peer), 0);
	assert_int_equal(mem_alloc(&t, d, GRAIN, &m.ptr), 0);
	real = d->share;
	d->share.peer_map = grant;
	d->share.peer_unmap = take_away;
	for (int i = 0; i < 2; i++) {
		of[i] = m;
		of[i].first = i;
		assert_int_equal(pthread_create(&v[i], NULL, map_and_unmap, &of[i]), 0);
	}
	for (int i = 0; i < 2; i++) {
		pthread_join(v[i], NULL);
		assert_int_equal(of[i].failed, 0);
		assert_int_equal(of[i].lost, 0);
	}
	assert_false(atomic_load(&granted));
	d->share = real;
	assert_int_equal(mem_free(&t, m.ptr), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_alloc),	  TEST(test_finish_frees),
		TEST(test_busy),	  TEST(test_both),
		TEST(test_register_host), TEST(test_register_bad),
		TEST(test_foreign),	  TEST(test_freed_and_reused),
		TEST(test_inside_owned),  TEST(test_out_of_memory),
		TEST(test_threads),	  TEST(test_peer_maps_by_threads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
