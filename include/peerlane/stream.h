/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_STREAM_H
#define PEERLANE_STREAM_H

#include <peerlane/transfer.h>
#include <peerlane/types.h>

PL_BEGIN

struct pl_stream;

/* pl_stream_io.flags: the value is read by the call, not when the transfer starts. */
#define PL_STREAM_FIXED_LEN (1u << 0)
#define PL_STREAM_FIXED_OFF (1u << 1)
#define PL_STREAM_FIXED_MEM_OFF (1u << 2)
#define PL_STREAM_FIXED_SRC_OFF (1u << 3)

/**
 * typedef pl_stream_done_fn - is called when a transfer has completed.
 * @arg: pl_stream_io.done_arg
 * @result: as in *pl_stream_io.result, which is set already
 *
 * Called by a worker of the library when the transfer no longer uses its file and memory, just
 * before the stream continues; the stream waits for the call, so it must be short and must not
 * block. It may close the file.
 */
typedef void (*pl_stream_done_fn)(void *arg, ssize_t result);

/**
 * struct pl_stream_io - one transfer in stream order.
 * @size: sizeof(struct pl_stream_io)
 * @flags: PL_STREAM_ values
 * @policy: PL_POLICY_... or a route from pl_policy_parse()
 * @file: reads and writes: the file, with offsets (no pipe, no socket); it stays open until the
 *	transfer is done
 * @mem: where a read or a copy goes to, where a write comes from: any address
 * @src: where a copy comes from
 * @len: how many bytes
 * @off: where in the file or region; NULL: at its beginning
 * @mem_off: added to @mem, not negative, within the allocation or registration that holds @mem;
 *	NULL: nothing
 * @src_off: the same for @src
 * @result: set when the transfer is done, before the stream continues: bytes as of pl_read(),
 *	pl_write() or pl_copy(), or a negative errno; or NULL
 * @timeout_ns: as in struct pl_io_opts, counted from the time when the stream reaches the transfer;
 *	0: no limit
 * @done: called when the transfer is done; or NULL. Called once for each queued transfer, unless
 *	the device failed before the stream reached it
 * @done_arg: handed to @done
 *
 * What @len, @off, @mem_off, @src_off and @result point at is host memory. The first four are read
 * when the stream reaches the transfer, unless @flags says otherwise, and must stay valid until
 * then; @result until the transfer is done. The struct itself may be reused when the call returns.
 */
struct pl_stream_io {
	size_t size;
	uint32_t flags;
	uint32_t policy;
	struct pl_file *file;
	void *mem;
	const void *src;
	const size_t *len;
	const int64_t *off;
	const int64_t *mem_off;
	const int64_t *src_off;
	ssize_t *result;
	uint64_t timeout_ns;
	pl_stream_done_fn done;
	void *done_arg;
};
#define PL_STREAM_IO_INIT                                                                          \
	{                                                                                          \
		sizeof(struct pl_stream_io), 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
			0, NULL, NULL                                                              \
	}

/**
 * pl_stream_wrap - makes transfers follow the order of a stream of the program.
 * @dev: the device that the stream is of
 * @handle: the stream: CUstream and cudaStream_t on CUDA, where NULL and cudaStreamLegacy are the
 *	default stream and cudaStreamPerThread is the calling thread's; on a software GPU the result
 *	of pl_stream_handle()
 * @out: the stream, to be closed with pl_stream_close()
 *
 * On CUDA the calling thread's current context must be the one that the stream belongs to; with
 * none current, or one of another device, it is the device's primary. The stream must outlive the
 * handle that is made here. Any thread.
 *
 * Return: 0, -EINVAL (no stream), -EOPNOTSUPP (this device or driver cannot make a stream wait; the
 * message says why), -ENOMEM, -EAGAIN (no thread could be started), -ESTALE.
 */
PL_API int pl_stream_wrap(struct pl_dev *dev, void *handle, struct pl_stream **out);

/**
 * pl_stream_create - makes a stream for the program's own work and for transfers.
 * @dev: the device
 * @out: the stream, to be closed with pl_stream_close()
 *
 * On CUDA it does not wait for the default stream. Any thread.
 *
 * Return: as pl_stream_wrap(), -EIO.
 */
PL_API int pl_stream_create(struct pl_dev *dev, struct pl_stream **out);

/**
 * pl_stream_handle - the stream as the device's own interface knows it.
 * @stream: the stream
 *
 * For launching kernels on it. It lives as long as @stream. Any thread.
 *
 * Return: on CUDA the CUstream; on a software GPU what pl_stream_wrap() takes.
 */
PL_API void *pl_stream_handle(const struct pl_stream *stream);

/**
 * pl_stream_is - tells whether a stream is the one that a handle means, here and now.
 * @stream: the stream
 * @handle: as for pl_stream_wrap()
 *
 * On CUDA each context has a default stream of its own, and each thread in it a per-thread one, all
 * with the same handles. So a program that keeps the result of pl_stream_wrap() for a handle must
 * ask before it uses it in another thread or context. Any thread.
 *
 * Return: whether wrapping @handle in this thread, with its current context, gives this stream;
 * false in a child after fork().
 */
PL_API bool pl_stream_is(const struct pl_stream *stream, const void *handle);

/**
 * pl_stream_read - reads from a file when the stream reaches the transfer.
 * @stream: the stream
 * @io: the transfer; file, mem, len are needed
 *
 * Returns when it is queued. Work queued on the stream earlier is done before the file is read;
 * work queued later sees the bytes and *io->result. The stream continues also if the transfer
 * fails: the error is in *io->result and in the log. No slab is held before the stream reaches the
 * transfer.
 *
 * While a stream waits for its transfer, a GPU's driver may keep calls waiting that allocate, free
 * or register memory or create streams, until the stream continues. CUDA calls that wait for all
 * streams (cuMemFree, cuMemHostUnregister and functions built on them) may even block all other
 * calls meanwhile. Those that the library makes for the transfer are blocked too, and that is a
 * deadlock: call them when the transfers are done, or use cuMemFreeAsync. pl_mem_free() waits for
 * the right moment. A GPU has 8 connections, or CUDA_DEVICE_MAX_CONNECTIONS: when that number of
 * streams wait, kernels of other streams wait with them.
 *
 * A read of at most 64 KiB with @io->flags fixing the length and the offsets that are given,
 * without a limit of time, a function and a policy, into memory that kernels of the device can
 * access (its own, pinned), is a kernel that asks a thread of the library for the bytes and waits
 * on the GPU (docs/gpu-io.md). The paragraph above does not hold for such a read; the memory must
 * stay until it is done, as with the driver's own calls, and pl_mem_free() does not wait for it. A
 * stream that is being captured makes it part of the graph, if @io->result is in pinned memory or
 * NULL. A replay after the file was closed gives the result -ESTALE, and one while the context is
 * being closed -ESHUTDOWN: destroy graphs before that. With its result in pinned memory or NULL it
 * waits 30 seconds at most, and the result is -ETIMEDOUT.
 *
 * Any thread, but the per-thread default stream only from its thread.
 *
 * Return: 0, -EINVAL (an argument; a per-thread default stream of another thread), -EBADF (not open
 * for reading), -ESPIPE (a file without offsets), -EFAULT (@io->mem is not memory), -EOPNOTSUPP
 * (the stream is being captured into a graph, and no kernel carries the transfer), -EIO (the
 * driver), -ENOMEM, -EAGAIN, -ESTALE.
 */
PL_API int pl_stream_read(struct pl_stream *stream, const struct pl_stream_io *io);

/**
 * pl_stream_write - writes to a file when the stream reaches the transfer.
 * @stream: the stream
 * @io: the transfer; file, mem, len are needed
 *
 * As pl_stream_read(): the bytes that earlier work of the stream left in the memory are written,
 * and work queued after may overwrite them. A write that a kernel carries, and whose result is
 * -ETIMEDOUT, may be made later.
 *
 * Any thread. Return: as pl_stream_read().
 */
PL_API int pl_stream_write(struct pl_stream *stream, const struct pl_stream_io *io);

/**
 * pl_stream_copy - copies between two memories when the stream reaches the transfer.
 * @stream: the stream
 * @io: the transfer; mem, src, len are needed
 *
 * As pl_stream_read(). With @io->flags fixing the length and the offsets that are given, and
 * without a limit of time, a copy between memories that devices reach (theirs, pinned) is queued on
 * the stream itself, and its bytes wait for no processor. The stream continues when a worker has
 * seen its end, some tens of us later, which a list (pl_stream_copyv()) does not need. Then both
 * memories must stay until it is done, as with the driver's own calls; pl_mem_free() of them is
 * -EBUSY. Between pinned memory and a device it takes the links of other devices too, if it is
 * long, and no transfer that a worker carries is queued on a stream of these devices. Reads, writes
 * and copies whose parameters are read at their turn use the device's own link.
 *
 * Any thread. Return: as pl_stream_read().
 */
PL_API int pl_stream_copy(struct pl_stream *stream, const struct pl_stream_io *io);

/**
 * pl_stream_transfer - moves bytes from one place to another when the stream reaches the transfer.
 * @stream: the stream
 * @dst: where to
 * @src: where from; one of the two at least is in memory
 * @io: the transfer; len is needed. file, mem and src are NULL, as the places name them. *off is
 *	added to the offset in the file or region, *mem_off to the address in memory, and *src_off
 *	to that of @src where both are in memory
 *
 * With a file, or between two memories, it does the work of pl_stream_read(), pl_stream_write() or
 * pl_stream_copy(), and returns as they do.
 *
 * With a region (peerlane/remote.h): work queued on the stream earlier is done before the bytes are
 * moved, and work queued later sees them. When the stream continues after a write, the bytes are in
 * the other process' memory. Memory that a NIC can have is registered with it here, before the
 * stream waits; the rest is staged. All bytes arrive, or *io->result is an error. The region may be
 * closed, or its remote: a transfer that the stream has not reached by then ends with -ESHUTDOWN,
 * and the stream continues. Errors of the range or the rights are found when the stream reaches the
 * transfer, and are in *io->result.
 *
 * The places may be reused when the call returns. Any thread, but the per-thread default stream
 * only from its thread.
 *
 * Return: as pl_stream_read(); -EINVAL also for a place that is NULL or wrong, as for
 * pl_transfer(), for a file, mem or src in @io, or an offset in a place that is out of range;
 * -EBADF also if the place's file is NULL; -ESHUTDOWN (the region is being closed); -EOPNOTSUPP
 * also if no place is in memory, and for a region in a stream that is being captured.
 */
PL_API int pl_stream_transfer(struct pl_stream *stream, const struct pl_place *dst,
			      const struct pl_place *src, const struct pl_stream_io *io);

/* pl_stream_copyv_opts.flags */
#define PL_COPYV_SOONEST                                                        \
	(1u << 0) /* be done soonest, whatever it takes of the GPU's processors \
		   */

/**
 * struct pl_stream_copyv_report - who makes the copies of a list.
 * @size: sizeof(struct pl_stream_copyv_report), set by the caller
 * @kernel_pieces: pieces that a kernel copies
 * @kernel_bytes: their bytes
 * @driver_pieces: pieces that the driver's own copies carry
 * @driver_bytes: their bytes
 * @units: on how many of the device's processors the kernel runs; 0: there is none
 */
struct pl_stream_copyv_report {
	size_t size;
	uint64_t kernel_pieces;
	uint64_t kernel_bytes;
	uint64_t driver_pieces;
	uint64_t driver_bytes;
	uint32_t units;
	uint32_t reserved;
};
#define PL_STREAM_COPYV_REPORT_INIT                                     \
	{                                                               \
		sizeof(struct pl_stream_copyv_report), 0, 0, 0, 0, 0, 0 \
	}

/**
 * struct pl_stream_copyv_opts - how a list is copied.
 * @size: sizeof(struct pl_stream_copyv_opts)
 * @flags: PL_COPYV_ values; between memories
 * @units: on how many of the device's processors (SMs) a kernel may run; 0: enough to fill the
 *	link; between memories
 * @report: filled when the copies are queued; or NULL; between memories
 * @policy: with a region: as in struct pl_stream_io
 * @timeout_ns: with a region: as in struct pl_stream_io
 * @result: with a region: as in struct pl_stream_io
 * @done: with a region: as in struct pl_stream_io
 * @done_arg: handed to @done
 *
 * Those of the other kind of list are 0. @policy and what follows came later: structs that end
 * before them are as good.
 */
struct pl_stream_copyv_opts {
	size_t size;
	uint32_t flags;
	uint32_t units;
	struct pl_stream_copyv_report *report;
	uint32_t policy;
	uint32_t reserved;
	uint64_t timeout_ns;
	ssize_t *result;
	pl_stream_done_fn done;
	void *done_arg;
};
#define PL_STREAM_COPYV_OPTS_INIT                                                          \
	{                                                                                  \
		sizeof(struct pl_stream_copyv_opts), 0, 0, NULL, 0, 0, 0, NULL, NULL, NULL \
	}

/**
 * pl_stream_copyv - queues the pieces of a list, as blocks of a KV cache.
 * @stream: the stream
 * @dst: where the pieces' @dst_off begin; NULL: each piece has an address, @dst
 * @src: where the pieces' @src_off begin; NULL: each piece has an address, @src
 * @pieces: the pieces; may be reused when the call returns
 * @n: how many, any number
 * @opts: options, or NULL
 *
 * The call queues and does not wait. The places and pieces are those of pl_copyv(). The pieces have
 * no order among each other: where they overlap, the result is unspecified.
 *
 * With a region, the list is one transfer as of pl_stream_transfer(): *opts->result is the bytes of
 * all pieces, or an error, and then the content of all destinations is unspecified. What each
 * piece's memory needs of drivers is made by the call, before the stream waits. The library keeps a
 * copy of the list until it is done. The rest of this comment is about copies between memories.
 *
 * Each end lies in memory that kernels of the stream's device can access: its own, pinned or
 * managed memory, or a neighbour's after pl_mem_map(), by the address that it gave. All pieces are
 * checked before the first is queued. As with the driver's own calls, all memory must stay until
 * the stream has done them.
 *
 * Short pieces are copied by one kernel on few of the device's processors, which fills the link to
 * the host from blocks of 4 KiB on, where the driver's calls take 1.3 to 3 us of a processor for
 * each block. Longer ones are copied by the driver, whose copy engines take no time of kernels.
 * Until it is measured, that is from 48 KiB on, or with PL_COPYV_SOONEST from 512 KiB on; pieces of
 * 512 KiB are never a kernel's, and those below 4 KiB always.
 *
 * The first three lists of a kind are measured: lists of at least 128 pieces of about one length,
 * in one direction, without @opts->units. Both ways copy a part of such a list, the device's clock
 * is read in between, and a later call looks at it. Then the kernel copies pieces of that length
 * where it takes less than two thirds of the driver's time, or where it is sooner and the driver
 * would keep the calling thread for more than .6 of the kernel's time. With PL_COPYV_SOONEST the
 * kernel copies them wherever it is sooner. pl_explain() of a copy has the measured times, and
 * which way copies which lengths.
 *
 * In a stream that is being captured the copies become part of the graph, which keeps the list.
 * The first call on a device loads the kernel, see pl_gather().
 *
 * Any thread, but the per-thread default stream only from its thread.
 *
 * Return: 0, -EINVAL (an argument), -EFAULT (memory that kernels of the device cannot access, with
 * the piece's number), -EACCES (a destination is read-only here), -EOPNOTSUPP (the device runs no
 * kernels; a stream of a context that is not the primary one), -EAGAIN (a list of more than 5,120
 * pieces for which there is no pinned memory now, as while a transfer waits on a stream; nothing
 * was queued), -EIO (the driver; some copies may have been queued), -ENOMEM, -ESTALE. With a region
 * as pl_stream_transfer(). -EOPNOTSUPP also for a place in a file, or two regions; -EINVAL also for
 * options of the other kind of list.
 */
PL_API int pl_stream_copyv(struct pl_stream *stream, const struct pl_place *dst,
			   const struct pl_place *src, const struct pl_copy_piece *pieces, size_t n,
			   const struct pl_stream_copyv_opts *opts);

/**
 * pl_stream_sync - waits until all that is queued on a stream is done.
 * @stream: the stream
 *
 * The program's own work on it too. Any thread, but the per-thread default stream only from its
 * thread; not inside a function that the stream calls.
 *
 * Return: 0, -EINVAL (a per-thread default stream of another thread), -EOPNOTSUPP (the stream is
 * being captured into a graph), what failed on the device, -ESTALE. Transfers that failed are no
 * failure here: they are in their results.
 */
PL_API int pl_stream_sync(struct pl_stream *stream);

/**
 * pl_stream_close - closes a stream, after the transfers on it.
 * @stream: the stream, or NULL
 *
 * Waits for the queued work if transfers are part of it. A wrapped stream is left as it is; a
 * created one goes, after all that is queued. pl_close() closes the streams that are left. Any
 * thread.
 */
PL_API void pl_stream_close(struct pl_stream *stream);

PL_END

#endif
