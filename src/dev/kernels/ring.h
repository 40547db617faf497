/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_RING_H
#define DEV_KERNELS_RING_H

/*
 * The protocol between running kernels and the CPU that reads files for them (src/ring), for both
 * sides.
 *
 * A ring is pinned memory: an array of requests, and for each slot a word of completion and a slab.
 * A warp takes a slot, draws a number, stores its request at the place of that number, and waits
 * until the slot's word has the number of this use of the slot. The CPU takes requests in the order
 * of their numbers and completes them in any order.
 *
 * Each word of a request carries a bit that changes from lap to lap of the ring; the CPU takes a
 * request when all of its words have this lap's. So nothing is cleared, and the words may arrive in
 * any order: no fence is needed (one for the whole system costs a GPU .6 us). The number of places
 * is at least that of slots, and a warp that posts holds a slot until its request is completed. So
 * a place is written again only after the CPU has taken its request, and the ring is never full.
 */

#include <stdint.h>

#define RING_SLOTS_MOST 4096u

enum ring_op {
	RING_READ = 1,
	RING_WRITE = 2, /* writes the slab's bytes */
	/* Carries nothing: a kernel that has copied a read's bytes to their place asks the CPU to
	 * store the read's result. The result is in the word of the offset. */
	RING_TELL = 3,
};

/* Words of a request; bit 0 of each is the lap's. */
enum {
	RING_WORD_HEAD, /* use << 32 | slot << 16 | op << 8 */
	RING_WORD_FILE, /* as ring_file_word() gave it */
	RING_WORD_OFF,	/* << 1 */
	RING_WORD_LEN,	/* << 1, see below */
	RING_WORDS,
};

/* The word of the length: the length in the low 32 bits, above it a number of 31 bits. The number
 * names the receiver that the CPU tells the result to before it completes the request; 0: none. It
 * serves transfers whose result kernels cannot write: writes, and RING_TELL. */
#define RING_LEN_TELL(len, tell) ((uint64_t)(tell) << 32 | (len))
#define RING_TELL_MOST 0x7fffffffu

/* The CPU's answer, one word: the use's number << 32 | the bytes that were read, or -errno. */
#define RING_DONE(use, res) ((uint64_t)(use) << 32 | (uint32_t)(int32_t)(res))

/* Bit 0 of the words of request number n. The first lap has 1, as words that were never written are
 * 0. */
#define RING_LAP(n, log) ((((n) >> (log)) & 1) ^ 1)

/* No use has this number. */
#define SLOT_HELD UINT32_MAX

/* A ring as kernels know it. A slot has a bit in `free` while it is free. It has a bit in `left` if
 * its request did not complete in time: the next warp that finds it completed frees the slot. */
struct ring_params {
	uint64_t places; /* 1 << log of them, in pinned memory, as what follows: */
	uint64_t done;	 /* a word a slot */
	uint64_t slabs;	 /* a slab a slot */
	uint64_t shut;	 /* a word: not 0: no warp waits from now on */
	uint64_t head;	 /* the next number; in the device's memory, as what follows: */
	uint64_t free;	 /* words of bits */
	uint64_t left;
	uint64_t uses; /* 4 bytes a slot: the number of the last use; SLOT_HELD: a warp knows it */
	uint64_t slab_bytes;
	uint64_t limit_ns; /* of each wait */
	uint32_t log;
	uint32_t slots;
};

#endif
