/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_ENDS_H
#define TOOL_ENDS_H

/* The two ends of a copy as people write them: a path, "-", or "gpu:0+4096". */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum end_kind {
	END_FILE, /* a path that is no directory; it need not exist */
	END_DIR,
	END_PIPE,   /* standard input or output */
	END_BUFFER, /* memory of a device */
	END_PEER,   /* peer://host/path */
};

struct end {
	const char *name; /* as it was written */
	enum end_kind kind;
	char device[32];
	uint64_t offset; /* in the buffer */
};

/* Begins with "peer://". */
bool end_is_peer(const char *s);

/* "gpu:0", "cuda:12", "soft:1" and nothing more. */
bool end_is_device(const char *s);

/* For commands that want a file with a length, before they open it: 0, or an exit status with the
 * complaint printed, which ends with what to do instead of a FIFO or of a directory. */
int end_refuse(const char *path, const char *not_fifo, const char *not_dir);

/* Copies a path into a field of `space` bytes: 0, or an exit status with the complaint printed. A
 * path that is cut would name another file. */
int end_take_path(char *dst, size_t space, const char *path);

/* 0, or an exit status with the complaint printed: a device with a malformed number, or a name that
 * was meant to be one ("gpu0"). */
int end_parse(const char *cmd, const char *s, struct end *out);

#endif
