/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "move/verbs/mail.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "remote/blob.h"
#include "sys/sys.h"

static size_t in_len(void)
{
	return align_up(sizeof(struct mail_in), sys_page());
}

static size_t out_len(void)
{
	return align_up(sizeof(struct mail_out), sys_page());
}

/* For each NIC that leads to the remote, without relaxed ordering. */
static int register_all(struct verbs_remote *r)
{
	struct mail *m = r->mail;
	const struct nic_range in = { .base = (uintptr_t)m->in, .len = in_len() };
	const struct nic_range out = { .base = (uintptr_t)m->out, .len = out_len() };

	for (unsigned int i = 0; i < r->n; i++) {
		unsigned int nic = r->wires[i]->rail->nic_at;
		int rc = m->in_mr[nic]
				 ? 0
				 : mr_make(r->m, nic, &in,
					   VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE |
						   VERBS_ACCESS_REMOTE_READ,
					   &m->in_mr[nic]);

		if (!rc && !m->out_mr[nic]) {
			rc = mr_make(r->m, nic, &out, VERBS_ACCESS_LOCAL_WRITE, &m->out_mr[nic]);
		}
		if (rc) {
			return rc;
		}
	}
	return 0;
}

int mail_open(struct verbs_remote *r)
{
	struct mail *m = alloc_zero(sizeof(*m));
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
	m->in = at;
	m->out = (struct mail_out *)(void *)((char *)at + in_len());
	m->words = UINT64_MAX;
	mailbox_init(&m->box, &m->in->ring, RANK_VERBS_MAIL);
	r->mail = m;
	return register_all(r);
}

void mail_free(struct verbs_remote *r)
{
	struct mail *m = r->mail;

	if (!m) {
		return;
	}
	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		if (m->in_mr[i]) {
			(void)r->m->v->ibv_dereg_mr(m->in_mr[i]);
		}
		if (m->out_mr[i]) {
			(void)r->m->v->ibv_dereg_mr(m->out_mr[i]);
		}
	}
	(void)sys_unmap(m->in, in_len() + out_len());
	mailbox_finish(&m->box);
	free(m);
	r->mail = NULL;
}

/* The ring's address, 8; and its keys, 4 each, in the order of the cards. */
size_t mail_card_len(unsigned int n)
{
	return 8 + n * (size_t)4;
}

void mail_put_card(const struct verbs_remote *r, unsigned char *at)
{
	blob_put(at, (uintptr_t)r->mail->in, 8);
	for (unsigned int i = 0; i < r->n; i++) {
		blob_put(at + 8 + i * (size_t)4, r->mail->in_mr[r->wires[i]->rail->nic_at]->rkey,
			 4);
	}
}

/* Whatever it says, requests with it reach no other memory than that of who has said it. */
void mail_take_card(struct verbs_remote *r, const unsigned char *cards, unsigned int theirs)
{
	const unsigned char *at = cards + theirs * (size_t)CARD;

	r->mail->their_ring = blob_get(at, 8);
	for (unsigned int i = 0; i < theirs; i++) {
		unsigned int rail = card_rail(cards + i * (size_t)CARD);

		if (rail < RAILS_MAX) {
			r->mail->their_key[rail] = (uint32_t)blob_get(at + 8 + i * (size_t)4, 4);
		}
	}
}

void mail_add_region(struct verbs_remote *r, struct verbs_region *g)
{
	lock_acquire(&r->mail->box.lock);
	g->next = r->mail->pushed;
	r->mail->pushed = g;
	lock_release(&r->mail->box.lock);
}

void mail_del_region(struct verbs_remote *r, struct verbs_region *g)
{
	struct verbs_region **at = &r->mail->pushed;

	lock_acquire(&r->mail->box.lock);
	while (*at != g) {
		at = &(*at)->next;
	}
	*at = g->next;
	lock_release(&r->mail->box.lock);
}

unsigned int mail_get_word(struct mail *m)
{
	unsigned int at;

	lock_acquire(&m->box.lock);
	while (!m->words) {
		lock_wait(&m->box.lock, &m->box.changed); /* requests end, and give theirs back */
	}
	at = (unsigned int)__builtin_ctzll(m->words);
	m->words &= m->words - 1;
	lock_release(&m->box.lock);
	return at;
}

void mail_put_word(struct mail *m, unsigned int at)
{
	lock_acquire(&m->box.lock);
	m->words |= UINT64_C(1) << at;
	(void)pthread_cond_broadcast(&m->box.changed);
	lock_release(&m->box.lock);
}

struct verbs_sge mail_word(const struct mail *m, unsigned int at, const struct wire *w)
{
	return (struct verbs_sge){ (uintptr_t)&m->out->word[at], sizeof(m->out->word[at]),
				   m->out_mr[w->rail->nic_at]->lkey };
}

struct verbs_send_wr mail_read(uint64_t addr, uint32_t key, struct verbs_sge *to)
{
	struct verbs_send_wr wr = { .sg_list = to, .num_sge = 1, .opcode = VERBS_WR_RDMA_READ };

	wr.wr.rdma.remote_addr = addr;
	wr.wr.rdma.rkey = key;
	return wr;
}

struct verbs_send_wr mail_read_taken(const struct mail *m, const struct wire *w,
				     struct verbs_sge *to)
{
	return mail_read(m->their_ring + offsetof(struct mail_in, ring.taken),
			 m->their_key[w->there], to);
}

int mail_failed(const struct verbs_remote *r, int rc)
{
	char way[REMOTE_WAY_WORDS];

	rc = rc == -ENETDOWN ? lost_err(r) : rc;
	return rc == -EAGAIN || rc == -ETIMEDOUT || rc == -EPROTO
		       ? rc
		       : err_set(-rc, "%s: %s%s", r->base.name, remote_words(rc),
				 remote_way_words(&r->base, rc, way));
}
