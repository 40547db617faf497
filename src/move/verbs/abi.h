/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_ABI_H
#define MOVE_VERBS_ABI_H

/*
 * The part of libibverbs' binary interface that a reliable connection needs, in our own words, so
 * that the library builds where there are no RDMA headers. A struct's fields have the names that
 * the verbs have; tests/abi/verbs_layout.c compares all of this file with <infiniband/verbs.h>
 * where there is one. Enums of theirs are `unsigned int` here, which is as wide. Fields in network
 * byte order are called so.
 */

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Constants: their name less "IBV_", and the value. */
#define VERBS_CONSTANTS(X)                  \
	X(NODE_CA, 1)                       \
	X(NODE_RNIC, 4)                     \
	X(TRANSPORT_IB, 0)                  \
	X(TRANSPORT_IWARP, 1)               \
	X(ATOMIC_NONE, 0)                   \
	X(ATOMIC_HCA, 1)                    \
	X(ATOMIC_GLOB, 2)                   \
	X(GID_TYPE_IB, 0)                   \
	X(GID_TYPE_ROCE_V1, 1)              \
	X(GID_TYPE_ROCE_V2, 2)              \
	X(MTU_256, 1)                       \
	X(MTU_512, 2)                       \
	X(MTU_1024, 3)                      \
	X(MTU_2048, 4)                      \
	X(MTU_4096, 5)                      \
	X(PORT_NOP, 0)                      \
	X(PORT_DOWN, 1)                     \
	X(PORT_INIT, 2)                     \
	X(PORT_ARMED, 3)                    \
	X(PORT_ACTIVE, 4)                   \
	X(PORT_ACTIVE_DEFER, 5)             \
	X(LINK_LAYER_UNSPECIFIED, 0)        \
	X(LINK_LAYER_INFINIBAND, 1)         \
	X(LINK_LAYER_ETHERNET, 2)           \
	X(QPF_GRH_REQUIRED, 1)              \
	X(ACCESS_LOCAL_WRITE, 1)            \
	X(ACCESS_REMOTE_WRITE, 2)           \
	X(ACCESS_REMOTE_READ, 4)            \
	X(ACCESS_REMOTE_ATOMIC, 8)          \
	X(ACCESS_ON_DEMAND, 64)             \
	X(ACCESS_RELAXED_ORDERING, 1 << 20) \
	X(QPT_RC, 2)                        \
	X(QPS_RESET, 0)                     \
	X(QPS_INIT, 1)                      \
	X(QPS_RTR, 2)                       \
	X(QPS_RTS, 3)                       \
	X(QPS_SQD, 4)                       \
	X(QPS_SQE, 5)                       \
	X(QPS_ERR, 6)                       \
	X(QP_STATE, 1 << 0)                 \
	X(QP_CUR_STATE, 1 << 1)             \
	X(QP_ACCESS_FLAGS, 1 << 3)          \
	X(QP_PKEY_INDEX, 1 << 4)            \
	X(QP_PORT, 1 << 5)                  \
	X(QP_AV, 1 << 7)                    \
	X(QP_PATH_MTU, 1 << 8)              \
	X(QP_TIMEOUT, 1 << 9)               \
	X(QP_RETRY_CNT, 1 << 10)            \
	X(QP_RNR_RETRY, 1 << 11)            \
	X(QP_RQ_PSN, 1 << 12)               \
	X(QP_MAX_QP_RD_ATOMIC, 1 << 13)     \
	X(QP_MIN_RNR_TIMER, 1 << 15)        \
	X(QP_SQ_PSN, 1 << 16)               \
	X(QP_MAX_DEST_RD_ATOMIC, 1 << 17)   \
	X(QP_CAP, 1 << 19)                  \
	X(QP_DEST_QPN, 1 << 20)             \
	X(WR_RDMA_WRITE, 0)                 \
	X(WR_RDMA_WRITE_WITH_IMM, 1)        \
	X(WR_SEND, 2)                       \
	X(WR_SEND_WITH_IMM, 3)              \
	X(WR_RDMA_READ, 4)                  \
	X(WR_ATOMIC_CMP_AND_SWP, 5)         \
	X(WR_ATOMIC_FETCH_AND_ADD, 6)       \
	X(SEND_FENCE, 1 << 0)               \
	X(SEND_SIGNALED, 1 << 1)            \
	X(SEND_SOLICITED, 1 << 2)           \
	X(SEND_INLINE, 1 << 3)              \
	X(WC_SEND, 0)                       \
	X(WC_RDMA_WRITE, 1)                 \
	X(WC_RDMA_READ, 2)                  \
	X(WC_COMP_SWAP, 3)                  \
	X(WC_FETCH_ADD, 4)                  \
	X(WC_RECV, 128)                     \
	X(WC_RECV_RDMA_WITH_IMM, 129)       \
	X(WC_WITH_IMM, 2)

/* The outcomes of a work request: name, value, meaning. */
#define VERBS_STATUSES(X)                                                                       \
	X(SUCCESS, 0, "success")                                                                \
	X(LOC_LEN_ERR, 1, "longer than the receiver's buffer or than the port permits")         \
	X(LOC_QP_OP_ERR, 2, "the queue pair cannot do it")                                      \
	X(LOC_EEC_OP_ERR, 3, "an end-to-end context failed")                                    \
	X(LOC_PROT_ERR, 4, "this side's memory is not registered for it")                       \
	X(WR_FLUSH_ERR, 5, "given up: the queue pair failed before")                            \
	X(MW_BIND_ERR, 6, "a memory window was not bound")                                      \
	X(BAD_RESP_ERR, 7, "the answer made no sense")                                          \
	X(LOC_ACCESS_ERR, 8, "the other side was not permitted to write here")                  \
	X(REM_INV_REQ_ERR, 9, "the other side refused it as invalid")                           \
	X(REM_ACCESS_ERR, 10, "the other side's memory is not registered for it, or no longer") \
	X(REM_OP_ERR, 11, "the other side could not carry it out")                              \
	X(RETRY_EXC_ERR, 12,                                                                    \
	  "no answer: the other side or the link is gone, or the path is wrong")                \
	X(RNR_RETRY_EXC_ERR, 13, "the other side had posted no receive")                        \
	X(LOC_RDD_VIOL_ERR, 14, "a wrong reliable datagram domain")                             \
	X(REM_INV_RD_REQ_ERR, 15, "the other side refused a reliable datagram")                 \
	X(REM_ABORT_ERR, 16, "the other side gave it up")                                       \
	X(INV_EECN_ERR, 17, "a wrong end-to-end context")                                       \
	X(INV_EEC_STATE_ERR, 18, "a wrong state of an end-to-end context")                      \
	X(FATAL_ERR, 19, "the device failed")                                                   \
	X(RESP_TIMEOUT_ERR, 20, "the answer did not come in time")                              \
	X(GENERAL_ERR, 21, "the device gave no reason")

/* Asynchronous events of a device: name, value. */
#define VERBS_EVENTS(X)            \
	X(CQ_ERR, 0)               \
	X(QP_FATAL, 1)             \
	X(QP_REQ_ERR, 2)           \
	X(QP_ACCESS_ERR, 3)        \
	X(COMM_EST, 4)             \
	X(SQ_DRAINED, 5)           \
	X(PATH_MIG, 6)             \
	X(PATH_MIG_ERR, 7)         \
	X(DEVICE_FATAL, 8)         \
	X(PORT_ACTIVE, 9)          \
	X(PORT_ERR, 10)            \
	X(LID_CHANGE, 11)          \
	X(PKEY_CHANGE, 12)         \
	X(SM_CHANGE, 13)           \
	X(SRQ_ERR, 14)             \
	X(SRQ_LIMIT_REACHED, 15)   \
	X(QP_LAST_WQE_REACHED, 16) \
	X(CLIENT_REREGISTER, 17)   \
	X(GID_CHANGE, 18)          \
	X(WQ_FATAL, 19)

enum {
#define X(name, value) VERBS_##name = value,
	VERBS_CONSTANTS(X)
#undef X
#define X(name, value, words) VERBS_WC_##name = value,
	VERBS_STATUSES(X)
#undef X
#define X(name, value) VERBS_EVENT_##name = value,
		VERBS_EVENTS(X)
#undef X
};

struct verbs_ctx;
struct verbs_srq; /* shared receive queues: only NULL */

union verbs_gid {
	uint8_t raw[16];
	uint64_t half[2]; /* network byte order: prefix, interface */
};

struct verbs_gid_entry {
	union verbs_gid gid;
	uint32_t gid_index;
	uint32_t port_num;
	uint32_t gid_type;
	uint32_t ndev_ifindex; /* the network interface, 0: none */
};

/* A device, open or not. */
struct verbs_device {
	void (*unused[2])(void);
	unsigned int node_type;
	int transport_type; /* -1: unknown */
	char name[64];	    /* mlx5_0 */
	char dev_name[64];  /* uverbs0 */
	char dev_path[256]; /* both in sysfs */
	char ibdev_path[256];
};

struct verbs_device_attr {
	char fw_ver[64];
	uint64_t node_guid; /* these two in network byte order */
	uint64_t sys_image_guid;
	uint64_t max_mr_size;
	uint64_t page_size_cap;
	uint32_t vendor_id;
	uint32_t vendor_part_id;
	uint32_t hw_ver;
	int max_qp;
	int max_qp_wr;
	unsigned int device_cap_flags;
	int max_sge;
	int max_sge_rd;
	int max_cq;
	int max_cqe;
	int max_mr;
	int max_pd;
	int max_qp_rd_atom;
	int max_ee_rd_atom;
	int max_res_rd_atom;
	int max_qp_init_rd_atom;
	int max_ee_init_rd_atom;
	unsigned int atomic_cap;
	int max_ee;
	int max_rdd;
	int max_mw;
	int max_raw_ipv6_qp;
	int max_raw_ethy_qp;
	int max_mcast_grp;
	int max_mcast_qp_attach;
	int max_total_mcast_qp_attach;
	int max_ah;
	int max_fmr;
	int max_map_per_fmr;
	int max_srq;
	int max_srq_wr;
	int max_srq_sge;
	uint16_t max_pkeys;
	uint8_t local_ca_ack_delay;
	uint8_t phys_port_cnt;
};

/* The exported function fills the fields before port_cap_flags2. */
struct verbs_port_attr {
	unsigned int state;
	unsigned int max_mtu;
	unsigned int active_mtu;
	int gid_tbl_len;
	uint32_t port_cap_flags;
	uint32_t max_msg_sz;
	uint32_t bad_pkey_cntr;
	uint32_t qkey_viol_cntr;
	uint16_t pkey_tbl_len;
	uint16_t lid;
	uint16_t sm_lid;
	uint8_t lmc;
	uint8_t max_vl_num;
	uint8_t sm_sl;
	uint8_t subnet_timeout;
	uint8_t init_type_reply;
	uint8_t active_width; /* 1: 1 lane, 2: 4, 4: 8, 8: 12, 16: 2 */
	uint8_t active_speed; /* a lane's: 1: SDR, 2: DDR, 4: QDR, 8: FDR10, 16: FDR, 32: EDR,
				 64: HDR, 128: NDR */
	uint8_t phys_state;
	uint8_t link_layer;
	uint8_t flags;
	uint16_t port_cap_flags2;
};

struct verbs_pd {
	struct verbs_ctx *context;
	uint32_t handle;
};

/* addr: for a dma-buf the offset that it was registered with. */
struct verbs_mr {
	struct verbs_ctx *context;
	struct verbs_pd *pd;
	void *addr;
	size_t length;
	uint32_t handle;
	uint32_t lkey;
	uint32_t rkey;
};

struct verbs_channel {
	struct verbs_ctx *context;
	int fd;
	int refcnt;
};

/* The library's own locks are a part of this object and of those below. */
struct verbs_cq {
	struct verbs_ctx *context;
	struct verbs_channel *channel;
	void *cq_context;
	uint32_t handle;
	int cqe;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
	uint32_t comp_events_completed;
	uint32_t async_events_completed;
};

/* `state` is the state that was asked for last: a queue pair that failed shows it to a query alone.
 */
struct verbs_qp {
	struct verbs_ctx *context;
	void *qp_context;
	struct verbs_pd *pd;
	struct verbs_cq *send_cq;
	struct verbs_cq *recv_cq;
	struct verbs_srq *srq;
	uint32_t handle;
	uint32_t qp_num;
	unsigned int state;
	unsigned int qp_type;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
	uint32_t events_completed;
};

struct verbs_qp_cap {
	uint32_t max_send_wr;
	uint32_t max_recv_wr;
	uint32_t max_send_sge;
	uint32_t max_recv_sge;
	uint32_t max_inline_data;
};

struct verbs_qp_init {
	void *qp_context;
	struct verbs_cq *send_cq;
	struct verbs_cq *recv_cq;
	struct verbs_srq *srq;
	struct verbs_qp_cap cap; /* in: wanted; out: what there is */
	unsigned int qp_type;
	int sq_sig_all;
};

struct verbs_route {
	union verbs_gid dgid;
	uint32_t flow_label;
	uint8_t sgid_index;
	uint8_t hop_limit;
	uint8_t traffic_class;
};

/* The way to the port of the other side. */
struct verbs_ah_attr {
	struct verbs_route grh;
	uint16_t dlid;
	uint8_t sl;
	uint8_t src_path_bits;
	uint8_t static_rate;
	uint8_t is_global; /* grh counts */
	uint8_t port_num;  /* of this side */
};

struct verbs_qp_attr {
	unsigned int qp_state;
	unsigned int cur_qp_state;
	unsigned int path_mtu;
	unsigned int path_mig_state;
	uint32_t qkey;
	uint32_t rq_psn;
	uint32_t sq_psn;
	uint32_t dest_qp_num;
	unsigned int qp_access_flags;
	struct verbs_qp_cap cap;
	struct verbs_ah_attr ah_attr;
	struct verbs_ah_attr alt_ah_attr;
	uint16_t pkey_index;
	uint16_t alt_pkey_index;
	uint8_t en_sqd_async_notify;
	uint8_t sq_draining;
	uint8_t max_rd_atomic;
	uint8_t max_dest_rd_atomic;
	uint8_t min_rnr_timer;
	uint8_t port_num;
	uint8_t timeout; /* 4.096 us * 2^timeout a try; 0: for ever */
	uint8_t retry_cnt;
	uint8_t rnr_retry; /* 7: for ever */
	uint8_t alt_port_num;
	uint8_t alt_timeout;
	uint32_t rate_limit;
};

struct verbs_sge {
	uint64_t addr;
	uint32_t length;
	uint32_t lkey;
};

/* A request to send. What reliable connections do not use is `unused`. */
struct verbs_send_wr {
	uint64_t wr_id;
	struct verbs_send_wr *next;
	struct verbs_sge *sg_list;
	int num_sge;
	unsigned int opcode;
	unsigned int send_flags;
	uint32_t imm_data; /* network byte order, as it will be on the other side */
	union {
		struct {
			uint64_t remote_addr;
			uint32_t rkey;
		} rdma;
		struct {
			uint64_t remote_addr;
			uint64_t compare_add;
			uint64_t swap;
			uint32_t rkey;
		} atomic;
	} wr;
	uint64_t unused[7];
};

struct verbs_recv_wr {
	uint64_t wr_id;
	struct verbs_recv_wr *next;
	struct verbs_sge *sg_list;
	int num_sge;
};

/* A completion. With an error only wr_id, status, qp_num and vendor_err count. */
struct verbs_wc {
	uint64_t wr_id;
	unsigned int status;
	unsigned int opcode;
	uint32_t vendor_err;
	uint32_t byte_len;
	uint32_t imm_data; /* network byte order; with WC_WITH_IMM */
	uint32_t qp_num;
	uint32_t src_qp;
	unsigned int wc_flags;
	uint16_t pkey_index;
	uint16_t slid;
	uint8_t sl;
	uint8_t dlid_path_bits;
};

struct verbs_event {
	union {
		struct verbs_cq *cq;
		struct verbs_qp *qp;
		int port_num;
	} element;
	unsigned int event_type;
};

/* The functions called for each request are the device driver's, not exports of the library. The
 * other entries are the library's. */
struct verbs_ctx_ops {
	void *(*unused0[11])(void);
	int (*poll_cq)(struct verbs_cq *cq, int space, struct verbs_wc *out);
	int (*req_notify_cq)(struct verbs_cq *cq, int solicited_only);
	void *(*unused1[12])(void);
	int (*post_send)(struct verbs_qp *qp, struct verbs_send_wr *wr, struct verbs_send_wr **bad);
	int (*post_recv)(struct verbs_qp *qp, struct verbs_recv_wr *wr, struct verbs_recv_wr **bad);
	void *(*unused2[5])(void);
};

/* An open device. */
struct verbs_ctx {
	struct verbs_device *device;
	struct verbs_ctx_ops ops;
	int cmd_fd;
	int async_fd; /* readable when there is an event */
	int num_comp_vectors;
	pthread_mutex_t mutex;
	void *abi_compat;
};

/* The number of completions that were taken, or negative. */
static inline int verbs_poll(struct verbs_cq *cq, int space, struct verbs_wc *out)
{
	return cq->context->ops.poll_cq(cq, space, out);
}

/* The next completion makes an event in the queue's channel. 0 or a positive errno. */
static inline int verbs_arm(struct verbs_cq *cq, int solicited_only)
{
	return cq->context->ops.req_notify_cq(cq, solicited_only);
}

/* 0; or a positive errno, and *bad is the first request that was not taken. */
static inline int verbs_send(struct verbs_qp *qp, struct verbs_send_wr *wr,
			     struct verbs_send_wr **bad)
{
	return qp->context->ops.post_send(qp, wr, bad);
}

static inline int verbs_recv(struct verbs_qp *qp, struct verbs_recv_wr *wr,
			     struct verbs_recv_wr **bad)
{
	return qp->context->ops.post_recv(qp, wr, bad);
}

#endif
