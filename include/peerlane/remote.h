/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_REMOTE_H
#define PEERLANE_REMOTE_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * Memory of other hosts. A remote is a process on another host, or on this one. A grant is memory
 * of this process that remotes may reach. A region is memory of a remote, as it granted it.
 *
 * The program carries blobs of at most PL_BLOB_MAX bytes from one process to the other, by MPI, a
 * store of torch, a file or any other means. Each side opens a remote for the other, and gives the
 * other's blob to its own; then a grant's blob, carried the same way, becomes a region there. Bytes
 * go by pl_transfer(), and by all other calls that take a struct pl_place of a region. A
 * process that can read a blob on its way can do everything that the blob allows; one that can
 * change it can change where the bytes go. Carry blobs only over connections that you trust.
 *
 * Where both processes have RDMA NICs, the bytes go by these (verbs); else, where both have an
 * adapter that libfabric drives, by that (fabric); and else over TCP (tcp). By TCP they are
 * encrypted, and the context listens for the other process with the first remote, on the loopback
 * address unless the tunable tcp_bind names another. By RDMA and libfabric they are not: use these
 * in a network that you trust. No NIC was seen yet, only the kernel's rxe and a stand-in for
 * libibverbs, and of libfabric its provider for TCP.
 */

struct pl_io_opts;
struct pl_remote;
struct pl_grant;
struct pl_region;

#define PL_BLOB_MAX 4096 /* bytes; no blob is longer */

#define PL_MAY_READ (1u << 0)	/* remotes may read the memory */
#define PL_MAY_WRITE (1u << 1)	/* remotes may write to it */
#define PL_MAY_ATOMIC (1u << 2) /* remotes may change words of it by atomic operations */

#define PL_MESSAGE_MAX 240	   /* bytes of a message */
#define PL_WAIT_FOREVER UINT64_MAX /* a timeout_ns without end */

/* The operations of pl_region_atomic(). */
enum pl_atomic_op {
	PL_ATOMIC_QUERY = 0,	    /* changes nothing: gives a PL_ATOMICS_... value */
	PL_ATOMIC_FETCH_ADD = 1,    /* adds @value, modulo 2^64 */
	PL_ATOMIC_COMPARE_SWAP = 2, /* stores @value if the word is @expected */
};

/* The accesses with which an atomic operation on a word of a region is atomic. */
#define PL_ATOMICS_NONE 0 /* there are none */
#define PL_ATOMICS_NIC 1  /* such operations of remotes; not with the owner's processors or GPU */
#define PL_ATOMICS_HOST 2 /* such operations, and those of the owner's processors */

/**
 * struct pl_guard - a word of a region that says whether the bytes that were read were still valid
 * @off: bytes from the region's beginning, a multiple of 8
 * @value: the valid value of the word, in the byte order of the owner's host
 */
struct pl_guard {
	uint64_t off;
	uint64_t value;
};

/**
 * pl_remote_open - makes this side of a connection with another process.
 * @ctx: the context
 * @out: the remote, not yet connected; to be closed with pl_remote_close()
 *
 * One remote is for one other process, which opens one for this process. Any thread.
 *
 * Return: 0, -EOPNOTSUPP (no way to other hosts; the message has the reason of each), -ENETDOWN
 * (all ports are down by now), -EMFILE (the NIC has no space for another remote), -ENOMEM, -EINVAL
 * (@ctx is NULL), -ESTALE, or an error of the kernel.
 */
PL_API int pl_remote_open(struct pl_ctx *ctx, struct pl_remote **out);

/**
 * pl_remote_blob - writes a blob that tells the other process how to reach this side.
 * @r: the remote
 * @blob: where to; the caller's
 * @space: its size in bytes; PL_BLOB_MAX is always enough
 *
 * The blob is for the remote that the other process has opened for this one, and for no other. Each
 * call gives the same bytes. Any thread; one call on a remote at a time, except transfers.
 *
 * Return: the bytes that were written, -ENOSPC (@space is too small; the message says how many are
 * needed), -EFAULT (@blob is NULL), -EINVAL (@r is NULL), -E2BIG, -ENOMEM, -ESTALE, or an error of
 * the kernel.
 */
PL_API ssize_t pl_remote_blob(struct pl_remote *r, void *blob, size_t space);

/**
 * pl_remote_connect - connects with the other process.
 * @r: the remote
 * @blob: the other side's blob, as pl_remote_blob() returned it there; not used after the call
 * @len: its bytes
 *
 * Does not wait for the other process, which may call later. Transfers that begin before it has
 * called fail. Each side connects once; after an error of the kernel close the remote and open
 * another. Any thread; one call on a remote at a time, except transfers.
 *
 * Return: 0, -EISCONN (it is connected already), -EINVAL (no blob of a remote, one that was
 * truncated or changed, one of another version, or this remote's own; or @r is NULL), -EOPNOTSUPP
 * (the two have no way in common), -ENOMEM, -ESTALE, or an error of the kernel.
 */
PL_API int pl_remote_connect(struct pl_remote *r, const void *blob, size_t len);

/**
 * pl_remote_close - ends a connection.
 * @r: the remote, or NULL
 *
 * Transfers that are in flight in other threads fail, unless they are done. The call waits for
 * them, so when it returns none of them uses memory of this process. Regions of the remote are
 * closed with it and must no longer be used. Grants stay until pl_grant_close(). Any thread; not
 * during another call on the remote or on its regions, except transfers that began before. After
 * fork() it does nothing: pl_close() frees the child's copy.
 */
PL_API void pl_remote_close(struct pl_remote *r);

/**
 * pl_grant_open - lets remotes reach memory of this process.
 * @ctx: the context
 * @ptr: any address: memory that the library allocated, registered, or neither; stays the caller's
 * @len: bytes from there, at least 1, of one allocation
 * @rights: PL_MAY_READ, PL_MAY_WRITE, PL_MAY_ATOMIC or several of them; with the last one @ptr is a
 *	multiple of 8
 * @out: the grant; to be ended with pl_grant_close()
 *
 * Every remote of this context that has the grant's blob may use it, without a call in this
 * process. While it is granted, memory that the library knows is neither freed, unpinned nor
 * unregistered (-EBUSY). Other memory must not be freed before pl_grant_close(). Writes of remotes
 * arrive in no order that a running kernel or thread may rely on: let the other process say that
 * its transfer is done (pl_remote_notify()). Any thread; it takes long for much memory, as the
 * pages are pinned. TCP pins nothing, and does not look at host memory that the library does not
 * know: if there is none, or it can only be read, the other process' transfers fail with -EFAULT.
 *
 * Return: 0, -EINVAL (no bytes, or no or unknown rights; an address that fits no PL_MAY_ATOMIC; or
 * @ctx is NULL), -EFAULT (no such memory, or it leaves its allocation), -EACCES (PL_MAY_WRITE or
 * PL_MAY_ATOMIC for memory that can only be read), -EOPNOTSUPP (memory that was imported: its
 * owner grants it; no NIC has atomic operations; or no way to other hosts takes it, with the
 * reason of each), -ENOMEM, -ESTALE, or an error of the kernel.
 */
PL_API int pl_grant_open(struct pl_ctx *ctx, void *ptr, size_t len, uint32_t rights,
			 struct pl_grant **out);

/**
 * pl_grant_blob - writes a blob that lets remotes reach the granted memory.
 * @g: the grant
 * @blob: where to; the caller's
 * @space: its size in bytes; PL_BLOB_MAX is always enough
 *
 * Every process that has the blob and is connected with this process can use the grant. Any thread;
 * one call on a grant at a time.
 *
 * Return: as pl_remote_blob().
 */
PL_API ssize_t pl_grant_blob(struct pl_grant *g, void *blob, size_t space);

/**
 * pl_grant_close - ends a grant.
 * @g: the grant, or NULL
 *
 * After 0 no remote reaches the memory: their transfers fail, those that are under way too. Any
 * thread; not while another call on the grant is made.
 *
 * Return: 0, and the handle is freed; -ESTALE; -EBUSY or -EIO: an adapter did not take the memory
 * back, so remotes may reach it as before. The grant is still there: keep the memory, and call it
 * again.
 */
PL_API int pl_grant_close(struct pl_grant *g);

/**
 * pl_region_open - makes a remote's grant usable for transfers.
 * @r: the remote; connected
 * @blob: the grant's blob, as pl_grant_blob() returned it there; not used after the call
 * @len: its bytes
 * @out: the region; to be closed with pl_region_close(), or with its remote
 *
 * Any thread; not while the remote is being closed.
 *
 * Return: 0, -ENOTCONN (the remote is not connected), -EINVAL (no blob of a grant, one that was
 * truncated or changed, one of another version, or the grant of another process than @r; or @r is
 * NULL), -EOPNOTSUPP (the grant cannot be reached by the way that the remote is), -ESHUTDOWN (the
 * remote is being closed), -ENOMEM, -ESTALE.
 */
PL_API int pl_region_open(struct pl_remote *r, const void *blob, size_t len,
			  struct pl_region **out);

/**
 * pl_region_close - closes a region.
 * @r: the region, or NULL
 *
 * Transfers of it that are under way in other threads, queues or streams end first, and the call
 * waits for them; those that were queued and have not begun end with -ESHUTDOWN. No other call on
 * it may be made meanwhile. Any thread. After fork() it does nothing: pl_close() frees the child's
 * copy.
 */
PL_API void pl_region_close(struct pl_region *r);

/**
 * pl_region_read_guarded - reads from a region, and then a word that says whether it was valid.
 * @r: the region
 * @dst: any address, as for pl_read()
 * @len: bytes; 0: only the guard is looked at
 * @off: bytes from the region's beginning, any alignment
 * @guard: the word, and its valid value
 * @opts: options, or NULL; they are those of the reading, and its time limit is for both
 *
 * The word is fetched once all of the bytes are there, by the owner's NIC and not before. The owner
 * changes it before it reuses the memory, and no byte of the new content may be there before the
 * new word is: docs/rdma.md says how, for processors and for kernels. Then the bytes are the
 * content of the memory while the word was @guard->value. Any thread.
 *
 * Return: @len; -ESTALE (the word is another, which the message names), -EINVAL (the guard is NULL,
 * not in the region, or not at a multiple of 8); or as pl_transfer(). After an error the content
 * of @dst is unspecified.
 */
PL_API ssize_t pl_region_read_guarded(struct pl_region *r, void *dst, size_t len, uint64_t off,
				      const struct pl_guard *guard, const struct pl_io_opts *opts);

/**
 * pl_region_atomic - makes an atomic operation on a word of a region, and gives its old value.
 * @r: the region, granted with PL_MAY_ATOMIC
 * @op: an enum pl_atomic_op value
 * @off: bytes from the region's beginning, a multiple of 8
 * @value: the number that is added, or the new value
 * @expected: the value that PL_ATOMIC_COMPARE_SWAP replaces; 0 for other operations
 * @out: the word's old value; the caller's. PL_ATOMIC_COMPARE_SWAP has replaced the word if that is
 *	@expected
 *
 * Waits for the answer. Words have the byte order of their host, which has to be that of both.
 * Operations of several NICs of the owner are not atomic with each other, so all go by one of
 * them. Any thread.
 *
 * PL_ATOMIC_QUERY says with which other accesses operations on the region are atomic, without a
 * wait and of any region: *@out is PL_ATOMICS_NONE, PL_ATOMICS_NIC or PL_ATOMICS_HOST, as the
 * owner's NIC says. It ignores @off, @value and @expected.
 *
 * Return: 0, also if the word was not @expected; -EINVAL (there is no operation @op; @off is not in
 * the region, or no multiple of 8; @r or @out is NULL), -EACCES (without PL_MAY_ATOMIC),
 * -EOPNOTSUPP (a NIC on the way has no atomic operations), -ESHUTDOWN, -ENOMEM, -ESTALE, or an
 * error of the connection, as for pl_transfer(): then it is not known whether the word was
 * changed. *@out is written only with 0.
 */
PL_API int pl_region_atomic(struct pl_region *r, uint32_t op, uint64_t off, uint64_t value,
			    uint64_t expected, uint64_t *out);

/**
 * pl_remote_notify - sends a message to the other process.
 * @r: the remote; both sides have connected
 * @msg: the bytes of the message; not used after the call
 * @len: how many, up to PL_MESSAGE_MAX; 0: an empty message
 * @timeout_ns: how long to wait while the other process has taken none of the last 64 messages, and
 *	by TCP for a connection; 0: not at all; PL_WAIT_FOREVER
 *
 * The other process takes each message once, in the order of sending. Transfers and atomic
 * operations that returned before this call come first: all bytes that they wrote to its regions
 * are there when it takes the message (pl_remote_next()). Sending needs no thread of the other
 * process. Any number of threads may call; one sends at a time.
 *
 * By TCP a missing connection is made during the call, and after it if need be. Once a message is
 * on its way the call waits beyond @timeout_ns: until it is known whether the message arrived, or
 * until the connection counts as lost (tunable remote_timeout).
 *
 * Return: 0, -EAGAIN (there is no space or no connection, and no time to wait; nothing was sent),
 * -ETIMEDOUT (there is none after it; nothing was sent), -EMSGSIZE (@len), -EFAULT (@msg is NULL),
 * -ENOTCONN (the remote is not connected), -EOPNOTSUPP (the way to it has no messages), -EINVAL (@r
 * is NULL), -ESHUTDOWN (the remote is being closed), -ESTALE; or an error of the connection, as for
 * pl_transfer(): then the message may arrive or not, but never twice.
 */
PL_API int pl_remote_notify(struct pl_remote *r, const void *msg, size_t len, uint64_t timeout_ns);

/**
 * pl_remote_next - takes the next message of the other process.
 * @r: the remote; connected
 * @msg: where to; the caller's
 * @space: its size in bytes; PL_MESSAGE_MAX is always enough
 * @timeout_ns: how long to wait for one; 0: not at all; PL_WAIT_FOREVER
 *
 * All bytes that the other process had written before it sent the message are seen by this process
 * from then on, and by kernels that start after the call: the driver is asked for that once for
 * each GPU whose memory is granted for writing. Waits by looking, first all the time, then each
 * millisecond. A message that is there is taken also when the connection has ended. That the other
 * process has gone is noticed while a thread waits, or asks again and again; before it was heard
 * of, it is not. Any number of threads may call; each message goes to one.
 *
 * Return: the message's bytes, 0 of an empty one; -EAGAIN (there is none, and no time to wait),
 * -ETIMEDOUT (none came), -EMSGSIZE (@space is too small; the message stays), -EFAULT (@msg is
 * NULL), -ENOTCONN (the remote is not connected), -EOPNOTSUPP (the way to it has no messages),
 * -EINVAL (@r is NULL), -ESHUTDOWN (the remote is being closed), -EHOSTUNREACH (no answer),
 * -ENETDOWN (no connection is left), -ESTALE, or an error of a GPU's driver: then the message is in
 * @msg, but kernels may not see the writes.
 */
PL_API ssize_t pl_remote_next(struct pl_remote *r, void *msg, size_t space, uint64_t timeout_ns);

PL_END

#endif
