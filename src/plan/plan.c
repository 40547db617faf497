/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "plan/plan.h"

#include <string.h>

#include "base/bits.h"
#include "dev/dev.h"

/* The cost of data that are written back later, relative to data that are written at once. */
#define WRITTEN_BACK 1.3

/* Up to this size the set-up decides a copy's time: a copy straight to the other device takes half
 * as long as two by way of the host, whatever the links. */
#define SET_UP_MAX (64u << 10)

/* A slab costs other transfers memory bandwidth, processor time and a wait: staging is preferred
 * only if it is this much faster. */
#define STAGING_PENALTY 2.0

/* Whether drives may reach the device at an end by way of slabs there. */
static inline bool stages_there(const struct move_ask *ask)
{
	const struct dev *dev = end_device(ask_mem(ask));

	return dev && dev->props.p2p_maps;
}

/* The routes that join such ends. */
static inline route_set fitting(const struct routes *routes, const struct move_ask *ask)
{
	route_set v = routes->joins[ask->dst.kind][ask->src.kind];

	/* On this host, the first hop accesses all memory except a device's. */
	if (!end_dev(&ask->dst) && !end_dev(&ask->src)) {
		v &= ~routes->for_devices;
	}
	if (v & routes->there && !stages_there(ask)) {
		v &= ~routes->there;
	}
	if (!end_device(&ask->dst) || !end_device(&ask->src) ||
	    (ask->dst.dev == ask->src.dev && !ask->apart)) {
		v &= ~routes->relays;
	}
	return v;
}

/* The routes that the policy permits. */
static inline route_set permitted(const struct routes *routes, const struct move_ask *ask,
				  uint32_t policy)
{
	const struct file_facts *f = ask_facts(ask);
	route_set v = ~routes->by_name;

	switch (policy) {
	case PLAN_AUTO:
		return v;
	case PLAN_BOUNCE:
		return v & routes->staged;
	case PLAN_STRICT:
		/* The page cache is a staging area too, unless the file system is in memory. */
		v &= ~routes->staged;
		return f && (f->memory_backed || f->pipe) ? v : v & ~routes->cached;
	default:
		return policy - PLAN_ROUTE(0) < routes->n ? (route_set)1 << (policy - PLAN_ROUTE(0))
							  : 0;
	}
}

/* Whether the route is for ends of a kind that neither end of the transfer has. */
static bool lacks(const struct route *r, const struct move_ask *ask, enum end_kind kind)
{
	return (r->joins | r->leads) & 1u << kind && ask->dst.kind != kind && ask->src.kind != kind;
}

/* Why a route is not in both sets, permitted() and fitting(). */
static enum pl_reason ruled_out(const struct routes *routes, const struct route *r,
				const struct move_ask *ask, uint32_t policy)
{
	if (!(permitted(routes, ask, policy) & (route_set)1 << r->id)) {
		return route_has(r, MOVER_BY_NAME) ? PL_REASON_BY_NAME_ONLY
		       : policy == PLAN_STRICT	   ? PL_REASON_STAGED
						   : PL_REASON_POLICY;
	}
	if (!(routes->joins[ask->dst.kind][ask->src.kind] & (route_set)1 << r->id)) {
		return lacks(r, ask, END_FILE)	   ? PL_REASON_NO_FILE
		       : lacks(r, ask, END_REMOTE) ? PL_REASON_NO_REMOTE
						   : PL_REASON_NOT_A_COPY;
	}
	if (r->there && end_dev(ask_mem(ask))) {
		return PL_REASON_NOT_P2P_MEMORY;
	}
	return end_device(&ask->dst) && end_device(&ask->src) ? PL_REASON_ONE_DEVICE
							      : PL_REASON_NO_DEVICE;
}

route_set plan_usable(const struct routes *routes, const struct move_ask *ask, uint32_t policy)
{
	route_set usable = fitting(routes, ask) & permitted(routes, ask, policy) & ~routes->off;
	route_set straight = usable & ~routes->relays;

	return straight && ask->len <= SET_UP_MAX ? straight : usable;
}

static inline struct end a_slab(const struct route *r, const struct move_ask *ask)
{
	return unlikely(r->there)
		       ? (struct end){ .kind = END_MEM,
				       .mem = MEM_DEVICE | MEM_OURS | MEM_SLAB,
				       .dev = end_dev(ask_mem(ask)) }
		       : (struct end){ .kind = END_MEM,
				       .mem = MEM_HOST_ADDRESSABLE | MEM_PINNED | MEM_SLAB };
}

/* Sets the ends of what hop `i` of a route, in reading order, would be asked to carry. */
static void set_ends(const struct route *r, unsigned int i, const struct move_ask *ask,
		     struct move_ask *hop)
{
	bool first = i == 0;
	bool last = i + 1 == r->hops;
	const struct end slab = a_slab(r, ask);

	if (ask_writes(ask)) {
		hop->dst = first ? ask->dst : slab;
		hop->src = last ? ask->src : slab;
	} else {
		hop->src = first ? ask->src : slab;
		hop->dst = last ? ask->dst : slab;
	}
}

/* If the program opened the file with O_DIRECT, the page cache is bypassed wherever O_DIRECT works.
 */
static bool bypasses(const struct routes *routes, const struct move_ask *ask)
{
	for (unsigned int i = 0; i < routes->movers; i++) {
		struct move_offer o;

		if (routes->mover[i]->ops->traits & MOVER_PAST_CACHE) {
			routes->mover[i]->ops->describe(routes->mover[i], ask, &o);
			if (!o.refuse) {
				return true;
			}
		}
	}
	return false;
}

static void add_hop(struct plan_candidate *c, const struct move_offer *o, uint64_t len)
{
	double ns = (double)len / o->bytes_per_ns;

	if (c->cost_ns > 0 && len >= PLAN_OVERLAP_FROM) {
		c->cost_ns = (c->cost_ns > ns ? c->cost_ns : ns) + o->setup_ns;
	} else {
		c->cost_ns += ns + o->setup_ns;
	}
	c->cpu_ns += o->cpu_ns_per_kib * (double)len / 1024;
}

/* Lets each hop describe itself, until one refuses. `hop` is a copy of `ask` to work on. */
static void add_hops(const struct routes *routes, struct plan_candidate *c,
		     const struct move_ask *ask, struct move_ask *hop)
{
	bool staged = route_is_staged(c->route);
	const struct move_ask *at = staged ? hop : ask;

	unsigned int i = 0;

	do {
		struct mover *m = c->route->hop[i];
		struct move_offer o;

		if (staged) {
			set_ends(c->route, i, ask, hop);
		}
		m->ops->describe(m, at, &o);
		c->refuse_hop = i;
		if (m->ops->traits & MOVER_CACHED && !o.refuse && ask_facts(ask)->bypass &&
		    bypasses(routes, at)) {
			o.refuse = PL_REASON_CACHE_BYPASS;
		}
		c->refuse = o.refuse;
		if (unlikely(o.refuse)) {
			return;
		}
		if (i == 0) {
			c->align_mem = o.align_mem;
			c->align_off = o.align_off;
		}
		c->staged |= o.staged;
		add_hop(c, &o, ask->len);
	} while (++i < c->route->hops);
}

static double rate_of(const struct plan_rates *rates, const struct move_ask *ask,
		      const struct route *r)
{
	return (ask_writes(ask) ? rates->write : rates->read)[r->id];
}

/* Whether the route only writes into the page cache, from which the disk gets the bytes later, and
 * its cost has that. */
static bool written_later(const struct plan_candidate *c, const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);

	return ask_writes(ask) && route_has(c->route, MOVER_CACHED) && f && !f->memory_backed &&
	       c->cost_ns * f->disk_bytes_per_ns >= (double)ask->len;
}

/* A measured rate corrects an estimate, within bounds, so that a route is always tried again. Rates
 * of reads through the page cache were measured with all data in it; those of writes end before the
 * disk has anything, so they make no route cheaper. */
static void correct(struct plan_candidate *c, const struct move_ask *ask,
		    const struct plan_rates *rates)
{
	double rate = rate_of(rates, ask, c->route);
	double measured;

	/* The measured rate of one pair of memories, or of remotes, does not apply to another. */
	if (rate <= 0 || ask->len < PLAN_OVERLAP_FROM || ask->dst.kind == ask->src.kind ||
	    (!ask_writes(ask) && ask->resident < 1 &&
	     route_has(c->route, MOVER_CACHED | MOVER_IN_PLACE))) {
		return;
	}
	measured = (double)ask->len / rate;
	if (measured < c->cost_ns && written_later(c, ask)) {
		return;
	}
	c->measured = true;
	measured = measured > 4 * c->cost_ns ? 4 * c->cost_ns : measured;
	c->cost_ns = measured < c->cost_ns / 4 ? c->cost_ns / 4 : measured;
}

/* A measurement of a file's hop holds with and without a slab after it: until a staged route was
 * measured itself, it is not estimated faster than the direct route that begins with the same hop.
 */
static void not_before_straight(const struct plan *p, struct plan_candidate *c,
				const struct move_ask *ask, const struct plan_rates *rates)
{
	if (!route_is_staged(c->route) || route_relays(c->route) ||
	    rate_of(rates, ask, c->route) > 0) {
		return;
	}
	for (unsigned int i = 0; i < p->ok; i++) {
		const struct route *other = p->v[i].route;

		if (other->hops == 1 && other->hop[0] == c->route->hop[0] &&
		    c->cost_ns < p->v[i].cost_ns) {
			c->cost_ns = p->v[i].cost_ns;
		}
	}
}

/* Data that is not in the page cache comes from the disk on every route, and written bytes go
 * there: a disk that was measured with O_DIRECT is not faster through the page cache. Otherwise
 * slow disks would be read through the page cache, only because no measurement corrects that
 * estimate. Writes that share a disk would be, too: each measures a part of its rate. */
static void not_before_disk(const struct routes *routes, struct plan_candidate *c,
			    const struct move_ask *ask, const struct plan_rates *rates)
{
	bool write = ask_writes(ask);
	double absent = write ? WRITTEN_BACK : ask->resident < 0 ? 0.5 : 1 - ask->resident;
	double disk = 0;
	double ns;

	if (ask->len < PLAN_OVERLAP_FROM || !route_has(c->route, MOVER_CACHED) ||
	    (write && !written_later(c, ask))) {
		return;
	}
	for (unsigned int i = 0; i < routes->n; i++) {
		double rate = (write ? rates->write : rates->read)[i];

		if (route_has(&routes->v[i], MOVER_PAST_CACHE) && rate > disk) {
			disk = rate;
		}
	}
	ns = disk > 0 ? (double)ask->len * absent / disk : 0;
	if (c->cost_ns < ns) {
		c->cost_ns = ns;
	}
}

/* Moves the last candidate to its place: possible routes first, by rank, and refused ones after
 * them, in their order. It is built in place, because copying a candidate that was just written
 * costs more than the rest of this. */
static void place_last(struct plan *p)
{
	unsigned int last = p->n++;
	unsigned int at = p->ok;
	struct plan_candidate c;

	if (unlikely(p->v[last].refuse)) {
		return;
	}
	while (at > 0 && p->v[at - 1].rank > p->v[last].rank) {
		at--;
	}
	p->ok++;
	if (likely(at == last)) {
		return;
	}
	c = p->v[last];
	for (unsigned int i = last; i > at; i--) {
		p->v[i] = p->v[i - 1];
	}
	p->v[at] = c;
}

/* Reading in place leaves the processors free and does not fill the link, so the best of the
 * copying routes carries beside it. If a part of the range is registered already, one thread
 * suffices for the rest. */
static void put_together(struct plan *p, const struct move_ask *ask, uint32_t policy)
{
	p->together = p->ok != 0;
	if (policy == PLAN_AUTO && p->ok > 1 && route_has(p->v[0].route, MOVER_IN_PLACE) &&
	    !(ask->registered > 0)) {
		p->together = 2;
	}
}

/* Computes a route's cost, or why it is refused. */
static void work_out(const struct routes *routes, struct plan_candidate *c,
		     const struct move_ask *ask, struct move_ask *hop, uint32_t policy,
		     const struct plan_rates *rates, const struct plan *out)
{
	add_hops(routes, c, ask, hop);
	if (!c->refuse && c->staged && policy == PLAN_STRICT) {
		c->refuse = PL_REASON_STAGED;
	}
	if (unlikely(rates && !c->refuse)) {
		correct(c, ask, rates);
		not_before_straight(out, c, ask, rates);
		not_before_disk(routes, c, ask, rates);
	}
	c->rank = c->cost_ns * (c->staged ? STAGING_PENALTY : 1);
}

void plan_make(const struct routes *routes, const struct move_ask *ask, uint32_t policy,
	       const struct plan_rates *rates, struct plan *out)
{
	route_set usable = ask->routes;
	route_set left = usable;
	struct move_ask named;
	struct move_ask hop;

	if (unlikely(!usable)) {
		left = routes->all;
		usable = fitting(routes, ask) & permitted(routes, ask, policy);
	}
	if (unlikely(policy - PLAN_ROUTE(0) < routes->n)) {
		/* No other route is usable. */
		named = *ask;
		named.named = true;
		ask = &named;
	}
	if (unlikely(left & (routes->staged | routes->there))) {
		hop = *ask;
	}
	out->n = 0;
	out->ok = 0;
	do {
		const struct route *r = &routes->v[route_first(left)];
		struct plan_candidate *c = &out->v[out->n];

		*c = (struct plan_candidate){ .route = r,
					      .align_mem = 1,
					      .align_off = 1,
					      .staged = route_is_staged_here(r) };
		if (usable & left & -left) {
			work_out(routes, c, ask, &hop, policy, rates, out);
		} else {
			c->refuse = ruled_out(routes, r, ask, policy);
		}
		place_last(out);
		left &= left - 1;
	} while (left);
	put_together(out, ask, policy);
}

void plan_drop_unfit(const struct routes *routes, const struct move_ask *ask, struct plan *p)
{
	route_set fit = fitting(routes, ask);
	unsigned int n = 0;

	for (unsigned int i = 0; i < p->n; i++) {
		if (fit & (route_set)1 << p->v[i].route->id) {
			p->v[n++] = p->v[i];
		}
	}
	p->n = n;
}

const struct plan_candidate *plan_best(const struct plan *p, unsigned int avoid)
{
	for (unsigned int i = 0; i < p->ok; i++) {
		if (!(p->v[i].route->uses & avoid)) {
			return &p->v[i];
		}
	}
	return NULL;
}
