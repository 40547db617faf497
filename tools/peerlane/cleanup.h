/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CLEANUP_H
#define TOOL_CLEANUP_H

/*
 * Temporary files that must not outlive the process, also when it is interrupted: SIGINT, SIGTERM
 * and SIGHUP remove them and end the process with status 128 + the signal's number, on a terminal
 * with the cursor at the beginning of a line; SIGPIPE and SIGQUIT remove them and end it as usual.
 */

#include <stddef.h>
#include <sys/types.h>

void cleanup_install(void);

/*
 * Creates a new file with a name of its own, "DIR/.STEM.XXXXXX", open for reading and writing, and
 * takes it under care. The name goes to `path`. The descriptor, or -errno; *slot is set on success.
 */
int cleanup_create(const char *dir, const char *stem, mode_t mode, char *path, size_t room,
		   int *slot);

/* The file is to stay (it has been renamed, say). A slot of -1 is none. */
void cleanup_keep(int *slot);

/* Removes the file now. */
void cleanup_remove(int *slot);

#endif
