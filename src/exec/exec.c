/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * exec_run() carries a transfer: it plans, chooses between a small engine in this thread and
 * shared_run() (carry()), counts, and learns the route's rate (settle()). exec_run_many() carries
 * many transfers by one engine. transfer.c checks and holds the ends of a transfer.
 */

#include "exec/exec.h"
#include "exec/kernels.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "exec/share.h"
#include "exec/trace.h"
#include "metrics/probe.h"
#include "metrics/timeline.h"
#include "sys/sys.h"

/* With a shorter transfer, the device takes too little time for two segments to pay. */
#define TWO_SEGMENTS_FROM (256u << 10)
#define MANY_MAX 256u /* transfers that one engine carries at once */

/* Space for the largest segment, but never the only slab there is. */
static size_t largest_slab(const struct config *c)
{
	uint64_t len = max_u64(c->chunk, c->cached_chunk);

	while (len > c->chunk && len > c->slab_budget / 2) {
		len /= 2;
	}
	return (size_t)len;
}

#define IN_PLACE_CHUNK_MIN 65536u

_Static_assert(PL_REASON_COUNT <= COUNTERS_REASONS, "what is counted has space in counters.h");
_Static_assert(ROUTES_MAX == REMOTE_ROUTES, "a remote has a rate for each route");

static const char *route_name(const void *routes, unsigned int i)
{
	const struct routes *r = routes;

	return i < r->n ? r->v[i].name : kernel_route_name(i - r->n);
}

static const char *reason_name(unsigned int i)
{
	return plan_reason_name((enum pl_reason)i);
}

int exec_init(struct exec *x, const struct config *c, struct mem_table *mem,
	      struct mover *const *movers, unsigned int n)
{
	int rc;

	*x = (struct exec){ .config = c,
			    .mem = mem,
			    .in_place_chunk = max_u64(c->pagecache_piece, IN_PLACE_CHUNK_MIN) };
	rc = routes_make(&x->routes, movers, n);
	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < n; i++) {
		x->in_place_movers |= movers[i]->ops->traits & MOVER_IN_PLACE ? 1u << i : 0;
	}
	topo_facts_init(&x->facts, c);
	slabs_init(&x->slabs, &x->facts, c->slab_budget, SLAB_GROW, (size_t)c->chunk,
		   largest_slab(c));
	memory_watch_init(x);
	cuts_init(x);
	helpers_init(x, c);
	background_init(x->background, &x->workers, movers, n);
	x->names = (struct metrics_names){ .routes = x->routes.n + KERNEL_ROUTES,
					   .reasons = PL_REASON_COUNT,
					   .arg = &x->routes,
					   .route = route_name,
					   .reason = reason_name,
					   .by_kernels = "ring" };
	metrics_init(&x->metrics, c, &x->names);
	atomic_store(&x->tracing, c->trace && *c->trace ? TIMELINE_WANTED : TIMELINE_OFF);
	return 0;
}

void exec_finish(struct exec *x)
{
	memory_watch_finish(x);
	workers_finish(&x->workers);
	background_finish(x->background, x->routes.movers);
	spares_finish(&x->many);
	spares_finish(&x->runs);
	spares_finish(&x->pieces);
	for (unsigned int i = 0; i < DEV_PLACES; i++) {
		struct slabs *there = atomic_load(&x->slabs_on[i]);

		if (there) {
			slabs_finish(there);
			free(there);
		}
	}
	slabs_finish(&x->slabs);
	topo_facts_finish(&x->facts);
	metrics_finish(&x->metrics);
	timeline_leave(&x->tracing);
}

int exec_prepare(struct exec *x, struct dev *dev)
{
	int rc = 0;

	for (unsigned int i = 0; i < x->routes.movers && !rc; i++) {
		struct mover *m = x->routes.mover[i];

		rc = m->ops->prepare ? m->ops->prepare(m, dev) : 0;
	}
	return rc;
}

/* Updates the bandwidth of the route that carried all of the transfer. The first transfer on a
 * route is not typical: only 1 is stored for it (plan.c). */
static void learn(const struct progress *p, double resident, uint64_t moved, uint64_t ns)
{
	struct exec *x = p->x;
	atomic_uint *rates = exec_rates_of(x, ends_region(&p->t->dst, &p->t->src), p->write);

	for (unsigned int i = 0; i < x->routes.n; i++) {
		const struct route *r = &x->routes.v[i];
		bool cached =
			(route_has(r, MOVER_CACHED) && !p->write) || route_has(r, MOVER_IN_PLACE);
		unsigned int old = atomic_load_explicit(&rates[i], memory_order_relaxed);
		unsigned int now = (unsigned int)(moved * 1000 / (ns ? ns : 1));

		if (p->rep->bytes[i] == moved && (!cached || resident >= 1) &&
		    !(p->ask.untimed & 1u << r->hop[0]->id)) {
			now = !old ? 1 : old == 1 ? now : (3 * old + now) / 4;
			atomic_store_explicit(&rates[i], now, memory_order_relaxed);
		}
	}
}

/* Each request that was carried whole counts as a transfer of its own, those of one length at once.
 * If there were several routes, only their bytes are known, and are divided among the requests in
 * order. */
static void count_parts(const struct progress *p, uint64_t moved, uint64_t ns)
{
	const struct transfer *t = p->t;
	const struct counted of = transfer_counted(t);
	unsigned int route = 0;
	uint64_t pool = p->rep->bytes[0]; /* of that route, not yet counted */

	for (size_t i = 0; i < t->n_parts && t->parts[i] <= moved;) {
		uint64_t len = t->parts[i];
		size_t n = 1;

		while (i + n < t->n_parts && t->parts[i + n] == len &&
		       (n + 1) * len <= min_u64(pool, moved)) {
			n++;
		}
		i += n;
		moved -= n * len;
		while (len) {
			uint64_t some = min_u64(len, pool);

			if (some) {
				metrics_moved(&p->x->metrics, &of, route, some, n, ns);
				len -= some;
				pool -= n * some;
			} else if (++route < p->x->routes.n) {
				pool = p->rep->bytes[route];
			} else {
				return;
			}
		}
	}
}

/* Whether one byte can be read; or written, with its own value, which the copy will replace. */
static bool can_touch(uintptr_t at, bool write)
{
	char byte;

	return sys_copy_out(&byte, (void *)at, 1) == 0 &&
	       (!write || sys_copy_in((void *)at, &byte, 1) == 0);
}

/* Where a device copies, its driver reads and writes host memory that is neither pinned nor its own
 * in this process: where nothing is mapped, that would be a signal. */
static bool needs_mapping(const struct end *e, const struct end *other)
{
	return !e->dev && !end_is_mem(e, MEM_PINNED) && other->dev &&
	       !other->dev->props.host_addressable;
}

static int is_mapped(const void *at, size_t len, bool write)
{
	bool there = true;
	int rc = sys_populate((void *)(uintptr_t)at, len, write);

	if (rc == -EINVAL) {
		/* Some of it has no such access, or is a device's; or Linux is older than 5.14. */
		there = can_touch((uintptr_t)at, write) &&
			can_touch((uintptr_t)at + len - 1, write);
	}
	if (there && rc != -EFAULT && rc != -ENOMEM) {
		return 0;
	}
	return err_set(EFAULT,
		       "not all of %zu bytes at %p can be %s: some are not mapped that way, or "
		       "the mapped file was truncated",
		       len, at, write ? "written" : "read");
}

static int look_for_mapping(const struct transfer *t, bool dst, bool src)
{
	const struct dev_piece whole = { .dst = (void *)t->dst.addr,
					 .src = (const void *)t->src.addr,
					 .len = t->len };
	const struct dev_piece *v = t->n_pieces ? t->pieces : &whole;
	const struct dev_piece *end = v + (t->n_pieces ? t->n_pieces : 1);
	int rc = 0;

	for (; v != end && !rc; v++) {
		rc = src ? is_mapped(v->src, v->len, false) : 0;
		rc = rc || !dst ? rc : is_mapped(v->dst, v->len, true);
	}
	return rc;
}

/* Returns 0, or -EFAULT if memory at an end of a copy is not mapped. */
static inline int ends_are_mapped(const struct transfer *t)
{
	bool src = needs_mapping(&t->src, &t->dst);
	bool dst = needs_mapping(&t->dst, &t->src);

	return unlikely(src || dst) ? look_for_mapping(t, dst, src) : 0;
}

/* Whether two segments make a medium transfer, if it is a read, faster than one: the device copies
 * the first while a processor fills the second (512 KiB on an H200: 6.0 GB/s instead of 5.4). Not
 * where other threads copy too: the device has enough to do then, and they would wait for one more
 * copy. */
static bool worth_overlapping(const struct engine *e)
{
	const struct route *r = engine_best(e)->route;

	return !e->p->write && route_is_staged(r) && route_has(r, MOVER_CACHED) &&
	       !transfer_file(e->p->t)->facts.pipe &&
	       atomic_load_explicit(&e->x->carrying, memory_order_relaxed) <= 1;
}

/* A transfer that its caller carries alone, with nothing allocated. */
static void carry_small(struct engine *e)
{
	bool medium = e->p->t->len > TWO_SEGMENTS_FROM;
	struct segment v[2];

	if (medium) {
		atomic_fetch_add_explicit(&e->x->carrying, 1, memory_order_relaxed);
		e->mode = worth_overlapping(e) ? ENGINE_OVERLAP : e->mode;
	}
	engine_add(e, v, e->mode == ENGINE_OVERLAP ? 2 : 1);
	engine_run(e);
	if (medium) {
		atomic_fetch_sub_explicit(&e->x->carrying, 1, memory_order_relaxed);
	}
}

/* The planner counts on both devices copying at once; and other devices' links have channels. */
static bool relays_some(const struct engine *e)
{
	return unlikely(e->p->ask.between != NULL) ||
	       (e->p->t->len >= PLAN_OVERLAP_FROM && route_relays(engine_best(e)->route));
}

/* Between memories of devices cutting gains nothing: on an H200 each cut costs 15 us, as one copy
 * begins when the one before has ended. With a deadline the transfer is cut, so that it can stop.
 */
static bool goes_whole(const struct engine *e)
{
	const struct transfer *t = e->p->t;

	return !t->deadline_ns && !e->p->ask.between && end_is_mem(&t->dst, MEM_DEVICE) &&
	       t->dst.dev && end_is_mem(&t->src, MEM_DEVICE) && t->src.dev &&
	       !route_is_staged(engine_best(e)->route);
}

static int carry(struct engine *e)
{
	const struct transfer *t = e->p->t;
	const struct file *f = transfer_file(t);
	int rc = engine_plan(e);

	if (unlikely(t->after != NULL) && !rc) {
		rc = engine_follow(e);
	}
	rc = rc || !transfer_copies(t) ? rc : ends_are_mapped(t);
	if (unlikely(rc)) {
		return rc;
	}
	if (((t->len > e->x->config->inline_max && !(f && f->facts.pipe)) || relays_some(e)) &&
	    !t->n_pieces && !goes_whole(e)) {
		return shared_run(e);
	}
	carry_small(e);
	return 0;
}

static void count_failed(const struct progress *p, int rc)
{
	if (rc || ((p->no_route || p->stop.err == ETIMEDOUT) && progress_failed(p, p->stop.err))) {
		/* No route, no memory or no time: it is no route's fault. */
		const struct counted of = transfer_counted(p->t);

		metrics_failed(&p->x->metrics, &of, p->x->names.routes);
	}
}

/* Counts a transfer that has ended, and returns its result: bytes, or -errno. */
static ssize_t settle(struct progress *p, int rc, double resident, uint64_t ns)
{
	const struct transfer *t = p->t;
	uint64_t moved = unlikely(rc) ? 0 : progress_stop(p);
	struct file *f = transfer_file(t);
	ssize_t res = rc ? rc : (ssize_t)moved;

	if (unlikely(t->parts != NULL)) {
		count_parts(p, moved, ns);
	} else if (likely(!t->n_pieces) || moved == t->len) {
		progress_count(p, ns);
		if (unlikely(rc || p->stop.err)) {
			count_failed(p, rc);
		}
	}
	p->rep->stopped = p->stop.err;
	if (unlikely(!res)) {
		res = -p->stop.err;
	}
	PROBE5(transfer__end, transfer_op(p->t), progress_off(p, 0), t->len, res, ns);
	trace_transfer_end(p, res);
	if (unlikely(t->len >= RATE_FROM) && moved == t->len && !t->n_pieces) {
		learn(p, resident, moved, ns - p->waited_ns);
	}
	/* A transfer that brought nothing may be tried again, and the next one does not follow it
	 * then. */
	if (moved && f && !p->write) {
		atomic_store_explicit(&f->facts.last_end, t->src.off + moved, memory_order_relaxed);
	}
	return res;
}

static void begin(struct progress *p, struct exec *x, const struct transfer *t,
		  struct exec_report *rep)
{
	progress_init(p, x, t, rep);
	PROBE4(transfer__begin, transfer_op(p->t), progress_off(p, 0), t->len, transfer_name(t));
	trace_transfer(p);
}

/* Carries a transfer in this thread. Sets *again if nothing was moved and the transfer must be
 * carried when its stream is idle. */
static ssize_t run(struct exec *x, const struct transfer *t, struct exec_report *rep, bool *again)
{
	uint64_t began = clock_now_ns();
	struct progress p;
	struct engine e;
	ssize_t res;
	int rc;

	begin(&p, x, t, rep);
	engine_init(&e, ENGINE_HERE, &p, 1);
	rc = carry(&e);
	if (p.busy_again) { /* engine_follow() has set both */
		atomic_store(&x->behind, false);
	}
	res = settle(&p, rc, e.resident, clock_now_ns() - began);
	stop_finish(&p.stop);
	*again = p.busy_again && res == -EBUSY;
	return res;
}

ssize_t exec_run(struct exec *x, const struct transfer *t, struct exec_report *rep)
{
	bool again;
	ssize_t res = run(x, t, rep, &again);

	if (unlikely(again)) {
		struct transfer alone = *t;

		alone.after = NULL;
		res = transfer_wait_after(t);
		res = res ? res : run(x, &alone, rep, &again);
	}
	return res;
}

ssize_t exec_hold_and_run(struct exec *x, struct transfer *t, struct exec_report *rep)
{
	ssize_t n = transfer_hold(x->mem, t);

	if (unlikely(n)) {
		*rep = (struct exec_report){ 0 };
		return n;
	}
	n = exec_run(x, t, rep);
	transfer_release(t);
	return n;
}

static void run_one(struct exec *x, const struct transfer *t, struct exec_result *out)
{
	struct exec_report rep;

	out->res = exec_run(x, t, &rep);
	out->stopped = rep.stopped;
	out->route = exec_biggest(x, &rep);
	out->why = out->res < 0 || rep.stopped ? alloc_str(err_message()) : NULL;
}

/* The memory for many transfers at once. */
struct many {
	struct engine e;
	struct progress p[MANY_MAX];
	struct exec_report rep[MANY_MAX];
	struct segment v[MANY_MAX];
};

static void run_many(struct many *m, struct exec *x, const struct transfer *v, size_t n,
		     struct exec_result *out)
{
	uint64_t began = clock_now_ns();
	uint64_t ns;

	for (size_t i = 0; i < n; i++) {
		begin(&m->p[i], x, &v[i], &m->rep[i]);
		m->p[i].busy_again = true;
	}
	engine_init(&m->e, ENGINE_MANY, m->p, n);
	engine_add(&m->e, m->v, (unsigned int)n);
	engine_run(&m->e);
	ns = clock_now_ns() - began;
	for (size_t i = 0; i < n; i++) {
		out[i].res = settle(&m->p[i], 0, -1, ns);
		out[i].stopped = m->rep[i].stopped;
		out[i].route = exec_biggest(x, &m->rep[i]);
		out[i].why = m->p[i].stop.why;
	}
	/* Transfers were not begun where a driver might have held up this thread, because it had
	 * slabs and channels of others. Now it has none. */
	for (size_t i = 0; i < n; i++) {
		if (out[i].res == -EBUSY) {
			free(out[i].why);
			run_one(x, &v[i], &out[i]);
		}
	}
}

/* Whether a transfer is carried together with others. A large one is shared by several threads
 * instead, and a pipe may block for ever. */
static bool goes_with_others(const struct exec *x, const struct transfer *t)
{
	const struct file *f = transfer_file(t);

	return t->len <= x->config->inline_max && !(f && f->facts.pipe);
}

void exec_run_many(struct exec *x, const struct transfer *v, size_t n, struct exec_result *out)
{
	struct many *m = n > 1 ? spare_take(&x->many, sizeof(*m)) : NULL;
	size_t at = 0;

	while (at < n) {
		size_t some = 0;

		while (m && at + some < n && some < MANY_MAX &&
		       goes_with_others(x, &v[at + some])) {
			some++;
		}
		if (some > 1) {
			run_many(m, x, v + at, some, out + at);
			at += some;
		} else {
			run_one(x, &v[at], &out[at]);
			at++;
		}
	}
	spare_give(&x->many, m);
}
