/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_OPTS_H
#define TOOL_OPTS_H

/*
 * Options of a command, described by a table. A command's options live in a struct of its own that
 * begins with struct common; rows of the table say where in it a value goes. Options and operands
 * may be mixed; "--" ends the options; "-" is an operand.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pl_ctx;

#define OPT_LIST_MAX 16

struct opt_numbers {
	uint64_t v[OPT_LIST_MAX];
	size_t n;
};

struct opt_texts {
	const char *v[OPT_LIST_MAX];
	size_t n;
};

struct opt_policy {
	const char *name; /* NULL: not given */
	uint32_t value;	  /* as pl_io_opts.policy takes it */
};

enum opt_type {
	OPT_FLAG,	/* bool */
	OPT_TEXT,	/* const char * */
	OPT_TEXTS,	/* struct opt_texts; may be given several times */
	OPT_BYTES,	/* uint64_t: 4096, 64k, 1GiB */
	OPT_COUNT,	/* uint64_t */
	OPT_SECONDS,	/* uint64_t nanoseconds: 2, 0.5 */
	OPT_BYTES_LIST, /* struct opt_numbers: 4k,1m */
	OPT_COUNT_LIST, /* struct opt_numbers: 1,2,4 */
	OPT_CHOICE,	/* const char *: one of `choices` */
	OPT_POLICY,	/* struct opt_policy */
};

/* Of --policy, where a transfer is a file's. */
#define OPT_POLICY_HELP                                                                      \
	"auto, strict (no staging in host memory), bounce (staging only) or a route's name " \
	"(default: the tunable policy)"

struct opt {
	const char *name; /* without the dashes; NULL ends a table */
	const char *arg;  /* "BYTES"; NULL for flags */
	const char *help;
	const char *const *choices; /* NULL-terminated */
	uint64_t min;		    /* of numbers */
	uint64_t max;		    /* 0: no limit */
	size_t at;		    /* offsetof(the command's struct, member) */
	enum opt_type type;
	const char *implied; /* the value where the option has none behind a '=' */
	char letter;	     /* '\0': none */
};

/* What every command takes. */
struct common {
	const char *config;
	struct opt_texts set;
};

struct opt_spec {
	const char *cmd;      /* "cp" */
	const char *operands; /* "SRC... DST" or "" */
	const char *summary;  /* a paragraph */
	const struct opt *table;
	int min_operands;
	int max_operands; /* -1: any number */
	/* Between the parsing and the opening of the context: 0 or an exit status; or NULL. */
	int (*prepare)(void *opts);
	bool foreign; /* options end at the first operand: what follows is another program's */
};

struct operands {
	char **v;
	int n;
};

enum opts_result {
	OPTS_GO,
	OPTS_HELP, /* the help was printed: nothing else to do */
	OPTS_BAD,  /* a complaint was printed */
};

/* Fills *out, whose values are the defaults before; argv is put in another order. */
enum opts_result opts_parse(const struct opt_spec *spec, int argc, char **argv, void *out,
			    struct operands *rest);

/*
 * What all commands do: parses, opens a context as the common options say, calls fn, closes. The
 * exit status.
 */
int opts_run(const struct opt_spec *spec, int argc, char **argv, void *out,
	     int (*fn)(struct pl_ctx *ctx, void *opts, const struct operands *rest));

/* Prints the library's log lines of level `error` on standard error from now on. They are about
 * bytes that arrive all the same, by another route, such as those between two devices that deliver
 * wrong ones. */
void opts_hear_errors(struct pl_ctx *ctx);

#endif
