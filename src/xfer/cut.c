/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Cutting a request into pieces: how long each is, what of it O_DIRECT cannot take, how much of a
 * slab it needs. */

#include "base/bits.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* Never cut finer than this: each piece costs its way through the kernel and the driver. */
#define CHUNK_MIN (256u << 10)
/* What a processor writes to the page cache it should find in its own cache: a few slabs of this
 * size stay there from turn to turn (docs/benchmarks.md). */
#define WRITE_CHUNK (1u << 20)
/* Shorter stretches of the page cache take long to register. */
#define PIN_CHUNK_MIN (8u << 20)
/* The kernel shares the page cache by pages: edges that end there never meet a neighbour's. */
#define PAGE 4096u

enum plan_route_id job_edge_route(enum plan_route_id route)
{
	return plan_routes[route].staged ? ROUTE_BUFFERED_COPY : ROUTE_BUFFERED;
}

/* Whether the route's O_DIRECT hop leaves unaligned edges over. Reads into a slab do not: the slab
 * has room for the whole blocks. */
static bool leaves_edges(const struct job *j, const struct plan_route *route)
{
	return plan_past_cache(route) && (j->r->write || !route->staged);
}

/* How large pieces of a route are. */
static uint64_t chunk_of(const struct job *j, const struct plan_route *route)
{
	const struct xfer *x = j->x;
	uint64_t chunk = j->chunk;

	if (route->hop[0] == PATH_PAGECACHE && j->r->len > x->inline_max) {
		chunk = x->pin_piece;
		/* Of a short request the first copy should not wait for all to be registered. */
		while (chunk > PIN_CHUNK_MIN && chunk > j->r->len / 8) {
			chunk /= 2;
		}
	} else if (!chunk && j->r->len <= x->inline_max) {
		chunk = slab_large(&x->slabs); /* in one piece */
	} else if (!chunk && route->hop[0] == PATH_BUFFERED) {
		chunk = j->r->write ? min_u64(x->cached_chunk, WRITE_CHUNK) : x->cached_chunk;
	} else if (!chunk) {
		chunk = x->chunk;
		/* A request of a few chunks is cut smaller, so that its hops overlap. */
		while (chunk > CHUNK_MIN && chunk > j->r->len / 4) {
			chunk /= 2;
		}
	}
	/* A staged piece fits a slab, with the blocks around it. */
	return route->staged ? min_u64(chunk, slab_large(&x->slabs)) : chunk;
}

/* How much of a slab a piece up to `end` would take. */
static size_t room_up_to(const struct job *j, enum plan_route_id route, uint64_t end)
{
	struct piece p = { .off = j->pos, .len = (size_t)(end - j->pos), .route = route };

	return piece_room(j, &p);
}

/* The last byte goes with what comes before it. Where that is then too long for its slab, it is cut
 * in two; a larger slab is the last resort but one. */
static uint64_t cut_no_lone_byte(const struct job *j, enum plan_route_id route, uint64_t chunk,
				 uint64_t next, uint64_t stop)
{
	uint64_t end = job_no_lone_byte(next, stop);
	uint64_t half = j->pos + align_up((next - j->pos) / 2, PAGE);

	if (end == next || room_up_to(j, route, end) <= chunk) {
		return end;
	}
	if (half < next) {
		return half;
	}
	return room_up_to(j, route, end) <= slab_large(&j->x->slabs) ? end : next;
}

static size_t cut_len(const struct job *j, const struct plan_candidate *c, bool *edge)
{
	const struct plan_route *route = &plan_routes[c->route];
	uint64_t stop = min_u64(j->end, j->planned_until);
	uint64_t chunk = chunk_of(j, route);
	bool in_place = route->hop[0] == PATH_PAGECACHE; /* the longer the better */
	uint64_t next = min_u64((in_place ? j->pos : align_down(j->pos, chunk)) + chunk, stop);
	uint64_t a = j->r->write ? max_u64(c->align_off, PAGE) : c->align_off;

	*edge = false;
	if (!leaves_edges(j, route)) {
		if (route->staged && !j->r->write) {
			next = cut_no_lone_byte(j, c->route, chunk, next, stop);
		}
		return (size_t)(next - j->pos);
	}
	if (j->pos % a) {
		*edge = true;
		return (size_t)(min_u64(align_up(j->pos, a), stop) - j->pos);
	}
	if (align_down(next, a) > j->pos) {
		return (size_t)(align_down(next, a) - j->pos);
	}
	*edge = true;
	return (size_t)(next - j->pos);
}

static struct piece next_piece(const struct job *j)
{
	const struct plan_candidate *best = &j->plan.v[0];
	struct piece p = { .off = j->pos, .route = best->route };

	p.len = cut_len(j, best, &p.edge);
	if (p.edge) {
		p.route = job_edge_route(best->route);
	}
	return p;
}

size_t job_room(const struct job *j)
{
	struct piece p = next_piece(j);

	/* A short one too: the slab serves for those that follow. */
	return (size_t)max_u64(chunk_of(j, &plan_routes[j->plan.v[0].route]), piece_room(j, &p));
}

/* Where the page cache has a part of what is to be written past it, others may be storing there: it
 * goes through the page cache. A policy that names another route means it. */
bool xfer_beside_cache(const struct xfer *x, const struct xfer_req *r, enum plan_route_id route,
		       uint64_t off, uint64_t len)
{
	struct path *path = x->paths[plan_routes[route].hop[0]];

	return r->write && plan_past_cache(&plan_routes[route]) && path->ops->beside_cache &&
	       job_may_cache(r->policy) && path->ops->beside_cache(path, r->file, off, len);
}

void job_cut(struct job *j, struct piece *out)
{
	*out = next_piece(j);
	if (xfer_beside_cache(j->x, j->r, out->route, out->off, out->len)) {
		out->route = job_edge_route(out->route);
	}
	j->pos += out->len;
	trace_piece(j, out);
}

size_t piece_skip(const struct job *j, const struct piece *p)
{
	const struct plan_route *route = &plan_routes[p->route];

	if (!route->staged || j->r->write || route->hop[0] != PATH_DIRECT) {
		return 0;
	}
	return (size_t)(p->off % j->r->facts->align_off);
}

size_t piece_room(const struct job *j, const struct piece *p)
{
	size_t len = p->len + piece_skip(j, p);

	if (!j->r->write && plan_routes[p->route].hop[0] == PATH_DIRECT) {
		len = (size_t)align_up(len, j->r->facts->align_off);
	}
	return len;
}

void piece_file_op(const struct job *j, const struct piece *p, const struct slab *slab,
		   struct path_op *op)
{
	void *mem = slab ? slab->addr : (void *)job_addr(j, p->off);
	size_t skip = piece_skip(j, p);

	*op = (struct path_op){
		.file = j->r->file, .off = p->off - skip, .nowait = p->nowait, .pair = j->pair
	};
	op->len = slab ? piece_room(j, p) : p->len + skip;
	if (j->r->facts->stream) {
		op->off = UINT64_MAX;
	}
	if (j->r->write) {
		op->src = mem;
	} else {
		op->dst = mem;
	}
}
