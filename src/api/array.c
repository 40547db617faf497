/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Arrays: arguments and handles. */

#include "api/array.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "sys/sys.h"

#define PAGE_LEAST 512u
#define PAGE_MOST 65536u
#define PAGE_USUAL 4096u
#define SLOTS_USUAL 1024u
#define LIMIT_USUAL_NS UINT64_C(30000000000)
#define FRAME_BYTES_USUAL (UINT64_C(256) << 20)
#define WIDE_LEAST (1u << 20) /* it is shrunk no further, but to nothing */
#define WIDE_SHARE 8u	      /* wide memory takes 1/8 of the memory that the process may use */
#define ROWS_MAX (UINT64_C(1) << 32)

/* The caller's options, whatever version, with their defaults put in. */
static int take_opts(struct pl_array_opts *o, const struct pl_array_opts *given)
{
	int rc;

	*o = (struct pl_array_opts)PL_ARRAY_OPTS_INIT;
	rc = given ? take_struct(o, given, sizeof(*o), "struct pl_array_opts") : 0;
	o->page_bytes = o->page_bytes ? o->page_bytes : PAGE_USUAL;
	o->slots = o->slots ? o->slots : SLOTS_USUAL;
	o->limit_ns = o->limit_ns ? o->limit_ns : LIMIT_USUAL_NS;
	if (o->frame_bytes == PL_ARRAY_AUTO) {
		o->frame_bytes = FRAME_BYTES_USUAL;
	}
	if (o->wide_bytes == PL_ARRAY_AUTO) {
		o->wide_bytes = sys_ram() / WIDE_SHARE;
	}
	return rc ? rc : check_reserved(o->reserved, "pl_array_opts.reserved");
}

static int check_opts(const struct pl_array_opts *o)
{
	if (o->flags & ~(PL_ARRAY_STABLE | PL_ARRAY_WRITE)) {
		return err_set(EINVAL, "flags %#x contain unknown bits", o->flags);
	}
	if (o->page_bytes < PAGE_LEAST || o->page_bytes > PAGE_MOST ||
	    o->page_bytes & (o->page_bytes - 1)) {
		return err_set(EINVAL,
			       "pages of %u bytes are no power of two from %u to %u: leave "
			       "page_bytes 0",
			       o->page_bytes, PAGE_LEAST, PAGE_MOST);
	}
	if (o->slots > RING_SLOTS_MOST) {
		return err_set(EINVAL, "%u slots are more than %u", o->slots, RING_SLOTS_MOST);
	}
	if (o->limit_ns > INT64_MAX / 2) {
		return err_set(EINVAL, "a limit of %llu ns never ends",
			       (unsigned long long)o->limit_ns);
	}
	return 0;
}

/* The range, with its length filled in. */
static int check_file_range(const struct pl_dev *dev, const struct pl_file *file, uint64_t off,
			    uint64_t *len, uint32_t flags)
{
	struct file *f;
	uint64_t all;
	int rc;

	if (!file || file->ctx != dev->ctx) {
		return err_set(EINVAL, "the file is NULL or belongs to another context than the "
				       "device");
	}
	f = file->file;
	if (f->facts.pipe) {
		return err_set(ESPIPE, "'%s' has no offsets", f->name);
	}
	if ((f->flags & O_ACCMODE) == O_WRONLY) {
		return err_set(EBADF, "'%s' is not open for reading", f->name);
	}
	if (flags & PL_ARRAY_WRITE && (f->flags & O_ACCMODE) != O_RDWR) {
		return err_set(EBADF,
			       "'%s' is not open for writing, which PL_ARRAY_WRITE needs: open it "
			       "with O_RDWR",
			       f->name);
	}
	rc = file_length(f, &all);
	if (rc) {
		return rc;
	}
	if (!all) {
		return err_set(EINVAL,
			       "'%s' is empty or does not report its size: an array has at least "
			       "one byte",
			       f->name);
	}
	if (off >= all) {
		return err_set(EINVAL,
			       "'%s' has %llu bytes: there is nothing at offset %llu, where the "
			       "array begins",
			       f->name, (unsigned long long)all, (unsigned long long)off);
	}
	*len = *len ? *len : all - off;
	if (*len > all - off) {
		return err_set(EINVAL, "'%s' has %llu bytes, and not %llu from offset %llu on",
			       f->name, (unsigned long long)all, (unsigned long long)*len,
			       (unsigned long long)off);
	}
	return 0;
}

/* Opens the array. If the caller gave no size of host memory and it cannot be had, tries with
 * less. */
static int open_some(struct pl_dev *dev, struct file *f, uint64_t off, uint64_t len,
		     struct pl_array_opts *o, bool shrinks, struct array **out)
{
	struct pl_ctx *ctx = CTX_OF(dev);
	int rc;

	for (;;) {
		rc = array_open(&ctx->ring_ctx, &ctx->watch, dev->dev, f, off, len, o, ctx->policy,
				out);
		if (rc != -ENOMEM || !shrinks || !o->wide_bytes) {
			return rc;
		}
		o->wide_bytes = o->wide_bytes > WIDE_LEAST ? o->wide_bytes / 2 : 0;
		log_info("an array gets %llu bytes of host memory: %s",
			 (unsigned long long)o->wide_bytes, err_message());
	}
}

int pl_array_open(struct pl_dev *dev, struct pl_file *file, uint64_t off, uint64_t len,
		  const struct pl_array_opts *opts, struct pl_array **out)
{
	struct pl_ctx *ctx = CTX_OF(dev);
	struct pl_array_opts o;
	struct pl_array *a;
	bool shrinks;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_enter(ctx);
	if (rc) {
		return rc;
	}
	a = alloc_zero(sizeof(*a));
	rc = a ? take_opts(&o, opts) : -ENOMEM;
	rc = rc ? rc : check_opts(&o);
	rc = rc ? rc : check_file_range(dev, file, off, &len, o.flags);
	if (!rc) {
		o.wide_bytes = min_u64(o.wide_bytes, len);
		o.frame_bytes = min_u64(o.frame_bytes, align_up(len, o.page_bytes));
		shrinks = !opts || opts->wide_bytes == PL_ARRAY_AUTO;
		rc = open_some(dev, file->file, off, len, &o, shrinks, &a->array);
	}
	if (rc) {
		free(a);
	} else {
		a->ctx = ctx;
		handle_add(ctx, &ctx->arrays, &a->in);
		*out = a;
	}
	ctx_leave(ctx);
	return rc;
}

static int take_rows(struct pl_array_rows *r, const struct pl_array_rows *given)
{
	int rc;

	*r = (struct pl_array_rows)PL_ARRAY_ROWS_INIT;
	rc = take_struct(r, given, sizeof(*r), "struct pl_array_rows");
	r->row_stride = r->row_stride ? r->row_stride : r->row_bytes;
	r->out_stride = r->out_stride ? r->out_stride : r->row_bytes;
	return rc ? rc : check_reserved(r->reserved, "pl_array_rows.reserved");
}

static int check_rows(const struct pl_array_rows *r, bool prefetch)
{
	if (r->flags) {
		return err_set(EINVAL, "flags %#x contain unknown bits", r->flags);
	}
	if (r->id_type != PL_ID_INT32 && r->id_type != PL_ID_INT64) {
		return err_set(EINVAL, "ids of an array are PL_ID_INT32 or PL_ID_INT64, not %u",
			       r->id_type);
	}
	if (!r->row_bytes || r->row_bytes > PTRDIFF_MAX || r->row_stride > PTRDIFF_MAX) {
		return err_set(EINVAL,
			       "row_bytes is %zu and row_stride %zu: a row has at least one byte, "
			       "and both are below 2^63",
			       r->row_bytes, r->row_stride);
	}
	if (r->n >= ROWS_MAX) {
		return err_set(EINVAL, "%zu rows are too many: below 2^32 go in one call", r->n);
	}
	if (r->first && r->first >= r->all) {
		return err_set(EINVAL,
			       "pl_array_rows.first is %llu, and that is no row of the %llu that "
			       "pl_array_rows.all says",
			       (unsigned long long)r->first, (unsigned long long)r->all);
	}
	if (r->n && (!r->ids || (!r->out && !prefetch))) {
		return err_set(EFAULT, "the address of %s is NULL",
			       r->ids ? "the output" : "the ids");
	}
	if ((uintptr_t)r->ids % (r->id_type == PL_ID_INT32 ? 4 : 8) || (uintptr_t)r->status % 8) {
		return err_set(EINVAL, "ids or status are not aligned to what they hold");
	}
	return 0;
}

static int queue(struct pl_stream *s, struct pl_array *a, const struct pl_array_rows *given,
		 bool prefetch)
{
	struct pl_array_rows r;
	int rc = ctx_enter(CTX_OF(s));

	if (rc) {
		return rc;
	}
	rc = CTX_OF(a) == s->ctx ? 0
				 : err_set(EINVAL, "the array is NULL or belongs to another "
						   "context than the stream");
	rc = rc ? rc : take_rows(&r, given);
	rc = rc ? rc : check_rows(&r, prefetch);
	if (!rc && r.n) {
		rc = array_gather(a->array, &s->stream->launch, &r, prefetch);
	}
	ctx_leave(s->ctx);
	return rc;
}

int pl_array_gather(struct pl_stream *stream, struct pl_array *array,
		    const struct pl_array_rows *rows)
{
	return queue(stream, array, rows, false);
}

int pl_array_prefetch(struct pl_stream *stream, struct pl_array *array,
		      const struct pl_array_rows *rows)
{
	return queue(stream, array, rows, true);
}

int pl_array_device(struct pl_array *array, struct pl_array_device *out)
{
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_enter(CTX_OF(array));
	if (rc) {
		return rc;
	}
	rc = check_size(out->size, sizeof(*out), sizeof(*out), "struct pl_array_device");
	if (!rc && out->version != PL_ARRAY_DEVICE_VERSION) {
		rc = err_set(EPROTO,
			     "kernels that were compiled for version %u of arrays cannot read this "
			     "one, which is of version %u: compile them with this library's "
			     "peerlane/device.cuh",
			     out->version, PL_ARRAY_DEVICE_VERSION);
	}
	rc = rc ? rc : check_reserved(out->reserved, "pl_array_device.reserved");
	if (!rc) {
		array_tell(array->array, out);
	}
	ctx_leave(array->ctx);
	return rc;
}

int pl_array_stats(struct pl_array *array, struct pl_array_stats *stats)
{
	struct pl_array_stats all = PL_ARRAY_STATS_INIT;
	int rc = CHECK_OUT(stats);

	rc = rc ? rc : ctx_enter(CTX_OF(array));
	if (rc) {
		return rc;
	}
	rc = array_stats(array->array, &all);
	rc = rc ? rc
		: give_struct(stats, &all, sizeof(all),
			      offsetof(struct pl_array_stats, refused) + sizeof(all.refused));
	ctx_leave(array->ctx);
	return rc;
}

int pl_array_refresh(struct pl_array *array)
{
	int rc = ctx_enter(CTX_OF(array));

	if (rc) {
		return rc;
	}
	rc = array_refresh(array->array);
	ctx_leave(array->ctx);
	return rc;
}

void pl_array_close(struct pl_array *array)
{
	struct pl_ctx *ctx = array ? array->ctx : NULL;

	if (!ctx || ctx_enter(ctx)) {
		return; /* after fork(): pl_close() frees the child's copies */
	}
	handle_remove(ctx, &ctx->arrays, &array->in);
	array_close(array->array);
	free(array);
	ctx_leave(ctx);
}

void array_handles_close(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	while ((h = handle_pop(&ctx->arrays))) {
		struct pl_array *a = container_of(h, struct pl_array, in);

		if (child) {
			array_abandon(a->array);
		} else {
			array_close(a->array);
		}
		free(a);
	}
}
