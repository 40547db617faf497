/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_INCOMING_H
#define MOVE_TCP_INCOMING_H

/*
 * Connections that others made, in the threads that answer. Each is a small machine that goes on
 * when its socket is ready. A socket's event goes to one thread, and there is no other until that
 * thread asks for the next (SYS_EVENT_ONCE): so one thread at a time has a connection, and that
 * thread frees it. Others end it by shutting its socket, under tcp.lock.
 */

#include "move/tcp/tcp.h"

#define TCP_SMALL (FRAME_ANSWER + 1024u)
#define TCP_SIZE (FRAME_ANSWER + FRAME_CHUNK + FRAME_TABLE)

/* States of a connection that another process made. IN_FIRST to IN_SHAKE are those of a stranger.
 * Each wait of a stranger counts towards tcp.shake_ns, after which the connection ends. */
enum in_state {
	/* Nothing has come. The first byte decides: 'P' begins a plain hello, anything else TLS. */
	IN_FIRST,
	/* Plain: the hello is coming, with the id of a remote or a door, and the client's number.
	 */
	IN_HELLO,
	/* Plain: the answer goes, with the server's number, and its checksum of both by the key. */
	IN_PROOF,
	/* Plain: the client's checksum is coming, which proves that the client has the key. */
	IN_PROVED,
	/* TLS's handshake is under way. Once it has ended, the client has proved its key. */
	IN_SHAKE,
	/* A request is coming. Between requests an idle connection stays here, without a limit;
	 * only at a door it ends after TCP_DOOR_IDLE_NS. */
	IN_HEAD,
	/* The request is a list, and its pieces are coming. */
	IN_TABLE,
	/* The bytes that follow the request are coming. They are copied chunk by chunk. */
	IN_BODY,
	/* An answer goes. Then the next chunk of it does, or the next request comes. */
	IN_ANSWER,
};

struct tcp_in {
	struct stranger place; /* under tcp->lock, as `among` */
	struct tcp *tcp;
	struct conn conn;
	struct sys_addr from;

	/* Under tcp->lock. */
	struct tcp_in *next, *prev; /* of all */
	struct tcp_remote *remote;  /* NULL: it has not proved itself, or the remote is closed */
	uint64_t epoch;
	bool has_epoch;		 /* it has said its epoch; before that `epoch` is 0 */
	bool named;		 /* it has named a remote or a door, */
	bool known;		 /* and proved itself */
	struct strangers *among; /* in which set of the mover's it is; NULL: in none */
	bool busy;		 /* a thread goes on with it */
	bool evicted;		 /* its place went meanwhile, and that thread ends it */
	const char *cut;	 /* why another thread has ended it; or NULL */
	/* When it is ended unless it has gone on; 0: never, UINT64_MAX: not while it goes on. */
	atomic_ullong deadline;

	/* The thread's that has it. */
	enum in_state state;
	bool fresh;		  /* its socket has something, as far as it is known */
	unsigned char id[NET_ID]; /* of the remote, until IN_HEAD; or of the door */
	bool at_door;		  /* and `remote` is NULL */
	bool full;		  /* that door was, and it was told so */
	struct frame_request q;	  /* what is left of it */
	unsigned int piece;	  /* of a list, the next one, */
	uint32_t within;	  /* and how much of it is done */
	int status;		  /* of a request whose bytes are still coming: -errno */
	unsigned char in[FRAME_REQUEST];
	size_t have;	      /* of what is coming, or went */
	size_t len;	      /* of what goes */
	unsigned char *space; /* TCP_SIZE bytes, or small */
	unsigned char small[TCP_SMALL];
};

/* handshake_in.c: one step of a handshake, and *why, words for one that failed. / The connection
 * has proved to be of p->id: 0, -ESHUTDOWN, -EUSERS: it has too many. */
int tcp_in_shake(struct tcp_in *p, const char **why);
int tcp_in_join(struct tcp_in *p, const char **why);
/* 0 when `want` bytes are there, / when all of the space has gone. */
int tcp_in_fill(struct tcp_in *p, unsigned char *at, size_t want);
int tcp_in_drain(struct tcp_in *p);

/* answer.c: goes on until it would wait (-EAGAIN), or has done its share for now (0). Another
 * error: to be closed. *why as above. */
int tcp_in_step(struct tcp_in *p, const char **why);
/* What ends with the request. */
void tcp_in_let_go(struct tcp_in *p);

static inline void tcp_in_go_to(struct tcp_in *p, enum in_state s)
{
	p->state = s;
	p->have = 0;
}

static inline bool tcp_in_is_known(const struct tcp_in *p)
{
	return p->state >= IN_HEAD;
}

/* A remote has no use for more connections than this, and cannot take more descriptors: one that
 * asks for another is told so (TCP_SERVED_MORE of them), and further ones are closed. Those that it
 * has given up and that have yet to be noticed are among them. */
#define TCP_SERVED 64u
#define TCP_SERVED_MORE 8u
static inline unsigned int tcp_served_most(const struct tcp *t)
{
	return 2 * t->conns_max < TCP_SERVED ? TCP_SERVED : 2 * t->conns_max;
}

/* A door has at most so many connections, of all processes that knock there. Another one is told so
 * before its handshake (STRANGERS_FULL), and its process tries again; those whose handshakes end at
 * the same time are told afterwards. A process that knocks asks every few milliseconds: a
 * connection on which nothing is asked for TCP_DOOR_IDLE_NS is ended. */
#define TCP_DOOR_SERVED 64u
#define TCP_DOOR_MORE STRANGERS_MOST
#define TCP_DOOR_IDLE_NS UINT64_C(30000000000)

/* With the lock held: ends it. */
static inline void tcp_in_cut(struct tcp_in *p, const char *why)
{
	if (!p->cut) {
		p->cut = why;
		sys_tcp_shut(p->conn.fd);
	}
}

/* stranger_places.c: with the lock held: a connection that has yet to prove itself leaves the set
 * that it is in, and enters this one. If it is full, another one ends. */
void tcp_in_enter(struct tcp_in *p, struct strangers *set);
/* Also one that is in no set. */
void tcp_in_leave(struct tcp_in *p);
#define TCP_NO_PLACE "too many others came that have not proved themselves either"

/* answer_list.c: copies the next `len` bytes of a list between the space and what was granted: 0,
 * or what the answer says. */
int tcp_in_copy_list(struct tcp_in *p, uint32_t len);
static inline unsigned char *tcp_in_table(const struct tcp_in *p)
{
	return p->space + FRAME_ANSWER + FRAME_CHUNK;
}

/* grant_use.c: a thread copies to or from what a request names. -EACCES: it is not granted;
 * -ESHUTDOWN: the remote is closed, or the connection is not of its last epoch, and ends. */
struct tcp_use {
	struct tcp_grant *grant;
	struct tcp_stream *stream;
	struct tcp_remote *remote;
	uint64_t epoch;
	bool word; /* it is this thread's turn to change words of the grant's device */
};
int tcp_use_begin(struct tcp_in *p, struct tcp_use *out);
void tcp_use_end(struct tcp *t, const struct tcp_use *u);
/* Whether the request is granted, now. */
int tcp_use_check(struct tcp_in *p);
/* A connection says its epoch: 0 when nothing of earlier ones is done any more; -ESHUTDOWN,
 * -EUSERS. */
int tcp_use_conn(struct tcp_in *p);

#endif
