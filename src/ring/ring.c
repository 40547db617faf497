/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A ring: its memory, and its end. */

#include "ring/ring.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "exec/kernels.h"
#include "mem/mem.h"
#include "sys/sys.h"

/* How long a close waits for proxies that read for it at this moment, which is microseconds. */
#define PROXIES_NS UINT64_C(20000000)

static atomic_ullong rings;

static unsigned int log_of(unsigned int n)
{
	unsigned int log = 0;

	while (1u << log < n) {
		log++;
	}
	return log;
}

/* Places, words and slabs, each from a page of its own. */
static int make_memory(struct ring *r)
{
	struct mem_table *t = r->ctx->exec->mem;
	size_t places = (size_t)align_up((size_t)RING_WORDS * 8 << r->log, sys_page());
	size_t done = (size_t)align_up((size_t)r->slots * 8, sys_page());
	size_t slabs = (size_t)r->slots * r->slab_bytes;
	void *at;
	int rc = mem_alloc_pinned(t, r->dev, -1, places + done + slabs, NULL, &at);

	if (rc) {
		return rc;
	}
	r->pinned = at;
	r->places = at;
	r->done = (uint64_t *)(void *)(r->pinned + places);
	r->slabs = r->pinned + places + done;
	/* A driver's memory may have anything in it: as requests, and as answers to them. */
	memset(r->pinned, 0, places + done);
	return 0;
}

void ring_abandon(struct ring *r)
{
	for (unsigned int i = 0; r->files && i < r->n_files; i++) {
		if (r->files[i].fd >= 0) {
			(void)sys_close(r->files[i].fd);
		}
		if (r->files[i].direct >= 0) {
			(void)sys_close(r->files[i].direct);
		}
	}
	lock_finish(&r->lock);
	free(r->files);
	free(r->reads);
	free(r);
}

static void free_ring(struct ring *r)
{
	if (r->pinned && !r->left) { /* else the table of memory frees it with the context */
		(void)mem_free(r->ctx->exec->mem, r->pinned);
	}
	if (r->added) {
		workers_narrow(&r->ctx->exec->workers, WORK_RING_READ, RING_READERS);
	}
	ring_uring_close(r);
	ring_abandon(r);
}

static void tell(const struct ring *r, struct ring_params *p)
{
	*p = (struct ring_params){ .places = (uintptr_t)r->places,
				   .done = (uintptr_t)r->done,
				   .slabs = (uintptr_t)r->slabs,
				   .shut = (uintptr_t)r->shut,
				   .slab_bytes = r->slab_bytes,
				   .log = r->log,
				   .slots = r->slots };
}

int ring_open(struct ring_ctx *m, struct dev *d, unsigned int slots, size_t slab_bytes,
	      unsigned int files, uint64_t *shut, struct ring **out, struct ring_params *params)
{
	struct ring *r = alloc_zero(sizeof(*r));
	int rc;

	if (!r) {
		return -ENOMEM;
	}
	*r = (struct ring){ .ctx = m,
			    .dev = d,
			    .slots = slots,
			    .slab_bytes = slab_bytes,
			    .shut = shut,
			    .log = log_of(slots),
			    .n_files = files };
	r->number = atomic_fetch_add(&rings, 1) + 1;
	lock_init(&r->lock, RANK_RING);
	ring_queue_init(&r->blocking, r, RING_READS_MOST);
	ring_queue_init(&r->async, r, 1);
	r->files = alloc_array(files, sizeof(*r->files));
	r->reads = alloc_array(slots, sizeof(*r->reads));
	for (unsigned int i = 0; r->files && i < files; i++) {
		r->files[i].fd = -1;
		r->files[i].direct = -1;
	}
	rc = r->files && r->reads ? make_memory(r) : -ENOMEM;
	if (rc) {
		goto err_free;
	}
	tell(r, params);
	if (ring_uring_open(r)) {
		log_info("threads read for kernels of %s what has to be waited for: %s",
			 d->props.name, err_message());
	}
	kernel_reads_open(m->exec, d);
	rc = ring_ctx_add(m, r);
	if (rc) {
		goto err_free;
	}
	*out = r;
	return 0;
err_free:
	free_ring(r);
	return rc;
}

void ring_shut(struct ring *r)
{
	/* Sequentially consistent: a thread that then finds no kernel running knows that later
	 * kernels find this (state_enter() of dev/kernels/state.h). */
	__atomic_store_n(r->shut, 1, __ATOMIC_SEQ_CST);
}

/* Out of the context's list no proxy begins with it; those that have begun take no lock of the
 * ring's when they let it go. */
static void remove_ring(struct ring *r)
{
	uint64_t until = clock_now_ns() + PROXIES_NS;

	ring_ctx_remove(r->ctx, r);
	while (atomic_load_explicit(&r->proxies, memory_order_acquire) && clock_now_ns() < until) {
		(void)nanosleep(&(struct timespec){ 0, 10000 }, NULL);
	}
	if (!ring_reads_end(r)) {
		free_ring(r);
	}
}

void ring_close(struct ring *r)
{
	struct ring_ctx *m = r->ctx;

	remove_ring(r);
	ring_reap(m);
}

void ring_leave(struct ring *r)
{
	r->left = true;
	remove_ring(r);
}

void ring_reap(struct ring_ctx *m)
{
	struct ring *ended = NULL;
	struct ring **at = &m->retired;

	lock_acquire(&m->reads_lock);
	while (*at) {
		struct ring *r = *at;

		if (!ring_is_unused_locked(r)) {
			at = &r->next;
			continue;
		}
		*at = r->next;
		r->next = ended;
		ended = r;
	}
	lock_release(&m->reads_lock);
	while (ended) {
		struct ring *r = ended;

		ended = r->next;
		free_ring(r);
	}
}
