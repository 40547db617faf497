/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_DEST_H
#define TOOL_DEST_H

/*
 * A file that is being written. A regular file is written without a name in its directory, and gets
 * its name only when it is complete and on disk; until then a file of that name is unchanged.
 * Devices, pipes and standard output are written in place.
 *
 * The directory may belong to a hostile user. It is opened once, all later operations are relative
 * to its descriptor, and bytes, length, owner and mode are set by the new file's descriptor: only
 * that file is ever written to, also if the directory's owner replaces names.
 *
 * The order: dest_find, dest_open, writes, dest_settle, perhaps a verification, dest_commit;
 * dest_abort instead at any point after dest_find or dest_stdout. Functions return 0 or an exit
 * status, with the complaint printed.
 */

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

struct pl_ctx;
struct pl_file;

/* Where a destination is. */
struct dest_place {
	int dir;		 /* its directory, O_PATH; -1: none, as for standard output */
	char name[NAME_MAX + 1]; /* its name in there */
	bool exists;
	struct stat st; /* if it exists; of what links lead to */
};

/* File systems with files that got their names before they were durable. */
struct dest_later {
	size_t n;
	struct {
		dev_t dev;
		int fd; /* of the first file there, so that errors of writing back any of them show
			 */
	} v[8];
};

struct dest {
	struct dest_place place;
	struct pl_file *file;
	const char *path;	 /* as it was written, for messages */
	uint64_t off;		 /* where writing begins: PL_OFF_STREAM for streams */
	int fd;			 /* of the same file, for plain reading */
	int slot;		 /* of the temporary name, -1: it has none */
	mode_t mode;		 /* that a new file gets, less the umask */
	bool fresh;		 /* a new file, to be named; else written in place */
	bool unnamed;		 /* the new file has no name yet */
	char part[NAME_MAX + 1]; /* its name if it is to be resumed, "" if not */
	bool stream;
	/* Set after dest_find(): dest_later_sync() makes it durable, beside others. NULL: it is
	 * durable before it has its name. */
	struct dest_later *later;
};

/* The path of what has that name in a directory, to be freed; NULL: no memory. */
char *dest_below(const char *dir, const char *name);
/* Finds the directory and the name that the path leads to. Links at its end are followed where
 * cp(1) may follow them, but none of another user's that leads to a file of a third. */
int dest_find(struct dest *d, const char *path);

/* `mode`: of a new file, before the umask. `expect`: the length that it will have, 0 if that is not
 * known or it will have holes. `ctx` NULL: it gets its bytes by dest_put(), and is a regular file
 * or new. */
int dest_open(struct dest *d, struct pl_ctx *ctx, mode_t mode, uint64_t expect);
/* As dest_open(), into a part that stays where the copy breaks off; `tag` tells contents apart.
 * *have: bytes of an earlier attempt. */
int dest_open_part(struct dest *d, struct pl_ctx *ctx, mode_t mode, uint64_t tag, uint64_t *have);
/* Drops what a part has behind its first `len` bytes. */
int dest_cut(struct dest *d, uint64_t len);
int dest_open_stdout(struct dest *d, struct pl_ctx *ctx);

/* Whether a regular file, or a new one, will have the name. Known from dest_find() on. */
bool dest_is_regular(const struct dest *d);

/* Appends bytes of the host's memory: for few of them the library's handle of the file costs more
 * than the write(2). */
int dest_put(struct dest *d, const void *bytes, size_t len);

/* All `len` bytes were written: cuts the file there and makes it durable. */
int dest_settle(struct dest *d, uint64_t len);

/* Gives the file its name, and makes that durable. */
int dest_commit(struct dest *d);

/* Makes all of them durable, once for each file system. */
int dest_later_sync(struct dest_later *l);

/* Forgets a file that did not become whole; harmless after dest_commit(). */
void dest_abort(struct dest *d);

/* What the library complained of, with the destination's name as the user wrote it. */
int dest_failed(const struct dest *d, int err);

/* All of the above for a text: what the commands save (--save, --svg, --output). */
int dest_write(const char *path, const char *text);

/* The part of dest_find() that knows of paths, and its undoing. */
int dest_place_find(struct dest_place *p, const char *path);
void dest_place_put(struct dest_place *p);

#endif
