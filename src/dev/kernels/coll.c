/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Collective operations of the ranks of one host. Each rank stores into the scratch of all others,
 * and loads from its own: a store to a neighbour costs its sender little, a load waits for the
 * link.
 *
 * An operation has two steps, and most kinds have only the first:
 *
 *   1. The data for rank q go into area A of q's scratch. Each rank reduces the data of all
 *      (all-reduce, reduce-scatter), or copies it to where it belongs.
 *   2. An all-reduce in chunks: the owner of a chunk stores its result into area B of all, and each
 *      copies the others' chunks.
 *
 * Block b of a rank waits only for the stores of blocks b of the other ranks, in both steps. So
 * blocks need not run at the same time as others of their own launch, as long as all ranks take
 * them in the same order.
 *
 * Small data go in packets, whose flags are beside each 4 bytes: half of the link's bytes are
 * flags, and nothing waits for a fence. Large data go without flags among them: each block stores
 * one flag after a fence.
 *
 * The number of an operation is in the device's memory, and its last block counts it: a graph that
 * is replayed with the same parameters makes another operation each time. A packet carries the low
 * 32 bits of the number. A word of scratch with the same 32 bits but of another operation was
 * written 3 * 2^32 operations before, and not since (the part is the same). So old data are taken
 * for new only after exactly 3 * 2^32 operations that left the word alone.
 */

#include "dev/kernels/coll_chunks.h"
#include "dev/kernels/coll_packets.h"

/* Copies this rank's own part in operations that only copy. */
INLINE void copy_own(const struct coll *c)
{
	const struct coll_params *p = c->p;
	struct chunk_share s = share_of(len_of(p, p->me));
	uint64_t src = p->src + p->me * p->src_stride + s.at;
	uint64_t dst = p->dst + p->me * p->dst_stride + s.at;

	if (s.len && src != dst && (p->kind != COLL_BROADCAST || p->me == p->root)) {
		copy_bytes(gpu_range(dst, s.len), gpu_range(src, s.len), s.len, THREAD, THREADS);
	}
}

INLINE void reduce(struct coll *c, uint32_t type)
{
	if (c->p->way != COLL_CHUNKS) {
		reduce_by_packets(c, type, c->p->way == COLL_PACKETS_2);
	} else if (!c->w.err) {
		reduce_by_chunks(c, type);
	}
}

INLINE void reduce_all(struct coll *c)
{
	const struct coll_params *p = c->p;

	/* The most used operations have code of their own. */
	if (p->op == COLL_SUM && p->type == COLL_F32) {
		reduce(c, COLL_F32);
	} else if (p->op == COLL_SUM && p->type == COLL_BF16) {
		reduce(c, COLL_BF16);
	} else {
		reduce(c, ANY_TYPE);
	}
}

INLINE void hear_all(struct coll *c)
{
	if (BLOCK == BLOCKS - 1) {
		hear(c, part_of(c->w.epoch));
	}
}

KERNEL(peerlane_coll, struct coll_params)
{
	struct coll c = { &p, 0, { 0, 0, 0, 0, 0, 0 }, 0 };
	uint32_t twice = p.kind == COLL_ALL_REDUCE && p.way != COLL_PACKETS;

	if (!begin(&c)) {
		return;
	}
	if (p.way == COLL_CHUNKS) {
		push_chunks(&c);
		raise_flags(&c, 0);
	} else if (p.kind == COLL_ALL_REDUCE && !twice) {
		push_same(&c, element_size(&p));
	} else {
		push_packets(&c, element_size(&p));
	}
	hear_all(&c);
	if (p.way == COLL_CHUNKS) {
		await_flags(&c, 0);
	}
	if (reduces(&p)) {
		reduce_all(&c);
	} else {
		copy_own(&c);
	}
	if (twice && p.way == COLL_CHUNKS) {
		/* After an error too: all threads come to the same barriers. */
		raise_flags(&c, 1);
		await_flags(&c, 1);
	}
	if (twice || !reduces(&p)) {
		if (p.way != COLL_CHUNKS) {
			copy_from_packets(&c, twice, element_size(&p));
		} else if (!c.w.err) {
			copy_from_chunks(&c, twice);
		}
	}
	leave(&c);
}
