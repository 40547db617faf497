/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_CLIENT_H
#define SERVE_CLIENT_H

/*
 * A client. Its connection and all below is one thread's at a time: client_enter() waits for the
 * others' turns. No lock is held meanwhile, since what moves bytes may call drivers.
 *
 * Answers come in the order of requests, so several may be asked before the first is answered. A
 * connection on which something went wrong is not used again.
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

#define CLIENT_NAME 272u   /* of a host, with its port */
#define CLIENT_FLIGHT 32u  /* requests whose answers are taken later */
#define CLIENT_BATCH 4096u /* bytes of requests that wait for others, to be sent at once */
#define CLIENT_ANSWER_NS UINT64_C(60000000000)
#define CLIENT_COMMIT_NS UINT64_C(600000000000)
#define CLIENT_ALIVE_NS UINT64_C(15000000000)
#define CLIENT_DRAIN_NS UINT64_C(3000000000)
/* Bounds of a list, since that of a hostile server has no end. */
#define CLIENT_LIST_BYTES (UINT64_C(512) << 20) /* of entries as they came */
#define CLIENT_LIST_NS UINT64_C(3600000000000)

struct pl_client {
	struct pl_ctx *ctx;
	unsigned int generation; /* of forks */
	const struct net_ops *net;
	char name[CLIENT_NAME]; /* "node2:18517" */
	char at[SYS_ADDR_TEXT]; /* its address and port */
	/* The address that it has dialled, then others of the name, whose ports say nothing. */
	struct remote_reach reach;
	unsigned char server[SERVE_SERVER]; /* the number of the server that has answered */
	struct pl_client *next;		    /* of client_place.c, with its lock held */
	bool entered;			    /* that list has it */
	uint64_t alive_ns; /* how often the server hears of it: see client_alive.c */
	uint64_t drain_ns; /* how long what nobody needs any more is waited for */
	/* Bounds of a list: CLIENT_LIST_..., SERVE_ENTRIES, or those of a test. */
	uint64_t list_bytes;
	uint64_t list_ns;
	uint64_t list_entries;
	struct lock lock; /* RANK_CLIENT: `busy` and `ends` */
	pthread_cond_t changed;
	pthread_cond_t ends_now;
	bool busy;
	bool ends;
	/* Whose turn it is. */
	bool keeps; /* there is a keeper */
	pthread_t keeper;
	struct conn conn;
	int broken; /* -errno after which the connection is not used */
	struct message *ask;
	struct message *answer;
	struct pl_remote *remote;
	struct pl_region *granted; /* the slots; NULL: not asked for yet */
	uint32_t slot;		   /* bytes of one */
	uint32_t slots;
	struct pl_region *device; /* likewise */
	uint32_t devices;	  /* files that are a GPU's memory, and open */
	/* client_flight.c: files whose requests have no answer yet, the oldest first. */
	struct pl_client_file *flight[CLIENT_FLIGHT];
	uint32_t in_flight;
	size_t flight_bytes; /* of these requests */
	size_t batched;	     /* bytes of requests that are not sent yet, the oldest first */
	unsigned char batch[CLIENT_BATCH];
	/* What the server said first. */
	bool may_write;
	uint32_t kind;
	uint64_t length;
	char root[SERVE_NAME];
};

struct pl_client_file {
	struct pl_client *client;
	uint32_t number; /* SERVE_NO_NUMBER: it is not open at the server */
	bool device;
	bool writes;
	bool holes;	    /* it has some */
	atomic_bool failed; /* the other side is not waited for much longer */
	uint64_t length;
	uint64_t mtime_ns; /* of one that is read */
	char *path;
	/* All bytes, of a file that came with the answer, or is to go with PL_CREATE_WHOLE; else
	 * NULL. */
	unsigned char *held;
	/* In turn, of client_flight.c. */
	bool begun; /* by PL_SERVED_BEGIN, and not taken */
	bool flies; /* its request has no answer yet */
	bool puts;  /* PL_CREATE_WHOLE */
	bool put;   /* it was committed */
	bool later;
	uint32_t mode;
	size_t asked; /* bytes of the request */
	/* Reads its answer; NULL: the answer says nothing but that it is done. */
	int (*take)(struct pl_client_file *f, struct unpack *u);
	int err;   /* -errno that the answer gave */
	char *why; /* its words; NULL: there was no memory for them */
	struct pl_served served;
	/* In turn. What is known of the page cache there, of a range; the file as a region, NULL:
	 * it has none yet. */
	struct pl_region *pages;
	bool no_pages; /* it never will have */
	bool cached;   /* all of the range is there; else some of it is not */
	uint64_t known_from;
	uint64_t known_until;
};

/* client_dial.c: a connection with whoever has the address. */
struct client_url {
	char host[256];
	uint16_t port;
	const char *path; /* in what was parsed; behind the slash */
};
bool client_parse(const char *url, struct client_url *out);
int client_dial(struct pl_client *c, const struct client_url *u);

/* client_place.c: puts the address first that another client of the context has by this name. */
void client_place_prefer(const struct pl_client *c, struct sys_addr *a, unsigned int n);
/* Checks that the server, where the connection arrived at `at`, is the one that was meant. Returns
 * 0, or -errno with a message. */
int client_place_check(struct pl_client *c, const struct sys_addr *at);
/* Forgets a client that ends. */
void client_place_leave(struct pl_client *c);

/* The first request, by a connection that has proved itself. */
int client_greet(struct pl_client *c);

/* Its turn: 0, or -errno with a message. */
int client_enter(struct pl_client *c);
int client_turn(struct pl_client *c);  /* also if the connection has ended */
int client_ended(struct pl_client *c); /* the error of a connection that has */
void client_leave(struct pl_client *c);
int client_usable(const struct pl_client *c); /* without a turn */

/* Sends the request that was packed into c->ask. */
int client_ask(struct pl_client *c, const struct pack *p);
/* Sends it without regard to others in flight. `more`: others follow soon, and it may wait for
 * them; client_answer() sends all that wait. */
int client_send(struct pl_client *c, const struct pack *p, bool more);
/* Takes the next answer. Its body stays until the next one. Returns 0, or the server's error with a
 * message. */
int client_answer(struct pl_client *c, uint64_t timeout_ns, struct unpack *u);
/* Both. */
int client_call(struct pl_client *c, const struct pack *p, uint64_t timeout_ns, struct unpack *u);
/* The connection failed, or the other side makes no sense (-EPROTO): it is not used again. */
int client_broke(struct pl_client *c, int rc);
void client_end(struct pl_client *c, int rc); /* likewise, without a message */

/* Begins a request that begins with a path. */
int client_path(struct pl_client *c, uint8_t what, const char *path, struct pack *p);
struct pl_served;
bool client_unpack_served(struct unpack *u, struct pl_served *out); /* but for the name */
int client_give_served(const struct pl_served *from, struct pl_served *out);

/* client_flight.c, in turn. Takes all answers that are on their way. */
void client_settle(struct pl_client *c);
/* Sends the message in c->ask, whose answer is taken later, by f->take. `more`: as client_send().
 */
int client_fly(struct pl_client_file *f, const struct pack *p, bool more);
/* Takes the answer for a file, unless it was taken: its error. */
int client_land(struct pl_client_file *f);

/* client_alive.c: starts the thread that tells the server that the client is there, unless it runs.
 * Returns 0, or -errno with a message. */
int client_keep(struct pl_client *c);
/* Ends that thread; the connection is no longer used. */
void client_keep_end(struct pl_client *c);

/* client_ways.c: the server's slots, and its GPU's memory. */
int client_slots(struct pl_client *c);
int client_device(struct pl_client_file *f);
/* How many bytes of a range the server has in its page cache, and f->pages reads. */
int client_pages(struct pl_client_file *f, uint64_t off, size_t len, size_t *out);
/* Where the stretch at an offset of a file that is read ends, and whether it is a hole. */
int client_stretch(struct pl_client_file *f, uint64_t off, uint64_t *end, bool *hole);
/* From there on it is not, for some time. */
void client_no_pages(struct pl_client_file *f, uint64_t off);

#endif
