/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sys: windows onto a file's pages, and what the kernel says of those. */

#include "cached_file.h"

#include <pthread.h>
#include <time.h>

#include "base/clock.h"
#include "sys/sys.h"
#include "sys/window.h"

static int make_file(void **state)
{
	(void)state;
	path = unit_path();
	rewrite();
	return 0;
}

static int drop_file(void **state)
{
	(void)state;
	return munmap(locked, LEN);
}

/* How /proc/self/maps describes the mapping that begins there. */
static bool mapping_of(const void *p, char *perms, uintptr_t *end)
{
	FILE *f = fopen("/proc/self/maps", "r");
	char line[600];
	bool found = false;

	assert_non_null(f);
	while (!found && fgets(line, sizeof(line), f)) {
		unsigned long from;
		unsigned long to;

		if (sscanf(line, "%lx-%lx %4s", &from, &to, perms) == 3 && from == (uintptr_t)p) {
			*end = to;
			found = true;
		}
	}
	(void)fclose(f);
	return found;
}

static void test_window(void **state)
{
	struct file *f = opened();
	char perms[8];
	uintptr_t end;
	void *a;
	void *b;

	(void)state;
	/* Neighbours in the file never become one mapping. */
	assert_int_equal(sys_window_open(file_buffered(f), MIB, 0, &a), 0);
	assert_int_equal(sys_window_open(file_buffered(f), MIB, MIB, &b), 0);
	assert_true(mapping_of(a, perms, &end));
	assert_string_equal(perms, "r--s");
	assert_int_equal(end, (uintptr_t)a + MIB);
	assert_true(mapping_of((char *)a - sys_page(), perms, &end) ||
		    mapping_of((char *)b - sys_page(), perms, &end));
	assert_int_equal(sys_populate(a, MIB, false), 0);
	assert_int_equal(sys_window_present(a, MIB), 1);
	assert_int_equal(sys_window_seal(a, MIB), 0);
	assert_true(mapping_of(a, perms, &end));
	assert_string_equal(perms, "---s");
	assert_int_equal(sys_window_present(a, MIB), 1);
	if (write_past(8 * PAGE, 4 * PAGE)) {
		assert_int_equal(sys_window_present(a, MIB), 0);
		/* Its neighbours go too where the page cache has large folios. */
		assert_int_equal(sys_window_present((char *)a + 8 * PAGE, 4 * PAGE), 0);
		/* Nobody brings them back. */
		(void)mlockall(MCL_CURRENT);
		(void)munlockall();
		assert_int_equal(sys_window_present(a, MIB), 0);
	} else {
		print_message("no O_DIRECT below TMPDIR\n");
	}
	sys_window_shut(a, MIB);
	sys_window_shut(b, MIB);
	(void)file_close(f);
}

#ifndef MADV_GUARD_INSTALL
#define MADV_GUARD_INSTALL 102
#endif

struct move {
	char *from;
	char *to;
};

/* In one step, as the kernel does when it has moved a page. */
static void *move_back(void *arg)
{
	const struct move *m = arg;

	(void)nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
	return mremap(m->from, PAGE, PAGE, MREMAP_MAYMOVE | MREMAP_FIXED, m->to);
}

/* A page that is away while the kernel moves it has not left. A guard looks the same from here, and
 * stays as long as one likes. */
static void test_moving(void **state)
{
	struct file *f = opened();
	struct move m;
	int present = 0;
	uint64_t began;
	pthread_t t;
	void *p;
	void *w;

	(void)state;
	assert_int_equal(sys_window_open(file_buffered(f), MIB, 0, &w), 0);
	assert_int_equal(sys_populate(w, MIB, false), 0);
	m.to = (char *)w + 9 * PAGE;
	if (madvise(m.to, PAGE, MADV_GUARD_INSTALL)) {
		print_message("no guards in mappings of files here (Linux 6.15): %s\n",
			      strerror(errno));
		sys_window_shut(w, MIB);
		(void)file_close(f);
		skip();
	}
	/* Not for ever: it may be broken. */
	began = clock_now_ns();
	assert_int_equal(sys_window_present(w, MIB), 0);
	assert_true(clock_now_ns() - began > 100000000);
	assert_int_equal(sys_window_present(w, 9 * PAGE), 1);
	/* It is waited for, unless this machine is too busy to move it back meanwhile. */
	for (unsigned int tries = 0; !present; tries++) {
		assert_in_range(tries, 0, 99);
		m.from = mmap(NULL, PAGE, PROT_READ, MAP_SHARED, file_buffered(f), 9 * PAGE);
		assert_ptr_not_equal(m.from, MAP_FAILED);
		assert_int_equal(sys_populate(m.from, PAGE, false), 0);
		assert_int_equal(madvise(m.to, PAGE, MADV_GUARD_INSTALL), 0);
		assert_int_equal(pthread_create(&t, NULL, move_back, &m), 0);
		present = sys_window_present(w, MIB);
		assert_int_equal(pthread_join(t, &p), 0);
		assert_ptr_equal(p, m.to);
		assert_in_range(present, 0, 1);
	}
	sys_window_shut(w, MIB);
	(void)file_close(f);
}

/* Large windows lie as the file does, so that large folios are mapped whole. */
static void test_window_lies_as_the_file(void **state)
{
	static const uint64_t offs[] = { 0, PAGE, 3 * MIB, 511 * PAGE, 2 * MIB };
	struct file *f = opened();
	char perms[8];
	uintptr_t end;

	(void)state;
	for (size_t i = 0; i < COUNT(offs); i++) {
		void *w;

		assert_int_equal(sys_window_open(file_buffered(f), 2 * MIB + PAGE, offs[i], &w), 0);
		assert_int_equal((uintptr_t)w % (2 * MIB), offs[i] % (2 * MIB));
		assert_true(mapping_of(w, perms, &end));
		assert_string_equal(perms, "r--s");
		assert_int_equal(end, (uintptr_t)w + 2 * MIB + PAGE);
		sys_window_shut(w, 2 * MIB + PAGE);
		/* Nothing of what was reserved is left. */
		assert_int_equal(msync((char *)w - sys_page(), PAGE, MS_ASYNC), -1);
		assert_int_equal(msync((char *)w + 2 * MIB + PAGE, PAGE, MS_ASYNC), -1);
	}
	(void)file_close(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_window),
		cmocka_unit_test(test_moving),
		cmocka_unit_test(test_window_lies_as_the_file),
	};

	return cmocka_run_group_tests(tests, make_file, drop_file);
}
