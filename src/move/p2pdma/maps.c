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

/* For a range that another thread maps. */
#define MAPPING_NS UINT64_C(60000000000)
#define LOOK_NS 50000

/* How often transfers look at a mapping whose bytes have not proved yet that it is the device's
 * memory: each of the first LOOKS_FIRST transfers, and every LOOKS_EVERY-th later one. A look takes
 * some copies of 64 bytes, and memory that stays cleared would pay for it with each write. So
 * content that comes later is found after LOOKS_EVERY transfers at most. */
#define LOOKS_FIRST 8u
#define LOOKS_EVERY 64u

struct p2p_map {
	uintptr_t base;
	size_t len;
	struct dev *dev;
	struct dev_io io; /* once it is made */
	bool made;
	bool refused;	    /* this memory cannot be mapped; or is other memory, if it is made */
	atomic_bool proven; /* its bytes have proved that it is the device's memory */
	atomic_uint asked;  /* transfers that would have to look and have another way */
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
void p2p_leave_alone(struct p2pdma *p, const struct dev *dev, enum pl_reason reason,
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

void p2p_flush(struct mover *m, struct move_op *op)
{
	struct dev *dev = ends_mem(&op->dst, &op->src)->dev;

	if (op->res > 0 && !op_writes(op) && dev->props.p2p_maps && dev->share.flush(dev)) {
		char words[240];

		text_copy(words, sizeof(words), err_message());
		log_warn("%s: drives do not access its memory any more: %s", dev->props.name,
			 words);
		p2p_leave_alone(p2pdma_of(m), dev, PL_REASON_P2P_FAILED, words);
		/* Whatever the device said: the drive is not to blame. */
		op->res = err_set(EIO, "%s", words);
	}
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
		p2p_leave_alone(p, dev, reason_of(why.no), why.words);
		return rc;
	}
	if (rc) {
		return -EBUSY;
	}
	/* A drive's writes must be visible to work that comes after its transfer. */
	rc = dev->share.flush(dev);
	if (rc) {
		p2p_leave_alone(p, dev, PL_REASON_P2P_PLATFORM, err_message());
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
	if (map && map->made && !map->refused && atomic_load(&map->proven)) {
		at = (uintptr_t)map->io.at + (addr - map->base);
	}
	rwlock_release(&p->maps_lock);
	return at;
}

/* The state of memory's mapping. */
enum map_state {
	UNKNOWN,
	BEING_MADE,
	UNPROVEN,
	READY,
	REFUSED,
};

static enum map_state find(struct p2pdma *p, uintptr_t addr, size_t len, struct p2p_map **out)
{
	struct p2p_map *map;
	enum map_state k;

	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, addr, len);
	k = !map			? UNKNOWN
	    : map->refused		? REFUSED
	    : !map->made		? BEING_MADE
	    : atomic_load(&map->proven) ? READY
					: UNPROVEN;
	rwlock_release(&p->maps_lock);
	*out = map;
	return k;
}

/* The same, once it is no longer being mapped, or that does not end. */
static enum map_state find_made(struct p2pdma *p, uintptr_t addr, size_t len, struct p2p_map **out)
{
	uint64_t until = 0;

	for (;;) {
		enum map_state k = find(p, addr, len, out);
		uint64_t now = k == BEING_MADE ? clock_now_ns() : 0;

		until = until ? until : now + MAPPING_NS;
		if (now == 0 || now >= until) {
			return k;
		}
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
	}
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
		p2p_leave_alone(p, map->dev, reason_of(why.no), why.words);
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
	atomic_store(&map->proven, !rc && !io.unsure);
	text_copy(map->words, sizeof(map->words), rc ? why.words : "");
	rwlock_release(&p->maps_lock);
	return rc ? PL_REASON_P2P_UNMAPPED : PL_REASON_NONE;
}

/* The mapping shows other memory, and is refused from now on. It stays mapped until the memory
 * goes. */
static enum pl_reason refuse(struct p2pdma *p, struct p2p_map *map, const char *words)
{
	log_warn("%zu bytes at %p on %s are not accessed by drives: %s", map->len,
		 (void *)map->base, map->dev->props.name, words);
	rwlock_write(&p->maps_lock);
	map->refused = true;
	text_copy(map->words, sizeof(map->words), words);
	rwlock_release(&p->maps_lock);
	return PL_REASON_P2P_UNMAPPED;
}

/* Whether this transfer is one of those that leave it to another to look. */
static bool leaves_it(struct p2p_map *map, enum p2p_look look)
{
	unsigned int n = look == P2P_LOOK_SELDOM
				 ? atomic_fetch_add_explicit(&map->asked, 1, memory_order_relaxed)
				 : 0;

	return n >= LOOKS_FIRST && n % LOOKS_EVERY;
}

/* The memory is held. Where a stream waits, or the bytes do not tell, it remains unproven. */
static enum pl_reason prove(struct p2pdma *p, struct p2p_map *map, uintptr_t addr, size_t len,
			    enum p2p_look look)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	int rc;

	if (look == P2P_LOOK_LATER) {
		return PL_REASON_NONE;
	}
	if (leaves_it(map, look)) {
		return PL_REASON_P2P_UNMAPPED;
	}
	rc = dev_io_compare(map->dev, DEV_NOWAIT, (void *)addr, len,
			    map->io.at + (addr - map->base), look == P2P_LOOK_INTO, &why);
	if (rc == 1 && len < map->len) { /* any other place of it would tell as well */
		rc = dev_io_compare(map->dev, DEV_NOWAIT, (void *)map->base, map->len, map->io.at,
				    false, &why);
	}
	if (rc == 0) {
		atomic_store(&map->proven, true);
		return PL_REASON_NONE;
	}
	if (rc != -EOPNOTSUPP) {
		return PL_REASON_P2P_UNMAPPED;
	}
	if (why.no == DEV_IO_MEMORY) {
		return refuse(p, map, why.words);
	}
	p2p_leave_alone(p, map->dev, reason_of(why.no), why.words);
	return reason_of(why.no);
}

static enum pl_reason map_held(struct p2pdma *p, const struct mem_ref *ref, uintptr_t addr,
			       size_t len, enum p2p_look look)
{
	enum pl_reason why = PL_REASON_NONE;
	struct p2p_map *map;
	enum map_state k = find_made(p, addr, len, &map);

	if (k == UNKNOWN) {
		map = add(p, ref->dev, ref->base, ref->len);
		why = map ? make(p, map, false) : PL_REASON_NONE;
		/* Another thread was first, or this one is done. */
		k = why ? REFUSED : find_made(p, addr, len, &map);
	}
	return why	       ? why
	       : k == READY    ? PL_REASON_NONE
	       : k == UNPROVEN ? prove(p, map, addr, len, look)
	       : k == REFUSED  ? PL_REASON_P2P_UNMAPPED
			       : PL_REASON_HELD;
}

enum pl_reason p2p_map(struct p2pdma *p, const struct end *mem, size_t len, enum p2p_look look)
{
	enum pl_reason why;
	struct p2p_map *map;
	struct mem_ref ref;

	if (!end_is_mem(mem, MEM_KNOWN) || !end_is_mem(mem, MEM_DEVICE)) {
		return PL_REASON_P2P_UNMAPPED;
	}
	switch (find(p, mem->addr, len, &map)) {
	case READY:
		return PL_REASON_NONE;
	case REFUSED:
		return PL_REASON_P2P_UNMAPPED;
	default:
		break;
	}
	/* mem_get() holds the memory meanwhile, so it stays. Explanations also ask about memory
	 * that is not there. */
	if (!p->mem || mem_get(p->mem, (const void *)mem->addr, len, &ref)) {
		return PL_REASON_NONE;
	}
	if (!ref.mem) {
		return PL_REASON_NONE;
	}
	why = map_held(p, &ref, mem->addr, len, look);
	mem_put(&ref);
	return why;
}

enum pl_reason p2p_map_own(struct p2pdma *p, struct dev *dev, void *ptr, size_t len)
{
	struct p2p_map *map = add(p, dev, (uintptr_t)ptr, len);

	return map ? make(p, map, true) : PL_REASON_P2P_NO_SLAB;
}

bool p2p_map_words(struct p2pdma *p, const struct end *mem, char *dst, size_t space)
{
	const struct p2p_map *map;

	*dst = '\0';
	rwlock_read(&p->maps_lock);
	map = range_find(&p->maps, mem->addr, 1);
	if (map && map->refused) {
		text_copy(dst, space, map->words);
	} else if (map && map->made && !atomic_load(&map->proven)) {
		text_copy(dst, space,
			  "the bytes that were looked at are all alike, as in memory that was "
			  "cleared: they do not tell yet whether what is mapped is this memory");
	}
	rwlock_release(&p->maps_lock);
	return *dst;
}

static void end_map(struct p2p_map *map)
{
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
		end_map(map);
	}
}

size_t p2p_mapped_len(struct p2pdma *p, const void *addr)
{
	const struct p2p_map *map;
	size_t len;

	rwlock_read(&p->maps_lock);
	map = range_at(&p->maps, (uintptr_t)addr);
	len = map ? map->len : 0;
	rwlock_release(&p->maps_lock);
	return len;
}

void p2p_maps_finish(struct p2pdma *p)
{
	struct p2p_map *map;

	while (p->maps.n && (map = range_del(&p->maps, p->maps.v[0].base)) != NULL) {
		end_map(map);
	}
	range_finish(&p->maps);
}
