/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/remote_ends.h"

#include <errno.h>
#include <string.h>

#include "api/context.h"
#include "base/error.h"
#include "base/text.h"

static const struct remote_ops *ops_of(const struct remote *r)
{
	return r->mover->ops->remote;
}

/* Gives the context's movers that have operations for remotes, sorted by their `turn`. Returns
 * their number. */
static unsigned int in_turn(const struct pl_ctx *ctx, struct mover *out[MOVERS_MAX])
{
	unsigned int n = 0;

	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		struct mover *m = ctx->movers[i];
		unsigned int at = n;

		if (!m->ops->remote) {
			continue;
		}
		for (; at && out[at - 1]->ops->remote->turn > m->ops->remote->turn; at--) {
			out[at] = out[at - 1];
		}
		out[at] = m;
		n++;
	}
	return n;
}

int remote_ends_open(struct pl_ctx *ctx, struct remote_ends *e)
{
	struct mover *movers[MOVERS_MAX];
	unsigned int n = in_turn(ctx, movers);
	int err = EOPNOTSUPP; /* or that of one which could, but not now */

	for (unsigned int i = 0; i < n; i++) {
		struct mover *m = movers[i];
		int rc = remote_mover_usable(m);

		rc = rc ? rc : m->ops->remote->open(m, &e->at[e->n]);
		if (!rc) {
			e->at[e->n]->mover = m;
			text_copy(e->at[e->n]->by, sizeof(e->at[e->n]->by), m->ops->name);
			e->n++;
			continue;
		}
		if (rc == -ENOMEM) {
			remote_ends_free(e);
			return rc;
		}
		err = rc == -EMFILE || rc == -ENETDOWN ? -rc : err;
		remote_add_reason(e->why, m);
	}
	return e->n ? 0
		    : err_set(err, "there is no way to other hosts: %s",
			      *e->why ? e->why : REMOTE_NO_MOVER);
}

int remote_ends_blob(struct pl_ctx *ctx, const struct remote_ends *e, struct blob *out)
{
	struct blob_head head = { .kind = BLOB_REMOTE };
	unsigned char bytes[BLOB_MAX];
	int rc = 0;

	remote_blob_begin(ctx, out, &head);
	for (unsigned int i = 0; i < e->n && !rc; i++) {
		ssize_t n = ops_of(e->at[i])->blob(e->at[i], bytes, sizeof(bytes));

		rc = remote_blob_add(out, e->at[i]->mover, bytes, n);
	}
	if (rc) {
		out->len = 0;
		return rc;
	}
	blob_end(out);
	return 0;
}

/* Connects this side's end by its mover. Returns 0, or -EOPNOTSUPP or -EPROTONOSUPPORT if another
 * mover may be able to. */
static int connect_end(const struct remote_ends *e, struct remote *r, const void *blob, size_t len,
		       const char *name)
{
	const char *way = r->mover->ops->name;
	const void *section;
	size_t n = 0;
	int rc;

	text_copy(r->name, sizeof(r->name), name);
	section = blob_find(blob, len, way, &n);
	if (!section) {
		return err_set(EOPNOTSUPP,
			       "%s is not reached by %s, by which this process reaches others",
			       name, way);
	}
	r->reach = e->reach;
	rc = ops_of(r)->connect(r, section, n);
	r->reach = NULL;
	return rc;
}

/* Another mover, behind the chosen one, of which both sides have an end. */
static void find_other(const struct remote_ends *e, const void *blob, size_t len,
		       struct remote *chosen)
{
	bool behind = false;

	for (unsigned int i = 0; i < e->n && !*chosen->also; i++) {
		size_t n;

		if (behind && blob_find(blob, len, e->at[i]->by, &n)) {
			text_copy(chosen->also, sizeof(chosen->also), e->at[i]->by);
		}
		behind = behind || e->at[i] == chosen;
	}
}

int remote_ends_connect(struct remote_ends *e, const void *blob, size_t len, const char *name,
			struct remote **out)
{
	char why[REMOTE_WHY];
	struct remote *chosen = NULL;
	int rc = -EOPNOTSUPP;

	text_copy(why, sizeof(why), e->why);
	for (unsigned int i = 0; i < e->n && !chosen; i++) {
		rc = connect_end(e, e->at[i], blob, len, name);
		if (!rc) {
			chosen = e->at[i];
		} else if (rc != -EOPNOTSUPP && rc != -EPROTONOSUPPORT) {
			return rc;
		} else if (e->n > 1) {
			remote_add_reason(why, e->at[i]->mover);
		}
	}
	if (!chosen) {
		return e->n > 1 ? err_set(-rc, "%s cannot be reached: %s", name, why) : rc;
	}
	/* `why` has the reasons of the movers that could not be opened, and of those before the
	 * chosen one. */
	text_copy(chosen->passed, sizeof(chosen->passed), why);
	find_other(e, blob, len, chosen);
	for (unsigned int i = 0; i < e->n; i++) {
		if (e->at[i] != chosen) {
			ops_of(e->at[i])->shut(e->at[i]);
		}
	}
	*out = chosen;
	return 0;
}

void remote_ends_shut(struct remote_ends *e)
{
	for (unsigned int i = 0; i < e->n; i++) {
		ops_of(e->at[i])->shut(e->at[i]);
	}
}

void remote_ends_free(struct remote_ends *e)
{
	for (unsigned int i = 0; i < e->n; i++) {
		ops_of(e->at[i])->free_remote(e->at[i]);
	}
	e->n = 0;
}
