/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_DOOR_H
#define PEERLANE_DOOR_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * Remotes of processes that are not known beforehand. The blob of a remote (peerlane/remote.h) is
 * for one other process, and each needs the other's. A door has one blob that any number of
 * processes may use, and nothing has to be carried back: a process that has it knocks, and both
 * sides have a remote for the other.
 *
 * A process that can read a door's blob can knock, and then use the grants whose blobs it has. A
 * process that knocks learns nothing of others that do.
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
 * -ENOMEM, -EINVAL (@ctx is NULL), -ESTALE, or what the kernel gives.
 */
PL_API int pl_door_open(struct pl_ctx *ctx, struct pl_door **out);

/**
 * pl_door_blob - says what another process must know to knock.
 * @d: the door
 * @blob: where to; the caller's
 * @room: its size in bytes; PL_BLOB_MAX is always enough
 *
 * Each call gives the same bytes. Any thread.
 *
 * Return: the bytes that were written, -ENOSPC (@room is too small), -EFAULT (@blob is NULL),
 * -EINVAL (@d is NULL), -E2BIG, -ENOMEM, -ESTALE, or what the kernel gives.
 */
PL_API ssize_t pl_door_blob(struct pl_door *d, void *blob, size_t room);

/**
 * pl_door_next - waits for a process to knock, and connects with it.
 * @d: the door
 * @out: a remote for that process, connected; to be closed with pl_remote_close()
 * @timeout_ns: how long to wait for one; 0: not at all; PL_WAIT_FOREVER
 *
 * pl_remote_knock() there returns when this call has answered it, so a thread of the program calls
 * again and again. Knocks that are not good are refused, with a line in the log, and waiting goes
 * on. Any number of threads may call; each process goes to one.
 *
 * Return: 0, -EAGAIN (nobody has knocked, and there is no time to wait), -ETIMEDOUT (nobody came),
 * -ESHUTDOWN (the door was shut, or is being closed), -EINVAL (@d is NULL), -ESTALE.
 */
PL_API int pl_door_next(struct pl_door *d, struct pl_remote **out, uint64_t timeout_ns);

/**
 * pl_door_shut - ends all waiting at a door.
 * @d: the door, or NULL
 *
 * A process that knocks is refused from then on, and calls of pl_door_next() end with -ESHUTDOWN,
 * those that are yet to come too. The door stays, for pl_door_close(): a program shuts it, waits
 * for its threads to end that call pl_door_next(), and closes it. Waits for nothing. Any thread.
 * After fork() it does nothing.
 */
PL_API void pl_door_shut(struct pl_door *d);

/**
 * pl_door_close - closes a door.
 * @d: the door, or NULL
 *
 * A process that knocks is refused from then on. Calls of pl_door_next() in other threads end with
 * -ESHUTDOWN, and this one waits for them; no other call on the door may begin meanwhile: see
 * pl_door_shut(). Remotes that came of it stay open. Any thread. After fork() it does nothing:
 * pl_close() frees what is the child's.
 */
PL_API void pl_door_close(struct pl_door *d);

/**
 * pl_remote_knock - connects with a process by a blob of its door.
 * @ctx: the context
 * @blob: what pl_door_blob() has given there; no longer used when the call returns
 * @len: its bytes
 * @timeout_ns: how long to wait for a connection, and for the other process to take the knock; 0 is
 *	too short for any; PL_WAIT_FOREVER
 * @out: a remote for that process, connected; to be closed with pl_remote_close()
 *
 * Both sides must be able to reach the address where the other listens. Any thread.
 *
 * Return: 0, -ETIMEDOUT (the other process has not called pl_door_next() in this time, or as many
 * others as it lets wait at its door did so all the time, or there was no connection in this time,
 * if that is less than the tunable tcp_timeout), -ECONNREFUSED (it has closed the door), -EACCES
 * (it has refused the connection, and its log says why), -EHOSTUNREACH (no answer), -EINVAL (no
 * blob of a door, one that was truncated or changed, or one of another version; or @ctx is NULL);
 * or as pl_remote_open() and pl_remote_connect().
 */
PL_API int pl_remote_knock(struct pl_ctx *ctx, const void *blob, size_t len, uint64_t timeout_ns,
			   struct pl_remote **out);

PL_END

#endif
