/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_SERVER_H
#define SERVE_SERVER_H

/*
 * A server. One thread, in pl_server_run(), accepts connections and shakes hands with them
 * (handshake.c); it waits for none of them. A connection that has proved to have the token gets a
 * thread of its own, which answers its requests one by one. So a slow disk or a silent client
 * delays no other client.
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
	bool device; /* memory of the served GPU: it has no descriptor */
	bool named;  /* a new file that has got its name: no more is written to it */
	bool held;   /* it does not tell its size: its bytes are in this process's memory */
	int fd;	     /* -1 */
	struct pl_file *file;
	struct stat st;	   /* as it was when it was opened */
	struct upload *up; /* NULL: the file is read */
	uint64_t length;   /* a new file's is the one that it will have */
	uint64_t bytes;	   /* moved by slots or in messages */
	uint64_t since;
	char *path;
	/* For pages.c, of a file that is read. */
	bool in_memory;		/* the file system has no disk */
	bool no_pages;		/* the file cannot be granted as a region */
	struct pl_grant *pages; /* NULL: not granted yet */
	struct grant_source source;
	atomic_ullong straight; /* bytes that the client read as a region */
};

/* A connection that has proved to have the token. */
struct session {
	struct pl_server *server;
	struct session *next; /* under the server's lock */
	pthread_t thread;
	struct conn *conn; /* closed and freed by the thread that joins this one */
	char from[SYS_ADDR_TEXT];
	struct sys_addr at; /* the server's address at which it arrived */
	bool full;	    /* too many sessions: it only tells the client so */
	atomic_bool done;   /* the thread no longer touches this struct */
	/* For the thread alone. */
	int lost; /* why an answer could not be sent; 0 */
	struct message *ask;
	struct message *answer;
	struct pl_remote *remote; /* NULL: no SERVE_HELLO yet */
	unsigned char *slots;	  /* SERVE_SLOTS slots */
	struct pl_grant *grant;	  /* of the slots */
	struct served_file files[SERVE_FILES];
	struct unsynced unsynced;
};

/* Returns the open file of a number, or NULL. */
static inline struct served_file *files_of(struct session *s, uint64_t number)
{
	return number < SERVE_FILES && s->files[number].used ? &s->files[number] : NULL;
}

struct pl_server {
	struct pl_ctx *ctx;
	unsigned int generation; /* of the process, counted by forks */
	const struct net_ops *net;
	unsigned char key[NET_KEY];
	unsigned char which[SERVE_SERVER]; /* random: tells it from other servers with its token */
	struct served_root root;
	mode_t mask; /* the umask, for new files */
	struct pl_dev *dev;
	void *memory;		/* the GPU's, if that is served */
	struct pl_grant *grant; /* of that memory */
	struct sys_addr at;
	struct listener listener; /* its `said` is under the lock */
	/* For the accepting thread alone: connections that have sent nothing, and those in the
	 * handshake. */
	struct strangers silent;
	struct strangers shaking;
	atomic_bool stop;
	atomic_bool running;
	atomic_ullong shake_ns;	 /* time for a connection to prove the token */
	atomic_ullong idle_ns;	 /* how long a client may be silent */
	atomic_ullong held_most; /* bytes of files of a client without a size: SERVE_HELD_MOST */
	atomic_ullong alive_ns;	 /* ... if it has a GPU's memory open, and sends SERVE_ALIVE */
	struct lock lock;	 /* RANK_SERVER: the fields below */
	struct session *sessions;
	unsigned int n_sessions;
	unsigned int most; /* sessions, at most: SESSIONS_MAX, or a test's number */
};

#define SERVE_SLOT (4u << 20) /* bytes */
#define SESSIONS_MAX 256u
#define SERVE_HELD_MOST (UINT64_C(64) << 20)

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
 * A request's function. It reads the request's fields from `u` and writes the answer's into `p`.
 * Returns 0, or -errno with a message for the client. -EBADMSG means a malformed request: the
 * connection ends.
 */
typedef int (*serve_fn)(struct session *s, struct unpack *u, struct pack *p);

/* files.c: requests to read files, and to close any file. */
int files_stat(struct session *s, struct unpack *u, struct pack *p);
int files_open(struct session *s, struct unpack *u, struct pack *p);
int files_fetch(struct session *s, struct unpack *u, struct pack *p);
int files_read(struct session *s, struct unpack *u, struct pack *p);
int files_sum(struct session *s, struct unpack *u, struct pack *p);
int files_close(struct session *s, struct unpack *u, struct pack *p);
int files_stretch(struct session *s, struct unpack *u, struct pack *p);
int files_device(struct session *s, struct unpack *u, struct pack *p);
void files_close_all(struct session *s);
/* files_make.c: requests to make files and directories. */
int files_mkdir(struct session *s, struct unpack *u, struct pack *p);
int files_create(struct session *s, struct unpack *u, struct pack *p);
int files_write(struct session *s, struct unpack *u, struct pack *p);
int files_commit(struct session *s, struct unpack *u, struct pack *p);
int files_put(struct session *s, struct unpack *u, struct pack *p);
/* pages.c: tells a client which bytes of a file the page cache has. */
int files_pages(struct session *s, struct unpack *u, struct pack *p);
/* Prepares a file that was opened for reading for files_pages(). */
void pages_begin(struct served_file *f);
/* Ends the grant of a file's pages, and waits for its readers. */
void pages_end(struct served_file *f);
/* list.c: answers SERVE_LIST. Sends all answers except the last, which is left in `p`. */
int list_answer(struct session *s, struct unpack *u, struct pack *p);

/* Packs kind, mode, length and time of a file. */
void pack_stat(struct pack *p, const struct stat *st);

#endif
