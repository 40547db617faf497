/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Waits for a queue's completions, and collects them. */

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "queue/list.h"
#include "queue/queue.h"
#include "sys/sys.h"

static void fd_clear_locked(struct queue *q)
{
	uint64_t n;

	for (unsigned int i = 0; q->fd_set && i < 3; i++) {
		q->fd_set = sys_read(q->fd, &n, sizeof(n)) != (ssize_t)sizeof(n);
	}
}

static void sleep_locked(struct queue *q, size_t min, uint64_t deadline_ns)
{
	uint64_t until = min_u64(deadline_ns ? deadline_ns : QUEUE_NEVER, q->earliest);

	q->want = q->waiters++ ? min_u64(q->want, min) : min;
	(void)lock_wait_until(&q->lock, &q->ended, until);
	q->waiters--;
}

/* Carries small unclaimed requests instead of sleeping until a worker has. */
static bool help_locked(struct queue *q)
{
	struct queue_item *v[QUEUE_RUN];
	size_t n;

	if (!q->fifo.first) {
		return false;
	}
	lock_release(&q->lock);
	n = queue_claim(q, v, true);
	if (n) {
		run_carry(q->x, v, n);
		queue_ended(q, v, n);
	}
	lock_acquire(&q->lock);
	return n != 0;
}

/* Sets the message of a completion that failed. A revoked item has none of its own. */
static void tell(const struct queue_item *it)
{
	const char *words = it->res == -ECANCELED ? "the request was cancelled before it was begun"
			    : it->res == -ETIMEDOUT ? "the request timed out before it was begun"
						    : err_words((int)-it->res);

	(void)err_set((int)-it->res, "%s", it->why ? it->why : words);
}

static size_t take_locked(struct queue *q, size_t max, queue_give give, void *arg)
{
	struct queue_item *it;
	size_t n = 0;

	while (n < max && (it = pop(&q->done))) {
		if (it->res < 0) {
			tell(it);
		}
		if (give) {
			give(it, n, arg);
		}
		n++;
		q->done_n--;
		queue_release_locked(q, it);
	}
	if (!q->done_n) {
		fd_clear_locked(q);
	}
	return n;
}

size_t queue_wait(struct queue *q, size_t min, size_t max, uint64_t deadline_ns, queue_give give,
		  void *arg)
{
	size_t n;

	lock_acquire(&q->lock);
	while (q->done_n < min && q->inflight) {
		if (queue_expire_locked(q)) {
			lock_release(&q->lock);
			queue_offer(q);
			lock_acquire(&q->lock);
			continue;
		}
		if (deadline_ns && clock_now_ns() >= deadline_ns) {
			break;
		}
		/* Helping releases the lock, so completions in that time may be missed: check
		 * again. */
		if (q->done_n < min && q->inflight && (deadline_ns || !help_locked(q)) &&
		    q->done_n < min && q->inflight) {
			sleep_locked(q, min, deadline_ns);
		}
	}
	n = take_locked(q, max, give, arg);
	lock_release(&q->lock);
	return n;
}

int queue_fd(struct queue *q, int *out)
{
	int fd = 0;

	lock_acquire(&q->lock);
	if (q->fd < 0) {
		fd = sys_eventfd();
		if (fd >= 0) {
			q->fd = fd;
		}
		if (q->done_n) {
			queue_fd_raise_locked(q);
		}
	}
	if (fd >= 0) {
		*out = q->fd;
	}
	lock_release(&q->lock);
	return fd < 0 ? err_set(-fd, "cannot make a descriptor for the queue: %s", err_words(fd))
		      : 0;
}
