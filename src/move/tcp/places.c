/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Places of connections that have yet to prove themselves: conn/strangers.h. All with tcp->lock
 * held. */

#include "base/bits.h"
#include "move/tcp/serve.h"

static struct tcp_peer *peer_of(struct stranger *s)
{
	return container_of(s, struct tcp_peer, place);
}

/* Ends it for another one. A thread that is in the middle of its handshake may be writing to the
 * socket: then that thread ends it, unless the handshake succeeds meanwhile. */
static void evict(struct tcp_peer *p)
{
	p->among = NULL;
	if (p->busy) {
		p->evicted = true;
		return;
	}
	strangers_say_full(p->conn.fd);
	tcp_peer_cut(p, TCP_NO_PLACE);
}

void tcp_peer_leave(struct tcp_peer *p)
{
	if (p->among) {
		strangers_leave(p->among, &p->place);
		p->among = NULL;
	}
}

void tcp_peer_enter(struct tcp_peer *p, struct strangers *set)
{
	struct stranger *out;

	tcp_peer_leave(p);
	p->evicted = false;
	if (p->cut) {
		return;
	}
	out = strangers_enter(set, &p->place);
	p->among = set;
	if (out) {
		evict(peer_of(out));
	}
}
