/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_ABI_H
#define NCCLNET_ABI_H

/*
 * NCCL's interface for network plug-ins, as its binaries have it. NCCL looks up tables of functions
 * by name: of versions 10 (NCCL 2.26), 11 (2.28) and 12 (2.30), the newest that it knows first. If
 * the program names no tuner of its own, it also looks for one in the same file, of version 4
 * (2.25) or 5 (2.28). Names here are ours; offsets and sizes are NCCL's, and tests compare them
 * with its documented layout.
 *
 * `ncclRmaPlugin_v14` could be added: its one-sided calls would be one more table, over the
 * connections of remote.c.
 */

#include <stddef.h>
#include <stdint.h>

/* Results. */
#define NN_OK 0
#define NN_SYSTEM 2
#define NN_INTERNAL 3
#define NN_ARGUMENT 4
#define NN_USAGE 5
#define NN_REMOTE 6

/* Kinds of memory, bits. */
#define NN_PTR_HOST 1
#define NN_PTR_CUDA 2
#define NN_PTR_DMABUF 4

#define NN_HANDLE 128  /* bytes that NCCL carries from the listening to the connecting side */
#define NN_REQUESTS 32 /* in flight on a connection, at most */
#define NN_GROUP 8     /* receives that one call may post */
#define NN_UNKNOWN (-1)

/* The logger: levels, and bits for the part of NCCL that a line is about. */
#define NN_LOG_WARN 2
#define NN_LOG_INFO 3
#define NN_LOG_NET 16UL
#define NN_LOG_ALL (~0UL)
typedef void (*nn_logger)(int level, unsigned long part, const char *file, int line,
			  const char *format, ...) __attribute__((format(printf, 5, 6)));
typedef int (*nn_profiler)(void **event, int type, void *of, int64_t plugin, void *more);

struct nn_config {
	int traffic_class;
};

/* Network cards that are used as one. */
struct nn_cards_v11 {
	int n;
	int card[4];
};
struct nn_cards_v12 {
	int n;
	int card[8];
};

/* The first properties of a card, in all versions. */
struct nn_props_head {
	char *name;
	char *pci; /* a path in /sys; NULL: none */
	uint64_t guid;
	int memory; /* NN_PTR_ bits */
	int global; /* a registration serves all connections */
	int flush;  /* receives into a GPU always want iflush() */
	int speed;  /* Mb/s */
	int port;   /* number */
	float latency;
	int comms;   /* most connections */
	int recvs;   /* most receives of a group */
	int offload; /* 0: the host's processors drive it */
	int offload_version;
};

struct nn_props_v10 {
	struct nn_props_head head;
	struct nn_cards_v11 cards;
	size_t p2p_most;  /* bytes of a message between two, */
	size_t coll_most; /* and of a collective operation */
};

struct nn_props_v11 {
	struct nn_props_head head;
	struct nn_cards_v11 cards;
	size_t p2p_most;
	size_t coll_most;
	int multi_most; /* requests that may be one */
};

struct nn_props_v12 {
	struct nn_props_head head;
	struct nn_cards_v12 cards;
	size_t p2p_most;
	size_t coll_most;
	int multi_most;
	int16_t rail;
	int16_t plane;
};

/* The functions from accept() on, which are the same in all versions. */
#define NN_CALLS                                                                                \
	int (*accept)(void *listener, void **comm, void **offload);                             \
	int (*reg_mr)(void *comm, void *at, size_t len, int kind, void **mr);                   \
	int (*reg_mr_dmabuf)(void *comm, void *at, size_t len, int kind, uint64_t off, int fd,  \
			     void **mr);                                                        \
	int (*dereg_mr)(void *comm, void *mr);                                                  \
	int (*isend)(void *comm, void *at, size_t len, int tag, void *mr, void *of,             \
		     void **request);                                                           \
	int (*irecv)(void *comm, int n, void **at, size_t *len, int *tag, void **mr, void **of, \
		     void **request);                                                           \
	int (*iflush)(void *comm, int n, void **at, int *len, void **mr, void **request);       \
	int (*test)(void *request, int *done, int *len);                                        \
	int (*close_send)(void *comm);                                                          \
	int (*close_recv)(void *comm);                                                          \
	int (*close_listen)(void *listener);                                                    \
	int (*device_mr)(void *comm, void *mr, void **out);                                     \
	int (*consumed)(void *comm, int n, void *request);

struct nn_table_v10 {
	const char *name;
	int (*init)(nn_logger log, nn_profiler profiler);
	int (*devices)(int *n);
	int (*props)(int dev, struct nn_props_v10 *out);
	int (*listen)(int dev, void *handle, void **listener);
	int (*connect)(int dev, struct nn_config *config, void *handle, void **comm,
		       void **offload);
	NN_CALLS
	int (*make_card)(int *dev, struct nn_cards_v11 *of);
};

struct nn_table_v11 {
	const char *name;
	int (*init)(void **ctx, uint64_t id, struct nn_config *config, nn_logger log,
		    nn_profiler profiler);
	int (*devices)(int *n);
	int (*props)(int dev, struct nn_props_v11 *out);
	int (*listen)(void *ctx, int dev, void *handle, void **listener);
	int (*connect)(void *ctx, int dev, void *handle, void **comm, void **offload);
	NN_CALLS
	int (*make_card)(int *dev, struct nn_cards_v11 *of);
	int (*finish)(void *ctx);
	int (*attributes)(void *ctx, void *of);
};

struct nn_table_v12 {
	const char *name;
	int (*init)(void **ctx, uint64_t id, struct nn_config *config, nn_logger log,
		    nn_profiler profiler);
	int (*devices)(int *n);
	int (*props)(int dev, struct nn_props_v12 *out);
	int (*listen)(void *ctx, int dev, void *handle, void **listener);
	int (*connect)(void *ctx, int dev, void *handle, void **comm, void **offload);
	NN_CALLS
	int (*make_card)(int *dev, struct nn_cards_v12 *of);
	int (*finish)(void *ctx);
	int (*attributes)(void *ctx, void *of);
};

#define NN_LL 0 /* protocols: every 4 bytes have a flag of 4 beside them */
#define NN_SIMPLE 2

/* Asked before each collective operation: the costs are NCCL's own guesses, floats of each protocol
 * of each algorithm, and what cannot be has a negative one. `channels` is 0, which leaves their
 * number to it. */
#define NN_CHOOSE                                                                       \
	int (*choose)(void *ctx, int func, size_t bytes, int operations, float **costs, \
		      int algorithms, int protocols, int registered, int *channels);

struct nn_tuner_v4 {
	const char *name;
	int (*init)(size_t ranks, size_t nodes, nn_logger log, void **ctx);
	NN_CHOOSE
	int (*finish)(void *ctx);
};

struct nn_tuner_v5 {
	const char *name;
	int (*init)(void **ctx, uint64_t id, size_t ranks, size_t nodes, nn_logger log,
		    void *domains, void *constants);
	NN_CHOOSE
	int (*finish)(void *ctx);
};

_Static_assert(sizeof(struct nn_props_head) == 72 - 8, "head");
_Static_assert(offsetof(struct nn_props_v10, cards) == 64, "cards");
_Static_assert(sizeof(struct nn_props_v10) == 104, "version 10");
_Static_assert(sizeof(struct nn_props_v11) == 112, "version 11");
_Static_assert(sizeof(struct nn_props_v12) == 128, "version 12");

#endif
