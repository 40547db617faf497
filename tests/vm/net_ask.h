/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_VM_NET_ASK_H
#define TESTS_VM_NET_ASK_H

/*
 * What a test does with the two processes (net_side.c) that are each other's remotes: it starts
 * them, gives them orders, carries their blobs, looks at the bytes of both, and kills them.
 * cmocka's asserts are used inside. A program that includes this hands `PROGRAM side NAME NUMBER`
 * over to net_side().
 *
 * With NET_FAR, an IPv4 address, side b is on the host of that address, where `net serve` runs.
 */

#include "net.h"

#include <netinet/in.h>
#include <stdbool.h>
#include <sys/types.h>

#define PATIENCE_S 120 /* for one answer; what is expected takes a few seconds */
#define MINE 1u	       /* the patterns of sides a and b */
#define THEIRS 2u
#define PORT 7471
#define ALL_RIGHTS (PL_MAY_READ | PL_MAY_WRITE)

struct side {
	const char *name; /* of its namespace; its device is rx and that */
	const char *dev;  /* of its memory */
	pid_t pid;
	int fd;
};
extern struct side a, b;

bool two_hosts(void);
struct sockaddr_in address(const char *host, int port);
void start(struct side *s);

/* An order, and its answer. A side that says nothing hangs: then the test fails. */
void tell(const struct side *s, const struct net_order_args *o);
const struct net_answer *hear(const struct side *s);
bool answered(const struct side *s);
const struct net_answer *ask(const struct side *s, struct net_order_args o);
#define ASK(side, ...) ask(side, (struct net_order_args){ __VA_ARGS__ })
#define DO(side, ...)                                                                 \
	do {                                                                          \
		const struct net_answer *did_ = ASK(side, __VA_ARGS__);               \
		if (did_->rc) {                                                       \
			fail_msg("side %s: %s: %lld: %s", (side)->name, #__VA_ARGS__, \
				 (long long)did_->rc, did_->words);                   \
		}                                                                     \
	} while (0)

/* A side with `len` bytes of a kind in slot 0, with its pattern. */
void make(struct side *s, unsigned int kind, size_t len);
/* What a side needs to connect with the other, which opens its remote for that. / Both do. */
struct net_order_args card_of(const struct side *other);
void meet(const struct side *x, const struct side *y);
/* The order `what` with the blob of an answer. */
struct net_order_args with_blob(unsigned int what, const struct net_answer *from);
/* What a side needs to open a region in `slot` of the other's memory there. / It does. */
struct net_order_args grant_of(const struct side *owner, unsigned int slot, size_t len,
			       uint32_t rights);
void give(const struct side *owner, const struct side *user, unsigned int slot, size_t len,
	  uint32_t rights);
/* Each with the pattern of its side in slot 0. */
void fill_again(void);

void assert_moves(const struct net_answer *got, size_t len, const char *route);
/* Both memories, every byte: `user` has read [far, far + len) of slot 0 of `owner`, or written it.
 */
void assert_content(const struct side *user, const struct side *owner, bool wrote,
		    const struct net_order_args *o);
/* An error that names the other side's absence. */
void assert_lost(const struct net_answer *got, const char *what);

/* This end of the cable. */
void set_link(const char *name, bool up);

/* A side ends by itself, and without a complaint of a sanitizer. / It is killed. */
void end_side(struct side *s);
void end_all(void);
void kill_side(struct side *s);
int clean(void **state); /* of a test that has failed: a cmocka teardown */

#endif
