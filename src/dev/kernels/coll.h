/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_H
#define DEV_KERNELS_COLL_H

/* The parameters of coll.c, and the memory that it shares with other ranks and with the host. */

#include <stdint.h>

#define COLL_RANKS 16u
#define COLL_BLOCKS 64u	      /* a power of two */
#define COLL_SHORT_BLOCKS 32u /* of all ways except COLL_LONG; a power of two */
#define COLL_THREADS 512u
#define COLL_LONG_THREADS (COLL_THREADS + 32u) /* with a warp that carries no data */

enum coll_kind {
	COLL_ALL_REDUCE = 1,
	COLL_REDUCE_SCATTER,
	COLL_ALL_GATHER,
	COLL_BROADCAST,
	COLL_ALL_TO_ALL,
	COLL_BARRIER,
	COLL_KINDS,
};

enum coll_way {
	COLL_PACKETS,	/* to all, who reduce for themselves */
	COLL_PACKETS_2, /* an all-reduce: to the owner of each chunk, and its result to all */
	COLL_CHUNKS,	/* the same, with a flag a chunk; for other kinds as COLL_PACKETS */
	COLL_LONG,	/* the same by tiles, several of which are on their way: coll_long.c */
};

enum coll_type { /* the same values as enum pl_comm_type */
	COLL_F64 = 1,
	COLL_F32,
	COLL_F16,
	COLL_BF16,
	COLL_I8,
	COLL_U8,
	COLL_I32,
	COLL_U32,
	COLL_I64,
	COLL_U64,
	COLL_TYPES,
};

enum coll_op { /* the same values as enum pl_comm_op */
	COLL_SUM = 1,
	COLL_PROD,
	COLL_MIN,
	COLL_MAX,
	COLL_AVG,
	COLL_OPS,
};

/*
 * A rank's scratch, in its device's memory. First the state, then stores of other ranks: a packet
 * from each that names its operation, flags of chunks, and data. Everything except the state exists
 * PARTS times: an operation uses the part of its number.
 *
 * When may a part be written again? An operation ends at a rank when the rank has heard from each
 * other rank in it; and a rank sends in an operation after it has ended the one before. So a rank
 * that begins operation k + 2 knows that all have ended k, and that nobody still reads k's part.
 * Two parts would do; the third leaves space for a rank that has been told to stop in between.
 */
#define COLL_PARTS 3u
#define COLL_STATE_BYTES 4096u
#define COLL_SAID_EACH 16u
#define COLL_SAID_BYTES (COLL_RANKS * COLL_SAID_EACH) /* of a part */
#define COLL_FLAGS_BYTES (2u * COLL_RANKS * COLL_BLOCKS * 8u)
#define COLL_HEAD_BYTES (COLL_SAID_BYTES + COLL_FLAGS_BYTES)

/* A flag has the operation's number and that of the tile; COLL_CHUNKS has one tile. */
#define COLL_FLAG(epoch, tile) ((epoch) << 16 | (tile))
#define COLL_TILES 65535u /* of an operation, at most */
#define COLL_SLOTS 3u	  /* for tiles of a block, from each other rank in each area */

/* What waits that are long need; written once. */
struct coll_own {
	uint64_t scratch[COLL_RANKS]; /* as in struct coll_params, as all these */
	uint64_t report;
	uint64_t part_bytes;
	uint64_t limit_ns; /* of each wait */
	uint64_t tell_ns;  /* when a wait is told of */
	uint32_t me;
	uint32_t n;
};

struct coll_state {
	/* COLL_BLOCKS for each operation that has ended: each block of a launch adds its share when
	 * it ends, so there are 1, 2, 4 to COLL_BLOCKS of them. */
	uint64_t count;
	uint64_t failed; /* an errno: all has ended */
	uint64_t stop;	 /* an errno, by another rank: all has ended */
	uint64_t told;	 /* the operation whose wait was told of last: one thread does it */
	uint64_t gone[COLL_RANKS]; /* by that rank: the first operation that it has no part in; or 0
				    */
	struct coll_own own;
	uint64_t looked; /* a thread's clock when it asked the host last: one at a time does it */
};

/* An operation as one word. Ranks whose words differ do not match. */
#define COLL_WORD(kind, type, op, root, count)                                                     \
	((uint64_t)(kind) | (uint64_t)(type) << 4 | (uint64_t)(op) << 8 | (uint64_t)(root) << 12 | \
	 (uint64_t)(count) << 16)
#define COLL_WORD_KIND(word) ((uint32_t)(word)&15u)
#define COLL_WORD_COUNT(word) ((word) >> 16)

/* Pinned memory of a rank. */
struct coll_report {
	uint64_t shut; /* an errno, by the host: waits end */
	/* Written by the kernel: */
	uint64_t error; /* an errno, once */
	uint64_t error_epoch;
	uint64_t error_rank; /* + 1, of the rank that was waited for; 0: none */
	uint64_t wait_epoch; /* an operation whose wait is long enough to be reported */
	uint64_t wait_rank;  /* + 1 */
	uint64_t wait_word;
	uint64_t wait_their_epoch; /* the last that this rank has heard from that one; 0: none */
	uint64_t wait_their_word;
	uint64_t waits; /* the number of waits that were told of: written last */
	uint64_t after; /* an operation that began when the communicator had failed already */
};

struct coll_params {
	uint64_t scratch[COLL_RANKS]; /* as this device reaches them */
	uint64_t src;
	uint64_t dst;
	uint64_t src_stride;  /* from the source of rank 0's data to that of rank 1's */
	uint64_t dst_stride;  /* from the data of rank 0 to those of rank 1 */
	uint64_t len;	      /* bytes of each of these */
	uint64_t total;	      /* of all of them, if the last ones are shorter; 0: they are not */
	uint64_t part_bytes;  /* of the data of a part: two areas */
	uint64_t place_bytes; /* of a rank in an area */
	uint64_t word;	      /* COLL_WORD() */
	uint32_t me;
	uint32_t n;
	uint32_t kind;
	uint32_t way;
	uint32_t type;
	uint32_t op;
	uint32_t root;
	uint32_t tile; /* bytes, of COLL_LONG: whole units of 16; on all ranks the same */
};

/*
 * Parameters of sums of floats by packets to all, by up to COLL_SUM_RANKS ranks. An operation of a
 * few microseconds needs a short kernel with few parameters, in the order of their use. The host
 * works out addresses as far as it can.
 */
#define COLL_SUM_RANKS 8u
#define COLL_SUM_THREADS (COLL_THREADS + 32u) /* with a warp that carries no data */

struct coll_sum_params {
	uint64_t src;
	uint64_t scratch; /* of this rank */
	uint32_t units;	  /* of 8 bytes, to which addresses are aligned */
	uint32_t n;
	uint64_t part_stride;		 /* from a part to the next one */
	uint64_t to[COLL_SUM_RANKS - 1]; /* the other ranks' first parts, at this rank's place */
	uint64_t place_bytes;
	uint64_t dst;
	uint32_t me;
	uint32_t type;	  /* COLL_F32, COLL_F16, COLL_BF16 */
	uint64_t word;	  /* COLL_WORD() */
	uint64_t to_said; /* from this rank's place down to its packet with `word`, at all ranks */
	uint64_t share;	  /* COLL_BLOCKS by the number of blocks */
};

#endif
