/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What it takes to look up how a NIC has a memory, among 10,000 that it has, in random order. On
 * the stand-in for libibverbs; in processor time of the thread.
 *
 *   meson test -C build --benchmark --verbose verbs-lookup
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "api/context.h"
#include "base/clock.h"
#include "move/verbs/verbs.h"

#define MEMORIES 10000u
#define APART ((size_t)8192)
#define EACH ((size_t)4096)
#define TIMES 200000u
#define ROUNDS 9

static int die(const char *what)
{
	(void)fprintf(stderr, "verbs-lookup: %s: %s\n", what, pl_error_message());
	return 1;
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

static int look_up(struct verbs *m, char *mem, const uint32_t *order)
{
	uint64_t took[ROUNDS];

	for (int round = 0; round < ROUNDS; round++) {
		uint64_t began = clock_thread_ns();

		for (uint32_t i = 0; i < TIMES; i++) {
			const struct end e = { .kind = END_MEM,
					       .addr = (uintptr_t)mem + order[i] * APART };
			struct nic_known k;

			if (nic_find(&m->base, 0, &e, EACH, false, &k) || k.base != e.addr) {
				return die("a memory is not found");
			}
		}
		took[round] = clock_thread_ns() - began;
	}
	qsort(took, ROUNDS, sizeof(took[0]), by_value);
	printf("one of %u memories of a NIC is found in %.0f ns, median of %d\n", MEMORIES,
	       (double)took[ROUNDS / 2] / TIMES, ROUNDS);
	return 0;
}

int main(void)
{
	char *mem = aligned_alloc(EACH, MEMORIES * APART);
	uint32_t *order = calloc(TIMES, sizeof(*order));
	struct pl_remote *remote;
	struct verbs *m = NULL;
	struct pl_ctx *ctx;
	int rc;

	if (!mem || !order) {
		return 1;
	}
	memset(mem, 1, MEMORIES * APART);
	if (pl_open(NULL, &ctx) || pl_remote_open(ctx, &remote)) {
		return die("opening");
	}
	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		m = ctx->movers[i]->ops->remote ? verbs_of(ctx->movers[i]) : m;
	}
	for (uint32_t i = 0; i < MEMORIES; i++) {
		const struct end e = { .kind = END_MEM, .addr = (uintptr_t)mem + i * APART };
		struct nic_known k;

		if (pl_mem_register(ctx, mem + i * APART, EACH) ||
		    nic_find(&m->base, 0, &e, EACH, true, &k)) {
			return die("a memory");
		}
	}
	for (uint32_t i = 0; i < TIMES; i++) {
		order[i] = (uint32_t)rand() % MEMORIES;
	}
	rc = look_up(m, mem, order);
	pl_close(ctx);
	free(order);
	free(mem);
	return rc;
}
