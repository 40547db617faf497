/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_SPLICE_H
#define SYS_SPLICE_H

/* Pipes that hold pages: a spliced page is not copied. Results as in sys.h. */

#include <stddef.h>
#include <sys/types.h>

/* Non-blocking. *space: its capacity, which may be less than wanted. */
int sys_pipe(int fds[2], size_t want, size_t *space);
/* Puts the pages behind [p, p+len) into the pipe: references, not copies. */
ssize_t sys_vmsplice(int fd, const void *p, size_t len);
/* The same pages into a second pipe. */
ssize_t sys_tee(int from, int to, size_t len);

#endif
