/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The text that --help prints, made of the same table that the parser reads. */

#include "opts_help.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

#define WIDTH 80
#define HELP_COLUMN 26

void opts_wrap(const char *text, int column, int indent)
{
	bool begin = true;

	while (*text != '\0') {
		int len = (int)strcspn(text, " \n");

		if (!begin && column + 1 + len > WIDTH) {
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
	int column;

	text_add(&t, "  --%s", o->name);
	if (o->letter != '\0') {
		text_add(&t, ", -%c", o->letter);
	}
	if (o->type == OPT_CHOICE) {
		text_add(&t, " ");
		print_choices(o, &t);
	} else if (o->arg != NULL) {
		text_add(&t, " %s", o->arg);
	}
	if (t.failed) {
		text_drop(&t);
		return;
	}
	column = (int)t.len;
	fputs(t.s, stdout);
	text_drop(&t);
	if (column + 2 > HELP_COLUMN) {
		putchar('\n');
		column = 0;
	}
	printf("%*s", HELP_COLUMN - column, "");
	opts_wrap(o->help, HELP_COLUMN, HELP_COLUMN);
}

void opts_help(const struct opt_spec *spec)
{
	const struct opt *o;

	printf("usage: peerlane %s [OPTION]...%s%s\n\n", spec->cmd,
	       spec->operands[0] != '\0' ? " " : "", spec->operands);
	opts_wrap(spec->summary, 0, 0);
	puts("\nOptions:");
	for (o = spec->table; o->name != NULL; o++) {
		print_row(o);
	}
	for (o = opts_common; o->name != NULL; o++) {
		print_row(o);
	}
	printf("\nSizes are bytes, or take k, m, g, t for powers of 1024. More: man peerlane-%.*s\n",
	       (int)strcspn(spec->cmd, " "), spec->cmd);
}
