/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Small requests and streams: one piece after the other, in the calling thread, nothing allocated.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* Whether the memory end is what a kernel of this device may touch: the other is a pinned slab. */
static bool is_sure(const struct job *j)
{
	const struct mem_ref *m = j->r->mem;

	return m->kind == DEV_MEM_DEVICE && m->dev == job_dev(j);
}

/* Between two memories. */
static ssize_t copy(struct job *j, const struct piece *p, uintptr_t dst, uintptr_t src, size_t len)
{
	struct path_op op = { .dst = (void *)dst,
			      .src = (const void *)src,
			      .len = len,
			      .sure = plan_routes[p->route].staged && is_sure(j),
			      .inside = j->inside,
			      .patient = plan_routes[p->route].hop[0] == PATH_DIRECT };

	return trace_run(j, p, PATH_COPY, &op, job_dev(j));
}

/* Between the file and memory or a slab. */
static ssize_t file_hop(struct job *j, struct piece *p, struct path_op *op, struct dev *dev)
{
	ssize_t n;

	(void)trace_run(j, p, plan_routes[p->route].hop[0], op, dev);
	n = job_outcome(j, p, op);
	p->file_failed = n < 0;
	return n;
}

static ssize_t staged_read(struct job *j, struct piece *p, const struct slab *slab)
{
	size_t skip = piece_skip(j, p);
	struct path_op op;
	size_t got;
	ssize_t n;

	piece_file_op(j, p, slab, &op);
	n = file_hop(j, p, &op, NULL);
	if (n <= (ssize_t)skip) {
		return n < 0 ? n : 0;
	}
	got = (size_t)min_u64((uint64_t)n - skip, p->len);
	return copy(j, p, job_addr(j, p->off), (uintptr_t)slab->addr + skip, got);
}

/* An overlapped read is made of two parts: the device takes the first while the processor makes the
 * second, which is short, so that the device has little to do when the processor is done. More
 * parts cost more in the driver than they hide (measured on an H200). */
#define PARTS 2u
#define OVERLAP_FROM (256u << 10)

struct overlap {
	struct path_op copies[PARTS];
	struct path_lane *lane;
	int failed;
};

static void copied(struct path_op *op, void *arg)
{
	struct overlap *o = arg;

	if (op->res < 0) {
		o->failed = (int)op->res;
	}
}

/* Copies from the page cache while the device takes what came before. */
static ssize_t read_parts(struct job *j, const struct piece *p, const struct slab *slab,
			  struct overlap *o)
{
	enum path_id file = plan_routes[p->route].hop[0];
	size_t done = 0;

	for (unsigned int i = 0; i < PARTS && done < p->len; i++) {
		struct piece part = *p;
		struct path_op op;
		uint64_t most = align_up(p->len - p->len / 4, 65536);
		size_t want = i ? p->len - done : (size_t)job_no_lone_byte(most, p->len);
		ssize_t n;

		part.off += done;
		part.len = want;
		piece_file_op(j, &part, NULL, &op);
		op.dst = slab->addr + done;
		n = trace_run(j, p, file, &op, NULL);
		if (n <= 0) {
			return done ? (ssize_t)done : n;
		}
		o->copies[i] = (struct path_op){ .dst = (void *)job_addr(j, part.off),
						 .src = op.dst,
						 .len = (size_t)n };
		/* A lane is never full of so few. */
		(void)o->lane->path->ops->submit(o->lane, &o->copies[i]);
		done += (size_t)n;
		if ((size_t)n < want) {
			break;
		}
	}
	return (ssize_t)done;
}

/* Where others copy too, the device has enough to do, and each copy is a turn that they wait for.
 */
static bool worth_overlapping(const struct job *j, const struct piece *p)
{
	return p->len > OVERLAP_FROM && !p->nowait &&
	       plan_routes[p->route].hop[0] == PATH_BUFFERED && !j->r->facts->stream &&
	       atomic_load_explicit(&j->x->carrying, memory_order_relaxed) <= 1;
}

static ssize_t overlapped_read(struct job *j, const struct piece *p, const struct slab *slab)
{
	struct path *copy_path = j->x->paths[PATH_COPY];
	struct overlap o = { .failed = 0 };
	ssize_t n = copy_path->ops->lane_get(copy_path, job_dev(j), copied, &o, &o.lane);

	if (n) {
		return n;
	}
	trace_hop(j, p, PATH_COPY, p->len);
	n = read_parts(j, p, slab, &o);
	while (o.lane->inflight) {
		(void)copy_path->ops->poll(o.lane, PATH_ALL);
	}
	copy_path->ops->lane_put(o.lane);
	trace_hop_end(j, p, PATH_COPY, o.failed ? o.failed : n);
	return o.failed ? o.failed : n;
}

static ssize_t staged_write(struct job *j, struct piece *p, const struct slab *slab)
{
	ssize_t n = copy(j, p, (uintptr_t)slab->addr, job_addr(j, p->off), p->len);
	struct path_op op;

	if (n < 0) {
		return n;
	}
	piece_file_op(j, p, slab, &op);
	return file_hop(j, p, &op, NULL);
}

static ssize_t carry(struct job *j, struct piece *p)
{
	const struct plan_route *route = &plan_routes[p->route];
	struct slab *slab;
	ssize_t n;

	if (!j->r->file) {
		return copy(j, p, j->r->addr + p->off, j->r->src_addr + p->off, p->len);
	}
	if (!route->staged) {
		struct path_op op;

		piece_file_op(j, p, NULL, &op);
		return file_hop(j, p, &op, job_dev(j));
	}
	trace_wait(j, "wait for a slab");
	n = slab_get(&j->x->slabs, job_dev(j), piece_room(j, p), j->r->deadline_ns, &slab);
	trace_wait_end(j, "wait for a slab");
	if (n) {
		return n;
	}
	if (j->r->write) {
		n = staged_write(j, p, slab);
	} else if (worth_overlapping(j, p)) {
		n = overlapped_read(j, p, slab);
	} else {
		n = staged_read(j, p, slab);
	}
	slab_put(slab);
	return n;
}

/* The page cache was tried and has not all of it: back to what was cut off, planned for a disk. */
static bool cut_again_cold(struct job *j, struct piece *p)
{
	trace_piece_end(j, p, -EAGAIN);
	j->cold = true;
	j->pos = p->off;
	j->planned_until = p->off;
	if (!job_ready(j)) {
		return false;
	}
	job_cut(j, p);
	return true;
}

/* A read that the planner would serve from the page cache, if it is there. */
static bool worth_a_try(const struct job *j, const struct piece *p)
{
	const struct path_facts *f = j->r->facts;

	return f && !j->r->write && !f->stream && !f->memory_backed && !p->edge &&
	       plan_routes[p->route].hop[0] == PATH_BUFFERED && f->direct && !f->bypass &&
	       j->resident == 1 && j->r->len <= TRY_MAX;
}

void inline_run(struct job *j)
{
	bool counted = j->r->len > OVERLAP_FROM;
	struct piece p;

	if (counted) {
		atomic_fetch_add_explicit(&j->x->carrying, 1, memory_order_relaxed);
	}
	while (!job_late(j) && job_ready(j)) {
		ssize_t n;

		job_cut(j, &p);
		p.nowait = worth_a_try(j, &p);
		n = carry(j, &p);
		if (n == -EAGAIN && p.nowait) {
			if (!cut_again_cold(j, &p)) {
				break;
			}
			n = carry(j, &p);
		}
		if (n < 0 && p.file_failed && job_reroute(j, &p, n)) {
			n = carry(j, &p);
		}
		job_ended(j, &p, n);
	}
	if (counted) {
		atomic_fetch_sub_explicit(&j->x->carrying, 1, memory_order_relaxed);
	}
}
