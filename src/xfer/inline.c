/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Small requests and streams: one piece after the other, in the calling thread, nothing allocated. */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "xfer/job.h"

/* Between two memories. */
static ssize_t copy(struct job *j, uintptr_t dst, uintptr_t src, size_t len)
{
	struct path_op op = { .dst = (void *)dst, .src = (const void *)src, .len = len };

	return path_run(j->x->paths[PATH_COPY], &op, job_dev(j));
}

static ssize_t staged_read(struct job *j, const struct piece *p, const struct slab *slab)
{
	size_t skip = piece_skip(j, p);
	struct path_op op;
	size_t got;
	ssize_t n;

	piece_file_op(j, p, slab, &op);
	n = path_run(j->x->paths[plan_routes[p->route].hop[0]], &op, NULL);
	if (n <= (ssize_t)skip) {
		return n < 0 ? n : 0;
	}
	got = (size_t)min_u64((uint64_t)n - skip, p->len);
	return copy(j, job_addr(j, p->off), (uintptr_t)slab->addr + skip, got);
}

static ssize_t staged_write(struct job *j, const struct piece *p, const struct slab *slab)
{
	ssize_t n = copy(j, (uintptr_t)slab->addr, job_addr(j, p->off), p->len);
	struct path_op op;

	if (n < 0) {
		return n;
	}
	piece_file_op(j, p, slab, &op);
	return path_run(j->x->paths[plan_routes[p->route].hop[0]], &op, NULL);
}

static ssize_t carry(struct job *j, const struct piece *p)
{
	const struct plan_route *route = &plan_routes[p->route];
	struct slab *slab;
	ssize_t n;

	if (!j->r->file) {
		return copy(j, j->r->addr + p->off, j->r->src_addr + p->off, p->len);
	}
	if (!route->staged) {
		struct path_op op;

		piece_file_op(j, p, NULL, &op);
		return path_run(j->x->paths[route->hop[0]], &op, NULL);
	}
	/* Room for the blocks around an unaligned read. */
	n = slab_get(&j->x->slabs, job_dev(j), p->len + 2 * (size_t)j->r->facts->align_off,
		     j->r->deadline_ns, &slab);
	if (n) {
		return n;
	}
	n = j->r->write ? staged_write(j, p, slab) : staged_read(j, p, slab);
	slab_put(slab);
	return n;
}

/* The page cache was tried and has not all of it: back to what was cut off, planned for a disk. */
static bool cut_again_cold(struct job *j, struct piece *p)
{
	j->cold = true;
	j->pos = p->off;
	j->planned_until = p->off;
	return job_cut(j, p);
}

/* A read that the planner would serve from the page cache, if it is there. */
static bool worth_a_try(const struct job *j, const struct piece *p)
{
	const struct path_facts *f = j->r->facts;

	return f && !j->r->write && !f->stream && !f->memory_backed && !p->edge &&
	       plan_routes[p->route].hop[0] == PATH_BUFFERED && f->direct && !f->bypass &&
	       j->resident == 1;
}

void inline_run(struct job *j)
{
	struct piece p;

	while (!job_late(j) && job_cut(j, &p)) {
		ssize_t n;

		p.nowait = worth_a_try(j, &p);
		n = carry(j, &p);
		if (n == -EAGAIN && p.nowait) {
			if (!cut_again_cold(j, &p)) {
				break;
			}
			n = carry(j, &p);
		}
		if (n < 0 && job_reroute(j, &p, n)) {
			n = carry(j, &p);
		}
		job_ended(j, &p, n);
	}
}
