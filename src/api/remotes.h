/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_REMOTES_H
#define API_REMOTES_H

/* What remotes and grants share: names, blobs, reasons. */

#include <stddef.h>
#include <sys/types.h>

#include <peerlane/remote.h>

#include "move/move.h"
#include "remote/blob.h"
#include "remote/remote.h"

struct pl_ctx;

_Static_assert(PL_MAY_READ == REMOTE_MAY_READ && PL_MAY_WRITE == REMOTE_MAY_WRITE,
	       "the room's rights are the public ones");
_Static_assert(PL_BLOB_MAX == BLOB_MAX, "the room's blobs are no longer than the public ones");

#define REMOTE_RIGHTS (PL_MAY_READ | PL_MAY_WRITE)
#define REMOTE_NO_MOVER "no mover of this build joins remotes"
#define REMOTE_WHY 600u /* room for the reasons of all movers */

int remote_is_null(const char *what); /* -EINVAL */

/* What other processes know the context by, made when it is first needed. */
int remote_know_itself(struct pl_ctx *ctx);

/* Begins a blob of the context. / Adds what a mover has written, `n` bytes or an error. / Gives a
 * whole one to a caller. */
void remote_blob_begin(const struct pl_ctx *ctx, struct blob *b, struct blob_head *head);
int remote_blob_add(struct blob *b, const struct mover *m, const void *bytes, ssize_t n);
ssize_t remote_blob_give(const struct blob *b, void *out, size_t room);

/* Whether a mover that has operations for remotes may be used: 0, -EOPNOTSUPP. / Appends the
 * message of the last failure, as one of several reasons. */
int remote_mover_usable(const struct mover *m);
void remote_add_reason(char why[REMOTE_WHY], const struct mover *m);

/* Before and after a call that uses a region: of its context, and of its remote, which is not freed
 * meanwhile. 0 or -errno; the handle may be NULL. */
int region_begin(struct pl_region *g, struct pl_ctx **ctx, struct region **out);
void region_end(struct pl_region *g);

#endif
