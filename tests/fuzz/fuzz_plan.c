/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The planner on any facts: a plan is whole, sorted and explained, whatever it is asked. */

#include <math.h>

#include "base/config.h"
#include "dev/dev.h"
#include "fuzz.h"
#include "peer/peer.h"
#include "plan/plan.h"
#include "storage/storage.h"

struct bytes {
	const uint8_t *at;
	size_t left;
};

/* Zeros when the input is used up. */
static uint64_t take(struct bytes *b, size_t n)
{
	uint64_t x = 0;

	for (size_t i = 0; i < n; i++) {
		x = x << 8 | (b->left ? *b->at : 0);
		b->at += b->left != 0;
		b->left -= b->left != 0;
	}
	return x;
}

/* From 2^-32 to 2^31 and a fraction. */
static double positive(struct bytes *b)
{
	int e = (int)take(b, 1) % 64 - 32;

	return ldexp(1 + (double)take(b, 1) / 256, e);
}

static uint32_t alignment(struct bytes *b)
{
	return 1u << take(b, 1) % 21;
}

static void take_facts(struct bytes *b, struct path_facts *f)
{
	unsigned int bits = (unsigned int)take(b, 1);

	*f = (struct path_facts){ .stream = bits & 1,
				  .block = bits & 2,
				  .bypass = bits & 4,
				  .direct = bits & 8,
				  .memory_backed = bits & 16 };
	if (f->direct) {
		f->align_mem = alignment(b);
		f->align_off = alignment(b);
	}
	f->disk_bytes_per_ns = positive(b);
	f->disk_setup_ns = positive(b);
	atomic_init(&f->direct_failed, bits & 32);
	if (bits & 64) {
		atomic_init(&f->last_end, take(b, 8));
	}
}

static void take_mem(struct bytes *b, struct dev *dev, struct path_mem *m)
{
	unsigned int bits = (unsigned int)take(b, 1);

	*m = (struct path_mem){ .addr = (uintptr_t)take(b, 8),
				.dev = bits & 1 ? dev : NULL,
				.name = bits & 2 ? "soft:0" : NULL,
				.host_addressable = bits & 4,
				.pinned = bits & 8 };
	dev->props.copy_bytes_per_ns = positive(b);
	dev->props.copy_setup_ns = positive(b);
}

static void take_ask(struct bytes *b, struct path_facts *f, struct dev *devs, struct path_ask *a)
{
	unsigned int bits = (unsigned int)take(b, 1);

	take_facts(b, f);
	*a = (struct path_ask){ .file = bits & 1 ? NULL : f,
				.off = take(b, 8) >> (1 + bits % 40),
				.len = take(b, 8) >> (2 + bits % 50),
				.write = bits & 2,
				.sequential = bits & 4 };
	a->resident = bits & 8 ? -1 : (double)take(b, 1) / 255;
	take_mem(b, &devs[0], &a->mem);
	take_mem(b, &devs[1], &a->src);
}

static uint32_t take_policy(struct bytes *b)
{
	static const uint32_t groups[] = { PLAN_AUTO, PLAN_AUTO, PLAN_STRICT, PLAN_BOUNCE };
	uint64_t x = take(b, 1);

	return x < 128 ? groups[x % 4] : PLAN_ROUTE((uint32_t)(x % ROUTE_COUNT));
}

static void take_rates(struct bytes *b, struct plan_rates *r)
{
	for (int i = 0; i < ROUTE_COUNT; i++) {
		r->read[i] = take(b, 1) & 1 ? positive(b) : 0;
		r->write[i] = take(b, 1) & 1 ? positive(b) : 0;
	}
}

static void check_candidate(const struct plan_candidate *c, const struct path_ask *ask)
{
	char text[512] = "";

	fuzz_assert(c->route < ROUTE_COUNT);
	fuzz_assert(c->refuse < PL_REASON_COUNT);
	fuzz_assert(c->refuse_hop < plan_routes[c->route].hops || c->refuse);
	if (c->refuse) {
		plan_reason_text(c, ask, text, sizeof(text));
		fuzz_assert(text[0] != '\0');
		fuzz_assert(strcmp(plan_reason_name(c->refuse), "unknown") != 0);
		return;
	}
	fuzz_assert(isfinite(c->cost_ns) && c->cost_ns >= 0 && c->rank >= c->cost_ns);
	fuzz_assert(isfinite(c->rank) && c->rank >= c->cost_ns);
	fuzz_assert(isfinite(c->cpu_ns) && c->cpu_ns >= 0);
	fuzz_assert(c->align_off && (c->align_off & (c->align_off - 1)) == 0);
}

static void check(const struct plan *p, const struct path_ask *ask, uint32_t policy)
{
	unsigned int seen = 0;

	fuzz_assert(p->n == ROUTE_COUNT && p->ok <= p->n);
	for (unsigned int i = 0; i < p->n; i++) {
		const struct plan_candidate *c = &p->v[i];

		fuzz_assert(!(seen & (1u << c->route)));
		seen |= 1u << c->route;
		fuzz_assert((c->refuse == PL_REASON_NONE) == (i < p->ok));
		fuzz_assert(i == 0 || i >= p->ok || p->v[i - 1].rank <= c->rank);
		check_candidate(c, ask);
		if (!c->refuse && policy >= 16 && policy < 16 + ROUTE_COUNT) {
			fuzz_assert(policy == PLAN_ROUTE(c->route));
		}
		fuzz_assert(c->refuse || c->route != ROUTE_NULL ||
			    policy == PLAN_ROUTE(ROUTE_NULL));
		fuzz_assert(c->refuse || policy != PLAN_STRICT || !plan_routes[c->route].staged);
	}
	/* The kernel can always copy, into any memory that it or a device of ours reaches. */
	fuzz_assert(p->ok || policy != PLAN_AUTO || !ask->file ||
		    (!ask->mem.host_addressable && !ask->mem.dev));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static struct config config = { .engine = (char *)"threads" };
	static struct path *paths[PATH_COUNT];
	static struct storage storage;
	static struct peer peer;
	struct bytes b = { data, len };
	struct plan_rates rates;
	struct dev devs[2] = { { .index = 0 }, { .index = 1 } };
	struct path_facts facts;
	struct path_ask ask;
	struct plan p;
	uint32_t policy;

	if (!paths[PATH_NULL]) {
		storage_init(&storage, &config);
		peer_init(&peer);
		paths[PATH_DIRECT] = &storage.direct.p;
		paths[PATH_BUFFERED] = &storage.buffered.p;
		paths[PATH_COPY] = &peer.copy;
		paths[PATH_NULL] = path_null();
		paths[PATH_P2PDMA] = &storage.p2p.p;
		paths[PATH_PAGECACHE] = &storage.pagecache.p;
	}
	policy = take_policy(&b);
	take_ask(&b, &facts, devs, &ask);
	take_rates(&b, &rates);
	plan_make(paths, &ask, policy, NULL, &p);
	check(&p, &ask, policy);
	plan_make(paths, &ask, policy, &rates, &p);
	check(&p, &ask, policy);
	return 0;
}
