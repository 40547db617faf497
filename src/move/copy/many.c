/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Many copies at once, the way that the device has for them. */

#include <errno.h>

#include "move/copy/channel.h"
#include "move/copy/pairs.h"

#define MANY 200u /* copies that a device is asked for at once */

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

static int try_all(const struct copy *p, struct copy_channel *cl, struct move_op **ops, size_t n)
{
	struct dev_piece v[MANY];
	bool inside = false;

	for (size_t i = 0; i < n; i++) {
		v[i] = (struct dev_piece){ .dst = (void *)ops[i]->dst.addr,
					   .src = (const void *)ops[i]->src.addr,
					   .len = ops[i]->len,
					   .sure = are_sure(p, cl->dev, ops[i]) };
		inside = inside || via_host_needed(cl->dev, ops[i]);
	}
	return copy_many(cl, v, n, inside);
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

/* The device that makes this copy together with others; NULL: it is carried by itself. */
static struct dev *joins(const struct copy *p, const struct move_op *op)
{
	return op->via || op->n_pieces || pair_refused(p, op) ? NULL : copy_dev(&op->dst, &op->src);
}

/* When some fail, each is tried alone, so that only those fail. */
void copy_run_many(struct mover *m, struct move_op **ops, size_t n)
{
	struct copy_channel *cl;
	struct dev *dev;
	size_t some;

	for (size_t i = 0; i < n; i += some) {
		int rc;

		dev = joins(copy_of(m), ops[i]);
		for (some = 1;
		     dev && i + some < n && some < MANY && joins(copy_of(m), ops[i + some]) == dev;
		     some++) {
		}
		rc = dev ? copy_channel_take(copy_of(m), dev, &cl) : -EOPNOTSUPP;
		if (!rc) {
			rc = try_all(copy_of(m), cl, ops + i, some);
			copy_channel_give_back(copy_of(m), cl);
		}
		for (size_t k = i; k < i + some; k++) {
			ops[k]->res = rc ? move_run(m, ops[k]) : (ssize_t)ops[k]->len;
		}
	}
}
