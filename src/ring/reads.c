/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How files are read. Reads that may block, and writes, are by workers of a kind of their own: of
 * each ring RING_READS_MOST at once. One that blocks holds its slot and its worker, and nothing
 * else.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"
#include "sys/sys.h"

/* After COLD_FROM requests in a row that the page cache did not have, it is asked for one request
 * in COLD_ASKS. */
#define COLD_FROM 32u
#define COLD_ASKS 8u
#define SWAP_LOOK_NS UINT64_C(1000000) /* between two looks whether something is swapped */

/* Whether memory was swapped at the last look, for all contexts. Several threads may look at
 * once. */
static bool is_swap_used(void)
{
	static atomic_ullong next;
	static atomic_bool used;
	uint64_t now = clock_now_ns();

	/* Acquire: the last look's result. */
	if (now >= atomic_load_explicit(&next, memory_order_acquire)) {
		atomic_store_explicit(&used, sys_swap_used(), memory_order_relaxed);
		/* Release: a thread that sees the look's time sees its result. */
		atomic_store_explicit(&next, now + SWAP_LOOK_NS, memory_order_release);
	}
	return atomic_load_explicit(&used, memory_order_relaxed);
}

ssize_t ring_read_resident(int fd, void *buf, size_t len, uint64_t off)
{
	/* A hole counts as not cached. A caller that cannot tell whether the page is cached
	 * waits. */
	return sys_all_cached(fd, off, len) ? sys_pread(fd, buf, len, off) : -EAGAIN;
}

static ssize_t read_memory(int fd, void *buf, size_t len, uint64_t off)
{
	return is_swap_used() ? ring_read_resident(fd, buf, len, off)
			      : sys_pread(fd, buf, len, off);
}

const struct ring_io ring_io_system = {
	.now = sys_pread_nowait,
	.wait = sys_pread,
	.write = sys_pwrite,
	.uring = true,
	.memory = read_memory,
};

/* Whether a read had better not be tried without a wait. */
static bool is_cold(const struct ring_read *x)
{
	unsigned int misses = atomic_load_explicit(&x->ring->misses, memory_order_relaxed);

	return x->direct >= 0 || (misses >= COLD_FROM && misses % COLD_ASKS);
}

ssize_t ring_read_now(const struct ring_read *x)
{
	const struct ring *r = x->ring;
	const struct ring_io *io = r->room->io;
	char *slab = r->slabs + (size_t)(x - r->reads) * r->slab_bytes;

	if (is_cold(x)) {
		return -EAGAIN;
	}
	return x->memory ? io->memory(x->fd, slab, x->len, x->off)
			 : io->now(x->fd, slab, x->len, x->off);
}

static enum work_wants wants(const struct work *work)
{
	const struct ring_room *m = container_of(work, const struct ring_room, reader);

	return atomic_load_explicit(&m->ready, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
}

void ring_queue_init(struct ring_queue *q, struct ring *r, unsigned int most)
{
	*q = (struct ring_queue){ .ring = r, .most = most };
	q->last = &q->first;
}

/* Whether a queue has a read to begin, and may begin it. */
static bool may_begin(const struct ring_queue *q)
{
	return q->first && q->running < q->most;
}

/* Lists a queue, if it may begin a read. */
static void list_locked(struct ring_queue *q)
{
	struct ring_room *m = q->ring->room;

	if (may_begin(q) && !q->listed) {
		q->next = NULL;
		q->listed = true;
		*m->last = q;
		m->last = &q->next;
		atomic_fetch_add_explicit(&m->ready, 1, memory_order_relaxed);
	}
}

static void unlist_locked(struct ring_queue *q)
{
	struct ring_room *m = q->ring->room;
	struct ring_queue **at = &m->first;

	if (!q->listed) {
		return;
	}
	while (*at != q) {
		at = &(*at)->next;
	}
	*at = q->next;
	m->last = *at ? m->last : at;
	q->listed = false;
	atomic_fetch_sub_explicit(&m->ready, 1, memory_order_relaxed);
}

static struct ring_read *pop_locked(struct ring_queue *q)
{
	struct ring_read *x = q->first;

	q->first = x->next;
	q->last = q->first ? q->last : &q->first;
	return x;
}

/* The first queue in the list has had its turn: it moves to the end, or leaves the list. A queue
 * that stays is counted in `ready` all the time: a worker that found 0 for a moment would withdraw
 * the work from the pool, and nobody would be called for the reads that are left. */
static void turn_locked(struct ring_queue *q)
{
	struct ring_room *m = q->ring->room;

	if (!may_begin(q)) {
		unlist_locked(q);
	} else if (q->next) {
		m->first = q->next;
		q->next = NULL;
		*m->last = q;
		m->last = &q->next;
	}
}

/* Ends a reader's use of a queue, and begins with another one, whose turn it is: its first read.
 * Both may be NULL. */
static struct ring_read *next_read(struct ring_room *m, struct ring_queue **at)
{
	struct ring_queue *q = *at;
	struct ring_read *x = NULL;

	lock_acquire(&m->reads_lock);
	if (q) {
		q->running--; /* if the ring is closed, it may be freed after this */
		q->asleep = false;
		list_locked(q);
	}
	q = m->first;
	if (q) {
		x = pop_locked(q);
		q->running++;
		turn_locked(q);
	}
	lock_release(&m->reads_lock);
	*at = q;
	return x;
}

struct ring_read *ring_queue_take(struct ring_queue *q, bool sleeps)
{
	struct lock *lock = &q->ring->room->reads_lock;
	struct ring_read *x;

	lock_acquire(lock);
	x = q->first ? pop_locked(q) : NULL;
	q->asleep = sleeps && !x;
	lock_release(lock);
	return x;
}

/* Carries the request. Returns the number of bytes (fewer at the file's end), or -errno. Bytes
 * before an error count, as with pl_read(), in a stream's order and for writes: a caller that has
 * written less asks again, and gets the error. */
static ssize_t carry_all(const struct ring_io *io, const struct ring_read *x, char *slab, int fd,
			 size_t most)
{
	bool write = x->op == RING_WRITE;
	size_t done = 0;

	while (done < x->len) {
		ssize_t n = write ? io->write(fd, slab + done, most - done, x->off + done)
				  : io->wait(fd, slab + done, most - done, x->off + done);

		n = n == 0 && write ? -EIO : n;
		if (n < 0) {
			return done && (write || x->ring->told) ? (ssize_t)done : n;
		}
		done += (size_t)n;
		if (n == 0 || (fd == x->direct && done % x->block)) { /* its end */
			break;
		}
	}
	return (ssize_t)done;
}

static void carry_read(struct ring_read *x)
{
	struct ring *r = x->ring;
	char *slab = r->slabs + (size_t)(x - r->reads) * r->slab_bytes;
	ssize_t res = -EINVAL;

	ring_read_begin(x);
	if (x->direct >= 0) {
		res = carry_all(r->room->io, x, slab, x->direct, x->most);
	}
	/* The kernel may ask for more alignment than it said, and file systems change their minds.
	 */
	if (res == -EINVAL || res == -EOPNOTSUPP) {
		x->direct = -1;
		res = carry_all(r->room->io, x, slab, x->fd, x->len);
	}
	ring_read_end(x, res);
}

static struct kernel_span span_of(const struct ring_read *x)
{
	const struct ring *r = x->ring;

	return (struct kernel_span){ r->dev, r->number, (uint32_t)(x - r->reads),
				     x->op == RING_WRITE };
}

void ring_read_begin(struct ring_read *x)
{
	struct kernel_span s = span_of(x);

	if (unlikely(kernel_reads_traced(x->ring->room->exec)) && !x->traced && !x->ring->told) {
		x->traced = true;
		kernel_span_begin(&s, x->off, x->len, x->direct >= 0);
	}
}

static void add_to(atomic_ullong *at, uint64_t n)
{
	if (n) {
		atomic_fetch_add_explicit(at, n, memory_order_relaxed);
	}
}

static void count(struct ring_read *x, ssize_t res)
{
	struct ring *r = x->ring;
	struct exec *e = r->room->exec;

	bool write = x->op == RING_WRITE;

	add_to(&r->counts.direct, x->direct >= 0);
	add_to(&r->counts.failed, res < 0);
	add_to(&r->counts.writes, write);
	add_to(write ? &r->counts.written : &r->counts.bytes, res < 0 ? 0 : (uint64_t)res);
	if (r->told) {
		ring_tell(r, x->op, x->off, res, clock_now_ns() - x->begun);
	} else if (write) {
		kernel_write_ended(e, r->dev, res, clock_now_ns() - x->begun);
	} else if (res < 0) {
		kernel_reads_failed(e, r->dev, KERNEL_WAITED);
	} else {
		kernel_reads_moved(e, r->dev, KERNEL_WAITED, (uint64_t)res, 1,
				   clock_now_ns() - x->begun);
	}
}

void ring_read_end(struct ring_read *x, ssize_t res)
{
	struct kernel_span s = span_of(x);
	struct ring_file *f = x->file;
	uint32_t use = x->use;
	uint32_t tell = x->tell;

	res = res > (ssize_t)x->len ? (ssize_t)x->len : res;
	count(x, res);
	if (unlikely(x->traced)) {
		kernel_span_end(&s, res);
	}
	ring_file_give(x->ring, f, 1);
	if (x->op == RING_WRITE) {
		/* Release: a thread that finds no write under way reads the written bytes. */
		atomic_fetch_sub_explicit(&x->ring->writing, 1, memory_order_release);
	}
	/* Before the completion: the slot's next request may come at once. */
	atomic_store_explicit(&x->busy, false, memory_order_release);
	ring_complete(x->ring, s.slot, use, tell, res);
}

static void carry(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, reader);
	struct ring_queue *q = NULL;
	struct ring_read *x;

	while ((x = next_read(m, &q))) {
		if (q == &q->ring->async) {
			ring_uring_carry(q->ring, x);
		} else {
			carry_read(x);
		}
	}
}

static void add(struct ring_queue *q, struct ring_read *x)
{
	struct ring *r = q->ring;
	struct ring_room *m = r->room;
	bool calls;
	bool wakes = false;

	x->next = NULL;
	lock_acquire(&m->reads_lock);
	if (!r->closed) {
		*q->last = x;
		q->last = &x->next;
		wakes = q->asleep;
		q->asleep = false;
		list_locked(q);
	}
	calls = q->listed;
	lock_release(&m->reads_lock);
	if (wakes) {
		ring_uring_wake(r);
	}
	/* Starts no thread here: a worker that begins does. */
	if (calls) {
		workers_notify(&m->exec->workers, &m->reader);
	}
}

void ring_read_later(struct ring_read *x)
{
	struct ring *r = x->ring;

	x->begun = clock_now_ns();
	x->traced = false;
	add(x->async && ring_uring_works(r) ? &r->async : &r->blocking, x);
}

void ring_read_block(struct ring_read *x)
{
	add(&x->ring->blocking, x);
}

bool ring_is_left_locked(const struct ring *r)
{
	/* Acquire: the users' accesses come before the free. */
	return !r->blocking.running && !r->async.running &&
	       !atomic_load_explicit(&r->proxies, memory_order_acquire);
}

static void empty_locked(struct ring_queue *q)
{
	unlist_locked(q);
	q->first = NULL;
	q->last = &q->first;
}

bool ring_reads_end(struct ring *r)
{
	struct ring_room *m = r->room;
	bool left;

	lock_acquire(&m->reads_lock);
	r->closed = true;
	empty_locked(&r->blocking);
	empty_locked(&r->async);
	left = ring_is_left_locked(r);
	if (!left) {
		r->next = m->retired;
		m->retired = r;
	}
	lock_release(&m->reads_lock);
	return !left;
}

void ring_reads_init(struct ring_room *m)
{
	m->last = &m->first;
	m->reader = (struct work){ .kind = WORK_RING_READ, .wants = wants, .carry = carry };
}
