/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of GPUs at addresses where the kernel does I/O. All of an allocation or a registration is
 * mapped at once, when a transfer first needs it, and stays so until the memory goes, of which the
 * mover hears. Until then no operation is on it: transfers hold their memory. So an address that
 * was found stays good for as long as the operation that asked.
 *
 * No driver is asked under the lock. While one thread maps a range, others wait for it, for a time:
 * a page takes some 10 ns.
 */

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "mem/mem.h"
#include "move/p2pdma/p2pdma.h"

/* After a failed attempt to get memory for slabs. */
#define NO_SLABS_NS UINT64_C(10000000000)

/* For a range that another thread maps. */
#define MAPPING_NS UINT64_C(2000000000)
#define LOOK_NS 50000

struct p2p_map {
	uintptr_t base;
	size_t len;
	struct dev *dev;
	struct dev_io io; /* once it is made */
	bool made;
	bool refused; /* this memory cannot be mapped */
	atomic_bool unsure;
	char words[240];
};

static enum pl_reason reason_of(enum dev_no_io no)
{
	static const enum pl_reason v[] = {
		[DEV_IO_THERE_IS] = PL_REASON_NONE,
		[DEV_IO_PLATFORM] = PL_REASON_P2P_PLATFORM,
		[DEV_IO_DRIVER] = PL_REASON_P2P_DRIVER,
		[DEV_IO_LEAKS] = PL_REASON_P2P_LEAKS,
		[DEV_IO_NO_PAGES] = PL_REASON_P2P_NO_PAGES,
		[DEV_IO_FAILED] = PL_REASON_P2P_FAILED,
		[DEV_IO_WRONG] = PL_REASON_P2P_WRONG_DATA,
		[DEV_IO_MEMORY] = PL_REASON_P2P_UNMAPPED,
	};

	return v[no];
}

/* The device has said so itself, in the log. */
static void leave_alone(struct p2pdma *p, const struct dev *dev, enum pl_reason reason,
			const char *words)
{
	struct p2p_gpu *g = &p->gpus[dev->place];

	lock_acquire(&p->lock);
	if (!atomic_load(&g->off)) {
		text_copy(g->words, sizeof(g->words), words);
		atomic_store_explicit(&g->off, (int)reason, memory_order_release);
	}
	lock_release(&p->lock);
}

int p2p_look(struct p2pdma *p, struct dev *dev)
{
	struct p2p_gpu *g = &p->gpus[dev->place];
	struct dev_io_why why;
	int rc;

	if (likely(atomic_load_explicit(&g->ready, memory_order_acquire))) {
		return 0;
	}
	rc = dev_io_ready(dev, DEV_NOWAIT, &why);
	if (rc == -EOPNOTSUPP) {
		leave_alone(p, dev, reason_of(why.no), why.words);
		return rc;
	}
	if (rc) {
		return -EBUSY;
	}
	/* What a drive has written must be there for the work that comes after its transfer. */
	rc = dev->share.flush(dev);
	if (rc) {
		leave_alone(p, dev, PL_REASON_P2P_PLATFORM, err_message());
		return -EOPNOTSUPP;
	}
	atomic_store_explicit(&g->ready, true, memory_order_release);
	return 0;
}

uintptr_t p2p_kernel(struct p2pdma *p, struct dev *dev, uintptr_t addr, size_t len)
{
	const struct p2p_map *map;
	uintptr_t at = 0;
	struct dev_io io;

	if (dev->props.p2p) {
		return dev->mem.io.get(dev, (void *)addr, len, false, &io, NULL) ? 0
										 : (uintptr_t)io.at;
	}
	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, addr, len);
	if (map && map->made) {
		at = (uintptr_t)map->io.at + (addr - map->base);
	}
	rwlock_release(&p->maps_lock);
	return at;
}

/* What is known of memory: true, and why it is not mapped. */
static bool find(struct p2pdma *p, uintptr_t addr, size_t len, enum pl_reason *why)
{
	const struct p2p_map *map;

	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, addr, len);
	if (map) {
		*why = map->made      ? PL_REASON_NONE
		       : map->refused ? PL_REASON_P2P_UNMAPPED
				      : PL_REASON_HELD;
	}
	rwlock_release(&p->maps_lock);
	return map;
}

/* The same, once it is no longer being mapped; PL_REASON_HELD if that does not end. */
static bool find_made(struct p2pdma *p, uintptr_t addr, size_t len, enum pl_reason *why)
{
	uint64_t until = 0;

	while (find(p, addr, len, why)) {
		uint64_t now = *why == PL_REASON_HELD ? clock_now_ns() : 0;

		until = until ? until : now + MAPPING_NS;
		if (now == 0 || now >= until) {
			return true;
		}
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
	}
	return false;
}

static struct p2p_map *add(struct p2pdma *p, struct dev *dev, uintptr_t base, size_t len)
{
	struct p2p_map *map = alloc_zero(sizeof(*map));
	int rc;

	if (!map) {
		return NULL;
	}
	*map = (struct p2p_map){ .base = base, .len = len, .dev = dev };
	rwlock_write(&p->maps_lock);
	rc = range_add(&p->maps, base, len, map);
	rwlock_release(&p->maps_lock);
	if (rc) {
		free(map);
		return NULL;
	}
	return map;
}

static void take_out(struct p2pdma *p, struct p2p_map *map)
{
	rwlock_write(&p->maps_lock);
	(void)range_del(&p->maps, map->base);
	rwlock_release(&p->maps_lock);
	free(map);
}

/* Has the device make it; it is taken out again if that is not to be remembered. */
static enum pl_reason make(struct p2pdma *p, struct p2p_map *map, bool own)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	struct dev_io io;
	int rc = dev_io_get(map->dev, DEV_NOWAIT, (void *)map->base, map->len, own, &io, &why);

	if (rc == -EBUSY || rc == -EAGAIN) {
		take_out(p, map);
		return PL_REASON_HELD;
	}
	if (rc && why.no != DEV_IO_MEMORY) {
		leave_alone(p, map->dev, reason_of(why.no), why.words);
		take_out(p, map);
		return reason_of(why.no);
	}
	if (rc) {
		log_info("%zu bytes at %p on %s are not mapped for drives: %s", map->len,
			 (void *)map->base, map->dev->props.name, why.words);
	}
	rwlock_write(&p->maps_lock);
	map->io = io;
	map->made = !rc;
	map->refused = rc;
	atomic_store(&map->unsure, !rc && io.unsure);
	atomic_fetch_add(&p->unsure, !rc && io.unsure);
	text_copy(map->words, sizeof(map->words), rc ? why.words : "");
	rwlock_release(&p->maps_lock);
	return rc ? PL_REASON_P2P_UNMAPPED : PL_REASON_NONE;
}

enum pl_reason p2p_map(struct p2pdma *p, const struct end *mem, size_t len)
{
	enum pl_reason why = PL_REASON_P2P_UNMAPPED;
	struct p2p_map *map;
	struct mem_ref ref;

	if (!end_is_mem(mem, MEM_KNOWN) || !end_is_mem(mem, MEM_DEVICE)) {
		return why;
	}
	if (find_made(p, mem->addr, len, &why)) {
		return why;
	}
	/* It is held meanwhile: it cannot go. Explanations also ask about memory that is not there.
	 */
	if (!p->mem || mem_get(p->mem, (const void *)mem->addr, len, &ref)) {
		return PL_REASON_NONE;
	}
	if (!ref.mem) {
		return PL_REASON_NONE;
	}
	map = add(p, ref.dev, ref.base, ref.len);
	if (map) {
		why = make(p, map, false);
	} else if (!find_made(p, mem->addr, len, &why)) {
		why = PL_REASON_HELD; /* another thread was first, and did not keep it */
	}
	mem_put(&ref);
	return why;
}

bool p2p_map_words(struct p2pdma *p, const struct end *mem, char *dst, size_t room)
{
	const struct p2p_map *map;

	*dst = '\0';
	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, mem->addr, 1);
	if (map && map->refused) {
		text_copy(dst, room, map->words);
	}
	rwlock_release(&p->maps_lock);
	return *dst;
}

bool p2p_is_memory(struct p2pdma *p, struct move_op *op, size_t len)
{
	const struct end *mem = ends_mem(&op->dst, &op->src);
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	struct p2p_map *map;
	int rc;

	if (likely(!atomic_load_explicit(&p->unsure, memory_order_acquire))) {
		return true;
	}
	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, mem->addr, len);
	map = map && atomic_load(&map->unsure) ? map
					       : NULL; /* it stays, as the operation needs it */
	rwlock_release(&p->maps_lock);
	if (!map) {
		return true;
	}
	rc = dev_io_compare(map->dev, DEV_NOWAIT, (void *)mem->addr, len, (const char *)op->kernel,
			    &why);
	if (rc == 0 && atomic_exchange(&map->unsure, false)) {
		atomic_fetch_sub(&p->unsure, 1);
	}
	if (rc != -EOPNOTSUPP) {
		return true;
	}
	leave_alone(p, map->dev, reason_of(why.no), why.words);
	op->res = err_set(EIO, "%s", why.words);
	return false;
}

static void end_map(struct p2pdma *p, struct p2p_map *map)
{
	atomic_fetch_sub(&p->unsure, atomic_load(&map->unsure));
	if (map->made) {
		(void)map->dev->mem.io.put(map->dev, &map->io); /* it logs what remains */
	}
	free(map);
}

void p2p_maps_going(struct mover *m, const void *addr, size_t len)
{
	struct p2pdma *p = p2pdma_of(m);
	struct p2p_map *map;

	rwlock_write(&p->maps_lock);
	map = range_at(&p->maps, (uintptr_t)addr);
	map = map && map->len == len ? range_del(&p->maps, map->base) : NULL;
	rwlock_release(&p->maps_lock);
	if (map) {
		end_map(p, map);
	}
}

void p2p_maps_finish(struct p2pdma *p)
{
	struct p2p_map *map;

	while (p->maps.n && (map = range_del(&p->maps, p->maps.v[0].base)) != NULL) {
		end_map(p, map);
	}
	range_finish(&p->maps);
}

/* For some time no slabs are asked for there. */
static int no_slabs(struct p2pdma *p, const struct dev *dev, int rc)
{
	struct p2p_gpu *g = &p->gpus[dev->place];

	if (rc != -EBUSY) {
		atomic_store(&g->no_slabs_until, clock_now_ns() + NO_SLABS_NS);
		if (!atomic_exchange(&g->told, true)) {
			log_warn("%s: there is no memory for slabs that drives access: %s",
				 dev->props.name, err_message());
		}
	}
	return rc;
}

int p2p_make_there(struct mover *m, struct dev *dev, size_t len, void **out)
{
	struct p2pdma *p = p2pdma_of(m);
	struct p2p_map *map;
	enum pl_reason why;
	void *ptr;
	int rc = dev_alloc_shared(dev, DEV_NOWAIT, len, &ptr);

	if (rc) {
		return no_slabs(p, dev, rc);
	}
	map = add(p, dev, (uintptr_t)ptr, len);
	why = map ? make(p, map, true) : PL_REASON_P2P_UNMAPPED;
	if (!why) {
		*out = ptr;
		return 0;
	}
	rc = map ? err_set(why == PL_REASON_HELD ? EBUSY : EOPNOTSUPP,
			   "slabs on %s are not mapped for drives", dev->props.name)
		 : -ENOMEM;
	if (why == PL_REASON_P2P_UNMAPPED && map) {
		p2p_maps_going(m, ptr, len);
	}
	(void)dev_release(dev, DEV_NOWAIT, ptr);
	return no_slabs(p, dev, rc);
}

void p2p_free_there(struct mover *m, struct dev *dev, void *addr)
{
	const struct p2p_map *map;
	size_t len;

	rwlock_read(&p2pdma_of(m)->maps_lock);
	map = range_at(&p2pdma_of(m)->maps, (uintptr_t)addr);
	len = map ? map->len : 0;
	rwlock_release(&p2pdma_of(m)->maps_lock);
	if (len) {
		p2p_maps_going(m, addr, len);
	}
	(void)dev_release(dev, DEV_WAIT, addr);
}
