/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Groups, and the order of one communicator's operations on several streams. */

#include <stdlib.h>
#include <string.h>

#include "libnccl/libnccl.h"

/* An operation that was handed on in a group. NCCL begins it at the group's end. */
struct passed {
	struct nc_comm *comm;
	unsigned long generation;
	nc_stream stream;
};

/* A list that grows. */
struct group_list {
	void *v;
	size_t n;
	size_t space;
};

_Thread_local unsigned int nc_depth NC_FAST;

/* A thread's group. */
static _Thread_local struct {
	bool failed; /* a call in it: NCCL drops all of it */
	struct group_list ops;
	struct group_list passed;
	struct group_list news;
} group;

static void *add(struct group_list *l, size_t each)
{
	if (l->n == l->space) {
		size_t space = l->space ? 2 * l->space : 4; /* mostly one */
		void *v = realloc(l->v, space * each);

		if (!v) {
			return NULL;
		}
		l->v = v;
		l->space = space;
	}
	return (char *)l->v + l->n++ * each;
}

static void drop(struct group_list *l)
{
	free(l->v);
	*l = (struct group_list){ NULL, 0, 0 };
}

void nc_group_failed(void)
{
	group.failed = true;
}

bool nc_group_add(const struct nc_new *new)
{
	struct nc_new *later = add(&group.news, sizeof(*later));

	if (later) {
		*later = *new;
	}
	return later != NULL;
}

#define UNKNOWN ~0ull

/* The number of the capture that the stream is in; 0: none; UNKNOWN: the driver does not say, as
 * another stream is captured that may have to do with this one. */
static unsigned long long capture_of(nc_stream s)
{
	unsigned long long number = 0;
	int status = 0;

	if (nc_driver()->cuStreamGetCaptureInfo_v2(s, &status, &number, NULL, NULL, NULL)) {
		return UNKNOWN;
	}
	return status == 1 ? number : status ? UNKNOWN : 0;
}

/*
 * When a communicator is used on several streams, an operation on one stream begins after the
 * earlier ones on the others have ended, also in a graph. NCCL orders its own operations so, and
 * libpeerlane its own, so this file orders the two kinds. Captured operations have no order against
 * others, nor against another capture: the program decides when a graph is replayed. While there is
 * one stream, the driver is asked nothing.
 */
static bool are_several(struct nc_comm *c, nc_stream s)
{
	c->several = c->several || (c->used && c->on != s);
	c->used = true;
	c->on = s;
	return c->several;
}

/* Makes the stream wait for operations that were handed on, before one is taken. One wait is
 * enough: libpeerlane keeps the operations that are taken from then on in order. */
static void follow_passed(struct nc_comm *c, nc_stream s)
{
	unsigned long long capture;
	struct nc_visit v;

	if ((!c->recorded && !c->noted) || !nc_enter(c->ctx, &v)) {
		return;
	}
	capture = capture_of(s);
	if (capture == 0 && c->recorded) {
		(void)nc_driver()->cuStreamWaitEvent(s, c->end, 0);
		c->recorded = false;
	} else if (capture && capture != UNKNOWN && capture == c->capture && c->noted) {
		(void)nc_driver()->cuStreamWaitEvent(s, c->node, 0);
		c->noted = false;
	}
	nc_leave(&v);
}

/* Makes the stream wait for operations that were taken, before one is handed on. */
static void follow_taken(struct nc_comm *c, nc_stream s)
{
	if (are_several(c, s) && c->taken) {
		nc_pl_after(c->pl, s);
	}
}

/* Records an event behind an operation that was handed on, for later taken ones, once there are
 * several streams. */
static void leave_passed(struct nc_comm *c, nc_stream s)
{
	unsigned long long capture;
	struct nc_visit v;

	if (!c->several || !nc_enter(c->ctx, &v)) {
		return;
	}
	capture = capture_of(s);
	if (!capture) {
		c->recorded = nc_driver()->cuEventRecord(c->end, s) == 0;
	} else if (capture != UNKNOWN) {
		c->noted = nc_driver()->cuEventRecord(c->node, s) == 0;
		c->capture = capture;
	}
	nc_leave(&v);
}

static nc_result queue(const struct nc_op *op)
{
	struct nc_comm *c = op->comm;
	nc_result r;

	if (are_several(c, op->stream)) {
		follow_passed(c, op->stream);
	}
	r = nc_pl_queue(c->pl, op);
	if (r == NC_OK) {
		c->taken = true;
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

/* With no memory it is forgotten: that costs its place in the order. */
static void pass_later(struct nc_comm *c, nc_stream s)
{
	unsigned long generation = atomic_load_explicit(&c->generation, memory_order_relaxed);
	struct passed *p = group.passed.v;

	if (group.passed.n && p[group.passed.n - 1].comm == c &&
	    p[group.passed.n - 1].generation == generation && p[group.passed.n - 1].stream == s) {
		return;
	}
	p = add(&group.passed, sizeof(*p));
	if (p) {
		*p = (struct passed){ c, generation, s };
	}
}

struct nc_comm *nc_pass(nc_handle h, nc_stream s)
{
	struct nc_comm *c = nc_inside ? NULL : nc_comm_get(h);

	if (c && !c->pl) {
		nc_comm_put(c);
		c = NULL;
	}
	if (c && nc_depth) {
		pass_later(c, s);
	} else if (c) {
		follow_taken(c, s);
	}
	return c;
}

void nc_passed(struct nc_comm *c, nc_stream s, nc_result r)
{
	if (nc_depth) {
		group.failed |= r != NC_OK && r != NC_IN_PROGRESS;
	} else if (c) {
		leave_passed(c, s);
	}
	if (c) {
		nc_comm_put(c);
	}
}

nc_result ncclGroupStart(void)
{
	nc_result r = NC_NEXT(ncclGroupStart, ());

	if (r == NC_OK && !nc_inside) {
		nc_depth++;
	}
	return r;
}
NC_ALIAS(ncclGroupStart);

/* An operation of a group, whose communicator may have ended since. */
static nc_result each(const struct nc_op *op, bool prepare)
{
	nc_result r;

	if (!nc_comm_hold(op->comm, op->generation)) {
		nc_words_set("a communicator has ended in a group with operations of it");
		return NC_INVALID_USAGE;
	}
	r = prepare ? nc_pl_prepare(op->comm->pl, op->stream) : queue(op);
	nc_comm_put(op->comm);
	return r;
}

/* All streams are prepared before the first operation is queued: preparing may wait for kernels,
 * and these wait for other ranks of this thread. There are none of a single operation. */
static nc_result queue_all(void)
{
	const struct nc_op *ops = group.ops.v;
	nc_result first = NC_OK;
	nc_result r;

	for (size_t i = group.ops.n == 1; i < 2 * group.ops.n; i++) {
		r = each(&ops[i % group.ops.n], i < group.ops.n);
		first = first ? first : r;
	}
	return first;
}

/* What NCCL is given at the end of a group: before, and after. */
static void pass_all(const struct passed *p, size_t n, bool before)
{
	for (size_t i = 0; i < n; i++) {
		if (!nc_comm_hold(p[i].comm, p[i].generation)) {
			continue;
		}
		if (before) {
			follow_taken(p[i].comm, p[i].stream);
		} else {
			leave_passed(p[i].comm, p[i].stream);
		}
		nc_comm_put(p[i].comm);
	}
}

/* NCCL's part of a group ends by `end`. */
static nc_result end_group(bool simulated, void *info)
{
	struct group_list passed = group.passed;
	struct group_list news = group.news;
	size_t n = simulated ? 0 : passed.n;
	nc_result own = NC_OK;
	nc_result r;

	if (!simulated && !group.failed && group.ops.n) {
		own = queue_all();
	}
	drop(&group.ops);
	group.passed = group.news = (struct group_list){ NULL, 0, 0 };
	group.failed = false;
	pass_all(passed.v, n, true);
	r = simulated ? NC_NEXT(ncclGroupSimulateEnd, (info)) : NC_NEXT(ncclGroupEnd, ());
	pass_all(passed.v, n, false);
	drop(&passed);
	if (news.n && !simulated && (r == NC_OK || r == NC_IN_PROGRESS)) {
		nc_result agreed = nc_agree(news.v, news.n);

		own = own ? own : agreed;
	} else {
		nc_news_drop(news.v, news.n);
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
	return outermost() ? end_group(false, NULL) : NC_NEXT(ncclGroupEnd, ());
}
NC_ALIAS(ncclGroupEnd);

nc_result ncclGroupSimulateEnd(void *info)
{
	return outermost() ? end_group(true, info) : NC_NEXT(ncclGroupSimulateEnd, (info));
}
NC_ALIAS(ncclGroupSimulateEnd);
