/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKEVERBS_IMPL_H
#define TESTS_LIB_FAKEVERBS_IMPL_H

/* What the files of the fake libibverbs share. */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "fakeverbs.h"
#include "move/verbs/symbols.h"

#define EXPORT __attribute__((visibility("default")))
#define FAKE_DEVICES_MAX 16
#define FAKE_PORTS_MAX 4
#define FAKE_GIDS_MAX 16
#define FAKE_SGE_MAX 16
#define FAKE_INLINE_MAX 256
#define FAKE_WR_MAX 16384
#define FAKE_CQE_MAX 65535
#define FAKE_RD_ATOMIC_MAX 16
#define FAKE_MSG_MAX (1u << 30)
#define FAKE_PKEYS 2
#define NS_PER_MS INT64_C(1000000)

/* The library's own prototypes: a function below that differs does not compile. */
#define X(result, name, since, needed, params) EXPORT result name params;
VERBS_SYMBOLS(X)
#undef X

struct fake_gid {
	bool used;
	unsigned int type;
	union verbs_gid gid;
};

struct fake_port {
	unsigned int state;
	unsigned int link;
	unsigned int mtu;
	uint16_t lid;
	uint8_t width;
	uint8_t speed;
	struct fake_gid gid[FAKE_GIDS_MAX];
};

struct fake_device {
	char name[64];
	uint64_t guid;			       /* network byte order */
	unsigned int atomics;		       /* VERBS_ATOMIC_ */
	struct fake_port port[FAKE_PORTS_MAX]; /* port 1 is the first */
};

/* One entry of a list of devices; freed when neither a list nor a context has it. */
struct fake_listed {
	struct verbs_device pub;
	struct fake_device *dev;
	int refs;
};

struct fake_event {
	struct fake_event *next;
	unsigned int type;
	void *object; /* a verbs_cq or verbs_qp, or NULL */
	int port;
};

/* Events behind a descriptor: its count, a semaphore's, is how many there are. Read with the lock
 * held. */
struct fake_events {
	int fd;
	struct fake_event *head;
};

struct fake_ctx {
	struct verbs_ctx pub;
	struct fake_ctx *next;
	struct fake_device *dev;
	struct fake_events async;
	int objects; /* made with it, and there */
};

struct fake_pd {
	struct verbs_pd pub;
	int objects;
};

struct fake_mr {
	struct verbs_mr pub;
	uint32_t key; /* the local one */
	uint64_t iova;
	char *bytes; /* of iova */
	unsigned int access;
	bool dmabuf;
	void *map; /* what was mapped for it */
	size_t map_len;
};

struct fake_channel {
	struct verbs_channel pub;
	struct fake_events events;
};

struct fake_qp;

struct fake_cqe {
	struct verbs_wc wc;
	struct fake_qp *qp;
	unsigned int frees; /* places in its send or receive queue */
	bool recv;
	bool solicited;
};

struct fake_cq {
	struct verbs_cq pub;
	struct fake_cqe *ring;
	unsigned int head;
	unsigned int n;
	int armed; /* 1: for the next completion; 2: for one that is solicited */
	bool overrun;
	int qps;
	unsigned int got; /* completion events that were taken */
	unsigned int acked;
	unsigned int async_got;
	unsigned int async_acked;
};

struct fake_send {
	struct verbs_send_wr wr; /* sg_list is below */
	struct verbs_sge sge[FAKE_SGE_MAX];
	char inlined[FAKE_INLINE_MAX];
	size_t len;
	int64_t from; /* when it may begin */
	bool begun;   /* tried at least once */
	bool signaled;
};

struct fake_recv {
	uint64_t wr_id;
	struct verbs_sge sge[FAKE_SGE_MAX];
	int n_sge;
};

struct fake_qp {
	struct verbs_qp pub;
	struct fake_qp *next;
	struct fake_device *dev;
	struct verbs_qp_attr attr;
	unsigned int state;
	struct verbs_qp_cap cap;
	bool sig_all;
	struct fake_send *sq; /* rings */
	unsigned int sq_head;
	unsigned int sq_n;
	unsigned int sq_used; /* places, until a completion behind them is taken */
	unsigned int sq_unsignaled;
	struct fake_recv *rq;
	unsigned int rq_head;
	unsigned int rq_n;
	unsigned int rq_used;
	uint32_t sq_psn; /* of the next message */
	uint32_t rq_psn;
	bool established;
	bool busy; /* the NIC carries its first request, without the lock */
	int held;  /* the NIC must leave it alone */
	int64_t next_try;
	int64_t deadline; /* of the tries of this request, 0: none has failed */
	unsigned int rnr_left;
	unsigned int async_got;
	unsigned int async_acked;
};

/* A message on the wire, and its answer; the bytes follow each. */
struct fake_msg {
	uint32_t magic;
	uint32_t op; /* VERBS_WR_... */
	uint32_t dst_qpn;
	uint32_t src_qpn;
	union verbs_gid dgid;
	union verbs_gid sgid;
	uint32_t dlid;
	uint32_t slid;
	uint32_t link;
	uint32_t gid_type;
	uint32_t global; /* the GIDs count */
	uint32_t pkey;
	uint32_t psn;
	uint32_t mtu;
	uint32_t rd_atomic;
	uint32_t rkey;
	uint64_t remote_addr;
	uint64_t len;
	uint64_t compare_add;
	uint64_t swap;
	uint32_t imm;
	uint32_t solicited;
};

enum fake_answer {
	FAKE_ACK,
	FAKE_RNR,
	FAKE_LOST,
	FAKE_SILENT, /* the peer is there and does not answer */
	FAKE_INVALID,
	FAKE_ACCESS,
	FAKE_OPERATION,
};

struct fake_reply {
	uint32_t magic;
	uint32_t answer;
	uint64_t old; /* an atomic's */
	uint64_t len; /* of the bytes that follow */
};

/* A write that is not seen yet. */
struct fake_late {
	struct fake_late *next;
	struct fake_qp *qp; /* of this side */
	struct fake_device *dev;
	char *dst;
	size_t len;
	bool dmabuf;
	char bytes[];
};

struct fake_state {
	pthread_mutex_t lock; /* all of this, and all objects */
	pthread_cond_t work;  /* for the NIC */
	pthread_cond_t moved; /* a queue pair is not busy any more, an event was acknowledged */
	bool started;
	int devices;
	int ports;
	struct fake_device device[FAKE_DEVICES_MAX];
	uint16_t pkey[FAKE_PKEYS]; /* of all ports; 0: an empty entry */
	struct fake_ctx *ctxs;
	struct fake_qp *qps;
	struct fake_qp *turn; /* who had the last one */
	long live[5];	      /* of enum fake_kind */
	bool nic;	      /* its threads run */
	bool stop;
	bool stalled;
	bool carries_nothing;
	bool wrong_dmabuf;
	bool hold_regs; /* registrations wait, so many */
	long held_regs;
	uint64_t random; /* state; used for shuffling and delays */
	bool shuffle;
	unsigned int delay_us;
	unsigned int inline_max;
	uint64_t longest; /* registration */
	unsigned int timeout_ms;
	unsigned int silence_ms;
	bool dmabuf;
	bool peermem;
	uint64_t torn; /* state; 0: writes are whole */
	bool late_dmabuf;
	bool late_nic;
	uint64_t late_addr;
	uint64_t late_len;
	struct fake_late *late;
	struct fakeverbs_stats stats;
};

enum fake_kind {
	FAKE_PDS,
	FAKE_MRS,
	FAKE_CHANNELS,
	FAKE_CQS,
	FAKE_QPS,
};

extern struct fake_state fake;

/* fakeverbs.c: counts, and the errno value with which this call is to fail, or 0. */
int fake_gate(const char *symbol);
void fake_violate(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
int64_t fake_now(void); /* ns */
uint32_t fake_random(void);
/* An object of a context was made, or is gone. */
void fake_count(struct verbs_ctx *ctx, enum fake_kind kind, int by);
void *fake_null(int err); /* sets errno */

/* fakeverbs_env.c: with the lock held. */
void fake_start(void);
struct fake_port *fake_port(struct fake_device *dev, unsigned int port); /* NULL: none */

/* fakeverbs_event.c: with the lock held, but for the waiting one. */
bool fake_events_open(struct fake_events *q);
void fake_events_close(struct fake_events *q);
void fake_events_add(struct fake_events *q, unsigned int type, void *object, int port);
void fake_events_drop(struct fake_events *q, const void *object);
/* Waits unless the descriptor is non-blocking; then the lock is held, and *out is the caller's.
 * False: errno, and the lock is not held. */
bool fake_events_take(struct fake_events *q, struct fake_event **out);
void fake_async(struct fake_device *dev, struct verbs_ctx *ctx, unsigned int type, void *object,
		int port);
/* Until *acked is *got; false: nobody acknowledges. */
bool fake_wait_acked(const unsigned int *got, const unsigned int *acked);

/* fakeverbs_mr.c: with the lock held. The bytes of a range that a key permits, or NULL. */
char *fake_bytes(const struct verbs_pd *pd, uint32_t key, bool remote, uint64_t addr, uint64_t len,
		 unsigned int rights, struct fake_mr **mr);
/* False: the memory is not there any more. */
bool fake_peek(void *out, const char *bytes, size_t len);
bool fake_poke(char *bytes, const void *in, size_t len);
/* The writes that are not seen yet of a queue pair or a device; both NULL: all. `host`: but for
 * those to dma-bufs. */
void fake_show_late(const struct fake_qp *qp, const struct fake_device *dev, bool host);

/* fakeverbs_cq.c: with the lock held. */
void fake_complete(struct fake_cq *cq, const struct fake_cqe *e);
void fake_forget(struct fake_cq *cq, const struct fake_qp *qp);
int fake_poll_cq(struct verbs_cq *cq, int space, struct verbs_wc *out);
int fake_arm_cq(struct verbs_cq *cq, int solicited_only);

/* fakeverbs_qp.c, fakeverbs_post.c: with the lock held, but for the two that post. */
struct fake_qp *fake_qp_by(uint32_t qpn);
int fake_post_send(struct verbs_qp *pub, struct verbs_send_wr *wr, struct verbs_send_wr **bad);
int fake_post_recv(struct verbs_qp *pub, struct verbs_recv_wr *wr, struct verbs_recv_wr **bad);
void fake_end_send(struct fake_qp *qp, unsigned int status); /* the first request */
void fake_end_recv(struct fake_qp *qp, const struct verbs_wc *wc, bool solicited);
void fake_fail_qp(struct fake_qp *qp); /* into the state of error */
void fake_flush_sends(struct fake_qp *qp);

/* fakeverbs_serve.c: a message arrives; with the lock held. *out is malloc()ed, or NULL. */
struct fake_reply fake_serve(const struct fake_msg *m, const char *bytes, char **out);

/* fakeverbs_nic.c: with the lock held. 0 or errno. */
int fake_nic_start(void);
void fake_nic_wake(void);
void fake_nic_stop(void); /* lets the lock go for a while */

/* fakeverbs_wire.c: the other processes. */
int fake_wire_open(void); /* 0 or errno; with the lock */
void fake_wire_close(void);
int fake_wire_name(uint32_t *qpn); /* a number that no process here has */
void fake_wire_unname(uint32_t qpn);
void *fake_wire_serve(void *unused);
void fake_wire_stop(void);
void fake_wire_drop(void); /* in a child: without a word to others */
/* Without the lock. *out is malloc()ed, or NULL. */
struct fake_reply fake_wire_ask(const struct fake_msg *m, const char *bytes, char **out);
#define FAKE_MAGIC 0x76726266u

#endif
