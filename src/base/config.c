/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/config_set.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "base/tunables.h"

static void *field(const struct config *c, const struct tunable_row *r)
{
	return (char *)(uintptr_t)c + r->offset;
}

static int bad(const struct tunable_row *r, const char *value, const char *where, const char *want)
{
	return err_set(EINVAL, "tunable %s (%s): \"%s\" is not %s", r->name, where, value, want);
}

static int set_number(struct config *c, const struct tunable_row *r, const char *value,
		      const char *where)
{
	unsigned long long x;
	char want[96];
	int rc = text_parse_bytes(value, &x);

	if (rc || x < r->min || x > r->max) {
		text_fmt(want, sizeof(want), "a %s from %llu to %llu",
			 r->type == ROW_BYTES ? "size (such as 64KiB)" : "number",
			 (unsigned long long)r->min, (unsigned long long)r->max);
		return bad(r, value, where, want);
	}
	*(uint64_t *)field(c, r) = x;
	return 0;
}

static int set_bool(struct config *c, const struct tunable_row *r, const char *value,
		    const char *where)
{
	static const char *const yes[] = { "true", "1", "yes", "on" };
	static const char *const no[] = { "false", "0", "no", "off" };

	for (size_t i = 0; i < ARRAY_LEN(yes); i++) {
		if (strcasecmp(value, yes[i]) == 0 || strcasecmp(value, no[i]) == 0) {
			*(bool *)field(c, r) = strcasecmp(value, yes[i]) == 0;
			return 0;
		}
	}
	return bad(r, value, where, "true or false");
}

/* Which of them there are is known when they are opened. gpu:0 is a second name of one of them. */
static bool are_devices(const char *value)
{
	bool ok = true;

	for (const char *at = value; ok && at; at = strchr(at, ',')) {
		size_t word, number;

		at += at != value;
		word = strspn(at, "abcdefghijklmnopqrstuvwxyz");
		ok = word && at[word] == ':' && strncmp(at, "gpu:", 4) != 0;
		number = ok ? strspn(at + word + 1, "0123456789abcdef:.") : 0;
		ok = number && (at[word + 1 + number] == ',' || !at[word + 1 + number]);
	}
	return ok;
}

static bool is_among(const struct tunable_row *r, const char *value)
{
	return text_has_word(r->choices, ' ', value) ||
	       (r->type == ROW_DEVICES && are_devices(value));
}

int config_set(struct config *c, size_t at, const char *value, enum config_source source,
	       const char *where)
{
	const struct tunable_row *r = &tunables[at];
	char **text = field(c, r);
	char *copy;
	int rc = 0;

	switch (r->type) {
	case ROW_BYTES:
	case ROW_COUNT:
		rc = set_number(c, r, value, where);
		break;
	case ROW_BOOL:
		rc = set_bool(c, r, value, where);
		break;
	case ROW_CHOICE:
	case ROW_DEVICES:
		if (!is_among(r, value)) {
			char want[96];

			text_fmt(want, sizeof(want), "one of: %s%s", r->choices,
				 r->type == ROW_DEVICES ? ", or names of devices such as "
							  "cuda:0,cuda:1, not gpu:0"
							: "");
			return bad(r, value, where, want);
		}
		/* fall through */
	case ROW_TEXT:
		copy = alloc_str(value);
		if (!copy) {
			return -ENOMEM;
		}
		free(*text);
		*text = copy;
		break;
	}
	if (!rc) {
		c->source[at] = source;
	}
	return rc;
}

size_t config_find(const char *name, size_t len)
{
	size_t i = 0;

	while (i < tunables_n &&
	       (strlen(tunables[i].name) != len || strncmp(tunables[i].name, name, len) != 0)) {
		i++;
	}
	return i;
}

int config_unknown(const char *name, size_t len, const char *where)
{
	for (size_t i = 0; i < tunables_gone_n; i++) {
		const struct tunable_gone *g = &tunables_gone[i];

		if (strlen(g->name) == len && strncmp(g->name, name, len) == 0) {
			return err_set(EINVAL, "%s: the tunable \"%s\" is gone: %s", where, g->name,
				       g->remedy);
		}
	}
	return err_set(EINVAL, "%s: there is no tunable \"%.*s\"; `peerlane conf` lists them",
		       where, (int)len, name);
}

struct json_walk {
	struct config *c;
	const char *where;
};

static int json_entry(const char *key, const char *value, void *arg)
{
	struct json_walk *w = arg;
	size_t at = config_find(key, strlen(key));

	if (at == tunables_n) {
		return config_unknown(key, strlen(key), w->where);
	}
	return config_set(w->c, at, value, CONFIG_FILE, w->where);
}

int config_parse_json(struct config *c, const char *text, size_t len, const char *where)
{
	struct json_walk w = { c, where };

	return json_flat_object(text, len, where, json_entry, &w);
}

void config_finish(struct config *c)
{
	for (size_t i = 0; i < tunables_n; i++) {
		if (tunables[i].type == ROW_TEXT || tunables[i].type == ROW_CHOICE ||
		    tunables[i].type == ROW_DEVICES) {
			free(*(char **)field(c, &tunables[i]));
		}
	}
	free(c->file_source);
	*c = (struct config){ 0 };
}

size_t config_rows(void)
{
	return tunables_n;
}

const char *config_env(size_t at)
{
	return tunables[at].env;
}

const char *config_default(size_t at)
{
	return tunables[at].def;
}

/* As one would write it in a configuration file, and no digit less. */
static void exact_bytes(char *dst, size_t space, uint64_t x)
{
	static const char *const units[] = { "", "KiB", "MiB", "GiB", "TiB" };
	size_t u = 0;

	while (x && x % 1024 == 0 && u + 1 < ARRAY_LEN(units)) {
		x /= 1024;
		u++;
	}
	text_fmt(dst, space, "%llu%s", (unsigned long long)x, units[u]);
}

void config_row(const struct config *c, size_t i, struct config_view *out, char *scratch,
		size_t space)
{
	static const char *const sources[] = { "default", "file", "environment", "settings" };
	const struct tunable_row *r = &tunables[i];
	const void *f = field(c, r);

	*out = (struct config_view){ .name = r->name,
				     .env = r->env,
				     .def = r->def,
				     .help = r->help,
				     .test = strncmp(r->name, TUNABLE_TEST,
						     sizeof(TUNABLE_TEST) - 1) == 0,
				     .value = scratch,
				     .source = sources[c->source[i]] };
	switch (r->type) {
	case ROW_BYTES:
		exact_bytes(scratch, space, *(const uint64_t *)f);
		break;
	case ROW_COUNT:
		text_fmt(scratch, space, "%llu", (unsigned long long)*(const uint64_t *)f);
		break;
	case ROW_BOOL:
		out->value = *(const bool *)f ? "true" : "false";
		break;
	case ROW_TEXT:
	case ROW_CHOICE:
	case ROW_DEVICES:
		out->value = *(char *const *)f;
		break;
	}
	if (c->source[i] == CONFIG_FILE && c->file_source) {
		out->source = c->file_source;
	}
}
