/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Queues: checks requests, and submits arrays of them. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "api/places.h"
#include "api/remotes.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "queue/queue.h"

#define DEPTH_DEFAULT 65536u
#define DEPTH_MAX (1u << 24)

struct pl_queue {
	struct handle in;
	struct pl_ctx *ctx;
	struct queue q;
};

int pl_queue_open(struct pl_ctx *ctx, const struct pl_queue_opts *opts, struct pl_queue **out)
{
	struct pl_queue_opts o = PL_QUEUE_OPTS_INIT;
	struct pl_queue *q;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(ctx);
	if (!rc && opts) {
		rc = take_struct(&o, opts, sizeof(o), "struct pl_queue_opts");
		rc = rc ? rc : check_reserved(o.reserved, "pl_queue_opts.reserved");
	}
	if (!rc && o.depth > DEPTH_MAX) {
		rc = err_set(EINVAL, "a depth of %u exceeds the maximum of %u", o.depth, DEPTH_MAX);
	}
	if (rc) {
		return rc;
	}
	q = alloc_zero(sizeof(*q));
	if (!q) {
		return -ENOMEM;
	}
	rc = queue_init(&q->q, &ctx->exec, o.depth ? o.depth : DEPTH_DEFAULT);
	if (rc) {
		free(q);
		return rc;
	}
	q->ctx = ctx;
	handle_add(ctx, &ctx->queues, &q->in);
	*out = q;
	return 0;
}

static void close_handle(struct pl_queue *q, bool child)
{
	if (child) {
		queue_abandon(&q->q);
	} else {
		queue_finish(&q->q);
	}
	free(q);
}

void queue_handles_close(struct pl_ctx *ctx, bool child)
{
	while (ctx->queues) {
		struct pl_queue *q = container_of(ctx->queues, struct pl_queue, in);

		ctx->queues = q->in.next;
		close_handle(q, child);
	}
}

void pl_queue_close(struct pl_queue *queue)
{
	/* In a child it stays in the list, whose lock may be held for ever: pl_close() frees it. */
	if (!queue || ctx_usable(CTX_OF(queue))) {
		return;
	}
	handle_remove(queue->ctx, &queue->ctx->queues, &queue->in);
	close_handle(queue, false);
}

#define REQUEST_OLDEST offsetof(struct pl_request, region)
#define REQUEST_WITH_PLACES offsetof(struct pl_request, pieces)

static int check(const struct pl_ctx *ctx, const struct pl_request *r, const void *mem)
{
	if (r->op == PL_OP_COPY) {
		return check_copy(mem, r->src, r->len);
	}
	if (r->op != PL_OP_READ && r->op != PL_OP_WRITE) {
		return err_set(EINVAL, "operation %u is not one of PL_OP_...", r->op);
	}
	if (!r->file) {
		return err_set(EBADF, "the request names no file");
	}
	if (r->file->ctx != ctx) {
		return err_set(EINVAL, "the request's file belongs to another context");
	}
	return check_file(r->file->file, r->op == PL_OP_WRITE, mem, r->len, r->off);
}

/* Fills an item from a request of memory and files. Returns 0, or -errno. */
static ssize_t fill_plain(const struct pl_ctx *ctx, struct queue_item *it,
			  const struct pl_request *r)
{
	const void *mem = r->op == PL_OP_WRITE && r->src ? r->src : r->mem;
	bool copies = r->op == PL_OP_COPY;
	ssize_t rc = ctx_policy(ctx, r->policy, copies, &it->policy);

	rc = rc ? rc : check(ctx, r, mem);
	if (rc) {
		return rc;
	}
	it->op = (uint8_t)r->op;
	it->addr = (uintptr_t)mem;
	if (copies) {
		it->src_addr = (uintptr_t)r->src;
	} else {
		it->file = r->file->file;
		it->off = it->file->facts.pipe ? 0 : r->off;
	}
	return 0;
}

/* Fills an item from a request of places, at least one of which is in a region. */
static ssize_t fill_places(const struct pl_ctx *ctx, struct queue_item *it,
			   const struct pl_request *r, const struct pl_place *to,
			   const struct pl_place *from)
{
	struct transfer t;
	ssize_t rc = places_check(ctx, to, from, r->len);
	struct file *f;

	if (rc) {
		return rc;
	}
	places_transfer(&t, to, from, r->len);
	f = transfer_file(&t);
	rc = ctx_policy(ctx, r->policy, !f, &it->policy);
	if (rc) {
		return rc;
	}
	it->op = PL_OP_TRANSFER;
	it->addr = t.dst.addr;
	it->src_addr = t.src.addr;
	it->file = f;
	it->off = !f ? 0 : t.dst.kind == END_FILE ? t.dst.off : t.src.off;
	for (unsigned int i = 0; i < 2; i++) {
		it->users[i] = t.users[i] ? region_users_hold(t.users[i]) : NULL;
	}
	return 0;
}

/* The same transfer by the operation that it has: such requests are merged. */
static ssize_t fill_as(const struct pl_ctx *ctx, struct queue_item *it, const struct pl_request *r)
{
	const struct pl_place *file = r->to->kind == PL_PLACE_FILE ? r->to : r->from;
	struct pl_request as = PL_REQUEST_INIT;
	struct transfer t;
	ssize_t rc = places_check(ctx, r->to, r->from, r->len);

	if (rc) {
		return rc;
	}
	places_transfer(&t, r->to, r->from, r->len);
	as.op = transfer_copies(&t) ? PL_OP_COPY : transfer_writes(&t) ? PL_OP_WRITE : PL_OP_READ;
	as.policy = r->policy;
	as.mem = (void *)(as.op == PL_OP_WRITE ? t.src.addr : t.dst.addr);
	as.src = as.op == PL_OP_COPY ? (const void *)t.src.addr : NULL;
	as.file = file->file;
	as.off = file->off;
	as.len = r->len;
	return fill_plain(ctx, it, &as);
}

static ssize_t fill_transfer(const struct pl_ctx *ctx, struct queue_item *it,
			     const struct pl_request *r)
{
	const struct pl_place *to = r->to;
	const struct pl_place *from = r->from;

	return to && from && to->kind != PL_PLACE_REGION && from->kind != PL_PLACE_REGION
		       ? fill_as(ctx, it, r)
		       : fill_places(ctx, it, r, to, from);
}

static ssize_t fill_region(const struct pl_ctx *ctx, struct queue_item *it,
			   const struct pl_request *r)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r->region, r->off);
	const struct pl_place mem = PL_PLACE_MEM(r->op == PL_OP_WRITE && r->src ? r->src : r->mem);

	if (r->file) {
		return err_set(EINVAL, "the request names a file and a region: PL_OP_TRANSFER "
				       "moves bytes between the two");
	}
	return r->op == PL_OP_WRITE ? fill_places(ctx, it, r, &far, &mem)
				    : fill_places(ctx, it, r, &mem, &far);
}

/* Fills an item from a request of many pieces of a region. */
static ssize_t fill_list(const struct pl_ctx *ctx, struct queue_item *it,
			 const struct pl_request *r)
{
	bool write = r->op == PL_OP_WRITE;
	const struct pl_place far = PL_PLACE_IN_REGION(r->region, 0);
	struct piece_list list = { .of = { .v = r->pieces, .n = r->n_pieces } };
	struct region_users *u;
	ssize_t rc;

	if (!r->region || r->file || (r->op != PL_OP_READ && !write) || r->off) {
		return err_set(EINVAL, "a list of pieces is of a region that is read or written, "
				       "without a file and an offset of its own");
	}
	if (region_ctx(r->region) != ctx) {
		return err_set(EINVAL, "the request's region belongs to another context");
	}
	rc = ctx_policy(ctx, r->policy, true, &it->policy);
	rc = rc ? rc : list_check(ctx, write ? &far : NULL, write ? NULL : &far, &list, &u);
	if (rc) {
		return rc;
	}
	it->len = list_bytes(&list);
	it->list = alloc_zero(sizeof(*it->list));
	if (!it->list) {
		return -ENOMEM;
	}
	*it->list = list;
	it->op = PL_OP_TRANSFER;
	it->users[write ? 0 : 1] = region_users_hold(u);
	return 0;
}

/* Fills an item from a request of `size` bytes. The item's `res` gets the request's error, or 0. */
static void fill(const struct pl_ctx *ctx, struct queue_item *it, const struct pl_request *r,
		 size_t size, uint64_t *now)
{
	bool old = size < REQUEST_WITH_PLACES;

	it->user = r->user;
	it->len = r->len;
	if (unlikely(size >= sizeof(*r) && (r->pieces || r->n_pieces))) {
		it->res = fill_list(ctx, it, r);
	} else if (unlikely(!old && r->op == PL_OP_TRANSFER)) {
		it->res = fill_transfer(ctx, it, r);
	} else if (unlikely(!old && r->region)) {
		it->res = r->op == PL_OP_READ || r->op == PL_OP_WRITE
				  ? fill_region(ctx, it, r)
				  : err_set(EINVAL,
					    "operation %u has no region: it is read, written, or "
					    "part of a PL_OP_TRANSFER",
					    r->op);
	} else {
		it->res = fill_plain(ctx, it, r);
	}
	if (!it->res && r->timeout_ns) {
		*now = *now ? *now : clock_now_ns();
		it->deadline_ns = r->timeout_ns < UINT64_MAX - *now ? *now + r->timeout_ns : 0;
	}
}

/* Request i of a caller's array, whose structs may be shorter than ours one day. */
static const struct pl_request *request_at(const struct pl_request *v, size_t i)
{
	return (const void *)((const char *)v + i * v->size);
}

static int check_array(struct pl_queue *queue, const struct pl_request *v)
{
	int rc = ctx_usable(CTX_OF(queue));

	if (!rc) {
		rc = queue_work_start(&queue->q);
	}
	if (!rc && !v) {
		rc = err_set(EFAULT, "the address of the requests is NULL");
	}
	return rc ? rc : check_size(v->size, REQUEST_OLDEST, sizeof(*v), "struct pl_request");
}

/* Checks that `need` items are free. */
static int check_space(const struct queue *q, size_t need)
{
	size_t left = q->depth - q->used;

	return left < need ? err_set(EAGAIN,
				     "the queue is too full: %zu free entries where %zu are "
				     "needed; collect completions first",
				     left, need)
			   : 0;
}

/* Submits requests that complete each for itself. */
static ssize_t submit_each(struct pl_queue *queue, const struct pl_request *v, size_t n,
			   uint64_t *ids)
{
	uint64_t now = 0;
	struct queue *q;
	int rc = n ? check_array(queue, v) : ctx_usable(CTX_OF(queue));

	if (rc || !n) {
		return rc;
	}
	q = &queue->q;
	queue_begin(q);
	rc = check_space(q, 1);
	n = min_u64(n, q->depth - q->used);
	for (size_t i = 0; i < n; i++) {
		struct queue_item *it = queue_item_locked(q);

		fill(queue->ctx, it, request_at(v, i), v->size, &now);
		if (ids) {
			ids[i] = item_id(it);
		}
		queue_push_locked(q, it);
	}
	queue_end(q);
	return n ? (ssize_t)n : rc;
}

static int too_many(const struct pl_queue *queue, size_t n)
{
	if (!n || n >= queue->q.depth) {
		return err_set(EINVAL,
			       "a job of %zu extents does not fit a queue with a depth of %zu", n,
			       queue->q.depth);
	}
	return 0;
}

/* Submits all requests as one job, or none. */
static ssize_t submit_job(struct pl_queue *queue, const struct pl_request *v, size_t n,
			  const struct pl_job *as, uint64_t *id)
{
	struct queue_item *job = NULL;
	struct queue *q;
	uint64_t now = 0;
	int rc = queue ? too_many(queue, n) : ctx_usable(NULL);

	rc = rc ? rc : check_size(as->size, sizeof(*as), sizeof(*as), "struct pl_job");
	rc = rc ? rc : check_array(queue, v);
	if (rc) {
		return rc;
	}
	q = &queue->q;
	queue_begin(q);
	rc = check_space(q, n + 1);
	if (!rc) {
		job = queue_item_locked(q);
		job->user = as->user;
		queue_job_locked(q, job, (uint32_t)n);
		if (id) {
			*id = item_id(job);
		}
	}
	for (size_t i = 0; i < n && !rc; i++) {
		struct queue_item *it = queue_item_locked(q);

		fill(queue->ctx, it, request_at(v, i), v->size, &now);
		it->job = job;
		it->index = (uint32_t)i;
		queue_push_locked(q, it);
	}
	queue_end(q);
	return rc ? rc : (ssize_t)n;
}

ssize_t pl_queue_submit(struct pl_queue *queue, const struct pl_request *v, size_t n,
			const struct pl_job *job, uint64_t *ids)
{
	return job ? submit_job(queue, v, n, job, ids) : submit_each(queue, v, n, ids);
}

static void give(const struct queue_item *it, size_t i, void *arg)
{
	struct pl_completion *first = arg;
	struct pl_completion *out = (void *)((char *)first + i * first->size);

	out->user = it->user;
	out->id = item_id(it);
	out->result = it->res;
	out->route = it->route ? PLAN_ROUTE(it->route - 1u) : 0;
}

ssize_t pl_queue_wait(struct pl_queue *queue, struct pl_completion *out, size_t min, size_t max,
		      uint64_t timeout_ns)
{
	uint64_t deadline = clock_deadline(timeout_ns);
	int rc = ctx_usable(CTX_OF(queue));

	if (rc || !max) {
		return rc;
	}
	rc = CHECK_OUT(out);
	if (rc) {
		return rc;
	}
	if (min > max) {
		return err_set(EINVAL, "cannot wait for %zu completions with space for %zu", min,
			       max);
	}
	rc = check_size(out->size, sizeof(*out), sizeof(*out), "struct pl_completion");
	return rc ? rc : (ssize_t)queue_wait(&queue->q, min, max, deadline, give, out);
}

int pl_queue_cancel(struct pl_queue *queue, uint64_t id)
{
	int rc = ctx_usable(CTX_OF(queue));

	return rc ? rc : queue_cancel(&queue->q, id);
}

int pl_queue_fd(struct pl_queue *queue, int *out)
{
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_usable(CTX_OF(queue));
	return rc ? rc : queue_fd(&queue->q, out);
}
