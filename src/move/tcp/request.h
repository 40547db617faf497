/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_REQUEST_H
#define MOVE_TCP_REQUEST_H

/* What request.c and request_list.c share: a request of this side, on a connection. */

#include <errno.h>

#include "base/alloc.h"
#include "dev/dev.h"
#include "move/tcp/tcp.h"

#define NOT_OF_CONN (1 << 30) /* beside an errno: the connection is good, the memory is not */

/* How far a request is. */
struct tcp_progress {
	struct frame_request q; /* what is left of it */
	char *at;
	bool ours;
	bool asked; /* some of it may have been carried out */
	/* Of a list: its pieces, and the place in them, or in the slab that has them one behind the
	 * other (`ours`). It begins anew on another connection. */
	const struct dev_piece *pieces;
	size_t piece;
	size_t within;
	size_t done;
};

/* Whether what failed between memory and the connection is the memory's. Then the connection is in
 * the middle of something, and is no good any more either, but nothing is asked again. */
static inline int of_memory(int rc)
{
	return rc == -EFAULT || rc == -ENOMEM ? rc - NOT_OF_CONN : rc;
}

static inline int need_space(struct tcp_out *l)
{
	l->space = l->space ? l->space : alloc_zero(FRAME_CHUNK + FRAME_TABLE);
	return l->space ? 0 : of_memory(-ENOMEM);
}

/* request_list.c: a list's request with its table and, of a write, its bytes. / The next `len`
 * bytes of a read. */
int tcp_list_send(struct tcp_out *l, struct tcp_progress *p);
int tcp_list_take(struct tcp_out *l, struct tcp_progress *p, uint32_t len);

#endif
