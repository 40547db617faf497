/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/ordered.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "exec/links.h"
#include "exec/trace.h"

static struct mover *mover_of(const struct exec_ordered *o)
{
	return o->route->hop[0];
}

/* Imported memory needs its lease when the stream has come there. */
static bool fits(const struct transfer *t)
{
	return (!t->held[0] || !t->held[0]->import) && (!t->held[1] || !t->held[1]->import);
}

static bool plan(struct engine *e, struct exec_ordered *o, struct plan_lanes *lanes)
{
	if (engine_plan(e)) {
		return false;
	}
	o->route = engine_best(e)->route;
	links_plan(e, lanes);
	o->waits = lanes->waits;
	return o->route->hops == 1 && mover_of(o)->ops->ordered && !mover_of(o)->fault;
}

struct exec_ordered *exec_ordered_get(struct exec *x, const struct transfer *t,
				      struct dev_stream *s)
{
	struct exec_ordered *o = fits(t) ? alloc_zero(sizeof(*o)) : NULL;
	struct exec_report rep;
	struct plan_lanes lanes;
	struct progress p;
	struct engine e;
	unsigned int n = 0;

	if (!o) {
		return NULL;
	}
	o->t = *t;
	o->op = (struct move_op){ .dst = t->dst, .src = t->src, .len = t->len };
	o->queued.stream = s;
	progress_init(&p, x, &o->t, &rep);
	engine_init(&e, ENGINE_HERE, &p, 1);
	if (!plan(&e, o, &lanes)) {
		free(o);
		return NULL;
	}
	/* Others' links only while they have no transfers of their own. */
	for (unsigned int i = 0; i < lanes.n; i++) {
		if (!links_busy(x, t, lanes.via[i])) {
			lanes.via[n++] = lanes.via[i];
		}
	}
	if (mover_of(o)->ops->ordered->get(mover_of(o), &o->op, lanes.via, n, &o->queued)) {
		free(o);
		return NULL;
	}
	return o;
}

bool exec_ordered_queue(struct exec *x, struct exec_ordered *o)
{
	if (mover_of(o)->ops->ordered->queue(mover_of(o), &o->op, &o->queued)) {
		transfer_release(&o->t);
		free(o);
		return false;
	}
	o->began = clock_now_ns();
	links_hold(x, &o->t, o->waits, 1);
	return true;
}

void exec_ordered_lose(struct exec *x, struct exec_ordered *o)
{
	links_hold(x, &o->t, o->waits, -1);
	transfer_release(&o->t);
}

void exec_ordered_free(struct exec_ordered *o, bool there)
{
	if (there) {
		(void)mover_of(o)->ops->ordered->end(mover_of(o), &o->op, &o->queued);
	}
	free(o);
}

ssize_t exec_ordered_end(struct exec *x, struct exec_ordered *o)
{
	uint64_t ns = clock_now_ns() - o->began;
	const struct move_ordered *by = &o->queued;
	struct exec_report rep;
	struct progress p;
	int rc = mover_of(o)->ops->ordered->end(mover_of(o), &o->op, &o->queued);

	exec_ordered_lose(x, o);
	if (rc) {
		return rc;
	}
	progress_init(&p, x, &o->t, &rep);
	exec_report_carried(&rep, o->route, o->t.len);
	for (rep.lanes = 0; rep.lanes < by->n; rep.lanes++) {
		rep.lane[rep.lanes].via = by->part[rep.lanes].via;
		rep.lane[rep.lanes].bytes = by->each;
	}
	trace_transfer(&p);
	progress_count(&p, ns);
	trace_transfer_end(&p, (ssize_t)o->t.len);
	return (ssize_t)o->t.len;
}
