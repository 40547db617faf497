/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_QUEUE_H
#define PEERLANE_QUEUE_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * Many transfers in flight. Requests are submitted in arrays and carried out by workers of the
 * library, by threads that wait for completions, and by the kernel and the devices; completions are
 * collected in arrays, in the order in which requests complete. Small requests are submitted
 * together and cost a fraction of blocking calls, and requests that are adjacent both in the file
 * and in memory become one transfer. docs/threading.md says who does what.
 */

struct pl_copy_piece;
struct pl_place;
struct pl_queue;
struct pl_region;

/* The operation of a request. */
enum pl_op {
	PL_OP_READ = 1,	    /* from a file or region into memory, as pl_read(), pl_transfer() */
	PL_OP_WRITE = 2,    /* from memory to a file or region, as pl_write(), pl_transfer() */
	PL_OP_COPY = 3,	    /* from memory to memory, as pl_copy() */
	PL_OP_TRANSFER = 4, /* from any place to any other, as pl_transfer() */
};

/**
 * struct pl_queue_opts - options of a queue.
 * @size: sizeof(struct pl_queue_opts)
 * @depth: the most requests that may be in the queue at once, from their submission until their
 *	completion is collected, extents of jobs included; 0: 65536
 */
struct pl_queue_opts {
	size_t size;
	uint32_t depth;
	uint32_t reserved;
};
#define PL_QUEUE_OPTS_INIT                         \
	{                                          \
		sizeof(struct pl_queue_opts), 0, 0 \
	}

/**
 * struct pl_request - one request of a queue.
 * @size: sizeof(struct pl_request); in an array, that of the first one is the distance between them
 * @op: an enum pl_op value
 * @policy: PL_POLICY_... or a route from pl_policy_parse()
 * @file: the file of a read or write; NULL for copies. It must stay open until the request has
 *	completed
 * @mem: where a read or a copy puts the bytes, any address as for pl_read(); must stay until the
 *	request has completed
 * @src: where a write or a copy takes them; a write may name its memory in @mem instead
 * @off: offset in the file or region; PL_OFF_STREAM for streams, whose requests are carried in the
 * order of their submission. Between other requests there is no order
 * @len: bytes, any alignment
 * @timeout_ns: after this time, counted from the submission, nothing more is submitted for it, as
 *	for pl_io_opts.timeout_ns. 0: no limit
 * @user: handed back in the completion
 * @region: the region of a read or write, and then @file is NULL. It may be closed, or its remote:
 *	requests that have not begun by then complete with -ESHUTDOWN
 * @to: PL_OP_TRANSFER: where to; read by the call. NULL for the others
 * @from: PL_OP_TRANSFER: where from; read by the call. @file, @mem, @src, @off and @region are not
 *	looked at then
 * @pieces: a read or write of a region in many pieces, as pl_copyv() with the region as its place
 *	and addresses at the other side; @mem, @src and @len are not looked at then, and @off is 0.
 *	The array must not change until the request has completed
 * @n_pieces: how many
 *
 * @region and what follows came later, and @pieces and what follows later than that: structs that
 * end before them are as good.
 */
struct pl_request {
	size_t size;
	uint32_t op;
	uint32_t policy;
	struct pl_file *file;
	void *mem;
	const void *src;
	uint64_t off;
	size_t len;
	uint64_t timeout_ns;
	void *user;
	struct pl_region *region;
	const struct pl_place *to;
	const struct pl_place *from;
	const struct pl_copy_piece *pieces;
	size_t n_pieces;
};
#define PL_REQUEST_INIT                                                                       \
	{                                                                                     \
		sizeof(struct pl_request), 0, 0, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, \
			NULL, NULL, 0                                                         \
	}

/**
 * struct pl_job - makes the requests of one submission complete as one.
 * @size: sizeof(struct pl_job)
 * @user: handed back in the job's completion
 */
struct pl_job {
	size_t size;
	void *user;
};
#define PL_JOB_INIT                         \
	{                                   \
		sizeof(struct pl_job), NULL \
	}

/**
 * struct pl_completion - how a request or a job ended.
 * @size: set by the caller to sizeof(struct pl_completion); in an array, that of the first one is
 *	the distance between them
 * @user: the request's or the job's
 * @id: the number that the submission gave
 * @result: bytes, or a negative errno, as the blocking call of the operation returns them;
 *	-ECANCELED if it was cancelled. A job's is the sum of all extents, or the error of the
 *	first failed one in the array's order
 * @route: the route that carried most bytes, in the numbers of pl_policy_parse(); a job's is that
 *	of the extent that ended last; 0: none
 */
struct pl_completion {
	size_t size;
	void *user;
	uint64_t id;
	ssize_t result;
	uint32_t route;
	uint32_t reserved;
};
#define PL_COMPLETION_INIT                                     \
	{                                                      \
		sizeof(struct pl_completion), NULL, 0, 0, 0, 0 \
	}

/**
 * pl_queue_open - makes a queue.
 * @ctx: the context
 * @opts: options, or NULL for the defaults
 * @out: the queue, to be closed with pl_queue_close()
 *
 * Cheap; a context may have many. Threads are started when the first requests need them. Any
 * thread, and all calls on a queue may be made by any number of threads at once.
 *
 * Return: 0, -EINVAL, -ENOMEM, -ESTALE (after fork).
 */
PL_API int pl_queue_open(struct pl_ctx *ctx, const struct pl_queue_opts *opts,
			 struct pl_queue **out);

/**
 * pl_queue_close - closes a queue.
 * @queue: the queue, or NULL
 *
 * Waits until all its requests have completed; completions that were not collected are dropped.
 * Cancel requests first if they may take long. No other thread may be using the queue. In a child
 * after fork it does nothing: pl_close() frees the child's copy. Any thread; blocks.
 */
PL_API void pl_queue_close(struct pl_queue *queue);

/**
 * pl_queue_submit - submits requests, each for itself or all as one job.
 * @queue: the queue
 * @v: the requests; the array is the caller's again on return
 * @n: how many; of a job, from 1
 * @job: makes the requests a job: all are accepted or none, and they have one completion, with
 *	@job->user. They may be any mixture of operations, files, memories and devices; their @user
 *	is ignored. Read by the call. NULL: each request completes for itself
 * @ids: filled with a number for each accepted request, or with one number for the job, for
 *	pl_queue_cancel(); or NULL
 *
 * Never waits for a transfer. A request that cannot be carried out (a bad file, memory, length,
 * policy) completes with the result that the blocking call would have returned. Any thread.
 *
 * Return: the number of accepted requests, from the first on, fewer than @n when the queue is full;
 * of a job, @n. Or -EAGAIN (full, or fewer free entries than a job needs: collect completions; or
 * no thread can be started), -EINVAL (the size of the first request or of @job; a job of no
 * requests, or of more than the queue's depth can hold), -EFAULT (@v is NULL), -ENOMEM, -ESTALE.
 */
PL_API ssize_t pl_queue_submit(struct pl_queue *queue, const struct pl_request *v, size_t n,
			       const struct pl_job *job, uint64_t *ids);

/**
 * pl_queue_wait - collects completions.
 * @queue: the queue
 * @out: where to; every struct's size is set by the caller
 * @min: waits until this many have completed, or no request is in flight. 0: never waits
 * @max: space in @out
 * @timeout_ns: the longest time to wait; 0: no limit
 *
 * A thread that waits without a time limit carries small requests while it waits, those with
 * regions only while all that is in flight is with the same remote. The message of the last failed
 * completion that is delivered becomes this thread's pl_error_message(). Any thread.
 *
 * Return: how many completions were written, possibly fewer than @min; -EINVAL (@min > @max, or the
 * first struct's size), -ESTALE.
 */
PL_API ssize_t pl_queue_wait(struct pl_queue *queue, struct pl_completion *out, size_t min,
			     size_t max, uint64_t timeout_ns);

/**
 * pl_queue_cancel - cancels a request that has not started.
 * @queue: the queue
 * @id: the request's or job's number
 *
 * Of a job, the extents that have not started are cancelled, and the job fails with -ECANCELED
 * unless another extent before them failed. Any thread; never blocks.
 *
 * Return: 0 (it completes with -ECANCELED), -EBUSY (in flight: it completes normally), -ENOENT (it
 * has completed, or was never submitted), -ESTALE.
 */
PL_API int pl_queue_cancel(struct pl_queue *queue, uint64_t id);

/**
 * pl_queue_fd - returns a descriptor that is readable while there are completions to collect.
 * @queue: the queue
 * @out: the descriptor, for poll(2), epoll(7) and the like; it is the queue's: do not read, write
 *	or close it. The same one each time
 *
 * pl_queue_wait() makes it unreadable again when it has collected the last completion. Any thread.
 *
 * Return: 0, -EMFILE, -ENFILE, -ENOMEM, -ESTALE.
 */
PL_API int pl_queue_fd(struct pl_queue *queue, int *out);

PL_END

#endif
