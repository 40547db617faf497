/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_ARRAY_H
#define DEV_KERNELS_ARRAY_H

/* The parameters of array.c, and an array's state in the device's memory. */

#include <stdint.h>

#include "dev/kernels/ring.h"

enum array_count {
	ARRAY_ROWS,
	ARRAY_FAILED,  /* rows that were zeroed */
	ARRAY_FRAMES,  /* parts of rows that came out of frames, */
	ARRAY_WIDE,    /* host memory, */
	ARRAY_FETCHED, /* pages that were fetched, */
	ARRAY_PAST,    /* and those of them, or parts, that found no frame */
	ARRAY_WINDOWS, /* parts of rows that came out of windows */
	ARRAY_WRITTEN, /* ranges that were written */
	ARRAY_COUNTS,
};

/*
 * The state of an array, in the device's memory. It stays when the array is closed, for launches
 * that come later. The host sets `shut`, `cached` and `table` by copies.
 *
 * A warp or a block counts itself first, and then reads `shut` and `cached`. The host sets them
 * first, and then waits until nobody is counted. So at least one of the two sees the other. A warp
 * reads `table` again after the use: array_read.h. The words and the counts are in the device's
 * memory, because one read of host memory takes a microsecond.
 */
struct array_state {
	uint64_t shut;	      /* not 0: a warp that begins leaves the array alone */
	uint64_t cached;      /* not 0: new warps may use host memory, frames, windows */
	uint64_t running;     /* warps, or blocks of array.c, except those in `cache_users` */
	uint64_t cache_users; /* warps or blocks that began while `cached` was not 0 */
	/* The windows: 0: none, or no longer. Else a number that is used once, odd for the first of
	 * the two tables, even for the second. */
	uint64_t table;
	uint64_t head;	/* the ring's */
	uint64_t fresh; /* of the frames */
	uint64_t hand;
	uint64_t evicted;
	uint64_t counts[ARRAY_COUNTS];
	uint64_t slots_reserved; /* slots that warps have reserved: array_warp.h */
	uint64_t first_poll;	 /* cycles until a warp's first poll for an answer: slots.h */
};

/* As many frames can be told from each other in the word of a page: pages.h. */
#define FRAME_BITS 28
#define FRAMES_MOST (UINT64_C(1) << FRAME_BITS)

/* The pages of an array: pages.h. */
struct frames_params {
	uint64_t words;	 /* 8 bytes a page */
	uint64_t owners; /* 8 bytes a frame: its page, and its turn */
	uint64_t frames;
	uint64_t fresh; /* how many frames were ever taken */
	uint64_t hand;	/* of the clock */
	uint64_t n_frames;
	uint64_t evicted; /* how many pages were */
};

/* An array, for the kernels that read it. A part of the interface: a change takes another
 * PL_ARRAY_DEVICE_VERSION. */
struct array_common {
	struct ring_params ring;
	struct frames_params pages;
	uint64_t state; /* struct array_state */
	uint64_t file;	/* the ring's word for it */
	uint64_t len;	/* bytes of the array */
	uint64_t wide;	/* the first bytes, in host memory: */
	uint64_t wide_len;
	uint64_t window_tables; /* where the two are, each of */
	uint64_t window_pieces; /* 8 bytes a piece */
	uint64_t window_bias;	/* of the array's first byte in the first piece of a table */
	uint32_t page_shift;
	uint32_t window_shift; /* a piece has 1 << shift bytes; 0: there is no table */
	uint32_t writes; /* kernels may write: each page has a word, that of host memory too */
	uint32_t unused;
};

/* The number of blocks that a processor of a GPU has space for. */
#define ARRAY_BLOCKS 2

struct array_params {
	struct array_common a;
	uint64_t ids;
	uint64_t n;
	uint64_t rows;
	uint64_t row_bytes;
	uint64_t row_stride;
	uint64_t out; /* 0: pages are fetched, and that is all */
	uint64_t out_stride;
	uint64_t status; /* struct pl_array_status, or 0 */
	uint64_t first;	 /* as in struct pl_array_rows */
	uint64_t all;
	uint32_t id_kind;
	uint32_t unused;
};

#endif
