/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How a proxy takes requests out of a ring, and checks them. */

#include <errno.h>

#include "base/bits.h"
#include "ring/ring.h"

#define CACHE_LINE 64u
#define SPINS 200u

static const uint64_t *place_of(const struct ring *r, uint64_t n)
{
	return r->places + (n & ((UINT64_C(1) << r->log) - 1)) * RING_WORDS;
}

bool ring_seems_ready(const struct ring *r)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);
	const uint64_t *at = place_of(r, n);
	uint64_t lap = RING_LAP(n, r->log);

	/* A lane of the warp stores each word, so they may arrive in any order. Two of the four are
	 * enough for a hint: take_locked() checks all. */
	return (__atomic_load_n(&at[RING_WORD_HEAD], __ATOMIC_RELAXED) & 1) == lap &&
	       (__atomic_load_n(&at[RING_WORD_LEN], __ATOMIC_RELAXED) & 1) == lap;
}

/* Takes the next request. Returns false if not all of its words are there yet. */
static bool take_locked(struct ring *r, struct ring_request *q)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);
	const uint64_t *at = place_of(r, n);
	uint64_t lap = RING_LAP(n, r->log);
	uint64_t word[RING_WORDS];

	for (unsigned int i = 0; i < RING_WORDS; i++) {
		/* Acquire: this thread sees the kernel's stores before the word, as the bytes of a
		 * write. The words themselves have no order. */
		word[i] = __atomic_load_n(&at[i], __ATOMIC_ACQUIRE);
		if ((word[i] & 1) != lap) {
			return false;
		}
	}
	atomic_store_explicit(&r->tail, n + 1, memory_order_relaxed);
	*q = (struct ring_request){ .use = (uint32_t)(word[RING_WORD_HEAD] >> 32),
				    .slot = (uint32_t)(word[RING_WORD_HEAD] >> 16) & 0xffff,
				    .op = (uint32_t)(word[RING_WORD_HEAD] >> 8) & 0xff,
				    .file = word[RING_WORD_FILE] & ~UINT64_C(1),
				    .off = word[RING_WORD_OFF] >> 1,
				    .len = (uint32_t)(word[RING_WORD_LEN] >> 1),
				    .tell = (uint32_t)(word[RING_WORD_LEN] >> 33) };
	return true;
}

void ring_complete(struct ring *r, uint32_t slot, uint32_t use, uint32_t tell, ssize_t res)
{
	if (tell && r->told) {
		ring_tell_result(r, tell, res);
	}
	/* Release: the slab comes before. */
	__atomic_store_n(&r->done[slot], RING_DONE(use, res), __ATOMIC_RELEASE);
}

/* A request that was taken. */
struct taken {
	struct ring_request q;
	struct ring_file *file; /* in use until the answer; NULL: RING_TELL, or no good */
	int err;		/* the answer to one that is no good */
};

/* Finds a request's file; returns NULL and sets *err if the request is no good. */
static struct ring_file *check_locked(const struct ring *r, const struct ring_request *q, int *err)
{
	uint64_t i = q->file >> 1 & 0xffff;
	struct ring_file *f = i < r->n_files ? &r->files[i] : NULL;

	*err = -EBADF;
	if (!f || !f->generation) {
		return NULL;
	}
	*err = -ESTALE;
	if (!f->open || q->file >> 17 != f->generation) {
		return NULL;
	}
	*err = -EINVAL;
	if (q->op < RING_READ || q->op > RING_WRITE || q->len > r->slab_bytes) {
		return NULL;
	}
	*err = -EBADF;
	if (!(f->ops & 1u << q->op)) {
		return NULL;
	}
	*err = -ERANGE;
	if (q->off > f->len || q->len > f->len - q->off) {
		return NULL;
	}
	return f;
}

static bool is_tell(const struct ring *r, const struct ring_request *q)
{
	return q->op == RING_TELL && r->told;
}

/* Fills in the files that a batch uses. Uses of one file are counted together: other proxies change
 * the same word. */
static void name_files_locked(struct ring *r, struct taken *v, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct ring_file *f =
			is_tell(r, &v[i].q) ? NULL : check_locked(r, &v[i].q, &v[i].err);

		v[i].file = f;
		if (f && v[i].q.op == RING_WRITE) {
			atomic_fetch_add_explicit(&r->writing, 1, memory_order_relaxed);
		}
	}
	for (unsigned int i = 0; i < n;) {
		unsigned int same = 1;

		while (i + same < n && v[i + same].file == v[i].file) {
			same++;
		}
		if (v[i].file) {
			atomic_fetch_add_explicit(&v[i].file->users, same, memory_order_relaxed);
		}
		i += same;
	}
}

/* Fills in a request's read or write. Returns NULL if the request needs none: it is answered, or
 * its slot is none that waits for an answer. */
static struct ring_read *accept(struct ring *r, const struct taken *t)
{
	const struct ring_request *q = &t->q;
	struct ring_file *f = t->file;
	struct ring_read *x = q->slot < r->slots ? &r->reads[q->slot] : NULL;

	/* Acquire: the thread that answered the slot's last request has ended with it. If the slot
	 * is busy, the word is another request's, or no slot's. */
	if (!x || atomic_exchange_explicit(&x->busy, true, memory_order_acquire)) {
		if (f && q->op == RING_WRITE) {
			atomic_fetch_sub_explicit(&r->writing, 1, memory_order_relaxed);
		}
		if (f) {
			ring_file_give(r, f, 1);
		}
		return NULL;
	}
	if (!f) {
		atomic_store_explicit(&x->busy, false, memory_order_release);
		ring_complete(r, q->slot, q->use, q->tell,
			      is_tell(r, q) ? (int32_t)(uint32_t)q->off : t->err);
		return NULL;
	}
	x->ring = r;
	x->file = f;
	x->use = q->use;
	x->op = q->op;
	x->tell = q->tell;
	x->fd = f->fd;
	x->off = f->off + q->off;
	x->len = (size_t)q->len;
	x->most = x->len;
	x->async = f->async && q->op == RING_READ;
	x->memory = f->memory;
	x->direct = -1;
	/* Writes go through the page cache, whose pages the device may have registered. */
	if (f->direct >= 0 && x->off % f->block == 0 && q->op == RING_READ) {
		x->direct = f->direct;
		x->block = f->block;
		x->most = (size_t)align_up(x->len, f->block); /* the slab has space */
	}
	return x;
}

/* Prefetches the next requests' places before the ring's lock is taken. The device has written
 * them, so each is a cache miss: one after the other, under the lock, they would hold up others. */
static void prefetch_places(const struct ring *r)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);

	for (unsigned int i = 0; i < RING_BATCH;
	     i += CACHE_LINE / (RING_WORDS * sizeof(uint64_t))) {
		__builtin_prefetch(place_of(r, n + i));
	}
}

void ring_spin_acquire(struct lock *l)
{
	for (unsigned int i = 0; i < SPINS; i++) {
		if (lock_try(l)) {
			return;
		}
#ifdef __x86_64__
		__builtin_ia32_pause();
#endif
	}
	lock_acquire(l);
}

/* Only work that needs an order, or the files, is done under the lock: the slots' structs are cache
 * misses. */
void ring_take(struct ring *r, struct ring_batch *b)
{
	struct taken v[RING_BATCH];
	unsigned int n = 0;

	b->ring = r;
	b->n = 0;
	b->tells = 0;
	prefetch_places(r);
	ring_spin_acquire(&r->lock);
	while (n < RING_BATCH && take_locked(r, &v[n].q)) {
		n++;
	}
	name_files_locked(r, v, n);
	b->more = n == RING_BATCH && ring_seems_ready(r);
	lock_release(&r->lock);
	for (unsigned int i = 0; i < n; i++) {
		struct ring_read *x = accept(r, &v[i]);

		b->tells += !x && is_tell(r, &v[i].q);
		if (x) {
			b->reads[b->n++] = x;
		}
	}
	b->taken = n;
}
