/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_UNIX_H
#define SYS_UNIX_H

/*
 * Unix sockets at a path, whose messages keep their limits (SOCK_SEQPACKET) and carry descriptors.
 * All calls are non-blocking: callers that must wait use sys_poll() with a limit. A message that
 * cannot be sent at once is -EAGAIN; a closed peer is -EPIPE, never a signal.
 */

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define SYS_FDS_MAX 248u /* in one message; the kernel takes 253 */

/* Listens at `path`. The file appears with these permission bits set, and replaces a socket without
 * a listener. -EADDRINUSE: the socket has a listener. -ENAMETOOLONG: the path has more than 99
 * bytes. *ino names the file, for sys_unix_unlink(). */
int sys_unix_listen(const char *path, mode_t mode, uint64_t *ino);
/* Removes the file, if it is still the one that sys_unix_listen() made. */
void sys_unix_unlink(const char *path, uint64_t ino);
/* -ECONNREFUSED, -ENOENT; -EAGAIN: too many are waiting there. */
int sys_unix_connect(const char *path);
int sys_unix_accept(int fd); /* -EAGAIN: no connection is pending */

/* One message, with `n` descriptors beside it. */
int sys_send_fds(int fd, const void *buf, size_t len, const int *fds, unsigned int n);
/* One message. *n: the number of received descriptors, which the caller closes. 0: the peer has
 * closed. -EMSGSIZE: it is longer than `len`, or had more than `most` descriptors; -EMFILE: this
 * process can have no more of them. Then none is left open. */
ssize_t sys_recv_fds(int fd, void *buf, size_t len, int *fds, unsigned int most, unsigned int *n);

/* Who is on the other side, as this process's namespaces number it; pid 0 if they do not. */
int sys_peer(int fd, int *pid, unsigned int *uid);

/* Until one of them has something, the time is up (0 ns: only looks; UINT64_MAX: for ever) or a
 * signal came. How many have; 0: none. */
int sys_poll(struct pollfd *v, unsigned int n, uint64_t timeout_ns);

#endif
