/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_WAIT_H
#define DEV_KERNELS_COLL_WAIT_H

/*
 * A rank's side of an operation: where its peers' memory is, what it says to them, and how it waits
 * for what they say. Each wait has a limit, and ends when this rank or another one stops; from then
 * on none is made.
 */

#include <stddef.h>

#include "dev/kernels/coll.h"
#include "dev/kernels/gpu.h"

/* Numbers as Linux has them: kernels have no <errno.h>. */
#define COLL_ETIMEDOUT 110u
#define COLL_EPROTO 71u
#define COLL_ESHUTDOWN 108u
#define LOOKS 64u /* between two looks at the clock, and at who stops */

/* A thread in an operation. */
struct coll {
	const struct coll_params *p;
	uint64_t epoch;
	uint64_t part; /* where this operation's part begins in each scratch */
	uint32_t err;  /* an errno: it waits no more */
	uint32_t looks;
	uint64_t since; /* the wait's begin; 0: nobody has looked at the clock */
	uint32_t told;
};

INLINE uint64_t scratch_at(const struct coll *c, uint32_t rank, uint64_t off, uint64_t len)
{
	return gpu_range(c->p->scratch[rank] + off, len);
}

INLINE uint64_t *state_word(const struct coll_params *p, uint32_t rank, uint64_t member)
{
	return (uint64_t *)(uintptr_t)gpu_range(p->scratch[rank] + member, 8);
}

#define STATE(p, member) state_word(p, (p)->me, offsetof(struct coll_state, member))
#define REPORT(p, member) \
	((uint64_t *)(uintptr_t)gpu_range((p)->report + offsetof(struct coll_report, member), 8))

/* A packet has 8 bytes of data, and twice the operation's number: so who finds that in both words
 * has both halves of the data, in whatever order they came. */
INLINE void packet_store(uint64_t at, uint64_t epoch, uint64_t data)
{
	uint64_t flag = epoch << 32;

	STORE_PAIR64((uint64_t *)(uintptr_t)at, (uint32_t)data | flag, data >> 32 | flag);
}

/* False: it is not there yet. */
INLINE uint32_t packet_load(uint64_t at, uint64_t epoch, uint64_t *data)
{
	uint64_t low;
	uint64_t high;

	LOAD_PAIR64((const uint64_t *)(uintptr_t)at, &low, &high);
	*data = (uint32_t)low | high << 32;
	return low >> 32 == (uint32_t)epoch && high >> 32 == (uint32_t)epoch;
}

/* Where rank `to` is told by rank `from` what operation that is in. */
INLINE uint64_t said_at(const struct coll *c, uint32_t to, uint32_t part, uint32_t from)
{
	uint64_t head = COLL_STATE_BYTES + part * (COLL_HEAD_BYTES + c->p->part_bytes);

	return scratch_at(c, to, head + from * UINT64_C(16), 16);
}

/* A number's part. */
INLINE uint32_t part_of(uint64_t epoch)
{
	return (uint32_t)(epoch % COLL_PARTS);
}

/* The operation is over for this rank. The first to say so says why. */
INLINE void give_up(struct coll *c, uint32_t err, uint32_t rank)
{
	const struct coll_params *p = c->p;

	c->err = err;
	if (!ATOMIC_CAS64(STATE(p, failed), 0, err)) {
		STORE_HOST64(REPORT(p, error_epoch), c->epoch);
		STORE_HOST64(REPORT(p, error_rank), rank + UINT64_C(1));
		FENCE_SYSTEM();
		STORE_HOST64(REPORT(p, error), err);
		/* Others would wait for this rank. */
		for (uint32_t q = 0; q < p->n; q++) {
			if (q != p->me) {
				STORE64(state_word(p, q, offsetof(struct coll_state, stop)), err);
			}
		}
	}
}

/* Tells the host that a wait for a rank takes long, and what that one has said last. The packets
 * are of three operations; of 32 bits of a number the others follow, as it is near this one. */
INLINE void tell(struct coll *c, uint32_t rank)
{
	const struct coll_params *p = c->p;
	uint64_t best = 0;
	uint64_t word = 0;

	for (uint32_t k = 0; k < COLL_PARTS; k++) {
		uint64_t epoch = c->epoch + 1 - k;
		uint64_t data;

		if (epoch && epoch > best &&
		    packet_load(said_at(c, p->me, part_of(epoch), rank), epoch, &data)) {
			best = epoch;
			word = data;
		}
	}
	STORE_HOST64(REPORT(p, wait_epoch), c->epoch);
	STORE_HOST64(REPORT(p, wait_rank), rank + UINT64_C(1));
	STORE_HOST64(REPORT(p, wait_word), p->word);
	STORE_HOST64(REPORT(p, wait_their_epoch), best);
	STORE_HOST64(REPORT(p, wait_their_word), word);
	FENCE_SYSTEM();
	STORE_HOST64(REPORT(p, waits), c->epoch);
}

/* Called after each look that found nothing: whether to look again. */
INLINE uint32_t go_on(struct coll *c, uint32_t rank)
{
	const struct coll_params *p = c->p;
	uint64_t gone;
	uint64_t now;
	uint64_t err;

	PAUSE();
	if (c->err) {
		return 0;
	}
	if (++c->looks % LOOKS) {
		return 1;
	}
	err = LOAD64(STATE(p, failed));
	err = err ? err : LOAD64(STATE(p, stop));
	err = err ? err : LOAD_HOST64(REPORT(p, shut));
	gone = LOAD64(state_word(p, p->me, offsetof(struct coll_state, gone) + rank * UINT64_C(8)));
	err = !err && gone && c->epoch >= gone ? COLL_ESHUTDOWN : err;
	now = CLOCK_NS();
	c->since = c->since ? c->since : now;
	if (!err && now - c->since >= p->limit_ns) {
		err = COLL_ETIMEDOUT;
	}
	if (!err && !c->told && now - c->since >= p->tell_ns) {
		uint64_t told = LOAD64(STATE(p, told));

		c->told = 1;
		if (told != c->epoch && ATOMIC_CAS64(STATE(p, told), told, c->epoch) == told) {
			tell(c, rank);
		}
	}
	if (err) {
		give_up(c, (uint32_t)err, rank);
	}
	return !err;
}

/* A new wait: what went before does not count. */
INLINE void wait_begin(struct coll *c)
{
	c->since = 0;
}

/* Threads of one block tell all ranks what this operation is, and look that it is the same there.
 * That the packets come with the others costs nothing: they are waited for together. */
INLINE void say(const struct coll *c, uint32_t part)
{
	const struct coll_params *p = c->p;

	for (uint32_t q = THREAD; q < p->n; q += THREADS) {
		if (q != p->me) {
			packet_store(said_at(c, q, part, p->me), c->epoch, p->word);
		}
	}
}

INLINE void hear(struct coll *c, uint32_t part)
{
	const struct coll_params *p = c->p;

	for (uint32_t q = THREAD; q < p->n; q += THREADS) {
		uint64_t word = p->word;

		wait_begin(c);
		while (q != p->me && !packet_load(said_at(c, p->me, part, q), c->epoch, &word) &&
		       go_on(c, q)) {
		}
		if (!c->err && word != p->word) {
			tell(c, q);
			give_up(c, COLL_EPROTO, q);
		}
	}
}

#endif
