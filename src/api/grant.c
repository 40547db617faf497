/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Grants: arguments, handles and blobs. */

#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "api/remotes.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "remote/source.h"

struct pl_grant {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct mem *kept;
	struct grant what;
	struct grant *at[MOVERS_MAX]; /* by the mover's id; NULL: that did not take it */
};

/* Counts the grant among those whose device is flushed before a program is told of a remote's
 * writes. */
static void note_writers(struct pl_grant *g, bool more)
{
	if (g->what.rights & ~PL_MAY_READ && g->what.dev && !g->what.host_addressable) {
		remote_writes_to(g->ctx, g->what.dev, more);
	}
}

/* Finds out whose the memory is, and keeps it. */
static int keep_memory(struct pl_grant *g)
{
	struct grant *what = &g->what;
	struct mem_ref ref;
	int rc = mem_get(&g->ctx->mem, (void *)what->base, what->len, &ref);

	if (rc) {
		return rc;
	}
	if (ref.mem && ref.mem->import) {
		rc = err_set(EOPNOTSUPP, "%p was imported: its owner grants it",
			     (void *)what->base);
	}
	rc = rc || !(what->rights & ~PL_MAY_READ) ? rc : mem_writable(&ref);
	if (!rc) {
		what->dev = ref.dev;
		what->host_addressable = ref.host_addressable;
		g->kept = ref.mem;
		mem_keep(g->kept);
	}
	mem_put(&ref);
	return rc;
}

/* Grants the memory by each mover that can. A mover's failure counts only if no other one could. */
static int grant_by_all(struct pl_grant *g)
{
	char why[REMOTE_WHY] = "";
	bool taken = false;
	int err = EOPNOTSUPP; /* the first error other than EOPNOTSUPP */

	for (unsigned int i = 0; i < g->ctx->n_movers; i++) {
		struct mover *m = g->ctx->movers[i];
		int rc;

		if (!m->ops->remote || (g->what.source && !m->ops->remote->sources)) {
			continue;
		}
		g->what.mover = m;
		rc = remote_mover_usable(m);
		rc = rc ? rc : m->ops->remote->grant(m, &g->what, &g->at[i]);
		taken = taken || !rc;
		if (rc) {
			g->at[i] = NULL;
			err = err == EOPNOTSUPP ? -rc : err;
			remote_add_reason(why, m);
		}
	}
	if (taken) {
		return 0;
	}
	return err_set(err, "%zu bytes at %p cannot be granted: %s", g->what.len,
		       (void *)g->what.base, *why ? why : REMOTE_NO_MOVER);
}

static int check_grant(const void *ptr, size_t len, uint32_t rights)
{
	if (!ptr || !len) {
		return err_set(EINVAL, "cannot grant %zu bytes at %p", len, ptr);
	}
	if (!rights || rights & ~REMOTE_RIGHTS) {
		return err_set(EINVAL,
			       "rights %#x are not PL_MAY_READ, PL_MAY_WRITE, PL_MAY_ATOMIC or "
			       "several of them",
			       rights);
	}
	if (rights & PL_MAY_ATOMIC && (uintptr_t)ptr % 8) {
		return err_set(EINVAL,
			       "%p is no multiple of 8, and words for atomic operations would not "
			       "be either",
			       ptr);
	}
	return 0;
}

static int make_grant(struct pl_grant *g)
{
	int rc = g->what.source ? 0 : keep_memory(g);

	if (rc) {
		return rc;
	}
	rc = grant_by_all(g);
	if (rc) {
		mem_let_go(g->kept);
	}
	return rc;
}

static int open_grant(struct pl_ctx *ctx, const struct grant *what, struct pl_grant **out)
{
	struct pl_grant *g = alloc_zero(sizeof(*g));
	int rc = g ? remote_know_itself(ctx) : -ENOMEM;

	if (!rc) {
		g->ctx = ctx;
		g->what = *what;
		rc = make_grant(g);
	}
	if (rc) {
		free(g);
	} else {
		note_writers(g, true);
		handle_add(ctx, &ctx->grants, &g->in);
		*out = g;
	}
	return rc;
}

int pl_grant_open(struct pl_ctx *ctx, void *ptr, size_t len, uint32_t rights, struct pl_grant **out)
{
	const struct grant what = { .base = (uintptr_t)ptr, .len = len, .rights = rights };
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? ctx_enter(ctx) : remote_is_null("context"));
	if (!rc) {
		rc = check_grant(ptr, len, rights);
		rc = rc ? rc : open_grant(ctx, &what, out);
		ctx_leave(ctx);
	}
	return rc;
}

int grant_open_source(struct pl_ctx *ctx, const struct grant_source *s, size_t len,
		      struct pl_grant **out)
{
	const struct grant what = { .len = len, .rights = REMOTE_MAY_READ, .source = s };
	int rc = ctx_enter(ctx);

	if (!rc) {
		rc = open_grant(ctx, &what, out);
		ctx_leave(ctx);
	}
	return rc;
}

static ssize_t blob_of_grant(const struct pl_grant *g, void *out, size_t space)
{
	struct blob_head head = { .kind = BLOB_REGION,
				  .len = g->what.len,
				  .rights = g->what.rights };
	unsigned char bytes[BLOB_MAX];
	struct blob b;
	int rc = 0;

	remote_blob_begin(g->ctx, &b, &head);
	for (unsigned int i = 0; i < g->ctx->n_movers && !rc; i++) {
		const struct mover *m = g->ctx->movers[i];

		if (g->at[i]) {
			rc = remote_blob_add(
				&b, m, bytes,
				m->ops->remote->grant_blob(g->at[i], bytes, sizeof(bytes)));
		}
	}
	if (rc) {
		return rc;
	}
	blob_end(&b);
	return remote_blob_give(&b, out, space);
}

ssize_t pl_grant_blob(struct pl_grant *g, void *blob, size_t space)
{
	ssize_t n = g ? ctx_enter(g->ctx) : remote_is_null("grant");

	if (!n) {
		n = blob_of_grant(g, blob, space);
		ctx_leave(g->ctx);
	}
	return n;
}

/* Frees a grant that has been removed from all lists. Returns 0, or -errno if a mover has not ended
 * it. */
static int free_grant(struct pl_grant *g)
{
	int rc = 0;

	for (unsigned int i = 0; i < g->ctx->n_movers; i++) {
		int one = g->at[i] ? g->ctx->movers[i]->ops->remote->revoke(g->at[i]) : 0;

		if (one) {
			rc = one;
		} else {
			g->at[i] = NULL;
		}
	}
	if (!rc) {
		note_writers(g, false);
		mem_let_go(g->kept);
		free(g);
	}
	return rc;
}

int pl_grant_close(struct pl_grant *g)
{
	struct pl_ctx *ctx = g ? g->ctx : NULL;
	int rc = g ? ctx_enter(ctx) : 0;

	if (rc || !g) {
		return rc;
	}
	handle_remove(ctx, &ctx->grants, &g->in);
	rc = free_grant(g);
	if (rc) {
		handle_add(ctx, &ctx->grants, &g->in);
	}
	ctx_leave(ctx);
	return rc;
}

void grant_handles_close(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	while ((h = handle_pop(&ctx->grants))) {
		struct pl_grant *g = container_of(h, struct pl_grant, in);

		if (child) {
			free(g); /* the movers' parts stay the parent's */
		} else if (free_grant(g)) {
			/* The last way to the grant goes with its adapters; its resources stay
			 * until then. */
			log_warn("a grant outlives its context's end: %s", err_message());
		}
	}
}
