/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_PARAMS_H
#define DEV_KERNELS_PARAMS_H

/* The parameters of the kernels, for both sides of a launch. Addresses are those of the device. */

#include <stdint.h>

/* rows.c: n rows between a table and an array, or between addresses and an array. */
struct rows_params {
	uint64_t table;	 /* where row 0 is; not used if ids are addresses */
	uint64_t array;	 /* row i of it belongs to ids[i] */
	uint64_t ids;	 /* n of them */
	uint64_t order;	 /* n numbers of 4 bytes: which ids come first; 0: as they lie */
	uint64_t status; /* 8 bytes: ids that are out of range are added to it; 0: nowhere */
	uint64_t n;
	uint64_t rows; /* of the table; not used if ids are addresses */
	uint64_t row_bytes;
	uint64_t table_stride; /* bytes from one row to the next */
	uint64_t array_stride;
	uint32_t id_kind;
	uint32_t scatter; /* 0: to the array; 1: from it */
	uint32_t lanes;	  /* of a warp that take a row together: a power of two, 32 at most */
	uint32_t unused;
};

enum rows_id {
	ROWS_ID_INT32 = 1, /* the same values as enum pl_id_type */
	ROWS_ID_INT64 = 2,
	ROWS_ID_ADDRESS = 3, /* of 8 bytes */
};

/* order.c: the order of ids by the pieces of the table where their rows lie. */
#define ORDER_BLOCKS 128u /* that sum up */

struct order_params {
	uint64_t ids;
	uint64_t n;
	uint64_t rows; /* ids out of range go to the first piece */
	uint64_t table_stride;
	uint64_t counts; /* `pieces` numbers of 4 bytes */
	uint64_t sums;	 /* ORDER_BLOCKS of them */
	uint64_t order;	 /* n of them: the result */
	uint64_t pieces;
	uint32_t id_kind;
	uint32_t shift; /* a piece has 1 << shift bytes */
};

/* pieces.c: a list of copies. All of it is in pinned memory, and nothing of the list changes before
 * the launch has ended. */
struct pieces_params {
	uint64_t gates;	 /* one a block */
	uint64_t states; /* 4 bytes a block */
	uint64_t list;	 /* of n pieces */
	uint32_t n;
	uint32_t unused;
};

struct piece {
	uint64_t dst;
	uint64_t src;
	uint32_t len;
	uint32_t unused[3]; /* a piece is read by the GPU in one sector of 32 bytes */
};

/* States of a block; 0 before the launch. */
enum {
	PIECES_WAITING = 0,
	PIECES_BEGUN = 1,   /* the block runs: it ends soon, one way or the other */
	PIECES_SKIPPED = 2, /* it found the gate shut, and touched nothing */
	PIECES_DONE = 3,
};

/*
 * A gate for each block of a launch. A block stores that it has started and then reads its gate;
 * the thread that cancels the launch shuts the gates of all blocks and then reads which have
 * started; both with a full fence in between. So for each block either that thread sees that it has
 * started, or the block sees its gate shut and makes none of its copies. The blocks are independent
 * of each other.
 *
 * A GPU carries out reads of one word of host memory one after the other, 1 us each: with one gate
 * for all blocks 1,000 copies of 4 KiB between two H200s took 100, 78, 87, 138 and 251 us by 16,
 * 32, 64, 128 and 256 blocks, and from host memory 140, 118, 131, 180 and 292 us. Gates side by
 * side in one line take 37 us for 128 blocks; none take 23, and 92 from host memory.
 */
struct pieces_gate {
	uint32_t shut;
	uint32_t unused[31];
};

/* list.c: a list of copies in pinned memory, or with the launch. */
struct list_params {
	uint64_t list; /* of n struct piece */
	uint32_t n;
	uint32_t unused;
};

struct list_entry {
	uint64_t dst;
	uint64_t src;
	uint64_t len;
};

#define LIST_INLINE 160u /* a launch has space for 4 KiB of parameters */

struct list_inline_params {
	uint32_t n;
	uint32_t unused;
	struct list_entry list[LIST_INLINE];
};

/* blocks.c: blocks by ids. */
#define BLOCKS_PLANES 240u /* in the space for a launch's parameters, too */

struct blocks_plane {
	uint64_t dst; /* where block 0 is */
	uint64_t src;
};

struct blocks_params {
	uint64_t dst_ids; /* n of them each */
	uint64_t src_ids;
	uint64_t n;
	uint64_t status; /* as of struct rows_params */
	uint64_t dst_blocks;
	uint64_t src_blocks;
	uint64_t block_bytes;
	uint64_t dst_stride;
	uint64_t src_stride;
	uint32_t id_kind; /* not ROWS_ID_ADDRESS */
	uint32_t counts;  /* this launch counts in status */
	uint32_t part_bytes;
	uint32_t parts; /* of a block */
	uint32_t n_planes;
	uint32_t unused;
	struct blocks_plane planes[BLOCKS_PLANES];
};

/* list.c: the device's clock in ns, to 8 bytes of pinned memory. */
struct clock_params {
	uint64_t at;
};

/* Threads of a block. Those of a list are many: blocks are spread over the GPU's processors, and a
 * list should use few. */
#define KERNEL_THREADS 256u
#define LIST_THREADS 512u
#define CLOCK_THREADS 32u

#endif
