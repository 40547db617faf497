/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_OPTS_HELP_H
#define TOOL_OPTS_HELP_H

#include "opts.h"

/* The rows that every command has. */
extern const struct opt opts_common[];

/* Prints a command's help on standard output. */
void opts_help(const struct opt_spec *spec);

/* Prints text in lines of at most 80 columns, or the terminal's if it has fewer. The first line
 * begins at `column`, the others with `indent` blanks. */
void opts_wrap(const char *text, int column, int indent);

#endif
