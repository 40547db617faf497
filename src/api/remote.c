/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Remotes and their regions: arguments, handles and blobs. The movers carry the bytes to another
 * host (remote/remote.h).
 *
 * A call that uses the remote counts in `uses` from before it reads `closing` until its last access
 * to the remote. A transfer of a region counts in the region (remote/region_users.h).
 * pl_remote_close() sets `closing`, of all regions too, then shuts the mover's end and waits for
 * the counts to be 0, so that it frees nothing that a transfer uses. The wait is bounded:
 * operations in flight fail once the end is shut.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "api/context.h"
#include "api/remote_ends.h"
#include "api/remotes.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "remote/reach.h"

struct pl_remote {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct remote_ends ends;
	struct remote *remote; /* the mover's that reaches the other side; the first, before that is
				* known */
	atomic_uint uses;
	struct handle *regions; /* under the context's lock */
	atomic_bool closing;
	struct blob blob; /* the remote's blob; its length is 0 before the first pl_remote_blob() */
};

struct pl_region {
	struct handle in; /* first */
	struct pl_remote *of;
	struct region *region; /* the mover's */
	struct region_users *users;
};

struct pl_ctx *region_ctx(const struct pl_region *r)
{
	return r->of->ctx;
}

struct region_users *region_users(const struct pl_region *r)
{
	return r->users;
}

static const struct remote_ops *ops_of(const struct remote *r)
{
	return r->mover->ops->remote;
}

int pl_remote_open(struct pl_ctx *ctx, struct pl_remote **out)
{
	struct pl_remote *r;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? ctx_enter(ctx) : remote_is_null("context"));
	if (rc) {
		return rc;
	}
	r = alloc_zero(sizeof(*r));
	rc = r ? remote_know_itself(ctx) : -ENOMEM;
	rc = rc ? rc : remote_ends_open(ctx, &r->ends);
	if (rc) {
		free(r);
	} else {
		r->ctx = ctx;
		r->remote = r->ends.at[0];
		handle_add(ctx, &ctx->remotes, &r->in);
		*out = r;
	}
	ctx_leave(ctx);
	return rc;
}

ssize_t pl_remote_blob(struct pl_remote *r, void *blob, size_t space)
{
	ssize_t n = r ? ctx_enter(r->ctx) : remote_is_null("remote");

	if (n) {
		return n;
	}
	/* The blob names ends that live as long as the remote, so one blob serves all calls. */
	n = r->blob.len ? 0 : remote_ends_blob(r->ctx, &r->ends, &r->blob);
	n = n ? n : remote_blob_give(&r->blob, blob, space);
	ctx_leave(r->ctx);
	return n;
}

static void take_name(char *dst, size_t space, const char *src)
{
	text_copy(dst, space, src);
	text_plain(dst);
}

static int connect_end(struct pl_remote *r, const void *blob, size_t len)
{
	struct blob_head head;
	char name[BLOB_NAME];
	int rc;

	if (r->remote->process) {
		return err_set(EISCONN, "it is connected with %s already", r->remote->name);
	}
	rc = blob_read(blob, len, BLOB_REMOTE, &head);
	if (rc) {
		return rc;
	}
	if (len == r->blob.len && memcmp(blob, r->blob.at, len) == 0) {
		return err_set(EINVAL, "the blob is the remote's own: give it to the other "
				       "process, and that one's here");
	}
	take_name(name, sizeof(name), head.name);
	rc = remote_ends_connect(&r->ends, blob, len, name, &r->remote);
	if (!rc) {
		r->remote->process = head.process;
	}
	return rc;
}

int remote_connect_reached(struct pl_remote *r, const void *blob, size_t len,
			   const struct remote_reach *reach)
{
	int rc = r ? ctx_enter(r->ctx) : remote_is_null("remote");

	if (!rc) {
		r->ends.reach = reach;
		rc = connect_end(r, blob, len);
		r->ends.reach = NULL;
		ctx_leave(r->ctx);
	}
	return rc;
}

int pl_remote_connect(struct pl_remote *r, const void *blob, size_t len)
{
	return remote_connect_reached(r, blob, len, NULL);
}

/* Before and after whatever uses the remote and may meet its end in another thread. */
static int use(struct pl_remote *r)
{
	atomic_fetch_add(&r->uses, 1);
	if (likely(!atomic_load(&r->closing))) {
		return 0;
	}
	atomic_fetch_sub(&r->uses, 1);
	return err_set(ESHUTDOWN, "the remote is being closed");
}

static void end_use(struct pl_remote *r)
{
	/* Release: it is freed when nothing uses it. */
	atomic_fetch_sub_explicit(&r->uses, 1, memory_order_release);
}

static void shut_regions(struct pl_remote *r)
{
	lock_acquire(&r->ctx->lock);
	for (struct handle *h = r->regions; h; h = h->next) {
		region_users_shut(container_of(h, struct pl_region, in)->users);
	}
	lock_release(&r->ctx->lock);
}

/* Ends the operations in flight, and lets no further one begin. */
static void shut(struct pl_remote *r)
{
	if (!atomic_exchange(&r->closing, true)) {
		shut_regions(r);
		remote_ends_shut(&r->ends);
	}
}

/* Transfers that have begun end first. Queued ones that name the region, and have not begun, never
 * use it. */
static void free_region(struct pl_region *g)
{
	region_users_shut(g->users);
	region_users_drain(g->users);
	ops_of(g->of->remote)->free_region(g->region);
	region_users_put(g->users);
	free(g);
}

/* Frees a remote that has been removed from all lists. */
static void free_remote(struct pl_remote *r)
{
	struct handle *h;

	shut(r);
	while (atomic_load_explicit(&r->uses, memory_order_acquire)) {
		(void)nanosleep(&(struct timespec){ 0, 200000 }, NULL);
	}
	while ((h = handle_pop(&r->regions))) {
		free_region(container_of(h, struct pl_region, in));
	}
	remote_ends_free(&r->ends);
	free(r);
}

void pl_remote_close(struct pl_remote *r)
{
	struct pl_ctx *ctx = r ? r->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return;
	}
	handle_remove(ctx, &ctx->remotes, &r->in);
	free_remote(r);
	ctx_leave(ctx);
}

/* The remote's grant, as its mover takes it. */
static int make_region(struct pl_region *g, const void *blob, size_t len)
{
	struct remote *of = g->of->remote;
	const char *way = of->mover->ops->name;
	struct blob_head head;
	char name[BLOB_NAME];
	const void *section;
	size_t n = 0;
	int rc;

	if (!of->process) {
		return err_set(ENOTCONN, "the remote is not connected: pl_remote_connect() first");
	}
	rc = blob_read(blob, len, BLOB_REGION, &head);
	if (rc) {
		return rc;
	}
	take_name(name, sizeof(name), head.name);
	if (head.process != of->process) {
		return err_set(EINVAL,
			       "the grant is of %s (process %016llx), and the remote is %s "
			       "(process %016llx)",
			       name, (unsigned long long)head.process, of->name,
			       (unsigned long long)of->process);
	}
	section = blob_find(blob, len, way, &n);
	if (!section) {
		return err_set(EOPNOTSUPP,
			       "%s has not granted this memory for %s, by which it is reached",
			       of->name, way);
	}
	rc = ops_of(of)->region(of, section, n, &g->region);
	if (!rc) {
		g->region->remote = of;
		g->region->len = head.len;
		g->region->rights = head.rights & REMOTE_RIGHTS;
	}
	return rc;
}

static int make_users(struct pl_region *g)
{
	g->users = region_users_make(g->region);
	if (!g->users) {
		ops_of(g->of->remote)->free_region(g->region);
		return -ENOMEM;
	}
	return 0;
}

int pl_region_open(struct pl_remote *r, const void *blob, size_t len, struct pl_region **out)
{
	struct pl_ctx *ctx = r ? r->ctx : NULL;
	struct pl_region *g;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (r ? ctx_enter(ctx) : remote_is_null("remote"));
	if (rc) {
		return rc;
	}
	rc = use(r);
	if (rc) {
		goto out_leave;
	}
	g = alloc_zero(sizeof(*g));
	if (g) {
		g->of = r;
	}
	rc = g ? make_region(g, blob, len) : -ENOMEM;
	rc = rc ? rc : make_users(g);
	if (rc) {
		free(g);
	} else {
		handle_add(ctx, &r->regions, &g->in);
		*out = g;
	}
	end_use(r);
out_leave:
	ctx_leave(ctx);
	return rc;
}

void pl_region_close(struct pl_region *r)
{
	struct pl_ctx *ctx = r ? r->of->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return;
	}
	handle_remove(ctx, &r->of->regions, &r->in);
	free_region(r);
	ctx_leave(ctx);
}

int remote_begin(struct pl_remote *r, struct remote **out)
{
	int rc = r ? ctx_enter(r->ctx) : remote_is_null("remote");

	if (rc) {
		return rc;
	}
	rc = use(r);
	if (rc) {
		ctx_leave(r->ctx);
	} else {
		*out = r->remote;
	}
	return rc;
}

void remote_end(struct pl_remote *r)
{
	struct pl_ctx *ctx = r->ctx;

	end_use(r);
	ctx_leave(ctx);
}

int region_begin(struct pl_region *g, struct region **out)
{
	int rc = g ? ctx_enter(g->of->ctx) : remote_is_null("region");

	if (rc) {
		return rc;
	}
	rc = region_use(g->users);
	if (rc) {
		ctx_leave(g->of->ctx);
	} else {
		*out = g->region;
	}
	return rc;
}

void region_end(struct pl_region *g)
{
	struct pl_ctx *ctx = g->of->ctx;

	region_end_use(g->users);
	ctx_leave(ctx);
}

struct pl_ctx *remote_ctx(const struct pl_remote *r)
{
	return r->ctx;
}

unsigned int remote_uses(const struct pl_remote *r)
{
	return atomic_load(&r->uses);
}

bool remote_closes(const struct pl_remote *r)
{
	return atomic_load(&r->closing);
}

void remote_handles_shut(struct pl_ctx *ctx)
{
	/* No call opens or closes one: the context is being closed. */
	for (struct handle *h = ctx->remotes; h; h = h->next) {
		shut(container_of(h, struct pl_remote, in));
	}
}

/* Frees the remotes of a child of fork(); the movers' parts stay the parent's. */
static void abandon(struct pl_ctx *ctx)
{
	struct handle *h;

	while ((h = handle_pop(&ctx->remotes))) {
		struct pl_remote *r = container_of(h, struct pl_remote, in);

		while ((h = handle_pop(&r->regions))) {
			struct pl_region *g = container_of(h, struct pl_region, in);

			free(g->users); /* of the child's copy nobody holds it */
			free(g);
		}
		free(r);
	}
}

void remote_handles_close(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	if (child) {
		abandon(ctx);
		return;
	}
	while ((h = handle_pop(&ctx->remotes))) {
		free_remote(container_of(h, struct pl_remote, in));
	}
}
