/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Channels of O_DIRECT on io_uring. submit() only prepares; poll() submits the prepared operations
 * and waits in the same system call. If the submission of a ring fails permanently, operations that
 * the kernel has not accepted fail, the others are waited for, and the ring is not used again.
 *
 * A program may enter a sandbox that forbids io_uring when rings exist already. Then the calling
 * thread carries operations that the kernel has not accepted, completions of the rest are looked
 * for without a system call on the ring, and the context uses threads from then on.
 */

#include "move/rings.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/io.h"
#include "sys/unix.h"
#include "sys/uring.h"

#define RING_ENTRIES 256u

struct ring_channel {
	struct channel c;
	struct rings *rings;
	struct uring *ring;
	struct ring_channel *next; /* among the idle ones */
	/* Prepared, the kernel does not know of them yet: the oldest, which counts up for ever, and
	 * how many. */
	struct move_op *fresh[RING_ENTRIES];
	unsigned int fresh_first;
	unsigned int fresh_n;
	struct move_op *carried; /* never submitted: delivered at the next poll */
	void (*ended)(struct mover *m, struct move_op *op);
	bool broken;
	bool forbidden; /* broken, because io_uring was forbidden to this process */
};

/* Between two looks for completions on a ring that may not be waited for. */
#define NAP_NS 1000000u

static struct ring_channel *ring_of(struct channel *c)
{
	return (struct ring_channel *)(void *)c;
}

/* Notes that all except the last `left` requests are the kernel's own now: it takes them in
 * order. */
static void taken_but(struct ring_channel *rl, unsigned int left)
{
	if (rl->fresh_n > left) {
		rl->fresh_first += rl->fresh_n - left;
		rl->fresh_n = left;
	}
}

static void destroy(struct ring_channel *rl)
{
	uring_destroy(rl->ring);
	free(rl);
}

static int create(struct rings *r, struct ring_channel **out)
{
	struct ring_channel *rl = alloc_zero(sizeof(*rl));
	int rc;

	if (!rl) {
		return -ENOMEM;
	}
	rc = uring_create(RING_ENTRIES, &rl->ring);
	if (rc) {
		free(rl);
		return rc;
	}
	rl->rings = r;
	*out = rl;
	return 0;
}

int ring_channel_get(struct rings *r, struct mover *m,
		     void (*ended)(struct mover *m, struct move_op *op), move_done done, void *arg,
		     struct channel **out)
{
	struct ring_channel *rl;
	int rc = 0;

	if (rings_engine(r, NULL, 0) == RINGS_THREADS) {
		return -EOPNOTSUPP;
	}
	lock_acquire(&r->lock);
	rl = r->idle;
	if (rl) {
		r->idle = rl->next;
	}
	lock_release(&r->lock);
	if (!rl) {
		rc = create(r, &rl);
	}
	if (!rc) {
		rl->c = (struct channel){ .mover = m, .done = done, .arg = arg };
		rl->ended = ended;
		*out = &rl->c;
	}
	return rc;
}

void ring_channel_put(struct channel *c)
{
	struct ring_channel *rl = ring_of(c);
	struct rings *r = rl->rings;

	if (rl->broken) {
		destroy(rl);
		return;
	}
	lock_acquire(&r->lock);
	rl->next = r->idle;
	r->idle = rl;
	lock_release(&r->lock);
}

void rings_init(struct rings *r, const struct config *c)
{
	*r = (struct rings){ .config = c };
	lock_init(&r->lock, RANK_RINGS);
}

void rings_finish(struct rings *r)
{
	while (r->idle) {
		struct ring_channel *rl = r->idle;

		r->idle = rl->next;
		destroy(rl);
	}
	lock_finish(&r->lock);
}

static void choose_locked(struct rings *r)
{
	struct uring *probe;

	r->engine = RINGS_THREADS;
	if (strcmp(r->config->engine, "threads") == 0) {
		text_copy(r->why, sizeof(r->why), "the tunable engine asks for threads");
	} else if (uring_create(2, &probe) == 0) {
		uring_destroy(probe);
		r->engine = RINGS_URING;
		text_copy(r->why, sizeof(r->why), "io_uring works here");
	} else {
		text_copy(r->why, sizeof(r->why), err_message());
		log_line(strcmp(r->config->engine, "uring") == 0 ? LOG_WARN : LOG_INFO,
			 "threads carry direct I/O: %s", r->why);
	}
}

enum rings_engine rings_engine(struct rings *r, char *why, size_t space)
{
	enum rings_engine engine;

	lock_acquire(&r->lock);
	if (r->engine == RINGS_UNDECIDED) {
		choose_locked(r);
	}
	engine = r->engine;
	if (why) {
		text_copy(why, space, r->why);
	}
	lock_release(&r->lock);
	return engine;
}

static void fail_op(struct ring_channel *rl, struct move_op *op, ssize_t res)
{
	op->res = res;
	op->next = rl->carried;
	rl->carried = op;
}

void ring_carried(struct channel *c, struct move_op *op, ssize_t res)
{
	fail_op(ring_of(c), op, res);
	c->inflight++;
}

static bool is_forbidden(int err)
{
	return err == -ENOSYS || err == -EPERM || err == -EACCES;
}

/* The whole op again from its start, in this thread. */
static void carry_here(struct ring_channel *rl, struct move_op *op)
{
	fail_op(rl, op, move_run(rl->c.mover, op));
}

/* From now on new channels are refused. */
static void forbid(struct ring_channel *rl, int err)
{
	struct rings *r = rl->rings;
	char why[sizeof(r->why)];
	bool first;

	rl->forbidden = true;
	text_fmt(why, sizeof(why),
		 "this process may no longer use io_uring, as in a sandbox that it has entered: %s",
		 err_words(-err));
	lock_acquire(&r->lock);
	first = r->engine == RINGS_URING;
	r->engine = RINGS_THREADS;
	text_copy(r->why, sizeof(r->why), why);
	lock_release(&r->lock);
	if (first) {
		log_warn("threads carry direct I/O from now on: %s", why);
	}
}

/* Puts the rest of an op on the ring. */
static int prepare(struct ring_channel *rl, struct move_op *op)
{
	int fd = file_direct(op_file(op));
	size_t len = op->len - op->moved;
	int rc;

	if (rl->forbidden) {
		carry_here(rl, op);
		return 0;
	}
	if (fd < 0 || rl->broken) {
		fail_op(rl, op, fd < 0 ? fd : -EIO);
		return 0;
	}
	rc = op_writes(op) ? uring_write(rl->ring, fd, op_mem(op), len, op_off(op), op)
			   : uring_read(rl->ring, fd, op_mem(op), len, op_off(op), op);
	if (!rc) {
		rl->fresh[(rl->fresh_first + rl->fresh_n++) % RING_ENTRIES] = op;
	}
	return rc;
}

int ring_submit(struct channel *c, struct move_op *op)
{
	int rc;

	if (c->inflight == RING_ENTRIES) {
		return -EAGAIN;
	}
	op->moved = 0;
	op->err = 0;
	if (io_meets_cache(op)) {
		ring_carried(c, op, -EAGAIN);
		return 0;
	}
	rc = prepare(ring_of(c), op);
	if (!rc) {
		c->inflight++;
	}
	return rc == -EBUSY ? -EAGAIN : rc;
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

static int deliver_all(struct ring_channel *rl)
{
	struct move_op *carried = rl->carried;
	int delivered = 0;
	ssize_t res;
	void *tag;

	rl->carried = NULL;
	while (carried) {
		struct move_op *op = carried;

		carried = op->next;
		channel_done(&rl->c, op);
		delivered++;
	}
	while (uring_reap(rl->ring, &tag, &res)) {
		struct move_op *op = tag;

		if (not_done(res) || (res == 0 && io_says_empty(op))) {
			res = io_direct(op);
		} else if (!io_advance(op, res, op_file(op)->facts.align_off)) {
			int rc = prepare(rl, op);

			if (!rc) {
				continue;
			}
			op->res = (ssize_t)op->moved;
			op->err = -rc;
		} else {
			io_look_back(op);
		}
		if (rl->ended) {
			rl->ended(rl->c.mover, op);
		}
		channel_done(&rl->c, op);
		delivered++;
	}
	return delivered;
}

/* Gives a ring up: the kernel has not taken the rest of the prepared requests, and will not. */
static void break_ring(struct ring_channel *rl, int err)
{
	rl->broken = true;
	if (is_forbidden(err)) {
		forbid(rl, err);
	}
	for (unsigned int i = 0; i < rl->fresh_n; i++) {
		struct move_op *op = rl->fresh[(rl->fresh_first + i) % RING_ENTRIES];

		if (rl->forbidden) {
			carry_here(rl, op);
		} else {
			fail_op(rl, op,
				err_set(-err, "io_uring refused requests for '%s': %s",
					op_file(op)->name, err_words(-err)));
		}
	}
	rl->fresh_n = 0;
}

static void hand_over(struct ring_channel *rl, unsigned int wait, uint64_t wait_ns)
{
	int rc;

	if (rl->forbidden) {
		(void)sys_poll(NULL, 0, wait_ns < NAP_NS ? wait_ns : NAP_NS);
		return;
	}
	rc = rl->broken ? uring_wait(rl->ring, wait_ns) : uring_submit(rl->ring, wait, wait_ns);
	taken_but(rl, uring_unsubmitted(rl->ring));
	/* Short of resources: completions free some, the next poll tries again. */
	if (rc && rc != -ETIME && rc != -EAGAIN && rc != -EBUSY &&
	    (rl->fresh_n || is_forbidden(rc))) {
		break_ring(rl, rc);
	}
}

int ring_poll(struct channel *c, uint64_t wait_ns)
{
	struct ring_channel *rl = ring_of(c);
	int delivered = 0;

	if (rl->fresh_n) {
		hand_over(rl, 0, 0);
	}
	delivered = deliver_all(rl);
	if (!delivered && wait_ns && c->inflight) {
		hand_over(rl, 1, wait_ns);
		delivered = deliver_all(rl);
	}
	return delivered;
}
