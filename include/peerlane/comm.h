/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_COMM_H
#define PEERLANE_COMM_H

#include <peerlane/stream.h>
#include <peerlane/types.h>

PL_BEGIN

/* Collective operations of up to 16 ranks of one host: processes, or threads with a context each.
 * Sums depend on the values alone: docs/collectives.md. */

#define PL_COMM_RANKS 16u

struct pl_comm;

/* The types of elements. */
enum pl_comm_type {
	PL_COMM_F64 = 1,
	PL_COMM_F32 = 2,
	PL_COMM_F16 = 3,
	PL_COMM_BF16 = 4,
	PL_COMM_I8 = 5,
	PL_COMM_U8 = 6,
	PL_COMM_I32 = 7,
	PL_COMM_U32 = 8,
	PL_COMM_I64 = 9,
	PL_COMM_U64 = 10,
};

/*
 * How elements are reduced. The result begins with rank 0's element, and those of the others follow
 * in the order of the ranks; elements of 16 bits are reduced as 32-bit floats and rounded once, to
 * the nearest, of two to the even one. Integers wrap. Floats have NCCL's rules: a minimum or
 * maximum is NaN only where all elements are, and +0 is more than -0; an average is the sum of each
 * element times 1/n, both rounded to the type, so that the average of large numbers is finite.
 */
enum pl_comm_op {
	PL_COMM_SUM = 1,
	PL_COMM_PROD = 2,
	PL_COMM_MIN = 3,
	PL_COMM_MAX = 4,
	PL_COMM_AVG = 5, /* of integers: the sum, divided by the number of ranks towards zero */
};

/**
 * typedef pl_comm_gather_fn - gives each rank what all ranks have.
 * @arg: pl_comm_opts.arg
 * @mine: this rank's bytes
 * @len: how many, on all ranks the same
 * @all: space for the bytes of all ranks, in their order
 *
 * An all-gather by whatever the program has: MPI, a socket, torch.distributed, a barrier of
 * threads. pl_comm_create() calls it at most three times, on all ranks equally often, also after an
 * error of a rank's own.
 *
 * Return: 0, or a negative errno, on all ranks.
 */
typedef int (*pl_comm_gather_fn)(void *arg, const void *mine, size_t len, void *all);

/* Bits of pl_comm_opts.flags. */
enum pl_comm_flag {
	/* pl_comm_abort() ends this rank's operations alone. Others wait for this rank as for one
	 * that is late, also after it has closed, until they abort, too. Where the queueing of an
	 * operation fails at this rank, the communicator fails on all of them. */
	PL_COMM_ABORT_ALONE = 1,
};

/* States of a communicator that pl_comm_info() looks at. */
enum pl_comm_state {
	PL_COMM_FAILED = 1,
	PL_COMM_BUSY = 2,
	PL_COMM_CAPTURED = 4,
};

/**
 * struct pl_comm_opts - options of a communicator.
 * @size: sizeof(struct pl_comm_opts)
 * @rank: this rank, from 0
 * @ranks: how many there are, at most PL_COMM_RANKS
 * @gather: see there
 * @arg: handed to it
 * @dir: a folder that all ranks can write to, for sockets by which they find each other's memory;
 *	NULL: /tmp
 * @scratch_bytes: memory of the device for data that are on their way, on all ranks the same; 0: a
 *	little more than 24 MiB. Long messages go through it by tiles
 * @limit_ns: how long a kernel waits for another rank before the communicator fails; 0: ten minutes
 * @tell_ns: how long it waits before the log tells of it; 0: five seconds
 * @flags: enum pl_comm_flag bits
 */
struct pl_comm_opts {
	size_t size;
	uint32_t rank;
	uint32_t ranks;
	pl_comm_gather_fn gather;
	void *arg;
	const char *dir;
	uint64_t scratch_bytes;
	uint64_t limit_ns;
	uint64_t tell_ns;
	uint32_t flags;
};
#define PL_COMM_OPTS_INIT                                                       \
	{                                                                       \
		sizeof(struct pl_comm_opts), 0, 0, NULL, NULL, NULL, 0, 0, 0, 0 \
	}

/**
 * pl_comm_create - makes a communicator, together with the other ranks.
 * @dev: this rank's device; ranks may share one
 * @opts: rank, ranks and gather are needed
 * @out: the communicator, to be closed with pl_comm_close()
 *
 * Every rank calls it, at about the same time; each in a process or in a thread of its own. Memory
 * of each rank's device is made and mapped for the others' kernels (as by pl_mem_alloc() with
 * PL_ALLOC_SHARED and pl_mem_import()), and a few operations of known content prove that it works.
 * Buffers of later operations are not registered: they may be of any allocator.
 *
 * Return: 0; or, on all ranks, an error of one of them, which the message names: -EINVAL (ranks
 * that do not fit together), -EOPNOTSUPP (a device that runs no kernels, or whose memory another
 * cannot reach), -ENOMEM, -EIO (a wrong result), -ETIMEDOUT, what @gather returned, or an error of
 * pl_mem_export() and pl_mem_import().
 */
PL_API int pl_comm_create(struct pl_dev *dev, const struct pl_comm_opts *opts,
			  struct pl_comm **out);

/**
 * pl_comm_all_reduce - gives all ranks the reduction of what each has.
 * @comm: the communicator
 * @stream: a stream of the device
 * @src: @count elements, aligned to their size: memory that kernels of the device can access
 * @dst: @count elements of such memory, for the result; may be @src
 * @count: elements, on all ranks the same; 0: nothing is done
 * @type: an enum pl_comm_type value
 * @op: an enum pl_comm_op value
 *
 * Returns when it is queued; a kernel does it in the order of the stream. All ranks must queue the
 * same operations in the same order. Operations of one communicator that are queued on several
 * streams are carried out in the order of the calls.
 *
 * A stream may be captured into a graph: each replay is an operation, so all ranks replay such
 * graphs in the same order, too. Operations of one capture, on whatever streams that are in it,
 * have the order of the calls in the graph. A replay has no order against operations that are
 * queued beside it, nor against replays of other graphs: the program orders them by one stream or
 * by events. Two that run at the same time give wrong results, or the communicator fails with
 * -EALREADY if their kernels find out; in another order than on another rank, it fails with -EPROTO
 * if they are different ones, and gives wrong results otherwise.
 *
 * If a rank queues another operation, all ranks fail with -EPROTO, and the log says which. After a
 * failure the results of operations that had not ended are undefined, later ones do nothing, and
 * pl_comm_info() says why. Any thread; several may call it, but the order of their calls must be
 * the same on all ranks.
 *
 * Return: 0, -EINVAL (another device's or context's stream, no such type or operation, not
 * aligned), -EFAULT (memory that kernels of the device cannot access, or less of it), -ECANCELED or
 * another error for which the communicator has failed already, -EIO, -ENOMEM, -ESTALE.
 */
PL_API int pl_comm_all_reduce(struct pl_comm *comm, struct pl_stream *stream, const void *src,
			      void *dst, size_t count, uint32_t type, uint32_t op);

/**
 * pl_comm_reduce_scatter - gives each rank its part of the reduction.
 * @comm: the communicator
 * @stream: a stream of the device
 * @src: @count elements for each rank, in their order
 * @dst: @count elements: the reduction of what all ranks have for this one; may be where @src has
 *	this rank's
 * @count: elements of a rank's part
 * @type: an enum pl_comm_type value
 * @op: an enum pl_comm_op value
 *
 * In all else as pl_comm_all_reduce(). Any thread.
 *
 * Return: as pl_comm_all_reduce().
 */
PL_API int pl_comm_reduce_scatter(struct pl_comm *comm, struct pl_stream *stream, const void *src,
				  void *dst, size_t count, uint32_t type, uint32_t op);

/**
 * pl_comm_all_gather - gives all ranks what each has.
 * @comm: the communicator
 * @stream: a stream of the device
 * @src: @len bytes; may be where they belong in @dst
 * @dst: @len bytes of each rank, in their order
 * @len: bytes of one rank
 *
 * In all else as pl_comm_all_reduce(). Any thread.
 *
 * Return: as pl_comm_all_reduce().
 */
PL_API int pl_comm_all_gather(struct pl_comm *comm, struct pl_stream *stream, const void *src,
			      void *dst, size_t len);

/**
 * pl_comm_broadcast - gives all ranks the bytes of one rank.
 * @comm: the communicator
 * @stream: a stream of the device
 * @src: @len bytes, which only @root needs; others may give NULL
 * @dst: @len bytes; @root's may be @src
 * @len: bytes
 * @root: the rank
 *
 * In all else as pl_comm_all_reduce(). Any thread.
 *
 * Return: as pl_comm_all_reduce().
 */
PL_API int pl_comm_broadcast(struct pl_comm *comm, struct pl_stream *stream, const void *src,
			     void *dst, size_t len, uint32_t root);

/**
 * pl_comm_all_to_all - gives each rank what each has for it.
 * @comm: the communicator
 * @stream: a stream of the device
 * @src: @len bytes for each rank, in their order
 * @dst: @len bytes of each rank, in their order; it does not overlap @src
 * @len: bytes from one rank to another
 *
 * In all else as pl_comm_all_reduce(). Any thread.
 *
 * Return: as pl_comm_all_reduce().
 */
PL_API int pl_comm_all_to_all(struct pl_comm *comm, struct pl_stream *stream, const void *src,
			      void *dst, size_t len);

/**
 * pl_comm_barrier - makes the stream wait until the streams of all ranks have reached the barrier.
 * @comm: the communicator
 * @stream: a stream of the device
 *
 * In all else as pl_comm_all_reduce(). Any thread.
 *
 * Return: as pl_comm_all_reduce().
 */
PL_API int pl_comm_barrier(struct pl_comm *comm, struct pl_stream *stream);

/**
 * pl_comm_after - makes a stream wait for the operations that a communicator has queued.
 * @comm: the communicator
 * @stream: any stream of the same context, of a device of the same driver
 *
 * For work on another stream that must come after the communicator's operations and is none of
 * them. Queues a wait for the operations that this process queued before: those outside captures,
 * or, if the stream is captured, those in the same capture. Any thread.
 *
 * Return: 0, -EINVAL (another context's stream), -EIO, -ESTALE.
 */
PL_API int pl_comm_after(struct pl_comm *comm, struct pl_stream *stream);

/**
 * pl_comm_info - says what holds for a communicator now, without a wait.
 * @comm: the communicator
 * @ask: enum pl_comm_state bits: the states to look at, at least one
 *
 * PL_COMM_FAILED: an error of the communicator; the message names the operation and the rank.
 * PL_COMM_BUSY: operations that this process has queued outside captures have not ended; replays
 * of graphs are not known. It asks the driver for an event, which invalidates a capture in CUDA's
 * mode "global": do not ask for it while a stream is captured so.
 * PL_COMM_CAPTURED: graphs have operations of the communicator. These may be replayed after
 * pl_comm_close(), as long as the context is open: see there. Any thread.
 *
 * Return: the bits of @ask that hold, 0 for none. With PL_COMM_FAILED in @ask, the error of a
 * failed communicator: -ETIMEDOUT, -EPROTO (ranks queued different operations), -EALREADY (two
 * operations of a rank ran at the same time, as of a replayed graph and of a stream beside it),
 * -EOWNERDEAD (a rank's process has ended), -ESHUTDOWN (a rank has closed it), -ECANCELED
 * (pl_comm_abort()). Or -EINVAL (@ask has no bits or unknown ones), -EIO (PL_COMM_BUSY: the stream
 * has failed), -ESTALE.
 */
PL_API int pl_comm_info(struct pl_comm *comm, uint32_t ask);

/**
 * pl_comm_abort - ends all operations of a communicator, on all ranks or (PL_COMM_ABORT_ALONE) on
 *	this one.
 * @comm: the communicator
 *
 * Kernels that wait end within moments, and the communicator can no longer be used; the caller
 * still closes it. Any thread; also while another one waits for a stream.
 *
 * Return: 0, -ESTALE.
 */
PL_API int pl_comm_abort(struct pl_comm *comm);

/**
 * pl_comm_close - ends a communicator at this rank.
 * @comm: the communicator, or NULL
 *
 * Waits for operations that this process has queued, at most for ten seconds after they are told to
 * end. It does not know of replays of graphs: the program waits for them first. A replay afterwards
 * does nothing, and the log says so: where operations were captured, the rank's scratch stays until
 * the context is closed. Operations of other ranks that need this one fail with -ESHUTDOWN. Any
 * thread, but not while another uses it.
 */
PL_API void pl_comm_close(struct pl_comm *comm);

PL_END

#endif
