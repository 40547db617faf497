/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Planning a transfer, stretch by stretch: how much of a large read is in the page cache may differ
 * from one stretch to the next. */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "exec/share.h"

/* Bytes for which one query of the page cache holds. */
#define STRETCH (32u << 20)
#define SMALL (64u << 10)
/* The mean length of pieces up to which they are gathered in a slab. */
#define GATHERED_MAX (1u << 20)

/* Asks the movers that have a part in these routes. */
static inline void survey(struct exec *x, struct move_ask *ask, unsigned int what, route_set routes)
{
	unsigned int movers = 0;

	for (; routes; routes &= routes - 1) {
		movers |= x->routes.v[route_first(routes)].uses;
	}
	for (; movers; movers &= movers - 1) {
		struct mover *m = x->routes.mover[__builtin_ctz(movers)];

		if (m->ops->survey) {
			m->ops->survey(m, ask, what);
		}
	}
}

static struct topo_ways ways_of(struct exec *x, const struct transfer *t)
{
	return topo_facts_ways(&x->facts, end_device(&t->dst), end_device(&t->src));
}

void exec_ask(struct exec *x, const struct transfer *t, unsigned int what, struct move_ask *out)
{
	transfer_ask(t, out);
	out->ways = ways_of(x, t);
	survey(x, out, what, x->routes.joins[t->dst.kind][t->src.kind]);
}

/* The first transfer on a route makes its channels, slabs and contexts: how long it took says
 * little, and could keep the route from being taken again. */
static double rate_of(const atomic_uint *rate)
{
	unsigned int r = atomic_load_explicit(rate, memory_order_relaxed);

	return r == 1 ? 0 : r / 1000.0;
}

void exec_rates(struct exec *x, const struct move_ask *ask, struct plan_rates *out)
{
	const struct region *r = ends_region(&ask->dst, &ask->src);
	const atomic_uint *read = exec_rates_of(x, r, false);
	const atomic_uint *write = exec_rates_of(x, r, true);

	for (unsigned int i = 0; i < x->routes.n; i++) {
		out->read[i] = rate_of(&read[i]);
		out->write[i] = rate_of(&write[i]);
	}
}

static bool has_route(const struct plan *p, enum mover_trait first_hop)
{
	for (unsigned int i = 0; i < p->ok; i++) {
		if (route_has(p->v[i].route, first_hop)) {
			return true;
		}
	}
	return false;
}

/* Whether the plan, or the number of its links, could depend on the contents of the page cache. */
static bool residency_matters(const struct plan *p, const struct move_ask *ask)
{
	bool lanes = ask->lanes && ask->lanes->n;

	for (unsigned int i = p->ok; i < p->n; i++) {
		if (p->v[i].refuse == PL_REASON_NOT_RESIDENT) {
			return true;
		}
	}
	return has_route(p, MOVER_CACHED) && (lanes || has_route(p, MOVER_PAST_CACHE));
}

bool engine_reads_in_place(const struct engine *e)
{
	return e->plan.ok && route_has(engine_best(e)->route, MOVER_IN_PLACE);
}

/* Whether a refusal says something of these ends. */
static bool is_told(const struct plan_candidate *c)
{
	return c->refuse != PL_REASON_POLICY && c->refuse != PL_REASON_BY_NAME_ONLY &&
	       c->refuse != PL_REASON_NO_FILE && c->refuse != PL_REASON_NO_REMOTE &&
	       c->refuse != PL_REASON_NOT_A_COPY;
}

/* Routes that are refused with the same words share them: all are to fit into a message. */
static int no_route(const struct engine *e, const struct move_ask *ask)
{
	const struct plan *p = &e->plan;
	const char *name = transfer_name(e->p->t);
	char all[900] = "";
	char why[2][256];
	route_set told = 0;

	for (unsigned int i = 0; i < p->n; i++) {
		size_t at = strlen(all);

		if (!is_told(&p->v[i]) || told & (route_set)1 << i) {
			continue;
		}
		plan_reason_text(&p->v[i], ask, why[0], sizeof(why[0]));
		text_fmt(all + at, sizeof(all) - at, "%s%s", at ? "; " : "", p->v[i].route->name);
		for (unsigned int k = i + 1; k < p->n; k++) {
			if (p->v[k].refuse != p->v[i].refuse) {
				continue;
			}
			plan_reason_text(&p->v[k], ask, why[1], sizeof(why[1]));
			if (strcmp(why[0], why[1]) == 0) {
				at = strlen(all);
				text_fmt(all + at, sizeof(all) - at, ", %s", p->v[k].route->name);
				told |= (route_set)1 << k;
			}
		}
		at = strlen(all);
		text_fmt(all + at, sizeof(all) - at, ": %s", why[0]);
	}
	return err_set(EOPNOTSUPP, "policy %s leaves no route for %s: %s",
		       routes_policy_name(&e->x->routes, e->p->t->policy),
		       name ? name : "this copy",
		       *all ? all : "no route of that name carries this kind of transfer");
}

/* How much of the stretch that begins at e->pos is in the page cache, which takes a system call. */
static double query_residency(const struct engine *e, uint64_t len)
{
	const struct transfer *t = e->p->t;
	struct move_ask ask = { .dst = end_at(&t->dst, e->pos),
				.src = end_at(&t->src, e->pos),
				.len = len,
				.resident = -1 };

	survey(e->x, &ask, SURVEY_RESIDENT, e->x->routes.joins[t->dst.kind][t->src.kind]);
	return ask.resident;
}

/* Returns query_residency() for reads whose plan it may change. A small read is best tried on the
 * page cache: the try itself tells whether the data is there. */
static inline double residency(const struct engine *e, const struct file_facts *f, uint64_t len)
{
	if (!f || e->p->write || f->pipe) {
		return -1;
	}
	if (e->p->cold) {
		return 0;
	}
	return f->memory_backed || len <= TRY_MAX ? 1 : query_residency(e, len);
}

/* Copies that a device has declined go through the host, whatever the transfer's own policy is. */
static uint32_t policy_of(const struct progress *p)
{
	return p->ask.apart ? PLAN_BOUNCE : p->t->policy;
}

/* A plan of a small transfer with a file holds for another one of the same key: of its two places
 * only how they lie to blocks. */
static struct plan_key key_of(const struct move_ask *ask, uint32_t policy)
{
	const struct file_facts *f = ask_facts(ask);
	const struct end *mem = ask_mem(ask);
	uint64_t within = max_u64(max_u64(f->align_off, f->align_mem), 4096) - 1;

	return (struct plan_key){ .facts = f,
				  .dev = mem->dev,
				  .len = ask->len,
				  .off = ask_off(ask) & within,
				  .addr = mem->addr & within,
				  .resident = ask->resident,
				  .registered = ask->registered,
				  .mem = mem->mem,
				  .policy = policy,
				  .routes = ask->routes,
				  .write = ask_writes(ask),
				  .sequential = ask->sequential };
}

static bool keys_are_same(const struct plan_key *a, const struct plan_key *b)
{
	return a->facts == b->facts && a->dev == b->dev && a->len == b->len && a->off == b->off &&
	       a->addr == b->addr && a->resident == b->resident && a->registered == b->registered &&
	       a->mem == b->mem && a->policy == b->policy && a->routes == b->routes &&
	       a->write == b->write && a->sequential == b->sequential;
}

/* Plans the whole transfer, with the residency of the stretch: a stretch or an end of it must not
 * be refused, or have other costs, for being short. So pl_explain() tells what happens. The
 * requests of a run differ little, so the last plan is kept as long as its key stays the same. */
static inline void plan_with(struct engine *e, double resident, struct move_ask *ask)
{
	uint32_t policy = policy_of(e->p);
	bool small = ask->len < RATE_FROM;
	/* What p2pdma knows of a pair may change, and so may a remote: each transfer asks again. */
	bool keeps = small && e->mode == ENGINE_MANY && ask_facts(ask) && !ask->pair &&
		     !ends_region(&ask->dst, &ask->src);
	struct plan_rates rates;

	ask->resident = resident;
	e->resident = resident;
	if (keeps) {
		struct plan_key key = key_of(ask, policy);

		if (e->planned && keys_are_same(&key, &e->key)) {
			return;
		}
		e->key = key;
	}
	if (!small) {
		exec_rates(e->x, ask, &rates);
	}
	plan_make(&e->x->routes, ask, policy, small ? NULL : &rates, &e->plan);
	e->planned = keeps;
}

/* Whether the pieces go as one: straight, or, if they are small, gathered in a slab. Long ones that
 * are staged gain nothing together, and alone each may be carried by several threads. */
static int carries_pieces(const struct engine *e, const struct route *r)
{
	const struct transfer *t = e->p->t;

	if (r->hops == 1 && r->hop[0]->ops->traits & MOVER_PIECES) {
		return 0;
	}
	if (!t->staged || !route_gathers(r) || transfer_planned_len(t) > GATHERED_MAX) {
		return err_set(EOPNOTSUPP, "these copies are carried one by one");
	}
	return t->len <= exec_staged_most(e->x)
		       ? 0
		       : err_set(E2BIG, "%zu bytes of pieces do not fit into a slab", t->len);
}

/* Surveys the two ends once a transfer, before it is shared. */
static inline void survey_once(struct engine *e, struct move_ask *ask)
{
	struct progress *p = e->p;
	const struct transfer *t = p->t;

	if (p->surveyed) {
		return;
	}
	p->surveyed = true;
	/* A small transfer's time is its set-up, whatever the link. */
	if (ask->len > SMALL) {
		ask->ways = ways_of(e->x, t);
	}
	survey(e->x, ask,
	       SURVEY_ENDS | (transfer_is_free(t) ? SURVEY_GOING | SURVEY_FREE : 0) |
		       (t->prompt ? SURVEY_PROMPT : 0) | (t->after ? 0 : SURVEY_OURS),
	       ask->routes);
	if (t->n_pieces || e->mode == ENGINE_MANY) {
		/* Many pieces go straight, or one by one; and of transfers between several pairs of
		 * devices each would want a channel of its own. */
		ask->between = NULL;
	}
}

/* Whether the contents of the page cache may differ between stretches, and take a system call to
 * know. */
static inline bool differs_by_stretch(const struct engine *e, const struct file_facts *f)
{
	const struct progress *p = e->p;

	return f && !f->memory_backed && !p->write && !p->cold && e->end - e->pos > TRY_MAX;
}

/* How many bytes an answer about the page cache holds for. */
static inline uint64_t stretch_of(const struct engine *e, bool differs)
{
	uint64_t left = e->end - e->pos;
	uint64_t at = progress_off(e->p, e->pos);
	uint64_t len = differs ? min_u64(left, align_down(at + 2 * STRETCH, STRETCH) - at) : left;

	return no_lone_byte(e->pos + len, e->end) - e->pos;
}

/* Why there is no plan, after the last resorts, too; 0: there is one. */
static int settle_plan(struct engine *e, struct move_ask *ask)
{
	if (unlikely(!e->plan.ok)) {
		ask->routes = 0;
		plan_make(&e->x->routes, ask, policy_of(e->p), NULL, &e->plan);
		e->planned = false;
	}
	if (unlikely(!e->plan.ok)) {
		return no_route(e, ask);
	}
	return unlikely(e->p->t->n_pieces != 0) ? carries_pieces(e, engine_best(e)->route) : 0;
}

int engine_plan(struct engine *e)
{
	struct progress *p = e->p;
	struct move_ask *ask = &p->ask;
	const struct file_facts *f = ask_facts(ask);
	bool differs = differs_by_stretch(e, f);
	uint64_t stretch = stretch_of(e, differs);
	struct move_ask own;
	int rc;

	if (unlikely(p->share != NULL)) {
		own = p->ask;
		ask = &own;
	}
	ask->routes = plan_usable(&e->x->routes, ask, policy_of(p));
	survey_once(e, ask);
	/* Looking costs a system call: only where it decides something. */
	plan_with(e, differs ? -1 : residency(e, f, stretch), ask);
	if (differs && residency_matters(&e->plan, ask) && !engine_reads_in_place(e)) {
		plan_with(e, residency(e, f, stretch), ask);
	}
	rc = settle_plan(e, ask);
	if (likely(!rc)) {
		e->planned_until = e->pos + stretch;
	}
	return rc;
}
