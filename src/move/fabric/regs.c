/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory of this process that cards access for it: slabs, and what is in the library's table, as
 * the mover hears when that goes. The rest is staged. All of an allocation is registered at once,
 * if its card needs that; with the card's lock held, so its operations wait meanwhile.
 *
 * Memory that no processor addresses is registered by a dma-buf, where a card can and was tried
 * with its device, and else staged; where registrations are bound to endpoints, it always is, as
 * there are many of those on this side. So is shared memory, as some of libfabric's providers copy
 * by the processor: it could be taken away meanwhile.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/log.h"
#include "mem/mem.h"
#include "move/fabric/fabric.h"

static void drop(struct fabric *f, struct fabric_reg *r)
{
	for (unsigned int i = 0; i < f->n_cards; i++) {
		int rc = fabric_unregister(&f->cards[i], r->of[i]);

		/* It is for this side alone: no remote reaches it. */
		if (rc) {
			log_warn("%s does not take back %zu bytes at %p, which stay registered: %s",
				 f->cards[i].is.name, r->len, (void *)r->base, err_words(rc));
		}
	}
	free(r);
}

static struct fabric_reg *add_locked(struct fabric *f, uintptr_t base, size_t len, bool slab)
{
	struct fabric_reg *r = alloc_zero(sizeof(*r));

	if (r) {
		r->base = base;
		r->len = len;
		r->slab = slab;
		if (range_add(&f->regs, base, len, r)) {
			free(r);
			r = NULL;
		}
	}
	return r;
}

void fabric_regs_made(struct fabric *f, void *addr, size_t len)
{
	lock_acquire(&f->regs_lock);
	(void)add_locked(f, (uintptr_t)addr, len, true); /* if not, what is staged there fails */
	lock_release(&f->regs_lock);
}

void fabric_regs_going(struct fabric *f, const void *addr, size_t len)
{
	struct fabric_reg *r;

	lock_acquire(&f->regs_lock);
	/* Another that lies within it, or holds it, is of other memory in the library's table. */
	r = range_at(&f->regs, (uintptr_t)addr);
	r = r && r->len == len ? range_del(&f->regs, r->base) : NULL;
	if (r) {
		drop(f, r);
	}
	lock_release(&f->regs_lock);
}

void fabric_regs_finish(struct fabric *f)
{
	struct fabric_reg *r;

	while (f->regs.n && (r = range_del(&f->regs, f->regs.v[0].base)) != NULL) {
		drop(f, r);
	}
	range_finish(&f->regs);
}

static bool is_addressable(const struct end *e)
{
	return end_is_mem(e, MEM_HOST_ADDRESSABLE | MEM_PINNED);
}

/* All of the memory of the library's table that holds it; NULL: it is in none, or what a card knows
 * at the same place is shorter. An operation must not leave what is registered. */
static struct fabric_reg *known_locked(struct fabric *f, const struct end *e, size_t len)
{
	struct mem_ref ref;

	if (!f->mem || mem_get(f->mem, (const void *)e->addr, len, &ref)) {
		return NULL;
	}
	if (ref.mem && ref.len && !range_at(&f->regs, ref.base)) {
		(void)add_locked(f, ref.base, ref.len, false);
	}
	mem_put(&ref);
	return range_find(&f->regs, e->addr, len);
}

/* Whether a card needs the memory of an end registered, though it is this side's. */
static bool is_needed(const struct fabric *f, unsigned int card, const struct end *e)
{
	return f->cards[card].is.needs_mem ||
	       (!end_is_mem(e, MEM_SLAB) && fabric_needs_proof(end_dev(e), is_addressable(e)));
}

static int make_locked(struct fabric *f, unsigned int card, const struct end *e,
		       struct fabric_reg *r)
{
	struct fabric_card *c = &f->cards[card];
	struct dev *dev = end_is_mem(e, MEM_SLAB) ? NULL : end_dev(e);
	int rc;

	if (r->of[card] || !is_needed(f, card, e)) {
		return 0;
	}
	if (fabric_needs_proof(dev, is_addressable(e))) {
		rc = fabric_proved(f, card, dev);
		if (rc) {
			return rc; /* not remembered here: it may be tried yet */
		}
	} else {
		dev = NULL;
	}
	if (r->err[card]) {
		return err_set(r->err[card], "%s could not register it before", c->is.name);
	}
	rc = dev ? fabric_register_dev(c, dev, (void *)r->base, r->len, OFI_HERE, &r->of[card])
		 : fabric_register(c, (void *)r->base, r->len, OFI_HERE, &r->of[card]);
	/* What may pass is tried again, and slabs always: there is no other way for them. */
	r->err[card] = r->slab || rc == -ENOMEM || rc == -EAGAIN || rc == -EINTR ? 0 : -rc;
	return rc;
}

/* Whether the mover may have it in place. */
static bool is_usable(const struct fabric *f, unsigned int card, const struct end *e)
{
	if (end_is_mem(e, MEM_SLAB)) {
		return true;
	}
	if (is_addressable(e)) {
		return !end_is_mem(e, MEM_SHARED) && !(e->dev && e->dev->props.p2p);
	}
	return end_is_mem(e, MEM_DEVICE) && f->cards[card].is.has_dmabuf &&
	       !f->cards[card].is.by_end;
}

int fabric_regs_find(struct fabric *f, unsigned int card, const struct end *e, size_t len, bool now,
		     struct fabric_known *out)
{
	struct fabric_reg *r;
	int rc;

	if (!is_usable(f, card, e)) {
		return err_set(EOPNOTSUPP, "an adapter does not access the memory at %p in place",
			       (void *)e->addr);
	}
	lock_acquire(&f->regs_lock);
	r = range_find(&f->regs, e->addr, len);
	if (r && (r->of[card] || !is_needed(f, card, e))) {
		rc = 0;
	} else if (!now) {
		rc = r && r->err[card] ? -r->err[card] : -ENOENT;
	} else {
		r = r ? r : known_locked(f, e, len);
		rc = r ? make_locked(f, card, e, r)
		       : err_set(EFAULT, "the memory at %p is not known to the library",
				 (void *)e->addr);
	}
	if (!rc) {
		*out = (struct fabric_known){ r->base, r->len, r->of[card] };
	}
	lock_release(&f->regs_lock);
	return rc;
}
