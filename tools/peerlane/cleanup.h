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

void cleanup_install(void);

/*
 * Each makes a name ".STEM.XXXXXXXX" in a directory and takes it under care; *slot is set on
 * success. The directory is held as a descriptor, so that a later change of the path has no effect.
 * The stem is "peerlane" where the name would become too long.
 *
 * cleanup_create: of a new file of mode 0600, open for reading and writing; it or -errno.
 * cleanup_link: of a file that has no name yet; 0 or -errno.
 * cleanup_create_in: as the first, in the directory of that path; the file's path goes to `path`.
 */
int cleanup_create(int dir, const char *stem, int *slot);
int cleanup_link(int fd, int dir, const char *stem, int *slot);
int cleanup_create_in(const char *dir, const char *stem, char *path, size_t space, int *slot);

/* The name, for as long as it is under care. */
const char *cleanup_name(int slot);

/* The file is to stay (it has been renamed, say). A slot of -1 is none. */
void cleanup_keep(int *slot);

/* Removes the name now. */
void cleanup_remove(int *slot);

#endif
