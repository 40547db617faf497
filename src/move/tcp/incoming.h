/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_INCOMING_H
#define MOVE_TCP_INCOMING_H

/*
 * Connections that others made, in the threads that answer. Each connection is a state machine
 * (enum in_state) that makes a step when its socket is ready. A socket's event wakes one thread,
 * and there is no other event until that thread asks for the next (SYS_EVENT_ONCE). So one thread
 * at a time has a connection, and only that thread frees it. Other threads end a connection by
 * shutting its socket, under tcp.lock.
 */

#include "move/tcp/tcp.h"

#define TCP_SMALL (FRAME_ANSWER + 1024u)
#define TCP_BUFFER (FRAME_ANSWER + FRAME_CHUNK + FRAME_TABLE)

/*
 * States of a connection that another process made. IN_FIRST to IN_SHAKE are the states of a
 * stranger: each of its waits counts towards tcp.shake_ns, after which the connection ends.
 * handshake_in.c makes the steps of these states, answer.c those of the others.
 */
enum in_state {
	/* The socket was accepted, and nothing has come. The first byte decides: 'P' begins a plain
	 * hello (IN_HELLO), anything else is TLS (IN_SHAKE). The connection is in the set
	 * tcp.silent, so it may be ended at any time for another stranger. */
	IN_FIRST,
	/* Plain: the client's hello is coming, with the id of a remote or a door, and the client's
	 * random number. The tunable tcp_trust is on here, or the connection would have been
	 * closed. Once the hello is complete and its id is known, the connection changes to the set
	 * of strangers that have named a remote, or a door. */
	IN_HELLO,
	/* Plain: the answer is being sent, with this side's random number and a checksum of both
	 * numbers by the key. It proves to the client that this side has the key. */
	IN_PROOF,
	/* Plain: the client's own checksum is coming, which proves that the client has the key. If
	 * it is right, the connection joins its remote or door (tcp_in_join()) and is no longer a
	 * stranger. Otherwise it is closed, and the log says why. */
	IN_PROVED,
	/* The handshake of TLS is under way. Its pre-shared key is that of the remote or door which
	 * the client names; find_key() looks it up. Once the handshake has ended, the client has
	 * proved that it has the key, and the connection joins as after IN_PROVED. */
	IN_SHAKE,
	/* No request is under way, or the first bytes of one have come. An idle connection stays
	 * here without a limit; only at a door it ends after TCP_DOOR_IDLE_NS. From the first byte
	 * of a request until its answer has gone, each wait may take twice conn.patience. */
	IN_HEAD,
	/* The request is a list, and the table of its pieces is coming, into the end of the buffer.
	 * When it is complete it is compared with the request. Then a read is answered
	 * (IN_ANSWER), and a write takes its bytes (IN_BODY). */
	IN_TABLE,
	/* The bytes that follow the request are coming: those of a write, a message or a knock.
	 * Bytes of a write are copied chunk by chunk, and each chunk looks up the grant again. If
	 * the request was refused, its bytes are read and dropped, and then the answer says why. */
	IN_BODY,
	/* An answer is being sent, with up to FRAME_CHUNK bytes of a read. If more bytes of that
	 * read are left, the next answer follows. Otherwise the connection gives its buffer back
	 * and returns to IN_HEAD. */
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
	bool busy;		 /* a thread has it and makes its steps */
	bool evicted;		 /* its place went meanwhile, and that thread ends it */
	const char *cut;	 /* why another thread has ended it; or NULL */
	/* The time at which it is ended unless it makes a step before. 0: never; UINT64_MAX: not
	 * while a thread makes its steps. */
	atomic_ullong deadline;

	/* The thread's that has it. */
	enum in_state state;
	bool fresh;		  /* its socket has something, as far as it is known */
	unsigned char id[NET_ID]; /* of the remote, until IN_HEAD; or of the door */
	bool at_door;		  /* and `remote` is NULL */
	bool full;		  /* that door was, and it was told so */
	struct frame_request q;	  /* the part of it that has yet to be done */
	unsigned int piece;	  /* of a list, the next one, */
	uint32_t within;	  /* and how much of it is done */
	int status;		  /* of a request whose bytes are still coming: -errno */
	unsigned char in[FRAME_REQUEST];
	size_t have;	       /* bytes that have come, or have been sent */
	size_t len;	       /* the bytes to send */
	unsigned char *buffer; /* TCP_BUFFER bytes, or small */
	unsigned char small[TCP_SMALL];
};

/* handshake_in.c: makes one step of a handshake. *why: words for one that failed. */
int tcp_in_shake(struct tcp_in *p, const char **why);
/* Makes a connection that has proved its key one of the remote or door p->id. Returns 0,
 * -ESHUTDOWN if that is closed, or -EUSERS if it has too many connections. */
int tcp_in_join(struct tcp_in *p, const char **why);
/* Receives bytes. Returns 0 when `want` are there, -EAGAIN, or why the connection ends. */
int tcp_in_fill(struct tcp_in *p, unsigned char *at, size_t want);
/* Sends bytes. Returns 0 when all p->len have gone, -EAGAIN, or why the connection ends. */
int tcp_in_drain(struct tcp_in *p);

/* answer.c: makes steps. Returns -EAGAIN if the next step would wait, 0 if the connection has had
 * its share for now, or another -errno: it must be closed. *why as above. */
int tcp_in_step(struct tcp_in *p, const char **why);
/* Gives back the buffer when a request has ended. */
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

/* Limits of a door's connections, of all processes that knock there. When TCP_DOOR_SERVED are open,
 * another one is told so before its handshake (STRANGERS_FULL), and its process tries again. Up to
 * TCP_DOOR_MORE, whose handshakes end at the same time, are told afterwards. A process that knocks
 * asks every few milliseconds, so a connection on which nothing is asked for TCP_DOOR_IDLE_NS is
 * ended. */
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

/* answer_list.c: copies the next `len` bytes of a list between the buffer and granted memory.
 * Returns 0 or the -errno for the answer. */
int tcp_in_copy_list(struct tcp_in *p, uint32_t len);
static inline unsigned char *tcp_in_table(const struct tcp_in *p)
{
	return p->buffer + FRAME_ANSWER + FRAME_CHUNK;
}

/* grant_use.c: a thread's right to copy to or from the grant that a request names. tcp_use_begin()
 * returns 0; -EACCES: it is not granted; -ESHUTDOWN: the remote is closed, or the connection is not
 * of its last epoch, and ends. */
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
/* Sets a connection's epoch. Waits until no copy of an earlier epoch is under way. Returns 0,
 * -ESHUTDOWN if the epoch is over, or -EUSERS if there are too many connections. */
int tcp_use_conn(struct tcp_in *p);

#endif
