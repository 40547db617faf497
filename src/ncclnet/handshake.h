/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_HANDSHAKE_H
#define NCCLNET_HANDSHAKE_H

/* What who listens and who connects have in common: see listen.c. */

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

/* connect.c: takes the sockets, also when it fails. / 0: it may be used; -EAGAIN. */
int nn_comm_open(enum nn_way way, const struct nn_ends *ends, int *fd, unsigned int conns,
		 struct nn_comm **out);
int nn_comm_ready(struct nn_comm *c);

/* This side's patience, in ms, as the other side is told. */
uint32_t nn_patience_told(void);
/* The patience that counts for both sides, in ns: the smaller, so that neither waits for signs of
 * life that the other does not send in time. */
uint64_t nn_patience_of_both(uint32_t theirs, const struct sys_addr *peer);

/* Of the host and its network namespace, which share addresses with nobody; 0: not known. */
uint32_t nn_here(void);

#endif
