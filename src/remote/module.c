/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/module.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"

/* Of the folder that this code was loaded from. */
static bool beside(const struct module *m, char *out, size_t room)
{
	Dl_info info;
	const char *slash;

	if (!dladdr((const void *)m, &info) || !info.dli_fname) {
		return false;
	}
	slash = strrchr(info.dli_fname, '/');
	if (!slash || (size_t)(slash - info.dli_fname) + strlen(m->file) + 2 > room) {
		return false;
	}
	text_fmt(out, room, "%.*s/%s", (int)(slash - info.dli_fname), info.dli_fname, m->file);
	return true;
}

static void *open_lib(const struct module *m, const char *asked)
{
	char path[PATH_MAX];
	void *lib;

	if (*asked) {
		return dlopen(asked, RTLD_NOW | RTLD_LOCAL);
	}
	lib = beside(m, path, sizeof(path)) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
	return lib ? lib : dlopen(m->file, RTLD_NOW | RTLD_LOCAL);
}

/* With the lock held. */
static const void *load(struct module *m, const char *asked, unsigned int version)
{
	const void *(*get)(unsigned int version);
	const void *ops;
	void *lib;

	if (strcmp(asked, "none") == 0) {
		text_fmt(m->tried_why, sizeof(m->tried_why),
			 "the tunable %s says that the module for %s is not to be loaded",
			 m->tunable, m->has);
		return NULL;
	}
	lib = open_lib(m, asked);
	if (!lib) {
		text_fmt(m->tried_why, sizeof(m->tried_why),
			 "%s%s, which has %s, cannot be loaded (%.120s): %s",
			 *asked ? "the tunable " : "", *asked ? m->tunable : m->file, m->has,
			 dlerror(), m->remedy);
		return NULL;
	}
	*(void **)(void *)&get = dlsym(lib, m->symbol);
	ops = get ? get(version) : NULL;
	if (!ops) {
		text_fmt(m->tried_why, sizeof(m->tried_why),
			 "%.150s is of another release than this library: install both of one",
			 *asked ? asked : m->file);
	}
	return ops;
}

int module_load(struct module *m, const char *asked, unsigned int version, const void **out)
{
	int rc = 0;

	lock_acquire(&m->lock);
	if (!m->loaded && (!*m->tried_why || strcmp(m->tried, asked) != 0)) {
		text_copy(m->tried, sizeof(m->tried), asked);
		m->loaded = load(m, asked, version);
	}
	if (m->loaded) {
		*out = m->loaded;
	} else {
		rc = err_set(EOPNOTSUPP, "%s", m->tried_why);
	}
	lock_release(&m->lock);
	return rc;
}
