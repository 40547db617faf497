/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_CLIENT_H
#define SERVE_CLIENT_H

/*
 * A client. One thread at a time uses its connection and the fields that are marked so below:
 * client_enter() waits for the turns of others. No lock is held during a turn, since moving bytes
 * may call GPU drivers.
 *
 * Answers come in the order of requests, so several requests may be sent before the first answer is
 * read. A connection that has failed is not used again.
 */

#include <pthread.h>
#include <stdatomic.h>

#include <peerlane/serve.h>

#include "base/lock.h"
#include "remote/reach.h"
#include "serve/message.h"
#include "sys/net.h"

struct pl_ctx;
struct pl_region;
struct pl_remote;

#define CLIENT_NAME 272u   /* bytes of a host's name with its port */
#define CLIENT_FLIGHT 32u  /* requests without an answer, at most */
#define CLIENT_BATCH 4096u /* bytes of requests that are sent together */
#define CLIENT_ANSWER_NS UINT64_C(60000000000)
#define CLIENT_COMMIT_NS UINT64_C(600000000000)
#define CLIENT_ALIVE_NS UINT64_C(15000000000)
#define CLIENT_DRAIN_NS UINT64_C(3000000000)
/* Bounds of a list: a hostile server's list may never end. */
#define CLIENT_LIST_BYTES (UINT64_C(512) << 20) /* of packed entries */
#define CLIENT_LIST_NS UINT64_C(3600000000000)

struct pl_client {
	struct pl_ctx *ctx;
	unsigned int generation; /* of forks */
	const struct net_ops *net;
	char name[CLIENT_NAME]; /* "node2:18517" */
	char at[SYS_ADDR_TEXT]; /* the server's address and port */
	/* The address that was dialled, then the host's other addresses, whose ports are not
	 * set. */
	struct remote_reach reach;
	/* the server's number, from its answer to SERVE_HELLO */
	unsigned char server[SERVE_SERVER];
	/* in the list of client_check_server.c, under that list's lock */
	struct pl_client *next;
	bool entered;	   /* it is in that list */
	uint64_t alive_ns; /* time between two SERVE_ALIVE: see client_alive.c */
	uint64_t drain_ns; /* after an error: time for answers that are still to come */
	/* Bounds of a list: CLIENT_LIST_..., SERVE_ENTRIES, or a test's numbers. */
	uint64_t list_bytes;
	uint64_t list_ns;
	uint64_t list_entries;
	/* RANK_CLIENT: protects `busy`, a thread has its turn, and `alive_ends`, the thread of
	 * client_alive.c has to end */
	struct lock lock;
	pthread_cond_t changed;
	pthread_cond_t alive_wake; /* `alive_ends` has changed */
	bool busy;
	bool alive_ends;
	/* For the thread that has its turn. */
	bool alive_runs; /* client_alive.c has started `alive_thread` */
	pthread_t alive_thread;
	struct conn conn;
	int broken; /* -errno after which the connection is not used */
	struct message *ask;
	struct message *answer;
	struct pl_remote *remote;
	struct pl_region *slots_region; /* the server's slots; NULL: not asked for yet */
	uint32_t slot_bytes;		/* bytes of one slot */
	uint32_t slots;
	struct pl_region *device; /* the GPU's memory that is served; NULL: not asked for yet */
	uint32_t devices;	  /* open files that are a GPU's memory */
	/* client_flight.c: files whose requests have no answer yet, the oldest first. */
	struct pl_client_file *flight[CLIENT_FLIGHT];
	uint32_t in_flight;
	size_t flight_bytes; /* of these requests */
	size_t batched;	     /* bytes of requests that are not sent yet, the oldest first */
	unsigned char batch[CLIENT_BATCH];
	/* From the answer to SERVE_HELLO. */
	bool may_write;
	bool makes_links;
	uint32_t kind;
	uint64_t length;
	char root[SERVE_NAME];
};

struct pl_client_file {
	struct pl_client *client;
	uint32_t number; /* SERVE_NO_NUMBER: not open at the server */
	bool device;
	bool writes;
	bool holes;	    /* the file has holes */
	atomic_bool failed; /* a transfer failed: closing waits for `drain_ns` only */
	uint64_t length;
	uint64_t mtime_ns; /* of a file that is read */
	char *path;
	/* All bytes of a small file that came with the answer to its opening, or will be sent with
	 * its commit (PL_CREATE_WHOLE); else NULL. */
	unsigned char *held;
	/* For client_flight.c, by the thread that has its turn. */
	bool begun;	 /* opened with PL_SERVED_BEGIN, and not completed yet */
	bool unanswered; /* its request is in client->flight */
	bool whole;	 /* PL_CREATE_WHOLE or PL_CREATE_LINK: sent with its commit */
	bool committed;
	bool later; /* PL_CREATE_LATER: a later commit makes it durable */
	bool link;  /* PL_CREATE_LINK */
	uint32_t mode;
	size_t asked; /* bytes of its request */
	/* Reads the body of its answer; NULL: the body is empty. */
	int (*take)(struct pl_client_file *f, struct unpack *u);
	int err;   /* the answer's -errno */
	char *why; /* the answer's message; NULL: no memory for it */
	struct pl_served served;
	/* For the thread that has its turn: the file as a region, NULL if it has none yet; and a
	 * range of which it is known whether the server has it in its page cache. */
	struct pl_region *pages;
	bool no_pages; /* the file cannot be read as a region */
	bool cached;   /* the page cache has all of the range, else not all of it */
	uint64_t known_from;
	uint64_t known_until;
};

/* client_dial.c: a connection to one of a host's addresses. */
struct client_url {
	char host[256];
	uint16_t port;
	const char *path; /* points into the string that was parsed, behind the slash */
};
bool client_parse(const char *url, struct client_url *out);
int client_dial(struct pl_client *c, const struct client_url *u);

/* client_check_server.c: puts the address first that another client of the context uses for this
 * name. */
void client_prefer_server(const struct pl_client *c, struct sys_addr *a, unsigned int n);
/* Checks that the server, where the connection arrived at `at`, is the one that was meant. Returns
 * 0, or -errno with a message. */
int client_check_server(struct pl_client *c, const struct sys_addr *at);
/* Forgets a client that ends. */
void client_leave_server(struct pl_client *c);

/* Sends SERVE_HELLO over a connection that has proved the token, and takes the answer. */
int client_greet(struct pl_client *c);

/* Waits for the client's turn. Returns 0, or -errno with a message if the connection has failed. */
int client_enter(struct pl_client *c);
/* Like client_enter(), but also gives a turn on a connection that has failed. */
int client_turn(struct pl_client *c);
/* Ends the turn. */
void client_leave(struct pl_client *c);
/* Returns the error of a connection that has failed, with a message. */
int client_ended(struct pl_client *c);
/* Returns -EINVAL for NULL, and -ESTALE in a child of fork(); needs no turn. */
int client_usable(const struct pl_client *c);

/* Sends the request that was packed into c->ask, after all answers in flight were taken. */
int client_ask(struct pl_client *c, const struct pack *p);
/* Sends it while other requests are in flight. `more`: others follow soon, so it may wait for them;
 * client_answer() sends all requests that wait. */
int client_send(struct pl_client *c, const struct pack *p, bool more);
/* Takes the next answer. Its body stays until the next one. Returns 0, or the server's error with a
 * message. */
int client_answer(struct pl_client *c, uint64_t timeout_ns, struct unpack *u);
/* client_ask() and client_answer(). */
int client_call(struct pl_client *c, const struct pack *p, uint64_t timeout_ns, struct unpack *u);
/* Marks the connection as failed, and returns the error with a message. -EPROTO: the server broke
 * the protocol. */
int client_broke(struct pl_client *c, int rc);
/* Like client_broke(), without a message. */
void client_end(struct pl_client *c, int rc);

/* Begins a request whose first field is a path. */
int client_path(struct pl_client *c, uint8_t what, const char *path, struct pack *p);
/* Reads the fields of SERVE_STAT; out->name stays as it is. */
bool client_unpack_served(struct unpack *u, struct pl_served *out);
int client_give_served(const struct pl_served *from, struct pl_served *out);

/* client_flight.c, for the thread that has its turn. Takes the answers to all requests in flight:
 * each stays with its file. */
void client_flight_take_all(struct pl_client *c);
/* Sends the message in c->ask, whose answer f->take reads later. `more`: as client_send(). */
int client_flight_send(struct pl_client_file *f, const struct pack *p, bool more);
/* Takes a file's answer if it is in flight. Returns the answer's error. */
int client_flight_take(struct pl_client_file *f);

/* client_alive.c: starts the thread that sends SERVE_ALIVE, unless it runs. Returns 0, or -errno
 * with a message. */
int client_alive_start(struct pl_client *c);
/* Ends that thread; the connection is no longer used. */
void client_alive_end(struct pl_client *c);

/* client_regions.c: asks for the server's slots, unless it did. */
int client_need_slots(struct pl_client *c);
/* Asks for the GPU's memory that the server serves, unless it did. */
int client_need_device(struct pl_client_file *f);
/* Finds how many bytes of a range, from its start, the server has in its page cache and f->pages
 * can read. */
int client_find_cached(struct pl_client_file *f, uint64_t off, size_t len, size_t *out);
/* Finds the end of the stretch at an offset of a file that is read, and whether it is a hole. */
int client_stretch(struct pl_client_file *f, uint64_t off, uint64_t *end, bool *hole);
/* Notes that the page cache does not have the bytes from an offset on; they are asked for again
 * later. */
void client_not_cached(struct pl_client_file *f, uint64_t off);

#endif
