/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_SERVER_H
#define SERVE_SERVER_H

/*
 * A server. One thread, that of pl_server_run(), accepts; each connection has a thread of its own,
 * which reads its requests one by one, so a slow disk or a silent client holds up nobody else.
 * Until a client has proved that it has the token it is one of few: who comes when there are too
 * many ends the wait of the one that has waited longest.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "base/lock.h"
#include "base/log_quota.h"
#include "remote/source.h"
#include "serve/line.h"
#include "serve/names.h"
#include "sys/net.h"

struct pl_ctx;
struct pl_dev;
struct pl_file;
struct pl_grant;
struct pl_remote;
struct upload;

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

struct session {
	struct pl_server *server;
	struct session *next; /* under the server's lock */
	pthread_t thread;
	struct line line; /* its descriptor is closed by who joins the thread */
	char from[SYS_ADDR_TEXT];
	uint64_t since;	    /* when it was accepted */
	atomic_bool known;  /* it has the token */
	atomic_bool done;   /* the thread touches nothing any more */
	atomic_bool pushed; /* too many had not proved themselves, and it was the oldest */
	/* The thread's. */
	struct message *ask;
	struct message *answer;
	struct pl_remote *remote; /* NULL: it has not greeted */
	unsigned char *room;	  /* SERVE_SLOTS slots */
	struct pl_grant *grant;	  /* of the room */
	struct served_file files[SERVE_FILES];
};

struct pl_server {
	struct pl_ctx *ctx;
	unsigned int generation; /* of forks */
	const struct net_ops *net;
	unsigned char key[NET_KEY];
	struct served_root root;
	mode_t mask; /* of the modes of new files */
	struct pl_dev *dev;
	void *memory;		/* of the GPU */
	struct pl_grant *grant; /* of it */
	struct sys_addr at;
	int listener;
	int wake;
	atomic_bool stop;
	atomic_bool running;
	atomic_ullong idle_ns;	/* how long a client may be silent */
	atomic_ullong alive_ns; /* ... that has a GPU's memory open, and says that it is there */
	struct lock lock;	/* RANK_SERVER: what follows */
	struct session *sessions;
	unsigned int n_sessions;
	struct log_quota said; /* on those that were refused */
};

#define SERVE_SLOT (4u << 20) /* bytes */

/* hear.c: 0, and it listens. / Until it is stopped. */
/* By the tunable tcp_bind, as the bytes' way. */
int server_find_address(struct pl_server *s);
int server_listen(struct pl_server *s);
void server_hear(struct pl_server *s);
void server_wake(struct pl_server *s);
/* One line of the log, unless there have been many. Any thread. */
void server_refused(struct pl_server *s, const char *from, const char *why);

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
int files_create(struct session *s, struct unpack *u, struct pack *p);
int files_read(struct session *s, struct unpack *u, struct pack *p);
int files_write(struct session *s, struct unpack *u, struct pack *p);
int files_commit(struct session *s, struct unpack *u, struct pack *p);
int files_sum(struct session *s, struct unpack *u, struct pack *p);
int files_close(struct session *s, struct unpack *u, struct pack *p);
int files_device(struct session *s, struct unpack *u, struct pack *p);
/* The file of a number; NULL: there is none. */
struct served_file *files_of(struct session *s, uint64_t number);
/* pages.c: what a client may know of the page cache. / Of a file that was opened to be read, and is
 * closed. */
int files_pages(struct session *s, struct unpack *u, struct pack *p);
void pages_begin(struct served_file *f);
void pages_end(struct served_file *f);
void files_close_all(struct session *s);
/* list.c: sends all answers but the last. */
int list_answer(struct session *s, struct unpack *u, struct pack *p);

/* What a path or a file is: kind, mode, length, time. */
void pack_stat(struct pack *p, const struct stat *st);

#endif
