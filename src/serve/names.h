/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_NAMES_H
#define SERVE_NAMES_H

/*
 * What a server offers, and the paths that clients give. The kernel resolves them beneath the
 * directory that is served; what is neither a regular file nor a directory is never opened. All
 * return 0, a descriptor or -errno with a message that is meant for the client: it says nothing of
 * what is outside.
 */

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "serve/wire.h"

struct served_root {
	uint32_t kind;	       /* PL_SERVED_... */
	int dir;	       /* the directory, or that of the file; -1 */
	char name[SERVE_NAME]; /* of the file, or of the GPU */
	uint64_t length;       /* of the GPU's memory */
	bool may_write;
};

/* Opens a root that the program's user may read. */
int names_open_root(const char *path, struct served_root *out);
/* Closes a root. Does nothing to one of zeros with dir -1. */
void names_close_root(struct served_root *r);

/* Whether a name may be said and taken. */
bool names_fit(const char *part);

/* What the path is: a descriptor that only names it (O_PATH), of a regular file or a directory. */
int names_find(const struct served_root *r, const char *path, struct stat *st);
/* The same, and a regular file is open for reading. A file that does not tell its size (/proc,
 * /sys) is read first: then it is a memfd with its bytes, and *st has their number. */
int names_open(const struct served_root *r, const char *path, struct stat *st);
/* The directory that a new name is in, and that name. */
int names_parent(const struct served_root *r, const char *path, char name[SERVE_NAME]);

#endif
