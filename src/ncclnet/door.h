/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_DOOR_H
#define NCCLNET_DOOR_H

/* What who listens and who connects have in common: see door.c. */

#include <stddef.h>

#include "ncclnet/ncclnet.h"

#define HELLO 56u
#define VERSION 1

struct handle {
	char magic[4];
	uint8_t version;
	uint8_t way;
	uint8_t lanes;
	uint8_t zero;
	uint8_t at[16];
	uint16_t port;
	uint16_t v6;
	uint32_t scope;
	uint8_t token[NN_TOKEN];
	uint32_t crc;
	uint8_t zeros[52];
	uint64_t attempt;
};
_Static_assert(sizeof(struct handle) == NN_HANDLE, "what NCCL carries");

/* dial.c: takes the sockets, also when it fails. / 0: it may be used; -EAGAIN. */
int nn_comm_open(enum nn_way way, bool sends, const struct nn_addr *peer, int *fd,
		 unsigned int lanes, struct nn_comm **out);
int nn_comm_ready(struct nn_comm *c);

#endif
