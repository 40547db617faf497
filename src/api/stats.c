/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/stats.h"

#include <errno.h>
#include <stdlib.h>

#include "api/context.h"
#include "base/alloc.h"
#include "base/error.h"

int pl_stats_each(struct pl_ctx *ctx, int (*fn)(const struct pl_route_stats *st, void *arg),
		  void *arg)
{
	int rc = ctx_usable(ctx); /* a child has no page of counters */

	for (unsigned int i = 0; i < ctx->exec.routes.n && !rc; i++) {
		struct pl_route_stats st = { .size = sizeof(st),
					     .name = ctx->exec.routes.v[i].name };

		metrics_route(&ctx->exec.metrics, i, &st);
		rc = fn(&st, arg);
	}
	return rc;
}

static int take(struct pl_ctx *ctx, pid_t pid, struct snapshot *out)
{
	int rc = ctx_usable(ctx);

	if (rc) {
		return rc;
	}
	return pid ? snapshot_of_process(&ctx->config, pid, out)
		   : snapshot_of_context(&ctx->exec.metrics, out);
}

int pl_stats_open(struct pl_ctx *ctx, pid_t pid, struct pl_stats **out)
{
	struct pl_stats *st;
	int rc = pid < 0 ? err_set(ESRCH, "%d is not a process ID", (int)pid) : 0;

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
	struct snapshot v;
	int rc = take(st->ctx, st->pid, &v);

	if (!rc) {
		snapshot_finish(&st->view);
		st->view = v;
	}
	return rc;
}

int pl_stats_rows(const struct pl_stats *st, int (*fn)(const struct pl_stats_row *row, void *arg),
		  void *arg)
{
	int rc = 0;

	for (size_t i = 0; i < st->view.n && !rc; i++) {
		rc = fn(&st->view.rows[i].st, arg);
	}
	return rc;
}

int pl_stats_text(const struct pl_stats *st, int format, char **out)
{
	switch (format) {
	case PL_FORMAT_TEXT:
		return stats_as_text(&st->view, out);
	case PL_FORMAT_JSON:
		return stats_as_json(&st->view, out);
	case PL_FORMAT_OPENMETRICS:
		return stats_as_openmetrics(&st->view, out);
	default:
		return err_set(EINVAL, "format %d is not text, JSON or OpenMetrics", format);
	}
}

void pl_stats_close(struct pl_stats *st)
{
	if (st) {
		snapshot_finish(&st->view);
		free(st);
	}
}

struct each {
	int (*fn)(const struct pl_stats_process *p, void *arg);
	void *arg;
};

static int each_one(const struct snapshot *v, void *arg)
{
	const struct each *e = arg;
	struct pl_stats_process p = { .size = sizeof(p),
				      .pid = v->pid,
				      .uid = v->uid,
				      .contexts = v->contexts,
				      .unshared = v->unshared,
				      .opened_ns = v->opened_ns,
				      .program = v->program };

	return e->fn(&p, e->arg);
}

int pl_stats_processes(struct pl_ctx *ctx, int (*fn)(const struct pl_stats_process *p, void *arg),
		       void *arg)
{
	struct each e = { fn, arg };
	int rc = ctx_usable(ctx);

	return rc ? rc : snapshot_processes(&ctx->config, each_one, &e);
}
