/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_DOCTOR_H
#define TOOL_DOCTOR_H

/*
 * What `peerlane doctor` found, as the JSON object that it prints and saves; text, picture and
 * comparison are made out of that object, so that none of them can say something else.
 */

#include <stdbool.h>

struct json_object;

/* Members of objects, "" and 0 where they are missing. */
const char *doctor_text(struct json_object *o, const char *key);
double doctor_number(struct json_object *o, const char *key);
struct json_object *doctor_array(struct json_object *o, const char *key); /* never NULL */
struct json_object *doctor_at(struct json_object *array, size_t i);
size_t doctor_length(struct json_object *array);

/* The pair of these names, NULL if there is none. */
struct json_object *doctor_pair(struct json_object *found, const char *from, const char *to);
/* The gravest finding about a pair, "bad", "missing", "info", or "". */
const char *doctor_pair_level(struct json_object *found, const char *from, const char *to);
/* The n-th end: "host", then the devices; NULL behind the last. */
const char *doctor_end_name(struct json_object *found, size_t n);

void doctor_print(struct json_object *found);

/* Writes it, whole or not at all. 0, or an exit status with the complaint printed. */
int doctor_save(struct json_object *found, const char *path);
/* Returns the differences from a saved report, as an array of {"worse", "text"}, or NULL with the
 * complaint printed. */
struct json_object *doctor_diff(struct json_object *found, const char *path);

int doctor_svg(struct json_object *found, const char *path);

#endif
