/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_NCCLNET_H
#define NCCLNET_NCCLNET_H

/*
 * NCCL's network plug-in. A connection has one direction, from the connecting side to the listening
 * side, and one of two transports:
 *
 *	stream	TCP: messages on several sockets of the connection (stream.c, pool.c)
 *	remote	a remote of libpeerlane, by its RDMA NICs (remote.c)
 *
 * NCCL carries an address and a token from the listening to the connecting side, which then dials
 * (listen.c). NCCL calls for a connection from one thread at a time, and polls: no call waits for
 * the other side.
 */

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "ncclnet/abi.h"
#include "ncclnet/interfaces.h"
#include "shim/shim.h"

#define NN_CONNS 8u  /* sockets of a connection beside its first, at most */
#define NN_CARDS 16u /* devices, at most */
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
	bool assumed;	      /* the speed, since the kernel reports none */
	int memory;	      /* NN_PTR_ bits */
	struct sys_addr addr; /* where it listens, and hellos arrive */
};

/* The state of the process. The first init() makes it, and it is freed with the last context. */
struct nn_ctx {
	/* the fields below, except those that do not change while there are users */
	struct lock lock;
	unsigned int users;
	nn_logger log;
	struct pl_ctx *ctx;
	pid_t pid;
	unsigned int n_cards;
	struct nn_card card[NN_CARDS];
	unsigned int conns;   /* sockets of a connection beside its first */
	unsigned int threads; /* threads that carry their bytes, at most */
	size_t small;	      /* bytes of a message that NCCL's thread sends itself, at most */
	uint64_t patience;    /* ns without a sign of the other side, as the program set it */
	int between;	      /* assumed Mb/s of interfaces without a card */
	/* ns for which an idle thread polls before it sleeps. The second one counts while receives
	 * are posted: an operation of NCCL is running, and its next message comes soon. */
	uint64_t spin, spin_posted;
	atomic_uint posted; /* receives that have not completed */
};
extern struct nn_ctx nn_ctx;

/* config.c: whether the environment tells NCCL the number of channels. */
bool nn_channels_named(void);
const char *nn_names_asked(void); /* NCCL_SOCKET_IFNAME; "": not set */
int nn_family_asked(void);	  /* NCCL_SOCKET_FAMILY: 4, 6; 0: either */

/* heap.c */
void *nn_alloc(size_t len); /* the memory is zeroed */
void nn_free(void *at);

/* process.c: writes a line of NCCL's log, which begins with the plug-in's name. */
void nn_say(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
const char *nn_words(int err);	     /* for errno, or its negative */
int nn_random(void *at, size_t len); /* returns 0 or -errno */
/* The plug-in has users and is this process's: NN_OK, or a result with a line of the log. */
int nn_ready(const char *call);
int nn_ctx_open(nn_logger log);
void nn_ctx_close(void);
int nn_ctx_cards(void);	  /* cards.c: finds the devices: 0, -errno */
bool nn_ctx_is_tcp(void); /* there are users, and their devices are over TCP */

/* A message to send, or one receive of a group. */
struct nn_part {
	char *at;
	size_t len; /* space */
	size_t got; /* bytes of the message */
	int tag;
	void *mr;
	bool filled; /* a message was assigned to it */
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
	uint64_t number; /* counts the calls */
	bool begun;	 /* stream: a send's head was sent, and the bytes that go with it */
	size_t out;	 /* stream: bytes sent on the first socket */
	size_t with;	 /* stream: bytes that go over the first socket */
	/* pieces that other threads still carry, and receives without a message */
	atomic_uint left;
	unsigned char head[16];
};

struct nn_calls; /* of a transport */

/* The two ends of a connection, when it is made. */
struct nn_ends {
	bool sends;
	struct sys_addr other;
	uint64_t patience; /* ns without a sign of the other side; equal on both sides */
};

/* A connection. It is the first member of a transport's own struct. */
struct nn_comm {
	const struct nn_calls *calls;
	unsigned int generation; /* of forks */
	bool sends;
	struct sys_addr other;
	uint64_t patience;	      /* ns without a sign of the other side */
	int rank;		      /* the rank in a tag, if one was seen; NN_UNKNOWN */
	uint64_t next;		      /* number of the next request */
	_Atomic(const char *) broken; /* the stage in which it failed; NULL: it works */
	atomic_int why;		      /* errno */
	bool told;
	struct nn_req req[NN_REQUESTS];
};

struct nn_calls {
	int (*reg)(struct nn_comm *c, void *at, size_t len, int kind, void **mr);
	int (*reg_dmabuf)(struct nn_comm *c, void *at, size_t len, int kind, uint64_t off, int fd,
			  void **mr);
	int (*dereg)(struct nn_comm *c, void *mr);
	/* Begins a request that is filled. NN_OK with *later: it has to be tried again. */
	int (*send)(struct nn_comm *c, struct nn_req *q, bool *later);
	int (*recv)(struct nn_comm *c, struct nn_req *q); /* NULL: nothing to do */
	/* Continues a request, without waiting. Errors go to c->broken. */
	void (*step)(struct nn_comm *c, struct nn_req *q);
	/* Returns 0 if both sides are ready, -EAGAIN if not yet, or the error. NULL: always
	 * ready. */
	int (*ready)(struct nn_comm *c);
	void (*close)(struct nn_comm *c);
};

/* comm.c: functions for both transports. */
void nn_comm_init(struct nn_comm *c, const struct nn_calls *calls, const struct nn_ends *ends);
/* Marks the connection as failed in a stage. Any thread calls it; the first call counts. */
void nn_comm_break(struct nn_comm *c, const char *stage, int err);
/* Finds the oldest receive that waits for a message with that tag. */
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
/* connect.c: frees attempts that were given up, with the state's lock held. */
void nn_dial_close(void);

/* stream.c: owns the sockets then, also if it fails. */
int nn_stream_open(const struct nn_ends *ends, const int *fd, unsigned int conns,
		   struct nn_comm **out);

/* remote.c: owns the socket then, also if it fails. */
int nn_remote_open(const struct nn_ends *ends, int fd, struct nn_comm **out);

/* pool.c: a socket that the pool's threads serve. */
struct nn_conn;
int nn_conn_open(struct nn_comm *c, int fd, struct nn_conn **out); /* takes the socket */
/* Queues a piece that is sent from `at`, or received there, after all earlier pieces of the socket.
 * q->left is decremented when it is done. Returns false if the queue is full. */
bool nn_conn_put(struct nn_conn *l, struct nn_req *q, char *at, size_t len);
int nn_conn_socket(const struct nn_conn *l);
void nn_conn_close(struct nn_conn *l); /* afterwards no thread uses its memory */
void nn_pool_init(void);
void nn_pool_close(void); /* ends the threads; all conns are closed */

#endif
