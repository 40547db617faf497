/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The text that --help prints, made of the same table that the parser reads. */

#include "opts_help.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "term.h"

#define WIDTH 80
#define HELP_COLUMN 26
#define HELP_COLUMN_NARROW 8 /* below the option, on a terminal of few columns */
#define NARROW 60

const struct opt opts_common[] = {
	{ .name = "config",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "read this configuration file (see peerlane.json(5))",
	  .at = offsetof(struct common, config) },
	{ .name = "set",
	  .type = OPT_TEXTS,
	  .arg = "NAME=VALUE",
	  .help = "set a tunable for this run, above environment and file; 'peerlane conf' lists "
		  "them",
	  .at = offsetof(struct common, set) },
	{ .name = "help", .letter = 'h', .type = OPT_FLAG, .help = "print this text" },
	{ .name = NULL },
};

static int width(void)
{
	size_t columns = term_columns(stdout);

	return columns != 0 && columns < WIDTH ? (int)columns : WIDTH;
}

void opts_wrap(const char *text, int column, int indent)
{
	int most = width();
	bool begin = true;

	while (*text != '\0') {
		int len = (int)strcspn(text, " \n");

		if (!begin && column + 1 + len > most) {
			printf("\n%*s", indent, "");
			column = indent;
			begin = true;
		}
		printf("%s%.*s", begin ? "" : " ", len, text);
		column += len + (begin ? 0 : 1);
		begin = false;
		text += len;
		if (*text == '\n') {
			printf("\n%*s", indent, "");
			column = indent;
			begin = true;
		}
		text += *text != '\0';
	}
	putchar('\n');
}

static void print_choices(const struct opt *o, struct text *t)
{
	size_t i;

	for (i = 0; o->choices[i] != NULL; i++) {
		text_add(t, "%s%s", i != 0 ? "|" : "", o->choices[i]);
	}
}

static void print_row(const struct opt *o)
{
	struct text t = TEXT_INIT;
	int help = width() < NARROW ? HELP_COLUMN_NARROW : HELP_COLUMN;
	int column;

	text_add(&t, "  --%s", o->name);
	if (o->letter != '\0') {
		text_add(&t, ", -%c", o->letter);
	}
	if (o->type == OPT_CHOICE) {
		text_add(&t, " ");
		print_choices(o, &t);
	} else if (o->arg != NULL) {
		text_add(&t, o->implied != NULL ? "[=%s]" : " %s", o->arg);
	}
	if (t.failed) {
		text_drop(&t);
		return;
	}
	column = (int)t.len;
	fputs(t.s, stdout);
	text_drop(&t);
	if (column + 2 > help) {
		putchar('\n');
		column = 0;
	}
	printf("%*s", help - column, "");
	opts_wrap(o->help, help, help);
}

void opts_help(const struct opt_spec *spec)
{
	const struct opt *o;
	bool sizes = false;

	term_printf(stdout, "usage: peerlane %s [OPTION]...%s%s\n\n", spec->cmd,
		    spec->operands[0] != '\0' ? " " : "", spec->operands);
	opts_wrap(spec->summary, 0, 0);
	puts("\nOptions:");
	for (o = spec->table; o->name != NULL; o++) {
		print_row(o);
		sizes = sizes || o->type == OPT_BYTES || o->type == OPT_BYTES_LIST;
	}
	for (o = opts_common; o->name != NULL; o++) {
		print_row(o);
	}
	term_printf(stdout, "\n%sMore: man peerlane-%.*s\n",
		    sizes ? "Sizes are in bytes; k, m, g and t multiply by powers of 1024.\n" : "",
		    (int)strcspn(spec->cmd, " "), spec->cmd);
}
