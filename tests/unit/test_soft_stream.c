/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev/soft: streams, events, and copies that fail. */

#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/fault.h"
#include "dev/dev.h"

static struct config config = { .soft_gpus = (char *)"2x16MiB", .soft_host_addressable = true };

static struct dev *d;
static struct dev_stream *s;
static char *mem; /* LEN bytes on d */

#define LEN (8u * MIB)

static int setup(void **state)
{
	void *p;

	(void)state;
	assert_int_equal(dev_soft_driver.open(&config, 0, &d), 0);
	assert_int_equal(d->stream.create(d, &s), 0);
	assert_int_equal(d->mem.alloc(d, LEN, &p), 0);
	mem = p;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	d->stream.destroy(s);
	dev_soft_driver.close(d);
	return 0;
}

static struct dev_event *event(void)
{
	struct dev_event *e;

	assert_int_equal(d->stream.event.create(d, &e), 0);
	return e;
}

static void copy(void *dst, const void *src, size_t len)
{
	assert_int_equal(d->stream.copy(s, dst, src, len), 0);
}

static int settled(struct dev_event *e)
{
	int rc;

	while ((rc = d->stream.event.query(e)) == -EBUSY) {
		sched_yield();
	}
	return rc;
}

static void test_copies(void **state)
{
	struct dev *other;
	char *a = malloc(100000);
	char *b = calloc(1, 100000);
	void *there;

	(void)state;
	assert_int_equal(dev_soft_driver.open(&config, 1, &other), 0);
	assert_int_equal(other->mem.alloc(other, 100000, &there), 0);
	assert_int_equal(d->share.peer_enable(d, other), 0);
	unit_pattern(a, 100000, 3);
	/* Host to device, inside it, to its peer, and back; any alignment. */
	copy(mem + 5, a, 100000);
	copy(mem + 1000001, mem + 5, 100000);
	copy(there, mem + 1000001, 100000);
	copy(b, there, 100000);
	assert_int_equal(d->stream.sync(s), 0);
	assert_pattern(b, 100000, 3);
	copy(b, mem, 0);
	copy(NULL, NULL, 0);
	assert_int_equal(d->stream.sync(s), 0);
	dev_soft_driver.close(other);
	free(a);
	free(b);
}

/* All at once, and the array is the caller's again at once. */
static void test_many(void **state)
{
	struct dev_piece v[1000];
	char *a = malloc(1000 * 37);
	char *b = calloc(1, 1000 * 37);

	(void)state;
	unit_pattern(a, 1000 * 37, 9);
	for (size_t i = 0; i < 1000; i++) {
		v[i] = (struct dev_piece){ mem + 5000 * ((i * 7) % 1000) + i % 3, a + 37 * i, 37 };
	}
	assert_int_equal(d->stream.copy_many(s, v, 1000, (struct dev_touch){ 0 }), 0);
	for (size_t i = 0; i < 1000; i++) {
		v[i] = (struct dev_piece){ b + 37 * i, v[i].dst, 37 };
	}
	assert_int_equal(d->stream.copy_many(s, v, 1000, (struct dev_touch){ 0 }), 0);
	memset(v, 0, sizeof(v));
	assert_int_equal(d->stream.sync(s), 0);
	assert_pattern(b, 1000 * 37, 9);
	assert_int_equal(d->stream.copy_many(s, v, 0, (struct dev_touch){ 0 }), 0);
	/* One that fails is told, and does not keep the others from being copied. */
	v[0] = (struct dev_piece){ mem, unit_hole(), 10 };
	v[1] = (struct dev_piece){ mem + 100, a, 37 };
	assert_int_equal(d->stream.copy_many(s, v, 2, (struct dev_touch){ 0 }), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	assert_pattern(mem + 100, 37, 9);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d->stream.copy_many(s, v, 2, (struct dev_touch){ 0 }), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	free(a);
	free(b);
}

/* Each copy reads what the one before it wrote, in a queue that overflows. */
static void test_order(void **state)
{
	size_t step = 4096;

	(void)state;
	assert_int_equal(d->stream.fill(s, mem, 1, step), 0);
	for (size_t i = 1; i < LEN / step; i++) {
		copy(mem + i * step, mem + (i - 1) * step, step);
		if (i % 100 == 0) {
			assert_int_equal(
				d->stream.fill(s, mem + i * step + 17, (unsigned char)(i / 100), 1),
				0);
		}
	}
	assert_int_equal(d->stream.sync(s), 0);
	for (size_t i = 0; i < LEN / step; i++) {
		assert_int_equal(mem[i * step], 1);
		assert_int_equal(mem[i * step + 17], i < 100 ? 1 : (char)(i / 100));
		assert_int_equal(mem[i * step + step - 1], 1);
	}
}

static void test_asynchronous(void **state)
{
	struct dev_event *e = event();
	bool busy = false;

	(void)state;
	assert_int_equal(d->stream.event.query(e), 0);
	/* A third of a second of work: queuing it must be quicker, at least once. */
	for (int round = 0; round < 100 && !busy; round++) {
		for (int i = 0; i < 100; i++) {
			assert_int_equal(d->stream.fill(s, mem, (unsigned char)i, LEN), 0);
		}
		assert_int_equal(d->stream.event.record(s, e), 0);
		busy = d->stream.event.query(e) == -EBUSY;
		assert_int_equal(d->stream.event.wait(e), 0);
		assert_int_equal(d->stream.event.query(e), 0);
		assert_int_equal(mem[LEN - 1], 99);
	}
	assert_true(busy);
	d->stream.event.destroy(e);
}

static void test_event_is_a_point(void **state)
{
	struct dev_event *first = event();
	struct dev_event *last = event();

	(void)state;
	assert_int_equal(d->stream.fill(s, mem, 1, 4096), 0);
	assert_int_equal(d->stream.event.record(s, first), 0);
	for (int i = 0; i < 200; i++) {
		assert_int_equal(d->stream.fill(s, mem + 4096, 2, LEN - 4096), 0);
	}
	assert_int_equal(d->stream.event.record(s, last), 0);
	assert_int_equal(d->stream.event.wait(first), 0);
	assert_int_equal(mem[4095], 1);
	assert_int_equal(d->stream.event.wait(last), 0);
	assert_int_equal(mem[LEN - 1], 2);
	/* Recorded anew it is a later point. */
	assert_int_equal(d->stream.fill(s, mem, 3, LEN), 0);
	assert_int_equal(d->stream.event.record(s, first), 0);
	assert_int_equal(d->stream.event.wait(first), 0);
	assert_int_equal(mem[0], 3);
	d->stream.event.destroy(first);
	d->stream.event.destroy(last);
}

static void test_destroy_waits(void **state)
{
	struct dev_stream *t;

	(void)state;
	assert_int_equal(d->stream.create(d, &t), 0);
	for (int i = 0; i < 50; i++) {
		assert_int_equal(d->stream.fill(t, mem, (unsigned char)i, MIB), 0);
	}
	d->stream.destroy(t);
	assert_int_equal(mem[MIB - 1], 49);
}

static void test_unmapped_host(void **state)
{
	struct dev_event *e = event();
	char *p = unit_map(8192);

	(void)state;
	unit_pattern(mem, 8192, 0);
	copy(unit_hole(), mem, 100);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	assert_words("a copy on soft:0 failed");
	/* Reported once; the stream is good for more. */
	assert_int_equal(d->stream.sync(s), 0);
	copy(mem, unit_hole(), 100);
	assert_int_equal(d->stream.event.record(s, e), 0);
	assert_int_equal(d->stream.event.wait(e), -EFAULT);
	munmap(p + 4096, 4096);
	copy(p, mem, 8192);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	copy(p, mem, 4096);
	assert_int_equal(d->stream.sync(s), 0);
	assert_pattern(p, 4096, 0);
	munmap(p, 4096);
	/* A device never writes outside of its memory. */
	assert_int_equal(d->stream.fill(s, p, 1, 1), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	d->stream.event.destroy(e);
}

static void test_sticky(void **state)
{
	struct dev_event *e = event();

	(void)state;
	/* What follows a failure without a wait between them must not hide it. */
	copy(mem, unit_hole(), 10);
	copy(mem, mem + 100, 10);
	copy(mem, mem + 200, 10);
	assert_int_equal(d->stream.event.record(s, e), 0);
	assert_int_equal(d->stream.event.wait(e), -EFAULT);
	copy(mem, mem + 100, 10);
	assert_int_equal(d->stream.event.record(s, e), 0);
	assert_int_equal(d->stream.event.wait(e), 0);
	assert_int_equal(d->stream.sync(s), 0);
	d->stream.event.destroy(e);
}

/* A failure belongs to the copy that failed: neither to the one before it, however late that one is
 * asked for, nor to nobody because somebody else was told. */
static void test_whose_failure(void **state)
{
	struct dev_event *good = event();
	struct dev_event *bad = event();
	struct dev_event *worse = event();

	(void)state;
	for (int i = 0; i < 300; i++) {
		copy(mem, mem + 4096, 4096);
		assert_int_equal(d->stream.event.record(s, good), 0);
		copy(mem, unit_hole(), 64);
		assert_int_equal(d->stream.event.record(s, bad), 0);
		copy(mem, unit_hole(), 64);
		assert_int_equal(d->stream.event.record(s, worse), 0);
		if (i % 2) {
			assert_int_equal(settled(worse), -EFAULT);
			assert_int_equal(settled(good), 0);
			assert_int_equal(settled(bad), -EFAULT);
		} else {
			assert_int_equal(settled(good), 0);
			assert_int_equal(settled(bad), -EFAULT);
			assert_int_equal(settled(worse), -EFAULT);
		}
	}
	copy(mem, mem + 4096, 4096);
	assert_int_equal(d->stream.event.record(s, good), 0);
	assert_int_equal(settled(good), 0);
	d->stream.event.destroy(good);
	d->stream.event.destroy(bad);
	d->stream.event.destroy(worse);
}

static void test_pin(void **state)
{
	char *p = unit_map(8192);

	(void)state;
	assert_int_equal(d->mem.pin(d, p, 8192), 0);
	assert_int_equal(d->mem.pin(d, p, 8192), -EEXIST);
	assert_words("pinned already");
	unit_pattern(p, 8192, 9);
	copy(mem, p, 8192);
	assert_int_equal(d->stream.sync(s), 0);
	assert_pattern(mem, 8192, 9);
	assert_int_equal(d->stream.fill(s, p, 'f', 8192), 0);
	assert_int_equal(d->stream.sync(s), 0);
	assert_int_equal(p[8191], 'f');
	assert_int_equal(d->mem.unpin(d, p, 8192), 0);
	assert_int_equal(d->mem.unpin(d, p, 8192), -ENOENT);
	munmap(p, 8192);
	/* The kernel looks again: not pinned, not mapped. */
	copy(mem, p, 8192);
	assert_int_equal(d->stream.sync(s), -EFAULT);
}

#define STREAMS 4

static void *one_stream(void *arg)
{
	char *at = mem + (uintptr_t)arg * MIB;
	struct dev_stream *t;
	char *host = malloc(MIB);
	bool ok = d->stream.create(d, &t) == 0;

	for (unsigned int i = 0; i < 20 && ok; i++) {
		memset(host, (int)((uintptr_t)arg * 20 + i), MIB);
		ok = d->stream.copy(t, at, host, MIB) == 0 && d->stream.sync(t) == 0 &&
		     d->stream.fill(t, host, 0, 0) == 0 && d->stream.copy(t, host, at, MIB) == 0 &&
		     d->stream.sync(t) == 0 && host[MIB - 1] == (char)((uintptr_t)arg * 20 + i);
	}
	d->stream.destroy(t);
	free(host);
	return ok ? arg : (void *)-1;
}

static void test_threads(void **state)
{
	pthread_t t[STREAMS];

	(void)state;
	for (uintptr_t i = 0; i < STREAMS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, one_stream, (void *)i), 0);
	}
	for (uintptr_t i = 0; i < STREAMS; i++) {
		void *rc;

		pthread_join(t[i], &rc);
		assert_ptr_equal(rc, (void *)i);
	}
}

/* A stream of one device begins when another's event has come: that of the last record before. */
static void test_after(void **state)
{
	struct dev_stream *first;
	struct dev_event *e = event();
	struct dev *other;
	char *slow = calloc(1, LEN);
	char *back = calloc(1, LEN);

	(void)state;
	unit_pattern(slow, LEN, 8);
	assert_int_equal(dev_soft_driver.open(&config, 1, &other), 0);
	assert_int_equal(other->stream.create(other, &first), 0);
	/* Nothing was recorded: there is nothing to wait for. */
	assert_int_equal(d->stream.event.after(s, e), 0);
	assert_int_equal(d->stream.sync(s), 0);
	d->stream.event.destroy(e);
	assert_int_equal(other->stream.event.create(other, &e), 0);
	for (int round = 0; round < 50; round++) {
		memset(back, 0, LEN);
		unit_pattern(slow, LEN, (uint64_t)round);
		assert_int_equal(other->stream.copy(first, mem, slow, LEN), 0);
		assert_int_equal(other->stream.event.record(first, e), 0);
		assert_int_equal(d->stream.event.after(s, e), 0);
		copy(back, mem, LEN);
		assert_int_equal(d->stream.sync(s), 0);
		assert_memory_equal(back, slow, LEN);
	}
	assert_int_equal(other->stream.sync(first), 0);
	other->stream.event.destroy(e);
	other->stream.destroy(first);
	dev_soft_driver.close(other);
	free(back);
	free(slow);
}

static void test_out_of_resources(void **state)
{
	struct dev_stream *t;
	struct dev_event *e;

	(void)state;
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d->stream.create(d, &t), -ENOMEM);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(d->stream.event.create(d, &e), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(d->stream.create(d, &t), -EAGAIN);
	assert_words("cannot start a stream of soft:0");
	fault_arm(FAULT_SYS, 0, 0);
}

#define LOOKS 20000u
#define LOOKS_NS UINT64_C(2000000000) /* fewer where they take longer */

struct adds {
	atomic_uint round; /* one operation for each */
	atomic_uint added; /* those that were queued */
	atomic_uint let_go;
	atomic_bool over;
};

static void stand(void *arg)
{
	struct adds *a = arg;

	while (atomic_load(&a->let_go) < atomic_load(&a->round)) {
		sched_yield();
	}
}

static void *add(void *arg)
{
	struct adds *a = arg;
	unsigned int seen = 0;

	while (!atomic_load(&a->over)) {
		unsigned int now = atomic_load(&a->round);

		if (now != seen) {
			seen = now;
			assert_int_equal(d->order.host(s, stand, a), 0);
			atomic_store(&a->added, now);
		} else {
			sched_yield();
		}
	}
	return NULL;
}

/* A look whether the stream is idle does not wait for what another thread queues meanwhile: here
 * that ends only when the look has returned. The two meet at other points each time. */
static void test_idle(void **state)
{
	struct adds a = { .round = 0 };
	uint64_t until = clock_now_ns() + LOOKS_NS;
	pthread_t t;

	(void)state;
	assert_int_equal(d->stream.idle(s), 0);
	assert_int_equal(pthread_create(&t, NULL, add, &a), 0);
	for (unsigned int i = 1; i <= LOOKS && clock_now_ns() < until; i++) {
		int rc;

		atomic_store(&a.round, i);
		for (volatile unsigned int k = i % 512; k; k--) {
		}
		rc = d->stream.idle(s);
		assert_true(!rc || rc == -EBUSY);
		atomic_store(&a.let_go, i);
		while (atomic_load(&a.added) < i) {
			sched_yield();
		}
		assert_int_equal(d->stream.sync(s), 0);
	}
	atomic_store(&a.over, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(d->stream.sync(s), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_copies),
		TEST(test_many),
		TEST(test_order),
		TEST(test_asynchronous),
		TEST(test_event_is_a_point),
		TEST(test_destroy_waits),
		TEST(test_unmapped_host),
		TEST(test_sticky),
		TEST(test_whose_failure),
		TEST(test_pin),
		TEST(test_threads),
		TEST(test_after),
		TEST(test_out_of_resources),
		TEST(test_idle),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
