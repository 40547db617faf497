/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Space for the bytes between two hops: a slab for each segment, or a part of one that small
 * segments share. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "exec/engine.h"
#include "exec/trace.h"

#define DEVICE_SLABS_MIN (UINT64_C(4) << 20)

void gaps_drop(struct segment *s)
{
	if (unlikely(s->slab != NULL)) {
		slab_put(s->slab);
		s->slab = NULL;
	}
}

struct slabs *exec_slabs_on(struct exec *x, struct dev *dev)
{
	_Atomic(struct slabs *) *at = &x->slabs_on[dev->place];
	struct slabs *s = atomic_load(at);
	struct slabs *new;
	uint64_t budget;

	if (likely(s != NULL)) {
		return s;
	}
	new = alloc_zero(sizeof(*new));
	if (!new) {
		return NULL;
	}
	budget = x->config->device_slab_budget;
	slabs_init_on(new, dev, &x->slabs_source,
		      budget ? budget : max_u64(x->config->slab_budget / 2, DEVICE_SLABS_MIN),
		      &x->slabs);
	if (atomic_compare_exchange_strong(at, &s, new)) {
		return new;
	}
	slabs_finish(new);
	free(new);
	return s;
}

/* Before an engine waits for a slab it releases its slabs and channels, because the holders of the
 * other slabs may be waiting for them. */
static void release_all(struct engine *e)
{
	if (e->slots && !e->slots_out) {
		slab_put(e->slots);
		e->slots = NULL;
	}
	for (struct segment *s = e->idle; s; s = s->next) {
		gaps_drop(s);
	}
	engine_put_channels(e, 1u << END_MEM);
}

/* The device whose driver pins what this transfer is staged in; NULL: no device is among the ends.
 */
static struct dev *staging_dev(const struct transfer *t)
{
	struct dev *dev = end_dev(&t->dst);

	return dev ? dev : end_dev(&t->src);
}

/* Gets a slab. Waits for a slab, or in the driver behind other threads, only if nothing of ours is
 * in flight. Returns -EAGAIN if something must complete first. */
static int get_slab(struct engine *e, const struct progress *p, bool there, size_t len,
		    bool may_wait, struct slab **out)
{
	struct dev *dev = staging_dev(p->t);
	struct slabs *from = unlikely(there) ? exec_slabs_on(e->x, dev) : &e->x->slabs;
	int rc;

	if (unlikely(!from)) {
		return -ENOMEM;
	}
	*out = e->inflight ? slab_try_uncontended(from, dev, len) : slab_try(from, dev, len);
	if (*out || !may_wait) {
		return *out ? 0 : -EAGAIN;
	}
	release_all(e);
	trace_wait(p, "wait for a slab");
	rc = slab_get(from, dev, len, p->t->deadline_ns, out);
	trace_wait_end(p, "wait for a slab");
	/* A slab on the device cannot be made now, and there is none to wait for. */
	return rc == -EAGAIN && there ? -EBUSY : rc;
}

/* Gets a part of the slab that small segments share. For many transfers, the part lies within 16
 * bytes as the memory does, so that a device can copy by words; for O_DIRECT it begins on a page.
 * Returns -ENOSPC if it is larger than a slab. */
static int get_slot(struct engine *e, struct segment *s)
{
	const struct end *mem = ends_mem(&s->p->t->dst, &s->p->t->src);
	bool blocks = route_has(s->route, MOVER_PAST_CACHE);
	size_t pad = !blocks && e->mode == ENGINE_MANY ? 16 : 0;
	size_t space = segment_gap(s) + pad;
	size_t want = e->mode == ENGINE_OVERLAP ? s->p->t->len : SIZE_MAX;
	size_t at;
	int rc;

	want = min_u64(want, slab_large(&e->x->slabs));
	space = pad ? (size_t)align_up(space, 16) : space;
	if (!e->slots_out) {
		e->slots_used = 0;
		if (e->slots && e->slots_dev != staging_dev(s->p->t)) {
			slab_put(e->slots);
			e->slots = NULL;
		}
	}
	if (!e->slots) {
		e->slots_dev = staging_dev(s->p->t);
		rc = get_slab(e, s->p, false, want, e->inflight == 0, &e->slots);
		if (rc) {
			return rc;
		}
	}
	if (e->slots_dev != staging_dev(s->p->t)) {
		return -EAGAIN;
	}
	at = (size_t)(blocks ? align_up(e->slots_used, 4096) : e->slots_used);
	if (at + space > e->slots->len) {
		if (e->slots_out) {
			return -EAGAIN;
		}
		/* An engine that waits for a slab holds none. */
		slab_put(e->slots);
		e->slots = NULL;
		return -ENOSPC;
	}
	s->gap[0] = e->slots->addr + at + (pad ? (mem->addr + s->pos) % 16 : 0);
	s->slot = true;
	e->slots_used = at + space;
	e->slots_out++;
	return 0;
}

/* A segment's part of the shared slab is free again. */
void gaps_leave_slot(struct engine *e, struct segment *s)
{
	if (s->slot) {
		e->slots_out--;
		s->slot = false;
	}
}

/* Space for the bytes between the hops of a segment. -EAGAIN: something must come back first. */
int gaps_get(struct engine *e, struct segment *s)
{
	unsigned int gaps = s->route->hops - 1;
	size_t each;
	int rc;

	if (!gaps) {
		gaps_drop(s);
		return 0;
	}
	if (s->slot) {
		return 0; /* it has it from before its retry */
	}
	if (gaps == 1 && !s->route->there &&
	    (e->mode == ENGINE_MANY || e->mode == ENGINE_OVERLAP)) {
		rc = get_slot(e, s);
		if (rc != -ENOSPC) {
			return rc;
		}
	}
	/* All in one slab, and one that suffices is kept: an engine that has one never needs
	 * another.
	 */
	each = (size_t)align_up(segment_gap(s), gaps > 1 ? 4096 : 1);
	if (s->slab && (s->slab->len < gaps * each || slab_is_there(s->slab) != s->route->there)) {
		gaps_drop(s);
	}
	if (!s->slab) {
		/* Each of many small transfers has a slab on the device, no larger than it
		 * needs. */
		bool small = e->mode == ENGINE_HERE || (e->mode == ENGINE_MANY && s->route->there);
		size_t want = small ? 0 : gaps * segment_slab(e, s);

		want = min_u64(want, slab_large(&e->x->slabs));
		rc = get_slab(e, s->p, s->route->there, max_u64(want, gaps * each),
			      e->inflight == 0, &s->slab);
		if (rc) {
			return rc;
		}
	}
	for (unsigned int i = 0; i < gaps; i++) {
		s->gap[i] = s->slab->addr + i * each;
	}
	return 0;
}

/* Gives back slabs that are idle here while others wait for one. */
void gaps_drop_idle(struct engine *e)
{
	for (struct segment *s = e->idle; s; s = s->next) {
		if (s->slab && slab_wanted(s->slab)) {
			gaps_drop(s);
		}
	}
}
