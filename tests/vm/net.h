/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_VM_NET_H
#define TESTS_VM_NET_H

/*
 * What the test (net.c) and the processes that it gives orders to (net_side.c) say to each other,
 * through a stream socket: an order, then its answer. The test carries blobs from one to another.
 */

#include <stddef.h>
#include <stdint.h>

#include <peerlane/peerlane.h>

#define SLOTS 6u /* memories of a side, and as many grants and regions */

enum net_order {
	NET_OPEN = 1, /* a context, and the device `device` */
	NET_MEET,     /* a remote: answers with its blob */
	NET_CONNECT,  /* with `blob` */
	NET_LEAVE,    /* closes the remote */
	NET_ALLOC,    /* slot: `len` bytes of `kind` */
	NET_FILL,     /* slot: the pattern of `seed` */
	NET_GRANT,    /* slot: [near, near + len) with `rights`; answers with its blob */
	NET_UNGRANT,  /* slot */
	NET_REGION,   /* slot: opens the region of `blob` */
	NET_NO_REGION,
	NET_READ,  /* region to slot: [far, far + len) to `near`, by `policy` */
	NET_WRITE, /* slot to region */
	/* Slot: [near, near + len) has the pattern of `other` from `far` on, all else that of
	 * `seed`. Answers with 0, or 1 and where not. */
	NET_LOOK,
	NET_FROM_FILE, /* `device` is its name: [0, len) to the slot's beginning, strictly p2pdma */
	/* `pieces` of them, as net_piece() has them, of [near, ...) in the slot and [far, ...) in
	 * the region. NET_LOOK of `pieces` looks at what such a list has written or read. */
	NET_READ_LIST,
	NET_WRITE_LIST,
	/* As NET_READ, with the word at `far` as its guard, whose value is that of the pattern
	 * `other`. */
	NET_GUARDED,
	NET_SEND,   /* `len` messages, numbered from 0, whose content is of `seed` */
	NET_TAKE,   /* takes them, and looks at each: 0, or 1 and what is wrong */
	NET_DOOR,   /* opens a door: answers with its blob */
	NET_LET_IN, /* who knocks there is the remote */
	NET_KNOCK,  /* at the door of `blob` */
	NET_CLOSE,  /* the context, with all that it has */
	NET_END,
};

enum net_kind {
	NET_GPU,    /* of the device */
	NET_PINNED, /* host memory that the library made */
	NET_PLAIN,  /* host memory that it knows nothing of, at an odd address */
};

struct net_order_args {
	uint32_t what;
	uint32_t slot;
	uint32_t region;
	uint32_t kind;
	uint32_t seed;
	uint32_t other;
	uint32_t rights;
	uint32_t blob_len;
	uint64_t len;
	uint64_t near;
	uint64_t far;
	uint32_t pieces;
	char device[64];
	char policy[32];
	char blob[PL_BLOB_MAX];
};

struct net_answer {
	int64_t rc;
	uint64_t took_ns;
	uint64_t direct; /* of the report */
	uint64_t staged;
	uint32_t fallbacks;
	uint32_t blob_len;
	char route[32];
	char words[512]; /* why, if rc is negative */
	char blob[PL_BLOB_MAX];
};

/* Piece i of n of a list: where it is from the list's beginnings on, in this side's memory and in
 * the other's, and its bytes. In the other side's eyes the pieces are the same ones, backwards. */
#define NET_STEP 1600u
static inline void net_piece(uint32_t i, uint32_t n, size_t *near, uint64_t *far, size_t *len)
{
	*near = (size_t)i * NET_STEP;
	*far = (uint64_t)(n - 1 - i) * NET_STEP;
	*len = 1 + (size_t)i * (n - 1 - i) % (NET_STEP - 100);
}

/* Joins the network namespace `name` ("-": stays), sees no other RDMA device than rx`name` there,
 * and obeys what comes by the socket until NET_END or its end. The exit status. */
int net_side(const char *name, int fd);

#endif
