/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Messages between two processes that are each other's remotes: checking arguments, and making
 * writes to GPU memory visible with a message. The mover carries the messages (remote/remote.h). */

#include <errno.h>

#include "api/context.h"
#include "api/remotes.h"
#include "base/error.h"

_Static_assert(PL_MESSAGE_MAX == REMOTE_MESSAGE_MAX && PL_WAIT_FOREVER == REMOTE_FOREVER,
	       "the internal messages are the public ones");

void remote_writes_to(struct pl_ctx *ctx, struct dev *dev, bool more)
{
	unsigned int i = 0;

	lock_acquire(&ctx->lock);
	while (i < ctx->n_written && ctx->written[i].dev != dev) {
		i++;
	}
	if (more && i == ctx->n_written) {
		ctx->written[ctx->n_written++] = (struct written_dev){ .dev = dev };
	}
	ctx->written[i].grants += more ? 1 : -1u;
	if (!ctx->written[i].grants) {
		ctx->written[i] = ctx->written[--ctx->n_written];
	}
	lock_release(&ctx->lock);
}

/* Makes the bytes that a remote wrote before its message visible to kernels that start from now on.
 * If a driver cannot do that, the mover has done it. */
static int flush_written(struct pl_ctx *ctx)
{
	struct dev *dev[DEV_TABLE_MAX];
	unsigned int n;

	lock_acquire(&ctx->lock);
	n = ctx->n_written;
	for (unsigned int i = 0; i < n; i++) {
		dev[i] = ctx->written[i].dev; /* open as long as the context */
	}
	lock_release(&ctx->lock);
	for (unsigned int i = 0; i < n; i++) {
		int rc = dev[i]->share.flush(dev[i]);

		if (rc && rc != -EOPNOTSUPP) {
			return rc;
		}
	}
	return 0;
}

/* Whether there can be messages with it. */
static int check_remote(const struct remote *r)
{
	if (!r->process) {
		return err_set(ENOTCONN, "the remote is not connected: pl_remote_connect() first");
	}
	return r->mover->ops->remote->beside
		       ? 0
		       : err_set(EOPNOTSUPP, "%s is reached by %s, which has no messages", r->name,
				 r->mover->ops->name);
}

static int check_message(const struct remote *r, const void *msg, size_t len)
{
	if (len > PL_MESSAGE_MAX) {
		return err_set(EMSGSIZE,
			       "a message has at most %d bytes, and these are %zu: write more to a "
			       "region, and tell of it",
			       PL_MESSAGE_MAX, len);
	}
	if (!msg && len) {
		return err_set(EFAULT, "the address of the message is NULL");
	}
	return check_remote(r);
}

/* A remote that is being closed fails in whatever way its connection does. */
static ssize_t result(const struct pl_remote *r, ssize_t n)
{
	return n < 0 && remote_closes(r) ? err_set(ESHUTDOWN, "the remote is being closed") : n;
}

int pl_remote_notify(struct pl_remote *r, const void *msg, size_t len, uint64_t timeout_ns)
{
	struct remote *to;
	int rc = remote_begin(r, &to);

	if (rc) {
		return rc;
	}
	rc = check_message(to, msg, len);
	if (!rc) {
		rc = (int)result(r,
				 to->mover->ops->remote->beside->notify(to, msg, len, timeout_ns));
	}
	remote_end(r);
	return rc;
}

static ssize_t next(struct pl_remote *r, struct remote *from, void *msg, size_t space,
		    uint64_t timeout_ns)
{
	ssize_t n = result(r, from->mover->ops->remote->beside->next(from, msg, space, timeout_ns));
	int rc;

	if (n == -EAGAIN || n == -ETIMEDOUT) {
		return err_set((int)-n, "%s has sent no message%s", from->name,
			       n == -EAGAIN ? "" : " in this time");
	}
	rc = n < 0 ? 0 : flush_written(remote_ctx(r));
	return rc ? rc : n;
}

ssize_t pl_remote_next(struct pl_remote *r, void *msg, size_t space, uint64_t timeout_ns)
{
	struct remote *from;
	ssize_t n = remote_begin(r, &from);

	if (n) {
		return n;
	}
	n = check_remote(from);
	if (!n && !msg && space) {
		n = err_set(EFAULT, "the address for the message is NULL");
	}
	n = n ? n : next(r, from, msg, space, timeout_ns);
	remote_end(r);
	return n;
}
