/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * libgdrapi.so.2 as a program sees it that loads it by name: with types of its own, which are those
 * of the interface, in the order of calls that NCCL makes. Where the CPU cannot map the device's
 * memory the library must not open.
 */

#include <dlfcn.h>

#include "fixture.h"

#define LEN (MIB + 100)
#define PAGE 65536u

typedef struct {
	unsigned long h;
} handle;

struct info {
	uint64_t va;
	uint64_t mapped_size;
	uint32_t page_size;
	uint64_t tm_cycles;
	uint32_t cycles_per_ms;
	unsigned mapped : 1;
	unsigned wc_mapping : 1;
	int mapping_type;
};

_Static_assert(sizeof(struct info) == 48 && offsetof(struct info, mapping_type) == 40, "layout");

#define SYMBOLS(X)                                                                        \
	X(open, void *, (void))                                                           \
	X(close, int, (void *))                                                           \
	X(pin_buffer, int, (void *, unsigned long, size_t, uint64_t, uint32_t, handle *)) \
	X(pin_buffer_v2, int, (void *, unsigned long, size_t, uint32_t, handle *))        \
	X(unpin_buffer, int, (void *, handle))                                            \
	X(get_callback_flag, int, (void *, handle, int *))                                \
	X(get_info, int, (void *, handle, struct info *))                                 \
	X(get_info_v2, int, (void *, handle, struct info *))                              \
	X(map, int, (void *, handle, void **, size_t))                                    \
	X(map_v2, int, (void *, handle, void **, size_t, int))                            \
	X(unmap, int, (void *, handle, void *, size_t))                                   \
	X(copy_to_mapping, int, (handle, void *, const void *, size_t))                   \
	X(copy_from_mapping, int, (handle, void *, const void *, size_t))                 \
	X(runtime_get_version, void, (int *, int *))                                      \
	X(driver_get_version, int, (void *, int *, int *))                                \
	X(get_attribute, int, (void *, int, int *))                                       \
	X(get_mapping_type_string, int, (int, const char **))

static struct {
#define X(name, type, params) type(*name) params;
	SYMBOLS(X)
#undef X
} gdr;

static struct fx fx;
static void *g;
static char *whole;
static char *mem; /* begins with a page */

static char *page_of(const char *p)
{
	return (char *)((uintptr_t)p / PAGE * PAGE);
}

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	whole = fx_alloc(&fx, LEN + PAGE);
	mem = page_of(whole + PAGE - 1);
	g = gdr.open();
	assert_non_null(g);
	return 0;
}

static int end(void **state)
{
	(void)state;
	assert_int_equal(gdr.close(g), 0);
	fx_free(&fx, whole);
	fx_close(&fx);
	return 0;
}

static void versions(void **state)
{
	const char *text = NULL;
	int major = 0;
	int minor = 0;
	int v = -1;

	(void)state;
	gdr.runtime_get_version(&major, &minor);
	assert_true(major == 2 && minor >= 5); /* or NCCL goes without */
	major = minor = 0;
	assert_int_equal(gdr.driver_get_version(g, &major, &minor), 0);
	assert_true(major == 2 && minor >= 5);
	assert_int_equal(gdr.get_attribute(g, 1, &v), 0);
	assert_int_equal(v, 1);
	assert_int_equal(gdr.get_attribute(g, 77, &v), EINVAL);
	assert_int_equal(gdr.get_mapping_type_string(1, &text), 0);
	assert_string_equal(text, "Write Combining");
	assert_int_equal(gdr.get_mapping_type_string(4, &text), EINVAL);
}

/* What NCCL does with a counter. */
static void mapped(void **state)
{
	struct info info;
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	void *va = NULL;
	int flag = 9;
	handle mh;
	char *at;

	(void)state;
	assert_int_equal(gdr.pin_buffer_v2(g, (unsigned long)mem, LEN, 0, &mh), 0);
	assert_int_equal(gdr.get_info_v2(g, mh, &info), 0);
	assert_false(info.mapped);
	assert_int_equal(gdr.map(g, mh, &va, LEN), 0);
	assert_int_equal(gdr.map(g, mh, &va, LEN), EAGAIN);
	assert_int_equal(gdr.get_info_v2(g, mh, &info), 0);
	assert_true(info.mapped && info.page_size == PAGE);
	assert_int_equal(info.mapped_size, (LEN + PAGE - 1) / PAGE * PAGE);
	assert_ptr_equal(info.va, mem);
	assert_int_equal(info.mapping_type, info.wc_mapping ? 1 : 2);
	at = (char *)va + ((uintptr_t)mem - info.va);
	fx_pattern(host, 0, LEN, 1);
	assert_int_equal(gdr.copy_to_mapping(mh, at, host, LEN), 0);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_pattern(host, 0, LEN, 2);
	fx_put(&fx, mem, host, LEN);
	for (size_t n = 1; n <= LEN; n = n * 7 + 1) {
		memset(want, 0, LEN);
		assert_int_equal(gdr.copy_from_mapping(mh, want, at + LEN - n, n), 0);
		fx_same(want, host + LEN - n, n, "read through the mapping");
	}
	/* Its own loads and stores. */
	*(volatile uint32_t *)(void *)at = 0x11223344;
	__sync_synchronize();
	assert_moved(pl_copy(fx.ctx, host, mem, 4, NULL), 4);
	assert_memory_equal(host, "\x44\x33\x22\x11", 4);
	assert_int_equal(gdr.copy_to_mapping(mh, at + PAGE + 1, host, LEN), EINVAL);
	assert_int_equal(gdr.copy_from_mapping(mh, host, at - 1, 1), EINVAL);
	assert_int_equal(gdr.get_callback_flag(g, mh, &flag), 0);
	assert_int_equal(flag, 0);
	assert_int_equal(gdr.unmap(g, mh, at + 8, LEN), EINVAL);
	assert_int_equal(gdr.unmap(g, mh, va, LEN), 0);
	assert_int_equal(gdr.copy_to_mapping(mh, at, host, 1), EINVAL);
	assert_int_equal(gdr.unmap(g, mh, va, LEN), EINVAL);
	assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	assert_int_equal(gdr.unpin_buffer(g, mh), EINVAL);
	free(host);
	free(want);
}

/* A program that was built with the first version's struct. */
static void old_info(void **state)
{
	union {
		struct info info;
		unsigned char bytes[64];
	} u;
	handle mh;

	(void)state;
	memset(&u, 0xa5, sizeof(u));
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, LEN, 0, 0, &mh), 0);
	assert_int_equal(gdr.get_info(g, mh, &u.info), 0);
	for (size_t i = offsetof(struct info, mapping_type); i < sizeof(u); i++) {
		assert_int_equal(u.bytes[i], 0xa5);
	}
	/* Closing ends what is left. */
}

static void many(void **state)
{
	handle mh[16];
	void *va[16];

	(void)state;
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 16; i++) {
			assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem + (unsigned)i * PAGE,
							4096, 0, 0, &mh[i]),
					 0);
			assert_int_equal(gdr.map(g, mh[i], &va[i], 4096), 0);
			memset(va[i], i, 4096);
		}
		for (int i = 0; i < 16; i++) {
			char got[4096];

			assert_int_equal(gdr.copy_from_mapping(mh[i], got, va[i], 4096), 0);
			assert_true(got[0] == i && got[4095] == i);
			assert_int_equal(gdr.unpin_buffer(g, mh[i]), 0); /* unmaps, too */
		}
	}
}

/* Maps the pages of [p, p+len), as programs do that round to pages, and looks whether both sides
 * see the same bytes there, at the first and the last of them. */
static void maps_pages(char *p, size_t len)
{
	char *from = page_of(p);
	size_t all = (size_t)(page_of(p + len + PAGE - 1) - from);
	struct info info;
	char *host = fx_host(len);
	void *va = NULL;
	handle mh;
	char *at;

	assert_int_equal(gdr.pin_buffer(g, (unsigned long)from, all, 0, 0, &mh), 0);
	assert_int_equal(gdr.map(g, mh, &va, all), 0);
	assert_int_equal(gdr.get_info_v2(g, mh, &info), 0);
	assert_ptr_equal(info.va, from);
	assert_int_equal(info.mapped_size, all);
	at = (char *)va + (p - from);
	fx_pattern(host, 0, len, (unsigned int)len);
	assert_int_equal(gdr.copy_to_mapping(mh, at, host, len), 0);
	fx_dev_is(&fx, p, 0, len, (unsigned int)len);
	fx_pattern(host, 0, len, 77);
	fx_put(&fx, p, host, len);
	memset(host, 0, len);
	assert_int_equal(gdr.copy_from_mapping(mh, host, at, len), 0);
	fx_dev_is(&fx, p, 0, len, 77);
	assert_int_equal(gdr.copy_from_mapping(mh, host, (char *)va + all - 1, 2), EINVAL);
	assert_int_equal(gdr.unmap(g, mh, va, all), 0);
	assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	free(host);
}

/* Allocations that lie anywhere: what is pinned is their pages. */
static void pages(void **state)
{
	static const size_t lens[] = { 4, 1000, PAGE, 100000, 4, 70000, 3000 };
	char *p[COUNT(lens)];
	uint64_t eight = 0x1122334455667788;
	uint64_t seen = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		p[i] = fx_alloc(&fx, lens[i]);
	}
	for (size_t i = 0; i < COUNT(lens); i++) {
		void *va = NULL;
		handle mh;
		int rc;

		maps_pages(p[i], lens[i]);
		/* Exactly: where it does not begin with a page there is a pin and no mapping. */
		rc = gdr.pin_buffer(g, (unsigned long)p[i], lens[i], 0, 0, &mh);
		assert_int_equal(rc, 0);
		rc = gdr.map(g, mh, &va, lens[i]);
		assert_int_equal(rc, p[i] == page_of(p[i]) ? 0 : EINVAL);
		assert_int_equal(gdr.unpin_buffer(g, mh), 0);
		/* More is mapped than was pinned. */
		assert_int_equal(gdr.pin_buffer(g, (unsigned long)page_of(p[i]), 4, 0, 0, &mh), 0);
		assert_int_equal(gdr.map(g, mh, &va, PAGE), 0);
		va = (char *)va + (p[i] - page_of(p[i])) / 8 * 8;
		assert_int_equal(gdr.copy_to_mapping(mh, va, &eight, 8), 0);
		assert_int_equal(gdr.copy_from_mapping(mh, &seen, va, 8), 0);
		assert_int_equal(seen, eight);
		assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	}
	for (size_t i = 0; i < COUNT(lens); i++) {
		fx_free(&fx, p[i]);
	}
}

/* Pages of several allocations, as a cache of registrations puts them together. */
static void pages_of_several(void **state)
{
	char *p[3];
	char *low;
	char *high;

	(void)state;
	for (int i = 0; i < 3; i++) {
		p[i] = fx_alloc(&fx, 100000);
	}
	low = p[0] < p[1] ? p[0] : p[1];
	high = p[0] < p[1] ? p[1] : p[0];
	low = p[2] < low ? p[2] : low;
	high = p[2] > high ? p[2] : high;
	if (high - low < (ptrdiff_t)MIB) {
		void *va = NULL;
		char *from = page_of(low);
		size_t all = (size_t)(page_of(high + 100000 + PAGE - 1) - from);
		char *host = fx_host(100000);
		handle mh;

		assert_int_equal(gdr.pin_buffer(g, (unsigned long)from, all, 0, 0, &mh), 0);
		assert_int_equal(gdr.map(g, mh, &va, all), 0);
		for (unsigned int i = 0; i < 3; i++) {
			fx_pattern(host, 0, 100000, i);
			assert_int_equal(
				gdr.copy_to_mapping(mh, (char *)va + (p[i] - from), host, 100000),
				0);
		}
		for (unsigned int i = 0; i < 3; i++) {
			fx_dev_is(&fx, p[i], 0, 100000, i);
			/* More than is copied by the CPU, and past the end of an allocation. */
			assert_int_equal(
				gdr.copy_from_mapping(
					mh, host, (char *)va + (p[i] - from) - (i ? 16 : 0), 4096),
				0);
		}
		assert_int_equal(gdr.unpin_buffer(g, mh), 0);
		free(host);
	}
	for (int i = 0; i < 3; i++) {
		fx_free(&fx, p[i]);
	}
}

static bool is_cached(void)
{
	struct info info = { 0 };
	void *va;
	handle mh;

	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, PAGE, 0, 0, &mh), 0);
	assert_int_equal(gdr.map(g, mh, &va, PAGE), 0);
	assert_int_equal(gdr.get_info_v2(g, mh, &info), 0);
	assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	return info.mapping_type == 2;
}

static void refused(void **state)
{
	bool cached = is_cached();
	struct info info;
	char *host = fx_host(PAGE);
	void *va = NULL;
	handle mh = { 0 };

	(void)state;
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)host, PAGE, 0, 0, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer(g, 0, PAGE, 0, 0, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, 0, 0, 0, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer_v2(g, (unsigned long)mem, PAGE, 6, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer(NULL, (unsigned long)mem, PAGE, 0, 0, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, 64 * MIB, 0, 0, &mh), EINVAL);
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, SIZE_MAX, 0, 0, &mh), EINVAL);
	if (!cached) {
		assert_int_equal(gdr.pin_buffer_v2(g, (unsigned long)mem, PAGE, 1, &mh), 0);
		assert_int_equal(gdr.map_v2(g, mh, &va, PAGE, 2), EINVAL);
		assert_int_equal(gdr.map_v2(g, mh, &va, PAGE, 1), 0);
		assert_int_equal(gdr.unpin_buffer(g, mh), 0);
		free(host);
		return;
	}
	/* Through PCIe and through the cache is not the same. */
	assert_int_equal(gdr.pin_buffer_v2(g, (unsigned long)mem, PAGE, 1, &mh), 0);
	assert_int_equal(gdr.map(g, mh, &va, PAGE), EINVAL);
	assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	assert_int_equal(gdr.pin_buffer(g, (unsigned long)mem, PAGE, 0, 0, &mh), 0);
	assert_int_equal(gdr.map(g, mh, &va, 2 * PAGE), EINVAL);
	assert_int_equal(gdr.map_v2(g, mh, &va, PAGE, 1), EINVAL); /* write combining */
	assert_int_equal(gdr.map_v2(g, mh, &va, PAGE, 9), EINVAL);
	assert_null(va);
	assert_int_equal(gdr.map_v2(g, mh, &va, PAGE, 2), 0);
	assert_int_equal(gdr.unmap(g, mh, va, PAGE), 0);
	assert_int_equal(gdr.unpin_buffer(g, mh), 0);
	assert_int_equal(gdr.get_info(g, mh, &info), EINVAL);
	assert_int_equal(gdr.close(NULL), EINVAL);
	free(host);
}

static void not_here(void **state)
{
	(void)state;
	errno = 0;
	assert_null(gdr.open());
	assert_int_equal(errno, EOPNOTSUPP);
}

/* Whether the device's memory can be mapped, by the library under it. */
static bool can_be_mapped(void)
{
	struct fx probe;
	void *cpu;
	char *p;
	int rc;

	fx_open(&probe, NULL);
	p = fx_alloc(&probe, PAGE);
	rc = pl_mem_map(probe.ctx, p, PAGE, NULL, NULL, &cpu);
	fx_close(&probe);
	return rc == 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(versions), TEST(mapped),		TEST(old_info), TEST(many),
		TEST(pages),	TEST(pages_of_several), TEST(refused),
	};
	const struct CMUnitTest none[] = { cmocka_unit_test(not_here) };
	const char *path = getenv("PEERLANE_TEST_GDRAPI");
	const char *wanted;
	void *lib = dlopen(path ? path : "libgdrapi.so.2", RTLD_NOW);
	void *p;

	if (!lib) {
		(void)fprintf(stderr, "%s\n", dlerror());
		return 1;
	}
#define X(name, type, params)                                \
	p = dlsym(lib, "gdr_" #name);                        \
	if (!p) {                                            \
		(void)fprintf(stderr, "no gdr_" #name "\n"); \
		return 1;                                    \
	}                                                    \
	memcpy(&gdr.name, &p, sizeof(p));
	SYMBOLS(X)
#undef X
	wanted = getenv("PEERLANE_TEST_GDRAPI_OPENS");
	if (wanted && can_be_mapped() != (strcmp(wanted, "yes") == 0)) {
		(void)fprintf(stderr, "that it can be mapped should be: %s\n", wanted);
		return 1;
	}
	return can_be_mapped() ? cmocka_run_group_tests(tests, NULL, NULL)
			       : cmocka_run_group_tests(none, NULL, NULL);
}
