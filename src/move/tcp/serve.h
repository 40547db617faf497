/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_SERVE_H
#define MOVE_TCP_SERVE_H

/* Connections that others made, in the listening thread. Each is a small machine that goes on when
 * its socket is ready; nothing here waits. */

#include "move/tcp/tcp.h"

#define TCP_ROOM (FRAME_ANSWER + FRAME_CHUNK)
#define TCP_SMALL (FRAME_ANSWER + 1024u)

enum peer_state {
	PEER_FIRST,  /* has sent nothing */
	PEER_HELLO,  /* plain: its hello is coming */
	PEER_PROOF,  /* the answer to that goes */
	PEER_PROVED, /* its checksum is coming */
	PEER_SHAKE,  /* TLS's handshake */
	PEER_HEAD,   /* a request is coming; the first of those that have proved themselves */
	PEER_BODY,   /* and what follows it */
	PEER_ANSWER, /* an answer goes */
};

struct tcp_peer {
	struct tcp_peer *next;
	struct tcp *tcp;
	struct conn conn;
	struct sys_addr from;
	enum peer_state state;
	bool dead;		  /* closed; to be freed when no event names it any more */
	bool again;		  /* it has more to do, and its socket may not say so */
	unsigned int events;	  /* that epoll waits for */
	uint64_t deadline;	  /* 0: none */
	unsigned char id[NET_ID]; /* of the remote; known from PEER_HEAD on */
	uint64_t epoch;
	struct frame_request q; /* what is left of it */
	int status;		/* of a request whose bytes are still coming: -errno */
	unsigned char in[FRAME_REQUEST];
	size_t have;	     /* of what is coming, or went */
	size_t len;	     /* of what goes */
	unsigned char *room; /* TCP_ROOM bytes, or small */
	unsigned char small[TCP_SMALL];
};

/* Goes on until it would wait (-EAGAIN), or has done its share for now (0). Another error: to be
 * closed. *why: words for a handshake that failed. */
int tcp_peer_step(struct tcp_peer *p, const char **why);
/* What ends with the request. */
void tcp_peer_let_go(struct tcp_peer *p);
/* Closes its connection; it is freed when the events of this turn were all looked at. Again is
 * nothing. */
void tcp_peer_end(struct tcp_peer *p);
static inline bool tcp_peer_is_known(const struct tcp_peer *p)
{
	return p->state >= PEER_HEAD;
}

#endif
