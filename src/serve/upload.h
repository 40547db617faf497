/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_UPLOAD_H
#define SERVE_UPLOAD_H

/* A file that is being made: it gets its name when it is complete and durable. Messages are for the
 * client. */

#include "serve/names.h"

#define UPLOAD_NAME 256u

struct upload {
	int dir; /* where its name will be */
	int fd;
	char name[SERVE_NAME];
	char temp[UPLOAD_NAME]; /* "": it has no name yet */
	bool keeps;		/* what there is stays, to be resumed */
	mode_t mode;
	uint64_t length;
};

struct upload_opts {
	uint64_t length;
	mode_t mode; /* as it is to be */
	bool resume;
	bool holes; /* what is not written is a hole: no room is reserved */
	uint64_t tag;
};

/* *have: bytes that are there from an earlier attempt. */
int upload_begin(const struct served_root *r, const char *path, const struct upload_opts *o,
		 struct upload **out, uint64_t *have);
int upload_commit(struct upload *u);
/* Whether what there is stays when it ends. */
static inline bool upload_keeps(const struct upload *u)
{
	return u->keeps;
}
void upload_end(struct upload *u); /* also of one that has its name */

#endif
