/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/background.h"

#include "base/bits.h"

/* Removed from the list first: work that is posted from here on is done after this. */
static void carry(struct work *work)
{
	struct background_work *c = container_of(work, struct background_work, work);
	uint64_t next;

	workers_unlist(c->workers, work);
	next = c->mover->ops->background(c->mover);
	if (next != MOVE_NEVER) {
		workers_offer_at(c->workers, work, next);
	}
}

static bool post(struct background *b, uint64_t when)
{
	struct background_work *c = container_of(b, struct background_work, base);

	if (workers_reserve(c->workers, WORK_BACKGROUND)) {
		return false;
	}
	workers_offer_at(c->workers, &c->work, when);
	return true;
}

void background_init(struct background_work *v, struct workers *w, struct mover *const *movers,
		     unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		v[i] = (struct background_work){ .base = { post },
						 .work = { .kind = WORK_BACKGROUND,
							   .carry = carry },
						 .workers = w,
						 .mover = movers[i] };
		movers[i]->background = movers[i]->ops->background ? &v[i].base : NULL;
	}
}

void background_finish(struct background_work *v, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		v[i].mover->background = NULL;
	}
}
