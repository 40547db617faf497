/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Sending messages, and waiting for some: see mail.h. */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/verbs/mail.h"
#include "sys/unix.h"

#define PUSHES 8u

/* A wire that is up; the one that is given, if it is. */
static struct wire *wire_of(struct verbs_remote *r, struct wire *w)
{
	return w && atomic_load(&w->up) ? w : post_wire(r, NULL);
}

/* How many messages the other side has taken, over whichever wire tells. */
static int read_taken(struct remote *base, uint64_t *out)
{
	struct verbs_remote *r = verbs_remote_of(base);
	struct mail *m = r->mail;
	unsigned int at = mail_get_word(m);
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i <= r->n; i++) {
		struct wire *w = wire_of(r, NULL);
		struct verbs_send_wr wr;
		struct verbs_sge to;

		if (!w) {
			break;
		}
		to = mail_word(m, at, w);
		wr = mail_read_taken(m, w, &to);
		rc = own_run(w, &wr);
		if (!rc) {
			*out = le64toh(m->out->word[at]);
			break;
		}
	}
	mail_put_word(m, at);
	return rc;
}

static bool is_up(const struct verbs_remote *r)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (atomic_load(&r->wires[i]->up)) {
			return true;
		}
	}
	return false;
}

/* Nobody has to ask for that here: back.c does, also while nothing is sent. */
static int has_gone(struct remote *base, uint64_t now_ns)
{
	const struct verbs_remote *r = verbs_remote_of(base);
	int rc;

	(void)now_ns;
	if (is_up(r)) {
		return 0;
	}
	rc = atomic_load(&r->silent);
	return mail_failed(r, rc ? rc : -ENETDOWN);
}

static const struct mailbox_ops mail_ops = { read_taken, has_gone };

struct push {
	struct wire *w;
	uint64_t addr;
	uint32_t key;
};

/* Collects the READs that make earlier writes visible: one for each wire that wrote, except for the
 * carrier's own writes to host memory. Returns how many were taken, at most PUSHES. Requests that
 * are posted from now on set the marks again, before they are posted. */
static unsigned int take_pushes(struct verbs_remote *r, const struct wire *carrier, struct push *v)
{
	struct mail *m = r->mail;
	unsigned int n = 0;

	lock_acquire(&m->box.lock);
	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[i];
		struct push host = { w, m->their_ring, m->their_key[w->there] };

		lock_acquire(&w->lock);
		if (w->wrote && n < PUSHES) {
			v[n] = host;
			n += w != carrier;
			w->wrote = false;
		}
		for (struct verbs_region *g = m->pushed; g && n < PUSHES; g = g->next) {
			if (g->wrote[w->at]) {
				v[n++] = g->base.rights & REMOTE_MAY_READ
						 ? (struct push){ w, g->key[w->there].addr,
								  region_key(g, w, 0) }
						 : host;
				g->wrote[w->at] = false;
			}
		}
		lock_release(&w->lock);
	}
	lock_release(&m->box.lock);
	return n;
}

/* Makes sure that earlier writes are in place before the other side gets the message. A READ that
 * fails takes its wire down, and such a wire needs no push: its writes were acknowledged, and its
 * retries took longer than a write takes from the NIC to memory. */
static void push_writes(struct verbs_remote *r, const struct wire *carrier)
{
	unsigned int at = mail_get_word(r->mail);
	struct push v[PUSHES];
	struct own o[PUSHES];
	unsigned int n;

	do {
		unsigned int posted = 0;

		n = take_pushes(r, carrier, v);
		for (unsigned int i = 0; i < n; i++) {
			struct verbs_sge to = mail_word(r->mail, at, v[i].w);
			struct verbs_send_wr wr = mail_read(v[i].addr, v[i].key, &to);

			to.length = 1;
			posted += own_post(&o[posted], v[i].w, &wr) == 0;
		}
		while (posted) {
			(void)own_wait(&o[--posted]);
		}
	} while (n == PUSHES);
	mail_put_word(r->mail, at);
}

/* The wire that a message goes over: one that has written, which need not be waited for then. */
static struct wire *carrier_of(struct verbs_remote *r)
{
	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[i];
		bool wrote;

		lock_acquire(&w->lock);
		wrote = w->wrote && atomic_load(&w->up);
		lock_release(&w->lock);
		if (wrote) {
			return w;
		}
	}
	return NULL;
}

/* Over this wire or, where it fails, another. */
static int write_slot(struct verbs_remote *r, uint64_t number, struct wire *w)
{
	struct mail *m = r->mail;
	const struct mail_slot *s = &m->out->slot[number % MAIL_SLOTS];
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i <= r->n; i++) {
		struct verbs_sge from = { (uintptr_t)s, (uint32_t)(MAIL_HEAD + le16toh(s->len)),
					  0 };
		struct verbs_send_wr wr = { .sg_list = &from,
					    .num_sge = 1,
					    .opcode = VERBS_WR_RDMA_WRITE };

		w = wire_of(r, w);
		if (!w) {
			break;
		}
		from.lkey = m->out_mr[w->rail->nic_at]->lkey;
		wr.wr.rdma.remote_addr = m->their_ring + number % MAIL_SLOTS * sizeof(*s);
		wr.wr.rdma.rkey = m->their_key[w->there];
		rc = own_run(w, &wr);
		if (!rc) {
			break;
		}
	}
	return rc;
}

/* A message of which it is not known whether it arrived keeps its number, and goes again before the
 * next one does. */
static int send_turn(struct verbs_remote *r, const void *msg, size_t len, uint64_t until)
{
	struct mail *m = r->mail;
	struct wire *w;
	int rc = mailbox_make_room(&m->box, &r->base, &mail_ops, until);

	if (rc) {
		return rc;
	}
	m->box.sent++;
	mail_fill(&m->out->slot[m->box.sent % MAIL_SLOTS], m->box.sent, msg, len);
	w = wire_of(r, carrier_of(r));
	push_writes(r, w);
	while (!rc && m->landed < m->box.sent) {
		rc = write_slot(r, m->landed + 1, w);
		m->landed += !rc;
	}
	return rc;
}

int mail_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns)
{
	struct verbs_remote *r = verbs_remote_of(base);
	uint64_t until = mail_until(wait_ns);
	int rc = mailbox_take_turn(&r->mail->box, base, until);

	if (rc) {
		return rc;
	}
	rc = send_turn(r, msg, len, until);
	mailbox_end_turn(&r->mail->box);
	return rc ? mail_failed(r, rc) : 0;
}

ssize_t mail_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns)
{
	return mailbox_next(&verbs_remote_of(base)->mail->box, base, &mail_ops, msg, room, wait_ns);
}
