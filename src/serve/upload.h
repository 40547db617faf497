/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_UPLOAD_H
#define SERVE_UPLOAD_H

/* A file that a client makes. It gets its name when it is complete and durable. Error messages are
 * for the client. */

#include "serve/names.h"

#define UPLOAD_NAME 256u
#define UNSYNCED_MOST 8u

struct upload {
	int dir; /* the directory of its name */
	int fd;
	char name[SERVE_NAME];
	char temp[UPLOAD_NAME]; /* the name until the commit; "": none */
	bool keeps;		/* the part stays after an error, to be resumed */
	mode_t mode;
	uint64_t length;
	bool later; /* gets its name before it is durable */
};

struct upload_opts {
	uint64_t length;
	mode_t mode; /* of the complete file */
	bool resume;
	bool later;
	bool holes; /* unwritten parts are holes: no space is reserved */
	uint64_t tag;
};

/* Opens a new file. *have: bytes that an earlier attempt has left. */
int upload_begin(const struct served_root *r, const char *path, const struct upload_opts *o,
		 struct upload **out, uint64_t *have);
int upload_commit(struct upload *u);

/* File systems with files that have their names and are not durable yet. */
struct unsynced {
	size_t n;
	struct {
		dev_t dev;
		/* opened before the first of them was written, so that it gets their write
		 * errors */
		int fd;
	} v[UNSYNCED_MOST];
};

/* Notes the file system of a file that is about to be committed, by a descriptor that can be
 * synced. Returns false if the file needs a sync of its own. */
bool unsynced_add(struct unsynced *l, int fd);
/* Makes all these files durable, and forgets them. Returns 0, or -errno with a message. */
int unsynced_sync(struct unsynced *l);
/* Whether the part stays after upload_end(). */
static inline bool upload_keeps(const struct upload *u)
{
	return u->keeps;
}
/* Closes an upload, and removes its temporary name. Does nothing more to a committed file. */
void upload_end(struct upload *u);

/* links.c: makes a symbolic link, which unsynced_sync() makes durable. The same link may be there.
 * Returns 0, or -errno with a message. */
int link_make(const struct served_root *r, const char *path, const char *text, struct unsynced *l);

#endif
