/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_MAIL_H
#define MOVE_VERBS_MAIL_H

/*
 * A remote's mail: messages of the other side, which it writes by RDMA into a ring in memory of
 * ours. No processor of this side takes part until a thread looks for messages.
 *
 * Message n, from 1 on, goes into slot n % MAIL_SLOTS, with its number and a checksum. A slot is
 * taken only if it has the number that is next and its checksum fits. So its bytes may arrive in
 * any order, a message is taken once however often it is written, and one of which it is not known
 * whether it arrived is written again, over another rail. Who takes counts, in a word beside the
 * ring, which the writer reads when it thinks that the ring is full.
 *
 * The ring is registered without relaxed ordering: a write to it is behind all that its NIC has
 * written before, in any memory of the host. What other NICs have written is pushed there by a READ
 * on each of their wires; see docs/rdma.md, Visibility.
 *
 * All numbers in it are little-endian.
 */

#include <pthread.h>

#include "move/verbs/own.h"

#define MAIL_SLOTS 64u
#define MAIL_WORDS 64u
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

/* What the other side writes and reads, whenever it likes: read word by word. */
struct mail_in {
	_Atomic uint64_t slot[MAIL_SLOTS][MAIL_SLOT_WORDS];
	_Atomic uint64_t taken;
	_Atomic uint64_t epoch[RAILS_MAX]; /* of the wires of our rails, over there: back.c */
};

/* What this side's requests send from, and what they read goes to. */
struct mail_out {
	struct mail_slot slot[MAIL_SLOTS];
	uint64_t word[MAIL_WORDS];
	/* back.c's, of each wire: the epoch that is told; what its READs go to. */
	uint64_t epoch[RAILS_MAX];
	uint64_t seen[RAILS_MAX];
};

struct mail {
	struct mail_in *in;
	struct mail_out *out;
	struct verbs_mr *in_mr[NICS_MAX];
	struct verbs_mr *out_mr[NICS_MAX];
	uint64_t their_ring; /* address there; and its keys, by the remote's rails' numbers */
	uint32_t their_key[RAILS_MAX];

	struct lock lock;	/* all below but what is the sender's */
	pthread_cond_t changed; /* a sender has ended or waits for room; a word is free */
	bool sending;		/* a thread sends: one at a time */
	bool full;		/* and it waits for room */
	uint64_t words;		/* those that are free, a bit each */
	struct verbs_region *pushed;

	/* The sender's. */
	uint64_t sent;	 /* messages that have a number */
	uint64_t landed; /* that arrived */
	uint64_t taken;	 /* that were taken, when that was last read */

	_Atomic uint64_t next; /* the number to be taken next; written under the lock */
	atomic_bool met;       /* the other side has sent something */
};

/* With the remote. After mail_open() has failed, too. */
int mail_open(struct verbs_remote *r);
void mail_free(struct verbs_remote *r);

/* What goes into blobs of `n` rails: bytes; writes it; takes the other side's, of `theirs` rails.
 */
size_t mail_card_len(unsigned int n);
void mail_put_card(const struct verbs_remote *r, unsigned char *at);
void mail_take_card(struct verbs_remote *r, const unsigned char *cards, unsigned int theirs);

/* A region whose GPU needs a READ from it (verbs_region.pushed). */
void mail_add_region(struct verbs_remote *r, struct verbs_region *g);
void mail_del_region(struct verbs_remote *r, struct verbs_region *g);

/* A word that requests may write to. */
unsigned int mail_get_word(struct mail *m);
void mail_put_word(struct mail *m, unsigned int at);
struct verbs_sge mail_word(const struct mail *m, unsigned int at, const struct wire *w);

/* The checksum that a slot should have, in the processor's order. / A READ into a word; of how many
 * messages the other side has taken. */
uint32_t mail_checksum(const struct mail_slot *s);
struct verbs_send_wr mail_read(uint64_t addr, uint32_t key, struct verbs_sge *to);
struct verbs_send_wr mail_read_taken(const struct mail *m, const struct wire *w,
				     struct verbs_sge *to);
/* When a wait ends: 0: at once; REMOTE_FOREVER. */
uint64_t mail_until(uint64_t wait_ns);
/* Gives the error words, unless it has words of its own: `rc`. */
int mail_failed(const struct verbs_remote *r, int rc);

/* mail_send.c, mail_take.c: as struct remote_beside_ops has them. */
int mail_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns);
ssize_t mail_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns);

#endif
