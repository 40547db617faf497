/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane stat`: shows the transfers of running processes, without disturbing them. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cmd.h"
#include "dest.h"
#include "opts.h"
#include "say.h"
#include "stat_all.h"
#include "term.h"

#define LIVE_ROWS 256u

struct stat_opts {
	struct common common;
	uint64_t interval; /* nanoseconds */
	bool once;
	bool json;
	bool openmetrics;
	const char *output;
};

static const struct opt table[] = {
	{ .name = "once",
	  .type = OPT_FLAG,
	  .help = "print one table and exit, also on a terminal",
	  .at = offsetof(struct stat_opts, once) },
	{ .name = "interval",
	  .type = OPT_SECONDS,
	  .arg = "SECONDS",
	  .help = "interval between tables on a terminal (default: 1)",
	  .at = offsetof(struct stat_opts, interval) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct stat_opts, json) },
	{ .name = "openmetrics",
	  .type = OPT_FLAG,
	  .help = "print OpenMetrics text, for collectors; without PID of all processes",
	  .at = offsetof(struct stat_opts, openmetrics) },
	{ .name = "output",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "with --openmetrics: replace FILE by the text, at once",
	  .at = offsetof(struct stat_opts, output) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "stat",
	.operands = "[PID]",
	.summary = "Shows the transfers of a process that uses peerlane: for each device, route "
		   "and direction the number of transfers, bytes, speed, errors and fallbacks. On "
		   "a terminal the table is updated. Without PID, lists the processes whose "
		   "counters can be read. Reading does not disturb a process.",
	.table = table,
	.min_operands = 0,
	.max_operands = 1,
};

struct listing {
	struct json_object *array; /* NULL: text */
	int n;
};

static int list_text(const struct pl_stats_process *p, void *arg)
{
	struct listing *l = arg;
	time_t since = (time_t)(p->opened_ns / 1000000000u);
	struct tm tm;
	char when[32] = "?";
	char wide[32], refused[24];

	if (localtime_r(&since, &tm)) {
		(void)strftime(when, sizeof(when), "%F %T", &tm);
	}
	if (l->n++ == 0) {
		printf("%7s  %6s  %-15s %8s %9s %8s %s\n", "PID", "UID", "PROGRAM", "CONTEXTS",
		       "WIDE", "REFUSED", "SINCE");
	}
	text_bytes(wide, sizeof(wide), p->wide_bytes);
	text_fmt(refused, sizeof(refused), p->refused ? "%llu" : "-",
		 (unsigned long long)p->refused);
	printf("%7d  %6u  %-15s %8u %9s %8s %s\n", (int)p->pid, p->uid, p->program, p->contexts,
	       p->wide_bytes ? wide : "-", refused, when);
	return 0;
}

static int list_json(const struct pl_stats_process *p, void *arg)
{
	struct listing *l = arg;
	struct json_object *o = json_object_new_object();

	json_object_object_add(o, "pid", json_object_new_int(p->pid));
	json_object_object_add(o, "uid", json_object_new_int64(p->uid));
	json_object_object_add(o, "program", json_object_new_string(p->program));
	json_object_object_add(o, "contexts", json_object_new_int64(p->contexts));
	json_object_object_add(o, "unshared", json_object_new_int64(p->unshared));
	json_object_object_add(o, "wide_bytes", json_object_new_uint64(p->wide_bytes));
	json_object_object_add(o, "refused", json_object_new_uint64(p->refused));
	json_object_object_add(o, "since_ns", json_object_new_uint64(p->opened_ns));
	return json_object_array_add(l->array, o) < 0;
}

static int list(struct pl_ctx *ctx, const struct stat_opts *o)
{
	struct listing l = { .array = o->json ? json_object_new_array() : NULL };
	struct json_object *root = o->json ? json_object_new_object() : NULL;
	int err = pl_stats_processes(ctx, o->json ? list_json : list_text, &l);

	if (err != 0) {
		json_object_put(l.array);
		json_object_put(root);
		return err < 0 ? say_library(err) : say_json(NULL);
	}
	if (o->json) {
		json_object_object_add(root, "processes", l.array);
		return say_json(root);
	}
	if (l.n == 0) {
		puts("no process shows counters");
	}
	return STATUS_OK;
}

/* Collectors may read a file at any time: it is whole whenever it is there. */
static int give_text(const char *text, const struct stat_opts *o)
{
	if (o->output != NULL) {
		return dest_write(o->output, text);
	}
	fputs(text, stdout);
	return STATUS_OK;
}

static int print_all(struct pl_ctx *ctx, const struct stat_opts *o)
{
	char *text = stat_all(ctx);
	int status = text != NULL ? give_text(text, o) : STATUS_FAILED;

	free(text);
	return status;
}

static int print_once(const struct pl_stats *st, const struct stat_opts *o)
{
	int format = o->json	      ? PL_FORMAT_JSON
		     : o->openmetrics ? PL_FORMAT_OPENMETRICS
				      : PL_FORMAT_TEXT;
	int status = STATUS_OK;
	char *text;
	int err = pl_stats_text(st, format, &text);

	if (err != 0) {
		return say_library(err);
	}
	if (format == PL_FORMAT_TEXT) {
		term_puts(stdout, text);
	} else {
		status = give_text(text, o);
	}
	pl_string_free(text);
	return status;
}

/* A row's earlier values. Rows never go, and new ones may come in between. */
struct before {
	char name[112];
	uint64_t ops;
	uint64_t bytes;
};

struct live {
	struct before was[LIVE_ROWS];
	size_t n;
	double seconds; /* since then; 0: there is no then */
};

static struct before *before_of(struct live *l, const struct pl_stats_row *r)
{
	char name[112];
	size_t i;

	text_fmt(name, sizeof(name), "%s/%s/%s/%s", r->device, r->route, r->op, r->src_device);
	for (i = 0; i < l->n; i++) {
		if (strcmp(l->was[i].name, name) == 0) {
			return &l->was[i];
		}
	}
	if (l->n == LIVE_ROWS) {
		return NULL;
	}
	l->was[l->n] = (struct before){ .ops = 0 };
	text_copy(l->was[l->n].name, sizeof(l->was[l->n].name), name);
	return &l->was[l->n++];
}

static int live_row(const struct pl_stats_row *r, void *arg)
{
	struct live *l = arg;
	struct before *b = before_of(l, r);
	char bytes[32], rate[40] = "-", ops[32] = "-", ends[80];
	bool apart;

	text_bytes(bytes, sizeof(bytes), r->bytes);
	if (b && l->seconds > 0) {
		text_fmt(rate, sizeof(rate), "%.3f",
			 (double)(r->bytes - b->bytes) / 1e9 / l->seconds);
		text_fmt(ops, sizeof(ops), "%.0f", (double)(r->ops - b->ops) / l->seconds);
	}
	if (b) {
		b->ops = r->ops;
		b->bytes = r->bytes;
	}
	text_fmt(ends, sizeof(ends), "%s%s%s", r->src_device, *r->src_device ? " to " : "",
		 r->device);
	apart = strlen(ends) > 7; /* names that long have a line of their own */
	printf("%s%s%-7s %-13s %-5s %7s %7s %9llu %9s %6llu %9llu\n", apart ? ends : "",
	       apart ? "\n" : "", apart ? "" : ends, r->route, r->op, rate, ops,
	       (unsigned long long)r->ops, bytes, (unsigned long long)r->errors,
	       (unsigned long long)r->fallbacks);
	return 0;
}

static double now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

/* Until the process is gone, or we are interrupted. */
static int live(struct pl_stats *st, pid_t pid, const struct stat_opts *o)
{
	struct timespec nap = { (time_t)(o->interval / 1000000000u),
				(long)(o->interval % 1000000000u) };
	struct live *l = calloc(1, sizeof(*l));
	double last = 0;
	int err = 0;

	if (!l) {
		return say_failed("out of memory");
	}
	while (err == 0) {
		double t = now();

		l->seconds = last > 0 ? t - last : 0;
		last = t;
		printf("\033[H\033[Jprocess %d\n\n%-7s %-13s %-5s %7s %7s %9s %9s %6s %9s\n",
		       (int)pid, "DEVICE", "ROUTE", "OP", "GB/s", "PER S", "TRANSFERS", "BYTES",
		       "ERRORS", "FALLBACKS");
		(void)pl_stats_rows(st, live_row, l);
		fflush(stdout);
		(void)nanosleep(&nap, NULL);
		err = pl_stats_refresh(st);
	}
	free(l);
	if (err == -ENOENT || err == -ESRCH) {
		puts("\nthe process has exited");
		return STATUS_OK;
	}
	return say_library(err);
}

static int look(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct stat_opts *o = opts;
	struct pl_stats *st;
	char *end = NULL;
	long pid;
	int status;

	if (o->json && o->openmetrics) {
		return say_usage(spec.cmd, "--json and --openmetrics exclude each other");
	}
	if (o->output != NULL && !o->openmetrics) {
		return say_usage(spec.cmd, "--output needs --openmetrics");
	}
	if (rest->n == 0) {
		return o->openmetrics ? print_all(ctx, o) : list(ctx, o);
	}
	errno = 0;
	pid = strtol(rest->v[0], &end, 10);
	if (errno != 0 || *end != '\0' || end == rest->v[0] || pid < 1 || pid > INT32_MAX) {
		return say_usage(spec.cmd, "'%s' is not a process ID", rest->v[0]);
	}
	status = pl_stats_open(ctx, (pid_t)pid, &st);
	if (status != 0) {
		return say_library(status);
	}
	status = o->once || o->json || o->openmetrics || !isatty(STDOUT_FILENO)
			 ? print_once(st, o)
			 : live(st, (pid_t)pid, o);
	pl_stats_close(st);
	return status;
}

int cmd_stat(int argc, char **argv)
{
	struct stat_opts o = { .interval = 1000000000u };

	return opts_run(&spec, argc, argv, &o, look);
}
