/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_TCP_TCP_H
#define MOVE_TCP_TCP_H

/*
 * The mover `tcp`: to memory of other processes over TCP, encrypted by TLS 1.3.
 *
 * Each context that has remotes listens at one address, and each remote has a secret there, which
 * its blob carries. A side dials the other one and asks (frame.h). The thread that carries an
 * operation makes its requests, on a connection that no other thread uses meanwhile (struct
 * tcp_out). Threads of the context answer the requests of others (listen.c, answer.c; struct
 * tcp_in): one, and more while connections wait behind each other. They alone read and write
 * granted memory.
 *
 * A connection that broke is replaced, and its request is made again: all requests except atomic
 * operations can be made twice, and messages have numbers.
 */

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

#include "base/lock.h"
#include "conn/conn.h"
#include "conn/listener.h"
#include "dev/table.h"
#include "move/move.h"
#include "move/tcp/frame.h"
#include "remote/remote.h"
#include "sys/net.h"

#define TCP_ADDRS 8u
#define TCP_SECTION_MAX 512u
#define TCP_MAILS 64u
#define TCP_THREADS 8u	   /* of a context, that answer */
#define TCP_DEV_STREAMS 4u /* of a device */
#define TCP_STREAMS (DEV_TABLE_MAX * TCP_DEV_STREAMS)

struct dev_stream;
struct tcp_door;
struct tcp_in;
struct tcp_out;
struct tcp_remote;

/* Granted memory. */
struct tcp_grant {
	struct grant g; /* first */
	struct tcp *tcp;
	struct tcp_grant *next;
	uint64_t number;
	uint64_t secret;
	bool staged;	    /* its bytes are copied by a stream; else by the kernel */
	unsigned int users; /* that copy to or from it now; under tcp->lock */
};

/* A stream and pinned memory for copies between a device's granted memory and the host; used by one
 * thread at a time. Bytes go by pinned memory, as a driver takes some 20 us for each piece that it
 * copies to other memory. */
struct tcp_stream {
	struct dev *dev;
	struct dev_stream *stream;
	void *pinned; /* FRAME_CHUNK bytes */
	bool busy;    /* under tcp->lock */
};

struct tcp_region {
	struct region base; /* first */
	uint64_t number;
	uint64_t secret;
};

/* A side's section of a blob: its addresses and its secret. */
struct tcp_section {
	unsigned char id[NET_ID];   /* names the remote at the side that listens */
	unsigned char key[NET_KEY]; /* for the side that connects */
	uint64_t host[3];	    /* numbers the host and its network namespace */
	bool trusts;		    /* the network: unencrypted, if the other side does too */
	unsigned int n;
	struct sys_addr at[TCP_ADDRS];
};

/* An address of the other side. Connections are spread over those that can be reached. */
struct tcp_rail {
	unsigned int conns;
	bool reached;	     /* before */
	uint64_t bad_until;  /* not tried before that, if there is another */
	atomic_ullong heard; /* when something came by one of its connections, or went */
};

struct tcp_message {
	uint32_t len;
	unsigned char at[REMOTE_MESSAGE_MAX];
};

/* A remote's messages in both directions; under the remote's lock. */
struct tcp_mailbox {
	struct tcp_message at[TCP_MAILS]; /* that came, a ring */
	unsigned int first;		  /* the one that is taken next */
	unsigned int n;
	uint64_t next; /* the least number that has not come yet */
	bool sending;  /* a thread sends: one does at a time */
	uint64_t sent; /* the number of the next message that goes */
};

/* The failure that probe.c's thread found, or that a call met, and that thread; under the remote's
 * lock. */
struct tcp_probe {
	int gone;	     /* 0 or -errno; the next answer makes it 0 */
	uint64_t gone_until; /* it holds until then */
	bool runs;
	uint64_t since;	 /* when it began to run */
	uint64_t ended;	 /* the number of runs that have ended */
	bool has_thread; /* which has yet to be joined */
	pthread_t thread;
	/* The thread's work, tcp_ask_there(). It is a pointer so that no files call each other in a
	 * circle: a request dials, and dialling may start this thread. */
	int (*ask)(struct tcp_remote *r);
};

struct tcp_remote {
	struct remote base; /* first */
	struct tcp *tcp;
	struct tcp_remote *next; /* under tcp->lock */
	/* The other side's requests here; under tcp->lock. */
	uint64_t seen;	      /* the highest epoch of a connection of it: lower ones have ended */
	unsigned int served;  /* its connections */
	unsigned int copying; /* those that copy to or from granted memory now, of epoch `seen` */
	unsigned int old;     /* and of earlier ones: nothing begins before they are done */
	struct tcp_section mine;
	struct tcp_section theirs; /* does not change once it is connected */
	bool plain;		   /* both trust the network */
	bool reached;		   /* the addresses are those by which the caller has reached it */
	atomic_bool shut;
	atomic_bool heard;   /* it has answered, or asked something */
	atomic_ullong asked; /* when it was last asked whether it is there */

	struct lock lock; /* RANK_TCP_REMOTE: all below */
	pthread_cond_t changed;
	struct tcp_out *idle;
	struct tcp_out *conns; /* also those in use */
	unsigned int n_conns;
	unsigned int conns_most; /* connections that the other side takes; 0: no limit is known */
	unsigned int downs;	 /* dials that failed */
	int down;		 /* the last one: -errno */
	/* Counts up when a connection breaks. The other side ends connections of earlier epochs
	 * before it answers on a later one, and accepts none of them afterwards. So bytes of an
	 * earlier epoch, still on their way there, cannot overwrite those of the repeated request.
	 */
	uint64_t epoch;
	struct tcp_rail rails[TCP_ADDRS]; /* addresses of theirs */
	struct tcp_mailbox mail;
	struct tcp_probe probe;
};

struct tcp {
	struct mover m; /* first */
	const struct config *config;
	_Atomic(const struct net_ops *) net; /* NULL: not loaded yet */
	bool trusts;
	unsigned int conns_max; /* connections to one remote */
	uint64_t patience;	/* conn.patience of all connections */
	atomic_ullong shake_ns; /* that a connection has to prove itself */
	atomic_uint probers;	/* threads of probe.c */

	struct lock lock; /* RANK_TCP: what follows */
	pthread_cond_t changed;
	struct tcp_remote *remotes;
	struct tcp_grant *grants;
	struct tcp_door *doors;
	struct tcp_stream streams[TCP_STREAMS];
	unsigned int n_streams;
	/* Whose words are read and written now, so that no other remote's operation comes between:
	 * devices, NULL is the host. Memory that was granted twice is of one device. */
	const struct dev *changing[TCP_THREADS];
	unsigned int n_changing;
	bool listens;
	struct tcp_section here; /* addresses and the host alone */
	/* Set before the first thread starts. */
	struct listener listener; /* its `said` is under the lock */
	unsigned int threads_max;
	atomic_bool stop;
	/* The threads that answer: incoming.h. */
	pthread_t threads[TCP_THREADS];
	unsigned int n_threads;
	atomic_uint asleep; /* of these */
	atomic_uint behind; /* waits behind others, since a thread was started */
	atomic_bool timed;  /* something has a time limit */
	atomic_ullong look; /* when those are looked at next */
	bool paused;	    /* accepting connections, until then */
	struct tcp_in *in;  /* the newest first */
	unsigned int n_in;
	/* Connections that have yet to prove themselves: which have named nothing, which have named
	 * a remote, and which have named a door. */
	struct strangers silent;
	struct strangers at_remotes;
	struct strangers at_doors;
	unsigned int half_open; /* which have named nothing, with those that have been ended */
	unsigned char *spare[TCP_THREADS]; /* TCP_BUFFER bytes each */
	unsigned int n_spare;
};

static inline struct tcp *tcp_of(struct mover *m)
{
	return (struct tcp *)(void *)m;
}

static inline struct tcp_remote *tcp_remote_of(struct remote *r)
{
	return (struct tcp_remote *)(void *)r;
}

static inline struct tcp_region *tcp_region_of(struct region *r)
{
	return (struct tcp_region *)(void *)r;
}

/* handshake_out.c: loads the library that has TLS. Returns 0 or -errno with a message. */
int tcp_load(struct tcp *t);
/* remotes.c: loads TLS, listens, and makes a section with an id and a key of its own. */
int tcp_own_section(struct tcp *t, struct tcp_section *out);

/* section.c: writes the section into a blob, and reads one, checked. */
size_t tcp_section_put(const struct tcp_section *c, unsigned char at[TCP_SECTION_MAX]);
int tcp_section_get(const unsigned char *at, size_t len, struct tcp_section *out);
/* Which addresses to say, and to listen at, by the tunables. */
int tcp_section_find(const struct config *c, struct tcp_section *out, struct sys_addr *bind);
/* Keeps only the addresses that a caller has reached. The first of them stays in any case, also if
 * the section does not have it: addresses may be translated on the way. */
struct remote_reach;
void tcp_section_narrow(struct tcp_section *c, const struct remote_reach *reach);
/* 0; -EOPNOTSUPP: it listens where this host cannot reach it. */
int tcp_section_usable(const struct tcp_section *mine, const struct tcp_section *theirs,
		       const char *name);

/* listen.c: starts listening, unless the context listens. Returns 0 or -errno with a message. */
int tcp_listen(struct tcp *t);
/* Ends all connections that others made, and the threads that answer. */
void tcp_unlisten(struct tcp *t);
/* grant_use.c: with the lock held: ends the connections that the other side made, and returns when
 * no thread does anything more for it. */
void tcp_in_end_all(struct tcp *t, struct tcp_remote *r);

/* door_knocks.c: functions of doors, with the lock held. Finds a door; NULL if it is closed. */
struct tcp_door *tcp_find_door(struct tcp *t, const unsigned char id[NET_ID]);
void tcp_door_key(const struct tcp_door *d, unsigned char key[NET_KEY]);
/* Takes a knock. Returns the bytes of its answer, -EAGAIN if there is none yet, or -EACCES if it
 * was refused. */
ssize_t tcp_door_came(struct tcp_door *d, uint64_t number, const void *blob, size_t len, void *out);
/* Adds a connection to the door. Returns false if the door has `most`. */
bool tcp_door_join(struct tcp_door *d, unsigned int most);
/* The number of the door's connections. */
unsigned int tcp_door_served(const struct tcp_door *d);
/* A connection of the door has ended; the door may have ended, too. */
void tcp_door_left(struct tcp *t, const unsigned char id[NET_ID]);

/* door.c. */
extern const struct remote_door_ops tcp_doors;

/* lookup.c: with the lock held. NULL: there is none, or it is being closed. */
struct tcp_remote *tcp_find_remote(struct tcp *t, const unsigned char id[NET_ID]);

static inline bool tcp_is_within(const struct tcp_grant *g, uint64_t off, uint64_t len)
{
	return off <= g->g.len && len <= g->g.len - off;
}

/* Finds the grant that a request names, if it allows the request; else NULL. The pieces of a list
 * are checked later. */
struct tcp_grant *tcp_find_grant(struct tcp *t, const struct frame_request *q);

/* grants.c: with the lock held, which may be released meanwhile: a stream of the device that is
 * this thread's until it is put. */
struct tcp_stream *tcp_stream_take(struct tcp *t, struct dev *d);
void tcp_stream_put(struct tcp *t, struct tcp_stream *s);
void tcp_stream_end(struct tcp_stream *s);
/* Copies between granted memory and the host's: 0, -EFAULT, ... The stream of memory that is
 * staged. */
int tcp_grant_copy(struct tcp_grant *g, struct tcp_stream *s, uint64_t off, void *host, size_t len,
		   bool write);
/* The same of many pieces, whose host's memory is the stream's, if there is one. */
int tcp_grant_copy_many(struct tcp_grant *g, struct tcp_stream *s, const struct dev_piece *v,
			size_t n);

/* handshake_out.c: the parts of a plain handshake, for both sides. */
#define TCP_HELLO 36u  /* plain: "PLTP", the remote's id, 16 random bytes */
#define TCP_PROOF 48u  /* the answer: 16 random bytes, and a checksum of both by the key */
#define TCP_PROVED 32u /* and the client's checksum */
int tcp_proof(const struct net_ops *net, const unsigned char key[NET_KEY], char side,
	      const unsigned char *client, const unsigned char *server, unsigned char out[NET_KEY]);
int tcp_random(unsigned char *at, size_t len);

/* remotes.c, grants.c, mail.c: for struct remote_ops. */
int tcp_remote_open(struct mover *m, struct remote **out);
ssize_t tcp_remote_blob(struct remote *r, void *out, size_t space);
int tcp_remote_connect(struct remote *r, const void *blob, size_t len);
void tcp_remote_shut(struct remote *r);
void tcp_remote_free(struct remote *r);
void tcp_remote_way(const struct remote *r, char *out, size_t space);
int tcp_grant(struct mover *m, const struct grant *what, struct grant **out);
ssize_t tcp_grant_blob(struct grant *g, void *out, size_t space);
int tcp_revoke(struct grant *g);
int tcp_region(struct remote *r, const void *blob, size_t len, struct region **out);
void tcp_region_free(struct region *r);
int tcp_notify(struct remote *r, const void *msg, size_t len, uint64_t wait_ns);
ssize_t tcp_next(struct remote *r, void *msg, size_t space, uint64_t wait_ns);
int tcp_atomic(struct region *r, const struct remote_atomic *what, uint64_t *old);
/* Takes a message that came, in a thread that answers. Returns the answer's status. */
enum frame_status tcp_mail_came(struct tcp_remote *r, uint64_t number, const void *msg, size_t len);

#endif
