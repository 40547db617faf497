/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_REACH_H
#define REMOTE_REACH_H

/*
 * Addresses at which the caller has already reached the other side, for a blob that came over that
 * connection. The blob may name any address. A mover that dials uses only those that the caller has
 * reached, unless this process's tunable tcp_bind is "all".
 */

#include <stddef.h>

#include "sys/net.h"

struct pl_remote;

#define REMOTE_REACH 8u

struct remote_reach {
	unsigned int n;			  /* not 0 */
	struct sys_addr at[REMOTE_REACH]; /* the first one has answered; ports are not used */
};

/* Like pl_remote_connect(), with the addresses that were reached. Defined in api/remote.c, and
 * declared here for `serve`, which includes no header of api. */
int remote_connect_reached(struct pl_remote *r, const void *blob, size_t len,
			   const struct remote_reach *reach);

#endif
