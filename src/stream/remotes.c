/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Transfers with remotes. A remote that falls silent holds each worker that carries a transfer of
 * it while its mover waits for an answer. Such a remote must hold only the streams that wait for
 * it. So of the transfers with a remote that are carried at once
 *
 * - the first of each remote does not count among the workers: another worker takes its place;
 * - the others together are fewer than the workers. So one is left for transfers with no remote,
 *   and to look for such transfers.
 *
 * A transfer that cannot begin is parked. When one ends, the first parked one that can begin then
 * is ready again. So while something is parked, a transfer with a remote is carried, or ready.
 *
 * Requests of queues have the same rule (queue/remotes.c), for runs of many requests.
 */

#include "exec/exec.h"
#include "stream/stream.h"

#define STREAM_REMOTES 64u /* that have a worker which does not count, at once */

enum remote_share {
	SHARE_NONE, /* it cannot begin */
	SHARE_COUNTED,
	SHARE_UNCOUNTED, /* as the first of its remote */
};

static enum remote_share share_locked(const struct stream_op *op)
{
	const struct stream_ctx *r = op->ctx;
	unsigned int counted = 0, uncounted = 0;
	bool first = true; /* of its remote */

	for (const struct stream_op *i = r->remotes.carried; i; i = i->next) {
		counted += !i->uncounted;
		uncounted += i->uncounted;
		first = first && !(i->uncounted && i->users->remote == op->users->remote);
	}
	if (first && uncounted < STREAM_REMOTES) {
		return SHARE_UNCOUNTED;
	}
	return counted + 1 < r->exec->workers.kind[WORK_STREAM].max ? SHARE_COUNTED : SHARE_NONE;
}

static void park_locked(struct stream_op *op)
{
	struct stream_op **at = &op->ctx->remotes.parked;

	while (*at) {
		at = &(*at)->next;
	}
	op->next = NULL;
	*at = op;
}

bool stream_remote_begin_locked(struct stream_op *op)
{
	struct stream_ctx *r = op->ctx;
	enum remote_share share;

	if (!op->users || op->dropped) {
		return true;
	}
	share = share_locked(op);
	if (share == SHARE_NONE) {
		park_locked(op);
		return false;
	}
	op->uncounted = share == SHARE_UNCOUNTED;
	if (op->uncounted) {
		workers_block(&r->exec->workers, WORK_STREAM, true);
	}
	op->next = r->remotes.carried;
	r->remotes.carried = op;
	return true;
}

static struct stream_op *unpark_locked(struct stream_ctx *r)
{
	struct stream_op **at = &r->remotes.parked;
	struct stream_op *op;

	while (*at && !(*at)->dropped && share_locked(*at) == SHARE_NONE) {
		at = &(*at)->next;
	}
	op = *at;
	if (op) {
		*at = op->next;
	}
	return op;
}

struct stream_op *stream_remote_end_locked(struct stream_op *op)
{
	struct stream_ctx *r = op->ctx;
	struct stream_op **at = &r->remotes.carried;

	if (!op->users) {
		return NULL;
	}
	while (*at && *at != op) {
		at = &(*at)->next;
	}
	if (*at) { /* a withdrawn one is not there, and hands on that it was made ready */
		*at = op->next;
		if (op->uncounted) {
			workers_block(&r->exec->workers, WORK_STREAM, false);
		}
	}
	return unpark_locked(r);
}
