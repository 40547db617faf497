/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>
#include <stddef.h>

#include "api/context.h"
#include "base/error.h"

#define OLDEST sizeof(struct pl_stream_copyv_report)

static int check(const struct pl_stream_copyv_opts *o, const struct pl_copy_piece *pieces, size_t n)
{
	if (o->flags & ~PL_COPYV_SOONEST) {
		return err_set(EINVAL, "flags %#x contain unknown bits", o->flags);
	}
	if (n && !pieces) {
		return err_set(EFAULT, "the address of %zu pieces is NULL", n);
	}
	return o->report ? check_size(o->report->size, OLDEST, sizeof(*o->report),
				      "struct pl_stream_copyv_report")
			 : 0;
}

int pl_stream_copyv(struct pl_stream *stream, const struct pl_copy_piece *pieces, size_t n,
		    const struct pl_stream_copyv_opts *opts)
{
	struct pl_stream_copyv_opts o = PL_STREAM_COPYV_OPTS_INIT;
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_report *theirs;
	int rc = ctx_enter(stream->ctx);

	if (rc) {
		return rc;
	}
	rc = opts ? take_struct(&o, opts, sizeof(o), "struct pl_stream_copyv_opts") : 0;
	rc = rc ? rc : check(&o, pieces, n);
	theirs = o.report;
	o.report = &report;
	rc = rc ? rc : stream_copyv(stream->stream, pieces, n, &o);
	if (!rc && theirs) {
		rc = give_struct(theirs, &report, sizeof(report), OLDEST);
	}
	ctx_leave(stream->ctx);
	return rc;
}
