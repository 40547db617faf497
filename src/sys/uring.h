/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_URING_H
#define SYS_URING_H

/* An io_uring for reads and writes at offsets; one thread at a time. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct uring;

/* -ENOSYS, -EPERM (seccomp, io_uring_disabled), -ENOMEM: the message says which and the remedy. */
int uring_create(unsigned int entries, struct uring **out);
void uring_destroy(struct uring *r);

/* Prepares; nothing is handed to the kernel before uring_submit(). -EBUSY: the ring is full. */
int uring_read(struct uring *r, int fd, void *buf, size_t len, uint64_t off, void *tag);
int uring_write(struct uring *r, int fd, const void *buf, size_t len, uint64_t off, void *tag);
/* Completes when the descriptor is readable, with a positive result. */
int uring_await(struct uring *r, int fd, void *tag);

/* Submits the prepared entries and waits for at least `wait` completions, at most timeout_ns (0: no
 * limit). 0 or -errno; -ETIME after a timeout, though some versions of liburing then return 0 if
 * the call submitted entries: call uring_reap() to find out. */
int uring_submit(struct uring *r, unsigned int wait, uint64_t timeout_ns);

/* Waits for one completion without handing anything over. */
int uring_wait(struct uring *r, uint64_t timeout_ns);

/* How many of the prepared requests the kernel has not taken; always the last ones. */
unsigned int uring_unsubmitted(struct uring *r);

/* The next completion: true and *tag, *res (bytes or -errno). Does not enter the kernel. */
bool uring_reap(struct uring *r, void **tag, ssize_t *res);

#endif
