/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_NCCLNET_H
#define NCCLNET_NCCLNET_H

/*
 * NCCL's network plug-in. A connection has one direction, from who connects to who listens, and one
 * of two ways:
 *
 *	stream	TCP: messages on several sockets of the connection (stream.c, pool.c)
 *	remote	a remote of libpeerlane, by its RDMA NICs (remote.c)
 *
 * Both are set up by a socket whose address and token NCCL carries (listen.c). NCCL calls for a
 * connection from one thread at a time, and polls: no call waits for the other side.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "ncclnet/abi.h"
#include "ncclnet/interfaces.h"
#include "shim/shim.h"

#define NN_CONNS 8u  /* most sockets of a connection beside its first */
#define NN_CARDS 16u /* most devices */
#define NN_TOKEN 32u
#define NN_ID 16u

struct pl_ctx;
struct nn_comm;

enum nn_way {
	NN_STREAM = 1,
	NN_BY_REMOTE = 2,
};

/* A device that NCCL sees. */
struct nn_card {
	enum nn_way way;
	char name[64];
	char *pci;	      /* or NULL */
	int speed;	      /* Mb/s */
	bool assumed;	      /* the speed, as nobody says it */
	int memory;	      /* NN_PTR_ bits */
	struct sys_addr addr; /* to listen at, and where hellos go */
};

/* Of the process; made by the first init(), and freed with the last context. */
struct nn_ctx {
	struct lock lock; /* what follows, but for what does not change while there are users */
	unsigned int users;
	nn_logger log;
	struct pl_ctx *ctx;
	pid_t pid;
	unsigned int n_cards;
	struct nn_card card[NN_CARDS];
	unsigned int conns;   /* sockets of a connection beside its first */
	unsigned int threads; /* that carry what is on them, at most */
	size_t small;	      /* bytes of a message that NCCL's thread sends itself */
	uint64_t patience;    /* ns without a sign of the other side, as it was set here */
	int between;	      /* Mb/s of interfaces without a card */
	/* ns for which an idle thread looks before it sleeps; and while receives are posted, as
	 * then an operation of NCCL's is under way, and its next message comes soon. */
	uint64_t spin, spin_posted;
	atomic_uint posted; /* receives that are not done */
};
extern struct nn_ctx nn_ctx;

/* config.c: the program's user has asked NCCL for a number of channels. */
bool nn_channels_named(void);
const char *nn_names_asked(void); /* NCCL_SOCKET_IFNAME; "": not set */
int nn_family_asked(void);	  /* NCCL_SOCKET_FAMILY: 4, 6; 0: either */

/* heap.c */
void *nn_alloc(size_t len); /* zeros */
void nn_free(void *at);

/* process.c: one line of NCCL's log, which begins with the plug-in's name. */
void nn_say(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
const char *nn_words(int err);	     /* of errno, or its negative */
int nn_random(void *at, size_t len); /* 0, -errno */
/* The plug-in has users and is this process's: NN_OK, or a result with a line of the log. */
int nn_ready(const char *call);
int nn_ctx_open(nn_logger log);
void nn_ctx_close(void);
int nn_ctx_cards(void);	  /* cards.c: finds the devices: 0, -errno */
bool nn_ctx_is_tcp(void); /* there are users, and their devices are over TCP */

/* A receive of a group, or what is sent. */
struct nn_part {
	char *at;
	size_t len; /* space */
	size_t got; /* bytes of the message */
	int tag;
	void *mr;
	bool filled; /* a message has it */
};

enum nn_state {
	NN_FREE,
	NN_SEND,
	NN_RECV,
};

struct nn_req {
	struct nn_comm *comm;
	enum nn_state state;
	unsigned int n;
	struct nn_part part[NN_GROUP];
	uint64_t number;  /* in the order of the calls */
	bool begun;	  /* stream: a send's header is out, and as much as goes with it */
	size_t out;	  /* stream: bytes of the first socket that have gone */
	size_t with;	  /* stream: that go there */
	atomic_uint left; /* pieces that other threads still carry, and parts without a message */
	unsigned char head[16];
};

struct nn_calls; /* of a way */

/* What a connection is made for. */
struct nn_ends {
	bool sends;
	struct sys_addr peer;
	uint64_t patience; /* ns without a sign of the other side; the same on both */
};

/* A connection. The ways have more behind it. */
struct nn_comm {
	const struct nn_calls *calls;
	unsigned int generation; /* of forks */
	bool sends;
	struct sys_addr peer;
	uint64_t patience;	      /* ns without a sign of the other side */
	int rank;		      /* of a tag, where one was seen; NN_UNKNOWN */
	uint64_t next;		      /* number of the next request */
	_Atomic(const char *) broken; /* in which stage; NULL: not */
	atomic_int why;		      /* errno */
	bool told;
	struct nn_req req[NN_REQUESTS];
};

struct nn_calls {
	int (*reg)(struct nn_comm *c, void *at, size_t len, int kind, void **mr);
	int (*reg_dmabuf)(struct nn_comm *c, void *at, size_t len, int kind, uint64_t off, int fd,
			  void **mr);
	int (*dereg)(struct nn_comm *c, void *mr);
	/* The request is filled, and begins; NN_OK with *later: there is no space yet. */
	int (*send)(struct nn_comm *c, struct nn_req *q, bool *later);
	int (*recv)(struct nn_comm *c, struct nn_req *q); /* or NULL: nothing to be done */
	/* Goes on; nothing waits. What failed is in c->broken. */
	void (*step)(struct nn_comm *c, struct nn_req *q);
	/* Whether both sides have what they need: 0, -EAGAIN, why not. NULL: always. */
	int (*ready)(struct nn_comm *c);
	void (*close)(struct nn_comm *c);
};

/* comm.c: what both ways share. */
void nn_comm_init(struct nn_comm *c, const struct nn_calls *calls, const struct nn_ends *ends);
/* The connection is of no use any more, as of this stage. Any thread; the first one counts. */
void nn_comm_break(struct nn_comm *c, const char *stage, int err);
/* The oldest receive that waits for a message with that tag. */
struct nn_req *nn_comm_match(struct nn_comm *c, int tag, struct nn_part **part);
int nn_isend(void *comm, void *at, size_t len, int tag, void *mr, void *of, void **request);
int nn_irecv(void *comm, int n, void **at, size_t *len, int *tag, void **mr, void **of,
	     void **request);
int nn_iflush(void *comm, int n, void **at, int *len, void **mr, void **request);
int nn_test(void *request, int *done, int *len);
int nn_reg(void *comm, void *at, size_t len, int kind, void **mr);
int nn_reg_dmabuf(void *comm, void *at, size_t len, int kind, uint64_t off, int fd, void **mr);
int nn_dereg(void *comm, void *mr);
int nn_close(void *comm);

/* listen.c */
int nn_listen(void *ctx, int dev, void *handle, void **listener);
int nn_connect(void *ctx, int dev, void *handle, void **comm, void **offload);
int nn_accept(void *listener, void **comm, void **offload);
int nn_close_listen(void *listener);
/* connect.c: attempts that were given up; with nn_ctx.lock held. */
void nn_dial_close(void);

/* stream.c: takes the sockets, also when it fails. */
int nn_stream_open(const struct nn_ends *ends, const int *fd, unsigned int conns,
		   struct nn_comm **out);

/* remote.c: likewise. */
int nn_remote_open(const struct nn_ends *ends, int fd, struct nn_comm **out);

/* pool.c: a socket that the pool's threads serve. */
struct nn_conn;
int nn_conn_open(struct nn_comm *c, int fd, struct nn_conn **out); /* takes the socket */
/* Bytes to be sent from, or received to there, after all that was asked before; q->left counts down
 * once it is done. False: no space now. */
bool nn_conn_put(struct nn_conn *l, struct nn_req *q, char *at, size_t len);
int nn_conn_socket(const struct nn_conn *l);
void nn_conn_close(struct nn_conn *l); /* no thread uses its memory any more */
void nn_pool_init(void);
void nn_pool_close(void); /* ends the threads; there are no conns */

#endif
