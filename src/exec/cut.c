/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Cutting a transfer into segments. The route gives the length of a chunk (chunk_of): long enough
 * that the way through kernel and driver costs little, short enough that the hops of a segment and
 * those of its neighbours overlap, and not longer than a slab. A chunk ends at a multiple of its
 * length in the file, so that chunks of different threads and transfers meet there.
 *
 * O_DIRECT takes whole blocks only. A route that leaves edges is cut in three: the bytes up to the
 * first block boundary, whole blocks, and the rest; the first and the last go through the page
 * cache (route.edges). A read into a slab has no edges, as the slab has space for the blocks around
 * the range. No segment of one byte is left over (no_lone_byte()).
 */

#include "base/bits.h"
#include "base/config.h"
#include "exec/links.h"

/* A message of RDMA has at most this length, or twice this length. */
#define REMOTE_MOST (UINT64_C(1) << 30)
/* The shortest chunk: each segment costs some time in the kernel and the driver. */
#define CHUNK_MIN (256u << 10)
/* A processor that writes to the page cache should find the slab's bytes in its own cache: a few
 * slabs of this size stay there from turn to turn (docs/benchmarks-archive.md). */
#define WRITE_CHUNK (1u << 20)
/* Shorter stretches of the page cache take long to register. */
#define IN_PLACE_MIN (8u << 20)
/* Copies between memories are cut coarsely: only so that a deadline can stop them. */
#define COPY_CHUNK (64u << 20)
/* A copy that one thread carries here and now is not cut: see exec.c. */
#define WHOLE (UINT64_C(1) << 62)
/* The kernel shares the page cache by pages: edges that end there never meet a neighbour's. */
#define PAGE 4096u

/* Whether the route's O_DIRECT hop leaves unaligned edges over. Reads into a slab do not: the slab
 * has space for the whole blocks. */
static bool leaves_edges(const struct progress *p, const struct route *r)
{
	return r->edges && (p->write || !route_is_staged(r));
}

/* Halves a chunk until the transfer has at least `parts` of them, or the chunk is down to
 * `least`. */
static uint64_t divided(uint64_t chunk, uint64_t least, uint64_t len, unsigned int parts)
{
	while (chunk > least && chunk > len / parts) {
		chunk /= 2;
	}
	return chunk;
}

/* How the routes of one trait are cut: a row each. */
static struct cut cut_by(const struct exec *x, const struct route *r)
{
	const struct config *c = x->config;
	const struct {
		bool has;
		struct cut cut;
	} rows[] = {
		/* Several chunks, so that the first copy does not wait until all is registered. */
		{ route_has(r, MOVER_IN_PLACE),
		  { .outer = true,
		    .least = IN_PLACE_MIN,
		    .parts = 8,
		    .chunk = { x->in_place_chunk, x->in_place_chunk } } },
		{ route_joins(r, END_FILE) && route_has(r, MOVER_CACHED),
		  { .outer = true,
		    .asks = true,
		    .chunk = { c->cached_chunk, min_u64(c->cached_chunk, WRITE_CHUNK) } } },
		/* A transfer of a few chunks is cut smaller, so that its hops overlap. */
		{ r->joins != 1u << END_MEM,
		  { .outer = true,
		    .asks = true,
		    .least = CHUNK_MIN,
		    .parts = 4,
		    .chunk = { c->chunk, c->chunk } } },
		/* Several chunks, so that both devices copy at once. */
		{ route_relays(r), { .least = CHUNK_MIN, .parts = 8, .chunk = { c->chunk } } },
		{ route_is_staged(r), { .chunk = { c->cached_chunk } } },
		{ true, { .alone = true, .chunk = { COPY_CHUNK } } },
	};
	unsigned int i = 0;

	while (!rows[i].has) {
		i++;
	}
	return rows[i].cut;
}

void cuts_init(struct exec *x)
{
	for (unsigned int i = 0; i < x->routes.n; i++) {
		const struct route *r = &x->routes.v[i];

		x->cuts[i] = cut_by(x, r);
		/* A staged segment fits a slab, with the blocks around it, as often as it is
		 * staged. */
		x->cuts[i].most = route_is_staged(r)
					  ? align_down(slab_large(&x->slabs) / (r->hops - 1), PAGE)
				  : route_joins(r, END_REMOTE) ? REMOTE_MOST
							       : UINT64_MAX;
	}
}

/* Returns the length of a short transfer's chunks: one chunk, or two with a short second one, after
 * which the device is soon done. */
static uint64_t chunk_of_short(const struct engine *e, uint64_t len)
{
	uint64_t chunk = slab_large(&e->x->slabs);

	return e->mode == ENGINE_OVERLAP ? min_u64(chunk, align_up(len - len / 4, 65536)) : chunk;
}

/* How large segments of a route are. */
static uint64_t chunk_of(const struct engine *e, const struct progress *p, const struct route *r)
{
	const struct cut *c = &p->x->cuts[r->id];
	uint64_t len = p->t->len;
	uint64_t chunk = p->t->chunk;

	if (unlikely(e->links != NULL) && !route_is_staged(r)) {
		return links_chunk(e);
	}
	if ((c->alone && e->mode == ENGINE_HERE) || p->t->n_pieces) {
		return WHOLE;
	}
	if (c->outer && len <= p->x->config->inline_max) {
		chunk = chunk ? chunk : chunk_of_short(e, len);
	} else if (!chunk || !c->asks) {
		chunk = c->parts ? divided(c->chunk[p->write], c->least, len, c->parts)
				 : c->chunk[p->write];
	}
	return min_u64(chunk, c->most);
}

size_t segment_skip(const struct segment *s)
{
	const struct route *r = s->route;

	if (!route_is_staged(r) || s->p->write || !route_has(r, MOVER_PAST_CACHE)) {
		return 0;
	}
	return (size_t)(progress_off(s->p, s->pos) % transfer_file(s->p->t)->facts.align_off);
}

size_t segment_gap(const struct segment *s)
{
	size_t len = s->len + segment_skip(s);

	if (!s->p->write && route_has(s->route, MOVER_PAST_CACHE)) {
		len = (size_t)align_up(len, transfer_file(s->p->t)->facts.align_off);
	}
	return len;
}

/* How much of a slab a segment up to `end` would take. */
static size_t gap_up_to(const struct segment *s, const struct route *r, uint64_t end)
{
	struct segment to = { .p = s->p, .pos = s->pos, .len = (size_t)(end - s->pos), .route = r };

	return segment_gap(&to);
}

/* A last single byte is added to the segment before it. If that is then too long for its slab, the
 * segment is cut in two; if it is too short for that, it gets a larger slab, where there is one. */
static uint64_t cut_no_lone_byte(const struct segment *s, const struct route *r, uint64_t chunk,
				 uint64_t next)
{
	uint64_t end = no_lone_byte(next, s->end);
	uint64_t half = s->pos + align_up((next - s->pos) / 2, PAGE);

	if (end == next || gap_up_to(s, r, end) <= chunk) {
		return end;
	}
	if (half < next) {
		return half;
	}
	return gap_up_to(s, r, end) <= slab_large(&s->p->x->slabs) ? end : next;
}

/* Where the next chunk ends: on a multiple of its length in the file, so that chunks of different
 * threads and transfers meet there. */
static uint64_t next_cut(const struct engine *e, const struct segment *s, const struct route *r,
			 uint64_t chunk)
{
	uint64_t off = progress_off(s->p, s->pos);
	bool anywhere = route_has(r, MOVER_IN_PLACE) || e->mode == ENGINE_OVERLAP;
	uint64_t len = (anywhere ? off : align_down(off, chunk)) + chunk - off;

	return min_u64(s->pos + len, s->end);
}

static void cut_for(const struct engine *e, struct segment *s, const struct route *route)
{
	uint64_t chunk = chunk_of(e, s->p, route);
	uint64_t next = next_cut(e, s, route, chunk);

	if (route_is_staged(route) && !s->p->write) {
		next = cut_no_lone_byte(s, route, chunk, next);
	}
	s->route = route;
	s->len = (size_t)(next - s->pos);
	s->edge = false;
}

void segment_cut(const struct engine *e, struct segment *s, const struct plan_candidate *c)
{
	const struct route *r = c->route;
	uint64_t off = progress_off(s->p, s->pos);
	uint64_t a = s->p->write ? max_u64(c->align_off, PAGE) : c->align_off;
	uint64_t next;

	if (likely(!leaves_edges(s->p, r))) {
		cut_for(e, s, r);
		return;
	}
	next = off + (next_cut(e, s, r, chunk_of(e, s->p, r)) - s->pos);
	s->edge = off % a || align_down(next, a) <= off;
	if (off % a) {
		s->len = (size_t)min_u64(align_up(off, a) - off, s->end - s->pos);
	} else {
		s->len = (size_t)((s->edge ? next : align_down(next, a)) - off);
	}
	s->route = s->edge ? route_edges(r, ends_mem(&s->p->t->dst, &s->p->t->src)) : r;
}

size_t segment_slab(const struct engine *e, const struct segment *s)
{
	/* As long as a chunk also for a short segment: the slab is kept for those that follow. */
	return (size_t)max_u64(chunk_of(e, s->p, s->route), segment_gap(s));
}
