/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Many copies at once, or one each of many threads: the way that the device has for them. */

#include "move/copy/channel.h"
#include "move/copy/pairs.h"

/* Whether a memory is pinned by the device's own driver, not by another one of the process. */
static bool is_pinned_for(const struct dev *dev, const struct end *e)
{
	return !e->dev || e->dev->driver == dev->driver;
}

/* Memory that a kernel of this device may touch: see struct dev_touch. */
static bool is_sure(const struct copy *p, const struct dev *dev, const struct end *e,
		    const struct end *other)
{
	if (!e->dev || end_is_mem(e, MEM_PINNED)) {
		/* Memory that others pinned may be pinned for reading alone. */
		return is_pinned_for(dev, e) &&
		       (end_is_mem(e, MEM_SLAB) ||
			(end_is_mem(e, MEM_OURS) && !end_is_mem(e, MEM_SHARED)));
	}
	if (!end_is_mem(e, MEM_OURS)) {
		return false;
	}
	/* Memory that was made to be shared is open only to the devices that it was mapped for. */
	return e->dev == dev ||
	       (e->dev->driver == dev->driver && !end_is_mem(e, MEM_SHARED) &&
		end_is_mem(other, MEM_OURS) && pair_state(p, dev, e->dev) == PAIR_OPEN);
}

static bool are_sure(const struct copy *p, const struct dev *dev, const struct move_op *op)
{
	return is_sure(p, dev, &op->dst, &op->src) &&
	       (is_sure(p, dev, &op->src, &op->dst) ||
		(end_is_mem(&op->src, MEM_PINNED) && is_pinned_for(dev, &op->src)));
}

static int make(struct copy_channel *cl, enum dev_intent may, const struct dev_piece *v, size_t n,
		struct dev_touch touch)
{
	int rc = dev_copy_many(cl->stream, may, v, n, touch);
	int end = rc == -EBUSY ? 0 : cl->dev->stream.sync(cl->stream);

	return rc ? rc : end;
}

int copy_pieces(struct copy *p, struct copy_channel *cl, struct move_op *op)
{
	enum dev_intent may = copy_intent(cl->dev, op);
	int rc = make(cl, may, op->pieces, op->n_pieces,
		      (struct dev_touch){ .sure = are_sure(p, cl->dev, op) });

	return rc == -EBUSY && may == DEV_NOWAIT ? copy_decline(op) : rc;
}

int copy_crowded(struct copy_channel *cl, const struct move_op *op, const struct end *mem)
{
	const struct dev_piece piece = { .dst = (void *)op->dst.addr,
					 .src = (const void *)op->src.addr,
					 .len = op->len };

	return make(cl, DEV_WAIT, &piece, 1,
		    (struct dev_touch){
			    .sure = true,
			    .theirs = end_is_mem(mem, MEM_OURS) ? NULL : (const void *)mem->addr });
}
