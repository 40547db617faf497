/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A ring's reads by io_uring: one reader has many in flight, where a thread would have one. The
 * reader takes its queue's reads, waits for completions and for more at once, and leaves when
 * nothing is in flight. All memory is made when the ring is opened.
 *
 * A read that io_uring cannot do goes to the threads; all of them from then on, if the kernel
 * refuses reads (as in a sandbox that the program has entered).
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "ring/ring.h"
#include "sys/sys.h"
#include "sys/unix.h"
#include "sys/uring.h"

#define ENTRIES_MOST 1024u
/* Between two looks for completions, where no wait for them is possible. */
#define NAP_NS 1000000u

struct ring_uring {
	struct uring *kernel;
	unsigned int entries; /* reads in flight, and one for the bell */
	int bell;	      /* an eventfd: the queue has more reads */
	bool awaited;	      /* a poll of the bell is prepared or in the kernel */
	atomic_bool broken;   /* the kernel takes no more reads */
	/* For the reader alone: */
	unsigned int flight; /* reads that are prepared or in the kernel */
	/* Reads that are prepared, and that the kernel has not taken, in order. The bell's entry is
	 * the struct itself. */
	unsigned int n;
	void *prepared[ENTRIES_MOST];
};

int ring_uring_open(struct ring *r)
{
	struct ring_uring *u;
	unsigned int entries = 2;
	int rc;

	if (strcmp(r->ctx->exec->config->engine, "threads") == 0) {
		return err_set(EOPNOTSUPP, "the tunable engine asks for threads");
	}
	u = alloc_zero(sizeof(*u));
	if (!u) {
		return -ENOMEM;
	}
	while (entries <= r->slots && entries < ENTRIES_MOST) {
		entries *= 2;
	}
	u->entries = entries;
	rc = uring_create(entries, &u->kernel);
	if (rc) {
		free(u);
		return rc;
	}
	u->bell = sys_eventfd();
	if (u->bell < 0) {
		rc = u->bell;
		uring_destroy(u->kernel);
		free(u);
		return rc;
	}
	sys_fd_private(u->bell, true);
	r->uring = u;
	return 0;
}

void ring_uring_close(struct ring *r)
{
	struct ring_uring *u = r->uring;

	if (u) {
		uring_destroy(u->kernel);
		sys_close_private(u->bell);
		free(u);
	}
}

bool ring_uring_works(const struct ring *r)
{
	return r->uring && !atomic_load_explicit(&r->uring->broken, memory_order_relaxed);
}

void ring_uring_wake(struct ring *r)
{
	uint64_t one = 1;

	(void)sys_write(r->uring->bell, &one, sizeof(one));
}

static void note_prepared(struct ring_uring *u, void *tag)
{
	u->prepared[u->n++] = tag;
}

/* Prepares the rest of a read, or hands it to a thread. */
static void prepare(struct ring *r, struct ring_read *x)
{
	struct ring_uring *u = r->uring;
	char *slab = r->slabs + (size_t)(x - r->reads) * r->slab_bytes;
	int fd = x->direct >= 0 ? x->direct : x->fd;

	if (atomic_load_explicit(&u->broken, memory_order_relaxed) ||
	    uring_read(u->kernel, fd, slab + x->done, x->most - x->done, x->off + x->done, x)) {
		u->flight--;
		ring_read_block(x);
		return;
	}
	note_prepared(u, x);
}

static void begin(struct ring *r, struct ring_read *x)
{
	x->done = 0;
	ring_read_begin(x);
	r->uring->flight++;
	prepare(r, x);
}

static void await_bell(struct ring_uring *u)
{
	if (!u->awaited && !uring_await(u->kernel, u->bell, u)) {
		u->awaited = true;
		note_prepared(u, u);
	}
}

/* Handles a read's completion: the read ends, continues if it was short, or goes to a thread. */
static void advance(struct ring *r, struct ring_read *x, ssize_t res)
{
	bool past = x->direct >= 0;

	/* The kernel had no thread for a read that blocks, or refuses this O_DIRECT. */
	if (res == -EAGAIN || res == -EINTR || res == -ECANCELED || res == -EINVAL ||
	    res == -EOPNOTSUPP) {
		r->uring->flight--;
		ring_read_block(x);
		return;
	}
	x->done += res > 0 ? (size_t)res : 0;
	if (res > 0 && x->done < x->len && !(past && x->done % x->block)) {
		prepare(r, x);
		return;
	}
	r->uring->flight--;
	atomic_fetch_add_explicit(&r->counts.uring, 1, memory_order_relaxed);
	/* In a stream's order bytes before an error count, as with pl_read(). */
	ring_read_end(x, res < 0 && !(x->done && r->told) ? res : (ssize_t)x->done);
}

static unsigned int reap(struct ring *r)
{
	struct ring_uring *u = r->uring;
	unsigned int n = 0;
	uint64_t count;
	ssize_t res;
	void *tag;

	while (uring_reap(u->kernel, &tag, &res)) {
		if (tag == u) {
			u->awaited = false;
			(void)sys_read(u->bell, &count, sizeof(count));
		} else {
			advance(r, tag, res);
		}
		n++;
	}
	return n;
}

/* Gives up io_uring after an error of the kernel: the prepared reads go to threads. */
static void give_up(struct ring *r, int err)
{
	struct ring_uring *u = r->uring;

	if (!atomic_exchange(&u->broken, true)) {
		log_warn("threads read for kernels from now on, as io_uring takes no more reads: "
			 "%s",
			 err_words(-err));
	}
	for (unsigned int i = 0; i < u->n; i++) {
		if (u->prepared[i] == u) {
			u->awaited = false;
		} else {
			u->flight--;
			ring_read_block(u->prepared[i]);
		}
	}
	u->n = 0;
}

/* Hands the prepared reads over, and waits for a completion. */
static void hand_over(struct ring *r)
{
	struct ring_uring *u = r->uring;
	unsigned int left;
	int rc;

	if (atomic_load_explicit(&u->broken, memory_order_relaxed)) {
		/* The kernel completes the reads that it has; waiting for them may be forbidden. */
		(void)sys_poll(NULL, 0, NAP_NS);
		return;
	}
	rc = uring_submit(u->kernel, 1, 0);
	left = uring_unsubmitted(u->kernel);
	left = left < u->n ? left : u->n;
	memmove(u->prepared, u->prepared + (u->n - left), left * sizeof(u->prepared[0]));
	u->n = left;
	if (rc == -EAGAIN || rc == -EBUSY) {
		(void)sys_poll(NULL, 0, NAP_NS); /* until completions free the kernel's memory */
	} else if (rc && rc != -ETIME) {
		give_up(r, rc);
	}
}

void ring_uring_carry(struct ring *r, struct ring_read *x)
{
	struct ring_uring *u = r->uring;

	while (x || u->flight) {
		while (x) {
			begin(r, x);
			x = u->flight < u->entries - 1 ? ring_queue_take(&r->async, true) : NULL;
		}
		if (u->flight && !reap(r)) {
			await_bell(u);
			hand_over(r);
			(void)reap(r);
		}
		x = u->flight < u->entries - 1 ? ring_queue_take(&r->async, true) : NULL;
	}
}
