/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_REMOTE_KIT_H
#define TESTS_MOVER_REMOTE_KIT_H

/* The fixture that test_remote.c and test_remote_rails.c share. */

#include <pthread.h>

#include "fixture.h"
#include "wire/wire.h"

#include "api/context.h"
#include "base/fault.h"

#define LEN (5 * MIB + 77) /* several segments */
#define REMOTES 2u

static size_t space = LEN; /* of each of these memories: */
static struct fx fx;
static char *gpu;  /* the device's */
static char *host; /* the host's, which nobody pinned */
static struct wire_remote remote[REMOTES];
static struct wire_region region[REMOTES];

static void open_with(const char *setting)
{
	bool small = space < LEN;

	fx_open(&fx, small ? "chunk=256KiB" : "chunk=1MiB",
		small ? "test_cached_chunk=256KiB" : "test_cached_chunk=1MiB", setting, NULL);
	gpu = fx_alloc(&fx, space);
	host = fx_host(space);
	for (unsigned int i = 0; i < REMOTES; i++) {
		wire_remote_init(&remote[i], i ? "far1" : "far0", 0);
		region[i] =
			(struct wire_region){ .base = { .remote = &remote[i].base, .len = space },
					      .at = fx_host(space) };
	}
	memset(&wire_seen, 0, sizeof(wire_seen));
	wire_blocks = false;
}

static int begin(void **state)
{
	(void)state;
	space = LEN;
	open_with(NULL);
	return 0;
}

static int end(void **state)
{
	(void)state;
	free(host);
	host = NULL;
	for (unsigned int i = 0; i < REMOTES; i++) {
		free(region[i].at);
		region[i].at = NULL;
	}
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_close(&fx);
	}
	return 0;
}

static struct end at_mem(const char *p)
{
	return (struct end){ .kind = END_MEM, .addr = (uintptr_t)p };
}

static struct end at_file(struct pl_file *f, uint64_t off)
{
	return (struct end){ .kind = END_FILE, .file = f->file, .off = off };
}

static struct end at_remote(unsigned int i, uint64_t off)
{
	return (struct end){ .kind = END_REMOTE, .region = &region[i].base, .off = off };
}

static struct exec *exec(void)
{
	return &fx.ctx->exec;
}

static struct exec_report report; /* of the last transfer */

static ssize_t carry(struct end dst, struct end src, size_t len, const char *policy)
{
	struct transfer t = { .dst = dst, .src = src, .len = len, .policy = fx_policy(policy) };

	return exec_hold_and_run(exec(), &t, &report);
}

/* Fills memory with the pattern of a seed; asserts it. */
static void put(char *p, unsigned int seed)
{
	char *buf = fx_host(space);

	fx_pattern(buf, 0, space, seed);
	if (p == gpu) {
		fx_put(&fx, p, buf, space);
	} else {
		memcpy(p, buf, space);
	}
	free(buf);
}

static void is(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(len + 1);
	char *got = fx_host(len + 1);

	fx_pattern(want, at, len, seed);
	if (len && p >= gpu && p < gpu + space) {
		fx_get(&fx, got, p + at, len);
	} else {
		memcpy(got, p + at, len);
	}
	fx_same(got, want, len, at ? "what was left alone" : "what was carried");
	free(want);
	free(got);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)

#endif
