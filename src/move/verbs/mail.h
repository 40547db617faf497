/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_MAIL_H
#define MOVE_VERBS_MAIL_H

/*
 * A remote's mail (remote/mailbox.h): the other side writes messages by RDMA into a ring in memory
 * of ours. One of which it is not known whether it arrived is written again, over another rail.
 *
 * The ring is registered without relaxed ordering: a write to it is behind all that its NIC has
 * written before, in any memory of the host. What other NICs have written is pushed there by a READ
 * on each of their wires; see docs/rdma.md, Visibility.
 */

#include "move/verbs/own.h"
#include "remote/mailbox.h"

#define MAIL_WORDS 64u

/* Memory that the other side writes and reads at any time. */
struct mail_in {
	struct mail_ring ring;
	_Atomic uint64_t epoch[RAILS_MAX]; /* of the wires of our rails, over there: back.c */
};

/* Memory that this side's requests send from, and read into. */
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
	struct verbs_mr *in_mr[NIC_CARDS];
	struct verbs_mr *out_mr[NIC_CARDS];
	uint64_t their_ring; /* address there; and its keys, by the remote's rails' numbers */
	uint32_t their_key[RAILS_MAX];

	/* Its lock protects what follows, too; `changed` also says that a word is free. */
	struct mailbox box;
	uint64_t words; /* those that are free, a bit each */
	struct verbs_region *pushed;
	uint64_t landed; /* the sender's: messages that arrived */
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

/* A READ into a word; of how many messages the other side has taken. */
struct verbs_send_wr mail_read(uint64_t addr, uint32_t key, struct verbs_sge *to);
struct verbs_send_wr mail_read_taken(const struct mail *m, const struct wire *w,
				     struct verbs_sge *to);
/* Gives the error words, unless it has words of its own: `rc`. */
int mail_failed(const struct verbs_remote *r, int rc);

/* mail_send.c: as struct remote_beside_ops has them. */
int mail_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns);
ssize_t mail_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns);

#endif
