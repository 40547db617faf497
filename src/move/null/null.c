/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
/* The mover `null`: carries nothing, at once. What is left is the library's own cost. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "move/move.h"

extern const struct mover_ops null_mover;

struct null_channel {
	struct channel c;
	struct move_op *first;
	struct move_op **last;
};

static struct null_channel *null_of(struct channel *c)
{
	return (struct null_channel *)(void *)c;
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	(void)ask;
	*offer = (struct move_offer){
		.align_mem = 1, .align_off = 1, .setup_ns = 1, .bytes_per_ns = 1e6
	};
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	(void)m;
	op->res = (ssize_t)op->len;
	return op->res;
}

static int channel_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		       struct channel **out)
{
	struct null_channel *n = alloc_zero(sizeof(*n));

	(void)like;
	if (!n) {
		return -ENOMEM;
	}
	n->c = (struct channel){ .mover = m, .done = done, .arg = arg };
	n->last = &n->first;
	*out = &n->c;
	return 0;
}

static void channel_put(struct channel *c)
{
	free(null_of(c));
}

static int submit(struct channel *c, struct move_op *op)
{
	struct null_channel *n = null_of(c);

	op->res = (ssize_t)op->len;
	op->err = 0;
	op->next = NULL;
	*n->last = op;
	n->last = &op->next;
	c->inflight++;
	return 0;
}

static int reap(struct channel *c, uint64_t wait_ns)
{
	struct null_channel *n = null_of(c);
	int delivered = 0;

	(void)wait_ns;
	while (n->first) {
		struct move_op *op = n->first;

		n->first = op->next;
		if (!n->first) {
			n->last = &n->first;
		}
		delivered++;
		channel_done(c, op);
	}
	return delivered;
}

static const struct channel_ops channels = {
	.get = channel_get,
	.put = channel_put,
	.submit = submit,
	.poll = reap,
};

const struct mover_ops null_mover = {
	.size = sizeof(struct mover),
	.name = "null",
	.help = "carries nothing",
	.joins = 1u << END_FILE | 1u << END_MEM,
	.traits = MOVER_BY_NAME,
	.describe = describe,
	.run = run,
	.channel = &channels,
};
