/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A remote's mailbox (remote/mailbox.h), and atomic operations.
 *
 * Who waits for messages reads the word beside the other side's ring now and then, to see whether
 * the other side is there. Writes have ended when their bytes are in the other side's memory, so a
 * message is behind them by whatever adapters they went.
 */

#include <endian.h>
#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "move/fabric/fabric.h"
#include "remote/mailbox.h"
#include "sys/sys.h"

#define LOOK_NS 1000000000u /* from one look at the other side to the next */

/* What requests of this side send from, and what they read goes to. */
struct fabric_out {
	struct mail_slot slot;	   /* the sender's */
	uint64_t taken;		   /* likewise */
	uint64_t seen;		   /* of who looks at the other side */
	uint64_t words[OFI_WORDS]; /* of an atomic operation */
};

struct fabric_mail {
	struct fabric_out *out; /* behind the ring */
	void *in_of[NIC_CARDS];
	void *out_of[NIC_CARDS]; /* NULL where the card does not need it */

	struct mailbox box; /* its lock protects what follows, too */
	bool looking;	    /* a thread looks at the other side; one has an atomic operation */
	bool counting;
	uint64_t looked_ns;
};

static size_t in_len(void)
{
	return align_up(sizeof(struct mail_ring), sys_page());
}

static size_t out_len(void)
{
	return align_up(sizeof(struct fabric_out), sys_page());
}

int fabric_mail_open(struct fabric_remote *r)
{
	struct fabric_mail *m = alloc_zero(sizeof(*m));
	struct nic_range in, out;
	void *at;
	int rc;

	if (!m) {
		return -ENOMEM;
	}
	rc = sys_map_anon(in_len() + out_len(), &at);
	if (rc) {
		free(m);
		return err_set(-rc, "no memory for a remote's messages: %s", err_words(rc));
	}
	m->out = (struct fabric_out *)(void *)((char *)at + in_len());
	mailbox_init(&m->box, at, RANK_FABRIC_MAIL);
	r->mail = m;
	in = (struct nic_range){ (uintptr_t)at, in_len(), NULL,
				 REMOTE_MAY_READ | REMOTE_MAY_WRITE };
	out = (struct nic_range){ .base = (uintptr_t)m->out, .len = out_len() };
	for (unsigned int i = 0; i < r->n && !rc; i++) {
		rc = fabric_reg(&r->m->base, i, &in, &m->in_of[i]);
		rc = rc ? rc : fabric_reg(&r->m->base, i, &out, &m->out_of[i]);
	}
	return rc;
}

void fabric_mail_free(struct fabric_remote *r)
{
	struct fabric_mail *m = r->mail;
	uint64_t until = 0;
	int rc = 0;

	if (!m) {
		return;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		int one = nic_let_go(&r->m->base, i, m->in_of[i], &until);
		int other = nic_let_go(&r->m->base, i, m->out_of[i], &until);

		rc = one ? one : other ? other : rc;
		if (one || other) {
			log_warn("%s does not take back the memory for messages of %s, which stays "
				 "as it is: %s",
				 r->m->base.name[i], r->base.name, err_words(rc));
		}
	}
	/* It must not be other memory as long as the other side may write to it. */
	if (!rc) {
		(void)sys_unmap(m->box.in, in_len() + out_len());
	}
	mailbox_finish(&m->box);
	free(m);
	r->mail = NULL;
}

void fabric_mail_named(const struct fabric_remote *r, unsigned int card, uint64_t *addr,
		       uint64_t *key)
{
	r->m->ops->named(r->mail->in_of[card], addr, key);
}

static int failed(const struct fabric_remote *r, int rc)
{
	return rc == -EAGAIN || rc == -ETIMEDOUT || rc == -EPROTO ? rc : fabric_fails(r, rc);
}

static int down_of(struct fabric_remote *r)
{
	int rc = fabric_is_down(r);

	return rc ? rc : -ENETDOWN;
}

/* Between a place in `out` and one in the other side's ring, by one wire after the other. */
static int do_ring(struct fabric_remote *r, enum ofi_what what, void *mem, size_t len, uint64_t off)
{
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i < r->n && rc; i++) {
		struct fabric_wire *w = fabric_turn(r, NULL);
		struct ofi_request q = { .what = what, .mem = mem, .len = len };

		if (!w) {
			return down_of(r);
		}
		q.of = r->mail->out_of[w->card_at];
		q.addr = w->ring + off;
		q.key = w->ring_key;
		rc = fabric_do(w, &q);
	}
	return rc;
}

static int read_word(struct fabric_remote *r, uint64_t *word, uint64_t *out)
{
	int rc = do_ring(r, OFI_READ, word, sizeof(*word), offsetof(struct mail_ring, taken));

	*out = rc ? 0 : le64toh(*word);
	return rc;
}

static int read_taken(struct remote *base, uint64_t *out)
{
	struct fabric_remote *r = fabric_remote_of(base);

	return read_word(r, &r->mail->out->taken, out);
}

/* Whether the other side is there, once in a while: who has gone sends no more. */
static int look(struct fabric_remote *r, uint64_t now)
{
	struct fabric_mail *m = r->mail;
	uint64_t taken;
	bool mine;
	int rc;

	lock_acquire(&m->box.lock);
	m->looked_ns = m->looked_ns ? m->looked_ns : now;
	mine = !m->looking && now - m->looked_ns >= LOOK_NS;
	m->looking = m->looking || mine;
	lock_release(&m->box.lock);
	if (!mine) {
		return fabric_turn(r, NULL) ? 0 : down_of(r);
	}
	rc = read_word(r, &m->out->seen, &taken);
	lock_acquire(&m->box.lock);
	m->looking = false;
	m->looked_ns = clock_now_ns();
	lock_release(&m->box.lock);
	return rc;
}

static int has_gone(struct remote *base, uint64_t now_ns)
{
	struct fabric_remote *r = fabric_remote_of(base);
	int rc = look(r, now_ns);

	return rc ? failed(r, rc) : 0;
}

static const struct mailbox_ops mail_ops = { read_taken, has_gone };

static int send_turn(struct fabric_remote *r, const void *msg, size_t len, uint64_t until)
{
	struct fabric_mail *m = r->mail;
	struct mail_slot *s = &m->out->slot;
	uint64_t number = m->box.sent + 1;
	int rc = mailbox_make_room(&m->box, &r->base, &mail_ops, until);

	if (rc) {
		return rc;
	}
	*s = (struct mail_slot){ .number = 0 };
	mail_fill(s, number, msg, len);
	/* Whole words, as they are read. */
	rc = do_ring(r, OFI_WRITE, s, align_up(MAIL_HEAD + len, 8),
		     (number % MAIL_SLOTS) * sizeof(struct mail_slot));
	m->box.sent += !rc;
	return rc;
}

int fabric_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns)
{
	struct fabric_remote *r = fabric_remote_of(base);
	uint64_t until = mail_until(wait_ns);
	int rc = mailbox_take_turn(&r->mail->box, base, until);

	if (rc) {
		return rc;
	}
	rc = send_turn(r, msg, len, until);
	mailbox_end_turn(&r->mail->box);
	return rc ? failed(r, rc) : 0;
}

ssize_t fabric_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns)
{
	return mailbox_next(&fabric_remote_of(base)->mail->box, base, &mail_ops, msg, room,
			    wait_ns);
}

/* One at a time: they share the words. It is not made again where its answer did not come. */
int fabric_atomic(struct region *base, const struct remote_atomic *what, uint64_t *old)
{
	struct fabric_region *g = fabric_region_of(base);
	struct fabric_remote *r = fabric_remote_of(base->remote);
	struct fabric_mail *m = r->mail;
	struct fabric_wire *w = fabric_turn(r, g);
	struct ofi_request q = { .what = what->swap ? OFI_SWAP : OFI_ADD,
				 .mem = m->out->words,
				 .len = sizeof(m->out->words) };
	int rc;

	if (!w) {
		return fabric_fails(r, down_of(r));
	}
	if (!w->card->is.atomics || base->atomics == REMOTE_ATOMICS_NONE) {
		return err_set(EOPNOTSUPP, "%s, by which %s is reached, has no atomic operations",
			       w->card->is.name, r->base.name);
	}
	lock_acquire(&m->box.lock);
	while (m->counting) {
		lock_wait(&m->box.lock, &m->box.changed);
	}
	m->counting = true;
	lock_release(&m->box.lock);
	m->out->words[0] = 0;
	m->out->words[1] = what->value;
	m->out->words[2] = what->expected;
	q.of = m->out_of[w->card_at];
	q.addr = g->at[w->there].addr + what->off;
	q.key = g->at[w->there].key;
	rc = fabric_do(w, &q);
	if (!rc) {
		*old = m->out->words[0];
	}
	lock_acquire(&m->box.lock);
	m->counting = false;
	(void)pthread_cond_broadcast(&m->box.changed);
	lock_release(&m->box.lock);
	return rc ? failed(r, rc) : 0;
}
