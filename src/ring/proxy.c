/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Proxies: they take requests out of the rings, check them, and answer those that need no wait.
 *
 * Nothing here calls a driver, allocates, or waits for a kernel: a kernel may wait for this thread
 * while a driver's call waits for the kernel.
 */

#include <errno.h>
#include <sched.h>

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"

#define SPIN_NS UINT64_C(2000000)
#define LOOK_NS UINT64_C(200000)
#define QUIET_NS UINT64_C(1000000000)
/* A look takes some 10 us of a processor, with the sleep: so half a per cent of one. */
#define LOOK_SELDOM_NS UINT64_C(2000000)
#define EMPTY_LOOKS 64u /* between two looks at the clock */
/* Requests that a proxy takes at once: the fewer, the sooner others have some of them. */
#define BATCH 8u
/* Batches of one ring before the others have their turn. */
#define TURN 4u
#define CACHE_LINE 64u
/* A further proxy leaves when it was busy for less than a quarter of this. */
#define HELP_NS UINT64_C(500000)

/* What a proxy has taken out of a ring. */
struct batch {
	struct ring *ring;
	unsigned int n;
	bool more; /* there is more */
	struct ring_read *reads[BATCH];
};

static const uint64_t *place_of(const struct ring *r, uint64_t n)
{
	return r->places + (n & ((UINT64_C(1) << r->log) - 1)) * RING_WORDS;
}

/* Whether a request seems to be there. Without the ring's lock it is a hint. */
static bool seems_full(const struct ring *r)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);

	return (__atomic_load_n(place_of(r, n), __ATOMIC_RELAXED) & 1) == RING_LAP(n, r->log);
}

/* The next request, if it is there as a whole. */
static bool take_locked(struct ring *r, struct ring_request *q)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);
	const uint64_t *at = place_of(r, n);
	uint64_t lap = RING_LAP(n, r->log);
	uint64_t word[RING_WORDS];

	for (unsigned int i = 0; i < RING_WORDS; i++) {
		/* Acquire: that of the ring's kernels, whose words have no order. */
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

/* Its file, or NULL and *err. */
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

/* Checks a request. NULL: it is answered, or there is nobody to answer. *told: it was the end of
 * one that was counted already. */
static struct ring_read *accept_locked(struct ring *r, const struct ring_request *q, bool *told)
{
	struct ring_file *f;
	struct ring_read *x;
	int err;

	/* Acquire: whoever had the slot before does nothing with it any more. */
	if (q->slot >= r->slots ||
	    atomic_load_explicit(&r->reads[q->slot].busy, memory_order_acquire)) {
		return NULL; /* the word is another request's, or no slot's */
	}
	if (q->op == RING_TELL && r->told) {
		*told = true;
		ring_complete(r, q->slot, q->use, q->tell, (int32_t)(uint32_t)q->off);
		return NULL;
	}
	f = check_locked(r, q, &err);
	if (!f) {
		ring_complete(r, q->slot, q->use, q->tell, err);
		return NULL;
	}
	x = &r->reads[q->slot];
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
		x->most = (size_t)align_up(x->len, f->block); /* the slab has room */
	}
	if (q->op == RING_WRITE) {
		atomic_fetch_add_explicit(&r->writing, 1, memory_order_relaxed);
	}
	atomic_store_explicit(&x->busy, true, memory_order_relaxed);
	return x;
}

static void count(atomic_ullong *at, uint64_t n)
{
	if (n) {
		atomic_fetch_add_explicit(at, n, memory_order_relaxed);
	}
}

/* The next requests' places, which the device has written: each is a cache miss, and others wait
 * for the ring's lock meanwhile. So they are asked for at once, and before. */
static void fetch_places(const struct ring *r)
{
	uint64_t n = atomic_load_explicit(&r->tail, memory_order_relaxed);

	for (unsigned int i = 0; i < BATCH; i += CACHE_LINE / (RING_WORDS * sizeof(uint64_t))) {
		__builtin_prefetch(place_of(r, n + i));
	}
}

/* Uses of files by a batch, counted together: other proxies change the same word. */
struct uses {
	struct ring_file *file;
	unsigned int n;
};

static void uses_begin(struct uses *u)
{
	if (u->n) {
		atomic_fetch_add_explicit(&u->file->users, u->n, memory_order_relaxed);
	}
	u->n = 0;
}

static void uses_end(struct ring *r, struct uses *u)
{
	if (u->n) {
		ring_file_give(r, u->file, u->n);
	}
	u->n = 0;
}

/* Takes a few requests. How many there were. */
static unsigned int take(struct ring *r, struct batch *b)
{
	struct uses uses = { NULL, 0 };
	struct ring_request q;
	unsigned int n = 0;
	unsigned int tells = 0;

	*b = (struct batch){ .ring = r };
	fetch_places(r);
	lock_acquire(&r->lock);
	while (n < BATCH && take_locked(r, &q)) {
		bool told = false;
		struct ring_read *x = accept_locked(r, &q, &told);

		tells += told;
		if (x && x->file != uses.file) {
			uses_begin(&uses);
			uses.file = x->file;
		}
		if (x) {
			uses.n++;
			b->reads[b->n++] = x;
		}
		n++;
	}
	uses_begin(&uses);
	b->more = n == BATCH && seems_full(r);
	lock_release(&r->lock);
	count(&r->counts.requests, n - tells);
	count(&r->counts.refused, n - tells - b->n);
	return n;
}

/* What became of a batch. */
struct tally {
	uint64_t begun;
	unsigned int waited;
	unsigned int failed;
	unsigned int n; /* that were cached: */
	ssize_t cached[BATCH];
};

/* Reads of one length at once. Those in a stream's order have been told of. */
static void count_all(struct ring *r, const struct tally *t)
{
	struct exec *x = r->room->exec;
	unsigned int all = t->n + t->waited + t->failed;
	uint64_t ns = t->n ? (clock_now_ns() - t->begun) / all : 0;
	uint64_t bytes = 0;

	for (unsigned int i = 0; i < t->n;) {
		uint64_t len = (uint64_t)t->cached[i];
		unsigned int n = 1;

		while (i + n < t->n && t->cached[i + n] == t->cached[i]) {
			n++;
		}
		bytes += len * n;
		if (!r->told) {
			kernel_reads_moved(x, r->dev, KERNEL_CACHED, len, n, ns);
		}
		i += n;
	}
	for (unsigned int i = 0; i < t->failed; i++) {
		kernel_reads_failed(x, r->dev, KERNEL_CACHED);
	}
	count(&r->counts.cached, t->n);
	count(&r->counts.bytes, bytes);
	count(&r->counts.waited, t->waited);
	count(&r->counts.failed, t->failed);
}

/* A read without a wait. False: it has to be waited for, as each write. */
static bool read_now(const struct ring_read *x, ssize_t *res, struct tally *t)
{
	struct ring *r = x->ring;

	if (x->op == RING_WRITE) {
		t->waited++;
		return false;
	}
	*res = ring_read_now(x);
	/* Some file systems and filters of system calls refuse such a read: the blocking one has
	 * the last word, but for a disk's errors; those of a stream's order are logged there. */
	if ((*res < 0 && (*res != -EIO || r->told)) || (*res > 0 && (size_t)*res < x->len)) {
		t->waited++;
		atomic_fetch_add_explicit(&r->misses, 1, memory_order_relaxed);
		return false;
	}
	if (atomic_load_explicit(&r->misses, memory_order_relaxed)) {
		atomic_store_explicit(&r->misses, 0, memory_order_relaxed);
	}
	if (*res < 0) {
		t->failed++;
	} else {
		t->cached[t->n++] = *res;
	}
	return true;
}

/* Answers a batch. */
static void serve(const struct batch *b)
{
	struct ring *r = b->ring;
	struct tally t = { .begun = clock_now_ns() };
	struct uses uses = { NULL, 0 };

	for (unsigned int i = 0; i < b->n; i++) {
		struct ring_read *x = b->reads[i];
		struct ring_file *f = x->file;
		uint32_t use = x->use;
		uint32_t tell = x->tell;
		ssize_t res;
		bool done = read_now(x, &res, &t);

		if (i + 1 == b->n) {
			count_all(r, &t); /* a kernel that ends finds its reads counted */
		}
		if (done && r->told) {
			ring_tell(r, x->op, x->off, res, t.begun);
		}
		if (done && f != uses.file) {
			uses_end(r, &uses);
			uses.file = f;
		}
		if (done) {
			uses.n++; /* until all of the batch are answered */
			/* Before the completion: the slot's next request may come at once. */
			atomic_store_explicit(&x->busy, false, memory_order_release);
			ring_complete(r, (uint32_t)(x - r->reads), use, tell, res);
		} else {
			ring_read_later(x);
		}
	}
	uses_end(r, &uses);
}

static struct ring *find(struct ring *from, const struct ring *end)
{
	while (from != end && !seems_full(from)) {
		from = from->next;
	}
	return from;
}

/* A ring that has requests, for the caller to use until it lets it go; NULL: there is none. */
static struct ring *pick_locked(struct ring_room *m)
{
	struct ring *r = find(m->turn, NULL);

	if (!r) {
		r = find(m->rings, m->turn);
		r = r == m->turn ? NULL : r;
	}
	if (r) {
		m->turn = r->next;
		atomic_fetch_add_explicit(&r->proxies, 1, memory_order_relaxed);
	}
	return r;
}

/* One more proxy, if there is a thread for it. It may be called already. */
static void call_more(struct ring_room *m)
{
	if (!atomic_load_explicit(&m->called, memory_order_relaxed) &&
	    !atomic_exchange(&m->called, true)) {
		workers_notify(&m->exec->workers, &m->more);
	}
}

/* Looks for requests and answers some: *taken of them, since *begun. False: there is no ring, and
 * if the caller is the first proxy nobody looks any more. */
static bool look(struct ring_room *m, bool first, unsigned int *taken, uint64_t *begun)
{
	struct batch b;
	struct ring *r;
	unsigned int turn = 0;
	bool any;

	*taken = 0;
	if (unlikely(atomic_load_explicit(&m->wanted, memory_order_relaxed) != 0)) {
		(void)sched_yield();
	}
	lock_acquire(&m->lock);
	any = m->rings != NULL;
	if (!any && first) {
		/* Under the lock: whoever adds a ring afterwards finds that it has to call. */
		atomic_store(&m->looking, false);
	}
	r = pick_locked(m);
	lock_release(&m->lock);
	if (!r) {
		return any;
	}
	*begun = clock_now_ns();
	do {
		*taken += take(r, &b);
		if (b.more) {
			call_more(m);
		}
		serve(&b);
	} while (b.more && ++turn < TURN &&
		 !atomic_load_explicit(&m->wanted, memory_order_relaxed));
	/* Release: the last access, if the ring is closed meanwhile. */
	atomic_fetch_sub_explicit(&r->proxies, 1, memory_order_release);
	return any;
}

static void carry(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, proxy);
	struct workers *w = &m->exec->workers;
	unsigned int empty = 0;
	uint64_t now = clock_now_ns();
	uint64_t idle = 0;
	uint64_t begun;
	unsigned int taken;
	bool any;

	/* Removed from the list first: what is offered from here on is done after this. */
	workers_unlist(w, work);
	atomic_store(&m->looking, true);
	do {
		any = look(m, true, &taken, &begun);
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

/* A further proxy, as long as it has much to do. */
static void help(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, more);
	uint64_t since = clock_now_ns();
	uint64_t busy = 0;
	unsigned int empty = 0;
	unsigned int taken;
	uint64_t begun;

	atomic_store(&m->called, false);
	while (look(m, false, &taken, &begun)) {
		uint64_t now;

		if (!taken && ++empty % EMPTY_LOOKS) {
			continue;
		}
		if (!taken) {
			(void)sched_yield();
		}
		now = clock_now_ns();
		if (taken) {
			atomic_store_explicit(&m->last_ns, now, memory_order_relaxed);
			busy += now - begun;
		}
		if (now - since > HELP_NS) {
			if (busy < HELP_NS / 4) {
				break;
			}
			since = now;
			busy = 0;
		}
	}
}

static enum work_wants wants_more(const struct work *work)
{
	const struct ring_room *m = container_of(work, const struct ring_room, more);

	return atomic_load_explicit(&m->called, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
}

void ring_proxy_init(struct ring_room *m)
{
	m->proxy = (struct work){ .kind = WORK_RING, .carry = carry };
	m->more = (struct work){ .kind = WORK_RING_MORE, .wants = wants_more, .carry = help };
}
