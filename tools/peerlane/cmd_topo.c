/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane topo`: the machine, or one from a file, as a tree, a matrix, JSON or XML; and remarks
 * on a file, or its differences from a reference. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cmd.h"
#include "dest.h"
#include "machine.h"
#include "opts.h"
#include "say.h"
#include "term.h"
#include "topo_svg.h"

struct topo_opts {
	struct common common;
	const char *source;
	const char *lint;
	const char *diff;
	const char *guest;
	const char *map;
	bool matrix;
	bool json;
	bool xml;
	bool models;
	const char *svg;
	bool route;
};

static const struct opt table[] = {
	{ .name = "topo",
	  .arg = "FILE|MODEL",
	  .type = OPT_TEXT,
	  .help = "use this machine instead of the local one: a file written by --json, --xml or "
		  "NCCL, or the name of a reference model",
	  .at = offsetof(struct topo_opts, source) },
	{ .name = "matrix",
	  .letter = 'm',
	  .type = OPT_FLAG,
	  .help = "print the path types between GPUs, NICs and drives instead of the tree",
	  .at = offsetof(struct topo_opts, matrix) },
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object with all that is known, which --topo can read",
	  .at = offsetof(struct topo_opts, json) },
	{ .name = "xml",
	  .type = OPT_FLAG,
	  .help = "print NCCL's topology XML (NCCL_TOPO_FILE)",
	  .at = offsetof(struct topo_opts, xml) },
	{ .name = "svg",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "draw a picture into this SVG file",
	  .at = offsetof(struct topo_opts, svg) },
	{ .name = "route",
	  .type = OPT_FLAG,
	  .help = "with --svg: mark the path from SRC to DST, named as in 'peerlane route'",
	  .at = offsetof(struct topo_opts, route) },
	{ .name = "lint",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "list errors and oddities in a topology file, with line numbers; status 1 if it "
		  "cannot be used",
	  .at = offsetof(struct topo_opts, lint) },
	{ .name = "diff",
	  .arg = "FILE|MODEL",
	  .type = OPT_TEXT,
	  .help = "list the differences between the machine and this reference; status 1 if there "
		  "are any",
	  .at = offsetof(struct topo_opts, diff) },
	{ .name = "guest",
	  .arg = "FILE",
	  .type = OPT_TEXT,
	  .help = "print the topology of the machine, a host, with the PCI addresses of a virtual "
		  "machine that has its devices; as XML, or JSON with --json",
	  .at = offsetof(struct topo_opts, guest) },
	{ .name = "map",
	  .arg = "HOST=GUEST,...",
	  .type = OPT_TEXT,
	  .help = "with --guest: which host device is which guest device, for devices that are "
		  "not in the same order",
	  .at = offsetof(struct topo_opts, map) },
	{ .name = "models",
	  .type = OPT_FLAG,
	  .help = "list the reference models",
	  .at = offsetof(struct topo_opts, models) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "topo",
	.operands = "[SRC DST]",
	.summary =
		"Shows how the processors, PCIe switches, GPUs, NVLinks, NICs and drives of this "
		"machine, or of a machine from a file, are connected, and the type and bandwidth "
		"of each path. Reads sysfs and the GPUs' management library (NVML); starts no "
		"driver and moves no data.",
	.table = table,
	.max_operands = 2,
};

static int format_of(const struct topo_opts *o)
{
	return o->json	   ? PL_FORMAT_JSON
	       : o->xml	   ? PL_TOPO_FORMAT_XML
	       : o->matrix ? PL_TOPO_FORMAT_MATRIX
			   : PL_TOPO_FORMAT_TREE;
}

static int print_as(const struct pl_topo *t, int format)
{
	char *text;
	int err = pl_topo_text(t, format, &text);

	if (err != 0) {
		return say_library(err);
	}
	term_puts(stdout, text);
	pl_string_free(text);
	return STATUS_OK;
}

static int print_model(const char *name, const char *title, void *arg)
{
	(void)arg;
	term_printf(stdout, "%-12s  %s\n", name, title);
	return 0;
}

struct remarks {
	const char *file;
	struct json_object *array; /* NULL: text */
	int errors;
};

static void on_remark(const struct pl_topo_remark *r, void *arg)
{
	struct remarks *l = arg;
	struct json_object *o;

	l->errors += r->error != 0;
	if (l->array == NULL) {
		if (l->file != NULL) {
			term_printf(stdout, "%s:%u: %s: %s\n", l->file, (unsigned int)r->line,
				    r->error ? "error" : "warning", r->text);
		} else {
			term_printf(stdout, "%s\n", r->text);
		}
		return;
	}
	o = json_object_new_object();
	if (l->file != NULL) {
		json_object_object_add(o, "line", json_object_new_int64(r->line));
		json_object_object_add(o, "level",
				       json_object_new_string(r->error ? "error" : "warning"));
	}
	json_object_object_add(o, "text", json_object_new_string(r->text));
	(void)json_object_array_add(l->array, o);
}

/* Prints the remarks as one object. Returns the status. */
static int finish(struct remarks *l, bool json, const char *key, int status)
{
	struct json_object *root;
	int said;

	if (!json) {
		return status;
	}
	root = json_object_new_object();
	json_object_object_add(root, key, l->array);
	said = say_json(root);
	return said == STATUS_OK ? status : said;
}

static int lint(const struct topo_opts *o)
{
	struct remarks l = { .file = o->lint };
	int err;

	l.array = o->json ? json_object_new_array() : NULL;
	err = pl_topo_lint(o->lint, on_remark, &l);
	if (err != 0 && l.errors == 0) {
		json_object_put(l.array);
		return say_library(err); /* not a word about a line: it could not be read */
	}
	return finish(&l, o->json, "remarks", err != 0 ? STATUS_FAILED : STATUS_OK);
}

static int diff(struct pl_ctx *ctx, const struct topo_opts *o, const struct pl_topo *t)
{
	struct remarks l = { .file = NULL };
	struct pl_topo *ref;
	int n, err = pl_topo_load(ctx, o->diff, &ref);

	if (err != 0) {
		return say_library(err);
	}
	l.array = o->json ? json_object_new_array() : NULL;
	n = pl_topo_diff(t, ref, on_remark, &l);
	pl_topo_free(ref);
	if (n < 0) {
		json_object_put(l.array);
		return say_library(n);
	}
	return finish(&l, o->json, "differences", n != 0 ? STATUS_FAILED : STATUS_OK);
}

static int translate(struct pl_ctx *ctx, const struct topo_opts *o, const struct pl_topo *host)
{
	struct pl_topo *guest, *t;
	int status, err = pl_topo_load(ctx, o->guest, &guest);

	if (err != 0) {
		return say_library(err);
	}
	err = pl_topo_translate(host, guest, o->map, &t);
	pl_topo_free(guest);
	if (err != 0) {
		return say_library(err);
	}
	status = print_as(t, o->matrix || o->json ? format_of(o) : PL_TOPO_FORMAT_XML);
	pl_topo_free(t);
	return status;
}

static void path_words(const struct machine *m, const struct pl_topo_path *path, char *dst,
		       size_t space, const char *from, const char *to)
{
	char rate[24], limit[64] = "";

	if (path->limit == PL_TOPO_NONE || m->links[path->limit].kind == PL_TOPO_LINK_LOCAL) {
		text_fmt(dst, space, "%s to %s: %s, no link limits it", from, to,
			 pl_topo_name(NULL, PL_TOPO_NAME_PATH, path->type));
		return;
	}
	machine_rate(rate, sizeof(rate), path->gbps);
	if (path->nvlinks != 0) {
		text_fmt(limit, sizeof(limit), "%u NVLinks", (unsigned int)path->nvlinks);
	} else {
		machine_link_words(m, path->limit, limit, sizeof(limit));
	}
	text_fmt(dst, space, "%s to %s: %s, %s GB/s%s%s", from, to,
		 pl_topo_name(NULL, PL_TOPO_NAME_PATH, path->type), rate,
		 limit[0] != '\0' ? ", as much as its least link: " : "", limit);
}

/* The picture, with the path between two ends if there are any. */
static int draw(struct pl_ctx *ctx, const struct topo_opts *o, const struct operands *rest)
{
	struct pl_topo_path path = PL_TOPO_PATH_INIT;
	struct text out = TEXT_INIT;
	struct picture p = { .words = NULL };
	struct place ends[2];
	struct machine m;
	char words[256];
	char *document;
	int status = machine_load(ctx, o->source, &m);

	if (status != 0) {
		return status;
	}
	p.m = &m;
	for (int i = 0; i < 2 && o->route && status == 0; i++) {
		status = machine_place(ctx, &m, spec.cmd, rest->v[i], &ends[i]);
	}
	if (o->route && status == 0) {
		int err = pl_topo_path(m.topo, ends[0].nodes[0], ends[1].nodes[0], &path);

		status = err != 0 ? say_library(err) : 0;
		path_words(&m, &path, words, sizeof(words), rest->v[0], rest->v[1]);
		p.words = words;
		p.n_routes = 1;
		p.routes[0] = (struct drawn_route){ .nodes = { ends[0].nodes[0], ends[1].nodes[0] },
						    .n = 2 };
	}
	status = status != 0 ? status : topo_svg(&p, &out);
	document = text_take(&out);
	if (status == 0) {
		status = document != NULL ? dest_write(o->svg, document)
					  : say_failed("no memory left for a picture");
	}
	free(document);
	machine_drop(&m);
	return status;
}

/* An option that would do nothing is a mistake of who wrote the line. */
static int check(const struct topo_opts *o)
{
	int formats = o->matrix + o->json + o->xml;
	int works = (o->svg != NULL) + o->models + (o->lint != NULL) + (o->diff != NULL) +
		    (o->guest != NULL);

	if (formats > 1) {
		return say_usage(spec.cmd, "--matrix, --json and --xml exclude each other");
	}
	if (works > 1) {
		return say_usage(spec.cmd, "--svg, --lint, --diff, --guest and --models exclude "
					   "each other");
	}
	if (o->map != NULL && o->guest == NULL) {
		return say_usage(spec.cmd, "--map goes with --guest");
	}
	if ((o->svg != NULL || o->models) && formats != 0) {
		return say_usage(spec.cmd, "--%s has no other format",
				 o->models ? "models" : "svg");
	}
	if ((o->lint != NULL || o->diff != NULL) && formats != o->json) {
		return say_usage(spec.cmd,
				 "--lint and --diff print text, or with --json an object");
	}
	return 0;
}

static int show(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct topo_opts *o = opts;
	struct pl_topo *t;
	int err, status = check(o);

	if (status != 0) {
		return status;
	}
	if (rest->n != 0 && !o->route) {
		return say_usage(spec.cmd,
				 "'%s': too many arguments; only --route takes SRC and DST",
				 rest->v[0]);
	}
	if (o->route && (rest->n != 2 || o->svg == NULL)) {
		return say_usage(spec.cmd, "--route goes with --svg, SRC and DST");
	}
	if (o->svg != NULL) {
		return draw(ctx, o, rest);
	}
	if (o->models) {
		(void)pl_topo_models(print_model, NULL);
		return STATUS_OK;
	}
	if (o->lint != NULL) {
		return lint(o);
	}
	err = pl_topo_load(ctx, o->source, &t);
	if (err != 0) {
		return say_library(err);
	}
	if (o->diff != NULL) {
		status = diff(ctx, o, t);
	} else if (o->guest != NULL) {
		status = translate(ctx, o, t);
	} else {
		status = print_as(t, format_of(o));
	}
	pl_topo_free(t);
	return status;
}

int cmd_topo(int argc, char **argv)
{
	struct topo_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, show);
}
