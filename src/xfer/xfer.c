/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/xfer.h"

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "metrics/probe.h"
#include "sys/sys.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* Only transfers this long say something of a route's bandwidth. */
#define RATE_FROM (1u << 20)

/* Room for the largest piece, but never the only slab there is. */
static size_t largest_slab(const struct config *c)
{
	uint64_t len = max_u64(c->chunk, c->cached_chunk);

	while (len > c->chunk && len > c->slab_budget / 2) {
		len /= 2;
	}
	return (size_t)len;
}

#define STREAM_WORKERS 8u /* transfers of streams that are carried out at once */

/* How many threads there may be for what. */
static void size_up(struct xfer *x, const struct config *c)
{
	unsigned int cpus = sys_cpus();
	unsigned int threads = (unsigned int)c->threads;
	unsigned int max[WORK_KINDS] = { [WORK_STREAM] = STREAM_WORKERS };

	max[WORK_HELP] = threads ? threads : (unsigned int)max_u64(8, min_u64(cpus, 16));
	max[WORK_QUEUE] = c->queue_threads ? (unsigned int)c->queue_threads
					   : (unsigned int)max_u64(4, min_u64(cpus / 2, 8));
	workers_init(&x->workers, max);
	x->helpers = max[WORK_HELP];
	/* More copiers than this only fight for the memory's bandwidth. */
	x->copiers = threads ? threads + 1 : (unsigned int)max_u64(2, min_u64(cpus / 2, 8));
}

#define PIN_PIECE_MIN 65536u

_Static_assert(PL_REASON_COUNT <= COUNTERS_REASONS, "what is counted has room in counters.h");

static const char *route_name(unsigned int i)
{
	return plan_routes[i].name;
}

static const char *reason_name(unsigned int i)
{
	return plan_reason_name((enum pl_reason)i);
}

static const struct metrics_names names = { .routes = ROUTE_COUNT,
					    .reasons = PL_REASON_COUNT,
					    .route = route_name,
					    .reason = reason_name };

void xfer_init(struct xfer *x, const struct config *c, struct path *const *paths)
{
	*x = (struct xfer){ .chunk = (size_t)c->chunk,
			    .cached_chunk = (size_t)c->cached_chunk,
			    .depth = (unsigned int)c->depth,
			    .inline_max = (size_t)c->inline_max,
			    .pin_piece = (size_t)max_u64(c->pagecache_piece, PIN_PIECE_MIN),
			    .pin_copiers = (unsigned int)c->pagecache_copiers };
	for (unsigned int i = 0; i < PATH_COUNT; i++) {
		x->paths[i] = paths[i];
	}
	slabs_init(&x->slabs, c->slab_budget, c->slab_grow, (size_t)c->chunk, largest_slab(c));
	size_up(x, c);
	metrics_init(&x->metrics, c, &names);
	atomic_store(&x->tracing, c->trace && *c->trace ? TIMELINE_WANTED : TIMELINE_OFF);
}

void xfer_finish(struct xfer *x)
{
	workers_finish(&x->workers);
	slabs_finish(&x->slabs);
	metrics_finish(&x->metrics);
	timeline_leave(&x->tracing);
}

static struct path_mem mem_of(const struct mem_ref *m, uintptr_t addr)
{
	return (struct path_mem){ .addr = addr,
				  .dev = m->dev,
				  .name = m->dev ? m->dev->props.name : NULL,
				  .host_addressable = m->host_addressable,
				  .p2p = m->dev && m->dev->props.p2p && m->kind == DEV_MEM_DEVICE,
				  .pinned = m->kind == DEV_MEM_PINNED };
}

void xfer_ask(const struct xfer_req *r, double resident, double registered,
	      const struct path_pair *pair, struct path_ask *out)
{
	uint64_t at = r->file ? 0 : r->off;

	*out = (struct path_ask){ .file = r->facts,
				  .mem = mem_of(r->mem, r->addr + (uintptr_t)at),
				  .pair = pair,
				  .off = r->off,
				  .len = r->len,
				  .write = r->write,
				  .resident = resident,
				  .registered = registered };
	if (r->src_mem) {
		out->src = mem_of(r->src_mem, r->src_addr + (uintptr_t)at);
	}
}

/* The first transfer on a route makes its lanes, slabs and contexts: how long it took says little,
 * and could keep the route from being taken again. */
#define RATE_BEGUN 1u

static double rate_of(const atomic_uint *rate)
{
	unsigned int r = atomic_load_explicit(rate, memory_order_relaxed);

	return r == RATE_BEGUN ? 0 : r / 1000.0;
}

void xfer_rates(struct xfer *x, struct plan_rates *out)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		out->read[i] = rate_of(&x->rates[0][i]);
		out->write[i] = rate_of(&x->rates[1][i]);
	}
}

struct path_pair *xfer_pair(struct xfer *x, const struct xfer_req *r)
{
	struct path *p = x->paths[PATH_P2PDMA];

	if (!r->file || !r->mem->dev || !r->mem->dev->props.p2p || !p->ops->pair) {
		return NULL;
	}
	return p->ops->pair(p, r->file, r->mem->dev);
}

double xfer_resident(struct xfer *x, const struct xfer_req *r, uint64_t off, uint64_t len)
{
	struct path *p = x->paths[PATH_BUFFERED];

	return p->ops->resident ? p->ops->resident(p, r->file, off, len) : -1;
}

static bool may_be_registered(const struct xfer_req *r)
{
	return r->file && !r->write && r->mem->dev &&
	       (r->policy == PLAN_AUTO || r->policy == PLAN_STRICT);
}

double xfer_registered(struct xfer *x, const struct xfer_req *r)
{
	struct path *p = x->paths[PATH_PAGECACHE];

	return p->ops->pins && may_be_registered(r)
		       ? p->ops->pins->registered(p, r->file, r->mem->dev, r->off, r->len)
		       : 0;
}

void xfer_passed_by(struct xfer *x, const struct xfer_req *r)
{
	struct path *p = x->paths[PATH_PAGECACHE];

	if (p->ops->pins && may_be_registered(r)) {
		p->ops->pins->passed_by(p, r->file, r->mem->dev, r->off, r->len);
	}
}

/* Remembers how fast the route was that carried all of it. */
static void learn(struct job *j, uint64_t moved, uint64_t ns)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		bool looked_at = j->verified && plan_routes[i].hop[0] == PATH_P2PDMA;
		bool cached = (plan_routes[i].hop[0] == PATH_BUFFERED && !j->r->write) ||
			      plan_routes[i].hop[0] == PATH_PAGECACHE;
		atomic_uint *rate = &j->x->rates[j->r->write][i];
		unsigned int old = atomic_load_explicit(rate, memory_order_relaxed);
		unsigned int now = (unsigned int)(moved * 1000 / (ns ? ns : 1));

		if (j->rep->bytes[i] == moved && (!cached || j->resident >= 1) && !looked_at) {
			now = !old ? RATE_BEGUN : old == RATE_BEGUN ? now : (3 * old + now) / 4;
			atomic_store_explicit(rate, now, memory_order_relaxed);
		}
	}
}

static struct counted_end counted_end(const struct dev *dev)
{
	return (struct counted_end){ dev, dev ? dev->props.name : NULL };
}

struct counted xfer_counted(const struct xfer_req *r)
{
	struct counted_end mem = counted_end(r->mem->dev);

	if (!r->file) {
		return (struct counted){ .dst = mem,
					 .src = counted_end(r->src_mem->dev),
					 .op = COUNTED_COPY };
	}
	return r->write ? (struct counted){ .src = mem, .op = COUNTED_WRITE }
			: (struct counted){ .dst = mem, .op = COUNTED_READ };
}

/* Each neighbour that came whole is a transfer of its own. Which route carried which of them is not
 * known where there were several, only how much each carried. */
static void count_parts(struct xfer *x, const struct xfer_req *r, const uint64_t *carried,
			uint64_t moved, uint64_t ns)
{
	uint64_t pool[ROUTE_COUNT];

	memcpy(pool, carried, sizeof(pool));
	for (size_t i = 0; i < r->n_parts && r->parts[i] <= moved; i++) {
		uint64_t bytes[ROUTE_COUNT] = { 0 };
		uint64_t left = r->parts[i];

		moved -= left;
		for (unsigned int k = 0; k < ROUTE_COUNT && left; k++) {
			bytes[k] = min_u64(left, pool[k]);
			pool[k] -= bytes[k];
			left -= bytes[k];
		}
		metrics_moved(&x->metrics, xfer_counted(r), bytes, ns);
	}
}

/* Whether one byte can be read, and written: with what it had, which the copy is to replace. */
static bool can_touch(uintptr_t at, bool write)
{
	char byte;

	return sys_copy_out(&byte, (void *)at, 1) == 0 &&
	       (!write || sys_copy_in((void *)at, &byte, 1) == 0);
}

/* What is neither a device's nor pinned, a driver reads and writes in this process: where nothing
 * is mapped, that would be a signal. */
static int is_mapped(const struct xfer_req *r, const struct mem_ref *m, uintptr_t addr, bool write)
{
	const struct dev *dev = req_dev(r);
	bool there = true;
	int rc;

	if (m->kind != DEV_MEM_HOST || !r->len || !dev || dev->props.host_addressable) {
		return 0;
	}
	rc = sys_populate((void *)addr, r->len, write);
	if (rc == -EINVAL) {
		/* Some of it has no such access, or is a device's; or Linux is older than 5.14. */
		there = can_touch(addr, write) && can_touch(addr + r->len - 1, write);
	}
	if (there && rc != -EFAULT && rc != -ENOMEM) {
		return 0;
	}
	return err_set(EFAULT,
		       "not all of %zu bytes at %p can be %s: they are not mapped so, or the file "
		       "below them has become shorter",
		       r->len, (void *)addr, write ? "written" : "read");
}

static int ends_are_mapped(const struct xfer_req *r)
{
	int rc = r->file ? 0 : is_mapped(r, r->src_mem, r->src_addr, false);

	return rc || r->file ? rc : is_mapped(r, r->mem, r->addr, true);
}

static int carry(struct job *j)
{
	int rc = job_plan(j);

	rc = rc ? rc : ends_are_mapped(j->r);
	if (rc) {
		return rc;
	}
	if (j->r->len <= j->x->inline_max || (j->r->facts && j->r->facts->stream)) {
		inline_run(j);
	} else {
		rc = job_share(j);
	}
	if (!rc && j->pos < j->stop && job_late(j)) {
		j->stop = j->pos;
		j->stop_err = ETIMEDOUT;
	}
	if (!rc && j->stop_err == ETIMEDOUT) {
		(void)err_set(ETIMEDOUT, "%s: the time was up after %llu of %zu bytes",
			      j->r->name ? j->r->name : "copy",
			      (unsigned long long)(j->stop - (j->end - j->r->len)), j->r->len);
	}
	return rc;
}

ssize_t xfer_run(struct xfer *x, const struct xfer_req *r, struct xfer_report *rep)
{
	uint64_t began = clock_now_ns();
	uint64_t moved;
	uint64_t took;
	ssize_t res;
	struct job j;
	int rc;

	*rep = (struct xfer_report){ 0 };
	PROBE4(transfer__begin, xfer_counted(r).op, r->off, r->len, r->name);
	job_init(&j, x, r, rep);
	j.trace = trace_begin(x, r);
	rc = carry(&j);
	took = clock_now_ns() - began;
	moved = rc ? 0 : j.stop - (j.end - r->len);
	if (r->parts) {
		count_parts(x, r, rep->bytes, moved, took);
	} else {
		metrics_moved(&x->metrics, xfer_counted(r), rep->bytes, took);
	}
	if (!r->parts && (rc || j.stop_err == ETIMEDOUT)) {
		/* No route, no memory or no time: it is no route's fault. */
		metrics_failed(&x->metrics, xfer_counted(r), ROUTE_COUNT);
	}
	res = rc || (!moved && j.stop_err) ? (rc ? rc : -j.stop_err) : (ssize_t)moved;
	PROBE5(transfer__end, xfer_counted(r).op, r->off, r->len, res, took);
	if (j.trace) {
		trace_end(j.trace, r, res);
	}
	if (rc) {
		return rc;
	}
	if (r->len >= RATE_FROM && moved == r->len) {
		learn(&j, moved, took);
	}
	if (moved == r->len && j.registered <= 0) {
		xfer_passed_by(x, r);
	}
	if (r->facts && !r->write) {
		atomic_store_explicit(&r->facts->last_end, r->off + moved, memory_order_relaxed);
	}
	return res;
}
