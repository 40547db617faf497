/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/verbs/mail.h"

#include <endian.h>
#include <errno.h>

#include "base/error.h"
#include "remote/blob.h"

#define PUSHES 8u

/* The ring's address, 8; and its keys, 4 each, in the order of the records. */
size_t mail_section_len(unsigned int n)
{
	return 8 + n * (size_t)4;
}

void mail_put_section(const struct verbs_remote *r, unsigned char *at)
{
	blob_put(at, (uintptr_t)mail_in(r), 8);
	for (unsigned int i = 0; i < r->n; i++) {
		const struct mrs *of = r->base.mail->in_of[r->wires[i]->rail->nic_at];

		blob_put(at + 8 + i * (size_t)4, of->v[0]->rkey, 4);
	}
}

/* Whatever it says, requests with it reach no other memory than that of who has said it. */
void mail_take_section(struct verbs_remote *r, const unsigned char *records, unsigned int theirs)
{
	const unsigned char *at = records + theirs * (size_t)PORT_RECORD;

	r->their_ring = blob_get(at, 8);
	for (unsigned int i = 0; i < theirs; i++) {
		unsigned int rail = port_record_rail(records + i * (size_t)PORT_RECORD);

		if (rail < RAILS_MAX) {
			r->their_key[rail] = (uint32_t)blob_get(at + 8 + i * (size_t)4, 4);
		}
	}
}

void mail_add_region(struct verbs_remote *r, struct verbs_region *g)
{
	lock_acquire(&r->base.mail->box.lock);
	g->next = r->pushed;
	r->pushed = g;
	lock_release(&r->base.mail->box.lock);
}

void mail_del_region(struct verbs_remote *r, struct verbs_region *g)
{
	struct verbs_region **at = &r->pushed;

	lock_acquire(&r->base.mail->box.lock);
	while (*at != g) {
		at = &(*at)->next;
	}
	*at = g->next;
	lock_release(&r->base.mail->box.lock);
}

unsigned int mail_get_word(struct verbs_remote *r)
{
	struct mailbox *box = &r->base.mail->box;
	unsigned int at;

	lock_acquire(&box->lock);
	while (!r->words) {
		lock_wait(&box->lock, &box->changed); /* requests end, and give theirs back */
	}
	at = (unsigned int)__builtin_ctzll(r->words);
	r->words &= r->words - 1;
	lock_release(&box->lock);
	return at;
}

void mail_put_word(struct verbs_remote *r, unsigned int at)
{
	struct mailbox *box = &r->base.mail->box;

	lock_acquire(&box->lock);
	r->words |= UINT64_C(1) << at;
	(void)pthread_cond_broadcast(&box->changed);
	lock_release(&box->lock);
}

static struct verbs_send_wr read_from(uint64_t addr, uint32_t key, struct verbs_sge *to)
{
	struct verbs_send_wr wr = { .sg_list = to, .num_sge = 1, .opcode = VERBS_WR_RDMA_READ };

	wr.wr.rdma.remote_addr = addr;
	wr.wr.rdma.rkey = key;
	return wr;
}

struct verbs_send_wr mail_read_taken(const struct wire *w, struct verbs_sge *to)
{
	return read_from(w->r->their_ring + offsetof(struct mail_in, ring.taken),
			 w->r->their_key[w->there], to);
}

int mail_failed(const struct verbs_remote *r, int rc)
{
	return remote_fails(&r->base.base, rc == -ENETDOWN ? lost_err(r) : rc);
}

/* A wire that is up; the one that is given, if it is. */
static struct wire *wire_of(struct verbs_remote *r, struct wire *w)
{
	return w && atomic_load(&w->up) ? w : post_wire(r, NULL);
}

/* How many messages the other side has taken, over whichever wire tells. */
int mail_read_count(struct remote *base, uint64_t *out)
{
	struct verbs_remote *r = verbs_remote_of(base);
	unsigned int at = mail_get_word(r);
	uint64_t *word = &mail_out(r)->word[at];
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i <= r->n; i++) {
		struct wire *w = wire_of(r, NULL);
		struct verbs_send_wr wr;
		struct verbs_sge to;

		if (!w) {
			break;
		}
		to = mail_part(w, word, sizeof(*word));
		wr = mail_read_taken(w, &to);
		rc = own_run(w, &wr);
		if (!rc) {
			*out = le64toh(*word);
			break;
		}
	}
	mail_put_word(r, at);
	return rc ? mail_failed(r, rc) : 0;
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

/* Nobody has to ask for that here: reconnect.c does, also while nothing is sent. */
int mail_has_gone(struct remote *base, uint64_t now_ns)
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
	unsigned int n = 0;

	lock_acquire(&r->base.mail->box.lock);
	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[i];
		struct push host = { w, r->their_ring, r->their_key[w->there] };

		lock_acquire(&w->lock);
		if (w->wrote && n < PUSHES) {
			v[n] = host;
			n += w != carrier;
			w->wrote = false;
		}
		for (struct verbs_region *g = r->pushed; g && n < PUSHES; g = g->next) {
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
	lock_release(&r->base.mail->box.lock);
	return n;
}

/* Makes sure that earlier writes are in place before the other side gets the message. A READ that
 * fails takes its wire down, and such a wire needs no push: its writes were acknowledged, and its
 * retries took longer than a write takes from the NIC to memory. */
static void push_writes(struct verbs_remote *r, const struct wire *carrier)
{
	unsigned int at = mail_get_word(r);
	struct push v[PUSHES];
	struct own_request o[PUSHES];
	unsigned int n;

	do {
		unsigned int posted = 0;

		n = take_pushes(r, carrier, v);
		for (unsigned int i = 0; i < n; i++) {
			struct verbs_sge to = mail_part(v[i].w, &mail_out(r)->word[at], 1);
			struct verbs_send_wr wr = read_from(v[i].addr, v[i].key, &to);

			posted += own_post(&o[posted], v[i].w, &wr) == 0;
		}
		while (posted) {
			(void)own_wait(&o[--posted]);
		}
	} while (n == PUSHES);
	mail_put_word(r, at);
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

void mail_settle(struct nic_remote *base)
{
	struct verbs_remote *r = verbs_remote_of(&base->base);

	r->carrier = wire_of(r, carrier_of(r));
	push_writes(r, r->carrier);
}

/* Over the carrier or, where that fails, another wire. */
int mail_put(struct nic_remote *base, uint64_t number)
{
	struct verbs_remote *r = verbs_remote_of(&base->base);
	const struct mail_slot *s = nic_slot(base, number);
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i <= r->n && rc; i++) {
		struct wire *w = wire_of(r, r->carrier);
		struct verbs_send_wr wr = { .num_sge = 1, .opcode = VERBS_WR_RDMA_WRITE };
		struct verbs_sge from;

		r->carrier = w;
		if (!w) {
			break;
		}
		from = mail_part(w, s, (uint32_t)(MAIL_HEAD + le16toh(s->len)));
		wr.sg_list = &from;
		wr.wr.rdma.remote_addr = r->their_ring + number % MAIL_SLOTS * sizeof(*s);
		wr.wr.rdma.rkey = r->their_key[w->there];
		rc = own_run(w, &wr);
	}
	return rc ? mail_failed(r, rc) : 0;
}
