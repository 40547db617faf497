/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_OUTGOING_H
#define MOVE_TCP_OUTGOING_H

/*
 * Connections that this side dials, in the thread that needs one: a request (request.c) takes an
 * idle connection or has one dialled (dial.c), proves itself on it (handshake_out.c), and puts it
 * back. If the other side is silent, a thread asks for it again (probe.c). incoming.h has the other
 * side.
 */

#include "move/tcp/tcp.h"

/*
 * A connection that this side dialled. It is in tcp_remote.conns from the begin to the end, and in
 * one of these states:
 *
 * - Being dialled: the thread that needs the connection tries the addresses of the other side, one
 *   after the other (dial.c), and proves itself there. Then it sends FRAME_CONN, which tells the
 *   connection's epoch. If no address takes the connection it is freed, and in most cases the calls
 *   that wait for one fail in the same way (give_up()).
 * - In use: one thread has the connection, makes one request on it, and reads all answers. `live`
 *   is its descriptor, by which tcp_outs_shut() ends the wait of that thread.
 * - Idle: the connection is in tcp_remote.idle, too, and waits for the next thread. It stays open
 *   without a limit. It is dropped instead of used if its epoch is over, or if a caller with a time
 *   limit finds that the other side has closed it.
 * - Broken: a request failed on the connection, which may be in the middle of something. The thread
 *   that has it counts tcp_remote.epoch up, so that all idle connections are dropped as well, and
 *   frees it. The request is made again on a new connection, if that does no harm.
 */
struct tcp_out {
	struct tcp_out *next; /* of the idle ones */
	struct tcp_out *all;  /* of all */
	struct conn conn;
	int live;	/* its descriptor, under the remote's lock; -1: none yet, or no more */
	uint64_t epoch; /* tcp_remote.epoch when it was dialled */
	int rail;	/* under the remote's lock; -1: none yet */
	unsigned char *buffer; /* FRAME_CHUNK and FRAME_TABLE bytes, made when they are needed */
};

/* handshake_out.c: a client's handshake, in this thread: 0, -EACCES, ... */
int tcp_secure(struct tcp_out *l, const struct tcp_remote *r);
/* The time for a connection. A call that has too little of it to make one lets another thread make
 * it, which continues when the call has ended. A call that knows the other side to be silent does
 * so, too. */
struct tcp_limit {
	uint64_t end; /* UINT64_MAX: none */
	bool dials;   /* this thread makes it in any case, within the time */
};
#define TCP_NO_LIMIT ((struct tcp_limit){ .end = UINT64_MAX })

/* dial.c: gets a connection to the remote, which is this thread's until tcp_out_put(). Returns 0,
 * -EAGAIN if there was none in this time, or why none can be made. */
int tcp_out_get_within(struct tcp_remote *r, struct tcp_limit limit, struct tcp_out **out);
int tcp_out_get(struct tcp_remote *r, struct tcp_out **out); /* without a limit */
/* Puts a connection back. A broken one is not used again. */
void tcp_out_put(struct tcp_remote *r, struct tcp_out *l, bool broken);
/* Notes that nothing comes on a connection. Returns true if another address of the other side may
 * do. */
bool tcp_out_silent(struct tcp_remote *r, const struct tcp_out *l);
/* Shuts all connections: a thread that waits on one returns. */
void tcp_outs_shut(struct tcp_remote *r);
void tcp_outs_free(struct tcp_remote *r);
/* Whether the other side has closed an idle connection, or was met to be gone. */
bool tcp_outs_closed(struct tcp_remote *r);

/* probe.c: with the remote's lock held: starts a thread that asks whether the other side is there.
 * Returns false if none can be started. */
bool tcp_probe(struct tcp_remote *r);
/* Ends that thread. The remote is shut. */
void tcp_probe_end(struct tcp_remote *r);
/* With the remote's lock held: notes how a call failed. */
void tcp_set_gone(struct tcp_remote *r, int rc);
/* With the remote's lock held. Returns the failure that was noted a moment ago, or 0. */
int tcp_known_gone(const struct tcp_remote *r, uint64_t now);
#define TCP_QUICK_NS UINT64_C(250000000) /* in which a host that is there again answers a probe */

/* request.c: the bytes of a request, in host memory that the kernel can reach. */
struct tcp_bytes {
	void *at; /* where it begins, of a list that is `ours` too */
	/* A slab: nobody else can take it away; the pieces of a list lie one behind the other. */
	bool ours;
	const struct dev_piece *pieces; /* of a list, as the operation has them */
};
/* Makes a request, without a limit but patience. A connection that breaks is replaced as long as
 * the other side takes new ones. *value: the word before, or NULL. Returns 0, or -errno for
 * tcp_fails(). */
int tcp_ask(struct tcp_remote *r, const struct frame_request *q, struct tcp_bytes b,
	    uint64_t *value);
/* Like tcp_ask(), with a limit for the connection. Returns -EAGAIN if there was none in this time,
 * and nothing was sent. From then on patience alone limits the wait: what became of a request that
 * was sent must be known. */
int tcp_ask_within(struct tcp_remote *r, const struct frame_request *q, struct tcp_bytes b,
		   uint64_t *value, struct tcp_limit limit);
/* Asks whether the other side is there; dials if need be. Returns 0 or -errno. */
int tcp_ask_there(struct tcp_remote *r);
/* Sets the message of a request that failed, and returns the -errno for the caller. */
int tcp_fails(const struct tcp_remote *r, int rc, const char *doing);

#endif
