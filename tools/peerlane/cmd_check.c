/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane check`: one line a finding, the worst first, the remedy below it. Fails if something
 * that should work does not. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/text.h"
#include "cmd.h"
#include "ends.h"
#include "opts.h"
#include "opts_help.h"
#include "report.h"
#include "say.h"
#include "term.h"

struct check_opts {
	struct common common;
	bool json;
	bool verbose;
	bool try;
	bool report;
	const char *peer;
	const char *device;
	const char *token_file;
};

static const struct opt table[] = {
	{ .name = "try",
	  .type = OPT_FLAG,
	  .help = "try what is only asked about otherwise: map 2 MiB of each GPU's memory for "
		  "drives; and read FILE into each GPU past host memory, compare the bytes and "
		  "measure",
	  .at = offsetof(struct check_opts, try) },
	{ .name = "report",
	  .type = OPT_FLAG,
	  .help = "print a report to send: the same with writes to a new file beside FILE, which "
		  "has no name and is gone afterwards, with versions and plans",
	  .at = offsetof(struct check_opts, report) },
	{ .name = "peer",
	  .type = OPT_TEXT,
	  .arg = "HOST[:PORT]",
	  .help = "connect with `peerlane serve` of that host, and print by which way bytes go, and "
		  "why not by a better one",
	  .at = offsetof(struct check_opts, peer) },
	{ .name = "device",
	  .type = OPT_TEXT,
	  .arg = "DEVICE",
	  .help = "with --peer: whose memory the bytes go into (default: the host's)",
	  .at = offsetof(struct check_opts, device) },
	{ .name = "token-file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "with --peer: file with the token (default: the tunable token_file)",
	  .at = offsetof(struct check_opts, token_file) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct check_opts, json) },
	{ .name = "verbose",
	  .type = OPT_FLAG,
	  .help = "print what findings rest on, too: addresses with their scores, paths",
	  .at = offsetof(struct check_opts, verbose) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "check",
	.operands = "[FILE]",
	.summary = "Inspects this machine and lists what works and what blocks direct transfers, "
		   "the worst first, each with its remedy. Changes nothing. A FILE is for --try "
		   "and --report. Exit status 1 if "
		   "something that should work does not (BAD); a faster path that this machine "
		   "lacks (MISSING) is not a failure.",
	.table = table,
	.max_operands = 1,
};

static const char *const level_names[] = {
	[PL_CHECK_BAD] = "BAD",
	[PL_CHECK_MISSING] = "MISSING",
	[PL_CHECK_INFO] = "INFO",
	[PL_CHECK_OK] = "OK",
};

static const char *const level_keys[] = {
	[PL_CHECK_BAD] = "bad",
	[PL_CHECK_MISSING] = "missing",
	[PL_CHECK_INFO] = "info",
	[PL_CHECK_OK] = "ok",
};

struct listing {
	struct json_object *array;
	bool verbose;
	int bad;
};

/* A level that a newer library has is shown as information. */
static int level_of(const struct pl_check_row *row)
{
	return row->level >= PL_CHECK_BAD && row->level <= PL_CHECK_OK ? row->level : PL_CHECK_INFO;
}

static void print_detail(const char *lines)
{
	while (*lines != '\0') {
		size_t n = strcspn(lines, "\n");

		term_printf(stdout, "         %.*s\n", (int)n, lines);
		lines += n + (lines[n] != '\0');
	}
}

static struct json_object *json_lines(const char *lines)
{
	struct json_object *array = json_object_new_array();

	while (*lines != '\0') {
		size_t n = strcspn(lines, "\n");

		json_object_array_add(array, json_object_new_string_len(lines, (int)n));
		lines += n + (lines[n] != '\0');
	}
	return array;
}

static int print_text(const struct pl_check_row *row, void *arg)
{
	struct listing *l = arg;
	int level = level_of(row);

	l->bad += level == PL_CHECK_BAD;
	term_printf(stdout, "%-7s  %s%s%s: %s\n", level_names[level], row->id,
		    row->subject[0] != '\0' ? " " : "", row->subject, row->finding);
	if (row->remedy[0] != '\0') {
		printf("         remedy: ");
		opts_wrap(row->remedy, 17, 17);
	}
	if (l->verbose) {
		print_detail(row->detail);
	}
	return 0;
}

static int add_json(const struct pl_check_row *row, void *arg)
{
	struct listing *l = arg;
	struct json_object *o = json_object_new_object();
	int level = level_of(row);

	l->bad += level == PL_CHECK_BAD;
	json_object_object_add(o, "level", json_object_new_string(level_keys[level]));
	json_object_object_add(o, "code", json_object_new_string(row->code));
	json_object_object_add(o, "id", json_object_new_string(row->id));
	json_object_object_add(o, "subject", json_object_new_string(row->subject));
	json_object_object_add(o, "finding", json_object_new_string(row->finding));
	json_object_object_add(o, "remedy", json_object_new_string(row->remedy));
	json_object_object_add(o, "detail", json_lines(row->detail));
	return json_object_array_add(l->array, o) < 0;
}

static int each(struct pl_ctx *ctx, const struct check_opts *o, const char *path,
		int (*fn)(const struct pl_check_row *row, void *arg), struct listing *l)
{
	int err = pl_check(ctx, fn, l);

	if (err == 0 && (o->try || o->report)) {
		err = pl_check_try(ctx, path, o->report ? PL_CHECK_WRITE : 0, fn, l);
	}
	return err;
}

static int list_text(struct pl_ctx *ctx, const struct check_opts *o, const char *path)
{
	struct listing l = { .verbose = o->verbose || o->report };
	int err;

	if (o->report) {
		report_head();
	}
	err = each(ctx, o, path, print_text, &l);
	if (err != 0) {
		return say_library(err);
	}
	if (o->report && path != NULL) {
		report_plans(ctx, path);
	}
	return l.bad != 0 ? STATUS_FAILED : STATUS_OK;
}

static int print_way(struct pl_client *c, struct pl_dev *dev, const struct check_opts *o)
{
	char *text;
	int err = pl_client_explain(c, dev, o->json ? PL_FORMAT_JSON : PL_FORMAT_TEXT, &text);

	if (err != 0) {
		return say_library(err);
	}
	term_puts(stdout, text);
	pl_string_free(text);
	return STATUS_OK;
}

static int check_peer(struct pl_ctx *ctx, const struct check_opts *o)
{
	struct pl_client *c = NULL;
	struct pl_dev *dev = NULL;
	char *url = alloc_fmt("%s%s", end_is_peer(o->peer) ? "" : "peer://", o->peer);
	int err = 0, status;

	if (url == NULL || pl_peer_path(url) == NULL) {
		status = url == NULL
				 ? say_failed("no memory left for the name of the host")
				 : say_usage(spec.cmd, "--peer: '%s' is not HOST[:PORT]", o->peer);
		free(url);
		return status;
	}
	if (o->device != NULL) {
		err = pl_dev_open(ctx, o->device, &dev);
	}
	err = err != 0 ? err : pl_client_open(ctx, url, o->token_file, &c);
	free(url);
	status = err != 0 ? say_library(err) : print_way(c, dev, o);
	pl_client_close(c);
	pl_dev_close(dev);
	return status;
}

static bool can_read(const char *path)
{
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);

	return fd >= 0 && close(fd) == 0;
}

static int list(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct check_opts *o = opts;
	struct json_object *root;
	const char *path = rest->n > 0 ? rest->v[0] : NULL;
	struct listing l = { .verbose = o->verbose };
	int err, status;

	if (o->peer != NULL) {
		return path == NULL && !o->try && !o->report
			       ? check_peer(ctx, o)
			       : say_usage(spec.cmd,
					   "--peer goes without FILE, --try and --report");
	}
	if (o->device != NULL || o->token_file != NULL) {
		return say_usage(spec.cmd, "--device and --token-file are for --peer");
	}
	if (path != NULL && !o->try && !o->report) {
		return say_usage(spec.cmd, "'%s' is for --try or --report", path);
	}
	if (path != NULL && !can_read(path)) {
		return say_failed("cannot open '%s': %s", path, strerror(errno));
	}
	if (!o->json) {
		return list_text(ctx, o, path);
	}
	root = json_object_new_object();
	l.array = json_object_new_array();
	json_object_object_add(root, "findings", l.array);
	err = each(ctx, o, path, add_json, &l);
	if (err != 0) {
		json_object_put(root);
		return err < 0 ? say_library(err) : say_json(NULL);
	}
	json_object_object_add(root, "bad", json_object_new_int(l.bad));
	status = say_json(root);
	return status == STATUS_OK && l.bad != 0 ? STATUS_FAILED : status;
}

int cmd_check(int argc, char **argv)
{
	struct check_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, list);
}
