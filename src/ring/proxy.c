/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Proxies: they take requests out of the rings (take.c), and answer those that need no wait.
 *
 * Nothing here calls a driver, allocates, or waits for a kernel: a kernel may wait for this thread
 * while a driver's call waits for the kernel.
 */

#include <errno.h>
#include <sched.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"

#define SPIN_NS UINT64_C(2000000)
/* The time between two looks of an idle proxy: a part of the time since the last request, within
 * these bounds. A look takes some 20 us of a processor, with the sleep in a virtual machine: half a
 * per cent of a processor at the longest time. */
#define LOOK_PART 500u
#define LOOK_LEAST_NS UINT64_C(200000)
#define LOOK_MOST_NS UINT64_C(4000000)
#define CLOCK_LOOKS 64u	 /* looks that find nothing, between two reads of the clock */
#define LOCKED_LOOKS 16u /* looks into rings while the lock of their list is held */
#define BATCHES 4u	 /* of one ring, before a proxy looks into the others */
/* A further proxy leaves when it was busy for less than a quarter of this. */
#define HELP_NS UINT64_C(500000)
/* The longest wait of a reader of the counts for a proxy that has answered and not counted. That
 * takes a proxy some microseconds, or more if other threads have its processor. */
#define SETTLE_NS UINT64_C(1000000000)

static void count(atomic_ullong *at, uint64_t n)
{
	if (n) {
		atomic_fetch_add_explicit(at, n, memory_order_relaxed);
	}
}

/* Uses of a file that end together. */
struct uses {
	struct ring_file *file;
	unsigned int n;
};

static void uses_end(struct ring *r, struct uses *u)
{
	if (u->n) {
		ring_file_give(r, u->file, u->n);
	}
	u->n = 0;
}

/* The results of a batch. */
struct tally {
	unsigned int waited; /* requests that a reader was handed */
	unsigned int n;	     /* requests that were answered at once */
	struct {
		uint64_t off;
		ssize_t res;
	} v[RING_BATCH];
};

/* Counts reads that were answered at once and took `ns` each: those with the same result in a row
 * by one call. Reads in a stream's order are counted one by one by ring_tell(). Returns the bytes.
 */
static uint64_t count_answered(struct ring *r, const struct tally *t, uint64_t ns)
{
	struct exec *x = r->ctx->exec;
	uint64_t bytes = 0;

	for (unsigned int i = 0; i < t->n;) {
		ssize_t res = t->v[i].res;
		unsigned int n = 1;

		while (!r->told && i + n < t->n && t->v[i + n].res == res) {
			n++;
		}
		if (r->told) {
			ring_tell(r, RING_READ, t->v[i].off, res, ns);
		} else if (res >= 0) {
			kernel_reads_moved(x, r->dev, KERNEL_CACHED, (uint64_t)res, n, ns);
		}
		for (unsigned int k = 0; k < n && res < 0 && !r->told; k++) {
			kernel_reads_failed(x, r->dev, KERNEL_CACHED);
		}
		count(&r->counts.failed, res < 0 ? n : 0);
		count(&r->counts.cached, res < 0 ? 0 : n);
		bytes += res < 0 ? 0 : (uint64_t)res * n;
		i += n;
	}
	return bytes;
}

/* Counts a batch, after its answers: kernels wait for the answers, and for no count. */
static void count_all(const struct ring_batch *b, const struct tally *t, uint64_t ns)
{
	struct ring *r = b->ring;
	unsigned int requests = b->taken - b->tells;
	unsigned int all = t->n + t->waited;

	count(&r->counts.bytes, count_answered(r, t, all ? ns / all : 0));
	count(&r->counts.requests, requests);
	count(&r->counts.refused, requests - b->n);
	count(&r->counts.waited, t->waited);
}

/* Reads without a wait. Returns false if a reader has to do it, as for each write. */
static bool read_now(const struct ring_read *x, ssize_t *res)
{
	struct ring *r = x->ring;

	if (x->op == RING_WRITE) {
		return false;
	}
	*res = ring_read_now(x);
	/* Some file systems and system call filters refuse a read without a wait, so the blocking
	 * read decides whether there is an error. Only a disk's error counts at once, except in a
	 * stream's order: the reader logs that one. ring_read_now() needs every miss counted, also
	 * those that it did not try. */
	if ((*res < 0 && (*res != -EIO || r->told)) || (*res > 0 && (size_t)*res < x->len)) {
		atomic_fetch_add_explicit(&r->misses, 1, memory_order_relaxed);
		return false;
	}
	if (atomic_load_explicit(&r->misses, memory_order_relaxed)) {
		atomic_store_explicit(&r->misses, 0, memory_order_relaxed);
	}
	return true;
}

/* Answers a batch that was taken at `begun`. Returns the time when the answers were made. Kernels
 * wait for the answers alone, so all other work comes after them. */
static uint64_t serve(const struct ring_batch *b, uint64_t begun)
{
	struct ring *r = b->ring;
	struct uses uses = { NULL, 0 };
	struct tally t;
	uint64_t now;

	t.n = 0;
	t.waited = 0;
	for (unsigned int i = 0; i < b->n; i++) {
		struct ring_read *x = b->reads[i];
		struct ring_file *f = x->file;
		uint32_t use = x->use;
		uint32_t tell = x->tell;
		ssize_t res;

		if (!read_now(x, &res)) {
			t.waited++;
			ring_read_later(x);
			continue;
		}
		t.v[t.n].off = x->off;
		t.v[t.n++].res = res;
		/* Before the completion: the slot's next request may come at once. */
		atomic_store_explicit(&x->busy, false, memory_order_release);
		ring_complete(r, (uint32_t)(x - r->reads), use, tell, res);
		if (f != uses.file) {
			uses_end(r, &uses);
			uses.file = f;
		}
		uses.n++; /* until all of the batch are answered */
	}
	uses_end(r, &uses);
	now = clock_now_ns();
	count_all(b, &t, now - begun);
	return now;
}

/* Returns the first ring of [from, end) that has requests, or `end`. */
static struct ring *find(struct ring *from, const struct ring *end, unsigned int *looked)
{
	while (from != end && !ring_seems_ready(from)) {
		from = from->next;
		(*looked)++;
	}
	return from;
}

/* Returns a ring that has requests, or NULL. */
static struct ring *find_locked(struct ring_ctx *m, unsigned int *looked)
{
	struct ring *r = find(m->next, NULL, looked);

	if (!r) {
		r = find(m->rings, m->next, looked);
		r = r == m->next ? NULL : r;
	}
	return r;
}

/* Finds a ring that has requests and raises its `proxies`, so that it stays until the caller lowers
 * it. Makes at most `looks` looks, as to wait for the lock takes longer than some looks. */
static struct ring *hold_locked(struct ring_ctx *m, unsigned int looks)
{
	unsigned int looked = 0;
	struct ring *r = find_locked(m, &looked);

	while (!r && m->rings && looked < looks &&
	       !atomic_load_explicit(&m->wanted, memory_order_relaxed)) {
		r = find_locked(m, &looked);
	}
	if (r) {
		m->next = r->next;
		atomic_fetch_add_explicit(&r->proxies, 1, memory_order_relaxed);
	}
	return r;
}

/* Calls one more proxy, if there is a thread for it and none is called already. */
static void call_more(struct ring_ctx *m)
{
	if (!atomic_load_explicit(&m->called, memory_order_relaxed) &&
	    !atomic_exchange(&m->called, true)) {
		workers_notify(&m->exec->workers, &m->more);
	}
}

/* The result of a look. */
struct proxy_look {
	unsigned int taken; /* requests; if there were some: */
	uint64_t begun;
	uint64_t ended;
};

/* Answers a ring's requests, or some of them. */
static void answer(struct ring *r, struct proxy_look *out)
{
	struct ring_ctx *m = r->ctx;
	struct ring_batch b;
	unsigned int batches = 0;

	out->begun = clock_now_ns();
	out->ended = out->begun;
	do {
		ring_take(r, &b);
		if (b.more) {
			call_more(m);
		}
		if (b.taken) {
			out->taken += b.taken;
			out->ended = serve(&b, out->ended);
		}
	} while (b.more && ++batches < BATCHES &&
		 !atomic_load_explicit(&m->wanted, memory_order_relaxed));
}

/* Looks for requests up to `looks` times, and answers some. Returns false if there is no ring; if
 * the caller is the first proxy, no proxy looks from then on. */
static bool look(struct ring_ctx *m, struct ring_proxy_seq *s, unsigned int looks,
		 struct proxy_look *out)
{
	unsigned int n = atomic_load_explicit(&s->n, memory_order_relaxed);
	struct ring *r;
	bool any;

	out->taken = 0;
	if (unlikely(atomic_load_explicit(&m->wanted, memory_order_relaxed) != 0)) {
		(void)sched_yield();
	}
	ring_spin_acquire(&m->lock);
	any = m->rings != NULL;
	if (!any && s == m->seqs) {
		/* Under the lock: a thread that adds a ring afterwards finds that it has to
		 * call. */
		atomic_store(&m->looking, false);
	}
	r = hold_locked(m, looks);
	lock_release(&m->lock);
	if (!r) {
		return any;
	}
	/* Each answer is a release: a thread that sees one sees the odd number. */
	atomic_store_explicit(&s->n, n + 1, memory_order_relaxed);
	answer(r, out);
	/* Release: a thread that sees the even number sees the counts. */
	atomic_store_explicit(&s->n, n + 2, memory_order_release);
	/* Release: the last access, if the ring is closed meanwhile. */
	atomic_fetch_sub_explicit(&r->proxies, 1, memory_order_release);
	return any;
}

static void carry(struct work *work)
{
	struct ring_ctx *m = container_of(work, struct ring_ctx, proxy);
	struct workers *w = &m->exec->workers;
	unsigned int empty = 0;
	struct proxy_look found;
	uint64_t now = clock_now_ns();
	/* A proxy that wakes up after a pause looks once, if nothing was queued. */
	uint64_t idle = now - min_u64(now, atomic_load_explicit(&m->last_ns, memory_order_relaxed));
	bool any;

	/* Removed from the list first: work that is offered from here on is done after this. */
	workers_unlist(w, work);
	atomic_store(&m->looking, true);
	do {
		any = look(m, m->seqs, LOCKED_LOOKS, &found);
		empty = found.taken ? 0 : empty + 1;
		if (empty && empty % CLOCK_LOOKS) {
			continue;
		}
		if (found.taken) {
			now = found.ended;
			atomic_store_explicit(&m->last_ns, now, memory_order_relaxed);
		} else {
			now = clock_now_ns();
			(void)sched_yield(); /* on a machine with few processors */
		}
		idle = now - min_u64(now, atomic_load_explicit(&m->last_ns, memory_order_relaxed));
	} while (any && idle < SPIN_NS);
	if (any) {
		atomic_store(&m->looking, false);
		workers_offer_at(
			w, work,
			now + min_u64(max_u64(idle / LOOK_PART, LOOK_LEAST_NS), LOOK_MOST_NS));
	}
}

/* Takes a sequence count for a further proxy. Returns NULL if all are taken. */
static struct ring_proxy_seq *seq_take(struct ring_ctx *m)
{
	for (unsigned int i = 1; i < RING_PROXIES; i++) {
		if (!atomic_exchange_explicit(&m->seqs[i].used, true, memory_order_acquire)) {
			return &m->seqs[i];
		}
	}
	return NULL;
}

/* The work of a further proxy: it looks as long as it finds much to do. */
static void help(struct work *work)
{
	struct ring_ctx *m = container_of(work, struct ring_ctx, more);
	uint64_t since = clock_now_ns();
	struct ring_proxy_seq *s = seq_take(m);
	struct proxy_look found;
	uint64_t busy = 0;
	unsigned int empty = 0;

	atomic_store(&m->called, false);
	while (s && look(m, s, 1, &found)) {
		uint64_t now;

		if (!found.taken && ++empty % CLOCK_LOOKS) {
			continue;
		}
		if (found.taken) {
			now = found.ended;
			atomic_store_explicit(&m->last_ns, now, memory_order_relaxed);
			busy += now - found.begun;
		} else {
			(void)sched_yield();
			now = clock_now_ns();
		}
		if (now - since > HELP_NS) {
			if (busy < HELP_NS / 4) {
				break;
			}
			since = now;
			busy = 0;
		}
	}
	if (s) {
		/* Release: the next proxy continues from this one's number. */
		atomic_store_explicit(&s->used, false, memory_order_release);
	}
}

static enum work_wants wants_more(const struct work *work)
{
	const struct ring_ctx *m = container_of(work, const struct ring_ctx, more);

	return atomic_load_explicit(&m->called, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
}

void ring_ctx_settle(struct ring_ctx *m)
{
	uint64_t until = clock_now_ns() + SETTLE_NS;

	for (unsigned int i = 0; i < RING_PROXIES; i++) {
		/* Acquire: the counts that come before an even number. */
		unsigned int n = atomic_load_explicit(&m->seqs[i].n, memory_order_acquire);

		while (n % 2 && atomic_load_explicit(&m->seqs[i].n, memory_order_acquire) == n &&
		       clock_now_ns() < until) {
			(void)nanosleep(&(struct timespec){ 0, 10000 }, NULL);
		}
	}
}

void ring_proxy_init(struct ring_ctx *m)
{
	m->proxy = (struct work){ .kind = WORK_RING, .carry = carry };
	m->more = (struct work){ .kind = WORK_RING_MORE, .wants = wants_more, .carry = help };
}
