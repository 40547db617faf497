/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_VIA_HOST_H
#define MOVE_COPY_VIA_HOST_H

/* Copies between two places inside a device: see via_host.c. Private to this folder. */

#include <stdbool.h>

#include "dev/dev.h"
#include "move/move.h"

struct copy;
struct copy_channel;

/* Makes the host buffer for it, while no stream waits for the library. Does nothing for other
 * devices. */
int via_host_prepare(struct copy *p, struct dev *dev);

static inline bool via_host_needed(const struct dev *dev, const struct move_op *op)
{
	return dev->props.few_queues && end_is_mem(&op->dst, MEM_DEVICE | MEM_MANAGED) &&
	       end_is_mem(&op->src, MEM_DEVICE | MEM_MANAGED);
}

/* Queues the copy on the channel's stream, or carries it out. */
int via_host_copy(struct copy *p, struct copy_channel *cl, const struct move_op *op);

void via_host_finish(struct copy *p);

#endif
