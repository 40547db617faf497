/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_MODULE_H
#define REMOTE_MODULE_H

/* Libraries of this project that are loaded when they are first asked for, once a process: beside
 * this library, or where the loader looks. */

#include "base/load_once.h"

struct module {
	const char *file;    /* "libpeerlane-net.so" */
	const char *symbol;  /* a function that takes a version and gives a table */
	const char *tunable; /* that names another file, or none */
	const char *remedy;
	struct load_once once; /* .what: what it has */
};

/* `asked`: the tunable; "": the usual file. 0, or -EOPNOTSUPP with the reason. What is found stays.
 * Any thread. */
int module_load(struct module *m, const char *asked, unsigned int version, const void **out);

#endif
