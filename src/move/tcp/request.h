/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_REQUEST_H
#define MOVE_TCP_REQUEST_H

/* Declarations that request.c and request_list.c share: a request of this side, on a connection. */

#include <errno.h>

#include "base/alloc.h"
#include "dev/dev.h"
#include "move/tcp/outgoing.h"

#define NOT_OF_CONN (1 << 30) /* beside an errno: the connection is good, the memory is not */

/* How far a request is. */
struct tcp_progress {
	struct frame_request q; /* the part of it that has yet to be done */
	char *at;
	bool ours;
	bool asked; /* some of it may have been carried out */
	/* A list's pieces, and the place reached in them, or in the slab where they lie one behind
	 * the other (`ours`). A list begins anew on another connection. */
	const struct dev_piece *pieces;
	size_t piece;
	size_t within;
	size_t done;
};

/* Marks a failure of the memory, not of the connection. The connection is then in the middle of a
 * request and cannot be used again, but the request is not repeated. */
static inline int of_memory(int rc)
{
	return rc == -EFAULT || rc == -ENOMEM ? rc - NOT_OF_CONN : rc;
}

static inline int need_space(struct tcp_out *l)
{
	l->buffer = l->buffer ? l->buffer : alloc_zero(FRAME_CHUNK + FRAME_TABLE);
	return l->buffer ? 0 : of_memory(-ENOMEM);
}

/* request_list.c: sends a list's request with its table and, for a write, its bytes. */
int tcp_list_send(struct tcp_out *l, struct tcp_progress *p);
/* Receives the next `len` bytes of a list that is read. */
int tcp_list_take(struct tcp_out *l, struct tcp_progress *p, uint32_t len);

#endif
