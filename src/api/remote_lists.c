/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lists of pieces of a region, and of its blocks by their ids: arguments. exec/pieces.c carries
 * them. */

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "api/context.h"
#include "api/remotes.h"
#include "base/bits.h"
#include "base/error.h"

static ssize_t carry(struct pl_region *g, struct piece_list *list, ssize_t rc,
		     const struct pl_io_opts *opts)
{
	ssize_t n = region_begin(g, &list->region);

	if (!n) {
		n = ctx_carry_pieces(region_ctx(g), list, rc, opts);
		region_end(g);
	}
	return n;
}

static int check_pieces(const struct pl_region_piece *v, size_t n)
{
	return n && !v ? err_set(EFAULT, "the array of pieces is NULL") : 0;
}

static ssize_t pieces(struct pl_region *g, const struct pl_region_piece *v, size_t n, bool write,
		      const struct pl_io_opts *opts)
{
	struct piece_list list = { .n = n, .pieces = v, .write = write };

	return carry(g, &list, check_pieces(v, n), opts);
}

ssize_t pl_region_readv(struct pl_region *r, const struct pl_region_piece *v, size_t n,
			const struct pl_io_opts *opts)
{
	return pieces(r, v, n, false, opts);
}

ssize_t pl_region_writev(struct pl_region *r, const struct pl_region_piece *v, size_t n,
			 const struct pl_io_opts *opts)
{
	return pieces(r, v, n, true, opts);
}

/* Whether the block that is furthest on one side is where 64 bits can say; what is there is looked
 * at later. */
static int check_side(const char *what, uint64_t begin, const uint64_t *ids, uint64_t stride,
		      const struct pl_region_blocks *b)
{
	uint64_t most = b->n - 1;
	uint64_t end;

	if (ids) {
		most = 0;
		for (size_t i = 0; i < b->n; i++) {
			most = max_u64(most, ids[i]);
		}
	}
	if (__builtin_mul_overflow(most, stride, &end) ||
	    __builtin_add_overflow(end, begin, &end) || __builtin_add_overflow(end, b->len, &end)) {
		return err_set(EINVAL,
			       "block %llu %s is out of range: %llu bytes from one to the next",
			       (unsigned long long)most, what, (unsigned long long)stride);
	}
	return 0;
}

static int check_blocks(const struct pl_region_blocks *b)
{
	int rc;

	if (!b) {
		return err_set(EFAULT, "the blocks are NULL");
	}
	if (b->size != sizeof(*b)) {
		return err_set(EINVAL, "pl_region_blocks.size is %zu, and no version has that size",
			       b->size);
	}
	if (!b->n || !b->len) {
		return 0;
	}
	rc = check_side("in memory", (uintptr_t)b->mem, b->mem_ids, b->mem_stride, b);
	return rc ? rc : check_side("of the region", b->off, b->ids, b->stride, b);
}

int region_list_check(const struct piece_list *list, size_t *len)
{
	int rc = list->blocks ? check_blocks(list->blocks) : check_pieces(list->pieces, list->n);
	bool over = false;

	*len = 0;
	if (!rc && list->blocks) {
		over = __builtin_mul_overflow(list->n, list->blocks->len, len);
	}
	for (size_t i = 0; !rc && !list->blocks && i < list->n && !over; i++) {
		over = __builtin_add_overflow(*len, list->pieces[i].len, len);
	}
	*len = over ? SIZE_MAX : *len;
	return rc;
}

static ssize_t blocks(struct pl_region *g, const struct pl_region_blocks *b, bool write,
		      const struct pl_io_opts *opts)
{
	int rc = check_blocks(b);
	struct piece_list list = { .n = rc ? 0 : b->n, .blocks = b, .write = write };

	return carry(g, &list, rc, opts);
}

ssize_t pl_region_read_blocks(struct pl_region *r, const struct pl_region_blocks *b,
			      const struct pl_io_opts *opts)
{
	return blocks(r, b, false, opts);
}

ssize_t pl_region_write_blocks(struct pl_region *r, const struct pl_region_blocks *b,
			       const struct pl_io_opts *opts)
{
	return blocks(r, b, true, opts);
}
