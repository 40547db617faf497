/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of a region in stream order: a copy of the caller's is made when they are queued. */

#include <errno.h>
#include <stdint.h>
#include <string.h>

#include <peerlane/remote.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "exec/exec.h"
#include "stream/stream.h"

/* A list and what it points at, as one allocation. */
struct kept_list {
	struct piece_list list;
	struct pl_region_blocks blocks;
	uint64_t words[]; /* the pieces, or the ids */
};

static const uint64_t *keep_ids(struct kept_list *k, size_t *at, const uint64_t *ids, size_t n)
{
	uint64_t *to = k->words + *at;

	if (!ids || !n) {
		return NULL;
	}
	memcpy(to, ids, n * sizeof(*ids));
	*at += n;
	return to;
}

static int words_of(const struct piece_list *of, size_t *out)
{
	const struct pl_region_blocks *b = of->blocks;
	size_t each = b ? (b->ids ? 1u : 0u) + (b->mem_ids ? 1u : 0u)
			: sizeof(struct pl_region_piece) / sizeof(uint64_t);
	size_t bytes;

	*out = 0;
	if (__builtin_mul_overflow(of->n, each * sizeof(uint64_t), &bytes) ||
	    bytes > SIZE_MAX - sizeof(struct kept_list)) {
		return -ENOMEM;
	}
	*out = bytes;
	return 0;
}

struct piece_list *stream_pieces_keep(const struct piece_list *of)
{
	struct kept_list *k;
	size_t bytes;
	size_t at = 0;

	_Static_assert(sizeof(struct pl_region_piece) % sizeof(uint64_t) == 0, "whole words");
	k = words_of(of, &bytes) ? NULL : alloc_zero(sizeof(*k) + bytes);
	if (!k) {
		return NULL;
	}
	k->list = *of;
	if (of->blocks) {
		k->blocks = *of->blocks;
		k->list.blocks = &k->blocks;
		k->blocks.ids = keep_ids(k, &at, of->blocks->ids, of->n);
		k->blocks.mem_ids = keep_ids(k, &at, of->blocks->mem_ids, of->n);
	} else if (bytes) {
		memcpy(k->words, of->pieces, bytes);
		k->list.pieces = (const void *)k->words;
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
	return exec_region_pieces(op->room->exec, &how, op->list, op->users, &rep);
}
