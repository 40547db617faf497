/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev/soft: memory shown to other processes and to other devices. */

#include "unit.h"

#include <fcntl.h>
#include <sys/wait.h>

#include "base/config.h"
#include "dev/dev.h"

static struct config config = { .soft_gpus = (char *)"2x4MiB", .soft_host_addressable = true };

static struct dev *d;

static int setup(void **state)
{
	(void)state;
	return dev_soft_driver.open(&config, 0, &d);
}

static int teardown(void **state)
{
	(void)state;
	dev_soft_driver.close(d);
	return 0;
}

static char *get(size_t len)
{
	void *p;

	assert_int_equal(d->mem.alloc(d, len, &p), 0);
	return p;
}

/* The other process: what it was given must read as the pattern, and is written with another. */
static int child(const struct dev_export *x)
{
	struct dev *mine;
	void *p;

	if (dev_soft_driver.open(&config, 1, &mine) || mine->share.import_range(mine, x, &p)) {
		return 2;
	}
	for (size_t i = 0; i < x->len; i++) {
		char want;

		unit_pattern(&want, 1, i);
		if (((char *)p)[i] != want) {
			return 3;
		}
	}
	unit_pattern(p, x->len, 777);
	if (mine->share.unimport(mine, p, x->len)) {
		return 4;
	}
	dev_soft_driver.close(mine);
	return 0;
}

static void test_other_process(void **state)
{
	size_t len = 128 * KIB;
	char *before = get(KIB);
	char *a = get(len + 128 * KIB);
	struct dev_export x;
	int status;
	pid_t pid;

	(void)state;
	memset(before, 'b', KIB);
	memset(a, 'e', len + 128 * KIB);
	unit_pattern(a + 64 * KIB, len, 0);
	assert_int_equal(d->share.export_range(d, a + 64 * KIB, len, &x), 0);
	assert_true(x.len == len && !x.dmabuf);
	assert_true(fcntl(x.fd, F_GETFD) & FD_CLOEXEC);
	pid = fork();
	if (pid == 0) {
		_exit(child(&x));
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	assert_pattern(a + 64 * KIB, len, 777);
	/* Its neighbours were none of its business. */
	assert_int_equal(before[KIB - 1], 'b');
	assert_int_equal(a[64 * KIB - 1], 'e');
	assert_int_equal(a[64 * KIB + len], 'e');
	close(x.fd);
}

static void test_bad_ranges(void **state)
{
	char *a = get(128 * KIB);
	char *b = get(64 * KIB);
	struct dev_export x = { .fd = -7 };
	int local;

	(void)state;
	assert_int_equal(d->share.export_range(d, a, 192 * KIB, &x), -EINVAL);
	assert_words("not of one allocation");
	assert_int_equal(d->share.export_range(d, a + 4096, 128 * KIB, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, a, SIZE_MAX, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, &local, 4, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, b + 64 * KIB, 1, &x), -EINVAL);
	assert_int_equal(d->mem.release(d, b), 0);
	assert_int_equal(d->share.export_range(d, b, 4096, &x), -EINVAL);
	assert_int_equal(x.fd, -7);
}

static void test_bad_import(void **state)
{
	struct dev_export x = { .fd = -1, .len = 4096 };
	void *p = &x;

	(void)state;
	assert_int_equal(d->share.import_range(d, &x, &p), -EBADF);
	assert_words("cannot map 4096 bytes");
	assert_ptr_equal(p, &x);
	assert_int_equal(d->share.unimport(d, (void *)1, 4096), -EINVAL);
	assert_words("was not imported");
}

static void test_peers(void **state)
{
	static const struct dev_driver stranger = { .name = "stranger" };
	struct dev other = { .driver = &stranger, .props = { .name = "stranger:0" } };
	struct dev *peer;

	(void)state;
	assert_int_equal(dev_soft_driver.open(&config, 1, &peer), 0);
	assert_int_equal(d->share.peer_enable(d, peer), 0);
	assert_int_equal(d->share.peer_enable(d, peer), 0);
	assert_int_equal(d->share.peer_enable(d, &other), -EOPNOTSUPP);
	assert_words("soft:0 cannot reach the memory of stranger:0");
	dev_soft_driver.close(peer);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_other_process),
		TEST(test_bad_ranges),
		TEST(test_bad_import),
		TEST(test_peers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
