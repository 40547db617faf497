/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_DEST_H
#define TOOL_DEST_H

/*
 * A file that is being written. A regular file grows under a temporary name in the same directory
 * and takes its own name only when it is whole and on disk; until then whatever has that name is
 * left alone. Devices, pipes and standard output are written in place.
 *
 * The order: dest_open, writes, dest_settle, perhaps a verification, dest_commit; dest_abort
 * instead at any point. Functions return 0 or an exit status, with the complaint printed.
 */

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

struct pl_ctx;
struct pl_file;

struct dest {
	struct pl_file *file;
	uint64_t off; /* where writing begins: PL_OFF_STREAM for streams */
	int fd;	      /* of the same file, for plain reading */
	int slot;     /* of the temporary file, -1: written in place */
	bool stream;
	bool standard_output;
	char final[PATH_MAX];
	char temp[PATH_MAX];
};

/* `expect`: the length it will have, 0 if that is not known or it will have holes. */
int dest_open(struct dest *d, struct pl_ctx *ctx, const char *path, uint64_t expect);
int dest_open_stdout(struct dest *d, struct pl_ctx *ctx);

/* All `len` bytes were written: cuts the file there and makes it durable. */
int dest_settle(struct dest *d, uint64_t len);

/* Gives the file its name, and makes that durable. */
int dest_commit(struct dest *d);

/* Forgets a file that did not become whole; harmless after dest_commit(). */
void dest_abort(struct dest *d);

#endif
