/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Makes everything that a transfer needs from drivers when it is queued: once the stream waits,
 * such driver calls may block. */

#include <errno.h>

#include "base/error.h"
#include "dev/dev.h"
#include "stream/stream.h"

/* Several devices may share the last place (dev.h): they are prepared each time, which is harmless.
 */
static bool is_noted(const _Atomic(dev_set) *done, const struct dev *dev)
{
	return dev->place < DEV_PLACES - 1 && atomic_load(done) & dev_set_of(dev);
}

/* Whether the transfer may need slabs: copies between two memories do only if a policy asks for
 * staging, or between two devices, whose direct way may fail later. */
static bool needs_slabs(const struct stream_op *op, bool two)
{
	const struct routes *routes = &op->ctx->exec->routes;
	uint32_t id = op->io.policy - PLAN_ROUTE(0);

	return op->file || op->users || two || op->io.policy == PLAN_BOUNCE ||
	       (op->io.policy >= PLAN_ROUTE(0) && id < routes->n &&
		route_is_staged(&routes->v[id]));
}

/* Memory that the kernel can do I/O into needs nothing of its device for a file. */
static int prepare(const struct stream_op *op, const struct end *e, bool two)
{
	struct stream_ctx *r = op->ctx;
	struct dev *dev = end_dev(e);
	int rc = 0;

	if (!dev || ((op->file || op->users) && end_is_mem(e, MEM_HOST_ADDRESSABLE))) {
		return 0;
	}
	if (!is_noted(&r->prepared, dev)) {
		rc = exec_prepare(r->exec, dev);
		/* For copies inside it, of any thread, while the transfer is queued. */
		rc = rc || !dev->props.few_queues ? rc : slabs_prepare(&r->exec->slabs, dev, 1);
		if (rc) {
			return rc;
		}
		atomic_fetch_or(&r->prepared, dev_set_of(dev));
	}
	if (needs_slabs(op, two) && !is_noted(&r->slabbed, dev)) {
		rc = slabs_prepare(&r->exec->slabs, dev, SLABS_PREPARED);
		if (rc) {
			return rc;
		}
		atomic_fetch_or(&r->slabbed, dev_set_of(dev));
	}
	return 0;
}

/* Finds out whose memory an end is. */
static int look_up(struct mem_table *m, struct end *e, struct extent *within)
{
	struct mem *held;
	int rc = end_hold(m, e, 1, false, &held, within);

	mem_end_use(held);
	return rc;
}

/* Prepares the two ends to reach each other, and registers the memory with a NIC while its driver
 * may still be asked for it. */
static int survey(const struct stream_op *op, const struct transfer *t)
{
	struct move_ask ask;
	int rc = op->users ? region_use(op->users) : 0;

	if (rc) {
		return rc;
	}
	exec_ask(op->ctx->exec, t,
		 SURVEY_ENDS | SURVEY_GOING | (transfer_is_free(t) ? SURVEY_FREE : 0), &ask);
	if (op->users) {
		region_end_use(op->users);
	}
	return 0;
}

static bool maps(const struct dev *dev)
{
	return dev && dev->props.p2p_maps;
}

/* Prepares ends whose memory was looked up. */
static int prepare_ends(const struct stream_op *op, const struct transfer *t, dev_set *on)
{
	struct dev *dst = end_dev(&t->dst);
	struct dev *src = end_dev(&t->src);
	bool two = dst && src && dst != src;
	int rc = 0;

	/* And memory is mapped for drives now: while a stream waits it cannot be. */
	if (two || op->users || (op->file && maps(dst ? dst : src))) {
		rc = survey(op, t);
	}
	rc = rc ? rc : prepare(op, &t->src, two);
	rc = rc ? rc : prepare(op, &t->dst, two);
	*on |= dev_set_of(dst) | dev_set_of(src);
	return rc;
}

/* Memories of a list that were prepared. */
#define PLACES 64u

struct places {
	struct extent v[PLACES];
	unsigned int n;
	unsigned int last; /* where a piece lay last */
	bool bare;	   /* host memory of which nothing is known */
};

static bool is_prepared(struct places *s, uintptr_t addr, size_t len)
{
	for (unsigned int i = 0; i < s->n; i++) {
		unsigned int at = (s->last + i) % s->n;

		if (extent_holds(&s->v[at], addr, len)) {
			s->last = at;
			return true;
		}
	}
	return false;
}

/* The memory in which a piece lies. */
static int prepare_piece(const struct stream_op *op, void *mem, struct places *s, dev_set *on)
{
	struct extent within;
	struct transfer t;
	struct end *near;
	bool bare;
	int rc;

	transfer_of_region(&t, op->users->region, op->list->write, mem, 0, 1);
	near = op->list->write ? &t.src : &t.dst;
	rc = look_up(op->ctx->exec->mem, near, &within);
	/* What nobody has registered no NIC has, wherever it is: one look is enough. */
	bare = !rc && !end_dev(near) && !within.len;
	if (rc || (bare && s->bare)) {
		return rc;
	}
	s->bare = s->bare || bare;
	rc = prepare_ends(op, &t, on);
	if (!rc && within.len && s->n < PLACES) {
		s->last = s->n;
		s->v[s->n++] = within;
	}
	return rc;
}

/* All memory that a list's pieces lie in, each once. */
static int prepare_pieces(const struct stream_op *op, dev_set *on)
{
	const struct piece_list *list = op->list;
	struct places seen;
	int rc = 0;

	seen.n = 0;
	seen.last = 0;
	seen.bare = false;
	for (size_t i = 0; !rc && i < list->of.n; i++) {
		const struct dev_piece p = dev_list_at(&list->of, i);
		void *mem = list->write ? (void *)p.src : p.dst;

		if (p.len && !is_prepared(&seen, (uintptr_t)mem, p.len)) {
			rc = prepare_piece(op, mem, &seen, on);
		}
	}
	return rc;
}

int stream_prepare(const struct stream_op *op, dev_set *on)
{
	struct mem_table *m = op->ctx->exec->mem;
	struct extent within;
	struct transfer t;
	int rc;

	*on = 0;

	if (op->list) {
		return prepare_pieces(op, on);
	}
	if (op->file) {
		transfer_of_file(&t, op->file, op->op == PL_OP_WRITE, op->io.mem, 0, 1);
	} else if (op->users) {
		transfer_of_region(&t, op->users->region, op->op == PL_OP_WRITE, op->io.mem, 0, 1);
	} else {
		transfer_of_copy(&t, op->io.mem, op->io.src, 1);
	}
	rc = look_up(m, &t.dst, &within);
	rc = rc ? rc : look_up(m, &t.src, &within);
	return rc ? rc : prepare_ends(op, &t, on);
}
