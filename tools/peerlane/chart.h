/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CHART_H
#define TOOL_CHART_H

/*
 * Line charts as SVG: panels one below the other over one x axis, with a legend on top. Lines
 * differ in colour (also for colour-blind readers), markers and dashes; pointing at a marker shows
 * its value. Text and lines follow the reader's dark mode.
 */

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

#define CHART_WIDTH 880.0

struct chart_axis {
	const char *label;
	const double *at; /* positive, rising: drawn in powers of two */
	const char (*names)[24];
	size_t n;
};

struct chart_line {
	const char *name;
	const double *y;  /* one for each point of the axis; NaN: none, the line passes over it */
	const double *lo; /* the range that y stands in, or both NULL */
	const double *hi;
	unsigned int look; /* colour and marker */
	bool dashed;
};

struct chart_panel {
	const char *title;
	const char *unit;
	const struct chart_line *lines;
	size_t n_lines;
	bool log; /* powers of ten upwards, for values above 0; else from 0 */
};

struct chart_entry {
	const char *name;
	unsigned int look;
	bool dashed;
};

struct chart {
	const char *title;
	const char *subtitle;
	struct chart_axis x;
	const struct chart_panel *panels;
	size_t n_panels;
	const struct chart_entry *legend;
	size_t n_legend;
};

/* The whole document; text_take() then says whether memory sufficed. */
void chart_svg(struct text *out, const struct chart *c);

#endif
