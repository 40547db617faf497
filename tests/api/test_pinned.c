/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Pinned host memory: the library's own, and the program's. By content, and by what is left. */

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "apart.h"
#include "fixture.h"

#define LEN (5 * MIB + 4096 + 13)

static struct fx fx;
static void (*inject)(const char *spec); /* the fake driver's; NULL elsewhere */
static long (*live)(const char *what);

static void find_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = name && *name ? dlopen(name, RTLD_NOW | RTLD_NOLOAD) : NULL;
	void *p = lib ? dlsym(lib, "fakecuda_fail") : NULL;

	memcpy(&inject, &p, sizeof(p));
	p = lib ? dlsym(lib, "fakecuda_live") : NULL;
	memcpy(&live, &p, sizeof(p));
}

static int setup(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	find_driver();
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	fx_close(&fx);
	if (live) {
		assert_int_equal(live("pins"), 0);
	}
	return 0;
}

static struct pl_mem_info info_of(const void *p)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	assert_ok(pl_mem_info(fx.ctx, p, &info));
	return info;
}

static void says(const void *p, uint32_t flags, const void *base, size_t len)
{
	struct pl_mem_info info = info_of(p);

	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.flags, flags | PL_MEM_HOST_ADDRESSABLE);
	assert_ptr_equal(info.base, base);
	assert_int_equal(info.len, len);
	assert_string_equal(info.dev_name, fx.info.name);
}

/* To the device and back, and through a file, at odd places. */
static void serves(char *host, size_t len)
{
	const char *path = fx_made("pinned", len, 7);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *dev = fx_alloc(&fx, len);

	fx_pattern(host, 0, len, 3);
	assert_moved(pl_copy(fx.ctx, dev + 5, host + 1, len - 6, NULL), len - 6);
	memset(host, 0, len);
	assert_moved(pl_copy(fx.ctx, host, dev + 5, len - 6, NULL), len - 6);
	for (size_t at = 0; at < len - 6; at += MIB) {
		size_t n = len - 6 - at < MIB ? len - 6 - at : MIB;
		char *want = fx_host(MIB);

		fx_pattern(want, at + 1, n, 3);
		fx_same(host + at, want, n, "pinned memory");
		free(want);
	}
	assert_moved(pl_read(file, host + 3, len - 3, 3, NULL), len - 3);
	assert_moved(pl_write(file, host + 3, len - 3, 3, NULL), len - 3);
	fx_shut(file);
	fx_file_is(path, 0, len, 7);
	fx_free(&fx, dev);
}

/* Either it is wide, or it says why not. */
static void mapped_as_said(const void *p)
{
	struct pl_mem_info info = info_of(p);
	bool wide = info.gpu_page == 2 * MIB;

	assert_true(wide || info.gpu_page == 65536 || info.gpu_page == 4096);
	assert_int_equal(wide, info.not_wide == PL_NOT_WIDE_NONE);
	assert_int_equal(wide, !info.why_not_wide[0]);
	if (strncmp(fx.info.name, "soft:", 5) == 0) {
		assert_true(wide);
	}
}

/* A program that was compiled with the struct's first version. */
static void older_struct(void **state)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_PINNED, &p));
	info.size = offsetof(struct pl_mem_info, gpu_page);
	info.gpu_page = 7;
	assert_ok(pl_mem_info(fx.ctx, p, &info));
	assert_int_equal(info.kind, PL_MEM_PINNED);
	assert_int_equal(info.gpu_page, 7);
	info.size--;
	assert_fails(pl_mem_info(fx.ctx, p, &info), EINVAL, "size");
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* The tunable gives pages as before. */
static void wide_off(void **state)
{
	const char *const settings[] = { "wide=false" };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	void *p;

	(void)state;
	opts.settings = settings;
	opts.n_settings = 1;
	assert_ok(pl_open(&opts, &ctx));
	assert_ok(pl_dev_open(ctx, fx.info.name, &dev));
	assert_ok(pl_mem_alloc(dev, LEN, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_info(ctx, p, &info));
	assert_int_equal(info.gpu_page, 4096);
	assert_int_equal(info.not_wide, PL_NOT_WIDE_OFF);
	assert_ok(pl_mem_free(ctx, p));
	pl_dev_close(dev);
	pl_close(ctx);
}

static void allocated(void **state)
{
	void *p;
	void *small;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, LEN, PL_ALLOC_PINNED, &p));
	assert_int_equal((uintptr_t)p % 4096, 0);
	says((char *)p + LEN - 1, PL_MEM_OWNED, p, LEN);
	assert_int_equal(*((char *)p + LEN - 1), 0);
	mapped_as_said(p);
	serves(p, LEN);
	assert_fails(pl_copy(fx.ctx, (char *)p + 1, p, LEN, NULL), EINVAL, "overlap");
	assert_fails(pl_mem_unpin(fx.ctx, p), ENOENT, "pinned");
	assert_ok(pl_mem_alloc(fx.dev, 1, PL_ALLOC_PINNED, &small));
	says(small, PL_MEM_OWNED, small, 1);
	assert_int_equal(info_of(small).gpu_page, 4096);
	assert_int_equal(info_of(small).not_wide, PL_NOT_WIDE_SHORT);
	assert_non_null(strstr(info_of(small).why_not_wide, "2 MiB"));
	assert_fails(pl_mem_export(fx.ctx, small, 1, "x.sock", NULL, &(struct pl_export *){ NULL }),
		     EOPNOTSUPP, "pinned pages");
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_fails(pl_mem_free(fx.ctx, p), ENOENT, "allocated");
	assert_ok(pl_mem_free(fx.ctx, small));
}

static void past_the_end(void **state)
{
	char *dev = fx_alloc(&fx, MIB);
	void *p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, MIB - 1, PL_ALLOC_PINNED, &p));
	assert_fails(pl_copy(fx.ctx, p, dev, MIB, NULL), EFAULT, "exceed");
	assert_ok(pl_mem_free(fx.ctx, p));
	fx_free(&fx, dev);
}

static void of_the_program(void **state)
{
	char *host = malloc(LEN + 100);

	(void)state;
	assert_non_null(host);
	for (int i = 0; i < 3; i++) {
		assert_ok(pl_mem_pin(fx.dev, host + 33, LEN, 0));
		says(host + 33 + LEN / 2, PL_MEM_REGISTERED, host + 33, LEN);
		assert_int_equal(info_of(host + 33).gpu_page, 4096);
		assert_int_equal(info_of(host + 33).not_wide, PL_NOT_WIDE_THEIRS);
		serves(host + 33, LEN);
		assert_fails(pl_mem_unregister(fx.ctx, host + 33), ENOENT, "registered");
		assert_fails(pl_mem_free(fx.ctx, host + 33), ENOENT, "allocated");
		assert_fails(pl_mem_unpin(fx.ctx, host + 34), ENOENT, "pinned");
		assert_ok(pl_mem_unpin(fx.ctx, host + 33));
		assert_fails(pl_mem_unpin(fx.ctx, host + 33), ENOENT, "pinned");
		assert_int_equal(info_of(host + 33).kind, PL_MEM_HOST);
		assert_int_equal(info_of(host + 33).gpu_page, 0);
		assert_int_equal(info_of(host + 33).not_wide, PL_NOT_WIDE_NONE);
	}
	free(host);
}

static void twice(void **state)
{
	char *host = fx_host(MIB);
	void *own;

	(void)state;
	assert_ok(pl_mem_pin(fx.dev, host, 5000, 0));
	assert_fails(pl_mem_pin(fx.dev, host, 5000, 0), EEXIST, "pinned already");
	assert_fails(pl_mem_pin(fx.dev, host + 6000, 10, 0), EEXIST, "pinned already");
	assert_ok(pl_mem_pin(fx.dev, host + 8192, 10, 0));
	assert_ok(pl_mem_register(fx.ctx, host + 65536, 10));
	assert_fails(pl_mem_pin(fx.dev, host + 65536, 4096, 0), EEXIST, "registered");
	assert_ok(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_PINNED, &own));
	assert_fails(pl_mem_pin(fx.dev, own, 4096, 0), EEXIST, "pinned already");
	assert_ok(pl_mem_unpin(fx.ctx, host));
	assert_ok(pl_mem_pin(fx.dev, host + 6000, 10, 0));
	assert_ok(pl_mem_unpin(fx.ctx, host + 6000));
	assert_ok(pl_mem_unpin(fx.ctx, host + 8192));
	assert_ok(pl_mem_unregister(fx.ctx, host + 65536));
	assert_ok(pl_mem_free(fx.ctx, own));
	free(host);
}

static void refused(void **state)
{
	char *pages = map_apart(4 * 4096L);
	char *dev = fx_alloc(&fx, MIB);
	void *p = &p;

	(void)state;
	assert_true(pages != MAP_FAILED);
	assert_fails(pl_mem_alloc(fx.dev, 0, PL_ALLOC_PINNED, &p), EINVAL, "0 bytes");
	assert_fails(pl_mem_pin(fx.dev, NULL, 1, 0), EINVAL, "pin");
	assert_fails(pl_mem_pin(fx.dev, pages, 4096, 1), EINVAL, "unknown flags 0x1");
	assert_fails(pl_mem_pin(fx.dev, pages, 0, 0), EINVAL, "pin");
	assert_fails(pl_mem_pin(fx.dev, pages, SIZE_MAX, 0), EINVAL, "pin");
	assert_fails(pl_mem_pin(fx.dev, dev, 4096, 0), EINVAL, "device");
	assert_int_equal(mprotect(pages, 4 * 4096L, PROT_READ), 0);
	assert_fails(pl_mem_pin(fx.dev, pages, 4096, 0), EFAULT, "written");
	assert_int_equal(munmap(pages + 4096, 4096), 0);
	assert_int_equal(mprotect(pages, 4096, PROT_READ | PROT_WRITE), 0);
	assert_fails(pl_mem_pin(fx.dev, pages, 8192, 0), ENOMEM, "mapped");
	assert_int_equal(info_of(pages).kind, PL_MEM_HOST);
	assert_int_equal(munmap(pages, 4 * 4096), 0);
	/* More than any machine has: an error, and no process is killed. */
	assert_fails(pl_mem_alloc(fx.dev, SIZE_MAX / 4, PL_ALLOC_PINNED, &p), ENOMEM, "may use");
	assert_fails(pl_mem_alloc(fx.dev, SIZE_MAX, PL_ALLOC_PINNED, &p), ENOMEM,
		     "cannot allocate");
	assert_ptr_equal(p, &p);
	fx_free(&fx, dev);
}

/* The limit of locked memory is not the GPU driver's: what is pinned is not charged to it. */
static void limit(void **state)
{
	struct rlimit was;
	void *p;

	(void)state;
	assert_int_equal(getrlimit(RLIMIT_MEMLOCK, &was), 0);
	assert_int_equal(setrlimit(RLIMIT_MEMLOCK, &(struct rlimit){ 0, was.rlim_max }), 0);
	assert_ok(pl_mem_alloc(fx.dev, 4 * MIB, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_free(fx.ctx, p));
	assert_int_equal(setrlimit(RLIMIT_MEMLOCK, &was), 0);
}

static void driver_refuses(void **state)
{
	static const struct {
		const char *spec;
		int err;
	} v[] = { { "cuMemHostRegister_v2:1:2", ENOMEM }, { "cuMemHostRegister_v2:1:800", EPERM } };
	char *host = fx_host(MIB);
	void *p = NULL;

	(void)state;
	if (!inject) {
		free(host);
		skip();
	}
	for (size_t i = 0; i < COUNT(v); i++) {
		long before = live("pins");

		inject(v[i].spec);
		assert_fails(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_PINNED, &p), v[i].err, "pinning");
		inject(v[i].spec);
		assert_fails(pl_mem_pin(fx.dev, host, MIB, 0), v[i].err, "cuMemHostRegister");
		inject(NULL);
		assert_null(p);
		assert_int_equal(live("pins"), before);
		assert_int_equal(info_of(host).kind, PL_MEM_HOST);
		assert_ok(pl_mem_pin(fx.dev, host, MIB, 0));
		assert_int_equal(live("pins"), before + 1);
		assert_ok(pl_mem_unpin(fx.ctx, host));
	}
	free(host);
}

/* What is left goes with the context. */
static void left(void **state)
{
	char *host = fx_host(MIB);
	void *p;

	(void)state;
	assert_ok(pl_mem_alloc(fx.dev, MIB, PL_ALLOC_PINNED, &p));
	assert_ok(pl_mem_pin(fx.dev, host, MIB, 0));
	fx_close(&fx);
	if (live) {
		assert_int_equal(live("pins"), 0);
	}
	fx_open(&fx, NULL);
	assert_ok(pl_mem_pin(fx.dev, host, MIB, 0));
	assert_ok(pl_mem_unpin(fx.ctx, host));
	free(host);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(allocated),      TEST(past_the_end), TEST(of_the_program), TEST(twice),
		TEST(older_struct),   TEST(wide_off),	  TEST(refused),	TEST(limit),
		TEST(driver_refuses), TEST(left),
	};

	return cmocka_run_group_tests_name("pinned", tests, NULL, NULL);
}
