/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_MAILBOX_H
#define REMOTE_MAILBOX_H

/*
 * Messages that one side writes, by any mover, into a ring in the other side's memory. No processor
 * of the other side takes part until a thread looks for messages.
 *
 * Message n, counted from 1, goes into slot n % MAIL_SLOTS, with its number and a checksum. The
 * reader takes a slot only if it has the next number and its checksum is right. So a message's
 * bytes may arrive in any order. A message is taken once, however often it is written; the writer
 * writes it again if it cannot tell whether it arrived. The reader counts the messages that it took
 * in a word beside the ring, which the writer reads when the ring seems full.
 *
 * All numbers in the ring are little-endian.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/lock.h"
#include "remote/remote.h"

#define MAIL_SLOTS 64u
#define MAIL_HEAD offsetof(struct mail_slot, bytes)

struct mail_slot {
	uint64_t number;
	uint32_t crc; /* CRC-32 of all used bytes, with 0 in place of this */
	uint16_t len;
	uint16_t unused; /* 0 */
	unsigned char bytes[REMOTE_MESSAGE_MAX];
};
_Static_assert(sizeof(struct mail_slot) == 256, "no message is longer than the smallest packet");

#define MAIL_SLOT_WORDS (sizeof(struct mail_slot) / 8)

/* Memory that the other side writes and reads at any time, so it is read word by word. */
struct mail_ring {
	_Atomic uint64_t slot[MAIL_SLOTS][MAIL_SLOT_WORDS];
	_Atomic uint64_t taken;
};

/* The state of this side, for both directions. */
struct mailbox {
	struct mail_ring *in;

	struct lock lock;	/* RANK_REMOTE_MAIL: the fields below except the sender's */
	pthread_cond_t changed; /* a sender has ended or waits for space */
	bool sending;		/* a thread has the turn to send */
	bool full;		/* and it waits for space */

	/* For the thread that has the turn to send. */
	uint64_t sent;	/* messages that were given a number */
	uint64_t taken; /* messages that the other side had taken, when last read */

	_Atomic uint64_t next; /* the number to be taken next; written under the lock */
};

void mailbox_init(struct mailbox *b, struct mail_ring *in);
void mailbox_finish(struct mailbox *b);

/* Whether a message has ever come. */
static inline bool mailbox_has_come(const struct mailbox *b)
{
	return atomic_load(&b->next) > 1;
}

/* Returns the checksum that a slot should have, in the processor's byte order. */
uint32_t mail_checksum(const struct mail_slot *s);
/* Fills in a slot. */
void mail_fill(struct mail_slot *s, uint64_t number, const void *msg, size_t len);

/* Returns the time at which a wait ends: 0 if it ends at once, or REMOTE_FOREVER. */
uint64_t mail_until(uint64_t wait_ns);

/* A mover's operations for a mailbox. Both return 0, or an error with a message. */
struct mailbox_ops {
	/* Reads the count of messages that the other side has taken. */
	int (*read_taken)(struct remote *r, uint64_t *out);
	/* Returns an error if the other side can send no more. */
	int (*has_gone)(struct remote *r, uint64_t now_ns);
};

/* A thread's turn to send, and space for one more message. Both return 0, or an error with a
 * message: -EAGAIN or -ETIMEDOUT if there is no space, -EPROTO, or read_taken()'s. The thread that
 * has the turn ends it. */
int mailbox_take_turn(struct mailbox *b, const struct remote *r, uint64_t until_ns);
int mailbox_make_space(struct mailbox *b, struct remote *r, const struct mailbox_ops *ops,
		       uint64_t until_ns);
void mailbox_end_turn(struct mailbox *b);

/* The next message: its length, or -EAGAIN, -ETIMEDOUT, -EMSGSIZE (which leaves it) or what
 * has_gone() gives. */
ssize_t mailbox_next(struct mailbox *b, struct remote *r, const struct mailbox_ops *ops, void *msg,
		     size_t space, uint64_t wait_ns);

#endif
