/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What is reported of transfers, and counted: by routes, and by links. */

#include "base/bits.h"
#include "dev/dev.h"
#include "exec/engine.h"

void exec_report_add(struct exec_report *sum, const struct exec_report *rep)
{
	for (route_set left = rep->routes; left; left &= left - 1) {
		unsigned int i = (unsigned int)__builtin_ctz(left);

		sum->bytes[i] += rep->bytes[i];
	}
	sum->routes |= rep->routes;
	sum->edge += rep->edge;
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

/* What other devices' links carried of it. */
static void count_lanes(const struct progress *p, uint64_t ns)
{
	const struct exec_report *rep = p->rep;
	const struct route *r = exec_biggest(p->x, rep);
	const struct end *mem = end_is_mem(&p->t->dst, MEM_DEVICE) ? &p->t->dst : &p->t->src;

	for (unsigned int i = 0; r && i < rep->lanes; i++) {
		const struct dev *via = rep->lane[i].via;
		struct counted lane = { .dst = { via, via->props.name },
					.src = { mem->dev, mem->dev->props.name },
					.op = COUNTED_LANE };

		metrics_moved(&p->x->metrics, &lane, r->id, rep->lane[i].bytes, 1, ns);
	}
}

void progress_count(const struct progress *p, uint64_t ns)
{
	const struct counted of = transfer_counted(p->t);

	for (route_set left = p->rep->routes; left; left &= left - 1) {
		unsigned int i = (unsigned int)__builtin_ctz(left);

		metrics_moved(&p->x->metrics, &of, i, p->rep->bytes[i], 1, ns);
	}
	if (unlikely(p->rep->lanes)) {
		count_lanes(p, ns);
	}
}
