/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The planner on any facts: a plan is whole, sorted and explained, whatever it is asked. */

#include <math.h>

#include "base/config.h"
#include "dev/dev.h"
#include "file/file.h"
#include "fuzz.h"
#include "plan/plan.h"
#include "unit/movers.h"

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

static void take_facts(struct bytes *b, struct file_facts *f)
{
	unsigned int bits = (unsigned int)take(b, 1);

	*f = (struct file_facts){ .pipe = bits & 1,
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

/* Whatever a memory may be, P2PDMA pages included; host memory is the host's. */
static void take_mem(struct bytes *b, struct dev *dev, struct end *m)
{
	unsigned int bits = (unsigned int)take(b, 1);

	*m = (struct end){ .kind = END_MEM, .addr = (uintptr_t)take(b, 8) };
	m->dev = bits & 1 ? dev : NULL;
	m->mem = bits & 1 ? MEM_DEVICE : 0;
	m->mem |= bits & 4 ? MEM_HOST_ADDRESSABLE : 0;
	m->mem |= bits & 8 ? MEM_PINNED : 0;
	m->mem |= bits & 16 ? MEM_P2P : 0;
	m->mem |= bits & 32 ? MEM_MANAGED : 0;
	m->mem |= bits & 64 ? MEM_OURS : 0;
	dev->props.copy_bytes_per_ns = positive(b);
	dev->props.copy_setup_ns = positive(b);
}

static void take_ask(struct bytes *b, struct file *f, struct dev *devs, struct move_ask *a)
{
	unsigned int bits = (unsigned int)take(b, 1);
	struct end file = { .kind = END_FILE, .file = f };
	struct end mem[2];

	take_facts(b, &f->facts);
	file.off = take(b, 8) >> (1 + bits % 40);
	*a = (struct move_ask){ .len = take(b, 8) >> (2 + bits % 50), .sequential = bits & 4 };
	a->resident = bits & 8 ? -1 : (double)take(b, 1) / 255;
	take_mem(b, &devs[0], &mem[0]);
	take_mem(b, &devs[1], &mem[1]);
	a->dst = !(bits & 1) && bits & 2 ? file : mem[0];
	a->src = bits & 1 ? mem[1] : bits & 2 ? mem[0] : file;
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

static void check_candidate(const struct plan_candidate *c, const struct move_ask *ask)
{
	char text[512] = "";

	fuzz_assert(c->route && c->route->id < ROUTE_COUNT);
	fuzz_assert(c->refuse < PL_REASON_COUNT);
	fuzz_assert(c->refuse_hop < c->route->hops || c->refuse);
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

static void check(const struct plan *p, const struct move_ask *ask, uint32_t policy)
{
	unsigned int seen = 0;

	fuzz_assert(p->n == ROUTE_COUNT && p->ok <= p->n);
	for (unsigned int i = 0; i < p->n; i++) {
		const struct plan_candidate *c = &p->v[i];

		fuzz_assert(!(seen & (1u << c->route->id)));
		seen |= 1u << c->route->id;
		fuzz_assert((c->refuse == PL_REASON_NONE) == (i < p->ok));
		fuzz_assert(i == 0 || i >= p->ok || p->v[i - 1].rank <= c->rank);
		check_candidate(c, ask);
		if (!c->refuse && policy >= 16 && policy < 16 + ROUTE_COUNT) {
			fuzz_assert(policy == PLAN_ROUTE(c->route->id));
		}
		fuzz_assert(c->refuse || c->route->id != ROUTE_NULL ||
			    policy == PLAN_ROUTE(ROUTE_NULL));
		fuzz_assert(c->refuse || policy != PLAN_STRICT || !route_is_staged(c->route));
	}
	/* The kernel can always copy, into any memory that it or a device of ours reaches. */
	fuzz_assert(
		p->ok || policy != PLAN_AUTO || !ask_facts(ask) ||
		(!end_is_mem(ask_mem(ask), MEM_HOST_ADDRESSABLE | MEM_P2P) && !ask_mem(ask)->dev));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static struct config config = { .engine = (char *)"threads" };
	static struct routes routes;
	struct bytes b = { data, len };
	struct plan_rates rates;
	struct dev devs[2] = { { .index = 0 }, { .index = 1 } };
	struct file file = { .name = (char *)"a file" };
	struct move_ask ask;
	struct plan p;
	uint32_t policy;

	if (!routes.n) {
		fuzz_assert(movers_make(&config) == 0);
		routes_make(&routes, movers, movers_n);
		fuzz_assert(routes_are_known(&routes));
	}
	policy = take_policy(&b);
	take_ask(&b, &file, devs, &ask);
	take_rates(&b, &rates);
	plan_make(&routes, &ask, policy, NULL, &p);
	check(&p, &ask, policy);
	plan_make(&routes, &ask, policy, &rates, &p);
	check(&p, &ask, policy);
	return 0;
}
