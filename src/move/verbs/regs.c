/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Registrations: memory of this process that NICs may access. All of an allocation or a slab is
 * registered at once, with each NIC when that first needs it, and stays so until the memory goes.
 * Only memory is registered of which the mover hears when it goes: slabs, and what is in the
 * library's table. The rest is staged.
 *
 * To register hundreds of GB takes the kernel seconds. Meanwhile only who needs that memory waits,
 * for reg.making; regs_lock is held to look up and to enter the result, and a wire's lock not at
 * all.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "mem/mem.h"
#include "move/verbs/verbs.h"
#include "sys/sys.h"

static void drop(struct verbs *m, struct reg *r)
{
	for (unsigned int i = 0; i < NICS_MAX; i++) {
		mrs_free(m, r->mr[i]);
	}
	lock_finish(&r->making);
	free(r);
}

static struct reg *add_locked(struct verbs *m, uintptr_t base, size_t len, bool slab)
{
	struct reg *r = alloc_zero(sizeof(*r));

	if (r) {
		*r = (struct reg){ .base = base, .len = len, .slab = slab, .users = 1 };
		lock_init(&r->making, RANK_VERBS_MAKING);
		if (range_add(&m->regs, base, len, r)) {
			lock_finish(&r->making);
			free(r);
			r = NULL;
		}
	}
	return r;
}

/* Without regs_lock. The last user drops it, after the table did. */
static void end_use(struct verbs *m, struct reg *r)
{
	bool last;

	rwlock_write(&m->regs_lock);
	last = --r->users == 0;
	rwlock_release(&m->regs_lock);
	if (last) {
		drop(m, r);
	}
}

void regs_made(struct verbs *m, void *addr, size_t len)
{
	rwlock_write(&m->regs_lock);
	(void)add_locked(m, (uintptr_t)addr, len, true); /* if not, what is staged there fails */
	rwlock_release(&m->regs_lock);
}

void regs_going(struct verbs *m, const void *addr, size_t len)
{
	struct reg *r;

	rwlock_write(&m->regs_lock);
	/* Another that lies within it, or holds it, is of other memory in the library's table. */
	r = range_at(&m->regs, (uintptr_t)addr);
	r = r && r->len == len ? range_del(&m->regs, r->base) : NULL;
	rwlock_release(&m->regs_lock);
	if (r) {
		end_use(m, r);
	}
}

void regs_finish(struct verbs *m)
{
	struct reg *r;

	while (m->regs.n && (r = range_del(&m->regs, m->regs.v[0].base)) != NULL) {
		drop(m, r);
	}
	range_finish(&m->regs);
}

/* All of the memory of the library's table that holds it; NULL: it is in none, or what NICs have at
 * the same place is shorter. An operation must not leave what is registered. */
static struct reg *known_locked(struct verbs *m, const struct end *e, size_t len)
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

/* To be given back by end_use(). */
static struct reg *get_reg(struct verbs *m, const struct end *e, size_t len)
{
	struct reg *r;

	rwlock_write(&m->regs_lock);
	r = range_find(&m->regs, e->addr, len);
	r = r ? r : known_locked(m, e, len);
	if (r) {
		r->users++;
	}
	rwlock_release(&m->regs_lock);
	return r;
}

int regs_proof(const struct verbs *m, unsigned int nic, const struct dev *dev)
{
	const struct proof *p = &m->proofs[dev->place];

	if (atomic_load_explicit(&p->good, memory_order_acquire) & 1u << nic) {
		return 0;
	}
	return atomic_load(&p->wrong) & 1u << nic
		       ? err_set(EIO, "%s was tried with %s, and was not right", m->nics[nic].name,
				 dev->props.name)
		       : err_set(EAGAIN, "%s was not tried with %s yet", m->nics[nic].name,
				 dev->props.name);
}

/* Registers it, unless another thread has done so meanwhile. Under r->making: that alone changes
 * what is read here. */
static int make_locked(struct verbs *m, unsigned int nic, const struct end *e, struct reg *r)
{
	struct dev *dev = end_is_mem(e, MEM_SLAB) ? NULL : end_dev(e);
	bool addressable = end_is_mem(e, MEM_HOST_ADDRESSABLE | MEM_PINNED);
	struct mrs *mr;
	int rc;

	if (r->mr[nic]) {
		return 0;
	}
	if (dev && !addressable) {
		/* Not remembered here: it may be tried yet. */
		rc = regs_proof(m, nic, dev);
		if (rc) {
			return rc;
		}
	}
	if (r->err[nic]) {
		return err_set(r->err[nic], "%s could not register it before", m->nics[nic].name);
	}
	rc = mrs_make(m, nic, dev, addressable, r->base, r->len,
		      VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_RELAXED_ORDERING, &mr);
	rwlock_write(&m->regs_lock);
	r->mr[nic] = mr;
	/* What may pass is tried again, and slabs always: there is no other way for them. */
	r->err[nic] = r->slab || rc == -ENOMEM || rc == -EAGAIN || rc == -EINTR ? 0 : -rc;
	rwlock_release(&m->regs_lock);
	return rc;
}

static void take_key(const struct reg *r, unsigned int nic, struct known *out)
{
	*out = (struct known){ r->base, r->len, r->mr[nic] };
}

static int make_key(struct verbs *m, unsigned int nic, const struct end *e, size_t len,
		    struct known *out)
{
	struct reg *r = get_reg(m, e, len);
	int rc;

	if (!r) {
		return err_set(EFAULT, "the memory at %p is not known to the library",
			       (void *)e->addr);
	}
	lock_acquire(&r->making);
	rc = make_locked(m, nic, e, r);
	if (!rc) {
		take_key(r, nic, out);
	}
	lock_release(&r->making);
	end_use(m, r);
	return rc;
}

bool regs_may_make(const struct move_op *op)
{
	const struct end *e = ends_mem(&op->dst, &op->src);

	return !op->waited || !end_is_mem(e, MEM_DEVICE) || end_is_mem(e, MEM_HOST_ADDRESSABLE);
}

int regs_find(struct verbs *m, unsigned int nic, const struct end *e, size_t len, bool now,
	      struct known *out)
{
	const struct reg *r;
	int rc = -ENOENT;

	rwlock_read(&m->regs_lock);
	r = range_find(&m->regs, e->addr, len);
	if (r && r->mr[nic]) {
		take_key(r, nic, out);
		rc = 0;
	} else if (r && r->err[nic]) {
		rc = -r->err[nic];
	}
	rwlock_release(&m->regs_lock);
	return rc == -ENOENT && now ? make_key(m, nic, e, len, out) : rc;
}
