/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The table of communicators: this library's part of each of NCCL's handles. They are looked up
 * without a lock: structs are used again, and never freed.
 *
 * A program may end a communicator (ncclCommAbort) while other threads are in calls of it. A call
 * first counts itself, and then reads the handle. The thread that ends the communicator first
 * removes the handle, and then reads the count. So either the call finds no handle, or the thread
 * waits for it.
 */

#include <stdlib.h>
#include <string.h>

#include "libnccl/libnccl.h"

#define BUCKETS 64u

static _Atomic(struct nc_comm *) buckets[BUCKETS];
atomic_uint nc_comms_n;
static struct lock comms_lock = LOCK_INIT(RANK_NCCL_COMMS); /* for threads that add or remove */
static unsigned long generations;

static unsigned int bucket_of(nc_handle h)
{
	uint64_t v = (uint64_t)(uintptr_t)h * UINT64_C(0x9e3779b97f4a7c15);

	return (unsigned int)(v >> 58);
}

/* The handle of a struct that a thread has reserved, so that no other thread takes it. */
#define TAKEN ((nc_handle)(uintptr_t)1)

static struct nc_comm *find(nc_handle h)
{
	struct nc_comm *c = atomic_load_explicit(&buckets[bucket_of(h)], memory_order_acquire);

	while (c && atomic_load_explicit(&c->handle, memory_order_acquire) != h) {
		c = c->next;
	}
	return c;
}

struct nc_comm *nc_comm_look(nc_handle h)
{
	struct nc_comm *c = find(h);

	if (c) {
		atomic_fetch_add(&c->uses, 1);
		if (atomic_load(&c->handle) != h) {
			nc_comm_put(c);
			c = NULL;
		}
	}
	return c;
}

bool nc_comm_hold(struct nc_comm *c, unsigned long generation)
{
	nc_handle h;

	atomic_fetch_add(&c->uses, 1);
	h = atomic_load(&c->handle);
	if (h && h != TAKEN && atomic_load(&c->generation) == generation) {
		return true;
	}
	nc_comm_put(c);
	return false;
}

struct nc_comm *nc_comm_reserve(nc_handle h)
{
	unsigned int b = bucket_of(h);
	struct nc_comm *c;

	lock_acquire(&comms_lock);
	c = atomic_load(&buckets[b]);
	while (c && atomic_load(&c->handle)) {
		c = c->next;
	}
	if (c) {
		atomic_store(&c->handle, TAKEN);
	} else {
		c = calloc(1, sizeof(*c));
		if (c) {
			atomic_store(&c->handle, TAKEN);
			c->next = atomic_load(&buckets[b]);
			atomic_store_explicit(&buckets[b], c, memory_order_release);
		}
	}
	lock_release(&comms_lock);
	return c;
}

void nc_comm_publish(struct nc_comm *c, nc_handle h)
{
	lock_acquire(&comms_lock);
	atomic_store(&c->generation, ++generations);
	atomic_store_explicit(&c->handle, h, memory_order_release);
	atomic_fetch_add(&nc_comms_n, 1);
	lock_release(&comms_lock);
}

struct nc_comm *nc_comm_take(nc_handle h)
{
	struct nc_comm *c;

	if (!h || !atomic_load(&nc_comms_n)) {
		return NULL;
	}
	lock_acquire(&comms_lock);
	c = find(h);
	if (c) {
		atomic_store(&c->taking, false);
		atomic_store(&c->handle, TAKEN);
		atomic_fetch_sub(&nc_comms_n, 1);
	}
	lock_release(&comms_lock);
	return c;
}

void nc_comm_free(struct nc_comm *c)
{
	c->pl = NULL;
	c->ctx = NULL;
	c->non_blocking = false;
	c->shares = false;
	c->stops = false;
	atomic_store(&c->told, false);
	atomic_store(&c->stopped, false);
	atomic_store(&c->generation, 0); /* of none */
	atomic_store_explicit(&c->handle, NULL, memory_order_release);
}

bool nc_comm_is_ending(const struct nc_comm *c, unsigned long generation)
{
	return atomic_load(&c->handle) == TAKEN && atomic_load(&c->generation) == generation;
}

void nc_comms_forget(void)
{
	lock_renew(&comms_lock);
}
