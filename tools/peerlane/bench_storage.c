/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench storage`: opens files and devices, runs the table, shows it. */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"
#include "bench.h"
#include "say.h"

struct show {
	const struct bench_opts *o;
	struct json_object *runs; /* NULL: text */
};

static void show_cell(const struct bench_cell *c, void *arg)
{
	struct show *s = arg;

	if (s->runs != NULL) {
		json_object_array_add(s->runs, bench_json_cell(s->o, c));
	} else {
		bench_print_cell(s->o, c);
	}
}

static int bench_device(const struct bench_run *model, const char *device)
{
	const struct bench_opts *o = model->o;
	struct show show = { .o = o };
	struct bench_table table = { 0 };
	struct json_object *root = NULL;
	int status;

	if (o->json) {
		root = bench_json_head(o, model->file, device);
		show.runs = json_object_new_array();
		json_object_object_add(root, "runs", show.runs);
	} else {
		bench_print_head(o, model->file, device);
	}
	status = bench_table_run(&table, model, show_cell, &show);
	if (status == 0 && o->svg != NULL) {
		status = bench_svg(&table, o, model->file, device);
	}
	bench_table_put(&table);
	if (status == 0 && o->json) {
		return say_json(root);
	}
	json_object_put(root);
	return status;
}

static int add_route(const struct pl_route_stats *st, void *arg)
{
	struct bench_routes *r = arg;

	if (r->n < sizeof(r->v) / sizeof(r->v[0]) &&
	    pl_policy_parse(st->name, &r->v[r->n].id) == 0) {
		text_copy(r->v[r->n].name, sizeof(r->v[r->n].name), st->name);
		r->n++;
	}
	return 0;
}

static int bench(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct bench_opts *o = opts;
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct bench_file file;
	struct bench_routes routes = { .n = 0 };
	struct bench_run model = { .ctx = ctx, .file = &file, .o = o, .routes = &routes };
	int status = bench_opts_settle(o);
	int err;

	(void)rest;
	if (status == 0 && o->svg != NULL) {
		status = bench_svg_check(o->svg);
	}
	if (status != 0) {
		return status;
	}
	opts_hear_errors(ctx);
	(void)pl_stats_each(ctx, add_route, &routes);
	text_copy(info.name, sizeof(info.name), "host");
	if (strcmp(o->device, "host") != 0) {
		err = pl_dev_open(ctx, o->device, &model.dev);
		if (err == 0) {
			err = pl_dev_info(model.dev, &info);
		}
		if (err != 0) {
			return say_library(err);
		}
	}
	status = bench_file_get(&file, ctx, o);
	if (status == 0) {
		status = bench_opts_fit(o, &file);
	}
	if (status == 0) {
		status = bench_device(&model, info.name);
	}
	bench_file_put(&file);
	pl_dev_close(model.dev);
	return status;
}

int bench_storage(int argc, char **argv)
{
	struct bench_opts o = { .device = "gpu:0", .op = "read", .seed = 1, .rounds = 1 };

	return opts_run(&bench_spec, argc, argv, &o, bench);
}
