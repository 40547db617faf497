/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Addresses of GPU memory for the kernel's I/O, on the fake driver and its device files: which
 * memory has one, what each condition and each answer of the driver becomes, and what is left when
 * memory, contexts and processes end in other orders than they should.
 */

#include "direct_root.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "base/log.h"
#include "dev/dev.h"
#include "fakerm/fakerm.h"
#include "lib/fakecuda_app.h"

#define LEN (3 * MIB)

static struct config config = { .p2p = (char *)"auto" };
static struct app app;
static struct dev *d;
static unsigned int warnings;
static char last_warning[400];

static void on_log(int level, const char *text, void *arg)
{
	(void)arg;
	if (level == LOG_WARN) {
		warnings++;
		(void)snprintf(last_warning, sizeof(last_warning), "%s", text);
	}
}

static void reset(void)
{
	static const struct {
		const char *name;
		long value;
	} v[] = { { "files", 1 },    { "uvm", 1 },     { "bar1", 1 },	  { "combined", 0 },
		  { "space", 2 },    { "squeeze", 0 }, { "dup", 0 },	  { "init", 0 },
		  { "register", 0 }, { "p2p", 0 },     { "after", 0 },	  { "free16", 0 },
		  { "map", 0 },	     { "lie", 0 },     { "busy", 0 },	  { "alloc", 0 },
		  { "control", 0 },  { "free", 0 },    { "status", 0x51 } };

	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(fakerm_set(v[i].name, v[i].value), 0);
	}
	warnings = 0;
}

static void open_device(void)
{
	char why[192];

	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	assert_true(d->props.p2p_maps && !d->props.p2p);
}

static int begin(void **state)
{
	(void)state;
	config.cuda_lib = getenv("FAKECUDA_LIB");
	root_make();
	reset();
	log_set_sink(on_log, NULL, LOG_WARN);
	open_device();
	return 0;
}

static void assert_nothing_left(void)
{
	static const char *const things[] = { "names", "ranges", "mapped" };

	for (size_t i = 0; i < COUNT(things); i++) {
		if (fakerm_count(things[i])) {
			fail_msg("%ld %s are left", fakerm_count(things[i]), things[i]);
		}
	}
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(app.live("handles"), 0);
	assert_int_equal(app.live("memory"), 0);
}

static void close_device(void)
{
	dev_cuda_driver.close(d);
	assert_nothing_left();
	assert_int_equal(fakerm_count("files"), 0);
	if (app.violations()) {
		fail_msg("misuse of CUDA: %s", app.violation());
	}
}

static int end(void **state)
{
	(void)state;
	close_device();
	assert_int_equal(fakerm_violations(), 0);
	root_end();
	return 0;
}

/* A file with a pattern; the kernel reads it to an address and writes it from there. */
static void kernel_io(const struct dev_io *io, uint64_t gpu, size_t len, uint64_t seed)
{
	char *bytes = unit_map(len);
	int fd = unit_file();

	unit_pattern(bytes, len, seed);
	assert_int_equal(pwrite(fd, bytes, len, 0), len);
	assert_int_equal(pread(fd, io->at, len, 0), len);
	memset(bytes, 0, len);
	assert_int_equal(app.peek(gpu, bytes, len), 0);
	assert_pattern(bytes, len, seed);
	unit_pattern(bytes, len, seed + 77);
	assert_int_equal(app.poke(gpu, bytes, len), 0);
	assert_int_equal(pwrite(fd, io->at, len, 0), len);
	memset(bytes, 0, len);
	assert_int_equal(pread(fd, bytes, len, 0), len);
	assert_pattern(bytes, len, seed + 77);
	assert_int_equal(munmap(bytes, len), 0);
	assert_int_equal(close(fd), 0);
}

static int get(void *ptr, size_t len, struct dev_io *io, struct dev_io_why *why)
{
	*why = (struct dev_io_why){ .no = DEV_IO_THERE_IS };
	return dev_io_get(d, DEV_NOWAIT, ptr, len, false, io, why);
}

static void carries(void *ptr, size_t len, uint64_t seed)
{
	struct dev_io_why why;
	struct dev_io io;

	if (get(ptr, len, &io, &why)) {
		fail_msg("%zu bytes at %p: %s", len, ptr, why.words);
	}
	assert_int_equal(fakerm_count("mapped"), 1);
	kernel_io(&io, (uint64_t)(uintptr_t)ptr, len, seed);
	assert_int_equal(d->mem.io.put(d, &io), 0);
	assert_int_equal(fakerm_count("ranges"), 0);
	assert_int_equal(fakerm_count("names"), 0);
}

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

static void refuses(void *ptr, size_t len, enum dev_no_io no, const char *words)
{
	struct dev_io_why why;
	struct dev_io io;

	assert_int_equal(get(ptr, len, &io, &why), -EOPNOTSUPP);
	if (why.no != no || !strstr(why.words, words)) {
		fail_msg("%d, not %d: %s", why.no, no, why.words);
	}
	assert_int_equal(fakerm_count("mapped"), 0);
	assert_int_equal(fakerm_count("names"), 0);
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

struct flips {
	pthread_t thread;
	uint64_t at;
	atomic_bool stop;
};

static void *flip(void *arg)
{
	struct flips *f = arg;
	char v[2][64];

	for (size_t i = 0; i < sizeof(v[0]); i++) {
		v[0][i] = (char)i;
		v[1][i] = (char)~i;
	}
	for (int i = 0; !atomic_load(&f->stop); i = !i) {
		(void)app.poke(f->at, v[i], sizeof(v[i]));
	}
	return NULL;
}

/* The program writes to and fro in its memory while that is looked at: a difference is none. */
static void test_writes_meanwhile(void **state)
{
	struct flips f = { .at = 0 };
	struct dev_io_why why;
	struct dev_io io;
	void *ptr;

	(void)state;
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	f.at = (uint64_t)(uintptr_t)ptr;
	assert_int_equal(pthread_create(&f.thread, NULL, flip, &f), 0);
	for (int i = 0; i < 300; i++) {
		if (get(ptr, LEN, &io, &why)) {
			atomic_store(&f.stop, true);
			fail_msg("%d: %s", i, why.words);
		}
		assert_int_equal(d->mem.io.put(d, &io), 0);
	}
	atomic_store(&f.stop, true);
	assert_int_equal(pthread_join(f.thread, NULL), 0);
	assert_int_equal(d->mem.release(d, ptr), 0);
}

static void test_both_layouts_of_free(void **state)
{
	void *ptr;

	(void)state;
	for (int layout = 0; layout < 2; layout++) {
		struct dev_io_why why;
		struct dev_io io;

		(void)fakerm_set("free16", layout);
		assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
		carries(ptr, LEN, 9);
		assert_int_equal(get(ptr, LEN, &io, &why), 0);
		(void)fakerm_set("free", 1);
		(void)fakerm_set("status", 0x36);
		warnings = 0;
		assert_int_equal(d->mem.io.put(d, &io), -EIO);
		assert_words("INVALID_OBJECT_PARENT (0x36)");
		assert_int_equal(warnings, 1);
		assert_int_equal(d->mem.release(d, ptr), 0);
		/* The range is there until the descriptor is closed. */
		assert_int_equal(fakerm_count("ranges"), 1);
		dev_cuda_driver.close(d);
		assert_nothing_left();
		open_device();
	}
}

/* The program frees what is mapped: nobody else gets it before the mapping goes. */
static void test_freed_first(void **state)
{
	unsigned long long p, other;
	struct dev_io_why why;
	struct dev_io io;
	char seen[16];

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, LEN), 0);
	assert_int_equal(get((void *)(uintptr_t)p, LEN, &io, &why), 0);
	assert_int_equal(app.free(p), 0);
	assert_int_equal(app.live("held"), 1);
	assert_int_equal(app.alloc(&other, LEN), 0);
	assert_true(other != p);
	assert_int_equal(app.poke(other, "another's bytes", 16), 0);
	memset(io.at, 0x55, LEN);
	assert_int_equal(app.peek(other, seen, sizeof(seen)), 0);
	assert_string_equal(seen, "another's bytes");
	assert_int_equal(d->mem.io.put(d, &io), 0);
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(app.free(other), 0);
	app_leave(&app, 0);
}

/* The program resets the context that its memory is in, and all of it goes. */
static void test_context_reset(void **state)
{
	void *lib = dlopen(config.cuda_lib, RTLD_NOW | RTLD_NOLOAD);
	void *found = dlsym(lib, "cuDevicePrimaryCtxReset_v2");
	unsigned int (*reset_primary)(int device);
	struct dev_io_why why;
	unsigned long long p;
	struct dev_io io;

	(void)state;
	assert_non_null(found);
	memcpy(&reset_primary, &found, sizeof(reset_primary));
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&p, LEN), 0);
	assert_int_equal(get((void *)(uintptr_t)p, LEN, &io, &why), 0);
	assert_int_equal(reset_primary(0), 0);
	assert_int_equal(app.live("memory"), 0);
	assert_int_equal(app.live("held"), 1);
	memset(io.at, 0x77, LEN);
	assert_int_equal(d->mem.io.put(d, &io), 0);
	assert_int_equal(app.live("held"), 0);
	app_leave(&app, 0);
}

/* Memory of the other GPU. */
static void test_other_gpu(void **state)
{
	struct dev *other;
	void *ptr;

	(void)state;
	assert_int_equal(dev_cuda_driver.open(&config, 1, &other), 0);
	assert_int_equal(other->mem.alloc(other, LEN, &ptr), 0);
	refuses(ptr, LEN, DEV_IO_MEMORY, "not one of cuda:0");
	assert_int_equal(other->mem.release(other, ptr), 0);
	assert_int_equal(other->share.alloc_shared(other, LEN, &ptr), 0);
	refuses(ptr, LEN, DEV_IO_MEMORY, "not one of cuda:0");
	assert_int_equal(other->mem.release(other, ptr), 0);
	dev_cuda_driver.close(other);
}

/* Descriptors of the device files that this process has. */
static int device_files(void)
{
	char path[48], name[64];
	int n = 0;

	for (int fd = 0; fd < 1024; fd++) {
		ssize_t len;

		(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
		len = readlink(path, name, sizeof(name) - 1);
		name[len > 0 ? len : 0] = '\0';
		n += strstr(name, "memfd:fakerm") != NULL;
	}
	return n;
}

static void test_fork(void **state)
{
	struct dev_io_why why;
	struct dev_io io;
	int status;
	void *ptr;
	pid_t pid;

	(void)state;
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	assert_int_equal(get(ptr, LEN, &io, &why), 0);
	assert_true(device_files() >= 4);
	pid = fork();
	assert_true(pid >= 0);
	if (!pid) {
		unsigned char there;

		/* Neither the descriptors nor the mapping are the child's. Past TSan, which asks a
		 * child for the parent's threads. */
		(void)syscall(SYS_exit_group, device_files()			  ? 1
					      : mincore(io.at, 4096, &there) == 0 ? 2
										  : 0);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
	kernel_io(&io, (uint64_t)(uintptr_t)ptr, LEN, 5);
	assert_int_equal(d->mem.io.put(d, &io), 0);
	assert_int_equal(d->mem.release(d, ptr), 0);
}

/* Whichever system call, call of CUDA's or allocation fails: an answer, nothing left over, and a
 * device that can be opened again. */
static unsigned long reached; /* calls of the kind that fails, up to the end of the trial */

static void end_faults(enum fault_kind kind)
{
	reached = fault_count(kind);
	fault_arm(kind, 0, 0);
}

static void try_it(enum fault_kind kind)
{
	struct dev_io_why why;
	struct dev_io io;
	void *ptr;

	if (d->mem.alloc(d, LEN, &ptr)) {
		end_faults(kind);
		return;
	}
	if (get(ptr, LEN, &io, &why) == 0) {
		(void)d->mem.io.put(d, &io);
	} else {
		assert_true(why.words[0]);
	}
	end_faults(kind);
	assert_int_equal(d->mem.release(d, ptr), 0);
}

static void sweep(enum fault_kind kind)
{
	unsigned long n = 0;

	do {
		n++;
		fault_arm(kind, n, ENOMEM);
		try_it(kind);
		/* A mapping that could not be unmapped stays until the descriptors are closed. */
		dev_cuda_driver.close(d);
		assert_nothing_left();
		assert_int_equal(fakerm_count("files"), 0);
		open_device();
		reset();
	} while (reached >= n);
	print_message("%lu calls\n", n - 1);
	assert_true(n > 2);
}

static void test_every_call_fails_once(void **state)
{
	(void)state;
	sweep(FAULT_SYS);
	sweep(FAULT_ALLOC);
}

static void test_every_answer_fails_once(void **state)
{
	static const char *const what[] = { "alloc", "control", "free", "dup", "map" };

	(void)state;
	for (size_t i = 0; i < COUNT(what); i++) {
		for (int n = 1; n < 8; n++) {
			(void)fakerm_set(what[i], n);
			try_it(FAULT_ALLOC);
			dev_cuda_driver.close(d);
			reset();
			assert_nothing_left();
			assert_int_equal(fakerm_count("files"), 0);
			open_device();
		}
	}
}

static void test_busy(void **state)
{
	void *ptr;

	(void)state;
	(void)fakerm_set("busy", 7);
	assert_int_equal(d->mem.alloc(d, LEN, &ptr), 0);
	carries(ptr, LEN, 1);
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
		T(test_writes_meanwhile),
		T(test_both_layouts_of_free),
		T(test_freed_first),
		T(test_context_reset),
		T(test_other_gpu),
		T(test_fork),
		T(test_every_call_fails_once),
		T(test_every_answer_fails_once),
		T(test_busy),
#undef T
	};

	return cmocka_run_group_tests_name("direct", tests, NULL, NULL);
}
