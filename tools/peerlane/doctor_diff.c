/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `peerlane doctor --save` and `--diff`: the report, and its differences from an earlier one. A
 * change for the worse counts as a finding: a pair that no longer works or lost a fifth of its
 * bandwidth, a device that has gone, counters that grew, findings of something that does not work.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <json-c/json.h>

#include "base/text.h"
#include "dest.h"
#include "doctor.h"
#include "say.h"

#define LESS .8	  /* bandwidth that is worse */
#define MORE 1.25 /* or other */

int doctor_save(struct json_object *found, const char *path)
{
	const char *json = json_object_to_json_string_ext(found, JSON_C_TO_STRING_PRETTY);
	struct text t = TEXT_INIT;
	char *text;
	int status;

	text_add(&t, "%s\n", json != NULL ? json : "");
	text = text_take(&t);
	status = json != NULL && text != NULL ? dest_write(path, text)
					      : say_failed("no memory left to save the findings");
	free(text);
	return status;
}

struct changes {
	struct json_object *list;
};

static void change(struct changes *c, bool worse, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

static void change(struct changes *c, bool worse, const char *fmt, ...)
{
	struct json_object *o = json_object_new_object();
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	json_object_object_add(o, "worse", json_object_new_boolean(worse));
	json_object_object_add(o, "text", say_string(text));
	json_object_array_add(c->list, o);
}

/* The first of an array whose members under these keys are the same. */
static struct json_object *same(struct json_object *array, struct json_object *as, const char *a,
				const char *b)
{
	for (size_t i = 0; i < doctor_length(array); i++) {
		struct json_object *o = doctor_at(array, i);

		if (strcmp(doctor_text(o, a), doctor_text(as, a)) == 0 &&
		    strcmp(doctor_text(o, b), doctor_text(as, b)) == 0) {
			return o;
		}
	}
	return NULL;
}

static void diff_devices(struct changes *c, struct json_object *now, struct json_object *then)
{
	for (size_t i = 0; i < doctor_length(then); i++) {
		struct json_object *d = doctor_at(then, i), *e = same(now, d, "name", "pci");

		if (e == NULL) {
			change(c, true, "%s (%s %s) has gone", doctor_text(d, "name"),
			       doctor_text(d, "model"), doctor_text(d, "pci"));
		} else if (doctor_number(e, "nvlinks") != doctor_number(d, "nvlinks")) {
			change(c, doctor_number(e, "nvlinks") < doctor_number(d, "nvlinks"),
			       "%s: %s NVLinks are up, %s were", doctor_text(d, "name"),
			       doctor_text(e, "nvlinks"), doctor_text(d, "nvlinks"));
		}
	}
	for (size_t i = 0; i < doctor_length(now); i++) {
		struct json_object *d = doctor_at(now, i);

		if (same(then, d, "name", "pci") == NULL) {
			change(c, false, "%s (%s %s) is new", doctor_text(d, "name"),
			       doctor_text(d, "model"), doctor_text(d, "pci"));
		}
	}
}

static void diff_answer(struct changes *c, struct json_object *now, struct json_object *then,
			const char *key, const char *words)
{
	const char *a = doctor_text(now, key), *b = doctor_text(then, key);

	if (a[0] != '\0' && b[0] != '\0' && strcmp(a, b) != 0) {
		change(c, strcmp(a, "false") == 0, "%s to %s: %s: %s, was %s",
		       doctor_text(now, "from"), doctor_text(now, "to"), words, a, b);
	}
}

static void diff_pair(struct changes *c, struct json_object *now, struct json_object *then)
{
	double a = doctor_number(now, "gb_per_s"), b = doctor_number(then, "gb_per_s");

	diff_answer(c, now, then, "driver_access", "the driver gives access");
	diff_answer(c, now, then, "nvml_access", "the management library says access");
	diff_answer(c, now, then, "verified", "copies verified");
	if (strcmp(doctor_text(now, "path"), doctor_text(then, "path")) != 0) {
		change(c, false, "%s to %s: path %s, was %s", doctor_text(now, "from"),
		       doctor_text(now, "to"), doctor_text(now, "path"), doctor_text(then, "path"));
	}
	if (a > 0 && b > 0 && (a < LESS * b || a > MORE * b)) {
		change(c, a < b, "%s to %s: %.3g GB/s, was %.3g", doctor_text(now, "from"),
		       doctor_text(now, "to"), a, b);
	}
}

/* Bit errors that NVLinks correct grow wherever bytes are carried. */
static bool corrects_bits(struct json_object *counter)
{
	const char *name = doctor_text(counter, "name");

	return strcmp(doctor_text(counter, "group"), "nvlink") == 0 &&
	       (strncmp(name, "crc-", 4) == 0 || strncmp(name, "ecc-", 4) == 0);
}

/* Whether a counter counts data that a link sent again, so that none was lost. */
static bool corrects(struct json_object *counter)
{
	const char *name = doctor_text(counter, "name");

	return strcmp(name, "replay") == 0 || strncmp(name, "correctable", 11) == 0;
}

static void diff_counters(struct changes *c, struct json_object *now, struct json_object *then)
{
	for (size_t i = 0; i < doctor_length(now); i++) {
		struct json_object *x = doctor_at(now, i), *y = same(then, x, "subject", "name");
		double a = doctor_number(x, "value"), b = y != NULL ? doctor_number(y, "value") : 0;

		if (corrects_bits(x)) {
			continue;
		}
		if (a > b) {
			change(c, !corrects(x), "%s: %s grew from %.0f to %.0f",
			       doctor_text(x, "subject"), doctor_text(x, "name"), b, a);
		} else if (a < b) {
			change(c, false, "%s: %s was %.0f and is %.0f: it was set back",
			       doctor_text(x, "subject"), doctor_text(x, "name"), b, a);
		}
	}
}

static bool is_shown(struct json_object *row)
{
	return strcmp(doctor_text(row, "level"), "bad") == 0 ||
	       strcmp(doctor_text(row, "level"), "missing") == 0;
}

static void diff_findings(struct changes *c, struct json_object *now, struct json_object *then)
{
	for (size_t i = 0; i < doctor_length(now); i++) {
		struct json_object *r = doctor_at(now, i);

		if (is_shown(r) && same(then, r, "code", "subject") == NULL) {
			change(c, strcmp(doctor_text(r, "level"), "bad") == 0, "new: %s %s: %s",
			       doctor_text(r, "code"), doctor_text(r, "subject"),
			       doctor_text(r, "finding"));
		}
	}
	for (size_t i = 0; i < doctor_length(then); i++) {
		struct json_object *r = doctor_at(then, i);

		if (is_shown(r) && same(now, r, "code", "subject") == NULL) {
			change(c, false, "no more: %s %s", doctor_text(r, "code"),
			       doctor_text(r, "subject"));
		}
	}
}

struct json_object *doctor_diff(struct json_object *found, const char *path)
{
	struct json_object *then = json_object_from_file(path);
	struct json_object *pairs = doctor_array(found, "pairs");
	struct changes c;

	if (then == NULL || !json_object_is_type(then, json_type_object) ||
	    doctor_number(then, "version") != 1 || doctor_array(then, "pairs") == NULL) {
		(void)say_failed("'%s' is not a file of 'peerlane doctor --save'", path);
		json_object_put(then);
		return NULL;
	}
	c.list = json_object_new_array();
	diff_devices(&c, doctor_array(found, "devices"), doctor_array(then, "devices"));
	for (size_t i = 0; i < doctor_length(pairs); i++) {
		struct json_object *p = doctor_at(pairs, i);
		struct json_object *q =
			doctor_pair(then, doctor_text(p, "from"), doctor_text(p, "to"));

		if (q != NULL) {
			diff_pair(&c, p, q);
		}
	}
	diff_counters(&c, doctor_array(found, "counters"), doctor_array(then, "counters"));
	diff_findings(&c, doctor_array(found, "findings"), doctor_array(then, "findings"));
	json_object_put(then);
	return c.list;
}
