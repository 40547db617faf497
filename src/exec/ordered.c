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
	o->route = engine_best(e, 0)->route;
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
		if (!atomic_load_explicit(links_at_home(x, &o->t, lanes.via[i]),
					  memory_order_relaxed)) {
			lanes.via[n++] = lanes.via[i];
		}
	}
	if (mover_of(o)->ops->ordered->get(mover_of(o), &o->op, lanes.via, n, &o->queued)) {
		free(o);
		return NULL;
	}
	o->on = dev_set_of(s->dev);
	for (unsigned int i = 0; i < o->queued.n; i++) {
		o->on |= dev_set_of(o->queued.part[i].via);
	}
	return o;
}

static void at_home(struct exec *x, const struct exec_ordered *o, int by)
{
	if (o->waits) {
		atomic_fetch_add_explicit(links_at_home(x, &o->t, links_home(&o->t)),
					  (unsigned int)by, memory_order_relaxed);
	}
}

bool exec_ordered_queue(struct exec *x, struct exec_ordered *o)
{
	if (mover_of(o)->ops->ordered->queue(mover_of(o), &o->op, &o->queued)) {
		transfer_release(&o->t);
		free(o);
		return false;
	}
	o->began = clock_now_ns();
	at_home(x, o, 1);
	return true;
}

ssize_t exec_ordered_end(struct exec *x, struct exec_ordered *o)
{
	uint64_t ns = clock_now_ns() - o->began;
	struct move_ordered was = o->queued;
	struct exec_report rep;
	struct progress p;
	int rc = mover_of(o)->ops->ordered->end(mover_of(o), &o->op, &o->queued);

	at_home(x, o, -1);
	transfer_release(&o->t);
	if (rc) {
		return rc;
	}
	progress_init(&p, x, &o->t, &rep);
	rep.bytes[o->route->id] = o->t.len;
	for (unsigned int i = 0; i < was.n; i++) {
		rep.lane[i].via = was.part[i].via;
		rep.lane[i].bytes = was.part[i].len;
	}
	rep.lanes = was.n;
	trace_transfer(&p);
	progress_count(&p, ns);
	trace_transfer_end(&p, (ssize_t)o->t.len);
	return (ssize_t)o->t.len;
}

void exec_ordered_lose(struct exec *x, struct exec_ordered *o)
{
	at_home(x, o, -1);
	transfer_release(&o->t);
}
