/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Where values come from, the weakest first: defaults, a file, the environment, the caller. */

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config_set.h"
#include "base/error.h"
#include "base/text.h"
#include "base/tunables.h"

#define FILE_MAX_BYTES (1u << 20)

/* The file as a string; the caller frees it. */
static int slurp(const char *path, char **out, size_t *len)
{
	FILE *f = fopen(path, "re");
	char *s;
	int rc;

	if (!f) {
		rc = errno;
		return err_set(rc, "cannot open the configuration file '%s': %s", path,
			       err_words(rc));
	}
	s = alloc_zero(FILE_MAX_BYTES + 1);
	if (!s) {
		rc = -ENOMEM;
		goto out_close;
	}
	*len = fread(s, 1, FILE_MAX_BYTES + 1, f);
	if (ferror(f) || *len > FILE_MAX_BYTES) {
		rc = err_set(EINVAL, "the configuration file '%s' is %s", path,
			     ferror(f) ? "not readable" : "larger than 1 MiB");
		free(s);
		goto out_close;
	}
	*out = s;
	rc = 0;
out_close:
	(void)fclose(f);
	return rc;
}

static int load_file(struct config *c, const char *file)
{
	static const char standard[] = "/etc/peerlane.json";
	const char *path = file ? file : secure_getenv("PEERLANE_CONFIG");
	char *text = NULL;
	size_t len = 0;
	int rc;

	if (!path || !*path) {
		path = standard;
	}
	rc = slurp(path, &text, &len);
	if (rc == -ENOENT && path == standard) {
		return 0;
	}
	if (rc) {
		return rc;
	}
	c->file_source = alloc_fmt("file %s", path);
	rc = c->file_source ? config_parse_json(c, text, len, path) : -ENOMEM;
	free(text);
	return rc;
}

static int load_env(struct config *c)
{
	for (size_t i = 0; i < config_rows(); i++) {
		const char *env = config_env(i);
		const char *value = secure_getenv(env);
		int rc = value ? config_set(c, i, value, CONFIG_ENV, env) : 0;

		if (rc) {
			return rc;
		}
	}
	return 0;
}

static int load_settings(struct config *c, const char *const *settings, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *eq = strchr(settings[i], '=');
		size_t at = eq ? config_find(settings[i], (size_t)(eq - settings[i])) : 0;
		int rc;

		if (!eq) {
			return err_set(EINVAL, "setting \"%s\" has no '='; write name=value",
				       settings[i]);
		}
		if (at == config_rows()) {
			return config_unknown(settings[i], (size_t)(eq - settings[i]), "settings");
		}
		rc = config_set(c, at, eq + 1, CONFIG_SETTING, "settings");
		if (rc) {
			return rc;
		}
	}
	return 0;
}

static int check_whole(const struct config *c)
{
	uint64_t odd = c->chunk & (c->chunk - 1) ? c->chunk : c->cached_chunk;

	if (odd & (odd - 1)) {
		return err_set(EINVAL,
			       "tunables chunk and test_cached_chunk: %llu is not a power of two",
			       (unsigned long long)odd);
	}
	if (c->slab_budget < 2 * c->chunk) {
		return err_set(EINVAL,
			       "tunable slab_budget: %llu bytes do not hold two chunks of %llu; "
			       "raise it or lower chunk",
			       (unsigned long long)c->slab_budget, (unsigned long long)c->chunk);
	}
	return 0;
}

int config_load(struct config *c, const char *file, const char *const *settings, size_t n)
{
	int rc = 0;

	*c = (struct config){ 0 };
	for (size_t i = 0; i < config_rows() && !rc; i++) {
		rc = config_set(c, i, config_default(i), CONFIG_DEFAULT, "default");
	}
	if (!rc) {
		rc = load_file(c, file);
	}
	if (!rc) {
		rc = load_env(c);
	}
	if (!rc) {
		rc = load_settings(c, settings, n);
	}
	return rc ? rc : check_whole(c);
}

const char *config_gone(size_t *i, char env[CONFIG_ENV_MAX])
{
	while (*i < tunables_gone_n) {
		const struct tunable_gone *g = &tunables_gone[(*i)++];

		text_fmt(env, CONFIG_ENV_MAX, "PEERLANE_%s", g->name);
		for (char *c = env; *c; c++) {
			*c = (char)toupper((unsigned char)*c);
		}
		if (secure_getenv(env)) {
			return g->remedy;
		}
	}
	return NULL;
}

const char *config_runtime_dir(void)
{
	const char *dir = secure_getenv("XDG_RUNTIME_DIR");

	return dir && *dir == '/' ? dir : NULL;
}

const char *config_foreign_env(const char *name)
{
	return secure_getenv(name);
}
