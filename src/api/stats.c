/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/stats.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/error.h"

static int take(struct pl_ctx *ctx, pid_t pid, struct snapshot **out)
{
	int rc = ctx_usable(ctx); /* a child has no shared counters */

	if (rc) {
		return rc;
	}
	ring_ctx_settle(&ctx->ring_ctx);
	return pid ? snapshot_of_process(&ctx->config, pid, out)
		   : snapshot_of_context(&ctx->exec.metrics, out);
}

/* A route's sums over all devices and directions. */
static struct pl_route_stats route_of(const struct snapshot *v, const char *route)
{
	struct pl_route_stats st = { .size = sizeof(st), .name = route };

	for (size_t i = 0; i < v->n; i++) {
		const struct pl_stats_row *r = &v->rows[i];

		if (strcmp(r->route, route) == 0 && strcmp(r->op, "lane") != 0) {
			st.ops += r->ops;
			st.bytes += r->bytes;
			st.errors += r->errors;
			st.fallbacks += r->fallbacks;
		}
	}
	return st;
}

int pl_stats_each(struct pl_ctx *ctx, int (*fn)(const struct pl_route_stats *st, void *arg),
		  void *arg)
{
	struct snapshot *v;
	int rc = take(ctx, 0, &v);

	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < ctx->exec.routes.n && !rc; i++) {
		struct pl_route_stats st = route_of(v, ctx->exec.routes.v[i].name);

		rc = fn(&st, arg);
	}
	free(v);
	return rc;
}

int pl_stats_open(struct pl_ctx *ctx, pid_t pid, struct pl_stats **out)
{
	struct pl_stats *st;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (pid < 0 ? err_set(ESRCH, "%d is not a process ID", (int)pid) : 0);
	if (rc) {
		return rc;
	}
	st = alloc_zero(sizeof(*st));
	if (!st) {
		return -ENOMEM;
	}
	st->ctx = ctx;
	st->pid = pid;
	rc = take(ctx, pid, &st->view);
	if (rc) {
		free(st);
		return rc;
	}
	*out = st;
	return 0;
}

int pl_stats_refresh(struct pl_stats *st)
{
	struct snapshot *v;
	int rc = st ? take(st->ctx, st->pid, &v) : ctx_usable(NULL);

	if (!rc) {
		free(st->view);
		st->view = v;
	}
	return rc;
}

int pl_stats_rows(const struct pl_stats *st, int (*fn)(const struct pl_stats_row *row, void *arg),
		  void *arg)
{
	int rc = st ? 0 : ctx_usable(NULL);

	for (size_t i = 0; !rc && i < st->view->n; i++) {
		rc = fn(&st->view->rows[i], arg);
	}
	return rc;
}

int pl_stats_text(const struct pl_stats *st, int format, char **out)
{
	int rc = CHECK_OUT(out);

	rc = rc || st ? rc : ctx_usable(NULL);
	if (rc) {
		return rc;
	}
	switch (format) {
	case PL_FORMAT_TEXT:
		return stats_as_text(st->view, out);
	case PL_FORMAT_JSON:
		return stats_as_json(st->view, out);
	case PL_FORMAT_OPENMETRICS:
		return stats_as_openmetrics(st->view, out);
	default:
		return err_set(EINVAL, "format %d is not text, JSON or OpenMetrics", format);
	}
}

void pl_stats_close(struct pl_stats *st)
{
	if (st) {
		free(st->view);
		free(st);
	}
}

struct each_process {
	int (*fn)(const struct pl_stats_process *p, void *arg);
	void *arg;
};

static int each_one(const struct counters_head *h, void *arg)
{
	const struct each_process *e = arg;
	struct pl_stats_process p = { .size = sizeof(p),
				      .pid = h->pid,
				      .uid = h->uid,
				      .contexts = atomic_load(&h->contexts),
				      .unshared = atomic_load(&h->unshared),
				      .opened_ns = h->opened_ns,
				      .program = h->program,
				      .wide_bytes = atomic_load(&h->wide),
				      .refused = atomic_load(&h->refused) };

	return e->fn(&p, e->arg);
}

int pl_stats_processes(struct pl_ctx *ctx, int (*fn)(const struct pl_stats_process *p, void *arg),
		       void *arg)
{
	struct each_process e = { fn, arg };
	int rc = ctx_usable(ctx);

	return rc ? rc : snapshot_processes(&ctx->config, each_one, &e);
}
