/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "chart.h"

#include <math.h>
#include <string.h>

#include "svg.h"

#define LEFT 76.0
#define RIGHT 24.0
#define PANEL 250.0	 /* height of the plot itself */
#define PANEL_HEAD 44.0	 /* its title */
#define PANEL_FOOT 34.0	 /* the names of its ticks */
#define LABEL_SPACE 52.0 /* between two ticks of the x axis that both have a name */
#define LOOKS 8u

/* Okabe and Ito's colours, and lighter ones of the same kind for dark backgrounds. */
static const char *const light[LOOKS] = { "#0072b2", "#d55e00", "#009e73", "#b8588f",
					  "#c78500", "#3a9bd4", "#444444", "#857a00" };
static const char *const dark[LOOKS] = { "#4da6e0", "#ff8a3d", "#2cc79b", "#e39bc4",
					 "#ffc04d", "#8fd0f5", "#cccccc", "#f0e442" };

/* Where values lie on the page. */
struct frame {
	double left, top, width, height;
	double x0, x1; /* logarithms to base 2 */
	double y0, y1; /* values, or their logarithms to base 10 */
	bool log;
};

static double x_at(const struct frame *f, double x)
{
	double span = f->x1 - f->x0;

	return f->left + (span > 0 ? (log2(x) - f->x0) / span : .5) * f->width;
}

static double y_at(const struct frame *f, double y)
{
	double v = f->log ? log10(y > 0 ? y : 1e-9) : y;

	v = (v - f->y0) / (f->y1 - f->y0);
	return f->top + f->height - (v < 0 ? 0 : v > 1 ? 1 : v) * f->height;
}

static void add_rule(struct text *out, const char *class, double x1, double y1, double x2,
		     double y2)
{
	text_add(out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
		 class, x1, y1, x2, y2);
}

static void add_style(struct text *out)
{
	unsigned int i;

	text_add(out, "<style>\ntext{font:13px system-ui,sans-serif;fill:#1f2328}\n"
		      ".title{font-size:18px;font-weight:600}.head{font-weight:600}\n"
		      ".soft{fill:#59636e;font-size:12px}.back{fill:#ffffff}\n"
		      ".grid{stroke:#e2e6ea}.axis{stroke:#8c959f}\n"
		      ".line{fill:none;stroke-width:2.2;stroke-linejoin:round}\n"
		      ".dash{stroke-dasharray:6 4;stroke-width:1.6}.range{stroke-width:1.2}\n");
	for (i = 0; i < LOOKS; i++) {
		text_add(out, ".s%u{stroke:%s}.f%u{fill:%s}\n", i, light[i], i, light[i]);
	}
	text_add(out, "@media(prefers-color-scheme:dark){\n"
		      "text{fill:#e6edf3}.soft{fill:#9da7b3}.back{fill:#0d1117}\n"
		      ".grid{stroke:#2a313a}.axis{stroke:#6e7681}\n");
	for (i = 0; i < LOOKS; i++) {
		text_add(out, ".s%u{stroke:%s}.f%u{fill:%s}\n", i, dark[i], i, dark[i]);
	}
	text_add(out, "}\n</style>\n");
}

/* Circle, square, two triangles, diamond, in turn. */
static void add_marker(struct text *out, double x, double y, unsigned int look, const char *tip)
{
	static const char *const shapes[] = {
		"m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
		"m-3.7-3.7h7.4v7.4h-7.4z",
		"m0-4.8l4.6 8h-9.2z",
		"m0 4.8l4.6-8h-9.2z",
		"m0-5l5 5l-5 5l-5-5z",
	};
	const char *shape = shapes[look % (sizeof(shapes) / sizeof(shapes[0]))];

	text_add(out, "<path class=\"f%u\" d=\"M%.1f %.1f%s\"", look % LOOKS, x, y, shape);
	if (tip == NULL) {
		text_add(out, "/>\n");
		return;
	}
	text_add(out, "><title>");
	svg_escaped(out, tip);
	text_add(out, "</title></path>\n");
}

/* 1, 2 or 5 times a power of ten: about five steps up to max. */
static double nice_step(double max)
{
	double raw = max / 5, power = pow(10, floor(log10(raw))), digit = raw / power;

	return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
}

static void add_tick(struct text *out, const struct frame *f, double value)
{
	char words[32];
	double y = y_at(f, value);

	text_fmt(words, sizeof(words), "%.10g", value);
	add_rule(out, "grid", f->left, y, f->left + f->width, y);
	svg_words(out, f->left - 8, y + 4, "soft", "end", words);
}

static void add_y_axis(struct text *out, const struct frame *f)
{
	static const double fine[] = { 1, 2, 5 };
	double step, p;
	size_t i, n;

	if (!f->log) {
		step = nice_step(f->y1);
		for (i = 0; (double)i * step <= f->y1 * 1.0001; i++) {
			add_tick(out, f, (double)i * step);
		}
		return;
	}
	n = f->y1 - f->y0 > 2.5 ? 1 : 3;
	for (p = f->y0; p <= f->y1 + .01; p++) {
		for (i = 0; i < n && p + log10(fine[i]) <= f->y1 + .01; i++) {
			add_tick(out, f, fine[i] * pow(10, p));
		}
	}
}

static void add_x_axis(struct text *out, const struct frame *f, const struct chart_axis *x)
{
	double bottom = f->top + f->height, last = -LABEL_SPACE;
	size_t i;

	add_rule(out, "axis", f->left, bottom, f->left + f->width, bottom);
	for (i = 0; i < x->n; i++) {
		double at = x_at(f, x->at[i]);

		add_rule(out, "axis", at, bottom, at, bottom + 5);
		if (at - last >= LABEL_SPACE) {
			svg_words(out, at, bottom + 19, "soft", "middle", x->names[i]);
			last = at;
		}
	}
	svg_words(out, f->left + f->width, f->top - 12, "soft", "end", x->label);
}

static void add_line(struct text *out, const struct frame *f, const struct chart_line *l,
		     const struct chart_panel *p, const struct chart_axis *x)
{
	char tip[192];
	bool begun = false;
	size_t i;

	text_add(out, "<path class=\"line s%u%s\" d=\"", l->look % LOOKS, l->dashed ? " dash" : "");
	for (i = 0; i < x->n; i++) {
		if (!isnan(l->y[i])) {
			text_add(out, "%c%.1f %.1f", begun ? 'L' : 'M', x_at(f, x->at[i]),
				 y_at(f, l->y[i]));
			begun = true;
		}
	}
	text_add(out, "\"/>\n");
	for (i = 0; i < x->n; i++) {
		double at = x_at(f, x->at[i]);

		if (isnan(l->y[i])) {
			continue;
		}
		if (l->lo != NULL && l->hi[i] > l->lo[i]) {
			text_add(out, "<g class=\"range s%u\">", l->look % LOOKS);
			add_rule(out, "", at, y_at(f, l->lo[i]), at, y_at(f, l->hi[i]));
			text_add(out, "</g>\n");
		}
		text_fmt(tip, sizeof(tip), "%s, %s: %.6g %s", l->name, x->names[i], l->y[i],
			 p->unit);
		add_marker(out, at, y_at(f, l->y[i]), l->look, tip);
	}
}

/* The range of the panel's values, on its scale. */
static void set_range(struct frame *f, const struct chart_panel *p, size_t n)
{
	double min = INFINITY, max = 0;
	size_t i, k;

	for (i = 0; i < p->n_lines; i++) {
		for (k = 0; k < n; k++) {
			const struct chart_line *l = &p->lines[i];
			double top = l->hi != NULL ? l->hi[k] : l->y[k];

			max = top > max ? top : max;
			min = l->y[k] > 0 && l->y[k] < min ? l->y[k] : min;
		}
	}
	if (max <= 0) {
		min = max = 1;
	}
	f->log = p->log;
	if (p->log) {
		f->y0 = floor(log10(min));
		f->y1 = log10(max * 1.15);
		return;
	}
	f->y0 = 0;
	f->y1 = nice_step(max) * ceil(max / nice_step(max));
}

static void add_panel(struct text *out, const struct chart *c, const struct chart_panel *p,
		      double top)
{
	struct frame f = { .left = LEFT,
			   .top = top + PANEL_HEAD,
			   .width = CHART_WIDTH - LEFT - RIGHT,
			   .height = PANEL,
			   .x0 = log2(c->x.at[0]),
			   .x1 = log2(c->x.at[c->x.n - 1]) };
	char title[160];
	size_t i;

	set_range(&f, p, c->x.n);
	text_fmt(title, sizeof(title), "%s, %s", p->title, p->unit);
	svg_words(out, 16, f.top - 12, "head", "start", title);
	add_y_axis(out, &f);
	/* Markers at the ends need some space beside the grid. */
	f.left += 16;
	f.width -= 32;
	add_x_axis(out, &f, &c->x);
	for (i = 0; i < p->n_lines; i++) {
		add_line(out, &f, &p->lines[i], p, &c->x);
	}
}

/* Adds the entries from left to right, in rows. Returns y of the last row. Without a document it
 * only returns that. */
static double add_legend(struct text *out, const struct chart *c, double y)
{
	double x = 16;
	size_t i;

	for (i = 0; i < c->n_legend; i++) {
		const struct chart_entry *e = &c->legend[i];
		double width = 44 + 7.2 * (double)strlen(e->name);

		if (x > 16 && x + width > CHART_WIDTH - RIGHT) {
			x = 16;
			y += 20;
		}
		if (out != NULL) {
			text_add(out, "<path class=\"line s%u%s\" d=\"M%.1f %.1fh22\"/>\n",
				 e->look % LOOKS, e->dashed ? " dash" : "", x, y - 4);
			add_marker(out, x + 11, y - 4, e->look, NULL);
			svg_words(out, x + 28, y, "", "start", e->name);
		}
		x += width;
	}
	return y;
}

void chart_svg(struct text *out, const struct chart *c)
{
	double top = add_legend(NULL, c, 78), height;
	size_t i;

	height = top + (double)c->n_panels * (PANEL_HEAD + PANEL + PANEL_FOOT) + 16;
	text_add(out,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" "
		 "width=\"%.0f\" height=\"%.0f\" role=\"img\">\n<title>",
		 CHART_WIDTH, height, CHART_WIDTH, height);
	svg_escaped(out, c->title);
	text_add(out, "</title>\n");
	add_style(out);
	text_add(out, "<rect class=\"back\" width=\"100%%\" height=\"100%%\"/>\n");
	svg_words(out, 16, 30, "title", "start", c->title);
	svg_words(out, 16, 50, "soft", "start", c->subtitle);
	(void)add_legend(out, c, 78);
	for (i = 0; i < c->n_panels; i++) {
		add_panel(out, c, &c->panels[i], top);
		top += PANEL_HEAD + PANEL + PANEL_FOOT;
	}
	text_add(out, "</svg>\n");
}
