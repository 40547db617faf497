/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Messages between kernels and the host in their state, which is the device's memory. */

#include <errno.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/error.h"
#include "ring/requester.h"

#define LOOK_NS 50000

/* Kernels change it meanwhile, word by word. */
static void load_state(const struct requester *q, struct array_state *out)
{
	const uint64_t *from = (const uint64_t *)(uintptr_t)q->state;
	uint64_t *to = (uint64_t *)(void *)out;

	/* After what requester_put_locked() has stored: kernels count themselves, and then look. */
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
	for (size_t i = 0; i < sizeof(*out) / sizeof(*to); i++) {
		to[i] = __atomic_load_n(&from[i], __ATOMIC_ACQUIRE);
	}
}

/* The processor's own accesses have an order with those of kernels that are functions of the
 * processor. Others count in their device's memory with no order for anybody else, also where that
 * memory can be accessed: there copies by the device are what finds it. */
static bool by_processor(const struct requester *q)
{
	return q->dev->props.soft && q->dev->props.host_addressable;
}

int requester_look(struct requester *q, struct array_state *out)
{
	int rc;

	if (by_processor(q)) {
		load_state(q, out);
		return 0;
	}
	lock_acquire(&q->lock);
	rc = dev_copy(q->s, DEV_WAIT, out, (const void *)(uintptr_t)q->state, sizeof(*out));
	/* The memory is the caller's: also after an error. */
	rc = rc ? ((void)q->dev->stream.sync(q->s), rc) : q->dev->stream.sync(q->s);
	lock_release(&q->lock);
	return rc;
}

int requester_put_locked(struct requester *q, size_t member, uint64_t value)
{
	uint64_t at = q->state + member;
	int rc;

	if (by_processor(q)) {
		__atomic_store_n((uint64_t *)(uintptr_t)at, value, __ATOMIC_SEQ_CST);
		return 0;
	}
	rc = dev_copy(q->s, DEV_WAIT, (void *)(uintptr_t)at, &value, sizeof(value));
	return rc ? ((void)q->dev->stream.sync(q->s), rc) : q->dev->stream.sync(q->s);
}

int requester_put(struct requester *q, size_t member, uint64_t value)
{
	int rc;

	lock_acquire(&q->lock);
	rc = requester_put_locked(q, member, value);
	lock_release(&q->lock);
	return rc;
}

int requester_drain(struct requester *q, size_t member, uint64_t until)
{
	struct array_state state;
	uint64_t n;
	int rc;

	for (;;) {
		rc = requester_look(q, &state);
		if (rc) {
			return rc;
		}
		memcpy(&n, (const char *)&state + member, sizeof(n));
		if (!n) {
			return 0;
		}
		if (clock_now_ns() >= until) {
			return -ETIMEDOUT;
		}
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
	}
}
