/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What a transfer that is queued on a stream of one GPU keeps from being done, there and on another
 * one, over the fake driver that FAKECUDA_LIB names.
 */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "base/config.h"
#include "dev/dev.h"
#include "lib/fakecuda_app.h"

#define LEN 4096u

static struct config config;
static struct app app;
static struct dev *d[2];
static struct dev_stream *s[2];
static char *mem[2];
static char *host;

static dev_set owed; /* so that a test that fails leaves nobody waiting */

static void promise(dev_set on)
{
	dev_pending_begin(on);
	owed = on;
}

static void kept(void)
{
	dev_pending_end(owed);
	owed = 0;
}

static int start(void **state)
{
	char why[192];
	void *p;

	(void)state;
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(dev_cuda_driver.open(&config, i, &d[i]), 0);
		assert_int_equal(d[i]->stream.create(d[i], &s[i]), 0);
		assert_int_equal(d[i]->mem.alloc(d[i], LEN, &p), 0);
		mem[i] = p;
	}
	host = unit_map(LEN);
	unit_pattern(host, LEN, 0);
	assert_int_equal(d[0]->mem.pin(d[0], host, LEN), 0);
	return 0;
}

static int stop(void **state)
{
	(void)state;
	kept();
	assert_int_equal(d[0]->mem.unpin(d[0], host, LEN), 0);
	munmap(host, LEN);
	for (int i = 0; i < 2; i++) {
		d[i]->stream.destroy(s[i]);
		assert_true(!mem[i] || d[i]->mem.release(d[i], mem[i]) == 0);
		dev_cuda_driver.close(d[i]);
	}
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("contexts"), 0);
	assert_int_equal(app.violations(), 0);
	return 0;
}

/* Copies as the i-th GPU does now: 1 in rows, by the copy engine, 0 as a short copy is otherwise.
 */
static int in_rows(int i)
{
	unsigned long rows = app.calls("cuMemcpy2DAsync_v2");
	unsigned long plain = app.calls("cuMemcpyAsync");
	char zeros[LEN] = "", got[LEN];

	assert_int_equal(app.poke((uint64_t)(uintptr_t)mem[i], zeros, LEN), 0);
	assert_int_equal(d[i]->stream.copy(s[i], mem[i], host, LEN), 0);
	assert_int_equal(d[i]->stream.sync(s[i]), 0);
	assert_int_equal(app.peek((uint64_t)(uintptr_t)mem[i], got, LEN), 0);
	assert_memory_equal(got, host, LEN);
	rows = app.calls("cuMemcpy2DAsync_v2") - rows;
	plain = app.calls("cuMemcpyAsync") - plain;
	assert_true((rows > 0) != (plain > 0));
	return rows > 0;
}

/* The same of zeroing memory. */
static int zeroed_in_rows(int i)
{
	unsigned long rows = app.calls("cuMemcpy2DAsync_v2");
	unsigned long fills = app.calls("cuMemsetD8Async");

	assert_int_equal(d[i]->stream.fill(s[i], mem[i], 0, LEN), 0);
	assert_int_equal(d[i]->stream.sync(s[i]), 0);
	rows = app.calls("cuMemcpy2DAsync_v2") - rows;
	fills = app.calls("cuMemsetD8Async") - fills;
	assert_true((rows > 0) != (fills > 0));
	return rows > 0;
}

static void one_gpu_only(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) {
		promise(dev_set_of(d[i]));
		assert_int_equal(in_rows(i), 1);
		assert_int_equal(in_rows(!i), 0);
		assert_int_equal(zeroed_in_rows(i), 1);
		assert_int_equal(zeroed_in_rows(!i), 0);
		kept();
		assert_int_equal(in_rows(i), 0);
		assert_int_equal(zeroed_in_rows(i), 0);
	}
	promise(dev_set_of(d[0]) | dev_set_of(d[1]));
	assert_int_equal(in_rows(0) + in_rows(1), 2);
	kept();
}

struct call {
	void (*fn)(void);
	atomic_bool done;
};

static void *call(void *arg)
{
	struct call *c = arg;

	c->fn();
	atomic_store(&c->done, true);
	return NULL;
}

/* The driver is asked only when the promise on the first GPU was kept. */
static void waits(void (*fn)(void), const char *symbol)
{
	unsigned long before = app.calls(symbol);
	struct call c = { .fn = fn };
	pthread_t t;

	promise(dev_set_of(d[0]));
	assert_int_equal(pthread_create(&t, NULL, call, &c), 0);
	for (int i = 0; i < 20; i++) {
		(void)usleep(1000);
		assert_false(atomic_load(&c.done));
		assert_int_equal(app.calls(symbol), before);
	}
	kept();
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_true(atomic_load(&c.done));
	assert_true(app.calls(symbol) > before);
}

static char *pages;
static void *shared; /* memory that other processes may have */

static void free_on_first(void)
{
	(void)d[0]->mem.release(d[0], mem[0]);
	mem[0] = NULL;
}

static void unpin_on_first(void)
{
	(void)d[0]->mem.unpin_readonly(d[0], pages, LEN);
}

static void unpin_staging_on_first(void)
{
	(void)d[0]->mem.unpin(d[0], pages, LEN);
}

static void free_shared_on_first(void)
{
	(void)d[0]->mem.release(d[0], shared);
}

/* What frees or unpins waits for transfers on its own GPU, and not for another's. */
static void who_frees(void **state)
{
	(void)state;
	pages = unit_map(LEN);
	assert_int_equal(d[1]->mem.pin_readonly(d[1], pages, LEN), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.unpin_readonly(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.pin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.unpin(d[1], pages, LEN), 0);
	assert_int_equal(d[1]->mem.release(d[1], mem[1]), 0);
	mem[1] = NULL;
	kept();
	assert_int_equal(d[0]->mem.pin_readonly(d[0], pages, LEN), 0);
	waits(unpin_on_first, "cuMemHostUnregister");
	assert_int_equal(d[0]->mem.pin(d[0], pages, LEN), 0);
	waits(unpin_staging_on_first, "cuMemHostUnregister");
	waits(free_on_first, "cuMemFree_v2");
	munmap(pages, LEN);
}

/* So does what unmaps, also memory that several GPUs may access. */
static void who_unmaps(void **state)
{
	void *seen;

	(void)state;
	assert_int_equal(d[1]->share.alloc_shared(d[1], LEN, &shared), 0);
	assert_int_equal(d[1]->share.peer_map(d[1], d[0], shared, LEN, false, &seen), 0);
	promise(dev_set_of(d[0]));
	assert_int_equal(d[1]->mem.release(d[1], shared), 0);
	kept();
	assert_int_equal(d[0]->share.alloc_shared(d[0], LEN, &shared), 0);
	waits(free_shared_on_first, "cuMemUnmap");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(one_gpu_only, start, stop),
		cmocka_unit_test_setup_teardown(who_frees, start, stop),
		cmocka_unit_test_setup_teardown(who_unmaps, start, stop),
	};

	config.cuda_lib = getenv("FAKECUDA_LIB");
	if (!config.cuda_lib) {
		return unit_skip("FAKECUDA_LIB does not name the fake driver");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
