/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_HANDSHAKE_H
#define NCCLNET_HANDSHAKE_H

/* The parts of a handshake that both sides share: see listen.c. */

#include <stddef.h>

#include "ncclnet/ncclnet.h"

#define HELLO 60u
#define VERSION 3

struct nn_handle {
	char magic[4];
	uint8_t version;
	uint8_t way;
	uint8_t conns;
	uint8_t zero;
	uint8_t at[16];
	uint16_t port;
	uint16_t v6;
	uint32_t scope;
	uint8_t token[NN_TOKEN];
	uint32_t patience;
	uint32_t here;
	uint32_t crc;
	uint8_t zeros[44];
	uint64_t attempt;
};
_Static_assert(sizeof(struct nn_handle) == NN_HANDLE, "what NCCL carries");

/* connect.c: makes a connection of its sockets. It owns them then, also if it fails. */
int nn_comm_open(enum nn_way way, const struct nn_ends *ends, int *fd, unsigned int conns,
		 struct nn_comm **out);
/* Returns 0 if both sides may use the connection, -EAGAIN if not yet, or its error. */
int nn_comm_ready(struct nn_comm *c);

/* Returns this side's patience in ms, which the other side is told. */
uint32_t nn_patience_told(void);
/* Returns the patience of both sides, in ns: the smaller one, so that neither side waits for signs
 * of life that the other does not send in time. */
uint64_t nn_patience_of_both(uint32_t theirs, const struct sys_addr *other);

/* Returns a number of this host and network namespace: processes with another number do not share
 * its addresses. 0: not known. */
uint32_t nn_here(void);

#endif
