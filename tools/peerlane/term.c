/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "term.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define USUAL 80
#define LEAST 20 /* a terminal that claims less is given this */
#define MOST 10000
#define LAST_COLUMN 16 /* the least space that continued words are given */
#define SMALL_INDENT 4

static size_t bounded(size_t columns)
{
	return columns < LEAST ? LEAST : columns > MOST ? MOST : columns;
}

size_t term_columns(FILE *f)
{
	const char *said = getenv("COLUMNS");
	struct winsize size = { .ws_col = 0 };
	unsigned long n = said != NULL ? strtoul(said, NULL, 10) : 0;

	if (!isatty(fileno(f))) {
		return 0;
	}
	if (n == 0 && ioctl(fileno(f), TIOCGWINSZ, &size) == 0) {
		n = size.ws_col;
	}
	return n != 0 ? bounded(n) : USUAL;
}

/* Where continued lines begin. */
static size_t hang_of(const char *s, size_t len, size_t width)
{
	size_t most = width > 2 * LAST_COLUMN ? width - LAST_COLUMN : width / 2;
	size_t hang = strspn(s, " "), i;

	for (i = hang + 2; i < len && i <= most; i++) {
		if (s[i - 2] == ' ' && s[i - 1] == ' ' && s[i] != ' ') {
			hang = i;
		}
	}
	return hang < most ? hang : 0;
}

static void print_trimmed(FILE *f, const char *s, size_t len)
{
	while (len != 0 && s[len - 1] == ' ') {
		len--;
	}
	fwrite(s, 1, len, f);
}

/* Returns how much of s, which is longer than `space`, fits on a line. The first `keep` bytes are
 * not broken, nor is a word that is longer than the line. */
static size_t cut(const char *s, size_t len, size_t space, size_t keep)
{
	size_t end = space;

	while (end > keep && s[end] != ' ') {
		end--;
	}
	if (end > keep) {
		return end;
	}
	if (strspn(s, " ") < keep) {
		return keep;
	}
	for (end = space; end < len && s[end] != ' '; end++) {
	}
	return end;
}

static void fold(FILE *f, const char *s, size_t len, size_t width)
{
	size_t hang = hang_of(s, len, width), space = width, keep = hang;

	while (len > space) {
		size_t n = cut(s, len, space, keep), indent = hang;

		print_trimmed(f, s, n);
		while (n < len && s[n] == ' ') {
			n++;
		}
		s += n;
		len -= n;
		if (len == 0) {
			break;
		}
		if (strcspn(s, " \n") > width - hang && hang > SMALL_INDENT) {
			indent = SMALL_INDENT;
		}
		fprintf(f, "\n%*s", (int)indent, "");
		space = width - indent;
		keep = 0;
	}
	fwrite(s, 1, len, f);
	fputc('\n', f);
}

static void fold_lines(FILE *f, const char *lines, size_t width)
{
	while (*lines != '\0') {
		size_t len = strcspn(lines, "\n");

		fold(f, lines, len, width);
		lines += len + (lines[len] != '\0');
	}
}

void term_puts(FILE *f, const char *lines)
{
	size_t width = term_columns(f);

	if (width == 0) {
		fputs(lines, f);
	} else {
		fold_lines(f, lines, width);
	}
}

void term_fold(FILE *f, const char *lines)
{
	size_t width = term_columns(f);

	fold_lines(f, lines, width != 0 ? width : USUAL);
}

void term_printf(FILE *f, const char *fmt, ...)
{
	va_list ap, again;
	char *lines;
	int n;

	va_start(ap, fmt);
	va_copy(again, ap);
	n = vasprintf(&lines, fmt, ap);
	if (n >= 0) {
		term_puts(f, lines);
		free(lines);
	} else {
		vfprintf(f, fmt, again); /* no memory is no reason to say nothing */
	}
	va_end(again);
	va_end(ap);
}
