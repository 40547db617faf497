/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_MAIL_H
#define MOVE_VERBS_MAIL_H

/*
 * A remote's mail (move/nic/mail.c): the other side writes messages by RDMA into a ring in memory
 * of ours. One of which it is not known whether it arrived is written again, over another rail.
 *
 * The ring is registered without relaxed ordering: a write to it is behind all that its NIC has
 * written before, in any memory of the host. What other NICs have written is pushed there by a READ
 * on each of their wires; see docs/rdma.md, Visibility.
 */

#include "move/verbs/own_request.h"

#define MAIL_WORDS 64u

/* Memory that the other side writes and reads at any time. */
struct mail_in {
	struct mail_ring ring;		   /* first */
	_Atomic uint64_t epoch[RAILS_MAX]; /* of the wires of our rails, over there: reconnect.c */
};

/* Memory that this side's requests send from, and read into. */
struct mail_out {
	struct mail_slot slot[MAIL_SLOTS]; /* first */
	uint64_t word[MAIL_WORDS];
	/* reconnect.c's, of each wire: the epoch that is told; what its READs go to. */
	uint64_t epoch[RAILS_MAX];
	uint64_t seen[RAILS_MAX];
};

static inline struct mail_in *mail_in(const struct verbs_remote *r)
{
	return r->base.mail->in;
}

static inline struct mail_out *mail_out(const struct verbs_remote *r)
{
	return r->base.mail->out;
}

/* The part of struct mail_out at `at` as a request of a wire uses it. */
static inline struct verbs_sge mail_part(const struct wire *w, const void *at, uint32_t len)
{
	return (struct verbs_sge){ (uintptr_t)at, len,
				   mrs_key(w->r->base.mail->out_of[w->rail->nic_at], 0) };
}

/* The bytes of the mail's section in a blob with `n` rails. */
size_t mail_section_len(unsigned int n);
void mail_put_section(const struct verbs_remote *r, unsigned char *at);
/* Reads the other side's section, of `theirs` rails. */
void mail_take_section(struct verbs_remote *r, const unsigned char *records, unsigned int theirs);

/* A region whose GPU needs a READ from it (verbs_region.pushed). */
void mail_add_region(struct verbs_remote *r, struct verbs_region *g);
void mail_del_region(struct verbs_remote *r, struct verbs_region *g);

/* Takes a word that requests may write to; waits until one is free. */
unsigned int mail_get_word(struct verbs_remote *r);
void mail_put_word(struct verbs_remote *r, unsigned int at);

/* A READ of how many messages the other side has taken. */
struct verbs_send_wr mail_read_taken(const struct wire *w, struct verbs_sge *to);
/* Sets the message of an operation that failed. Returns the error to report. */
int mail_failed(const struct verbs_remote *r, int rc);

/* For struct nic_remote_ops. */
int mail_read_count(struct remote *base, uint64_t *out);
int mail_has_gone(struct remote *base, uint64_t now_ns);
void mail_settle(struct nic_remote *base);
int mail_put(struct nic_remote *base, uint64_t number);

#endif
