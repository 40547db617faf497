/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Mappings for drives that are made while others write, freed in any order, or fail at each call.
 */

#include "direct_kit.h"

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
