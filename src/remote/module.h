/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_MODULE_H
#define REMOTE_MODULE_H

/* Libraries of this project that are loaded when they are first needed, once a process. They are
 * looked for beside this library, and then where the loader looks. */

#include "base/load_once.h"

struct module {
	const char *file;    /* "libpeerlane-net.so" */
	const char *symbol;  /* a function that takes a version and returns a table */
	const char *tunable; /* the tunable that names another file, or "none" */
	const char *remedy;
	struct load_once once; /* .what names the library's subject */
};

/* Loads a module, in any thread. `asked`: the tunable's value; "": `file`. Returns 0, or
 * -EOPNOTSUPP with the reason. A module that was loaded stays loaded. */
int module_load(struct module *m, const char *asked, unsigned int version, const void **out);

#endif
