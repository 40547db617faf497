/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Guarded reads, whatever the mover: the guard is changed at each moment. And a mover that has
 * neither messages nor atomic operations. `wire` says when one of its operations has ended.
 */

#include "fixture.h"
#include "wire/wire.h"

#define LEN (5 * MIB) /* several segments */
#define GUARD (LEN - 8)

static struct fx fx;
static struct pl_ctx *owner;
static struct pl_remote *to, *from;
static struct pl_grant *grant;
static struct pl_region *region;
static char *mem; /* the owner's, LEN bytes, granted */

static void open_region(char *at, size_t len, uint32_t rights)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n;

	assert_ok(pl_grant_open(owner, at, len, rights, &grant));
	n = pl_grant_blob(grant, blob, sizeof(blob));
	assert_ok(pl_region_open(to, blob, (size_t)n, &region));
}

static void close_region(void)
{
	pl_region_close(region);
	assert_ok(pl_grant_close(grant));
}

static int begin(void **state)
{
	unsigned char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	(void)state;
	fx_open(&fx, "chunk=1MiB", NULL);
	assert_ok(fx_ctx(&owner, NULL));
	mem = fx_host(LEN);
	fx_pattern(mem, 0, LEN, 1);
	assert_ok(pl_remote_open(fx.ctx, &to));
	assert_ok(pl_remote_open(owner, &from));
	n[0] = pl_remote_blob(to, blob[0], sizeof(blob[0]));
	n[1] = pl_remote_blob(from, blob[1], sizeof(blob[1]));
	assert_ok(pl_remote_connect(to, blob[1], (size_t)n[1]));
	assert_ok(pl_remote_connect(from, blob[0], (size_t)n[0]));
	open_region(mem, LEN, PL_MAY_READ | PL_MAY_ATOMIC);
	return 0;
}

static int end(void **state)
{
	(void)state;
	wire_after = NULL;
	fx_close(&fx);
	pl_close(owner);
	free(mem);
	return 0;
}

static uint64_t word(void)
{
	uint64_t w;

	memcpy(&w, mem + GUARD, sizeof(w));
	return w;
}

static atomic_uint ended; /* operations with the region */
static atomic_uint guards;
static atomic_uint early;	 /* guards that were looked at before the end of the data */
static unsigned int reuse_after; /* so many of them */

/* The owner reuses the memory: the guard first. */
static void reuse(const struct move_op *op)
{
	bool guard = op_outer(op)->off == GUARD;

	if (atomic_fetch_add(&ended, 1) + 1 == reuse_after) {
		uint64_t w = word() + 1;

		memcpy(mem + GUARD, &w, sizeof(w));
	}
	atomic_fetch_add(&guards, guard);
	atomic_fetch_add(&early, guard && atomic_load(&ended) != 5);
}

static void guards_change_at_each_moment(void **state)
{
	char *got = fx_host(LEN);

	(void)state;
	/* 4 MiB are 4 operations, the guard is the fifth. */
	for (reuse_after = 0; reuse_after <= 6; reuse_after++) {
		struct pl_guard guard = { .off = GUARD, .value = word() };
		uint64_t was = guard.value;

		ended = 0;
		guards = 0;
		if (reuse_after == 0) { /* before all */
			guard.value--;
		}
		wire_after = reuse;
		if (reuse_after < 5) {
			assert_fails(pl_region_read_guarded(region, got, 4 * MIB, 0, &guard, NULL),
				     ESTALE, "no longer");
		} else {
			assert_moved(pl_region_read_guarded(region, got, 4 * MIB, 0, &guard, NULL),
				     4 * MIB);
			fx_same(got, mem, 4 * MIB, "what was valid");
		}
		wire_after = NULL;
		assert_int_equal(ended, 5);
		assert_int_equal(guards, 1);
		assert_int_equal(early, 0);
		assert_int_equal(word() - was, reuse_after >= 1 && reuse_after <= 5);
	}
	free(got);
}

/* What fails before it needs no guard, and a guard that fails is an error. */
static void errors_are_told(void **state)
{
	struct pl_guard guard = { .off = GUARD, .value = word() };
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	char got[64];

	(void)state;
	wire_after = reuse;
	ended = 0;
	reuse_after = 0;
	assert_fails(pl_region_read_guarded(region, got, 64, LEN, &guard, NULL), EINVAL, "behind");
	assert_fails(pl_region_read_guarded(region, NULL, 64, 0, &guard, NULL), EFAULT, "NULL");
	opts.chunk = 5;
	assert_fails(pl_region_read_guarded(region, got, 64, 0, &guard, &opts), EINVAL, "chunk");
	opts.chunk = 0;
	opts.size = 3;
	assert_true(pl_region_read_guarded(region, got, 64, 0, &guard, &opts) < 0);
	guard.off = GUARD + 8;
	assert_fails(pl_region_read_guarded(region, got, 64, 0, &guard, NULL), EINVAL, "guard");
	guard.off = (uint64_t)-8;
	assert_fails(pl_region_read_guarded(region, got, 64, 0, &guard, NULL), EINVAL, "guard");
	assert_int_equal(ended, 0);
	wire_after = NULL;
	guard.off = GUARD;
	assert_moved(pl_region_read_guarded(region, got, 64, 0, &guard, NULL), 64);
	close_region();
	guard.off = 0;
	/* A guard cannot be read whole where it is not at a multiple of 8 over there. */
	open_region(mem + 4, 1024, PL_MAY_READ);
	assert_fails(pl_region_read_guarded(region, got, 64, 0, &guard, NULL), EINVAL,
		     "does not begin at one");
	close_region();
	open_region(mem, 7, PL_MAY_READ);
	assert_fails(pl_region_read_guarded(region, got, 1, 0, &guard, NULL), EINVAL, "7 bytes");
	close_region();
	open_region(mem, 1024, PL_MAY_WRITE);
	assert_fails(pl_region_read_guarded(region, got, 1, 0, &guard, NULL), EACCES, "reading");
}

static void a_mover_may_have_none(void **state)
{
	char msg[8];
	uint64_t old;
	uint64_t scope;

	(void)state;
	assert_fails(pl_remote_notify(to, "x", 1, 0), EOPNOTSUPP, "wire, which has no messages");
	assert_fails(pl_remote_next(to, msg, 8, 0), EOPNOTSUPP, "wire, which has no messages");
	assert_fails(pl_region_atomic(region, PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old), EOPNOTSUPP,
		     "no atomic operations");
	assert_fails(pl_region_atomic(region, PL_ATOMIC_COMPARE_SWAP, 0, 1, 1, &old), EOPNOTSUPP,
		     "no atomic operations");
	assert_ok(pl_region_atomic(region, PL_ATOMIC_QUERY, 0, 0, 0, &scope));
	assert_int_equal(scope, PL_ATOMICS_NONE);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(guards_change_at_each_moment),
		TEST(errors_are_told),
		TEST(a_mover_may_have_none),
	};

	return cmocka_run_group_tests_name("remote-words", tests, NULL, NULL);
}
