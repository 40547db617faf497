/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Requests of the fake libibverbs: how they are posted, and how they end. */

#include <errno.h>
#include <string.h>

#include "fakeverbs_impl.h"

static bool is_inline(const struct verbs_send_wr *wr)
{
	return (wr->send_flags & VERBS_SEND_INLINE) != 0;
}

static int check_send(const struct fake_qp *qp, const struct verbs_send_wr *wr, size_t len)
{
	bool one_way = wr->opcode <= VERBS_WR_SEND_WITH_IMM;

	if (qp->state != VERBS_QPS_RTS && qp->state != VERBS_QPS_ERR) {
		return EINVAL;
	}
	if (wr->opcode > VERBS_WR_ATOMIC_FETCH_AND_ADD || (is_inline(wr) && !one_way) ||
	    (wr->opcode >= VERBS_WR_ATOMIC_CMP_AND_SWP && qp->dev->atomics == VERBS_ATOMIC_NONE) ||
	    (!one_way && wr->opcode != VERBS_WR_RDMA_READ && len != 8)) {
		return EINVAL;
	}
	if (qp->sq_used >= qp->cap.max_send_wr ||
	    (is_inline(wr) && len > qp->cap.max_inline_data)) {
		return ENOMEM;
	}
	return 0;
}

static int take_send(struct fake_qp *qp, const struct verbs_send_wr *wr)
{
	struct fake_send *s = &qp->sq[(qp->sq_head + qp->sq_n) % (qp->cap.max_send_wr + 1)];
	size_t len = 0;
	int err;

	if (wr->num_sge < 0 || (uint32_t)wr->num_sge > qp->cap.max_send_sge) {
		return EINVAL;
	}
	for (int i = 0; i < wr->num_sge; i++) {
		len += wr->sg_list[i].length;
	}
	err = check_send(qp, wr, len);
	if (err) {
		return err;
	}
	s->wr = *wr;
	s->len = len;
	s->begun = false;
	s->signaled = qp->sig_all || wr->send_flags & VERBS_SEND_SIGNALED;
	s->from = fake.delay_us ? fake_now() + (int64_t)(fake_random() % fake.delay_us) * 1000 : 0;
	len = 0;
	for (int i = 0; i < wr->num_sge; i++) {
		s->sge[i] = wr->sg_list[i];
		if (is_inline(wr)) {
			/* The processor does that, now. */
			memcpy(s->inlined + len, (const void *)(uintptr_t)s->sge[i].addr,
			       s->sge[i].length);
			len += s->sge[i].length;
		}
	}
	qp->sq_n++;
	qp->sq_used++;
	fake.stats.send_wrs++;
	fake.stats.inlined += is_inline(wr);
	return 0;
}

/* All of them have ended, at once. With the lock held. */
static void end_at_once(struct fake_qp *qp, const struct verbs_send_wr *wr)
{
	for (; wr; wr = wr->next) {
		fake.stats.send_wrs++;
		if (wr->send_flags & VERBS_SEND_SIGNALED) {
			const struct fake_cqe e = {
				.qp = qp, .wc = { .wr_id = wr->wr_id, .qp_num = qp->pub.qp_num }
			};

			fake_complete((struct fake_cq *)qp->pub.send_cq, &e);
		}
	}
}

int fake_post_send(struct verbs_qp *pub, struct verbs_send_wr *wr, struct verbs_send_wr **bad)
{
	struct fake_qp *qp = (struct fake_qp *)pub;
	int err = fake_gate("post_send");

	pthread_mutex_lock(&fake.lock);
	fake.stats.posts++;
	if (fake.carries_nothing) {
		end_at_once(qp, wr);
		wr = NULL;
	}
	for (; wr; wr = wr->next) {
		err = err ? err : fake_gate("send_wr");
		err = err ? err : take_send(qp, wr);
		if (err) {
			*bad = wr;
			break;
		}
	}
	if (qp->state == VERBS_QPS_ERR) {
		fake_flush_sends(qp);
	}
	fake_nic_wake();
	pthread_mutex_unlock(&fake.lock);
	return err;
}

static int take_recv(struct fake_qp *qp, const struct verbs_recv_wr *wr)
{
	struct fake_recv *r = &qp->rq[(qp->rq_head + qp->rq_n) % (qp->cap.max_recv_wr + 1)];

	if (qp->state == VERBS_QPS_RESET || wr->num_sge < 0 ||
	    (uint32_t)wr->num_sge > qp->cap.max_recv_sge) {
		return EINVAL;
	}
	if (qp->rq_used >= qp->cap.max_recv_wr) {
		return ENOMEM;
	}
	r->wr_id = wr->wr_id;
	r->n_sge = wr->num_sge;
	for (int i = 0; i < wr->num_sge; i++) {
		r->sge[i] = wr->sg_list[i];
	}
	qp->rq_n++;
	qp->rq_used++;
	fake.stats.recv_wrs++;
	return 0;
}

int fake_post_recv(struct verbs_qp *pub, struct verbs_recv_wr *wr, struct verbs_recv_wr **bad)
{
	struct verbs_wc flushed = { .status = VERBS_WC_WR_FLUSH_ERR };
	struct fake_qp *qp = (struct fake_qp *)pub;
	int err = fake_gate("post_recv");

	pthread_mutex_lock(&fake.lock);
	fake.stats.posts++;
	for (; wr; wr = wr->next) {
		err = err ? err : take_recv(qp, wr);
		if (err) {
			*bad = wr;
			break;
		}
	}
	while (qp->state == VERBS_QPS_ERR && qp->rq_n) {
		fake_end_recv(qp, &flushed, false);
	}
	pthread_mutex_unlock(&fake.lock);
	return err;
}

void fake_end_send(struct fake_qp *qp, unsigned int status)
{
	static const unsigned int opcodes[] = {
		VERBS_WC_RDMA_WRITE, VERBS_WC_RDMA_WRITE, VERBS_WC_SEND,      VERBS_WC_SEND,
		VERBS_WC_RDMA_READ,  VERBS_WC_COMP_SWAP,  VERBS_WC_FETCH_ADD,
	};
	const struct fake_send *s = &qp->sq[qp->sq_head];
	struct fake_cqe e = {
		.qp = qp,
		.frees = qp->sq_unsignaled + 1,
		.wc = {
			.wr_id = s->wr.wr_id,
			.status = status,
			.opcode = opcodes[s->wr.opcode],
			.byte_len = (uint32_t)s->len,
			.qp_num = qp->pub.qp_num,
		},
	};
	bool seen = s->signaled || status != VERBS_WC_SUCCESS;

	qp->sq_head = (qp->sq_head + 1) % (qp->cap.max_send_wr + 1);
	qp->sq_n--;
	qp->deadline = 0;
	qp->next_try = 0;
	qp->rnr_left = qp->attr.rnr_retry;
	fake.stats.flushed += status == VERBS_WC_WR_FLUSH_ERR;
	if (!seen) {
		qp->sq_unsignaled++;
		return;
	}
	qp->sq_unsignaled = 0;
	fake_complete((struct fake_cq *)qp->pub.send_cq, &e);
}

void fake_end_recv(struct fake_qp *qp, const struct verbs_wc *wc, bool solicited)
{
	struct fake_cqe e = {
		.qp = qp, .frees = 1, .recv = true, .solicited = solicited, .wc = *wc
	};

	e.wc.wr_id = qp->rq[qp->rq_head].wr_id;
	e.wc.qp_num = qp->pub.qp_num;
	e.wc.src_qp = qp->attr.dest_qp_num;
	qp->rq_head = (qp->rq_head + 1) % (qp->cap.max_recv_wr + 1);
	qp->rq_n--;
	fake.stats.flushed += wc->status == VERBS_WC_WR_FLUSH_ERR;
	fake_complete((struct fake_cq *)qp->pub.recv_cq, &e);
}

void fake_flush_sends(struct fake_qp *qp)
{
	/* The request that the NIC carries ends first; the NIC flushes then. */
	while (!qp->busy && qp->sq_n) {
		fake_end_send(qp, VERBS_WC_WR_FLUSH_ERR);
	}
}
