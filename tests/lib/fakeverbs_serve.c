/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake NIC's answering side: what a message does to the queue pair that it is for. */

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

static unsigned int mtu_bytes(unsigned int mtu)
{
	return 128u << mtu;
}

static bool same_gid(const union verbs_gid *a, const union verbs_gid *b)
{
	return memcmp(a, b, sizeof(*a)) == 0;
}

/* Whether the port and the queue pair's idea of the path are the sender's. */
static bool same_path(const struct fake_qp *qp, const struct fake_port *p, const struct fake_msg *m)
{
	const struct verbs_ah_attr *ah = &qp->attr.ah_attr;
	bool ours = false;

	if (p->link == VERBS_LINK_LAYER_INFINIBAND && (m->dlid != p->lid || m->slid != ah->dlid)) {
		return false;
	}
	if (!m->global) {
		return p->link == VERBS_LINK_LAYER_INFINIBAND;
	}
	for (int i = 0; i < FAKE_GIDS_MAX; i++) {
		ours = ours || (p->gid[i].used && p->gid[i].type == m->gid_type &&
				same_gid(&p->gid[i].gid, &m->dgid));
	}
	return ours && (!ah->is_global || (same_gid(&ah->grh.dgid, &m->sgid) &&
					   p->gid[ah->grh.sgid_index].type == m->gid_type));
}

static bool same_partition(uint32_t a, uint32_t b)
{
	return a && !((a ^ b) & 0x7fff) && (a | b) & 0x8000;
}

/* Whether the message gets to the queue pair. */
static bool arrives(const struct fake_qp *qp, const struct fake_msg *m)
{
	const struct fake_port *p = qp ? fake_port(qp->dev, qp->attr.port_num) : NULL;

	return p && (qp->state == VERBS_QPS_RTR || qp->state == VERBS_QPS_RTS) &&
	       p->state == VERBS_PORT_ACTIVE && p->link == m->link &&
	       qp->attr.dest_qp_num == m->src_qpn &&
	       same_partition(fake.pkey[qp->attr.pkey_index], m->pkey) && m->psn == qp->rq_psn &&
	       same_path(qp, p, m);
}

static enum fake_answer refuse(struct fake_qp *qp, enum fake_answer why)
{
	fake_async(qp->dev, qp->pub.context,
		   why == FAKE_ACCESS ? VERBS_EVENT_QP_ACCESS_ERR : VERBS_EVENT_QP_REQ_ERR,
		   &qp->pub, 0);
	fake_fail_qp(qp);
	return why;
}

static enum fake_answer fail_recv(struct fake_qp *qp, unsigned int status, enum fake_answer why)
{
	struct verbs_wc wc = { .status = status };

	fake_end_recv(qp, &wc, false);
	fake_fail_qp(qp);
	return why;
}

static bool is_late(const struct fake_mr *mr, const struct fake_msg *m)
{
	uint64_t end = fake.late_addr + fake.late_len;

	return (fake.late_dmabuf && mr->dmabuf) || fake.late_len == UINT64_MAX ||
	       (fake.late_len && m->remote_addr < end && m->remote_addr + m->len > fake.late_addr);
}

/* Where a processor sees the pieces of a write in another order than they have in the message. */
#define TORN_MOST 4096u

static uint32_t torn_random(void)
{
	fake.torn = fake.torn * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	fake.torn += !fake.torn;
	return (uint32_t)(fake.torn >> 33);
}

static bool put_torn(char *dst, const char *bytes, size_t len)
{
	uint16_t order[TORN_MOST / 8 + 1];
	size_t n = 0;
	bool ok = true;

	for (size_t at = 0; at < len; at += 8 - (uintptr_t)(dst + at) % 8) {
		size_t k = torn_random() % (n + 1);

		order[n++] = order[k];
		order[k] = (uint16_t)at;
	}
	for (size_t i = 0; i < n; i++) {
		size_t at = order[i];
		size_t piece = 8 - (uintptr_t)(dst + at) % 8;

		ok = ok && fake_poke(dst + at, bytes + at, piece < len - at ? piece : len - at);
		if (torn_random() % 8 == 0) {
			(void)usleep(20);
		}
	}
	return ok;
}

/* On a machine that is set up wrongly all is well, but other bytes arrive. */
static bool put_now(const struct fake_mr *mr, char *dst, const char *bytes, size_t len)
{
	const char other = (char)~bytes[len / 2];
	bool ok = fake.torn && len <= TORN_MOST ? put_torn(dst, bytes, len)
						: fake_poke(dst, bytes, len);

	return ok && (!fake.wrong_dmabuf || !mr->dmabuf || fake_poke(dst + len / 2, &other, 1));
}

static bool put_late(struct fake_qp *qp, const struct fake_mr *mr, char *dst, const char *bytes,
		     size_t len)
{
	struct fake_late *l = malloc(sizeof(*l) + len);
	struct fake_late **at = &fake.late;

	if (!l) {
		return false;
	}
	*l = (struct fake_late){
		.qp = qp, .dev = qp->dev, .dst = dst, .len = len, .dmabuf = mr->dmabuf
	};
	memcpy(l->bytes, bytes, len);
	while (*at) {
		at = &(*at)->next;
	}
	*at = l;
	fake.stats.late++;
	return true;
}

static void show_late(const struct fake_qp *qp, bool host)
{
	fake_show_late(fake.late_nic ? NULL : qp, fake.late_nic ? qp->dev : NULL, host);
}

static enum fake_answer serve_write(struct fake_qp *qp, const struct fake_msg *m, const char *bytes)
{
	struct fake_mr *mr = NULL;
	struct verbs_wc wc = {
		.opcode = VERBS_WC_RECV_RDMA_WITH_IMM,
		.byte_len = (uint32_t)m->len,
		.imm_data = m->imm,
		.wc_flags = VERBS_WC_WITH_IMM,
	};
	char *dst = NULL;

	if (!(qp->attr.qp_access_flags & VERBS_ACCESS_REMOTE_WRITE)) {
		return refuse(qp, FAKE_INVALID);
	}
	if (m->len) {
		dst = fake_bytes(qp->pub.pd, m->rkey, true, m->remote_addr, m->len,
				 VERBS_ACCESS_REMOTE_WRITE, &mr);
		if (!dst) {
			return refuse(qp, FAKE_ACCESS);
		}
	}
	if (m->op == VERBS_WR_RDMA_WRITE_WITH_IMM && !qp->rq_n) {
		return FAKE_RNR;
	}
	if (m->len && !(mr->access & VERBS_ACCESS_RELAXED_ORDERING)) {
		show_late(qp, true); /* a write in strict order is behind those before it */
	}
	if (m->len && !(is_late(mr, m) ? put_late(qp, mr, dst, bytes, m->len)
				       : put_now(mr, dst, bytes, m->len))) {
		return refuse(qp, FAKE_ACCESS);
	}
	if (m->op == VERBS_WR_RDMA_WRITE_WITH_IMM) {
		fake_end_recv(qp, &wc, m->solicited);
	}
	return FAKE_ACK;
}

static enum fake_answer serve_send(struct fake_qp *qp, const struct fake_msg *m, const char *bytes)
{
	const struct fake_recv *r = &qp->rq[qp->rq_head];
	struct verbs_wc wc = {
		.opcode = VERBS_WC_RECV,
		.byte_len = (uint32_t)m->len,
	};
	size_t space = 0;
	size_t done = 0;

	if (!qp->rq_n) {
		return FAKE_RNR;
	}
	for (int i = 0; i < r->n_sge; i++) {
		space += r->sge[i].length;
	}
	if (m->len > space) {
		return fail_recv(qp, VERBS_WC_LOC_LEN_ERR, FAKE_INVALID);
	}
	for (int i = 0; i < r->n_sge && done < m->len; i++) {
		size_t n = m->len - done < r->sge[i].length ? m->len - done : r->sge[i].length;
		char *dst = fake_bytes(qp->pub.pd, r->sge[i].lkey, false, r->sge[i].addr, n,
				       VERBS_ACCESS_LOCAL_WRITE, NULL);

		if (!dst || !fake_poke(dst, bytes + done, n)) {
			return fail_recv(qp, VERBS_WC_LOC_PROT_ERR, FAKE_OPERATION);
		}
		done += n;
	}
	if (m->op == VERBS_WR_SEND_WITH_IMM) {
		wc.imm_data = m->imm;
		wc.wc_flags = VERBS_WC_WITH_IMM;
	}
	fake_end_recv(qp, &wc, m->solicited);
	return FAKE_ACK;
}

static enum fake_answer serve_read(struct fake_qp *qp, const struct fake_msg *m, char **out)
{
	char *src = NULL;

	if (!(qp->attr.qp_access_flags & VERBS_ACCESS_REMOTE_READ) ||
	    m->rd_atomic > qp->attr.max_dest_rd_atomic) {
		return refuse(qp, FAKE_INVALID);
	}
	if (m->len) {
		src = fake_bytes(qp->pub.pd, m->rkey, true, m->remote_addr, m->len,
				 VERBS_ACCESS_REMOTE_READ, NULL);
		if (!src) {
			return refuse(qp, FAKE_ACCESS);
		}
	}
	show_late(qp, false);
	*out = malloc(m->len + 1);
	if (!*out || (m->len && !fake_peek(*out, src, m->len))) {
		return refuse(qp, FAKE_ACCESS);
	}
	return FAKE_ACK;
}

static enum fake_answer serve_atomic(struct fake_qp *qp, const struct fake_msg *m, uint64_t *old)
{
	uint64_t now;
	char *at;

	if (!(qp->attr.qp_access_flags & VERBS_ACCESS_REMOTE_ATOMIC) || m->remote_addr % 8 ||
	    m->rd_atomic > qp->attr.max_dest_rd_atomic) {
		return refuse(qp, FAKE_INVALID);
	}
	at = fake_bytes(qp->pub.pd, m->rkey, true, m->remote_addr, 8, VERBS_ACCESS_REMOTE_ATOMIC,
			NULL);
	show_late(qp, false);
	if (!at || !fake_peek(old, at, 8)) {
		return refuse(qp, FAKE_ACCESS);
	}
	now = *old;
	if (m->op == VERBS_WR_ATOMIC_FETCH_AND_ADD) {
		now += m->compare_add;
	} else if (now == m->compare_add) {
		now = m->swap;
	}
	return fake_poke(at, &now, 8) ? FAKE_ACK : refuse(qp, FAKE_ACCESS);
}

static enum fake_answer serve(struct fake_qp *qp, const struct fake_msg *m, const char *bytes,
			      struct fake_reply *r, char **out)
{
	unsigned int ours = mtu_bytes(qp->attr.path_mtu);

	if (m->mtu != ours && m->len > (m->mtu < ours ? m->mtu : ours)) {
		return refuse(qp, FAKE_INVALID);
	}
	switch (m->op) {
	case VERBS_WR_RDMA_WRITE:
	case VERBS_WR_RDMA_WRITE_WITH_IMM:
		return serve_write(qp, m, bytes);
	case VERBS_WR_SEND:
	case VERBS_WR_SEND_WITH_IMM:
		return serve_send(qp, m, bytes);
	case VERBS_WR_RDMA_READ:
		r->len = m->len;
		return serve_read(qp, m, out);
	default:
		return serve_atomic(qp, m, &r->old);
	}
}

struct fake_reply fake_serve(const struct fake_msg *m, const char *bytes, char **out)
{
	struct fake_reply r = { .magic = FAKE_MAGIC, .answer = FAKE_LOST };
	struct fake_qp *qp = fake_qp_by(m->dst_qpn);

	*out = NULL;
	if (!arrives(qp, m)) {
		return r;
	}
	if (!qp->established && qp->state == VERBS_QPS_RTR) {
		fake_async(qp->dev, qp->pub.context, VERBS_EVENT_COMM_EST, &qp->pub, 0);
	}
	qp->established = true;
	r.answer = serve(qp, m, bytes, &r, out);
	if (r.answer == FAKE_ACK) {
		qp->rq_psn = (qp->rq_psn + 1) & 0xffffff;
		fake.stats.served++;
		fake.stats.served_bytes += m->len;
	} else {
		r.len = 0;
	}
	return r;
}
