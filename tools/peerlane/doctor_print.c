/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane doctor` as text: devices, matrices, counters, findings, and one line at the end. */

#include <stdio.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"
#include "doctor.h"
#include "opts_help.h"
#include "term.h"

/* Widths of a matrix. Narrow cells let the host and eight GPUs fit on the usual terminal. */
#define HEAD_WIDE 8
#define CELL_WIDE 10
#define CELL_NARROW 8
#define USUAL_WIDE 80

const char *doctor_text(struct json_object *o, const char *key)
{
	struct json_object *x;
	const char *s = json_object_object_get_ex(o, key, &x) && x != NULL
				? json_object_get_string(x)
				: NULL;

	return s != NULL ? s : "";
}

double doctor_number(struct json_object *o, const char *key)
{
	struct json_object *x;

	return json_object_object_get_ex(o, key, &x) && x != NULL ? json_object_get_double(x) : 0;
}

struct json_object *doctor_array(struct json_object *o, const char *key)
{
	struct json_object *x = NULL;

	return json_object_object_get_ex(o, key, &x) && json_object_is_type(x, json_type_array)
		       ? x
		       : NULL;
}

size_t doctor_length(struct json_object *array)
{
	return array != NULL ? json_object_array_length(array) : 0;
}

struct json_object *doctor_at(struct json_object *array, size_t i)
{
	return json_object_array_get_idx(array, i);
}

/* Written down as null: not asked, not tried. */
static bool is_null(struct json_object *o, const char *key)
{
	struct json_object *x;

	return !json_object_object_get_ex(o, key, &x) || x == NULL;
}

static bool is_true(struct json_object *o, const char *key)
{
	struct json_object *x;

	return json_object_object_get_ex(o, key, &x) && x != NULL && json_object_get_boolean(x);
}

struct json_object *doctor_pair(struct json_object *found, const char *from, const char *to)
{
	struct json_object *pairs = doctor_array(found, "pairs");

	for (size_t i = 0; i < doctor_length(pairs); i++) {
		struct json_object *p = doctor_at(pairs, i);

		if (strcmp(doctor_text(p, "from"), from) == 0 &&
		    strcmp(doctor_text(p, "to"), to) == 0) {
			return p;
		}
	}
	return NULL;
}

const char *doctor_pair_level(struct json_object *found, const char *from, const char *to)
{
	struct json_object *rows = doctor_array(found, "findings");
	char name[80];

	text_fmt(name, sizeof(name), "%s to %s", from, to);
	for (size_t i = 0; i < doctor_length(rows); i++) {
		if (strcmp(doctor_text(doctor_at(rows, i), "subject"), name) == 0) {
			return doctor_text(doctor_at(rows, i), "level");
		}
	}
	return "";
}

const char *doctor_end_name(struct json_object *found, size_t n)
{
	struct json_object *devices = doctor_array(found, "devices");

	if (n == 0) {
		return "host";
	}
	return n <= doctor_length(devices) ? doctor_text(doctor_at(devices, n - 1), "name") : NULL;
}

static void print_device(struct json_object *d)
{
	char link[80] = "", nvlinks[32] = "", busy[64] = "";
	int width = (int)doctor_number(d, "pcie_width");

	if (width != 0) {
		text_fmt(link, sizeof(link), "  PCIe %d x%d of %d x%d%s",
			 (int)doctor_number(d, "pcie_gen"), width,
			 (int)doctor_number(d, "pcie_gen_max"),
			 (int)doctor_number(d, "pcie_width_max"),
			 is_true(d, "pcie_loaded") ? "" : ", at rest");
	}
	if (doctor_number(d, "nvlinks") > 0) {
		text_fmt(nvlinks, sizeof(nvlinks), "  %d NVLinks",
			 (int)doctor_number(d, "nvlinks"));
	}
	if (doctor_number(d, "busy_percent") >= 0) {
		text_fmt(busy, sizeof(busy), "  %d %% busy", (int)doctor_number(d, "busy_percent"));
	}
	term_printf(stdout, "%-8s %-14s %s%s%s%s\n", doctor_text(d, "name"), doctor_text(d, "pci"),
		    doctor_text(d, "model"), link, nvlinks, busy);
}

/* A cell's words, by which of the matrices it is in. */
typedef void (*cell_fn)(struct json_object *p, char *dst, size_t space);

static void path_cell(struct json_object *p, char *dst, size_t space)
{
	bool asked = !is_null(p, "driver_access") || !is_null(p, "nvml_access");
	bool yes = is_null(p, "driver_access") ? is_true(p, "nvml_access")
					       : is_true(p, "driver_access");
	const char *path = doctor_text(p, "path");

	text_fmt(dst, space, "%s%s", path[0] != '\0' ? path : "-", asked && !yes ? " no" : "");
}

static void rate_cell(struct json_object *p, char *dst, size_t space)
{
	double gbps = doctor_number(p, "gb_per_s");

	if (!is_null(p, "verified") && !is_true(p, "verified")) {
		text_copy(dst, space, doctor_number(p, "wrong_bytes") > 0 ? "WRONG" : "FAILED");
	} else if (gbps <= 0) {
		text_copy(dst, space, "?");
	} else {
		text_fmt(dst, space, gbps < 0.1 ? "%.2g" : gbps < 10 ? "%.2f" : "%.1f", gbps);
	}
}

static void latency_cell(struct json_object *p, char *dst, size_t space)
{
	double us = doctor_number(p, "latency_us");

	if (us <= 0) {
		text_copy(dst, space, "?");
	} else {
		text_fmt(dst, space, us < 10000 ? "%.1f" : "%.0f", us);
	}
}

/* Some columns of a matrix: from one end up to another. */
struct columns {
	size_t begin, end;
	int wide;
	cell_fn cell;
	bool marks;
};

static void print_columns(struct json_object *found, const struct columns *c)
{
	const char *from, *to;

	printf("%-*s", HEAD_WIDE, "from\\to");
	for (size_t i = c->begin; i < c->end; i++) {
		printf("%*s", c->wide, doctor_end_name(found, i));
	}
	putchar('\n');
	for (size_t i = 0; (from = doctor_end_name(found, i)) != NULL; i++) {
		printf("%-*s", HEAD_WIDE, from);
		for (size_t k = c->begin; k < c->end; k++) {
			struct json_object *p;
			char words[32] = ".";

			to = doctor_end_name(found, k);
			p = doctor_pair(found, from, to);
			if (p != NULL) {
				c->cell(p, words, sizeof(words));
			}
			if (c->marks && p != NULL &&
			    strcmp(doctor_pair_level(found, from, to), "bad") == 0) {
				text_fmt(words + strlen(words), sizeof(words) - strlen(words), "!");
			}
			printf("%*s", c->wide, words);
		}
		putchar('\n');
	}
}

/* Prints a matrix. Columns that do not fit on the terminal side by side are below the others. */
static void print_matrix(struct json_object *found, const char *title, cell_fn cell, bool marks)
{
	size_t n = 1 + doctor_length(doctor_array(found, "devices"));
	size_t width = term_columns(stdout), space = n;
	struct columns c = { .wide = CELL_WIDE, .cell = cell, .marks = marks };

	if (n * CELL_WIDE + HEAD_WIDE > USUAL_WIDE) {
		c.wide = CELL_NARROW;
	}
	if (width != 0) {
		space = width > (size_t)(HEAD_WIDE + c.wide) ? (width - HEAD_WIDE) / (size_t)c.wide
							     : 1;
	}
	printf("\n%s\n", title);
	for (c.begin = 0; c.begin < n; c.begin = c.end) {
		c.end = n - c.begin < space ? n : c.begin + space;
		print_columns(found, &c);
	}
}

/* Sums up a GPU's NVLinks, for one line each kind. Returns false if an earlier line has them. */
static bool sum_links(struct json_object *v, size_t at, char *who, size_t space, double *value,
		      double *grown)
{
	struct json_object *c = doctor_at(v, at);
	const char *subject = doctor_text(c, "subject");
	const char *link = strstr(subject, " nvlink ");
	size_t len = link != NULL ? (size_t)(link - subject) : strlen(subject);

	*value = *grown = 0;
	text_fmt(who, space, "%.*s%s", (int)len, subject, link != NULL ? " nvlinks" : "");
	for (size_t i = 0; i < doctor_length(v); i++) {
		struct json_object *o = doctor_at(v, i);
		const char *other = doctor_text(o, "subject");

		if (strcmp(doctor_text(o, "name"), doctor_text(c, "name")) == 0 &&
		    strncmp(other, subject, len) == 0 &&
		    (link != NULL ? strncmp(other + len, " nvlink ", 8) == 0
				  : other[len] == '\0')) {
			if (i < at) {
				return false;
			}
			*value += doctor_number(o, "value");
			*grown += doctor_number(o, "grown");
		}
	}
	return true;
}

static void print_counters(struct json_object *found)
{
	char who[96], more[48];
	double value, grown;
	struct json_object *v = doctor_array(found, "counters");

	for (size_t i = 0; i < doctor_length(v); i++) {
		struct json_object *c = doctor_at(v, i);

		if (i == 0) {
			printf("\nCounters of errors that are not 0\n");
		}
		if (!sum_links(v, i, who, sizeof(who), &value, &grown)) {
			continue;
		}
		text_fmt(more, sizeof(more), "  just now: %.0f", grown);
		term_printf(stdout, "%-20s %-28s %12.0f%s\n", who, doctor_text(c, "name"), value,
			    grown > 0 ? more : "");
	}
}

static void print_findings(struct json_object *found)
{
	static const char *const names[][2] = { { "bad", "BAD" },
						{ "missing", "MISSING" },
						{ "info", "INFO" } };
	struct json_object *v = doctor_array(found, "findings");
	size_t fine = 0;

	putchar('\n');
	for (size_t i = 0; i < doctor_length(v); i++) {
		struct json_object *r = doctor_at(v, i);
		const char *level = doctor_text(r, "level"), *word = "";
		const char *subject = doctor_text(r, "subject");

		for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++) {
			word = strcmp(names[k][0], level) == 0 ? names[k][1] : word;
		}
		if (word[0] == '\0') {
			fine++;
			continue;
		}
		term_printf(stdout, "%-7s  %s%s%s: %s\n", word, doctor_text(r, "code"),
			    subject[0] != '\0' ? " " : "", subject, doctor_text(r, "finding"));
		if (doctor_text(r, "remedy")[0] != '\0') {
			printf("         remedy: ");
			opts_wrap(doctor_text(r, "remedy"), 17, 17);
		}
	}
	term_printf(stdout, "%-7s  %zu more are as they should be: --json lists them\n", "OK",
		    fine);
}

static void print_changes(struct json_object *found)
{
	struct json_object *v = doctor_array(found, "changes");

	if (v == NULL) {
		return;
	}
	printf("\nCompared with the saved file\n");
	for (size_t i = 0; i < doctor_length(v); i++) {
		struct json_object *c = doctor_at(v, i);

		term_printf(stdout, "%-7s  %s\n", is_true(c, "worse") ? "WORSE" : "other",
			    doctor_text(c, "text"));
	}
	if (doctor_length(v) == 0) {
		printf("nothing is other\n");
	}
}

static void print_verdict(struct json_object *found)
{
	const char *state = doctor_text(found, "state");
	int bad = (int)doctor_number(found, "bad"),
	    rest = (int)doctor_number(found, "not_measured");
	char left[64] = "";

	if (rest != 0) {
		text_fmt(left, sizeof(left), "; %d pair%s not, or not all, measured", rest,
			 rest > 1 ? "s" : "");
	}
	if (strcmp(state, "healthy") == 0) {
		printf("\nhealthy%s", is_true(found, "passive") ? ", as far as reading tells" : "");
		if (doctor_number(found, "missing") > 0) {
			printf("; %d thing%s could be better (MISSING)",
			       (int)doctor_number(found, "missing"),
			       doctor_number(found, "missing") > 1 ? "s" : "");
		}
	} else if (strcmp(state, "findings") == 0) {
		printf("\n%d finding%s of something that should work and does not%s", bad,
		       bad == 1 ? "" : "s", left);
	} else {
		printf("\nnothing wrong was found%s", left);
	}
	printf(" (%.1f s)\n", doctor_number(found, "seconds"));
}

void doctor_print(struct json_object *found)
{
	struct json_object *devices = doctor_array(found, "devices");

	for (size_t i = 0; i < doctor_length(devices); i++) {
		print_device(doctor_at(devices, i));
	}
	if (doctor_length(devices) != 0) {
		print_matrix(found, "Paths (\"no\": the driver gives no access)", path_cell, false);
	}
	if (doctor_length(devices) != 0 && !is_true(found, "passive")) {
		print_matrix(found, "GB/s (!: see the findings; ?: not measured)", rate_cell, true);
		print_matrix(found, "Microseconds for 4 KiB", latency_cell, false);
	}
	print_counters(found);
	print_findings(found);
	print_changes(found);
	print_verdict(found);
}
