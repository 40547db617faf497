/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sys/uring: reads and writes by io_uring, and its failures. */

#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

#include "unit.h"

#include "base/error.h"
#include "base/fault.h"
#include "sys/uring.h"

/* Waits for n completions; res[tag] of each. Tags are small numbers from 1. */
static void reap(struct uring *r, unsigned int n, ssize_t *res)
{
	while (n) {
		ssize_t one;
		void *tag;

		if (!uring_reap(r, &tag, &one)) {
			assert_int_equal(uring_submit(r, 1, 5000000000u), 0);
			continue;
		}
		assert_true((uintptr_t)tag >= 1 && (uintptr_t)tag <= 64);
		assert_int_equal(res[(uintptr_t)tag], -12345);
		res[(uintptr_t)tag] = one;
		n--;
	}
}

static void unset(ssize_t *res)
{
	for (int i = 0; i <= 64; i++) {
		res[i] = -12345;
	}
}

#define TAG(i) ((void *)(uintptr_t)(i))

static void test_content(void **state)
{
	char *out = malloc(16 * 5000);
	char *in = calloc(16, 5000);
	int fd = unit_file();
	struct uring *r;
	ssize_t res[65];

	(void)state;
	unit_pattern(out, 16 * 5000, 0);
	assert_int_equal(uring_create(16, &r), 0);
	unset(res);
	for (size_t i = 0; i < 16; i++) {
		assert_int_equal(uring_write(r, fd, out + i * 5000, 5000, i * 5000, TAG(i + 1)), 0);
	}
	assert_int_equal(uring_read(r, fd, in, 1, 0, TAG(17)), -EBUSY);
	assert_int_equal(uring_unsubmitted(r), 16);
	reap(r, 16, res);
	assert_int_equal(uring_unsubmitted(r), 0);
	for (size_t i = 0; i < 16; i++) {
		assert_int_equal(res[i + 1], 5000);
	}
	unset(res);
	for (size_t i = 0; i < 16; i++) {
		assert_int_equal(uring_read(r, fd, in + i * 5000, 5000, i * 5000, TAG(i + 1)), 0);
	}
	reap(r, 16, res);
	assert_pattern(in, 16 * 5000, 0);
	uring_destroy(r);
	close(fd);
	free(in);
	free(out);
}

static void test_results(void **state)
{
	char buf[4096];
	int fd = unit_file();
	struct uring *r;
	ssize_t res[65];

	(void)state;
	unit_pattern(buf, 1000, 0);
	assert_int_equal(write(fd, buf, 1000), 1000);
	assert_int_equal(uring_create(8, &r), 0);
	unset(res);
	memset(buf, 0, sizeof(buf));
	assert_int_equal(uring_read(r, fd, buf, 4096, 400, TAG(1)), 0);
	assert_int_equal(uring_read(r, fd, buf + 2000, 10, 1000, TAG(2)), 0);
	assert_int_equal(uring_read(r, -1, buf + 2000, 10, 0, TAG(3)), 0);
	assert_int_equal(uring_read(r, fd, unit_hole(), 10, 0, TAG(4)), 0);
	reap(r, 4, res);
	assert_int_equal(res[1], 600);
	assert_pattern(buf, 600, 400);
	assert_int_equal(res[2], 0);
	assert_int_equal(res[3], -EBADF);
	assert_int_equal(res[4], -EFAULT);
	uring_destroy(r);
	close(fd);
}

static void test_timeout(void **state)
{
	struct uring *r;
	int pipes[2];
	ssize_t res;
	void *tag;
	char c = 0;
	int rc;

	(void)state;
	assert_int_equal(pipe(pipes), 0);
	assert_int_equal(uring_create(8, &r), 0);
	assert_int_equal(uring_read(r, pipes[0], &c, 1, (uint64_t)-1, TAG(7)), 0);
	assert_int_equal(uring_submit(r, 0, 0), 0);
	assert_int_equal(uring_unsubmitted(r), 0);
	assert_int_equal(uring_submit(r, 1, 2000000), -ETIME);
	assert_false(uring_reap(r, &tag, &res));
	assert_int_equal(uring_wait(r, 2000000), -ETIME);
	assert_false(uring_reap(r, &tag, &res));
	assert_int_equal(write(pipes[1], "p", 1), 1);
	assert_int_equal(uring_wait(r, 0), 0);
	assert_true(uring_reap(r, &tag, &res));
	assert_ptr_equal(tag, TAG(7));
	assert_int_equal(res, 1);
	assert_int_equal(c, 'p');
	/* Where something was handed over, either answer is right, and the kernel has it. */
	assert_int_equal(uring_read(r, pipes[0], &c, 1, (uint64_t)-1, TAG(8)), 0);
	rc = uring_submit(r, 1, 2000000);
	assert_true(rc == 0 || rc == -ETIME);
	assert_int_equal(uring_unsubmitted(r), 0);
	assert_false(uring_reap(r, &tag, &res));
	uring_destroy(r);
	close(pipes[0]);
	close(pipes[1]);
}

static void test_injection(void **state)
{
	int fd = unit_file();
	struct uring *r;
	ssize_t res;
	void *tag;
	char c = 'k';

	(void)state;
	fault_arm(FAULT_SYS, 1, EPERM);
	assert_int_equal(uring_create(8, &r), -EPERM);
	assert_words("io_uring is forbidden here");
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(uring_create(8, &r), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 0, 0);

	assert_int_equal(uring_create(8, &r), 0);
	assert_int_equal(uring_write(r, fd, &c, 1, 0, TAG(1)), 0);
	fault_arm(FAULT_SYS, 1, EIO);
	assert_int_equal(uring_submit(r, 1, 0), -EIO);
	assert_int_equal(uring_unsubmitted(r), 1);
	/* The kernel took it the second time; its completion is made a failure. */
	assert_int_equal(uring_submit(r, 1, 0), 0);
	assert_int_equal(uring_unsubmitted(r), 0);
	fault_arm(FAULT_SYS, 1, ENOSPC);
	assert_true(uring_reap(r, &tag, &res));
	fault_arm(FAULT_SYS, 0, 0);
	assert_ptr_equal(tag, TAG(1));
	assert_int_equal(res, -ENOSPC);
	uring_destroy(r);
	uring_destroy(NULL);
	close(fd);
}

static void *end_a_ring(void *arg)
{
	_Atomic int *had = arg;
	struct uring *r;
	int fd = open("/dev/null", O_RDONLY);

	close(fd);
	if (uring_create(2, &r)) {
		fd = INT_MAX;
	} else {
		uring_destroy(r);
	}
	atomic_store_explicit(had, fd, memory_order_relaxed);
	return NULL;
}

/* The number of a ring's descriptor goes to another thread, which only the kernel tells that it is
 * free: TSan finds no race in that. */
static void test_number_again(void **state)
{
	_Atomic int had = -1;
	pthread_t t;
	int fd;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, end_a_ring, &had), 0);
	do {
		(void)usleep(1000);
		fd = atomic_load_explicit(&had, memory_order_relaxed);
	} while (fd < 0);
	assert_int_equal(open("/dev/null", O_RDONLY), fd);
	close(fd);
	assert_int_equal(pthread_join(t, NULL), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_content),	     cmocka_unit_test(test_results),
		cmocka_unit_test(test_timeout),	     cmocka_unit_test(test_injection),
		cmocka_unit_test(test_number_again),
	};
	struct uring *probe;

	if (uring_create(2, &probe)) {
		return unit_skip(err_message());
	}
	uring_destroy(probe);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
