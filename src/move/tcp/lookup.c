/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Finds the remote and the grant that a request of another process names. */

#include <string.h>

#include "base/bits.h"
#include "move/tcp/tcp.h"

struct tcp_remote *tcp_find_remote(struct tcp *t, const unsigned char id[NET_ID])
{
	struct tcp_remote *r = t->remotes;

	while (r && memcmp(r->mine.id, id, NET_ID) != 0) {
		r = r->next;
	}
	return r && !atomic_load(&r->shut) ? r : NULL;
}

static uint32_t rights_for(enum frame_what what)
{
	return frame_reads(what)			 ? REMOTE_MAY_READ
	       : what == FRAME_PUT || what == FRAME_PUTV ? REMOTE_MAY_WRITE
							 : REMOTE_MAY_ATOMIC;
}

struct tcp_grant *tcp_find_grant(struct tcp *t, const struct frame_request *q)
{
	struct tcp_grant *g = t->grants;

	while (g && g->number != q->number) {
		g = g->next;
	}
	if (!g ||
	    !bytes_same((const unsigned char *)&g->secret, (const unsigned char *)&q->secret, 8) ||
	    !(g->g.rights & rights_for(q->what)) ||
	    (!frame_is_list(q->what) && !tcp_is_within(g, q->off, q->len)) ||
	    ((q->what == FRAME_ADD || q->what == FRAME_SWAP) && (g->g.base + q->off) % 8)) {
		return NULL;
	}
	return g;
}
