/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/bunch.h"

#include "base/bits.h"
#include "dev/dev.h"
#include "xfer/small.h"

#define MERGED_MAX 262144u

/* The same question again and again: requests of a run differ little. */
int bunch_route(struct bunch *b, const struct queue_item *it, struct mem_ref *ref, bool cold)
{
	bool write = it->op == ITEM_WRITE;
	unsigned int at = (unsigned int)((it->off & 4095) | (it->addr & 4095) << 12);
	struct memo *m = &b->memo;
	struct xfer_req r = { .file = it->file,
			      .facts = it->facts,
			      .mem = ref,
			      .addr = it->addr,
			      .off = it->off,
			      .len = it->len,
			      .write = write,
			      .policy = it->policy };
	bool registered = xfer_registered(b->p->x, &r) >= 1;
	struct path_ask ask;
	struct plan plan;

	if (!registered && !cold) {
		xfer_passed_by(b->p->x, &r);
	}
	if (m->set && m->facts == it->facts && m->dev == ref->dev && m->len == it->len &&
	    m->at == at && m->policy == it->policy && m->addressable == ref->host_addressable &&
	    m->write == write && m->cold == cold && m->registered == registered) {
		return m->route;
	}
	xfer_ask(&r, write ? -1 : !cold, registered, xfer_pair(b->p->x, &r), &ask);
	plan_make(b->p->x->paths, &ask, it->policy, NULL, &plan);
	*m = (struct memo){ .facts = it->facts,
			    .dev = ref->dev,
			    .len = it->len,
			    .at = at,
			    .policy = it->policy,
			    .addressable = ref->host_addressable,
			    .write = write,
			    .cold = cold,
			    .registered = registered,
			    .set = true,
			    .route = plan.ok ? (int)plan.v[0].route : -1 };
	return m->route;
}

bool small_fits(const struct queue_item *it)
{
	return it->op != ITEM_COPY && it->len && it->len <= SMALL_MAX && !it->facts->stream;
}

/* Routes whose first hop is known here; the second is the copy to or from a slab. */
static bool knows(int route)
{
	enum path_id first = route < 0 ? PATH_COPY : plan_routes[route].hop[0];

	return first == PATH_DIRECT || first == PATH_BUFFERED || first == PATH_NULL;
}

static bool is_neighbour(const struct small *s, const struct queue_item *it,
			 const struct mem_ref *ref, const struct mem_ref *last)
{
	const struct queue_item *first = s->v[0];

	return it->file == first->file && it->policy == first->policy && it->op == first->op &&
	       it->off == s->off + s->len && it->addr == s->addr + s->len &&
	       s->len + it->len <= MERGED_MAX && ref->mem == last->mem && ref->dev == last->dev &&
	       s->v[s->n] == it;
}

/* Takes a request in, if it fits and its memory is there. */
static bool admit(struct bunch *b, struct queue_item **at)
{
	struct queue_item *it = *at;
	struct mem_ref *ref = &b->refs[b->n_refs];
	struct small *s = b->n ? &b->v[b->n - 1] : NULL;
	int route;

	if (mem_get(b->p->mem, (void *)it->addr, it->len, ref)) {
		return false;
	}
	route = bunch_route(b, it, ref, false);
	if (!knows(route) || (plan_routes[route].staged && b->dev && b->dev != ref->dev)) {
		mem_put(ref);
		return false;
	}
	b->n_refs++;
	if (plan_routes[route].staged) {
		b->dev = ref->dev;
	}
	if (s && route == (int)s->route && is_neighbour(s, it, ref, ref - 1)) {
		s->len += it->len;
		s->n++;
		return true;
	}
	s = &b->v[b->n++];
	*s = (struct small){ .v = at,
			     .n = 1,
			     .len = it->len,
			     .addr = it->addr,
			     .off = it->off,
			     .route = (enum plan_route_id)route,
			     .ref = b->n_refs - 1,
			     .sure = ref->mem && ref->mem->owned };
	s->stage = plan_routes[route].hop[0] == PATH_DIRECT ? FILE_LANE : FILE_NOW;
	return true;
}

/* Reads or writes: one kind at a time. */
size_t bunch_gather(struct bunch *b, struct queue_item **v, size_t n)
{
	size_t i = 0;

	b->write = v[0]->op == ITEM_WRITE;
	while (i < n && (v[i]->op == ITEM_WRITE) == b->write && small_fits(v[i]) &&
	       (!v[i]->deadline_ns || b->began < v[i]->deadline_ns) && admit(b, v + i)) {
		i++;
	}
	return i;
}
