/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane conf`: every tunable with its value, its default, the source of its value, and its
 * help. */

#include <stdio.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "cmd.h"
#include "opts.h"
#include "opts_help.h"
#include "say.h"
#include "term.h"

struct conf_opts {
	struct common common;
	bool json;
};

static const struct opt table[] = {
	{ .name = "json",
	  .type = OPT_FLAG,
	  .help = "print one JSON object instead of text",
	  .at = offsetof(struct conf_opts, json) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "conf",
	.operands = "",
	.summary = "Lists every tunable with its value, its default, the source of the value and "
		   "its meaning. Precedence: --set, environment, configuration file, default.",
	.table = table,
};

static const char *shown(const char *value)
{
	return value[0] != '\0' ? value : "(empty)";
}

static int print_text(const struct pl_conf_row *row, void *arg)
{
	(void)arg;
	term_printf(stdout, "%-20s %-18s default %-14s from %s\n", row->name, shown(row->value),
		    shown(row->def), row->source);
	printf("    ");
	opts_wrap(row->help, 4, 4);
	printf("    environment: %s\n", row->env);
	return 0;
}

static int add_json(const struct pl_conf_row *row, void *arg)
{
	struct json_object *o = json_object_new_object();

	json_object_object_add(o, "name", json_object_new_string(row->name));
	json_object_object_add(o, "value", say_string(row->value));
	json_object_object_add(o, "default", say_string(row->def));
	json_object_object_add(o, "source", say_string(row->source));
	json_object_object_add(o, "env", json_object_new_string(row->env));
	json_object_object_add(o, "help", json_object_new_string(row->help));
	return json_object_array_add(arg, o) < 0;
}

static int list(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	const struct conf_opts *o = opts;
	struct json_object *root, *array;
	int err;

	(void)rest;
	if (!o->json) {
		err = pl_conf_each(ctx, print_text, NULL);
		return err != 0 ? say_library(err) : STATUS_OK;
	}
	root = json_object_new_object();
	array = json_object_new_array();
	json_object_object_add(root, "tunables", array);
	err = pl_conf_each(ctx, add_json, array);
	if (err != 0) {
		json_object_put(root);
		return err < 0 ? say_library(err) : say_json(NULL);
	}
	return say_json(root);
}

int cmd_conf(int argc, char **argv)
{
	struct conf_opts o = { .json = false };

	return opts_run(&spec, argc, argv, &o, list);
}
