/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CONN_LISTENER_H
#define CONN_LISTENER_H

/*
 * A socket that accepts connections, and the epoll by which its owner's threads wait for it and for
 * the connections. An event of the socket goes to one thread, and there is no other event until
 * that thread has called listener_accept(): one thread at a time accepts. Strangers decide how
 * often a connection is refused, so the log gets some lines about that at once, then one a second
 * with a count.
 */

#include <stdbool.h>

#include "base/log_quota.h"
#include "sys/net.h"

struct lock;

struct listener {
	const char *name;  /* begins the log's lines: "tcp" */
	struct lock *lock; /* the owner's; protects `said` */
	struct log_quota said;
	int fd;	   /* -1: it does not listen. An event's `arg` is its address */
	int epoll; /* -1 */
	int wake;  /* an eventfd in the epoll; -1. An event's `arg` is its address */
};

/* Finds the addresses that a value of the tunable tcp_bind names ("loopback", "all", an address, or
 * an interface), and the address to listen at. Returns their number, at least 1 and at most `most`,
 * or -errno with a message. */
int listener_find(const char *where, struct sys_addr *out, unsigned int most,
		  struct sys_addr *bind);

/* Listens at an address, and sets its port if that is 0. For all addresses on a host without IPv6,
 * *at becomes that of IPv4. Returns 0, or -errno with all closed. */
int listener_open(struct listener *l, struct sys_addr *at);
void listener_close(struct listener *l);
/* Ends the wait of a thread, by an event of `wake`. Async-signal-safe. */
void listener_wake(struct listener *l);

/* Accepts the connections that have come, at most `most`, and gives each to come(), which takes it
 * or returns -errno: then the connection is refused, and told that there is no place. Returns false
 * if no descriptor or memory is left: nothing more is accepted until listener_resume(), which the
 * owner calls after a moment. */
bool listener_accept(struct listener *l, unsigned int most,
		     int (*come)(void *arg, int fd, const struct sys_addr *from), void *arg);
/* Accepts again. Returns 0 or -errno. */
int listener_resume(struct listener *l);

/* Counts a refused connection, and writes a line of the log unless there have been many. Returns
 * false if it is left out: the owner calls listener_say_rest() from time to time. */
bool listener_refused(struct listener *l, const char *from, const char *why);
/* Counts those that were left out in one line, if there may be one now; with `all` in any case.
 * Returns true if some are left. */
bool listener_say_rest(struct listener *l, bool all);

#endif
