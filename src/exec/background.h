/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_BACKGROUND_H
#define EXEC_BACKGROUND_H

/* Background work, which no request waits for: movers post it (mover_post()), and one worker of the
 * context does it. */

#include "exec/workers.h"
#include "move/move.h"

/* A mover's claim on the pool. */
struct background_work {
	struct background base;
	struct work work;
	struct workers *workers;
	struct mover *mover;
};

/* Prepares the movers among n that have background work; v has one element for each mover. */
void background_init(struct background_work *v, struct workers *w, struct mover *const *movers,
		     unsigned int n);
/* Lets movers post nothing from here on; the pool has ended. */
void background_finish(struct background_work *v, unsigned int n);

#endif
