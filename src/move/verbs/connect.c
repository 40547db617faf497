/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Connections with remotes, grants, and regions: what of them goes into blobs, all numbers
 * little-endian.
 *
 *	a remote: rails, 1 byte; each: layer, 1 (1: InfiniBand); type of the address, 1; MTU, 1;
 *reads it answers, 1; LID, 2; queue pair, 4; first packet, 4; address, 16 a grant: rails, 1 byte;
 *each: address of the memory, 8; key, 4
 *
 * Rail i of the one side is connected with rail i of the other.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "move/verbs/verbs.h"
#include "remote/blob.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define CARD 30u
#define KEY 12u
#define HOPS 64u
#define PSN_MASK 0xffffffu
/* 4.096 us * 2^16 a try, and 7 tries more: two seconds, in which the other side may connect too. */
#define TIMEOUT 16u
#define RETRIES 7u
#define RNR_RETRIES 6u /* 7 would be for ever */
#define RNR_TIMER 12u
#define DRAIN_NS 5000000000u /* for what is in flight on a queue pair that failed */

static struct verbs_remote *remote_of(struct remote *r)
{
	return (struct verbs_remote *)(void *)r;
}

static void free_wire(struct wire *w)
{
	const struct verbs_api *v = w->r->m->v;

	if (w->qp) {
		(void)v->ibv_destroy_qp(w->qp);
	}
	if (w->counted) {
		atomic_fetch_sub(&w->rail->nic->wires, 1);
	}
	lock_finish(&w->lock);
	free(w);
}

static int make_qp(struct wire *w)
{
	struct nic *nic = w->rail->nic;
	struct verbs_qp_init init = { .send_cq = nic->cq,
				      .recv_cq = nic->cq,
				      .cap = { .max_send_wr = WIRE_DEPTH,
					       .max_recv_wr = 1,
					       .max_send_sge = 1,
					       .max_recv_sge = 1 },
				      .qp_type = VERBS_QPT_RC };
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_INIT,
				   .port_num = w->rail->port,
				   .qp_access_flags = VERBS_ACCESS_LOCAL_WRITE |
						      VERBS_ACCESS_REMOTE_WRITE |
						      VERBS_ACCESS_REMOTE_READ };
	int rc;

	if ((atomic_fetch_add(&nic->wires, 1) + 1) * WIRE_DEPTH > nic->depth) {
		atomic_fetch_sub(&nic->wires, 1);
		return err_set(EMFILE, "%s: its completion queue has room for %u remotes",
			       nic->name, nic->depth / WIRE_DEPTH);
	}
	w->counted = true;
	w->qp = nic->v->ibv_create_qp(nic->pd, &init);
	if (!w->qp) {
		rc = errno;
		return err_set(rc, "%s has no queue pair for a remote: %s", w->rail->name,
			       err_words(rc));
	}
	rc = nic->v->ibv_modify_qp(w->qp, &a,
				   VERBS_QP_STATE | VERBS_QP_PKEY_INDEX | VERBS_QP_PORT |
					   VERBS_QP_ACCESS_FLAGS);
	return rc ? err_set(rc, "%s: the queue pair cannot be used: %s", w->rail->name,
			    err_words(rc))
		  : 0;
}

static int make_wire(struct verbs_remote *r, unsigned int at, struct wire **out)
{
	struct wire *w = alloc_zero(sizeof(*w));
	uint64_t random;
	int rc;

	*out = w;
	if (!w) {
		return -ENOMEM;
	}
	w->r = r;
	w->rail = &r->m->rails[at];
	w->at = at;
	lock_init(&w->lock, RANK_VERBS_WIRE);
	rc = sys_random(&random);
	w->psn = (uint32_t)random & PSN_MASK;
	return rc ? rc : make_qp(w);
}

static void free_remote(struct remote *base)
{
	struct verbs_remote *r = remote_of(base);

	for (unsigned int i = 0; i < r->n; i++) {
		free_wire(r->wires[i]);
	}
	free(r);
}

static int open_remote(struct mover *m, struct remote **out)
{
	struct verbs *v = verbs_of(m);
	struct verbs_remote *r;
	int rc = verbs_open(v);

	if (rc) {
		return rc;
	}
	r = alloc_zero(sizeof(*r));
	if (!r) {
		return -ENOMEM;
	}
	r->m = v;
	r->base.mover = m;
	r->lanes.rails = true;
	for (unsigned int i = 0; i < v->n_rails && !rc; i++) {
		rc = make_wire(r, i, &r->wires[i]);
		r->n += r->wires[i] != NULL;
	}
	if (rc) {
		free_remote(&r->base);
		return rc;
	}
	*out = &r->base;
	return 0;
}

static ssize_t remote_blob(struct remote *base, void *out, size_t room)
{
	const struct verbs_remote *r = remote_of(base);
	unsigned char *at = out;
	size_t len = 1 + r->n * CARD;

	if (len > room) {
		return -ENOSPC;
	}
	*at++ = (unsigned char)r->n;
	for (unsigned int i = 0; i < r->n; i++, at += CARD) {
		const struct wire *w = r->wires[i];

		at[0] = w->rail->ib;
		at[1] = (unsigned char)w->rail->gid_type;
		at[2] = (unsigned char)w->rail->mtu;
		at[3] = (unsigned char)w->rail->nic->answers;
		blob_put(at + 4, w->rail->lid, 2);
		blob_put(at + 6, w->qp->qp_num, 4);
		blob_put(at + 10, w->psn, 4);
		memcpy(at + 14, w->rail->gid.raw, 16);
	}
	return (ssize_t)len;
}

static int to_rtr(const struct wire *w, const unsigned char *card)
{
	unsigned int theirs = card[2];
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTR,
				   .path_mtu = theirs < w->rail->mtu ? theirs : w->rail->mtu,
				   .dest_qp_num = (uint32_t)blob_get(card + 6, 4),
				   .rq_psn = (uint32_t)blob_get(card + 10, 4) & PSN_MASK,
				   .max_dest_rd_atomic = (uint8_t)w->rail->nic->answers,
				   .min_rnr_timer = RNR_TIMER };

	a.ah_attr.port_num = w->rail->port;
	a.ah_attr.dlid = (uint16_t)blob_get(card + 4, 2);
	if (!w->rail->ib) {
		a.ah_attr.is_global = 1;
		a.ah_attr.grh.sgid_index = w->rail->gid_index;
		a.ah_attr.grh.hop_limit = HOPS;
		memcpy(a.ah_attr.grh.dgid.raw, card + 14, 16);
	}
	return w->r->m->v->ibv_modify_qp(
		w->qp, &a,
		VERBS_QP_STATE | VERBS_QP_AV | VERBS_QP_PATH_MTU | VERBS_QP_DEST_QPN |
			VERBS_QP_RQ_PSN | VERBS_QP_MAX_DEST_RD_ATOMIC | VERBS_QP_MIN_RNR_TIMER);
}

static int to_rts(const struct wire *w, const unsigned char *card)
{
	unsigned int reads = w->rail->nic->reads;
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTS,
				   .sq_psn = w->psn,
				   .max_rd_atomic = (uint8_t)(card[3] < reads ? card[3] : reads),
				   .timeout = TIMEOUT,
				   .retry_cnt = RETRIES,
				   .rnr_retry = RNR_RETRIES };

	return w->r->m->v->ibv_modify_qp(w->qp, &a,
					 VERBS_QP_STATE | VERBS_QP_TIMEOUT | VERBS_QP_RETRY_CNT |
						 VERBS_QP_RNR_RETRY | VERBS_QP_SQ_PSN |
						 VERBS_QP_MAX_QP_RD_ATOMIC);
}

static int connect_wire(struct wire *w, const unsigned char *card, char *why, size_t room)
{
	int rc;

	if (card[0] != w->rail->ib || (!w->rail->ib && card[1] != w->rail->gid_type)) {
		text_fmt(why, room, "%s is %s, and the other side's port is not of that kind",
			 w->rail->name,
			 w->rail->ib				       ? "InfiniBand"
			 : w->rail->gid_type == VERBS_GID_TYPE_ROCE_V2 ? "RoCE v2"
								       : "RoCE v1");
		return -EPROTONOSUPPORT;
	}
	if (card[2] < VERBS_MTU_256 || card[2] > VERBS_MTU_4096 || !card[3]) {
		text_fmt(why, room, "%s: what the other side says of its port makes no sense",
			 w->rail->name);
		return -EINVAL;
	}
	rc = to_rtr(w, card);
	rc = rc ? rc : to_rts(w, card);
	if (rc) {
		text_fmt(why, room, "%s cannot be connected: %s", w->rail->name, err_words(rc));
		return -rc;
	}
	text_fmt(w->name, sizeof(w->name), "%s to %s", w->rail->name, w->r->base.name);
	w->lane = w->r->lanes.n;
	w->r->lanes.v[w->lane].via = &w->rail->link;
	w->r->lanes.n++;
	atomic_store(&w->up, true);
	return 0;
}

static int connect_remote(struct remote *base, const void *blob, size_t len)
{
	struct verbs_remote *r = remote_of(base);
	const unsigned char *at = blob;
	char why[200] = "the other side has no port";
	unsigned int theirs = len ? at[0] : 0;
	int rc = -EPROTONOSUPPORT;

	if (!len || len != 1 + theirs * (size_t)CARD) {
		return err_set(EINVAL, "the blob's part about RDMA has %zu bytes", len);
	}
	at++;
	for (unsigned int i = 0; i < r->n && i < theirs; i++) {
		int one = connect_wire(r->wires[i], at + i * (size_t)CARD, why, sizeof(why));

		rc = rc ? one : 0;
	}
	return rc ? err_set(-rc, "%s: %s", base->name, why) : 0;
}

static bool is_empty(struct wire *w)
{
	bool empty;

	lock_acquire(&w->lock);
	empty = w->head == w->tail;
	lock_release(&w->lock);
	return empty;
}

/* What is in flight comes back with an error, from the NIC itself. */
static void shut(struct remote *base)
{
	struct verbs_remote *r = remote_of(base);
	uint64_t end = clock_now_ns() + DRAIN_NS;

	for (unsigned int i = 0; i < r->n; i++) {
		lock_acquire(&r->wires[i]->lock);
		post_fail(r->wires[i]);
		lock_release(&r->wires[i]->lock);
	}
	for (unsigned int i = 0; i < r->n; i++) {
		while (!is_empty(r->wires[i]) && clock_now_ns() < end) {
			post_reap(r->wires[i]->rail->nic);
			(void)sys_poll(NULL, 0, 20000);
		}
		/* A NIC that is gone tells of nothing. */
		lock_acquire(&r->wires[i]->lock);
		post_end(r->wires[i]);
		lock_release(&r->wires[i]->lock);
	}
}

static unsigned int access_of(uint32_t rights)
{
	return (rights & REMOTE_MAY_READ ? VERBS_ACCESS_REMOTE_READ : 0) |
	       (rights & REMOTE_MAY_WRITE ? VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_LOCAL_WRITE
					  : 0) |
	       VERBS_ACCESS_RELAXED_ORDERING;
}

static void revoke(struct grant *base)
{
	struct verbs_grant *g = (struct verbs_grant *)(void *)base;

	for (unsigned int i = 0; i < NICS_MAX; i++) {
		if (g->mr[i]) {
			(void)g->m->v->ibv_dereg_mr(g->mr[i]);
		}
	}
	free(g);
}

static int make_grant(struct mover *m, const struct grant *what, struct grant **out)
{
	struct verbs *v = verbs_of(m);
	struct verbs_grant *g;
	int rc = verbs_open(v);

	if (rc) {
		return rc;
	}
	g = alloc_zero(sizeof(*g));
	if (!g) {
		return -ENOMEM;
	}
	g->base = *what;
	g->m = v;
	for (unsigned int i = 0; i < v->n_nics && !rc; i++) {
		rc = regs_make(v, i, what->dev, what->host_addressable, what->base, what->len,
			       access_of(what->rights), &g->mr[i]);
	}
	if (rc) {
		revoke(&g->base);
		return rc;
	}
	*out = &g->base;
	return 0;
}

static ssize_t grant_blob(struct grant *base, void *out, size_t room)
{
	const struct verbs_grant *g = (const struct verbs_grant *)(const void *)base;
	unsigned char *at = out;
	size_t len = 1 + g->m->n_rails * (size_t)KEY;

	if (len > room) {
		return -ENOSPC;
	}
	*at++ = (unsigned char)g->m->n_rails;
	for (unsigned int i = 0; i < g->m->n_rails; i++, at += KEY) {
		blob_put(at, base->base, 8);
		blob_put(at + 8, g->mr[g->m->rails[i].nic_at]->rkey, 4);
	}
	return (ssize_t)len;
}

static int make_region(struct remote *base, const void *blob, size_t len, struct region **out)
{
	const unsigned char *at = blob;
	struct verbs_region *r;

	if (!len || at[0] > RAILS_MAX || len != 1 + at[0] * (size_t)KEY ||
	    at[0] < remote_of(base)->lanes.n) {
		return err_set(EINVAL, "the blob's part about RDMA has %zu bytes", len);
	}
	r = alloc_zero(sizeof(*r));
	if (!r) {
		return -ENOMEM;
	}
	r->base.remote = base;
	r->n = at[0];
	at++;
	for (unsigned int i = 0; i < r->n; i++, at += KEY) {
		r->key[i].addr = blob_get(at, 8);
		r->key[i].rkey = (uint32_t)blob_get(at + 8, 4);
	}
	*out = &r->base;
	return 0;
}

static void free_region(struct region *r)
{
	free(r);
}

const struct remote_ops verbs_remotes = {
	.open = open_remote,
	.blob = remote_blob,
	.connect = connect_remote,
	.shut = shut,
	.free_remote = free_remote,
	.grant = make_grant,
	.grant_blob = grant_blob,
	.revoke = revoke,
	.region = make_region,
	.free_region = free_region,
};
