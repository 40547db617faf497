/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Addresses of GPU memory for the kernel's I/O, on the fake driver and its device files: which
 * memory has one, what each condition and each answer of the driver becomes, and what is left when
 * memory, contexts and processes end in other orders than they should.
 */

#include "direct_kit.h"

static void test_kinds_of_memory(void **state)
{
	static const size_t lens[] = { 4096, 65536, MIB + 4096, LEN };
	void *ptr;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		assert_int_equal(d->mem.alloc(d, lens[i], &ptr), 0);
		carries(ptr, lens[i], i);
		carries((char *)ptr + 512, lens[i] - 1024, 50 + i);
		assert_int_equal(d->mem.release(d, ptr), 0);
		assert_int_equal(d->share.alloc_shared(d, lens[i], &ptr), 0);
		carries(ptr, lens[i], 100 + i);
		carries((char *)ptr + 12, lens[i] - 3000, 150 + i);
		assert_int_equal(d->mem.release(d, ptr), 0);
	}
}

/* The program's own, small and packed: several share a page. */
static void test_packed(void **state)
{
	unsigned long long v[3];

	(void)state;
	app_enter(&app, 0);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(app.alloc(&v[i], 1000 + 4096 * (size_t)i), 0);
	}
	for (int i = 0; i < 3; i++) {
		carries((void *)(uintptr_t)v[i], 1000 + 4096 * (size_t)i, (uint64_t)i);
		assert_int_equal(app.free(v[i]), 0);
	}
	app_leave(&app, 0);
}

static void test_memory_without(void **state)
{
	unsigned long long p;
	void *ptr;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc_managed(&p, LEN, 1), 0);
	refuses((void *)(uintptr_t)p, LEN, DEV_IO_MEMORY, "only memory of cuMemAlloc()");
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.alloc_async(&p, LEN, NULL), 0);
	refuses((void *)(uintptr_t)p, LEN, DEV_IO_MEMORY, "only memory of cuMemAlloc()");
	assert_int_equal(app.free_async(p, NULL), 0);
	app_leave(&app, 0);
	/* What the driver says of an object that it named. */
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	(void)fakerm_set("space", 1);
	refuses(ptr, LEN, DEV_IO_MEMORY, "not the GPU's own");
	(void)fakerm_set("space", 2);
	(void)fakerm_set("squeeze", 1);
	refuses(ptr, LEN, DEV_IO_MEMORY, "compressible");
	(void)fakerm_set("squeeze", 0);
	/* Handles of another release. */
	assert_int_equal(setenv("FAKECUDA_IPC", "old", 1), 0);
	refuses(ptr, LEN, DEV_IO_MEMORY, "IPC handles are not as known");
	assert_int_equal(unsetenv("FAKECUDA_IPC"), 0);
	(void)fakerm_set("dup", 1);
	refuses(ptr, LEN, DEV_IO_MEMORY, "NO_MEMORY (0x51)");
	/* None of these is the GPU's fault. */
	carries(ptr, LEN, 3);
	assert_int_equal(d->mem.release(d, ptr), 0);
	assert_int_equal(warnings, 0);
}

static void ready_says(enum dev_no_io no, const char *words, unsigned int warned)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	long calls;
	int rc;

	warnings = 0;
	rc = dev_io_ready(d, DEV_NOWAIT, &why);
	if (rc != (no ? -EOPNOTSUPP : 0) || why.no != no || !strstr(why.words, words)) {
		fail_msg("%d, %d, not %d '%s': %s", rc, why.no, no, words, why.words);
	}
	assert_int_equal(warnings, warned);
	if (warned) {
		assert_in(words, last_warning);
	}
	/* It is remembered, and said once. */
	calls = fakerm_count("calls");
	assert_int_equal(dev_io_ready(d, DEV_NOWAIT, &why), no ? -EOPNOTSUPP : 0);
	assert_int_equal(fakerm_count("calls"), calls);
	assert_int_equal(warnings, warned);
	close_device();
	reset();
	open_device();
}

static void test_conditions(void **state)
{
	(void)state;
	ready_says(DEV_IO_THERE_IS, "", 0);
	(void)fakerm_set("files", 0);
	ready_says(DEV_IO_DRIVER, "cannot open /dev/nvidiactl", 0);
	(void)fakerm_set("uvm", 0);
	ready_says(DEV_IO_DRIVER, "cannot open /dev/nvidia-uvm", 0);
	(void)fakerm_set("bar1", 0);
	ready_says(DEV_IO_NO_PAGES, "does not keep all memory", 0);
	(void)fakerm_set("combined", 1);
	ready_says(DEV_IO_NO_PAGES, "RmForceDisableIomapWC=1", 0);
	(void)fakerm_set("p2p", -1);
	ready_says(DEV_IO_DRIVER, "565.57 or newer", 0);
	root_driver("550.54.15");
	root_kernel("6.8.0");
	ready_says(DEV_IO_DRIVER, "driver 550.54 cannot map", 0);
	root_driver("580.159.04");
	ready_says(DEV_IO_THERE_IS, "", 0);
	root_kernel("6.15.0-rc1");
	ready_says(DEV_IO_LEAKS, "595.44 or newer", 0);
	root_driver("595.45.04");
	ready_says(DEV_IO_THERE_IS, "", 0);
	root_write("/proc/driver/nvidia/version", "NVRM version: NVIDIA UNIX x86_64 %s\n",
		   "Kernel Module  595.45.04  Tue");
	ready_says(DEV_IO_DRIVER, "proprietary", 0);
	assert_int_equal(sys_root_set("/nowhere"), 0);
	ready_says(DEV_IO_DRIVER, "no kernel driver", 0);
	assert_int_equal(sys_root_set(root_at), 0);
}

/* Once a process, and only if it is asked for. */
static void test_leaks_are_tried_once(void **state)
{
	(void)state;
	root_driver("580.159.04");
	(void)fakerm_set("p2p", 0x1f);
	ready_says(DEV_IO_LEAKS, "595.44 or newer", 0);
	assert_int_equal(fakerm_count("leaked"), 0);
	close_device();
	config.p2p = (char *)"try";
	open_device();
	for (int i = 0; i < 3; i++) {
		(void)fakerm_set("p2p", 0x1f);
		ready_says(DEV_IO_LEAKS, i ? "at each attempt" : "loses the memory", 0);
		assert_int_equal(fakerm_count("leaked"), 1);
	}
	config.p2p = (char *)"auto";
}

static void test_answers(void **state)
{
	static const struct {
		const char *what;
		long status;
		enum dev_no_io no;
		const char *words;
	} v[] = {
		{ "p2p", 0x56, DEV_IO_NO_PAGES, "NOT_SUPPORTED (0x56)" },
		{ "p2p", 0x1f, DEV_IO_FAILED, "INVALID_ARGUMENT (0x1f)" },
		{ "p2p", 0x26, DEV_IO_FAILED, "INVALID_DEVICE (0x26)" },
		{ "p2p", 0x57, DEV_IO_FAILED, "OBJECT_NOT_FOUND (0x57)" },
		{ "p2p", 0x33, DEV_IO_FAILED, "INVALID_OBJECT (0x33)" },
		{ "p2p", 0x1b, DEV_IO_FAILED, "INSUFFICIENT_PERMISSIONS (0x1b)" },
		{ "p2p", 0x68, DEV_IO_FAILED, "(0x68)" },
		{ "p2p", 0x16, DEV_IO_FAILED, "ILLEGAL_ACTION (0x16)" },
		{ "p2p", 0x0f, DEV_IO_FAILED, "fallen off the bus: GPU_IS_LOST (0xf)" },
		{ "p2p", 0x7777, DEV_IO_FAILED, "status 0x7777" },
		{ "init", 0x56, DEV_IO_NO_PAGES, "NOT_SUPPORTED (0x56)" },
		{ "register", 0x26, DEV_IO_FAILED, "INVALID_DEVICE (0x26)" },
		{ "lie", 1, DEV_IO_WRONG, "different bytes" },
		{ "map", 1, DEV_IO_FAILED, "cannot map" },
		{ "space", 1, DEV_IO_FAILED, "not the GPU's own" },
		{ "dup", 1, DEV_IO_FAILED, "NO_MEMORY (0x51)" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		(void)fakerm_set(v[i].what, v[i].status);
		ready_says(v[i].no, v[i].words, v[i].no != DEV_IO_NO_PAGES);
	}
}

/* A GPU that worked, and fails: what is mapped stays, nothing more is. */
static void test_turns_off(void **state)
{
	struct dev_io_why why;
	struct dev_io io[2];
	void *first;
	void *ptr;

	(void)state;
	assert_int_equal(d->mem.alloc(d, LEN, &first), 0);
	assert_int_equal(get(first, LEN, &io[0], &why), 0);
	(void)fakerm_set("lie", 1);
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, "a word", 7), 0);
	assert_int_equal(get(ptr, LEN, &io[1], &why), -EOPNOTSUPP);
	assert_int_equal(why.no, DEV_IO_WRONG);
	assert_int_equal(warnings, 1);
	assert_in("different bytes", last_warning);
	(void)fakerm_set("lie", 0);
	assert_int_equal(get(ptr, LEN, &io[1], &why), -EOPNOTSUPP);
	assert_int_equal(why.no, DEV_IO_WRONG);
	assert_int_equal(warnings, 1);
	assert_int_equal(d->mem.release(d, ptr), 0);
	assert_int_equal(fakerm_count("mapped"), 1);
	kernel_io(&io[0], (uint64_t)(uintptr_t)first, LEN, 8);
	assert_int_equal(d->mem.io.put(d, &io[0]), 0);
	assert_int_equal(d->mem.release(d, first), 0);
}

/* Other memory is mapped once, and the GPU's own proves that it works: only that memory is left
 * alone. */
static void test_one_wrong_mapping(void **state)
{
	static const char zeros[LEN];
	struct dev_io_why why;
	struct dev_io io;
	void *ptr;

	(void)state;
	assert_int_equal(dev_io_ready(d, DEV_NOWAIT, &why), 0);
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, "a word", 7), 0);
	(void)fakerm_set("lie", 2);
	assert_int_equal(get(ptr, LEN, &io, &why), -EOPNOTSUPP);
	assert_int_equal(why.no, DEV_IO_MEMORY);
	assert_in("own memory is right", why.words);
	assert_int_equal(fakerm_count("mapped"), 0);
	assert_int_equal(warnings, 0);
	assert_int_equal(get(ptr, LEN, &io, &why), 0);
	assert_int_equal(d->mem.io.put(d, &io), 0);
	/* Cleared memory does not tell, until the GPU may write there. */
	assert_int_equal(app.poke((uint64_t)(uintptr_t)ptr, zeros, LEN), 0);
	for (int lie = 0; lie < 3; lie += 2) {
		static char seen[LEN];

		(void)fakerm_set("lie", lie);
		assert_int_equal(get(ptr, LEN, &io, &why), 0);
		assert_true(io.unsure);
		assert_int_equal(d->mem.io.compare(d, ptr, LEN, io.at, false, &why), 1);
		assert_int_equal(d->mem.io.compare(d, ptr, LEN, io.at, true, &why),
				 lie ? -EOPNOTSUPP : 0);
		assert_int_equal(d->mem.io.put(d, &io), 0);
		assert_int_equal(app.peek((uint64_t)(uintptr_t)ptr, seen, LEN), 0);
		assert_true(seen[0] == 0 && memcmp(seen, seen + 1, LEN - 1) == 0);
	}
	assert_int_equal(d->mem.release(d, ptr), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
#define T(name) cmocka_unit_test_setup_teardown(name, begin, end)
		T(test_kinds_of_memory),
		T(test_packed),
		T(test_memory_without),
		T(test_conditions),
		T(test_leaks_are_tried_once),
		T(test_answers),
		T(test_turns_off),
		T(test_one_wrong_mapping),
#undef T
	};

	return cmocka_run_group_tests_name("direct", tests, NULL, NULL);
}
