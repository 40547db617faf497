/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reports of transfers, and their counters: by routes, and by links. */

#include "base/bits.h"
#include "dev/dev.h"
#include "exec/engine.h"

void exec_report_lane(struct exec_report *rep, const struct link *via, uint64_t bytes)
{
	unsigned int i = 0;

	while (i < rep->lanes && rep->lane[i].via != via) {
		i++;
	}
	if (i == 1 + MOVE_LANES) {
		return;
	}
	if (i == rep->lanes) {
		rep->lane[rep->lanes].via = via;
		rep->lane[rep->lanes++].bytes = 0;
	}
	rep->lane[i].bytes += bytes;
}

uint64_t exec_report_own(const struct exec_report *rep)
{
	uint64_t own = 0;

	for (route_set left = rep->routes; left; left &= left - 1) {
		own += rep->bytes[route_first(left)];
	}
	for (unsigned int i = 0; i < rep->lanes; i++) {
		own -= rep->lane[i].bytes;
	}
	return own;
}

/* Bytes between two devices pass neither one's link to the host. */
static void add_lanes(struct exec_report *sum, const struct transfer *t,
		      const struct exec_report *rep)
{
	bool from = end_is_mem(&t->src, MEM_DEVICE);
	bool to = end_is_mem(&t->dst, MEM_DEVICE);
	uint64_t own = from != to ? exec_report_own(rep) : 0;

	if (own) {
		exec_report_lane(sum, to ? &t->dst.dev->link : &t->src.dev->link, own);
	}
	for (unsigned int i = 0; i < rep->lanes; i++) {
		exec_report_lane(sum, rep->lane[i].via, rep->lane[i].bytes);
	}
}

void exec_report_add(struct exec_report *sum, const struct transfer *t,
		     const struct exec_report *rep)
{
	for (route_set left = rep->routes; left; left &= left - 1) {
		unsigned int i = route_first(left);

		sum->bytes[i] += rep->bytes[i];
	}
	sum->routes |= rep->routes;
	sum->edge += rep->edge;
	sum->is_sum = true;
	add_lanes(sum, t, rep);
	sum->fallbacks += rep->fallbacks;
	if (rep->fallbacks) {
		sum->why = rep->why;
		sum->why_err = rep->why_err;
	}
}

const struct route *exec_biggest(const struct exec *x, const struct exec_report *rep)
{
	unsigned int best = 0;

	for (unsigned int i = 1; i < x->routes.n; i++) {
		best = rep->bytes[i] > rep->bytes[best] ? i : best;
	}
	return rep->bytes[best] ? &x->routes.v[best] : NULL;
}

/* What other devices' links, or rails, carried of it. */
static void count_lanes(const struct progress *p, uint64_t ns)
{
	const struct exec_report *rep = p->rep;
	const struct route *r = exec_biggest(p->x, rep);
	const struct dev *home = ends_home(&p->t->dst, &p->t->src);
	const struct counted of = transfer_counted(p->t);
	struct counted_end whose = { home, home ? home->props.name : NULL };

	if (ends_region(&p->t->dst, &p->t->src)) {
		whose = p->t->dst.kind == END_REMOTE ? of.dst : of.src;
	}
	for (unsigned int i = 0; r && i < rep->lanes; i++) {
		const struct link *via = rep->lane[i].via;
		struct counted lane = { .dst = { via, via->name },
					.src = whose,
					.op = COUNTED_LANE };

		metrics_moved(&p->x->metrics, &lane, r->id, rep->lane[i].bytes, 1, ns);
	}
}

void progress_count(const struct progress *p, uint64_t ns)
{
	const struct counted of = transfer_counted(p->t);

	for (route_set left = p->rep->routes; left; left &= left - 1) {
		unsigned int i = route_first(left);

		metrics_moved(&p->x->metrics, &of, i, p->rep->bytes[i], 1, ns);
	}
	if (unlikely(p->rep->lanes)) {
		count_lanes(p, ns);
	}
}
