/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Lanes of the direct path on io_uring. submit() only prepares; poll() hands over whatever was
 * prepared and waits in the same system call. A ring whose submission fails for good fails what the
 * kernel has not taken, waits for what it has, and is not used again.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "storage/file.h"
#include "storage/storage.h"
#include "sys/uring.h"

#define RING_ENTRIES 256u

struct ring_lane {
	struct path_lane l;
	struct uring *ring;
	struct ring_lane *next; /* among the idle ones */
	struct path_op *fresh;	/* prepared, the kernel does not know of them yet */
	struct path_op **fresh_last;
	unsigned int fresh_n;
	struct path_op *failed; /* never submitted: delivered at the next poll */
	bool broken;
};

static struct ring_lane *lane_of(struct path_lane *l)
{
	return (struct ring_lane *)(void *)l;
}

static struct storage *storage_of(struct path *p)
{
	return ((struct storage_path *)(void *)p)->storage;
}

static void no_fresh(struct ring_lane *rl)
{
	rl->fresh = NULL;
	rl->fresh_last = &rl->fresh;
	rl->fresh_n = 0;
}

/* The kernel takes requests in order: all but the last `left` are its own now. */
static void taken_but(struct ring_lane *rl, unsigned int left)
{
	while (rl->fresh_n > left) {
		rl->fresh = rl->fresh->next;
		rl->fresh_n--;
	}
	if (!rl->fresh) {
		no_fresh(rl);
	}
}

int ring_lane_get(struct path *p, path_done done, void *arg, struct path_lane **out)
{
	struct storage *s = storage_of(p);
	struct ring_lane *rl;
	int rc;

	pthread_mutex_lock(&s->lock);
	rl = s->idle_rings;
	if (rl) {
		s->idle_rings = rl->next;
	}
	pthread_mutex_unlock(&s->lock);
	if (!rl) {
		rl = alloc_zero(sizeof(*rl));
		if (!rl) {
			return -ENOMEM;
		}
		rc = uring_create(RING_ENTRIES, &rl->ring);
		if (rc) {
			free(rl);
			return rc;
		}
		no_fresh(rl);
	}
	rl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
	*out = &rl->l;
	return 0;
}

static void destroy(struct ring_lane *rl)
{
	uring_destroy(rl->ring);
	free(rl);
}

void ring_lane_put(struct path_lane *l)
{
	struct ring_lane *rl = lane_of(l);
	struct storage *s = storage_of(l->path);

	if (rl->broken) {
		destroy(rl);
		return;
	}
	pthread_mutex_lock(&s->lock);
	rl->next = s->idle_rings;
	s->idle_rings = rl;
	pthread_mutex_unlock(&s->lock);
}

void ring_drop_idle(struct storage *s)
{
	while (s->idle_rings) {
		struct ring_lane *rl = s->idle_rings;

		s->idle_rings = rl->next;
		destroy(rl);
	}
}

static void fail_op(struct ring_lane *rl, struct path_op *op, ssize_t res)
{
	op->res = res;
	op->next = rl->failed;
	rl->failed = op;
}

/* Puts the rest of an op on the ring. */
static int prepare(struct ring_lane *rl, struct path_op *op)
{
	int fd = file_direct(op->file);
	uint64_t off = op->off + op->moved;
	size_t len = op->len - op->moved;
	int rc;

	if (fd < 0 || rl->broken) {
		fail_op(rl, op, fd < 0 ? fd : -EIO);
		return 0;
	}
	rc = op->dst ? uring_read(rl->ring, fd, (char *)op->dst + op->moved, len, off, op)
		     : uring_write(rl->ring, fd, (const char *)op->src + op->moved, len, off, op);
	if (!rc) {
		op->next = NULL;
		*rl->fresh_last = op;
		rl->fresh_last = &op->next;
		rl->fresh_n++;
	}
	return rc;
}

int ring_submit(struct path_lane *l, struct path_op *op)
{
	int rc;

	if (l->inflight == RING_ENTRIES) {
		return -EAGAIN;
	}
	op->moved = 0;
	op->err = 0;
	rc = prepare(lane_of(l), op);
	if (!rc) {
		l->inflight++;
	}
	return rc == -EBUSY ? -EAGAIN : rc;
}

static void deliver(struct path_lane *l, struct path_op *op)
{
	l->inflight--;
	l->done(op, l->arg);
}

/*
 * The kernel would have blocked and had no thread to do so. ECANCELED too: nothing here cancels,
 * but io_uring does where it starts its first worker while signals arrive, three times over
 * (io_uring/io-wq.c, create_worker_cont).
 */
static bool not_done(ssize_t res)
{
	return res == -EAGAIN || res == -EINTR || res == -ECANCELED;
}

static int deliver_all(struct ring_lane *rl)
{
	struct path_op *failed = rl->failed;
	int delivered = 0;
	ssize_t res;
	void *tag;

	rl->failed = NULL;
	while (failed) {
		struct path_op *op = failed;

		failed = op->next;
		deliver(&rl->l, op);
		delivered++;
	}
	while (uring_reap(rl->ring, &tag, &res)) {
		struct path_op *op = tag;

		if (not_done(res)) {
			res = io_direct(op);
		} else if (!io_advance(op, res, op->file->facts.align_off)) {
			int rc = prepare(rl, op);

			if (!rc) {
				continue;
			}
			op->res = (ssize_t)op->moved;
			op->err = -rc;
		} else {
			io_look_back(op);
		}
		deliver(&rl->l, op);
		delivered++;
	}
	return delivered;
}

/* The kernel did not take what is left of the prepared, and will not. */
static void break_ring(struct ring_lane *rl, int err)
{
	struct path_op *op = rl->fresh;

	rl->broken = true;
	no_fresh(rl);
	while (op) {
		struct path_op *next = op->next;

		fail_op(rl, op,
			err_set(-err, "io_uring refused requests for %s: %s", op->file->name,
				err_words(err)));
		op = next;
	}
}

static void hand_over(struct ring_lane *rl, unsigned int wait, uint64_t wait_ns)
{
	int rc = rl->broken ? uring_wait(rl->ring, wait_ns) : uring_submit(rl->ring, wait, wait_ns);

	taken_but(rl, uring_unsubmitted(rl->ring));
	/* Short of resources: completions free some, the next poll tries again. */
	if (rc && rc != -ETIME && rc != -EAGAIN && rc != -EBUSY && rl->fresh) {
		break_ring(rl, rc);
	}
}

int ring_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct ring_lane *rl = lane_of(l);
	int delivered = 0;

	if (rl->fresh) {
		hand_over(rl, 0, 0);
	}
	delivered = deliver_all(rl);
	if (!delivered && wait_ns && l->inflight) {
		hand_over(rl, 1, wait_ns);
		delivered = deliver_all(rl);
	}
	return delivered;
}
