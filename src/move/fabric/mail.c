/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A remote's mailbox (move/nic/mail.c), and atomic operations.
 *
 * A thread that waits for messages reads the word beside the other side's ring now and then, to see
 * whether the other side is there. Writes have ended when their bytes are in the other side's
 * memory, so a message is behind them by whatever adapters they went.
 */

#include <endian.h>
#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/fabric/fabric.h"

#define LOOK_NS 1000000000u /* from one look at the other side to the next */

static struct fabric_out *out_of(const struct fabric_remote *r)
{
	return r->base.mail->out;
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
		q.of = r->base.mail->out_of[w->card_at];
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

int fabric_read_taken(struct remote *base, uint64_t *out)
{
	struct fabric_remote *r = fabric_remote_of(base);
	int rc = read_word(r, &out_of(r)->taken, out);

	return rc ? remote_fails(base, rc) : 0;
}

/* Asks now and then whether the other side is there: one that has gone sends no more. */
static int look(struct fabric_remote *r, uint64_t now)
{
	struct mailbox *box = &r->base.mail->box;
	uint64_t taken;
	bool mine;
	int rc;

	lock_acquire(&box->lock);
	r->looked_ns = r->looked_ns ? r->looked_ns : now;
	mine = !r->looking && now - r->looked_ns >= LOOK_NS;
	r->looking = r->looking || mine;
	lock_release(&box->lock);
	if (!mine) {
		return fabric_turn(r, NULL) ? 0 : down_of(r);
	}
	rc = read_word(r, &out_of(r)->seen, &taken);
	lock_acquire(&box->lock);
	r->looking = false;
	r->looked_ns = clock_now_ns();
	lock_release(&box->lock);
	return rc;
}

int fabric_has_gone(struct remote *base, uint64_t now_ns)
{
	int rc = look(fabric_remote_of(base), now_ns);

	return rc ? remote_fails(base, rc) : 0;
}

int fabric_put(struct nic_remote *base, uint64_t number)
{
	struct mail_slot *s = nic_slot(base, number);
	/* Whole words, as they are read. */
	int rc = do_ring(fabric_remote_of(&base->base), OFI_WRITE, s,
			 align_up(MAIL_HEAD + le16toh(s->len), 8),
			 (number % MAIL_SLOTS) * sizeof(*s));

	return rc ? remote_fails(&base->base, rc) : 0;
}

/* Makes an atomic operation. They take turns, since they share the words. An operation whose answer
 * did not come is not made again. */
int fabric_atomic(struct region *base, const struct remote_atomic *what, uint64_t *old)
{
	struct fabric_region *g = fabric_region_of(base);
	struct fabric_remote *r = fabric_remote_of(base->remote);
	struct mailbox *box = &r->base.mail->box;
	uint64_t *words = out_of(r)->words;
	struct fabric_wire *w = fabric_turn(r, g);
	struct ofi_request q = { .what = what->swap ? OFI_SWAP : OFI_ADD,
				 .mem = words,
				 .len = sizeof(out_of(r)->words) };
	int rc;

	if (!w) {
		return remote_fails(base->remote, down_of(r));
	}
	if (!w->card->is.atomics || base->atomics == REMOTE_ATOMICS_NONE) {
		return err_set(EOPNOTSUPP, "%s, by which %s is reached, has no atomic operations",
			       w->card->is.name, base->remote->name);
	}
	lock_acquire(&box->lock);
	while (r->counting) {
		lock_wait(&box->lock, &box->changed);
	}
	r->counting = true;
	lock_release(&box->lock);
	words[0] = 0;
	words[1] = what->value;
	words[2] = what->expected;
	q.of = r->base.mail->out_of[w->card_at];
	q.addr = g->at[w->there].addr + what->off;
	q.key = g->at[w->there].key;
	rc = fabric_do(w, &q);
	if (!rc) {
		*old = words[0];
	}
	lock_acquire(&box->lock);
	r->counting = false;
	(void)pthread_cond_broadcast(&box->changed);
	lock_release(&box->lock);
	return rc ? remote_fails(base->remote, rc) : 0;
}
