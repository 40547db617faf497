/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_ARRAY_H
#define PEERLANE_ARRAY_H

#include <peerlane/file.h>
#include <peerlane/plan.h>
#include <peerlane/rows.h>
#include <peerlane/stream.h>

PL_BEGIN

struct pl_array;

#define PL_ARRAY_AUTO UINT64_MAX

/* Nobody changes the file while the array is open: windows need no lease. */
#define PL_ARRAY_STABLE (1u << 0)
/* Kernels of the program may write the array (pl_array_write() of peerlane/device.cuh). The file is
 * open for writing then, so windows need PL_ARRAY_STABLE, of everybody else; and ext4, xfs or
 * tmpfs. */
#define PL_ARRAY_WRITE (1u << 1)

/**
 * struct pl_array_opts - how an array is kept at hand.
 * @size: sizeof(struct pl_array_opts)
 * @flags: 0, or PL_ARRAY_STABLE and PL_ARRAY_WRITE
 * @page_bytes: bytes that are fetched and kept together: a power of two from 512 to 65536; 0: 4096
 * @slots: reads that kernels may have in flight, at most 4096; 0: 1024. Each takes @page_bytes of
 *	pinned memory
 * @frame_bytes: memory of the device for pages that were fetched; 0: none, rows are read from the
 *	file each time; PL_ARRAY_AUTO: 256 MiB. Never more than the array has, nor than 2^28 pages
 * @wide_bytes: pinned host memory, wide where there is such, for the array's first bytes, which
 *	pl_array_open() loads; 0: none; PL_ARRAY_AUTO: an eighth of what this process may use. Never
 *	more than the array has
 * @limit_ns: how long a kernel waits for one read; and before it for a slot, while other warps'
 *	reads have them all; 0: 30 seconds
 * @window_bytes: how much of the array behind @wide_bytes kernels may read in the page cache, if it
 *	is there when the array is opened. Those pages stay in memory as long as the array does. 0:
 *	none; PL_ARRAY_AUTO: an eighth of what this process may use, for all arrays of the context
 *	together
 */
struct pl_array_opts {
	size_t size;
	uint32_t flags;
	uint32_t page_bytes;
	uint32_t slots;
	uint32_t reserved;
	uint64_t frame_bytes;
	uint64_t wide_bytes;
	uint64_t limit_ns;
	uint64_t window_bytes;
};
#define PL_ARRAY_OPTS_INIT                                                                 \
	{                                                                                  \
		sizeof(struct pl_array_opts), 0, 0, 0, 0, PL_ARRAY_AUTO, PL_ARRAY_AUTO, 0, \
			PL_ARRAY_AUTO                                                      \
	}

/**
 * struct pl_array_status - what became of rows; in memory that kernels of the device can access,
 * aligned to 8.
 * @failed: the number of rows that could not be had is added to it
 * @error: the errno of one of them, negative: -ERANGE (an id that is of no row), -ENODATA (the file
 *	has become shorter), -ETIMEDOUT, -ESHUTDOWN (the array was closed), or the error of the
 *	read, as -EIO
 *
 * Its size is part of the interface.
 */
struct pl_array_status {
	uint64_t failed;
	int64_t error;
};

/**
 * struct pl_array_rows - rows of an array in a file, and where they are to go.
 * @size: sizeof(struct pl_array_rows)
 * @flags: 0
 * @id_type: PL_ID_INT32 or PL_ID_INT64
 * @ids: where the ids are, @n of them
 * @n: how many rows, below 2^32
 * @row_bytes: bytes of a row, at least 1
 * @row_stride: bytes from one row of the array to the next; 0: @row_bytes. Row 0 begins at the
 *	array's first byte, and ids are those of rows that lie in it whole
 * @out: where row i of the output belongs to id i; not used by pl_array_prefetch()
 * @out_stride: bytes from one row there to the next; 0: @row_bytes
 * @status: their results, or NULL
 * @units: how many of the device's processors (SMs) the kernel may have; 0: all
 * @first: the number of the array's row 0 among @all
 * @all: rows of several arrays whose rows are numbered as one table's, of which this one is a part;
 *	0: this one alone. Ids of rows of the others are left alone, and so are their rows of @out:
 *	each array has a call, with the same ids. Ids out of range are counted, and their rows
 *	zeroed, by the one with @first 0
 *
 * Ids, @out and @status lie in memory that kernels of the stream's device can access: its own, or
 * pinned. Rows whose length and place are multiples of 16 are fastest.
 */
struct pl_array_rows {
	size_t size;
	uint32_t flags;
	uint32_t id_type;
	const void *ids;
	size_t n;
	size_t row_bytes;
	size_t row_stride;
	void *out;
	size_t out_stride;
	struct pl_array_status *status;
	uint32_t units;
	uint32_t reserved;
	uint64_t first;
	uint64_t all;
};
#define PL_ARRAY_ROWS_INIT                                                                        \
	{                                                                                         \
		sizeof(struct pl_array_rows), 0, PL_ID_INT64, NULL, 0, 0, 0, NULL, 0, NULL, 0, 0, \
			0, 0                                                                      \
	}

/**
 * struct pl_array_stats - the parts of an array, and counters since it was opened.
 * @size: sizeof(struct pl_array_stats)
 * @page_bytes: bytes of a page
 * @slots: reads that may be in flight
 * @frame_bytes: of the device's memory for pages
 * @wide_bytes: of the array's first bytes that are in host memory
 * @rows: rows that kernels have taken
 * @failed: of these, that could not be had
 * @frame_hits: rows, or parts of rows that lie in several pages, that were in frames
 * @wide_hits: that were in host memory
 * @fetched: pages that were fetched
 * @past: pages, or parts of rows, that were read and found no frame
 * @evicted: pages that lost their frame to another
 * @requests: reads that kernels have asked for
 * @cached: of these, that the page cache had, or the memory that the file is in
 * @waited: that a thread had to wait for
 * @read_errors: that failed
 * @refused: that were no good: their file was closed, or they were garbled
 * @by_uring: of @waited, that io_uring read; the others were read by a thread each
 * @direct: of @waited, that were read past the page cache
 * @bytes: what these reads brought
 * @window_bytes: of the file that kernels may read in the page cache now; 0: none, and
 *	@windows_why has the reason
 * @window_hits: rows, or parts of rows, that were read there
 * @written: ranges that kernels have written; those that failed are counted in @failed
 * @writes: requests for them, which are among @requests and @waited
 * @written_bytes: what these have written
 * @windows_why: why kernels read nothing of the file in the page cache, in words; "" if they may,
 *	as far as the budget goes. Never NULL after a call that returned 0. The text is the
 *	library's: it stays valid until the process ends, also when the array is closed
 */
struct pl_array_stats {
	size_t size;
	uint32_t page_bytes;
	uint32_t slots;
	uint64_t frame_bytes;
	uint64_t wide_bytes;
	uint64_t rows;
	uint64_t failed;
	uint64_t frame_hits;
	uint64_t wide_hits;
	uint64_t fetched;
	uint64_t past;
	uint64_t evicted;
	uint64_t requests;
	uint64_t cached;
	uint64_t waited;
	uint64_t read_errors;
	uint64_t refused;
	uint64_t by_uring;
	uint64_t direct;
	uint64_t bytes;
	uint64_t window_bytes;
	uint64_t window_hits;
	uint64_t written;
	uint64_t writes;
	uint64_t written_bytes;
	const char *windows_why;
};
#define PL_ARRAY_STATS_INIT                                                                       \
	{                                                                                         \
		sizeof(struct pl_array_stats), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
			0, 0, 0, 0, 0, 0, 0, NULL                                                 \
	}

#ifndef PL_ARRAY_DEVICE_VERSION
/* The version of struct pl_array_device.own: a kernel works with the library that has the same. */
#define PL_ARRAY_DEVICE_VERSION 4u

/**
 * struct pl_array_device - the data by which kernels of the program reach an array, as a parameter
 * by value.
 * @size: sizeof(struct pl_array_device)
 * @version: PL_ARRAY_DEVICE_VERSION of the headers that the caller is compiled with
 * @len: bytes of the array
 * @own: the library's
 */
struct pl_array_device {
	size_t size;
	uint32_t version;
	uint32_t reserved;
	uint64_t len;
	uint64_t own[29];
};
#define PL_ARRAY_DEVICE_INIT                                                   \
	{                                                                      \
		sizeof(struct pl_array_device), PL_ARRAY_DEVICE_VERSION, 0, 0, \
		{                                                              \
			0                                                      \
		}                                                              \
	}
#endif

/**
 * pl_array_open - makes a range of a file readable for kernels of a device.
 * @dev: the device
 * @file: the file, which has offsets and is open for reading; it may be closed afterwards
 * @off: the array's first byte
 * @len: bytes of the array; 0: up to the end of the file
 * @opts: how; or NULL
 * @out: the array; the caller closes it
 *
 * A file that was opened with O_DIRECT is read past the page cache where @off and pages are whole
 * blocks of it, as for a table that is much larger than the memory for it; else through it.
 *
 * The part that is kept in host memory is loaded here, which takes as long as a read of that
 * length. Pages of the rest that are in the page cache are registered with the device, within its
 * budget, so that kernels read them there ("windows"); other pages are fetched when kernels ask for
 * them. On GPUs since 2017.
 *
 * Host memory and pages in frames stay as they were read: a program that changes the file calls
 * pl_array_refresh() then. Windows always show the file. While there are some, the library holds a
 * read lease on the file (fcntl(2)): Linux holds up each open for writing until kernels have
 * stopped using the windows, which takes a millisecond. This process must not have the file open
 * for writing either. Where there can be no windows, as on network file systems or without the
 * file's ownership, the array works without; pl_array_stats.windows_why has the reason.
 *
 * The library's threads read for kernels while an array is open (docs/gpu-io.md), and one waits for
 * the lease. Any thread; blocks. It registers memory, which a driver may do only when kernels have
 * ended that run now: not in a thread that one of them waits for.
 *
 * Return: 0, -EINVAL (an argument, or the range is past the end of the file), -ESPIPE (no offsets),
 * -EBADF (not open for reading, or for writing), -ENOMEM (of the host or the device), -EOPNOTSUPP
 * (the device runs no such kernels), -EAGAIN (no thread can be started), -EIO, -ESTALE, or an error
 * of the read.
 */
PL_API int pl_array_open(struct pl_dev *dev, struct pl_file *file, uint64_t off, uint64_t len,
			 const struct pl_array_opts *opts, struct pl_array **out);

/**
 * pl_array_gather - queues a kernel that copies rows of an array, wherever they are now.
 * @stream: a stream of the array's device
 * @array: the array
 * @rows: what; the struct may be reused when the call returns
 *
 * The call queues one kernel and does not wait; it can be captured into a graph and replayed. The
 * ids are read when the stream reaches it, and all memory must stay until it is done. A row that
 * cannot be had is zeroed and counted in @rows->status; the others have the content of the file.
 *
 * A row that is neither in a frame nor in host memory nor in a window is read from the file by a
 * thread of the library, which the kernel waits for on the GPU, at most pl_array_opts.limit_ns for
 * each read. A warp that has waited in vain waits no more: the rest of its rows that would have to
 * be read fail too.
 *
 * Any thread, but the per-thread default stream only from its thread.
 *
 * Return: 0, -EINVAL (an argument; a stream of another device or context), -EFAULT (memory that
 * kernels of the device cannot access, or that is shorter than the rows), -EACCES, -EOPNOTSUPP (a
 * stream of a context that is not the primary one), -EIO (the driver), -ENOMEM, -ESTALE.
 */
PL_API int pl_array_gather(struct pl_stream *stream, struct pl_array *array,
			   const struct pl_array_rows *rows);

/**
 * pl_array_prefetch - queues a kernel that fetches the pages of rows into frames.
 * @stream: a stream of the array's device
 * @array: the array
 * @rows: what; @rows->out is not looked at
 *
 * As pl_array_gather() without the copies. Without frames it only looks at the ids. Pages in
 * windows stay there.
 *
 * Any thread. Return: as pl_array_gather().
 */
PL_API int pl_array_prefetch(struct pl_stream *stream, struct pl_array *array,
			     const struct pl_array_rows *rows);

/**
 * pl_array_device - fills in the struct by which kernels of the program read an array by
 * themselves.
 * @array: the array
 * @out: PL_ARRAY_DEVICE_INIT; is filled
 *
 * Kernels take it by value and call the functions of peerlane/device.cuh, or those of the bitcode
 * beside it, on the array's device. It is of use until the array is closed, and kernels that come
 * later, until the context is closed, find it closed: pl_array_enter() fails there.
 *
 * The proxy is woken as for a launch of the library's: who launches a kernel later than 2 ms after
 * this call, or replays a graph, may find it asleep, and the first read then takes 200 us longer,
 * or after two seconds without reads 4 ms. Any thread.
 *
 * Return: 0, -EPROTO (the library has another PL_ARRAY_DEVICE_VERSION), -EINVAL (the size field),
 * -ESTALE.
 */
PL_API int pl_array_device(struct pl_array *array, struct pl_array_device *out);

/**
 * pl_array_stats - fills in the parts and the counters of an array.
 * @array: the array
 * @stats: is filled
 *
 * The numbers of a kernel are counted when its warps end. Waits for a copy from the device. Any
 * thread.
 *
 * Return: 0, -EINVAL (the size field), -EIO (the driver), -ESTALE.
 */
PL_API int pl_array_stats(struct pl_array *array, struct pl_array_stats *stats);

/**
 * pl_array_refresh - reads the kept parts of an array again.
 * @array: the array
 *
 * Launches that are queued after this call has returned see the file as it was when the call began,
 * or later: host memory is loaded again, frames are empty, and windows are the pages that are in
 * the page cache now, also if a lease was taken away. Kernels may run, and begin, meanwhile: those
 * that began before are waited for, at most pl_array_opts.limit_ns and 10 seconds; others have each
 * row read from the file as long as the call takes, so it is slow for them. Graphs stay valid.
 * Warps of the program's kernels count from pl_array_enter() to pl_array_leave().
 *
 * After an error, except -EBUSY because of another thread, kernels have each row read until the
 * call succeeds.
 *
 * Any thread; blocks, and registers memory as pl_array_open().
 *
 * Return: 0, -EBUSY (another thread is in this call; kernels have not ended), -ENODATA (the file
 * has become shorter than the part in host memory), an error of the read, -EIO (the driver),
 * -ESTALE.
 */
PL_API int pl_array_refresh(struct pl_array *array);

/**
 * pl_array_explain - says where an array's rows are now, and why not elsewhere.
 * @array: the array
 * @format: an enum pl_format value
 * @out: the text, to be freed with pl_string_free()
 *
 * Of host memory, windows and frames each: how many bytes, or why there are none; how the rest is
 * read, and whether kernels may write. Text begins a line with "use" or "no". JSON is one object
 * with "file", "offset", "length", "device", "page" (bytes), "set_aside" (kernels have each row
 * read), "writes", "wide", "windows" (with "guard": "lease" or "stable"), "frames" and "ring"; the
 * first three of these have "bytes" and "why", which is null where they are used. Waits for a copy
 * from the device. Any thread.
 *
 * Return: 0, -EINVAL (the format), -EIO (the driver), -ENOMEM, -ESTALE.
 */
PL_API int pl_array_explain(struct pl_array *array, int format, char **out);

/**
 * pl_array_close - closes an array.
 * @array: the array; NULL is allowed
 *
 * May be called while kernels run: those that wait for a read stop waiting, and the call returns
 * when none of them runs. A kernel of it that begins later, also by the replay of a graph, fails
 * each row with -ESHUTDOWN, until the context is closed. This takes 64 bytes of pinned memory and
 * 256 of the device until then.
 *
 * Kernels of the program count from pl_array_enter() to pl_array_leave().
 *
 * Any thread, but no call uses the array meanwhile; pl_close() closes the arrays that are left.
 */
PL_API void pl_array_close(struct pl_array *array);

PL_END

#endif
