/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_TERM_H
#define TOOL_TERM_H

/* Lines as wide as the terminal. Where output goes elsewhere, lines stay as they are. */

#include <stddef.h>
#include <stdio.h>

/* Columns of the terminal that f writes to, or 0 if it is none. COLUMNS, where it is set, says how
 * many; else the terminal does, and 80 is taken where it does not. */
size_t term_columns(FILE *f);

/*
 * Prints whole lines, each with its newline. On a terminal a line that is too long is folded at
 * blanks, and continues below the last column of its first part: behind the last two blanks in a
 * row that leave space for some words.
 */
void term_puts(FILE *f, const char *lines);
/* As term_puts(), and where f is no terminal as on one of 80 columns. */
void term_fold(FILE *f, const char *lines);
void term_printf(FILE *f, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
