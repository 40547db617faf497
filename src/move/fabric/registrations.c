/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory is registered with a card: for this side, or for remotes, under a key that is a random
 * number where the provider lets us choose it.
 *
 * Memory that no processor addresses is registered by a dma-buf, where a card can and was tried
 * with its device, and else staged. Where registrations are bound to endpoints, it always is, as
 * there are many of those on this side. So is shared memory, as some of libfabric's providers copy
 * by the processor: it could be taken away meanwhile.
 */

#include <errno.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/fabric/fabric.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define KEYS 8u /* that are tried, as one may be taken */

static int try_keys(struct fabric_card *c, struct ofi_range *r, struct ofi_mem **out)
{
	int rc = -EEXIST;

	for (unsigned int i = 0; i < KEYS && rc == -EEXIST; i++) {
		rc = sys_random(&r->key);
		if (rc) {
			break;
		}
		lock_acquire(&c->lock);
		rc = c->ops->mem(c->card, r, out);
		lock_release(&c->lock);
	}
	return rc;
}

/* The plain mapping first. That by PCIe is for platforms with a coherent link beside it. */
static int register_dev(struct fabric_card *c, struct dev *dev, void *at, size_t len,
			unsigned int access, struct ofi_mem **out)
{
	static const enum dev_mapping by[] = { DEV_MAPPING_PLAIN, DEV_MAPPING_PCIE };
	uintptr_t first = align_down((uintptr_t)at, sys_page());
	size_t all = align_up((uintptr_t)at + len, sys_page()) - first;
	int rc = -EOPNOTSUPP;

	for (unsigned int i = 0; i < ARRAY_LEN(by) && rc; i++) {
		struct ofi_range r = { .at = at, .len = len, .access = access };
		struct dev_export x;

		if (dev->share.export_range(dev, (void *)first, all, by[i], &x)) {
			continue;
		}
		r.dmabuf = x.fd;
		r.dmabuf_off = x.off + ((uintptr_t)at - first);
		rc = try_keys(c, &r, out);
		(void)sys_close(x.fd); /* the registration has its own reference */
	}
	return rc ? err_set(-rc, "%s cannot register %zu bytes of %s at %p by a dma-buf: %s",
			    c->is.name, len, dev->props.name, at, err_words(rc))
		  : 0;
}

static int register_host(struct fabric_card *c, void *at, size_t len, unsigned int access,
			 struct ofi_mem **out)
{
	struct ofi_range r = { .at = at, .len = len, .access = access, .dmabuf = -1 };
	int rc = try_keys(c, &r, out);

	return rc ? err_set(-rc, "%s cannot register %zu bytes at %p: %s", c->is.name, len, at,
			    err_words(rc))
		  : 0;
}

static unsigned int access_of(uint32_t rights)
{
	return rights ? (rights & REMOTE_MAY_READ ? OFI_MAY_READ : 0) |
				(rights & REMOTE_MAY_WRITE ? OFI_MAY_WRITE : 0) |
				(rights & REMOTE_MAY_ATOMIC ? OFI_MAY_ATOMIC : 0)
		      : OFI_HERE;
}

int fabric_reg(struct nic_mover *m, unsigned int card, const struct nic_range *r, void **out)
{
	struct fabric_card *c = &fabric_of(&m->m)->cards[card];
	unsigned int access = access_of(r->rights);
	struct ofi_mem *of = NULL;
	int rc = 0;

	if (r->rights & REMOTE_MAY_ATOMIC && !c->is.atomics) {
		rc = err_set(EOPNOTSUPP,
			     "%s has no atomic operations: grant it without PL_MAY_ATOMIC",
			     c->is.name);
	} else if (r->dev && !c->is.has_dmabuf) {
		rc = err_set(EOPNOTSUPP,
			     "%s does not access memory of %s directly: libfabric's provider, or "
			     "its release, has no dma-buf",
			     c->is.name, r->dev->props.name);
	} else if (r->dev && c->is.by_end && access == OFI_HERE) {
		rc = err_set(EOPNOTSUPP, "%s registers memory of %s for remotes alone", c->is.name,
			     r->dev->props.name);
	} else if (r->dev) {
		rc = register_dev(c, r->dev, (void *)r->base, r->len, access, &of);
	} else if (c->is.needs_mem || access != OFI_HERE) {
		rc = register_host(c, (void *)r->base, r->len, access, &of);
	}
	*out = of;
	return rc;
}

int fabric_unreg(struct nic_mover *m, unsigned int card, void *of)
{
	struct fabric_card *c = &fabric_of(&m->m)->cards[card];
	int rc;

	lock_acquire(&c->lock);
	rc = c->ops->forget(of);
	lock_release(&c->lock);
	return rc;
}

/* Whether a card may access it in place. */
static bool is_usable(const struct ofi_card_info *card, const struct end *e)
{
	if (end_is_mem(e, MEM_SLAB)) {
		return true;
	}
	if (end_is_mem(e, MEM_HOST_ADDRESSABLE | MEM_PINNED)) {
		return !end_is_mem(e, MEM_SHARED) && !(e->dev && e->dev->props.p2p);
	}
	return end_is_mem(e, MEM_DEVICE) && card->has_dmabuf && !card->by_end;
}

int fabric_find(struct fabric *f, unsigned int card, const struct end *e, size_t len, bool now,
		struct nic_known *out)
{
	return is_usable(&f->cards[card].is, e)
		       ? nic_find(&f->base, card, e, len, now, out)
		       : err_set(EOPNOTSUPP, "an adapter does not access the memory at %p in place",
				 (void *)e->addr);
}
