/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Many copies at once, the way that the device has for them. */

#include <errno.h>

#include "move/copy/channel.h"
#include "move/copy/pairs.h"

/* Memory that a kernel of this device may touch: see struct dev_piece. */
static bool is_sure(const struct copy *p, const struct dev *dev, const struct end *e,
		    const struct end *other)
{
	if (!e->dev || end_is_mem(e, MEM_PINNED)) {
		return end_is_mem(e, MEM_SLAB);
	}
	if (!end_is_mem(e, MEM_OURS)) {
		return false;
	}
	/* What was made to be shared is open to those that it was mapped for. */
	return e->dev == dev ||
	       (e->dev->driver == dev->driver && !end_is_mem(e, MEM_SHARED) &&
		end_is_mem(other, MEM_OURS) && pair_state(p, dev, e->dev) == PAIR_OPEN);
}

static bool are_sure(const struct copy *p, const struct dev *dev, const struct move_op *op)
{
	return is_sure(p, dev, &op->dst, &op->src) &&
	       (is_sure(p, dev, &op->src, &op->dst) || end_is_mem(&op->src, MEM_PINNED));
}

int copy_many(struct copy_channel *cl, const struct dev_piece *v, size_t n, bool inside)
{
	dev_set quiet = inside ? dev_quiesce_try(dev_set_of(cl->dev)) : 0;
	int rc;
	int end;

	if (inside && !quiet) {
		return -EOPNOTSUPP;
	}
	rc = cl->dev->stream.copy_many(cl->stream, v, n);
	dev_quiesce_end(quiet);
	end = cl->dev->stream.sync(cl->stream);
	return rc ? rc : end;
}

int copy_pieces(struct copy *p, struct copy_channel *cl, const struct move_op *op)
{
	bool sure = are_sure(p, cl->dev, op);

	for (size_t i = 0; i < op->n_pieces; i++) {
		op->pieces[i].sure = sure;
		op->pieces[i].crowded = false;
	}
	return copy_many(cl, op->pieces, op->n_pieces, via_host_needed(cl->dev, op));
}
