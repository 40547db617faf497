/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_FABRIC_KIT_H
#define TESTS_MOVER_FABRIC_KIT_H

/* The fixture that test_fabric.c and test_fabric_calls.c share. */

#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#include "api/context.h"
#include "api/remotes.h"
#include "base/fault.h"
#include "far.h"
#include "move/fabric/fabric.h"
#include "remote/blob.h"
#include "remote/mailbox.h"

#define LEN (3 * MIB + 77)
#define SOON (20 * UINT64_C(1000000000))

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote; /* of fx.ctx */
static struct pl_remote *back;	 /* of the other */
static struct pl_grant *granted; /* memory of the other */
static struct pl_region *region;
static char *far;

struct bytes {
	unsigned char at[PL_BLOB_MAX];
	size_t len;
};

static struct bytes blob_of(struct pl_remote *r)
{
	struct bytes b;
	ssize_t n = pl_remote_blob(r, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static struct bytes grant_blob(struct pl_grant *g)
{
	struct bytes b;
	ssize_t n = pl_grant_blob(g, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static void meet(struct pl_ctx *a, struct pl_ctx *b, struct pl_remote *r[2])
{
	struct bytes blob[2];

	assert_ok(pl_remote_open(a, &r[0]));
	assert_ok(pl_remote_open(b, &r[1]));
	blob[0] = blob_of(r[0]);
	blob[1] = blob_of(r[1]);
	assert_ok(pl_remote_connect(r[0], blob[1].at, blob[1].len));
	assert_ok(pl_remote_connect(r[1], blob[0].at, blob[0].len));
}

static int begin(void **state)
{
	struct pl_remote *r[2];
	struct bytes b;

	(void)state;
	fx_open(&fx, "chunk=256KiB", "remote_timeout=20", NULL);
	assert_ok(fx_ctx(&other, "remote_timeout=20", NULL));
	meet(fx.ctx, other, r);
	remote = r[0];
	back = r[1];
	far = fx_host(LEN);
	fx_pattern(far, 0, LEN, 1);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &granted));
	b = grant_blob(granted);
	assert_ok(pl_region_open(remote, b.at, b.len, &region));
	return 0;
}

/* Whatever was said to it: it still does what it should. */
static int end(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	assert_moved(far_read(region, host, LEN, 0, NULL), LEN);
	fx_same(host, far, LEN, "what is read afterwards");
	free(host);
	pl_remote_close(remote);
	assert_ok(pl_grant_close(granted));
	pl_close(other);
	fx_close(&fx);
	free(far);
	return 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

#endif
