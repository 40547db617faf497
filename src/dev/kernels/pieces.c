/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Makes the copies of a list. Block b makes the copies b, b + blocks, and so on. A launch may be
 * cancelled block by block: see struct pieces_gate.
 *
 * List and gates are in host memory, so a look at either takes more than a microsecond. One thread
 * looks at the block's gate while another fetches the first copy; later ones it fetches while the
 * copy before is made. They lie in one of two slots in turn, so one barrier a copy is enough.
 */

#include "dev/kernels/copy.h"
#include "dev/kernels/params.h"

/* Not the thread that looks at the gate, nor one of its warp, where there are several. */
#define FETCHER (THREADS > 32 ? 32u : 0u)

/* A copy's parameters. Its ends are loaded as one. */
struct fetched {
	unit16 ends;
	uint32_t len;
};

INLINE struct fetched fetch(const struct pieces_params *p, uint32_t i)
{
	uint64_t at = gpu_range(p->list + (uint64_t)i * sizeof(struct piece), sizeof(struct piece));
	struct fetched f = { *AT16(at), *AT4(at + 16) };

	return f;
}

/* Whether the block may not begin: the cancelling thread has shut its gate. One thread of the block
 * asks, and stores in `state` that the block has begun. */
INLINE uint32_t is_shut(const struct pieces_params *p, uint32_t *state)
{
	uint32_t shut;

	STORE_HOST32(state, PIECES_BEGUN);
	FENCE_SYSTEM();
	shut = LOAD_HOST32((uintptr_t)gpu_range(p->gates + BLOCK * sizeof(struct pieces_gate), 4));
	if (shut) {
		STORE_HOST32(state, PIECES_SKIPPED);
	}
	return shut;
}

KERNEL(peerlane_copy_pieces, struct pieces_params)
{
	SHARED uint32_t shut;
	SHARED struct fetched slots[2];
	uint32_t *state = (uint32_t *)(uintptr_t)gpu_range(p.states + BLOCK * 4, 4);
	uint32_t fetches = THREAD == FETCHER;
	uint32_t slot = 0;

	if (fetches) {
		slots[0] = fetch(&p, BLOCK);
	}
	if (THREAD == 0) {
		shut = is_shut(&p, state);
	}
	BARRIER();
	if (shut) {
		return;
	}
	for (uint32_t i = BLOCK + BLOCKS;; i += BLOCKS) {
		const uint64_t *ends = (const uint64_t *)(const void *)&slots[slot].ends;
		struct fetched next = { { 0, 0, 0, 0 }, 0 };

		if (fetches && i < p.n) {
			next = fetch(&p, i);
		}
		copy_range(gpu_range(ends[0], slots[slot].len), gpu_range(ends[1], slots[slot].len),
			   slots[slot].len, THREAD, THREADS);
		if (i >= p.n) {
			break;
		}
		slot ^= 1;
		if (fetches) {
			slots[slot] = next;
		}
		BARRIER();
	}
	/* All threads' bytes are out before the last word says so: the fence is for what this
	 * thread has seen at the barrier, too. */
	BARRIER();
	if (THREAD == 0) {
		FENCE_SYSTEM();
		STORE_HOST32(state, PIECES_DONE);
	}
}
