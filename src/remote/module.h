/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_MODULE_H
#define REMOTE_MODULE_H

/* Libraries of this project that are loaded when they are first asked for, once a process: beside
 * this library, or where the loader looks. */

#include <limits.h>

#include "base/lock.h"

struct module {
	const char *file;    /* "libpeerlane-net.so" */
	const char *symbol;  /* a function that takes a version and gives a table */
	const char *tunable; /* that names another file, or none */
	const char *has;     /* what it has, for messages */
	const char *remedy;
	struct lock lock;     /* RANK_NET_LOAD: what follows. Held over dlopen(). */
	const void *loaded;   /* the table */
	char tried[PATH_MAX]; /* the name that was tried last */
	char tried_why[300];  /* and why that failed */
};

/* `asked`: the tunable; "": the usual file. 0, or -EOPNOTSUPP with the reason. What is found stays.
 * Any thread. */
int module_load(struct module *m, const char *asked, unsigned int version, const void **out);

#endif
