/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_HELD_H
#define TESTS_UNIT_HELD_H

/* A channel that carries nothing: it holds operations until it is polled, and then says that they
 * are done. */

#include <errno.h>
#include <stdlib.h>

#include "move/move.h"

struct held_channel {
	struct channel c;
	struct move_op *first;
	struct move_op **last;
};

static int held_get(struct mover *m, const struct move_op *like, move_done done, void *arg,
		    struct channel **out)
{
	struct held_channel *h = calloc(1, sizeof(*h));

	(void)like;
	if (!h) {
		return -ENOMEM;
	}
	h->c = (struct channel){ .mover = m, .done = done, .arg = arg };
	h->last = &h->first;
	*out = &h->c;
	return 0;
}

static void held_put(struct channel *c)
{
	free(c);
}

static int held_submit(struct channel *c, struct move_op *op)
{
	struct held_channel *h = (struct held_channel *)(void *)c;

	op->res = (ssize_t)op->len;
	op->err = 0;
	op->next = NULL;
	*h->last = op;
	h->last = &op->next;
	c->inflight++;
	return 0;
}

static int held_poll(struct channel *c, uint64_t wait_ns)
{
	struct held_channel *h = (struct held_channel *)(void *)c;
	int delivered = 0;

	(void)wait_ns;
	while (h->first) {
		struct move_op *op = h->first;

		h->first = op->next;
		if (!h->first) {
			h->last = &h->first;
		}
		delivered++;
		channel_done(c, op);
	}
	return delivered;
}

static const struct channel_ops held_channels = {
	.get = held_get,
	.put = held_put,
	.submit = held_submit,
	.poll = held_poll,
};

#endif
