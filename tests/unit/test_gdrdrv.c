/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * GPU memory mapped by the kernel module gdrdrv: here a stand-in for its device file, in front of
 * the C library, which maps the fake driver's bytes. It checks what the module checks: request
 * numbers, sizes, whole GPU pages, that what is pinned is unpinned.
 */

#include "unit.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#include "base/config.h"
#include "dev/dev.h"
#include "dev/table.h"
#include "mem/maps.h"
#include "mem/mem.h"

#define GPU_PAGE 65536u
/* _IOWR(0xda, 1, 40 bytes), _IOWR(0xda, 2 and 4, 8 bytes) */
#define PIN 0xc028da01ul
#define UNPIN 0xc008da02ul
#define INFO 0xc008da04ul

static int (*bytes)(uint64_t ptr, uint64_t *off);

static struct {
	uint64_t base; /* address of the first byte behind the descriptor */
	int fd;
	int open_err;
	int pin_err;
	uint32_t combined;
	long pinned;
	unsigned int opened;
	uint64_t addr;
	uint64_t len;
} module;

static int open_any(const char *path, int flags, mode_t mode)
{
	if (strcmp(path, "/dev/gdrdrv") != 0) {
		return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
	}
	if (module.open_err) {
		errno = module.open_err;
		return -1;
	}
	module.opened++;
	return fcntl(module.fd, F_DUPFD_CLOEXEC, 0);
}

int open(const char *path, int flags, ...)
{
	va_list ap;
	mode_t mode;

	va_start(ap, flags);
	mode = (flags & O_CREAT) ? va_arg(ap, mode_t) : 0;
	va_end(ap);
	return open_any(path, flags, mode);
}

static int pin(uint64_t *v)
{
	if (module.pin_err) {
		errno = module.pin_err;
		return -1;
	}
	module.addr = v[0];
	module.len = v[1];
	if (v[0] % GPU_PAGE || v[1] % GPU_PAGE || v[2] || (uint32_t)v[3]) {
		errno = EINVAL;
		return -1;
	}
	module.pinned++;
	v[4] = (v[0] - module.base) / 4096;
	return 0;
}

int ioctl(int fd, unsigned long request, ...)
{
	uint32_t *words;
	uint64_t *v;
	va_list ap;

	va_start(ap, request);
	v = va_arg(ap, uint64_t *);
	va_end(ap);
	words = (uint32_t *)v;
	switch (request) {
	case PIN:
		return pin(v);
	case UNPIN:
		module.pinned--;
		return 0;
	case INFO:
		v[1] = module.addr;
		v[2] = module.len;
		words[6] = GPU_PAGE;
		v[4] = 0;
		words[10] = 1;
		words[11] = module.combined;
		return 0;
	default:
		return (int)syscall(SYS_ioctl, fd, request, v);
	}
}

static struct config config = { .cuda_lib = NULL };
static const struct dev_driver *const drivers[] = { &dev_cuda_driver, NULL };
static struct dev_table devices;
static struct mem_table t;
static struct dev *d;
static char *m;

#define LEN (3u * MIB)

static int begin(void **state)
{
	const char *lib = getenv("FAKECUDA_LIB");
	uint64_t off = 0;
	void *p;

	(void)state;
	config.cuda_lib = (char *)(uintptr_t)lib;
	dev_table_init(&devices, &config, drivers);
	mem_table_init(&t, &devices);
	assert_int_equal(dev_table_get(&devices, &dev_cuda_driver, 0, &d), 0);
	p = dlsym(dlopen(lib, RTLD_NOW), "fakecuda_bytes");
	assert_non_null(p);
	memcpy(&bytes, &p, sizeof(p));
	assert_int_equal(mem_alloc(&t, d, LEN, &p), 0);
	m = p;
	memset(&module, 0, sizeof(module));
	module.fd = bytes((uintptr_t)m, &off);
	assert_true(module.fd >= 0);
	module.base = (uintptr_t)m - off;
	module.combined = 1;
	return 0;
}

static int end(void **state)
{
	(void)state;
	mem_table_finish(&t);
	dev_table_finish(&devices);
	assert_int_equal(module.pinned, 0);
	return 0;
}

/* What the device's copy engine sees at an address. */
static void device_is(const char *at, const void *want, size_t len)
{
	struct dev_stream *s;
	char *got = unit_map(len);

	assert_int_equal(d->stream.create(d, &s), 0);
	assert_int_equal(d->stream.copy(s, got, at, len), 0);
	assert_int_equal(d->stream.sync(s), 0);
	d->stream.destroy(s);
	assert_memory_equal(got, want, len);
	munmap(got, len);
}

static void test_mapped(void **state)
{
	static const size_t offs[] = { 0, 1, 65535, 65536, MIB + 77 };
	char *want = unit_map(LEN);

	(void)state;
	for (size_t i = 0; i < COUNT(offs); i++) {
		struct dev_window w;
		size_t len = 100000;

		assert_int_equal(mem_map_cpu(&t, m + offs[i], len, false, &w), 0);
		assert_string_equal(w.how, "gdrdrv");
		assert_false(w.cached);
		/* Whole pages of the GPU, and no more than hold it. */
		assert_true(module.addr <= (uintptr_t)m + offs[i]);
		assert_true((uintptr_t)m + offs[i] - module.addr < GPU_PAGE);
		assert_true(module.addr + module.len >= (uintptr_t)m + offs[i] + len);
		assert_true(module.addr + module.len < (uintptr_t)m + offs[i] + len + GPU_PAGE);
		unit_pattern(want, len, i * 1000);
		memcpy(w.cpu, want, len);
		assert_int_equal(mem_flush_cpu(&t, w.cpu), 0);
		device_is(m + offs[i], want, len);
		assert_int_equal(module.pinned, 1);
		assert_int_equal(mem_unmap_cpu(&t, w.cpu), 0);
		assert_int_equal(module.pinned, 0);
	}
	munmap(want, LEN);
}

/* Small copies go through the mapping, others by the copy engine; the bytes are the same. */
static void test_put_and_get(void **state)
{
	static const size_t lens[] = { 1, 8, 512, 513, 65536, 65537, 300000 };
	char *want = unit_map(LEN);
	char *got = unit_map(LEN);
	struct dev_window w;

	(void)state;
	assert_int_equal(mem_map_cpu(&t, m, LEN, false, &w), 0);
	for (size_t i = 0; i < COUNT(lens); i++) {
		unit_pattern(want, lens[i], i * 7777);
		assert_int_equal(mem_put_bytes(&t, m + 999, want, lens[i]), 0);
		device_is(m + 999, want, lens[i]);
		memset(got, 0, LEN);
		assert_int_equal(mem_get_bytes(&t, got, m + 999, lens[i]), 0);
		assert_memory_equal(got, want, lens[i]);
		assert_int_equal(got[lens[i]], 0);
	}
	assert_int_equal(mem_free(&t, m), -EBUSY);
	assert_words("mapped");
	/* The table's end ends it. */
	munmap(want, LEN);
	munmap(got, LEN);
}

static void test_coherent(void **state)
{
	struct dev_window w;

	(void)state;
	module.combined = 0;
	assert_int_equal(mem_map_cpu(&t, m, LEN, false, &w), 0);
	assert_true(w.cached);
	assert_int_equal(mem_unmap_cpu(&t, w.cpu), 0);
}

static void test_refused(void **state)
{
	struct dev_window w = { .cpu = &w };

	(void)state;
	module.pin_err = EINVAL;
	assert_int_equal(mem_map_cpu(&t, m, LEN, false, &w), -EOPNOTSUPP);
	assert_words("/dev/gdrdrv: invalid argument");
	assert_words("mmap of its dma-buf: ");
	module.open_err = ENOENT;
	assert_int_equal(mem_map_cpu(&t, m, LEN, false, &w), -EOPNOTSUPP);
	assert_words("/dev/gdrdrv: no such file");
	assert_words("load the kernel module gdrdrv");
	assert_ptr_equal(w.cpu, &w);
	assert_int_equal(mem_free(&t, m), 0);
}

/* Pinned, and then not mapped: the handle is past what can be mapped. */
static void test_unpinned_on_failure(void **state)
{
	struct dev_window w;

	(void)state;
	module.base += (uint64_t)1 << 60;
	assert_int_equal(mem_map_cpu(&t, m, LEN, false, &w), -EOPNOTSUPP);
	assert_words("/dev/gdrdrv: ");
	assert_int_equal(module.opened, 1);
	assert_int_equal(module.pinned, 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_mapped),  TEST(test_put_and_get),	    TEST(test_coherent),
		TEST(test_refused), TEST(test_unpinned_on_failure),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
