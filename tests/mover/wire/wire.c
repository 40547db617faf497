/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "wire.h"

#include <errno.h>
#include <stdlib.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/move.h"
#include "sys/sys.h"

extern const struct mover_ops wire_mover;

struct wire_seen wire_seen;
atomic_bool wire_blocks;

#define DEPTH 16u

/* One for all remotes. What is posted is carried when it is polled, in order. */
struct wire_channel {
	struct channel c; /* first */
	struct move_op *first;
	struct move_op **last;
};

static const struct end *memory_of(const struct end *dst, const struct end *src)
{
	return dst->kind == END_MEM ? dst : src;
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	*offer = (struct move_offer){
		.align_mem = 1, .align_off = 1, .setup_ns = 3000, .bytes_per_ns = 10
	};
	if (!end_is_mem(memory_of(&ask->dst, &ask->src), MEM_HOST_ADDRESSABLE)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	}
}

static char *place_of(const struct end *e)
{
	const struct wire_region *r;

	if (e->kind == END_MEM) {
		return (char *)e->addr;
	}
	r = (const struct wire_region *)(const void *)e->region;
	return r->at + e->off;
}

static ssize_t carry(struct move_op *op)
{
	const struct end *far = op_outer(op);
	int rc = far->kind != END_REMOTE || far->off > far->region->len ||
				 op->len > far->region->len - far->off
			 ? -EREMOTEIO
			 : sys_copy(place_of(&op->dst), place_of(&op->src), op->len);

	op->err = 0;
	op->res = rc ? rc : (ssize_t)op->len;
	return op->res;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	(void)m;
	atomic_fetch_add(&wire_seen.runs, 1);
	if (carry(op) < 0) {
		(void)err_set((int)-op->res, "%zu bytes over the wire: %s", op->len,
			      err_words((int)op->res));
	}
	return op->res;
}

static struct wire_channel *channel_of(struct channel *c)
{
	return (struct wire_channel *)(void *)c;
}

static int get(struct mover *m, const struct move_op *like, move_done done, void *arg,
	       struct channel **out)
{
	struct wire_channel *w = wire_blocks ? NULL : calloc(1, sizeof(*w));

	(void)like;
	if (!w) {
		return wire_blocks ? -EOPNOTSUPP : -ENOMEM;
	}
	w->c = (struct channel){ .mover = m, .done = done, .arg = arg };
	w->last = &w->first;
	atomic_fetch_add(&wire_seen.channels, 1);
	*out = &w->c;
	return 0;
}

static void put(struct channel *c)
{
	free(channel_of(c));
}

static int submit(struct channel *c, struct move_op *op)
{
	struct wire_channel *w = channel_of(c);

	if (c->inflight == DEPTH) {
		return -EAGAIN;
	}
	atomic_fetch_add(&wire_seen.posts, 1);
	op->next = NULL;
	*w->last = op;
	w->last = &op->next;
	c->inflight++;
	return 0;
}

static int reap(struct channel *c, uint64_t wait_ns)
{
	struct wire_channel *w = channel_of(c);
	int n = 0;

	(void)wait_ns;
	for (struct move_op *op = w->first; op; op = w->first, n++) {
		w->first = op->next;
		w->last = w->first ? w->last : &w->first;
		(void)carry(op);
		channel_done(c, op);
	}
	return n;
}

static const struct channel_ops channels = {
	.get = get,
	.put = put,
	.submit = submit,
	.poll = reap,
};

static enum pl_reason failed(struct mover *m, const struct move_op *op)
{
	(void)m;
	(void)op;
	return PL_REASON_NONE;
}

const struct mover_ops wire_mover = {
	.size = sizeof(struct mover),
	.name = "wire",
	.help = "to plain memory that stands for another host's",
	.joins = 1u << END_REMOTE,
	.traits = MOVER_STAGES | MOVER_RELAYS,
	.describe = describe,
	.failed = failed,
	.run = run,
	.channel = &channels,
};
