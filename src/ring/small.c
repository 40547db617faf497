/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Launches of small reads and writes in the order of streams, and their rings. */

#include "ring/small.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/kernels/small.h"
#include "file/file.h"
#include "launch/launch.h"
#include "plan/by_kernel.h"
#include "ring/requester.h"
#include "ring/tell.h"
#include "sys/sys.h"

#define SLOTS 32u /* that many wait at once; the others wait for a slot */
#define LIMIT_NS UINT64_C(30000000000)
/* Reads and writes of any offset of a file. */
#define ALL ((uint64_t)INT64_MAX)

/* A device's. All but the first three is under the context's small_lock. */
struct small {
	struct small *next;
	struct requester requester; /* it has no ring if none could be opened */
	struct ring_told told;
	const struct file *file[SMALL_FILES];
	uint64_t word[SMALL_FILES]; /* by which requests name it */
	unsigned int n;		    /* places that were ever used */
};

/* A read or write to queue. */
struct small_io {
	struct launcher *s;
	enum pl_op op;
	struct file *file;
	const struct pl_stream_io *io;
};

/* Fills in the facts that need no look at its memory. */
static void describe(const struct small_io *x, struct plan_by_kernel *out)
{
	const struct pl_stream_io *io = x->io;

	*out = (struct plan_by_kernel){
		.dev = x->s->dev,
		.file = &x->file->facts,
		.fixed = io->flags & PL_STREAM_FIXED_LEN &&
			 (!io->off || io->flags & PL_STREAM_FIXED_OFF) &&
			 (!io->mem_off || io->flags & PL_STREAM_FIXED_MEM_OFF),
		.timed = io->timeout_ns,
		.calls = io->done,
		.policy = io->policy,
	};
	out->len = out->fixed ? *io->len : 0;
}

/* Looks at the memory, and fills in the parameters that name it. */
static void look(const struct small_io *x, struct small_params *p, struct plan_by_kernel_now *out)
{
	const struct pl_stream_io *io = x->io;
	bool write = x->op == PL_OP_WRITE;
	int64_t by = io->mem_off ? *io->mem_off : 0;
	struct launch_reach r;

	p->off = io->off ? (uint64_t)*io->off : 0;
	p->len = *io->len;
	p->mem = (uintptr_t)io->mem + (uint64_t)by;
	p->op = write ? RING_WRITE : RING_READ;
	out->valid = by >= 0 && !check_file(x->file, write, io->mem, p->len, p->off);
	out->reached = out->valid && !__builtin_add_overflow((size_t)by, p->len, &(size_t){ 0 }) &&
		       !launch_reach(x->s, io->mem, (size_t)by + p->len, !write, "memory", NULL);
	out->stored = out->reached &&
		      (!io->result || ((uintptr_t)io->result % 8 == 0 &&
				       !launch_reach(x->s, io->result, 8, true, "result", &r) &&
				       (r.host || r.managed)));
	p->result = out->stored ? (uintptr_t)io->result : 0; /* or the CPU stores it */
}

static struct small *find(struct ring_ctx *m, const struct dev *d)
{
	struct small *sm;

	lock_acquire(&m->small_lock);
	for (sm = m->smalls; sm && sm->requester.dev != d; sm = sm->next) {
	}
	lock_release(&m->small_lock);
	return sm;
}

/* Whether a failure is final: a ring that cannot be made is not tried again, unless there may be
 * memory for it later. */
static bool is_final(int rc)
{
	return rc != -ENOMEM && rc != -EAGAIN && rc != -EBUSY;
}

/* Without a lock: others may make one at the same time, and the first one stays. */
static int make(struct ring_ctx *m, struct dev *d, struct small **out)
{
	const struct requester_opts o = { .kernel = DEV_KERNEL_SMALL,
					  .slots = SLOTS,
					  .files = SMALL_FILES,
					  .slab_bytes = PLAN_BY_KERNEL_MOST,
					  .limit_ns = LIMIT_NS };
	struct small *sm = alloc_zero(sizeof(*sm));
	struct small *first;
	int rc;

	if (!sm) {
		return -ENOMEM;
	}
	rc = requester_open(&sm->requester, m, d, &o);
	if (rc && !is_final(rc)) {
		free(sm);
		return rc;
	}
	ring_told_init(&sm->told, m->exec, d);
	lock_acquire(&m->small_lock);
	for (first = m->smalls; first && first->requester.dev != d; first = first->next) {
	}
	if (!first && !rc) {
		sm->requester.ring->told = &sm->told;
	}
	if (!first) {
		sm->next = m->smalls;
		m->smalls = sm;
	}
	lock_release(&m->small_lock);
	if (first) {
		if (!rc) {
			requester_undo(&sm->requester);
		}
		free(sm);
	}
	*out = first ? first : sm;
	return 0;
}

static uint32_t ops_of(const struct file *f)
{
	return (check_file(f, false, NULL, 0, 0) ? 0 : 1u << RING_READ) |
	       (check_file(f, true, NULL, 0, 0) ? 0 : 1u << RING_WRITE);
}

static uint64_t add_locked(struct small *sm, struct file *f)
{
	int fd = file_buffered(f);
	unsigned int i = 0;

	while (i < sm->n && sm->file[i]) {
		i++;
	}
	fd = fd < 0 || i == SMALL_FILES ? -1 : sys_dup(fd);
	if (fd < 0) {
		return 0;
	}
	sm->word[i] = ring_file_add(sm->requester.ring, fd, ops_of(f), 0, ALL);
	if (sm->word[i]) {
		sm->file[i] = f;
		sm->n = i == sm->n ? i + 1 : sm->n;
	}
	return sm->word[i];
}

/* The word by which requests name a file; 0: the ring has no word for it. */
static uint64_t word_of(struct small *sm, struct file *f)
{
	struct ring_ctx *m = sm->requester.ctx;
	uint64_t word;
	unsigned int i;

	lock_acquire(&m->small_lock);
	for (i = 0; i < sm->n && sm->file[i] != f; i++) {
	}
	word = i < sm->n ? sm->word[i] : add_locked(sm, f);
	lock_release(&m->small_lock);
	return word;
}

/* The device's ring, made if there is none, and the kernel. A stream that cannot have them has a
 * reason and no error. */
static int ready(struct ring_ctx *m, struct launcher *s, struct small **sm, const char **why)
{
	int rc = *sm ? 0 : make(m, s->dev, sm);

	rc = rc || (*sm)->requester.ring ? rc : -EOPNOTSUPP;
	/* Loaded for the device, but perhaps not for a stream of this context. */
	rc = rc ? rc : dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_SMALL);
	if (rc == -ESTALE) {
		return rc;
	}
	*why = "its ring or its kernel cannot be had";
	return rc ? SMALL_UNFIT : 0;
}

/* Where kernels do not store the result, the CPU does it once. Then the kernel waits without a
 * limit: if it gave up, nobody would store the result. */
static bool take_result(struct small *sm, const struct pl_stream_io *io, struct small_params *p)
{
	if (!io->result || p->result) {
		return true;
	}
	p->ring.limit_ns = UINT64_MAX / 4;
	lock_acquire(&sm->requester.ctx->small_lock);
	p->tell = ring_told_take(&sm->told, io->result);
	lock_release(&sm->requester.ctx->small_lock);
	return p->tell;
}

/* Asks the plan. Returns why a worker is to carry the transfer, or NULL; then *p is filled in as
 * far as the ring is not needed, and *sm is the device's, or NULL: there is none. */
static const char *unfit(struct ring_ctx *m, const struct small_io *x, bool captured,
			 struct small_params *p, struct small **sm)
{
	struct plan_by_kernel_now found = { .captured = captured };
	struct plan_by_kernel t;
	const char *why;

	describe(x, &t);
	why = plan_not_by_kernel(&t);
	if (why) {
		return why;
	}
	look(x, p, &found);
	*sm = find(m, x->s->dev);
	found.ring = *sm;
	found.busy = !*sm && dev_busy(dev_set_of(x->s->dev));
	return plan_not_by_kernel_now(&found);
}

/* Takes the ring's part of the parameters. */
static int prepare(struct ring_ctx *m, const struct small_io *x, struct small_params *p,
		   struct small **sm, const char **why)
{
	int rc = ready(m, x->s, sm, why);

	if (rc) {
		return rc;
	}
	p->file = word_of(*sm, x->file);
	if (!p->file) {
		*why = "its file does not fit into the ring's table";
		return SMALL_UNFIT;
	}
	p->ring = (*sm)->requester.params;
	p->state = (*sm)->requester.state;
	*why = "so many results are to be stored";
	return take_result(*sm, x->io, p) ? 0 : SMALL_UNFIT;
}

int small_queue(struct ring_ctx *m, struct launcher *s, enum pl_op op, struct file *f,
		const struct pl_stream_io *io, const char **why)
{
	const struct small_io x = { s, op, f, io };
	int rc = s->dev->order.usable(s->s);
	bool captured = rc == -EOPNOTSUPP; /* a launch can be */
	struct small_params p = { .op = 0 };
	struct small *sm = NULL;

	if (rc && !captured) {
		return rc;
	}
	*why = unfit(m, &x, captured, &p, &sm);
	rc = *why ? SMALL_UNFIT : prepare(m, &x, &p, &sm, why);
	if (rc) {
		return rc;
	}
	ring_told_begin(&sm->told, p.op);
	lock_acquire(&s->lock);
	s->kernels = true;
	rc = s->dev->kernel.launch(s->s, DEV_KERNEL_SMALL, 1, &p);
	lock_release(&s->lock);
	if (rc) {
		ring_told_give(&sm->told, p.tell);
	} else {
		ring_ctx_wake(m);
	}
	return rc;
}

void small_forget(struct ring_ctx *m, const struct file *f)
{
	lock_acquire(&m->small_lock);
	for (struct small *sm = m->smalls; sm; sm = sm->next) {
		for (unsigned int i = 0; i < sm->n; i++) {
			if (sm->file[i] == f) {
				sm->file[i] = NULL;
				ring_file_remove(sm->requester.ring, sm->word[i]);
			}
		}
	}
	lock_release(&m->small_lock);
}

void small_finish(struct ring_ctx *m)
{
	while (m->smalls) {
		struct small *sm = m->smalls;

		m->smalls = sm->next;
		if (sm->requester.ring) {
			(void)requester_end(&sm->requester);
			requester_finish(&sm->requester);
		}
		sm->next = m->ended;
		m->ended = sm;
	}
}

void small_free(struct ring_ctx *m)
{
	while (m->ended) {
		struct small *sm = m->ended;

		m->ended = sm->next;
		free(sm);
	}
}

void small_abandon(struct ring_ctx *m)
{
	while (m->smalls) {
		struct small *sm = m->smalls;

		m->smalls = sm->next;
		requester_abandon(&sm->requester);
		free(sm);
	}
}
