/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Two processes that have both `verbs`, over one rail, and `tcp`: which way they take, and what is
 * said when that one is gone. The rail is a libibverbs without a network.
 */

#include "fakeverbs_here.h"
#include "far.h"
#include "fixture.h"

#define LEN (1 * MIB + 77)

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote, *back;
static struct pl_grant *granted;
static struct pl_region *region;
static char *far, *near;

static void meet(void)
{
	unsigned char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	assert_ok(pl_remote_open(fx.ctx, &remote));
	assert_ok(pl_remote_open(other, &back));
	n[0] = pl_remote_blob(remote, blob[0], sizeof(blob[0]));
	n[1] = pl_remote_blob(back, blob[1], sizeof(blob[1]));
	assert_ok(pl_remote_connect(remote, blob[1], (size_t)n[1]));
	assert_ok(pl_remote_connect(back, blob[0], (size_t)n[0]));
	n[0] = pl_grant_blob(granted, blob[0], sizeof(blob[0]));
	assert_ok(pl_region_open(remote, blob[0], (size_t)n[0], &region));
}

static void open_both(const char *setting)
{
	fx_open(&fx, setting, NULL);
	assert_ok(fx_ctx(&other, setting, NULL));
	far = fx_host(LEN);
	near = fx_host(LEN);
	fx_pattern(far, 0, LEN, 3);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &granted));
	meet();
}

static void close_both(void)
{
	pl_remote_close(remote);
	pl_remote_close(back);
	assert_ok(pl_grant_close(granted));
	pl_close(other);
	fx_close(&fx);
	free(far);
	free(near);
}

/* What failed is named, and so is the way that is left. Nothing goes another way in silence. */
static void the_rail_fails(void **state)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	(void)state;
	open_both("remotes=auto");
	o.report = &rep;
	assert_moved(far_read(region, near, LEN, 0, &o), LEN);
	assert_non_null(strstr(rep.route, "verbs"));
	fx_same(near, far, LEN, "by the rail");
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_fails(far_read(region, near, LEN, 0, NULL), EHOSTUNREACH,
		     "(by verbs; both sides have tcp, too: with the tunable remotes=tcp");
	assert_fails(far_read(region, near, 8, 0, NULL), EHOSTUNREACH,
		     "(by verbs; both sides have tcp, too");
	assert_fails(pl_remote_notify(remote, "x", 1, 1000000), EHOSTUNREACH, "(by verbs;");
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	close_both();
	/* By what the message says the next ones do it. */
	open_both("remotes=tcp");
	assert_moved(far_read(region, near, LEN, 0, &o), LEN);
	assert_non_null(strstr(rep.route, "tcp"));
	fx_same(near, far, LEN, "by tcp");
	pl_remote_close(back);
	back = NULL;
	assert_fails(far_read(region, near, LEN, 0, NULL), ECONNRESET, "");
	close_both();
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(the_rail_fails) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
