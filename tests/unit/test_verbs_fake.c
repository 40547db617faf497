/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The fake libibverbs through the library's own table: what a connection carries, by content, and
 * what devices, queues and events do while nothing is wrong. test_verbs_errors.c has what is.
 */

#include <fcntl.h>
#include <pthread.h>

#include "verbs_pair.h"

static void device_and_port(void **state)
{
	struct verbs_device_attr d;
	struct verbs_gid_entry e[16];
	struct verbs_port_attr p;
	struct verbs_ctx *ctx = side_device(0);
	uint16_t pkey;
	ssize_t n;

	(void)state;
	assert_string_equal(ctx->device->name, "mlx5_0");
	assert_string_equal(ctx->device->ibdev_path, "/sys/class/infiniband/mlx5_0");
	assert_int_equal(v->ibv_query_device(ctx, &d), 0);
	assert_int_equal(d.phys_port_cnt, 2);
	assert_int_equal(v->ibv_query_port(ctx, 1, &p), 0);
	assert_int_equal(p.state, VERBS_PORT_ACTIVE);
	assert_int_equal(p.link_layer, VERBS_LINK_LAYER_ETHERNET);
	assert_int_equal(v->ibv_query_port(ctx, 2, &p), 0); /* FAKEVERBS_PORTS */
	assert_int_equal(p.state, VERBS_PORT_ACTIVE);
	assert_int_equal(p.link_layer, VERBS_LINK_LAYER_INFINIBAND);
	assert_int_equal(p.active_mtu, VERBS_MTU_2048);
	assert_int_equal(p.lid, 9);
	assert_int_equal(v->ibv_query_port(ctx, 3, &p), EINVAL);
	assert_int_equal(v->ibv_query_pkey(ctx, 1, 0, &pkey), 0);
	assert_int_equal(pkey, 0xffff);
	assert_int_equal(v->ibv_query_pkey(ctx, 1, 99, &pkey), -1);
	n = v->_ibv_query_gid_table(ctx, e, COUNT(e), 0, sizeof(e[0]));
	assert_int_equal(n, 5);
	assert_int_equal(e[3].gid_index, 3);
	assert_int_equal(e[3].gid_type, VERBS_GID_TYPE_ROCE_V2);
	assert_memory_equal(&e[3].gid.raw[12], "\x0a\x00\x00\x01", 4);
	assert_int_equal(e[4].port_num, 2);
	assert_int_equal(e[4].gid_type, VERBS_GID_TYPE_IB);
	assert_int_equal(v->_ibv_query_gid_ex(ctx, 1, 5, e, 0, sizeof(e[0])), ENODATA);
	assert_int_equal(v->_ibv_query_gid_ex(ctx, 1, 99, e, 0, sizeof(e[0])), EINVAL);
	assert_int_equal(v->ibv_close_device(ctx), 0);
}

static void named_gids(void **state)
{
	struct verbs_gid_entry e[16];
	struct verbs_ctx *ctx = side_device(1);

	(void)state;
	assert_string_equal(ctx->device->name, "fake_1");
	assert_int_equal(v->_ibv_query_gid_table(ctx, e, COUNT(e), 0, sizeof(e[0])), 6);
	assert_int_equal(e[0].gid_index, 2);
	assert_int_equal(e[0].gid_type, VERBS_GID_TYPE_ROCE_V2);
	assert_memory_equal(&e[0].gid.raw[10], "\xff\xff\x0a\x01\x02\x03", 6);
	assert_int_equal(e[1].gid_index, 5);
	assert_int_equal(e[1].gid_type, VERBS_GID_TYPE_ROCE_V1);
	assert_int_equal(e[1].gid.raw[0], 0xfe);
	assert_int_equal(e[1].gid.raw[15], 9);
	assert_int_equal(e[2].port_num, 2); /* which was not named: as usual */
	assert_int_equal(v->_ibv_query_gid_table(ctx, e, 5, 0, sizeof(e[0])), -EINVAL);
	assert_int_equal(v->ibv_close_device(ctx), 0);
}

static void writes_and_reads(void **state)
{
	static const size_t lens[] = { 1, 7, 4096, 70001, SPACE / 2 };

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		unit_pattern(a.buf, SPACE / 2, i * 1000);
		memset(b.buf, 0, SPACE);
		assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, lens[i], &cb, 100, 1), 0);
		side_done(a.cq, 1, VERBS_WC_SUCCESS);
		assert_pattern(b.buf + 100, lens[i], i * 1000);
		assert_int_equal(b.buf[100 + lens[i]], 0);
		assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, SPACE / 2, lens[i], &cb, 100, 2),
				 0);
		side_done(a.cq, 2, VERBS_WC_SUCCESS);
		assert_pattern(a.buf + SPACE / 2, lens[i], i * 1000);
	}
}

static void several_pieces(void **state)
{
	struct verbs_sge g[3] = { { (uintptr_t)a.buf + 10, 100, a.mr->lkey },
				  { (uintptr_t)a.buf + 110, 1, a.mr->lkey },
				  { (uintptr_t)a.buf + 111, 4000, a.mr->lkey } };
	struct verbs_send_wr wr = { .sg_list = g,
				    .num_sge = 3,
				    .opcode = VERBS_WR_RDMA_WRITE,
				    .send_flags = VERBS_SEND_SIGNALED };
	struct verbs_send_wr *bad;

	(void)state;
	unit_pattern(a.buf + 10, 4101, 5);
	wr.wr.rdma.remote_addr = cb.addr;
	wr.wr.rdma.rkey = cb.rkey;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	assert_pattern(b.buf, 4101, 5);
	memset(a.buf, 0, SPACE);
	wr.opcode = VERBS_WR_RDMA_READ;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	assert_pattern(a.buf + 10, 4101, 5);
}

static void sends_and_immediates(void **state)
{
	struct verbs_wc wc;

	(void)state;
	side_recv(&b, 0, 5000, 31);
	side_recv(&b, 0, 0, 32);
	unit_pattern(a.buf, 4000, 9);
	assert_int_equal(side_post(&a, VERBS_WR_SEND_WITH_IMM, 0, 4000, &cb, 0, 1), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE_WITH_IMM, 0, 4000, &cb, 8192, 2), 0);
	wc = side_poll(b.rcq);
	assert_int_equal(wc.wr_id, 31);
	assert_int_equal(wc.status, VERBS_WC_SUCCESS);
	assert_int_equal(wc.opcode, VERBS_WC_RECV);
	assert_int_equal(wc.byte_len, 4000);
	assert_int_equal(wc.imm_data, 0x11223344);
	assert_int_equal(wc.wc_flags & VERBS_WC_WITH_IMM, VERBS_WC_WITH_IMM);
	assert_int_equal(wc.qp_num, b.qp->qp_num);
	assert_pattern(b.buf, 4000, 9);
	wc = side_poll(b.rcq);
	assert_int_equal(wc.wr_id, 32);
	assert_int_equal(wc.opcode, VERBS_WC_RECV_RDMA_WITH_IMM);
	assert_int_equal(wc.byte_len, 4000);
	assert_pattern(b.buf + 8192, 4000, 9);
	wc = side_poll(a.cq);
	assert_int_equal(wc.opcode, VERBS_WC_SEND);
	wc = side_poll(a.cq);
	assert_int_equal(wc.opcode, VERBS_WC_RDMA_WRITE);
}

/* A send waits for its receive as long as rnr_retry 7 says. */
static void send_before_receive(void **state)
{
	struct verbs_wc wc;

	(void)state;
	unit_pattern(a.buf, 100, 3);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 100, &cb, 0, 1), 0);
	(void)usleep(300000);
	assert_int_equal(verbs_poll(a.cq, 1, &wc), 0);
	side_recv(&b, 50, 100, 2);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_done(b.rcq, 2, VERBS_WC_SUCCESS);
	assert_pattern(b.buf + 50, 100, 3);
}

static int atomic(unsigned int opcode, uint64_t compare_add, uint64_t swap, size_t there)
{
	struct verbs_sge g = { (uintptr_t)a.buf, 8, a.mr->lkey };
	struct verbs_send_wr wr = { .wr_id = 1,
				    .sg_list = &g,
				    .num_sge = 1,
				    .opcode = opcode,
				    .send_flags = VERBS_SEND_SIGNALED };
	struct verbs_send_wr *bad;

	wr.wr.atomic.remote_addr = cb.addr + there;
	wr.wr.atomic.rkey = cb.rkey;
	wr.wr.atomic.compare_add = compare_add;
	wr.wr.atomic.swap = swap;
	return verbs_send(a.qp, &wr, &bad);
}

static void atomics(void **state)
{
	uint64_t *there = (uint64_t *)(uintptr_t)(b.buf + 64);
	uint64_t *here = (uint64_t *)(uintptr_t)a.buf;

	(void)state;
	*there = 40;
	assert_int_equal(atomic(VERBS_WR_ATOMIC_FETCH_AND_ADD, 2, 0, 64), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(*here, 40);
	assert_int_equal(*there, 42);
	assert_int_equal(atomic(VERBS_WR_ATOMIC_CMP_AND_SWP, 41, 7, 64), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(*here, 42);
	assert_int_equal(*there, 42);
	assert_int_equal(atomic(VERBS_WR_ATOMIC_CMP_AND_SWP, 42, 7, 64), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(*there, 7);
	assert_int_equal(atomic(VERBS_WR_ATOMIC_FETCH_AND_ADD, 1, 0, 68), 0);
	side_done(a.cq, 1, VERBS_WC_REM_INV_REQ_ERR); /* not aligned */
}

/* Inline bytes are taken when the request is posted, and from memory without a key. */
static void inline_bytes(void **state)
{
	char text[64];
	struct verbs_sge g = { (uintptr_t)text, 64, 0 };
	struct verbs_send_wr wr = { .sg_list = &g,
				    .num_sge = 1,
				    .opcode = VERBS_WR_RDMA_WRITE,
				    .send_flags = VERBS_SEND_SIGNALED | VERBS_SEND_INLINE };
	struct verbs_send_wr *bad = NULL;

	(void)state;
	unit_pattern(text, 64, 4);
	wr.wr.rdma.remote_addr = cb.addr;
	wr.wr.rdma.rkey = cb.rkey;
	FAKE(fakeverbs_stall)(1);
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	memset(text, 0, sizeof(text));
	FAKE(fakeverbs_stall)(0);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	assert_pattern(b.buf, 64, 4);
	g.length = 65;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), ENOMEM);
	assert_ptr_equal(bad, &wr);
}

/* Requests without a completion hold their places until one behind them was taken. */
static void unsignalled(void **state)
{
	struct verbs_sge g = { (uintptr_t)a.buf, 8, a.mr->lkey };
	struct verbs_send_wr wr = { .sg_list = &g, .num_sge = 1, .opcode = VERBS_WR_RDMA_WRITE };
	struct verbs_send_wr *bad;
	int n = 0;

	(void)state;
	wr.wr.rdma.remote_addr = cb.addr;
	wr.wr.rdma.rkey = cb.rkey;
	while (n < 15) {
		assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
		n++;
	}
	wr.send_flags = VERBS_SEND_SIGNALED;
	wr.wr_id = 5;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	assert_int_equal(verbs_send(a.qp, &wr, &bad), ENOMEM);
	while (FAKE(fakeverbs_live)("sends")) {
		(void)usleep(100);
	}
	assert_int_equal(verbs_send(a.qp, &wr, &bad), ENOMEM);
	side_done(a.cq, 5, VERBS_WC_SUCCESS);
	for (n = 0; n < 16; n++) {
		assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	}
	for (n = 0; n < 16; n++) {
		side_done(a.cq, 5, VERBS_WC_SUCCESS);
	}
}

static void chain(void **state)
{
	struct verbs_sge g = { (uintptr_t)a.buf, 8, a.mr->lkey };
	struct verbs_send_wr wr[3];
	struct verbs_send_wr *bad = NULL;

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		wr[i] = (struct verbs_send_wr){ .wr_id = i,
						.next = i < 2 ? &wr[i + 1] : NULL,
						.sg_list = &g,
						.num_sge = 1,
						.opcode = VERBS_WR_RDMA_WRITE,
						.send_flags = VERBS_SEND_SIGNALED };
		wr[i].wr.rdma.remote_addr = cb.addr + 8 * i;
		wr[i].wr.rdma.rkey = cb.rkey;
	}
	assert_int_equal(verbs_send(a.qp, wr, &bad), 0);
	for (size_t i = 0; i < 3; i++) {
		side_done(a.cq, i, VERBS_WC_SUCCESS);
	}
	wr[1].num_sge = 5; /* what is before it goes */
	assert_int_equal(verbs_send(a.qp, wr, &bad), EINVAL);
	assert_ptr_equal(bad, &wr[1]);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
#define ALONE(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define PAIR(f) cmocka_unit_test_setup_teardown(f, begin_pair, end_pair)
		ALONE(device_and_port),
		ALONE(named_gids),
		PAIR(writes_and_reads),
		PAIR(several_pieces),
		PAIR(sends_and_immediates),
		PAIR(send_before_receive),
		PAIR(atomics),
		PAIR(inline_bytes),
		PAIR(unsignalled),
		PAIR(chain),
	};

	(void)setenv("FAKEVERBS", "2x2", 1);
	(void)setenv("FAKEVERBS_PORTS", "0.2:link=ib:mtu=2048:lid=9", 1);
	(void)setenv("FAKEVERBS_NAMES", "mlx5_0", 1);
	(void)setenv("FAKEVERBS_GIDS", "1.1.2=v2/10.1.2.3,1.1.5=v1/fe80::9", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
