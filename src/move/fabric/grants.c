/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Grants, and regions of remotes. A grant's part of a blob, all numbers little-endian:
 *
 *  *	version, 1 byte: 1; flags, 1: 1: it begins at a word, 2: it takes atomic operations; cards,
 * 1; of each that took the memory: its number, 1; address, 8; key, 8
 *
 * A process that has an adapter's address and a key may use the key: no other right is checked.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "move/fabric/fabric.h"
#include "remote/blob.h"

#define VERSION 1u
#define HEAD 3u
#define KEY 17u
#define OF_WORDS 1u
#define ATOMICS 2u

/* Whether memory of a device can be granted at all. */
static int check_device(struct fabric *f, const struct grant *what)
{
	struct dev *dev = what->dev;

	if (dev && dev->props.p2p) {
		return err_set(EOPNOTSUPP,
			       "memory of %s, on a PCIe BAR, is not granted by libfabric",
			       dev->props.name);
	}
	if (!nic_grant_hidden(what)) {
		return 0;
	}
	if (what->rights & ~REMOTE_MAY_READ && dev->share.flush(dev)) {
		return err_set(EOPNOTSUPP,
			       "the driver of %s does not flush what adapters write into its "
			       "memory: grant it for reading",
			       dev->props.name);
	}
	if (!f->cards[0].is.has_dmabuf) {
		return err_set(EOPNOTSUPP,
			       "%s does not access memory of %s directly: libfabric's provider, or "
			       "its release, has no dma-buf",
			       f->cards[0].is.name, dev->props.name);
	}
	return 0;
}

int fabric_grant(struct mover *m, const struct grant *what, struct grant **out)
{
	struct fabric *f = fabric_of(m);
	struct nic_grant *g;
	int rc = fabric_open(&f->base);

	rc = rc ? rc : check_device(f, what);
	rc = rc ? rc : nic_grant(&f->base, what, sizeof(*g), &g);
	if (rc) {
		return rc == -EIO ? -EOPNOTSUPP : rc; /* a trial failed: another mover may do it */
	}
	*out = &g->base;
	return 0;
}

ssize_t fabric_grant_blob(struct grant *base, void *out, size_t space)
{
	const struct nic_grant *g = nic_grant_of(base);
	const struct fabric *f = fabric_of(&g->m->m);
	unsigned char *at = out;
	size_t used = HEAD;

	if (space < HEAD + KEY * (size_t)NIC_CARDS) {
		return -ENOSPC;
	}
	at[0] = VERSION;
	at[1] = (base->base % 8 == 0 ? OF_WORDS : 0) |
		(base->rights & REMOTE_MAY_ATOMIC ? ATOMICS : 0);
	at[2] = 0;
	for (unsigned int i = 0; i < f->base.n; i++) {
		uint64_t addr, key;

		if (!g->of[i]) {
			continue;
		}
		f->ops->named(g->of[i], &addr, &key);
		at[2]++;
		at[used] = (unsigned char)i;
		blob_put(at + used + 1, addr, 8);
		blob_put(at + used + 9, key, 8);
		used += KEY;
	}
	return (ssize_t)used;
}

static bool take(struct fabric_region *g, const unsigned char *at, size_t len)
{
	if (len < HEAD || at[0] != VERSION || at[1] > (OF_WORDS | ATOMICS) || !at[2] ||
	    at[2] > NIC_CARDS || len != HEAD + KEY * (size_t)at[2]) {
		return false;
	}
	g->base.of_words = at[1] & OF_WORDS;
	g->base.atomics = at[1] & ATOMICS ? REMOTE_ATOMICS_NIC : REMOTE_ATOMICS_NONE;
	for (unsigned int i = 0; i < at[2]; i++) {
		const unsigned char *k = at + HEAD + KEY * (size_t)i;

		if (k[0] >= NIC_CARDS || g->at[k[0]].known) {
			return false;
		}
		g->at[k[0]].known = true;
		g->at[k[0]].addr = blob_get(k + 1, 8);
		g->at[k[0]].key = blob_get(k + 9, 8);
	}
	return true;
}

/* Whether a card of theirs that has the memory is one that a wire leads to. */
static bool is_reached(const struct fabric_remote *r, const struct fabric_region *g)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (g->at[r->wires[i].there].known) {
			return true;
		}
	}
	return false;
}

int fabric_region(struct remote *base, const void *blob, size_t len, struct region **out)
{
	struct fabric_region *g = alloc_zero(sizeof(*g));

	if (!g) {
		return -ENOMEM;
	}
	if (!take(g, blob, len)) {
		free(g);
		return err_set(EINVAL, "the blob's grant was not made for fabric, or for that of "
				       "another release");
	}
	if (!is_reached(fabric_remote_of(base), g)) {
		free(g);
		return err_set(EOPNOTSUPP,
			       "%s granted this memory by none of the adapters that are connected",
			       base->name);
	}
	*out = &g->base;
	return 0;
}

void fabric_region_free(struct region *r)
{
	free(fabric_region_of(r));
}
