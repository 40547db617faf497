/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The libibverbs that tests use: late and shuffled writes, dma-bufs, ways between ports, threads.
 */

#include <fcntl.h>
#include <pthread.h>

#include "verbs_pair.h"

static void channel(void **state)
{
	struct pollfd p = { .fd = a.channel->fd, .events = POLLIN };
	struct verbs_cq *cq;
	struct verbs_wc wc;
	void *of;

	(void)state;
	assert_int_equal(fcntl(p.fd, F_SETFL, O_NONBLOCK), 0);
	assert_int_equal(v->ibv_get_cq_event(a.channel, &cq, &of), -1);
	assert_int_equal(errno, EAGAIN);
	assert_int_equal(verbs_arm(a.cq, 0), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 1), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, 2), 0);
	assert_int_equal(poll(&p, 1, WAIT_S * 1000), 1);
	assert_int_equal(v->ibv_get_cq_event(a.channel, &cq, &of), 0);
	assert_ptr_equal(cq, a.cq);
	assert_ptr_equal(of, &a);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_done(a.cq, 2, VERBS_WC_SUCCESS);
	assert_int_equal(poll(&p, 1, 0), 0); /* one event for one request of it */
	v->ibv_ack_cq_events(a.cq, 1);
	/* Only what is solicited, and an event that nobody takes goes with its queue. */
	assert_int_equal(verbs_arm(b.rcq, 1), 0);
	p.fd = b.channel->fd;
	side_recv(&b, 0, 8, 1);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 8, &cb, 0, 1), 0);
	side_done(b.rcq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(poll(&p, 1, 0), 0);
	assert_int_equal(verbs_arm(b.rcq, 0), 0);
	side_recv(&b, 0, 8, 1);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 8, &cb, 0, 1), 0);
	assert_int_equal(poll(&p, 1, WAIT_S * 1000), 1);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(verbs_poll(b.rcq, 1, &wc), 1);
}

/* What a peer writes is seen when a READ comes behind it, though its completion was before. */
static void late_writes(void **state)
{
	struct fakeverbs_stats st;
	uint64_t late;

	(void)state;
	FAKE(fakeverbs_stats)(&st);
	late = st.late;
	FAKE(fakeverbs_late)(cb.addr + 4096, 4096);
	memset(b.buf, 0, SPACE);
	unit_pattern(a.buf, 8192, 6);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 100, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_pattern(b.buf, 100, 6); /* elsewhere */
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 100, &cb, 4096, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(b.buf[4096 + 1], 0);
	assert_int_equal(side_post(&b, VERBS_WR_RDMA_READ, 64, 1, &ca, 0, 1), 0);
	side_done(b.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(b.buf[4096 + 1], 0); /* a READ the other way does nothing here */
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 9000, 1, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_pattern(b.buf + 4096, 100, 6);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 100, &cb, 5000, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(b.buf[5000 + 1], 0);
	FAKE(fakeverbs_flush)();
	assert_pattern(b.buf + 5000, 100, 6);
	FAKE(fakeverbs_late)(0, 0);
	FAKE(fakeverbs_stats)(&st);
	assert_int_equal(st.late - late, 2);
}

/* With a seed, queue pairs have their turns in some order; each has its requests in its own. */
static void shuffled(void **state)
{
	struct side c = a;
	struct side d = b;
	struct card cc;
	struct card cd;
	uint64_t seen[2] = { 0 };
	int turns = 0;
	uint32_t last = 0;

	(void)state;
	side_make_qp(&c); /* more queue pairs on the same completion queues */
	side_make_qp(&d);
	cc = side_card(&c);
	cd = side_card(&d);
	side_connect(&c, &cd);
	side_connect(&d, &cc);
	FAKE(fakeverbs_shuffle)(5);
	FAKE(fakeverbs_stall)(1);
	for (uint64_t i = 0; i < 16; i++) {
		assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &cb, 0, i), 0);
		assert_int_equal(side_post(&c, VERBS_WR_RDMA_WRITE, 0, 8, &cd, 0, i), 0);
	}
	FAKE(fakeverbs_stall)(0);
	for (int i = 0; i < 32; i++) {
		struct verbs_wc wc = side_poll(a.cq);
		bool of_c = wc.qp_num == c.qp->qp_num;

		assert_int_equal(wc.status, VERBS_WC_SUCCESS);
		assert_int_equal(wc.wr_id, seen[of_c]++);
		turns += i && wc.qp_num != last;
		last = wc.qp_num;
	}
	assert_in_range(turns, 4, 30); /* 31: one after the other; 1: one behind the other */
	FAKE(fakeverbs_shuffle)(0);
	assert_int_equal(v->ibv_destroy_qp(c.qp), 0);
	assert_int_equal(v->ibv_destroy_qp(d.qp), 0);
}

/* Memory of a descriptor: the bytes are the descriptor's. */
static void dmabuf(void **state)
{
	int fd = memfd_create("test", MFD_CLOEXEC);
	struct verbs_sge g = { 0x10000064, 5000, 0 };
	struct verbs_send_wr wr = { .sg_list = &g,
				    .num_sge = 1,
				    .opcode = VERBS_WR_RDMA_READ,
				    .send_flags = VERBS_SEND_SIGNALED };
	struct verbs_send_wr *bad;
	struct verbs_mr *mr;
	char got[5000];

	(void)state;
	assert_int_equal(ftruncate(fd, 65536), 0);
	assert_null(v->ibv_reg_dmabuf_mr(b.pd, 0, 4096, 0, -1, VERBS_ACCESS_LOCAL_WRITE));
	assert_int_equal(errno, EBADF);
	assert_null(v->ibv_reg_dmabuf_mr(b.pd, 100, 4096, 0, fd, VERBS_ACCESS_LOCAL_WRITE));
	assert_int_equal(errno, EINVAL);
	assert_null(v->ibv_reg_dmabuf_mr(b.pd, 61440, 4097, 0, fd, VERBS_ACCESS_LOCAL_WRITE));
	assert_int_equal(errno, EINVAL);
	mr = v->ibv_reg_dmabuf_mr(a.pd, 8192 + 100, 8192, 0x10000064, fd, VERBS_ACCESS_LOCAL_WRITE);
	assert_non_null(mr);
	assert_ptr_equal(mr->addr, (void *)(uintptr_t)8292);
	unit_pattern(b.buf, 5000, 8);
	g.lkey = mr->lkey;
	wr.wr.rdma.remote_addr = cb.addr;
	wr.wr.rdma.rkey = cb.rkey;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	assert_int_equal(pread(fd, got, 5000, 8292), 5000);
	assert_pattern(got, 5000, 8);
	assert_int_equal(v->ibv_dereg_mr(mr), 0);
	(void)close(fd);
}

/* InfiniBand: by LID, without GIDs. */
static void infiniband(void **state)
{
	(void)state;
	how.port = 2;
	side_pair(&a, &b);
	cb = side_card(&b);
	assert_int_equal(cb.lid, 9);
	unit_pattern(a.buf, 100, 2);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 100, &cb, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_pattern(b.buf, 100, 2);
	end_pair(state);
}

/* A queue pair that is its own peer. */
static void loopback(void **state)
{
	struct card self;

	(void)state;
	side_open(&a);
	self = side_card(&a);
	side_connect(&a, &self);
	unit_pattern(a.buf, 100, 2);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 1000, 100, &self, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_pattern(a.buf + 1000, 100, 2);
	side_close(&a);
}

/* Threads with a connection each, on one NIC. */
static void *write_and_read(void *arg)
{
	struct side *s = arg;
	struct card to = side_card(s + 1);
	unsigned long *wrong = calloc(1, sizeof(*wrong));

	for (uint64_t i = 0; i < 200; i++) {
		size_t off = (size_t)i * 64;

		memset(s->buf, (int)i, 64);
		memset(s->buf + 64, 0, 64);
		*wrong += side_post(s, VERBS_WR_RDMA_WRITE, 0, 64, &to, off, i) != 0;
		*wrong += side_post(s, VERBS_WR_RDMA_READ, 64, 64, &to, off, i) != 0;
		*wrong += side_poll(s->cq).status != VERBS_WC_SUCCESS;
		*wrong += side_poll(s->cq).status != VERBS_WC_SUCCESS;
		*wrong += memcmp(s->buf, s->buf + 64, 64) != 0;
	}
	return wrong;
}

static void by_many_threads(void **state)
{
	struct side s[8];
	pthread_t t[4];

	(void)state;
	FAKE(fakeverbs_shuffle)(3);
	for (size_t i = 0; i < 4; i++) {
		how.device = (int)(i % 2);
		how.gid = i % 2 ? 2 : 3;
		side_pair(&s[2 * i], &s[2 * i + 1]);
	}
	for (size_t i = 0; i < 4; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, write_and_read, &s[2 * i]), 0);
	}
	for (size_t i = 0; i < 4; i++) {
		void *wrong;

		(void)pthread_join(t[i], &wrong);
		assert_int_equal(*(unsigned long *)wrong, 0);
		free(wrong);
	}
	for (size_t i = 0; i < 8; i++) {
		side_close(&s[i]);
	}
	FAKE(fakeverbs_shuffle)(0);
}

static void counters(void **state)
{
	struct fakeverbs_stats was;
	struct fakeverbs_stats is;

	(void)state;
	FAKE(fakeverbs_stats)(&was);
	side_recv(&b, 0, 100, 1);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 100, &cb, 0, 1), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 0, 50, &cb, 0, 2), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	side_done(a.cq, 2, VERBS_WC_SUCCESS);
	side_done(b.rcq, 1, VERBS_WC_SUCCESS);
	FAKE(fakeverbs_stats)(&is);
	assert_int_equal(is.posts - was.posts, 3);
	assert_int_equal(is.send_wrs - was.send_wrs, 2);
	assert_int_equal(is.recv_wrs - was.recv_wrs, 1);
	assert_int_equal(is.completions - was.completions, 3);
	assert_int_equal(is.bytes_out - was.bytes_out, 100);
	assert_int_equal(is.bytes_in - was.bytes_in, 50);
	assert_int_equal(is.served - was.served, 2);
	assert_int_equal(is.served_bytes - was.served_bytes, 150);
	assert_int_equal(is.regs - is.deregs, 2);
	assert_true(FAKE(fakeverbs_calls)("post_send") >= 2);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
#define ALONE(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define PAIR(f) cmocka_unit_test_setup_teardown(f, begin_pair, end_pair)
		PAIR(channel),	   PAIR(late_writes), PAIR(shuffled),	      PAIR(dmabuf),
		ALONE(infiniband), ALONE(loopback),   ALONE(by_many_threads), PAIR(counters),
	};

	(void)setenv("FAKEVERBS", "2x2", 1);
	(void)setenv("FAKEVERBS_PORTS", "0.2:link=ib:mtu=2048:lid=9", 1);
	(void)setenv("FAKEVERBS_NAMES", "mlx5_0", 1);
	(void)setenv("FAKEVERBS_GIDS", "1.1.2=v2/10.1.2.3,1.1.5=v1/fe80::9", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
