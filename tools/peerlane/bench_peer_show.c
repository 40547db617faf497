/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Matrices of `peerlane bench peer` as text, JSON and a picture. */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/json.h"
#include "base/text.h"
#include "bench_peer.h"
#include "dest.h"
#include "say.h"
#include "svg.h"
#include "term.h"

static const char *row_name(const struct peer *p, const struct peer_matrix *m, size_t row)
{
	return m->test->shape == PEER_PAIRS ? p->site[row].name : "";
}

static void title(const struct peer_matrix *m, char *dst, size_t space)
{
	char size[32];

	text_bytes(size, sizeof(size), m->size);
	text_fmt(dst, space, "%s, %s, %s", m->test->name, size,
		 m->test->latency ? "microseconds" : "GB/s");
}

static void cell_text(const struct peer_matrix *m, size_t row, size_t col, char *dst, size_t space)
{
	if (m->v[row][col] < 0) {
		text_copy(dst, space, "-");
	} else {
		text_fmt(dst, space, "%.2f", m->v[row][col]);
	}
}

static bool is_straight(const struct peer_matrix *m, size_t row, size_t col)
{
	return m->v[row][col] < 0 || strcmp(m->route[row][col], "copy") == 0;
}

/* The cells whose copies did not go straight over one link. */
static void print_routes(const struct peer *p, const struct peer_matrix *m)
{
	bool pairs = m->test->shape == PEER_PAIRS;

	for (size_t row = 0; row < m->rows; row++) {
		for (size_t i = 0; i < p->n; i++) {
			if (!is_straight(m, row, i)) {
				term_printf(stdout, "  %s%s%s by %s\n", row_name(p, m, row),
					    pairs ? " to " : "", p->site[i].name, m->route[row][i]);
			}
		}
	}
}

void peer_print(const struct peer *p, const struct peer_matrix *m)
{
	char words[160];

	title(m, words, sizeof(words));
	term_printf(stdout, "%s: %s\n%8s", words, m->test->help, "");
	for (size_t i = 0; i < p->n; i++) {
		term_printf(stdout, " %8s", p->site[i].name);
	}
	term_printf(stdout, "\n");
	for (size_t row = 0; row < m->rows; row++) {
		term_printf(stdout, "%8s", row_name(p, m, row));
		for (size_t i = 0; i < p->n; i++) {
			cell_text(m, row, i, words, sizeof(words));
			term_printf(stdout, " %8s", words);
		}
		term_printf(stdout, "\n");
	}
	print_routes(p, m);
	term_printf(stdout, "\n");
	fflush(stdout);
}

/* Finds the least and the greatest value of all cells. */
static void span(const struct peer *p, const struct peer_matrix *m, double *least, double *most)
{
	*least = -1;
	*most = -1;
	for (size_t i = 0; i < m->rows * p->n; i++) {
		double v = m->v[i / p->n][i % p->n];

		if (v >= 0) {
			*least = *least < 0 || v < *least ? v : *least;
			*most = v > *most ? v : *most;
		}
	}
}

struct json_object *peer_json(const struct peer *p, const struct peer_matrix *m)
{
	struct json_object *o = json_object_new_object();
	struct json_object *rows = json_object_new_array();
	struct json_object *routes = json_object_new_array();
	double least, most;

	span(p, m, &least, &most);
	json_object_object_add(o, "test", json_object_new_string(m->test->name));
	json_object_object_add(o, "unit", json_object_new_string(m->test->latency ? "us" : "GB/s"));
	json_object_object_add(o, "size", json_object_new_uint64(m->size));
	json_object_object_add(o, "rows_are_sources",
			       json_object_new_boolean(m->test->shape == PEER_PAIRS));
	for (size_t row = 0; row < m->rows; row++) {
		struct json_object *v = json_object_new_array();
		struct json_object *r = json_object_new_array();

		for (size_t i = 0; i < p->n; i++) {
			bool there = m->v[row][i] >= 0;

			json_object_array_add(v, there ? json_number(m->v[row][i]) : NULL);
			json_object_array_add(r, there ? json_object_new_string(m->route[row][i])
						       : NULL);
		}
		json_object_array_add(rows, v);
		json_object_array_add(routes, r);
	}
	json_object_object_add(o, "matrix", rows);
	json_object_object_add(o, "routes", routes);
	json_object_object_add(o, "min", least < 0 ? NULL : json_number(least));
	json_object_object_add(o, "max", most < 0 ? NULL : json_number(most));
	return o;
}

#define CELL_W 84.0
#define CELL_H 26.0
#define LEFT 90.0
#define MARGIN 12.0
#define LETTER_W 7.2 /* at most, on average, of the bold letters of a title */

/* The better, the darker; words stay readable on all of them. */
static void draw_cell(struct text *out, const struct peer_matrix *m, size_t row, size_t col,
		      double y, double most)
{
	double x = LEFT + (double)col * CELL_W;
	double v = m->v[row][col];
	double share = v < 0 || most <= 0 ? 0 : v / most;
	char words[32];

	share = m->test->latency ? 1 - share : share;
	text_add(out,
		 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#2a6fb0\" "
		 "fill-opacity=\"%.2f\" stroke=\"#fff\"/>\n",
		 x, y, CELL_W, CELL_H, v < 0 ? .04 : .1 + .5 * share);
	cell_text(m, row, col, words, sizeof(words));
	svg_words(out, x + CELL_W / 2, y + CELL_H / 2 + 4, "v", "middle", words);
}

static void widen(struct peer_picture *to, double x)
{
	to->width = x + MARGIN > to->width ? x + MARGIN : to->width;
}

void peer_draw(struct peer_picture *to, const struct peer *p, const struct peer_matrix *m)
{
	struct text *out = &to->body;
	double *y = &to->height;
	double least, most;
	char words[160];

	span(p, m, &least, &most);
	title(m, words, sizeof(words));
	widen(to, LEFT + (double)p->n * CELL_W);
	widen(to, MARGIN + (double)strlen(words) * LETTER_W);
	widen(to, MARGIN + (double)strlen(m->test->help) * LETTER_W);
	svg_words(out, MARGIN, *y + 14, "t", "start", words);
	svg_words(out, MARGIN, *y + 30, "h", "start", m->test->help);
	*y += 42;
	for (size_t i = 0; i < p->n; i++) {
		svg_words(out, LEFT + ((double)i + .5) * CELL_W, *y + 10, "n", "middle",
			  p->site[i].name);
	}
	*y += 16;
	for (size_t row = 0; row < m->rows; row++) {
		svg_words(out, LEFT - 8, *y + CELL_H / 2 + 4, "n", "end", row_name(p, m, row));
		for (size_t i = 0; i < p->n; i++) {
			draw_cell(out, m, row, i, *y, most);
		}
		*y += CELL_H;
	}
	*y += 24;
}

int peer_svg(const struct peer_picture *picture, const char *path)
{
	const char *body = picture->body.s ? picture->body.s : "";
	double width = picture->width, height = picture->height;
	struct text t = TEXT_INIT;
	char *all;
	int status;

	text_add(&t,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
		 "viewBox=\"0 0 %.0f %.0f\">\n<style>text{font-family:sans-serif;font-size:12px;"
		 "fill:#222}.t{font-weight:bold}.h{fill:#555}.n{fill:#333}</style>\n"
		 "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n%s</svg>\n",
		 width, height, width, height, body);
	all = text_take(&t);
	if (!all) {
		return say_failed("no memory left for a picture");
	}
	status = dest_write(path, all);
	free(all);
	return status;
}
