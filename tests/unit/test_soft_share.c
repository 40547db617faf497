/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev/soft: memory shown to other processes and to other devices. */

#include "unit.h"

#include <fcntl.h>
#include <sys/mman.h>
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
static int child(const struct dev_shared *x)
{
	struct dev_import *m;
	struct dev *mine;
	char *p;

	if (dev_soft_driver.open(&config, 1, &mine) || mine->share.import(mine, x, false, &m)) {
		return 2;
	}
	p = m->ptr;
	for (size_t i = 0; i < x->len; i++) {
		char want;

		unit_pattern(&want, 1, i);
		if (p[i] != want) {
			return 3;
		}
	}
	unit_pattern(p, x->len, 777);
	if (mine->share.unimport(m)) {
		return 4;
	}
	dev_soft_driver.close(mine);
	return 0;
}

static void test_other_process(void **state)
{
	static struct dev_shared x;
	size_t len = 128 * KIB + 5;
	char *before = get(KIB);
	char *a = get(len + 128 * KIB);
	int status;
	pid_t pid;

	(void)state;
	memset(before, 'b', KIB);
	memset(a, 'e', len + 128 * KIB);
	/* Not a whole number of pages, nor at the start of one. */
	a += 100;
	unit_pattern(a + 64 * KIB, len, 0);
	assert_int_equal(d->share.share(d, a + 64 * KIB, len, DEV_FORM_FD, &x), 0);
	assert_true(x.len == len && x.n == 1 && x.off == 100);
	assert_true(fcntl(x.pieces[0].fd, F_GETFD) & FD_CLOEXEC);
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
	close(x.pieces[0].fd);
	assert_int_equal(d->share.share(d, a, len, DEV_FORM_IPC, &x), -EOPNOTSUPP);
	assert_words("by descriptor only");
}

static void test_bad_ranges(void **state)
{
	char *a = get(128 * KIB);
	char *b = get(64 * KIB);
	struct dev_export x = { .fd = -7 };
	int local;

	(void)state;
	assert_int_equal(d->share.export_range(d, a, 192 * KIB, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_words("not of one allocation");
	assert_int_equal(d->share.export_range(d, a + 4096, 128 * KIB, DEV_MAPPING_PLAIN, &x),
			 -EINVAL);
	assert_int_equal(d->share.export_range(d, a, SIZE_MAX, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, &local, 4, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, b + 64 * KIB, 1, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(d->mem.release(d, b), 0);
	assert_int_equal(d->share.export_range(d, b, 4096, DEV_MAPPING_PLAIN, &x), -EINVAL);
	assert_int_equal(d->share.export_range(d, a, 4096, DEV_MAPPING_PCIE, &x), -EOPNOTSUPP);
	assert_words("not on PCIe");
	assert_int_equal(x.fd, -7);
}

static void test_bad_import(void **state)
{
	static struct dev_shared x = { .form = DEV_FORM_FD, .len = 4096, .n = 1 };
	struct dev_import *m = NULL;
	int fd = memfd_create("unsealed", MFD_CLOEXEC);

	(void)state;
	x.pieces[0].fd = -1;
	x.pieces[0].len = 4096;
	assert_int_equal(d->share.import(d, &x, false, &m), -EBADF);
	assert_words("cannot map 4096 bytes");
	/* Whoever made it could make it shorter, and each touch would be a signal. */
	assert_int_equal(ftruncate(fd, 8192), 0);
	x.pieces[0].fd = fd;
	assert_int_equal(d->share.import(d, &x, false, &m), -EPROTO);
	close(fd);
	/* Past the end of what is there. */
	assert_int_equal(d->share.share(d, get(4096), 4096, DEV_FORM_FD, &x), 0);
	x.pieces[0].skip = 4 * MIB - 4096;
	x.pieces[0].len = 8192;
	assert_int_equal(d->share.import(d, &x, false, &m), -EPROTO);
	x.pieces[0].len = 4096;
	x.len = 4097;
	assert_int_equal(d->share.import(d, &x, false, &m), -EPROTO);
	x.form = DEV_FORM_FABRIC;
	assert_int_equal(d->share.import(d, &x, false, &m), -EOPNOTSUPP);
	assert_null(m);
	close(x.pieces[0].fd);
}

static void test_peers(void **state)
{
	static const struct dev_driver stranger = { .name = "stranger" };
	struct dev other = { .driver = &stranger, .props = { .name = "stranger:0" } };
	char *mem = get(64 * KIB);
	struct dev *peer;
	void *out;

	(void)state;
	assert_int_equal(dev_soft_driver.open(&config, 1, &peer), 0);
	assert_int_equal(d->share.peer_enable(d, peer), 0);
	assert_int_equal(d->share.peer_enable(d, peer), 0);
	assert_int_equal(d->share.peer_enable(d, &other), -EOPNOTSUPP);
	assert_words("soft:0 cannot reach the memory of stranger:0");
	assert_int_equal(d->share.peer_map(d, peer, mem, 64 * KIB, true, &out), 0);
	assert_ptr_equal(out, mem);
	assert_int_equal(d->share.peer_unmap(d, peer, mem, 64 * KIB), 0);
	assert_int_equal(d->share.peer_map(d, &other, mem, 64 * KIB, false, &out), -EOPNOTSUPP);
	assert_words("kernels of stranger:0 cannot reach the memory of soft:0");
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
