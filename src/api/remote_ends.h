/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_REMOTE_ENDS_H
#define API_REMOTE_ENDS_H

/*
 * A remote before it is known how the other side can be reached: an end of each mover that could
 * open one. The blob has a section of each. Both sides choose the first mover, in the order of
 * their turns (remote_ops.turn), of which both have an end: the same.
 */

#include "api/remotes.h"

struct remote_ends {
	struct remote *at[MOVERS_MAX]; /* in order */
	unsigned int n;
	char why[REMOTE_WHY];		  /* of movers that have no end */
	const struct remote_reach *reach; /* while they are connected; NULL */
};

int remote_ends_open(struct pl_ctx *ctx, struct remote_ends *e);
int remote_ends_blob(struct pl_ctx *ctx, const struct remote_ends *e, struct blob *out);
/* Connects by a blob whose head was checked. *out is the end that is connected now; the others are
 * shut. */
int remote_ends_connect(struct remote_ends *e, const void *blob, size_t len, const char *name,
			struct remote **out);
void remote_ends_shut(struct remote_ends *e);
void remote_ends_free(struct remote_ends *e);

#endif
