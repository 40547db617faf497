/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Order by streams: the device's calls, waits and writes, and a driver that fails half-way. */

#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "api/context.h"
#include "base/config.h"
#include "launch/costs.h"

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct dev *d;
static struct dev_stream *s;
static char *mem;

#define LEN 65536u

static int setup(void **state)
{
	const char *settings[] = { "soft_gpus=2x16MiB", "test_cuda_lib=none" };
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	void *p;

	(void)state;
	o.settings = settings;
	o.n_settings = 2;
	assert_int_equal(pl_open(&o, &ctx), 0);
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	assert_int_equal(pl_mem_alloc(dev, LEN, 0, &p), 0);
	mem = p;
	d = dev->dev;
	assert_int_equal(d->order.create(d, &s), 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	d->stream.destroy(s);
	pl_close(ctx);
	return 0;
}

static void note(void *arg)
{
	*(char *)arg = mem[LEN - 1];
}

/* A call sees what was filled before it and not what is filled after it. */
static void test_calls_in_order(void **state)
{
	char seen[20];

	(void)state;
	for (int i = 0; i < 20; i++) {
		assert_int_equal(d->stream.fill(s, mem, (unsigned char)i, LEN), 0);
		assert_int_equal(d->order.host(s, note, &seen[i]), 0);
	}
	assert_int_equal(d->stream.sync(s), 0);
	for (int i = 0; i < 20; i++) {
		assert_int_equal(seen[i], i);
	}
}

/* A stream stands until the word comes: from the CPU, or from another stream; also past its wrap.
 */
static void test_waits_for_a_word(void **state)
{
	static const unsigned int starts[] = { 0, UINT32_MAX - 1 };
	static atomic_uint word;
	struct dev_stream *other;
	char seen = 0;

	(void)state;
	assert_int_equal(d->order.create(d, &other), 0);
	for (unsigned int i = 0; i < 2; i++) {
		unsigned int from = starts[i];

		atomic_store(&word, from);
		assert_int_equal(d->stream.fill(s, mem, 1, LEN), 0);
		assert_int_equal(d->stream.sync(s), 0);
		assert_int_equal(d->order.wait_value(s, &word, from + 2), 0);
		assert_int_equal(d->order.host(s, note, &seen), 0);
		d->order.set_value(d, &word, from + 1);
		assert_int_equal(d->stream.fill(other, mem, 2, LEN), 0);
		assert_int_equal(d->stream.sync(other), 0);
		assert_int_equal(d->order.write_value(other, &word, from + 2), 0);
		assert_int_equal(d->stream.sync(s), 0);
		assert_int_equal(seen, 2);
		assert_int_equal(atomic_load(&word), from + 2);
	}
	d->stream.destroy(other);
}

static void test_handles(void **state)
{
	struct dev_stream *same;
	struct dev_stream *none = NULL;
	struct pl_dev *second;

	(void)state;
	assert_int_equal(d->order.wrap(d, d->order.handle(s), &same), 0);
	assert_int_equal(d->stream.fill(same, mem, 9, LEN), 0);
	d->stream.destroy(same);
	assert_int_equal(d->stream.fill(s, mem, 8, 1), 0); /* it is still there */
	assert_int_equal(d->stream.sync(s), 0);
	assert_int_equal(mem[0], 8);
	assert_int_equal(mem[1], 9);
	assert_int_equal(pl_dev_open(ctx, "soft:1", &second), 0);
	assert_int_equal(second->dev->order.wrap(second->dev, d->order.handle(s), &none), -EINVAL);
	assert_int_equal(d->order.wrap(d, &none, &none), -EINVAL);
	assert_null(none);
}

static int fail_value(struct dev_stream *st, atomic_uint *word, unsigned int value)
{
	(void)st;
	(void)word;
	(void)value;
	return -EIO;
}

static int fail_host(struct dev_stream *st, dev_host_fn fn, void *arg)
{
	(void)st;
	(void)fn;
	(void)arg;
	return -EIO;
}

static atomic_bool open_gate;

static void stand(void *arg)
{
	(void)arg;
	while (!atomic_load(&open_gate)) {
		sched_yield();
	}
}

/* Half a transfer is none: the call fails, nothing is carried out later, the stream goes on. */
static void test_half_queued(void **state)
{
	static char src[LEN];
	size_t len = LEN;
	ssize_t n = -7;
	struct pl_stream *ps;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	int (*wait_value)(struct dev_stream *, atomic_uint *, unsigned int) = d->order.wait_value;
	int (*host)(struct dev_stream *, dev_host_fn, void *) = d->order.host;

	(void)state;
	memset(src, 3, LEN);
	memset(mem, 0, LEN);
	io.mem = mem;
	io.src = src;
	io.len = &len;
	io.result = &n;
	assert_int_equal(pl_stream_create(dev, &ps), 0);
	atomic_store(&open_gate, false);
	assert_int_equal(host(ps->stream->launch.s, stand, NULL), 0);
	d->order.wait_value = fail_value;
	assert_int_equal(pl_stream_copy(ps, &io), -EIO);
	d->order.wait_value = wait_value;
	d->order.host = fail_host;
	assert_int_equal(pl_stream_copy(ps, &io), -EIO);
	d->order.host = host;
	atomic_store(&open_gate, true);
	assert_int_equal(pl_stream_sync(ps), 0);
	while (dev_pending(DEV_ALL)) {
		sched_yield(); /* what was posted is let go of */
	}
	assert_int_equal(n, -7);
	assert_int_equal(mem[0], 0);
	assert_int_equal(pl_stream_copy(ps, &io), 0);
	assert_int_equal(pl_stream_sync(ps), 0);
	assert_int_equal(n, LEN);
	assert_memory_equal(mem, src, LEN);
	pl_stream_close(ps);
}

/* Queues a transfer and waits for it: what the stream's word must have reached. */
static unsigned int carry_one(struct pl_stream *ps)
{
	static char src[LEN];
	size_t len = LEN;
	ssize_t n = -7;
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.mem = mem;
	io.src = src;
	io.len = &len;
	io.result = &n;
	assert_int_equal(pl_stream_copy(ps, &io), 0);
	assert_int_equal(pl_stream_sync(ps), 0);
	assert_int_equal(n, LEN);
	return ps->stream->number;
}

/* The program's stream may look at its word again after it was closed here, and when another has
 * taken it: what it waited for must still be reached. */
static void test_word_of_the_next(void **state)
{
	struct pl_stream *ps;
	atomic_uint *word;
	unsigned int number;

	(void)state;
	assert_int_equal(pl_stream_wrap(dev, d->order.handle(s), &ps), 0);
	(void)carry_one(ps);
	number = carry_one(ps);
	word = &ps->stream->word->value;
	pl_stream_close(ps);
	assert_int_equal(pl_stream_wrap(dev, d->order.handle(s), &ps), 0);
	assert_ptr_equal(&ps->stream->word->value, word); /* else it tests nothing */
	assert_true((int)(atomic_load(word) - number) >= 0);
	assert_true((int)(carry_one(ps) - number) > 0);
	pl_stream_close(ps);
}

/* Where the first write of a word is slower than the second. */
static void (*set_value)(struct dev *dev, atomic_uint *word, unsigned int value);
static atomic_uint slow; /* the value whose write waits */
static atomic_uint last;

static void set_slowly(struct dev *of, atomic_uint *word, unsigned int value)
{
	if (value == atomic_load(&slow)) {
		for (int i = 0; i < 200 && atomic_load(&last) == 0; i++) {
			usleep(1000);
		}
	}
	set_value(of, word, value);
	atomic_store(&last, value);
}

/* A transfer that was taken back is not waited for, so the one behind it may be done first. */
static void test_taken_back_last(void **state)
{
	static char src[LEN];
	size_t len = LEN;
	struct pl_stream *ps;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct dev_order_ops good = d->order;
	unsigned int number;

	(void)state;
	io.mem = mem;
	io.src = src;
	io.len = &len;
	assert_int_equal(pl_stream_create(dev, &ps), 0);
	number = ps->stream->number;
	atomic_store(&slow, number + 1);
	atomic_store(&last, 0);
	atomic_store(&open_gate, false);
	assert_int_equal(d->order.host(ps->stream->launch.s, stand, NULL), 0);
	set_value = good.set_value;
	d->order.set_value = set_slowly;
	d->order.wait_value = fail_value;
	assert_int_equal(pl_stream_copy(ps, &io), -EIO);
	d->order.wait_value = good.wait_value;
	assert_int_equal(pl_stream_copy(ps, &io), 0);
	atomic_store(&open_gate, true);
	while (dev_pending(DEV_ALL) || atomic_load(&ps->stream->word->value) == number) {
		sched_yield();
	}
	assert_int_equal(atomic_load(&ps->stream->word->value), number + 2);
	assert_int_equal(pl_stream_sync(ps), 0);
	d->order = good;
	pl_stream_close(ps);
}

/* A device that failed for good never calls: closing does not wait for what it queued. */
static int swallow(struct dev_stream *st, dev_host_fn fn, void *arg)
{
	(void)st;
	(void)fn;
	(void)arg;
	return 0;
}

static int swallow_value(struct dev_stream *st, atomic_uint *word, unsigned int value)
{
	(void)st;
	(void)word;
	(void)value;
	return 0;
}

static void test_never_called(void **state)
{
	static char src[LEN];
	size_t len = LEN;
	struct pl_stream *ps;
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct dev_order_ops good = d->order;

	(void)state;
	io.mem = mem;
	io.src = src;
	io.len = &len;
	assert_int_equal(pl_stream_create(dev, &ps), 0);
	d->order.host = swallow;
	d->order.wait_value = swallow_value;
	assert_int_equal(pl_stream_copy(ps, &io), 0);
	assert_int_equal(pl_stream_copy(ps, &io), 0);
	d->order = good;
	pl_stream_close(ps);
	assert_false(dev_pending(DEV_ALL));
}

/* Which pieces a kernel copies. The figures are an H100's, in ns a piece, but for the last rows. */
static void test_costs(void **state)
{
	static const struct {
		struct cost c;
		bool sparing;
		bool soonest;
	} of[] = {
		{ { .kernel_ns = 170, .driver_ns = 2000, .call_ns = 1300 },
		  true,
		  true }, /* 8 KiB */
		{ { .kernel_ns = 853, .driver_ns = 1230, .call_ns = 672 },
		  true,
		  true }, /* 40 KiB */
		{ { .kernel_ns = 853, .driver_ns = 1230, .call_ns = 100 }, false, true },
		{ { .kernel_ns = 1310, .driver_ns = 1650, .call_ns = 670 },
		  false,
		  true }, /* 64 KiB */
		{ { .kernel_ns = 5240, .driver_ns = 5040, .call_ns = 670 }, false, false },
		/* The kernel is the slower one, whatever the thread does meanwhile. */
		{ { .kernel_ns = 1000, .driver_ns = 990, .call_ns = 990 }, false, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(of) / sizeof(of[0]); i++) {
		assert_int_equal(cost_is_kernels(&of[i].c, false), of[i].sparing);
		assert_int_equal(cost_is_kernels(&of[i].c, true), of[i].soonest);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_calls_in_order, setup, teardown),
		cmocka_unit_test_setup_teardown(test_waits_for_a_word, setup, teardown),
		cmocka_unit_test_setup_teardown(test_handles, setup, teardown),
		cmocka_unit_test_setup_teardown(test_half_queued, setup, teardown),
		cmocka_unit_test_setup_teardown(test_word_of_the_next, setup, teardown),
		cmocka_unit_test_setup_teardown(test_taken_back_last, setup, teardown),
		cmocka_unit_test_setup_teardown(test_never_called, setup, teardown),
		cmocka_unit_test(test_costs),
	};

	return cmocka_run_group_tests_name("stream", tests, NULL, NULL);
}
