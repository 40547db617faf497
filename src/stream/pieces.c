/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of a region in stream order: a copy of the caller's is made when they are queued. */

#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "exec/exec.h"
#include "stream/stream.h"

/* A list and its pieces, as one allocation. */
struct kept_list {
	struct piece_list list;
	struct pl_copy_piece v[];
};

struct piece_list *stream_pieces_keep(const struct piece_list *list)
{
	struct kept_list *k;
	size_t bytes;

	if (__builtin_mul_overflow(list->of.n, sizeof(k->v[0]), &bytes) ||
	    bytes > SIZE_MAX - sizeof(*k)) {
		return NULL;
	}
	k = alloc_zero(sizeof(*k) + bytes);
	if (!k) {
		return NULL;
	}
	k->list = *list;
	k->list.of.v = k->v;
	if (bytes) {
		memcpy(k->v, list->of.v, bytes);
	}
	return &k->list;
}

ssize_t stream_pieces_run(const struct stream_op *op)
{
	struct exec_report rep;
	struct transfer how;

	transfer_of_copy(&how, NULL, NULL, 0);
	how.policy = op->io.policy;
	how.deadline_ns = clock_deadline(op->io.timeout_ns);
	how.waited = true;
	return exec_region_pieces(op->ctx->exec, &how, op->list, op->users, &rep);
}
