/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_NAMES_H
#define SERVE_NAMES_H

/*
 * The files that a server offers, and the paths that clients give. The kernel resolves paths
 * beneath the served directory; only regular files and directories are ever opened. Functions
 * return 0, a descriptor, or -errno with a message for the client, which says nothing about files
 * outside.
 */

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "serve/wire.h"

struct served_root {
	uint32_t kind;	       /* PL_SERVED_... */
	int dir;	       /* the directory, or that of the served file; -1 */
	char name[SERVE_NAME]; /* the served file's or GPU's */
	uint64_t length;       /* of the GPU's memory */
	bool may_write;
};

/* Opens the root that the program's user has named. Links that lead to it are followed. */
int names_open_root(const char *path, struct served_root *out);
/* Closes a root; nothing if its dir is -1. */
void names_close_root(struct served_root *r);

/* Whether a string may be one part of a path: no control characters, "/", "." or "..". */
bool names_fit(const char *part);

/* Finds a regular file or a directory. Returns a descriptor that only names it (O_PATH). */
int names_find(const struct served_root *r, const char *path, struct stat *st);
/* Opens a regular file for reading. A file that does not tell its size (/proc, /sys) is read at
 * once: *held is set, the descriptor is a memfd with its bytes, and *st has their number. */
int names_open(const struct served_root *r, const char *path, struct stat *st, bool *held);
/* Opens the directory of a new file or directory, and gives the last part of its path. */
int names_parent(const struct served_root *r, const char *path, char name[SERVE_NAME]);

#endif
