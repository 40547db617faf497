/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * plan: which route a transfer takes and why the others do not, over every combination of policy,
 * file, memory, size, direction and residency. The expectations are written down as tables: what
 * speaks against a route, what a policy forbids, and which of the rest is best.
 */

#include "plan_kit.h"

/* What speaks against direct, buffered, direct+copy, buffered+copy; requests hold whole blocks. */
static const enum pl_reason against[KINDS][WHERES][4] = {
	[PLAIN] = {
		[SOFT] = { 0, 0, 0, 0 },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), 0, 0 },
		[HOST] = { 0, 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
	[PIPE] = {
		[SOFT] = { R(STREAM), 0, R(STREAM), 0 },
		[GPU] = { R(STREAM), R(NOT_HOST_ADDRESSABLE), R(STREAM), 0 },
		[HOST] = { R(STREAM), 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
	[TMPFS] = {
		[SOFT] = { R(NO_ODIRECT), 0, R(NO_ODIRECT), 0 },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), R(NO_ODIRECT), 0 },
		[HOST] = { R(NO_ODIRECT), 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
	[NO_DIRECT] = {
		[SOFT] = { R(NO_ODIRECT), 0, R(NO_ODIRECT), 0 },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), R(NO_ODIRECT), 0 },
		[HOST] = { R(NO_ODIRECT), 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
	[BYPASS] = {
		[SOFT] = { 0, R(CACHE_BYPASS), 0, R(CACHE_BYPASS) },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), 0, R(CACHE_BYPASS) },
		[HOST] = { 0, R(CACHE_BYPASS), R(NO_DEVICE), R(NO_DEVICE) },
	},
	[CROOKED] = {
		[SOFT] = { R(UNALIGNED), 0, 0, 0 },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), 0, 0 },
		[HOST] = { R(UNALIGNED), 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
	[REFUSED] = {
		[SOFT] = { R(KERNEL_REFUSED), 0, R(KERNEL_REFUSED), 0 },
		[GPU] = { R(NOT_HOST_ADDRESSABLE), R(NOT_HOST_ADDRESSABLE), R(KERNEL_REFUSED), 0 },
		[HOST] = { R(KERNEL_REFUSED), 0, R(NO_DEVICE), R(NO_DEVICE) },
	},
};

/* What a policy says before the facts are asked. */
static enum pl_reason policy_says(uint32_t policy, unsigned int id, enum kind k)
{
	bool staged = id == ROUTE_DIRECT_COPY || id == ROUTE_BUFFERED_COPY ||
		      id == ROUTE_COPY_COPY ||
		      (id > ROUTE_VERBS && id != ROUTE_P2PDMA_COPY && id != ROUTE_TCP &&
		       id != ROUTE_FABRIC);

	if (policy == PLAN_ROUTE(id)) {
		return 0;
	}
	if (id == ROUTE_NULL) {
		return R(BY_NAME_ONLY);
	}
	switch (policy) {
	case PLAN_AUTO:
		return 0;
	case PLAN_STRICT:
		return staged || (id == ROUTE_BUFFERED && k != TMPFS && k != PIPE) ? R(STAGED) : 0;
	case PLAN_BOUNCE:
		return staged ? 0 : R(POLICY);
	default:
		return R(POLICY);
	}
}

/* The page cache in place is switched off here; test_pagecache.c has the rest of it. */
static enum pl_reason against_pagecache(enum kind k, enum where w, bool write)
{
	if (k == PIPE || w == HOST) {
		return k == PIPE ? R(STREAM) : R(NO_DEVICE);
	}
	return write ? R(READS_ONLY) : R(OFF);
}

static enum pl_reason expected(uint32_t policy, unsigned int id, enum kind k, enum where w,
			       bool write)
{
	enum pl_reason says = policy_says(policy, id, k);

	if (says) {
		return says;
	}
	if (id == ROUTE_COPY || id == ROUTE_COPY_COPY) {
		return R(NOT_A_COPY);
	}
	if (id == ROUTE_P2PDMA_COPY) {
		return w == HOST ? R(NO_DEVICE) : R(NOT_P2P_MEMORY); /* likewise */
	}
	if (id >= ROUTE_VERBS) {
		return R(NO_REMOTE);
	}
	if (id == ROUTE_P2PDMA) {
		return k == PIPE ? R(STREAM) : R(NOT_P2P_MEMORY); /* test_p2p.c has the rest */
	}
	if (id == ROUTE_PAGECACHE) {
		return against_pagecache(k, w, write);
	}
	return id == ROUTE_NULL ? 0 : against[k][w][id];
}

static void check_plan(const struct plan *p, uint32_t policy, enum kind k, enum where w, bool write)
{
	unsigned int ok = 0;

	for (unsigned int id = 0; id < ROUTE_COUNT; id++) {
		const struct plan_candidate *c = find(p, id);
		enum pl_reason want = expected(policy, id, k, w, write);

		if (c->refuse != want) {
			fail_msg("policy %s, file %d, memory %d: %s is '%s', not '%s'",
				 routes_policy_name(&routes, policy), k, w, route_names[id],
				 plan_reason_name(c->refuse), plan_reason_name(want));
		}
		ok += want == 0;
	}
	assert_int_equal(p->ok, ok);
	for (unsigned int i = 0; i < p->n; i++) {
		assert_true((p->v[i].refuse == 0) == (i < ok));
		assert_true(i == 0 || i >= ok || p->v[i - 1].rank <= p->v[i].rank);
	}
}

/* What a transfer plans with is the part of the whole plan that nothing ruled out beforehand. */
static void check_usable(const struct plan *all, const struct plan *usable)
{
	unsigned int n = 0;

	assert_int_equal(usable->ok, all->ok);
	assert_int_equal(usable->together, all->together);
	assert_memory_equal(usable->v, all->v, all->ok * sizeof(all->v[0]));
	for (unsigned int i = 0; i < all->n; i++) {
		for (unsigned int k = all->ok; k < usable->n && i >= all->ok; k++) {
			n += usable->v[k].route == all->v[i].route &&
			     usable->v[k].refuse == all->v[i].refuse;
		}
	}
	assert_int_equal(n, usable->n - usable->ok);
	for (unsigned int k = usable->ok; k < usable->n; k++) {
		assert_true(usable->v[k].refuse != PL_REASON_POLICY &&
			    usable->v[k].refuse != PL_REASON_BY_NAME_ONLY &&
			    usable->v[k].refuse != PL_REASON_NOT_A_COPY &&
			    usable->v[k].refuse != PL_REASON_OFF &&
			    usable->v[k].refuse != PL_REASON_NO_FILE);
	}
}
static const double residency[] = { 0, 0.5, 1, -1 };

static void test_refusals(void **state)
{
	unsigned int n = 0;

	(void)state;
	for (size_t i = 0; i < COUNT(all_policies) * KINDS * WHERES * 16; i++) {
		size_t v = i;
		uint32_t policy = all_policies[v % COUNT(all_policies)];
		enum kind k = (enum kind)((v /= COUNT(all_policies)) % KINDS);
		enum where w = (enum where)((v /= KINDS) % WHERES);
		double resident = residency[(v /= WHERES) % 4];
		uint64_t len = (v /= 4) % 2 ? LARGE : TINY;
		struct move_ask ask = ask_for(k, w, len, v / 2 % 2, resident);
		struct plan_rates rates = { { 0 }, { 0 } };
		struct plan usable;
		struct plan p;

		plan_make(&routes, &ask, policy, i % 3 ? NULL : &rates, &p);
		check_plan(&p, policy, k, w, ask_writes(&ask));
		ask.routes = plan_usable(&routes, &ask, policy);
		plan_make(&routes, &ask, policy, i % 3 ? NULL : &rates, &usable);
		if (ask.routes) {
			check_usable(&p, &usable);
		} else {
			assert_int_equal(p.ok, 0);
		}
		n++;
	}
	assert_int_equal(n, 12 * 7 * 3 * 4 * 2 * 2);
}

static unsigned int asked;

static void describe_and_count(const struct mover *m, const struct move_ask *ask,
			       struct move_offer *offer)
{
	(void)m;
	(void)ask;
	*offer = (struct move_offer){ .refuse = PL_REASON_OFF };
	asked++;
}

/* Nobody asks a mover that a tunable disables for the plan of a transfer. It is asked where all
 * routes are to have a reason. */
static void test_switched_off(void **state)
{
	struct mover *m = mover_named("pagecache");
	const struct mover_ops *ops = m->ops;
	struct mover_ops counting = *ops;
	route_set off = (route_set)1 << ROUTE_PAGECACHE;
	struct plan p;

	(void)state;
	assert_true(m->off);
	/* Not what leads to adapters of libfabric either, as nobody asks for them. */
	for (unsigned int i = 0; i < routes.n; i++) {
		off |= routes.v[i].uses & 1u << mover_named("fabric")->id ? (route_set)1 << i : 0;
	}
	assert_int_equal(routes.off, off);
	counting.describe = describe_and_count;
	m->ops = &counting;
	for (unsigned int i = 0; i < COUNT(all_policies) * KINDS * WHERES; i++) {
		uint32_t policy = all_policies[i % COUNT(all_policies)];
		enum kind k = (enum kind)(i / COUNT(all_policies) % KINDS);
		enum where w = (enum where)(i / COUNT(all_policies) / KINDS);
		struct move_ask ask = ask_for(k, w, LARGE, false, 1);

		asked = 0;
		ask.routes = plan_usable(&routes, &ask, policy);
		assert_false(ask.routes & routes.off);
		if (ask.routes) {
			plan_make(&routes, &ask, policy, NULL, &p);
			assert_int_equal(asked, 0);
		}
		ask.routes = 0;
		plan_make(&routes, &ask, policy, NULL, &p);
		assert_int_equal(asked, policy == PLAN_AUTO || policy == PLAN_STRICT ||
						policy == PLAN_ROUTE(ROUTE_PAGECACHE));
	}
	m->ops = ops;
}

static void test_choices(void **state)
{
	static const char letters[] = "dbDBcn";

	(void)state;
	for (size_t i = 0; i < COUNT(choices); i++) {
		for (int r = 0; r < 5; r++) {
			struct move_ask ask = ask_for(choices[i].k, choices[i].w, choices[i].len,
						      r == 4, r < 4 ? residency[r] : -1);
			char want = choices[i].best[r];
			struct plan p;

			plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
			assert_true(p.ok > 0);
			if (want != '?' && letters[p.v[0].route->id] != want) {
				fail_msg("row %zu, column %d: %s was chosen, not '%c'", i, r,
					 p.v[0].route->name, want);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_refusals),
		cmocka_unit_test(test_switched_off),
		cmocka_unit_test(test_choices),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
