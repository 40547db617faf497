/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Launches of an array's kernel, and its counters. */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/kernels/params.h"
#include "launch/launch.h"
#include "ring/array.h"

#define WARP 32u

static int check_memory(const struct launcher *s, const struct pl_array_rows *r, bool prefetch)
{
	size_t id = r->id_type == PL_ID_INT32 ? 4 : 8;
	int rc = launch_reach(s, r->ids, r->n * id, false, "list of ids", NULL);
	uint64_t len;

	if (!rc && r->status) {
		rc = launch_reach(s, r->status, sizeof(*r->status), true, "status", NULL);
	}
	if (rc || prefetch) {
		return rc;
	}
	if (r->out_stride < r->row_bytes || __builtin_mul_overflow(r->n - 1, r->out_stride, &len) ||
	    __builtin_add_overflow(len, r->row_bytes, &len) || len > SIZE_MAX / 2) {
		return err_set(EINVAL,
			       "the output cannot have %zu rows of %zu bytes, one each %zu bytes",
			       r->n, r->row_bytes, r->out_stride);
	}
	return launch_reach(s, r->out, (size_t)len, true, "output", NULL);
}

/* Rows that lie in the array whole. */
static uint64_t rows_of(const struct array *a, const struct pl_array_rows *r)
{
	uint64_t len = a->common.len;

	return len < r->row_bytes ? 0 : (len - r->row_bytes) / r->row_stride + 1;
}

static unsigned int blocks_of(const struct launcher *s, const struct pl_array_rows *r)
{
	uint64_t at_once = KERNEL_THREADS / WARP;
	uint64_t units = r->units ? min_u64(r->units, s->dev->props.units) : s->dev->props.units;

	return (unsigned int)min_u64((r->n + at_once - 1) / at_once, units * ARRAY_BLOCKS);
}

int array_gather(struct array *a, struct launcher *s, const struct pl_array_rows *r, bool prefetch)
{
	struct array_params p = { .a = a->common };
	int rc;

	if (s->dev != a->requester.dev) {
		return err_set(EINVAL, "the array is of %s, and the stream of %s",
			       a->requester.dev->props.name, s->dev->props.name);
	}
	rc = check_memory(s, r, prefetch);
	rc = rc ? rc : s->dev->order.usable(s->s);
	rc = rc == -EOPNOTSUPP ? 0 : rc; /* it is captured: a launch can be */
	rc = rc ? rc : dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_ARRAY);
	if (rc) {
		return rc;
	}
	p.ids = (uintptr_t)r->ids;
	p.n = r->n;
	p.rows = rows_of(a, r);
	p.row_bytes = r->row_bytes;
	p.row_stride = r->row_stride;
	p.out = prefetch ? 0 : (uintptr_t)r->out;
	p.out_stride = r->out_stride;
	p.status = (uintptr_t)r->status;
	p.id_kind = r->id_type;
	if (r->all) {
		p.rows = min_u64(p.rows, r->all - r->first);
	}
	p.first = r->first;
	p.all = r->all;
	lock_acquire(&s->lock);
	rc = s->dev->kernel.launch(s->s, DEV_KERNEL_ARRAY, blocks_of(s, r), &p);
	lock_release(&s->lock);
	if (!rc) {
		ring_ctx_wake(a->requester.ctx);
	}
	return rc;
}

void array_tell(struct array *a, struct pl_array_device *out)
{
	_Static_assert(sizeof(a->common) <= sizeof(out->own), "it fits");
	out->len = a->common.len;
	memset(out->own, 0, sizeof(out->own));
	memcpy(out->own, &a->common, sizeof(a->common));
	ring_ctx_wake(a->requester.ctx);
}

static uint64_t count(const atomic_ullong *at)
{
	return atomic_load_explicit(at, memory_order_relaxed);
}

int array_stats(struct array *a, struct pl_array_stats *out)
{
	const struct array_common *p = &a->common;
	const struct ring_counts *c = &a->requester.ring->counts;
	struct array_state s;
	int rc;

	ring_ctx_settle(a->requester.ctx);
	rc = requester_look(&a->requester, &s);

	if (rc) {
		return rc;
	}
	*out = (struct pl_array_stats){ .page_bytes = 1u << p->page_shift,
					.slots = p->ring.slots,
					.frame_bytes = p->pages.n_frames << p->page_shift,
					.wide_bytes = p->wide_len,
					.window_bytes =
						s.table ? atomic_load(&a->windows.bytes) : 0,
					.window_hits = s.counts[ARRAY_WINDOWS],
					.rows = s.counts[ARRAY_ROWS],
					.failed = s.counts[ARRAY_FAILED],
					.frame_hits = s.counts[ARRAY_FRAMES],
					.wide_hits = s.counts[ARRAY_WIDE],
					.fetched = s.counts[ARRAY_FETCHED],
					.past = s.counts[ARRAY_PAST],
					.evicted = s.evicted,
					.requests = count(&c->requests),
					.cached = count(&c->cached),
					.waited = count(&c->waited),
					.read_errors = count(&c->failed),
					.refused = count(&c->refused),
					.by_uring = count(&c->uring),
					.direct = count(&c->direct),
					.bytes = count(&c->bytes),
					.written = s.counts[ARRAY_WRITTEN],
					.writes = count(&c->writes),
					.written_bytes = count(&c->written),
					.windows_why =
						windows_words(atomic_load(&a->windows.why)) };
	return 0;
}

void array_reads_of(struct array *a, struct array_reads *out)
{
	struct ring *r = a->requester.ring;
	const struct ring_file *f = &r->files[a->common.file >> 1 & 0xffff];

	lock_acquire(&r->lock);
	*out = (struct array_reads){ .uring = f->async && ring_uring_works(r),
				     .refused = !ring_uring_works(r),
				     .direct = f->direct >= 0,
				     .memory = f->memory };
	lock_release(&r->lock);
}
