/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How files are read: by a proxy, from the page cache (ring_read_now()), or by a reader, which may
 * block (ring_read_later()). Readers make the writes, too. They are workers of a kind of their own:
 * each ring has at most RING_READS_MOST that block. A read that blocks holds its slot and its
 * worker, and nothing else.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "exec/kernels.h"
#include "ring/ring.h"
#include "sys/sys.h"

/* After COLD_FROM requests in a row that the page cache did not have, only one request in COLD_ASKS
 * is tried there. */
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

/* Whether a read goes to a reader untried: it reads past the page cache, or that had nothing of the
 * last requests. The proxy counts such a read as a miss, too, so one in COLD_ASKS is tried. */
static bool is_cold(const struct ring_read *x)
{
	unsigned int misses = atomic_load_explicit(&x->ring->misses, memory_order_relaxed);

	return x->direct >= 0 || (misses >= COLD_FROM && misses % COLD_ASKS);
}

ssize_t ring_read_now(const struct ring_read *x)
{
	const struct ring *r = x->ring;
	const struct ring_io *io = r->ctx->io;
	char *slab = r->slabs + (size_t)(x - r->reads) * r->slab_bytes;

	if (is_cold(x)) {
		return -EAGAIN;
	}
	return x->memory ? io->memory(x->fd, slab, x->len, x->off)
			 : io->now(x->fd, slab, x->len, x->off);
}

static enum work_wants wants(const struct work *work)
{
	const struct ring_ctx *m = container_of(work, const struct ring_ctx, reader);

	return atomic_load_explicit(&m->ready, memory_order_relaxed) ? WANTS_ONE : WANTS_NONE;
}

/* Reads or writes all bytes of a request, and may block. Returns their number (fewer at the file's
 * end), or -errno. Writes, and transfers in a stream's order, return the bytes before an error, as
 * pl_read() does: a kernel that has written less posts the rest, and gets the error. */
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
		/* With O_DIRECT the file's last block is short. */
		if (n == 0 || (fd == x->direct && done % x->block)) {
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
		res = carry_all(r->ctx->io, x, slab, x->direct, x->most);
	}
	/* O_DIRECT may need more alignment than statx() said, and a file system may refuse it for a
	 * file later: such a read goes through the page cache. */
	if (res == -EINVAL || res == -EOPNOTSUPP) {
		x->direct = -1;
		res = carry_all(r->ctx->io, x, slab, x->fd, x->len);
	}
	ring_read_end(x, res);
}

static void carry(struct work *work)
{
	struct ring_ctx *m = container_of(work, struct ring_ctx, reader);
	struct ring_queue *q = NULL;
	struct ring_read *x;

	while ((x = ring_queue_next(m, &q))) {
		if (q == &q->ring->async) {
			ring_uring_carry(q->ring, x);
		} else {
			carry_read(x);
		}
	}
}

void ring_read_later(struct ring_read *x)
{
	struct ring *r = x->ring;

	x->begun = clock_now_ns();
	x->traced = false;
	if (ring_queue_add(x->async && ring_uring_works(r) ? &r->async : &r->blocking, x)) {
		ring_uring_wake(r);
	}
}

void ring_reads_init(struct ring_ctx *m)
{
	m->last = &m->first;
	m->reader = (struct work){ .kind = WORK_RING_READ, .wants = wants, .carry = carry };
}
