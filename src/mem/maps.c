/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Mappings: memory that kernels of other devices, or the CPU, access directly. The library does not
 * see these accesses; it keeps the memory while it is mapped, and revokes access when the last
 * mapping ends.
 */

#include "mem/maps.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "sys/sys.h"

/* Limits up to which the CPU copies through a mapping with combined writes and slow reads; the copy
 * engine makes longer copies. */
#define PUT_MAX (64u << 10)
#define GET_MAX 512u

/* Device memory begins at multiples of this, whichever program allocates it. */
#define GRAIN 256u

struct mem_map {
	struct mem_map *next;
	struct dev *dev;
	struct dev *peer; /* NULL: for the CPU */
	struct mem *mem;  /* held by this mapping; NULL: in no table */
	uintptr_t base;	  /* of the allocation */
	char *ptr;
	size_t len;
	/* The generation of foreign memory, as mem_ref's. If the memory was freed meanwhile, its
	 * address may be in another allocation, with another generation. */
	uint64_t generation;
	const void *told_by; /* the address that it was asked of */
	struct dev_window window;
};

void map_ctx_init(struct map_ctx *r)
{
	*r = (struct map_ctx){ .maps = NULL };
	rwlock_init(&r->lock, RANK_MAPS);
	lock_init(&r->turn_lock, RANK_MAPS_TURN);
	pthread_cond_init(&r->turn_ended, NULL);
}

static void turn_begin(struct map_ctx *r)
{
	lock_acquire(&r->turn_lock);
	while (r->turn) {
		lock_wait(&r->turn_lock, &r->turn_ended);
	}
	r->turn = true;
	lock_release(&r->turn_lock);
}

static void turn_end(struct map_ctx *r)
{
	lock_acquire(&r->turn_lock);
	r->turn = false;
	pthread_cond_signal(&r->turn_ended);
	lock_release(&r->turn_lock);
}

static bool is_device(const struct mem_ref *ref)
{
	return ref->dev && ref->kind != DEV_MEM_PINNED && ref->kind != DEV_MEM_HOST;
}

/* A mapping of [ptr, ptr+len), which keeps the device memory that `ref` holds, and was asked for
 * at `asked`; not in the list yet. */
static int new_map(struct mem_ref *ref, void *ptr, size_t len, const void *asked,
		   struct mem_map **out)
{
	struct mem_map *m = alloc_zero(sizeof(*m));
	int rc = 0;

	if (!m) {
		rc = -ENOMEM;
	} else if (!is_device(ref)) {
		rc = err_set(EOPNOTSUPP,
			     "%p is host memory: only device memory is mapped for others", ptr);
	}
	if (rc) {
		free(m);
	} else {
		*m = (struct mem_map){ .dev = ref->dev,
				       .mem = ref->mem,
				       .base = ref->base,
				       .ptr = ptr,
				       .len = len,
				       .generation = ref->generation,
				       .told_by = ref->mem ? (const void *)ref->base : asked };
		mem_keep(ref->mem);
		*out = m;
	}
	mem_put(ref);
	return rc;
}

static int get_range(struct mem_table *t, void *ptr, size_t len, struct mem_ref *out)
{
	return len ? mem_get(t, ptr, len, out)
		   : err_set(EINVAL, "0 bytes at %p cannot be mapped", ptr);
}

static void free_map(struct mem_map *m)
{
	mem_let_go(m->mem);
	free(m);
}

static void add_map(struct map_ctx *r, struct mem_map *m)
{
	rwlock_write(&r->lock);
	m->next = r->maps;
	r->maps = m;
	rwlock_release(&r->lock);
}

/* Removes the first mapping of this address, for this peer or for the CPU. */
static struct mem_map *take_map(struct map_ctx *r, const void *ptr, const struct dev *peer)
{
	struct mem_map **at;
	struct mem_map *m;

	rwlock_write(&r->lock);
	for (at = &r->maps; *at; at = &(*at)->next) {
		if ((*at)->peer == peer && (peer ? (*at)->ptr : (*at)->window.cpu) == ptr) {
			break;
		}
	}
	m = *at;
	if (m) {
		*at = m->next;
	}
	rwlock_release(&r->lock);
	return m;
}

int mem_map_peer(struct mem_table *t, void *ptr, size_t len, struct dev *peer, bool atomics,
		 void **out)
{
	struct mem_map *m;
	struct mem_ref ref;
	void *seen;
	int rc = get_range(t, ptr, len, &ref);

	rc = rc ? rc : new_map(&ref, ptr, len, ptr, &m);
	if (rc) {
		return rc;
	}
	turn_begin(&t->maps);
	rc = m->dev->share.peer_map(m->dev, peer, ptr, len, atomics, &seen);
	if (!rc) {
		m->peer = peer;
		add_map(&t->maps, m);
		*out = seen;
	}
	turn_end(&t->maps);
	if (rc) {
		free_map(m);
	}
	return rc;
}

/* Whether foreign memory was freed, and access to it went with it. Memory that is at the address
 * now is another allocation. */
static bool is_gone(const struct mem_map *m)
{
	struct dev_range now;

	return m->generation &&
	       (m->dev->driver->identify(m->told_by, &now) || now.generation != m->generation);
}

bool mem_is_mapped_for(struct mem_table *t, const struct mem_ref *ref, const void *ptr, size_t len,
		       const struct dev *peer)
{
	struct mem_map other = { .dev = NULL };
	const char *p = ptr;
	bool yes = false;

	rwlock_read(&t->maps.lock);
	for (const struct mem_map *i = t->maps.maps; i && !yes; i = i->next) {
		if (i->peer == peer && p >= i->ptr && len <= i->len &&
		    p <= i->ptr + (i->len - len)) {
			yes = i->generation == ref->generation;
			other = *i;
		}
	}
	rwlock_release(&t->maps.lock);
	/* Memory that is mapped together of several pieces has a generation for each; a mapping has
	 * that of its first byte. */
	return yes || (other.dev && other.generation && ref->generation && !is_gone(&other));
}

/* Whether there is another mapping of the same allocation for the same peer: access is granted and
 * revoked for whole allocations. */
static bool still_needed(struct map_ctx *r, const struct mem_map *m)
{
	bool yes = false;

	rwlock_read(&r->lock);
	for (const struct mem_map *i = r->maps; i && !yes; i = i->next) {
		yes = i->peer == m->peer && i->base == m->base && i->dev == m->dev &&
		      i->generation == m->generation;
	}
	rwlock_release(&r->lock);
	return yes;
}

static int end_map(struct map_ctx *r, struct mem_map *m)
{
	int rc = 0;

	if (!m->peer) {
		rc = m->dev->share.cpu_unmap(m->dev, &m->window);
	} else if (!still_needed(r, m) && !is_gone(m)) {
		rc = m->dev->share.peer_unmap(m->dev, m->peer, m->ptr, m->len);
	}
	free_map(m);
	return rc;
}

int mem_unmap_peer(struct mem_table *t, void *ptr, struct dev *peer)
{
	struct mem_map *m;
	int rc;

	turn_begin(&t->maps);
	m = take_map(&t->maps, ptr, peer);
	rc = m ? end_map(&t->maps, m)
	       : err_set(ENOENT, "memory at %p is not mapped for %s", ptr, peer->props.name);
	turn_end(&t->maps);
	return rc;
}

/* Device memory in the GPU's page at `page`; held. */
static int find_in_page(struct mem_table *t, uintptr_t page, struct mem_ref *out, uintptr_t *at)
{
	for (uintptr_t p = page; p < page + DEV_CPU_PAGE; p += GRAIN) {
		if (mem_get(t, (const void *)p, 1, out)) {
			continue;
		}
		if (is_device(out)) {
			*at = p;
			return 0;
		}
		mem_put(out);
	}
	return err_set(EFAULT, "there is no device memory in the GPU's page at %p", (void *)page);
}

/* What of the pages [from, to) is known to be memory, in the first one; held. */
static int find_known(struct mem_table *t, uintptr_t from, uintptr_t to, struct mem_ref *out,
		      struct dev_known *known)
{
	struct mem_ref last;
	uintptr_t at = 0;
	int rc = find_in_page(t, from, out, &at);

	if (rc) {
		return rc;
	}
	*known = (struct dev_known){ (char *)at, (size_t)min_u64(out->base + out->len, to) - at };
	if (at + known->len > to - DEV_CPU_PAGE) {
		return 0;
	}
	rc = find_in_page(t, to - DEV_CPU_PAGE, &last, &at);
	if (!rc) {
		rc = last.dev == out->dev ? 0
					  : err_set(EFAULT, "%p and %p are on different devices",
						    (void *)known->ptr, (void *)at);
		mem_put(&last);
	}
	if (rc) {
		mem_put(out);
	}
	return rc;
}

static int map_pages(struct mem_table *t, void *ptr, size_t len, struct mem_map **out)
{
	uintptr_t from = align_down((uintptr_t)ptr, DEV_CPU_PAGE);
	uintptr_t to = align_up((uintptr_t)ptr + len, DEV_CPU_PAGE);
	struct dev_known known;
	struct mem_ref ref;
	struct mem_map *m;
	int rc = from && len && to > from && len <= to - from
			 ? find_known(t, from, to, &ref, &known)
			 : err_set(EINVAL, "%zu bytes at %p cannot be mapped", len, ptr);

	rc = rc ? rc : new_map(&ref, ptr, len, known.ptr, &m);
	if (rc) {
		return rc;
	}
	rc = m->dev->share.cpu_map(m->dev, (void *)from, to - from, &known, &m->window);
	if (rc) {
		free_map(m);
		return rc;
	}
	m->window.cpu = (char *)m->window.cpu + ((uintptr_t)ptr - from);
	*out = m;
	return 0;
}

static int map_range(struct mem_table *t, void *ptr, size_t len, struct mem_map **out)
{
	struct mem_ref ref;
	struct mem_map *m;
	int rc = get_range(t, ptr, len, &ref);

	rc = rc ? rc : new_map(&ref, ptr, len, ptr, &m);
	if (rc) {
		return rc;
	}
	rc = m->dev->share.cpu_map(m->dev, ptr, len, NULL, &m->window);
	if (rc) {
		free_map(m);
		return rc;
	}
	*out = m;
	return 0;
}

int mem_map_cpu(struct mem_table *t, void *ptr, size_t len, bool pages, struct dev_window *out)
{
	struct mem_map *m;
	int rc = pages ? map_pages(t, ptr, len, &m) : map_range(t, ptr, len, &m);

	if (!rc) {
		*out = m->window;
		add_map(&t->maps, m);
	}
	return rc;
}

static int no_window(const void *cpu)
{
	return err_set(ENOENT, "%p is not an address that pl_mem_map() returned", cpu);
}

int mem_unmap_cpu(struct mem_table *t, void *cpu)
{
	struct mem_map *m = take_map(&t->maps, cpu, NULL);

	return m ? end_map(&t->maps, m) : no_window(cpu);
}

/* Waits until this thread's writes have arrived: a fence empties the processor's buffers, and a
 * read does not overtake writes on the bus. */
static void settle(const struct dev_window *w)
{
	atomic_thread_fence(memory_order_seq_cst);
	if (!w->cached) {
		(void)*(const volatile char *)w->cpu;
	}
}

int mem_flush_cpu(struct mem_table *t, void *cpu)
{
	const struct mem_map *m;

	rwlock_read(&t->maps.lock);
	for (m = t->maps.maps; m; m = m->next) {
		if (!m->peer && m->window.cpu == cpu) {
			settle(&m->window);
			break;
		}
	}
	rwlock_release(&t->maps.lock);
	return m ? 0 : no_window(cpu);
}

/* Copies by the processor, if a mapping of this very memory holds the range and it pays. Under the
 * lock, so that the mapping stays. */
static bool through_window(struct map_ctx *r, const struct mem_ref *ref, const char *device,
			   char *host, size_t len, bool put)
{
	const struct mem_map *m;

	rwlock_read(&r->lock);
	for (m = r->maps; m; m = m->next) {
		if (!m->peer && m->window.stays && m->generation == ref->generation &&
		    m->dev == ref->dev && device >= m->ptr && (size_t)(device - m->ptr) <= m->len &&
		    len <= m->len - (size_t)(device - m->ptr) &&
		    (m->window.cached || len <= (put ? PUT_MAX : GET_MAX))) {
			break;
		}
	}
	if (m) {
		char *cpu = (char *)m->window.cpu + (device - m->ptr);

		if (put) {
			memcpy(cpu, host, len);
			settle(&m->window);
		} else {
			atomic_thread_fence(memory_order_seq_cst);
			memcpy(host, cpu, len);
		}
	}
	rwlock_release(&r->lock);
	return m != NULL;
}

static int move(struct mem_table *t, const struct mem_ref *ref, char *device, char *host,
		size_t len, bool put)
{
	int rc;

	if (!ref->dev || ref->host_addressable) {
		/* The kernel copies: the memory may be shared with another process, or not be
		 * mapped. */
		rc = put ? sys_copy(device, host, len) : sys_copy(host, device, len);
		return rc ? err_set(-rc, "%zu bytes at %p: %s", len, (void *)device, err_words(rc))
			  : 0;
	}
	return through_window(&t->maps, ref, device, host, len, put)
		       ? 0
		       : mailbox_copy(&t->maps, ref->dev, device, host, len, put);
}

static int copy_bytes(struct mem_table *t, void *device, void *host, size_t len, bool put)
{
	struct mem_ref ref;
	int rc = len ? mem_get(t, device, len, &ref) : 0;

	if (rc || !len) {
		return rc;
	}
	rc = put ? mem_writable(&ref) : 0;
	rc = rc ? rc : move(t, &ref, device, host, len, put);
	mem_put(&ref);
	return rc;
}

int mem_put_bytes(struct mem_table *t, void *dst, const void *src, size_t len)
{
	return copy_bytes(t, dst, (void *)(uintptr_t)src, len, true);
}

int mem_get_bytes(struct mem_table *t, void *dst, const void *src, size_t len)
{
	return copy_bytes(t, (void *)(uintptr_t)src, dst, len, false);
}

void map_ctx_finish(struct map_ctx *r)
{
	while (r->maps) {
		struct mem_map *m = r->maps;

		r->maps = m->next;
		if (end_map(r, m)) {
			log_warn("a mapping was not ended: %s", err_message());
		}
	}
	mailboxes_free(r);
	pthread_cond_destroy(&r->turn_ended);
	lock_finish(&r->turn_lock);
	rwlock_finish(&r->lock);
}
