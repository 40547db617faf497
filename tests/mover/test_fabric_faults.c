/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the mover `fabric` makes of adapters that are late, silent or broken. Two contexts of this
 * process stand for two processes, with adapters that do what the tests say (fakeofi.h).
 */

#include <pthread.h>
#include <stdatomic.h>

#include "fakeofi.h"
#include "fixture.h"

#include "api/remotes.h"
#include "base/clock.h"
#include "move/fabric/fabric.h"

#define LEN (MIB)
#define PATIENCE UINT64_C(1000000000)	 /* the tunable fabric_timeout, of the environment */
#define SOON (20 * UINT64_C(1000000000)) /* no test takes so long, but one that hangs */

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote; /* of fx.ctx */
static struct pl_remote *back;	 /* of the other */
static struct pl_grant *granted; /* memory of the other */
static struct pl_region *region;
static char *far;
static char *host;

static void meet(void)
{
	unsigned char at[2][PL_BLOB_MAX];
	ssize_t n[2];

	assert_ok(pl_remote_open(fx.ctx, &remote));
	assert_ok(pl_remote_open(other, &back));
	n[0] = pl_remote_blob(remote, at[0], sizeof(at[0]));
	n[1] = pl_remote_blob(back, at[1], sizeof(at[1]));
	assert_true(n[0] > 0 && n[1] > 0);
	assert_ok(pl_remote_connect(remote, at[1], (size_t)n[1]));
	assert_ok(pl_remote_connect(back, at[0], (size_t)n[0]));
}

static struct pl_region *region_of(struct pl_grant *g)
{
	unsigned char at[PL_BLOB_MAX];
	ssize_t n = pl_grant_blob(g, at, sizeof(at));
	struct pl_region *r;

	assert_true(n > 0);
	assert_ok(pl_region_open(remote, at, (size_t)n, &r));
	return r;
}

static int begin(void **state)
{
	(void)state;
	fakeofi_reset();
	fx_open(&fx, NULL);
	assert_ok(fx_ctx(&other, NULL));
	meet();
	far = fx_host(LEN);
	host = fx_host(LEN);
	fx_pattern(far, 0, LEN, 1);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE | PL_MAY_ATOMIC,
				&granted));
	region = region_of(granted);
	return 0;
}

static int end(void **state)
{
	(void)state;
	pl_remote_close(remote);
	pl_remote_close(back);
	fakeofi_reset();
	assert_ok(pl_grant_close(granted));
	pl_close(other);
	fx_close(&fx);
	assert_int_equal(fakeofi_in_flight(), 0);
	free(far);
	free(host);
	return 0;
}

/* Memory that an adapter does not take back is reached as before, and who ended the grant knows. */
static void memory_that_stays_is_told(void **state)
{
	char *mem = fx_host(8192);
	struct pl_grant *g;
	struct pl_region *r;

	(void)state;
	fx_pattern(mem, 0, 8192, 4);
	assert_ok(pl_grant_open(other, mem, 8192, PL_MAY_READ, &g));
	r = region_of(g);
	fakeofi_keep(UINT32_MAX, EBUSY);
	assert_fails(pl_grant_close(g), EBUSY, "does not take back 8192 bytes");
	fakeofi_keep(UINT32_MAX, EIO);
	assert_fails(pl_grant_close(g), EIO, "remotes reach");
	assert_moved(pl_region_read(r, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what is granted still");
	/* One that is in use for a moment is tried again. */
	fakeofi_keep(3, EBUSY);
	assert_ok(pl_grant_close(g));
	assert_fails(pl_region_read(r, host, 8192, 0, NULL), EACCES, "not granted");
	pl_region_close(r);
	free(mem);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(memory_that_stays_is_told),
	};

	return cmocka_run_group_tests_name("fabric_faults", tests, NULL, NULL);
}
