/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Completion queues and channels of the fake libibverbs. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fakeverbs_impl.h"

#define NONSENSE 0xa5a5a5a5u

EXPORT struct verbs_channel *ibv_create_comp_channel(struct verbs_ctx *ctx)
{
	struct fake_channel *c = calloc(1, sizeof(*c));
	int err = fake_gate(__func__);

	if (err || !c || !fake_events_open(&c->events)) {
		free(c);
		return fake_null(err ? err : ENOMEM);
	}
	c->pub.context = ctx;
	c->pub.fd = c->events.fd;
	pthread_mutex_lock(&fake.lock);
	fake_count(ctx, FAKE_CHANNELS, 1);
	pthread_mutex_unlock(&fake.lock);
	return &c->pub;
}

EXPORT int ibv_destroy_comp_channel(struct verbs_channel *pub)
{
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	err = !err && pub->refcnt ? EBUSY : err;
	if (!err) {
		fake_count(pub->context, FAKE_CHANNELS, -1);
		fake_events_close(&((struct fake_channel *)pub)->events);
	}
	pthread_mutex_unlock(&fake.lock);
	if (!err) {
		free(pub);
	}
	return err;
}

EXPORT struct verbs_cq *ibv_create_cq(struct verbs_ctx *ctx, int cqe, void *cq_context,
				      struct verbs_channel *channel, int vector)
{
	struct fake_cq *cq;
	int err = fake_gate(__func__);

	if (!err &&
	    (cqe < 1 || cqe > FAKE_CQE_MAX || vector < 0 || vector >= ctx->num_comp_vectors)) {
		err = EINVAL;
	}
	if (err) {
		return fake_null(err);
	}
	cq = calloc(1, sizeof(*cq));
	if (!cq || !(cq->ring = calloc((size_t)cqe, sizeof(*cq->ring)))) {
		free(cq);
		return fake_null(ENOMEM);
	}
	cq->pub.context = ctx;
	cq->pub.channel = channel;
	cq->pub.cq_context = cq_context;
	cq->pub.cqe = cqe;
	(void)pthread_mutex_init(&cq->pub.mutex, NULL);
	(void)pthread_cond_init(&cq->pub.cond, NULL);
	pthread_mutex_lock(&fake.lock);
	if (channel) {
		channel->refcnt++;
	}
	fake_count(ctx, FAKE_CQS, 1);
	pthread_mutex_unlock(&fake.lock);
	return &cq->pub;
}

EXPORT int ibv_destroy_cq(struct verbs_cq *pub)
{
	struct fake_cq *cq = (struct fake_cq *)pub;
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	err = !err && cq->qps ? EBUSY : err;
	if (!err) {
		if (pub->channel) {
			fake_events_drop(&((struct fake_channel *)pub->channel)->events, pub);
		}
		fake_events_drop(&((struct fake_ctx *)pub->context)->async, pub);
		if (!fake_wait_acked(&cq->got, &cq->acked) ||
		    !fake_wait_acked(&cq->async_got, &cq->async_acked)) {
			fake_violate("a completion queue was destroyed, and of its events %u "
				     "were not acknowledged",
				     cq->got - cq->acked + cq->async_got - cq->async_acked);
			err = EBUSY;
		}
	}
	if (!err) {
		if (pub->channel) {
			pub->channel->refcnt--;
		}
		fake_count(pub->context, FAKE_CQS, -1);
	}
	pthread_mutex_unlock(&fake.lock);
	if (!err) {
		free(cq->ring);
		free(cq);
	}
	return err;
}

/* What lies beyond its depth is lost, and with it whoever sends completions there. */
static void overrun(struct fake_cq *cq)
{
	if (cq->overrun) {
		return;
	}
	cq->overrun = true;
	fake_async(((struct fake_ctx *)cq->pub.context)->dev, cq->pub.context, VERBS_EVENT_CQ_ERR,
		   &cq->pub, 0);
	for (struct fake_qp *qp = fake.qps; qp; qp = qp->next) {
		if (qp->pub.send_cq == &cq->pub || qp->pub.recv_cq == &cq->pub) {
			fake_async(qp->dev, qp->pub.context, VERBS_EVENT_QP_FATAL, &qp->pub, 0);
			fake_fail_qp(qp);
		}
	}
}

void fake_complete(struct fake_cq *cq, const struct fake_cqe *e)
{
	struct fake_cqe *at;

	if (cq->overrun || cq->n == (unsigned int)cq->pub.cqe) {
		overrun(cq);
		return;
	}
	at = &cq->ring[(cq->head + cq->n++) % (unsigned int)cq->pub.cqe];
	*at = *e;
	if (e->wc.status != VERBS_WC_SUCCESS) {
		at->wc.opcode = NONSENSE;
		at->wc.byte_len = NONSENSE;
		at->wc.imm_data = NONSENSE;
		at->wc.wc_flags = NONSENSE;
		at->wc.vendor_err = 0xfa;
	}
	fake.stats.completions++;
	if (cq->armed == 1 ||
	    (cq->armed == 2 && (e->solicited || e->wc.status != VERBS_WC_SUCCESS))) {
		cq->armed = 0;
		if (cq->pub.channel) {
			fake.stats.events++;
			fake_events_add(&((struct fake_channel *)cq->pub.channel)->events, 0,
					&cq->pub, 0);
		}
	}
}

/* As a driver does when a queue pair is reset or goes: its completions go with it. */
void fake_forget(struct fake_cq *cq, const struct fake_qp *qp)
{
	unsigned int n = cq->n;

	cq->n = 0;
	for (unsigned int i = 0; i < n; i++) {
		struct fake_cqe e = cq->ring[(cq->head + i) % (unsigned int)cq->pub.cqe];

		if (e.qp != qp) {
			cq->ring[(cq->head + cq->n++) % (unsigned int)cq->pub.cqe] = e;
		}
	}
}

int fake_poll_cq(struct verbs_cq *pub, int space, struct verbs_wc *out)
{
	struct fake_cq *cq = (struct fake_cq *)pub;
	int n = 0;

	if (fake_gate("poll_cq")) {
		return -1;
	}
	pthread_mutex_lock(&fake.lock);
	fake.stats.polls++;
	while (n < space && cq->n) {
		const struct fake_cqe *e = &cq->ring[cq->head];

		out[n++] = e->wc;
		if (e->recv) {
			e->qp->rq_used -= e->frees;
		} else {
			e->qp->sq_used -= e->frees;
		}
		cq->head = (cq->head + 1) % (unsigned int)pub->cqe;
		cq->n--;
	}
	pthread_mutex_unlock(&fake.lock);
	return n;
}

int fake_arm_cq(struct verbs_cq *pub, int solicited_only)
{
	struct fake_cq *cq = (struct fake_cq *)pub;
	int err = fake_gate("req_notify_cq");

	if (err) {
		return err;
	}
	pthread_mutex_lock(&fake.lock);
	fake.stats.arms++;
	if (cq->armed != 1) {
		cq->armed = solicited_only ? 2 : 1;
	}
	pthread_mutex_unlock(&fake.lock);
	return 0;
}

EXPORT int ibv_get_cq_event(struct verbs_channel *channel, struct verbs_cq **out, void **cq_context)
{
	struct fake_event *e;
	int err = fake_gate(__func__);

	if (err) {
		errno = err;
		return -1;
	}
	if (!fake_events_take(&((struct fake_channel *)channel)->events, &e)) {
		return -1;
	}
	*out = e->object;
	*cq_context = (*out)->cq_context;
	((struct fake_cq *)*out)->got++;
	pthread_mutex_unlock(&fake.lock);
	free(e);
	return 0;
}

EXPORT void ibv_ack_cq_events(struct verbs_cq *cq, unsigned int n)
{
	(void)fake_gate(__func__);
	pthread_mutex_lock(&fake.lock);
	((struct fake_cq *)cq)->acked += n;
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
}
