/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The communicators that this library knows more of than NCCL's handle. They are looked up without
 * a lock: structs are used again, and never freed. */

#include <stdlib.h>
#include <string.h>

#include "base/lock.h"
#include "libnccl/libnccl.h"

#define BUCKETS 64u

static _Atomic(struct nc_comm *) buckets[BUCKETS];
atomic_uint nc_comms_n;
static struct lock comms_lock = LOCK_INIT(RANK_NCCL_COMMS); /* who adds and takes */

static unsigned int bucket_of(nc_handle h)
{
	uint64_t v = (uint64_t)(uintptr_t)h * UINT64_C(0x9e3779b97f4a7c15);

	return (unsigned int)(v >> 58);
}

struct nc_comm *nc_comm_look(nc_handle h)
{
	struct nc_comm *c = atomic_load_explicit(&buckets[bucket_of(h)], memory_order_acquire);

	while (c && atomic_load_explicit(&c->handle, memory_order_acquire) != h) {
		c = c->next;
	}
	return c;
}

/* A bucket's struct that nobody uses. The marker keeps it from being taken twice. */
#define TAKEN ((nc_handle)(uintptr_t)1)

struct nc_comm *nc_comm_add(nc_handle h)
{
	unsigned int b = bucket_of(h);
	struct nc_comm *c;

	lock_acquire(&comms_lock);
	c = atomic_load(&buckets[b]);
	while (c && atomic_load(&c->handle)) {
		c = c->next;
	}
	if (!c) {
		c = calloc(1, sizeof(*c));
		if (c) {
			atomic_store(&c->handle, TAKEN);
			c->next = atomic_load(&buckets[b]);
			atomic_store_explicit(&buckets[b], c, memory_order_release);
		}
	}
	if (c) {
		atomic_store_explicit(&c->handle, h, memory_order_release);
		atomic_fetch_add(&nc_comms_n, 1);
	}
	lock_release(&comms_lock);
	return c;
}

struct nc_comm *nc_comm_take(nc_handle h)
{
	struct nc_comm *c;

	if (!h || !atomic_load(&nc_comms_n)) {
		return NULL;
	}
	lock_acquire(&comms_lock);
	c = nc_comm_look(h);
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
	c->end = NULL;
	c->ctx = NULL;
	c->used = c->several = c->recorded = c->non_blocking = false;
	atomic_store_explicit(&c->handle, NULL, memory_order_release);
}

void nc_comms_forget(void)
{
	lock_renew(&comms_lock);
}
