/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_UPLOAD_H
#define SERVE_UPLOAD_H

/* A file that is being made: it gets its name when it is complete and durable. Messages are for the
 * client. */

#include "serve/names.h"

#define UPLOAD_NAME 256u
#define UNSYNCED_MOST 8u

struct upload {
	int dir; /* where its name will be */
	int fd;
	char name[SERVE_NAME];
	char temp[UPLOAD_NAME]; /* "": it has no name yet */
	bool keeps;		/* what there is stays, to be resumed */
	mode_t mode;
	uint64_t length;
	bool later; /* it gets its name before it is durable */
};

struct upload_opts {
	uint64_t length;
	mode_t mode; /* as it is to be */
	bool resume;
	bool later;
	bool holes; /* what is not written is a hole: no space is reserved */
	uint64_t tag;
};

/* *have: bytes that are there from an earlier attempt. */
int upload_begin(const struct served_root *r, const char *path, const struct upload_opts *o,
		 struct upload **out, uint64_t *have);
int upload_commit(struct upload *u);

/* File systems with files that have their names and are not durable. */
struct unsynced {
	size_t n;
	struct {
		dev_t dev;
		int fd; /* opened before the first of them was written, so that errors show */
	} v[UNSYNCED_MOST];
};

/* Notes the file, to be called before its commit: false: it is to be synced by itself. */
bool unsynced_add(struct unsynced *l, const struct upload *u);
/* Makes all durable, and forgets them: 0, or -errno with a message. */
int unsynced_sync(struct unsynced *l);
/* Whether what there is stays when it ends. */
static inline bool upload_keeps(const struct upload *u)
{
	return u->keeps;
}
void upload_end(struct upload *u); /* also of one that has its name */

#endif
