/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_WAIT_H
#define DEV_KERNELS_COLL_WAIT_H

/*
 * A rank's side of an operation: the addresses of its peers' memory, its packets to them, and its
 * waits for theirs. Each wait has a limit, and ends when this rank or another one stops; from then
 * on no wait is made.
 */

#include <stddef.h>

#include "dev/kernels/coll.h"
#include "dev/kernels/gpu.h"

/* Numbers as Linux has them: kernels have no <errno.h>. */
#define COLL_ETIMEDOUT 110u
#define COLL_EPROTO 71u
#define COLL_ESHUTDOWN 108u
#define COLL_EALREADY 114u
#define POLLS                                                                              \
	64u /* of a word, between two reads of the clock and of the states that end a wait \
	     */
#define HOST_LOOK_NS UINT64_C(20000)

/* How a thread waits in an operation. */
struct coll_wait {
	uint64_t scratch; /* the rank's own */
	uint64_t word;	  /* COLL_WORD() */
	uint64_t epoch;
	uint64_t since; /* the wait's begin; 0: the clock was not read yet */
	uint32_t err;	/* an errno: it waits no more */
	uint32_t polls;
};

/* A rank's own state; a member of another's. */
INLINE struct coll_state *state_at(uint64_t scratch)
{
	return (struct coll_state *)(uintptr_t)gpu_range(scratch, sizeof(struct coll_state));
}

#define REPORT(own, member) \
	((uint64_t *)(uintptr_t)gpu_range((own)->report + offsetof(struct coll_report, member), 8))

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

/* Where a rank with this scratch is told by rank `from` what operation that is in. */
INLINE uint64_t said_at(uint64_t scratch, uint64_t part_bytes, uint32_t part, uint32_t from)
{
	uint64_t head = COLL_STATE_BYTES + part * (COLL_HEAD_BYTES + part_bytes);

	return gpu_range(scratch + head + from * (uint64_t)COLL_SAID_EACH, COLL_SAID_EACH);
}

/* A number's part, which is its rest of a division by COLL_PARTS: 2^32 leaves 1. */
INLINE uint32_t part_of(uint64_t epoch)
{
	return ((uint32_t)epoch % COLL_PARTS + (uint32_t)(epoch >> 32) % COLL_PARTS) % COLL_PARTS;
}

/* The next functions are for waits that are long or in vain, and are not a part of the code at each
 * wait: so they take their parameters from this rank's state. */

/* Ends the operation for this rank. The first caller reports why. */
NOINLINE void give_up(uint64_t scratch, uint64_t epoch, uint32_t err, uint32_t rank)
{
	struct coll_state *s = state_at(scratch);
	const struct coll_own *own = &s->own;

	if (ATOMIC_CAS64(&s->failed, 0, err)) {
		STORE_HOST64(REPORT(own, after), epoch);
		return;
	}
	STORE_HOST64(REPORT(own, error_epoch), epoch);
	STORE_HOST64(REPORT(own, error_rank), rank + UINT64_C(1));
	FENCE_SYSTEM();
	STORE_HOST64(REPORT(own, error), err);
	/* Others would wait for this rank. */
	for (uint32_t q = 0; q < own->n; q++) {
		if (q != own->me) {
			STORE64(&state_at(own->scratch[q])->stop, err);
		}
	}
}

/* Tells the host that a wait for a rank takes long, and the last word of that rank. The packets are
 * of three operations; each has 32 bits of its number, and the upper ones follow, as the number is
 * near this one. */
NOINLINE void tell(uint64_t scratch, uint64_t now_epoch, uint32_t rank, uint64_t my_word)
{
	const struct coll_own *own = &state_at(scratch)->own;
	uint64_t best = 0;
	uint64_t word = 0;

	for (uint32_t k = 0; k < COLL_PARTS; k++) {
		uint64_t epoch = now_epoch + 1 - k;
		uint64_t at = said_at(scratch, own->part_bytes, part_of(epoch), rank);
		uint64_t data;

		if (epoch && epoch > best && packet_load(at, epoch, &data)) {
			best = epoch;
			word = data;
		}
	}
	STORE_HOST64(REPORT(own, wait_epoch), now_epoch);
	STORE_HOST64(REPORT(own, wait_rank), rank + UINT64_C(1));
	STORE_HOST64(REPORT(own, wait_word), my_word);
	STORE_HOST64(REPORT(own, wait_their_epoch), best);
	STORE_HOST64(REPORT(own, wait_their_word), word);
	FENCE_SYSTEM();
	STORE_HOST64(REPORT(own, waits), LOAD_HOST64(REPORT(own, waits)) + 1);
}

/* Whether the host ends the waits. Its word is host memory, and a load of it crosses PCIe:
 * thousands of threads that wait for a late rank would fill the link with such loads, and hold up
 * the launch that they wait for. So a short wait loads none, and of the longer ones one thread each
 * 20 us. */
INLINE uint64_t shut_by_host(struct coll_state *s, uint64_t now, uint64_t waited)
{
	uint64_t looked;

	if (waited < HOST_LOOK_NS) {
		return 0;
	}
	looked = LOAD64(&s->looked);
	if (now - looked < HOST_LOOK_NS || ATOMIC_CAS64(&s->looked, looked, now) != looked) {
		return 0;
	}
	return LOAD_HOST64(REPORT(&s->own, shut));
}

/* Tests whether a wait since `since` must end: a rank stops, or the time is over. Returns 0, or the
 * errno that ends it. */
NOINLINE uint32_t look(uint64_t scratch, uint64_t epoch, uint32_t rank, uint64_t now,
		       uint64_t since, uint64_t my_word)
{
	struct coll_state *s = state_at(scratch);
	const struct coll_own *own = &s->own;
	uint64_t waited = now - since;
	uint64_t err = LOAD64(&s->failed);
	uint64_t gone = LOAD64(&s->gone[rank]);
	uint64_t told = LOAD64(&s->told);

	err = err ? err : LOAD64(&s->stop);
	err = err ? err : shut_by_host(s, now, waited);
	err = !err && gone && epoch >= gone ? COLL_ESHUTDOWN : err;
	err = !err && waited >= own->limit_ns ? COLL_ETIMEDOUT : err;
	if (err) {
		give_up(scratch, epoch, (uint32_t)err, rank);
	} else if (waited >= own->tell_ns && told != epoch &&
		   ATOMIC_CAS64(&s->told, told, epoch) == told) {
		tell(scratch, epoch, rank, my_word);
	}
	return (uint32_t)err;
}

/* Called after each poll that found nothing. Returns whether to poll again. */
INLINE uint32_t go_on(struct coll_wait *w, uint32_t rank)
{
	uint64_t now;

	PAUSE();
	if (w->err) {
		return 0;
	}
	if (++w->polls % POLLS) {
		return 1;
	}
	now = CLOCK_NS();
	w->since = w->since ? w->since : now;
	w->err = look(w->scratch, w->epoch, rank, now, w->since, w->word);
	return !w->err;
}

/* A new wait: what went before does not count. */
INLINE void wait_begin(struct coll_wait *w)
{
	w->since = 0;
}

/* Waits for rank q's word at that place; fails if it names another operation. */
INLINE void hear_one(struct coll_wait *w, uint32_t q, uint64_t at)
{
	uint64_t word = w->word;

	wait_begin(w);
	while (!packet_load(at, w->epoch, &word) && go_on(w, q)) {
	}
	if (!w->err && word != w->word) {
		w->err = COLL_EPROTO;
		tell(w->scratch, w->epoch, q, w->word);
		give_up(w->scratch, w->epoch, COLL_EPROTO, q);
	}
}

/* Loads a rank's count of operations and its errno, in one look. */
INLINE uint64_t count_of(uint64_t scratch, uint64_t *err)
{
	struct coll_state *s = state_at(scratch);
	uint64_t count;
	uint64_t failed;
	uint64_t stop;

	/* At once: each load takes as long as all of them. */
	LOAD_PAIR64(&s->count, &count, &failed);
	stop = LOAD64(&s->stop);
	*err = failed ? failed : stop;
	return count;
}

/* The block's share of an operation, which all its threads have begun. A block that begins later in
 * this launch finds the same number, as the shares of all its blocks make the next. Returns the
 * number of the operation that is counted. */
INLINE uint64_t count_share(uint64_t scratch, uint64_t share)
{
	return ATOMIC_ADD64(&state_at(scratch)->count, share) / COLL_BLOCKS + 1;
}

/* The same where nobody asks for the number: of one rank there are no others' data to be mixed
 * with, and an atomic whose result is waited for would be most of what its kernel takes. */
INLINE void count_alone(uint64_t scratch, uint64_t share)
{
	ATOMIC_ADD64_LAST(&state_at(scratch)->count, share);
}

/* Two launches at the same time, which nothing orders (a graph is replayed beside a stream), may
 * find the same number, and their data are mixed. Both count, and at the latest the last block to
 * do so finds that its operation was counted already. */
INLINE void find_another(const struct coll_wait *w, uint64_t counted)
{
	if (counted != w->epoch && !w->err) {
		give_up(w->scratch, w->epoch, COLL_EALREADY, state_at(w->scratch)->own.me);
	}
}

#endif
