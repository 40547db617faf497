/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads that may block, by workers of a kind of their own: of each ring RING_READS_MOST at once.
 * One that blocks holds its slot and its worker, and nothing else.
 */

#include <errno.h>

#include "base/bits.h"
#include "ring/ring.h"
#include "sys/sys.h"

const struct ring_io ring_io_system = {
	.now = sys_pread_nowait,
	.wait = sys_pread,
};

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

/* Its turn comes, if it has something to begin and may. */
static void list_locked(struct ring_queue *q)
{
	struct ring_room *m = q->ring->room;

	if (q->first && q->running < q->most && !q->listed) {
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

/* Ends a reader's use of a queue, and takes the next read, of the queue whose turn it is. Both may
 * be NULL. */
static struct ring_read *next_read(struct ring_room *m, struct ring_queue *ended)
{
	struct ring_read *x = NULL;
	struct ring_queue *q;

	lock_acquire(&m->reads_lock);
	if (ended) {
		ended->running--; /* the last access, if the ring is closed: it may be freed */
		list_locked(ended);
	}
	q = m->first;
	if (q) {
		unlist_locked(q);
		x = q->first;
		q->first = x->next;
		q->last = q->first ? q->last : &q->first;
		q->running++;
		list_locked(q);
	}
	lock_release(&m->reads_lock);
	return x;
}

/* All of it, what the file has of it, or -errno. */
static ssize_t read_all(const struct ring_io *io, const struct ring_read *x, char *slab)
{
	size_t done = 0;

	while (done < x->len) {
		ssize_t n = io->wait(x->fd, slab + done, x->len - done, x->off + done);

		if (n < 0) {
			return n;
		}
		if (n == 0) {
			break;
		}
		done += (size_t)n;
	}
	return (ssize_t)done;
}

static void carry_read(struct ring_read *x)
{
	struct ring *r = x->ring;
	uint32_t slot = (uint32_t)(x - r->reads);
	uint32_t use = x->use;
	ssize_t res = read_all(r->room->io, x, r->slabs + slot * r->slab_bytes);

	if (res < 0) {
		atomic_fetch_add_explicit(&r->counts.failed, 1, memory_order_relaxed);
	}
	/* Before the completion: the slot's next request may come at once. */
	atomic_store_explicit(&x->busy, false, memory_order_release);
	ring_complete(r, slot, use, res);
}

static void carry(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, reader);
	struct ring_queue *q = NULL;
	struct ring_read *x;

	while ((x = next_read(m, q))) {
		q = &x->ring->blocking;
		carry_read(x);
	}
}

void ring_read_later(struct ring_read *x)
{
	struct ring *r = x->ring;
	struct ring_room *m = r->room;
	struct ring_queue *q = &r->blocking;
	bool calls;

	x->next = NULL;
	lock_acquire(&m->reads_lock);
	if (!r->closed) {
		*q->last = x;
		q->last = &x->next;
		list_locked(q);
	}
	calls = q->listed;
	lock_release(&m->reads_lock);
	/* Starts no thread here: a worker that begins does. */
	if (calls) {
		workers_notify(&m->exec->workers, &m->reader);
	}
}

bool ring_is_left_locked(const struct ring *r)
{
	/* Acquire: what they did comes before it is freed. */
	return !r->blocking.running && !atomic_load_explicit(&r->proxies, memory_order_acquire);
}

bool ring_reads_end(struct ring *r)
{
	struct ring_room *m = r->room;
	bool left;

	lock_acquire(&m->reads_lock);
	r->closed = true;
	unlist_locked(&r->blocking);
	r->blocking.first = NULL;
	r->blocking.last = &r->blocking.first;
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
