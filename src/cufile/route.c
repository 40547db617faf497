/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/route.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>

#include <peerlane/peerlane.h>

#include "base/locale.h"
#include "cufile/driver.h"
#include "cufile/log.h"

#define WORDS 400u
#define NAME 400u

static const char *text_of(struct json_object *o, const char *key)
{
	struct json_object *v = NULL;

	return json_object_object_get_ex(o, key, &v) && v ? json_object_get_string(v) : "";
}

static bool is_chosen(struct json_object *o)
{
	struct json_object *v = NULL;

	return json_object_object_get_ex(o, "chosen", &v) && json_object_get_boolean(v);
}

/* "bounce, because ...; direct: not-host-addressable". */
static void describe(struct json_object *routes, char *out, size_t space)
{
	size_t n = json_object_array_length(routes);
	const char *chosen = NULL;
	size_t used;

	for (size_t i = 0; i < n && !chosen; i++) {
		struct json_object *r = json_object_array_get_idx(routes, i);

		if (is_chosen(r)) {
			chosen = text_of(r, "route");
			(void)snprintf(out, space, "%s (%s)", chosen, text_of(r, "text"));
		}
	}
	if (!chosen) {
		(void)snprintf(out, space, "none");
	}
	for (size_t i = 0; i < n; i++) {
		struct json_object *r = json_object_array_get_idx(routes, i);
		const char *why = text_of(r, "reason");

		used = strlen(out);
		if (*why && strcmp(why, "by-name-only") != 0 && strcmp(why, "not-a-copy") != 0) {
			(void)snprintf(out + used, space - used, "; not %s: %s",
				       text_of(r, "route"), why);
		}
	}
}

/* The name that the descriptor was opened by. */
static void name_of(int fd, char *out, size_t space)
{
	char link[32];
	ssize_t n;

	(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	n = readlink(link, out, space - 1);
	out[n > 0 ? n : 0] = '\0';
	if (n <= 0) {
		(void)snprintf(out, space, "descriptor %d", fd);
	}
}

void cf_route_log(struct pl_file *file, int fd, int mode, uint32_t policy)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct json_object *o = NULL;
	struct json_object *end = NULL;
	struct json_object *routes = NULL;
	struct pl_dev *gpu = NULL;
	char words[WORDS] = "";
	char name[NAME];
	char *text = NULL;

	(void)pl_dev_open(cf_driver.ctx, "gpu:0", &gpu);
	a.file = file;
	a.dev = gpu;
	a.policy = policy;
	a.write = mode == O_WRONLY;
	if (pl_explain(&a, PL_FORMAT_JSON, &text) == 0) {
		locale_t before = locale_use_c();

		o = json_tokener_parse(text);
		locale_restore(before);
	}
	if (o && json_object_object_get_ex(o, "routes", &routes) &&
	    json_object_is_type(routes, json_type_array)) {
		describe(routes, words, sizeof(words));
		(void)json_object_object_get_ex(o, "file", &end);
		name_of(fd, name, sizeof(name));
		CF_LOG(CF_LOG_INFO, "%s (%s), %s %s: route %s", name,
		       end ? text_of(end, "fs") : "?", a.write ? "from" : "to",
		       text_of(o, "memory"), words);
	} else {
		CF_LOG(CF_LOG_WARN, "a file's route cannot be told: %s", pl_error_message());
	}
	(void)json_object_put(o);
	pl_string_free(text);
	pl_dev_close(gpu);
}
