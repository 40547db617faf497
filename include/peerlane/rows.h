/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_ROWS_H
#define PEERLANE_ROWS_H

#include <peerlane/stream.h>

PL_BEGIN

/* The types of ids of rows. The numbers are stable. */
enum pl_id_type {
	PL_ID_INT32 = 1,   /* numbers of rows, of 4 bytes; a negative one is out of range */
	PL_ID_INT64 = 2,   /* numbers of rows, of 8 bytes */
	PL_ID_ADDRESS = 3, /* addresses of rows, of 8 bytes, wherever they lie; 0 is out of range */
};

/* pl_rows.flags */
#define PL_ROWS_AS_GIVEN (1u << 0) /* take the rows in the order of the ids, whatever it costs */

/**
 * struct pl_rows - rows of a table, and an array with a row for each id.
 * @size: sizeof(struct pl_rows)
 * @flags: PL_ROWS_ values
 * @id_type: an enum pl_id_type value
 * @table: the first row of the table; NULL if the ids are addresses
 * @table_rows: how many rows the table has; 0 if the ids are addresses
 * @table_stride: bytes from one row of the table to the next; 0: @row_bytes
 * @array: row i of it belongs to id i
 * @array_stride: bytes from one row of the array to the next; 0: @row_bytes
 * @row_bytes: bytes of a row, at least 1
 * @ids: where they are, @n of them
 * @n: how many rows, below 2^32
 * @status: a word to which the number of ids that are out of range is added, or NULL
 * @scratch: memory of the device for pl_rows_scratch() bytes, aligned to 4, or NULL: see
 *	pl_gather()
 * @scratch_len: bytes of @scratch
 * @units: how many of the device's processors (SMs) the kernel may have; 0: enough to fill the link
 *	to the table
 *
 * Table, array, ids and @status lie in memory that kernels of the stream's device can access: its
 * own, pinned or managed memory, or a neighbour's after pl_mem_map(), by the address that it
 * gave. Rows whose address and length are multiples of 16 are fastest.
 */
struct pl_rows {
	size_t size;
	uint32_t flags;
	uint32_t id_type;
	void *table;
	uint64_t table_rows;
	size_t table_stride;
	void *array;
	size_t array_stride;
	size_t row_bytes;
	const void *ids;
	size_t n;
	uint64_t *status;
	void *scratch;
	size_t scratch_len;
	uint32_t units;
	uint32_t reserved;
};
#define PL_ROWS_INIT                                                                           \
	{                                                                                      \
		sizeof(struct pl_rows), 0, PL_ID_INT64, NULL, 0, 0, NULL, 0, 0, NULL, 0, NULL, \
			NULL, 0, 0, 0                                                          \
	}

/**
 * pl_gather - queues a kernel that copies rows of a table, or rows at addresses, into an array.
 * @stream: the stream
 * @rows: what; the struct may be reused when the call returns
 *
 * The call queues and does not wait; the host takes no part in what follows, so it can be captured
 * into a graph and replayed. As with a kernel of the program's own, the ids are read when the
 * stream reaches it, and all memory must stay until it is done. A row whose id is out of range is
 * zeroed in the array and counted in @rows->status. Addresses are not checked: a kernel that
 * accesses an address without memory ends the device's context.
 *
 * The first call on a device loads the kernels, which takes some milliseconds and may be held up,
 * as allocations are, while a stream waits for a transfer (pl_stream_read()).
 *
 * A table of more than 512 MiB in pinned memory that is not wide (pl_mem_info.gpu_page) is read row
 * by row at some 30 million rows a second. Where there are more ids than a third of the 64 KiB
 * pieces of the table, the rows are therefore taken in the order of where they lie, by five kernels
 * more; the result is the same. That takes memory of the device: @rows->scratch, or the stream's
 * own, which it allocates when it first needs it; while the stream is captured, and beside
 * transfers that streams wait for, it cannot, and takes the rows as given.
 *
 * Any thread, but the per-thread default stream only from its thread.
 *
 * Return: 0, -EINVAL (an argument), -EFAULT (memory that kernels of the device cannot access, or
 * that is shorter than the rows), -EACCES (the array is read-only here), -EOPNOTSUPP (the device
 * runs no kernels; a stream of a context that is not the primary one), -EIO (the driver), -ENOMEM,
 * -ESTALE.
 */
PL_API int pl_gather(struct pl_stream *stream, const struct pl_rows *rows);

/**
 * pl_scatter - queues a kernel that copies the rows of an array into a table, or to addresses.
 * @stream: the stream
 * @rows: what; the struct may be reused when the call returns
 *
 * As pl_gather(), the other way; a row whose id is out of range goes nowhere and is counted. If an
 * id occurs twice, one of its rows is the one that stays. Rows are taken as given.
 *
 * Any thread. Return: as pl_gather(); -EACCES: the table is read-only here.
 */
PL_API int pl_scatter(struct pl_stream *stream, const struct pl_rows *rows);

/**
 * pl_rows_scratch - says how much memory a gather wants, to take rows in the order of where they
 * lie.
 * @rows: what; only the members about the ids and the size of the table are looked at
 *
 * For calls that are captured into graphs. Any thread.
 *
 * Return: bytes; 0 if the rows would be taken as given whatever memory the table is in.
 */
PL_API size_t pl_rows_scratch(const struct pl_rows *rows);

/* pl_blocks.flags, beside PL_COPYV_SOONEST: the call reads the ids, wherever they lie */
#define PL_BLOCKS_IDS_NOW (1u << 8)

/**
 * struct pl_block_plane - where one plane of the blocks lies on either side.
 * @dst: block 0 of the destination
 * @src: block 0 of the source
 *
 * Its size is part of the interface, as that of struct iovec.
 */
struct pl_block_plane {
	void *dst;
	const void *src;
};

/**
 * struct pl_blocks - blocks of two memories, by their ids.
 * @size: sizeof(struct pl_blocks)
 * @flags: PL_COPYV_SOONEST, as for pl_stream_copyv(), and PL_BLOCKS_IDS_NOW
 * @id_type: PL_ID_INT32 or PL_ID_INT64
 * @planes: the planes: a block has a part in each, as of each layer's keys and values; host memory,
 *	read by the call
 * @n_planes: how many
 * @block_bytes: bytes of a block in one plane, at least 1
 * @dst_stride: bytes from one block of the destination to the next, in all planes; 0: @block_bytes
 * @src_stride: the same of the source
 * @dst_blocks: how many blocks the destination has
 * @src_blocks: how many the source has
 * @dst_ids: where the ids of the destination's blocks are, @n of them
 * @src_ids: those of the source's
 * @n: how many blocks are copied, below 2^32
 * @status: a word to which the number of pairs of ids that are out of range is added, or NULL
 * @units: how many of the device's processors (SMs) the kernel may have; 0: enough to fill the link
 * @report: filled when the copies are queued; or NULL
 */
struct pl_blocks {
	size_t size;
	uint32_t flags;
	uint32_t id_type;
	const struct pl_block_plane *planes;
	size_t n_planes;
	size_t block_bytes;
	size_t dst_stride;
	size_t src_stride;
	uint64_t dst_blocks;
	uint64_t src_blocks;
	const void *dst_ids;
	const void *src_ids;
	size_t n;
	uint64_t *status;
	uint32_t units;
	uint32_t reserved;
	struct pl_stream_copyv_report *report;
};
#define PL_BLOCKS_INIT                                                                           \
	{                                                                                        \
		sizeof(struct pl_blocks), 0, PL_ID_INT64, NULL, 0, 0, 0, 0, 0, 0, NULL, NULL, 0, \
			NULL, 0, 0, NULL                                                         \
	}

/**
 * pl_copy_blocks - queues copies of blocks by their ids, as between two KV caches.
 * @stream: the stream
 * @blocks: what; the struct may be reused when the call returns
 *
 * In each plane block @blocks->src_ids[i] of the source is copied to block @blocks->dst_ids[i] of
 * the destination. Memory is as for pl_stream_copyv(); no two ids of the destination may be the
 * same, and no block may be copied from and to, or the bytes there are unspecified. The call queues
 * and does not wait.
 *
 * Where the ids lie says when they are read, and who copies. Ids in memory that kernels of the
 * device can access (the device's, pinned) are read when the stream reaches the copies: one kernel
 * copies all blocks, whatever their length, the host takes no part, and it can be captured into a
 * graph and replayed with other ids in the same place. Pairs of which one is out of range are
 * skipped, and counted in @blocks->status. Both lists of ids have to be of that kind, or neither.
 *
 * Other ids, and all with PL_BLOCKS_IDS_NOW, are read by the call, and the copies go as those of
 * pl_stream_copyv(). One that is out of range is an error, and then nothing was queued.
 *
 * The first call on a device loads the kernel, see pl_gather(). Any thread, but the per-thread
 * default stream only from its thread.
 *
 * Ids on the heap that share a page with pinned memory may be taken for pinned: the flag is for
 * them, too.
 *
 * Return: 0, or as pl_stream_copyv(); -EINVAL also for an id that is out of range.
 */
PL_API int pl_copy_blocks(struct pl_stream *stream, const struct pl_blocks *blocks);

PL_END

#endif
