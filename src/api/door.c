/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Doors: remotes for processes that nobody knew beforehand. A mover carries the blobs of the two
 * sides; the remotes are made here, of all movers, as if the program had carried them.
 */

#include <peerlane/door.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "api/context.h"
#include "api/remotes.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"

struct pl_door {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct remote_door *door; /* the mover's */
	atomic_uint uses;	  /* calls of pl_door_next() */
	atomic_bool closing;
};

static const struct remote_door_ops *ops_of(const struct remote_door *d)
{
	return d->mover->ops->remote->door;
}

/* The first mover that has doors and can open one. */
static int open_any(struct pl_ctx *ctx, struct remote_door **out)
{
	char why[REMOTE_WHY] = "";

	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		struct mover *m = ctx->movers[i];
		int rc;

		if (!m->ops->remote || !m->ops->remote->door) {
			continue;
		}
		rc = remote_mover_usable(m);
		rc = rc ? rc : m->ops->remote->door->open(m, out);
		if (!rc) {
			(*out)->mover = m;
			return 0;
		}
		if (rc == -ENOMEM) {
			return rc;
		}
		remote_add_reason(why, m);
	}
	return err_set(EOPNOTSUPP, "no door can be made: %s", *why ? why : REMOTE_NO_MOVER);
}

int pl_door_open(struct pl_ctx *ctx, struct pl_door **out)
{
	struct pl_door *d;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? ctx_enter(ctx) : remote_is_null("context"));
	if (rc) {
		return rc;
	}
	d = alloc_zero(sizeof(*d));
	rc = d ? remote_know_itself(ctx) : -ENOMEM;
	rc = rc ? rc : open_any(ctx, &d->door);
	if (rc) {
		free(d);
	} else {
		d->ctx = ctx;
		handle_add(ctx, &ctx->doors, &d->in);
		*out = d;
	}
	ctx_leave(ctx);
	return rc;
}

static ssize_t give_blob(struct pl_door *d, void *out, size_t space)
{
	struct blob_head head = { .kind = BLOB_DOOR };
	unsigned char bytes[BLOB_MAX];
	struct blob b;
	ssize_t n;
	int rc;

	remote_blob_begin(d->ctx, &b, &head);
	n = ops_of(d->door)->blob(d->door, bytes, sizeof(bytes));
	rc = remote_blob_add(&b, d->door->mover, bytes, n);
	if (rc) {
		return rc;
	}
	blob_end(&b);
	return remote_blob_give(&b, out, space);
}

ssize_t pl_door_blob(struct pl_door *d, void *blob, size_t space)
{
	ssize_t n = d ? ctx_enter(d->ctx) : remote_is_null("door");

	if (!n) {
		n = give_blob(d, blob, space);
		ctx_leave(d->ctx);
	}
	return n;
}

/* Makes the remote for who has handed in this blob: the bytes of its own blob, or why not. */
static ssize_t let_in(struct pl_ctx *ctx, const void *theirs, size_t len, unsigned char *mine,
		      struct pl_remote **out)
{
	struct pl_remote *r;
	ssize_t n = pl_remote_open(ctx, &r);

	if (n) {
		return n;
	}
	n = pl_remote_blob(r, mine, BLOB_MAX);
	if (n > 0) {
		int rc = pl_remote_connect(r, theirs, len);

		n = rc ? rc : n;
	}
	if (n < 0) {
		pl_remote_close(r);
	} else {
		*out = r;
	}
	return n;
}

static int next(struct pl_door *d, struct pl_remote **out, uint64_t timeout_ns)
{
	const struct remote_door_ops *ops = ops_of(d->door);
	uint64_t began = clock_now_ns();
	unsigned char theirs[BLOB_MAX];
	unsigned char mine[BLOB_MAX];

	for (;;) {
		uint64_t spent = clock_now_ns() - began;
		uint64_t left = timeout_ns == PL_WAIT_FOREVER || !timeout_ns ? timeout_ns
				: spent < timeout_ns			     ? timeout_ns - spent
									     : 1;
		uint64_t number;
		ssize_t n = ops->take(d->door, theirs, &number, left);

		if (n < 0) {
			return n == -ESHUTDOWN ? err_set(ESHUTDOWN, "the door was shut")
					       : err_set((int)-n, "nobody has knocked%s",
							 n == -EAGAIN ? "" : " in this time");
		}
		n = let_in(d->ctx, theirs, (size_t)n, mine, out);
		ops->answer(d->door, number, mine, n < 0 ? 0 : (size_t)n);
		if (n >= 0) {
			return 0;
		}
		log_warn("a process that knocked was refused: %s", err_message());
	}
}

int pl_door_next(struct pl_door *d, struct pl_remote **out, uint64_t timeout_ns)
{
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (d ? ctx_enter(d->ctx) : remote_is_null("door"));
	if (rc) {
		return rc;
	}
	atomic_fetch_add(&d->uses, 1);
	rc = atomic_load(&d->closing) ? err_set(ESHUTDOWN, "the door was shut")
				      : next(d, out, timeout_ns);
	ctx_leave(d->ctx);
	/* Release: it is freed when nothing uses it. */
	atomic_fetch_sub_explicit(&d->uses, 1, memory_order_release);
	return rc;
}

static void shut(struct pl_door *d)
{
	if (!atomic_exchange(&d->closing, true)) {
		ops_of(d->door)->shut(d->door);
	}
}

/* Frees a door that has been removed from all lists. */
static void free_door(struct pl_door *d)
{
	shut(d);
	while (atomic_load_explicit(&d->uses, memory_order_acquire)) {
		(void)nanosleep(&(struct timespec){ 0, 200000 }, NULL);
	}
	ops_of(d->door)->free_door(d->door);
	free(d);
}

void pl_door_shut(struct pl_door *d)
{
	if (d && !ctx_enter(d->ctx)) {
		shut(d);
		ctx_leave(d->ctx);
	}
}

void pl_door_close(struct pl_door *d)
{
	struct pl_ctx *ctx = d ? d->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return;
	}
	handle_remove(ctx, &ctx->doors, &d->in);
	free_door(d);
	ctx_leave(ctx);
}

void door_handles_shut(struct pl_ctx *ctx)
{
	/* No call opens or closes one: the context is being closed. */
	for (struct handle *h = ctx->doors; h; h = h->next) {
		shut(container_of(h, struct pl_door, in));
	}
}

void door_handles_close(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	while ((h = handle_pop(&ctx->doors))) {
		struct pl_door *d = container_of(h, struct pl_door, in);

		if (child) {
			free(d); /* the mover's part stays the parent's */
		} else {
			free_door(d);
		}
	}
}

/* Hands a remote's blob in at a door: the bytes of the answer. */
static ssize_t hand_in(struct pl_ctx *ctx, const void *door, size_t len, const void *mine,
		       size_t n_mine, unsigned char *answer, uint64_t timeout_ns)
{
	char why[REMOTE_WHY] = "";
	struct blob_head head;
	int rc = blob_read(door, len, BLOB_DOOR, &head);

	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		struct mover *m = ctx->movers[i];
		const void *section;
		size_t n = 0;

		if (!m->ops->remote || !m->ops->remote->door ||
		    !(section = blob_find(door, len, m->ops->name, &n))) {
			continue;
		}
		rc = remote_mover_usable(m);
		if (!rc) {
			return m->ops->remote->door->knock(m, section, n, head.name, mine, n_mine,
							   answer, timeout_ns);
		}
		remote_add_reason(why, m);
	}
	return err_set(EOPNOTSUPP, "there is no way to this door: %s",
		       *why ? why : REMOTE_NO_MOVER);
}

/* The remote is there, and not connected. */
static int knock(struct pl_ctx *ctx, struct pl_remote *r, const void *blob, size_t len,
		 uint64_t timeout_ns)
{
	unsigned char answer[BLOB_MAX];
	unsigned char mine[BLOB_MAX];
	ssize_t n = pl_remote_blob(r, mine, sizeof(mine));

	n = n < 0 ? n : hand_in(ctx, blob, len, mine, (size_t)n, answer, timeout_ns);
	return n < 0 ? (int)n : pl_remote_connect(r, answer, (size_t)n);
}

int pl_remote_knock(struct pl_ctx *ctx, const void *blob, size_t len, uint64_t timeout_ns,
		    struct pl_remote **out)
{
	struct pl_remote *r;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? ctx_enter(ctx) : remote_is_null("context"));
	if (rc) {
		return rc;
	}
	rc = pl_remote_open(ctx, &r);
	if (!rc) {
		rc = knock(ctx, r, blob, len, timeout_ns);
		if (rc) {
			pl_remote_close(r);
		} else {
			*out = r;
		}
	}
	ctx_leave(ctx);
	return rc;
}
