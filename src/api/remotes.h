/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_REMOTES_H
#define API_REMOTES_H

/* What remotes and grants share: names, blobs, reasons. */

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include <peerlane/remote.h>

#include "move/move.h"
#include "remote/blob.h"
#include "remote/region_users.h"
#include "remote/remote.h"

struct dev;
struct pl_ctx;

_Static_assert(PL_MAY_READ == REMOTE_MAY_READ && PL_MAY_WRITE == REMOTE_MAY_WRITE &&
		       PL_MAY_ATOMIC == REMOTE_MAY_ATOMIC,
	       "the internal rights are the public ones");
_Static_assert(PL_BLOB_MAX == BLOB_MAX, "the internal blobs are no longer than the public ones");

#define REMOTE_RIGHTS (PL_MAY_READ | PL_MAY_WRITE | PL_MAY_ATOMIC)
#define REMOTE_NO_MOVER "no mover of this build joins remotes"
#define REMOTE_WHY 600u /* space for the reasons of all movers */

int remote_is_null(const char *what); /* -EINVAL */

/* What other processes know the context by, made when it is first needed. */
int remote_know_itself(struct pl_ctx *ctx);

/* Begins a blob of the context. */
void remote_blob_begin(const struct pl_ctx *ctx, struct blob *b, struct blob_head *head);
/* Adds a mover's section of n bytes; n may be the mover's error. */
int remote_blob_add(struct blob *b, const struct mover *m, const void *bytes, ssize_t n);
/* Gives a whole blob to a caller. */
ssize_t remote_blob_give(const struct blob *b, void *out, size_t space);

/* Checks whether a mover that has operations for remotes may be used. Returns 0, or -EOPNOTSUPP. */
int remote_mover_usable(const struct mover *m);
/* Appends the message of the last failure to `why`, as one of several reasons. */
void remote_add_reason(char why[REMOTE_WHY], const struct mover *m);

/* Between the two of a pair, the remote or the region is there and in use; *out is the mover's. */
int remote_begin(struct pl_remote *r, struct remote **out);
void remote_end(struct pl_remote *r);
int region_begin(struct pl_region *g, struct region **out);
void region_end(struct pl_region *g);
struct pl_ctx *remote_ctx(const struct pl_remote *r);
bool remote_closes(const struct pl_remote *r);
unsigned int
remote_uses(const struct pl_remote *r); /* how many are between remote_begin() and _end() */

/* remote_mail.c: remotes may write to the device's memory by one grant more, or less. */
void remote_writes_to(struct pl_ctx *ctx, struct dev *dev, bool more);

/* remote_words.c: checks that a guard lies in the region. Returns 0, or -errno. */
int remote_guard_fits(const struct region *r, const struct pl_guard *guard);
/* Reads a guard's words after the bytes that it guards were read. Returns 0, -ESTALE if they do
 * not fit, or the error of the transfer. deadline_ns: on the monotonic clock; 0: none. */
int remote_check_guard(struct pl_ctx *ctx, struct region *r, const struct pl_guard *guard,
		       uint64_t deadline_ns);

/* The context of a region. */
struct pl_ctx *region_ctx(const struct pl_region *r);
/* The users of a region, kept by a caller that names the region before its transfer begins. */
struct region_users *region_users(const struct pl_region *r);

#endif
