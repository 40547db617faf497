/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * plan: which route a transfer takes and why the others do not, over every combination of policy,
 * file, memory, size, direction and residency. The expectations are written down as tables: what
 * speaks against a route, what a policy forbids, and which of the rest is best.
 */

#include "plan_ends.h"

#include "move/copy/copy.h"
#include "move/copy/pairs.h"

#define R(x) PL_REASON_##x

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

static const uint32_t all_policies[] = {
	PLAN_AUTO,
	PLAN_STRICT,
	PLAN_BOUNCE,
	PLAN_ROUTE(ROUTE_DIRECT),
	PLAN_ROUTE(ROUTE_BUFFERED),
	PLAN_ROUTE(ROUTE_DIRECT_COPY),
	PLAN_ROUTE(ROUTE_BUFFERED_COPY),
	PLAN_ROUTE(ROUTE_COPY),
	PLAN_ROUTE(ROUTE_NULL),
	PLAN_ROUTE(ROUTE_P2PDMA),
	PLAN_ROUTE(ROUTE_PAGECACHE),
	PLAN_ROUTE(ROUTE_COPY_COPY),
};
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

/* The best route of policy auto: read at residency 0, .5, 1, unknown; then write. '?': a tie that
 * nobody should rely on. d direct, b buffered, D direct+copy, B buffered+copy. */
static const struct {
	enum kind k;
	enum where w;
	uint64_t len;
	const char *best;
} choices[] = {
	/* A page is quick to get from the cache, and slow from anywhere else; writing it into the
	 * cache is what the cache is for. */
	{ PLAIN, SOFT, TINY, "d?b?b" },
	{ PLAIN, HOST, TINY, "d?b?b" },
	{ PLAIN, GPU, TINY, "D?B?B" },
	/* Much data goes past the cache, unless (about) half of it is there already. */
	{ PLAIN, SOFT, LARGE, "dbbbd" },
	{ PLAIN, HOST, LARGE, "dbbbd" },
	{ PLAIN, GPU, LARGE, "DBBBD" },
	/* Where there is no O_DIRECT, there is no choice. */
	{ PIPE, SOFT, TINY, "bbbbb" },
	{ PIPE, SOFT, LARGE, "bbbbb" },
	{ PIPE, GPU, TINY, "BBBBB" },
	{ PIPE, GPU, LARGE, "BBBBB" },
	{ TMPFS, SOFT, TINY, "bbbbb" },
	{ TMPFS, SOFT, LARGE, "bbbbb" },
	{ TMPFS, GPU, LARGE, "BBBBB" },
	{ NO_DIRECT, SOFT, TINY, "bbbbb" },
	{ NO_DIRECT, SOFT, LARGE, "bbbbb" },
	{ NO_DIRECT, GPU, LARGE, "BBBBB" },
	{ REFUSED, SOFT, LARGE, "bbbbb" },
	{ REFUSED, GPU, TINY, "BBBBB" },
	/* Who opened with O_DIRECT wants it, whatever is in the cache. */
	{ BYPASS, SOFT, TINY, "ddddd" },
	{ BYPASS, SOFT, LARGE, "ddddd" },
	{ BYPASS, HOST, LARGE, "ddddd" },
	{ BYPASS, GPU, TINY, "DDDDD" },
	{ BYPASS, GPU, LARGE, "DDDDD" },
	/* An address that never fits: the cache, where a slab does not promise much more. */
	{ CROOKED, SOFT, TINY, "bbbbb" },
	{ CROOKED, SOFT, LARGE, "?bbb?" },
	{ CROOKED, HOST, LARGE, "bbbbb" },
	{ CROOKED, GPU, LARGE, "DBBBD" },
};

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

static void expect(const struct move_ask *ask, unsigned int id, enum pl_reason want)
{
	struct plan p;

	plan_make(&routes, ask, PLAN_AUTO, NULL, &p);
	assert_string_equal(plan_reason_name(find(&p, id)->refuse), plan_reason_name(want));
}

static void test_whole_blocks(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, 100, false, 0);

	(void)state;
	/* A hundred bytes are no block; a slab has room for the block around them. */
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	expect(&ask, ROUTE_DIRECT_COPY, 0);
	/* Who asked for O_DIRECT gets the page cache where it must be. */
	file_of(&ask)->file = &files[BYPASS];
	expect(&ask, ROUTE_BUFFERED, 0);
	expect(&ask, ROUTE_BUFFERED_COPY, R(CACHE_BYPASS));
	file_of(&ask)->file = &files[PLAIN];
	/* One block, but not at its place; then two, so that one is whole. */
	file_of(&ask)->off = 8192 + 8;
	mem_of(&ask)->addr += 8;
	ask.len = 512;
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	ask.len = 1016;
	expect(&ask, ROUTE_DIRECT, 0);
	/* Writes leave pages that they share to the page cache. */
	turn(&ask);
	expect(&ask, ROUTE_DIRECT, R(TOO_SMALL));
	expect(&ask, ROUTE_DIRECT_COPY, R(TOO_SMALL));
	ask.len = 8192 - 8 + 4095;
	expect(&ask, ROUTE_DIRECT, 0);
}

static void test_alignment(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);
	struct plan p;

	(void)state;
	/* Address and offset are off by the same: the blocks meet further on. */
	file_of(&ask)->off += 100;
	mem_of(&ask)->addr += 100;
	expect(&ask, ROUTE_DIRECT, 0);
	mem_of(&ask)->addr += 256;
	expect(&ask, ROUTE_DIRECT, R(UNALIGNED));
	/* Memory may be finer than offsets, and the other way round. */
	files[PLAIN].facts.align_mem = 4;
	expect(&ask, ROUTE_DIRECT, 0);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT)->align_off, 512);
	files[PLAIN].facts.align_mem = 4096;
	mem_of(&ask)->addr = 0x100000 + 100;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT)->refuse, 0);
	assert_int_equal(find(&p, ROUTE_DIRECT)->align_off, 4096);
	assert_int_equal(find(&p, ROUTE_DIRECT_COPY)->align_off, 512);
	files[PLAIN].facts.align_mem = 512;
}

static void test_copies(void **state)
{
	struct move_ask ask = { .dst = memory(GPU, 0x100000),
				.src = memory(HOST, 0x200000),
				.len = LARGE };
	struct plan p;

	(void)state;
	for (int round = 0; round < 3; round++) {
		plan_make(&routes, &ask, round == 1 ? PLAN_STRICT : PLAN_AUTO, NULL, &p);
		assert_int_equal(p.ok, 1);
		assert_int_equal(p.v[0].route->id, ROUTE_COPY);
		assert_int_equal(find(&p, ROUTE_DIRECT)->refuse, R(NO_FILE));
		if (round != 1) {
			assert_int_equal(find(&p, ROUTE_BUFFERED_COPY)->refuse, R(NO_FILE));
		}
		if (round == 1) {
			ask.dst = memory(HOST, 0x100000); /* from host to host at last */
		}
	}
}

static struct copy *the_copy(void)
{
	return (struct copy *)(void *)mover_named("copy");
}

/* Between two devices: straight where they reach each other, through slabs rather than through a
 * driver's own staging, and not at all by what failed or lied. */
static void test_pairs(void **state)
{
	static const struct {
		enum pair_state pair;
		unsigned int best;
		enum pl_reason straight;
		enum pl_reason strict;
	} want[] = {
		{ PAIR_NEW, ROUTE_COPY, 0, 0 },
		{ PAIR_OPEN, ROUTE_COPY, 0, 0 },
		{ PAIR_CLOSED, ROUTE_COPY_COPY, 0, R(STAGED) },
		{ PAIR_OFF, ROUTE_COPY_COPY, 0, R(STAGED) },
		{ PAIR_WRONG, ROUTE_COPY_COPY, R(PEER_WRONG_DATA), R(PEER_WRONG_DATA) },
		{ PAIR_FAILED, ROUTE_COPY_COPY, R(PEER_FAILED), R(PEER_FAILED) },
	};
	struct move_ask ask = { .dst = memory(GPU, 0x100000), .src = memory(SOFT, 0x200000) };
	struct plan p;

	(void)state;
	devs[GPU].place = 1;
	for (size_t i = 0; i < COUNT(want); i++) {
		atomic_store(&the_copy()->pairs[GPU][SOFT].state, (unsigned char)want[i].pair);
		ask.len = LARGE;
		plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
		assert_int_equal(p.v[0].route->id, want[i].best);
		assert_int_equal(find(&p, ROUTE_COPY)->refuse, want[i].straight);
		assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, 0);
		plan_make(&routes, &ask, PLAN_STRICT, NULL, &p);
		assert_int_equal(find(&p, ROUTE_COPY)->refuse, want[i].strict);
		/* Two small copies take longer than a driver's one. */
		ask.len = TINY;
		plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
		assert_int_equal(p.v[0].route->id, want[i].straight ? ROUTE_COPY_COPY : ROUTE_COPY);
	}
	/* A short transfer is not planned by way of the host where it may go straight. */
	assert_int_equal(plan_usable(&routes, &ask, PLAN_AUTO), 1u << ROUTE_COPY);
	assert_int_equal(plan_usable(&routes, &ask, PLAN_BOUNCE), 1u << ROUTE_COPY_COPY);
	assert_int_equal(plan_usable(&routes, &ask, PLAN_ROUTE(ROUTE_COPY_COPY)),
			 1u << ROUTE_COPY_COPY);
	ask.len = LARGE;
	assert_int_equal(plan_usable(&routes, &ask, PLAN_AUTO),
			 1u << ROUTE_COPY | 1u << ROUTE_COPY_COPY);
	ask.len = TINY;
	/* The other way round is another pair. */
	turn(&ask);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(p.v[0].route->id, ROUTE_COPY);
	atomic_store(&the_copy()->pairs[GPU][SOFT].state, PAIR_NEW);
	ask.dst = memory(SOFT, 0x100000);
	ask.src = memory(SOFT, 0x300000);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, R(ONE_DEVICE));
	/* Host memory that a device's driver pinned is no device's. */
	ask.src = (struct end){ .kind = END_MEM, .mem = MEM_PINNED, .dev = &devs[GPU], .addr = 8 };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(p.v[0].route->id, ROUTE_COPY);
	assert_int_equal(find(&p, ROUTE_COPY_COPY)->refuse, R(NO_DEVICE));
	devs[GPU].place = 0;
}

static void takes(double got, double want, double within)
{
	if (got < want - within || got > want + within) {
		fail_msg("%g ns is not %g", got, want);
	}
}

/* A hop by a device takes what the machine's graph says of its link; the device's own guess, 50,
 * where that does not know. */
static void test_ways(void **state)
{
	static const struct dev another = { .props = { .name = "gpu:9", .copy_bytes_per_ns = 7 } };
	struct move_ask ask = { .dst = memory(GPU, 0x100000),
				.src = memory(HOST, 0x200000),
				.len = LARGE };
	struct plan_rates rates = { .read = { [ROUTE_BUFFERED_COPY] = 11 } };
	struct plan p;

	(void)state;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 50.0 + 8000, 1);
	assert_false(p.v[0].measured);
	ask.ways = (struct topo_ways){ .dst_host = 12, .src_host = 5, .across = 3 };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 12.0 + 8000, 1);
	turn(&ask);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 5.0 + 8000, 1);
	/* Between two devices; inside one, of which the graph knows nothing. */
	ask.dst = (struct end){ .kind = END_MEM, .mem = MEM_DEVICE, .dev = (struct dev *)&another };
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 3.0, 1);
	ask.dst = ask.src;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(p.v[0].cost_ns, LARGE / 50.0 + 8000, 1);
	/* A file's route: the slab is the host. */
	ask = ask_for(PLAIN, GPU, LARGE, false, 1);
	ask.ways.dst_host = 1;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	takes(find(&p, ROUTE_BUFFERED_COPY)->cost_ns, LARGE / 1.0, LARGE / 100.0);
	/* What was measured counts more, within bounds. */
	ask.ways.dst_host = 12;
	plan_make(&routes, &ask, PLAN_AUTO, &rates, &p);
	takes(find(&p, ROUTE_BUFFERED_COPY)->cost_ns, LARGE / 11.0, 1);
	assert_true(find(&p, ROUTE_BUFFERED_COPY)->measured);
	assert_false(find(&p, ROUTE_DIRECT_COPY)->measured);
}

static void test_refuse_hop(void **state)
{
	struct move_ask ask = ask_for(PIPE, GPU, LARGE, false, 0);
	char text[300];
	struct plan p;

	(void)state;
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	assert_int_equal(find(&p, ROUTE_DIRECT_COPY)->refuse_hop, 0);
	plan_reason_text(find(&p, ROUTE_BUFFERED), &ask, text, sizeof(text));
	assert_in("the memory of gpu:0", text);
	ask = ask_for(CROOKED, SOFT, LARGE, false, 0);
	plan_make(&routes, &ask, PLAN_AUTO, NULL, &p);
	plan_reason_text(find(&p, ROUTE_DIRECT), &ask, text, sizeof(text));
	assert_in("0x100003", text);
	assert_in("memory aligned to 512 bytes and offsets to 512", text);
}

/* Every reason has a name of its own and, where it can be a refusal, a sentence. */
static void test_reasons(void **state)
{
	struct move_ask ask = ask_for(PLAIN, SOFT, LARGE, false, 0);

	(void)state;
	for (enum pl_reason i = 0; i < PL_REASON_COUNT; i++) {
		struct plan_candidate c = { .route = &routes.v[0], .refuse = i };
		char text[300] = "#";

		plan_reason_text(&c, &ask, text, sizeof(text));
		assert_true(i == 0 || strlen(text) > 10);
		for (enum pl_reason k = 0; k < i; k++) {
			assert_string_not_equal(plan_reason_name(i), plan_reason_name(k));
		}
	}
	assert_string_equal(plan_reason_name(PL_REASON_COUNT), "unknown");
	assert_string_equal(plan_reason_name((enum pl_reason) - 1), "unknown");
}

static void test_policy_names(void **state)
{
	static const char *const bad[] = { "", "Auto", "auto ", "direct+", "copy+direct", "16" };
	uint32_t policy = 77;

	(void)state;
	for (size_t i = 0; i < COUNT(all_policies); i++) {
		const char *name = routes_policy_name(&routes, all_policies[i]);

		assert_non_null(name);
		assert_int_equal(routes_policy_parse(&routes, name, &policy), 0);
		assert_int_equal(policy, all_policies[i]);
	}
	policy = 77;
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_int_equal(routes_policy_parse(&routes, bad[i], &policy), -EINVAL);
		assert_words(
			"write auto, strict, bounce or a route: direct, buffered, direct+copy");
	}
	assert_int_equal(policy, 77);
	assert_null(routes_policy_name(&routes, 0));
	assert_null(routes_policy_name(&routes, 77));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_refusals),     cmocka_unit_test(test_switched_off),
		cmocka_unit_test(test_choices),	     cmocka_unit_test(test_whole_blocks),
		cmocka_unit_test(test_alignment),    cmocka_unit_test(test_copies),
		cmocka_unit_test(test_pairs),	     cmocka_unit_test(test_ways),
		cmocka_unit_test(test_refuse_hop),   cmocka_unit_test(test_reasons),
		cmocka_unit_test(test_policy_names),
	};

	return cmocka_run_group_tests(tests, setup_all, teardown_all);
}
