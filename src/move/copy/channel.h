/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_COPY_CHANNEL_H
#define MOVE_COPY_CHANNEL_H

/*
 * A channel of `copy`: one stream of one device with a ring of events; or a lane, by way of another
 * device: two streams with slots between them (lane.h). It is lent to one thread at a time, and
 * none is destroyed before the mover. Private to this folder.
 */

#include <errno.h>
#include <stdbool.h>

#include "dev/dev.h"
#include "move/copy/copy.h"

#define COPY_DEPTH 64u /* copies in flight on a channel; a power of two */
/* Events of a channel that is no lane; a power of two. The sixteenth copy after another uses its
 * event again, so if sixteen large copies are in flight, the completion of the first is seen with
 * that of the sixteenth after it. More events delay the first transfers: each event is a call of
 * the driver, and a dozen threads that begin together make theirs while slabs are pinned. */
#define COPY_EVENTS 16u

struct lane;

struct copy_channel {
	struct channel c;
	struct copy_channel *next; /* of all */
	atomic_bool lent;	   /* a thread has it; of a lane set under copy.lock */
	struct dev *dev;
	struct dev_stream *stream;
	struct lane *lane;		      /* NULL: of the ends' own links */
	struct dev_event *events[COPY_DEPTH]; /* n_events of them */
	unsigned int n_events;
	struct move_op *ops[COPY_DEPTH];
	unsigned int head; /* the oldest in flight; counts up for ever */
	unsigned int tail;
	/* An event has been recorded behind each operation before this index: behind itself, if
	 * recorded[] says so, or behind a later one. */
	unsigned int watched;
	bool recorded[COPY_DEPTH];
	size_t unwatched_bytes; /* of the operations from `watched` on */
};

static inline struct copy *copy_of(struct mover *m)
{
	return (struct copy *)(void *)m;
}

/* The device whose streams carry a copy; NULL: the kernel does. Between two devices it is the one
 * whose memory only it can reach. */
static inline struct dev *copy_dev(const struct end *dst, const struct end *src)
{
	if (!src->dev) {
		return dst->dev;
	}
	return !dst->dev || (end_is_mem(dst, MEM_HOST_ADDRESSABLE) &&
			     !end_is_mem(src, MEM_HOST_ADDRESSABLE))
		       ? src->dev
		       : dst->dev;
}

/* A new channel of a device, lent, in no list. -errno of the driver. */
int copy_channel_new(struct dev *dev, enum dev_intent may, unsigned int events,
		     struct copy_channel **out);
void copy_channel_free(struct copy_channel *cl);
/* An idle channel of a device, or a new one, or the next that becomes free. */
int copy_channel_take(struct copy *p, struct dev *dev, struct copy_channel **out);
/* Like copy_channel_take(), for a thread that must not wait: an idle channel, or a new one if the
 * device has fewer than `most`. Returns -EBUSY if neither is possible now. */
int copy_channel_more(struct copy *p, struct dev *dev, unsigned int most,
		      struct copy_channel **out);
void copy_channel_give_back(struct copy *p, struct copy_channel *cl);

/* Whether an error is the caller's: a mistake of the program is no device's fault, and memory may
 * be available again later. */
static inline bool copy_callers_error(int err)
{
	return err == EFAULT || err == ENOMEM || err == ECANCELED || err == ETIMEDOUT ||
	       err == EOWNERDEAD;
}

/* ordered.c */
extern const struct ordered_ops copy_ordered_ops;

/* offer.c: those of mover_ops. */
void copy_describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer);
void copy_survey(struct mover *m, struct move_ask *ask, unsigned int what);
bool copy_words(const struct mover *m, const struct move_ask *ask, enum pl_reason reason, char *dst,
		size_t space);
void copy_note(const struct mover *m, const struct move_ask *ask, struct move_note *out);

/*
 * A copy inside a device whose streams share few queues is made by a kernel, and shares a hardware
 * queue with streams that wait for a word: with eight waiting streams on an H200 it did not start,
 * whatever its priority and whichever function queued it, while copies to and from host memory did.
 * If a stream waits for a transfer that this copy is part of, or for a channel that such a copy
 * holds, that is a deadlock. So while streams wait for the library, or may begin to before the copy
 * is queued, the mover declines it, and it goes through the host.
 */
static inline enum dev_intent copy_intent(const struct dev *dev, const struct move_op *op)
{
	return dev->props.few_queues && end_is_mem(&op->dst, MEM_DEVICE | MEM_MANAGED) &&
			       end_is_mem(&op->src, MEM_DEVICE | MEM_MANAGED)
		       ? DEV_NOWAIT
		       : DEV_WAIT;
}

/* Not now: nothing failed, and nothing speaks against the devices. */
static inline int copy_decline(struct move_op *op)
{
	op->declined = true;
	return -EAGAIN;
}

/* copy_many.c: an operation of many pieces, on this channel; 0 or -errno. Declines it where it
 * wants quiet, and there is none. */
int copy_pieces(struct copy *p, struct copy_channel *cl, struct move_op *op);
/* Copies by a kernel, if that may touch the memory: for one of many threads with a small copy each,
 * between a slab and memory of the device. */
int copy_crowded(struct copy_channel *cl, const struct move_op *op, const struct end *mem);

#endif
