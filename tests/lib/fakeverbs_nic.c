/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake NIC's asking side: a thread that carries out what was posted. */

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "fakeverbs_impl.h"

#define AGAIN_NS NS_PER_MS

static pthread_t asks;
static pthread_t serves;

void fake_nic_wake(void)
{
	(void)pthread_cond_signal(&fake.work);
}

/* The bytes of a request to be sent, in *out. A status; SUCCESS: they are there. */
static unsigned int gather(const struct fake_qp *qp, const struct fake_send *s, char **out)
{
	size_t done = 0;

	*out = malloc(s->len + 1);
	if (!*out) {
		return VERBS_WC_GENERAL_ERR;
	}
	if (s->wr.send_flags & VERBS_SEND_INLINE) {
		memcpy(*out, s->inlined, s->len);
		return VERBS_WC_SUCCESS;
	}
	for (int i = 0; i < s->wr.num_sge; i++) {
		const struct verbs_sge *g = &s->sge[i];
		const char *src =
			fake_bytes(qp->pub.pd, g->lkey, false, g->addr, g->length, 0, NULL);

		if (!src || !fake_peek(*out + done, src, g->length)) {
			return VERBS_WC_LOC_PROT_ERR;
		}
		done += g->length;
	}
	return VERBS_WC_SUCCESS;
}

/* Puts what was read where the request wants it; `bytes` NULL: looks whether it may. */
static unsigned int scatter(const struct fake_qp *qp, const struct fake_send *s, const char *bytes)
{
	size_t done = 0;

	for (int i = 0; i < s->wr.num_sge; i++) {
		const struct verbs_sge *g = &s->sge[i];
		char *dst = fake_bytes(qp->pub.pd, g->lkey, false, g->addr, g->length,
				       VERBS_ACCESS_LOCAL_WRITE, NULL);

		if (!dst || (bytes && !fake_poke(dst, bytes + done, g->length))) {
			return VERBS_WC_LOC_PROT_ERR;
		}
		done += g->length;
	}
	return VERBS_WC_SUCCESS;
}

static bool is_one_way(const struct fake_send *s)
{
	return s->wr.opcode <= VERBS_WR_SEND_WITH_IMM;
}

static void address(const struct fake_qp *qp, const struct fake_send *s, struct fake_msg *m)
{
	const struct verbs_ah_attr *ah = &qp->attr.ah_attr;
	const struct fake_port *p = fake_port(qp->dev, qp->attr.port_num);

	*m = (struct fake_msg){
		.magic = FAKE_MAGIC,
		.op = s->wr.opcode,
		.dst_qpn = qp->attr.dest_qp_num,
		.src_qpn = qp->pub.qp_num,
		.dlid = ah->dlid,
		.slid = p->lid,
		.link = p->link,
		.global = ah->is_global,
		.pkey = fake.pkey[qp->attr.pkey_index],
		.psn = qp->sq_psn,
		.mtu = 128u << qp->attr.path_mtu,
		.rd_atomic = is_one_way(s) ? 0 : qp->attr.max_rd_atomic,
		.len = s->len,
		.imm = s->wr.imm_data,
		.solicited = (s->wr.send_flags & VERBS_SEND_SOLICITED) != 0,
	};
	if (ah->is_global) {
		m->dgid = ah->grh.dgid;
		m->sgid = p->gid[ah->grh.sgid_index].gid;
		m->gid_type = p->gid[ah->grh.sgid_index].type;
	}
	if (s->wr.opcode >= VERBS_WR_ATOMIC_CMP_AND_SWP) {
		m->remote_addr = s->wr.wr.atomic.remote_addr;
		m->rkey = s->wr.wr.atomic.rkey;
		m->compare_add = s->wr.wr.atomic.compare_add;
		m->swap = s->wr.wr.atomic.swap;
	} else {
		m->remote_addr = s->wr.wr.rdma.remote_addr;
		m->rkey = s->wr.wr.rdma.rkey;
	}
}

static unsigned int prepare(struct fake_qp *qp, struct fake_send *s, struct fake_msg *m,
			    char **bytes)
{
	int fault = s->begun ? 0 : fake_gate("wc");

	s->begun = true;
	if (fault) {
		return (unsigned int)fault;
	}
	if (s->len > FAKE_MSG_MAX) {
		return VERBS_WC_LOC_LEN_ERR;
	}
	if (!is_one_way(s) && !qp->attr.max_rd_atomic) {
		return VERBS_WC_LOC_QP_OP_ERR;
	}
	address(qp, s, m);
	return is_one_way(s) ? gather(qp, s, bytes) : scatter(qp, s, NULL);
}

/* To the queue pair and back; a peer in another process is asked without the lock. */
static struct fake_reply ask(struct fake_qp *qp, const struct fake_msg *m, const char *bytes,
			     char **got)
{
	struct fake_reply r = { .answer = FAKE_LOST };

	if (fake_port(qp->dev, qp->attr.port_num)->state != VERBS_PORT_ACTIVE) {
		return r;
	}
	if (fake_qp_by(m->dst_qpn)) {
		return fake_serve(m, bytes, got);
	}
	pthread_mutex_unlock(&fake.lock);
	r = fake_wire_ask(m, bytes, got);
	pthread_mutex_lock(&fake.lock);
	return r;
}

/* How long a message that does not arrive is tried; -1: for ever. */
static int64_t patience(const struct fake_qp *qp)
{
	int64_t ours = fake.timeout_ms * NS_PER_MS;
	int64_t asked = (INT64_C(4096) << qp->attr.timeout) * (qp->attr.retry_cnt + 1);

	if (!qp->attr.timeout) {
		return -1;
	}
	return asked < ours ? asked : ours;
}

/* Again later: SUCCESS. Else the status with which it has failed. */
static unsigned int try_again(struct fake_qp *qp, enum fake_answer why)
{
	int64_t now = fake_now();

	qp->next_try = now + AGAIN_NS;
	if (why == FAKE_RNR) {
		if (qp->attr.rnr_retry == 7) {
			return VERBS_WC_SUCCESS;
		}
		return qp->rnr_left-- ? VERBS_WC_SUCCESS : VERBS_WC_RNR_RETRY_EXC_ERR;
	}
	fake.stats.lost++;
	if (why == FAKE_SILENT) {
		return VERBS_WC_RETRY_EXC_ERR;
	}
	if (!qp->deadline) {
		qp->deadline = patience(qp) < 0 ? INT64_MAX : now + patience(qp);
	}
	return now < qp->deadline ? VERBS_WC_SUCCESS : VERBS_WC_RETRY_EXC_ERR;
}

static unsigned int accept_reply(struct fake_qp *qp, struct fake_send *s, struct fake_reply *r,
				 const char *got)
{
	qp->sq_psn = (qp->sq_psn + 1) & 0xffffff;
	if (is_one_way(s)) {
		fake.stats.bytes_out += s->len;
		return VERBS_WC_SUCCESS;
	}
	if (s->wr.opcode != VERBS_WR_RDMA_READ) {
		fake.stats.bytes_out += 8;
		return scatter(qp, s, (const char *)&r->old);
	}
	fake.stats.bytes_in += s->len;
	return scatter(qp, s, got);
}

static void end(struct fake_qp *qp, unsigned int status)
{
	fake_end_send(qp, status);
	if (status != VERBS_WC_SUCCESS) {
		fake_fail_qp(qp);
	}
}

/* What the answer makes of the first request, which stays in the queue if it is tried again. */
static void settle(struct fake_qp *qp, struct fake_send *s, struct fake_reply *r, const char *got)
{
	unsigned int status;
	int fault;

	switch (r->answer) {
	case FAKE_ACK:
		fault = fake_gate("ack");
		end(qp, fault ? (unsigned int)fault : accept_reply(qp, s, r, got));
		return;
	case FAKE_INVALID:
		end(qp, VERBS_WC_REM_INV_REQ_ERR);
		return;
	case FAKE_ACCESS:
		end(qp, VERBS_WC_REM_ACCESS_ERR);
		return;
	case FAKE_OPERATION:
		end(qp, VERBS_WC_REM_OP_ERR);
		return;
	default:
		if (qp->state != VERBS_QPS_ERR) {
			status = try_again(qp, (enum fake_answer)r->answer);
			if (status != VERBS_WC_SUCCESS) {
				end(qp, status);
			}
		}
	}
}

static void attempt(struct fake_qp *qp)
{
	struct fake_send *s = &qp->sq[qp->sq_head];
	struct fake_msg m;
	char *bytes = NULL;
	char *got = NULL;
	unsigned int status = prepare(qp, s, &m, &bytes);

	if (status != VERBS_WC_SUCCESS) {
		end(qp, status);
	} else {
		struct fake_reply r;

		qp->busy = true;
		r = ask(qp, &m, bytes, &got);
		qp->busy = false;
		settle(qp, s, &r, got);
		if (qp->state == VERBS_QPS_ERR) {
			fake_flush_sends(qp);
		}
		(void)pthread_cond_broadcast(&fake.moved);
	}
	free(bytes);
	free(got);
}

static bool has_work(const struct fake_qp *qp, int64_t now, int64_t *until)
{
	int64_t from;

	if (qp->state != VERBS_QPS_RTS || !qp->sq_n || qp->held || fake.stalled) {
		return false;
	}
	from = qp->sq[qp->sq_head].from;
	from = from > qp->next_try ? from : qp->next_try;
	if (from > now) {
		*until = from < *until ? from : *until;
		return false;
	}
	return true;
}

/* Whose turn it is: the next one behind the last, or any one. NULL: nobody's before *until. */
static struct fake_qp *pick(int64_t *until)
{
	struct fake_qp *first = NULL;
	struct fake_qp *behind = NULL;
	struct fake_qp *any = NULL;
	int64_t now = fake_now();
	uint32_t n = 0;
	bool past = false;

	*until = INT64_MAX;
	for (struct fake_qp *qp = fake.qps; qp; qp = qp->next) {
		if (has_work(qp, now, until)) {
			first = first ? first : qp;
			behind = past && !behind ? qp : behind;
			n++;
			any = fake.shuffle && fake_random() % n == 0 ? qp : any;
		}
		past = past || qp == fake.turn;
	}
	fake.turn = any ? any : behind ? behind : first;
	return fake.turn;
}

static void *ask_all(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&fake.lock);
	while (!fake.stop) {
		int64_t until;
		struct fake_qp *qp = pick(&until);

		if (qp) {
			attempt(qp);
		} else if (until == INT64_MAX) {
			(void)pthread_cond_wait(&fake.work, &fake.lock);
		} else {
			struct timespec t = { until / (1000 * NS_PER_MS),
					      until % (1000 * NS_PER_MS) };

			(void)pthread_cond_timedwait(&fake.work, &fake.lock, &t);
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return NULL;
}

/* Signals are the program's. */
static int start_threads(void)
{
	sigset_t all;
	sigset_t old;
	int err;

	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	err = pthread_create(&serves, NULL, fake_wire_serve, NULL);
	if (!err) {
		err = pthread_create(&asks, NULL, ask_all, NULL);
		if (err) {
			fake_wire_stop();
			(void)pthread_join(serves, NULL);
		}
	}
	(void)pthread_sigmask(SIG_SETMASK, &old, NULL);
	return err;
}

int fake_nic_start(void)
{
	int err;

	while (fake.stop) { /* another thread closes the last device */
		(void)pthread_cond_wait(&fake.moved, &fake.lock);
	}
	if (fake.nic) {
		return 0;
	}
	err = fake_wire_open();
	if (err) {
		return err;
	}
	err = start_threads();
	if (err) {
		fake_wire_close();
		return err;
	}
	fake.nic = true;
	return 0;
}

void fake_nic_stop(void)
{
	if (!fake.nic || fake.stop) {
		return;
	}
	fake.stop = true;
	(void)pthread_cond_broadcast(&fake.work);
	fake_wire_stop();
	pthread_mutex_unlock(&fake.lock);
	(void)pthread_join(asks, NULL);
	(void)pthread_join(serves, NULL);
	pthread_mutex_lock(&fake.lock);
	fake_wire_close();
	fake.nic = false;
	fake.stop = false;
	(void)pthread_cond_broadcast(&fake.moved);
}
