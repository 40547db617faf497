/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Counts small requests that read the same ranges repeatedly (weights, indices, records of a data
 * set). Registering does not pay for one such request. If registrations are kept, the whole region
 * is registered in the background (pagecache.c), and later requests read it in place.
 *
 * A region is registered when twice its length was read from it, so a file that is read once from
 * end to end is not.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "file/file.h"
#include "move/pagecache/pagecache.h"

/* Number of regions that are counted at a time: with 32 MiB each, 32 GiB. If two regions have the
 * same slot, only the one that was read last is counted. */
#define SLOTS 1024u

struct rereads {
	struct {
		struct part at; /* whose region begins at its `off`; file NULL: none */
		uint64_t read;	/* bytes */
	} slots[SLOTS];
	struct part next; /* the one to be registered; others come with their next read */
};

bool rereads_init(struct pagecache *pc)
{
	pc->rereads = alloc_zero(sizeof(*pc->rereads));
	return pc->rereads != NULL;
}

static uint64_t region_len(const struct pagecache *pc)
{
	return max_u64(pc->config->pagecache_piece, UINT64_C(1) << 20);
}

static unsigned int slot_of(const struct part *p, uint64_t region)
{
	uint64_t mixed = ((uintptr_t)p->file >> 4 ^ p->off / region) * UINT64_C(0x9e3779b97f4a7c15);

	return (unsigned int)(mixed >> 32) % SLOTS;
}

static bool same(const struct part *a, const struct part *b)
{
	return a->file == b->file && a->off == b->off && a->dev->driver == b->dev->driver;
}

static void count_locked(struct pagecache *pc, const struct part *p, uint64_t len, uint64_t region)
{
	struct rereads *h = pc->rereads;
	unsigned int i = slot_of(p, region);

	if (!h->slots[i].at.file || !same(&h->slots[i].at, p)) {
		h->slots[i].at = *p;
		h->slots[i].read = 0;
	}
	h->slots[i].read += len;
	if (h->slots[i].read >= 2 * region && !h->next.file && mover_post(&pc->m, 0)) {
		h->slots[i].read = 0;
		h->next = *p;
	}
}

void rereads_count(struct pagecache *pc, struct file *f, struct dev *dev, uint64_t off,
		   uint64_t len)
{
	uint64_t region = region_len(pc);
	uint64_t end = off + len;

	if (!pc->rereads || atomic_load(&pc->pressure) || region > pc->budget) {
		return;
	}
	lock_acquire(&pc->lock);
	while (off < end) {
		struct part p = { .file = f, .dev = dev, .off = off - off % region };
		uint64_t until = min_u64(end, p.off + region);

		count_locked(pc, &p, until - off, region);
		off = until;
	}
	lock_release(&pc->lock);
}

/* Whether one more region fits into the budget. None is evicted for it: too many regions in use
 * would only evict each other. Those that are not in use are dropped when they were idle. */
static bool has_space(struct pagecache *pc)
{
	bool has;

	lock_acquire(&pc->lock);
	has = pc->kept_bytes + region_len(pc) <= pc->budget;
	lock_release(&pc->lock);
	return has;
}

/* Registers a region, if it is completely in the page cache: nothing is read from a disk for this.
 * If transfers of streams forbid it now (-EBUSY), that is no failure, and no request waits: the
 * region is registered once that much was read again. */
static void keep_region(struct pagecache *pc, const struct part *at)
{
	struct part p = { .file = at->file, .dev = at->dev, .off = at->off, .declines = true };
	uint64_t end = at->off + region_len(pc);
	uint64_t size;
	int rc = 0;

	if (pin_refused(&p.file->facts) || atomic_load(&pc->pressure) || !has_space(pc) ||
	    file_length(p.file, &size)) {
		return;
	}
	end = min_u64(end, size);
	if (p.off >= end || !file_all_cached(p.file, p.off, end - p.off)) {
		return;
	}
	for (; p.off < end && !rc; p.off = p.end) {
		p.end = end;
		rc = window_get(pc, &p);
		if (!rc && p.w) {
			atomic_store(&p.file->facts.pin_failures, 0);
			if (!window_put(pc, p.w, true)) {
				return;
			}
		}
	}
	if (rc && rc != -EBUSY) {
		pin_failed(pc, p.file, rc);
	}
}

bool rereads_any_locked(const struct pagecache *pc)
{
	return pc->rereads && pc->rereads->next.file;
}

void rereads_register_locked(struct pagecache *pc)
{
	struct rereads *h = pc->rereads;
	struct part p = h->next;

	h->next.file = NULL;
	pc->going = p.file;
	lock_release(&pc->lock);
	keep_region(pc, &p);
	lock_acquire(&pc->lock);
	pc->going = NULL;
	pthread_cond_broadcast(&pc->gone);
}

void rereads_forget_locked(struct pagecache *pc, const struct file *f)
{
	struct rereads *h = pc->rereads;

	for (unsigned int i = 0; h && i < SLOTS; i++) {
		if (h->slots[i].at.file == f) {
			h->slots[i].at.file = NULL;
		}
	}
	if (h && h->next.file == f) {
		h->next.file = NULL;
	}
}
