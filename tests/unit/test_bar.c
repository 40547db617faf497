/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * dev/bar on a tree of sysfs whose `allocate` is an ordinary file: what the kernel maps there is
 * shared, has its limits and can be taken away, as a BAR.
 */

#include "unit.h"

#include <inttypes.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "base/config.h"
#include "dev/dev.h"
#include "sys/sys.h"

#define POOL (8u * MIB)
#define FOLDER "/sys/bus/pci/devices/0000:04:00.0"

static struct config config = { .bar_grow = POOL };
static char root[] = "/tmp/peerlane-bar-XXXXXX";
static char path[512];
static struct dev *d;
static struct dev_stream *s;
static char page[4096];

static const char *at(const char *name)
{
	(void)snprintf(path, sizeof(path), "%s%s", root, name);
	return path;
}

static void put(const char *name, const char *text)
{
	FILE *f = fopen(at(name), "we");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static void make_device(const char *folder, const char *class, const char *published)
{
	char name[256];
	const char *const files[][2] = {
		{ "vendor", "0x1af4\n" },	  { "device", "0x1110\n" },
		{ "numa_node", "1\n" },		  { "class", class },
		{ "p2pmem/size", "8388608\n" },	  { "p2pmem/available", "8388608\n" },
		{ "p2pmem/published", published }
	};

	(void)snprintf(name, sizeof(name), "mkdir -p %s%s/p2pmem", root, folder);
	assert_int_equal(system(name), 0);
	for (size_t i = 0; i < COUNT(files); i++) {
		(void)snprintf(name, sizeof(name), "%s/%s", folder, files[i][0]);
		put(name, files[i][1]);
	}
	(void)snprintf(name, sizeof(name), "%s/p2pmem/allocate", folder);
	put(name, "");
	assert_int_equal(truncate(at(name), POOL), 0);
}

static int setup_all(void **state)
{
	(void)state;
	if (!mkdtemp(root) || sys_root_set(root)) {
		return -1;
	}
	make_device(FOLDER, "0x050000\n", "1\n");
	make_device("/sys/bus/pci/devices/0000:05:00.0", "0x030200\n", "1\n");
	make_device("/sys/bus/pci/devices/0000:06:00.0", "0x010802\n", "0\n");
	memset(page, 7, sizeof(page));
	return 0;
}

static int teardown_all(void **state)
{
	char command[64];

	(void)state;
	(void)sys_root_set("");
	(void)snprintf(command, sizeof(command), "rm -rf %s", root);
	return system(command);
}

static int setup(void **state)
{
	(void)state;
	assert_int_equal(dev_bar_driver.open(&config, 0, &d), 0);
	assert_int_equal(d->stream.create(d, &s), 0);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	d->stream.destroy(s);
	dev_bar_driver.close(d);
	config.bar_grow = POOL;
	return 0;
}

static char *take(size_t len)
{
	void *p;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	assert_int_equal((uintptr_t)p % 4096, 0);
	return p;
}

static void copy(void *dst, const void *src, size_t len)
{
	assert_int_equal(d->stream.copy(s, dst, src, len), 0);
	assert_int_equal(d->stream.sync(s), 0);
}

static void what_is_published_is_a_device(void **state)
{
	struct dev_props p;
	char why[200] = "";

	(void)state;
	assert_int_equal(dev_bar_driver.count(&config, why, sizeof(why)), 2);
	assert_int_equal(dev_bar_driver.describe(&config, 0, &p), 0);
	assert_string_equal(p.name, "bar:0000:04:00.0");
	assert_string_equal(p.pci, "0000:04:00.0");
	assert_string_equal(p.why, "");
	assert_in("1af4:1110", p.model);
	assert_true(p.fit && p.p2p && p.memory_only && !p.host_addressable && !p.soft);
	assert_int_equal(p.total, POOL);
	assert_int_equal(dev_bar_driver.describe(&config, 2, &p), -ENODEV);
}

/* A GPU's memory is its own driver's to give, whoever published it. */
static int number_of(const char *pci)
{
	char why[200] = "";
	int n = dev_bar_driver.count(&config, why, sizeof(why));
	struct dev_props p;

	for (int i = 0; i < n; i++) {
		assert_int_equal(dev_bar_driver.describe(&config, i, &p), 0);
		if (strcmp(p.pci, pci) == 0) {
			return i;
		}
	}
	return -1;
}

/* Devices come and go; a number that was given to one never means another. */
static void numbers_stay(void **state)
{
	struct dev_props p;
	struct dev *second;
	char command[256];

	(void)state;
	make_device("/sys/bus/pci/devices/0000:03:00.0", "0x050000\n", "1\n");
	make_device("/sys/bus/pci/devices/0000:08:00.0", "0x050000\n", "1\n");
	assert_int_equal(number_of("0000:04:00.0"), 0); /* was there first */
	assert_int_equal(number_of("0000:06:00.0"), 1);
	assert_int_equal(number_of("0000:03:00.0"), 2);
	assert_int_equal(number_of("0000:08:00.0"), 3);
	assert_int_equal(dev_bar_driver.open(&config, 2, &second), 0);
	assert_string_equal(second->props.pci, "0000:03:00.0");
	(void)snprintf(command, sizeof(command), "rm -r %s/sys/bus/pci/devices/0000:03:00.0", root);
	assert_int_equal(system(command), 0);
	assert_int_equal(number_of("0000:08:00.0"), 3);
	assert_int_equal(number_of("0000:04:00.0"), 0);
	assert_int_equal(dev_bar_driver.describe(&config, 2, &p), 0);
	assert_string_equal(p.pci, "0000:03:00.0");
	assert_false(p.fit);
	assert_in("it was removed", p.why);
	assert_int_equal(second->index, 2);
	dev_bar_driver.close(second);
	assert_int_equal(dev_bar_driver.open(&config, 2, &second), -ENODEV);
	assert_words("was removed");
	/* And it comes back. */
	make_device("/sys/bus/pci/devices/0000:03:00.0", "0x050000\n", "1\n");
	assert_int_equal(dev_bar_driver.open(&config, 2, &second), 0);
	dev_bar_driver.close(second);
}

static void what_others_keep_is_left_alone(void **state)
{
	struct dev_props p;

	(void)state;
	/* What comes second is not the GPU at 05:00.0. */
	assert_int_equal(dev_bar_driver.describe(&config, 1, &p), 0);
	assert_string_equal(p.pci, "0000:06:00.0");
	assert_false(p.fit);
	assert_in("published", p.why);
	assert_int_equal(dev_bar_driver.open(&config, 1, &d), -ENODEV);
	assert_words("published");
}

static void pieces_do_not_overlap(void **state)
{
	char *a = take(1);
	char *b = take(5000);
	char *c = take(MIB);
	uint64_t left;

	(void)state;
	unit_pattern(page, sizeof(page), 0);
	copy(a, page, 4096);
	copy(b, page, 4096);
	unit_pattern(page, sizeof(page), 99);
	copy(c, page, 4096);
	copy(page, a, 4096);
	assert_pattern(page, 4096, 0);
	copy(page, c, 4096);
	assert_pattern(page, 4096, 99);
	assert_true(b >= a + 4096 || a >= b + 8192);
	assert_true(c >= b + 8192 || b >= c + MIB);
	/* All of them out of one mapping, and the rest of it is still free. */
	assert_int_equal(d->mem.free_bytes(d, &left), 0);
	assert_int_equal(left, POOL + POOL - 4096 - 8192 - MIB);
	assert_int_equal(d->mem.release(d, b), 0);
	assert_ptr_equal(take(8192), b);
	assert_int_equal(d->mem.release(d, b + 4096), -ENOENT);
}

/* By what the kernel says: others may map something where the pool was. */
static bool pool_is_mapped_at(const char *p)
{
	FILE *f = fopen("/proc/self/maps", "re");
	char line[1024];
	bool found = false;

	assert_non_null(f);
	while (fgets(line, sizeof(line), f)) {
		uintptr_t from;
		uintptr_t to;

		found = found || (sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &from, &to) == 2 &&
				  from <= (uintptr_t)p && (uintptr_t)p < to && strstr(line, root));
	}
	assert_int_equal(fclose(f), 0);
	return found;
}

static void the_pool_is_given_back(void **state)
{
	char *a;
	char *b;

	(void)state;
	config.bar_grow = 4096;
	assert_int_equal(teardown(NULL), 0);
	config.bar_grow = 4096;
	assert_int_equal(setup(NULL), 0);
	a = take(4096);
	b = take(4096);
	assert_true(pool_is_mapped_at(a));
	assert_int_equal(d->mem.release(d, a), 0);
	/* Unmapped, while the other one stays. */
	assert_false(pool_is_mapped_at(a));
	assert_true(pool_is_mapped_at(b));
}

static void limits_are_respected(void **state)
{
	void *p = NULL;

	(void)state;
	assert_int_equal(d->mem.alloc(d, POOL + 1, &p), -ENOMEM);
	assert_words("bar:0000:04:00.0");
	assert_words("8 MiB");
	assert_int_equal(d->mem.alloc(d, SIZE_MAX, &p), -ENOMEM);
	assert_null(p);
}

static void addresses_are_known(void **state)
{
	char *a = take(8192);
	struct dev_range r;
	struct dev_range again;

	(void)state;
	assert_int_equal(dev_bar_driver.identify(a + 8191, &r), 0);
	assert_int_equal(r.base, (uintptr_t)a);
	assert_int_equal(r.len, 8192);
	assert_int_equal(r.kind, DEV_MEM_DEVICE);
	assert_false(r.host_addressable);
	assert_int_equal(dev_bar_driver.identify(a + 8192, &r), -EFAULT);
	assert_words("was it freed");
	assert_int_equal(dev_bar_driver.identify(page, &r), -ENOENT);
	/* The same address anew is another allocation. */
	assert_int_equal(dev_bar_driver.identify(a, &r), 0);
	(void)take(4096);
	assert_int_equal(d->mem.release(d, a), 0);
	assert_ptr_equal(take(8192), a);
	assert_int_equal(dev_bar_driver.identify(a, &again), 0);
	assert_true(again.generation != r.generation);
}

/* All directions, at odd places and lengths longer than what goes at once. */
static void copies_carry_the_bytes(void **state)
{
	size_t len = 3 * MIB + 77;
	char *a = take(4 * MIB);
	char *b = take(3 * MIB + 4096);
	char *host = unit_map(4 * MIB);

	(void)state;
	unit_pattern(host, len, 5);
	copy(a + 3, host, len);
	copy(b + 1, a + 3, len);
	memset(host, 0, 4 * MIB);
	copy(host + 9, b + 1, len);
	assert_pattern(host + 9, len, 5);
	assert_int_equal(host[8] | host[len + 9], 0);
	assert_int_equal(d->stream.fill(s, b + 100, 0x5a, MIB), 0);
	copy(host, b, MIB + 200);
	for (size_t i = 100; i < MIB + 100; i++) {
		assert_int_equal(host[i], 0x5a);
	}
	assert_pattern(host + 1, 99, 5);
	assert_pattern(host + MIB + 100, 100, 5 + MIB + 99);
	assert_int_equal(munmap(host, 4 * MIB), 0);
}

/* The device goes away under the copy: an error, not a signal. */
static void what_is_taken_away_is_an_error(void **state)
{
	char *a = take(8192);

	(void)state;
	copy(a, page, 4096);
	assert_int_equal(truncate(at(FOLDER "/p2pmem/allocate"), 0), 0);
	assert_int_equal(d->stream.copy(s, a, page, 4096), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	assert_int_equal(d->stream.copy(s, page, a, 4096), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	assert_int_equal(d->stream.fill(s, a, 1, 4096), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
	assert_int_equal(truncate(at(FOLDER "/p2pmem/allocate"), POOL), 0);
	copy(a, page, 4096);
	assert_int_equal(d->stream.copy(s, a, unit_hole(), 4096), 0);
	assert_int_equal(d->stream.sync(s), -EFAULT);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_published_is_a_device),
		cmocka_unit_test(what_others_keep_is_left_alone),
		cmocka_unit_test(numbers_stay),
		cmocka_unit_test_setup_teardown(pieces_do_not_overlap, setup, teardown),
		cmocka_unit_test_setup_teardown(the_pool_is_given_back, setup, teardown),
		cmocka_unit_test_setup_teardown(limits_are_respected, setup, teardown),
		cmocka_unit_test_setup_teardown(addresses_are_known, setup, teardown),
		cmocka_unit_test_setup_teardown(copies_carry_the_bytes, setup, teardown),
		cmocka_unit_test_setup_teardown(what_is_taken_away_is_an_error, setup, teardown),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
