/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What goes wrong on the fake libibverbs, and how it says so: as a strict device and its kernel
 * driver would. */

#include <sys/wait.h>

#include "verbs_pair.h"

/* Both ends have failed, and give up what comes later. */
static void both_failed(void)
{
	assert_int_equal(side_state(&a), VERBS_QPS_ERR);
	assert_int_equal(side_state(&b), VERBS_QPS_ERR);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 90), 0);
	side_done(a.cq, 90, VERBS_WC_WR_FLUSH_ERR);
	side_recv(&b, 0, 8, 91);
	side_done(b.rcq, 91, VERBS_WC_WR_FLUSH_ERR);
}

static void states(void **state)
{
	struct verbs_qp_attr attr;
	struct card card;

	(void)state;
	side_open(&a);
	card = side_card(&a);
	assert_int_equal(side_rtr(&a, &card), EINVAL); /* RESET */
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &card, 0, 1), EINVAL);
	attr = (struct verbs_qp_attr){ .qp_state = VERBS_QPS_INIT, .port_num = 1 };
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, VERBS_QP_STATE | VERBS_QP_PORT), EINVAL);
	attr.port_num = 9;
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr,
					  VERBS_QP_STATE | VERBS_QP_PKEY_INDEX | VERBS_QP_PORT |
						  VERBS_QP_ACCESS_FLAGS),
			 EINVAL);
	assert_int_equal(side_init(&a), 0);
	assert_int_equal(side_rts(&a), EINVAL); /* INIT */
	attr = side_rtr_attr(&a, &card);
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK & ~VERBS_QP_MIN_RNR_TIMER), EINVAL);
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK | VERBS_QP_SQ_PSN), EINVAL);
	attr.path_mtu = VERBS_MTU_4096; /* the port's is 2048 */
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK), EINVAL);
	attr = side_rtr_attr(&a, &card);
	attr.max_dest_rd_atomic = 17;
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK), EINVAL);
	attr = side_rtr_attr(&a, &card);
	attr.ah_attr.is_global = 0; /* RoCE has GIDs only */
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK), EINVAL);
	attr = side_rtr_attr(&a, &card);
	attr.ah_attr.grh.sgid_index = 9;
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK), ENODATA);
	assert_int_equal(side_state(&a), VERBS_QPS_INIT);
	side_recv(&a, 0, 8, 1); /* receives may be there from now on */
	assert_int_equal(side_rtr(&a, &card), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &card, 0, 1), EINVAL);
	assert_int_equal(side_rts(&a), 0);
	attr = (struct verbs_qp_attr){ .qp_state = VERBS_QPS_ERR };
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, VERBS_QP_STATE), 0);
	side_done(a.rcq, 1, VERBS_WC_WR_FLUSH_ERR);
	assert_int_equal(side_init(&a), EINVAL); /* by RESET only */
	attr.qp_state = VERBS_QPS_RESET;
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, VERBS_QP_STATE), 0);
	side_connect(&a, &card);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &card, 64, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_close(&a);
}

static void registration(void **state)
{
	char *hole = unit_hole();
	char *page = unit_map(8192);

	(void)state;
	side_open(&a);
	assert_null(v->ibv_reg_mr(a.pd, hole, 8, VERBS_ACCESS_LOCAL_WRITE));
	assert_int_equal(errno, EFAULT);
	assert_null(v->ibv_reg_mr(a.pd, page, 8, VERBS_ACCESS_REMOTE_WRITE));
	assert_int_equal(errno, EINVAL);
	assert_null(v->ibv_reg_mr(a.pd, page, 0, 0));
	assert_int_equal(errno, EINVAL);
	assert_null(v->ibv_reg_mr_iova2(a.pd, page, 8, 100, 0));
	assert_int_equal(errno, EINVAL);
	assert_int_equal(mprotect(page + 4096, 4096, PROT_READ), 0);
	assert_null(v->ibv_reg_mr(a.pd, page, 8192, VERBS_ACCESS_LOCAL_WRITE));
	assert_int_equal(errno, EFAULT);
	assert_int_equal(mprotect(page + 4096, 4096, PROT_NONE), 0);
	assert_null(v->ibv_reg_mr(a.pd, page, 8192, 0));
	assert_int_equal(errno, EFAULT);
	assert_int_equal(v->ibv_dealloc_pd(a.pd), EBUSY);
	(void)munmap(page, 8192);
	side_close(&a);
}

static void bad_local_key(void **state)
{
	struct verbs_mr was = *a.mr;

	(void)state;
	side_recv(&b, 0, 8, 7);
	a.mr->lkey++;
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 2), 0);
	side_done(a.cq, 1, VERBS_WC_LOC_PROT_ERR);
	side_done(a.cq, 2, VERBS_WC_WR_FLUSH_ERR);
	a.mr->lkey = was.lkey;
	assert_int_equal(side_state(&a), VERBS_QPS_ERR);
	assert_int_equal(side_state(&b), VERBS_QPS_RTS); /* it was not asked */
}

static void past_the_end(void **state)
{
	(void)state;
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, SPACE - 4, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_LOC_PROT_ERR);
}

static void remote_range(void **state)
{
	struct verbs_event ev;

	(void)state;
	side_recv(&b, 0, 8, 7);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, SPACE - 7, 1), 0);
	side_done(a.cq, 1, VERBS_WC_REM_ACCESS_ERR);
	side_done(b.rcq, 7, VERBS_WC_WR_FLUSH_ERR);
	ev = side_want_event(&b, VERBS_EVENT_QP_ACCESS_ERR);
	assert_ptr_equal(ev.element.qp, b.qp);
	both_failed();
}

static void remote_key(void **state)
{
	(void)state;
	cb.rkey = b.mr->lkey; /* not the remote one */
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 0, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_REM_ACCESS_ERR);
	both_failed();
}

/* A key of memory that is gone fits nothing, also not what is registered in its place. */
static void key_of_before(void **state)
{
	(void)state;
	for (int i = 0; i < 3; i++) {
		assert_int_equal(v->ibv_dereg_mr(b.mr), 0);
		b.mr = v->ibv_reg_mr(b.pd, b.buf, SPACE, ACCESS_ALL);
		assert_non_null(b.mr);
		assert_int_not_equal(b.mr->rkey, cb.rkey);
	}
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_REM_ACCESS_ERR);
	both_failed();
}

static void rights(void **state)
{
	static const struct {
		int access;
		int qp_access;
		unsigned int opcode;
		unsigned int status;
	} v_[] = {
		{ VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_READ, ACCESS_ALL,
		  VERBS_WR_RDMA_WRITE, VERBS_WC_REM_ACCESS_ERR },
		{ VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE, ACCESS_ALL,
		  VERBS_WR_RDMA_READ, VERBS_WC_REM_ACCESS_ERR },
		{ VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE, ACCESS_ALL,
		  VERBS_WR_ATOMIC_FETCH_AND_ADD, VERBS_WC_REM_ACCESS_ERR },
		{ ACCESS_ALL, VERBS_ACCESS_REMOTE_READ, VERBS_WR_RDMA_WRITE,
		  VERBS_WC_REM_INV_REQ_ERR },
		{ ACCESS_ALL, VERBS_ACCESS_REMOTE_WRITE, VERBS_WR_RDMA_READ,
		  VERBS_WC_REM_INV_REQ_ERR },
		{ VERBS_ACCESS_REMOTE_READ, ACCESS_ALL, VERBS_WR_RDMA_READ, VERBS_WC_LOC_PROT_ERR },
	};

	for (size_t i = 0; i < COUNT(v_); i++) {
		begin(state);
		how.access = v_[i].access;
		how.qp_access = v_[i].qp_access;
		side_pair(&a, &b);
		cb = side_card(&b);
		assert_int_equal(side_post(&a, v_[i].opcode, 0, 8, &cb, 0, i), 0);
		side_done(a.cq, i, v_[i].status);
		end_pair(state);
	}
}

static void short_receive(void **state)
{
	(void)state;
	side_recv(&b, 0, 7, 5);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 8, &cb, 0, 1), 0);
	side_done(b.rcq, 5, VERBS_WC_LOC_LEN_ERR);
	side_done(a.cq, 1, VERBS_WC_REM_INV_REQ_ERR);
	both_failed();
}

static void no_receive(void **state)
{
	begin(state);
	how.rnr_retry = 2;
	side_pair(&a, &b);
	cb = side_card(&b);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE_WITH_IMM, 0, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_RNR_RETRY_EXC_ERR);
	end_pair(state);
}

static void no_reads(void **state)
{
	begin(state);
	how.rd_atomic = 0;
	side_pair(&a, &b);
	cb = side_card(&b);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 0, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_LOC_QP_OP_ERR);
	end_pair(state);
}

/* Connects the two with one thing wrong, and sees what a message makes of it. */
static void wrong(void (*spoil)(struct verbs_qp_attr *attr), size_t len, unsigned int status)
{
	struct verbs_qp_attr attr;
	int64_t from;

	how_usual();
	side_open(&a);
	side_open(&b);
	ca = side_card(&a);
	cb = side_card(&b);
	side_connect(&b, &ca);
	assert_int_equal(side_init(&a), 0);
	attr = side_rtr_attr(&a, &cb);
	spoil(&attr);
	assert_int_equal(v->ibv_modify_qp(a.qp, &attr, RTR_MASK), 0);
	assert_int_equal(side_rts(&a), 0);
	from = side_now_ms();
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, len, &cb, 0, 1), 0);
	side_done(a.cq, 1, status);
	if (status == VERBS_WC_RETRY_EXC_ERR) {
		assert_true(side_now_ms() - from >= 100);
	}
	side_close(&a);
	side_close(&b);
}

static void spoil_gid(struct verbs_qp_attr *attr)
{
	attr->ah_attr.grh.dgid.raw[15]++;
}

static void spoil_sgid(struct verbs_qp_attr *attr)
{
	attr->ah_attr.grh.sgid_index = 2; /* RoCE v1 */
}

static void spoil_qpn(struct verbs_qp_attr *attr)
{
	attr->dest_qp_num ^= 0x800000;
}

static void spoil_mtu(struct verbs_qp_attr *attr)
{
	attr->path_mtu = VERBS_MTU_2048;
}

static void spoil_nothing(struct verbs_qp_attr *attr)
{
	(void)attr;
}

static void wrong_paths(void **state)
{
	(void)state;
	wrong(spoil_nothing, 3000, VERBS_WC_SUCCESS);
	wrong(spoil_gid, 8, VERBS_WC_RETRY_EXC_ERR);
	wrong(spoil_sgid, 8, VERBS_WC_RETRY_EXC_ERR);
	wrong(spoil_qpn, 8, VERBS_WC_RETRY_EXC_ERR);
	wrong(spoil_mtu, 1024, VERBS_WC_SUCCESS);
	wrong(spoil_mtu, 1025, VERBS_WC_REM_INV_REQ_ERR);
}

/* The peer's queue pair is not there any more. */
static void peer_gone(void **state)
{
	(void)state;
	assert_int_equal(v->ibv_destroy_qp(b.qp), 0);
	b.qp = NULL;
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 2), 0);
	side_done(a.cq, 1, VERBS_WC_RETRY_EXC_ERR);
	side_done(a.cq, 2, VERBS_WC_WR_FLUSH_ERR);
}

/* A short interruption is tried over, a long one is an error; both are events. */
static void link_down(void **state)
{
	struct verbs_event ev;
	struct verbs_wc wc;

	begin(state);
	how.timeout = 0; /* for ever */
	side_pair(&a, &b);
	cb = side_card(&b);
	assert_int_equal(FAKE(fakeverbs_link)(0, 7, 0), -1);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	ev = side_want_event(&a, VERBS_EVENT_PORT_ERR);
	assert_int_equal(ev.element.port_num, 1);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	(void)usleep(200000);
	assert_int_equal(verbs_poll(a.cq, 1, &wc), 0);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	(void)side_want_event(&a, VERBS_EVENT_PORT_ACTIVE);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	end_pair(state);
	begin_pair(state);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 2), 0);
	side_done(a.cq, 2, VERBS_WC_RETRY_EXC_ERR);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	end_pair(state);
}

static void cq_overrun(void **state)
{
	struct verbs_event ev;

	begin(state);
	how.cqe = 4;
	side_pair(&a, &b);
	cb = side_card(&b);
	for (uint64_t i = 0; i < 5; i++) {
		assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, i), 0);
	}
	ev = side_want_event(&a, VERBS_EVENT_CQ_ERR);
	assert_ptr_equal(ev.element.cq, a.cq);
	ev = side_want_event(&a, VERBS_EVENT_QP_FATAL);
	assert_ptr_equal(ev.element.qp, a.qp);
	assert_int_equal(side_state(&a), VERBS_QPS_ERR);
	for (uint64_t i = 0; i < 4; i++) {
		side_done(a.cq, i, VERBS_WC_SUCCESS);
	}
	assert_int_equal(verbs_poll(a.cq, 1, &(struct verbs_wc){ 0 }), 0);
	end_pair(state);
}

static void qp_fatal(void **state)
{
	struct verbs_event ev;

	(void)state;
	side_recv(&a, 0, 8, 3);
	assert_int_equal(FAKE(fakeverbs_event)(0, VERBS_EVENT_QP_FATAL, a.qp->qp_num), 0);
	ev = side_want_event(&a, VERBS_EVENT_QP_FATAL);
	assert_ptr_equal(ev.element.qp, a.qp);
	side_done(a.rcq, 3, VERBS_WC_WR_FLUSH_ERR);
	assert_int_equal(FAKE(fakeverbs_gids)("0.1.1=v2/10.9.8.7"), 0);
	ev = side_want_event(&a, VERBS_EVENT_GID_CHANGE);
	assert_int_equal(ev.element.port_num, 1);
	assert_int_equal(FAKE(fakeverbs_gids)("0.1.1=v2/10.0.0.1,0.1.3=v2/10.0.0.1"), 0);
}

static void on_demand(void **state)
{
	struct verbs_wc wc;

	(void)state;
	FAKE(fakeverbs_fail)("ibv_reg_mr:2:12,post_send:1:11,poll_cq:1:5,wc:2:9");
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 11);
	assert_int_equal(verbs_poll(a.cq, 1, &wc), -1);
	assert_int_equal(v->ibv_dereg_mr(a.mr), 0);
	a.mr = v->ibv_reg_mr(a.pd, a.buf, SPACE, ACCESS_ALL);
	assert_non_null(a.mr);
	assert_null(v->ibv_reg_mr(a.pd, a.buf, SPACE, ACCESS_ALL));
	assert_int_equal(errno, ENOMEM);
	for (uint64_t i = 1; i <= 3; i++) {
		assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, i), 0);
	}
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_done(a.cq, 2, VERBS_WC_REM_INV_REQ_ERR);
	side_done(a.cq, 3, VERBS_WC_WR_FLUSH_ERR);
}

/* Memory that was unmapped while it is registered: an error, and misuse that is told. */
static void unmapped_early(void **state)
{
	unsigned long n = FAKE(fakeverbs_violations)();
	pid_t pid;
	int status = 0;

	/* In a child, so that the misuse is not this process's. */
	(void)state;
	assert_int_equal(n, 0);
	pid = fork();
	if (pid == 0) {
		char self[] = "/proc/self/exe";
		char *argv[] = { self, (char *)"unmap", NULL };

		(void)execv(self, argv);
		_exit(9);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
}

static int unmap_early(void)
{
	void *state = NULL;
	char *p;
	struct verbs_mr *mr;

	begin_pair(&state);
	p = unit_map(4096);
	mr = v->ibv_reg_mr(b.pd, p, 4096, ACCESS_ALL);
	(void)munmap(p, 4096);
	cb.addr = (uintptr_t)p;
	cb.rkey = mr->rkey;
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_REM_ACCESS_ERR);
	assert_int_equal(FAKE(fakeverbs_violations)(), 1);
	assert_in("not there any more", FAKE(fakeverbs_violation)());
	return 0;
}

static void in_use(void **state)
{
	(void)state;
	assert_int_equal(v->ibv_destroy_cq(a.cq), EBUSY);
	assert_int_equal(v->ibv_destroy_comp_channel(a.channel), EBUSY);
	assert_int_equal(v->ibv_dealloc_pd(a.pd), EBUSY);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = {
#define ALONE(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define PAIR(f) cmocka_unit_test_setup_teardown(f, begin_pair, end_pair)
		ALONE(states),
		ALONE(registration),
		PAIR(bad_local_key),
		PAIR(past_the_end),
		PAIR(remote_range),
		PAIR(remote_key),
		PAIR(key_of_before),
		cmocka_unit_test(rights),
		PAIR(short_receive),
		cmocka_unit_test(no_receive),
		cmocka_unit_test(no_reads),
		ALONE(wrong_paths),
		PAIR(peer_gone),
		cmocka_unit_test(link_down),
		cmocka_unit_test(cq_overrun),
		PAIR(qp_fatal),
		PAIR(on_demand),
		PAIR(in_use),
		ALONE(unmapped_early),
	};

	(void)setenv("FAKEVERBS_PORTS", "0.1:mtu=2048", 1);
	if (argc > 1 && strcmp(argv[1], "unmap") == 0) {
		return unmap_early();
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
