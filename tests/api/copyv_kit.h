/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_COPYV_KIT_H
#define TESTS_API_COPYV_KIT_H

/* The fixture that test_copyv.c and test_copyv_failures.c share. */

#include "fixture.h"

#include <pthread.h>
#include <sys/mman.h>

#define LEN (6 * MIB) /* of a memory: the first half is read, the second written */
#define HALF (LEN / 2)
#define MEMORIES 6u
#define PIECES 1000u

/* Plain host memory, registered host memory, two allocations of the device under test, one that
 * other processes can map, and one of a second device where there is one. */
struct setup {
	struct fx fx;
	struct fx second;
	unsigned int n;
	char *mem[MEMORIES];
	const struct fx *of[MEMORIES]; /* NULL: the host's */
	char *want[MEMORIES];
	char *got;
};

static void fill(struct setup *s, unsigned int seed)
{
	for (unsigned int i = 0; i < s->n; i++) {
		fx_pattern(s->want[i], 0, LEN, seed + i);
		if (s->of[i]) {
			fx_put(s->of[i], s->mem[i], s->want[i], LEN);
		} else {
			memcpy(s->mem[i], s->want[i], LEN);
		}
	}
}

static void check(struct setup *s)
{
	for (unsigned int i = 0; i < s->n; i++) {
		char what[16];

		(void)snprintf(what, sizeof(what), "memory %u", i);
		if (s->of[i]) {
			fx_get(s->of[i], s->got, s->mem[i], LEN);
		}
		fx_same(s->of[i] ? s->got : s->mem[i], s->want[i], LEN, what);
	}
}

static void open_all(struct setup *s, const char *a, const char *b)
{
	char name[32];
	void *ptr;

	*s = (struct setup){ .n = MEMORIES };
	fx_open(&s->fx, "soft_gpus=2x256MiB", a, b, NULL);
	for (unsigned int i = 0; i < 2; i++) {
		s->mem[i] = fx_host(LEN);
		s->mem[2 + i] = fx_alloc(&s->fx, LEN);
		s->of[2 + i] = &s->fx;
	}
	assert_ok(pl_mem_register(s->fx.ctx, s->mem[1], LEN));
	s->of[4] = &s->fx;
	if (pl_mem_alloc(s->fx.dev, LEN, PL_ALLOC_SHARED, &ptr)) {
		s->mem[4] = fx_alloc(&s->fx, LEN);
	} else {
		s->mem[4] = ptr;
	}
	(void)snprintf(name, sizeof(name), "%.*s1", (int)strlen(fx_device()) - 1, fx_device());
	s->second = s->fx;
	if (pl_dev_open(s->fx.ctx, name, &s->second.dev)) {
		s->n--;
	} else {
		s->mem[5] = fx_alloc(&s->second, LEN);
		s->of[5] = &s->second;
	}
	for (unsigned int i = 0; i < s->n; i++) {
		s->want[i] = fx_host(LEN);
	}
	s->got = fx_host(LEN);
	fill(s, 1);
}

static void close_all(struct setup *s)
{
	assert_ok(pl_mem_unregister(s->fx.ctx, s->mem[1]));
	for (unsigned int i = 0; i < s->n; i++) {
		if (s->of[i]) {
			fx_free(s->of[i], s->mem[i]);
		} else {
			free(s->mem[i]);
		}
		free(s->want[i]);
	}
	free(s->got);
	fx_close(&s->fx);
}

/* What a piece is to do, done to what is wanted. */
static struct pl_copy_piece piece(struct setup *s, unsigned int to, size_t at, unsigned int from,
				  size_t off, size_t len)
{
	memcpy(s->want[to] + HALF + at, s->want[from] + off, len);
	return (struct pl_copy_piece){ .dst = s->mem[to] + HALF + at,
				       .src = s->mem[from] + off,
				       .len = len };
}

static void copied(struct setup *s, const struct pl_copy_piece *v, size_t n, size_t bytes,
		   const char *policy, struct pl_io_report *rep)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*rep = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.report = rep;
	o.policy = policy ? fx_policy(policy) : 0;
	assert_moved(pl_copyv(s->fx.ctx, NULL, NULL, v, n, &o), bytes);
	assert_int_equal(fx_sum(rep), bytes);
	check(s);
}

#define TEST(f) cmocka_unit_test(f)

#endif
