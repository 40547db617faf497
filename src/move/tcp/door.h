/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_DOOR_H
#define MOVE_TCP_DOOR_H

/* The knocks at a door. */

#include "move/tcp/tcp.h"
#include "remote/blob.h"

#define KNOCKS 32u

/* States of a knock. Its process asks again and again, with the same number, until it has an
 * answer. A knock that nobody has asked for in a while is dropped in any state (door_knocks.c). */
enum knock_state {
	/* The entry is free. */
	KNOCK_NONE,
	/* The blob was handed in, and waits for door_take(). The process is told to ask again. */
	KNOCK_WAITS,
	/* The program has taken the blob and has yet to answer, by door_answer(). The process is
	 * told to ask again. */
	KNOCK_TAKEN,
	/* The program refused the knock. The process is told so each time it asks. */
	KNOCK_REFUSED,
	/* The program's answer, a blob, has replaced the one handed in. The process gets it each
	 * time it asks, since its connection may break before the answer arrives. */
	KNOCK_ANSWERED,
};

struct knock {
	enum knock_state state;
	uint64_t number;
	uint64_t order; /* of coming */
	uint64_t heard; /* when it was asked for last */
	bool told;	/* its answer has gone, perhaps over a connection that broke */
	size_t len;
	unsigned char at[BLOB_MAX]; /* the blob that was handed in; then the answer */
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
