/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane doctor --svg`: a cell for each pair, with its bandwidth and its share of the promised
 * one. */

#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"
#include "dest.h"
#include "doctor.h"
#include "say.h"
#include "svg.h"

#define LEFT 110.0
#define TOP 84.0
#define WIDE 98.0
#define HIGH 46.0
#define FOOT 74.0

enum look {
	LOOK_GOOD,
	LOOK_FAIR,
	LOOK_POOR,
	LOOK_WRONG,
	LOOK_PLAIN,
	LOOKS
};

static const struct {
	const char *class, *light, *dark, *words;
} looks[LOOKS] = {
	[LOOK_GOOD] = { "good", "#bfe8cd", "#1f5133", "90 % of the promised bandwidth or more" },
	[LOOK_FAIR] = { "fair", "#e6efc2", "#48501f", "60 to 90 %" },
	[LOOK_POOR] = { "poor", "#ffd8a8", "#6b4410", "less: a finding, or busy" },
	[LOOK_WRONG] = { "wrong", "#f5a3a3", "#7d1f1f", "bytes or copies failed" },
	[LOOK_PLAIN] = { "plain", "#eaeef2", "#21262d", "nothing promised, or not measured" },
};

static enum look look_of(struct json_object *p)
{
	double gbps = doctor_number(p, "gb_per_s"),
	       promised = doctor_number(p, "promised_gb_per_s");

	if (strcmp(doctor_text(p, "verified"), "false") == 0) {
		return LOOK_WRONG;
	}
	if (gbps <= 0 || promised <= 0) {
		return LOOK_PLAIN;
	}
	return gbps >= .9 * promised ? LOOK_GOOD : gbps >= .6 * promised ? LOOK_FAIR : LOOK_POOR;
}

static void style(struct text *out)
{
	text_add(out, "<style>\ntext { font-family: sans-serif; fill: #1f2328; }\n"
		      ".title { font-size: 17px; font-weight: bold; }\n.name { font-size: 13px; }\n"
		      ".number { font-size: 15px; font-weight: bold; }\n"
		      ".small { font-size: 10.5px; fill: #59636e; }\n"
		      ".back { fill: #ffffff; }\n.ring { fill: none; stroke: #cf222e; "
		      "stroke-width: 3; }\n");
	for (int i = 0; i < LOOKS; i++) {
		text_add(out, ".%s { fill: %s; }\n", looks[i].class, looks[i].light);
	}
	text_add(out, "@media (prefers-color-scheme: dark) {\ntext { fill: #e6edf3; }\n"
		      ".small { fill: #9da7b3; }\n.back { fill: #0d1117; }\n");
	for (int i = 0; i < LOOKS; i++) {
		text_add(out, ".%s { fill: %s; }\n", looks[i].class, looks[i].dark);
	}
	text_add(out, "}\n</style>\n");
}

static void latency_words(double us, char *dst, size_t space)
{
	if (us < 1000) {
		text_fmt(dst, space, "%.1f us", us);
	} else {
		text_fmt(dst, space, "%.0f ms", us / 1e3);
	}
}

static void cell(struct text *out, struct json_object *found, struct json_object *p, double x,
		 double y)
{
	double gbps = doctor_number(p, "gb_per_s"),
	       promised = doctor_number(p, "promised_gb_per_s");
	const char *from = doctor_text(p, "from"), *to = doctor_text(p, "to");
	enum look look = look_of(p);
	char words[80], below[64] = "", late[32];

	text_add(out, "<g><title>");
	text_fmt(words, sizeof(words), "%s to %s", from, to);
	svg_escaped(out, words);
	text_add(out, "</title>\n");
	text_add(out,
		 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"5\" "
		 "class=\"%s\"/>\n",
		 x + 2, y + 2, WIDE - 4, HIGH - 4, looks[look].class);
	if (strcmp(doctor_pair_level(found, from, to), "bad") == 0) {
		text_add(out,
			 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"5\" "
			 "class=\"ring\"/>\n",
			 x + 3, y + 3, WIDE - 6, HIGH - 6);
	}
	if (look == LOOK_WRONG) {
		double wrong = doctor_number(p, "wrong_bytes");

		text_copy(words, sizeof(words), wrong > 0 ? "wrong" : "failed");
		if (wrong > 0) {
			text_fmt(below, sizeof(below), "%.0f byte%s", wrong, wrong < 2 ? "" : "s");
		}
	} else if (gbps <= 0) {
		text_copy(words, sizeof(words), doctor_text(p, "path"));
		text_copy(below, sizeof(below), "not measured");
	} else {
		text_fmt(words, sizeof(words),
			 gbps < 0.1  ? "%.2g"
			 : gbps < 10 ? "%.2f"
				     : "%.0f",
			 gbps);
		latency_words(doctor_number(p, "latency_us"), late, sizeof(late));
		if (promised > 0) {
			text_fmt(below, sizeof(below), "of %.3g, %s", promised, late);
		} else {
			text_fmt(below, sizeof(below), "%s%s",
				 strcmp(doctor_text(p, "driver_access"), "false") == 0 ? "staged, "
										       : "",
				 late);
		}
	}
	svg_words(out, x + WIDE / 2, y + 21, "number", "middle", words);
	svg_words(out, x + WIDE / 2, y + 36, "small", "middle", below);
	text_add(out, "</g>\n");
}

static void legend(struct text *out, double y)
{
	double x = 16;

	for (int i = 0; i < LOOKS; i++) {
		double y0 = y + (i / 2) * 18, x0 = x + (i % 2) * 260;

		text_add(out,
			 "<rect x=\"%.1f\" y=\"%.1f\" width=\"14\" height=\"12\" rx=\"3\" "
			 "class=\"%s\"/>\n",
			 x0, y0, looks[i].class);
		svg_words(out, x0 + 20, y0 + 10, "small", "start", looks[i].words);
	}
	/* In the place of one more look. */
	y += LOOKS / 2 * 18;
	x += LOOKS % 2 * 260;
	text_add(out,
		 "<rect x=\"%.1f\" y=\"%.1f\" width=\"13\" height=\"11\" rx=\"3\" "
		 "class=\"ring\"/>\n",
		 x + .5, y + .5);
	svg_words(out, x + 20, y + 10, "small", "start", "framed: a finding (BAD) about the pair");
}

int doctor_svg(struct json_object *found, const char *path)
{
	struct text out = TEXT_INIT;
	double n = (double)(1 + doctor_length(doctor_array(found, "devices")));
	double width = LEFT + n * WIDE + 16, height = TOP + n * HIGH + FOOT;
	const char *from, *to;
	char *document;
	int status;

	width = width < 560 ? 560 : width;
	text_add(&out,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
		 "viewBox=\"0 0 %.0f %.0f\">\n",
		 width, height, width, height);
	style(&out);
	text_add(&out, "<rect width=\"100%%\" height=\"100%%\" class=\"back\"/>\n");
	svg_words(&out, 16, 28, "title", "start", "Copies between devices, GB/s");
	svg_words(&out, 16, 48, "small", "start",
		  "rows: from, columns: to; below each number what the path promises, and the time "
		  "of 4 KiB");
	for (size_t i = 0; (from = doctor_end_name(found, i)) != NULL; i++) {
		double y = TOP + (double)i * HIGH;

		svg_words(&out, LEFT - 10, y + HIGH / 2 + 5, "name", "end", from);
		svg_words(&out, LEFT + ((double)i + .5) * WIDE, TOP - 10, "name", "middle", from);
		for (size_t k = 0; (to = doctor_end_name(found, k)) != NULL; k++) {
			struct json_object *p = doctor_pair(found, from, to);

			if (p != NULL) {
				cell(&out, found, p, LEFT + (double)k * WIDE, y);
			}
		}
	}
	legend(&out, TOP + n * HIGH + 12);
	text_add(&out, "</svg>\n");
	document = text_take(&out);
	if (document == NULL) {
		return say_failed("no memory left for the picture");
	}
	status = dest_write(path, document);
	free(document);
	return status;
}
