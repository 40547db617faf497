/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEER_LANE_H
#define PEER_LANE_H

/* A lane of the copy path: one stream of one device with a ring of events. Private to peer. */

#include <stdbool.h>

#include "peer/peer.h"

#define COPY_DEPTH 64u /* copies in flight on a lane; a power of two */

struct dev_event;

struct copy_lane {
	struct path_lane l;
	struct copy_lane *next;	    /* among the idle */
	struct copy_lane *next_all; /* among all */
	struct dev *dev;
	struct dev_stream *stream; /* NULL: between host memories */
	struct dev_event *events[COPY_DEPTH];
	struct path_op *ops[COPY_DEPTH];
	unsigned int head; /* the oldest in flight; counts up for ever */
	unsigned int tail;
	unsigned int watched; /* those before have an event: the one of the last of them that has */
	bool recorded[COPY_DEPTH];
	bool whole; /* has all its events */
	size_t unwatched_bytes;
};

static inline struct peer *peer_of(struct path *p)
{
	return (struct peer *)(void *)p;
}

extern const struct path_ops copy_ops;

/* An idle lane of a device (NULL: between host memories), else a new one, else the next that comes
 * free. */
int lane_take(struct peer *p, struct dev *dev, struct copy_lane **out);
void lane_give_back(struct peer *p, struct copy_lane *cl);

/* The event of a slot, made when the slot is first used. */
int lane_event(struct copy_lane *cl, unsigned int slot);

#endif
