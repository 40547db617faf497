/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REACH_H
#define REMOTE_REACH_H

/*
 * Where the other side was reached already, of a caller that has its blob from a connection with
 * it. The blob may name any address. A mover that dials takes of these only the ones that the
 * caller has reached, unless the tunable tcp_bind of this process is "all".
 */

#include <stddef.h>

#include "sys/net.h"

struct pl_remote;

#define REMOTE_REACH 8u

struct remote_reach {
	unsigned int n;			  /* not 0 */
	struct sys_addr at[REMOTE_REACH]; /* the first has answered; their ports do not count */
};

/* Like pl_remote_connect(). In api/remote.c. */
int remote_connect_reached(struct pl_remote *r, const void *blob, size_t len,
			   const struct remote_reach *reach);

#endif
