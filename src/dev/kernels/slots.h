/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_SLOTS_H
#define DEV_KERNELS_SLOTS_H

/*
 * A kernel's side of a ring (ring.h). All of it but ring_post() is called by one thread of a warp.
 *
 * A warp that holds a slot waits for the CPU alone, and the CPU waits for no kernel; so each wait
 * for a slot ends too, however few there are. Each wait has a limit, and ends at once when the ring
 * is shut.
 */

#include "dev/kernels/gpu.h"
#include "dev/kernels/ring.h"

/* The errno values that kernels give, as Linux has them: there is no <errno.h> here. */
#define GPU_EIO 5
#define GPU_EBADF 9
#define GPU_EAGAIN 11
#define GPU_ERANGE 34
#define GPU_EDEADLK 35
#define GPU_ENODATA 61 /* the file has become shorter */
#define GPU_EPROTO 71
#define GPU_ESHUTDOWN 108
#define GPU_ETIMEDOUT 110

#define NO_SLOT UINT32_MAX
#define POLLS 64u /* of an answer, between two reads of the clock and of the ring's `shut` */

/* A wait for a slot or an answer. */
struct wait {
	uint64_t until; /* 0: the clock was not read yet */
	uint32_t polls;
};

INLINE struct wait wait_begin(void)
{
	/* Most waits end within POLLS polls: with 1 the clock is not read before that. */
	struct wait w = { 0, 1 };

	return w;
}

/* Returns 0 if the wait continues, or the errno that ends it. */
INLINE uint32_t wait_over(struct wait *w, const struct ring_params *r)
{
	PAUSE();
	if (LIKELY(w->polls++ % POLLS)) {
		return 0;
	}
	if (LOAD_HOST64((uint64_t *)(uintptr_t)gpu_range(r->shut, 8))) {
		return GPU_ESHUTDOWN;
	}
	if (!w->until) {
		w->until = CLOCK_NS() + r->limit_ns;
	}
	return CLOCK_NS() < w->until ? 0 : GPU_ETIMEDOUT;
}

INLINE uint64_t *bits_at(uint64_t bits, uint32_t word)
{
	return (uint64_t *)(uintptr_t)gpu_range(bits + word * UINT64_C(8), 8);
}

INLINE uint64_t slot_bit(uint32_t slot)
{
	return UINT64_C(1) << slot % 64;
}

INLINE uint32_t *slot_use(const struct ring_params *r, uint32_t slot)
{
	return (uint32_t *)(uintptr_t)gpu_range(r->uses + slot * UINT64_C(4), 4);
}

/* Where the answers to a slot's requests are. */
INLINE uint64_t *slot_answer(const struct ring_params *r, uint32_t slot)
{
	return (uint64_t *)(uintptr_t)gpu_range(r->done + slot * UINT64_C(8), 8);
}

INLINE uint64_t slot_slab(const struct ring_params *r, uint32_t slot)
{
	return r->slabs + slot * r->slab_bytes;
}

INLINE uint32_t is_complete(const struct ring_params *r, uint32_t slot)
{
	return LOAD_HOST64(slot_answer(r, slot)) >> 32 == LOAD32(slot_use(r, slot));
}

INLINE uint32_t use_after(uint32_t last)
{
	return last + 1 == SLOT_HELD ? 0 : last + 1;
}

INLINE void slot_give(const struct ring_params *r, uint32_t slot, uint32_t last)
{
	/* The number may be seen after the bit: slot_begin() waits for it. */
	STORE32(slot_use(r, slot), last);
	/* The slab was read before: its loads were stored, which waits for them. */
	ATOMIC_OR64_LAST(bits_at(r->free, slot / 64), slot_bit(slot));
}

/* The number of the last use of a slot whose bit was taken, which the word has no more. A number
 * that is one too low would be worse than a wait: the slot's last answer would count as that to the
 * next request. The holder before has stored the number already, and no fence has made it seen
 * before the bit, which would take each read longer. So it is there soon, and this ends. */
INLINE uint32_t slot_begin(const struct ring_params *r, uint32_t slot)
{
	uint32_t last;

	do {
		last = ATOMIC_EXCH32(slot_use(r, slot), SLOT_HELD);
	} while (UNLIKELY(last == SLOT_HELD));
	return last;
}

/* Takes a bit of one word that is set; 64: there is none. */
INLINE uint32_t bit_take(uint64_t *at)
{
	uint64_t v = LOAD64(at);

	while (v) {
		uint64_t bit = v & (0 - v);

		/* The last holder's reads come before all later accesses. */
		v = ATOMIC_AND64_FIRST(at, ~bit);
		if (v & bit) {
			return CTZ64(bit);
		}
	}
	return 64;
}

/* Takes a slot whose holder gave up, and whose request has completed since. After the test another
 * warp may take it and give up in its turn, so the test is made again after the taking. */
INLINE uint32_t slot_take_left(const struct ring_params *r, uint32_t word)
{
	uint64_t v = LOAD64(bits_at(r->left, word));

	while (v) {
		uint64_t bit = v & (0 - v);
		uint32_t slot = word * 64 + CTZ64(bit);

		v &= ~bit;
		if (!is_complete(r, slot) || !(ATOMIC_AND64(bits_at(r->left, word), ~bit) & bit)) {
			continue;
		}
		FENCE_DEVICE();
		if (is_complete(r, slot)) {
			return slot;
		}
		(void)ATOMIC_OR64(bits_at(r->left, word), bit);
	}
	return NO_SLOT;
}

/* Tries to take the slot that the warp's number selects: one access, with no read before it. */
INLINE uint32_t slot_take_own(const struct ring_params *r, uint32_t from)
{
	uint32_t slot = from % r->slots;
	uint64_t v = ATOMIC_AND64_FIRST(bits_at(r->free, slot / 64), ~slot_bit(slot));

	return v & slot_bit(slot) ? slot : NO_SLOT;
}

/* Any slot that is free now, and its last use; `from` spreads those who ask. NO_SLOT: there is
 * none.
 */
INLINE uint32_t slot_take(const struct ring_params *r, uint32_t from, uint32_t *last)
{
	uint32_t words = (r->slots + 63) / 64;

	for (uint32_t k = 0; k < words; k++) {
		uint32_t word = (from + k) % words;
		uint32_t bit = bit_take(bits_at(r->free, word));

		if (bit < 64) {
			*last = slot_begin(r, word * 64 + bit);
			return word * 64 + bit;
		}
	}
	for (uint32_t k = 0; k < words; k++) {
		uint32_t slot = slot_take_left(r, k);

		if (slot != NO_SLOT) {
			*last = slot_begin(r, slot);
			return slot;
		}
	}
	return NO_SLOT;
}

/* Like slot_take(), after a wait if need be. Returns 0, or the errno that ends the wait. */
INLINE uint32_t slot_wait(const struct ring_params *r, uint32_t from, uint32_t *slot,
			  uint32_t *last)
{
	struct wait w = wait_begin();
	uint32_t err = 0;

	*slot = slot_take_own(r, from);
	if (LIKELY(*slot != NO_SLOT)) {
		*last = slot_begin(r, *slot);
	}
	while (*slot == NO_SLOT && !err) {
		*slot = slot_take(r, from, last);
		err = *slot == NO_SLOT ? wait_over(&w, r) : 0;
	}
	return err;
}

/* Posts a request of the slot's slab, whose last use has the number `last`, and returns this one's;
 * both are the first lane's. All lanes of a warp do it together, and each stores a word: so the
 * request is one write to the host's memory, of 32 bytes, rather than one for each pair. A software
 * GPU has one lane. */
INLINE uint32_t ring_post(const struct ring_params *r, uint32_t lane, uint32_t slot, uint32_t last,
			  uint32_t op, uint64_t file, uint64_t off, uint64_t len)
{
	uint64_t *next = (uint64_t *)(uintptr_t)gpu_range(r->head, 8);
	/* The low 32 bits tell the place and the lap. `last` may still be on its way from an
	 * atomic: it is used after this one, so that the two round trips overlap. */
	uint32_t n = FROM_FIRST32(lane == 0 ? (uint32_t)ATOMIC_ADD64(next, 1u) : 0);
	uint32_t place = n & ((1u << r->log) - 1);
	uint64_t *at = (uint64_t *)(uintptr_t)gpu_range(
		r->places + place * (UINT64_C(8) * RING_WORDS), RING_WORDS * 8);
	uint32_t use = use_after(last);
	uint64_t word[RING_WORDS] = { (uint64_t)use << 32 | (uint64_t)slot << 16 | op << 8, file,
				      off << 1, len << 1 };
#ifdef ON_CPU
	for (uint32_t k = 0; k < RING_WORDS; k++) {
		STORE_HOST64(at + k, word[k] | RING_LAP(n, r->log));
	}
#else
	if (lane < RING_WORDS) {
		uint64_t first = lane & 1 ? word[RING_WORD_FILE] : word[RING_WORD_HEAD];
		uint64_t second = lane & 1 ? word[RING_WORD_LEN] : word[RING_WORD_OFF];

		STORE_HOST64(at + lane, (lane & 2 ? second : first) | RING_LAP(n, r->log));
	}
#endif
	return use;
}

/* The result of a request: a number of bytes; or GOT_ERR and an errno. With GOT_LEFT the wait ended
 * before the request, and the warp no longer holds the slot. */
#define GOT_ERR 0x80000000u
#define GOT_LEFT 0x40000000u
#define GOT_ERRNO(got) ((got)&0xffffu)

/* Gives up a wait before the request has ended: the slot stays marked in `left` until it has. */
INLINE uint32_t ring_give_up(const struct ring_params *r, uint32_t slot, uint32_t use, uint32_t err)
{
	STORE32(slot_use(r, slot), use);
	FENCE_DEVICE(); /* the use's number comes before */
	(void)ATOMIC_OR64(bits_at(r->left, slot / 64), slot_bit(slot));
	return GOT_ERR | GOT_LEFT | err;
}

/*
 * The time of the first poll for an answer. A poll is a load from the host's memory, which takes
 * 1.2 us, and a warp makes one at a time: if several were under way, the driver's compiler would
 * make the thread wait for all. So an answer that comes just after a poll is seen by the next one,
 * more than a microsecond later, and a poll right after the request always comes too soon.
 *
 * So a warp makes its first poll when the answer is likely to be there. It adapts that time from
 * read to read: a little sooner if the first poll found the answer, and later if the second one
 * did. So about one first poll of nine is too soon. Answers that take much longer change nothing. A
 * warp that ends leaves its time in the array's state, for warps that begin. The time is in cycles
 * of the processor from the request on.
 */
#define POLL_DEFAULT 2600u /* before the first answer */
#define POLL_NOW 1u	   /* at once, and the time does not adapt */
#define POLL_SOONER 16u
#define POLL_LATER 128u
#define POLL_LEAST 512u
#define POLL_MOST 4096u /* the time does not grow further */

INLINE uint64_t poll_in_time(uint64_t *at, uint32_t use, uint32_t *wait)
{
#ifdef ON_CPU
	(void)use;
	(void)wait;
	return LOAD_HOST64(at);
#else
	uint32_t from = CYCLES();
	uint64_t done;

	*wait = *wait ? *wait : POLL_DEFAULT;
	while (CYCLES() - from < *wait) {
	}
	done = LOAD_HOST64(at);
	if (LIKELY(done >> 32 == use)) {
		*wait -= *wait > POLL_LEAST ? POLL_SOONER : 0;
		return done;
	}
	done = LOAD_HOST64(at);
	if (done >> 32 == use) {
		*wait += *wait < POLL_MOST ? POLL_LATER : 0;
	}
	return done;
#endif
}

/* Waits for the answer to a request. *first: the time of the first poll, which is adapted;
 * POLL_NOW; or 0: not known yet. */
INLINE uint32_t ring_wait(const struct ring_params *r, uint32_t slot, uint32_t use, uint32_t *first)
{
	uint64_t *at = slot_answer(r, slot);
	uint64_t done = poll_in_time(at, use, first);
	struct wait w = wait_begin();
	uint32_t res;

	while (UNLIKELY(done >> 32 != use)) {
		uint32_t err = wait_over(&w, r);

		if (UNLIKELY(err)) {
			return ring_give_up(r, slot, use, err);
		}
		done = LOAD_HOST64(at);
	}
	res = (uint32_t)done;
	return UNLIKELY(res & GOT_ERR) ? GOT_ERR | (0 - res) : res;
}

#endif
