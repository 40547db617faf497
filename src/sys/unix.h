/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_UNIX_H
#define SYS_UNIX_H

/*
 * Unix sockets at a path, whose messages keep their limits (SOCK_SEQPACKET) and carry descriptors.
 * All calls are non-blocking: callers that must wait use sys_poll() with a limit. A message that
 * cannot be sent at once is -EAGAIN; -EPIPE, and never a signal, if the other process has closed.
 */

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define SYS_FDS_MAX 248u /* in one message; the kernel takes 253 */

/*
 * Descriptors that these functions give are private (sys_fd_private()), and were so before a child
 * could be forked with them. Closing a descriptor that another process has sent may sleep for any
 * time that it chooses, so use sys_close_later().
 */

/* A socket that listens, and its name. */
struct sys_listener {
	int fd;
	int folder; /* of the name: it is found there whatever the working directory is then */
	dev_t dev;
	ino_t ino;
	char name[100];
};

/* Listens at `path`. The file appears with these permission bits set, and listening; it replaces
 * only a socket without a listener. -EADDRINUSE: the socket has a listener. -EEXIST: it is no
 * socket. -EOPNOTSUPP: the file system cannot replace a socket in one step. -EPERM: a folder made
 * beside it does not belong to this user. -ENAMETOOLONG: the path has more than 99 bytes.
 * Connections there take no descriptors, where the kernel can refuse them (Linux 6.16). */
int sys_unix_listen(const char *path, mode_t mode, struct sys_listener *out);
/* Removes the name, if it is still that of the socket. */
void sys_unix_unlink(const struct sys_listener *l);
/* Removes a name that is of a socket without a listener. */
void sys_unix_unlink_dead(const char *path);
void sys_listener_close(struct sys_listener *l);
int sys_unix_socket(void); /* between sys_fds_begin() and sys_fds_end() */
/* -ECONNREFUSED, -ENOENT; -EAGAIN: too many are waiting there. */
int sys_unix_connect(const char *path);
int sys_unix_accept(int fd); /* -EAGAIN: no connection is pending */
/* Refuses messages with descriptors from now on, if the kernel can do that. Returns 0, -EPIPE if
 * the other process has closed, or -EPROTO if it has sent a message that was not asked for. */
int sys_unix_refuse_fds(int fd);
/* Closes a connection. The other process sees that at once. Never sleeps. */
void sys_unix_close(int fd);

/* Closes descriptors that another process has sent, in a thread that may sleep; the call itself
 * never does. */
void sys_close_later(const int *fds, unsigned int n);
/* Whether too many descriptors wait to be closed: no more should be received. */
bool sys_close_later_full(void);

/* Sends one message, with `n` descriptors beside it. */
int sys_send_fds(int fd, const void *buf, size_t len, const int *fds, unsigned int n);
/* Receives one message. *n: the number of received descriptors, for sys_close_later(). Returns 0 if
 * the other process has closed; -EMSGSIZE if the message is longer than `len`, or had more than
 * `most` descriptors; or -EMFILE if this process can have no more of them. After an error no
 * descriptor is left open. */
ssize_t sys_recv_fds(int fd, void *buf, size_t len, int *fds, unsigned int most, unsigned int *n);

/* Gives the process on the other side, as this process's namespaces number it; pid 0 if they do
 * not. */
int sys_other_process(int fd, int *pid, unsigned int *uid);

/* Waits until a descriptor is ready, the time is up (0 ns: only looks; UINT64_MAX: for ever) or a
 * signal came. Returns how many are ready; 0: none. */
int sys_poll(struct pollfd *v, unsigned int n, uint64_t timeout_ns);

#endif
