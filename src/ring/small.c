/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What can be carried by a kernel in a stream's order, and the rings for it. */

#include "ring/small.h"

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/kernels/small.h"
#include "file/file.h"
#include "launch/launch.h"
#include "ring/array.h"
#include "ring/tell.h"
#include "sys/sys.h"

#define SLOTS 32u /* that many wait at once; the others wait for a slot */
#define LIMIT_NS UINT64_C(30000000000)
/* Reads and writes of any offset of a file. */
#define ALL ((uint64_t)INT64_MAX)

/* A device's. All but the first two is under the context's small_lock; `base` does not change. */
struct small {
	struct small *next;
	/* The ring, the state and the device's part of the ring; the array itself has no bytes. It
	 * has no ring if none could be opened. */
	struct array base;
	struct ring_told told;
	const struct file *file[SMALL_FILES];
	uint64_t word[SMALL_FILES]; /* by which requests name it */
	unsigned int n;		    /* places that were ever used */
};

const char *small_refusal(const struct dev *d, const struct file *f)
{
	if (!d->props.units) {
		return "the device runs no kernels";
	}
	if (f->facts.bypass) {
		return "the file was opened with O_DIRECT";
	}
	return f->facts.pipe ? "the file has no offsets" : NULL;
}

static const char *unfit_values(const struct pl_stream_io *io)
{
	if (!(io->flags & PL_STREAM_FIXED_LEN) || (io->off && !(io->flags & PL_STREAM_FIXED_OFF)) ||
	    (io->mem_off && !(io->flags & PL_STREAM_FIXED_MEM_OFF))) {
		return "its length or an offset is read when the stream gets there";
	}
	if (!*io->len || *io->len > SMALL_MOST) {
		return *io->len ? "it has more than 64 KiB" : "it has no bytes";
	}
	if (io->timeout_ns || io->done) {
		return io->done ? "a function is to be called at its end" : "it has a timeout";
	}
	return io->policy == PLAN_AUTO ? NULL : "a policy says how it is carried";
}

/* Why kernels cannot carry it, or NULL. A worker reports values that are wrong. */
static const char *unfit_memory(const struct launcher *s, enum pl_op op, const struct file *f,
				const struct pl_stream_io *io, struct small_params *p)
{
	int64_t by = io->mem_off ? *io->mem_off : 0;
	struct launch_reach r;

	p->off = io->off ? (uint64_t)*io->off : 0;
	p->len = *io->len;
	p->mem = (uintptr_t)io->mem + (uint64_t)by;
	p->result = (uintptr_t)io->result;
	p->op = op == PL_OP_WRITE ? RING_WRITE : RING_READ;
	if (by < 0 || check_file(f, op == PL_OP_WRITE, io->mem, p->len, p->off)) {
		return "its values are no good";
	}
	if (__builtin_add_overflow((size_t)by, p->len, &(size_t){ 0 }) ||
	    launch_reach(s, io->mem, (size_t)by + p->len, op == PL_OP_READ, "memory", NULL)) {
		return "kernels cannot access its memory";
	}
	if (p->result && (p->result % 8 || launch_reach(s, io->result, 8, true, "result", &r) ||
			  !(r.host || r.managed))) {
		p->result = 0; /* the CPU stores it */
	}
	return NULL;
}

static struct small *find(struct ring_ctx *m, const struct dev *d)
{
	struct small *sm;

	lock_acquire(&m->small_lock);
	for (sm = m->smalls; sm && sm->base.dev != d; sm = sm->next) {
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
	const struct pl_array_opts o = { .page_bytes = SMALL_MOST,
					 .slots = SLOTS,
					 .limit_ns = LIMIT_NS };
	struct small *sm = alloc_zero(sizeof(*sm));
	struct small *first;
	int rc;

	if (!sm) {
		return -ENOMEM;
	}
	sm->base = (struct array){ .ctx = m, .dev = d };
	rc = array_make(&sm->base, DEV_KERNEL_SMALL, &o, SMALL_FILES);
	sm->base.ring = rc ? NULL : sm->base.ring;
	if (rc && !is_final(rc)) {
		free(sm);
		return rc;
	}
	ring_told_init(&sm->told, m->exec, d);
	lock_acquire(&m->small_lock);
	for (first = m->smalls; first && first->base.dev != d; first = first->next) {
	}
	if (!first && !rc) {
		sm->base.ring->told = &sm->told;
	}
	if (!first) {
		sm->next = m->smalls;
		m->smalls = sm;
	}
	lock_release(&m->small_lock);
	if (first) {
		if (!rc) {
			array_unmake(&sm->base);
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
	sm->word[i] = ring_file_add(sm->base.ring, fd, ops_of(f), 0, ALL);
	if (sm->word[i]) {
		sm->file[i] = f;
		sm->n = i == sm->n ? i + 1 : sm->n;
	}
	return sm->word[i];
}

/* The word by which requests name a file; 0: the ring has no word for it. */
static uint64_t word_of(struct small *sm, struct file *f)
{
	struct ring_ctx *m = sm->base.ctx;
	uint64_t word;
	unsigned int i;

	lock_acquire(&m->small_lock);
	for (i = 0; i < sm->n && sm->file[i] != f; i++) {
	}
	word = i < sm->n ? sm->word[i] : add_locked(sm, f);
	lock_release(&m->small_lock);
	return word;
}

/* Where kernels of the stream cannot be had at all, it is a reason and no error. */
static int ready(struct ring_ctx *m, struct launcher *s, struct small **out, const char **why)
{
	int rc;

	*out = find(m, s->dev);
	if (!*out && dev_busy(dev_set_of(s->dev))) {
		*why = "the first one of a device makes memory for all, and a transfer is queued";
		return SMALL_UNFIT;
	}
	rc = *out ? 0 : make(m, s->dev, out);
	rc = rc || (*out)->base.ring ? rc : -EOPNOTSUPP;
	/* Loaded for the device, but perhaps not for a stream of this context. */
	rc = rc ? rc : dev_kernel_load(s->s, DEV_WAIT, DEV_KERNEL_SMALL);
	if (rc == -ESTALE) {
		return rc;
	}
	*why = "its ring or its kernel cannot be had";
	return rc ? SMALL_UNFIT : 0;
}

/*
 * Where kernels do not store the result, a graph cannot either, as the CPU does it once. Then the
 * kernel waits without a limit: if it gave up, nobody would store the result.
 */
static const char *take_result(struct small *sm, const struct pl_stream_io *io, bool captured,
			       struct small_params *p)
{
	if (!io->result || p->result) {
		return NULL;
	}
	if (captured) {
		return "its result is not in pinned memory (pl_mem_alloc() with PL_ALLOC_PINNED) or NULL";
	}
	p->ring.limit_ns = UINT64_MAX / 4;
	lock_acquire(&sm->base.ctx->small_lock);
	p->tell = ring_told_take(&sm->told, io->result);
	lock_release(&sm->base.ctx->small_lock);
	return p->tell ? NULL : "so many results are to be stored";
}

int small_queue(struct ring_ctx *m, struct launcher *s, enum pl_op op, struct file *f,
		const struct pl_stream_io *io, const char **why)
{
	struct small_params p = { .op = 0 };
	struct small *sm = NULL;
	bool captured;
	int rc = s->dev->order.usable(s->s);

	captured = rc == -EOPNOTSUPP; /* a launch can be */
	if (rc && !captured) {
		return rc;
	}
	*why = small_refusal(s->dev, f);
	*why = *why ? *why : unfit_values(io);
	*why = *why ? *why : unfit_memory(s, op, f, io, &p);
	rc = *why ? SMALL_UNFIT : ready(m, s, &sm, why);
	if (!rc) {
		p.file = word_of(sm, f);
		*why = "its file does not fit into the ring's table";
		rc = p.file ? 0 : SMALL_UNFIT;
	}
	if (rc) {
		return rc;
	}
	p.ring = sm->base.common.ring;
	p.state = sm->base.common.state;
	*why = take_result(sm, io, captured, &p);
	if (*why) {
		return SMALL_UNFIT;
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
				ring_file_remove(sm->base.ring, sm->word[i]);
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
		if (sm->base.ring) {
			array_end(&sm->base);
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
		if (sm->base.ring) {
			ring_abandon(sm->base.ring);
		}
		free(sm);
	}
}
