/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "api/context.h"
#include "base/error.h"

#define ROWS_MAX (UINT64_C(1) << 32)

/* The caller's struct, whatever version, with its defaults put in. */
static int take(struct pl_rows *r, const struct pl_rows *given)
{
	int rc;

	*r = (struct pl_rows)PL_ROWS_INIT;
	rc = take_struct(r, given, sizeof(*r), "struct pl_rows");
	r->table_stride = r->table_stride ? r->table_stride : r->row_bytes;
	r->array_stride = r->array_stride ? r->array_stride : r->row_bytes;
	return rc ? rc : check_reserved(r->reserved, "pl_rows.reserved");
}

static int check(const struct pl_rows *r)
{
	bool addresses = r->id_type == PL_ID_ADDRESS;

	if (r->flags & ~PL_ROWS_AS_GIVEN) {
		return err_set(EINVAL, "flags %#x contain unknown bits", r->flags);
	}
	if (r->id_type < PL_ID_INT32 || r->id_type > PL_ID_ADDRESS) {
		return err_set(EINVAL, "%u is no enum pl_id_type value", r->id_type);
	}
	if (!r->row_bytes || r->row_bytes > PTRDIFF_MAX) {
		return err_set(EINVAL, "rows of %zu bytes cannot be copied", r->row_bytes);
	}
	if (r->n >= ROWS_MAX) {
		return err_set(EINVAL, "%zu rows are too many: below 2^32 go in one call", r->n);
	}
	if (addresses && (r->table || r->table_rows)) {
		return err_set(EINVAL, "ids that are addresses have no table");
	}
	if (!addresses && !r->table && r->table_rows) {
		return err_set(EFAULT, "the table's address is NULL");
	}
	if ((uintptr_t)r->ids % (r->id_type == PL_ID_INT32 ? 4 : 8) || (uintptr_t)r->status % 8 ||
	    (uintptr_t)r->scratch % 4) {
		return err_set(EINVAL, "ids, status or scratch are not aligned to what they hold");
	}
	return 0;
}

static int queue(struct pl_stream *s, const struct pl_rows *given, bool scatter)
{
	struct pl_rows r;
	int rc = ctx_enter(CTX_OF(s));

	if (rc) {
		return rc;
	}
	rc = take(&r, given);
	rc = rc ? rc : check(&r);
	if (!rc && r.n) {
		rc = !r.array || !r.ids ? err_set(EFAULT, "the address of %s is NULL",
						  r.ids ? "the array" : "the ids")
					: launch_rows(&s->stream->launch, &r, scatter);
	}
	ctx_leave(s->ctx);
	return rc;
}

int pl_gather(struct pl_stream *stream, const struct pl_rows *rows)
{
	return queue(stream, rows, false);
}

int pl_scatter(struct pl_stream *stream, const struct pl_rows *rows)
{
	return queue(stream, rows, true);
}

size_t pl_rows_scratch(const struct pl_rows *rows)
{
	struct pl_rows r;

	return take(&r, rows) || check(&r) || !r.n ? 0 : launch_rows_scratch(&r);
}
