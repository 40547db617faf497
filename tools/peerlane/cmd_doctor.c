/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane doctor`: verifies and measures copies between all devices, reads error counters, tells
 * faults and their remedies. */

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/clock.h"
#include "cmd.h"
#include "doctor.h"
#include "opts.h"
#include "opts_help.h"
#include "say.h"
#include "term.h"

/* Nothing is wrong, and not all was looked at; or nothing could be. */
#define STATUS_UNKNOWN 3

#define FIRST_NS 1000000000u
#define EVERY_NS 100000000u

struct doctor_opts {
	struct common common;
	bool json, list, passive;
	uint64_t time_ns, nbytes;
	const char *save, *diff, *svg;
	bool ran;
};

static const struct opt table[] = {
	{ .name = "passive",
	  .type = OPT_FLAG,
	  .help = "only read: start no driver, allocate no memory, copy nothing",
	  .at = offsetof(struct doctor_opts, passive) },
	{ .name = "time",
	  .arg = "SECONDS",
	  .type = OPT_SECONDS,
	  .min = 1000000,
	  .help = "start no copy after this time (default: 60); copies that were not measured are "
		  "listed",
	  .at = offsetof(struct doctor_opts, time_ns) },
	{ .name = "size",
	  .arg = "BYTES",
	  .type = OPT_BYTES,
	  .min = 4096,
	  .max = 1u << 30,
	  .help = "the largest copy (default: 16m); four buffers of this size, two on each "
		  "device",
	  .at = offsetof(struct doctor_opts, nbytes) },
	{ .name = "save",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "also save the findings, for a later --diff",
	  .at = offsetof(struct doctor_opts, save) },
	{ .name = "diff",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "also list the differences from a saved file",
	  .at = offsetof(struct doctor_opts, diff) },
	{ .name = "svg",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "also draw the matrix of all pairs",
	  .at = offsetof(struct doctor_opts, svg) },
	{ .name = "list",
	  .type = OPT_FLAG,
	  .help = "list every finding that there can be, with its remedy, and look at nothing",
	  .at = offsetof(struct doctor_opts, list) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct doctor_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "doctor",
	.operands = "",
	.summary = "Looks at every pair of devices, and at each device and the host: what driver "
		   "and management library say, whether every byte of copies arrives and nothing "
		   "else is touched, bandwidth and latency against what the topology promises, "
		   "counters of errors; and says for each finding what to do. Exit status 0: "
		   "nothing is wrong; 1: something is; 3: nothing wrong was found, and not all "
		   "could be looked at.",
	.table = table,
};

static const char *const level_keys[] = {
	[PL_CHECK_BAD] = "bad",
	[PL_CHECK_MISSING] = "missing",
	[PL_CHECK_INFO] = "info",
	[PL_CHECK_OK] = "ok",
};

struct session {
	struct json_object *devices, *pairs, *counters, *findings;
	int levels[PL_CHECK_OK + 1];
	int unmeasured;
	uint64_t begin_ns, drawn_ns;
	bool live; /* progress is shown */
	bool stuck;
};

static void put_text(struct json_object *o, const char *key, const char *s)
{
	json_object_object_add(o, key, say_string(s));
}

static void put_number(struct json_object *o, const char *key, double x)
{
	char text[32];

	(void)snprintf(text, sizeof(text), "%.6g", x);
	json_object_object_add(o, key, json_object_new_double_s(x, text));
}

static void put_count(struct json_object *o, const char *key, int64_t n)
{
	json_object_object_add(o, key, json_object_new_int64(n));
}

static void clear_line(struct session *s)
{
	if (s->drawn_ns != 0) {
		fputs("\r\033[K", stderr);
		s->drawn_ns = 0;
	}
}

static void on_step(const char *what, unsigned int done, unsigned int total, void *arg)
{
	struct session *s = arg;
	uint64_t now = clock_now_ns();

	if (!s->live || now - s->begin_ns < FIRST_NS || now - s->drawn_ns < EVERY_NS) {
		return;
	}
	s->drawn_ns = now;
	fprintf(stderr, "\r\033[K[%u/%u] %.60s", done, total, what);
	(void)fflush(stderr);
}

static void on_device(const struct pl_doctor_device *d, void *arg)
{
	struct session *s = arg;
	struct json_object *o = json_object_new_object();

	put_text(o, "name", d->name);
	put_text(o, "model", d->model);
	put_text(o, "pci", d->pci);
	json_object_object_add(o, "software", json_object_new_boolean(d->flags & PL_DEV_SOFT));
	put_count(o, "busy_percent", d->busy_percent);
	put_count(o, "processes", d->processes);
	put_count(o, "nvlinks", d->nvlinks);
	put_count(o, "pcie_gen", d->pcie_gen);
	put_count(o, "pcie_gen_max", d->pcie_gen_max);
	put_count(o, "pcie_width", d->pcie_width);
	put_count(o, "pcie_width_max", d->pcie_width_max);
	json_object_object_add(o, "pcie_loaded", json_object_new_boolean(d->pcie_loaded));
	json_object_array_add(s->devices, o);
}

/* 1, 0, -1 as true, false, null. */
static void put_answer(struct json_object *o, const char *key, int32_t answer)
{
	json_object_object_add(o, key, answer < 0 ? NULL : json_object_new_boolean(answer));
}

static void on_pair(const struct pl_doctor_pair *p, void *arg)
{
	struct session *s = arg;
	struct json_object *o = json_object_new_object();

	put_text(o, "from", p->from);
	put_text(o, "to", p->to);
	put_text(o, "path", p->path);
	put_answer(o, "driver_access", p->driver);
	put_text(o, "driver_says", p->driver_words);
	put_answer(o, "nvml_access", p->nvml);
	put_text(o, "nvml_says", p->nvml_words);
	put_answer(o, "verified", p->verified);
	put_count(o, "lengths", p->lengths);
	put_count(o, "wrong_bytes", (int64_t)p->wrong);
	put_number(o, "promised_gb_per_s", p->promised_gbps);
	put_number(o, "gb_per_s", p->gbps);
	put_number(o, "latency_us", p->latency_ns / 1e3);
	put_text(o, "not_measured", p->missing);
	json_object_array_add(s->pairs, o);
	s->unmeasured += p->missing[0] != '\0';
}

static void on_counter(const struct pl_doctor_counter *c, void *arg)
{
	struct session *s = arg;
	struct json_object *o = json_object_new_object();

	put_text(o, "subject", c->subject);
	put_text(o, "group", c->group);
	put_text(o, "name", c->name);
	put_count(o, "value", (int64_t)c->value);
	put_count(o, "grown", (int64_t)c->grown);
	json_object_array_add(s->counters, o);
}

static void on_row(const struct pl_check_row *row, void *arg)
{
	struct session *s = arg;
	struct json_object *o = json_object_new_object();
	int level = row->level >= PL_CHECK_BAD && row->level <= PL_CHECK_OK ? row->level
									    : PL_CHECK_INFO;

	put_text(o, "level", level_keys[level]);
	put_text(o, "code", row->code);
	put_text(o, "subject", row->subject);
	put_text(o, "finding", row->finding);
	put_text(o, "remedy", row->remedy);
	json_object_array_add(s->findings, o);
	s->levels[level]++;
	s->stuck = s->stuck || strcmp(row->code, "pair-stuck") == 0;
}

static bool worse(struct json_object *changes)
{
	for (size_t i = 0; changes != NULL && i < json_object_array_length(changes); i++) {
		if (doctor_number(json_object_array_get_idx(changes, i), "worse") != 0) {
			return true;
		}
	}
	return false;
}

/* Makes the files that the options ask for, then the report. Returns the exit status. */
static int conclude(struct doctor_opts *o, struct session *s, struct json_object *root, int rc)
{
	struct json_object *changes = NULL;
	int status = s->levels[PL_CHECK_BAD] != 0 ? STATUS_FAILED
		     : rc != 0			  ? STATUS_UNKNOWN
						  : STATUS_OK;

	if (o->diff != NULL) {
		changes = doctor_diff(root, o->diff);
		if (changes == NULL) {
			return STATUS_UNKNOWN;
		}
		json_object_object_add(root, "changes", changes);
		status = worse(changes) ? STATUS_FAILED : status;
	}
	put_text(root, "state",
		 status == STATUS_OK	   ? "healthy"
		 : status == STATUS_FAILED ? "findings"
					   : "incomplete");
	if ((o->save != NULL && doctor_save(root, o->save) != 0) ||
	    (o->svg != NULL && doctor_svg(root, o->svg) != 0)) {
		return STATUS_UNKNOWN;
	}
	if (o->json) {
		return say_json(json_object_get(root)) == STATUS_OK ? status : STATUS_UNKNOWN;
	}
	doctor_print(root);
	return status;
}

static int examine(struct pl_ctx *ctx, struct doctor_opts *o, struct session *s)
{
	struct json_object *root = json_object_new_object();
	struct pl_doctor_args args = PL_DOCTOR_ARGS_INIT;
	int rc, status;

	args.flags = o->passive ? PL_DOCTOR_PASSIVE : 0;
	args.time_ns = o->time_ns;
	args.nbytes = o->nbytes;
	args.on_step = on_step;
	args.on_device = on_device;
	args.on_pair = on_pair;
	args.on_counter = on_counter;
	args.on_row = on_row;
	args.arg = s;
	put_count(root, "version", 1);
	put_count(root, "time", (int64_t)time(NULL));
	json_object_object_add(root, "passive", json_object_new_boolean(o->passive));
	json_object_object_add(root, "devices", s->devices = json_object_new_array());
	json_object_object_add(root, "pairs", s->pairs = json_object_new_array());
	json_object_object_add(root, "counters", s->counters = json_object_new_array());
	json_object_object_add(root, "findings", s->findings = json_object_new_array());
	rc = pl_doctor(ctx, &args);
	clear_line(s);
	if (rc < 0) {
		json_object_put(root);
		(void)say_library(rc);
		return STATUS_UNKNOWN;
	}
	put_number(root, "seconds", (double)(clock_now_ns() - s->begin_ns) * 1e-9);
	put_count(root, "bad", s->levels[PL_CHECK_BAD]);
	put_count(root, "missing", s->levels[PL_CHECK_MISSING]);
	put_count(root, "not_measured", s->unmeasured);
	status = conclude(o, s, root, rc);
	json_object_put(root);
	return status;
}

static int list_text(const struct pl_check_kind *k, void *arg)
{
	(void)arg;
	term_printf(stdout, "%-22s %-8s %s\n", k->code, level_keys[k->level], k->what);
	if (k->remedy[0] != '\0') {
		printf("%31s remedy: ", "");
		opts_wrap(k->remedy, 40, 40);
	}
	return 0;
}

static int list_json(const struct pl_check_kind *k, void *arg)
{
	struct json_object *o = json_object_new_object();

	put_text(o, "code", k->code);
	put_text(o, "level", level_keys[k->level]);
	put_text(o, "id", k->id);
	put_text(o, "what", k->what);
	put_text(o, "remedy", k->remedy);
	return json_object_array_add(arg, o) < 0;
}

static int list(bool json)
{
	struct json_object *root, *array;

	if (!json) {
		return pl_check_kinds(list_text, NULL);
	}
	root = json_object_new_object();
	array = json_object_new_array();
	json_object_object_add(root, "findings", array);
	(void)pl_check_kinds(list_json, array);
	return say_json(root);
}

static int run(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct doctor_opts *o = opts;
	struct session s = { .begin_ns = clock_now_ns(), .live = isatty(STDERR_FILENO) };
	int status;

	(void)rest;
	o->ran = true;
	if (o->list) {
		return list(o->json);
	}
	status = examine(ctx, o, &s);
	if (s.stuck) {
		/* A copy never ended, and closing would wait for it. */
		status = say_flush(status);
		_exit(status);
	}
	return status;
}

int cmd_doctor(int argc, char **argv)
{
	struct doctor_opts o = { .time_ns = 60000000000u, .nbytes = 16u << 20 };
	int status = opts_run(&spec, argc, argv, &o, run);

	/* 1 is for findings. */
	return status == STATUS_FAILED && !o.ran ? STATUS_UNKNOWN : status;
}
