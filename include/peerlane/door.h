/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_DOOR_H
#define PEERLANE_DOOR_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * Remotes of processes that are not known beforehand. The blob of a remote (peerlane/remote.h) is
 * for one other process, and each needs the other's. A door has one blob that any number of
 * processes may use, and nothing has to be carried back: a process that has the blob knocks, and
 * both sides have a remote for the other.
 *
 * A process that can read a door's blob can knock, and can then use each grant whose blob it has.
 * It learns nothing of other processes that knock.
 */

struct pl_door;
struct pl_remote;

/**
 * pl_door_open - makes a door, at which other processes may knock.
 * @ctx: the context
 * @out: the door; to be closed with pl_door_close()
 *
 * Knocks come by TCP, encrypted by TLS 1.3, at the address where the context listens for remotes:
 * the loopback address unless the tunable tcp_bind names another. The remotes that come of them
 * take whichever way the two processes have in common. Any thread.
 *
 * Return: 0, -EOPNOTSUPP (no way to other hosts has doors; the message has the reason of each),
 * -ENOMEM, -EINVAL (@ctx is NULL), -ESTALE, or an error of the kernel.
 */
PL_API int pl_door_open(struct pl_ctx *ctx, struct pl_door **out);

/**
 * pl_door_blob - writes the blob that lets another process knock.
 * @d: the door
 * @blob: where to; the caller's
 * @space: its size in bytes; PL_BLOB_MAX is always enough
 *
 * Each call gives the same bytes. Any thread.
 *
 * Return: the bytes that were written, -ENOSPC (@space is too small), -EFAULT (@blob is NULL),
 * -EINVAL (@d is NULL), -E2BIG, -ENOMEM, -ESTALE, or an error of the kernel.
 */
PL_API ssize_t pl_door_blob(struct pl_door *d, void *blob, size_t space);

/**
 * pl_door_next - waits for a process to knock, and connects with it.
 * @d: the door
 * @out: a remote for that process, connected; to be closed with pl_remote_close()
 * @timeout_ns: how long to wait for one; 0: not at all; PL_WAIT_FOREVER
 *
 * pl_remote_knock() there returns when this call has answered it, so a thread of the program calls
 * again and again. Knocks that are not good are refused, with a line in the log, and the call still
 * waits. Any number of threads may call; each process goes to one.
 *
 * Return: 0, -EAGAIN (nobody has knocked, and there is no time to wait), -ETIMEDOUT (nobody came),
 * -ESHUTDOWN (the door was shut, or is being closed), -EINVAL (@d is NULL), -ESTALE.
 */
PL_API int pl_door_next(struct pl_door *d, struct pl_remote **out, uint64_t timeout_ns);

/**
 * pl_door_shut - ends all waiting at a door.
 * @d: the door, or NULL
 *
 * From then on knocks are refused, and all calls of pl_door_next() return -ESHUTDOWN, later ones
 * too. The door itself stays until pl_door_close(): a program shuts it, waits for the threads that
 * call pl_door_next(), and closes it. Does not wait. Any thread. After fork() it does nothing.
 */
PL_API void pl_door_shut(struct pl_door *d);

/**
 * pl_door_close - closes a door.
 * @d: the door, or NULL
 *
 * From then on knocks are refused. Calls of pl_door_next() in other threads return -ESHUTDOWN, and
 * this call waits for them; no other call on the door may begin meanwhile: see pl_door_shut().
 * Remotes of the door stay open. Any thread. After fork() it does nothing: pl_close() frees the
 * child's copy.
 */
PL_API void pl_door_close(struct pl_door *d);

/**
 * pl_remote_knock - connects with a process by a blob of its door.
 * @ctx: the context
 * @blob: the door's blob, as pl_door_blob() returned it there; not used after the call
 * @len: its bytes
 * @timeout_ns: how long to wait for a connection, and for the other process to take the knock; 0 is
 *	too short for any; PL_WAIT_FOREVER
 * @out: a remote for that process, connected; to be closed with pl_remote_close()
 *
 * Both sides must be able to reach the address where the other listens. Any thread.
 *
 * Return: 0, -ETIMEDOUT (within this time the other process did not call pl_door_next(), or its
 * door was full of other processes, or there was no connection, if the time is less than the
 * tunable remote_timeout), -ECONNREFUSED (it has closed the door), -EACCES (it has refused the
 * connection, and its log says why), -EHOSTUNREACH (no answer), -EINVAL (no blob of a door, one
 * that was truncated or changed, or one of another version; or @ctx is NULL); or as
 * pl_remote_open() and pl_remote_connect().
 */
PL_API int pl_remote_knock(struct pl_ctx *ctx, const void *blob, size_t len, uint64_t timeout_ns,
			   struct pl_remote **out);

PL_END

#endif
