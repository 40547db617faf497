/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_SERVER_H
#define SERVE_SERVER_H

/*
 * A server. One thread, that of pl_server_run(), accepts connections and shakes hands, never
 * waiting for one of them (handshake.c). A connection that has proved to have the token gets a
 * thread of its own, which reads its requests one by one, so a slow disk or a silent client holds
 * up nobody else.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "base/lock.h"
#include "conn/listener.h"
#include "remote/source.h"
#include "serve/message.h"
#include "serve/names.h"
#include "serve/upload.h"
#include "sys/net.h"

struct pl_ctx;
struct pl_dev;
struct pl_file;
struct pl_grant;
struct pl_remote;

/* A file that a client has opened or makes. */
struct served_file {
	bool used;
	bool device; /* the GPU's memory; nothing below but `path` and `bytes` */
	bool named;  /* it was made, and has its name: nothing of it is written any more */
	int fd;	     /* -1 */
	struct pl_file *file;
	struct stat st;	   /* when it was opened */
	struct upload *up; /* NULL: it is read */
	uint64_t length;   /* of what is read; what is written will have */
	uint64_t bytes;	   /* that were moved */
	uint64_t since;
	char *path;
	/* pages.c, of what is read. */
	bool in_memory;		/* the file system has no disk */
	bool no_pages;		/* no mover can send them */
	struct pl_grant *pages; /* NULL: nobody has asked */
	struct grant_source source;
	atomic_ullong straight; /* bytes that were moved by it */
};

/* A connection that has proved to have the token. */
struct session {
	struct pl_server *server;
	struct session *next; /* under the server's lock */
	pthread_t thread;
	struct conn *conn; /* closed and freed by the thread that joins this one */
	char from[SYS_ADDR_TEXT];
	struct sys_addr at; /* where it has arrived */
	bool full;	    /* there are too many others: the client is told so, and that is all */
	atomic_bool done;   /* the thread touches nothing any more */
	/* The thread's. */
	int lost; /* why an answer could not be sent; 0 */
	struct message *ask;
	struct message *answer;
	struct pl_remote *remote; /* NULL: it has not greeted */
	unsigned char *slots;	  /* SERVE_SLOTS slots */
	struct pl_grant *grant;	  /* of the slots */
	struct served_file files[SERVE_FILES];
	struct unsynced unsynced;
};

/* The file of a number; NULL: there is none. */
static inline struct served_file *files_of(struct session *s, uint64_t number)
{
	return number < SERVE_FILES && s->files[number].used ? &s->files[number] : NULL;
}

struct pl_server {
	struct pl_ctx *ctx;
	unsigned int generation; /* of forks */
	const struct net_ops *net;
	unsigned char key[NET_KEY];
	unsigned char which[SERVE_SERVER]; /* random: tells it from others of the token */
	struct served_root root;
	mode_t mask; /* of the modes of new files */
	struct pl_dev *dev;
	void *memory;		/* of the GPU */
	struct pl_grant *grant; /* of it */
	struct sys_addr at;
	struct listener listener; /* its `said` is under the lock */
	/* Of the thread that accepts: connections that have sent nothing, and that shake hands. */
	struct strangers silent;
	struct strangers shaking;
	atomic_bool stop;
	atomic_bool running;
	atomic_ullong shake_ns; /* that a connection has to prove itself */
	atomic_ullong idle_ns;	/* how long a client may be silent */
	atomic_ullong alive_ns; /* ... that has a GPU's memory open, and says that it is there */
	struct lock lock;	/* RANK_SERVER: what follows */
	struct session *sessions;
	unsigned int n_sessions;
	unsigned int most; /* sessions: SESSIONS_MAX, or what a test says */
};

#define SERVE_SLOT (4u << 20) /* bytes */
#define SESSIONS_MAX 256u

/* listen.c: finds the address to listen at, by the tunable tcp_bind. */
int server_find_address(struct pl_server *s);
int server_listen(struct pl_server *s);
/* Accepts connections until the server is stopped. */
void server_hear(struct pl_server *s);

/* sessions.c: starts the thread of a connection that has proved the token, and gives it `conn`.
 * Returns 0, or -errno: -EUSERS if there are too many. */
int server_admit(struct pl_server *s, struct conn *conn, const char *from);
/* Joins and frees sessions that have ended; `all`: ends every one first. */
void server_reap(struct pl_server *s, bool all);

/* handshake.c: connections that have yet to prove themselves. */
struct visitor;
/* Takes a connection that was accepted, for listener_accept(). */
int visitor_come(void *server, int fd, const struct sys_addr *from);
/* Continues a handshake whose socket is ready. */
void visitor_go_on(struct pl_server *s, struct visitor *v);
/* Ends the handshakes that have taken too long, or all of them. */
void visitors_end(struct pl_server *s, bool all);

/* session.c: the thread of a connection. */
void *session_run(void *arg);

/*
 * Requests. Each reads what is asked, writes the answer, and returns 0 or -errno with a message
 * that goes to the client. -EBADMSG: that is no request, and the connection ends.
 */
typedef int (*serve_fn)(struct session *s, struct unpack *u, struct pack *p);

int files_stat(struct session *s, struct unpack *u, struct pack *p);
int files_mkdir(struct session *s, struct unpack *u, struct pack *p);
int files_open(struct session *s, struct unpack *u, struct pack *p);
int files_fetch(struct session *s, struct unpack *u, struct pack *p);
int files_create(struct session *s, struct unpack *u, struct pack *p);
int files_put(struct session *s, struct unpack *u, struct pack *p);
int files_read(struct session *s, struct unpack *u, struct pack *p);
int files_write(struct session *s, struct unpack *u, struct pack *p);
int files_commit(struct session *s, struct unpack *u, struct pack *p);
int files_sum(struct session *s, struct unpack *u, struct pack *p);
int files_close(struct session *s, struct unpack *u, struct pack *p);
int files_stretch(struct session *s, struct unpack *u, struct pack *p);
int files_device(struct session *s, struct unpack *u, struct pack *p);
/* pages.c: tells a client which bytes of a file the page cache has. */
int files_pages(struct session *s, struct unpack *u, struct pack *p);
/* Begins and ends that for a file that is opened to be read, and closed. */
void pages_begin(struct served_file *f);
void pages_end(struct served_file *f);
void files_close_all(struct session *s);
/* list.c: sends all answers but the last. */
int list_answer(struct session *s, struct unpack *u, struct pack *p);

/* What a path or a file is: kind, mode, length, time. */
void pack_stat(struct pack *p, const struct stat *st);

#endif
