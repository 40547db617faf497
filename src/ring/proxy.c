/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The proxy: takes requests out of the rings, checks them, and answers those that need no wait.
 *
 * Nothing here calls a driver, allocates, or waits for a kernel: a kernel may wait for this thread
 * while a driver's call waits for the kernel.
 */

#include <errno.h>
#include <sched.h>

#include "base/bits.h"
#include "base/clock.h"
#include "ring/ring.h"

#define SPIN_NS UINT64_C(2000000)
#define LOOK_NS UINT64_C(200000)
#define QUIET_NS UINT64_C(1000000000)
/* A look takes some 10 us of a processor, with the sleep: so half a per cent of one. */
#define LOOK_SELDOM_NS UINT64_C(2000000)
#define EMPTY_LOOKS 64u /* between two looks at the clock */
#define DRAIN 64u	/* requests of a ring before the next ring has its turn */

/* The next request, if it is there as a whole. */
static bool take_locked(struct ring *r, struct ring_request *q)
{
	const uint64_t *at = r->places + (r->tail & ((UINT64_C(1) << r->log) - 1)) * RING_WORDS;
	uint64_t lap = RING_LAP(r->tail, r->log);
	uint64_t word[RING_WORDS];

	for (unsigned int i = 0; i < RING_WORDS; i++) {
		/* Acquire: that of the ring's kernels, whose words have no order. */
		word[i] = __atomic_load_n(&at[i], __ATOMIC_ACQUIRE);
		if ((word[i] & 1) != lap) {
			return false;
		}
	}
	r->tail++;
	*q = (struct ring_request){ .use = (uint32_t)(word[RING_WORD_HEAD] >> 32),
				    .slot = (uint32_t)(word[RING_WORD_HEAD] >> 16) & 0xffff,
				    .op = (uint32_t)(word[RING_WORD_HEAD] >> 8) & 0xff,
				    .file = word[RING_WORD_FILE] & ~UINT64_C(1),
				    .off = word[RING_WORD_OFF] >> 1,
				    .len = word[RING_WORD_LEN] >> 1 };
	return true;
}

void ring_complete(struct ring *r, uint32_t slot, uint32_t use, ssize_t res)
{
	/* Release: the slab comes before. */
	__atomic_store_n(&r->done[slot], RING_DONE(use, res), __ATOMIC_RELEASE);
}

/* Its file, or NULL and *err. */
static const struct ring_file *check_locked(const struct ring *r, const struct ring_request *q,
					    int *err)
{
	uint64_t i = q->file >> 1 & 0xffff;
	const struct ring_file *f = i < RING_FILES ? &r->files[i] : NULL;

	*err = -EBADF;
	if (!f || f->fd < 0) {
		return NULL;
	}
	*err = -ESTALE;
	if (!f->open || q->file >> 17 != f->generation) {
		return NULL;
	}
	*err = -EINVAL;
	if (q->op != RING_READ || q->len > r->slab_bytes) {
		return NULL;
	}
	*err = -ERANGE;
	if (q->off > f->len || q->len > f->len - q->off) {
		return NULL;
	}
	return f;
}

static void serve_locked(struct ring *r, const struct ring_request *q)
{
	const struct ring_file *f;
	ssize_t res;
	int err;

	atomic_fetch_add_explicit(&r->counts.requests, 1, memory_order_relaxed);
	if (q->slot >= r->slots ||
	    atomic_load_explicit(&r->reads[q->slot].busy, memory_order_acquire)) {
		/* There is nobody to tell: the word is another request's, or no slot's. */
		atomic_fetch_add_explicit(&r->counts.refused, 1, memory_order_relaxed);
		return;
	}
	f = check_locked(r, q, &err);
	if (!f) {
		atomic_fetch_add_explicit(&r->counts.refused, 1, memory_order_relaxed);
		ring_complete(r, q->slot, q->use, err);
		return;
	}
	res = r->room->io->now(f->fd, r->slabs + q->slot * r->slab_bytes, q->len, f->off + q->off);
	/* Some file systems and filters of system calls refuse such a read: the blocking one has
	 * the last word, but for a disk's errors. */
	if ((res < 0 && res != -EIO) || (res > 0 && (uint64_t)res < q->len)) {
		atomic_fetch_add_explicit(&r->counts.waited, 1, memory_order_relaxed);
		ring_read_later(r, q, f->fd, f->off + q->off);
		return;
	}
	atomic_fetch_add_explicit(res < 0 ? &r->counts.failed : &r->counts.cached, 1,
				  memory_order_relaxed);
	ring_complete(r, q->slot, q->use, res);
}

unsigned int ring_drain_locked(struct ring *r)
{
	struct ring_request q;
	unsigned int n = 0;

	while (n < DRAIN && take_locked(r, &q)) {
		serve_locked(r, &q);
		n++;
	}
	return n;
}

/* Looks into all rings. False: there is none, and nobody looks any more. */
static bool look(struct ring_room *m, unsigned int *taken)
{
	bool any;

	*taken = 0;
	if (unlikely(atomic_load_explicit(&m->wanted, memory_order_relaxed) != 0)) {
		(void)sched_yield();
	}
	lock_acquire(&m->lock);
	any = m->rings != NULL;
	if (!any) {
		/* Under the lock: whoever adds a ring afterwards finds that it has to call. */
		atomic_store(&m->looking, false);
	}
	for (struct ring *r = m->rings; r; r = r->next) {
		*taken += ring_drain_locked(r);
	}
	lock_release(&m->lock);
	return any;
}

static void carry(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, proxy);
	struct workers *w = &m->exec->workers;
	unsigned int empty = 0;
	uint64_t now = clock_now_ns();
	uint64_t idle = 0;
	unsigned int taken;
	bool any;

	/* Removed from the list first: what is offered from here on is done after this. */
	workers_unlist(w, work);
	atomic_store(&m->looking, true);
	do {
		any = look(m, &taken);
		if (!taken && ++empty % EMPTY_LOOKS) {
			continue;
		}
		now = clock_now_ns();
		if (taken) {
			atomic_store_explicit(&m->last_ns, now, memory_order_relaxed);
		} else {
			(void)sched_yield(); /* on a machine with few processors */
		}
		idle = now - min_u64(now, atomic_load_explicit(&m->last_ns, memory_order_relaxed));
	} while (any && idle < SPIN_NS);
	if (any) {
		atomic_store(&m->looking, false);
		workers_offer_at(w, work, now + (idle < QUIET_NS ? LOOK_NS : LOOK_SELDOM_NS));
	}
}

void ring_proxy_init(struct ring_room *m)
{
	m->proxy = (struct work){ .kind = WORK_RING, .carry = carry };
}
