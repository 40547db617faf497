/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_REMOTE_API_KIT_H
#define TESTS_MOVER_REMOTE_API_KIT_H

/* The fixture that test_remote_api.c and test_remote_api_ends.c share. */

#include <pthread.h>
#include <sys/wait.h>

#include "fixture.h"
#include "wire/wire.h"

#include "base/fault.h"
#include "remote/blob.h"

#define LEN (5 * MIB + 77) /* several segments */

/* One of the two processes: its own memory, granted to the other; and the other's, as it sees it.
 */
struct side {
	struct pl_ctx *ctx;
	struct pl_remote *other;
	char *mem; /* LEN bytes of the host's */
	struct pl_grant *grant;
	struct pl_region *region;
};

static struct fx fx; /* of the first */
static struct side side[2];
static char *gpu; /* of the first: LEN bytes of the device's */

struct bytes {
	unsigned char at[PL_BLOB_MAX];
	size_t len;
};

static struct bytes remote_blob(struct pl_remote *r)
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

static void connect_sides(void)
{
	struct bytes b[2];

	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(side[i].ctx, &side[i].other));
		b[i] = remote_blob(side[i].other);
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(side[i].other, b[!i].at, b[!i].len));
	}
}

/* Side i grants its memory, and the other side has a region of it. */
static void grant(unsigned int i, uint32_t rights)
{
	struct bytes b;

	assert_ok(pl_grant_open(side[i].ctx, side[i].mem, LEN, rights, &side[i].grant));
	b = grant_blob(side[i].grant);
	assert_ok(pl_region_open(side[!i].other, b.at, b.len, &side[!i].region));
}

static void open_with(const char *setting)
{
	memset(side, 0, sizeof(side));
	fx_open(&fx, "chunk=1MiB", "test_cached_chunk=1MiB", setting, NULL);
	side[0].ctx = fx.ctx;
	assert_ok(fx_ctx(&side[1].ctx, "chunk=1MiB", NULL));
	for (unsigned int i = 0; i < 2; i++) {
		side[i].mem = fx_host(LEN);
		fx_pattern(side[i].mem, 0, LEN, 100 + i);
	}
	gpu = fx_alloc(&fx, LEN);
	memset(&wire_seen, 0, sizeof(wire_seen));
	wire_blocks = false;
	wire_hangs = false;
	wire_refuses = 0;
}

static int begin(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

/* The same, with all of it open. */
static int begin_open(void **state)
{
	(void)begin(state);
	connect_sides();
	grant(0, PL_MAY_READ | PL_MAY_WRITE);
	grant(1, PL_MAY_READ | PL_MAY_WRITE);
	return 0;
}

/* Whatever is open ends with the contexts, and nothing of the mover's is left. */
static int end(void **state)
{
	(void)state;
	wire_hangs = false;
	wire_refuses = 0;
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_close(&fx);
	}
	pl_close(side[1].ctx);
	side[1].ctx = NULL;
	for (unsigned int i = 0; i < 2; i++) {
		free(side[i].mem);
		side[i].mem = NULL;
	}
	assert_int_equal(wire_seen.ends, 0);
	assert_int_equal(wire_seen.regions, 0);
	assert_int_equal(wire_seen.grants, 0);
	return 0;
}

/* The pattern of a seed in memory of either kind; asserts it. */
static void put(char *p, size_t len, unsigned int seed)
{
	char *buf = fx_host(LEN);

	fx_pattern(buf, 0, len, seed);
	if (p == gpu) {
		fx_put(&fx, p, buf, len);
	} else {
		memcpy(p, buf, len);
	}
	free(buf);
}

static void is(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);

	fx_pattern(want, at, len, seed);
	if (p == gpu && len) {
		fx_get(&fx, got, p + at, len);
	} else {
		memcpy(got, p + at, len);
	}
	fx_same(got, want, len, "what is there");
	free(want);
	free(got);
}

/* "HOST:PID" */
static const char *own_name(void)
{
	static char name[64];
	char host[48] = "";

	(void)gethostname(host, sizeof(host) - 1);
	(void)snprintf(name, sizeof(name), "%s:%d", host, (int)getpid());
	return name;
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define OPEN(f) cmocka_unit_test_setup_teardown(f, begin_open, end)

#endif
