/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_LANE_H
#define MOVE_COPY_LANE_H

/* Lanes: channels by way of another device (move_op.via), see lane.c. Private to this folder. */

#include "move/copy/channel.h"

#define LANE_SLOT (4u << 20) /* bytes of a piece at most */
#define LANE_SLOTS 4u	     /* of a channel, in the memory of the device between */
/* Operations from this length on use two slots as one: each piece costs six calls of the driver. */
#define LANE_LONG (16u << 20)
#define LANE_SIZE ((size_t)LANE_SLOT * LANE_SLOTS)

/* The parts of a lane beside the channel's stream, which copies pieces out of the slots. */
struct lane {
	struct dev *via;
	struct dev_stream *first; /* copies a piece into its slot; of via, or of the source */
	struct copy_loan *loan;	  /* while the channel is out */
	struct dev_event *full[LANE_SLOTS];  /* on first: the slot has its bytes */
	struct dev_event *empty[LANE_SLOTS]; /* on the channel's stream: they have left it */
	unsigned int turn;		     /* pieces since the slots were last all empty */
	size_t slot; /* bytes of each slot, for as long as the channel is out */
	/* On first, behind an operation's last piece, by the operation's place in the channel: what
	 * failed there shows there alone. */
	struct dev_event *behind[COPY_DEPTH];

	/* While a stream of the program has it (ordered.c), under copy.lock: */
	const struct dev_stream *owner; /* NULL: none has */
	unsigned int inflight;		/* operations */
	unsigned int pieces;		/* of them */
	/* Something failed, and the owner queues no more on it. Atomic: read without the lock. */
	atomic_bool bad;
	/* Used by the thread that queues on the owner. */
	struct dev_event *begin; /* of the end that is not via */
	unsigned int ops;	 /* operations queued */
};

/* Takes an idle channel for operations like this one, else a new one; never waits for others.
 * Returns 0; -EBUSY if the memory for slots is lent, or a stream waits for us; or the driver's
 * error. */
int lane_take(struct copy *p, const struct move_op *like, struct copy_channel **out);
void lane_give_back(struct copy *p, struct copy_channel *cl);

/* The lane for operations like this one that this stream of the program has; NULL: an idle one. */
struct copy_channel *lane_find_locked(const struct copy *p, const struct move_op *like,
				      const struct dev_stream *owner);

/* The device whose stream touches this end; a host end is the device's between. */
static inline struct dev *lane_leg(const struct end *e, struct dev *via)
{
	return end_is_mem(e, MEM_DEVICE | MEM_MANAGED) && e->dev ? e->dev : via;
}

/* Queues an operation in the channel's place `slot`. Returns -EBUSY with op->declined if streams
 * behind which it would come wait for us. After a failure nothing of it is left in the queues. */
int lane_copy(struct copy_channel *cl, unsigned int slot, struct move_op *op);

/* Like lane_copy(), without a look at streams that wait; nothing is undone after a failure. */
int lane_queue(struct copy_channel *cl, unsigned int slot, const struct move_op *op);
/* The result of its part on the first stream, 0 or -errno; called when the last stream is done. */
int lane_outcome(const struct copy_channel *cl, unsigned int slot);
/* Waits until nothing is in flight on the lane. */
void lane_settle(struct copy_channel *cl);

/* The last stream has copied the oldest operations, up to `to`: those fail whose bytes had not come
 * to their slots. Does nothing for other channels. */
void lane_check(struct copy_channel *cl, unsigned int to);

/* neighbours.c: the devices whose links may serve this one; NULL: none ever do. `going`: a transfer
 * follows, and the pairs that it needs are opened. `prompt`: nothing is opened; NULL if a pair of
 * devices is not open yet, or a worker is still looking up how they reach each other. May read
 * sysfs, and ask for NVLinks, once. */
const struct move_lanes *lanes_of(struct copy *p, struct dev *home, bool going, bool prompt);
/* An operation by way of another device failed: excludes that device, unless the program's memory
 * is the cause. */
enum pl_reason lane_failed(struct copy *p, const struct move_op *op);

#endif
