/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Rows of a table, by kernels on the stream itself: nothing here waits, and nothing of the host is
 * needed once they are queued.
 *
 * In what order rows are taken. Host memory that is not wide is mapped for the GPU by entries of 4
 * KiB, of which it keeps REACH of memory at hand; each other row costs 33 ns, whatever its length
 * (H100 and H200, driver 580). Ordered by where they lie, rows cost that once for each piece of 64
 * KiB that is touched. So the order pays if the rows are at least about a third of the pieces.
 */

#include <errno.h>
#include <stdlib.h>

#include <peerlane/rows.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "dev/kernels/params.h"
#include "launch/launch.h"

#define REACH (UINT64_C(512) << 20)
#define PIECE_SHIFT 16u
#define PIECES_MOST \
	(UINT64_C(1) << 22) /* whose counts are kept; of larger tables pieces are longer */
#define LANE 16u	    /* bytes that a lane takes at a time */
#define WARP 32u
#define ROWS_IN_FLIGHT 4u   /* of a group of lanes, if they hold a row at once */
#define BLOCKS_OF_A_UNIT 8u /* blocks of the kernel that fit on a GPU's processor */

struct scratch {
	struct scratch *next; /* earlier ones, which kernels may still use */
	void *ptr;
	size_t len;
};

static uint64_t table_bytes(const struct pl_rows *r)
{
	return r->table_rows * r->table_stride;
}

static unsigned int order_shift(uint64_t bytes)
{
	unsigned int shift = PIECE_SHIFT;

	while ((bytes - 1) >> shift >= PIECES_MOST) {
		shift++;
	}
	return shift;
}

static uint64_t order_pieces(uint64_t bytes)
{
	return ((bytes - 1) >> order_shift(bytes)) + 1;
}

/* Bytes in the scratch before the order: the counts of pieces, and sums. */
static size_t counts_len(const struct pl_rows *r)
{
	return (order_pieces(table_bytes(r)) + ORDER_BLOCKS) * 4;
}

size_t launch_rows_scratch(const struct pl_rows *r)
{
	uint64_t bytes = table_bytes(r);

	if (r->id_type == PL_ID_ADDRESS || r->flags & PL_ROWS_AS_GIVEN || bytes <= REACH ||
	    r->n <= (bytes >> PIECE_SHIFT) / 3) {
		return 0;
	}
	return counts_len(r) + r->n * 4;
}

/* The last byte of n rows of `len` bytes, `stride` apart, and one. -EINVAL: no memory has that. */
static int extent_of(uint64_t n, size_t stride, size_t len, const char *what, size_t *out)
{
	uint64_t bytes;

	if (stride < len || __builtin_mul_overflow(n - 1, stride, &bytes) ||
	    __builtin_add_overflow(bytes, len, &bytes) || bytes > SIZE_MAX / 2) {
		return err_set(EINVAL,
			       "the %s cannot have %llu rows of %zu bytes, one each %zu bytes",
			       what, (unsigned long long)n, len, stride);
	}
	*out = bytes;
	return 0;
}

/* All of them. *by_place: rows of the table are better taken by where they lie. */
static int check_all(const struct launcher *s, const struct pl_rows *r, bool scatter,
		     bool *by_place)
{
	struct launch_reach table;
	size_t len = 0;
	int rc = extent_of(r->n, r->array_stride, r->row_bytes, "array", &len);

	*by_place = false;
	rc = rc ? rc : launch_reach(s, r->array, len, !scatter, "array", NULL);
	rc = rc ? rc
		: launch_reach(s, r->ids, r->n * (r->id_type == PL_ID_INT32 ? 4 : 8), false,
			       "list of ids", NULL);
	if (!rc && r->status) {
		rc = launch_reach(s, r->status, sizeof(*r->status), true, "status", NULL);
	}
	if (!rc && r->id_type != PL_ID_ADDRESS && r->table_rows) {
		rc = extent_of(r->table_rows, r->table_stride, r->row_bytes, "table", &len);
		rc = rc ? rc : launch_reach(s, r->table, len, scatter, "table", &table);
		*by_place = !rc && table.narrow;
	}
	return rc;
}

/* Space of the stream's own, without a wait; NULL: there is none now. What calls on the stream use
 * they use one after the other. */
static void *scratch_of(struct launcher *s, size_t len)
{
	struct scratch *x;

	lock_acquire(&s->lock);
	x = s->scratch && s->scratch->len >= len ? s->scratch : NULL;
	lock_release(&s->lock);
	if (x) {
		return x->ptr;
	}
	x = alloc_zero(sizeof(*x));
	if (!x) {
		return NULL;
	}
	x->len = len + len / 2;
	/* No lock is held: an allocation may have to free. */
	if (dev_alloc(s->dev, DEV_NOWAIT, x->len, &x->ptr)) {
		free(x);
		return NULL;
	}
	lock_acquire(&s->lock);
	x->next = s->scratch;
	s->scratch = x;
	lock_release(&s->lock);
	return x->ptr;
}

void launch_rows_finish(struct launcher *s)
{
	while (s->scratch) {
		struct scratch *x = s->scratch;

		s->scratch = x->next;
		(void)dev_release(s->dev, DEV_WAIT, x->ptr);
		free(x);
	}
}

/* The kernels that order the ids. */
static int order_locked(struct launcher *s, const struct pl_rows *r, void *scratch)
{
	uint64_t pieces = order_pieces(table_bytes(r));
	struct order_params p = { .ids = (uintptr_t)r->ids,
				  .n = r->n,
				  .rows = r->table_rows,
				  .table_stride = r->table_stride,
				  .counts = (uintptr_t)scratch,
				  .sums = (uintptr_t)scratch + pieces * 4,
				  .order = (uintptr_t)scratch + counts_len(r),
				  .pieces = pieces,
				  .id_kind = r->id_type,
				  .shift = order_shift(table_bytes(r)) };
	int rc = 0;

	for (int k = DEV_KERNEL_ORDER_ZERO; k <= DEV_KERNEL_ORDER_PLACE && !rc; k++) {
		bool sums = k == DEV_KERNEL_ORDER_SUM || k == DEV_KERNEL_ORDER_ADD;

		rc = s->dev->kernel.launch(
			s->s, (enum dev_kernel)k,
			sums ? ORDER_BLOCKS : s->dev->props.units * BLOCKS_OF_A_UNIT, &p);
	}
	return rc;
}

/* Lanes that take a row together. */
static uint32_t lanes_of(size_t row_bytes)
{
	uint32_t lanes = 1;

	while (lanes < WARP && lanes * LANE < row_bytes) {
		lanes *= 2;
	}
	return lanes;
}

static unsigned int blocks_of(const struct launcher *s, const struct pl_rows *r, uint32_t lanes)
{
	uint64_t at_once =
		KERNEL_THREADS / lanes * (r->row_bytes <= lanes * LANE ? ROWS_IN_FLIGHT : 1);
	uint64_t units = r->units ? min_u64(r->units, s->dev->props.units) : s->dev->props.units;

	return (unsigned int)min_u64((r->n + at_once - 1) / at_once, units * BLOCKS_OF_A_UNIT);
}

static int queue_locked(struct launcher *s, const struct pl_rows *r, bool scatter, void *scratch)
{
	uint32_t lanes = lanes_of(r->row_bytes);
	struct rows_params p = { .table = (uintptr_t)r->table,
				 .array = (uintptr_t)r->array,
				 .ids = (uintptr_t)r->ids,
				 .status = (uintptr_t)r->status,
				 .n = r->n,
				 .rows = r->table_rows,
				 .row_bytes = r->row_bytes,
				 .table_stride = r->table_stride,
				 .array_stride = r->array_stride,
				 .id_kind = r->id_type,
				 .scatter = scatter,
				 .lanes = lanes };
	int rc = scratch ? order_locked(s, r, scratch) : 0;

	if (rc) {
		return rc;
	}
	p.order = scratch ? (uintptr_t)scratch + counts_len(r) : 0;
	return s->dev->kernel.launch(s->s, DEV_KERNEL_ROWS, blocks_of(s, r, lanes), &p);
}

static int load(struct launcher *s, bool order)
{
	int rc = dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_ROWS);

	for (int k = DEV_KERNEL_ORDER_ZERO; k <= DEV_KERNEL_ORDER_PLACE && order && !rc; k++) {
		rc = dev_kernel_load(s->s, DEV_WAIT, (enum dev_kernel)k);
	}
	return rc;
}

int launch_rows(struct launcher *s, const struct pl_rows *r, bool scatter)
{
	bool by_place;
	bool captured;
	void *scratch = NULL;
	size_t want;
	int rc = check_all(s, r, scatter, &by_place);

	if (rc) {
		return rc;
	}
	want = by_place && !scatter ? launch_rows_scratch(r) : 0;
	rc = s->dev->order.usable(s->s);
	captured = rc == -EOPNOTSUPP;
	rc = captured ? 0 : rc;
	rc = rc ? rc : load(s, want);
	if (!rc && want && r->scratch) {
		rc = r->scratch_len < want
			     ? err_set(EINVAL,
				       "the scratch has %zu bytes and %zu are needed "
				       "(pl_rows_scratch())",
				       r->scratch_len, want)
			     : launch_reach(s, r->scratch, want, true, "scratch", NULL);
	}
	if (rc) {
		return rc;
	}
	if (want) {
		scratch = r->scratch ? r->scratch : captured ? NULL : scratch_of(s, want);
	}
	lock_acquire(&s->lock);
	rc = queue_locked(s, r, scatter, scratch);
	lock_release(&s->lock);
	return rc;
}
