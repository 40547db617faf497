/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_NET_H
#define NCCLNET_NET_H

/* Sockets: all are non-blocking, and results are -errno. A closed peer is no signal. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct nn_addr {
	uint8_t at[16]; /* of IPv4 the first four */
	uint16_t port;
	uint16_t v6;
	uint32_t scope;
};

#define NN_ADDR_TEXT 64u
void nn_addr_text(const struct nn_addr *a, char out[NN_ADDR_TEXT]);

/* An address of an interface that is up and has a link. */
struct nn_interface {
	char name[32];
	struct nn_addr addr;
	bool loopback;
};
/* Each address but link-local ones, of `family` 4 or 6, or 0 for both: their number, -errno. The
 * caller frees *out. */
int nn_interfaces(int family, struct nn_interface **out);
bool nn_addr_same(const struct nn_addr *a, const struct nn_addr *b); /* whatever the ports are */
bool nn_addr_is_ours(const struct nn_addr *a);			     /* an address of this host */
/* Of numbers, without a port. */
bool nn_addr_parse(const char *s, struct nn_addr *out);

int nn_sock_listen(struct nn_addr *a); /* a->port 0 becomes the kernel's choice */
int nn_sock_accept(int fd, struct nn_addr *from);
int nn_sock_dial(const struct nn_addr *a); /* begins; whoever asks limits the time */
int nn_sock_dialled(int fd);		   /* 0; -EAGAIN: not yet; why not */
void nn_sock_close(int fd);

/* silence.c: how long no segment has come, and that long none that answers: ns in which it was
 * looked at. Zeros: nothing is known yet. */
struct nn_silence {
	uint64_t looked;
	uint64_t silent;
	uint64_t unanswered;
	uint32_t segments; /* that have come */
};
/* A connected socket on which nothing is on its way fails after so many ns without a sign of the
 * other host; / a look at one that sends, several times in that time: -ETIMEDOUT: the other host
 * has gone. */
void nn_sock_patience(int fd, uint64_t patience);
int nn_sock_look(int fd, struct nn_silence *s, uint64_t now, uint64_t patience);
/* Their number, 0 of the second: closed; -EAGAIN. */
ssize_t nn_sock_send2(int fd, const void *a, size_t na, const void *b, size_t nb);
ssize_t nn_sock_send(int fd, const void *at, size_t len);
ssize_t nn_sock_recv(int fd, void *at, size_t len);

#endif
