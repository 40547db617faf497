/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_PAIRS_H
#define MOVE_COPY_PAIRS_H

/*
 * The state of copies from one device's memory to another's, per ordered pair and context. Peer
 * access is opened with the first transfer of a pair, in both directions, and each direction is
 * verified with a few bytes, by streams of the destination, which read, and of the source, which
 * write: on some machines the driver reports peer access and the bytes are lost. The result is
 * kept. Private to this folder.
 */

#include "base/bits.h"
#include "dev/dev.h"
#include "move/copy/copy.h"
#include "move/move.h"

/* From the best to the worst. */
enum pair_state {
	PAIR_NEW,    /* nothing was carried yet */
	PAIR_BUSY,   /* a thread is finding out */
	PAIR_OPEN,   /* the one reaches the other's memory */
	PAIR_OFF,    /* not as long as the tunable peer_access says so: drivers stage such copies */
	PAIR_CLOSED, /* it does not: as PAIR_OFF */
	PAIR_FAILED, /* a copy failed: none goes straight from then on */
	PAIR_WRONG,  /* other bytes arrived than were sent: as PAIR_FAILED */
};

/* The two ends are memory of different devices of one driver. */
static inline bool ends_are_pair(const struct end *dst, const struct end *src)
{
	return dst->dev != src->dev && end_is_mem(dst, MEM_DEVICE | MEM_MANAGED) &&
	       end_is_mem(src, MEM_DEVICE | MEM_MANAGED) && dst->dev && src->dev &&
	       dst->dev->driver == src->dev->driver;
}

/* No lock. */
static inline enum pair_state pair_state(const struct copy *p, const struct dev *dst,
					 const struct dev *src)
{
	return (enum pair_state)atomic_load_explicit(&p->pairs[dst->place][src->place].state,
						     memory_order_acquire);
}

/* Copies straight from src to dst may be made by streams of src, too. No lock. */
static inline bool pair_pushes(const struct copy *p, const struct dev *dst, const struct dev *src)
{
	return pair_state(p, dst, src) == PAIR_OPEN &&
	       atomic_load_explicit(&p->pairs[dst->place][src->place].pushes, memory_order_relaxed);
}

/* Opens both directions of a pair, each if it is new; waits while another thread opens it. Not done
 * while a transfer of the two devices is queued on a stream, which may wait for the library at any
 * time: then the pair stays new. */
void pair_open_new(struct copy *p, struct dev *dst, struct dev *src);
static inline void pair_open(struct copy *p, struct dev *dst, struct dev *src)
{
	if (unlikely(pair_state(p, dst, src) < PAIR_OPEN || pair_state(p, src, dst) < PAIR_OPEN)) {
		pair_open_new(p, dst, src);
	}
}

/* An operation failed with this errno. True: the devices' doing, so that a way through the host may
 * do better; where it speaks against the pair, or against the device that it went by way of, that
 * is remembered and logged. */
bool pair_failed(struct copy *p, const struct move_op *op, int err);

/* A device that both reach, where copies between the two do not go straight; NULL: none is known.
 * `going`: pairs with it may be opened. */
struct dev *pair_between(struct copy *p, struct dev *dst, struct dev *src, bool going);

/* An operation that must not go straight from the one device to the other: earlier ones delivered
 * wrong data, or failed. */
static inline bool pair_refused(const struct copy *p, const struct move_op *op)
{
	return !op->via && ends_are_pair(&op->dst, &op->src) &&
	       pair_state(p, op->dst.dev, op->src.dev) >= PAIR_FAILED;
}
/* -EOPNOTSUPP with the message that says so. */
int pair_refuse(const struct copy *p, const struct move_op *op);

/* Why copies between the two do not go straight; "" if they do. */
void pair_words(const struct copy *p, const struct end *dst, const struct end *src, char *out,
		size_t space);

#endif
