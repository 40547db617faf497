/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queue pairs of the fake libibverbs: how they are made, their states, what fails them. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fakeverbs_impl.h"

struct fake_qp *fake_qp_by(uint32_t qpn)
{
	struct fake_qp *qp = fake.qps;

	while (qp && qp->pub.qp_num != qpn) {
		qp = qp->next;
	}
	return qp;
}

/* The NIC lets go of it, which takes as long as a message to a dead peer; then nobody touches it
 * but the caller. */
static void hold(struct fake_qp *qp)
{
	qp->held++;
	while (qp->busy) {
		(void)pthread_cond_wait(&fake.moved, &fake.lock);
	}
}

static int check_init(const struct verbs_pd *pd, const struct verbs_qp_init *init)
{
	const struct verbs_qp_cap *cap = &init->cap;

	if (init->qp_type != VERBS_QPT_RC || init->srq) {
		return EOPNOTSUPP;
	}
	if (!init->send_cq || !init->recv_cq || init->send_cq->context != pd->context ||
	    init->recv_cq->context != pd->context || cap->max_send_wr > FAKE_WR_MAX ||
	    cap->max_recv_wr > FAKE_WR_MAX || cap->max_send_sge > FAKE_SGE_MAX ||
	    cap->max_recv_sge > FAKE_SGE_MAX || cap->max_inline_data > FAKE_INLINE_MAX ||
	    cap->max_inline_data > fake.inline_max) {
		return EINVAL;
	}
	return 0;
}

static void free_qp(struct fake_qp *qp)
{
	free(qp->sq);
	free(qp->rq);
	free(qp);
}

/* With the lock held. */
static int add(struct fake_qp *qp)
{
	int err = fake_nic_start();

	err = err ? err : fake_wire_name(&qp->pub.qp_num);
	if (err) {
		return err;
	}
	qp->pub.handle = qp->pub.qp_num;
	qp->next = fake.qps;
	fake.qps = qp;
	((struct fake_cq *)qp->pub.send_cq)->qps++;
	((struct fake_cq *)qp->pub.recv_cq)->qps++;
	((struct fake_pd *)qp->pub.pd)->objects++;
	fake_count(qp->pub.context, FAKE_QPS, 1);
	return 0;
}

EXPORT struct verbs_qp *ibv_create_qp(struct verbs_pd *pd, struct verbs_qp_init *init)
{
	struct fake_qp *qp;
	int err = fake_gate(__func__);

	err = err ? err : check_init(pd, init);
	if (err) {
		return fake_null(err);
	}
	qp = calloc(1, sizeof(*qp));
	if (!qp) {
		return fake_null(ENOMEM);
	}
	qp->pub = (struct verbs_qp){
		.context = pd->context,
		.qp_context = init->qp_context,
		.pd = pd,
		.send_cq = init->send_cq,
		.recv_cq = init->recv_cq,
		.qp_type = init->qp_type,
	};
	(void)pthread_mutex_init(&qp->pub.mutex, NULL);
	(void)pthread_cond_init(&qp->pub.cond, NULL);
	qp->dev = ((struct fake_ctx *)pd->context)->dev;
	qp->cap = init->cap;
	qp->sig_all = init->sq_sig_all != 0;
	qp->sq = calloc((size_t)init->cap.max_send_wr + 1, sizeof(*qp->sq));
	qp->rq = calloc((size_t)init->cap.max_recv_wr + 1, sizeof(*qp->rq));
	if (!qp->sq || !qp->rq) {
		free_qp(qp);
		return fake_null(ENOMEM);
	}
	pthread_mutex_lock(&fake.lock);
	err = add(qp);
	pthread_mutex_unlock(&fake.lock);
	if (err) {
		free_qp(qp);
		return fake_null(err);
	}
	return &qp->pub;
}

EXPORT int ibv_destroy_qp(struct verbs_qp *pub)
{
	struct fake_qp *qp = (struct fake_qp *)pub;
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	if (!err) {
		hold(qp);
		fake_events_drop(&((struct fake_ctx *)pub->context)->async, pub);
		if (!fake_wait_acked(&qp->async_got, &qp->async_acked)) {
			fake_violate("a queue pair was destroyed with events unacknowledged");
			qp->held--;
			err = EBUSY;
		}
	}
	if (err) {
		pthread_mutex_unlock(&fake.lock);
		return err;
	}
	for (struct fake_qp **at = &fake.qps; *at; at = &(*at)->next) {
		if (*at == qp) {
			*at = qp->next;
			break;
		}
	}
	fake.turn = fake.turn == qp ? NULL : fake.turn;
	fake_wire_unname(pub->qp_num);
	fake_show_late(qp, NULL, false);
	fake_forget((struct fake_cq *)pub->send_cq, qp);
	fake_forget((struct fake_cq *)pub->recv_cq, qp);
	((struct fake_cq *)pub->send_cq)->qps--;
	((struct fake_cq *)pub->recv_cq)->qps--;
	((struct fake_pd *)pub->pd)->objects--;
	fake_count(pub->context, FAKE_QPS, -1);
	pthread_mutex_unlock(&fake.lock);
	free_qp(qp);
	return 0;
}

/* The transitions of reliable connections: what must and what may be given, beside the states. */
static const struct {
	unsigned int from;
	unsigned int to;
	int must;
	int may;
} transitions[] = {
	{ VERBS_QPS_RESET, VERBS_QPS_INIT,
	  VERBS_QP_PKEY_INDEX | VERBS_QP_PORT | VERBS_QP_ACCESS_FLAGS, 0 },
	{ VERBS_QPS_INIT, VERBS_QPS_INIT, 0,
	  VERBS_QP_PKEY_INDEX | VERBS_QP_PORT | VERBS_QP_ACCESS_FLAGS },
	{ VERBS_QPS_INIT, VERBS_QPS_RTR,
	  VERBS_QP_AV | VERBS_QP_PATH_MTU | VERBS_QP_DEST_QPN | VERBS_QP_RQ_PSN |
		  VERBS_QP_MAX_DEST_RD_ATOMIC | VERBS_QP_MIN_RNR_TIMER,
	  VERBS_QP_ACCESS_FLAGS | VERBS_QP_PKEY_INDEX },
	{ VERBS_QPS_RTR, VERBS_QPS_RTS,
	  VERBS_QP_TIMEOUT | VERBS_QP_RETRY_CNT | VERBS_QP_RNR_RETRY | VERBS_QP_SQ_PSN |
		  VERBS_QP_MAX_QP_RD_ATOMIC,
	  VERBS_QP_CUR_STATE | VERBS_QP_ACCESS_FLAGS | VERBS_QP_MIN_RNR_TIMER },
	{ VERBS_QPS_RTS, VERBS_QPS_RTS, 0,
	  VERBS_QP_CUR_STATE | VERBS_QP_ACCESS_FLAGS | VERBS_QP_MIN_RNR_TIMER },
};

static bool may_go(unsigned int from, unsigned int to, int mask)
{
	int given = mask & ~VERBS_QP_STATE;

	if (to == VERBS_QPS_RESET || to == VERBS_QPS_ERR) {
		return given == 0;
	}
	for (size_t i = 0; i < sizeof(transitions) / sizeof(transitions[0]); i++) {
		if (transitions[i].from == from && transitions[i].to == to) {
			return (given & transitions[i].must) == transitions[i].must &&
			       !(given & ~(transitions[i].must | transitions[i].may));
		}
	}
	return false;
}

static int check_path(struct fake_qp *qp, const struct verbs_qp_attr *a)
{
	const struct verbs_ah_attr *ah = &a->ah_attr;
	const struct fake_port *p = fake_port(qp->dev, ah->port_num);

	if (!p || ah->port_num != qp->attr.port_num || ah->sl > 15 ||
	    (p->link == VERBS_LINK_LAYER_ETHERNET && !ah->is_global) ||
	    (p->link == VERBS_LINK_LAYER_INFINIBAND && !ah->dlid)) {
		return EINVAL;
	}
	if (ah->is_global && ah->grh.sgid_index >= FAKE_GIDS_MAX) {
		return EINVAL;
	}
	return ah->is_global && !p->gid[ah->grh.sgid_index].used ? ENODATA : 0;
}

static int check_values(struct fake_qp *qp, const struct verbs_qp_attr *a, int mask)
{
	const struct fake_port *p = fake_port(qp->dev, qp->attr.port_num);

	if ((mask & VERBS_QP_PORT && !fake_port(qp->dev, a->port_num)) ||
	    (mask & VERBS_QP_PKEY_INDEX && a->pkey_index >= FAKE_PKEYS) ||
	    (mask & VERBS_QP_PATH_MTU && (a->path_mtu < VERBS_MTU_256 || a->path_mtu > p->mtu)) ||
	    (mask & VERBS_QP_DEST_QPN && a->dest_qp_num >> 24) ||
	    (mask & VERBS_QP_MAX_QP_RD_ATOMIC && a->max_rd_atomic > FAKE_RD_ATOMIC_MAX) ||
	    (mask & VERBS_QP_MAX_DEST_RD_ATOMIC && a->max_dest_rd_atomic > FAKE_RD_ATOMIC_MAX) ||
	    (mask & VERBS_QP_TIMEOUT && a->timeout > 31) ||
	    (mask & VERBS_QP_RETRY_CNT && a->retry_cnt > 7) ||
	    (mask & VERBS_QP_RNR_RETRY && a->rnr_retry > 7) ||
	    (mask & VERBS_QP_MIN_RNR_TIMER && a->min_rnr_timer > 31)) {
		return EINVAL;
	}
	return mask & VERBS_QP_AV ? check_path(qp, a) : 0;
}

#define TAKE(bit, field)                      \
	do {                                  \
		if (mask & (bit)) {           \
			to->field = a->field; \
		}                             \
	} while (0)

static void take_values(struct verbs_qp_attr *to, const struct verbs_qp_attr *a, int mask)
{
	TAKE(VERBS_QP_ACCESS_FLAGS, qp_access_flags);
	TAKE(VERBS_QP_PKEY_INDEX, pkey_index);
	TAKE(VERBS_QP_PORT, port_num);
	TAKE(VERBS_QP_AV, ah_attr);
	TAKE(VERBS_QP_PATH_MTU, path_mtu);
	TAKE(VERBS_QP_DEST_QPN, dest_qp_num);
	TAKE(VERBS_QP_RQ_PSN, rq_psn);
	TAKE(VERBS_QP_SQ_PSN, sq_psn);
	TAKE(VERBS_QP_MAX_QP_RD_ATOMIC, max_rd_atomic);
	TAKE(VERBS_QP_MAX_DEST_RD_ATOMIC, max_dest_rd_atomic);
	TAKE(VERBS_QP_MIN_RNR_TIMER, min_rnr_timer);
	TAKE(VERBS_QP_TIMEOUT, timeout);
	TAKE(VERBS_QP_RETRY_CNT, retry_cnt);
	TAKE(VERBS_QP_RNR_RETRY, rnr_retry);
}

/* All that was posted, and the completions that nobody took, are gone. */
static void reset(struct fake_qp *qp)
{
	hold(qp);
	fake_show_late(qp, NULL, false);
	fake_forget((struct fake_cq *)qp->pub.send_cq, qp);
	fake_forget((struct fake_cq *)qp->pub.recv_cq, qp);
	qp->sq_n = qp->sq_used = qp->sq_unsignaled = 0;
	qp->rq_n = qp->rq_used = 0;
	qp->deadline = qp->next_try = 0;
	qp->established = false;
	memset(&qp->attr, 0, sizeof(qp->attr));
	qp->held--;
}

EXPORT int ibv_modify_qp(struct verbs_qp *pub, struct verbs_qp_attr *attr, int mask)
{
	struct fake_qp *qp = (struct fake_qp *)pub;
	unsigned int to;
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	to = mask & VERBS_QP_STATE ? attr->qp_state : qp->state;
	if (!err && ((mask & VERBS_QP_CUR_STATE && attr->cur_qp_state != qp->state) ||
		     !may_go(qp->state, to, mask))) {
		err = EINVAL;
	}
	err = err ? err : check_values(qp, attr, mask);
	if (!err) {
		take_values(&qp->attr, attr, mask);
		if (to == VERBS_QPS_RESET) {
			reset(qp);
		} else if (to == VERBS_QPS_ERR) {
			fake_fail_qp(qp);
		} else if (to == VERBS_QPS_RTR && qp->state != to) {
			qp->rq_psn = qp->attr.rq_psn & 0xffffff;
		} else if (to == VERBS_QPS_RTS && qp->state != to) {
			qp->sq_psn = qp->attr.sq_psn & 0xffffff;
			qp->rnr_left = qp->attr.rnr_retry;
		}
		qp->state = to;
		if (mask & VERBS_QP_STATE) {
			pub->state = to;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return err;
}

EXPORT int ibv_query_qp(struct verbs_qp *pub, struct verbs_qp_attr *attr, int mask,
			struct verbs_qp_init *init)
{
	struct fake_qp *qp = (struct fake_qp *)pub;
	int err = fake_gate(__func__);

	(void)mask;
	if (err) {
		return err;
	}
	pthread_mutex_lock(&fake.lock);
	*attr = qp->attr;
	attr->qp_state = attr->cur_qp_state = qp->state;
	attr->cap = qp->cap;
	*init = (struct verbs_qp_init){
		.qp_context = pub->qp_context,
		.send_cq = pub->send_cq,
		.recv_cq = pub->recv_cq,
		.cap = qp->cap,
		.qp_type = pub->qp_type,
		.sq_sig_all = qp->sig_all,
	};
	pub->state = qp->state;
	pthread_mutex_unlock(&fake.lock);
	return 0;
}

void fake_fail_qp(struct fake_qp *qp)
{
	struct verbs_wc wc = { .status = VERBS_WC_WR_FLUSH_ERR };

	if (qp->state == VERBS_QPS_ERR || qp->state == VERBS_QPS_RESET) {
		return;
	}
	qp->state = VERBS_QPS_ERR;
	while (qp->rq_n) {
		fake_end_recv(qp, &wc, false);
	}
	fake_flush_sends(qp);
}
