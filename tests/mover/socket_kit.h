/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_SOCKET_KIT_H
#define TESTS_MOVER_SOCKET_KIT_H

/* The fixture that test_socket.c and test_socket_queues.c share. */

#include <pthread.h>
#include <sys/mman.h>

#include "apart.h"
#include "fixture.h"

#define LEN (5 * MIB + 77) /* several segments */

static struct fx fx;	/* with the device under test */
static struct fx other; /* the same context, with the next device */
static char *gpu;	/* LEN bytes of the one's memory, and of the other's */
static char *gpu2;
static char *host; /* likewise of the host's, which nobody pinned */
static char *host2;

static void open_with(const char *setting)
{
	char name[32];

	fx_open(&fx, "chunk=1MiB", "test_cached_chunk=1MiB", setting, NULL);
	(void)snprintf(name, sizeof(name), "%.*s1", (int)strlen(fx_device()) - 1, fx_device());
	other = fx;
	assert_ok(pl_dev_open(fx.ctx, name, &other.dev));
	gpu = fx_alloc(&fx, LEN);
	gpu2 = fx_alloc(&other, LEN);
	host = fx_host(LEN);
	host2 = fx_host(LEN);
}

static int begin(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

static int end(void **state)
{
	(void)state;
	free(host);
	free(host2);
	host = host2 = NULL;
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_free(&other, gpu2);
		fx_close(&fx);
	}
	return 0;
}

static bool in_host(const char *p)
{
	return (p >= host && p < host + LEN) || (p >= host2 && p < host2 + LEN);
}

/* Fills a memory with the pattern of a seed. */
static void put(char *dst, size_t len, unsigned int seed)
{
	char *buf = fx_host(len);

	fx_pattern(buf, 0, len, seed);
	if (in_host(dst)) {
		memcpy(dst, buf, len);
	} else {
		fx_put(&fx, dst, buf, len);
	}
	free(buf);
}

static void is_from(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(len + 1);
	char *got = fx_host(len + 1);

	fx_pattern(want, at, len, seed);
	if (in_host(p)) {
		memcpy(got, p + at, len);
	} else if (len) {
		fx_get(&fx, got, p + at, len);
	}
	fx_same(got, want, len, at ? "what was left alone" : "what was carried");
	free(want);
	free(got);
}

static void is(const char *p, size_t len, unsigned int seed)
{
	is_from(p, 0, len, seed);
}

static ssize_t copy(char *dst, const char *src, size_t len, const char *policy,
		    struct pl_io_report *r)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.policy = fx_policy(policy);
	o.report = r;
	return pl_copy(fx.ctx, dst, src, len, &o);
}

struct seen {
	const char *device;
	const char *src;
	uint64_t bytes;
	unsigned int rows;
};

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)

#endif
