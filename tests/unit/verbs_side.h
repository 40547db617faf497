/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_VERBS_SIDE_H
#define TESTS_UNIT_VERBS_SIDE_H

/* One end of a reliable connection over the fake libibverbs, for tests of it. */

#include <dlfcn.h>
#include <poll.h>
#include <sys/mman.h>
#include <time.h>

#include "base/config.h"
#include "lib/fakeverbs.h"
#include "move/verbs/load.h"
#include "unit.h"

#define SPACE (256 * KIB)
#define WAIT_S 20 /* for what takes microseconds on a quiet machine */
#define ACCESS_ALL                                                                         \
	(VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_REMOTE_READ | \
	 VERBS_ACCESS_REMOTE_ATOMIC)

static const struct verbs_api *v;

/* A function of the fake's own. */
#define FAKE(name) ((__typeof__(&name))(uintptr_t)fake_symbol(#name))

__attribute__((unused)) static void *fake_symbol(const char *name)
{
	void *lib = dlopen(getenv("FAKEVERBS_LIB"), RTLD_NOW | RTLD_NOLOAD);
	void *p = lib ? dlsym(lib, name) : NULL;

	assert_non_null(p);
	(void)dlclose(lib);
	return p;
}

static void side_load(void)
{
	struct config c = { .verbs_lib = getenv("FAKEVERBS_LIB") };
	char why[192] = "";

	v = verbs_load(&c, why, sizeof(why));
	if (!v) {
		fail_msg("%s", why);
	}
}

/* What the other end must know; goes through a pipe where it is in another process. */
struct card {
	uint32_t qpn;
	uint32_t rkey;
	uint64_t addr;
	uint16_t lid;
	union verbs_gid gid;
};

struct side {
	struct verbs_ctx *ctx;
	struct verbs_pd *pd;
	struct verbs_channel *channel;
	struct verbs_cq *cq;
	struct verbs_cq *rcq; /* of receives */
	struct verbs_qp *qp;
	struct verbs_mr *mr;
	char *buf;
	uint8_t port;
	uint8_t gid; /* its index */
	bool ib;
};

/* How queue pairs are made. Tests change it, side_begin() puts it right. */
static struct {
	int device;
	uint8_t port;
	uint8_t gid;
	int cqe;
	struct verbs_qp_cap cap;
	int access; /* of the memory, and of the queue pair */
	int qp_access;
	uint8_t timeout;
	uint8_t rnr_retry;
	uint8_t rd_atomic;
	unsigned int mtu;
} how;

static void how_usual(void)
{
	how.device = 0;
	how.port = 1;
	how.gid = 3;
	how.cqe = 64;
	how.cap = (struct verbs_qp_cap){ 16, 16, 4, 4, 64 };
	how.access = ACCESS_ALL;
	how.qp_access = ACCESS_ALL;
	how.timeout = 14;
	how.rnr_retry = 7;
	how.rd_atomic = 4;
	how.mtu = VERBS_MTU_1024;
}

static struct verbs_ctx *side_device(int index)
{
	int n = 0;
	struct verbs_device **list = v->ibv_get_device_list(&n);
	struct verbs_ctx *ctx;

	assert_non_null(list);
	assert_true(index < n);
	ctx = v->ibv_open_device(list[index]);
	assert_non_null(ctx);
	v->ibv_free_device_list(list);
	return ctx;
}

static void side_make_qp(struct side *s)
{
	struct verbs_qp_init init = {
		.send_cq = s->cq,
		.recv_cq = s->rcq,
		.cap = how.cap,
		.qp_type = VERBS_QPT_RC,
	};

	s->qp = v->ibv_create_qp(s->pd, &init);
	assert_non_null(s->qp);
}

static void side_open(struct side *s)
{
	struct verbs_port_attr a;

	*s = (struct side){ .ctx = side_device(how.device), .port = how.port, .gid = how.gid };
	assert_int_equal(v->ibv_query_port(s->ctx, s->port, &a), 0);
	s->ib = a.link_layer == VERBS_LINK_LAYER_INFINIBAND;
	s->pd = v->ibv_alloc_pd(s->ctx);
	s->channel = v->ibv_create_comp_channel(s->ctx);
	s->cq = v->ibv_create_cq(s->ctx, how.cqe, s, s->channel, 0);
	s->rcq = v->ibv_create_cq(s->ctx, how.cqe, s, s->channel, 1);
	assert_true(s->pd && s->channel && s->cq && s->rcq);
	s->buf = unit_map(SPACE);
	s->mr = v->ibv_reg_mr_iova2(s->pd, s->buf, SPACE, (uintptr_t)s->buf,
				    (unsigned int)how.access);
	assert_non_null(s->mr);
	side_make_qp(s);
}

static void side_close(struct side *s)
{
	if (s->qp) {
		assert_int_equal(v->ibv_destroy_qp(s->qp), 0);
	}
	assert_int_equal(v->ibv_dereg_mr(s->mr), 0);
	assert_int_equal(v->ibv_destroy_cq(s->cq), 0);
	assert_int_equal(v->ibv_destroy_cq(s->rcq), 0);
	assert_int_equal(v->ibv_destroy_comp_channel(s->channel), 0);
	assert_int_equal(v->ibv_dealloc_pd(s->pd), 0);
	assert_int_equal(v->ibv_close_device(s->ctx), 0);
	(void)munmap(s->buf, SPACE);
}

static struct card side_card(const struct side *s)
{
	struct card c = { s->qp->qp_num, s->mr->rkey, (uintptr_t)s->buf, 0, { { 0 } } };
	struct verbs_gid_entry e;
	struct verbs_port_attr a;

	assert_int_equal(v->ibv_query_port(s->ctx, s->port, &a), 0);
	c.lid = a.lid;
	if (!s->ib) {
		assert_int_equal(v->_ibv_query_gid_ex(s->ctx, s->port, s->gid, &e, 0, sizeof(e)),
				 0);
		c.gid = e.gid;
	}
	return c;
}

static int side_init(struct side *s)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_INIT,
				   .port_num = s->port,
				   .qp_access_flags = (unsigned int)how.qp_access };

	return v->ibv_modify_qp(s->qp, &a,
				VERBS_QP_STATE | VERBS_QP_PKEY_INDEX | VERBS_QP_PORT |
					VERBS_QP_ACCESS_FLAGS);
}

#define RTR_MASK                                                                                  \
	(VERBS_QP_STATE | VERBS_QP_AV | VERBS_QP_PATH_MTU | VERBS_QP_DEST_QPN | VERBS_QP_RQ_PSN | \
	 VERBS_QP_MAX_DEST_RD_ATOMIC | VERBS_QP_MIN_RNR_TIMER)
#define RTS_MASK                                                                       \
	(VERBS_QP_STATE | VERBS_QP_TIMEOUT | VERBS_QP_RETRY_CNT | VERBS_QP_RNR_RETRY | \
	 VERBS_QP_SQ_PSN | VERBS_QP_MAX_QP_RD_ATOMIC)

static struct verbs_qp_attr side_rtr_attr(const struct side *s, const struct card *to)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTR,
				   .path_mtu = how.mtu,
				   .dest_qp_num = to->qpn,
				   .rq_psn = 77,
				   .max_dest_rd_atomic = how.rd_atomic,
				   .min_rnr_timer = 12 };

	a.ah_attr.port_num = s->port;
	a.ah_attr.dlid = to->lid;
	if (!s->ib) {
		a.ah_attr.is_global = 1;
		a.ah_attr.grh = (struct verbs_route){ .dgid = to->gid,
						      .sgid_index = s->gid,
						      .hop_limit = 64 };
	}
	return a;
}

static int side_rtr(struct side *s, const struct card *to)
{
	struct verbs_qp_attr a = side_rtr_attr(s, to);

	return v->ibv_modify_qp(s->qp, &a, RTR_MASK);
}

static int side_rts(struct side *s)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTS,
				   .sq_psn = 77,
				   .max_rd_atomic = how.rd_atomic,
				   .timeout = how.timeout,
				   .retry_cnt = 7,
				   .rnr_retry = how.rnr_retry };

	return v->ibv_modify_qp(s->qp, &a, RTS_MASK);
}

static void side_connect(struct side *s, const struct card *to)
{
	assert_int_equal(side_init(s), 0);
	assert_int_equal(side_rtr(s, to), 0);
	assert_int_equal(side_rts(s), 0);
}

/* Two ends in this process. */
__attribute__((unused)) static void side_pair(struct side *a, struct side *b)
{
	struct card ca;
	struct card cb;

	side_open(a);
	side_open(b);
	ca = side_card(a);
	cb = side_card(b);
	side_connect(a, &cb);
	side_connect(b, &ca);
}

__attribute__((unused)) static unsigned int side_state(struct side *s)
{
	struct verbs_qp_init init;
	struct verbs_qp_attr a;

	assert_int_equal(v->ibv_query_qp(s->qp, &a, VERBS_QP_STATE, &init), 0);
	return a.qp_state;
}

/* One request, signalled. */
static int side_post(struct side *s, unsigned int opcode, size_t off, size_t len,
		     const struct card *to, size_t there, uint64_t id)
{
	struct verbs_sge g = { (uintptr_t)s->buf + off, (uint32_t)len, s->mr->lkey };
	struct verbs_send_wr wr = { .wr_id = id,
				    .sg_list = &g,
				    .num_sge = 1,
				    .opcode = opcode,
				    .send_flags = VERBS_SEND_SIGNALED,
				    .imm_data = 0x11223344 };
	struct verbs_send_wr *bad = NULL;

	wr.wr.rdma.remote_addr = to->addr + there;
	wr.wr.rdma.rkey = to->rkey;
	return verbs_send(s->qp, &wr, &bad);
}

__attribute__((unused)) static void side_recv(struct side *s, size_t off, size_t len, uint64_t id)
{
	struct verbs_sge g = { (uintptr_t)s->buf + off, (uint32_t)len, s->mr->lkey };
	struct verbs_recv_wr wr = { .wr_id = id, .sg_list = &g, .num_sge = len ? 1 : 0 };
	struct verbs_recv_wr *bad = NULL;

	assert_int_equal(verbs_recv(s->qp, &wr, &bad), 0);
}

static int64_t side_now_ms(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* The next completion. */
static struct verbs_wc side_poll(struct verbs_cq *cq)
{
	int64_t end = side_now_ms() + WAIT_S * 1000;
	struct verbs_wc wc = { 0 };
	int n;

	while ((n = verbs_poll(cq, 1, &wc)) == 0) {
		if (side_now_ms() > end) {
			fail_msg("no completion in %d s", WAIT_S);
		}
		(void)usleep(100);
	}
	assert_int_equal(n, 1);
	return wc;
}

static void side_done(struct verbs_cq *cq, uint64_t id, unsigned int status)
{
	struct verbs_wc wc = side_poll(cq);

	if (wc.status != status || wc.wr_id != id) {
		char got[96];
		char want[96];

		verbs_words(wc.status, got, sizeof(got));
		verbs_words(status, want, sizeof(want));
		fail_msg("request %llu: %s; not request %llu: %s", (unsigned long long)wc.wr_id,
			 got, (unsigned long long)id, want);
	}
}

/* The next event of a device. False: none for a while. */
__attribute__((unused)) static bool side_event(struct side *s, struct verbs_event *out, int ms)
{
	struct pollfd p = { .fd = s->ctx->async_fd, .events = POLLIN };

	if (poll(&p, 1, ms) <= 0) {
		return false;
	}
	assert_int_equal(v->ibv_get_async_event(s->ctx, out), 0);
	v->ibv_ack_async_event(out);
	return true;
}

/* The next one but for COMM_EST, which comes with the first message. */
__attribute__((unused)) static struct verbs_event side_want_event(struct side *s, unsigned int type)
{
	struct verbs_event ev = { .event_type = VERBS_EVENT_COMM_EST };

	while (ev.event_type == VERBS_EVENT_COMM_EST) {
		if (!side_event(s, &ev, WAIT_S * 1000)) {
			fail_msg("no event %u in %d s", type, WAIT_S);
		}
	}
	assert_int_equal(ev.event_type, type);
	return ev;
}

/* Nothing that a test made is left, and nothing was misused. */
static void side_clean(void)
{
	static const char *const kinds[] = { "contexts", "pds", "mrs", "channels", "cqs", "qps" };

	for (size_t i = 0; i < COUNT(kinds); i++) {
		assert_int_equal(FAKE(fakeverbs_live)(kinds[i]), 0);
	}
	assert_string_equal(FAKE(fakeverbs_violation)(), "");
}

#endif
