/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Places of connections that have yet to prove themselves: conn/strangers.h. All with tcp->lock
 * held. */

#include "base/bits.h"
#include "move/tcp/incoming.h"

static struct tcp_in *in_of(struct stranger *s)
{
	return container_of(s, struct tcp_in, place);
}

/* Ends it for another one. A thread that is in the middle of its handshake may be writing to the
 * socket: then that thread ends it, unless the handshake succeeds meanwhile. */
static void evict(struct tcp_in *p)
{
	p->among = NULL;
	if (p->busy) {
		p->evicted = true;
		return;
	}
	strangers_say_full(p->conn.fd);
	tcp_in_cut(p, TCP_NO_PLACE);
}

void tcp_in_leave(struct tcp_in *p)
{
	if (p->among) {
		strangers_leave(p->among, &p->place);
		p->among = NULL;
	}
}

void tcp_in_enter(struct tcp_in *p, struct strangers *set)
{
	struct stranger *out;

	tcp_in_leave(p);
	p->evicted = false;
	if (p->cut) {
		return;
	}
	out = strangers_enter(set, &p->place);
	p->among = set;
	if (out) {
		evict(in_of(out));
	}
}
