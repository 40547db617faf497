/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_SOURCE_H
#define TOOL_SOURCE_H

/* A source that is being read. It is opened once: its type, mode and bytes are those of one file,
 * also if names change in the meantime. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

#include "verify.h"

struct pl_ctx;
struct pl_file;
struct shard;

struct source {
	const struct shard *sh;
	struct pl_file *file; /* NULL: the bytes are in sh->held */
	int fd;		      /* of the same file, for plain reading; -1: none */
	struct stat st; /* before it is read; of a regular file with a descriptor of its own, the
			   stamp of its version */
	bool own;	/* source_close() closes the descriptor */
	char known_as[4096 + 16]; /* the library's name for it in messages */
};

/* 0, or an exit status with the complaint printed; source_close() in any case. */
int source_open(struct source *s, const struct shard *sh, struct pl_ctx *ctx);
void source_close(struct source *s);

/* Whether all that was read since source_open() is of one version of a regular file: 0 or an exit
 * status. Other kinds of files, and those read beforehand, are not looked at. */
int source_check_unchanged(const struct source *s);

/* Whether it has holes, and lseek(2) finds them. */
bool source_is_sparse(const struct source *s);

/* Returns the source's bytes, for comparisons. */
struct truth source_truth(const struct source *s);

/* Reads all of a file that does not tell its size, as those of /proc; `most` bytes of it if that is
 * not 0. *held, NULL before, is the caller's to free. 0 or an exit status. */
int source_hold(const char *path, uint64_t most, char **held, uint64_t *len);

/* As source_hold(), without a complaint. Returns 0 or -errno; -EFBIG: there are more than 256 MiB.
 */
int source_read(const char *path, uint64_t most, char **held, uint64_t *len);
/* Says that source_read() failed. Returns the exit status. */
int source_unread(const char *path, int err);

#endif
