/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The kernel of small transfers, on rings that are shut, files that were closed and requests that
 * take too long. */

#include "small_kit.h"

/* The kernel alone, as a graph would launch it again. */
struct bare {
	struct requester base;
	struct small_params p;
	int64_t result;
	char mem[4096];
};

static int64_t launched(struct bare *b, uint32_t op, uint64_t word, uint64_t len)
{
	b->result = -7;
	b->p.op = op;
	b->p.file = word;
	b->p.len = len;
	kernel_run(DEV_KERNEL_SMALL, 1, &b->p, NULL);
	return b->result;
}

static void bare_kernel(void **state)
{
	static struct bare b;
	const struct requester_opts o = { .kernel = DEV_KERNEL_SMALL,
					  .slots = 2,
					  .files = 2,
					  .slab_bytes = 4096,
					  .limit_ns = UINT64_C(50000000) };
	int fd = unit_file();
	uint64_t word[2];
	char bytes[4096];

	(void)state;
	if (fake) {
		return; /* its kernels run in the driver */
	}
	unit_pattern(bytes, 4096, 0);
	assert_int_equal(pwrite(fd, bytes, 4096, 0), 4096);
	assert_int_equal(requester_open(&b.base, &ctx->ring_ctx, dev->dev, &o), 0);
	b.p = (struct small_params){ .ring = b.base.params,
				     .state = b.base.state,
				     .mem = (uintptr_t)b.mem,
				     .result = (uintptr_t)&b.result };
	word[0] = ring_file_add(b.base.ring, dup(fd), 1u << RING_READ | 1u << RING_WRITE, 0, 4096);
	word[1] = ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096);
	assert_int_equal(ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096), 0);
	assert_int_equal(launched(&b, RING_READ, word[0], 4096), 4096);
	assert_memory_equal(b.mem, bytes, 4096);
	assert_int_equal(launched(&b, RING_WRITE, word[1], 10), -EBADF);
	assert_int_equal(launched(&b, RING_READ, word[1], 4097), -EINVAL);
	memset(b.mem, 7, 100);
	assert_int_equal(launched(&b, RING_WRITE, word[0], 100), 100);
	assert_int_equal(pread(fd, bytes, 100, 0), 100);
	assert_memory_equal(bytes, b.mem, 100);

	/* Too late twice: both slots are left, and nobody gets one until they have ended. */
	atomic_store(&does.hold, true);
	does_all(1, 0, 0, 0);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ETIMEDOUT);
	assert_int_equal(launched(&b, RING_WRITE, word[0], 10), -ETIMEDOUT);
	assert_int_equal(*(const uint64_t *)(uintptr_t)b.p.ring.free, 0);
	assert_int_equal(*(const uint64_t *)(uintptr_t)b.p.ring.left, 3);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ETIMEDOUT);
	atomic_store(&does.hold, false);
	wait_until(&does.held, 0);
	while (launched(&b, RING_READ, word[0], 10) == -ETIMEDOUT) {
	}
	assert_int_equal(b.result, 10);
	does_all(0, 0, 0, 0);

	/* Closed, and another one in its place. */
	ring_file_remove(b.base.ring, word[0]);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ESTALE);
	assert_true(ring_file_add(b.base.ring, dup(fd), 1u << RING_READ, 0, 4096) != word[0]);
	assert_int_equal(launched(&b, RING_READ, word[0], 10), -ESTALE);
	assert_true(requester_end(&b.base));
	requester_finish(&b.base);
	assert_int_equal(launched(&b, RING_READ, word[1], 10), -ESHUTDOWN);
	(void)close(fd);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bare_kernel),
	};

	return cmocka_run_group_tests_name("small transfers by kernels", tests, open_all,
					   close_all);
}
