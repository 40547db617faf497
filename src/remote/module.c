/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/module.h"

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/library.h"
#include "base/text.h"

struct ask {
	const struct module *module;
	unsigned int version;
};

static const void *load(const char *asked, void *arg, char *why, size_t space)
{
	const struct ask *a = arg;
	const struct module *m = a->module;
	const void *(*get)(unsigned int version);
	const void *ops;
	void *lib;

	if (strcmp(asked, "none") == 0) {
		text_fmt(why, space,
			 "the tunable %s says that the module for %s is not to be loaded",
			 m->tunable, m->once.what);
		return NULL;
	}
	lib = *asked ? library_open(asked) : library_open_ours(m->file);
	if (!lib) {
		text_fmt(why, space, "%s%s, which has %s, cannot be loaded (%.120s): %s",
			 *asked ? "the tunable " : "", *asked ? m->tunable : m->file, m->once.what,
			 library_error(), m->remedy);
		return NULL;
	}
	library_function(lib, m->symbol, &get);
	ops = get ? get(a->version) : NULL;
	if (!ops) {
		text_fmt(why, space,
			 "%.150s is of another release than this library: install both of one",
			 *asked ? asked : m->file);
	}
	return ops;
}

int module_load(struct module *m, const char *asked, unsigned int version, const void **out)
{
	struct ask a = { m, version };
	char why[sizeof(m->once.tried_why)];

	*out = load_once(&m->once, asked, load, &a, why, sizeof(why));
	return *out ? 0 : err_set(EOPNOTSUPP, "%s", why);
}
