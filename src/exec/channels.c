/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The channels of an engine, each taken when it is first needed. */

#include <errno.h>

#include "exec/engine.h"

int engine_channel(struct engine *e, struct mover *m, unsigned int at, const struct move_op *like,
		   struct channel **out)
{
	bool own = at == m->id;
	int rc;

	if (e->open & 1u << at) {
		*out = e->channels[at];
		return 0;
	}
	if (own && e->blocking & 1u << m->id) {
		return -EOPNOTSUPP;
	}
	rc = m->ops->channel ? m->ops->channel->get(m, like, e->completed, e, &e->channels[at])
			     : -EOPNOTSUPP;
	if (rc == -EOPNOTSUPP && own) {
		e->blocking |= 1u << m->id;
	}
	if (!rc) {
		e->open |= 1u << at;
		*out = e->channels[at];
	}
	return rc;
}

bool engine_open_outer(struct engine *e)
{
	const struct transfer *t = e->p->t;
	struct mover *m = engine_best(e)->route->hop[0];
	struct move_op like = { .dst = t->dst, .src = t->src };
	struct channel *c;

	return !transfer_copies(t) && !(m->ops->traits & MOVER_IN_PLACE) &&
	       engine_channel(e, m, m->id, &like, &c);
}

void engine_put_channels(struct engine *e, unsigned int kinds)
{
	for (unsigned int left = e->open; left; left &= left - 1) {
		struct channel *c = e->channels[__builtin_ctz(left)];

		if (c->mover->ops->joins & kinds) {
			e->open &= ~(left & -left);
			c->mover->ops->channel->put(c);
		}
	}
}
