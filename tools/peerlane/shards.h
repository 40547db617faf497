/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_SHARDS_H
#define TOOL_SHARDS_H

/*
 * The sources of one copy, as a list of files: a plain file is one, a directory is every regular
 * file right in it (links to files included), by name; what else is in it is left out. Standard
 * input is one, too. Files are opened one at a time, when their turn comes (source.h); only those
 * of /proc and their like, which do not tell their size, are read when they are added.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct shard {
	char *path;	  /* NULL: standard input */
	const char *name; /* the last part of the path, for messages and for directories */
	bool stream;	  /* no offsets, no length */
	char *held;	  /* all its bytes, of a file that does not tell its size; or NULL */
	mode_t mode;	  /* as it was then */
	uint64_t off;	  /* where it begins */
	uint64_t len;	  /* bytes, when it was looked at; 0 for streams */
	off_t size;	  /* of a regular file, then */
	uint64_t place;	  /* offset in the buffer that holds them all */
	dev_t dev;
	ino_t ino;
};

struct shards {
	struct shard *v;
	size_t n;
	size_t space;
	uint64_t bytes; /* of all */
	uint64_t most;	/* of a file that does not tell its size, no more is wanted; 0: all */
	bool stream;	/* one of them is */
	size_t subdirs; /* left out of directories */
	size_t others;	/* left out of directories: neither files nor directories; each was named */
};

/* 0, or an exit status with the complaint printed. */
int shards_add_file(struct shards *s, const char *path);
/* Adds the files of a directory. Prints the names of other entries, and counts subdirectories in
 * one line. */
int shards_add_dir(struct shards *s, const char *path);
int shards_add_stdin(struct shards *s);

/* Gives each its place in one buffer, on multiples of 4096 so that direct I/O stays possible; the
 * bytes that the buffer needs. */
uint64_t shards_place(struct shards *s);

void shards_finish(struct shards *s);

#endif
