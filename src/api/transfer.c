/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "api/context.h"
#include "api/registry.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"

_Static_assert(PLAN_AUTO == PL_POLICY_AUTO && PLAN_STRICT == PL_POLICY_STRICT,
	       "the planner's policies are the public ones");

/* The routes that the registry's movers make, without a context. */
static int all_routes(struct routes *r, struct mover *v)
{
	const struct mover_ops *const *kinds = registry_movers();
	struct mover *movers[MOVERS_MAX];
	unsigned int n = 0;

	for (; kinds[n] && n < MOVERS_MAX; n++) {
		v[n] = (struct mover){ .ops = kinds[n] };
		movers[n] = &v[n];
	}
	return routes_make(r, movers, n);
}

int pl_policy_parse(const char *name, uint32_t *out)
{
	struct mover v[MOVERS_MAX];
	struct routes r;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : all_routes(&r, v);
	return rc ? rc : routes_policy_parse(&r, name, out);
}

int ctx_policy(const struct pl_ctx *ctx, uint32_t asked, bool copies, uint32_t *out)
{
	if (asked && !routes_policy_name(&ctx->exec.routes, asked)) {
		return err_set(EINVAL,
			       "there is no policy %u; use a value that pl_policy_parse() gave",
			       asked);
	}
	*out = asked ? asked : copies ? PLAN_AUTO : ctx->policy;
	return 0;
}

#define REPORT_OLDEST offsetof(struct pl_io_report, in_place)

/* Sets the stream that the transfer comes after, if the options name one. */
static int take_after(const struct pl_ctx *ctx, const struct pl_io_opts *o, struct transfer *t)
{
	struct dev_stream *s;

	if (o->flags & ~PL_IO_AFTER_HERE) {
		return err_set(EINVAL, "pl_io_opts.flags %#x contain unknown bits", o->flags);
	}
	if (!o->after) {
		return 0;
	}
	if (o->after->ctx != ctx) {
		return err_set(EINVAL, "pl_io_opts.after is a stream of another context");
	}
	s = o->after->stream->launch.s;
	if (o->flags & PL_IO_AFTER_HERE && !s->dev->order.is(s, s->dev->order.handle(s))) {
		return err_set(ESTALE,
			       "pl_io_opts.after is not the stream that its handle means in "
			       "this thread and context; wrap the handle again");
	}
	t->after = s;
	return 0;
}

static int take_given_options(const struct pl_ctx *ctx, const struct pl_io_opts *opts,
			      struct transfer *t, struct pl_io_report **report)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	int rc = take_struct(&o, opts, sizeof(o), "struct pl_io_opts");

	rc = rc ? rc : check_reserved(o.reserved, "pl_io_opts.reserved");
	rc = rc ? rc : ctx_policy(ctx, o.policy, !transfer_file(t), &t->policy);
	if (rc) {
		return rc;
	}
	if (o.chunk & (o.chunk - 1) || (o.chunk && o.chunk < 4096)) {
		return err_set(EINVAL, "chunk %zu is not a power of two of at least 4096", o.chunk);
	}
	if (o.depth > 4096) {
		return err_set(EINVAL, "depth %u exceeds the maximum of 4096 segments in flight",
			       o.depth);
	}
	t->chunk = o.chunk;
	t->depth = o.depth;
	t->deadline_ns = clock_deadline(o.timeout_ns);
	rc = take_after(ctx, &o, t);
	if (rc) {
		return rc;
	}
	*report = o.report;
	return o.report ? give_struct(o.report, &(struct pl_io_report)PL_IO_REPORT_INIT,
				      sizeof(*o.report), REPORT_OLDEST)
			: 0;
}

/* A new transfer's options, and where to report; NULL: nowhere. The report's size is checked before
 * anything is moved: later it would hide what became of the transfer. */
static inline int take_options(const struct pl_ctx *ctx, const struct pl_io_opts *opts,
			       struct transfer *t, struct pl_io_report **report)
{
	*report = NULL;
	if (opts) {
		return take_given_options(ctx, opts, t, report);
	}
	t->policy = transfer_file(t) ? ctx->policy : PLAN_AUTO;
	return 0;
}

static void name_end(char *dst, size_t space, const struct end *e)
{
	text_copy(dst, space,
		  e->kind == END_REMOTE ? e->region->remote->name
		  : e->kind != END_MEM	? ""
		  : e->dev		? e->dev->props.name
					: "host");
}

static const char *what_failed(const struct transfer *t, const struct exec_report *rep)
{
	switch (rep->why) {
	case PL_REASON_KERNEL_REFUSED:
		return "the kernel refused O_DIRECT";
	case PL_REASON_DIRECT_FAILED:
		return "O_DIRECT failed";
	case PL_REASON_P2P_WRONG_DATA:
		return "p2pdma delivered wrong data";
	case PL_REASON_PEER_FAILED:
		return "a copy from one device to the other failed";
	case PL_REASON_LANE_FAILED:
		return ends_region(&t->dst, &t->src) ? "a way to the remote failed"
						     : "a copy by way of another device failed";
	case PL_REASON_PIN_REFUSED:
		return "the page cache could not be read in place";
	default:
		return "the kernel refused p2pdma";
	}
}

static void give_lane(struct pl_io_report *out, const struct link *via, uint64_t bytes)
{
	out->lane_bytes[out->lanes] = bytes;
	text_copy(out->lane_device[out->lanes++], sizeof(out->lane_device[0]), via->name);
}

static void give_lanes(const struct transfer *t, const struct exec_report *rep,
		       struct pl_io_report *out)
{
	if (rep->is_sum ? rep->lanes < 2 : !rep->lanes) {
		return;
	}
	if (!rep->is_sum && rep->lane[0].via->dev) {
		give_lane(out, &ends_home(&t->dst, &t->src)->link, exec_report_own(rep));
	}
	for (unsigned int i = 0; i < rep->lanes && out->lanes < PL_LANES_MAX; i++) {
		give_lane(out, rep->lane[i].via, rep->lane[i].bytes);
	}
}

_Static_assert(PL_LANES_MAX == 1 + MOVE_LANES, "the report has space for all links");

/* Uses the devices at the ends of `t`, which are set once it was held. If it never was, it has
 * moved nothing, and the report names no device. */
static void fill_report(const struct pl_ctx *ctx, struct pl_io_report *out,
			const struct transfer *t, const struct exec_report *rep)
{
	struct pl_io_report all = PL_IO_REPORT_INIT;
	uint64_t by_class[ROUTE_IS_NONE + 1] = { 0 };
	const struct route *best = exec_biggest(&ctx->exec, rep);

	for (unsigned int i = 0; i < ctx->exec.routes.n; i++) {
		by_class[route_class(&ctx->exec.routes.v[i])] += rep->bytes[i];
	}
	all.fallbacks = rep->fallbacks;
	all.direct = by_class[ROUTE_IS_DIRECT];
	all.buffered = by_class[ROUTE_IS_BUFFERED];
	all.staged = by_class[ROUTE_IS_STAGED];
	all.copied = by_class[ROUTE_IS_COPY];
	all.in_place = by_class[ROUTE_IS_IN_PLACE];
	all.edge = rep->edge;
	text_copy(all.route, sizeof(all.route), best ? best->name : "");
	name_end(all.dst_device, sizeof(all.dst_device), &t->dst);
	name_end(all.src_device, sizeof(all.src_device), &t->src);
	give_lanes(t, rep, &all);
	if (rep->fallbacks) {
		text_fmt(all.why, sizeof(all.why), "%s: %s (%s)", plan_reason_name(rep->why),
			 what_failed(t, rep),
			 rep->why == PL_REASON_DIRECT_FAILED ? plan_direct_failed(rep->why_err)
							     : err_words(rep->why_err));
	}
	(void)give_struct(out, &all, sizeof(all), REPORT_OLDEST);
}

/* Waits for the stream that `t` comes after. exec_run() does that by itself; broadcasts and lists
 * of pieces do not. */
static int wait_after(struct transfer *t)
{
	int rc = t->after ? transfer_wait_after(t) : 0;

	t->after = NULL;
	return rc;
}

/* Holds all destinations or none. */
static int hold_all(struct pl_ctx *ctx, struct transfer *t, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		int rc = transfer_hold(&ctx->mem, &t[i]);

		if (rc) {
			while (i-- > 0) {
				transfer_release(&t[i]);
			}
			return rc;
		}
	}
	return 0;
}

/* The first has the options of all. */
static ssize_t broadcast(struct pl_ctx *ctx, struct transfer *t, unsigned int n,
			 struct exec_report *rep)
{
	ssize_t moved;

	for (unsigned int i = 1; i < n; i++) {
		t[i].policy = t->policy;
		t[i].chunk = t->chunk;
		t[i].depth = t->depth;
		t[i].deadline_ns = t->deadline_ns;
	}
	moved = hold_all(ctx, t, n);
	*rep = (struct exec_report){ 0 };
	if (moved) {
		return moved;
	}
	moved = wait_after(t);
	moved = moved ? moved : exec_broadcast(&ctx->exec, t, n, rep);
	for (unsigned int i = 0; i < n; i++) {
		transfer_release(&t[i]);
	}
	return moved;
}

ssize_t ctx_carry(struct pl_ctx *ctx, struct transfer *t, unsigned int n,
		  const struct pl_io_opts *opts)
{
	struct pl_io_report *report;
	struct exec_report rep;
	ssize_t rc = take_options(ctx, opts, t, &report);

	if (unlikely(rc)) {
		return rc;
	}
	if (unlikely(!t->len)) {
		rep = (struct exec_report){ 0 };
	} else if (unlikely(n > 1)) {
		rc = broadcast(ctx, t, n, &rep);
	} else {
		rc = exec_hold_and_run(&ctx->exec, t, &rep);
		if (unlikely(rc >= 0 && (size_t)rc != t->len)) {
			rc = transfer_result(t, rep.stopped, rc);
		}
	}
	if (unlikely(report != NULL)) {
		fill_report(ctx, report, t, &rep);
	}
	return rc;
}

static ssize_t transfer(struct pl_file *file, void *mem, size_t len, uint64_t off, bool write,
			const struct pl_io_opts *opts)
{
	struct transfer t;
	ssize_t n = ctx_enter(CTX_OF(file));

	if (n) {
		return n;
	}
	n = check_file(file->file, write, mem, len, off);
	if (likely(!n)) {
		transfer_of_file(&t, file->file, write, mem, off, len);
		n = ctx_carry(file->ctx, &t, 1, opts);
	}
	ctx_leave(file->ctx);
	return n;
}

ssize_t pl_read(struct pl_file *file, void *dst, size_t len, uint64_t off,
		const struct pl_io_opts *opts)
{
	return transfer(file, dst, len, off, false, opts);
}

/* No memory may be in two of the destinations. n is small. */
static int check_destinations(const struct file *file, void *const dst[], unsigned int n,
			      size_t len, uint64_t off)
{
	int rc = 0;

	if (!n || n > BROADCAST_MAX) {
		return err_set(EINVAL, "%u memories: a broadcast has 1 to %u", n, BROADCAST_MAX);
	}
	for (unsigned int i = 0; i < n && !rc; i++) {
		rc = check_file(file, false, dst[i], len, off);
		for (unsigned int k = 0; k < i && !rc; k++) {
			rc = check_copy(dst[i], dst[k], len);
		}
	}
	return rc;
}

ssize_t pl_read_broadcast(struct pl_file *file, void *const dst[], uint32_t n, size_t len,
			  uint64_t off, const struct pl_io_opts *opts)
{
	struct transfer t[BROADCAST_MAX];
	ssize_t moved = ctx_enter(CTX_OF(file));

	if (moved) {
		return moved;
	}
	moved = check_destinations(file->file, dst, n, len, off);
	for (unsigned int i = 0; i < n && !moved; i++) {
		transfer_of_file(&t[i], file->file, false, dst[i], off, len);
	}
	moved = moved ? moved : ctx_carry(file->ctx, t, n, opts);
	ctx_leave(file->ctx);
	return moved;
}

ssize_t pl_write(struct pl_file *file, const void *src, size_t len, uint64_t off,
		 const struct pl_io_opts *opts)
{
	return transfer(file, (void *)(uintptr_t)src, len, off, true, opts);
}

ssize_t pl_copy(struct pl_ctx *ctx, void *dst, const void *src, size_t len,
		const struct pl_io_opts *opts)
{
	struct transfer t;
	ssize_t n = ctx_enter(ctx);

	if (n) {
		return n;
	}
	n = check_copy(dst, src, len);
	if (likely(!n)) {
		transfer_of_copy(&t, dst, src, len);
		n = ctx_carry(ctx, &t, 1, opts);
	}
	ctx_leave(ctx);
	return n;
}

ssize_t ctx_carry_pieces(struct pl_ctx *ctx, const struct piece_list *list,
			 const struct pl_io_opts *opts)
{
	struct pl_io_report *report = NULL;
	struct exec_report rep = { 0 };
	struct transfer t;
	ssize_t rc;

	transfer_of_copy(&t, NULL, NULL, 0);
	rc = take_options(ctx, opts, &t, &report);
	if (rc) {
		return rc;
	}
	rc = list->of.n ? wait_after(&t) : 0;
	rc = rc ? rc : exec_pieces(&ctx->exec, &t, list, &rep);
	if (list->region && rc >= 0 && rep.stopped) {
		rc = -rep.stopped;
	}
	if (report) {
		fill_report(ctx, report, &t, &rep);
	}
	return rc;
}
