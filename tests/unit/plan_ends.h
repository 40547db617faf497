/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_PLAN_ENDS_H
#define TESTS_UNIT_PLAN_ENDS_H

/* The ends of transfers that the planner's tests ask about, and the real movers' descriptions. */

#include "movers.h"
#include "unit.h"

#include "base/config.h"
#include "dev/dev.h"
#include "file/file.h"
#include "plan/plan.h"

enum kind {
	PLAIN,
	PIPE,
	TMPFS,
	NO_DIRECT,
	BYPASS,
	CROOKED,
	REFUSED,
	KINDS
};
enum where {
	SOFT,
	GPU,
	HOST,
	WHERES
}; /* addressable device, closed device, no device */

static struct file files[KINDS]; /* described, never opened */
static struct dev devs[2];
static struct config config = { .engine = (char *)"threads" };
static struct routes routes;

static inline int setup_all(void **state)
{
	struct dev_props props = { .name = "gpu:0",
				   .copy_bytes_per_ns = 50,
				   .copy_setup_ns = 8000 };

	(void)state;
	assert_int_equal(movers_make(&config), 0);
	movers_copiers(4);
	routes_make(&routes, movers, movers_n);
	assert_true(routes_are_known(&routes));
	devs[0].props = props;
	devs[1].props = props;
	for (int k = 0; k < KINDS; k++) {
		bool direct = k != PIPE && k != TMPFS && k != NO_DIRECT;

		files[k].facts = (struct file_facts){ .pipe = k == PIPE,
						      .memory_backed = k == TMPFS,
						      .bypass = k == BYPASS,
						      .direct = direct,
						      .align_mem = direct ? 512 : 0,
						      .align_off = direct ? 512 : 0,
						      .disk_bytes_per_ns = 2,
						      .disk_setup_ns = 60e3 };
		atomic_init(&files[k].facts.direct_failed, k == REFUSED);
	}
	return 0;
}

static inline int teardown_all(void **state)
{
	(void)state;
	movers_end();
	return 0;
}

#define TINY 4096u
#define LARGE (64u * MIB)

static inline struct end memory(enum where w, uintptr_t addr)
{
	static const unsigned int bits[WHERES] = { [SOFT] = MEM_DEVICE | MEM_HOST_ADDRESSABLE,
						   [GPU] = MEM_DEVICE,
						   [HOST] = MEM_HOST_ADDRESSABLE };

	return (struct end){
		.kind = END_MEM, .mem = bits[w], .dev = w == HOST ? NULL : &devs[w], .addr = addr
	};
}

/* The other direction. */
static inline void turn(struct move_ask *ask)
{
	struct end dst = ask->dst;

	ask->dst = ask->src;
	ask->src = dst;
}

static inline struct end *file_of(struct move_ask *ask)
{
	return ask_writes(ask) ? &ask->dst : &ask->src;
}

static inline struct end *mem_of(struct move_ask *ask)
{
	return ask_writes(ask) ? &ask->src : &ask->dst;
}

static inline struct move_ask ask_for(enum kind k, enum where w, uint64_t len, bool write,
				      double resident)
{
	struct move_ask ask = { .dst = memory(w, k == CROOKED ? 0x100003 : 0x100000),
				.src = { .kind = END_FILE, .file = &files[k], .off = 8192 },
				.len = len,
				.resident = resident };

	if (write) {
		turn(&ask);
	}
	return ask;
}

static inline const struct plan_candidate *find(const struct plan *p, unsigned int id)
{
	const struct plan_candidate *found = NULL;

	assert_int_equal(p->n, ROUTE_COUNT);
	for (unsigned int i = 0; i < p->n; i++) {
		if (p->v[i].route->id == id) {
			assert_null(found);
			found = &p->v[i];
		}
	}
	assert_non_null(found);
	return found;
}

#endif
