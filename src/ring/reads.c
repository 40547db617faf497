/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads that may block, by workers of a kind of their own: as many at once as that has threads. One
 * that blocks holds its slot and its worker, and nothing else.
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

	return atomic_load_explicit(&m->pending, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
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

static void carry(struct work *work)
{
	struct ring_room *m = container_of(work, struct ring_room, reader);
	struct ring_read *x;
	struct ring *r;
	uint32_t slot;
	uint32_t use;
	ssize_t res;

	lock_acquire(&m->reads_lock);
	x = m->first;
	if (x) {
		m->first = x->next;
		m->last = m->first ? m->last : &m->first;
		atomic_fetch_sub_explicit(&m->pending, 1, memory_order_relaxed);
		x->ring->reading++;
	}
	lock_release(&m->reads_lock);
	if (!x) {
		return;
	}
	r = x->ring;
	slot = (uint32_t)(x - r->reads);
	use = x->use;
	res = read_all(m->io, x, r->slabs + slot * r->slab_bytes);
	if (res < 0) {
		atomic_fetch_add_explicit(&r->counts.failed, 1, memory_order_relaxed);
	}
	/* Before the completion: the slot's next request may come at once. */
	atomic_store_explicit(&x->busy, false, memory_order_release);
	ring_complete(r, slot, use, res);
	lock_acquire(&m->reads_lock);
	r->reading--; /* the last access: it may be freed */
	lock_release(&m->reads_lock);
}

void ring_read_later(struct ring *r, const struct ring_request *q, int fd, uint64_t off)
{
	struct ring_room *m = r->room;
	struct ring_read *x = &r->reads[q->slot];

	x->next = NULL;
	x->ring = r;
	x->use = q->use;
	x->fd = fd;
	x->off = off;
	x->len = (size_t)q->len;
	atomic_store_explicit(&x->busy, true, memory_order_relaxed);
	lock_acquire(&m->reads_lock);
	*m->last = x;
	m->last = &x->next;
	atomic_fetch_add_explicit(&m->pending, 1, memory_order_relaxed);
	lock_release(&m->reads_lock);
	/* Starts no thread here: a worker that begins does. */
	workers_notify(&m->exec->workers, &m->reader);
}

bool ring_reads_end(struct ring *r)
{
	struct ring_room *m = r->room;
	struct ring_read **at = &m->first;
	bool busy;

	lock_acquire(&m->reads_lock);
	while (*at) {
		struct ring_read *x = *at;

		if (x->ring == r) {
			*at = x->next;
			atomic_fetch_sub_explicit(&m->pending, 1, memory_order_relaxed);
		} else {
			at = &x->next;
		}
	}
	m->last = at;
	busy = r->reading != 0;
	if (busy) {
		r->next = m->retired;
		m->retired = r;
	}
	lock_release(&m->reads_lock);
	return busy;
}

void ring_reads_init(struct ring_room *m)
{
	m->last = &m->first;
	m->reader = (struct work){ .kind = WORK_RING_READ, .wants = wants, .carry = carry };
}
