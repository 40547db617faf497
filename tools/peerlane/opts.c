/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The option parser: finds the row, then the value. How a value is read is in opts_value.c. */

#include "opts.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "opts_help.h"
#include "opts_value.h"
#include "say.h"

struct parse {
	const struct opt_spec *spec;
	char **argv;
	void *out;
	int argc;
	int i; /* the argument being looked at */
};

static const struct opt *row_find(const struct opt *t, const char *name, size_t len, char letter)
{
	for (; t->name != NULL; t++) {
		if (name != NULL ? strlen(t->name) == len && strncmp(t->name, name, len) == 0
				 : t->letter == letter) {
			return t;
		}
	}
	return NULL;
}

static const struct opt *find(const struct opt_spec *spec, const char *name, size_t len,
			      char letter)
{
	const struct opt *o = row_find(spec->table, name, len, letter);

	return o != NULL ? o : row_find(opts_common, name, len, letter);
}

static enum opts_result apply(struct parse *p, const struct opt *o, const char *value)
{
	if (o->type == OPT_FLAG && strcmp(o->name, "help") == 0) {
		opts_help(p->spec);
		return OPTS_HELP;
	}
	if (value == NULL) {
		value = o->implied;
	}
	if (o->type != OPT_FLAG && value == NULL) {
		if (p->i + 1 >= p->argc) {
			say_usage(p->spec->cmd, "--%s needs a value: --%s %s", o->name, o->name,
				  o->arg);
			return OPTS_BAD;
		}
		value = p->argv[++p->i];
	}
	return opts_value(p->spec->cmd, o, value, (char *)p->out + o->at) ? OPTS_BAD : OPTS_GO;
}

static enum opts_result parse_long(struct parse *p, const char *arg)
{
	const char *eq = strchr(arg, '=');
	size_t len = eq != NULL ? (size_t)(eq - arg) : strlen(arg);
	const struct opt *o = find(p->spec, arg, len, '\0');

	if (o == NULL) {
		say_usage(p->spec->cmd, "there is no option --%.*s", (int)len, arg);
		return OPTS_BAD;
	}
	if (eq != NULL && o->type == OPT_FLAG) {
		say_usage(p->spec->cmd, "--%s takes no value; leave out '%s'", o->name, eq);
		return OPTS_BAD;
	}
	return apply(p, o, eq != NULL ? eq + 1 : NULL);
}

/* "-qj", "-s4k", "-s 4k" */
static enum opts_result parse_short(struct parse *p, const char *arg)
{
	for (; *arg != '\0'; arg++) {
		const struct opt *o = find(p->spec, NULL, 0, *arg);
		enum opts_result r;

		if (o == NULL) {
			say_usage(p->spec->cmd, "there is no option -%c", *arg);
			return OPTS_BAD;
		}
		if (o->type != OPT_FLAG) {
			return apply(p, o, arg[1] != '\0' ? arg + 1 : NULL);
		}
		r = apply(p, o, NULL);
		if (r != OPTS_GO) {
			return r;
		}
	}
	return OPTS_GO;
}

static enum opts_result count_operands(const struct opt_spec *spec, const struct operands *rest)
{
	if (rest->n < spec->min_operands) {
		say_usage(spec->cmd, "too few arguments: peerlane %s %s", spec->cmd,
			  spec->operands);
		return OPTS_BAD;
	}
	if (spec->max_operands >= 0 && rest->n > spec->max_operands) {
		say_usage(spec->cmd, "'%s' is one argument too many: peerlane %s%s%s",
			  rest->v[spec->max_operands], spec->cmd,
			  spec->operands[0] != '\0' ? " " : "", spec->operands);
		return OPTS_BAD;
	}
	return OPTS_GO;
}

enum opts_result opts_parse(const struct opt_spec *spec, int argc, char **argv, void *out,
			    struct operands *rest)
{
	struct parse p = { .spec = spec, .argv = argv, .out = out, .argc = argc, .i = 1 };
	enum opts_result r = OPTS_GO;
	bool only_operands = false;

	rest->v = argv;
	rest->n = 0;
	for (; p.i < argc; p.i++) {
		char *arg = argv[p.i];

		if (only_operands || arg[0] != '-' || arg[1] == '\0') {
			rest->v[rest->n++] = arg;
			only_operands = only_operands || spec->foreign;
		} else if (strcmp(arg, "--") == 0) {
			only_operands = true;
		} else {
			r = arg[1] == '-' ? parse_long(&p, arg + 2) : parse_short(&p, arg + 1);
		}
		if (r != OPTS_GO) {
			return r;
		}
	}
	return count_operands(spec, rest);
}

static int log_is_on(const struct pl_conf_row *row, void *arg)
{
	(void)arg;
	return strcmp(row->name, "log") == 0 && strcmp(row->value, "off") != 0;
}

/* The errors that pl_open() logs although it succeeds. */
struct early {
	char line[1024];
	size_t n;
};

static void keep_early(int level, const char *line, void *arg)
{
	struct early *e = arg;

	(void)level;
	e->n += (size_t)snprintf(e->line + e->n, sizeof(e->line) - e->n, "%s%s", e->n ? "\n" : "",
				 line);
	e->n = e->n < sizeof(e->line) ? e->n : sizeof(e->line) - 1;
}

/* With the tunable `log` the library has written them itself. */
static void print_early(struct pl_ctx *ctx, struct early *e)
{
	char *save = NULL;

	if (pl_conf_each(ctx, log_is_on, NULL) != 0) {
		return;
	}
	for (char *line = strtok_r(e->line, "\n", &save); line;
	     line = strtok_r(NULL, "\n", &save)) {
		say_note("%s", line);
	}
}

/* 0 or an exit status, with the complaint printed. */
static int open_context(const char *cmd, const struct common *c, struct pl_ctx **out)
{
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct early early = { .n = 0 };
	int err;

	o.config_file = c->config;
	o.settings = c->set.v;
	o.n_settings = c->set.n;
	pl_log_set(keep_early, &early, PL_LOG_ERROR);
	err = pl_open(&o, out);
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	if (err == 0) {
		print_early(*out, &early);
	}
	if (err == -EINVAL || err == -ENOENT) {
		return say_usage(cmd, "%s", pl_error_message());
	}
	return err != 0 ? say_library(err) : STATUS_OK;
}

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	say_note("%s", line);
}

void opts_hear_errors(struct pl_ctx *ctx)
{
	/* With the tunable `log` the library writes them itself. */
	if (pl_conf_each(ctx, log_is_on, NULL) == 0) {
		pl_log_set(hear, NULL, PL_LOG_ERROR);
	}
}

int opts_run(const struct opt_spec *spec, int argc, char **argv, void *out,
	     int (*fn)(struct pl_ctx *ctx, void *opts, const struct operands *rest))
{
	struct operands rest;
	struct pl_ctx *ctx;
	enum opts_result r = opts_parse(spec, argc, argv, out, &rest);
	int status;

	if (r != OPTS_GO) {
		return r == OPTS_BAD ? STATUS_USAGE : STATUS_OK;
	}
	status = spec->prepare != NULL ? spec->prepare(out) : STATUS_OK;
	status = status == STATUS_OK ? open_context(spec->cmd, out, &ctx) : status;
	if (status == STATUS_OK) {
		status = fn(ctx, out, &rest);
		pl_close(ctx);
	}
	return status;
}
