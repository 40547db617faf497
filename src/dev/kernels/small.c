/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A small read or write of a file in the order of a stream. One block: its first thread takes a
 * slot, its first warp posts the request (slots.h), its first thread waits for the CPU, and all of
 * its threads copy between the slot's slab and the memory.
 *
 * While it waits for a slot it holds nothing, and then it waits for the CPU alone, which waits for
 * no kernel; so it ends. A write is in the slab before it is posted: the CPU never reads the
 * memory.
 */

/* The CPU writes slabs while the kernel runs. */
#define COPY_LOAD LOAD_CHANGING

#include "dev/kernels/small.h"
#include "dev/kernels/copy.h"
#include "dev/kernels/params.h"
#include "dev/kernels/slots.h"
#include "dev/kernels/state.h"

/* The first thread's message to the others: a number, and an errno in the upper half. */
#define TOLD_ERR(told) ((uint32_t)((told) >> 32))
#define TOLD(err, value) ((uint64_t)(err) << 32 | (uint32_t)(value))

/* A thread's own: the slot; and, for the first thread alone, the number of its last use, the time
 * of the first poll for an answer (slots.h), and whether it is no longer held. */
struct held {
	uint32_t slot;
	uint32_t use;
	uint32_t first_poll;
	uint32_t left;
};

INLINE uint64_t begin(const struct small_params *p, struct held *h)
{
	uint32_t err = state_enter(p->state, &h->first_poll) ? GPU_ESHUTDOWN : 0;

	err = err ? err : slot_wait(&p->ring, 0, &h->slot, &h->use);
	return TOLD(err, h->slot);
}

/* The first warp posts, with all lanes, and its first thread waits for the answer. A warp whose
 * wait ends in vain has left the slot. */
INLINE uint64_t ask(const struct small_params *p, struct held *h, uint32_t op, uint64_t off,
		    uint64_t len, uint32_t *first_poll)
{
	uint32_t got;

	h->use = ring_post(&p->ring, THREAD, h->slot, h->use, op, p->file, off, len);
	got = THREAD == 0 ? ring_wait(&p->ring, h->slot, h->use, first_poll) : 0;
	h->left = got & GOT_LEFT;
	return got & GOT_ERR ? TOLD(GOT_ERRNO(got), 0) : TOLD(0, got);
}

INLINE uint64_t request(const struct small_params *p, struct held *h)
{
	uint32_t write = p->op == RING_WRITE;

	if (write) {
		FENCE_TELL(); /* the slab comes before the request, whichever thread posts */
	}
	return ask(p, h, p->op, p->off, RING_LEN_TELL(p->len, write ? p->tell : 0), &h->first_poll);
}

INLINE int64_t result_of(uint64_t told)
{
	return TOLD_ERR(told) ? -(int64_t)TOLD_ERR(told) : (int64_t)(uint32_t)told;
}

/* A read has a result that the CPU stores when its bytes are in the memory: a reader that sees the
 * result sees the bytes. The stream continues afterwards. */
INLINE void tell(const struct small_params *p, struct held *h, uint64_t told)
{
	uint32_t first_poll = POLL_NOW;

	FENCE_TELL(); /* the bytes come before the request */
	(void)ask(p, h, RING_TELL, (uint32_t)(int32_t)result_of(told), RING_LEN_TELL(0, p->tell),
		  &first_poll);
}

/* Ends a launch. A single fence serves both orders: the bytes of a read come before its result, and
 * all accesses before the kernel is no longer counted. */
INLINE void end(const struct small_params *p, uint64_t told)
{
	if (p->result && p->op != RING_WRITE) {
		FENCE_TELL();
	} else {
		FENCE_DEVICE();
	}
	if (p->result) {
		STORE_HOST64((uint64_t *)(uintptr_t)gpu_range(p->result, 8),
			     (uint64_t)result_of(told));
	}
	state_left(p->state, 0);
}

KERNEL(peerlane_small, struct small_params)
{
	SHARED uint64_t said[2];
	struct held h = { 0, 0, 0, 0 };
	uint64_t told;
	uint64_t slab;

	if (THREAD == 0) {
		STORE_SHARED64(&said[0], begin(&p, &h));
	}
	BARRIER();
	told = LOAD_SHARED64(&said[0]);
	if (TOLD_ERR(told)) {
		if (THREAD == 0) {
			end(&p, told);
		}
		return;
	}
	h.slot = (uint32_t)told;
	slab = gpu_range(slot_slab(&p.ring, h.slot), p.len);
	if (p.op == RING_WRITE) {
		copy_range(slab, gpu_range(p.mem, p.len), p.len, THREAD, THREADS);
	}
	BARRIER();
	if (THREAD < WARP_LANES) {
		uint64_t says = request(&p, &h);

		if (THREAD == 0) {
			STORE_SHARED64(&said[1], says);
		}
	}
	BARRIER();
	if (p.op != RING_WRITE && !TOLD_ERR(LOAD_SHARED64(&said[1]))) {
		uint64_t bytes = (uint32_t)LOAD_SHARED64(&said[1]);

		copy_range(gpu_range(p.mem, bytes), slab, bytes, THREAD, THREADS);
	}
	BARRIER();
	if (THREAD < WARP_LANES && p.tell && p.op != RING_WRITE && !FROM_FIRST32(h.left)) {
		tell(&p, &h, LOAD_SHARED64(&said[1]));
	}
	if (THREAD == 0) {
		state_set_first_poll(p.state, h.first_poll);
		if (!h.left) {
			slot_give(&p.ring, h.slot, h.use);
		}
		end(&p, LOAD_SHARED64(&said[1]));
	}
}
