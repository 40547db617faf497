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

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"

#define SPIN_NS UINT64_C(2000000)
/* Between two looks: a part of the time since the last request, from the least to the most. A look
 * takes some 20 us of a processor, with the sleep in a virtual machine: so half a per cent of one
 * in the end. */
#define LOOK_PART 500u
#define LOOK_LEAST_NS UINT64_C(200000)
#define LOOK_MOST_NS UINT64_C(4000000)
#define EMPTY_LOOKS 64u /* between two looks at the clock */
/* Batches of one ring before the others have their turn. */
#define TURN 4u
/* A further proxy leaves when it was busy for less than a quarter of this. */
#define HELP_NS UINT64_C(500000)

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

/* What became of a batch. */
struct tally {
	uint64_t begun;
	unsigned int waited;
	unsigned int failed;
	unsigned int n; /* that were cached: */
	ssize_t cached[RING_BATCH];
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
static void serve(const struct ring_batch *b)
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
	while (from != end && !ring_seems_full(from)) {
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
	struct ring_batch b;
	struct ring *r;
	unsigned int turn = 0;
	bool any;

	*taken = 0;
	if (unlikely(atomic_load_explicit(&m->wanted, memory_order_relaxed) != 0)) {
		(void)sched_yield();
	}
	ring_spin_acquire(&m->lock);
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
		*taken += ring_take(r, &b);
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
	/* One that wakes up after a pause looks once, if nothing was queued. */
	uint64_t idle = now - min_u64(now, atomic_load_explicit(&m->last_ns, memory_order_relaxed));
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
		workers_offer_at(
			w, work,
			now + min_u64(max_u64(idle / LOOK_PART, LOOK_LEAST_NS), LOOK_MOST_NS));
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
