/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_INTERFACES_H
#define NCCLNET_INTERFACES_H

/* Interfaces of this host, and what sys/net.h lacks of sockets. */

#include "sys/net.h"

/* An address of an interface that is up and has a link. */
struct nn_interface {
	char name[32];
	struct sys_addr addr;
	bool loopback;
};
/* Finds each address except link-local ones, of `family` 4 or 6, or 0 for both. Returns their
 * number or -errno. The caller frees *out. */
int nn_interfaces(int family, struct nn_interface **out);
bool nn_addr_is_ours(const struct sys_addr *a); /* an address of this host */

/* liveness.c: ns without any segment, and ns without an answer to a segment, summed over the looks
 * at a socket. Zeroed: nothing is known yet. */
struct nn_liveness {
	uint64_t looked;
	uint64_t silent;
	uint64_t unanswered;
	uint32_t segments; /* segments that have arrived */
};
/* Sets a connected socket so that it fails after `patience` ns without a sign of the other host,
 * while no bytes are in flight. */
void nn_sock_patience(int fd, uint64_t patience);
/* Checks a socket that sends; called several times within the patience. Returns 0, or -ETIMEDOUT if
 * the other host is dead. */
int nn_sock_look(int fd, struct nn_liveness *s, uint64_t now, uint64_t patience);
/* Sends two ranges in one call. Returns the bytes, -EAGAIN, or an error. */
ssize_t nn_sock_send2(int fd, const void *a, size_t na, const void *b, size_t nb);
void nn_sock_close(int fd); /* also -1 */

#endif
