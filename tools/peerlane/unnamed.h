/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_UNNAMED_H
#define TOOL_UNNAMED_H

#include <sys/types.h>

/*
 * Files that are written before they have a name (O_TMPFILE): no other process can open, replace or
 * link them, and they disappear if the process ends.
 */

/* A new file in the directory, open for reading and writing, of mode 0600; -errno where the file
 * system has none of that kind or where it could not be given a name later. */
int unnamed_open(int dir);

/* Likewise, with this mode less the umask, for a file that is not opened a second time. */
int unnamed_open_as(int dir, mode_t mode);

/* One with a name, which may be there from an earlier attempt: for reading and writing, never
 * through a link; -errno. */
int unnamed_open_part(int dir, const char *name);

/* Gives it a name. 0, -EEXIST if there is something of that name, which is left alone, -errno. */
int unnamed_link(int fd, int dir, const char *name);

#endif
