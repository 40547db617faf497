/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEER_DETOUR_H
#define PEER_DETOUR_H

/* Copies between two places inside a device: see detour.c. Private to peer. */

#include <stdbool.h>

#include "dev/dev.h"
#include "path/path.h"

struct peer;
struct copy_lane;

/* Makes the room for it, while no stream waits for us. Nothing for other devices. */
int detour_prepare(struct peer *p, struct dev *dev);

static inline bool detour_for(const struct dev *dev, const struct path_op *op)
{
	return op->inside && dev->props.few_queues;
}

/* Queues the copy on the lane's stream, or carries it out. */
int detour_copy(struct peer *p, struct copy_lane *cl, const struct path_op *op);

void detour_finish(struct peer *p);

#endif
