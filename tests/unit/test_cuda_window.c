/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * CPU mappings of GPU memory by the kernel driver's own device files, on the fakes: all kinds of
 * memory that have a name, each refusal, a driver that maps other memory, and what is left.
 */

#include "direct_root.h"

#include <sys/mman.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/dev.h"
#include "fakerm/fakerm.h"
#include "lib/fakecuda_app.h"

#define LEN (3 * MIB)

static struct config config = { .p2p = (char *)"auto" };
static struct app app;
static struct dev *d;
static unsigned int warnings;

static void on_log(int level, const char *text, void *arg)
{
	(void)arg;
	(void)text;
	warnings += level == LOG_WARN;
}

static void open_device(void)
{
	char why[192];

	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
}

static int begin(void **state)
{
	(void)state;
	config.cuda_lib = getenv("FAKECUDA_LIB");
	root_make();
	assert_int_equal(fakerm_set("files", 1), 0);
	assert_int_equal(fakerm_set("windows", 1), 0);
	assert_int_equal(fakerm_set("space", 2), 0);
	log_set_sink(on_log, NULL, LOG_WARN);
	warnings = 0;
	open_device();
	return 0;
}

static int end(void **state)
{
	(void)state;
	dev_cuda_driver.close(d);
	assert_int_equal(fakerm_count("windows"), 0);
	assert_int_equal(fakerm_count("names"), 0);
	assert_int_equal(fakerm_count("files"), 0);
	assert_int_equal(fakerm_violations(), 0);
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(app.live("handles"), 0);
	assert_int_equal(app.live("memory"), 0);
	if (app.violations()) {
		fail_msg("misuse of CUDA: %s", app.violation());
	}
	root_end();
	return 0;
}

/* Each side sees what the other wrote. */
static void shows(char *ptr, size_t len, uint64_t seed)
{
	char *bytes = unit_map(len);
	struct dev_window w;

	if (d->share.cpu_map(d, ptr, len, NULL, &w)) {
		fail_msg("%zu bytes at %p: %s", len, (void *)ptr, err_message());
	}
	assert_string_equal(w.how, "driver");
	assert_false(w.cached);
	assert_int_equal(fakerm_count("windows"), 1);
	unit_pattern(bytes, len, seed);
	memcpy(w.cpu, bytes, len);
	memset(bytes, 0, len);
	assert_int_equal(app.peek((uint64_t)(uintptr_t)ptr, bytes, len), 0);
	assert_pattern(bytes, len, seed);
	unit_pattern(bytes, len, seed + 1);
	assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, bytes, len), 0);
	assert_pattern(w.cpu, len, seed + 1);
	assert_int_equal(d->share.cpu_unmap(d, &w), 0);
	assert_int_equal(fakerm_count("windows"), 0);
	assert_int_equal(fakerm_count("names"), 0);
	munmap(bytes, len);
}

static void test_kinds_of_memory(void **state)
{
	static const size_t lens[] = { 4096, 65536, MIB + 4096, LEN };
	void *ptr;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_int_equal(d->mem.alloc(d, lens[i], &ptr), 0);
		shows(ptr, lens[i], i);
		shows((char *)ptr + 13, lens[i] - 1024, 50 + i);
		assert_int_equal(d->mem.release(d, ptr), 0);
		assert_int_equal(d->share.alloc_shared(d, lens[i], &ptr), 0);
		shows(ptr, lens[i], 100 + i);
		shows((char *)ptr + 4095, 1, 150 + i);
		assert_int_equal(d->mem.release(d, ptr), 0);
	}
}

/* Whole pages of GPUs, with several allocations in them: each is where it is in its page. */
static void test_pages(void **state)
{
	static const size_t lens[] = { 4, 1000, 100000, 70000 };
	unsigned char bytes[1000];
	char *p[COUNT(lens)];
	struct dev_known known;
	struct dev_window w;
	uintptr_t from = UINTPTR_MAX;
	uintptr_t to = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		void *ptr;

		assert_int_equal(d->mem.alloc(d, lens[i], &ptr), 0);
		p[i] = ptr;
		from = min_u64(from, (uintptr_t)p[i]);
		to = max_u64(to, (uintptr_t)p[i] + lens[i]);
	}
	from = align_down(from, DEV_CPU_PAGE);
	to = align_up(to, DEV_CPU_PAGE);
	for (size_t i = 0; i < COUNT(lens); i++) {
		/* Whichever is known. */
		known = (struct dev_known){ p[i], lens[i] };
		assert_int_equal(d->share.cpu_map(d, (void *)from, to - from, &known, &w), 0);
		assert_string_equal(w.how, "driver");
		for (size_t k = 0; k < COUNT(lens); k++) {
			size_t n = min_u64(lens[k], sizeof(bytes));

			unit_pattern(bytes, n, 10 * i + k);
			assert_int_equal(app.poke((uint64_t)(uintptr_t)p[k], bytes, n), 0);
			assert_memory_equal((char *)w.cpu + ((uintptr_t)p[k] - from), bytes, n);
		}
		assert_int_equal(d->share.cpu_unmap(d, &w), 0);
	}
	/* Pages that the driver has not as one with these. */
	assert_int_equal(d->share.cpu_map(d, (void *)from, to - from + 2 * MIB, &known, &w),
			 -EOPNOTSUPP);
	assert_words("not all of these pages as one");
	assert_int_equal(d->share.cpu_map(d, (void *)(from - DEV_CPU_PAGE),
					  to - from + DEV_CPU_PAGE, &known, &w),
			 -EOPNOTSUPP);
	assert_words("not all of these pages as one");
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_int_equal(d->mem.release(d, p[i]), 0);
	}
}

/* All that was tried is in the message; the driver's own way last. */
static void refused(const char *words)
{
	struct dev_window w;
	void *ptr;

	assert_int_equal(d->mem.alloc(d, 65536, &ptr), 0);
	assert_int_equal(d->share.cpu_map(d, ptr, 65536, NULL, &w), -EOPNOTSUPP);
	if (!strstr(err_message(), "/dev/gdrdrv") || !strstr(err_message(), "dma-buf") ||
	    !strstr(err_message(), "the driver's device files: ") ||
	    !strstr(err_message(), words)) {
		fail_msg("'%s' is not in '%s'", words, err_message());
	}
	assert_int_equal(d->mem.release(d, ptr), 0);
}

static void test_refusals(void **state)
{
	(void)state;
	assert_int_equal(fakerm_set("files", 0), 0);
	refused("cannot open /dev/nvidiactl");
	assert_int_equal(fakerm_set("files", 1), 0);
	assert_int_equal(fakerm_set("windows", 0), 0);
	refused("NOT_SUPPORTED");
	assert_int_equal(fakerm_set("windows", 1), 0);
	assert_int_equal(fakerm_set("space", 1), 0);
	refused("not the GPU's own");
	assert_int_equal(fakerm_set("space", 2), 0);
	root_driver("550.54.14");
	refused("565.57");
	assert_int_equal(warnings, 0);
	root_driver("595.71.05");
}

/* What the driver maps is not the GPU's memory: the first time of our own, and then no more. */
static void test_other_memory(void **state)
{
	(void)state;
	assert_int_equal(fakerm_set("windows", 2), 0);
	refused("different bytes");
	assert_int_equal(warnings, 1);
	assert_int_equal(fakerm_set("windows", 1), 0);
	refused("did not work before");
	assert_int_equal(warnings, 1);
}

/* Memory that the program frees stays until the window ends. */
static void test_freed_meanwhile(void **state)
{
	unsigned long long p = 0;
	struct dev_window w;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, 65536), 0);
	assert_int_equal(d->share.cpu_map(d, (void *)(uintptr_t)p, 65536, NULL, &w), 0);
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.live("held"), 1);
	memset(w.cpu, 1, 65536);
	assert_int_equal(d->share.cpu_unmap(d, &w), 0);
	assert_int_equal(app.live("held"), 0);
	app_leave(&app, 0);
}

/* Memory that was cleared looks like any other: what the GPU writes there for a moment tells. */
static void test_cleared_memory(void **state)
{
	static const size_t lens[] = { 1, 64, 4096, LEN };
	char *zeros = unit_map(LEN);
	char *bytes = unit_map(LEN);
	struct dev_window w;
	void *ptr;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
		assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, zeros, LEN), 0);
		assert_int_equal(d->share.cpu_map(d, ptr, lens[i], NULL, &w), 0);
		assert_int_equal(d->share.cpu_unmap(d, &w), 0);
		assert_int_equal(app.peek((uint64_t)(uintptr_t)ptr, bytes, LEN), 0);
		assert_memory_equal(bytes, zeros, LEN);
		/* The GPU is known to work by now. */
		assert_int_equal(fakerm_set("windows", 2), 0);
		assert_int_equal(d->share.cpu_map(d, ptr, lens[i], NULL, &w), -EOPNOTSUPP);
		assert_words("different bytes");
		/* One byte that differs is found where it is. */
		((char *)bytes)[lens[i] / 2 + 5] = 1;
		assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, bytes, LEN), 0);
		assert_int_equal(d->share.cpu_map(d, ptr, lens[i], NULL, &w), -EOPNOTSUPP);
		assert_words("different bytes");
		assert_int_equal(fakerm_set("windows", 1), 0);
		assert_int_equal(app.peek((uint64_t)(uintptr_t)ptr, zeros, LEN), 0);
		assert_memory_equal(bytes, zeros, LEN);
		memset(zeros, 0, LEN);
		assert_int_equal(d->mem.release(d, ptr), 0);
	}
	munmap(zeros, LEN);
	munmap(bytes, LEN);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
#define T(name) cmocka_unit_test_setup_teardown(name, begin, end)
		T(test_kinds_of_memory), T(test_pages),		  T(test_refusals),
		T(test_other_memory),	 T(test_freed_meanwhile), T(test_cleared_memory),
#undef T
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
