/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/library.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

void *library_open(const char *name)
{
	return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

const char *library_file(const void *at)
{
	Dl_info info;

	return dladdr(at, &info) ? info.dli_fname : NULL;
}

void *library_open_ours(const char *file)
{
	static const char here;
	const char *self = library_file(&here);
	const char *slash = self ? strrchr(self, '/') : NULL;
	char path[PATH_MAX];
	void *lib = NULL;

	if (slash && (size_t)(slash - self) + strlen(file) + 2 <= sizeof(path)) {
		(void)snprintf(path, sizeof(path), "%.*s/%s", (int)(slash - self), self, file);
		lib = library_open(path);
	}
	return lib ? lib : library_open(file);
}

void *library_present(const char *name)
{
	return dlopen(name, RTLD_NOW | RTLD_NOLOAD);
}

const char *library_error(void)
{
	const char *words = dlerror();

	return words ? words : "";
}

void library_words(const char *name, const char *remedy, char *out, size_t space)
{
	const char *words = library_error();

	/* The loader's words begin with the missing library: this one, or one that it needs. */
	if (strncmp(words, name, strlen(name)) == 0 && strstr(words, "No such file")) {
		(void)snprintf(out, space, "'%.80s' was not found: %s", name, remedy);
	} else {
		(void)snprintf(out, space, "cannot load it: %s", *words ? words : name);
	}
}

void library_function(void *lib, const char *name, void *slot)
{
	void *p = dlsym(lib, name);

	memcpy(slot, &p, sizeof(p)); /* ISO C has no cast of it to a function */
}

const struct library_symbol *library_bind(void *lib, const struct library_symbol *v, size_t n,
					  void *table)
{
	const struct library_symbol *lacks = NULL;

	for (size_t i = 0; i < n; i++) {
		void *p = dlsym(lib, v[i].name);

		if (!p && v[i].other) {
			p = dlsym(lib, v[i].other);
		}
		memcpy((char *)table + v[i].slot, &p, sizeof(p));
		if (!p && v[i].needed && !lacks) {
			lacks = &v[i];
		}
	}
	return lacks;
}
