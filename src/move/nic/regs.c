/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Registrations: memory of this process that cards may access. All of an allocation or a slab is
 * registered at once, with each card when that card first needs it, and stays registered until the
 * memory goes. The table has only memory whose end the mover is told of: slabs, and memory in the
 * library's table. Other memory is staged.
 *
 * To register hundreds of GB takes the kernel seconds. Meanwhile only threads that need that memory
 * wait, for nic_reg.making. The table's lock is held to look up and to enter the result, and locks
 * of connections not at all.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/log.h"
#include "mem/mem.h"
#include "move/nic/nic.h"

struct nic_reg {
	uintptr_t base;
	size_t len;
	bool slab;
	unsigned int users; /* the table, and threads that register it; under nic_mover.regs_lock */
	struct lock making; /* the turn to register it; RANK_NIC_MAKING */
	/* Written under both locks. A card, 1 << i, has it by of[i], or it failed with err[i]. */
	unsigned int has;
	void *of[NIC_CARDS];
	int err[NIC_CARDS];
};

void nic_init(struct nic_mover *m, const struct nic_ops *ops, struct mem_table *mem)
{
	m->ops = ops;
	m->mem = mem;
	rwlock_init(&m->regs_lock, RANK_NIC_REGS);
}

static void drop(struct nic_mover *m, struct nic_reg *r)
{
	for (unsigned int i = 0; i < m->n; i++) {
		int rc = r->of[i] ? m->ops->unreg(m, i, r->of[i]) : 0;

		/* The registration is for this side alone: no remote reaches the memory. */
		if (rc) {
			log_warn("%s does not take back %zu bytes at %p, which stay registered: %s",
				 m->name[i], r->len, (void *)r->base, err_words(rc));
		}
	}
	lock_finish(&r->making);
	free(r);
}

void nic_finish(struct nic_mover *m)
{
	struct nic_reg *r;

	nic_remotes_finish(m);
	while (m->regs.n && (r = range_del(&m->regs, m->regs.v[0].base)) != NULL) {
		drop(m, r);
	}
	range_finish(&m->regs);
	rwlock_finish(&m->regs_lock);
}

static struct nic_reg *add_locked(struct nic_mover *m, uintptr_t base, size_t len, bool slab)
{
	struct nic_reg *r = alloc_zero(sizeof(*r));

	if (r) {
		*r = (struct nic_reg){ .base = base, .len = len, .slab = slab, .users = 1 };
		lock_init(&r->making, RANK_NIC_MAKING);
		if (range_add(&m->regs, base, len, r)) {
			lock_finish(&r->making);
			free(r);
			r = NULL;
		}
	}
	return r;
}

/* Ends the use of an entry, without regs_lock. The last user drops it, after the table did. */
static void end_use(struct nic_mover *m, struct nic_reg *r)
{
	bool last;

	rwlock_write(&m->regs_lock);
	last = --r->users == 0;
	rwlock_release(&m->regs_lock);
	if (last) {
		drop(m, r);
	}
}

static void made(struct mover *mover, void *addr, size_t len)
{
	struct nic_mover *m = nic_mover_of(mover);

	rwlock_write(&m->regs_lock);
	/* Without an entry, operations that are staged there fail. */
	(void)add_locked(m, (uintptr_t)addr, len, true);
	rwlock_release(&m->regs_lock);
}

static void going(struct mover *mover, const void *addr, size_t len)
{
	struct nic_mover *m = nic_mover_of(mover);
	struct nic_reg *r;

	rwlock_write(&m->regs_lock);
	/* Another entry that lies within it, or holds it, is of other memory in the library's
	 * table. */
	r = range_at(&m->regs, (uintptr_t)addr);
	r = r && r->len == len ? range_del(&m->regs, r->base) : NULL;
	rwlock_release(&m->regs_lock);
	if (r) {
		end_use(m, r);
	}
}

const struct memory_ops nic_memory = { .made = made, .going = going };

/* Enters all of the memory of the library's table that holds the range. Returns NULL if the range
 * is in none, or if the entry at the same place is shorter: an operation must not leave registered
 * memory. */
static struct nic_reg *known_locked(struct nic_mover *m, const struct end *e, size_t len)
{
	struct mem_ref ref;

	if (!m->mem || mem_get(m->mem, (const void *)e->addr, len, &ref)) {
		return NULL;
	}
	if (ref.mem && ref.len && !range_at(&m->regs, ref.base)) {
		(void)add_locked(m, ref.base, ref.len, false);
	}
	mem_put(&ref);
	return range_find(&m->regs, e->addr, len);
}

/* Finds the entry of a range, or makes one, until end_use(). */
static struct nic_reg *get_reg(struct nic_mover *m, const struct end *e, size_t len)
{
	struct nic_reg *r;

	rwlock_write(&m->regs_lock);
	r = range_find(&m->regs, e->addr, len);
	r = r ? r : known_locked(m, e, len);
	if (r) {
		r->users++;
	}
	rwlock_release(&m->regs_lock);
	return r;
}

static int failed_before(const struct nic_mover *m, unsigned int card, int err)
{
	return err_set(err, "%s could not register it before", m->name[card]);
}

/* Registers an entry's memory, unless another thread has done so meanwhile. Under r->making: only
 * its holder changes the fields that are read here. */
static int make_locked(struct nic_mover *m, unsigned int card, const struct end *e,
		       struct nic_reg *r)
{
	const struct nic_range range = { .base = r->base, .len = r->len, .dev = nic_hidden(e) };
	void *of = NULL;
	int rc;

	if (r->has & 1u << card) {
		return 0;
	}
	/* The entry does not remember this error: the device may be tried later. */
	rc = range.dev ? nic_proved(m, card, range.dev) : 0;
	if (rc) {
		return rc;
	}
	if (r->err[card]) {
		return failed_before(m, card, r->err[card]);
	}
	rc = m->ops->reg(m, card, &range, &of);
	rwlock_write(&m->regs_lock);
	r->has |= rc ? 0 : 1u << card;
	r->of[card] = of;
	/* Errors that may pass are tried again. So are slabs, which have no other way. */
	r->err[card] = r->slab || nic_may_pass(rc) ? 0 : -rc;
	rwlock_release(&m->regs_lock);
	return rc;
}

static void take_known(const struct nic_reg *r, unsigned int card, struct nic_known *out)
{
	*out = (struct nic_known){ r->base, r->len, r->of[card] };
}

static int find_or_make(struct nic_mover *m, unsigned int card, const struct end *e, size_t len,
			struct nic_known *out)
{
	struct dev *dev = nic_hidden(e);
	struct nic_reg *r = get_reg(m, e, len);
	int rc;

	if (!r) {
		return err_set(EFAULT, "the memory at %p is not known to the library",
			       (void *)e->addr);
	}
	if (dev) {
		(void)nic_prove(m, dev);
	}
	lock_acquire(&r->making);
	rc = make_locked(m, card, e, r);
	if (!rc) {
		take_known(r, card, out);
	}
	lock_release(&r->making);
	end_use(m, r);
	return rc == -EAGAIN ? -EIO : rc; /* -EAGAIN would mean that the mover declines */
}

int nic_find(struct nic_mover *m, unsigned int card, const struct end *e, size_t len, bool now,
	     struct nic_known *out)
{
	const struct nic_reg *r;
	int rc = -ENOENT;

	rwlock_read(&m->regs_lock);
	r = range_find(&m->regs, e->addr, len);
	if (r && r->has & 1u << card) {
		take_known(r, card, out);
		rc = 0;
	} else if (r && r->err[card]) {
		rc = -r->err[card];
	}
	rwlock_release(&m->regs_lock);
	if (!rc || !now) {
		return rc;
	}
	return rc == -ENOENT ? find_or_make(m, card, e, len, out) : failed_before(m, card, -rc);
}

bool nic_may_register(const struct move_op *op)
{
	const struct end *e = ends_mem(&op->dst, &op->src);

	return !op->waited || !end_is_mem(e, MEM_DEVICE) || end_is_mem(e, MEM_HOST_ADDRESSABLE);
}
