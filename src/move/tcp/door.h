/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_DOOR_H
#define MOVE_TCP_DOOR_H

/* What is at a door. */

#include "move/tcp/tcp.h"
#include "remote/blob.h"

#define KNOCKS 32u

enum knock_state {
	KNOCK_NONE,
	KNOCK_WAITS,   /* for door_take() */
	KNOCK_TAKEN,   /* for its answer */
	KNOCK_REFUSED, /* and it has yet to be told */
	KNOCK_ANSWERED,
};

struct knock {
	enum knock_state state;
	uint64_t number;
	uint64_t order; /* of coming */
	uint64_t heard; /* when it was asked for last */
	bool told;	/* its answer has gone, perhaps over a connection that broke */
	size_t len;
	unsigned char at[BLOB_MAX]; /* what was handed in; then the answer */
};

struct tcp_door {
	struct remote_door base; /* first */
	struct tcp *tcp;
	struct tcp_door *next;
	struct tcp_section mine;
	/* Under tcp->lock, as all that follows. */
	pthread_cond_t changed;
	bool shut;
	unsigned int served; /* connections */
	uint64_t came;
	struct knock knocks[KNOCKS];
};

/* door_knocks.c, with the lock held: that which came first of those that nobody has taken; NULL. */
struct knock *tcp_first_knock(struct tcp_door *d);

#endif
