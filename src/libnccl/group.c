/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Groups, and the order of one communicator's operations on several streams. */

#include <stdlib.h>
#include <string.h>

#include "libnccl/libnccl.h"

/* What was handed on in a group, which NCCL begins at its end. */
struct passed {
	struct nc_comm *comm;
	nc_stream stream;
};

/* A list that grows. */
struct list {
	void *v;
	size_t n;
	size_t room;
};

_Thread_local unsigned int nc_depth NC_FAST;

/* A thread's group. */
static _Thread_local struct {
	bool failed; /* a call in it: NCCL drops all of it */
	struct list ops;
	struct list passed;
	struct list news;
} group;

static void *add(struct list *l, size_t each)
{
	if (l->n == l->room) {
		size_t room = l->room ? 2 * l->room : 16;
		void *v = realloc(l->v, room * each);

		if (!v) {
			return NULL;
		}
		l->v = v;
		l->room = room;
	}
	return (char *)l->v + l->n++ * each;
}

static void drop(struct list *l)
{
	free(l->v);
	*l = (struct list){ NULL, 0, 0 };
}

void nc_group_failed(void)
{
	group.failed = true;
}

bool nc_group_add(nc_handle *at, bool non_blocking)
{
	struct nc_new *new = add(&group.news, sizeof(*new));

	if (new) {
		*new = (struct nc_new){ at, non_blocking };
	}
	return new != NULL;
}

/* The program orders what it captures itself. An error: another stream is captured, and may have to
 * do with this one. */
static bool is_captured(nc_stream s)
{
	int status = 0;

	return nc_driver()->cuStreamIsCapturing(s, &status) != 0 || status != 0;
}

/* The stream goes on when what was queued on the last one has ended. NCCL does that among its own,
 * and libpeerlane among its own. */
static void follow(struct nc_comm *c, nc_stream s, bool taken)
{
	struct nc_context *old;

	if (!c->used || c->last == s) {
		return;
	}
	c->several = true;
	if (c->last_taken != taken && c->recorded &&
	    nc_driver()->cuCtxPushCurrent_v2(c->ctx) == 0) {
		if (!is_captured(s)) {
			(void)nc_driver()->cuStreamWaitEvent(s, c->end, 0);
		}
		(void)nc_driver()->cuCtxPopCurrent_v2(&old);
	}
}

/* What is taken always leaves its event, for whoever destroys the communicator; what is not, once
 * there are several streams. */
static void leave(struct nc_comm *c, nc_stream s, bool taken)
{
	struct nc_context *old;

	c->used = true;
	c->last = s;
	c->last_taken = taken;
	c->recorded = false;
	if ((taken || c->several) && c->end && nc_driver()->cuCtxPushCurrent_v2(c->ctx) == 0) {
		c->recorded = !is_captured(s) && nc_driver()->cuEventRecord(c->end, s) == 0;
		(void)nc_driver()->cuCtxPopCurrent_v2(&old);
	}
}

static nc_result queue(const struct nc_op *op)
{
	struct nc_comm *c = op->comm;
	nc_result r;

	if (!c->pl) {
		nc_words_set("a communicator was destroyed in a group with operations of it");
		return NC_INVALID_USAGE;
	}
	follow(c, op->stream, true);
	r = nc_pl_queue(c->pl, op);
	if (r == NC_OK) {
		leave(c, op->stream, true);
		atomic_fetch_add_explicit(&nc_counts.taken[op->kind], 1, memory_order_relaxed);
		atomic_fetch_add_explicit(&nc_counts.bytes[op->kind], op->count * nc_size(op->type),
					  memory_order_relaxed);
	}
	return r;
}

nc_result nc_take(const struct nc_op *op)
{
	struct nc_op *later;

	if (!nc_depth) {
		return queue(op);
	}
	later = add(&group.ops, sizeof(*later));
	if (!later) {
		nc_words_set("no memory for an operation of a group");
		group.failed = true;
		return NC_SYSTEM_ERROR;
	}
	*later = *op;
	return NC_OK;
}

void nc_pass(nc_handle h, nc_stream s)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_of(h);
	struct passed *p;

	if (!c || !c->pl) {
		return;
	}
	if (!nc_depth) {
		follow(c, s, false);
		return;
	}
	p = group.passed.v;
	if (group.passed.n && p[group.passed.n - 1].comm == c &&
	    p[group.passed.n - 1].stream == s) {
		return;
	}
	p = add(&group.passed, sizeof(*p));
	if (p) {
		*p = (struct passed){ c, s };
	}
}

void nc_passed(nc_handle h, nc_stream s, nc_result r)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_of(h);

	if (nc_depth) {
		group.failed |= r != NC_OK && r != NC_IN_PROGRESS;
	} else if (c && c->pl) {
		leave(c, s, false);
	}
}

nc_result ncclGroupStart(void)
{
	nc_result r = NC_NEXT(ncclGroupStart, 20000, ());

	if (r == NC_OK && !nc_inside) {
		nc_depth++;
	}
	return r;
}
NC_ALIAS(ncclGroupStart);

/* All streams are prepared before the first operation is queued: preparing may wait for kernels,
 * and these wait for other ranks of this thread. */
static nc_result queue_all(void)
{
	const struct nc_op *ops = group.ops.v;
	nc_result first = NC_OK;
	nc_result r;

	for (size_t i = 0; i < group.ops.n; i++) {
		r = ops[i].comm->pl ? nc_pl_prepare(ops[i].comm->pl, ops[i].stream) : NC_OK;
		first = first ? first : r;
	}
	for (size_t i = 0; i < group.ops.n; i++) {
		r = queue(&ops[i]);
		first = first ? first : r;
	}
	return first;
}

/* NCCL's part of a group ends by `end`. */
static nc_result end_group(bool simulated, void *info)
{
	struct list passed = group.passed;
	struct list news = group.news;
	const struct passed *p = passed.v;
	nc_result own = NC_OK;
	nc_result r;

	if (!simulated && !group.failed && group.ops.n) {
		own = queue_all();
	}
	drop(&group.ops);
	group.passed = group.news = (struct list){ NULL, 0, 0 };
	group.failed = false;
	for (size_t i = 0; i < passed.n && !simulated; i++) {
		follow(p[i].comm, p[i].stream, false);
	}
	r = simulated ? NC_NEXT(ncclGroupSimulateEnd, 22200, (info))
		      : NC_NEXT(ncclGroupEnd, 20000, ());
	for (size_t i = 0; i < passed.n && !simulated; i++) {
		leave(p[i].comm, p[i].stream, false);
	}
	drop(&passed);
	if (news.n && !simulated && (r == NC_OK || r == NC_IN_PROGRESS)) {
		nc_result agreed = nc_agree(news.v, news.n);

		own = own ? own : agreed;
	}
	drop(&news);
	return r ? r : own;
}

static bool outermost(void)
{
	return !nc_inside && nc_depth && --nc_depth == 0;
}

nc_result ncclGroupEnd(void)
{
	return outermost() ? end_group(false, NULL) : NC_NEXT(ncclGroupEnd, 20000, ());
}
NC_ALIAS(ncclGroupEnd);

nc_result ncclGroupSimulateEnd(void *info)
{
	return outermost() ? end_group(true, info) : NC_NEXT(ncclGroupSimulateEnd, 22200, (info));
}
NC_ALIAS(ncclGroupSimulateEnd);
